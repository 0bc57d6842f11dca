// SPDX-License-Identifier: BSD-3-Clause
// A routine in one precision as suites and lapilli-test see it, whichever it is. The descriptions behind it are in
// support/routines/, those of the BLAS in support/blas/.
#pragma once

#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lapilli/lapilli.h"
#include "support/operands.hpp"
#include "support/place.hpp"
#include "support/problem.hpp"
#include "support/residuals.hpp"
#include "support/table.hpp"

namespace lapilli::testing {

using Settings = std::vector<std::pair<std::string, std::string>>;

// A way of computing that settings choose.
struct Schedule {
    Choices letters = {};
    Settings settings = {};
    bool timed = false;     // results depend on timing in the last bits
    bool together = false;  // devices wait for each other while they compute
};

// What suites and lapilli-test must know of a routine before they call it.
struct Facts {
    std::string name;                     // of the real routine, without the letter of the precision: "sytrd"
    int level = 0;                        // of the BLAS; 0: a routine of LAPACK
    bool overwrites = false;              // TRSM, TRMM: the result takes the place of the factor B
    std::vector<std::string> crossovers;  // the settings below which the CPU computes
    std::vector<std::string> columns = {};  // the settings that leave devices with few columns out
    // A description names those alone that are not as the routine table has them: with fewer letters, in another order,
    // with a usual letter of their own. A Routine has all of them: uplo first, range and itype last.
    std::vector<Option> options = {};
    // Problem::k where it is a dimension, if lapilli-test is not told; 0 where it is none.
    std::int64_t k = 0;
    static constexpr std::int64_t k_is_n = -1;
    std::int64_t most_k = std::numeric_limits<std::int64_t>::max();  // of tests, where each of k takes long

    bool rectangular = false;  // A has Problem::m rows
    bool hermitian = false;    // A is Hermitian or symmetric, given by a triangle
    bool tridiagonal = false;  // A is D and E, and may be of kind "reduced", too
    bool holds_matrix = true;  // the devices hold all of the n-by-n matrix at once
    // Another routine in another form: that one is tested in all precisions, this one in double, with schedules in double complex.
    bool is_kin = false;
    bool on_one_device = false;  // the first one of the context; others hold operands alone
    bool on_devices = true;      // false: the CPU computes, always, and devices only hold operands
    // The devices compute where they hold the operands; of operands in host memory, the CPU does.
    bool in_place = false;
    bool has_info = true;  // in LAPACK: else it does not look at its arguments
    // Many problems in a call, whose failures are in infos: for lapilli-test and the fuzzer; tests have suites of their own.
    bool is_of_many = false;
    double first_of_several = 1.0;  // device memory that one of several needs at most, over that of one alone
    std::vector<Schedule> schedules;
    std::vector<Settings> block_sizes = {};  // awkward ones, and those of schedules that have their own

    bool uses_devices(Where where) const {
        return on_devices && !(in_place && (where == Where::host || where == Where::mixed));
    }
    // nullptr if there is none of this name.
    const Option* option(std::string_view name) const;
    // Of an option; `otherwise` where the routine has none of this name.
    std::string letters(std::string_view name, std::string_view otherwise = "") const;
    bool has_letter(std::string_view name, char letter) const {
        return letters(name).find(letter) != std::string::npos;
    }
};

// The facts with all options that the routine table has; those that the description names stay.
Facts with_options(Facts facts, char precision);

// What of an operand a call may write to.
enum class Region { nothing, lower, upper, whole };

inline Region triangle(char uplo) { return uplo == 'L' ? Region::lower : Region::upper; }

// True if nothing outside the region has changed. Padding is outside.
bool only_changed(Region region, const Operand& before, const Operand& after);

// What a call answers, and lapilli_last_error right after it.
struct Answer {
    lapilli_int info = 0;
    std::string text = {};
};

// One way to call a routine wrongly, and what it must answer.
struct BadCall {
    std::string what;
    lapilli_int info;
    // The call with this one argument spoiled; operands in host memory, spread from there if need be.
    std::function<Answer(lapilli_context, const Problem&, Operands&)> call;
    // The CPU's LAPACK with the same mistake; empty where LAPACK does not look, or has no such form.
    std::function<lapilli_int(const Problem&, Operands&)> call_lapack;
};

// A wrong memory query.
struct BadQuery {
    std::string what;
    lapilli_int info;
    std::function<lapilli_int(lapilli_context, const Problem&)> call;
};

// A small error of a result, which Routine::error must find.
struct Slip {
    std::string what;
    std::function<void(Operands&)> make;
};

// Operands in their places. They return to host memory by fetch(), whatever came of the call.
class PlacedCall {
  public:
    PlacedCall() = default;
    virtual ~PlacedCall() = default;
    PlacedCall(const PlacedCall&) = delete;
    PlacedCall& operator=(const PlacedCall&) = delete;

