// SPDX-License-Identifier: BSD-3-Clause
// Matrices at the ends of the range, of subnormal numbers and of nearly the largest ones: eigenvalues and
// vectors, and the tridiagonal form, against those of the same matrix times a power of two. Matrices in every
// storage whose elements lie as far apart as numbers can.
#include "numerics/suite.hpp"
#include "support/routines/syevd.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Scaling : public ::testing::Test {
  protected:
    using R = Real<T>;

    /// Exponents of two to multiply random numbers with.
    static std::vector<int> exponents() {
        if (sizeof(R) == 4) return {-147, -135, -127, -126, -80, 80, 120};
        return {-1072, -1040, -1023, -1022, -600, 600, 1018};
    }

    static R scaled(R x, int exponent) { return std::ldexp(x, exponent); }
    static std::complex<R> scaled(std::complex<R> x, int exponent) {
        return {std::ldexp(x.real(), exponent), std::ldexp(x.imag(), exponent)};
    }
    static Matrix<T> scaled(Matrix<T> a, int exponent) {
        for (std::int64_t j = 0; j < a.cols(); ++j) {
            for (std::int64_t i = 0; i < a.rows(); ++i) a(i, j) = scaled(a(i, j), exponent);
        }
        return a;
    }
    static Matrix<T> hermitian(std::int64_t n) {
        Matrix<T> a = random_matrix<T>(n, n, 0, Stream(static_cast<std::uint64_t>(n)));
        for (std::int64_t j = 0; j < n; ++j) a(j, j) = make_scalar<T>(real_part(a(j, j)), 0);
        return a;
    }

    /// Values of a matrix that was multiplied with 2^exponent: a subnormal one has lost what is below its
    /// last digit.
    static void expect_values(const std::vector<R>& w, const std::vector<R>& expected, int exponent) {
        const double size = std::max(std::abs(expected.front()), std::abs(expected.back()));
        const double last = std::ldexp(static_cast<double>(std::numeric_limits<R>::epsilon()),
                                       std::numeric_limits<R>::min_exponent - 1 - exponent);
        const double bound = 30 * static_cast<double>(w.size()) * (ulp<T> * size + last);
        for (std::size_t i = 0; i < w.size(); ++i) {
            ASSERT_LE(std::abs(std::ldexp(static_cast<double>(w[i]), -exponent) - expected[i]), bound)
                << "value " << i;
        }
    }

    static void check(const SmallBlocks& ctx, std::int64_t n, int exponent) {
        SCOPED_TRACE(::testing::Message() << "n " << n << " times 2^" << exponent);
        const Matrix<T> given = scaled(hermitian(n), exponent);
        const auto count = static_cast<std::size_t>(n);
        std::vector<R> expected(count), w(count), d(count), e(count);
        std::vector<T> tau(count);
        Matrix<T> reference = scaled(given, -exponent);
        ASSERT_EQ(lapack::syevd<T>('N', 'L', lapack::to_int(n), reference.data(),
                                   lapack::to_int(reference.ld()), expected.data()),
                  0);
        Matrix<T> a = given;
        ASSERT_EQ(api::syevd<T>(ctx, 'N', 'L', n, a.data(), a.ld(), w.data()), 0);
        expect_values(w, expected, exponent);

        a = given;
        ASSERT_EQ(api::syevd<T>(ctx, 'V', 'L', n, a.data(), a.ld(), w.data()), 0);
        expect_values(w, expected, exponent);
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t k = j; k < n; ++k) {
                std::complex<double> product(k == j ? -1 : 0);
                for (std::int64_t i = 0; i < n; ++i)
                    product += std::complex<double>(conjugate(a(i, j)) * a(i, k));
                ASSERT_LE(std::abs(product), 30 * static_cast<double>(n) * ulp<T>)
                    << "vectors " << j << ", " << k;
            }
        }

        a = given;
        ASSERT_EQ(api::sytrd<T>(ctx, 'L', n, a.data(), a.ld(), d.data(), e.data(), tau.data()), 0);
        for (R& x : d) x = std::ldexp(x, -exponent);
        for (R& x : e) x = std::ldexp(x, -exponent);
        ASSERT_EQ(lapack::sterf<R>(lapack::to_int(n), d.data(), e.data()), 0);
        for (R& x : d) x = std::ldexp(x, exponent);
        expect_values(d, expected, exponent);
    }
};
TYPED_TEST_SUITE(Scaling, Scalars, ScalarNames);

