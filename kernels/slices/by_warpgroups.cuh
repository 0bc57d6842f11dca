// SPDX-License-Identifier: BSD-3-Clause
// C := alpha op(A) op(B) + beta C in single precision, of operands split into three bytes: six products of
// bytes, whose sums of 32 bits the tensor cores add up over all of k. For compute capability 9.0, whose
// warpgroups multiply from shared memory.
//
//           128 of B               two more warps                    shared memory           two warpgroups, 64 rows each
//         +----------+               one, of each tile:            +---+---+---+
//      64 | warps 0-3|                 announce it                 | A | A |   |             each step: wait until it has come,
//     of A+----------+                 each step of 64 along k: -> | B | B |   | ->            twelve products of 64 x 128 x 32,
//      64 | warps 4-7|                   wait for an empty stage,  +---+---+---+               say that the stage is empty
//         +----------+                   copy A and B              |     C     | ->         after the last: alpha sums + beta C
//                                    the other: copy exponents, -> +-----------+               to memory
//                                    and C
//
// C is copied where its columns begin at multiples of 16 bytes, and end there in a tile that is cut; else it
// is read when the sums are there.
//
// Operations: 6 x 2 x 128^2 k a tile of bytes for 2 x 128^2 k of single precision. Shared memory: 96 of 128
// bytes a clock are read at the tensor cores' peak, and 32 written. Memory: C there and back, 8 bytes for 2 k
// operations.
// Bound by the tensor cores, or by the card's power, from k = 1024 on; below by C.
#pragma once

#include "bytes/ring.cuh"
#include "slices/epilogue.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Stages, C, the exponents of a tile's rows and columns, the tile of each stage, and the barriers: for each
/// stage where it has come and where it is empty, and the same for C with the exponents.
struct WarpgroupSlices {
    using Shape = SlicesShape;
    static constexpr int stages = 3, threads = SlicesShape::threads + 128;
    /// Registers of a thread that multiplies, and of one in the warpgroup that copies.
    static constexpr int registers = 232, registers_of_copies = 40;
    /// Elements from a column of C to the next one, such that neighbouring lanes use different banks.
    template <class T>
    static constexpr int column = SlicesShape::tile + (is_complex<T> ? 8 : 4);
    template <class T>
    static constexpr int c_elements = SlicesShape::columns<T>* column<T>;
    static constexpr std::size_t c_bytes = c_elements<Complex<float>> * sizeof(Complex<float>);
    static_assert(c_elements<float> * sizeof(float) <= c_bytes);
    static constexpr std::size_t c_at = std::size_t{stages} * stage_words<Shape> * 4,
                                 exponents_at = c_at + c_bytes,
                                 tiles_at = exponents_at + 2 * SlicesShape::tile * 4,
                                 barriers_at = tiles_at + stages * sizeof(TileNumber);
    static constexpr int more_barriers = 2;
    static constexpr std::size_t shared_bytes = barriers_at + (2 * stages + more_barriers) * 8;
};

class SlicesRing : public StageRing<WarpgroupSlices> {
    using Space = WarpgroupSlices;

  public:
    LAPILLI_DEVICE void init(int columns_of_c) const {
        StageRing::init();
        barriers.init(c_filled, columns_of_c + 2);
        barriers.init(c_emptied, SlicesShape::warps * arrivals_of_a_warp());
    }

    LAPILLI_DEVICE void wait_until_c_empty() const { barriers.wait(c_emptied, c_parity ^ 1); }
    /// A lane copies `rows` rows of a column of C, and nothing if there are none.
    template <class T>
    LAPILLI_DEVICE void fill_c(Shared<T> c, int j, const T* from, int rows) const {
        copy_by_lane(c, j * Space::column<T>, from, rows / Pack<T>::size, barriers, c_filled);
    }
    LAPILLI_DEVICE void fill_c() const { barriers.arrive(c_filled); }
    /// Copies the exponents of the rows (0) or columns (1).
    LAPILLI_DEVICE void fill_exponents(int which, const int* from) const {
        copy_by_lane(exponents, which * SlicesShape::tile, from, SlicesShape::tile / 4, barriers, c_filled);
    }
    LAPILLI_DEVICE void wait_until_c_filled() const { barriers.wait(c_filled, c_parity); }
    LAPILLI_DEVICE void empty_c() const { barriers.arrive_warp(c_emptied, lane_id() == 0); }
    LAPILLI_DEVICE void advance_c() { c_parity ^= 1; }

