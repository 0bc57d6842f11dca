// SPDX-License-Identifier: BSD-3-Clause
// What the numerics suites share: contexts whose blocks are so small that small matrices have many of them,
// and one function that runs a routine and checks all that must hold of the result.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/place.hpp"
#include "support/routines.hpp"

namespace lapilli::testing {

// Block sizes of the contexts below; the sizes of the tests lie around them and their multiples.
constexpr std::int64_t block = 16;

inline std::string devices(int count) { return count == 0 ? "none" : "sim:" + std::to_string(count); }

// A context on simulated devices with small blocks, which leaves nothing to the CPU however small it is.
class SmallBlocks : public Context {
  public:
    explicit SmallBlocks(int device_count) : Context(devices(device_count)) {
        for (const char* name : {"matrix.nb", "potrf.nb", "ormtr.nb"}) {
            set(name, std::to_string(block));
        }
        set("sytrd.nb", std::to_string(block / 2));
        for (const char* routine : {"potrf", "potrs", "sytrd", "ormtr", "stedc"}) {
            set(std::string(routine) + ".crossover", "0");
        }
    }
};

inline std::string describe(const std::string& name, const Problem& p, Where where) {
    return name + " n=" + std::to_string(p.n) + " k=" + std::to_string(p.k) +
           " pad=" + std::to_string(p.pad) + " uplo=" + p.uplo + " job=" + p.job + " side=" + p.side +
           " trans=" + p.trans + " kind=" + p.kind + " seed=" + std::to_string(p.seed) +
           " where=" + name_of(where);
}

// True if nothing but the matrix itself differs: no padding, and of a poisoned matrix not the other triangle.
template <class T>
bool only_inside_changed(const Problem& p, const Matrix<T>& before, const Matrix<T>& after) {
    const auto same = [&](std::int64_t i, std::int64_t j) {
        return std::memcmp(&before(i, j), &after(i, j), sizeof(T)) == 0;
    };
    for (std::int64_t j = 0; j < before.cols(); ++j) {
        for (std::int64_t i = 0; i < before.ld(); ++i) {
            const bool outside = i >= before.rows() || (p.poison && (p.uplo == 'L' ? i < j : i > j));
            if (outside && !same(i, j)) {
                return false;
            }
        }
    }
    return true;
}

// Whether the routine may write to the triangle of A that uplo does not name.
template <class T>
bool fills_whole_matrix(const Routine<T>& routine, const Problem& p) {
    return routine.name == "orgtr" || (routine.name == "syevd" && p.job == 'V');
}

template <class T>
void expect_correct(const Routine<T>& routine, lapilli_context ctx, const Problem& problem, Where where) {
    SCOPED_TRACE(describe(lapack_name<T>(routine.name), problem, where));
    Arrays<T> input, output;
    routine.data(problem, input);
    output = input;
    const Outcome outcome = run(routine, ctx, problem, where, output);
    ASSERT_EQ(outcome.info, 0) << lapilli_strerror(outcome.info) << ". " << lapilli_last_error(ctx);
    const Residuals residuals = routine.error(problem, input, output);
    EXPECT_TRUE(residuals.ok()) << "residual " << residuals.residual.value_or(0) << ", orthogonality "
                                << residuals.orthogonality.value_or(0) << ", values "
                                << residuals.values.value_or(0);
    Problem touched = problem;
    touched.poison = problem.poison && !fills_whole_matrix(routine, problem);
    EXPECT_TRUE(only_inside_changed(touched, input.A, output.A)) << "writes outside its triangle of A";
    touched.poison = false;
    EXPECT_TRUE(only_inside_changed(touched, input.B, output.B)) << "writes outside B";
}

// Calls body.template operator()<T>() for the four scalars.
template <class Body>
void for_each_scalar(const Body& body) {
    body.template operator()<float>();
    body.template operator()<double>();
    body.template operator()<std::complex<float>>();
    body.template operator()<std::complex<double>>();
}

// For typed tests: one name per scalar in the test's name.
struct ScalarNames {
    template <class T>
    static std::string GetName(int) {
        return std::string(1, letter<T>);
    }
};
using Scalars = ::testing::Types<float, double, std::complex<float>, std::complex<double>>;

}  // namespace lapilli::testing
