// SPDX-License-Identifier: BSD-3-Clause
// Decisions on the device for queues of the caller: lists of rows against interchanges one after the other,
// powers of two against the exponents of the C library, solutions with diagonal blocks against their
// equations.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "backend/sim/sim_submitted.hpp"
#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "submitted/args.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_SUBMITTED_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

using Rows = std::vector<index_t>;

/// The rows after the launches of swap_rows that the lists describe.
Rows moved(const InterchangeListsArgs<double>& args) {
    Rows held(static_cast<std::size_t>(args.rows));
    std::iota(held.begin(), held.end(), 0);
    constexpr index_t length = 2 * interchanges_at_once;
    const index_t lists = interchange_lists(args.count);
    for (index_t i = 0; i < lists; ++i) {
        const index_t at = length * (args.forwards ? i : lists - 1 - i);
        const Rows before = held;
        std::vector<bool> seen(held.size());
        for (index_t k = at; k < at + length; ++k) {
            if (args.to[k] < 0) continue;
            const auto to = static_cast<std::size_t>(args.to[k]);
            EXPECT_FALSE(seen.at(to)) << "twice in a list: " << to;
            seen.at(to) = true;
            held.at(to) = before.at(static_cast<std::size_t>(args.from[k]));
        }
    }
    return held;
}

Rows interchanged(const InterchangeListsArgs<double>& args) {
    Rows held(static_cast<std::size_t>(args.rows));
    std::iota(held.begin(), held.end(), 0);
    for (index_t i = 0; i < args.count; ++i) {
        const index_t k = args.forwards ? i : args.count - 1 - i, pivot = args.pivots[k] - 1;
        if (pivot >= 0 && pivot < args.rows)
            std::swap(held[static_cast<std::size_t>(k)], held[static_cast<std::size_t>(pivot)]);
    }
    return held;
}

/// reach: how far below its row a pivot may be. Some are above.
Rows pivots_of(index_t rows, index_t count, index_t reach) {
    Rows pivots;
    const lapilli::testing::Stream stream(static_cast<std::uint64_t>(rows + reach));
    for (index_t k = 0; k < count; ++k) {
        const auto below = static_cast<index_t>(stream.uniform<double>(static_cast<std::uint64_t>(k)) *
                                                static_cast<double>(reach));
        pivots.push_back(k % 11 == 10 ? k / 2 + 1 : std::min(rows, k + below + 1));
    }
    return pivots;
}

TEST(InterchangeLists, MoveAsInterchangesOneAfterTheOther) {
    const std::tuple<index_t, index_t, index_t> cases[] = {{1, 1, 1},       {5, 5, 3},       {40, 30, 40},
                                                           {512, 512, 512}, {600, 513, 600}, {1100, 1100, 9}};
    for (const auto& [rows, count, reach] : cases) {
        for (const index_t bad : {index_t(1), index_t(0), rows + 1}) {
            for (const bool forwards : {true, false}) {
                SCOPED_TRACE(std::to_string(rows) + ", " + std::to_string(count));
                Rows pivots = pivots_of(rows, count, reach);
                pivots[static_cast<std::size_t>(count / 2)] = bad;
                const auto length =
                    static_cast<std::size_t>(2 * interchanges_at_once * interchange_lists(count));
                Rows to(length + 1, -7), from(length + 1, -7), info(1, 0);
                InterchangeListsArgs<double> args{rows,      count,       pivots.data(), forwards,
                                                  to.data(), from.data(), info.data(),   -6};
                ASSERT_EQ(args.violation(), nullptr);
                const Rows expected = interchanged(args);
                ASSERT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 4), 3), args),
                          launch::success);
                EXPECT_EQ(moved(args), expected) << "kernel";
                EXPECT_EQ(info[0], bad == 1 ? 0 : -6);
                EXPECT_EQ(to.back() + from.back(), -14) << "behind the lists";
                info[0] = 0;
                sim::carry_out(args);
                EXPECT_EQ(moved(args), expected) << "plain loops";
                EXPECT_EQ(info[0], bad == 1 ? 0 : -6);
            }
        }
    }
}

template <class R>
class SafeScales : public ::testing::Test {};
using Reals = ::testing::Types<float, double>;
TYPED_TEST_SUITE(SafeScales, Reals);

