// SPDX-License-Identifier: BSD-3-Clause
// Arguments of a call, checked in their order, as LAPACK does: the number of the first bad one is the call's info.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "api/call_log.hpp"
#include "api/handles.hpp"
#include "api/options.hpp"

namespace lapilli::api {

class Arguments {
  public:
    /// home: operands must be in the memory of this device; null: they may be anywhere.
    Arguments(Context& context, const char* routine, CallLog* log = nullptr, Device* home = nullptr)
        : context_(context), routine_(routine), log_(log), home_(home) {}

    lapilli_int info() const { return info_; }
    bool bad() const { return info_ != 0; }

    /// Each of these is the next argument.
    void letter(const char* name, char value, const char* letters) {
        note(name, value);
        next(name, is_one_of(value, letters));
    }
    void integer(const char* name, index_t value, bool good) {
        note(name, value);
        next(name, good);
    }
    void size(const char* name, index_t value) { integer(name, value, value >= 0); }
    void leading(const char* name, index_t ld, index_t rows) {
        integer(name, ld, ld >= std::max<index_t>(1, rows));
    }
    void step(const char* name, index_t inc) { integer(name, inc, inc != 0); }
    template <class T>
    void scalar(const char* name, const T& value, bool good = true) {
        note(name, value);
        next(name, good);
    }
    /// An array: null is good where there is nothing in it, or where it is not used.
    template <class T>
    void matrix(const char* name, const T* data, index_t rows, index_t cols, bool used = true) {
        if (log_ != nullptr) log_->add_place(name, data);
        next(name, data != nullptr || !used || rows <= 0 || cols <= 0);
    }
    template <class T>
    void vector(const char* name, const T* data, index_t count, bool used = true) {
        matrix(name, data, count, 1, used);
    }
    /// An operand of the BLAS, or one for each device: kernels read it where it is.
    template <class Data>
    void operand(const char* name, Data data, index_t rows, index_t cols, bool used = true) {
        if (log_ != nullptr) log_->add_place(name, data);
        const bool nothing = !used || rows <= 0 || cols <= 0;
        next(name, nothing || is_there(data));
        check(number_, name, nothing || bad() || is_aligned(data),
              "is device memory at an address that is not a multiple of an element's size");
    }
    template <class T>
    void spread(const char* name, lapilli_matrix a, index_t rows, index_t cols, bool used = true) {
        if (holds<T>(context_, a)) {
            const Cyclic& cyclic = a->matrix.cyclic;
            note(name, fmt::format("{}x{}/{}", a->matrix.rows, cyclic.cols(), cyclic.nb()));
        } else {
            note(name, "none");
        }
        next(name, !used || (holds<T>(context_, a) && rows_of<T>(context_, a) == rows &&
                             cols_of<T>(context_, a) == cols));
    }

    /// For entry points that are written by hand.
    Arguments& check(int number, const char* name, bool good, const char* what = "is bad") {
        if (good || info_ != 0) return *this;
        info_ = -number;
        fail(context_, routine_, info_, fmt::format("argument {} ({}) {}", number, name, what).c_str());
        return *this;
    }

    /// What an info above 0 means, kept for lapilli_last_error.
    template <class... Values>
    void explain(const char* text, const Values&... values) {
        fail(context_, routine_, 0, fmt::format(fmt::runtime(text), values...).c_str());
    }

  private:
    template <class Value>
    void note(const char* name, const Value& value) {
        if (log_ != nullptr) log_->add(name, value);
    }
    void next(const char* name, bool good) { check(++number_, name, good); }

    template <class T>
    requires(!std::is_pointer_v<T>) bool is_there(const T* data) {
        return home_ != nullptr ? home_->owns(data) : data != nullptr;
    }
    /// One for each device.
    template <class T>
    bool is_there(const T* const* data) {
        if (data == nullptr) return false;
        for (int d = 0; d < context_.device_count(); ++d) {
            if (!context_.device(d).owns(data[d])) return false;
        }
        return true;
    }

    /// Whether kernels can work on what is there: they read device memory an element at a time, at a multiple of
    /// its size. What is in host memory is copied, or read by the CPU.
    template <class T>
    requires(!std::is_pointer_v<T>) bool is_aligned(const T* data) {
        return reinterpret_cast<std::uintptr_t>(data) % sizeof(T) == 0 || !context_.is_device_pointer(data);
    }
    template <class T>
    bool is_aligned(const T* const* data) {
        return std::all_of(data, data + context_.device_count(),
                           [&](const T* one) { return is_aligned(one); });
    }

    Context& context_;
    const char* routine_;
    CallLog* log_;
    Device* home_;
    int number_ = 0;
    lapilli_int info_ = 0;
};

}  // namespace lapilli::api
