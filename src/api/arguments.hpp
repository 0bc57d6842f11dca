// SPDX-License-Identifier: BSD-3-Clause
// Arguments of a call, checked in their order, as LAPACK does: the number of the first bad one is the call's
// info, and its value and the rule are kept for lapilli_last_error.
#pragma once

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <string>
#include <type_traits>
#include <vector>

#include "api/call_log.hpp"
#include "api/handles.hpp"
#include "api/not_finite.hpp"
#include "api/options.hpp"

namespace lapilli::api {

/// A bound of an argument: its value, and its text in the routine table; null: the value as text.
struct Bound {
    index_t value;
    const char* text = nullptr;
};

/// The progress callback of a context whose routines check their arguments and do no more: they end with
/// LAPILLI_ERROR_CANCELLED where these are good. Arrays may be null.
inline int check_arguments_only(const char*, const char*, double, void*) { return 1; }

class Arguments {
  public:
    /// home: operands must be in the memory of this device; null: they may be anywhere.
    Arguments(Context& context, const char* routine, CallLog* log = nullptr, Device* home = nullptr)
        : context_(context), routine_(routine), log_(log), home_(home) {}
    ~Arguments() {
        for (const lapilli_operator one : operators_) --one->calls;
    }
    Arguments(Arguments&&) = default;

    lapilli_int info() const { return info_; }
    bool bad() const { return info_ != 0; }
    /// Behind the last argument: whether the call ends here, with info().
    bool end() {
        if (!bad() && only_checks()) info_ = LAPILLI_ERROR_CANCELLED;
        return bad();
    }

    /// Each of these is the next argument. Where `looked_at` is false, bounds are not for it.
    void letter(const char* name, char value, const char* letters);
    /// A letter that the call writes. What it reads there must be one of `letters`; null: it does not read
    /// it.
    void letter_at(const char* name, const char* at, const char* letters = nullptr, bool looked_at = true);
    /// A handle, which may not be null.
    void handle(const char* name, const void* value) { matrix(name, value, 1, 1); }
    /// An operator of this order and precision, made by this context.
    template <class T>
    void operand(const char* name, lapilli_operator value, index_t order, bool may_be_null) {
        check_operator(name, value, operator_of<T>(context_, value), order, may_be_null);
    }
    /// A function of the caller, which may not be null where it is called.
    template <class F>
    void callback(const char* name, F* value, bool called = true) {
        matrix(name, reinterpret_cast<const void*>(value), 1, 1, called);
    }
    void size(const char* name, index_t value) { at_least(name, value, {0}); }
    /// 1 or -1.
    void sign(const char* name, index_t value);
    void at_least(const char* name, index_t value, Bound low, bool looked_at = true);
    void range(const char* name, index_t value, Bound low, Bound high, bool looked_at = true);
    /// The leading dimension of a matrix with `rows` rows; if the matrix is not used, 1 is enough.
    void leading(const char* name, index_t ld, Bound rows, bool used = true);
    void step(const char* name, index_t inc);
    template <class T>
    void scalar(const char* name, const T& value) {
        if (log_ != nullptr) log_->add(name, value);
        ++number_;
    }
    void greater(const char* name, float value, float low, const char* text, bool looked_at);
    void greater(const char* name, double value, double low, const char* text, bool looked_at);
    /// A finite number, at least that.
    void finite_from(const char* name, double value, double low, bool looked_at = true);
    /// An array: null is good where there is nothing in it, or where it is not used.
    void matrix(const char* name, const void* data, index_t rows, index_t cols, bool used = true);
    void vector(const char* name, const void* data, index_t count, bool used = true) {
        matrix(name, data, count, 1, used);
    }
    /// Addresses of matrices, an array in host memory: none is null, and all are in host memory or all in
    /// that of devices.
    template <class T>
    void addresses(const char* name, T* const* data, index_t count, bool used = true) {
        vector(name, data, count, used);
        if (used && !bad() && count > 0)
            check_addresses(name, data, count, [](const void* array, index_t k) -> const void* {
                return static_cast<T* const*>(array)[k];
            });
    }
    /// An element of each of count problems: an array in host memory.
    void of_each(const char* name, const void* data, index_t count, bool used = true) {
        vector(name, data, count, used);
        if (used && !bad() && count > 0) check_on_host(name, data);
    }
    /// Real numbers, which must be greater than `low` where they are read. They may be in memory of a device.
    template <class R>
    void all_greater(const char* name, const R* data, index_t count, double low, bool used, bool read) {
        vector(name, data, count, used);
        if (used && read && !bad() && count > 0) check_least(name, least_of(data, count), low);
    }
    /// Arrays that the routine reads; its refusal tells where in them a NaN is.
    template <class T>
    void input(const char* name, const T* data, index_t rows, index_t cols, Stored stored, bool used = true) {
        matrix(name, data, rows, cols, used);
        if (used) remember({name, data, nullptr, precision_letter<T>, stored, rows, cols, rows});
    }
    template <class T>
    void spread_input(const char* name, lapilli_matrix a, index_t rows, index_t cols, Stored stored,
                      bool used = true) {
        spread<T>(name, a, rows, cols, used);
        if (used && !bad()) remember({name, nullptr, &a->matrix, precision_letter<T>, stored, rows, cols, 0});
    }
    /// An operand of the BLAS: kernels read it where it is.
    template <class T>
    requires(!std::is_pointer_v<T>) void operand(const char* name, const T* data, index_t rows, index_t cols,
                                                 bool used = true) {
        if (log_ != nullptr) log_->add_place(name, data);
        ++number_;
        if (used && rows > 0 && cols > 0) check_operand(name, data, {rows, cols, sizeof(T)}, home_);
    }
    /// One for each device.
    template <class T>
    void operand(const char* name, const T* const* data, index_t rows, index_t cols, bool used = true) {
        if (log_ != nullptr) log_->add_place(name, data);
        ++number_;
        if (!used || rows <= 0 || cols <= 0) return;
        if (data == nullptr) return refuse(name, "is NULL, must hold an address for each device");
        for (int d = 0; d < context_.device_count(); ++d)
            check_operand(name, data[d], {rows, cols, sizeof(T)}, &context_.device(d), d);
    }
    template <class T>
    void spread(const char* name, lapilli_matrix a, index_t rows, index_t cols, bool used = true) {
        check_spread(name, a, precision_letter<T>, rows, cols, used);
    }

