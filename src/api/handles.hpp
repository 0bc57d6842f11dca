// SPDX-License-Identifier: BSD-3-Clause
// The C handles, and what is behind them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>

#include "iterative/operator.hpp"
#include "lapilli/lapilli.h"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "runtime/user_queue.hpp"

struct lapilli_context_s {
    explicit lapilli_context_s(const std::string& devices) : context(devices) {}
    /// A lane: see Context.
    lapilli_context_s(lapilli::Context& of, int d) : context(of, d) {}
    ~lapilli_context_s() { mark_ = 0; }
    lapilli_context_s(const lapilli_context_s&) = delete;
    lapilli_context_s& operator=(const lapilli_context_s&) = delete;
    /// False for most of what is not a context, or not any more.
    bool is_one() const { return mark_ == mark_of_a_context; }

  private:
    static constexpr std::uint64_t mark_of_a_context = 0x6c6170696c6c6921;
    volatile std::uint64_t mark_ = mark_of_a_context;

  public:
    lapilli::Context context;
};

struct lapilli_matrix_s {
    lapilli::Context* context;
    lapilli::SpreadMatrix matrix;
};

struct lapilli_sparse_s {
    lapilli::Context* context;
    char type, storage;
    lapilli::index_t rows, cols;
    std::shared_ptr<void>
        matrix;  ///< a SparseMatrix of the scalar that type names (sparse/sparse_matrix.hpp)
};

struct lapilli_queue_s {
    lapilli_queue_s(lapilli::Context& context, int device, std::unique_ptr<lapilli::Queue> stream)
        : queue(context, device, std::move(stream)) {}
    lapilli::UserQueue queue;
};

struct lapilli_operator_s {
    template <class T>
    using One = std::unique_ptr<lapilli::LinearOperator<T>>;

    lapilli::Context* context;
    std::variant<One<float>, One<double>, One<std::complex<float>>, One<std::complex<double>>> of_type;
    int calls = 0;  ///< that run with it
};

namespace lapilli::api {

/// The context behind a handle, for a call; the process-wide default one for NULL. Throws what creating the
/// default one throws, and Error for what is not a context.
Context& context_of(lapilli_context handle);

/// The same for a call: null, and the call's info, where there is none.
struct Found {
    Context* context;
    lapilli_int info;
};
Found find_context(lapilli_context handle, const char* routine) noexcept;

/// Why a call ended with this code, kept for lapilli_last_error: of the context, or of NULL where there is
/// none.
lapilli_int fail(Context& context, const char* routine, lapilli_int code, const char* text) noexcept;
lapilli_int fail_without_context(const char* routine, lapilli_int code, const char* text) noexcept;

/// A matrix argument, wherever it lives.
template <class T>
UserMatrix<T> user_matrix(Context& context, T* data, index_t rows, index_t cols, index_t ld) {
    const bool on_device = context.is_device_pointer(data);
    context.matrices_on_devices |= on_device;
    return {data, rows, cols, ld, on_device, nullptr};
}
template <class T>
UserMatrix<T> user_matrix(lapilli_matrix a) {
    a->context->matrices_on_devices = true;
    return {nullptr, a->matrix.rows, a->matrix.cyclic.cols(), a->matrix.ld, false, &a->matrix};
}

/// Whether a handle is a matrix of scalar T that this context made.
template <class T>
bool holds(Context& context, lapilli_matrix a) {
    return a != nullptr && a->context == &context && a->matrix.type == precision_letter<T>;
}
/// An operator of scalar T that this context made; null for anything else.
template <class T>
LinearOperator<T>* operator_of(Context& context, lapilli_operator a) {
    if (a == nullptr || a->context != &context) return nullptr;
    const auto* const of_type = std::get_if<lapilli_operator_s::One<T>>(&a->of_type);
    return of_type == nullptr ? nullptr : of_type->get();
}
/// Its size; 0 if it is none.
template <class T>
index_t rows_of(Context& context, lapilli_matrix a) {
    return holds<T>(context, a) ? a->matrix.rows : 0;
}
template <class T>
index_t cols_of(Context& context, lapilli_matrix a) {
    return holds<T>(context, a) ? a->matrix.cyclic.cols() : 0;
}

/// The same of a sparse matrix.
template <class T>
bool holds(Context& context, lapilli_sparse a) {
    return a != nullptr && a->context == &context && a->type == precision_letter<T>;
}

}  // namespace lapilli::api