    virtual lapilli_int call() = 0;
    virtual void fetch() = 0;
};

class Routine {
  public:
    Routine() = default;
    virtual ~Routine() = default;
    Routine(const Routine&) = delete;
    Routine& operator=(const Routine&) = delete;

    virtual const Facts& facts() const = 0;
    virtual char precision() const = 0;
    // What uplo can be; 'L' alone where the routine has no such argument.
    std::string triangles() const { return facts().letters("uplo", "L"); }
    // LAPACK's unit of relative errors.
    virtual double unit() const = 0;
    bool is_complex() const { return precision() == 'c' || precision() == 'z'; }
    // As users call it: "zheevd".
    std::string full_name() const { return lapack_name(precision(), facts().name); }
    // Whether the routine table has it: "plain", "mgpu", "memory".
    bool has(std::string_view form) const;
    // Of the BLAS, whose routines are there for operands in one memory, for spread matrices, or both.
    bool has(Where where) const { return has(where == Where::spread ? "mgpu" : "plain"); }

    // Operands filled as the routine expects them.
    virtual Operands data(const Problem&) const = 0;
    // `x` must outlive what this returns.
    virtual std::unique_ptr<PlacedCall> place(lapilli_context, const Problem&, Where, Operands& x) const = 0;
    // Of many problems: the routine of one for each, one after the other.
    virtual std::unique_ptr<PlacedCall> place_one_by_one(lapilli_context, const Problem&, Where,
                                                         Operands& x) const = 0;
    virtual lapilli_int call_lapack(const Problem&, Operands& x) const = 0;
    virtual lapilli_int memory(lapilli_context, const Problem&, lapilli_memory*) const = 0;
    virtual Region written(const Problem&, std::string_view operand) const = 0;

    // In units of n ulp, from the operands before and after.
    virtual Residuals error(const Problem&, const Operands& input, const Operands& output) const = 0;
    // LAPACK's standard operation count in real operations; 0 where there is none.
    virtual double operations(const Problem&) const = 0;
    // That must be read, where those decide how long a call takes: of the BLAS's level 2.
    virtual double bytes(const Problem&) const { return 0; }

    virtual std::vector<BadCall> bad_calls(Form) const = 0;
    virtual std::vector<BadQuery> bad_queries() const = 0;
    // Matrices that make algorithms fail.
    virtual std::vector<Problem> hard_problems() const = 0;
    // Of results of that problem.
    virtual std::vector<Slip> slips(const Problem&) const = 0;
};

// All routines of LAPACK in one precision, and those of the BLAS.
const std::vector<const Routine*>& routines(char precision);
const std::vector<const Routine*>& blas_routines(char precision);

// Of either; nullptr if there is none of this name.
const Routine* find_routine(std::string_view name, char precision);
// In double precision, of complex matrices where there is none for real ones.
const Routine* find_routine(std::string_view name);

// The settings of all of them, those of the BLAS too, each once.
std::vector<std::string> crossovers();
std::vector<std::string> columns();

// Runs the routine on x, which holds the result afterwards wherever the call computed. Seconds are the call's alone.
Outcome run(const Routine& routine, lapilli_context ctx, const Problem& problem, Where where, Operands& x);
Outcome run_one_by_one(const Routine& routine, lapilli_context ctx, const Problem& problem, Where where,
                       Operands& x);

}  // namespace lapilli::testing
