// SPDX-License-Identifier: BSD-3-Clause
// The shape of a matrix-product kernel, and everything that follows from it: threads, bytes, registers, loads
// against multiply-adds. Plain C++, so that a tuner can enumerate shapes without a GPU, and drop those that
// the device's limits or its bandwidths rule out.
//
//            bn                     One block of warps_m x warps_n warps makes a tile of bm x bn of C in steps of bk
//        +---+---+                  along k. `stages` steps of operands are in shared memory or on their way to it.
//     bm |w0 |w2 |  warps of        With prefetch_c the tile of C is on its way while the products are made: with a
//        +---+---+  bm/warps_m by   short k, C is most of what a tile moves.
//        |w1 |w3 |  bn/warps_n
//        +---+---+                  `blocks` blocks share a multiprocessor, and one writes while another multiplies.
#pragma once

#include <cstddef>

namespace lapilli {

/// FP64 tensor cores (double and complex double), or plain multiply-adds with a small tile for each thread.
enum class ProductLoop { tensor, plain };

/// The properties of a scalar on which a shape depends.
struct ProductScalar {
    int bytes;
    bool complex;
    constexpr int per_chunk() const { return 16 / bytes; }  ///< elements in a copy of 16 bytes
};

struct ProductLimits {
    int shared_bytes = 232448;       ///< of a block
    int shared_bytes_all = 233472;   ///< of a multiprocessor
    int shared_bytes_system = 1024;  ///< of each block, taken by the system
    int registers = 65536;           ///< of a multiprocessor
    int registers_thread = 255;
    int threads = 1024;               ///< of a block
    double shared_bytes_clock = 128;  ///< of a multiprocessor
    double tensor_fma_clock = 128;    ///< double
    double plain_fma_clock = 128;     ///< float
};

struct ProductPolicy {
    int bm, bn, bk;
    int warps_m, warps_n;
    int stages;
    int blocks;  ///< on a multiprocessor
    ProductLoop loop;
    bool prefetch_c;
    bool stream_c;  ///< C is evicted from L2 first
    /// A warp arrives at the step's barrier when it has loaded its operands, and waits there only before the
    /// next step: one warp loads while another multiplies.
    bool split_barrier = false;
    /// Producer warps, in addition: they walk from tile to tile and copy; the others only multiply.
    int producers = 0;

