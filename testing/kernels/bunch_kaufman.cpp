// SPDX-License-Identifier: BSD-3-Clause
// A panel of an indefinite factorization: L W^T against the interchanged matrix, and what is left of it.
#include "emulator/run.hpp"
#include "indefinite/args.hpp"
#include "kernels/support.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_INDEFINITE_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

/// A matrix whose columns are distributed over devices, NaN at first.
template <class T>
struct DistributedMatrix {
    Cyclic cyclic;
    index_t rows, ld;
    std::vector<Matrix<T>> local;
    DistributedMatrix(index_t n, index_t nb, int devices) : cyclic(n, nb, devices), rows(n), ld(n + 3) {
        for (int d = 0; d < devices; ++d) local.emplace_back(n, cyclic.local_cols(d), ld, nan_of<T>());
    }
    SpreadColumns<T> columns() {
        SpreadColumns<T> result{cyclic, rows, ld, {}};
        for (std::size_t d = 0; d < local.size(); ++d) result.local[d] = local[d].data();
        return result;
    }
    T& operator()(index_t i, index_t j) { return *columns().at(i, j); }
};

struct Distribution {
    int devices;
    index_t nb;
};

template <class T>
class BunchKaufman : public ::testing::Test {
  protected:
    /// Rows and columns before the panel, which it leaves alone.
    static constexpr index_t first = 5;

    static void factor(index_t n, index_t width, bool hermitian, bool last, double diagonal, int processors,
                       const Distribution& distribution, int exponent = 0) {
        SCOPED_TRACE(::testing::Message()
                     << "times 2^" << exponent << ", " << n << ", " << width << " columns, "
                     << (hermitian ? "Hermitian" : "symmetric") << (last ? ", last" : "") << ", diagonal "
                     << diagonal << ", blocks " << processors << ", devices " << distribution.devices
                     << ", nb " << distribution.nb);
        using arch::conj, arch::real;  // of real numbers
        const auto random = random_matrix<T>(n, n, n, seed_of(n, width));
        DistributedMatrix<T> a(first + n, distribution.nb, distribution.devices);
        Matrix<T> given(n, n, n, T(0)), w(n, width, n + 1, nan_of<T>()), apart(n, width, n + 2, nan_of<T>());
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j; i < n; ++i) {
                T x = random(i, j);
                if (i == j) x = real_t<T>(diagonal) * (hermitian ? arch::from_real<T>(real(x)) : x);
                a(first + i, first + j) = x = times_power(x, exponent);
                given(i, j) = times_power(x, -exponent);
                given(j, i) = hermitian ? conj(given(i, j)) : given(i, j);
            }
        }
        const DeviceView<T> l = distribution.devices == 1
                                    ? DeviceView<T>{a.columns().at(first, first), n, width, a.ld}
                                    : view(apart);
        std::vector<index_t> pivots(static_cast<std::size_t>(width) + 1, -7);
        index_t count = -1, info = 0;
        struct alignas(256) Unit {
            std::byte bytes[256];
        };
        std::vector<Unit> work(static_cast<std::size_t>(bunch_kaufman_work(n, sizeof(T))) / 256 + 1);
        std::memset(work.data(), 0xff, work.size() * sizeof(Unit));
        std::memset(work.data(), 0, static_cast<std::size_t>(barrier_bytes));
        const BunchKaufmanPanelArgs<T> args{
            a.columns(),   first,  width, hermitian,  last, l, {w.data(), n, width, w.ld},
            pivots.data(), &count, &info, work.data()};
        ASSERT_EQ(args.violation(), nullptr);
        const simt::EmulatedStream stream(simt::limits_like(90, processors), seed_of(n, width));
        ASSERT_EQ(launch::run(stream, args), launch::success);
        ASSERT_EQ(info, 0);
        ASSERT_TRUE(width == n ? count == n : count == width || count == width - 1) << count;
        ASSERT_EQ(pivots[static_cast<std::size_t>(width)], -7) << "behind";
        Matrix<T> factored(n, n, n, nan_of<T>());
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j; i < n; ++i)
                factored(i, j) = j < count ? *l.at(i, j) : a(first + i, first + j);
        }
        // The scale of L D L^T is D's.
        for (index_t j = 0; j < n; ++j) {
            const bool begins_two =
                j + 1 < count && pivots[static_cast<std::size_t>(j)] < 0 && is_first_of_two(pivots, j);
            for (index_t i = j; i < n; ++i) {
                if (j >= count || i == j || (begins_two && i == j + 1))
                    factored(i, j) = times_power(factored(i, j), -exponent);
            }
            for (index_t k = 0; k < count; ++k) w(j, k) = times_power(w(j, k), -exponent);
        }
        check(given, factored, w, pivots, count, hermitian, exponent == 0 ? 1 : 1024);
        for (index_t j = 0; j < first + n; ++j) {
            for (index_t i = 0; i < (j < first ? first + n : j); ++i)
                ASSERT_TRUE(is_nan(a(i, j))) << i << ", " << j << " is not of the panel's triangle";
        }
    }

    static T times_power(T x, int exponent) {
        const auto power = [&](real_t<T> part) { return std::ldexp(part, exponent); };
        if constexpr (is_complex<T>) {
            return {power(x.re), power(x.im)};
        } else {
            return power(x);
        }
    }
    static bool is_first_of_two(const std::vector<index_t>& pivots, index_t j) {
        index_t before = 0;
        while (before < j && pivots[static_cast<std::size_t>(j - 1 - before)] < 0) ++before;
        return before % 2 == 0;
    }

    /// slack: for what subnormal numbers have lost.
    static void check(Matrix<T> given, const Matrix<T>& a, const Matrix<T>& w,
                      const std::vector<index_t>& pivots, index_t count, bool hermitian, double slack) {
        const index_t n = given.rows;
        std::vector<bool> of_two(static_cast<std::size_t>(n));
        for (index_t k = 0; k < count; ++k) {
            const index_t pivot = pivots[static_cast<std::size_t>(k)];
            const index_t with = std::abs(pivot) - first - 1;
            if (pivot < 0) {
                of_two[static_cast<std::size_t>(k)] = true;
                ++k;
                ASSERT_LT(k, count);
                ASSERT_EQ(pivots[static_cast<std::size_t>(k)], pivot);
            }
            ASSERT_TRUE(with >= k && with < n) << pivot;
            for (index_t i = 0; i < n; ++i) std::swap(given(i, k), given(i, with));
            for (index_t i = 0; i < n; ++i) std::swap(given(k, i), given(with, i));
        }
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j; i < n; ++i) {
                if (j >= count) {
                    ASSERT_EQ(a(i, j), given(i, j)) << i << ", " << j;
                    continue;
                }
                // Row j of W is 0 to the right of its pivot.
                const index_t columns = j + (of_two[static_cast<std::size_t>(j)] ? 2 : 1);
                Wide<T> sum(0);
                double size = 0;
                for (index_t l = 0; l < std::min(columns, i + 1); ++l) {
                    const bool inside = l + 1 == i && of_two[static_cast<std::size_t>(l)];
                    const Wide<T> lower = l == i ? Wide<T>(1) : inside ? Wide<T>(0) : widen(a(i, l));
                    // (L D)(j, j+1) is the element of D above the diagonal.
                    Wide<T> right = widen(l > j ? a(l, j) : w(j, l));
                    if (hermitian && l <= j) right = conjugate(right);
                    sum += lower * right;
                    size += modulus(lower) * modulus(right);
                }
                ASSERT_LE(modulus(sum - widen(given(i, j))), slack * 40 * double(n) * eps<T> * (size + 1))
                    << "L W - P A P in " << i << ", " << j;
            }
        }
    }
};
TYPED_TEST_SUITE(BunchKaufman, Scalars, ScalarNames);

