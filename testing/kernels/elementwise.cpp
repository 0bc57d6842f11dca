// SPDX-License-Identifier: BSD-3-Clause
// Kernels that touch each element once: what they write, and that they write nothing else.

#include "elementwise/elementwise.cuh"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

#include "elementwise/launch.cuh"
#include "emulator/stream.hpp"
#include "kernels/elementwise_areas.hpp"

namespace lapilli::kernel_tests {
namespace {

TYPED_TEST_SUITE(Elementwise, Scalars, ScalarNames);

TYPED_TEST(Elementwise, Fill) {
    using T = TypeParam;
    const T off = make<T>(2, 3), diagonal = make<T>(-1, 5);
    for (const auto [m, n] : sizes) {
        for (const Area& part : parts) {
            const Matrix<T> before = random_matrix<T>(m, n, m + 3, 1);
            Matrix<T> a = before;
            simt::launch(over_elements("fill", m, n), [&, rows = m, cols = n] {
                kernels::fill(part.region, rows, cols, off, diagonal, a.data(), a.ld);
            });
            this->compare(a, before, part, [&](index_t i, index_t j) { return i == j ? diagonal : off; });
        }
    }
}

TYPED_TEST(Elementwise, Copy) {
    using T = TypeParam;
    for (const auto [m, n] : sizes) {
        for (const Area& part : parts) {
            const Matrix<T> a = random_matrix<T>(m, n, m, 1), before = random_matrix<T>(m, n, m + 5, 2);
            const auto copied = [&, rows = m, cols = n](const index_t* unless) {
                Matrix<T> b = before;
                index_t told = 7;
                std::vector<index_t> words(TransferWords::most_zeros, 5), expected = words;
                const index_t zeros = unless == nullptr ? TransferWords::most_zeros : 3;
                std::fill_n(expected.begin(), zeros, 0);
                simt::launch(over_elements("copy", rows, (cols + 3) / 4), [&] {
                    kernels::copy(part.region, rows, cols, a.data(), a.ld, b.data(), b.ld,
                                  {unless, unless == nullptr ? nullptr : &told, words.data(), zeros});
                });
                EXPECT_EQ(told, unless == nullptr ? 7 : *unless);
                EXPECT_EQ(words, expected);
                return b;
            };
            const index_t on = 3, off = -1;
            this->compare(copied(nullptr), before, part, a);
            this->compare(copied(&on), before, part, a);
            this->compare(copied(&off), before, part, before);
        }
    }
}

TYPED_TEST(Elementwise, CopyTwo) {
    using T = TypeParam;
    for (const auto [m, n] : sizes) {
        const Matrix<T> a = random_matrix<T>(m, n, m, 1), c = random_matrix<T>(m, n, m + 2, 2),
                        before = random_matrix<T>(m, n, m + 5, 3);
        Matrix<T> b = before, d = before;
        simt::launch(over_elements("copy_two", m, n), [&, rows = m, cols = n] {
            kernels::copy_two<T>(rows, cols, a.data(), a.ld, b.data(), b.ld, c.data(), c.ld, d.data(), d.ld);
        });
        this->compare(b, before, parts[0], [&](index_t i, index_t j) { return a(i, j); });
        this->compare(d, before, parts[0], [&](index_t i, index_t j) { return c(i, j); });
    }
}

TYPED_TEST(Elementwise, Widen) {
    using T = TypeParam;
    for (const auto [m, n] : sizes) {
        const auto a = random_matrix<real_t<T>>(m, n, m + 1, 1);
        const Matrix<T> before = random_matrix<T>(m, n, m + 2, 2);
        Matrix<T> b = before;
        simt::launch(over_elements("widen", m, n), [&, rows = m, cols = n] {
            kernels::widen<T>(rows, cols, a.data(), a.ld, b.data(), b.ld);
        });
        this->compare(b, before, parts[0],
                      [&](index_t i, index_t j) { return make<T>(static_cast<double>(a(i, j)), 0); });
    }
}

TYPED_TEST(Elementwise, Sizes) {
    using T = TypeParam;
    using R = real_t<T>;
    for (const auto [m, n] : sizes) {
        const auto a = random_matrix<T>(m, n, m + 1, 1);
        const auto before = random_matrix<R>(m, n, m + 2, 2);
        auto b = before;
        simt::launch(over_elements("sizes", m, n), [&, rows = m, cols = n] {
            kernels::sizes<T>(rows, cols, a.data(), a.ld, b.data(), b.ld);
        });
        auto expected = before;
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < m; ++i) {
                const auto x = std::complex<double>(widen(a(i, j)));
                expected(i, j) = std::abs(static_cast<R>(x.real())) + std::abs(static_cast<R>(x.imag()));
            }
        }
        EXPECT_TRUE(same_bits(b.elements, expected.elements)) << m << " x " << n;
    }
}

