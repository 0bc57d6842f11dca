// SPDX-License-Identifier: BSD-3-Clause
#include "support/described.hpp"

#include <algorithm>
#include <cctype>
#include <stdexcept>

#include "support/table.hpp"

namespace lapilli::testing {
namespace {

using namespace detail;

// ---- Operands in their places

// Where an operand belongs: letters always stay in host memory.
int home_of(const Operand& x, Where where, const Problem& p, std::string_view name) {
    if (const auto own = p.homes.find(name); own != p.homes.end()) return own->second;
    const bool there = where == Where::device || (where == Where::mixed && !x.is_matrix);
    return there && x.type != 'l' ? 0 : on_host;
}

// Puts operands in their places.
class Placement {
  public:
    Placement(lapilli_context ctx, Where where, const Problem& p, Names names,
              const std::vector<Slot>& operands);
    void fetch() const;
    // The operands where the call sees them.
    const std::vector<Slot>& operands() const { return operands_; }

  private:
    std::vector<Slot> operands_;
    std::vector<std::unique_ptr<testing::Placed>> copies_;
    std::vector<std::unique_ptr<SpreadCopy>> spread_;
};

Placement::Placement(lapilli_context ctx, Where where, const Problem& p, Names names,
                     const std::vector<Slot>& operands)
    : operands_(operands) {
    for (std::size_t i = 0; i < operands.size(); ++i) {
        Slot& slot = operands_[i];
        const Operand host = slot.host;
        if (where == Where::spread && host.is_matrix) {
            const auto own = p.widths.find(std::string_view(names[i]));
            const std::int64_t nb = own != p.widths.end() ? own->second : p.nb;
            const bool part = std::string_view(names[i]) == "A" && host.data != nullptr;
            const std::int64_t row = part ? p.row : 0, column = part ? p.column : 0;
            void* const first = part ? host.at(row, column) : host.data;
            spread_.push_back(std::make_unique<SpreadCopy>(ctx, host.type, host.rows - row,
                                                           host.cols - column, first, host.ld, nb));
            slot.set(slot.at, spread_.back()->handle(), 0);
        } else {
            const int home = home_of(host, where, p, names[i]);
            const std::size_t size = host.entry_bytes();
            const bool complex = host.type == 'c' || host.type == 'z';
            copies_.push_back(std::make_unique<testing::Placed>(
                ctx, home, host.data, host.bytes(), testing::Placed::Sizes{size, complex ? size / 2 : size}));
            slot.host.data = copies_.back()->as<void>();
            slot.set(slot.at, slot.host.data, host.ld);
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

class CallInPlace final : public PlacedCall {
  public:
    CallInPlace(std::unique_ptr<FormedCall> formed, lapilli_context ctx, const Problem& p, Where where,
                Names names)
        : formed_(std::move(formed)), ctx_(ctx), p_(p), placement_(ctx, where, p, names, formed_->slots()) {}
    lapilli_int call() override { return formed_->call(ctx_, p_); }
    void fetch() override { placement_.fetch(); }

  private:
    std::unique_ptr<FormedCall> formed_;
    lapilli_context ctx_;
    Problem p_;
    Placement placement_;
};

// The default places of a form's operands.
Where where_of(Form form) {
    return form == Form::plain                              ? Where::host
           : form == Form::mgpu || form == Form::mgpu_async ? Where::spread
                                                            : Where::device;
}

// The slots, with every operand in host memory.
std::vector<Slot> in_host_memory(FormedCall& call) {
    const std::vector<Slot> slots = call.slots();
    for (const Slot& slot : slots) slot.set(slot.at, slot.host.data, slot.host.ld);
    return slots;
}

// ---- Wrong calls

bool same_letters(const std::string& a, const std::string& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return std::tolower(x) == std::tolower(y); });
}

// The number of an operand.
std::size_t place_of(const std::string& operand, Names operands) {
    const auto found = std::find_if(operands.begin(), operands.end(),
                                    [&](const char* name) { return same_letters(name, operand); });
    if (found == operands.end()) throw std::logic_error("no operand " + operand);
    return static_cast<std::size_t>(found - operands.begin());
}

// Letters that an option must not have: one of no option, and for the BLAS those of other options.
std::string wrong_letters(const TableArgument& option, int level) {
    std::string wrong;
    for (const char letter : std::string_view(level == 0 ? "X" : "XNTCLUR")) {
        if (option.letters.find(letter) == std::string::npos) wrong += letter;
    }
    return wrong;
}

// Mistakes derived from the table, for a form of a routine.
Mistakes mistakes_of(const Facts& facts, std::string_view form, char precision, const Hooks& hooks) {
    Mistakes all;
    const std::vector<BadBound> bounds = hooks.bad_bounds();
    lapilli_int info = 0;
    const std::vector<TableArgument> arguments = table_arguments(facts.name, form, precision);
    // Some routines have no form for spread matrices, and of the BLAS only some have one; without such forms
    // nothing would be tested.
    if (arguments.empty() && facts.level == 0 && form != "mgpu")
        throw std::logic_error("the routine table has no form " + std::string(form) + " of " + facts.name);
    for (const TableArgument& a : arguments) {
        --info;
        for (const char letter : a.kind == "option" ? wrong_letters(a, facts.level) : "")
            all.push_back({a.name, info, Mistake::letter, "", {}, letter});
        if (a.kind == "step") all.push_back({a.name, info, Mistake::size, "", {}, 0});
        if (a.kind == "size") all.push_back({a.name, info, Mistake::size, "", {}, hooks.below(a.name, 0)});
        if (a.low && a.kind == "integer")
            all.push_back({a.name, info, Mistake::size, "", {}, hooks.below(a.name, *a.low)});
        if (a.high) all.push_back({a.name, info, Mistake::size, "", {}, *a.high + 1});
        // A letter that a call writes is passed as an array.
        const bool array = a.kind == "array" || a.kind == "letter";
        if (array || a.kind == "leading") {
            const std::string named = hooks.operands[place_of(array ? a.name : a.of, hooks.operands)];
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

// Spoils a problem, or one of the operands of a call.
void make(const Mistake& mistake, Problem& p, const std::vector<Slot>& slots, const Hooks& hooks) {
    switch (mistake.kind) {
        case Mistake::letter:
            p.choose(option_name(mistake.what), static_cast<char>(mistake.value));
            break;
        case Mistake::size:
            hooks.size(p, mistake.what) = mistake.value;
            break;
        case Mistake::bound:
            mistake.spoil(p);
            break;
        case Mistake::array:
        case Mistake::leading: {
            const Slot& slot = slots[place_of(mistake.operand, hooks.operands)];
            const bool missing = mistake.kind == Mistake::array;
            const std::int64_t rows = slot.host.rows - (mistake.operand == "A" ? p.row : 0);
            const std::int64_t least = mistake.least ? *mistake.least : rows;
            missing ? slot.set(slot.at, nullptr, slot.host.ld) : slot.set(slot.at, slot.host.data, least - 1);
            break;
        }
        case Mistake::other_type:
        case Mistake::other_shape:
        case Mistake::other_context:
        case Mistake::output:
            break;
    }
}

// A spread matrix that the call must refuse.
lapilli_matrix wrong_matrix(lapilli_context ctx, const Mistake& mistake, const Operand& right) {
    const bool type = mistake.kind == Mistake::other_type, shape = mistake.kind == Mistake::other_shape;
    const char letter = !type ? right.type : right.type == 'd' ? 's' : 'd';
    // A matrix of another shape, which is not square and fits no operand.
    const std::int64_t rows = right.rows + (shape ? 1 : 0), cols = right.cols + (shape ? 2 : 0);
    lapilli_matrix matrix = nullptr;
    require(ctx, lapilli_matrix_create(ctx, letter, rows, cols, 0, &matrix), "matrix");
    return matrix;
}

Answer answer(lapilli_context ctx, lapilli_int info) { return {info, lapilli_last_error(ctx)}; }

}  // namespace

const Facts& DescribedRoutine::facts() const {
    std::call_once(once_, [&] { facts_ = std::make_unique<Facts>(with_options(described(), precision())); });
    return *facts_;
}

std::unique_ptr<PlacedCall> DescribedRoutine::place(lapilli_context ctx, const Problem& p, Where where,
                                                    Operands& x) const {
    const Form form = where != Where::spread ? p.form : p.form == Form::async ? Form::mgpu_async : Form::mgpu;
    return std::make_unique<CallInPlace>(formed(form, Callee::library, x), ctx, p, where, hooks().operands);
}

std::unique_ptr<PlacedCall> DescribedRoutine::place_one_by_one(lapilli_context ctx, const Problem& p,
                                                               Where where, Operands& x) const {
    return std::make_unique<CallInPlace>(formed(Form::plain, Callee::one_by_one, x), ctx, p, where,
                                         hooks().operands);
}

lapilli_int DescribedRoutine::call_lapack(const Problem& p, Operands& x) const {
    const auto call = formed(Form::plain, Callee::lapack, x);
    in_host_memory(*call);
    return call->call(nullptr, p);
}

// ---- Wrong calls

Mistakes DescribedRoutine::mistakes(std::string_view form) const {
    Mistakes all = mistakes_of(facts(), form, precision(), hooks());
    std::erase_if(
        all, [&](const Mistake& m) { return m.kind == Mistake::array && hooks().may_be_missing(m.operand); });
    return all;
}

// Mistakes of spread matrices: also one of another type, another context or another shape in the place of
// each.
Mistakes DescribedRoutine::spread_mistakes(Form form) const {
    Operands x = hooks().none();
    const std::vector<Slot> slots = formed(form, Callee::library, x)->slots();
    Mistakes all;
    for (const Mistake& m : mistakes(name_of(form))) {
        all.push_back(m);
        if (m.kind != Mistake::array || !slots[place_of(m.operand, hooks().operands)].host.is_matrix)
            continue;
        all.push_back({m.what + " of another type", m.info, Mistake::other_type, m.operand});
        all.push_back({m.what + " of another context", m.info, Mistake::other_context, m.operand});
        if (!hooks().any_shape(m.operand))
            all.push_back({m.what + " of another shape", m.info, Mistake::other_shape, m.operand});
    }
    return all;
}

Problem DescribedRoutine::spoiled(const Mistake& m, const Problem& p, const std::vector<Slot>& slots) const {
    Problem changed = p;
    make(m, changed, slots, hooks());
    return changed;
}

lapilli_int DescribedRoutine::wrong_lapack_call(const Mistake& m, const Problem& p, Operands& x) const {
    const auto call = formed(Form::plain, Callee::lapack, x);
    return call->call(nullptr, spoiled(m, p, in_host_memory(*call)));
}

Answer DescribedRoutine::wrong_call(const Mistake& m, Form form, lapilli_context ctx, const Problem& p,
                                    Operands& x) const {
    // Mistakes spoil the pointers and handles that the call sees; results are fetched from the right ones.
    const auto call = formed(form, Callee::library, x);
    const Placement placement(ctx, where_of(form), p, hooks().operands, call->slots());
    const std::vector<Slot>& slots = placement.operands();
    const Problem q = spoiled(m, p, slots);
    lapilli_matrix wrong = nullptr;
    std::optional<Context> other;
    if (m.kind == Mistake::other_context) other.emplace("sim:2");
    if (other || m.kind == Mistake::other_type || m.kind == Mistake::other_shape) {
        wrong = wrong_matrix(other ? *other : ctx, m, x[m.operand]);
        const Slot& slot = slots[place_of(m.operand, hooks().operands)];
        slot.set(slot.at, wrong, 0);
    }
    Answer refusal = answer(ctx, call->call(ctx, q));
    lapilli_matrix_destroy(wrong);
    placement.fetch();
    return refusal;
}

std::vector<BadCall> DescribedRoutine::bad_calls(Form form) const {
    const bool spread = form == Form::mgpu || form == Form::mgpu_async;
    std::vector<BadCall> all;
    for (const Mistake& m : spread ? spread_mistakes(form) : mistakes(name_of(form))) {
        BadCall bad{m.what, m.info, {}, {}};
        bad.call = [this, m, form](lapilli_context ctx, const Problem& p, Operands& x) {
            return wrong_call(m, form, ctx, p, x);
        };
        if (form == Form::plain && m.in_lapack() && facts().has_info)
            bad.call_lapack = [this, m](const Problem& p, Operands& x) { return wrong_lapack_call(m, p, x); };
        all.push_back(std::move(bad));
    }
    return all;
}

std::vector<BadQuery> DescribedRoutine::bad_queries() const {
    std::vector<BadQuery> all;
    for (const Mistake& m : mistakes("memory"))
        all.push_back({m.what, m.info, [this, m](lapilli_context ctx, const Problem& p) {
                           lapilli_memory bytes{};
                           return memory(ctx, spoiled(m, p, {}),
                                         m.kind == Mistake::output ? nullptr : &bytes);
                       }});
    return all;
}

// ---- Small errors of results

std::vector<Slip> DescribedRoutine::slips(const Problem& p) const {
    const std::vector<const char*> names = hooks().slip_names(p);
    std::vector<Slip> all;
    for (std::size_t i = 0; i < names.size(); ++i)
        all.push_back({names[i], [make_slip = hooks().make_slip, p, i](Operands& x) { make_slip(p, i, x); }});
    return all;
}

}  // namespace lapilli::testing
