// SPDX-License-Identifier: BSD-3-Clause
// The C handles, and the frame around every entry point: one call at a time per context, exceptions become
// codes, what went wrong is kept as a sentence.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <new>
#include <type_traits>

#include "lapilli/lapilli.h"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"
#include "runtime/user_queue.hpp"

struct lapilli_context_s {
    explicit lapilli_context_s(const std::string& devices) : context(devices) {}
    lapilli::Context context;
};

struct lapilli_matrix_s {
    lapilli::Context* context;
    lapilli::SpreadMatrix matrix;
};

struct lapilli_queue_s {
    lapilli_queue_s(lapilli::Context& context, int device, std::unique_ptr<lapilli::Queue> stream)
        : queue(context, device, std::move(stream)) {}
    lapilli::UserQueue queue;
};

namespace lapilli::api {

/// The context behind a handle, the process-wide default one for NULL. Throws what creating the default one
/// throws.
Context& context_of(lapilli_context handle);

/// Why a call ended with this code, kept for lapilli_last_error.
lapilli_int fail(Context& context, const char* routine, int code, const char* text) noexcept;

/// Runs f(context), which returns info; exceptions become codes.
template <class F>
lapilli_int outcome(Context& context, const char* routine, F f) noexcept {
    try {
        return f(context);
    } catch (const Error& e) {
        return fail(context, routine, e.code(), e.what());
    } catch (const std::bad_alloc&) {
        return fail(context, routine, LAPILLI_ERROR_HOST_MEMORY, "the host lacks memory");
    } catch (const std::exception& e) {
        return fail(context, routine, LAPILLI_ERROR_INTERNAL, e.what());
    }
}

/// Runs f(context), which returns info, as one call of the named entry point.
template <class F>
lapilli_int call_on(Context& context, const char* routine, bool is_routine, F f) noexcept {
    try {
        const std::lock_guard lock(context.mutex);
        const bool inside = context.in_callback;
        if (inside && is_routine) {
            return fail(context, routine, LAPILLI_ERROR_INTERNAL,
                        "called from the progress callback of its context");
        }
        if (!inside) context.begin_call(routine, is_routine);
        const lapilli_int info = outcome(context, routine, f);
        if (!inside) context.end_call();
        return info;
    } catch (...) {
        return LAPILLI_ERROR_INTERNAL;
    }
}
/// A numerical routine.
template <class F>
lapilli_int call(lapilli_context handle, const char* routine, F f) noexcept {
    try {
        return call_on(context_of(handle), routine, true, f);
    } catch (...) {
        return LAPILLI_ERROR_INTERNAL;
    }
}
/// Anything else: the phases of the last routine stay.
template <class F>
lapilli_int ask(lapilli_context handle, const char* name, F f) noexcept {
    try {
        return call_on(context_of(handle), name, false, f);
    } catch (...) {
        return LAPILLI_ERROR_INTERNAL;
    }
}

/// Runs f(context), which hands work over to a queue of the caller and returns info: no phases, no waiting.
template <class F>
lapilli_int submit_on(Context& context, const char* routine, F f) noexcept {
    try {
        const std::lock_guard lock(context.mutex);
        if (context.in_callback) {
            return fail(context, routine, LAPILLI_ERROR_INTERNAL,
                        "called from the progress callback of its context");
        }
        if (context.device_count() == 0) {
            return fail(context, routine, LAPILLI_ERROR_DEVICE, "the devices belong to the parent process");
        }
        return outcome(context, routine, f);
    } catch (...) {
        return LAPILLI_ERROR_INTERNAL;
    }
}
/// The same with the queue: f(context, queue).
template <class F>
lapilli_int submit_to(lapilli_queue handle, const char* routine, F f) noexcept {
    if (handle == nullptr) return LAPILLI_ERROR_QUEUE;
    UserQueue& queue = handle->queue;
    return submit_on(queue.context(), routine, [&](Context& context) { return f(context, queue); });
}

/// Whether kernels can work on what is there: they read device memory an element at a time, at a multiple of its
/// size. What is in host memory is copied, or read by the CPU.
template <class T>
requires(!std::is_pointer_v<T>) bool is_aligned(Context& context, const T* data) {
    return reinterpret_cast<std::uintptr_t>(data) % sizeof(T) == 0 || !context.is_device_pointer(data);
}
/// One for each device.
template <class T>
bool is_aligned(Context& context, const T* const* data) {
    return std::all_of(data, data + context.device_count(),
                       [&](const T* one) { return is_aligned(context, one); });
}

/// Checks arguments in their order, as LAPACK does: the first bad one is the call's info.
class Arguments {
  public:
    Arguments(Context& context, const char* routine) : context_(context), routine_(routine) {}
    Arguments& check(int number, const char* name, bool good, const char* what = "is bad") {
        if (good || info_ != 0) return *this;
        info_ = -number;
        fail(context_, routine_, info_, fmt::format("argument {} ({}) {}", number, name, what).c_str());
        return *this;
    }
    /// An operand of the BLAS, or one for each device: good(data) tells whether it can be where it is.
    template <class Data, class Good>
    Arguments& check_operand(int number, const char* name, Data data, bool used, Good good) {
        check(number, name, !used || good(data));
        if (info_ != 0) return *this;
        return check(number, name, !used || is_aligned(context_, data),
                     "is device memory at an address that is not a multiple of an element's size");
    }
    lapilli_int info() const { return info_; }

  private:
    Context& context_;
    const char* routine_;
    int info_ = 0;
};

inline bool is_one_of(char c, const char* letters) {
    const char upper = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    for (; *letters != '\0'; ++letters) {
        if (upper == *letters) return true;
    }
    return false;
}
inline char upper_case(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
inline Uplo uplo_of(char c) { return upper_case(c) == 'L' ? Uplo::lower : Uplo::upper; }

/// A matrix argument, wherever it lives.
template <class T>
UserMatrix<T> user_matrix(Context& context, T* data, index_t rows, index_t cols, index_t ld) {
    return {data, rows, cols, ld, context.is_device_pointer(data), nullptr};
}
template <class T>
UserMatrix<T> user_matrix(lapilli_matrix a) {
    return {nullptr, a->matrix.rows, a->matrix.cyclic.cols(), a->matrix.ld, false, &a->matrix};
}

/// Whether a handle is a matrix of scalar T that this context made.
template <class T>
bool holds(Context& context, lapilli_matrix a) {
    return a != nullptr && a->context == &context && a->matrix.type == precision_letter<T>;
}
/// A memory query: f(context, arguments) checks what decides it and returns the footprint.
template <class F>
lapilli_int memory(lapilli_context handle, const char* name, lapilli_memory* bytes, int bytes_number, F f) {
    return ask(handle, name, [&](Context& context) -> lapilli_int {
        Arguments arguments(context, name);
        const Footprint footprint = f(context, arguments);
        arguments.check(bytes_number, "bytes", bytes != nullptr);
        if (arguments.info() != 0) return arguments.info();
        bytes->device = 0;
        for (const std::size_t on_device : footprint.device)
            bytes->device = std::max(bytes->device, on_device);
        bytes->host = footprint.pinned + footprint.host;
        return 0;
    });
}

inline bool is_square(lapilli_matrix a) { return a->matrix.rows == a->matrix.cyclic.cols(); }

}  // namespace lapilli::api
