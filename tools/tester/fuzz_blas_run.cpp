// SPDX-License-Identifier: BSD-3-Clause
// Runs a call of the BLAS and judges its result by the definition.
#include <cmath>

#include "support/blas/calls.hpp"
#include "support/blas/places.hpp"
#include "tester/fuzz_run.hpp"

namespace lapilli::tester {
namespace {

namespace blas = testing::blas;
using testing::Matrix;

template <class T>
void scale(Matrix<T>& A, std::int64_t exponent) {
    const auto factor = static_cast<testing::Real<T>>(std::ldexp(1.0, static_cast<int>(exponent)));
    for (std::int64_t j = 0; j < A.cols(); ++j) {
        for (std::int64_t i = 0; i < A.rows(); ++i) A(i, j) *= factor;
    }
}
template <class T>
void scale(blas::Vector<T>& x, std::int64_t exponent) {
    const auto factor = static_cast<testing::Real<T>>(std::ldexp(1.0, static_cast<int>(exponent)));
    for (std::int64_t i = 0; i < x.count; ++i) x(i) *= factor;
}

template <class T>
blas::Operands<T> operands(const FuzzCase& that, const blas::Problem<T>& p) {
    blas::Operands<T> o = make(p);
    scale(o.A, that.scale_a);
    scale(o.B, that.scale_in);
    scale(o.x, that.scale_in);
    scale(o.C, that.scale_a + that.scale_in);
    scale(o.y, that.scale_a + that.scale_in);
    return o;
}

template <class T>
void fill_with_nan(blas::Operands<T>& o) {
    for (Matrix<T>* const X : {&o.A, &o.B}) {
        for (std::int64_t j = 0; j < X->cols(); ++j) {
            for (std::int64_t i = 0; i < X->rows(); ++i) (*X)(i, j) = testing::quiet_nan<T>();
        }
    }
    for (std::int64_t i = 0; i < o.x.count; ++i) o.x(i) = testing::quiet_nan<T>();
}

// Makes the call; `o` holds the result.
template <class T>
lapilli_int call_form(lapilli_context ctx, const FuzzCase& that, const blas::Problem<T>& p,
                      blas::Operands<T>& o) {
    if (that.form == "mgpu_async") {
        const blas::SpreadMatrix<T> A(ctx, o.A, that.width_a, p.row, p.column);
        blas::OnEveryDevice<T> all(ctx, o);
        const lapilli_int info = call_mgpu_async(all.queues.data(), p, A, all.x.data(), all.y.data());
        const lapilli_int later = all.synchronize();
        all.download();
        o.y = all.results.back();
        return info != 0 ? info : later;
    }
    if (that.form == "mgpu" && p.facts().level == 2) {
        const blas::SpreadMatrix<T> A(ctx, o.A, that.width_a, p.row, p.column);
        const testing::Placed x(ctx, that.home_in, o.x.memory), y(ctx, that.home_out, o.y.memory);
        const lapilli_int info =
            testing::call_mgpu<T>(ctx, p, A, blas::vector_at<T>(x), blas::vector_at<T>(y));
        x.download();
        y.download();
        return info;
    }
    if (that.form == "mgpu") {
        const blas::SpreadOperands<T> spread(ctx, o, {that.width_a, that.width_b, that.width_c});
        const lapilli_int info = testing::call_mgpu<T>(ctx, p, spread.handles());
        spread.gather();
        return info;
    }
    const blas::PlacedOperands<T> placed(ctx, {that.home_a, that.home_in, that.home_out}, o);
    lapilli_int info = 0;
    if (that.form == "plain") {
        info = testing::call(ctx, p, placed.pointers());
    } else {
        const testing::OwnedQueue queue(ctx, that.home_a);
        info = that.form == "offset" ? call_offset(queue, p, placed.pointers())
                                     : call_async(queue, p, placed.pointers());
        const lapilli_int later = lapilli_queue_synchronize(queue);
        if (info == 0) info = later;
    }
    placed.download();
    return info;
}

template <class T>
std::string fault_as(const FuzzCase& that) {
    blas::Problem<T> p;
    static_cast<testing::BlasCase&>(p) = that.problem;
    const blas::Operands<T> in = operands(that, p);
    blas::Operands<T> before = in;
    if (that.unread && p.alpha == 0.0) fill_with_nan(before);
    blas::Operands<T> after = before;

    const testing::Context ctx(that.devices);
    for (const auto& [name, value] : that.settings) ctx.set(name, value);
    if (const lapilli_int info = call_form(ctx, that, p, after); info != 0)
        return "info " + std::to_string(info) + ": " + lapilli_last_error(ctx);
    if (!after.A.same_bits(before.A)) return "A has changed";
    if (!after.B.same_bits(before.B)) return "B has changed";
    if (!after.x.same(before.x)) return "x has changed";
    const double error = blas::error(p, in, after);
    return error <= 1 ? "" : "an error of " + std::to_string(error) + " where 1 is allowed";
}

}  // namespace

std::string blas_fault_of(const FuzzCase& that) {
    return testing::with_scalar(that.problem.precision, [&]<class T>() { return fault_as<T>(that); });
}

}  // namespace lapilli::tester
