// SPDX-License-Identifier: BSD-3-Clause
// What a description in support/routines/ consists of, and a Routine made from it.
//
//   template <class T>
//   struct Potrf : Description {
//       template <class Form> struct Operands { ... };              // support/operands.hpp
//       using Data = Operands<InHostMemory>;
//       using Pointers = Operands<AsPointers>;
//       using Spread = Operands<AsSpreadMatrices>;
//       static Facts facts();
//       static void data(const Problem&, Data&);                    // fills the operands; others stay empty
//       static lapilli_int call(lapilli_context, const Problem&, const Pointers&);
//       static lapilli_int call_spread(lapilli_context, const Problem&, const Spread&);
//       static lapilli_int call_lapack(const Problem&, const Pointers&);
//       static lapilli_int memory(lapilli_context, const Problem&, lapilli_memory*);
//       static Region written(const Problem&, std::string_view operand);
//       static Residuals error(const Problem&, const Data& input, const Data& output);
//       static double operations(const Problem&);
//       static std::vector<SlipOf<Data>> slips(const Problem&);
//       static std::vector<Problem> hard_problems();                // where there are such matrices
//       static std::vector<BadBound> bad_bounds();                  // where arguments have bounds that are not numbers
//   };
//
// The options that tests go through follow from the routine table, and so do wrong calls: an option that is no letter of it, a
// size or a number out of its bounds, an array that is missing, a leading dimension that is too small.
#pragma once

#include "support/api.hpp"
#include "support/checks.hpp"
#include "support/kinds.hpp"
#include "support/lapack.hpp"
#include "support/routine.hpp"

namespace lapilli::testing {

template <class Data>
struct SlipOf {
    const char* what;
    void (*make)(Data&);
};

struct Description {
    static std::vector<Problem> hard_problems() { return {}; }
    static std::vector<BadBound> bad_bounds() { return {}; }
    // The size of a problem that the routine table calls so.
    static std::int64_t& size(Problem& p, std::string_view name) { return p.size(name); }
    // Whether a spread matrix of any shape is good: sizes follow from it.
    static bool any_shape(std::string_view) { return false; }
    // Whether an array may be missing though the options ask for it.
    static bool may_be_missing(std::string_view) { return false; }
    // A number below an argument's bound.
    static std::int64_t below(std::string_view, int bound) { return bound - 1; }
};

// Of a routine whose A is m-by-n. Rows that are not given are as many as columns; a wrong number of columns leaves them as they are.
struct RectangularDescription : Description {
    static std::int64_t m(const Problem& p) { return p.m == -1 ? p.n : p.m; }
    static std::int64_t& size(Problem& p, std::string_view name) {
        if (name == "n") p.m = m(p);
        return name == "m" ? p.m : p.size(name);
    }
    static std::int64_t below(std::string_view name, int bound) {
        return name == "m" ? bound - 2 : bound - 1;
    }
};

// LAPACK's convention: a complex multiplication is 6 real operations, a complex addition 2.
template <class T>
double count(double multiplications, double additions) {
    const double total = is_complex<T> ? 6 * multiplications + 2 * additions : multiplications + additions;
    return total > 0 ? total : 0;
}

// Big against rounding, small against what the eye sees: the relative size of slips.
template <class T>
Real<T> slip_size() {
    return static_cast<Real<T>>(std::sqrt(ulp<T>) * 60);
}

namespace detail {

// ---- Operands in their places. What differs from routine to routine is small: these are compiled for each of them, in
// each precision; the rest stands in routine_of.cpp.

// An operand in host memory, and where a call wants to have it: set(at, memory or handle, ld).
struct Slot {
    Operand host;
    void* at;
    void (*set)(void* at, void* memory, std::int64_t ld);
};

template <class S>
Slot slot_of(Matrix<S>& host, MatrixAt<S>& at) {
    return {view_of("", host), &at, [](void* to, void* memory, std::int64_t ld) {
                *static_cast<MatrixAt<S>*>(to) = {static_cast<S*>(memory), ld};
            }};
}
template <class S>
Slot slot_of(Matrix<S>& host, lapilli_matrix& at) {
    return {view_of("", host), &at, [](void* to, void* handle, std::int64_t) {
                *static_cast<lapilli_matrix*>(to) = static_cast<lapilli_matrix>(handle);
            }};
}
template <class S>
Slot slot_of(std::vector<S>& host, S*& at) {
    return {view_of("", host), &at,
            [](void* to, void* memory, std::int64_t) { *static_cast<S**>(to) = static_cast<S*>(memory); }};
}

// Of all operands, in their order; host.data is null where the call has none.
template <class Data, class At>
std::vector<Slot> slots(Data& x, At& at) {
    std::vector<Slot> all;
    for_each_pair(x, at, [&](auto& host, auto& to) { all.push_back(slot_of(host, to)); });
    return all;
}

// Puts operands where they belong; in their places they follow host memory.
class Placement {
  public:
    Placement(lapilli_context ctx, Where where, std::int64_t nb, const std::vector<Slot>& operands);
    void fetch() const;

