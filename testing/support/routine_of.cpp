// SPDX-License-Identifier: BSD-3-Clause
#include "support/routine_of.hpp"

#include <algorithm>

namespace lapilli::testing::detail {

// ---- Operands in their places

Placement::Placement(lapilli_context ctx, Where where, std::int64_t nb, const std::vector<Slot>& operands) {
    for (const Slot& slot : operands) {
        const Operand& host = slot.host;
        if (where == Where::spread && host.is_matrix) {
            spread_.push_back(
                std::make_unique<SpreadCopy>(ctx, host.type, host.rows, host.cols, host.data, host.ld, nb));
            slot.set(slot.at, spread_.back()->handle(), 0);
        } else if (where == Where::device || (where == Where::mixed && !host.is_matrix)) {
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

using WrongMatrix = lapilli_matrix (*)(lapilli_context, const Operand&);

lapilli_matrix other_type(lapilli_context ctx, const Operand& x) {
    lapilli_matrix matrix = nullptr;
    require(ctx, lapilli_matrix_create(ctx, x.type == 'd' ? 's' : 'd', x.rows, x.cols, 0, &matrix), "matrix");
    return matrix;
}

// Not square, and fits nothing that is.
lapilli_matrix other_shape(lapilli_context ctx, const Operand& x) {
    lapilli_matrix matrix = nullptr;
    require(ctx, lapilli_matrix_create(ctx, x.type, x.rows + 1, x.cols + 2, 0, &matrix), "matrix");
    return matrix;
}

}  // namespace

std::vector<BadCall> bad_pointer_calls(const std::vector<Mistake>& mistakes, const MistakeCalls& calls) {
    std::vector<BadCall> all;
    for (std::size_t i = 0; i < mistakes.size(); ++i) {
        BadCall call{
            mistakes[i].what,
            mistakes[i].info,
            [=](lapilli_context ctx, const Problem& p, Operands& x) { return calls.pointers(i, ctx, p, x); },
            {}};
        if (mistakes[i].in_lapack) {
            call.call_lapack = [=](const Problem& p, Operands& x) { return calls.lapack(i, p, x); };
        }
        all.push_back(std::move(call));
    }
    return all;
}

std::vector<BadCall> bad_spread_calls(const std::vector<Mistake>& mistakes, const MistakeCalls& calls,
                                      const std::vector<std::string>& names,
                                      const std::vector<bool>& matrices) {
    std::vector<BadCall> all;
    for (std::size_t i = 0; i < mistakes.size(); ++i) {
        const std::string what = mistakes[i].what;
        all.push_back({what,
                       mistakes[i].info,
                       [=](lapilli_context ctx, const Problem& p, Operands& x) {
                           return calls.spread(i, -1, nullptr, ctx, p, x);
                       },
                       {}});
        // A null matrix is as bad as one that does not fit.
        const auto name = std::find(names.begin(), names.end(), what);
        if (name == names.end() || !matrices[static_cast<std::size_t>(name - names.begin())]) {
            continue;
        }
        const auto operand = static_cast<int>(name - names.begin());
        for (const auto& [how, make] :
             {std::pair<const char*, WrongMatrix>{"type", other_type}, {"shape", other_shape}}) {
            all.push_back({what + " of another " + how,
                           mistakes[i].info,
                           [=, make = make](lapilli_context ctx, const Problem& p, Operands& x) {
                               const lapilli_matrix wrong = make(ctx, x[what]);
                               Answer refusal = calls.spread(i, operand, wrong, ctx, p, x);
                               lapilli_matrix_destroy(wrong);
                               return refusal;
                           },
                           {}});
        }
    }
    return all;
}

std::vector<BadQuery> bad_queries(const std::vector<Mistake>& mistakes,
                                  lapilli_int (*query)(std::size_t i, lapilli_context, const Problem&)) {
    std::vector<BadQuery> all;
    for (std::size_t i = 0; i < mistakes.size(); ++i) {
        all.push_back({mistakes[i].what, mistakes[i].info,
                       [=](lapilli_context ctx, const Problem& p) { return query(i, ctx, p); }});
    }
    return all;
}

// ---- Small errors of results

std::vector<Slip> slips(const std::vector<const char*>& names, char job,
                        void (*make)(char job, std::size_t i, Operands&)) {
    std::vector<Slip> all;
    for (std::size_t i = 0; i < names.size(); ++i) {
        all.push_back({names[i], [=](Operands& x) { make(job, i, x); }});
    }
    return all;
}

}  // namespace lapilli::testing::detail
