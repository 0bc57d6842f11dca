// SPDX-License-Identifier: BSD-3-Clause
// A panel of the QR factorization with column pivots: its reflectors, applied in more digits to the
// interchanged matrix, against what the kernel leaves of it; the pivots and lengths against the columns that
// this makes.
#include "kernels/pivoted_team.hpp"
#include "kernels/support.hpp"

namespace lapilli::kernel_tests {
namespace {

/// Column `order[j]` of the given one becomes column j.
template <class T>
std::vector<std::vector<Wide<T>>> columns_of(const Matrix<T>& given, const std::vector<index_t>& order) {
    std::vector<std::vector<Wide<T>>> columns;
    for (const index_t from : order) {
        columns.emplace_back();
        for (index_t i = 0; i < given.rows; ++i) columns.back().push_back(widen(given(i, from)));
    }
    return columns;
}

template <class W>
double length_from(const std::vector<W>& column, index_t first) {
    long double squares = 0;
    for (std::size_t i = static_cast<std::size_t>(first); i < column.size(); ++i)
        squares += static_cast<long double>(std::norm(column[i]));
    return static_cast<double>(std::sqrt(squares));
}

template <class T>
class PivotedQr : public ::testing::Test {
  protected:
    using W = Wide<T>;
    using R = real_t<T>;
    static constexpr double smallest = std::numeric_limits<R>::denorm_min();

    /// On one device, or with the columns distributed over several in blocks of three.
    static Panel<T> factor(const Matrix<T>& given, const Shape& shape, bool pivoting, int processors,
                           int team = 1) {
        PivotedTeam<T> devices(given, shape, team);
        devices.launch(pivoting, processors);
        return devices.whole(given);
    }

    /// Compares `x` with reflectors that are applied here. Returns the number of columns.
    static index_t check(const Matrix<T>& given, const Shape& shape, bool pivoting, int processors,
                         int team = 1) {
        SCOPED_TRACE(::testing::Message()
                     << shape.m << " x " << shape.n << ", from " << shape.first << ", " << shape.width
                     << " columns, blocks " << processors << ", devices " << team);
        const Panel<T> x = factor(given, shape, pivoting, processors, team);
        EXPECT_TRUE(x.count >= 1 && x.count <= shape.width) << x.count;
        std::vector<index_t> sorted = x.order;
        std::sort(sorted.begin(), sorted.end());
        for (index_t j = 0; j < shape.n; ++j) EXPECT_EQ(sorted[static_cast<std::size_t>(j)], j);
        auto columns = columns_of(given, x.order);
        std::vector<double> sizes;
        for (const auto& column : columns) sizes.push_back(length_from(column, 0));
        for (index_t k = 0; k < x.count; ++k) {
            if (pivoting) expect_longest(columns, shape.first + k, sizes);
            EXPECT_TRUE(pivoting || x.order[static_cast<std::size_t>(shape.first + k)] == shape.first + k);
            reflect(columns, x, shape.first + k, x.tau[static_cast<std::size_t>(k)]);
        }
        compare(columns, x, shape.first, sizes);
        if (pivoting && shape.first + x.count < std::min(shape.m, shape.n))
            expect_lengths(columns, x, shape.first + x.count);
        return x.count;
    }

