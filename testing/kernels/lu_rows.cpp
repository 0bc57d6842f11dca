// SPDX-License-Identifier: BSD-3-Clause
// The operations after a panel of LU: solutions with its unit lower triangle, permutations of rows, and of
// columns.
#include <numeric>

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "lu/args.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_LU_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

template <class T>
class LuSolve : public ::testing::Test {
  protected:
    static void run(const Matrix<T>& l, Matrix<T>& x, std::uint64_t seed = 0) {
        const LuSolveArgs<T> args{view(l), view(x)};
        ASSERT_EQ(args.violation(), nullptr);
        ASSERT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 4), seed), args), launch::success);
    }
    /// NaN where nothing is read: on and above the diagonal.
    static Matrix<T> triangle(index_t w) {
        Matrix<T> l = random_matrix<T>(w, w, w + 1, seed_of(w));
        for (index_t j = 0; j < w; ++j) {
            for (index_t i = 0; i <= j; ++i) l(i, j) = nan_of<T>();
        }
        return l;
    }
};
TYPED_TEST_SUITE(LuSolve, Scalars, ScalarNames);

TYPED_TEST(LuSolve, Shapes) {
    using T = TypeParam;
    for (const index_t w : {1, 2, 31, 32, 33, 40, 64, 65, 100, 128}) {
        if (w > lu_solve_limit<T>) continue;
        for (const index_t columns : {1, 3, 16, 37}) {
            const auto l = this->triangle(w);
            const auto b = random_matrix<T>(w, columns, w + 2, seed_of(w, columns));
            auto x = b;
            this->run(l, x, static_cast<std::uint64_t>(w));
            for (index_t j = 0; j < columns; ++j) {
                for (index_t i = 0; i < w; ++i) {
                    Wide<T> sum = widen(x(i, j));
                    double size = modulus(sum) + modulus(widen(b(i, j)));
                    for (index_t k = 0; k < i; ++k) {
                        sum += widen(l(i, k)) * widen(x(k, j));
                        size += modulus(widen(l(i, k))) * modulus(widen(x(k, j)));
                    }
                    ASSERT_LE(modulus(sum - widen(b(i, j))), 2 * double(w) * eps<T> * size)
                        << w << ": " << i << ", " << j;
                }
                ASSERT_TRUE(is_nan(*(&x(0, j) + w))) << "padding";
            }
        }
    }
}

TYPED_TEST(LuSolve, NaNGoesDown) {
    using T = TypeParam;
    const auto l = this->triangle(50);
    auto x = random_matrix<T>(50, 2, 50, 4);
    x(20, 1) = nan_of<T>();
    this->run(l, x);
    for (index_t i = 0; i < 50; ++i) {
        EXPECT_FALSE(is_nan(x(i, 0))) << i;
        EXPECT_EQ(is_nan(x(i, 1)), i >= 20) << i;
    }
}

template <class T>
class PermuteRows : public ::testing::Test {};
TYPED_TEST_SUITE(PermuteRows, Scalars, ScalarNames);

TYPED_TEST(PermuteRows, EachBlockOfColumnsByItsList) {
    using T = TypeParam;
    constexpr index_t m = 700, n = 23, nb = 6, begin = 5, stride = 90;
    const auto before = random_matrix<T>(m, n, m + 3, 2);
    auto a = before;
    const lapilli::testing::Stream stream(6);
    std::vector<int> from(static_cast<std::size_t>(4 * m), -1);
    for (index_t list = 0; list < 4; ++list) {
        const index_t first = begin + list * stride;
        int* const rows = from.data() + list * m;
        std::iota(rows + first, rows + m, static_cast<int>(first));
        for (index_t i = first; i < m; ++i) {
            const auto other = static_cast<index_t>(stream.uniform<double>(static_cast<std::uint64_t>(i)) *
                                                    static_cast<double>(m - i));
            std::swap(rows[i], rows[i + other]);
        }
    }
    std::vector<T> work(static_cast<std::size_t>(permute_rows_work(m, n)) + 1, nan_of<T>());
    const PermuteRowsArgs<T> args{view(a), nb, begin, stride, from.data(), work.data()};
    ASSERT_EQ(args.lists(), 4);
    for (const int multiprocessors : {1, 40}) {
        a = before;
        const simt::EmulatedStream device(simt::limits_like(90, multiprocessors), 3);
        ASSERT_EQ(launch::run(device, args), launch::success);
        ASSERT_TRUE(is_nan(work.back()));
        for (index_t j = 0; j < n; ++j) {
            const index_t list = j / nb;
            for (index_t i = 0; i < m; ++i) {
                const index_t source =
                    i < begin + list * stride ? i : from[static_cast<std::size_t>(list * m + i)];
                ASSERT_EQ(a(i, j), before(source, j)) << i << ", " << j;
            }
        }
    }
}

