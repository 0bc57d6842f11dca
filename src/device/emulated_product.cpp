// SPDX-License-Identifier: BSD-3-Clause
#include "device/emulated_product.hpp"

#include <algorithm>
#include <type_traits>

#include "base/instances.hpp"
#include "device/calls.hpp"
#include "moduli/args.hpp"
#include "slices/args.hpp"

namespace lapilli {
namespace {

/// The layout of an operand in memory: rows of op(A), or columns of op(B).
template <class T>
struct Source {
    const T* data;
    index_t ld;
    bool rows_first, conjugate;

    static Source left(const ProductArgs<T>& p, int term) {
        return {p.a[term], p.lda, p.op_a == 'N', is_complex<T> && p.op_a == 'C'};
    }
    static Source right(const ProductArgs<T>& p, int term) {
        return {p.b[term], p.ldb, p.op_b != 'N', is_complex<T> && p.op_b == 'C'};
    }
    const T* at(index_t row, index_t l) const {
        return rows_first ? data + row + l * ld : data + l + row * ld;
    }
    bool operator==(const Source&) const = default;
};

/// Single precision by slices. What a scheme says: panels of rows and of columns, the largest sizes, the
/// bytes of an operand without its exponents, how many of those, the bytes of a tile of what lies between the
/// operands and C, and how many times the order that the settings say a cube must have.
template <class T>
struct BySlices {
    /// More of k than that is added to C in turns: a tile's time is what the panels of another queue wait
    /// for.
    static constexpr index_t most_at_once = 4096;
    /// Tiles of a triangle in one launch, about.
    static constexpr index_t triangle_tiles = 1024;
    static_assert(most_at_once <= slices_most_k);

    static constexpr index_t parts = slices_parts<T>;
    static constexpr index_t row_panel = slices_rows, column_panel = slices_rows / parts;
    static constexpr index_t most_rows = slices_most_rows, most_columns = slices_most_rows / parts,
                             most_k = most_at_once / parts, k_panel = slices_k / parts;
    static index_t bytes(bool right, index_t rows, index_t k) {
        return slices_bytes(rows * (right ? parts : 1), k * parts);
    }
    static index_t exponents(bool right, index_t rows) {
        return round_up(rows * (right ? parts : 1), slices_rows);
    }
    static constexpr index_t tile_bytes = 0, least_sizes = 1;
    /// For real numbers, rows of A and columns of B have the same form: A A^T needs one operand, and so does
    /// the product of A with the adjoint of its own first rows.
    static constexpr bool has_one_operand = parts == 1;

    static void split(Queue& queue, bool right, const Source<T>& source, index_t row, index_t l, index_t rows,
                      index_t k, std::int8_t* bytes, int* exponents) {
        submit(queue, SplitArgs<T>{right, source.rows_first, source.conjugate, rows, k, source.at(row, l),
                                   source.ld, bytes, exponents});
    }
    /// A triangle is computed in groups of columns, each with the rows that it has in the triangle.
    static void multiply(Queue& queue, const ProductArgs<T>& whole, const std::int8_t* a,
                         const std::int8_t* b, const int* a_exponents, const int* b_exponents, std::byte*,
                         index_t) {
        const index_t k = whole.k * parts,
                      tile_columns = ceil_div(triangle_tiles, ceil_div(whole.m, slices_rows));
        const index_t at_once = whole.part == 'A' ? whole.n : tile_columns * slices_rows / parts;
        for (index_t j = 0; j < whole.n; j += at_once) {
            ProductArgs<T> piece = whole;
            piece.n = std::min(at_once, whole.n - j);
            // The first row of the lower triangle in these columns, by tiles, and the end of the upper one.
            const index_t above = whole.column(j) - whole.first_row,
                          end = whole.column(j + piece.n - 1) - whole.first_row + 1;
            const index_t i = whole.part == 'L' ? std::max<index_t>(0, above) / slices_rows * slices_rows : 0;
            piece.m = (whole.part == 'U' ? std::clamp<index_t>(end, 0, whole.m) : whole.m) - i;
            if (piece.m <= 0) continue;
            piece.c = whole.c + i + j * whole.ldc;
            piece.first_row += i;
            piece.first_col += j;
            submit(queue, SlicedProductArgs<T>{piece, a + slices_bytes(i, k), b + slices_bytes(j * parts, k),
                                               a_exponents + i, b_exponents + j * parts});
        }
    }
};

/// Double precision by moduli.
template <class T>
struct ByModuli {
    static constexpr index_t row_panel = moduli_rows, column_panel = moduli_columns;
    static constexpr index_t most_rows = moduli_most_rows, most_columns = moduli_most_rows,
                             most_k = moduli_most_k, k_panel = moduli_k;
    static index_t bytes(bool right, index_t rows, index_t k) { return moduli_bytes<T>(right, rows, k); }
    static index_t exponents(bool right, index_t rows) { return round_up(rows, moduli_panel(right)); }
    /// For real numbers the gain is a quarter.
    static constexpr index_t tile_bytes = moduli_tile_bytes<T>, least_sizes = is_complex<T> ? 1 : 2,
                             parts = 1;
    static constexpr bool has_one_operand = false;