/// A scalar in single precision.
template <class T>
using SingleOf = std::conditional_t<is_complex<T>, arch::Complex<float>, float>;

template <class To, class T>
To in_precision(T x) {
    const auto wide = widen(x);
    return make<To>(static_cast<double>(std::real(wide)), static_cast<double>(std::imag(wide)));
}

/// The flag is raised by numbers of the part that do not fit, and by nothing else.
TYPED_TEST(Elementwise, Lower) {
    using T = TypeParam;
    using Single = SingleOf<T>;
    constexpr double most = std::numeric_limits<float>::max();
    for (const auto [m, n] : sizes) {
        for (const Area& part : parts) {
            for (const double value : {-most, std::nan(""), 2 * most, -2 * most}) {
                Matrix<T> a = random_matrix<T>(m, n, m + 1, 1);
                const index_t column = n / 2;
                // As a real part, or as an imaginary one.
                a(m - 1, column) = is_complex<T> && n % 2 == 0 ? make<T>(0, value) : make<T>(value, 0);
                const auto before = random_matrix<Single>(m, n, m + 2, 2);
                auto b = before;
                std::uint32_t misfit = 0;
                simt::launch(over_elements("lower", m, n), [&, rows = m, cols = n, which = part.region] {
                    kernels::lower<T, Single>(which, rows, cols, static_cast<real_t<T>>(most), a.data(), a.ld,
                                              b.data(), b.ld, &misfit);
                });
                const bool expected_misfit = part.has(m - 1, column) && std::abs(value) > most;
                EXPECT_EQ(misfit, expected_misfit ? 1U : 0U) << m << " x " << n << ": " << value;
                auto expected = before;
                for (index_t j = 0; j < n; ++j) {
                    for (index_t i = 0; i < m; ++i) {
                        if (part.has(i, j)) expected(i, j) = in_precision<Single>(a(i, j));
                    }
                }
                EXPECT_TRUE(same_bits(b.elements, expected.elements)) << m << " x " << n << ": " << value;
            }
        }
    }
}

TYPED_TEST(Elementwise, Raise) {
    using T = TypeParam;
    using Single = SingleOf<T>;
    for (const auto [m, n] : sizes) {
        for (const bool add : {false, true}) {
            const auto a = random_matrix<Single>(m, n, m + 1, 1);
            const Matrix<T> before = random_matrix<T>(m, n, m + 2, 2);
            Matrix<T> b = before;
            simt::launch(over_elements("raise", m, n), [&, rows = m, cols = n] {
                kernels::raise<T, Single>(add, rows, cols, a.data(), a.ld, b.data(), b.ld);
            });
            this->compare(b, before, parts[0], [&](index_t i, index_t j) {
                const T raised = in_precision<T>(a(i, j));
                return add ? raised + before(i, j) : raised;
            });
        }
    }
}

TYPED_TEST(Elementwise, Add) {
    using T = TypeParam;
    using R = lapilli::real_t<T>;
    for (const auto [m, n] : sizes) {
        for (const R beta : {R(0), R(0.75)}) {
            const R alpha(-1.5);
            const auto a = random_matrix<T>(m, n, m + 1, 1);
            const Matrix<T> before = random_matrix<T>(m, n, m + 2, 2);
            Matrix<T> b = before;
            if (beta == R(0)) {
                for (index_t j = 0; j < n; ++j) {
                    for (index_t i = 0; i < m; ++i) b(i, j) = nan_of<T>();
                }
            }
            simt::launch(over_elements("add", m, n), [&, rows = m, cols = n] {
                kernels::add<T>(rows, cols, alpha, a.data(), a.ld, beta, b.data(), b.ld);
            });
            this->compare(b, before, parts[0], [&](index_t i, index_t j) {
                const T x = a(i, j) * alpha;
                return beta == R(0) ? x : x + before(i, j) * beta;
            });
        }
    }
}