/// Block columns of 6: the first alone, then steps of two and four of them, by the rows that are left; panels
/// of 4 and then of 5.
constexpr LuOrder order{130, 118, 6, 4, 5, 70, 40, 80};

TEST(LuOrder, StepsAndPanels) {
    std::vector<index_t> steps, panels;
    for (index_t row = 0; row < order.steps; row = order.end_of_step(row)) steps.push_back(row);
    const std::vector<index_t> expected{0, 6, 18, 42, 66, 78, 90, 102, 108, 114};
    EXPECT_EQ(steps, expected);
    order.each_panel_from(0, [&](index_t row, index_t width) {
        const bool begins = std::find(steps.begin(), steps.end(), row) != steps.end();
        EXPECT_TRUE(begins || row == panels.back()) << row;
        EXPECT_LE(width, row < 66 ? 4 : 5) << row;
        panels.push_back(row + width);
    });
    EXPECT_EQ(panels.back(), order.steps);
    EXPECT_EQ(order.step_behind(6), 6);
    EXPECT_EQ(order.step_behind(7), 18);
    EXPECT_EQ(order.step_behind(118), 118);
}

TEST(ComposeRows, InterchangesOfLaterSteps) {
    const lapilli::testing::Stream random(8);
    std::vector<index_t> lists(static_cast<std::size_t>(LuPanelLists::of_a_column * order.steps), -3), pivots;
    order.each_panel_from(0, [&](index_t row, index_t width) {
        const LuPanelLists panel(lists.data(), row, width);
        std::vector<index_t> content(static_cast<std::size_t>(order.rows - row));
        std::iota(content.begin(), content.end(), 0);
        for (index_t k = 0; k < width; ++k) {
            const auto left = static_cast<double>(order.rows - row - k);
            const double at = random.uniform<double>(static_cast<std::uint64_t>(row + k));
            pivots.push_back(row + k + static_cast<index_t>(at * left));
            std::swap(content[static_cast<std::size_t>(k)],
                      content[static_cast<std::size_t>(pivots.back() - row)]);
        }
        // Entries that are no rows move nothing.
        std::fill_n(panel.to, 2 * width, order.rows - row);
        std::fill_n(panel.from, 2 * width, -1);
        index_t moves = 0;
        for (index_t i = 0; i < order.rows - row; ++i) {
            if (content[static_cast<std::size_t>(i)] == i) continue;
            panel.to[moves] = i;
            panel.from[moves++] = content[static_cast<std::size_t>(i)];
        }
    });
    // Every second block column.
    constexpr index_t begin = 12, stride = 12, count = 9;
    std::vector<int> found(static_cast<std::size_t>(count * order.rows), -1);
    const ComposeRowsArgs<float> args{order, lists.data(), begin, stride, count, found.data()};
    ASSERT_EQ(args.violation(), nullptr);
    ASSERT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 2), 3), args), launch::success);
    for (index_t i = 0; i < count; ++i) {
        const index_t first = begin + i * stride;
        std::vector<int> rows(static_cast<std::size_t>(order.rows));
        std::iota(rows.begin(), rows.end(), 0);
        for (index_t k = order.step_behind(first); k < order.steps; ++k)
            std::swap(rows[static_cast<std::size_t>(k)],
                      rows[static_cast<std::size_t>(pivots[static_cast<std::size_t>(k)])]);
        for (index_t r = 0; r < order.rows; ++r)
            ASSERT_EQ(found[static_cast<std::size_t>(i * order.rows + r)],
                      r < first ? -1 : rows[static_cast<std::size_t>(r)])
                << i << ", " << r;
    }
}