    Shared<int> exponents = shared<int>(Space::exponents_at, 2 * SlicesShape::tile);

  private:
    static constexpr int c_filled = more, c_emptied = more + 1;

    unsigned c_parity = 0;
};

template <class T>
LAPILLI_DEVICE Shared<T> place_of_c() {
    return shared<T>(WarpgroupSlices::c_at, WarpgroupSlices::c_elements<T>);
}

template <class T>
LAPILLI_DEVICE void copy_c(const SlicesPlan<T>& plan, SlicesRing& ring) {
    ProductWalk walk(plan.product.map);
    for (int item = block_id(); item < plan.product.items; item += block_count()) {
        walk.advance(item);
        const SlicesEpilogue<T> tile(plan, tile_number(walk.tile_row, walk.tile_col));
        const int rows = tile.rows_of_c(), columns = tile.takes_c_in_copies() ? tile.columns_of_c() : 0;
        ring.wait_until_c_empty();
        if (lane_id() < 2)
            ring.fill_exponents(lane_id(), lane_id() == 0 ? tile.of_rows() : tile.of_columns());
        LAPILLI_UNROLL_BY(1)
        for (int j = lane_id(); j < SlicesShape::columns<T>; j += 32) {
            if (j < columns) {
                ring.fill_c(place_of_c<T>(), j, tile.column_of_c(j), rows);
            } else {
                ring.fill_c();
            }
        }
        ring.advance_c();
    }
}

template <class T>
LAPILLI_DEVICE void multiply_slices(const SlicesPlan<T>& plan, SlicesRing& ring) {
    using Shape = SlicesShape;
    constexpr int rows_apart = 4 * Shape::piece, bytes_apart = 4 * Shape::half;
    const int mine = warp_id() / 4 * (Shape::half / 2);  // 64 rows further on
    SliceSums<1, 16> sums;
    for (;;) {
        ring.wait_until_filled();
        const TileNumber tile = ring.tile();
        if (tile < 0) break;
        sums.clear();
        LAPILLI_UNROLL_BY(1)
        for (int step = 0; step < plan.steps; ++step) {
            if (step > 0) ring.wait_until_filled();
            warpgroup_begin();
            LAPILLI_UNROLL
            for (int half = 0; half < 2; ++half) LAPILLI_UNROLL
            for (int s = 0; s < slice_count; ++s) LAPILLI_UNROLL
            for (int t = 0; s + t < slice_count; ++t) {
                const int a = ring.first() + (half * slice_count + s) * Shape::slice + mine;
                const int b = ring.first() + Shape::operand + (half * slice_count + t) * Shape::slice;
                wgmma_s8_64x128x32<rows_apart, bytes_apart>(sums.sum[s + t], ring.words, a, b);
            }
            warpgroup_commit();
            LAPILLI_UNROLL
            for (int s = 0; s < slice_count; ++s) warpgroup_wait(sums.sum[s]);
            ring.empty();
            ring.advance();
        }
        const SlicesEpilogue<T> epilogue(plan, tile);
        ring.wait_until_c_filled();
        epilogue.write(sums, 16 * warp_id(), ring.exponents, place_of_c<T>(), WarpgroupSlices::column<T>);
        ring.empty_c();
        ring.advance_c();
    }
}

template <class T>
__global__ void __launch_bounds__(WarpgroupSlices::threads, 1)
    sliced_product_by_warpgroups(const __grid_constant__ SlicesPlan<T> plan) {
    if constexpr (has_warpgroups() && fits_architecture(WarpgroupSlices::shared_bytes)) {
        SlicesRing ring;
        if (thread_id() == 0) ring.init(SlicesShape::columns<T>);
        sync();
        if (warp_id() >= SlicesShape::warps) {
            keep_registers<WarpgroupSlices::registers_of_copies>();
            if (warp_id() == SlicesShape::warps) copy_steps(plan, ring);
            if (warp_id() == SlicesShape::warps + 1) copy_c(plan, ring);
        } else {
            take_registers<WarpgroupSlices::registers>();
            multiply_slices(plan, ring);
        }
    } else {
        refuse();
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