    /// A sparse matrix of T.
    template <class T>
    void sparse(const char* name, lapilli_sparse a) {
        check_sparse(name, a, precision_letter<T>);
    }

    // For entry points that are written by hand.
    /// The next argument, where it is bad: what it is, and what it must be.
    void check(const char* name, bool good, const std::string& text) {
        ++number_;
        if (!good) refuse(name, text);
    }
    /// A good operator, which is not destroyed until the call ends.
    void keep(lapilli_operator value) {
        operators_.push_back(value);
        ++value->calls;
    }
    /// The next argument was found good before.
    void pass() { ++number_; }

    /// Keeps the meaning of a positive info for lapilli_last_error.
    template <class... Values>
    void explain(const char* text, const Values&... values) {
        fail(context_, routine_, 0, fmt::format(fmt::runtime(text), values...).c_str());
    }
    /// The same of a leading minor of the named matrix that is not positive definite: perhaps it holds a NaN.
    template <class... Values>
    void explain_minor(const char* matrix, index_t order, const char* text, const Values&... values) {
        explain((std::string(text) + in_minor(matrix, order)).c_str(), values...);
    }
    /// Throws the error on, a matrix that is not finite with the place in the inputs.
    [[noreturn]] void rethrow(const Error& error);

  private:
    struct Extent {
        index_t rows, cols;
        std::size_t element;  ///< its bytes
    };

    void remember(const Input& input) {
        inputs_.at(static_cast<std::size_t>(input_count_++)) = input;
        input_number_ = number_;
    }
    std::string in_minor(const char* matrix, index_t order) noexcept;

    void note(const char* name, index_t value) {
        if (log_ != nullptr) log_->add(name, value);
    }
    /// Makes the current argument the bad one, unless an earlier one is.
    void refuse(const char* name, const std::string& text);
    /// A number and its place, counted from 1; of numbers that are all NaN the first.
    struct Least {
        double value;
        index_t place;
    };
    void check_on_host(const char* name, const void* data);
    void check_addresses(const char* name, const void* data, index_t count,
                         const void* (*element)(const void* array, index_t k));
    Least least_of(const float* data, index_t count);
    Least least_of(const double* data, index_t count);
    void check_least(const char* name, Least least, double low);
    template <class Real>
    void check_greater(const char* name, Real value, Real low, const char* text, bool looked_at);
    /// d: its place among those of the devices; -1: it is a single one.
    void check_operand(const char* name, const void* data, Extent extent, Device* home, int d = -1);
    void check_spread(const char* name, lapilli_matrix a, char type, index_t rows, index_t cols, bool used);
    void check_sparse(const char* name, lapilli_sparse a, char type);
    template <class T>
    void check_operator(const char* name, lapilli_operator value, const LinearOperator<T>* found,
                        index_t order, bool may_be_null) {
        if (log_ != nullptr) log_->add_place(name, value);
        ++number_;
        if (value == nullptr && may_be_null) return;
        if (found == nullptr) {
            refuse(name, value == nullptr ? "is NULL, must be an operator"
                                          : "is an operator of another context or precision");
        } else if (found->order() != order) {
            refuse(name, fmt::format("is of order {}, must be of order {}", found->order(), order));
        } else {
            keep(value);
        }
    }
    std::string memory_of(const void* data);
    bool only_checks() const { return context_.progress == check_arguments_only; }

    Context& context_;
    const char* routine_;
    CallLog* log_;
    Device* home_;
    int number_ = 0;
    lapilli_int info_ = 0;
    Uplo uplo_ = Uplo::lower;
    int input_count_ = 0, input_number_ = 0;  ///< the number of inputs; the last one's argument number
    std::array<Input, 8> inputs_;
    std::vector<lapilli_operator> operators_;
};

}  // namespace lapilli::api