template <class T>
class SwapColumns : public ::testing::Test {};
TYPED_TEST_SUITE(SwapColumns, Scalars, ScalarNames);

// Entries of -1, and of columns that are not there, move nothing.
TYPED_TEST(SwapColumns, AllAreReadBeforeOneIsWritten) {
    using T = TypeParam;
    for (const index_t m : {1, 31, 32, 33, 300}) {
        for (const index_t count : {1, 16, 17, 256}) {
            constexpr index_t n = 400;
            const auto before = random_matrix<T>(m, n, m + 3, seed_of(m, count));
            auto a = before;
            std::vector<index_t> to(static_cast<std::size_t>(count)), from(to.size()), source(n);
            std::iota(source.begin(), source.end(), index_t(0));
            for (std::size_t k = 0; k < to.size(); ++k) {
                to[k] = static_cast<index_t>(k) * 3 % n;  // each once: 3 and 400 have no common divisor
                from[k] = (static_cast<index_t>(k) + 5) * 3 % n;
                if (k % 7 == 3) (k % 2 == 0 ? to : from)[k] = k % 3 == 0 ? -1 : n;
                if (to[k] >= 0 && to[k] < n && from[k] >= 0 && from[k] < n)
                    source[static_cast<std::size_t>(to[k])] = from[k];
            }
            const SwapColumnsArgs<T> args{count, to.data(), from.data(), view(a)};
            ASSERT_EQ(args.violation(), nullptr);
            ASSERT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 2), 5), args), launch::success);
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < m; ++i)
                    ASSERT_EQ(a(i, j), before(i, source[static_cast<std::size_t>(j)])) << i << ", " << j;
                ASSERT_TRUE(is_nan(*(&a(0, j) + m))) << "padding";
            }
        }
    }
    index_t list = 0;
    auto a = random_matrix<T>(1, 1, 1, 1);
    EXPECT_NE((SwapColumnsArgs<T>{swap_columns_limit<T> + 1, &list, &list, view(a)}).violation(), nullptr);
}