    static void expect_longest(const std::vector<std::vector<W>>& columns, index_t k,
                               const std::vector<double>& sizes) {
        const double chosen = length_from(columns[static_cast<std::size_t>(k)], k);
        for (auto j = static_cast<std::size_t>(k); j < columns.size(); ++j) {
            // A length has half of the digits of what it was computed from.
            EXPECT_GE(chosen * (1 + 1e-3), length_from(columns[j], k) - 100 * eps<T> * sizes[j])
                << k << ", " << j;
        }
    }
    static void reflect(std::vector<std::vector<W>>& columns, const Panel<T>& x, index_t k, T tau) {
        const auto v = [&](index_t i) { return i == k ? W(1) : widen(x.a(i, k)); };
        for (std::size_t j = static_cast<std::size_t>(k); j < columns.size(); ++j) {
            W sum(0);
            for (index_t i = k; i < x.a.rows; ++i)
                sum += conjugate(v(i)) * columns[j][static_cast<std::size_t>(i)];
            sum *= conjugate(widen(tau));
            for (index_t i = k; i < x.a.rows; ++i) columns[j][static_cast<std::size_t>(i)] -= v(i) * sum;
        }
    }
    static void compare(const std::vector<std::vector<W>>& columns, const Panel<T>& x, index_t first,
                        const std::vector<double>& sizes) {
        const index_t end = first + x.count;
        for (index_t j = 0; j < x.a.cols; ++j) {
            const auto at = static_cast<std::size_t>(j);
            const double tolerance =
                static_cast<double>(x.a.rows + 10) * (20 * eps<T> * sizes[at] + smallest);
            for (index_t i = 0; i < x.a.rows; ++i) {
                const W expected = columns[at][static_cast<std::size_t>(i)];
                W found = widen(x.a(i, j));
                if (j >= first && j < end && i > j) found = W(0);  // v
                if (j >= end && i >= end) {
                    for (index_t l = 0; l < x.count; ++l)
                        found -= widen(x.a(i, first + l)) * conjugate(widen(x.f(j, l)));
                }
                ASSERT_LE(modulus(found - expected), tolerance) << i << ", " << j;
            }
            if (j >= first && j < end) {
                ASSERT_EQ(std::imag(widen(x.a(j, j))), 0);
            }
        }
    }
    static void expect_lengths(const std::vector<std::vector<W>>& columns, const Panel<T>& x, index_t end) {
        for (auto j = static_cast<std::size_t>(end); j < columns.size(); ++j) {
            const auto length = static_cast<double>(x.norms[j]),
                       computed = static_cast<double>(x.norms[columns.size() + j]);
            if (computed < 0) continue;  // to be computed
            EXPECT_NEAR(length, length_from(columns[j], end),
                        1e-2 * length + static_cast<double>(x.a.rows) * smallest)
                << j;
        }
    }
    static Matrix<T> scaled(Matrix<T> a, const std::vector<int>& exponents) {
        for (index_t j = 0; j < a.cols; ++j) {
            const double by = std::ldexp(1.0, exponents[static_cast<std::size_t>(j) % exponents.size()]);
            for (index_t i = 0; i < a.rows; ++i) {
                using arch::imag, arch::real;
                a(i, j) =
                    make<T>(by * static_cast<double>(real(a(i, j))), by * static_cast<double>(imag(a(i, j))));
            }
        }
        return a;
    }
};
TYPED_TEST_SUITE(PivotedQr, Scalars, ScalarNames);

// Also with more rows, and more columns, than a block has threads.
const Shape shapes[] = {{1, 1, 0, 1},    {1, 5, 0, 1},    {5, 1, 0, 1},   {2, 2, 1, 1},   {40, 23, 0, 7},
                        {23, 40, 5, 18}, {70, 65, 1, 64}, {520, 7, 3, 3}, {5, 530, 0, 2}, {9, 90, 0, 9}};

TYPED_TEST(PivotedQr, Panels) {
    for (const Shape& shape : shapes) {
        const auto given = random_matrix<TypeParam>(shape.m, shape.n, shape.m + 2, seed_of(shape.m, shape.n));
        for (const auto& [processors, pivoting] : {std::pair{1, true}, {5, true}, {5, false}}) {
            if (shape.width == 64 && (processors == 1 || !pivoting))
                continue;  // longer than all others together
            const index_t count = this->check(given, shape, pivoting, processors);
            EXPECT_TRUE(pivoting || count == shape.width) << count;
        }
    }
}

// Numbers whose squares leave the range, in one matrix.
TYPED_TEST(PivotedQr, ColumnsOfAllSizes) {
    constexpr bool wide = sizeof(real_t<TypeParam>) == 8;
    const std::vector<int> exponents =
        wide ? std::vector<int>{0, 990, -990, 500, -1060, 3} : std::vector<int>{0, 110, -110, 70, -140, 3};
    for (const Shape& shape : {Shape{40, 23, 0, 7}, {23, 40, 5, 18}, {60, 31, 0, 31}}) {
        const auto given = random_matrix<TypeParam>(shape.m, shape.n, shape.m, seed_of(shape.m, 2));
        this->check(this->scaled(given, exponents), shape, true, 3);
    }
}

// Columns that differ by less than half of the digits from those before them: the panel ends when it has one
// of them.
TYPED_TEST(PivotedQr, EndsWhereALengthIsLost) {
    using T = TypeParam;
    for (const Shape& shape : {Shape{40, 24, 0, 20}, {50, 33, 4, 25}}) {
        auto given = random_matrix<T>(shape.m, shape.n, shape.m, seed_of(shape.m, 3));
        const auto noise = random_matrix<T>(shape.m, shape.n, shape.m, seed_of(shape.m, 4));
        const real_t<T> little = sizeof(real_t<T>) == 8 ? real_t<T>(1e-11) : real_t<T>(1e-5);
        for (index_t j = shape.n - 6; j < shape.n; ++j) {
            for (index_t i = 0; i < shape.m; ++i)
                given(i, j) = real_t<T>(0.5) * given(i, shape.first + j % 3) + little * noise(i, j);
        }
        EXPECT_LT(this->check(given, shape, true, 3), shape.width);
    }
}

// The first pivot leaves little of the other columns, and of each nearly as much (Drmac and Bujanovic, On the
// failure of rank revealing QR factorization software, ACM TOMS 35, 2008): the longest rest is known once
// lengths have been computed again.
TYPED_TEST(PivotedQr, LengthsThatCancel) {
    using T = TypeParam;
    using R = real_t<T>;
    constexpr bool wide = sizeof(R) == 8;
    constexpr double left = wide ? 1e-5 : 3e-3, lost = eps<T> / (left * left);
    const index_t m = 40, n = 24;
    auto given = random_matrix<T>(m, n, m, seed_of(m, 5));
    // e_0 and, of columns behind the first, `left` of directions of their own.
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = 0; i < m; ++i) given(i, j) = T(0);
        const double of_rest = left * (1 + lost * static_cast<double>(j * 7 % n) / 8);
        for (index_t i = 0; i < 12 && j > 0; ++i)
            given(1 + (j + i * i) % (m - 1), j) =
                make<T>(of_rest / std::sqrt(12.0) * (i % 2 == 0 ? 1 : -1), 0);
        given(0, j) = make<T>(j == 0 ? 2 : 1, 0);
    }
    for (const int processors : {1, 3}) {
        const Shape shape{m, n, 0, 1};
        const Panel<T> first = this->factor(given, shape, true, processors);
        ASSERT_EQ(first.count, 1);
        auto columns = columns_of(given, first.order);
        this->reflect(columns, first, 0, first.tau[0]);
        index_t computed = 0;
        for (index_t j = 1; j < n; ++j) {
            const auto length = static_cast<double>(first.norms[static_cast<std::size_t>(j)]);
            const bool again = first.norms[static_cast<std::size_t>(n + j)] < R(0);
            computed += again ? 1 : 0;
            if (again) continue;
            EXPECT_NEAR(length, length_from(columns[static_cast<std::size_t>(j)], 1), lost / 30 * length)
                << j;
        }
        EXPECT_EQ(computed, n - 1);
    }
}

