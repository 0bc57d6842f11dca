// SPDX-License-Identifier: BSD-3-Clause
// The tridiagonal eigenproblem on spectra that are hard for divide and conquer: clusters, exact repetitions,
// splittings, grading, norms near the ends of the range. Residual, orthogonality and error of the values, in
// LAPACK's units, are printed with those of LAPACK itself, and may be twice as large, or up to a small
// number.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>
#include <functional>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "lapilli/lapilli.h"
#include "support/lapack.hpp"
#include "support/precisions.hpp"

namespace lapilli {
namespace {

using Real = long double;

template <class R>
struct Tridiagonal {
    std::vector<R> d, e;
    lapilli_int n() const { return static_cast<lapilli_int>(d.size()); }
};

using Element = std::function<double(lapilli_int)>;

template <class R>
Tridiagonal<R> make(lapilli_int n, const Element& diagonal, const Element& beside) {
    Tridiagonal<R> t;
    for (lapilli_int i = 0; i < n; ++i) t.d.push_back(static_cast<R>(diagonal(i)));
    for (lapilli_int i = 0; i + 1 < n; ++i) t.e.push_back(static_cast<R>(beside(i)));
    return t;
}

Element constant(double value) {
    return [value](lapilli_int) { return value; };
}

/// Repeats a pattern for any index.
Element random_element(unsigned seed, double least, double most) {
    return [=](lapilli_int i) {
        std::mt19937_64 engine(seed * 1000003ULL + static_cast<unsigned long long>(i));
        return least + (most - least) * static_cast<double>(engine() >> 11) * 0x1p-53;
    };
}

struct Kind {
    std::string name;
    Element diagonal, beside;
};

/// All kinds for one order; `range` is half the exponent range of the precision, in decimal digits.
std::vector<Kind> kinds(lapilli_int n, double eps, double range) {
    const auto wilkinson = [](lapilli_int size) {
        return [size](lapilli_int i) { return std::fabs(double(i % size) - double(size - 1) / 2); };
    };
    const auto glue = [](double strength) {
        return [strength](lapilli_int i) { return i % 21 == 20 ? strength : 1.0; };
    };
    const auto graded = [=](double begin, double end) {
        return [=](lapilli_int i) {
            const double x = n > 1 ? double(i) / double(n - 1) : 0.0;
            return std::pow(10.0, begin + x * (end - begin));
        };
    };
    const auto clement = [n](lapilli_int i) { return std::sqrt(double(i + 1) * double(n - 1 - i)); };
    const double order = static_cast<double>(n);
    return {
        {"zero", constant(0), constant(0)},
        {"identity", constant(1), constant(0)},
        {"all equal", constant(3.7), constant(3.7)},
        {"diagonal", random_element(1, -1, 1), constant(0)},
        {"some zeros beside", random_element(2, -1, 1), [](lapilli_int i) { return i % 7 == 3 ? 0.0 : 0.3; }},
        {"uniform", random_element(3, -1, 1), random_element(4, -1, 1)},
        {"wilkinson", wilkinson(n), constant(1)},
        {"glued wilkinson 1e-2", wilkinson(21), glue(1e-2)},
        {"glued wilkinson 1e-8", wilkinson(21), glue(1e-8)},
        {"glued wilkinson eps", wilkinson(21), glue(eps)},
        {"glued wilkinson eps^2", wilkinson(21), glue(eps * eps)},
        {"identical halves", [=](lapilli_int i) { return random_element(5, -1, 1)(std::min(i, n - 1 - i)); },
         [=](lapilli_int i) { return random_element(6, 0.1, 1)(std::min(i, n - 2 - i)); }},
        {"copied halves",
         [=](lapilli_int i) { return random_element(7, -1, 1)(i % std::max<lapilli_int>(n / 2, 1)); },
         [=](lapilli_int i) { return random_element(8, 0.1, 1)(i % std::max<lapilli_int>(n / 2, 1)); }},
        {"ulp cluster", [=](lapilli_int i) { return 1 + eps * double(i % 5); }, constant(eps)},
        {"tiny couplings", random_element(9, -1, 1), constant(eps * 3)},
        {"cluster and one", [=](lapilli_int i) { return i == n / 2 ? 1.0 : eps; }, constant(eps)},
        {"1-2-1", constant(2), constant(-1)},
        {"clement", constant(0), clement},
        {"hermite", constant(0), [](lapilli_int i) { return std::sqrt(double(i + 1) / 2); }},
        {"laguerre", [](lapilli_int i) { return 2.0 * double(i) + 1; },
         [](lapilli_int i) { return double(i + 1); }},
        {"graded down", graded(range, -range), graded(range, -range)},
        {"graded up", graded(-range, range), graded(-range, range)},
        {"mildly graded", graded(0, -12), graded(-1, -13)},
        {"large norm", [=](lapilli_int i) { return std::pow(10.0, range) * random_element(10, -1, 1)(i); },
         [=](lapilli_int i) { return std::pow(10.0, range) * random_element(11, -1, 1)(i); }},
        {"small norm", [=](lapilli_int i) { return std::pow(10.0, -range) * random_element(10, -1, 1)(i); },
         [=](lapilli_int i) { return std::pow(10.0, -range) * random_element(11, -1, 1)(i); }},
        {"reduced from dense", [=](lapilli_int i) { return random_element(12, -1.4, 1.4)(i); },
         [=](lapilli_int i) { return std::sqrt(order - double(i)); }},
        {"alternating signs", constant(0), [](lapilli_int i) { return i % 2 == 0 ? 1.0 : -1.0; }},
        {"integers", [](lapilli_int i) { return double(i); }, constant(-1)},
    };
}

[[maybe_unused]] int lapack(char job, Tridiagonal<float>& t, std::vector<float>& z) {
    const auto n = static_cast<lapack_int>(t.n());
    return job == 'N' ? LAPACKE_ssterf(n, t.d.data(), t.e.data())
                      : LAPACKE_sstedc(LAPACK_COL_MAJOR, job, n, t.d.data(), t.e.data(), z.data(), n);
}
int lapack(char job, Tridiagonal<double>& t, std::vector<double>& z) {
    const auto n = static_cast<lapack_int>(t.n());
    return job == 'N' ? LAPACKE_dsterf(n, t.d.data(), t.e.data())
                      : LAPACKE_dstedc(LAPACK_COL_MAJOR, job, n, t.d.data(), t.e.data(), z.data(), n);
}

template <class R>
Real norm(const Tridiagonal<R>& t) {
    Real largest = 0;
    for (const R x : t.d) largest = std::max(largest, std::abs(Real(x)));
    for (const R x : t.e) largest = std::max(largest, std::abs(Real(x)));
    return largest;
}

/// The matrix over its norm, in extended precision, and counts of its eigenvalues.
class Scaled {
  public:
    template <class R>
    Scaled(const Tridiagonal<R>& t, Real scale) {
        for (const R x : t.d) diagonal_.push_back(Real(x) / scale);
        squares_.push_back(0);
        for (const R x : t.e)
            squares_.push_back(std::max(Real(x) / scale * (Real(x) / scale), Real(1e-4000L)));
    }

