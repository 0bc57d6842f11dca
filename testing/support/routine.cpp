// SPDX-License-Identifier: BSD-3-Clause
#include "support/routine.hpp"

#include <algorithm>
#include <cstring>

#include "support/precisions.hpp"
#include "support/routines/catalog.hpp"
#include "support/table.hpp"

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
    for (const auto* const list : {&routines(precision), &blas_routines(precision)}) {
        for (const Routine* routine : *list) {
            if (routine->facts().name == name) return routine;
        }
    }
    return nullptr;
}

const Routine* find_routine(std::string_view name) {
    const Routine* const real = find_routine(name, 'd');
    return real != nullptr ? real : find_routine(name, 'z');
}

namespace {

std::vector<std::string> all_of(std::vector<std::string> Facts::*member) {
    std::vector<std::string> names;
    for (const auto* const list : {&routines('d'), &blas_routines('d')}) {
        for (const Routine* routine : *list) {
            for (const std::string& name : routine->facts().*member) {
                if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
            }
        }
    }
    return names;
}

}  // namespace

std::vector<std::string> crossovers() { return all_of(&Facts::crossovers); }
std::vector<std::string> columns() { return all_of(&Facts::columns); }

bool only_changed(Region region, const Operand& before, const Operand& after) {
    const auto same = [&](std::int64_t begin, std::int64_t end, std::int64_t j) {
        return begin >= end || std::memcmp(before.at(begin, j), after.at(begin, j),
                                           static_cast<std::size_t>(end - begin) * before.entry_bytes()) == 0;
    };
    for (std::int64_t j = 0; j < before.cols; ++j) {
        const std::int64_t rows = before.rows;
        const std::int64_t first = region == Region::lower ? std::min(j, rows) : 0;
        const std::int64_t last = region == Region::nothing ? first
                                  : region == Region::upper ? std::min(j + 1, rows)
                                                            : rows;
        if (!same(0, first, j) || !same(last, before.ld, j)) {
            return false;
        }
    }
    return true;
}

bool Routine::has(std::string_view form) const {
    return !table_arguments(facts().name, form, precision()).empty();
}

namespace {

Outcome run(PlacedCall& placed) {
    const Outcome outcome = detail::timed([&] { return placed.call(); });
    placed.fetch();
    return outcome;
}

}  // namespace

Outcome run(const Routine& routine, lapilli_context ctx, const Problem& problem, Where where, Operands& x) {
    return run(*routine.place(ctx, problem, where, x));
}

Outcome run_one_by_one(const Routine& routine, lapilli_context ctx, const Problem& problem, Where where,
                       Operands& x) {
    return run(*routine.place_one_by_one(ctx, problem, where, x));
}

}  // namespace lapilli::testing
