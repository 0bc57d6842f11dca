// SPDX-License-Identifier: BSD-3-Clause
#include "tester/tune_space.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace lapilli::tester {
namespace {

// The most bytes per clock of a multiprocessor from L2.
constexpr double l2_bytes_clock = 64;
constexpr int schedulers = 4;

std::array<int, 12> numbers(const ProductPolicy& p) {
    return {p.bm,
            p.bn,
            p.bk,
            p.warps_m,
            p.warps_n,
            p.stages,
            p.blocks,
            p.loop == ProductLoop::tensor ? 1 : 0,
            p.prefetch_c ? 1 : 0,
            p.stream_c ? 1 : 0,
            p.split_barrier ? 1 : 0,
            p.producers};
}

bool keeps_up(const ProductPolicy& p, ProductScalar t, const ProductLimits& d) {
    const double clocks = product_fma_clocks(p, t, d);
    const double operands = static_cast<double>(p.stage_elements()) * t.bytes;
    return product_load_clocks(p, t, d) <= clocks && operands <= clocks * l2_bytes_clock;
}

// Adds what the tile and its warps leave open: stages, blocks, the way of C.
void add_variants(ProductPolicy p, ProductScalar t, const ProductLimits& d,
                  std::vector<ProductPolicy>& space) {
    for (const bool prefetch : {false, true}) {
        p.prefetch_c = prefetch;
        for (p.blocks = 1; p.blocks * p.launched() <= d.registers / 32; ++p.blocks) {
            for (p.stages = 3; product_is_legal(p, t, d); ++p.stages) {
                for (const bool stream : {false, true}) {
                    for (const bool split_barrier : {false, true}) {
                        p.stream_c = stream, p.split_barrier = split_barrier;
                        if (p.blocks * p.warps() >= schedulers && product_is_legal(p, t, d)) {
                            space.push_back(p);
                        }
                    }
                }
                p.split_barrier = false;
            }
        }
    }
}

}  // namespace

ProductScalar product_scalar_of(char precision) {
    return {static_cast<int>(scalar_bytes(precision)), precision == 'c' || precision == 'z'};
}

std::vector<ProductPolicy> product_space(char precision, const ProductLimits& limits) {
    const ProductScalar t = product_scalar_of(precision);
    std::vector<ProductPolicy> space;
    constexpr std::pair<ProductLoop, int> kinds[] = {{ProductLoop::tensor, 0},
                                                     {ProductLoop::tensor, 1},
                                                     {ProductLoop::tensor, 2},
                                                     {ProductLoop::tensor, 4},
                                                     {ProductLoop::plain, 0}};
    for (const auto& [loop, producers] : kinds) {
        ProductPolicy p{};
        p.loop = loop;
        p.producers = producers;
        p.prefetch_c = p.warp_specialized();
        p.stages = 3;
        const int m_step = p.granularity_m(t), n_step = p.granularity_n(t), k_step = p.granularity_k(t);
        // Sums in registers bound the tile, and so does a step of its operands in shared memory.
        const int most_sums = limits.registers / (t.bytes / 4);
        const int most_step = limits.shared_bytes / (3 * t.bytes);
        for (p.bm = m_step; p.bm * n_step <= most_sums; p.bm += m_step) {
            for (p.bn = n_step; p.bm * p.bn <= most_sums; p.bn += n_step) {
                for (p.bk = k_step; p.stage_elements() <= most_step; p.bk += k_step) {
                    for (p.warps_m = 1; p.warps_m * m_step <= p.bm; ++p.warps_m) {
                        for (p.warps_n = 1; p.warps_n * n_step <= p.bn && p.threads() <= limits.threads;
                             ++p.warps_n) {
                            p.blocks = 1;
                            if (product_is_legal(p, t, limits) && keeps_up(p, t, limits)) {
                                add_variants(p, t, limits, space);
                            }
                        }
                    }
                }
            }
        }
    }
    return space;
}

namespace {

// The clocks of the busiest multiprocessor.
double expected_clocks(const ProductPolicy& p, ProductScalar t, const ProductLimits& d,
                       const TuneShape& shape, int multiprocessors) {
    // A multiprocessor's bytes per clock while all of them read; bytes of C that it can write; the latencies
    // of the first number from memory and of those that it has to wait for one after the other.
    constexpr double all_bytes_clock = 24, write_bytes_clock = 64, latency = 1200, next_latency = 500;
    const double k = static_cast<double>(shape.k * shape.terms());
    const double bm = p.bm, bn = p.bn, steps = std::ceil(k / p.bk), c_bytes = bm * bn * t.bytes;
    const double products = steps * product_fma_clocks(p, t, d), loads = steps * product_load_clocks(p, t, d);
    // Costs that only another block hides: loads before the first products of a step, writing C, waiting for
    // it in as many trips as registers require.
    const int spare = product_register_limit(p, d) - product_registers(p, t);
    const bool pairs = p.blocks * p.warps() >= 2 * schedulers,
               ahead = spare >= product_operand_registers(p, t) + 32;
    const double exposed = !pairs ? 1.5 : p.split_barrier || p.warp_specialized() || ahead ? 0.15 : 0.4;
    const double words = c_bytes / 4 / p.threads(), trips = std::ceil(words / std::max(4, spare));
    const double alone = exposed * loads + c_bytes / write_bytes_clock +
                         (p.prefetch_c ? 0.25 * latency : latency + (trips - 1) * next_latency);
    const double tile = std::max({products + alone / p.blocks, product_tile_bytes(p, t, k) / all_bytes_clock,
                                  p.blocks == 1 ? 0 : (products + alone) / p.blocks});
    const double part = shape.routine == Blas::gemm ? 1 : 0.5;
    const double tiles =
        part * std::ceil(static_cast<double>(shape.m) / bm) * std::ceil(static_cast<double>(shape.n) / bn);
    // With few tiles, the last of them run while other multiprocessors have none; k can be split where C is
    // small.
    const double rounds = tiles / multiprocessors;
    return tile * (rounds < 1 ? std::max(rounds, 0.5) : std::ceil(rounds));
}

}  // namespace

