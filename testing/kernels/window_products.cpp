// SPDX-License-Identifier: BSD-3-Clause
// Products with the windows of a move against sums in more digits: which rows and columns change, and by
// which of U and its adjoint.
#include <algorithm>
#include <tuple>
#include <vector>

#include "emulator/run.hpp"
#include "hessenberg/args.hpp"
#include "kernels/support.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_HESSENBERG_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

template <class T>
class WindowProductsTest : public ::testing::Test {
  protected:
    using W = Wide<T>;

    /// Rows or columns begin .. end - 1 of X.
    static void expect_product(const SweepWindow& w, const Matrix<T>& u, index_t column, bool right,
                               const Matrix<T>& before, const Matrix<T>& after, index_t begin, index_t end) {
        for (index_t line = begin; line < end; ++line) {
            const auto element = [&](const Matrix<T>& x, index_t k) {
                return widen(right ? x(line, w.first + k) : x(w.first + k, line));
            };
            for (index_t i = 0; i < w.order; ++i) {
                W sum(0);
                for (index_t k = 0; k < w.order; ++k) {
                    const W of_u = widen(u(k, column + i));
                    sum += element(before, k) * (right ? of_u : conjugate(of_u));
                }
                ASSERT_LE(modulus(sum - element(after, i)), 4 * w.order * eps<T>) << line << ", " << i;
            }
        }
    }
    static void check(const BulgeSweep& sweep, std::int64_t move, index_t above, index_t of_z,
                      index_t behind) {
        SCOPED_TRACE(::testing::Message() << "n " << sweep.n << ", window " << sweep.window << ", move "
                                          << move << ", above " << above);
        const index_t n = sweep.n;
        Matrix<T> u = random_matrix<T>(sweep.window, static_cast<index_t>(sweep.window) * sweep.chains(),
                                       sweep.window + 1, 3);
        for (const bool right : {true, false}) {
            Matrix<T> a = right ? random_matrix<T>(above + n, n, above + n + 1, 4)
                                : random_matrix<T>(n, n + behind, n + 2, 5),
                      z = right ? random_matrix<T>(of_z, n, of_z + 1, 6) : Matrix<T>(0, n, 1, T(0));
            const Matrix<T> a_before = a, z_before = z;
            const WindowProductsArgs<T> args{.sweep = sweep,
                                             .move = move,
                                             .side = right ? Side::right : Side::left,
                                             .above = right ? above : 0,
                                             .u = view(std::as_const(u)),
                                             .a = view(a),
                                             .z = view(z)};
            ASSERT_EQ(args.violation(), nullptr);
            ASSERT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 3), 0), args), launch::success);
            Matrix<T> changes(a.rows, a.cols, a.rows, T(0));
            for (int c = 0; c < sweep.chains(); ++c) {
                const SweepWindow w = sweep.window_of(c, move);
                if (w.order == 0) continue;
                const index_t column = static_cast<index_t>(c) * sweep.window;
                const index_t begin = right ? 0 : w.first + w.order, end = right ? above + w.first : a.cols;
                expect_product(w, u, column, right, a_before, a, begin, end);
                if (right) expect_product(w, u, column, true, z_before, z, 0, of_z);
                for (index_t k = w.first; k < w.first + w.order; ++k) {
                    for (index_t line = begin; line < end; ++line)
                        (right ? changes(line, k) : changes(k, line)) = make<T>(1, 0);
                }
            }
            for (index_t j = 0; j < a.cols; ++j) {
                for (index_t i = 0; i < a.rows; ++i)
                    ASSERT_TRUE(changes(i, j) != T(0) || a(i, j) == a_before(i, j)) << i << ", " << j;
            }
        }
    }
};
TYPED_TEST_SUITE(WindowProductsTest, Scalars, ScalarNames);