// A zero matrix has reflectors of zero; a NaN stays in its column until that is all that is left.
TYPED_TEST(PivotedQr, ZerosAndNotANumber) {
    using T = TypeParam;
    const Shape shape{20, 12, 0, 8};
    const auto zeros = this->factor(Matrix<T>(20, 12, 20, T(0)), shape, true, 3);
    EXPECT_EQ(zeros.count, 8);
    for (index_t k = 0; k < 8; ++k) {
        EXPECT_EQ(zeros.tau[static_cast<std::size_t>(k)], T(0));
        EXPECT_EQ(zeros.order[static_cast<std::size_t>(k)], k);
    }
    auto given = random_matrix<T>(20, 12, 20, 5);
    given(3, 2) = nan_of<T>();
    const auto x = this->factor(given, shape, true, 3);
    for (index_t j = 0; j < x.count; ++j) {
        EXPECT_NE(x.order[static_cast<std::size_t>(j)], 2);
        for (index_t i = 0; i < 20; ++i) EXPECT_FALSE(is_nan(x.a(i, j))) << i << ", " << j;
    }
    const Matrix<T> nothing(20, 12, 20, nan_of<T>());
    EXPECT_GE(this->factor(nothing, shape, true, 3).count, 1);
}

// Devices with no column left, too. One device has the same pivots.
TYPED_TEST(PivotedQr, Teams) {
    for (const Shape& shape : {Shape{40, 23, 0, 7}, {13, 20, 5, 8}, {30, 4, 1, 3}, {520, 4, 0, 2}}) {
        const auto given = random_matrix<TypeParam>(shape.m, shape.n, shape.m + 2, seed_of(shape.m, shape.n));
        for (const int team : {2, 3}) this->check(given, shape, true, 3, team);
        EXPECT_EQ(this->check(given, shape, false, 2, 2), shape.width);
    }
    const Shape shape{23, 40, 0, 18};
    const auto given = random_matrix<TypeParam>(shape.m, shape.n, shape.m, 2);
    EXPECT_EQ(this->factor(given, shape, true, 3, 3).order, this->factor(given, shape, true, 3).order);
}

