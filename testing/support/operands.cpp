// SPDX-License-Identifier: BSD-3-Clause
#include "support/operands.hpp"

#include <cstring>
#include <stdexcept>

namespace lapilli::testing {
namespace {

// Calls f with a value of the type that the letter names.
template <class F>
auto with_type(char type, const F& f) {
    return type == 'l'   ? f.template operator()<char>()
           : type == 'i' ? f.template operator()<lapilli_int>()
                         : with_scalar(type, f);
}

template <class S>
S from_complex(std::complex<double> value) {
    if constexpr (std::is_integral_v<S>) {
        return static_cast<S>(value.real());
    } else {
        return make_scalar<S>(value.real(), value.imag());
    }
}

}  // namespace

std::size_t Operand::entry_bytes() const {
    return with_type(type, []<class S>() { return sizeof(S); });
}

void* Operand::at(std::int64_t row, std::int64_t column) const {
    return static_cast<char*>(data) + static_cast<std::size_t>(row + column * ld) * entry_bytes();
}

std::complex<double> Operand::get(std::int64_t row, std::int64_t column) const {
    return with_type(type, [&]<class S>() {
        const S value = *static_cast<const S*>(at(row, column));
        if constexpr (std::is_integral_v<S>) {
            return std::complex<double>(static_cast<double>(value));
        } else {
            return std::complex<double>(value);
        }
    });
}

void Operand::set(std::int64_t row, std::int64_t column, std::complex<double> value) const {
    with_type(type, [&]<class S>() { *static_cast<S*>(at(row, column)) = from_complex<S>(value); });
}

bool Operand::same_bits(const Operand& other) const {
    return name == other.name && type == other.type && rows == other.rows && cols == other.cols &&
           ld == other.ld && (bytes() == 0 || std::memcmp(data, other.data, bytes()) == 0);
}

Operands& Operands::operator=(const Operands& other) {
    if (this != &other && !(held_ && other.held_ && held_->assign(*other.held_))) {
        held_ = other.held_ ? other.held_->clone() : nullptr;
    }
    return *this;
}

bool Operands::has(std::string_view name) const {
    const auto views = all();
    return std::any_of(views.begin(), views.end(), [&](const Operand& x) { return x.name == name; });
}

Operand Operands::operator[](std::string_view name) const {
    for (const Operand& operand : all()) {
        if (operand.name == name) {
            return operand;
        }
    }
    throw std::invalid_argument("no operand '" + std::string(name) + "'");
}

bool Operands::same(const Operands& other) const {
    const auto mine = all(), others = other.all();
    return std::equal(mine.begin(), mine.end(), others.begin(), others.end(),
                      [](const Operand& a, const Operand& b) { return a.same_bits(b); });
}

}  // namespace lapilli::testing
