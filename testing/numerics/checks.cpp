// SPDX-License-Identifier: BSD-3-Clause
// The checks themselves: small errors, which a result could have and still look right, must be found, by the
// full tests and by the probes for large orders alike.
#include <functional>

#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Checks : public ::testing::Test {
  protected:
    using Spoil = std::function<void(Arrays<T>&)>;

    static void expect_found(const std::string& name, Problem p, const std::vector<Spoil>& errors) {
        p.n = 60;
        p.k = 7;
        const Routine<T>& routine = *find_routine<T>(name);
        for (const std::int64_t full_check : {1000, 10}) {
            p.full_check = full_check;
            Arrays<T> input, output;
            routine.data(p, input);
            output = input;
            ASSERT_EQ(routine.call_lapack(p, pointers(output)), 0);
            SCOPED_TRACE(describe(name, p, Where::host) + (full_check > p.n ? " in full" : " by probe"));
            EXPECT_TRUE(routine.error(p, input, output).ok()) << routine.error(p, input, output).worst();
            for (const Spoil& spoil : errors) {
                Arrays<T> wrong = output;
                spoil(wrong);
                EXPECT_FALSE(routine.error(p, input, wrong).ok()) << "error " << (&spoil - errors.data());
            }
        }
    }

    // Big against rounding, small against what the eye sees.
    static Real<T> relative() { return static_cast<Real<T>>(std::sqrt(ulp<T>) * 60); }
};
TYPED_TEST_SUITE(Checks, Scalars, ScalarNames);

TYPED_TEST(Checks, FindErrors) {
    using T = TypeParam;
    using Data = Arrays<T>;
    const Real<T> r = this->relative();
    const auto entry = [r](Data& x) { x.A(33, 12) += T(r); };
    const auto nan = [](Data& x) { x.A(33, 12) = quiet_nan<T>(); };
    const auto solution = [r](Data& x) { x.B(17, 4) += T(r); };
    const auto value = [r](Data& x) { x.D[40] *= 1 + r; };
    Problem p;
    this->expect_found("potrf", p, {[r](Data& x) { x.A(33, 12) += T(60 * r); }, nan});
    this->expect_found("potrs", p, {solution, entry});
    this->expect_found("posv", p, {solution, nan});
    this->expect_found("sytrd", p,
                       {[r](Data& x) { x.A(33, 12) += T(60 * r); }, [r](Data& x) { x.tau[5] *= 1 + 60 * r; },
                        [r](Data& x) { x.D[0] *= 1 + 60 * r; }, [](Data& x) { x.E[30] = -x.E[30]; }});
    this->expect_found("orgtr", p, {entry, nan});
    this->expect_found("ormtr", p, {[r](Data& x) { x.B(17, 4) += T(10 * r); }, entry});
    for (const char job : {'I', 'V'}) {
        p.job = job;
        this->expect_found("stedc", p, {[r](Data& x) { x.B(17, 4) += T(r); }, value});
    }
    p.job = 'V';
    this->expect_found("syevd", p, {[r](Data& x) { x.A(17, 4) += T(60 * r); }});
    // Values alone: one that is off, two swapped.
    p.job = 'N';
    const auto largest = [r](Data& x) { x.D[59] *= 1 + r; };
    this->expect_found("syevd", p, {largest});
    this->expect_found("stedc", p, {value, [](Data& x) { std::swap(x.D[3], x.D[30]); }});
}

}  // namespace
}  // namespace lapilli::testing
