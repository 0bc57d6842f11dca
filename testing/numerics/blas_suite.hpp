// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the suites of the BLAS: problems and places of their operands, and typed calls in each form
// with all checks of their results.
#pragma once

#include "numerics/suite.hpp"
#include "support/blas/places.hpp"

namespace lapilli::testing {

// Panels narrower than the blocks of most matrices, and nothing left to the CPU.
class Level3Context : public SmallBlocks {
  public:
    explicit Level3Context(int device_count, std::int64_t width = 8) : SmallBlocks(device_count) {
        set("test.level3.nb", std::to_string(width));
    }
};

// ---- Any routine of the BLAS

inline Problem blas_problem(std::int64_t m, std::int64_t n, std::int64_t k = 0, std::int64_t pad = 0) {
    Problem p = problem_of_order(n, k);
    p.m = m;
    p.pad = pad;
    return p;
}

inline const std::complex<double> scalars[] = {0, 1, -1, {0.3, 0.8}};

// With A, B or x, and C or y in these places.
inline Problem in_places(Problem p, int a, int in, int out) {
    p.homes = {{"A", a}, {"B", in}, {"x", in}, {"C", out}, {"y", out}};
    return p;
}
inline Problem on_queue(Problem p, int device, Form form = Form::async) {
    p = in_places(p, device, device, device);
    p.form = form;
    p.homes["queue"] = device;
    return p;
}

// With blocks of these widths; what TRSM and TRMM overwrite is their B.
inline Problem in_blocks(bool overwrites, Problem p, const blas::Widths& nb) {
    p.widths = {{"A", nb.A}, {"B", overwrites ? nb.C : nb.B}, {"C", nb.C}};
    return p;
}

inline Problem in_blocks(const Routine& routine, const Problem& p, const blas::Widths& nb) {
    return in_blocks(routine.facts().overwrites, p, nb);
}

// The operands that a call only reads become NaN.
inline void fill_factors_with_nan(const Routine& routine, const Problem& p, const Operands& operands) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    for (const Operand& x : operands.all()) {
        if (routine.written(p, x.name) != Region::nothing) continue;
        for (std::int64_t j = 0; j < x.cols; ++j) {
            for (std::int64_t i = 0; i < x.rows; ++i) x.set(i, j, {nan, nan});
        }
    }
}

}  // namespace lapilli::testing

namespace lapilli::testing::blas {

// ---- Typed calls, for what needs pointers and handles of its own

// Calls f for every combination of options that the routine has.
template <class T, class F>
void for_each_option(Problem<T> p, const F& f) {
    for_each_choice(options_of(p), p, f);
}

// Expects that the result is right, and that nothing else has changed.
template <class T>
void expect_result(const Problem<T>& p, const Operands<T>& before, const Operands<T>& after) {
    EXPECT_LE(error(p, before, after), 1);
    EXPECT_TRUE(after.A.same_bits(before.A)) << "A has changed";
    EXPECT_TRUE(after.B.same_bits(before.B)) << "B has changed";
    EXPECT_TRUE(after.x.same(before.x)) << "x has changed";
}

// A call on a queue that is there.
template <class T>
void expect_async(lapilli_context ctx, lapilli_queue queue, int device, const Problem<T>& p) {
    SCOPED_TRACE(p.text() + " on a queue of device " + std::to_string(device));
    const Operands<T> before = make(p);
    Operands<T> after = before;
    const PlacedOperands<T> placed(ctx, {device, device, device}, after);
    EXPECT_EQ(call_async(queue, p, placed.pointers()), 0) << lapilli_last_error(ctx);
    EXPECT_EQ(lapilli_queue_synchronize(queue), 0) << lapilli_last_error(ctx);
    placed.download();
    expect_result(p, before, after);
}

// The same calls without a look at pointers or queues.
template <class T>
testing::Operands correct_result(lapilli_context ctx, const Problem<T>& p, const testing::Problem& placed,
                                 Where where = Where::host) {
    return testing::correct_result(*find_routine(name_in_table(p), p.precision), ctx, placed, where);
}
template <class T>
testing::Operands expect_plain(lapilli_context ctx, const Problem<T>& p, const Homes& homes) {
    return correct_result(ctx, p, in_places(p, homes.A, homes.in, homes.out));
}
template <class T>
void expect_mgpu_async(lapilli_context ctx, Problem<T> p, std::int64_t nb) {
    p.nb = nb;
    p.form = Form::async;
    correct_result(ctx, p, p, Where::spread);
}
template <class T>
void expect_spread(lapilli_context ctx, const Problem<T>& p, const Widths& nb) {
    correct_result(ctx, p, in_blocks(p.facts().overwrites, p, nb), Where::spread);
}

}  // namespace lapilli::testing::blas