    /// The number of eigenvalues below x.
    lapilli_int count_below(Real x) const {
        lapilli_int count = 0;
        Real pivot = 1;
        for (std::size_t i = 0; i < diagonal_.size(); ++i) {
            pivot = diagonal_[i] - x - squares_[i] / pivot;
            count += pivot < 0 ? 1 : 0;
        }
        return count;
    }

    /// Eigenvalue k, to this distance. guess: where to begin.
    Real value(lapilli_int k, Real guess, Real distance) const {
        Real low = guess - 64 * distance, high = guess + 64 * distance;
        constexpr int most = 200;  // a NaN among the elements would never end
        for (int step = 0; step < most && count_below(low) > k; ++step) low -= 4 * (high - low);
        for (int step = 0; step < most && count_below(high) <= k; ++step) high += 4 * (high - low);
        for (int step = 0; step < most && high - low > distance / 128; ++step) {
            const Real middle = (low + high) / 2;
            (count_below(middle) <= k ? low : high) = middle;
        }
        return (low + high) / 2;
    }

  private:
    std::vector<Real> diagonal_, squares_;
};

/// All eigenvalues over the norm, by bisection in extended precision, which begins at LAPACK's.
template <class R>
std::vector<Real> exact_values(const Tridiagonal<R>& t) {
    const Real scale = norm(t);
    std::vector<Real> values(t.d.size(), Real(0));
    if (scale == 0) return values;
    const Scaled scaled(t, scale);
    Tridiagonal<R> guess = t;
    std::vector<R> none;
    const bool have_guess = lapack('N', guess, none) == 0;
    for (lapilli_int k = 0; k < t.n(); ++k) {
        const auto at = static_cast<std::size_t>(k);
        const Real first = have_guess && std::isfinite(guess.d[at]) ? Real(guess.d[at]) / scale : Real(0);
        values[at] = scaled.value(k, first, std::numeric_limits<R>::epsilon());
    }
    return values;
}

struct Errors {
    double residual = 0, orthogonality = 0, values = 0;
};

/// z: n-by-n, or empty.
template <class R>
Errors errors_of(const Tridiagonal<R>& t, const std::vector<Real>& exact, const std::vector<R>& w,
                 const std::vector<R>& z) {
    const auto n = t.d.size();
    const Real ulp = std::numeric_limits<R>::epsilon(), scale = norm(t) == 0 ? Real(1) : norm(t);
    Errors worst;
    const auto note = [](double& largest, Real error) {
        if (!(error <= largest)) largest = static_cast<double>(error);
    };
    for (std::size_t i = 0; i < n; ++i) {
        note(worst.values, std::abs(Real(w[i]) / scale - exact[i]) / ulp);
        if (i > 0 && !(w[i] >= w[i - 1])) worst.values = INFINITY;
    }
    if (z.empty()) return worst;
    const auto element = [&](std::size_t i, std::size_t j) { return Real(z[i + j * n]); };
    const Real units = Real(n) * ulp;
    for (std::size_t j = 0; j < n; ++j) {
        for (std::size_t i = 0; i < n; ++i) {
            Real sum = (Real(t.d[i]) - Real(w[j])) / scale * element(i, j);
            if (i > 0) sum += Real(t.e[i - 1]) / scale * element(i - 1, j);
            if (i + 1 < n) sum += Real(t.e[i]) / scale * element(i + 1, j);
            note(worst.residual, std::abs(sum) / units);
        }
    }
    // Z^T Z in double: of unit columns, its own rounding is far below the bound for doubles, too.
    const std::vector<double> wide(z.begin(), z.end());
    std::vector<double> gram(n * n);
    const auto order = static_cast<int>(n);
    cblas_dsyrk(CblasColMajor, CblasUpper, CblasTrans, order, order, 1, wide.data(), order, 0, gram.data(),
                order);
    for (std::size_t j = 0; j < n; ++j) {
        for (std::size_t k = 0; k <= j; ++k)
            note(worst.orthogonality, std::abs(Real(gram[k + j * n]) - (j == k ? 1 : 0)) / units);
    }
    return worst;
}

[[maybe_unused]] lapilli_int solve(lapilli_context ctx, char job, Tridiagonal<float>& t,
                                   std::vector<float>& z) {
    return lapilli_sstedc(ctx, job, t.n(), t.d.data(), t.e.data(), z.data(), std::max<lapilli_int>(t.n(), 1));
}
lapilli_int solve(lapilli_context ctx, char job, Tridiagonal<double>& t, std::vector<double>& z) {
    return lapilli_dstedc(ctx, job, t.n(), t.d.data(), t.e.data(), z.data(), std::max<lapilli_int>(t.n(), 1));
}
[[maybe_unused]] lapilli_int solve(lapilli_context ctx, Tridiagonal<float>& t,
                                   std::vector<std::complex<float>>& z) {
    return lapilli_cstedc(ctx, 'I', t.n(), t.d.data(), t.e.data(), z.data(), t.n());
}
lapilli_int solve(lapilli_context ctx, Tridiagonal<double>& t, std::vector<std::complex<double>>& z) {
    return lapilli_zstedc(ctx, 'I', t.n(), t.d.data(), t.e.data(), z.data(), t.n());
}

class Devices {
  public:
    explicit Devices(int count) {
        EXPECT_EQ(lapilli_create(&ctx_, ("sim:" + std::to_string(count)).c_str()), 0);
        for (const char* name : {"stedc.crossover", "sytrd.crossover"})
            EXPECT_EQ(lapilli_set(ctx_, name, "0"), 0);
        EXPECT_EQ(lapilli_set(ctx_, "sytrd.nb", "32"), 0);
    }
    ~Devices() { lapilli_destroy(ctx_); }
    Devices(const Devices&) = delete;
    Devices& operator=(const Devices&) = delete;
    operator lapilli_context() const { return ctx_; }