TYPED_TEST(BunchKaufman, Panels) {
    for (const auto& [n, width] :
         {std::pair{1, 1}, {2, 2}, {3, 2}, {33, 33}, {70, 9}, {70, 70}, {130, 64}, {150, 128}}) {
        for (const double diagonal : {0.0, 1.0, 8.0}) {
            if (n == 1 && diagonal == 0) continue;
            if (n == width && n % 2 == 1 && diagonal == 0) continue;
            // The widest panels: one with interchanges in every step, and one with some.
            if (n > 100 && diagonal != (n == 130 ? 0.0 : 1.0)) continue;
            for (const int processors : {1, 3}) {
                for (const bool last : {false, true}) {
                    this->factor(n, width, false, last, diagonal, processors, {1, 200});
                    if (is_complex<TypeParam>)
                        this->factor(n, width, true, last, diagonal, processors, {1, 200});
                }
            }
            // Blocks narrower and wider than a panel; devices without columns.
            for (const Distribution& distribution : {Distribution{2, 16}, {3, 1}, {16, 50}}) {
                this->factor(n, width, false, false, diagonal, 3, distribution);
                if (is_complex<TypeParam>) this->factor(n, width, true, true, diagonal, 3, distribution);
            }
        }
    }
}

// Pivots whose reciprocals overflow.
TYPED_TEST(BunchKaufman, SubnormalPivots) {
    const int exponent = std::numeric_limits<real_t<TypeParam>>::min_exponent - 1 - 8;
    for (const double diagonal : {0.0, 8.0}) {
        this->factor(34, 34, false, false, diagonal, 1, {1, 200}, exponent);
        this->factor(34, 34, is_complex<TypeParam>, true, diagonal, 3, {1, 200}, exponent);
    }
}