TYPED_TEST(SafeScales, ArePowersOfTwo) {
    using R = TypeParam;
    using Limits = std::numeric_limits<R>;
    const int limit = sizeof(R) == 8 ? 300 : 30, most = sizeof(R) == 8 ? 1000 : 120;
    std::vector<R> sizes = {R(0),
                            Limits::quiet_NaN(),
                            Limits::infinity(),
                            Limits::denorm_min(),
                            Limits::min(),
                            Limits::max(),
                            R(1),
                            R(3)};
    for (const int exponent : {limit - 1, limit, limit + 1, most, most + 1}) {
        sizes.push_back(std::ldexp(R(1.5), exponent));
        sizes.push_back(std::ldexp(R(1.5), -exponent));
    }
    const auto count = static_cast<index_t>(sizes.size());
    constexpr index_t pieces = 3;
    std::vector<R> largest(static_cast<std::size_t>(pieces * count)), down(sizes.size() + 1, R(-7)),
        up = down;
    for (std::size_t j = 0; j < sizes.size(); ++j) largest[pieces * j + j % pieces] = sizes[j];
    const SafeScalesArgs<R> args{{largest.data(), pieces, count, pieces}, down.data(), up.data()};
    for (const bool kernel : {true, false}) {
        std::fill(down.begin(), down.end(), R(-7));
        if (kernel)
            ASSERT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 4), 1), args), launch::success);
        else
            sim::carry_out(args);
        for (std::size_t j = 0; j < sizes.size(); ++j) {
            const bool counts = std::isfinite(sizes[j]) && sizes[j] != 0;
            const int exponent = counts ? std::ilogb(sizes[j]) : 0;
            const int by = std::abs(exponent) > limit ? std::clamp(exponent, -most, most) : 0;
            EXPECT_EQ(down[j], std::ldexp(R(1), -by)) << sizes[j];
            EXPECT_EQ(up[j], std::ldexp(R(1), by)) << sizes[j];
        }
        EXPECT_EQ(down.back(), R(-7));
    }
}

/// Runs the kernel, then the plain loops, with a check behind each.
template <class Args, class Prepare, class Check>
void in_both(const Args& args, Prepare prepare, Check check) {
    ASSERT_EQ(args.violation(), nullptr);
    for (const bool kernel : {true, false}) {
        SCOPED_TRACE(kernel ? "kernel" : "plain loops");
        prepare();
        if (kernel)
            ASSERT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 4), 3), args), launch::success);
        else
            sim::carry_out(args);
        check();
    }
}

template <class L>
class SubmittedSolutions : public ::testing::Test {
  protected:
    using R = real_t<L>;
    using W = std::complex<long double>;

    static L number(const lapilli::testing::Stream& stream, index_t at) {
        const auto k = static_cast<std::uint64_t>(2 * at);
        const auto part = [&](std::uint64_t of) {
            return static_cast<R>(2 * stream.uniform<double>(of) - 1);
        };
        if constexpr (is_complex<L>)
            return L(part(k), part(k + 1));
        else
            return part(k);
    }
    static std::vector<L> numbers(index_t count, std::uint64_t seed) {
        const lapilli::testing::Stream stream(seed);
        std::vector<L> x(static_cast<std::size_t>(count));
        for (index_t i = 0; i < count; ++i) x[static_cast<std::size_t>(i)] = number(stream, i);
        return x;
    }
    static W widened(L x) { return W(std::real(x), std::imag(x)); }
};
using LibraryScalars = ::testing::Types<float, double, std::complex<float>, std::complex<double>>;
TYPED_TEST_SUITE(SubmittedSolutions, LibraryScalars);