/// Windows at the top, in the middle and at the end; several in one move; no rows above, and more than a tile
/// of them.
TYPED_TEST(WindowProductsTest, Moves) {
    const BulgeSweep one{.n = 30, .window = 8, .bulges = 1, .per_chain = 1};
    this->check(one, 0, 0, 3, 0);
    this->check(one, one.moves() - 1, 2, 0, 1);
    const BulgeSweep three{.n = 60, .window = 12, .bulges = 5, .per_chain = 2};
    this->check(three, three.lag() * 2, 70, 65, 5);
    const BulgeSweep wide{.n = 100, .window = sizeof(TypeParam) == 16 ? 48 : 64, .bulges = 5, .per_chain = 7};
    this->check(wide, 1, 1, 1, 70);
}

/// Rows of Z on a device without A have the bits that they have next to A.
TYPED_TEST(WindowProductsTest, ZAlone) {
    using T = TypeParam;
    const BulgeSweep sweep{.n = 60, .window = 12, .bulges = 5, .per_chain = 2};
    const Matrix<T> u = random_matrix<T>(sweep.window, static_cast<index_t>(sweep.window) * sweep.chains(),
                                         sweep.window + 1, 3);
    const auto multiplied = [&](DeviceView<T> a) {
        Matrix<T> z = random_matrix<T>(70, sweep.n, 71, 6);
        const WindowProductsArgs<T> args{.sweep = sweep,
                                         .move = std::int64_t{2} * sweep.lag(),
                                         .side = Side::right,
                                         .above = 0,
                                         .u = view(u),
                                         .a = a,
                                         .z = view(z)};
        EXPECT_EQ(args.violation(), nullptr);
        EXPECT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 3), 0), args), launch::success);
        return z;
    };
    Matrix<T> a = random_matrix<T>(sweep.n, sweep.n, sweep.n, 4);
    EXPECT_TRUE(same_bits(multiplied(view(a)).elements, multiplied({}).elements));
}

/// The columns of the next windows, and the others: both together are all.
TYPED_TEST(WindowProductsTest, NearAndFar) {
    using T = TypeParam;
    const BulgeSweep sweep{.n = 60, .window = 12, .bulges = 5, .per_chain = 2};
    const index_t behind = 70, n = sweep.n;
    const Matrix<T> u = random_matrix<T>(sweep.window, static_cast<index_t>(sweep.window) * sweep.chains(),
                                         sweep.window + 1, 3),
                    given = random_matrix<T>(n, n + behind, n, 5);
    const auto multiply = [&](std::int64_t move, WindowReach reach, Matrix<T>& a) {
        Matrix<T> none(0, n, 1, T(0));
        const WindowProductsArgs<T> args{.sweep = sweep,
                                         .move = move,
                                         .side = Side::left,
                                         .above = 0,
                                         .u = view(u),
                                         .a = view(a),
                                         .z = view(none),
                                         .reach = reach};
        ASSERT_EQ(args.violation(), nullptr);
        ASSERT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 3), 0), args), launch::success);
    };
    // In the last moves the first chain has no next window.
    for (const std::int64_t move : {std::int64_t{2} * sweep.lag(), sweep.moves_of(0) - 1}) {
        Matrix<T> all = given, parts = given;
        multiply(move, WindowReach::all, all);
        multiply(move, WindowReach::near, parts);
        for (int c = 0; c < sweep.chains(); ++c) {
            const SweepWindow w = sweep.window_of(c, move), next = sweep.window_of(c, move + 1);
            const index_t behind_w = w.first + w.order, end = std::max(behind_w, next.first + next.order);
            for (index_t j = 0; j < given.cols; ++j) {
                const bool near = j >= behind_w && j < end;
                for (index_t i = w.first; i < behind_w; ++i)
                    ASSERT_EQ(parts(i, j), near ? all(i, j) : given(i, j)) << i << ", " << j;
            }
        }
        multiply(move, WindowReach::far, parts);
        EXPECT_TRUE(same_bits(parts.elements, all.elements));
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
