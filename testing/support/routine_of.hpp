// SPDX-License-Identifier: BSD-3-Clause
// The parts of a description in support/routines/, and the Routine that is made from them.
//
//   template <class T>
//   struct Potrf : Description, from_table::Potrf<T, Potrf<T>> {
//       using Table = from_table::Potrf<T, Potrf<T>>;
//       using typename Table::Data, typename Table::Values;
//       static Facts facts();
//       static void data(const Problem&, Data&);                    // fills the operands; others stay empty
//       static Values values(const Problem&);                       // the letters, sizes and numbers of a call
//       static Residuals error(const Problem&, const Data& input, const Data& output);
//       static double operations(const Problem&);
//       static std::vector<SlipOf<Data>> slips(const Problem&);
//       static std::vector<Problem> hard_problems();                // where there are such matrices
//       static std::vector<BadBound> bad_bounds();                  // where arguments have bounds that are not numbers
//   };
//
// from_table::Potrf (support/generated/from_table.hpp, which tools/generate/descriptions.py writes) has what
// follows from the routine table. A description hides the parts that it needs otherwise, and has all of them
// where real and complex routines differ in their arguments, and for many problems in a call:
//
//       template <class Form> struct Operands { ... };              // support/operands.hpp
//       using Data = Operands<InHostMemory>;
//       using Pointers = Operands<AsPointers>;
//       using Spread = Operands<AsSpreadMatrices>;
//       static lapilli_int call(lapilli_context, const Problem&, const Pointers&);
//       static lapilli_int call_spread(lapilli_context, const Problem&, const Spread&);  // where there are matrices to spread
//       static lapilli_int call_lapack(const Problem&, const Pointers&);
//       static lapilli_int call_one_by_one(lapilli_context, const Problem&, const Pointers&);  // of many problems
//       static lapilli_int memory(lapilli_context, const Problem&, lapilli_memory*);
//       static Region written(const Problem&, std::string_view operand);
//
// A routine whose operands are another's derives from that one's description and from from_table::SyevCalls,
// which has no operands.
//
// The options that tests loop over follow from the routine table, and so do wrong calls: an invalid option
// letter, a size or number out of bounds, a null array, a leading dimension that is too small.
#pragma once

#include "support/checks.hpp"
#include "support/described.hpp"
#include "support/generated/from_table.hpp"
#include "support/kinds.hpp"
#include "support/lapack.hpp"

namespace lapilli::testing {

template <class Data>
struct SlipOf {
    const char* what;
    void (*make)(Data&);
};

struct Description {
    static std::vector<Problem> hard_problems() { return {}; }
    static std::vector<BadBound> bad_bounds() { return {}; }
    // The size of a problem with this name in the routine table.
    static std::int64_t& size(Problem& p, std::string_view name) { return p.size(name); }
    // Whether a spread matrix of any shape is valid, because sizes follow from it.
    static bool any_shape(std::string_view) { return false; }
    // Whether an array may be null although the options ask for it.
    static bool may_be_missing(std::string_view) { return false; }
    // A number below an argument's bound.
    static std::int64_t below(std::string_view, int bound) { return bound - 1; }
};

// A description of a routine with an m-by-n matrix A. By default there are as many rows as columns; a wrong
// number of columns does not change the rows.
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

// The relative size of slips: large compared with rounding, too small to see in printed results.
template <class T>
Real<T> slip_size() {
    return static_cast<Real<T>>(std::sqrt(ulp<T>) * 60);
}

namespace detail {

template <class D, class At>
class CallOf final : public FormedCall {
  public:
    CallOf(typename D::Data& x, Callee callee) : x_(x), callee_(callee) {}

    std::vector<Slot> slots() override {
        std::vector<Slot> all;
        for_each_pair(x_, at_, [&](auto& host, auto& to) { all.push_back(slot_of(host, to)); });
        return all;
    }
    lapilli_int call(lapilli_context ctx, const Problem& p) override {
        if constexpr (std::is_same_v<At, typename D::Spread>) {
            if constexpr (requires { D::call_spread(ctx, p, at_); }) {
                return D::call_spread(ctx, p, at_);
            } else {
                return D::call(ctx, p, at_);
            }
        } else {
            if constexpr (requires { D::call_one_by_one(ctx, p, at_); }) {
                if (callee_ == Callee::one_by_one) return D::call_one_by_one(ctx, p, at_);
            }
            return callee_ == Callee::lapack ? D::call_lapack(p, at_) : D::call(ctx, p, at_);
        }
    }

  private:
    typename D::Data& x_;
    const Callee callee_;
    At at_;
};

}  // namespace detail

// The part that differs between routines. It is compiled for each routine in each precision.
template <class T, template <class> class Describe>
class RoutineOf final : public DescribedRoutine {
    using D = Describe<T>;
    using Data = typename D::Data;

  public:
    char precision() const override { return letter<T>; }
    double unit() const override { return ulp<T>; }

    Operands data(const Problem& p) const override {
        Data x;
        D::data(p, x);
        return Operands::of(std::move(x));
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
    std::vector<Problem> hard_problems() const override { return D::hard_problems(); }

  protected:
    Facts described() const override { return D::facts(); }
    const detail::Hooks& hooks() const override {
        static constexpr detail::Hooks all = {.operands = Data::names,
                                              .none = [] { return Operands::of(Data{}); },
                                              .bad_bounds = D::bad_bounds,
                                              .size = D::size,
                                              .any_shape = D::any_shape,
                                              .may_be_missing = D::may_be_missing,
                                              .below = D::below,
                                              .slip_names = slip_names,
                                              .make_slip = make_slip};
        return all;
    }
    std::unique_ptr<detail::FormedCall> formed(Form form, detail::Callee callee, Operands& x) const override {
        Data& data = x.as<Data>();
        if (form == Form::mgpu) {
            return std::unique_ptr<detail::FormedCall>(
                new detail::CallOf<D, typename D::Spread>(data, callee));
        }
        return std::unique_ptr<detail::FormedCall>(new detail::CallOf<D, typename D::Pointers>(data, callee));
    }

  private:
    static std::vector<const char*> slip_names(const Problem& p) {
        std::vector<const char*> names;
        for (const SlipOf<Data>& slip : D::slips(p)) names.push_back(slip.what);
        return names;
    }
    static void make_slip(const Problem& p, std::size_t i, Operands& x) { D::slips(p)[i].make(x.as<Data>()); }
};

}  // namespace lapilli::testing