TYPED_TEST(SubmittedSolutions, AreKeptRefinedOrBySubstitution) {
    using L = TypeParam;
    using R = real_t<L>;
    using W = std::complex<long double>;
    const L nan(std::numeric_limits<R>::quiet_NaN());
    const std::tuple<index_t, index_t> sizes[] = {{1, 1}, {31, 9}, {70, 3}, {96, 8}};
    int round = 0;
    for (const auto& [n, cols] : sizes) {
        for (const Uplo uplo : {Uplo::lower, Uplo::upper}) {
            for (const Op op : {Op::none, Op::transpose, Op::adjoint}) {
                SCOPED_TRACE(::testing::Message()
                             << n << " " << static_cast<char>(uplo) << static_cast<char>(op));
                const index_t ld = n + 2, ldx = n + 1;
                auto d = this->numbers(ld * n, 1 + static_cast<std::uint64_t>(++round)),
                     s = this->numbers(ld * n, 77);
                const auto b = this->numbers(ldx * cols, 5), given = this->numbers(ldx * cols, 6);
                for (index_t j = 0; j < n; ++j) {
                    for (index_t i = 0; i < ld; ++i) {
                        const auto at = static_cast<std::size_t>(i + j * ld);
                        const bool inside = i < n && (uplo == Uplo::lower ? i >= j : i <= j);
                        if (i == j) d[at] += L(4);
                        if (i != j) d[at] /= static_cast<R>(n);
                        if (!inside) d[at] = s[at] = i < n ? L(0) : nan;
                    }
                }
                auto x = given;
                index_t way = 0;
                const L alpha = L(R(0.75));
                const std::vector<L> none(s.size(), nan);
                const auto element = [&](const std::vector<L>& of, index_t i, index_t k) {
                    const W value =
                        this->widened(of[static_cast<std::size_t>(op == Op::none ? i + k * ld : k + i * ld)]);
                    return op == Op::adjoint ? std::conj(value) : value;
                };
                const auto at = [&](const std::vector<L>& of, index_t i, index_t j) {
                    return this->widened(of[static_cast<std::size_t>(i + j * ldx)]);
                };
                const auto args = [&](const std::vector<L>& inverse) {
                    return FinishSolutionArgs<L>{uplo,
                                                 op,
                                                 alpha,
                                                 {d.data(), n, n, ld},
                                                 {inverse.data(), n, n, ld},
                                                 {b.data(), n, cols, ldx},
                                                 {x.data(), n, cols, ldx},
                                                 &way};
                };
                const auto prepare = [&] { x = given; };
                const double bound = 20.0 * std::numeric_limits<R>::epsilon() * static_cast<double>(n);
                in_both(args(none), prepare, [&] { EXPECT_EQ(x, given); });
                way = 1;
                in_both(args(s), prepare, [&] {
                    for (index_t j = 0; j < cols; ++j) {
                        std::vector<W> r;
                        for (index_t i = 0; i < n; ++i) {
                            W sum = this->widened(alpha) * at(b, i, j);
                            for (index_t k = 0; k < n; ++k) sum -= element(d, i, k) * at(given, k, j);
                            r.push_back(sum);
                        }
                        for (index_t i = 0; i < n; ++i) {
                            W sum = at(given, i, j);
                            double scale = 1;
                            for (index_t k = 0; k < n; ++k) {
                                const W term = element(s, i, k) * r[static_cast<std::size_t>(k)];
                                sum += term;
                                scale += static_cast<double>(std::abs(term));
                            }
                            ASSERT_LE(static_cast<double>(std::abs(sum - at(x, i, j))), bound * scale)
                                << i << " " << j;
                        }
                        EXPECT_EQ(x[static_cast<std::size_t>(n + j * ldx)],
                                  given[static_cast<std::size_t>(n + j * ldx)]);
                    }
                });
                way = 2;
                in_both(args(none), prepare, [&] {
                    for (index_t j = 0; j < cols; ++j) {
                        for (index_t i = 0; i < n; ++i) {
                            W sum = -this->widened(alpha) * at(b, i, j);
                            double scale = static_cast<double>(std::abs(sum));
                            for (index_t k = 0; k < n; ++k) {
                                const W term = element(d, i, k) * at(x, k, j);
                                sum += term;
                                scale += static_cast<double>(std::abs(term));
                            }
                            ASSERT_LE(static_cast<double>(std::abs(sum)), bound * scale) << i << " " << j;
                        }
                        EXPECT_EQ(x[static_cast<std::size_t>(n + j * ldx)],
                                  given[static_cast<std::size_t>(n + j * ldx)]);
                    }
                });
            }
        }
    }
}

TYPED_TEST(SubmittedSolutions, SizesOfTriangles) {
    using L = TypeParam;
    using R = real_t<L>;
    constexpr index_t order = 64, width = 40, n = 100, count = 3;
    const L nan(std::numeric_limits<R>::quiet_NaN());
    for (const Uplo uplo : {Uplo::lower, Uplo::upper}) {
        auto blocks = this->numbers(order * order * count, 3),
             inverses = this->numbers(order * order * count, 4);
        blocks[7 + 7 * order] = nan;
        std::vector<R> expected, sizes(3 * 2 * count + 1, R(-7));
        for (index_t k = 0; k < count; ++k) {
            for (index_t p = 0; p < 2; ++p) {
                R most[2] = {0, 0}, least = std::numeric_limits<R>::infinity();
                const index_t height = k == 2 ? 20 : 40;
                for (index_t j = 32 * p; j < std::min(32 * p + 32, height); ++j) {
                    for (index_t i = uplo == Uplo::lower ? j : 0; i < (uplo == Uplo::lower ? height : j + 1);
                         ++i) {
                        const auto e = static_cast<std::size_t>(i + (j + k * order) * order);
                        most[0] = larger_or_nan(most[0], largest_part(blocks[e]));
                        most[1] = larger_or_nan(most[1], largest_part(inverses[e]));
                        if (largest_part(blocks[e]) < least) least = largest_part(blocks[e]);
                    }
                }
                expected.insert(expected.end(), {most[0], most[1], least});
            }
        }
        expected.push_back(R(-7));
        const TriangleSizesArgs<L> args{uplo,
                                        n,
                                        width,
                                        {blocks.data(), order, order * count, order},
                                        {inverses.data(), order, order * count, order},
                                        sizes.data()};
        in_both(
            args, [&] { std::fill(sizes.begin(), sizes.end(), R(-7)); },
            [&] {
                for (std::size_t e = 0; e < expected.size(); ++e) {
                    const bool both_nan = sizes[e] != sizes[e] && expected[e] != expected[e];
                    EXPECT_TRUE(both_nan || sizes[e] == expected[e])
                        << e << ": " << sizes[e] << ", " << expected[e];
                }
            });
    }
}

