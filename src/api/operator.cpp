// SPDX-License-Identifier: BSD-3-Clause
// Operators of the caller.
#include <complex>
#include <memory>

#include "api/calls.hpp"
#include "api/for_type.hpp"
#include "api/sparse.hpp"
#include "iterative/callback.hpp"
#include "iterative/chebyshev.hpp"
#include "iterative/dense_operator.hpp"
#include "iterative/drivers.hpp"
#include "iterative/sparse_operator.hpp"

using namespace lapilli;
using api::ask;

namespace {

template <class T>
lapilli_operator handle_of(Context& context, std::unique_ptr<LinearOperator<T>> one) {
    auto handle = std::make_unique<lapilli_operator_s>(lapilli_operator_s{&context, std::move(one)});
    ++context.handles.operators;
    return handle.release();
}

}  // namespace

lapilli_int lapilli_operator_create(lapilli_context ctx, char type, lapilli_int n, char order, char place,
                                    lapilli_apply apply, void* user, lapilli_operator* A) {
    return ask(ctx, "operator_create", [&](Context& context) -> lapilli_int {
        api::Arguments arguments(context, "operator_create");
        arguments.letter("type", type, "SDCZ");
        arguments.size("n", n);
        arguments.letter("order", order, "CR");
        arguments.letter("place", place, "HD");
        arguments.callback("apply", apply);
        arguments.pass();
        arguments.matrix("A", A, 1, 1);
        if (arguments.bad()) return arguments.info();
        checked_dimension(n);
        const CallbackForm form{upper_case(order) == 'C', upper_case(place) == 'D'};
        if (form.on_device && context.device_count() == 0) {
            throw Error(LAPILLI_ERROR_NO_DEVICES,
                        std::string("vectors cannot be in device memory: ") + context.why_no_devices());
        }
        api::for_type(static_cast<char>(upper_case(type) - 'A' + 'a'), [&](auto scalar) {
            using T = decltype(scalar);
            *A = handle_of<T>(context, std::make_unique<CallbackOperator<T>>(n, form, apply, user));
        });
        return 0;
    });
}

lapilli_int lapilli_operator_sparse(lapilli_context ctx, lapilli_sparse A, lapilli_operator* op) {
    return ask(ctx, "operator_sparse", [&](Context& context) -> lapilli_int {
        api::Arguments arguments(context, "operator_sparse");
        api::check_square(arguments, context, A);
        arguments.matrix("op", op, 1, 1);
        if (arguments.bad()) return arguments.info();
        api::for_type(A->type, [&](auto scalar) {
            using T = decltype(scalar);
            auto matrix = std::static_pointer_cast<SparseMatrix<T>>(A->matrix);
            *op = handle_of<T>(context, std::make_unique<SparseOperator<T>>(std::move(matrix)));
        });
        return 0;
    });
}

lapilli_int lapilli_operator_dense(lapilli_context ctx, char type, lapilli_int n, const void* A,
                                   lapilli_int lda, lapilli_operator* op) {
    return ask(ctx, "operator_dense", [&](Context& context) -> lapilli_int {
        api::Arguments arguments(context, "operator_dense");
        arguments.letter("type", type, "SDCZ");
        arguments.size("n", n);
        arguments.matrix("A", A, n, n);
        arguments.leading("lda", lda, {n, "n"});
        arguments.matrix("op", op, 1, 1);
        if (arguments.bad()) return arguments.info();
        checked_dimension(n);
        api::for_type(static_cast<char>(upper_case(type) - 'A' + 'a'), [&](auto scalar) {
            using T = decltype(scalar);
            const UserMatrix<const T> matrix = api::user_matrix(context, static_cast<const T*>(A), n, n, lda);
            const bool is_here = matrix.on_device && context.device_of(A) == 0;
            *op = handle_of<T>(context, std::make_unique<DenseOperator<T>>(matrix, is_here));
        });
        return 0;
    });
}

lapilli_int lapilli_operator_chebyshev(lapilli_context ctx, lapilli_operator A, lapilli_int degree,
                                       double low, double high, lapilli_operator* M) {
    return api::call(
        ctx, "operator_chebyshev", CallPrecision::none,
        [&](Context& context, api::Arguments& arguments) -> lapilli_int {
            arguments.check(
                "A", A != nullptr && A->context == &context,
                A == nullptr ? "is NULL, must be an operator" : "is an operator of another context");
            arguments.range("degree", degree, {1}, {1000});
            arguments.finite_from("low", low, 0);
            arguments.check("high", high == 0 || (high > low && high - high == 0),
                            "must be 0, or a finite number that is more than low");
            arguments.matrix("M", M, 1, 1);
            if (arguments.bad()) return arguments.info();
            arguments.keep(A);
            std::visit(
                [&]<class T>(const std::unique_ptr<LinearOperator<T>>& a) {
                    const PrecisionScope products(context, precision_of<T>);
                    const auto end = high > 0 ? static_cast<real_t<T>>(high) : bound_of_spectrum(context, *a);
                    if (!(end > real_t<T>(0)))
                        throw Error(LAPILLI_ERROR_NOT_FINITE,
                                    "A has no eigenvalue above 0: it is not positive definite");
                    const auto begin = low > 0 ? static_cast<real_t<T>>(low) : end / real_t<T>(30);
                    *M = handle_of<T>(context, std::make_unique<ChebyshevOperator<T>>(
                                                   *a, static_cast<int>(degree), begin, end));
                },
                A->of_type);
            return 0;
        });
}

lapilli_int lapilli_operator_distribute(lapilli_operator A, lapilli_int first, lapilli_sum sum, void* user) {
    if (A == nullptr) return api::fail_without_context("operator_distribute", -1, "the operator is NULL");
    return api::ask_on(*A->context, "operator_distribute", [&](Context& context) -> lapilli_int {
        api::Arguments arguments(context, "operator_distribute");
        arguments.pass();
        arguments.size("first", first);
        arguments.callback("sum", sum);
        if (arguments.bad()) return arguments.info();
        std::visit([&](const auto& a) { a->distribution = Distribution{first, sum, user}; }, A->of_type);
        return 0;
    });
}

lapilli_int lapilli_operator_destroy(lapilli_operator A) {
    if (A == nullptr) return 0;
    Context& context = *A->context;
    const std::lock_guard lock(context.mutex);
    if (A->calls > 0) {
        return api::fail(context, "operator_destroy", -1,
                         "a call that runs has the operator: destroy it after that call");
    }
    --context.handles.operators;
    delete A;
    return 0;
}
