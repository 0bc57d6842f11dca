// SPDX-License-Identifier: BSD-3-Clause
// The data that all blocks of the factorization share: the block column, its tiles, the places of its parts
// in device and shared memory.
#pragma once

#include "potrf/progress.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// For the kernels' scalars.
template <class T>
struct PotrfProblem {
    T* a;
    std::int64_t lda;
    wide_t<T>* work;
    std::int64_t offset;
    std::int64_t* info;
    unsigned* flags;
    PotrfTiles tiles;
    unsigned* begun;
    unsigned step;
};

template <int Tile, class T>
class PotrfBlock {
  public:
    using Square = PotrfSquare<Tile, T>;
    using S = wide_t<T>;
    using Fragment = ProductTile<S>;
    static constexpr std::size_t first_at = 0, second_at = Square::size * sizeof(S);
    static constexpr std::size_t inverse_at = 2 * second_at;
    static constexpr std::size_t bytes = inverse_at + Square::inverse_size * sizeof(S);

    LAPILLI_DEVICE explicit PotrfBlock(const PotrfProblem<T>& problem)
        : p(problem),
          tiles(problem.tiles),
          progress(problem.flags),
          first(shared<S>(first_at, Square::size)),
          second(shared<S>(second_at, Square::size)),
          inverse(shared<S>(inverse_at, Square::inverse_size)) {}

  protected:
    /// Tile (i, j).
    LAPILLI_DEVICE T* tile_at(std::int64_t i, int j) const {
        return p.a + tiles.first(i) + std::int64_t{j} * Tile * p.lda;
    }
    /// Element (i, k) of it, or 0 outside of the matrix.
    LAPILLI_DEVICE S element(const T* tile, int height, int width, int i, int k) const {
        return i < height && k < width ? widened(load(tile + i + k * p.lda)) : S(0);
    }
    LAPILLI_DEVICE void set_element(T* tile, int height, int width, int i, int k, S value) const {
        if (i < height && k < width) store(tile + i + k * p.lda, narrowed<T>(value));
    }
    /// Tile (i, j), j < i, to shared memory.
    LAPILLI_DEVICE void fetch(std::int64_t i, int j, Shared<S> to) const {
        const T* const from = tile_at(i, j);
        const int height = tiles.height(i);
        move_tile<Square>([&](int r, int k) { return element(from, height, Tile, r, k); },
                          [&](int r, int k, S value) { to[r + k * Square::ld] = value; });
    }
    /// Whether the inverse of a tile has anything there: it is upper triangular, in triangles that are kept
    /// as squares.
    LAPILLI_DEVICE static bool is_kept(int i, int k) { return i / potrf_triangle <= k / potrf_triangle; }

    const PotrfProblem<T>& p;
    const PotrfTiles& tiles;
    const PotrfProgress progress;
    const Shared<S> first, second, inverse;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