TYPED_TEST(SubmittedSolutions, WaysOfBlocks) {
    using R = real_t<TypeParam>;
    constexpr index_t count = 300, pieces = 2;
    const WayLimits limits{8, 1000, 1e6};
    const R nan = std::numeric_limits<R>::quiet_NaN();
    const index_t product = 0, refined = 1, substitution = 2;
    // The largest of blocks and of inverses, the smallest of block 5; the ways of block 5 and of others.
    const std::tuple<R, R, R, index_t, index_t> cases[] = {{2, 4, 1, product, product},
                                                           {2, 5, 1, refined, refined},
                                                           {2, 600, 1, substitution, substitution},
                                                           {2, nan, 1, substitution, substitution},
                                                           {nan, 1, 1, substitution, substitution},
                                                           {2, 1, R(1e-7), substitution, product},
                                                           {2, 1, 0, substitution, product}};
    for (const auto& [block, inverse, least, of_5, of_others] : cases) {
        std::vector<R> sizes;
        for (index_t e = 0; e < count * pieces; ++e) sizes.insert(sizes.end(), {R(1), R(1), R(1)});
        sizes[3 * 411] = block;
        sizes[3 * 599 + 1] = inverse;
        sizes[3 * 11 + 2] = least;
        std::vector<index_t> ways(count + 1, -7), expected(count, of_others);
        expected[5] = of_5;
        expected.push_back(-7);
        in_both(
            ChooseWaysArgs<TypeParam>{count, pieces, sizes.data(), limits, ways.data()},
            [&] { std::fill(ways.begin(), ways.end(), -7); }, [&] { EXPECT_EQ(ways, expected); });
    }
}

TYPED_TEST(SubmittedSolutions, FailuresAreMarked) {
    using L = TypeParam;
    constexpr index_t n = 5, step = 8;
    for (const index_t info : {index_t(-1), index_t(0), index_t(1), index_t(5), index_t(6)}) {
        std::vector<L> a(1 + (n - 1) * step, L(3));
        in_both(
            MarkFailureArgs<L>{&info, {a.data(), 1, n, step}}, [&] { std::fill(a.begin(), a.end(), L(3)); },
            [&] {
                for (index_t k = 0; k < static_cast<index_t>(a.size()); ++k) {
                    const L x = a[static_cast<std::size_t>(k)];
                    EXPECT_EQ(x != x, info > 0 && info <= n && k == (info - 1) * step) << info << " " << k;
                }
            });
    }
}

/// Matrices with an info get NaN in their values and, with vectors, in the matrix, but not between matrices
/// and columns.
TYPED_TEST(SubmittedSolutions, FailuresOfEigenproblemsAreTold) {
    using L = TypeParam;
    using R = real_t<L>;
    constexpr index_t n = 7, ld = 9, stride = ld * n + 2, count = 11;
    std::vector<std::int64_t> infos(count, 0);
    infos[1] = batch_not_finite;
    infos[8] = n;
    infos[10] = batch_not_finite;
    std::vector<L> a(stride * count);
    std::vector<R> w(n * count + 1);
    std::vector<int> to(count + 1);
    for (const bool vectors : {true, false}) {
        in_both(
            TellFailuresArgs<L>{
                vectors, n + 1, infos.data(), {a.data(), n, ld, stride, count}, w.data(), to.data()},
            [&] {
                std::fill(a.begin(), a.end(), L(3));
                std::fill(w.begin(), w.end(), R(4));
                std::fill(to.begin(), to.end(), -7);
            },
            [&] {
                const auto has_failed = [&](index_t k) {
                    return k < count && infos[static_cast<std::size_t>(k)] != 0;
                };
                for (index_t k = 0; k < count; ++k)
                    EXPECT_EQ(to[static_cast<std::size_t>(k)], has_failed(k) ? n + 1 : 0) << k;
                EXPECT_EQ(to[count], -7);
                for (std::size_t e = 0; e < w.size(); ++e)
                    EXPECT_EQ(w[e] != w[e], has_failed(static_cast<index_t>(e) / n)) << e;
                for (std::size_t e = 0; e < a.size(); ++e) {
                    const index_t of_matrix = static_cast<index_t>(e) % stride;
                    const bool is_element = of_matrix < ld * n && of_matrix % ld < n;
                    EXPECT_EQ(a[e] != a[e],
                              vectors && is_element && has_failed(static_cast<index_t>(e) / stride))
                        << e;
                }
            });
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