    /// The merges' products by bytes.
    void emulate_products() const {
        for (const auto& [name, value] : {std::pair("product.emulation", "single"),
                                          {"test.product.emulation_k", "1"},
                                          {"test.product.emulation_size", "1"}})
            EXPECT_EQ(lapilli_set(ctx_, name, value), 0);
    }

  private:
    lapilli_context ctx_ = nullptr;
};

template <class R>
class HardSpectra : public ::testing::Test {
  protected:
    static constexpr double range = sizeof(R) == 8 ? 300 : 35;
    static constexpr double eps = std::numeric_limits<R>::epsilon();

    /// Errors that are always accepted, in the units of the measure: LAPACK's own tests allow 30.
    static constexpr Errors small = {1.5, 1.5, 20.0};

    /// The job 'N' for values or 'I' for vectors, too, on these devices.
    struct Call {
        lapilli_context ctx;
        char job;
    };

    /// All calls on the same matrix: its exact values take longer than they do.
    void check(std::initializer_list<Call> calls, const Kind& kind, lapilli_int n) {
        const Tridiagonal<R> t = make<R>(n, kind.diagonal, kind.beside);
        const std::vector<Real> exact = exact_values(t);
        for (const Call& call : calls) check(call, kind.name, t, exact);
    }

    void TearDown() override {
        std::printf(
            "  worst, LAPACK's in brackets: residual %.2g (%.2g), orthogonality %.2g (%.2g), values %.2g "
            "(%.2g)\n",
            worst_.residual, lapacks_.residual, worst_.orthogonality, lapacks_.orthogonality, worst_.values,
            lapacks_.values);
    }

