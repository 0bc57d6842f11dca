// SPDX-License-Identifier: BSD-3-Clause
// A panel's LU factorization under the emulator, and its checks: L U against the interchanged panel, and its
// pivots.
#pragma once

#include <array>
#include <numeric>
#include <set>

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "lu/args.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_LU_OPERATIONS)

namespace lapilli::kernel_tests {

/// Where a panel is factored: a device's multiprocessors and whether it has clusters.
struct Place {
    int multiprocessors = 4;
    bool clusters = true;
    std::uint64_t seed = 0;
    bool wide = false;
    index_t behind = 3;  ///< rows of the array behind the panel's
    index_t before = 0;  ///< elements of the array before its first
};

template <class T>
class LuPanelTest : public ::testing::Test {
  protected:
    struct Factored {
        Matrix<T> a;
        std::vector<index_t> pivots, to, from;
        index_t info = 0;
    };
    static constexpr index_t first = 1000;

    static Factored run(const Matrix<T>& given, const Place& place, index_t info_before = 0) {
        const index_t m = given.rows, w = given.cols;
        Factored f{Matrix<T>(m, w, m + place.behind, nan_of<T>()), {}, {}, {}, info_before};
        std::vector<T> array(static_cast<std::size_t>(place.before + f.a.ld * w), nan_of<T>());
        T* const a = array.data() + place.before;
        for (index_t j = 0; j < w; ++j) {
            for (index_t i = 0; i < m; ++i) a[i + j * f.a.ld] = given(i, j);
        }
        const auto count = static_cast<std::size_t>(w);
        f.pivots.assign(count + 1, -7);
        f.to.assign(2 * count + 1, -7);
        f.from.assign(2 * count + 1, -7);
        struct alignas(256) Unit {
            std::byte bytes[256];
        };
        std::vector<Unit> work(static_cast<std::size_t>(lu_panel_work<T>(m, place.wide)) / 256 + 1);
        std::memset(work.data(), 0xff, work.size() * sizeof(Unit));
        std::memset(work.data(), 0, static_cast<std::size_t>(barrier_bytes));
        const LuPanelArgs<T> args{{a, m, w, f.a.ld}, first,   f.pivots.data(), f.to.data(),
                                  f.from.data(),     &f.info, work.data(),     place.wide};
        EXPECT_EQ(args.violation(), nullptr);
        const simt::EmulatedStream stream(simt::limits_like(place.clusters ? 90 : 80, place.multiprocessors),
                                          place.seed);
        EXPECT_EQ(launch::run(stream, args), launch::success);
        std::copy(array.begin() + place.before, array.end(), f.a.elements.begin());
        EXPECT_TRUE(std::all_of(array.begin(), array.begin() + place.before, is_nan<T>));
        if (place.wide) {
            // The state that the next launch expects, of either kernel.
            const auto* const words = reinterpret_cast<const unsigned*>(work.data());
            EXPECT_TRUE(std::all_of(words, words + barrier_bytes / sizeof(unsigned),
                                    [](unsigned x) { return x == 0; }));
        }
        EXPECT_TRUE(f.pivots[count] == -7 && f.to[2 * count] == -7 && f.from[2 * count] == -7) << "behind";
        return f;
    }

    /// The panel with its rows interchanged by the pivots.
    static Matrix<T> interchanged(const Matrix<T>& given, const Factored& f) {
        Matrix<T> a = given;
        for (index_t j = 0; j < a.cols; ++j) {
            const index_t pivot = f.pivots[static_cast<std::size_t>(j)] - first - 1;
            EXPECT_TRUE(j <= pivot && pivot < a.rows) << "pivot " << j;
            if (pivot < j || pivot >= a.rows) return a;
            for (index_t k = 0; k < a.cols; ++k) std::swap(a(j, k), a(pivot, k));
        }
        return a;
    }
    /// The lists move rows as the pivots do.
    static void check_lists(index_t m, const Factored& f) {
        std::vector<index_t> rows(static_cast<std::size_t>(m)), moved;
        std::iota(rows.begin(), rows.end(), 0);
        moved = rows;
        const std::size_t w = f.pivots.size() - 1;
        for (std::size_t j = 0; j < w; ++j)
            std::swap(rows[j], rows[static_cast<std::size_t>(f.pivots[j] - first - 1)]);
        std::set<index_t> sources;
        for (std::size_t k = 0; k < 2 * w; ++k) {
            if (f.to[k] < 0) continue;
            ASSERT_TRUE(f.to[k] < m && f.from[k] >= 0 && f.from[k] < m);
            moved[static_cast<std::size_t>(f.to[k])] = f.from[k];
            ASSERT_TRUE(sources.insert(f.from[k]).second);
        }
        ASSERT_EQ(rows, moved);
    }

    static void check(const Matrix<T>& given, const Factored& f) {
        const index_t m = given.rows, w = given.cols;
        ASSERT_EQ(f.info, 0);
        const Matrix<T> a = interchanged(given, f);
        check_lists(m, f);
        for (index_t j = 0; j < w; ++j) {
            ASSERT_TRUE(f.a.ld == m || is_nan(*(&f.a(0, j) + m))) << "padding";
            for (index_t i = 0; i < m; ++i) {
                Wide<T> sum(0);
                double size = 0;
                for (index_t k = 0; k <= std::min({i, j, w - 1}); ++k) {
                    const Wide<T> l = k == i ? Wide<T>(1) : widen(f.a(i, k)), u = widen(f.a(k, j));
                    sum += l * u;
                    size += modulus(l) * modulus(u);
                }
                ASSERT_LE(modulus(sum - widen(a(i, j))), 4 * double(w) * eps<T> * size)
                    << "L U - P A in " << i << ", " << j;
                // The pivot is the largest; of complex numbers |re| + |im| is compared.
                if (i > j) {
                    ASSERT_LE(modulus(widen(f.a(i, j))), (is_complex<T> ? 1.415 : 1) * (1 + 8 * eps<T>));
                }
            }
        }
    }
    static void factor(index_t m, index_t w, const Place& place) {
        SCOPED_TRACE(::testing::Message()
                     << m << " x " << w << " on " << place.multiprocessors
                     << (place.clusters ? " with clusters" : "") << (place.wide ? ", wide" : ""));
        const auto a = random_matrix<T>(m, w, m, seed_of(m, w));
        check(a, run(a, place));
    }
    static constexpr index_t most = lu_panel_limit<T>;
};

}  // namespace lapilli::kernel_tests
