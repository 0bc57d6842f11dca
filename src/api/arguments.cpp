// SPDX-License-Identifier: BSD-3-Clause
#include "api/arguments.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "matrix/host_vector.hpp"

namespace lapilli::api {
namespace {

/// max(1, n) = 5, or a number alone.
std::string in_words(const Bound& bound) {
    return bound.text == nullptr ? fmt::format("{}", bound.value)
                                 : fmt::format("{} = {}", bound.text, bound.value);
}

/// As a program's source has it.
std::string quoted(char c) {
    return c >= ' ' && c <= '~' ? fmt::format("'{}'", c)
                                : fmt::format("'\\x{:02x}'", static_cast<unsigned char>(c));
}

/// 'L' or 'U'; 'A', 'V' or 'I'.
std::string one_of(const char* letters) {
    const std::size_t count = std::strlen(letters);
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) text += i + 1 == count ? " or " : ", ";
        text += quoted(letters[i]);
    }
    return text;
}

std::string elements(index_t rows, index_t cols) {
    if (cols == 1) return fmt::format("{} element{}", rows, rows == 1 ? "" : "s");
    return fmt::format("{} x {} elements", rows, cols);
}

}  // namespace

void Arguments::refuse(const char* name, const std::string& text) {
    if (bad()) return;
    info_ = -number_;
    fail(context_, routine_, info_, fmt::format("argument {} ({}) {}", number_, name, text).c_str());
}

void Arguments::letter(const char* name, char value, const char* letters) {
    if (log_ != nullptr) log_->add(name, value);
    ++number_;
    if (std::strcmp(name, "uplo") == 0) uplo_ = uplo_of(value);
    if (is_one_of(value, letters)) return;
    refuse(name, fmt::format("= {}, must be {}", quoted(value), one_of(letters)));
}

void Arguments::letter_at(const char* name, const char* at, const char* letters, bool looked_at) {
    matrix(name, at, 1, 1);
    if (letters == nullptr || !looked_at || bad() || is_one_of(*at, letters)) return;
    refuse(name, fmt::format("= {}, must be {}", quoted(*at), one_of(letters)));
}

void Arguments::sign(const char* name, index_t value) {
    note(name, value);
    ++number_;
    if (value != 1 && value != -1) refuse(name, fmt::format("= {}, must be 1 or -1", value));
}

void Arguments::at_least(const char* name, index_t value, Bound low, bool looked_at) {
    note(name, value);
    ++number_;
    if (looked_at && value < low.value)
        refuse(name, fmt::format("= {}, must be at least {}", value, in_words(low)));
}

void Arguments::range(const char* name, index_t value, Bound low, Bound high, bool looked_at) {
    note(name, value);
    ++number_;
    if (looked_at && (value < low.value || value > high.value))
        refuse(name, fmt::format("= {}, must be from {} to {}", value, in_words(low), in_words(high)));
}

void Arguments::leading(const char* name, index_t ld, Bound rows, bool used) {
    if (!used) return at_least(name, ld, {1});
    note(name, ld);
    // Behind its matrix.
    if (input_count_ > 0 && input_number_ == number_)
        inputs_[static_cast<std::size_t>(input_count_) - 1].ld = ld;
    ++number_;
    const index_t least = std::max<index_t>(1, rows.value);
    if (ld < least) refuse(name, fmt::format("= {}, must be at least max(1, {}) = {}", ld, rows.text, least));
}

void Arguments::rethrow(const Error& error) {
    if (error.code() != LAPILLI_ERROR_NOT_FINITE) throw error;
    std::string place;
    try {
        for (int k = 0; k < input_count_ && place.empty(); ++k)
            place = place_of_not_finite(context_, inputs_[static_cast<std::size_t>(k)], uplo_);
    } catch (...) {
        throw error;  // without the place
    }
    const std::string text = error.what();
    if (!place.empty()) throw Error(error.code(), text + ": " + place);
    throw Error(error.code(), text + ", which arose on the way: the arguments hold none");
}

std::string Arguments::in_minor(const char* matrix, index_t order) noexcept {
    try {
        for (int k = 0; k < input_count_; ++k) {
            const Input& input = inputs_[static_cast<std::size_t>(k)];
            if (std::strcmp(input.name, matrix) != 0) continue;
            const std::string row = row_of_not_finite(context_, input, uplo_, order);
            return row.empty() ? "" : ": " + row + " holds a NaN or an infinity";
        }
    } catch (...) {
        return "";
    }
    return "";
}

void Arguments::step(const char* name, index_t inc) {
    note(name, inc);
    ++number_;
    if (inc == 0) refuse(name, "= 0, must not be 0");
}

template <class Real>
void Arguments::check_greater(const char* name, Real value, Real low, const char* text, bool looked_at) {
    scalar(name, value);
    // A NaN is not greater than anything.
    if (looked_at && !(value > low))
        refuse(name, fmt::format("= {}, must be greater than {} = {}", value, text, low));
}
void Arguments::greater(const char* name, float value, float low, const char* text, bool looked_at) {
    check_greater(name, value, low, text, looked_at);
}
void Arguments::greater(const char* name, double value, double low, const char* text, bool looked_at) {
    check_greater(name, value, low, text, looked_at);
}

void Arguments::finite_from(const char* name, double value, double low, bool looked_at) {
    scalar(name, value);
    if (looked_at && (!(value >= low) || std::isinf(value)))
        refuse(name, fmt::format("= {}, must be at least {} and finite", value, low));
}

