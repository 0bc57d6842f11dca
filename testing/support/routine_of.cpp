// SPDX-License-Identifier: BSD-3-Clause
#include "support/routine_of.hpp"

#include <algorithm>
#include <cctype>
#include <stdexcept>

#include "support/table.hpp"

namespace lapilli::testing::detail {

// ---- Operands in their places

Placement::Placement(lapilli_context ctx, Where where, std::int64_t nb, const std::vector<Slot>& operands) {
    for (const Slot& slot : operands) {
        const Operand& host = slot.host;
        if (where == Where::spread && host.is_matrix) {
            spread_.push_back(
                std::make_unique<SpreadCopy>(ctx, host.type, host.rows, host.cols, host.data, host.ld, nb));
            slot.set(slot.at, spread_.back()->handle(), 0);
        } else if (host.type != 'l' &&
                   (where == Where::device || (where == Where::mixed && !host.is_matrix))) {
            // Letters stay in host memory, always.
            copies_.push_back(std::make_unique<DeviceCopy>(ctx, host.data, host.bytes()));
            slot.set(slot.at, copies_.back()->template as<void>(), host.ld);
        } else {
            slot.set(slot.at, host.data, host.ld);
        }
    }
}

void Placement::fetch() const {
    for (const auto& copy : copies_) {
        copy->download();
    }
    for (const auto& copy : spread_) {
        copy->gather();
    }
}

// ---- Wrong calls

namespace {

bool same_letters(const std::string& a, const std::string& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return std::tolower(x) == std::tolower(y); });
}

}  // namespace

std::size_t place_of(const std::string& operand, const std::vector<std::string>& operands) {
    const auto found = std::find_if(operands.begin(), operands.end(),
                                    [&](const std::string& name) { return same_letters(name, operand); });
    if (found == operands.end()) throw std::logic_error("no operand " + operand);
    return static_cast<std::size_t>(found - operands.begin());
}

Mistakes mistakes(const std::string& routine, const char* form, char precision,
                  const std::vector<BadBound>& bounds, const std::vector<std::string>& operands,
                  std::int64_t (*below)(std::string_view, int)) {
    Mistakes all;
    lapilli_int info = 0;
    const std::vector<TableArgument> arguments = table_arguments(routine, form, precision);
    // Some routines have no form for spread matrices; without the others nothing would be tested.
    if (arguments.empty() && std::string_view(form) != "mgpu")
        throw std::logic_error("the routine table has no form " + std::string(form) + " of " + routine);
    for (const TableArgument& a : arguments) {
        --info;
        if (a.kind == "option") all.push_back({a.name, info, Mistake::option});
        if (a.kind == "size") all.push_back({a.name, info, Mistake::size, "", {}, below(a.name, 0)});
        if (a.low && a.kind == "integer")
            all.push_back({a.name, info, Mistake::size, "", {}, below(a.name, *a.low)});
        if (a.high) all.push_back({a.name, info, Mistake::size, "", {}, *a.high + 1});
        // A letter that a call writes is passed as an array is.
        const bool array = a.kind == "array" || a.kind == "letter";
        if (array || a.kind == "leading") {
            const std::string& named = operands[place_of(array ? a.name : a.of, operands)];
            all.push_back({a.name, info, array ? Mistake::array : Mistake::leading, named, a.low});
        }
        if (a.kind == "output") all.push_back({a.name, info, Mistake::output});
        for (const BadBound& bound : bounds) {
            if (a.name == bound.argument)
                all.push_back({a.name, info, Mistake::bound, "", {}, 0, bound.spoil});
        }
    }
    return all;
}

Mistakes with_wrong_matrices(const Mistakes& mistakes, const std::vector<std::string>& matrices,
                             bool (*any_shape)(std::string_view)) {
    Mistakes all;
    for (const Mistake& m : mistakes) {
        all.push_back(m);
        const bool matrix = m.kind == Mistake::array &&
                            std::find(matrices.begin(), matrices.end(), m.operand) != matrices.end();
        if (!matrix) continue;
        all.push_back({m.what + " of another type", m.info, Mistake::other_type, m.operand});
        if (!any_shape(m.operand))
            all.push_back({m.what + " of another shape", m.info, Mistake::other_shape, m.operand});
    }
    return all;
}

void make(const Mistake& mistake, Problem& p, const std::vector<Slot>& slots,
          const std::vector<std::string>& operands, std::int64_t& (*size)(Problem&, std::string_view)) {
    switch (mistake.kind) {
        case Mistake::option:
            p.choose(option_name(mistake.what), 'X');
            break;
        case Mistake::size:
            size(p, mistake.what) = mistake.value;
            break;
        case Mistake::bound:
            mistake.spoil(p);
            break;
        case Mistake::array:
        case Mistake::leading: {
            const Slot& slot = slots[place_of(mistake.operand, operands)];
            const bool missing = mistake.kind == Mistake::array;
            slot.set(slot.at, missing ? nullptr : slot.host.data, mistake.least.value_or(slot.host.rows) - 1);
            break;
        }
        case Mistake::other_type:
        case Mistake::other_shape:
        case Mistake::output:
            break;
    }
}

lapilli_matrix wrong_matrix(lapilli_context ctx, const Mistake& mistake, const Operand& right) {
    const bool type = mistake.kind == Mistake::other_type;
    const char letter = !type ? right.type : right.type == 'd' ? 's' : 'd';
    // Of another shape: not square, and fits nothing that is.
    const std::int64_t rows = right.rows + (type ? 0 : 1), cols = right.cols + (type ? 0 : 2);
    lapilli_matrix matrix = nullptr;
    require(ctx, lapilli_matrix_create(ctx, letter, rows, cols, 0, &matrix), "matrix");
    return matrix;
}

// ---- Small errors of results

std::vector<Slip> slips(const std::vector<const char*>& names, const Problem& problem,
                        void (*make)(const Problem&, std::size_t i, Operands&)) {
    std::vector<Slip> all;
    for (std::size_t i = 0; i < names.size(); ++i) {
        all.push_back({names[i], [=](Operands& x) { make(problem, i, x); }});
    }
    return all;
}

}  // namespace lapilli::testing::detail