TYPED_TEST(Scaling, Ends) {
    for (const char* schedule : {"device", "hybrid"}) {
        for (const int count : {0, 1, 3}) {
            SCOPED_TRACE(::testing::Message() << schedule << " on " << count);
            const SmallBlocks ctx(count);
            ctx.set("schedule", schedule);
            for (const int exponent : this->exponents()) {
                for (const std::int64_t n : {1, 2, 3, 40}) this->check(ctx, n, exponent);
            }
        }
    }
}

/// Its modulus is above the largest number, and so are the eigenvalues.
TEST(Scaled, ElementWhoseModulusOverflows) {
    using T = std::complex<double>;
    const SmallBlocks ctx(0);
    Matrix<T> a(2, 2);
    a(1, 0) = {1.5e308, 1.5e308};
    std::vector<double> w(2);
    ASSERT_EQ(api::syevd<T>(ctx, 'V', 'L', 2, a.data(), a.ld(), w.data()), 0) << lapilli_last_error(ctx);
    EXPECT_EQ(w, (std::vector<double>{-INFINITY, INFINITY}));
    for (std::int64_t j = 0; j < 2; ++j) {
        for (std::int64_t i = 0; i < 2; ++i) EXPECT_NEAR(std::abs(a(i, j)), std::sqrt(0.5), 1e-15);
    }
}

/// Storage by storage, every routine that ends with eigenvalues or a tridiagonal matrix.
class ElementsFarApart : public OfRoutine {
  protected:
    /// Exponents of two. Elements of the middle need no scaling, neither LAPACK's nor the measures'; a matrix
    /// near the end of the range has `more`. Large elements are mixed with small ones, less by this:
    struct Exponents {
        int middle, more;
        std::pair<int, int> less[3];
    };
    static Exponents exponents() {
        return with_scalar(routine().precision(), []<class T>() {
            // LAPACK's STEQR gives up; subnormal where the norm is 1; and where the CPU reduces bands.
            return sizeof(Real<T>) == 4 ? Exponents{30, 90, {{80, 120}, {122, 148}, {174, 200}}}
                                        : Exponents{300, 700, {{750, 1000}, {1016, 1073}, {1540, 1573}}};
        });
    }

    /// The same for (i, j) and (j, i).
    static int draw(std::uint64_t seed, std::int64_t i, std::int64_t j, int count) {
        const auto a = static_cast<std::uint64_t>(std::min(i, j)),
                   b = static_cast<std::uint64_t>(std::max(i, j));
        return static_cast<int>(Stream(seed).bits(1000 * a + b) % static_cast<std::uint64_t>(count));
    }

    static void multiply(const Operand& x, int exponent) {
        for (std::int64_t j = 0; j < x.cols; ++j) {
            for (std::int64_t i = 0; i < x.rows; ++i) x.set(i, j, x.get(i, j) * std::ldexp(1.0, exponent));
        }
    }
    /// Near the end of the range; of eight elements `large` are large.
    static void spread(const Operand& x, std::uint64_t seed, int large) {
        const Exponents e = exponents();
        const auto [least, most] = e.less[seed % 3];
        for (std::int64_t j = 0; j < x.cols; ++j) {
            for (std::int64_t i = 0; i < x.rows; ++i) {
                const bool small = draw(seed, i, j, 8) >= large && std::max(i, j) != 1;
                const int less = small ? least + draw(seed + 1, i, j, most - least) : 0;
                x.set(i, j, x.get(i, j) * std::ldexp(1.0, e.middle + e.more - less));
            }
        }
    }
    /// In the middle, without the elements that would be subnormal there.
    static void bring_back(const Operand& x) {
        const Exponents e = exponents();
        multiply(x, -e.more);
        for (std::int64_t j = 0; j < x.cols; ++j) {
            for (std::int64_t i = 0; i < x.rows; ++i) {
                if (std::abs(x.get(i, j)) < std::ldexp(1.0, e.middle - e.less[1].second - 10)) x.set(i, j, 0);
            }
        }
    }
    static bool holds_matrix(const Operand& x, const Operands& all) {
        const bool tridiagonal = !all.has("A") && !all.has("AB") && !all.has("AP");
        return x.name == "A" || x.name == "AB" || x.name == "AP" ||
               (tridiagonal && (x.name == "D" || x.name == "E"));
    }
};
INSTANTIATE_TEST_SUITE_P(Routines, ElementsFarApart,
                         ::testing::ValuesIn(instances(named({"syevd", "syevr", "spevd", "sbtrd", "sbevd",
                                                              "sbevx", "stedc", "stev", "stevx", "stevr"}))),
                         instance_name);