TYPED_TEST(Elementwise, Reverse) {
    using T = TypeParam;
    for (const auto [m, n] : sizes) {
        const Matrix<T> a = random_matrix<T>(m, n, m + 1, 1), before = random_matrix<T>(m, n, m + 2, 2);
        Matrix<T> b = before;
        simt::launch(over_elements("reverse", m, n), [&, rows = m, cols = n] {
            kernels::reverse(rows, cols, a.data(), a.ld, b.data(), b.ld);
        });
        this->compare(b, before, parts[0], [&, rows = m, cols = n](index_t i, index_t j) {
            return a(rows - 1 - i, cols - 1 - j);
        });
    }
}

TYPED_TEST(Elementwise, GatherBlocks) {
    using T = TypeParam;
    struct Blocks {
        index_t nb, first, stride;
    };
    for (const auto [m, n] : {Size{1, 3}, Size{100, 7}, Size{256, 2}, Size{300, 65}}) {
        for (const auto [nb, first, stride] : {Blocks{32, 0, 1}, Blocks{32, 2, 3}, Blocks{64, 1, 2}}) {
            const index_t last = (m - 1) / nb;
            // The last block need not be whole.
            const index_t rows = (first + last * stride) * nb + m - last * nb;
            const Matrix<T> a = random_matrix<T>(rows, n, rows, 1), before = random_matrix<T>(m, n, m + 2, 2);
            Matrix<T> b = before;
            std::vector<index_t> from;
            for (index_t block = first; static_cast<index_t>(from.size()) < m; block += stride) {
                for (index_t i = 0; i < nb; ++i) from.push_back(block * nb + i);
            }
            const index_t args[] = {m, n, nb, first, stride};
            simt::launch(over_elements("gather_blocks", m, n), [&] {
                kernels::gather_blocks(args[0], args[1], args[2], args[3], args[4], a.data(), a.ld, b.data(),
                                       b.ld);
            });
            this->compare(b, before, parts[0],
                          [&](index_t i, index_t j) { return a(from[static_cast<std::size_t>(i)], j); });
        }
    }
}

TYPED_TEST(Elementwise, SetDiagonal) {
    using T = TypeParam;
    for (const index_t length : {1, 32, 300}) {
        const auto values = random_vector<real_t<T>>(length, 3);
        const Matrix<T> before = random_matrix<T>(length, length, length + 1, 1);
        Matrix<T> a = before;
        simt::launch(over_elements("set_diagonal", length, 1),
                     [&] { kernels::set_diagonal(length, values.data(), a.data(), a.ld); });
        this->compare(a, before, {Part::all, [](index_t i, index_t j) { return i == j; }},
                      [&](index_t i, index_t) {
                          return make<T>(static_cast<double>(values[static_cast<std::size_t>(i)]), 0);
                      });
    }
}

TYPED_TEST(Elementwise, Scale) {
    using T = TypeParam;
    for (const auto [m, n] : sizes) {
        for (const Area& part : parts) {
            const Matrix<T> before = random_matrix<T>(m, n, m + 3, 1);
            Matrix<T> a = before;
            const real_t<T> factor = real_t<T>(0.375);
            simt::launch(over_elements("scale", m, n), [&, rows = m, cols = n] {
                kernels::scale(part.region, rows, cols, factor, a.data(), a.ld);
            });
            this->compare(a, before, part, [&](index_t i, index_t j) { return before(i, j) * factor; });
        }
    }
}