  private:
    std::vector<std::unique_ptr<DeviceCopy>> copies_;
    std::vector<std::unique_ptr<SpreadCopy>> spread_;
};

template <class D, class At>
class Placed final : public PlacedCall {
  public:
    Placed(lapilli_context ctx, const Problem& p, Where where, typename D::Data& x)
        : ctx_(ctx), p_(p), placement_(ctx, where, p.nb, slots(x, at_)) {}
    lapilli_int call() override {
        if constexpr (std::is_same_v<At, typename D::Spread>) {
            return D::call_spread(ctx_, p_, at_);
        } else {
            return D::call(ctx_, p_, at_);
        }
    }
    void fetch() override { placement_.fetch(); }
    At& at() { return at_; }

  private:
    lapilli_context ctx_;
    Problem p_;
    At at_;
    Placement placement_;
};

// ---- Wrong calls

// One argument made wrong, and what a call must answer then.
struct Mistake {
    std::string what;  // the argument's name
    lapilli_int info;
    enum { option, size, array, leading, bound, other_type, other_shape, output } kind;
    std::string operand = {};       // array, leading, other_type, other_shape: the operand that is spoilt
    std::optional<int> least = {};  // leading: its bound, where that is not the rows
    std::int64_t value = 0;         // size
    void (*spoil)(Problem&) = {};   // bound
    // LAPACK does not look for missing arrays.
    bool in_lapack() const { return kind != array; }
};
using Mistakes = std::vector<Mistake>;

// From the table, for a form of a routine; `operands` are its arrays'.
Mistakes mistakes(const std::string& routine, const char* form, char precision,
                  const std::vector<BadBound>& bounds, const std::vector<std::string>& operands,
                  std::int64_t (*below)(std::string_view, int));
// For spread matrices: those of another type or another shape in the place of each, too.
Mistakes with_wrong_matrices(const Mistakes& mistakes, const std::vector<std::string>& matrices,
                             bool (*any_shape)(std::string_view));
// Spoils a problem, or one of the operands of a call.
void make(const Mistake& mistake, Problem& p, const std::vector<Slot>& slots,
          const std::vector<std::string>& operands, std::int64_t& (*size)(Problem&, std::string_view));
// The number of an operand.
std::size_t place_of(const std::string& operand, const std::vector<std::string>& operands);
// A spread matrix that is not what an operand must be.
lapilli_matrix wrong_matrix(lapilli_context ctx, const Mistake& mistake, const Operand& right);

// ---- Small errors of results

// make(problem, i, result) makes the one called names[i].
std::vector<Slip> slips(const std::vector<const char*>& names, const Problem& problem,
                        void (*make)(const Problem&, std::size_t i, Operands&));

}  // namespace detail

template <class T, template <class> class Describe>
class RoutineOf final : public Routine {
    using D = Describe<T>;
    using Data = typename D::Data;
    using Pointers = typename D::Pointers;
    using Spread = typename D::Spread;

  public:
    const Facts& facts() const override {
        static const Facts all = with_options(D::facts(), letter<T>);
        return all;
    }
    char precision() const override { return letter<T>; }
    double unit() const override { return ulp<T>; }

    Operands data(const Problem& p) const override {
        Data x;
        D::data(p, x);
        return Operands::of(std::move(x));
    }

    std::unique_ptr<PlacedCall> place(lapilli_context ctx, const Problem& p, Where where,
                                      Operands& x) const override {
        Data& data = x.as<Data>();
        if (where == Where::spread) {
            return std::make_unique<detail::Placed<D, Spread>>(ctx, p, where, data);
        }
        return std::make_unique<detail::Placed<D, Pointers>>(ctx, p, where, data);
    }

    lapilli_int call_lapack(const Problem& p, Operands& x) const override {
        return D::call_lapack(p, pointers(x));
    }
    lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) const override {
        return D::memory(ctx, p, bytes);
    }
    Region written(const Problem& p, std::string_view operand) const override {
        return D::written(p, operand);
    }
    Residuals error(const Problem& p, const Operands& input, const Operands& output) const override {
        return D::error(p, input.as<Data>(), output.as<Data>());
    }
    double operations(const Problem& p) const override { return D::operations(p); }