  private:
    void check(const Call& call, const std::string& name, const Tridiagonal<R>& t,
               const std::vector<Real>& exact) {
        const auto [ctx, job] = call;
        const lapilli_int n = t.n();
        const auto elements = static_cast<std::size_t>(job == 'N' ? 0 : n * n);
        Tridiagonal<R> ours = t, theirs = t;
        std::vector<R> z(elements), z_theirs(elements);
        ASSERT_EQ(solve(ctx, job, ours, z), 0) << name << " n = " << n;
        const bool have_theirs = lapack(job, theirs, z_theirs) == 0;
        const Errors a = errors_of(t, exact, ours.d, z);
        Errors b;
        if (have_theirs) b = errors_of(t, exact, theirs.d, z_theirs);
        const auto good = [](double mine, double lapacks, double enough) {
            return mine <= std::max(enough, 2 * lapacks);
        };
        const bool passed = good(a.residual, b.residual, small.residual) &&
                            good(a.orthogonality, b.orthogonality, small.orthogonality) &&
                            good(a.values, b.values, small.values);
        worst_.residual = std::max(worst_.residual, a.residual);
        worst_.orthogonality = std::max(worst_.orthogonality, a.orthogonality);
        worst_.values = std::max(worst_.values, a.values);
        lapacks_.residual = std::max(lapacks_.residual, b.residual);
        lapacks_.orthogonality = std::max(lapacks_.orthogonality, b.orthogonality);
        lapacks_.values = std::max(lapacks_.values, b.values);
        EXPECT_TRUE(passed) << name << " n = " << n << " job " << job << ": residual " << a.residual << " ("
                            << b.residual << "), orthogonality " << a.orthogonality << " (" << b.orthogonality
                            << "), values " << a.values << " (" << b.values << ")";
    }