// With factors of rows and of columns, and with those of one of them. Two have a product that overflows where
// the result does not.
TYPED_TEST(Elementwise, Equilibrate) {
    using T = TypeParam;
    using R = real_t<T>;
    using Limits = std::numeric_limits<R>;
    for (const auto [m, n] : sizes) {
        auto r = random_matrix<R>(m, 1, m, 3), c = random_matrix<R>(n, 1, n, 4);
        r(m / 2, 0) = std::ldexp(R(1), Limits::max_exponent - 8);
        c(n / 2, 0) = std::ldexp(R(1), Limits::max_exponent / 2);
        for (const Area& part : parts) {
            for (const int which : {1, 2, 3}) {
                const R* const rows = (which & 1) != 0 ? r.data() : nullptr;
                const R* const cols = (which & 2) != 0 ? c.data() : nullptr;
                Matrix<T> before = random_matrix<T>(m, n, m + 3, 1);
                before(m / 2, n / 2) = make<T>(Limits::min(), -Limits::min());
                Matrix<T> a = before;
                simt::launch(over_elements("equilibrate", m, n), [&, height = m, width = n] {
                    kernels::equilibrate(part.region, height, width, rows, cols, a.data(), a.ld);
                });
                this->compare(a, before, part, [&](index_t i, index_t j) {
                    const R row = rows == nullptr ? R(1) : r(i, 0), col = cols == nullptr ? R(1) : c(j, 0);
                    return std::isfinite(col * row) ? before(i, j) * (col * row) : before(i, j) * row * col;
                });
            }
        }
    }
}

/// `count` of m rows, shuffled.
std::vector<index_t> some_rows(index_t m, index_t count, std::uint64_t seed) {
    const lapilli::testing::Stream stream(seed);
    std::vector<index_t> rows(static_cast<std::size_t>(m));
    std::iota(rows.begin(), rows.end(), index_t(0));
    for (std::size_t i = 0; i + 1 < rows.size(); ++i)
        std::swap(rows[i], rows[i + stream.bits(i) % (rows.size() - i)]);
    rows.resize(static_cast<std::size_t>(count));
    return rows;
}

/// Fewer rows than a block has threads, several for each, and all that a launch takes; rows that stay are
/// among them, and places of the lists without a row.
TYPED_TEST(Elementwise, SwapRows) {
    using T = TypeParam;
    struct Case {
        index_t m, n, count;
    };
    for (const auto [m, n, count] : {Case{1, 3, 1},
                                     {7, 2, 5},
                                     {300, 9, 256},
                                     {300, 9, 257},
                                     {700, 3, 700},
                                     {2000, 2, swap_rows_limit}}) {
        std::vector<index_t> from = some_rows(m, count, seed_of(m, n));
        std::vector<index_t> to = from;
        std::rotate(to.begin(), to.begin() + count / 3, to.end());
        for (std::size_t k = 1; k < to.size(); k += 5) {
            // Rows from[k] and to[k] leave the lists: to[k] takes over what came from from[k] where that was
            // needed.
            const auto needs = std::find(from.begin(), from.end(), to[k]);
            *needs = from[k];
            to[k] = from[k] = -1;
        }
        const Matrix<T> before = random_matrix<T>(m, n, m + 3, 1);
        Matrix<T> a = before, expected = before;
        for (std::size_t k = 0; k < to.size(); ++k) {
            for (index_t j = 0; to[k] >= 0 && j < n; ++j) expected(to[k], j) = before(from[k], j);
        }
        const SwapRowsArgs<T> args{count, to.data(), from.data(), view(a)};
        EXPECT_EQ(args.violation(), nullptr);
        EXPECT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 2), seed_of(m)), args),
                  launch::success);
        EXPECT_TRUE(same_bits(a.elements, expected.elements)) << count << " rows";
    }
    Matrix<T> a(2 * swap_rows_limit, 1, 2 * swap_rows_limit, T());
    // Lists as a failure may leave them.
    const std::vector<index_t> to{0, 1, index_t(1) << 60, 5, 9}, from{-3, a.rows, 2, -(index_t(1) << 60), 8};
    Matrix<T> b = random_matrix<T>(20, 3, 20, 4), expected = b;
    for (index_t j = 0; j < b.cols; ++j) expected(9, j) = b(8, j);
    const SwapRowsArgs<T> wild{5, to.data(), from.data(), view(b)};
    EXPECT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 2), 1), wild), launch::success);
    EXPECT_TRUE(same_bits(b.elements, expected.elements));
    EXPECT_NE((SwapRowsArgs<T>{swap_rows_limit + 1, nullptr, nullptr, view(a)}.violation()), nullptr);
}

