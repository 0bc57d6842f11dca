// SPDX-License-Identifier: BSD-3-Clause
// Matrices that make algorithms fail: given spectra from well to hardly conditioned, clustered, graded, zero,
// tiny and huge entries.
#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Kinds : public ::testing::Test {
  protected:
    SmallBlocks ctx{2};

    void check(const std::string& routine, Problem p) {
        for (const char uplo : {'L', 'U'}) {
            p.uplo = uplo;
            expect_correct(*find_routine<T>(routine), this->ctx, p, Where::host);
        }
    }
};
TYPED_TEST_SUITE(Kinds, Scalars, ScalarNames);

TYPED_TEST(Kinds, Eigenproblems) {
    for (const std::string& kind : kind_names()) {
        if (kind == "file") {
            continue;
        }
        for (const double cond : {2.0, 0.1 / ulp<TypeParam>}) {
            Problem p;
            p.n = 45;
            p.kind = kind;
            p.cond = cond;
            this->check("sytrd", p);
            this->check("syevd", p);
        }
    }
}

TYPED_TEST(Kinds, Tridiagonal) {
    for (const std::string& kind : kind_names()) {
        if (kind == "file" || kind == "posdef") {
            continue;
        }
        Problem p;
        p.n = 60;
        p.kind = kind;
        p.cond = 0.1 / ulp<TypeParam>;
        for (const char job : {'I', 'V'}) {
            p.job = job;
            expect_correct(*find_routine<TypeParam>("stedc"), this->ctx, p, Where::host);
        }
    }
}

TYPED_TEST(Kinds, Cholesky) {
    for (const char* kind :
         {"posdef", "identity", "geometric", "arithmetic", "cluster-one", "cluster-eps", "loguniform"}) {
        Problem p;
        p.n = 45;
        p.k = 5;
        p.kind = kind;
        // Rounding errors must not push the smallest eigenvalue below zero.
        p.cond = 1e-3 / ulp<TypeParam>;
        this->check("potrf", p);
        p.cond = 100;
        this->check("posv", p);
    }
}

// Entries near overflow and underflow: LAPACK's SYEVD scales such matrices, and so must we.
TYPED_TEST(Kinds, Scaling) {
    using R = Real<TypeParam>;
    const Routine<TypeParam>& routine = *find_routine<TypeParam>("syevd");
    for (const double scale : {0.01 * std::sqrt(static_cast<double>(std::numeric_limits<R>::max())) * 1e8,
                               100 * std::sqrt(static_cast<double>(std::numeric_limits<R>::min())) * 1e-8}) {
        for (const char job : {'N', 'V'}) {
            Problem p;
            p.n = 40;
            p.job = job;
            SCOPED_TRACE(describe("syevd", p, Where::host) + " scale " + std::to_string(std::log10(scale)));
            Arrays<TypeParam> plain, scaled;
            routine.data(p, plain);
            scaled = plain;
            for (std::int64_t j = 0; j < p.n; ++j) {
                for (std::int64_t i = 0; i < p.n; ++i) {
                    scaled.A(i, j) *= static_cast<R>(scale);
                }
            }
            Arrays<TypeParam> output = scaled;
            ASSERT_EQ(run(routine, this->ctx, p, Where::host, output).info, 0);
            for (R& w : output.D) {
                w = static_cast<R>(static_cast<double>(w) / scale);
            }
            // Back in an ordinary range, the usual checks apply.
            EXPECT_LE(routine.error(p, plain, output).worst(), Residuals::threshold);
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