    std::vector<BadCall> bad_calls(Form form) const override {
        std::vector<BadCall> all;
        for (const detail::Mistake& m : form == Form::pointers ? mistakes("plain") : spread_mistakes()) {
            BadCall bad{m.what, m.info, {}, {}};
            if (form == Form::spread) {
                bad.call = [m](lapilli_context ctx, const Problem& p, Operands& x) {
                    return wrong_spread_call(m, ctx, p, x);
                };
            } else {
                bad.call = [m](lapilli_context ctx, const Problem& p, Operands& x) {
                    return wrong_call(m, ctx, p, x);
                };
                if (m.in_lapack() && facts().has_info)
                    bad.call_lapack = [m](const Problem& p, Operands& x) {
                        return wrong_lapack_call(m, p, x);
                    };
            }
            all.push_back(std::move(bad));
        }
        return all;
    }
    std::vector<BadQuery> bad_queries() const override {
        std::vector<BadQuery> all;
        for (const detail::Mistake& m : mistakes("memory"))
            all.push_back({m.what, m.info,
                           [m](lapilli_context ctx, const Problem& p) { return wrong_query(m, ctx, p); }});
        return all;
    }
    std::vector<Problem> hard_problems() const override { return D::hard_problems(); }
    std::vector<Slip> slips(const Problem& p) const override {
        std::vector<const char*> names;
        for (const auto& slip : D::slips(p)) {
            names.push_back(slip.what);
        }
        return detail::slips(names, p, make_slip);
    }

  private:
    static Pointers pointers(Operands& x) {
        Pointers at;
        detail::Placement(nullptr, Where::host, 0, detail::slots(x.as<Data>(), at));
        return at;
    }

    static Answer answer(lapilli_context ctx, lapilli_int info) { return {info, lapilli_last_error(ctx)}; }

    static const std::vector<std::string>& names() {
        static const std::vector<std::string> all(std::begin(Data::names), std::end(Data::names));
        return all;
    }
    static detail::Mistakes all_mistakes(const char* form) {
        return detail::mistakes(D::facts().name, form, letter<T>, D::bad_bounds(), names(), D::below);
    }
    static detail::Mistakes without_good_ones(detail::Mistakes all) {
        std::erase_if(all, [](const detail::Mistake& m) {
            return m.kind == detail::Mistake::array && D::may_be_missing(m.operand);
        });
        return all;
    }
    static detail::Mistakes mistakes(const char* form) { return without_good_ones(all_mistakes(form)); }
    static detail::Mistakes spread_mistakes() {
        Spread at;
        std::vector<std::string> matrices;
        const char* const* name = Spread::names;
        std::apply(
            [&](auto&... x) {
                ((std::is_same_v<decltype(x), lapilli_matrix&> ? matrices.push_back(*name) : void(), ++name),
                 ...);
            },
            at.all());
        return without_good_ones(detail::with_wrong_matrices(all_mistakes("mgpu"), matrices, D::any_shape));
    }
    static Problem spoiled(const detail::Mistake& m, const Problem& p,
                           const std::vector<detail::Slot>& slots) {
        Problem changed = p;
        detail::make(m, changed, slots, names(), D::size);
        return changed;
    }

    static Answer wrong_call(const detail::Mistake& m, lapilli_context ctx, const Problem& p, Operands& x) {
        Pointers at = pointers(x);
        const Problem q = spoiled(m, p, detail::slots(x.as<Data>(), at));
        return answer(ctx, D::call(ctx, q, at));
    }
    static lapilli_int wrong_lapack_call(const detail::Mistake& m, const Problem& p, Operands& x) {
        Pointers at = pointers(x);
        const Problem q = spoiled(m, p, detail::slots(x.as<Data>(), at));
        return D::call_lapack(q, at);
    }
    static Answer wrong_spread_call(const detail::Mistake& m, lapilli_context ctx, const Problem& p,
                                    Operands& x) {
        Data& data = x.as<Data>();
        detail::Placed<D, Spread> placed(ctx, p, Where::spread, data);
        Spread at = placed.at();
        std::vector<detail::Slot> slots = detail::slots(data, at);
        const Problem q = spoiled(m, p, slots);
        lapilli_matrix wrong = nullptr;
        if (m.kind == detail::Mistake::other_type || m.kind == detail::Mistake::other_shape) {
            wrong = detail::wrong_matrix(ctx, m, x[m.operand]);
            const detail::Slot& slot = slots[detail::place_of(m.operand, names())];
            slot.set(slot.at, wrong, 0);
        }
        Answer refusal = answer(ctx, D::call_spread(ctx, q, at));
        lapilli_matrix_destroy(wrong);
        placed.fetch();
        return refusal;
    }
    static lapilli_int wrong_query(const detail::Mistake& m, lapilli_context ctx, const Problem& p) {
        lapilli_memory bytes{};
        const Problem q = spoiled(m, p, {});
        return D::memory(ctx, q, m.kind == detail::Mistake::output ? nullptr : &bytes);
    }
    static void make_slip(const Problem& p, std::size_t i, Operands& x) { D::slips(p)[i].make(x.as<Data>()); }
};

}  // namespace lapilli::testing