// Few blocks would give the same result, late.
TEST(SwapRowsShape, ABlockForEachFewColumns) {
    for (const std::int64_t n : {1, 4, 5, 512, 10000}) {
        const LaunchShape shape = launch::swap_rows_shape(n);
        EXPECT_EQ(shape.blocks, 1U);
        EXPECT_EQ(shape.blocks_y, static_cast<unsigned>((n + 3) / 4)) << n;
    }
    EXPECT_EQ(launch::swap_rows_shape(1000000).blocks_y, 4096U);
}

TYPED_TEST(Elementwise, GatherColumns) {
    using T = TypeParam;
    const Matrix<T> a = random_matrix<T>(77, 9, 80, 1), before = random_matrix<T>(77, 5, 79, 2);
    const std::vector<index_t> from{8, -1, 0, 8, index_t(1) << 60};
    Matrix<T> b = before, expected = before;
    for (std::size_t j = 0; j < from.size(); ++j) {
        for (index_t i = 0; from[j] >= 0 && from[j] < a.cols && i < a.rows; ++i)
            expected(i, index_t(j)) = a(i, from[j]);
    }
    const GatherColumnsArgs<T> args{from.data(), {a.elements.data(), a.rows, a.cols, a.ld}, view(b)};
    EXPECT_EQ(args.violation(), nullptr);
    EXPECT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 2), 3), args), launch::success);
    EXPECT_TRUE(same_bits(b.elements, expected.elements));
}

template <class T>
real_t<T> max_norm(const Area& part, const Matrix<T>& a) {
    using Bits = std::conditional_t<sizeof(real_t<T>) == 4, std::uint32_t, std::uint64_t>;
    Bits bits = 0;
    simt::Launch how = over_elements("max_norm", a.rows, a.cols);
    how.shared_bytes = kernels::kElementThreads / 32 * sizeof(Bits);
    simt::launch(how, [&] { kernels::max_norm(part.region, a.rows, a.cols, a.data(), a.ld, &bits); });
    return __builtin_bit_cast(real_t<T>, bits);
}

TYPED_TEST(Elementwise, MaxNorm) {
    using T = TypeParam;
    for (const auto [m, n] : sizes) {
        for (const Area& part : parts) {
            const Matrix<T> a = random_matrix<T>(m, n, m + 3, seed_of(m, n));
            double expected = 0;
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < m; ++i) {
                    const auto x = std::complex<double>(widen(a(i, j)));
                    if (part.has(i, j))
                        expected = std::max({expected, std::abs(x.real()), std::abs(x.imag())});
                }
            }
            EXPECT_NEAR(static_cast<double>(max_norm(part, a)), expected, 2 * eps<T> * expected);
        }
    }
}

/// The modulus of such an element is not a finite number.
TYPED_TEST(Elementwise, MaxNormOfLargestNumbers) {
    using T = TypeParam;
    const double most = static_cast<double>(std::numeric_limits<real_t<T>>::max());
    Matrix<T> a = random_matrix<T>(40, 20, 40, 1);
    a(7, 3) = make<T>(-most, most);
    EXPECT_EQ(static_cast<double>(max_norm(parts[0], a)), most);
}

/// NaN wins over infinity, wherever they are, and counts only inside the part.
TYPED_TEST(Elementwise, MaxNormOfWhatIsNotFinite) {
    using T = TypeParam;
    Matrix<T> a = random_matrix<T>(300, 20, 300, 1);
    a(7, 9) = nan_of<T>();
    EXPECT_TRUE(std::isfinite(max_norm(parts[1], a)));
    EXPECT_TRUE(std::isnan(max_norm(parts[3], a)));
    a(299, 0) = make<T>(-std::numeric_limits<double>::infinity(), 0);
    EXPECT_TRUE(std::isinf(max_norm(parts[1], a)));
    EXPECT_TRUE(std::isnan(max_norm(parts[0], a)));
    // The NaN of an invalid operation on x86 has its sign bit set.
    a(299, 0) = -nan_of<T>();
    EXPECT_TRUE(std::isnan(max_norm(parts[1], a)));
}

}  // namespace
}  // namespace lapilli::kernel_tests