    /// Shapes for a short k, whose blocks would wait for C after the products: they prefetch it into L2.
    constexpr bool asks_for_c() const { return split_barrier && blocks > 1 && !prefetch_c; }
    constexpr int warps() const { return warps_m * warps_n; }
    constexpr int threads() const { return 32 * warps(); }  ///< that multiply
    constexpr bool warp_specialized() const { return producers > 0; }
    constexpr int launched() const { return threads() + 32 * producers; }
    constexpr int copiers() const { return warp_specialized() ? 32 * producers : threads(); }
    constexpr int first_copier() const { return warp_specialized() ? threads() : 0; }
    constexpr int warp_m() const { return bm / warps_m; }
    constexpr int warp_n() const { return bn / warps_n; }
    constexpr int a_elements() const { return bm * bk; }  ///< of one step
    constexpr int b_elements() const { return bn * bk; }
    constexpr int stage_elements() const { return a_elements() + b_elements(); }
    constexpr int c_elements() const { return prefetch_c ? bm * bn : 0; }
    /// A tile is announced when its first step is copied, and forgotten after its last is multiplied.
    /// Where another warp copies, with the stage of its first step.
    constexpr int announced() const { return warp_specialized() ? stages : stages + 1; }
    /// 32-bit words: a tile's row and column of tiles, its share of k, and whether all of it is to be
    /// written; where another warp copies, how many steps it has, and the one behind which the sums of the
    /// first term are scaled.
    constexpr int announcement() const { return warp_specialized() ? 6 : 4; }
    /// For each stage one where it is filled and one where it is empty, and one where C is.
    constexpr int barriers() const { return warp_specialized() ? 2 * stages + 1 : 1; }
    constexpr int granularity_m(ProductScalar t) const {
        return loop == ProductLoop::tensor ? 16 : 8 * t.per_chunk();
    }
    constexpr int granularity_n(ProductScalar t) const {
        return loop == ProductLoop::tensor ? 16 : 8 * t.per_chunk();
    }
    constexpr int granularity_k(ProductScalar t) const {
        return loop == ProductLoop::tensor ? 16 : 4 * t.per_chunk();
    }
};

/// Operands, C, announcements, barriers.
constexpr std::size_t product_shared_bytes(const ProductPolicy& p, ProductScalar t) {
    return static_cast<std::size_t>(p.stages * p.stage_elements() + p.c_elements()) *
               static_cast<std::size_t>(t.bytes) +
           static_cast<std::size_t>(p.announced() * p.announcement()) * 4 +
           static_cast<std::size_t>(p.barriers()) * 8;
}

/// The operands of an instruction's depth of k: all of them, and with those of A read as they are needed.
constexpr int product_operand_registers(const ProductPolicy& p, ProductScalar t) {
    const int words = t.bytes / 4;
    return p.loop == ProductLoop::tensor ? (p.warp_m() + p.warp_n()) / 2 * words
                                         : (p.warp_m() / 8 + p.warp_n() / 4) * words * t.per_chunk();
}
constexpr int product_streamed_registers(const ProductPolicy& p, ProductScalar t) {
    const int words = t.bytes / 4;
    return p.loop == ProductLoop::tensor ? (16 + p.warp_n()) / 2 * words : product_operand_registers(p, t);
}
/// The minimum of a thread: its sums, the operands of one instruction step, and 44 for addresses and
/// counters. The compiler takes more if the limit allows it, and otherwise spills some of the 44.
constexpr int product_registers(const ProductPolicy& p, ProductScalar t) {
    const int sums = p.warp_m() * p.warp_n() / 32 * (t.bytes / 4);
    return sums + product_streamed_registers(p, t) + (p.warp_specialized() ? 16 : 44);
}
/// The registers per thread that the launch bounds allow.
constexpr int product_register_limit(const ProductPolicy& p, const ProductLimits& d = {}) {
    const int warps =
        (p.blocks * p.launched() / 32 + 3) / 4;  // of one of the four schedulers, which have shares
    const int share = d.registers / 4 / 32 / warps / 8 * 8;
    return share < d.registers_thread ? share : d.registers_thread;
}

/// The multiply-adds of one tile and step, in cycles of a multiprocessor.
constexpr double product_fma_clocks(const ProductPolicy& p, ProductScalar t, const ProductLimits& d) {
    const double products = static_cast<double>(p.bm) * p.bn * p.bk * (t.complex ? 4 : 1);
    return products / (p.loop == ProductLoop::tensor ? d.tensor_fma_clock : d.plain_fma_clock);
}
/// The loads from shared memory that go with them; a plain loop's are broadcast to the lanes that share a
/// row.
constexpr double product_load_clocks(const ProductPolicy& p, ProductScalar t, const ProductLimits& d) {
    const double elements = static_cast<double>(p.warps()) * (p.warp_m() + p.warp_n()) * p.bk;
    const double repeated = p.loop == ProductLoop::tensor ? 1 : 4;
    return elements * repeated * t.bytes / d.shared_bytes_clock;
}
/// Bytes that a tile of C and its operands move between L2 and the multiprocessor, for an inner dimension k.
constexpr double product_tile_bytes(const ProductPolicy& p, ProductScalar t, double k) {
    return t.bytes * ((p.bm + p.bn) * k + 2.0 * p.bm * p.bn);
}

/// Whether `threads` threads can copy rows of `row` pieces, a power of two of rows at a time, or a row in
/// equal parts.
constexpr bool shares_rows(int row, int threads) {
    if (row > threads) return row % threads == 0;
    const int rows = threads / row;
    return threads % row == 0 && (rows & (rows - 1)) == 0;
}

/// Whether the kernel can be compiled for this shape and run.
constexpr bool product_is_legal(const ProductPolicy& p, ProductScalar t, const ProductLimits& d = {}) {
    if (p.bm <= 0 || p.bn <= 0 || p.bk <= 0 || p.warps_m <= 0 || p.warps_n <= 0 || p.blocks <= 0)
        return false;
    if (p.loop == ProductLoop::tensor && t.bytes != (t.complex ? 16 : 8)) return false;
    if (p.loop == ProductLoop::plain && (p.split_barrier || p.warp_specialized())) return false;
    if (p.warp_specialized() && (p.split_barrier || !p.prefetch_c || p.warp_m() % 32 != 0)) return false;
    if (p.bm % (p.warps_m * p.granularity_m(t)) != 0 || p.bn % (p.warps_n * p.granularity_n(t)) != 0)
        return false;
    if (p.bk % p.granularity_k(t) != 0 || p.stages < (p.warp_specialized() ? 2 : 3) ||
        p.launched() > d.threads)
        return false;
    // The swizzle needs rows of eight chunks, and the threads equal shares of the chunks.
    const int chunk = t.per_chunk();
    if (p.bm % (8 * chunk) != 0 || p.bn % (8 * chunk) != 0) return false;
    const int copiers = p.copiers();
    if (p.a_elements() % (chunk * copiers) != 0 || p.b_elements() % (chunk * copiers) != 0) return false;
    for (const int each : {1, chunk}) {
        if (!shares_rows(p.bm / each, copiers) || !shares_rows(p.bn / each, copiers)) return false;
        if (!shares_rows(p.bk / each, copiers)) return false;
    }
    const auto bytes = static_cast<int>(product_shared_bytes(p, t));
    if (bytes > d.shared_bytes || p.blocks * (bytes + d.shared_bytes_system) > d.shared_bytes_all)
        return false;
    return product_registers(p, t) <= product_register_limit(p, d);
}

}  // namespace lapilli