void order_by_promise(std::vector<ProductPolicy>& space, char precision, const ProductLimits& limits,
                      const std::vector<TuneShape>& shapes, int multiprocessors) {
    const ProductScalar t = product_scalar_of(precision);
    std::vector<std::pair<double, ProductPolicy>> order;
    for (const ProductPolicy& p : space) {
        double sum = 0;
        for (const TuneShape& shape : shapes) {
            sum += std::log(expected_clocks(p, t, limits, shape, multiprocessors));
        }
        order.emplace_back(sum, p);
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::transform(order.begin(), order.end(), space.begin(), [](const auto& entry) { return entry.second; });
}

bool same_policy(const ProductPolicy& a, const ProductPolicy& b) { return numbers(a) == numbers(b); }

int distance(const ProductPolicy& a, const ProductPolicy& b) {
    const auto x = numbers(a), y = numbers(b);
    int different = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        different += x[i] != y[i] ? 1 : 0;
    }
    return different;
}

std::string policy_text(const ProductPolicy& p) {
    const auto text = [](int value) { return std::to_string(value); };
    return text(p.bm) + "x" + text(p.bn) + "x" + text(p.bk) + " " + text(p.warps_m) + "x" + text(p.warps_n) +
           " warps " + text(p.stages) + " stages " + text(p.blocks) + (p.blocks > 1 ? " blocks" : " block") +
           (p.loop == ProductLoop::tensor ? " tensor" : " plain") + (p.prefetch_c ? " C" : "") +
           (p.stream_c ? " stream" : "") + (p.split_barrier ? " split barrier" : "") +
           (p.warp_specialized() ? " " + text(p.producers) + " producers" : "");
}

BlasCase TuneShape::blas_case(char precision) const {
    BlasCase that;
    that.routine = routine;
    that.precision = precision;
    that.trans = op_a;
    that.transb = op_b;
    that.m = m, that.n = n, that.k = k;
    that.alpha = -1, that.beta = 1;
    return that;
}

const std::vector<TuneClass>& tune_classes() {
    const auto gemm = [](const char* name, const char* op, std::int64_t m, std::int64_t n, std::int64_t k) {
        return TuneShape{name, Blas::gemm, op[0], op[1], m, n, k};
    };
    const auto rank_k = [](const char* name, Blas routine, std::int64_t n, std::int64_t k) {
        return TuneShape{name, routine, 'N', 'T', n, n, k};
    };
    // The updates of panel factorizations have a short k, the products V^T A with a panel few rows.
    static const std::vector<TuneClass> classes = {
        {"rows32", "p.m <= 32 && p.n > 64", {gemm("rows32", "TN", 32, 16384, 16384)}},
        {"rows64", "p.m <= 64 && p.n > 64", {gemm("rows64", "TN", 64, 16384, 16384)}},
        {"narrow",
         "p.m <= 64 || p.n <= 64",
         {gemm("columns64", "NN", 16384, 64, 16384), gemm("gram64", "TN", 64, 64, 16384)}},
        {"small",
         "p.m * p.n <= 1024 * 1024",
         {gemm("square512", "NN", 512, 512, 512), gemm("square1024", "NN", 1024, 1024, 1024),
          gemm("update1024", "NT", 1024, 1024, 64)}},
        {"rank_k",
         "p.part != 'A' && k <= 256",
         {rank_k("syrk64", Blas::syrk, 16384, 64), rank_k("syrk128", Blas::syrk, 16384, 128),
          rank_k("syr2k64", Blas::syr2k, 16384, 64), rank_k("syr2k128", Blas::syr2k, 16384, 128)}},
        {"short",
         "k <= 256",
         {gemm("update64", "NT", 16384, 16384, 64), gemm("update128", "NT", 16384, 16384, 128),
          gemm("update4096", "NT", 4096, 4096, 64)}},
        {"medium", "k <= 1024", {gemm("update512", "NT", 16384, 16384, 512)}},
        {"long",
         "",
         {gemm("square8192", "NN", 8192, 8192, 8192), gemm("square4096", "NT", 4096, 4096, 4096)}}};
    return classes;
}

}  // namespace lapilli::tester