    static void split(Queue& queue, bool right, const Source<T>& source, index_t row, index_t l, index_t rows,
                      index_t k, std::int8_t* bytes, int* exponents) {
        submit(queue, ResiduesArgs<T>{right, source.rows_first, source.conjugate, rows, k, source.at(row, l),
                                      source.ld, bytes, exponents});
    }
    static void multiply(Queue& queue, const ProductArgs<T>& product, const std::int8_t* a,
                         const std::int8_t* b, const int* a_exponents, const int* b_exponents,
                         std::byte* planes, index_t plane_tiles) {
        submit(queue, ModuliProductArgs<T>{product, a, b, a_exponents, b_exponents,
                                           reinterpret_cast<std::int8_t*>(planes), plane_tiles});
    }
};

template <class T>
using SchemeOf = std::conditional_t<has_slices<T>, BySlices<T>, ByModuli<T>>;

/// One operand's memory.
template <class Scheme>
struct SplitOperand {
    std::int8_t* bytes;
    int* exponents;
    bool right;

    static index_t size(bool right, index_t rows, index_t k) {
        return Scheme::bytes(right, rows, k) +
               Scheme::exponents(right, rows) * static_cast<index_t>(sizeof(int));
    }
    SplitOperand(std::byte* at, bool of_right, index_t rows, index_t k)
        : bytes(reinterpret_cast<std::int8_t*>(at)),
          exponents(reinterpret_cast<int*>(at + Scheme::bytes(of_right, rows, k))),
          right(of_right) {}
};

/// The parts in which C and k are computed: rows of op(A), columns of op(B), the part of k, and the tiles
/// whose planes are kept.
template <class Scheme>
struct Parts {
    index_t rows = 0, columns = 0, k = 0, tiles = 0;