template <class T>
class LuRows : public ::testing::Test {
  protected:
    /// A's rows after the panel's interchanges, solved with L, in plain loops.
    static Matrix<T> expected(const Matrix<T>& l, const std::vector<index_t>& to,
                              const std::vector<index_t>& from, const Matrix<T>& a) {
        Matrix<T> x = a;
        for (index_t j = 0; j < a.cols; ++j) {
            for (std::size_t k = 0; k < to.size(); ++k) {
                if (to[k] >= 0 && to[k] < a.rows && from[k] >= 0 && from[k] < a.rows)
                    x(to[k], j) = a(from[k], j);
            }
            for (index_t i = 0; i < l.rows; ++i) {
                Wide<T> sum = widen(x(i, j));
                for (index_t k = 0; k < i; ++k) sum -= widen(l(i, k)) * widen(x(k, j));
                x(i, j) = narrow<T>(sum);
            }
        }
        return x;
    }
    static void check(index_t w, index_t m, index_t n, int multiprocessors) {
        SCOPED_TRACE(::testing::Message() << w << " of " << m << " rows, " << n << " columns");
        Matrix<T> l = random_matrix<T>(w, w, w + 1, seed_of(w));
        for (index_t j = 0; j < w; ++j) {
            for (index_t i = 0; i < w; ++i) l(i, j) = i > j ? make<T>(0.05, 0) * l(i, j) : nan_of<T>();
        }
        // The interchanges of a panel; and entries that are no rows.
        const lapilli::testing::Stream random(seed_of(w, m));
        std::vector<index_t> content(static_cast<std::size_t>(m));
        std::iota(content.begin(), content.end(), 0);
        for (index_t k = 0; k < w; ++k) {
            const auto other = k + static_cast<index_t>(
                                       random.uniform<double>(static_cast<std::uint64_t>(k)) * double(m - k));
            std::swap(content[static_cast<std::size_t>(k)], content[static_cast<std::size_t>(other)]);
        }
        std::vector<index_t> to, from;
        for (index_t i = 0; i < m; ++i) {
            if (content[static_cast<std::size_t>(i)] == i) continue;
            to.push_back(i);
            from.push_back(content[static_cast<std::size_t>(i)]);
        }
        while (static_cast<index_t>(to.size()) < 2 * w) {
            to.push_back(to.size() % 2 == 0 ? -1 : m);
            from.push_back(to.size() % 3 == 0 ? -5 : m + 1);
        }
        const auto a = random_matrix<T>(m, n, m + 2, seed_of(m, n));
        const auto right = expected(l, to, from, a);
        const simt::EmulatedStream stream(simt::limits_like(90, multiprocessors), seed_of(w, n));
        auto x = a;
        const LuRowsArgs<T> by_columns{static_cast<index_t>(to.size()), to.data(), from.data(),
                                       view(std::as_const(l)),          false,     view(x),
                                       {x.data(), w, n, x.ld}};
        ASSERT_EQ(by_columns.violation(), nullptr);
        ASSERT_EQ(launch::run(stream, by_columns), launch::success);
        Matrix<T> r(n, m, n + 1, nan_of<T>()), top(w, n, w + 3, nan_of<T>());
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) r(j, i) = a(i, j);
        }
        const LuRowsArgs<T> by_rows{static_cast<index_t>(to.size()),
                                    to.data(),
                                    from.data(),
                                    view(std::as_const(l)),
                                    true,
                                    view(r),
                                    view(top)};
        ASSERT_EQ(by_rows.violation(), nullptr);
        ASSERT_EQ(launch::run(stream, by_rows), launch::success);
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) {
                const double error = modulus(widen(x(i, j)) - widen(right(i, j)));
                ASSERT_LE(error, i < w ? 40 * double(w) * eps<T> : 0) << i << ", " << j;
                ASSERT_TRUE((i < w ? top(i, j) : r(j, i)) == x(i, j)) << "by rows: " << i << ", " << j;
            }
            ASSERT_TRUE(is_nan(*(&x(0, j) + m)) && is_nan(*(&top(0, j) + w)));
        }
        for (index_t i = 0; i < m; ++i) ASSERT_TRUE(is_nan(*(&r(0, i) + n)));
    }
};
TYPED_TEST_SUITE(LuRows, Scalars, ScalarNames);

TYPED_TEST(LuRows, Shapes) {
    constexpr index_t most = lu_rows_limit<TypeParam>;
    for (const index_t w : {index_t(1), index_t(15), index_t(16), index_t(17), index_t(50), most}) {
        this->check(w, w, 3, 4);
        this->check(w, w + 1, 9, 4);
        this->check(w, 3 * w + 20, 40, 1);
    }
}

TYPED_TEST(LuRows, NaNGoesDown) {
    using T = TypeParam;
    for (const bool is_infinite : {false, true}) {
        Matrix<T> l = random_matrix<T>(50, 50, 50, 3);
        auto x = random_matrix<T>(50, 3, 50, 4);
        const auto before = x;
        x(20, 1) = is_infinite ? make<T>(std::numeric_limits<double>::infinity(), 0) : nan_of<T>();
        const LuRowsArgs<T> args{0, nullptr, nullptr, view(std::as_const(l)), false, view(x), view(x)};
        // The second device has less shared memory.
        const simt::EmulatedStream stream(simt::limits_like(is_infinite ? 120 : 90, 4));
        ASSERT_EQ(launch::run(stream, args), launch::success);
        const auto right = this->expected(l, {}, {}, before);
        for (index_t i = 0; i < 50; ++i) {
            EXPECT_FALSE(is_nan(x(i, 0)) || is_nan(x(i, 2))) << i;
            if (i < 20)
                EXPECT_LE(modulus(widen(x(i, 1)) - widen(right(i, 1))), 1e4 * eps<T> * 50) << i;
            else
                EXPECT_FALSE(std::isfinite(modulus(widen(x(i, 1))))) << i;
        }
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
