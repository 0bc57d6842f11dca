// SPDX-License-Identifier: BSD-3-Clause
// Factors and solutions of a batch of LU factorizations in the emulator, and what is wrong with them, in
// higher precision.
#pragma once

#include <algorithm>
#include <cmath>
#include <utility>

#include "batch_lu/args.hpp"
#include "emulator/run.hpp"
#include "kernels/batch_stack.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_BATCH_LU_OPERATIONS)

namespace lapilli::kernel_tests {

template <class T>
class BatchLuChecks : public ::testing::Test {
  protected:
    using W = Wide<T>;
    struct Factored {
        Stack<T> lu, b;
        std::vector<index_t> pivots;
        std::vector<std::int64_t> infos;
        index_t steps = 0;

        index_t pivot(index_t k, index_t i) const { return pivots[static_cast<std::size_t>(k * steps + i)]; }
    };

    static simt::EmulatedStream stream(std::uint64_t seed, int architecture = 90) {
        return simt::EmulatedStream(simt::limits_like(architecture, 2), seed);
    }

    static Factored factor(const Stack<T>& given, const Stack<T>* b = nullptr, std::uint64_t seed = 1,
                           int architecture = 90) {
        const index_t steps = std::min(given.rows, given.cols);
        Factored f{given, b == nullptr ? Stack<T>(0, 0, 0) : *b,
                   std::vector<index_t>(static_cast<std::size_t>(steps * given.count), -7),
                   std::vector<std::int64_t>(static_cast<std::size_t>(given.count), -7), steps};
        BatchLuArgs<T> args{f.lu.view(), f.pivots.data(), f.infos.data()};
        if (b != nullptr) args.b = f.b.view();
        EXPECT_EQ(args.violation(), nullptr);
        EXPECT_EQ(launch::run(stream(seed, architecture), args), launch::success);
        return f;
    }

    static double size(T x) {
        if constexpr (is_complex<T>)
            return std::abs(static_cast<double>(x.re)) + std::abs(static_cast<double>(x.im));
        else
            return std::abs(static_cast<double>(x));
    }

    /// L U = P A, and each pivot is the largest of its column.
    static void check(const Stack<T>& given, const Factored& f) {
        for (index_t k = 0; k < given.count; ++k) {
            ASSERT_EQ(f.infos[static_cast<std::size_t>(k)], 0);
            Stack<T> a(given.rows, given.cols, 1);
            for (index_t j = 0; j < given.cols; ++j) {
                for (index_t i = 0; i < given.rows; ++i) a(0, i, j) = given(k, i, j);
                for (index_t i = 0; i < f.steps; ++i) {
                    const index_t pivot = f.pivot(k, i) - 1;
                    ASSERT_TRUE(i <= pivot && pivot < given.rows) << "pivot " << i;
                    std::swap(a(0, i, j), a(0, pivot, j));
                }
            }
            for (index_t j = 0; j < given.cols; ++j) {
                for (index_t i = 0; i < given.rows; ++i) {
                    W sum(0);
                    double sizes = 0;
                    for (index_t l = 0; l <= std::min({i, j, f.steps - 1}); ++l) {
                        const W x = l == i ? W(1) : widen(f.lu(k, i, l)), y = widen(f.lu(k, l, j));
                        sum += x * y;
                        sizes += modulus(x) * modulus(y);
                    }
                    ASSERT_LE(modulus(sum - widen(a(0, i, j))), 4 * double(f.steps) * eps<T> * sizes)
                        << "L U - P A in " << i << ", " << j;
                    if (i > j) {
                        ASSERT_LE(modulus(widen(f.lu(k, i, j))),
                                  (is_complex<T> ? 1.415 : 1) * (1 + 8 * eps<T>));
                    }
                }
            }
        }
        expect_guards(f.lu, given);
    }
    static void factor_and_check(index_t m, index_t n, index_t count) {
        SCOPED_TRACE(::testing::Message() << count << " of " << m << " x " << n);
        const auto given = Stack<T>::random(m, n, count, seed_of(m, n));
        check(given, factor(given));
    }

    /// op(A)(i, j).
    static W element(const Stack<T>& a, index_t k, Op op, index_t i, index_t j) {
        const W x = widen(op == Op::none ? a(k, i, j) : a(k, j, i));
        return op == Op::adjoint ? conjugate(x) : x;
    }
    /// |op(A) X - B| of matrix k, as LAPACK's tests measure it.
    static void expect_solution(const Stack<T>& a, Op op, const Stack<T>& x, const Stack<T>& b, index_t k) {
        for (index_t j = 0; j < b.cols; ++j) {
            double largest = 0, sizes = 0, of_x = 0;
            for (index_t i = 0; i < b.rows; ++i) {
                W sum = -widen(b(k, i, j));
                double row = 0;
                for (index_t l = 0; l < b.rows; ++l) {
                    sum += element(a, k, op, i, l) * widen(x(k, l, j));
                    row += modulus(element(a, k, op, i, l));
                }
                largest = std::max(largest, modulus(sum));
                sizes = std::max(sizes, row);
                of_x = std::max(of_x, modulus(widen(x(k, i, j))));
            }
            ASSERT_LE(largest, 10 * double(b.rows) * eps<T> * sizes * of_x) << "column " << j;
        }
    }
};

}  // namespace lapilli::kernel_tests