// Columns of equal length: the first of them, on whatever device it is.
TYPED_TEST(PivotedQr, TeamsTakeTheFirstOfEqualColumns) {
    using T = TypeParam;
    const Shape shape{20, 16, 0, 12};
    Matrix<T> given(20, 16, 20, T(0));
    for (index_t j = 0; j < 16; ++j) given((7 * j) % 20, j) = j % 5 == 4 ? T(2) : T(1);
    const std::vector<index_t> expected = this->factor(given, shape, true, 3).order;
    EXPECT_EQ(expected.front(), 4);
    for (const int team : {2, 3}) EXPECT_EQ(this->factor(given, shape, true, 3, team).order, expected);
}

// The lost digits are those of one device's columns.
TYPED_TEST(PivotedQr, TeamsEndTogether) {
    using T = TypeParam;
    const Shape shape{40, 24, 0, 20};
    auto given = random_matrix<T>(shape.m, shape.n, shape.m, seed_of(shape.m, 3));
    const auto noise = random_matrix<T>(shape.m, shape.n, shape.m, seed_of(shape.m, 4));
    const real_t<T> little = sizeof(real_t<T>) == 8 ? real_t<T>(1e-11) : real_t<T>(1e-5);
    for (index_t j = shape.n - 3; j < shape.n; ++j) {
        for (index_t i = 0; i < shape.m; ++i)
            given(i, j) = real_t<T>(0.5) * given(i, j % 3) + little * noise(i, j);
    }
    for (const int team : {2, 3}) EXPECT_LT(this->check(given, shape, true, 3, team), shape.width);
}

// Device 1 never begins: the others find out by themselves, or the host tells them.
TYPED_TEST(PivotedQr, TeamsThatAreNotComplete) {
    const auto given = random_matrix<TypeParam>(40, 23, 40, 1);
    for (const bool host_aborts : {false, true}) {
        PivotedTeam<TypeParam> devices(given, {40, 23, 0, 7}, 3);
        devices.launch_without(1, host_aborts);
        EXPECT_TRUE(devices.aborted());
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
