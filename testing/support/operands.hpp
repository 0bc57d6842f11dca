// SPDX-License-Identifier: BSD-3-Clause
// The operands of one call.
//
// A routine declares them once, as a struct over the form in which they are seen:
//
//   template <class Form>
//   struct Operands {
//       MatrixOf<Form, T> A;
//       VectorOf<Form, T> tau;
//       static constexpr const char* names[] = {"A", "tau"};
//       void all(auto&& f) { f(A, tau); }
//   };
//
// Code that does not depend on the routine uses the class Operands below, which holds such a struct in host
// memory.
#pragma once

#include <complex>
#include <memory>
#include <string>
#include <string_view>
#include <typeinfo>
#include <vector>

#include "lapilli/lapilli.h"
#include "support/matrix.hpp"
#include "support/scalar.hpp"

namespace lapilli::testing {

// ---- Forms

// A matrix as a call sees it, in any memory.
template <class S>
struct MatrixAt {
    S* data = nullptr;
    std::int64_t ld = 1;
};

struct InHostMemory {
    template <class S>
    using Matrix = testing::Matrix<S>;
    template <class S>
    using Vector = std::vector<S>;
};
struct AsPointers {
    template <class S>
    using Matrix = MatrixAt<S>;
    template <class S>
    using Vector = S*;
};
struct AsSpreadMatrices {
    template <class S>
    using Matrix = lapilli_matrix;
    template <class S>
    using Vector = S*;
};

template <class Form, class S>
using MatrixOf = typename Form::template Matrix<S>;
template <class Form, class S>
using VectorOf = typename Form::template Vector<S>;

// f(a, b) for each operand of two forms.
template <class A, class B, class F>
void for_each_pair(A&& a, B&& b, const F& f) {
    a.all([&](auto&... x) { b.all([&](auto&... y) { (f(x, y), ...); }); });
}

// ---- Operands of any routine, in host memory

// One operand: a matrix, or a vector as a matrix of one column. A view, with the constness of a pointer.
struct Operand {
    std::string_view name;  // of a description: it lives as long as the program
    char type = 'd';        // letter of the precision; 'i' for integers, 'l' for LAPACK's letters
    bool is_matrix = false;
    std::int64_t rows = 0, cols = 0, ld = 1;
    void* data = nullptr;

    std::size_t entry_bytes() const;
    std::size_t bytes() const { return static_cast<std::size_t>(ld * cols) * entry_bytes(); }
    void* at(std::int64_t row, std::int64_t column) const;
    std::complex<double> get(std::int64_t row, std::int64_t column = 0) const;
    // Real operands take the real part.
    void set(std::int64_t row, std::int64_t column, std::complex<double> value) const;
    bool same_bits(const Operand& other) const;
};

class Operands {
  public:
    Operands() = default;
    template <class Host>
    static Operands of(Host host) {
        Operands operands;
        operands.held_ = std::make_unique<HeldAs<Host>>(std::move(host));
        return operands;
    }
    Operands(const Operands& other) : held_(other.held_ ? other.held_->clone() : nullptr) {}
    Operands(Operands&&) noexcept = default;
    Operands& operator=(Operands&&) noexcept = default;
    // Keeps its memory if the shapes are the same.
    Operands& operator=(const Operands& other);
    ~Operands() = default;

    // The routine's own struct.
    template <class Host>
    Host& as() {
        return dynamic_cast<HeldAs<Host>&>(*held_).host;
    }
    template <class Host>
    const Host& as() const {
        return dynamic_cast<const HeldAs<Host>&>(*held_).host;
    }

    // The operands of this call; Z of STEDC, for example, is missing if no vectors are asked for.
    std::vector<Operand> all() const { return held_->all(); }
    bool has(std::string_view name) const;
    // Throws std::invalid_argument if there is no operand of this name.
    Operand operator[](std::string_view name) const;
    // Bit by bit, padding included.
    bool same(const Operands& other) const;

  private:
    struct Held {
        virtual ~Held() = default;
        virtual std::unique_ptr<Held> clone() const = 0;
        virtual bool assign(const Held& other) = 0;
        virtual std::vector<Operand> all() = 0;
    };
    template <class Host>
    struct HeldAs;

    std::unique_ptr<Held> held_;
};

namespace detail {

template <class S>
constexpr char type_letter() {
    if constexpr (std::is_same_v<S, char>) {
        return 'l';
    } else if constexpr (std::is_integral_v<S>) {
        return 'i';
    } else {
        return letter<S>;
    }
}

template <class S>
Operand view_of(const char* name, Matrix<S>& A) {
    return {name, type_letter<S>(), true, A.rows(), A.cols(), A.ld(), A.data()};
}
template <class S>
Operand view_of(const char* name, std::vector<S>& x) {
    const auto count = static_cast<std::int64_t>(x.size());
    return {name, type_letter<S>(), false, count, 1, count, x.data()};
}

}  // namespace detail

template <class Host>
struct Operands::HeldAs : Held {
    Host host;

    explicit HeldAs(Host from) : host(std::move(from)) {}
    std::unique_ptr<Held> clone() const override { return std::make_unique<HeldAs>(host); }
    bool assign(const Held& other) override {
        const auto* same = dynamic_cast<const HeldAs*>(&other);
        if (same != nullptr) {
            host = same->host;
        }
        return same != nullptr;
    }
    std::vector<Operand> all() override {
        std::vector<Operand> views;
        const char* const* name = host.names;
        const auto add = [&](auto& operand) {
            if (const Operand view = detail::view_of(*name++, operand); view.data != nullptr) {
                views.push_back(view);
            }
        };
        host.all([&](auto&... operand) { (add(operand), ...); });
        return views;
    }
};

}  // namespace lapilli::testing