namespace {

template <class R>
R* place_of_least(R* first, R* last) {
    R* least = first;
    for (R* x = first; x != last; ++x) {
        if (*x < *least || std::isnan(*least)) least = x;
    }
    return least;
}

}  // namespace

#define LAPILLI_LEAST_OF(R)                                                            \
    Arguments::Least Arguments::least_of(const R* data, index_t count) {               \
        HostVector<R> numbers(context_, data, count);                                  \
        const R* const first = numbers.data();                                         \
        const R* const least = place_of_least(first, first + count);                   \
        return {static_cast<double>(*least), static_cast<index_t>(least - first) + 1}; \
    }
LAPILLI_LEAST_OF(float)
LAPILLI_LEAST_OF(double)
#undef LAPILLI_LEAST_OF

void Arguments::check_least(const char* name, Least least, double low) {
    if (least.value <= low)
        refuse(name,
               fmt::format("has element {} = {}, must be greater than {}", least.place, least.value, low));
}

void Arguments::matrix(const char* name, const void* data, index_t rows, index_t cols, bool used) {
    if (log_ != nullptr) log_->add_place(name, data);
    ++number_;
    if (data == nullptr && used && rows > 0 && cols > 0 && !only_checks())
        refuse(name, "is NULL, must point to " + elements(rows, cols));
}

void Arguments::check_on_host(const char* name, const void* data) {
    if (context_.is_device_pointer(data)) refuse(name, "is in memory of a device, must be in host memory");
}

void Arguments::check_addresses(const char* name, const void* data, index_t count,
                                const void* (*element)(const void* array, index_t k)) {
    check_on_host(name, data);
    if (bad()) return;
    const bool on_device = count > 0 && context_.is_device_pointer(element(data, 0));
    for (index_t k = 0; k < count; ++k) {
        const void* const place = element(data, k);
        if (place == nullptr)
            return refuse(name, fmt::format("is NULL in place {}, must point to a matrix", k + 1));
        if (context_.is_device_pointer(place) != on_device)
            return refuse(
                name, fmt::format("holds addresses in {} and, in place {}, {}, must be in one kind of memory",
                                  memory_of(element(data, 0)), k + 1, memory_of(place)));
    }
}

std::string Arguments::memory_of(const void* data) {
    if (data == nullptr) return "NULL";
    if (!context_.is_device_pointer(data)) return "host memory";
    const int d = context_.device_of(data);
    return d < 0 ? "memory of a device outside the context" : fmt::format("memory of device {}", d);
}

void Arguments::check_operand(const char* name, const void* data, Extent extent, Device* home, int d) {
    if (bad()) return;
    const std::string verb = d < 0 ? "is" : "holds";
    const std::string whose = d < 0 ? "" : fmt::format(" for device {}", d);
    if (home != nullptr ? !home->owns(data) : data == nullptr) {
        std::string place = "memory";
        for (int k = 0; home != nullptr && k < context_.device_count(); ++k) {
            if (&context_.device(k) == home) place = fmt::format("memory of device {}", k);
        }
        const std::string all = elements(extent.rows, extent.cols);
        return refuse(name, home != nullptr ? fmt::format("{} {}{}, must be {} with {}", verb,
                                                          memory_of(data), whose, place, all)
                                            : "is NULL, must point to " + all);
    }
    // Kernels read device memory an element at a time, at a multiple of its size. What is in host memory is
    // copied, or read by the CPU.
    if (reinterpret_cast<std::uintptr_t>(data) % extent.element != 0 && context_.is_device_pointer(data)) {
        refuse(name,
               fmt::format("{} device memory at address {}{}, must be at a multiple of {}, an element's "
                           "size",
                           verb, data, whose, extent.element));
    }
}

void Arguments::check_spread(const char* name, lapilli_matrix a, char type, index_t rows, index_t cols,
                             bool used) {
    const bool ours = a != nullptr && a->context == &context_;
    const bool typed = ours && a->matrix.type == type;
    const index_t its_cols = ours ? a->matrix.cyclic.cols() : 0;
    if (log_ != nullptr)
        log_->add(name,
                  typed ? fmt::format("{}x{}/{}", a->matrix.rows, its_cols, a->matrix.cyclic.nb()) : "none");
    ++number_;
    if (!used || (typed && a->matrix.rows == rows && its_cols == cols)) return;
    const auto is = [&](const std::string& what, const std::string& wanted) {
        refuse(name, fmt::format("is {}, must be {}", what, wanted));
    };
    const std::string wanted = fmt::format("a spread matrix of type '{}'", type);
    if (a == nullptr) return is("NULL", wanted);
    if (!ours) return is("a matrix of another context", wanted + " of this one");
    if (!typed) return is(fmt::format("a matrix of type '{}'", a->matrix.type), wanted);
    is(fmt::format("a matrix of {} x {}", a->matrix.rows, its_cols), fmt::format("{} x {}", rows, cols));
}

void Arguments::check_sparse(const char* name, lapilli_sparse a, char type) {
    const bool ours = a != nullptr && a->context == &context_;
    const bool typed = ours && a->type == type;
    if (log_ != nullptr) log_->add(name, typed ? fmt::format("{}x{}", a->rows, a->cols) : "none");
    ++number_;
    if (typed) return;
    const std::string is = a == nullptr ? "NULL"
                           : !ours      ? "a sparse matrix of another context"
                                        : fmt::format("a sparse matrix of type '{}'", a->type);
    refuse(name, fmt::format("is {}, must be a sparse matrix of type '{}'", is, type));
}

}  // namespace lapilli::api
