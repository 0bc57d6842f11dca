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
//       static std::vector<BadArgument<Pointers>> bad_arguments();
//       static std::vector<BadArgument<Spread>> bad_spread_arguments();
//       static std::vector<BadArgument<lapilli_memory*>> bad_memory_arguments();
//       static std::vector<SlipOf<Data>> slips(char job);
//       static std::vector<Problem> hard_problems();                // where there are such matrices
//   };
#pragma once

#include "support/api.hpp"
#include "support/checks.hpp"
#include "support/kinds.hpp"
#include "support/lapack.hpp"
#include "support/routine.hpp"

namespace lapilli::testing {

// `spoil` changes a good call, which must then return `info`. Plain pointers, here and below: there are hundreds of these,
// and a std::function for each would be half of what there is to compile.
template <class View>
struct BadArgument {
    const char* what;
    lapilli_int info;
    void (*spoil)(Problem&, View&);
    bool in_lapack = true;  // LAPACK sees this mistake, too
};

// A missing array, at which LAPACK does not look.
template <class View>
BadArgument<View> missing(const char* what, lapilli_int info, void (*spoil)(Problem&, View&)) {
    return {what, info, spoil, false};
}

template <class Data>
struct SlipOf {
    const char* what;
    void (*make)(Data&);
};

struct Description {
    static std::vector<Problem> hard_problems() { return {}; }
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

// One of a description's bad arguments, by its number in the list.
struct Mistake {
    const char* what;
    lapilli_int info;
    bool in_lapack;
};

template <class View>
std::vector<Mistake> mistakes(const std::vector<BadArgument<View>>& bad) {
    std::vector<Mistake> all;
    for (const auto& argument : bad) {
        all.push_back({argument.what, argument.info, argument.in_lapack});
    }
    return all;
}

// How a routine makes the i-th mistake.
struct MistakeCalls {
    Answer (*pointers)(std::size_t i, lapilli_context, const Problem&, Operands&);
    lapilli_int (*lapack)(std::size_t i, const Problem&, Operands&);
    // With the operand of that number replaced by `wrong`, unless it is negative.
    Answer (*spread)(std::size_t i, int operand, lapilli_matrix wrong, lapilli_context, const Problem&,
                     Operands&);
};

std::vector<BadCall> bad_pointer_calls(const std::vector<Mistake>& mistakes, const MistakeCalls& calls);
// `names` are the operands', of which those in `matrices` are spread matrices: each is also passed with another type and
// another shape.
std::vector<BadCall> bad_spread_calls(const std::vector<Mistake>& mistakes, const MistakeCalls& calls,
                                      const std::vector<std::string>& names,
                                      const std::vector<bool>& matrices);

std::vector<BadQuery> bad_queries(const std::vector<Mistake>& mistakes,
                                  lapilli_int (*query)(std::size_t i, lapilli_context, const Problem&));

// ---- Small errors of results

// make(job, i, result) makes the one called names[i].
std::vector<Slip> slips(const std::vector<const char*>& names, char job,
                        void (*make)(char job, std::size_t i, Operands&));

}  // namespace detail

template <class T, template <class> class Describe>
class RoutineOf final : public Routine {
    using D = Describe<T>;
    using Data = typename D::Data;
    using Pointers = typename D::Pointers;
    using Spread = typename D::Spread;

  public:
    const Facts& facts() const override {
        static const Facts all = D::facts();
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
        const detail::MistakeCalls calls = {wrong_call, wrong_lapack_call, wrong_spread_call};
        if (form == Form::pointers) {
            return detail::bad_pointer_calls(detail::mistakes(D::bad_arguments()), calls);
        }
        Spread at;
        std::vector<bool> matrices;
        std::apply(
            [&](auto&... x) { (matrices.push_back(std::is_same_v<decltype(x), lapilli_matrix&>), ...); },
            at.all());
        return detail::bad_spread_calls(detail::mistakes(D::bad_spread_arguments()), calls,
                                        {std::begin(Spread::names), std::end(Spread::names)}, matrices);
    }
    std::vector<BadQuery> bad_queries() const override {
        return detail::bad_queries(detail::mistakes(D::bad_memory_arguments()), wrong_query);
    }
    std::vector<Problem> hard_problems() const override { return D::hard_problems(); }
    std::vector<Slip> slips(char job) const override {
        std::vector<const char*> names;
        for (const auto& slip : D::slips(job)) {
            names.push_back(slip.what);
        }
        return detail::slips(names, job, make_slip);
    }

  private:
    static Pointers pointers(Operands& x) {
        Pointers at;
        detail::Placement(nullptr, Where::host, 0, detail::slots(x.as<Data>(), at));
        return at;
    }

    static Answer answer(lapilli_context ctx, lapilli_int info) { return {info, lapilli_last_error(ctx)}; }

    static Answer wrong_call(std::size_t i, lapilli_context ctx, const Problem& p, Operands& x) {
        Problem spoiled = p;
        Pointers at = pointers(x);
        D::bad_arguments()[i].spoil(spoiled, at);
        return answer(ctx, D::call(ctx, spoiled, at));
    }
    static lapilli_int wrong_lapack_call(std::size_t i, const Problem& p, Operands& x) {
        Problem spoiled = p;
        Pointers at = pointers(x);
        D::bad_arguments()[i].spoil(spoiled, at);
        return D::call_lapack(spoiled, at);
    }
    static Answer wrong_spread_call(std::size_t i, int operand, lapilli_matrix wrong, lapilli_context ctx,
                                    const Problem& p, Operands& x) {
        Data& data = x.as<Data>();
        detail::Placed<D, Spread> placed(ctx, p, Where::spread, data);
        Problem spoiled = p;
        Spread at = placed.at();
        if (operand < 0) {
            D::bad_spread_arguments()[i].spoil(spoiled, at);
        } else {
            const detail::Slot slot = detail::slots(data, at)[static_cast<std::size_t>(operand)];
            slot.set(slot.at, wrong, 0);
        }
        Answer refusal = answer(ctx, D::call_spread(ctx, spoiled, at));
        placed.fetch();
        return refusal;
    }
    static lapilli_int wrong_query(std::size_t i, lapilli_context ctx, const Problem& p) {
        Problem spoiled = p;
        lapilli_memory bytes{};
        lapilli_memory* at = &bytes;
        D::bad_memory_arguments()[i].spoil(spoiled, at);
        return D::memory(ctx, spoiled, at);
    }
    static void make_slip(char job, std::size_t i, Operands& x) { D::slips(job)[i].make(x.as<Data>()); }
};

}  // namespace lapilli::testing