    static index_t panel(bool right, index_t k) {
        return SplitOperand<Scheme>::size(right, right ? Scheme::column_panel : Scheme::row_panel, k);
    }
    /// Planes get a third of the memory, rows of A half of the others if they need as much, columns of B the
    /// rest. One panel of each fits with a k that is short enough.
    Parts(index_t m, index_t n, index_t all_k, index_t bytes) {
        if constexpr (Scheme::tile_bytes > 0) {
            const index_t all_tiles = ceil_div(m, Scheme::row_panel) * ceil_div(n, Scheme::column_panel);
            tiles = std::min(bytes / 3 / Scheme::tile_bytes, all_tiles);
            if (tiles == 0) return;
        }
        const index_t room = bytes - tiles * Scheme::tile_bytes;
        const auto fits = [&](index_t length) {
            return panel(false, length) <= room / 2 && panel(true, length) <= room / 2;
        };
        k = std::min(all_k, Scheme::most_k);
        while (k > 0 && !fits(k)) k = k <= Scheme::k_panel ? 0 : round_up(k / 2, Scheme::k_panel);
        if (k == 0) return;
        const index_t pieces = ceil_div(all_k, k);  // as long as each other
        k = std::min(k, round_up(ceil_div(all_k, pieces), Scheme::k_panel));
        rows = std::min({m, room / 2 / panel(false, k) * Scheme::row_panel, Scheme::most_rows});
        const index_t rest = room - SplitOperand<Scheme>::size(false, rows, k);
        columns = std::min({n, rest / panel(true, k) * Scheme::column_panel, Scheme::most_columns});
    }
    bool fit() const { return k > 0 && rows > 0 && columns > 0; }
};

template <class T>
Parts<SchemeOf<T>> parts_of(const Queue& queue, const ProductArgs<T>& p) {
    return {p.m, p.n, p.k, static_cast<index_t>(queue.emulation.bytes)};
}

}  // namespace

template <class T>
bool is_emulated(const Queue& queue, const ProductArgs<T>& args) {
    if (args.both_sides) return false;
    // Without a factor operands are not looked at.
    for (int term = 0; term < args.terms; ++term) {
        if (args.alpha[term] == T(0)) return false;
    }
    const ProductEmulation& here = queue.emulation;
    const index_t least_k = here.least_k_of<T>();
    if (here.bytes == 0 || least_k == 0 || args.k < least_k) return false;
    // For a narrow C, converting an operand takes longer than the product; a small C has too few tiles,
    // however long k is.
    constexpr auto parts = static_cast<double>(SchemeOf<T>::parts);
    const double size = static_cast<double>(SchemeOf<T>::least_sizes * here.size),
                 narrow = static_cast<double>(std::min(args.m, args.n)) * parts,
                 elements = static_cast<double>(args.m) * static_cast<double>(args.n) * parts;
    return 3 * narrow >= size && 2 * elements >= size * size &&
           elements * static_cast<double>(args.k) * parts >= size * size * size &&
           parts_of(queue, args).fit();
}

template <class T>
void emulated_product(Queue& queue, const ProductArgs<T>& args) {
    using Scheme = SchemeOf<T>;
    using Split = SplitOperand<Scheme>;
    if (const char* violation = args.violation()) require(false, violation);
    const Parts<Scheme> part = parts_of(queue, args);
    require(part.fit(), "emulated_product: memory");
    std::byte* const memory = queue.emulation.memory;
    T beta = args.beta;
    for (int term = 0; term < args.terms; ++term) {
        const auto a = Source<T>::left(args, term), b = Source<T>::right(args, term);
        for (index_t l = 0; l < args.k; l += part.k, beta = T(1)) {
            const index_t k = std::min(part.k, args.k - l);
            for (index_t i = 0; i < args.m; i += part.rows) {
                const index_t m = std::min(part.rows, args.m - i);
                std::byte* const behind_rows = memory + Split::size(false, m, k);
                const Split rows(memory, false, m, k);
                Scheme::split(queue, false, a, i, l, m, k, rows.bytes, rows.exponents);
                for (index_t j = 0; j < args.n; j += part.columns) {
                    const index_t n = std::min(part.columns, args.n - j);
                    const bool among = Scheme::has_one_operand && a == b && i == j && n <= m;
                    const Split columns = among ? rows : Split(behind_rows, true, n, k);
                    if (!among) Scheme::split(queue, true, b, j, l, n, k, columns.bytes, columns.exponents);
                    ProductArgs<T> product = args;
                    product.terms = 1;
                    product.m = m;
                    product.n = n;
                    product.k = k;
                    product.alpha[0] = args.alpha[term];
                    product.beta = beta;
                    product.c = args.c + i + j * args.ldc;
                    product.first_row += i;
                    product.first_col += j;
                    Scheme::multiply(queue, product, rows.bytes, columns.bytes, rows.exponents,
                                     columns.exponents, behind_rows + Split::size(true, n, k), part.tiles);
                }
            }
        }
    }
}

LAPILLI_INSTANCES(is_emulated, emulated_product)

}  // namespace lapilli