TEST_P(ElementsFarApart, OnTheCpuAndOnDevices) {
    const int more = exponents().more;
    for (const int device_count : {0, 2}) {
        const SmallBlocks ctx(device_count);
        for (const char job : jobs_of(routine())) {
            for (const auto& [n, k] : {std::pair{2, 1}, {5, 1}, {9, 3}, {40, 1}, {40, 5}}) {
                if (k != 1 && !routine().facts().name.starts_with("sb")) continue;
                for (std::uint64_t seed = 1; seed <= 24; ++seed) {
                    Problem p;
                    p.n = n;
                    p.k = k;
                    p.job = job;
                    p.uplo = seed % 4 < 2 ? 'U' : 'L';
                    p.seed = seed;
                    SCOPED_TRACE(describe(routine(), p) + " on " + std::to_string(device_count));
                    Operands output = routine().data(p);
                    for (const Operand& x : output.all()) {
                        if (holds_matrix(x, output)) spread(x, seed, static_cast<int>(seed / 3 % 3) + 1);
                    }
                    Operands plain = output;
                    for (const Operand& x : plain.all()) {
                        if (holds_matrix(x, plain)) bring_back(x);
                    }
                    ASSERT_EQ(run(routine(), ctx, p, Where::host, output).info, 0);
                    for (const char* name : {"W", "D", "E", "AB"}) {
                        if (output.has(name)) multiply(output[name], -more);
                    }
                    EXPECT_LE(routine().error(p, plain, output).worst(), Residuals::threshold);
                }
            }
        }
    }
}

// Limits of a part are those of the caller's matrix, however the library scales it.
class PartsOfScaled : public ElementsFarApart {};
INSTANTIATE_TEST_SUITE_P(Routines, PartsOfScaled, ::testing::ValuesIn(instances([](const Routine& routine) {
                             const Facts& facts = routine.facts();
                             return facts.on_devices && !facts.rectangular && !facts.has_singular_values &&
                                    facts.has_letter("range", 'V');
                         })),
                         instance_name);

TEST_P(PartsOfScaled, HaveTheCallersLimits) {
    const int most = routine().unit() > 1e-10 ? 60 : 500;
    for (const int device_count : {0, 2}) {
        const SmallBlocks ctx(device_count);
        for (const std::int64_t n : {1, 2, 20}) {
            Problem p;
            p.n = n;
            p.k = 3;
            p.job = jobs_of(routine()).front();
            p.range = 'V';
            p.vl = -0.3;
            p.vu = 1.7;
            const Operands plain = result(routine(), ctx, p);
            const char* const found = plain.has("M") ? "M" : "m";
            const auto count = static_cast<std::int64_t>(plain[found].get(0).real());
            for (const int exponent : {-most, most}) {
                SCOPED_TRACE(describe(routine(), p) + " times 2^" + std::to_string(exponent) + " on " +
                             std::to_string(device_count));
                Problem scaled = p;
                scaled.vl = std::ldexp(p.vl, exponent);
                scaled.vu = std::ldexp(p.vu, exponent);
                Operands x = routine().data(p);
                for (const Operand& operand : x.all()) {
                    if (holds_matrix(operand, x)) multiply(operand, exponent);
                }
                ASSERT_EQ(run(routine(), ctx, scaled, Where::host, x).info, 0) << lapilli_last_error(ctx);
                ASSERT_EQ(x[found].get(0).real(), static_cast<double>(count));
                for (std::int64_t i = 0; i < count; ++i) {
                    EXPECT_NEAR(std::ldexp(x["W"].get(i).real(), -exponent), plain["W"].get(i).real(),
                                300 * static_cast<double>(n) * routine().unit());
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
