// SPDX-License-Identifier: BSD-3-Clause
// The arguments of the BLAS as the routine table has them: their numbers, and every way to make one of them wrong.
#pragma once

#include <algorithm>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "support/blas/calls.hpp"
#include "support/blas/operands.hpp"
#include "support/table.hpp"

namespace lapilli::testing::blas {

inline std::vector<TableArgument> arguments_of(const BlasCase& p, std::string_view form) {
    return table_arguments(name_in_table(p), form, p.precision);
}

// The info of a call with this argument wrong.
inline lapilli_int info_of(const BlasCase& p, std::string_view form, std::string_view argument) {
    const std::vector<TableArgument> all = arguments_of(p, form);
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto& a) { return a.name == argument; });
    if (found == all.end()) throw std::logic_error("the routine table has no such argument");
    return -(found - all.begin() + 1);
}

// Letters that the option must not have: one of no option, and those of others.
inline std::string wrong_letters(const TableArgument& option) {
    std::string wrong;
    for (const char letter : std::string_view("XNTCLUR")) {
        if (option.letters.find(letter) == std::string::npos) wrong += letter;
    }
    return wrong;
}

template <class T>
struct Mistake {
    std::string what;
    lapilli_int info;
    std::function<void(Problem<T>&, BlasPointers<T>&)> make;
};

// Of a form with operands in one memory.
template <class T>
std::vector<Mistake<T>> mistakes(const Problem<T>& good, std::string_view form) {
    using P = Problem<T>;
    using X = BlasPointers<T>;
    std::vector<Mistake<T>> all;
    const BlasShapes shapes = shapes_of(good);
    lapilli_int info = 0;
    for (const TableArgument& a : arguments_of(good, form)) {
        --info;
        const auto add = [&](const std::string& how, const auto& make) {
            all.push_back({a.name + how, info, make});
        };
        const auto name = option_name(a.name);
        if (a.kind == "option") {
            for (const char letter : wrong_letters(a))
                add(std::string(" = ") + letter, [=](P& p, X&) { p.choose(name, letter); });
        } else if (a.kind == "size") {
            add(" < 0", [=](P& p, X&) { (name == "m" ? p.m : p.size(name)) = -1; });
        } else if (a.kind == "step") {
            add(" = 0", [=](P& p, X&) { (name == "incx" ? p.incx : p.incy) = 0; });
        } else if (a.kind == "integer") {
            // Where A begins in its parent: the row, of a symmetric matrix the column, too.
            std::int64_t P::*const at = name == "column" ? &P::column : &P::row;
            add(" too small", [=](P& p, X&) { p.*at = *a.low - 1; });
            if (name == "column") continue;
            add(" behind the last one", [=](P& p, X& x) { p.*at = x.lda - shapes.a.rows + 1; });
            add(" too large", [=](P& p, X&) { p.*at = std::numeric_limits<std::int64_t>::max(); });
        } else if (a.kind == "array") {
            add(" missing", [=](P&, X& x) {
                if (name == "A") x.A = nullptr;
                if (name == "B") x.B = nullptr;
                if (name == "C") x.C = nullptr;
                if (name == "x") x.x = nullptr;
                if (name == "y") x.y = nullptr;
            });
        } else if (a.kind == "leading") {
            add(" too small", [=](P&, X& x) {
                if (a.of == "A") x.lda = shapes.a.rows - 1;
                if (a.of == "B") x.ldb = shapes.b.rows - 1;
                if (a.of == "C") x.ldc = shapes.c.rows - 1;
            });
        } else if (a.kind != "scalar") {
            throw std::logic_error("an argument of an unknown kind: " + a.kind);
        }
    }
    return all;
}

}  // namespace lapilli::testing::blas