    Errors worst_, lapacks_;
};
TYPED_TEST_SUITE(HardSpectra, testing::RealScalarsAs<::testing::Types>);

TYPED_TEST(HardSpectra, EveryOrder) {
    const Devices devices(1);
    for (lapilli_int n = 1; n <= 70; ++n) {
        for (const Kind& kind : kinds(n, this->eps, this->range))
            this->check({{devices, 'N'}, {devices, 'I'}}, kind, n);
    }
}

TYPED_TEST(HardSpectra, LargerOrders) {
    const Devices two(2), three(3);
    for (const lapilli_int n : {97, 128, 129, 200, 300}) {
        for (const Kind& kind : kinds(n, this->eps, this->range))
            this->check({{three, 'N'}, {two, 'I'}}, kind, n);
    }
}

/// One to five devices: the same bits of the values and of the vectors.
TYPED_TEST(HardSpectra, AnyNumberOfDevices) {
    using R = TypeParam;
    const lapilli_int n = 150;
    for (const Kind& kind : kinds(n, this->eps, this->range)) {
        SCOPED_TRACE(kind.name);
        for (const char job : {'N', 'I'}) {
            Tridiagonal<R> first;
            std::vector<R> z_first;
            for (int count = 1; count <= 5; ++count) {
                SCOPED_TRACE(count);
                const Devices devices(count);
                Tridiagonal<R> t = make<R>(n, kind.diagonal, kind.beside);
                std::vector<R> z(static_cast<std::size_t>(job == 'N' ? 0 : n * n));
                ASSERT_EQ(solve(devices, job, t, z), 0);
                if (count == 1) {
                    first = t;
                    z_first = z;
                    continue;
                }
                EXPECT_EQ(t.d, first.d) << job;
                EXPECT_EQ(z, z_first);
            }
        }
    }
}

/// The same with merges that are products of matrices: of one that two devices share each makes what one
/// device makes in one product. Four share the last merge, where the BLAS may sum in another order: the
/// vectors differ by its rounding.
TYPED_TEST(HardSpectra, LargeMergesOnAnyNumberOfDevices) {
    using R = TypeParam;
    const lapilli_int n = 1100;
    const std::vector<Kind> all = kinds(n, this->eps, this->range);
    const auto kind =
        std::find_if(all.begin(), all.end(), [](const Kind& k) { return k.name == "reduced from dense"; });
    for (const std::size_t gap : {std::size_t(0), std::size_t(700)}) {
        Tridiagonal<R> first;
        std::vector<R> z_first;
        for (int count = 1; count <= 4; ++count) {
            SCOPED_TRACE(std::to_string(count) + " devices, gap at " + std::to_string(gap));
            const Devices devices(count);
            Tridiagonal<R> t = make<R>(n, kind->diagonal, kind->beside);
            if (gap > 0) t.e[gap - 1] = 0;
            std::vector<R> z(static_cast<std::size_t>(n * n));
            ASSERT_EQ(solve(devices, 'I', t, z), 0);
            if (count == 1) {
                first = t;
                z_first = z;
                continue;
            }
            EXPECT_EQ(t.d, first.d);
            double furthest = 0;
            for (std::size_t i = 0; i < z.size(); ++i)
                furthest = std::max(furthest, std::abs(double(z[i]) - double(z_first[i])));
            EXPECT_LE(furthest, count < 4 && gap == 0 ? 0 : 8 * this->eps);
        }
    }
}

/// Complex vectors are the real ones, to the bit.
TYPED_TEST(HardSpectra, ComplexVectors) {
    using R = TypeParam;
    for (const int count : {1, 3}) {
        const Devices devices(count);
        for (const lapilli_int n : {1, 2, 33, 70, 97, 150}) {
            for (const Kind& kind : kinds(n, this->eps, this->range)) {
                SCOPED_TRACE(kind.name + " n = " + std::to_string(n));
                Tridiagonal<R> t = make<R>(n, kind.diagonal, kind.beside), u = t;
                std::vector<R> z(static_cast<std::size_t>(n * n));
                std::vector<std::complex<R>> complex_z(z.size());
                ASSERT_EQ(solve(devices, 'I', t, z), 0);
                ASSERT_EQ(solve(devices, u, complex_z), 0);
                EXPECT_EQ(t.d, u.d);
                EXPECT_TRUE(std::equal(z.begin(), z.end(), complex_z.begin(),
                                       [](R a, std::complex<R> b) { return b == std::complex<R>(a); }));
            }
        }
    }
}

/// Merges above 512 columns are not multiplied by a kernel of their own, but as products of matrices: here
/// those of the last two levels.
TYPED_TEST(HardSpectra, LargeMerges) {
    const lapilli_int n = 1100;
    const std::vector<Kind> all = kinds(n, this->eps, this->range);
    for (const auto& [count, name] :
         {std::pair(1, "reduced from dense"), std::pair(2, "glued wilkinson 1e-8")}) {
        const Devices devices(count);
        const auto kind =
            std::find_if(all.begin(), all.end(), [name = name](const Kind& k) { return k.name == name; });
        const Devices emulated(count);
        emulated.emulate_products();
        if (sizeof(TypeParam) == 4)
            this->check({{devices, 'I'}, {emulated, 'I'}}, *kind, n);
        else
            this->check({{devices, 'I'}}, *kind, n);
    }
}

}  // namespace
}  // namespace lapilli
