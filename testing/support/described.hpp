// SPDX-License-Identifier: BSD-3-Clause
// The part that all descriptions of routines share, compiled once: operands in their places, wrong calls
// derived from the routine table, small errors of results. support/routine_of.hpp is the part that differs.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "support/routine.hpp"

namespace lapilli::testing {

namespace detail {

// An operand in host memory, and a function that passes it to a call: set(at, memory or handle, ld).
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

// A call with pointers or handles to its operands, which its slots set.
class FormedCall {
  public:
    FormedCall() = default;
    virtual ~FormedCall() = default;
    FormedCall(const FormedCall&) = delete;
    FormedCall& operator=(const FormedCall&) = delete;

    // The slots of all operands in order; host.data is null if the call has no such operand.
    virtual std::vector<Slot> slots() = 0;
    virtual lapilli_int call(lapilli_context ctx, const Problem& p) = 0;
};

enum class Callee { library, lapack, one_by_one };

using Names = std::span<const char* const>;

// A description's functions (support/routine_of.hpp).
struct Hooks {
    Names operands;
    testing::Operands (*none)();  // operands that are all empty
    std::vector<BadBound> (*bad_bounds)();
    std::int64_t& (*size)(Problem&, std::string_view name);
    bool (*any_shape)(std::string_view operand);
    bool (*may_be_missing)(std::string_view operand);
    std::int64_t (*below)(std::string_view name, int bound);
    std::vector<const char*> (*slip_names)(const Problem&);
    void (*make_slip)(const Problem&, std::size_t i, Operands&);
};

// A wrong argument, and the answer that the call must give.
struct Mistake {
    std::string what;  // the argument's name
    lapilli_int info;
    enum { letter, size, array, leading, bound, other_type, other_shape, other_context, output } kind;
    std::string operand = {};       // array, leading, other_...: the operand that is made wrong
    std::optional<int> least = {};  // leading: its lower bound, if that is not the number of rows
    std::int64_t value = 0;         // size; letter: the wrong one
    void (*spoil)(Problem&) = {};   // bound
    // LAPACK does not check for null arrays.
    bool in_lapack() const { return kind != array; }
};
using Mistakes = std::vector<Mistake>;

}  // namespace detail

class DescribedRoutine : public Routine {
  public:
    const Facts& facts() const override;
    std::unique_ptr<PlacedCall> place(lapilli_context ctx, const Problem& p, Where where,
                                      Operands& x) const override;
    std::unique_ptr<PlacedCall> place_one_by_one(lapilli_context ctx, const Problem& p, Where where,
                                                 Operands& x) const override;
    lapilli_int call_lapack(const Problem& p, Operands& x) const override;
    std::vector<BadCall> bad_calls(Form form) const override;
    std::vector<BadQuery> bad_queries() const override;
    std::vector<Slip> slips(const Problem& p) const override;

  protected:
    virtual const detail::Hooks& hooks() const = 0;
    // The facts that the description states; facts() adds all options of the table.
    virtual Facts described() const = 0;
    // `x` must outlive the result.
    virtual std::unique_ptr<detail::FormedCall> formed(Form form, detail::Callee callee,
                                                       Operands& x) const = 0;

  private:
    detail::Mistakes mistakes(std::string_view form) const;
    detail::Mistakes spread_mistakes(Form form) const;
    Problem spoiled(const detail::Mistake& m, const Problem& p, const std::vector<detail::Slot>& slots) const;
    lapilli_int wrong_lapack_call(const detail::Mistake& m, const Problem& p, Operands& x) const;
    Answer wrong_call(const detail::Mistake& m, Form form, lapilli_context ctx, const Problem& p,
                      Operands& x) const;

    mutable std::unique_ptr<const Facts> facts_;
    mutable std::once_flag once_;
};

}  // namespace lapilli::testing
