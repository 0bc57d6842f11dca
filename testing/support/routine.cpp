// SPDX-License-Identifier: BSD-3-Clause
#include "support/routine.hpp"

#include <algorithm>

#include "support/precisions.hpp"
#include "support/routines/catalog.hpp"

namespace lapilli::testing {

const std::vector<const Routine*>& routines(char precision) {
    return *with_scalar(precision, []<class T>() {
        if constexpr (is_tested(letter<T>)) {
            return &catalog<T>();
        } else {
            static const std::vector<const Routine*> none;
            return &none;
        }
    });
}

const Routine* find_routine(std::string_view name, char precision) {
    for (const Routine* routine : routines(precision)) {
        if (routine->facts().name == name) {
            return routine;
        }
    }
    return nullptr;
}

namespace {

std::vector<std::string> all_of(std::vector<std::string> Facts::*member) {
    std::vector<std::string> names;
    for (const Routine* routine : routines('d')) {
        for (const std::string& name : routine->facts().*member) {
            if (std::find(names.begin(), names.end(), name) == names.end()) {
                names.push_back(name);
            }
        }
    }
    return names;
}

}  // namespace

std::vector<std::string> crossovers() { return all_of(&Facts::crossovers); }
std::vector<std::string> columns() { return all_of(&Facts::columns); }

Outcome run(const Routine& routine, lapilli_context ctx, const Problem& problem, Where where, Operands& x) {
    const std::unique_ptr<PlacedCall> placed = routine.place(ctx, problem, where, x);
    const Outcome outcome = detail::timed([&] { return placed->call(); });
    placed->fetch();
    return outcome;
}

}  // namespace lapilli::testing