// Forwards as said, one after the other, and D comes to all devices; backwards it is all as before.
TYPED_TEST(BunchKaufman, Interchanges) {
    using T = TypeParam;
    for (const Distribution& distribution : {Distribution{1, 300}, {2, 16}, {3, 7}}) {
        for (const index_t n : {1, 2, 70, 131}) {
            const Matrix<T> given = random_matrix<T>(n, n, n, seed_of(n, 1));
            DistributedMatrix<T> a(n, distribution.nb, distribution.devices);
            Matrix<T> expected = given;
            std::vector<index_t> with, begin, end(static_cast<std::size_t>(n), n);
            for (index_t i = 0; i < n; ++i) {
                with.push_back(i + (7 * i + 3) % (n - i));
                begin.push_back(i % 5 == 1 && i + 1 < n ? i + 2 : i + 1);
                for (index_t j = 0; j < n; ++j) a(i, j) = given(i, j);
            }
            std::vector<std::vector<T>> d, e;
            PivotBlocks<T> blocks{distribution.devices, {}, {}};
            for (int to = 0; to < distribution.devices; ++to) {
                d.emplace_back(static_cast<std::size_t>(n) + 1, nan_of<T>());
                e.emplace_back(static_cast<std::size_t>(n) + 1, nan_of<T>());
                blocks.d[to] = d.back().data();
                blocks.e[to] = e.back().data();
            }
            const simt::EmulatedStream stream(simt::limits_like(90, 2), seed_of(n, 2));
            const auto interchange = [&](bool forwards) {
                for (int device = 0; device < distribution.devices; ++device) {
                    const FactorInterchangesArgs<T> args{view(a.local[static_cast<std::size_t>(device)]),
                                                         a.cyclic,
                                                         device,
                                                         with.data(),
                                                         begin.data(),
                                                         end.data(),
                                                         forwards,
                                                         blocks};
                    ASSERT_EQ(args.violation(), nullptr);
                    if (args.empty()) continue;
                    ASSERT_EQ(launch::run(stream, args), launch::success);
                }
            };
            interchange(true);
            for (index_t j = 0; j < n; ++j) {
                const auto k = static_cast<std::size_t>(j);
                const bool two = begin[k] == j + 2;
                for (std::size_t to = 0; to < d.size(); ++to) {
                    ASSERT_EQ(d[to][k], given(j, j)) << "on device " << to;
                    ASSERT_EQ(e[to][k], two ? given(j + 1, j) : T(0)) << "on device " << to;
                }
                if (two) expected(j + 1, j) = T(0);
                for (index_t i = begin[k]; i < n; ++i)
                    std::swap(expected(i, j), expected(with[static_cast<std::size_t>(i)], j));
                for (index_t i = 0; i < n; ++i) ASSERT_EQ(a(i, j), expected(i, j)) << i << ", " << j;
            }
            for (std::size_t to = 0; to < d.size(); ++to)
                ASSERT_TRUE(is_nan(d[to].back()) && is_nan(e[to].back())) << "behind";
            interchange(false);
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < n; ++i) ASSERT_EQ(a(i, j), given(i, j)) << i << ", " << j;
            }
        }
    }
}

// D X against B.
TYPED_TEST(BunchKaufman, BlockDiagonal) {
    using T = TypeParam;
    for (const bool hermitian : {false, true}) {
        for (const index_t n : {1, 2, 67, 130}) {
            Matrix<T> a = random_matrix<T>(n, n, n, seed_of(n, 3));
            const Matrix<T> b = random_matrix<T>(n, 5, n, seed_of(n, 4)), of_e = random_matrix<T>(n, 1, n, 5);
            Matrix<T> x = b;
            std::vector<index_t> begin;
            std::vector<T> e;
            for (index_t i = 0; i < n; ++i) {
                const bool two = i % 3 == 0 && i + 1 < n;
                begin.push_back(two ? i + 2 : i + 1);
                e.push_back(two ? of_e(i, 0) + arch::from_real<T>(3) : T(0));
                if (hermitian) {
                    using arch::real;
                    a(i, i) = arch::from_real<T>(real(a(i, i)));
                }
                if (begin.size() > 1 && begin[begin.size() - 2] == i + 1) continue;  // the second of two
                if (!two) a(i, i) += arch::from_real<T>(2);
            }
            std::vector<T> d;
            for (index_t i = 0; i < n; ++i) d.push_back(a(i, i));
            const simt::EmulatedStream stream(simt::limits_like(90, 2), seed_of(n, 6));
            ASSERT_EQ(launch::run(stream,
                                  BlockDiagonalArgs<T>{
                                      d.data(), e.data(), begin.data(), hermitian, {x.data(), n, 5, x.ld}}),
                      launch::success);
            for (index_t j = 0; j < 5; ++j) {
                for (index_t i = 0; i < n; ++i) {
                    const auto k = static_cast<std::size_t>(i);
                    Wide<T> sum = widen(a(i, i)) * widen(x(i, j));
                    if (begin[k] == i + 2) {
                        const Wide<T> below = widen(e[k]);
                        sum += (hermitian ? conjugate(below) : below) * widen(x(i + 1, j));
                    } else if (i > 0 && begin[k - 1] == i + 1) {
                        sum += widen(e[k - 1]) * widen(x(i - 1, j));
                    }
                    ASSERT_LE(modulus(sum - widen(b(i, j))), 100 * eps<T>) << i << ", " << j;
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
