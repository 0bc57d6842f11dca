// SPDX-License-Identifier: BSD-3-Clause
// A routine in one precision, as the suites and lapilli-test see every routine. The descriptions are in
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

// A variant of the computation that settings select.
struct Schedule {
    Choices letters = {};
    Settings settings = {};
    bool timed = false;     // the last bits of results depend on timing
    bool together = false;  // devices wait for each other during the computation
};

// The properties of a routine that suites and lapilli-test need before they call it.
struct Facts {
    std::string name;                       // name of the real routine without its precision letter: "sytrd"
    int level = 0;                          // level of the BLAS; 0: a routine of LAPACK
    bool overwrites = false;                // TRSM, TRMM: the result overwrites the factor B
    std::vector<std::string> crossovers;    // the settings below which the CPU computes
    std::vector<std::string> columns = {};  // settings that limit the number of devices by columns
    // A description lists only options that differ from the routine table: with fewer letters, in another
    // order, or with a default of their own. A Routine has all of them: uplo first, range and itype last.
    std::vector<Option> options = {};
    // Default of lapilli-test for Problem::k if k is a dimension; 0 if it is not.
    std::int64_t k = 0;
    static constexpr std::int64_t k_is_n = -1;
    // limit for tests, if each of k takes long
    std::int64_t most_k = std::numeric_limits<std::int64_t>::max();

    bool rectangular = false;  // A has Problem::m rows
    bool hermitian = false;    // A is Hermitian or symmetric, given by a triangle
    bool tridiagonal = false;  // A is D and E, and may be of kind "reduced"
    bool holds_matrix = true;  // the devices hold all of the n-by-n matrix at once
    // Whether `range` chooses singular values in the place of eigenvalues: they descend and are at least 0.
    bool has_singular_values = false;
    // A variant of another routine. That one is tested in all precisions, this one in double, and with
    // schedules in double complex.
    bool is_kin = false;
    bool on_one_device = false;  // only the context's first device computes; others hold operands
    bool on_devices = true;      // false: always computed on the CPU; devices only hold operands
    // Operands on devices are computed there, operands in host memory on the CPU.
    bool in_place = false;
    bool has_info = true;  // LAPACK's routine returns info; otherwise it does not check its arguments
    // Many problems in a call, with failures in infos: for lapilli-test and the fuzzer. Tests have suites of
    // their own.
    bool is_of_many = false;
    double first_of_several = 1.0;  // upper bound of the memory per device of several, relative to one alone
    std::vector<Schedule> schedules;
    // unusual ones, and those of schedules with their own block sizes
    std::vector<Settings> block_sizes = {};
    // Numbers of a call that lapilli-test shows: their columns, and how the log names them.
    std::vector<std::pair<std::string, std::string>> counts = {};
    // for random calls: the operand that may hold any matrix at all, the one that must be positive definite;
    // "": none
    std::string general = {}, definite = {};

    bool uses_devices(Where where) const {
        return on_devices && !(in_place && (where == Where::host || where == Where::mixed));
    }
    // nullptr if there is none of this name.
    const Option* option(std::string_view name) const;
    // The letters of an option; `otherwise` if the routine has no such option.
    std::string letters(std::string_view name, std::string_view otherwise = "") const;
    bool has_letter(std::string_view name, char letter) const {
        return letters(name).find(letter) != std::string::npos;
    }
};

// The facts with all options of the routine table; options that the description lists are kept.
Facts with_options(Facts facts, char precision);

// The part of an operand that a call may write.
enum class Region { nothing, lower, upper, whole };

inline Region triangle(char uplo) { return uplo == 'L' ? Region::lower : Region::upper; }

// True if nothing outside the region has changed. Padding is outside.
bool only_changed(Region region, const Operand& before, const Operand& after);

// The return value of a call, and lapilli_last_error right after it.
struct Answer {
    lapilli_int info = 0;
    std::string text = {};
};

// A wrong call, and the answer it must get.
struct BadCall {
    std::string what;
    lapilli_int info;
    // The call with one wrong argument. The operands are in host memory, and spread from there if needed.
    std::function<Answer(lapilli_context, const Problem&, Operands&)> call;
    // The same mistake in a call of the CPU's LAPACK; empty if LAPACK does not check it or has no such form.
    std::function<lapilli_int(const Problem&, Operands&)> call_lapack;
};

// A wrong memory query.
struct BadQuery {
    std::string what;
    lapilli_int info;
    std::function<lapilli_int(lapilli_context, const Problem&)> call;
};

// A small error in a result, which Routine::error must detect.
struct Slip {
    std::string what;
    std::function<void(Operands&)> make;
};

// A call with operands in their places. fetch() copies them back to host memory, whatever the outcome of the
// call.
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
    // The letters of uplo; 'L' alone if the routine has no such argument.
    std::string triangles() const { return facts().letters("uplo", "L"); }
    // LAPACK's unit of relative errors.
    virtual double unit() const = 0;
    bool is_complex() const { return precision() == 'c' || precision() == 'z'; }
    // The public name: "zheevd".
    std::string full_name() const { return lapack_name(precision(), facts().name); }
    // Whether the routine table has this form: "plain", "mgpu", "memory".
    bool has(std::string_view form) const;
    // For the BLAS, whose routines exist for operands in one memory, for spread matrices, or for both.
    bool has(Where where) const { return has(where == Where::spread ? "mgpu" : "plain"); }

    // Operands with valid data for the routine.
    virtual Operands data(const Problem&) const = 0;
    // `x` must outlive the result.
    virtual std::unique_ptr<PlacedCall> place(lapilli_context, const Problem&, Where, Operands& x) const = 0;
    // For many problems: calls the routine for one problem, one after the other.
    virtual std::unique_ptr<PlacedCall> place_one_by_one(lapilli_context, const Problem&, Where,
                                                         Operands& x) const = 0;
    virtual lapilli_int call_lapack(const Problem&, Operands& x) const = 0;
    virtual lapilli_int memory(lapilli_context, const Problem&, lapilli_memory*) const = 0;
    virtual Region written(const Problem&, std::string_view operand) const = 0;

    // The error in units of n ulp, from the operands before and after.
    virtual Residuals error(const Problem&, const Operands& input, const Operands& output) const = 0;
    // LAPACK's standard operation count in real operations; 0 if there is none.
    virtual double operations(const Problem&) const = 0;
    // The bytes that must be read, if they determine the time of a call: level 2 of the BLAS.
    virtual double bytes(const Problem&) const { return 0; }

    virtual std::vector<BadCall> bad_calls(Form) const = 0;
    virtual std::vector<BadQuery> bad_queries() const = 0;
    // Matrices for which algorithms fail.
    virtual std::vector<Problem> hard_problems() const = 0;
    // Slips for results of this problem.
    virtual std::vector<Slip> slips(const Problem&) const = 0;
};

// All routines of LAPACK in one precision, and those of the BLAS.
const std::vector<const Routine*>& routines(char precision);
const std::vector<const Routine*>& blas_routines(char precision);

// A routine of LAPACK or the BLAS; nullptr if there is none of this name.
const Routine* find_routine(std::string_view name, char precision);
// In double precision; in double complex if the routine is for complex matrices only.
const Routine* find_routine(std::string_view name);

// The settings of all routines, including the BLAS, without duplicates.
std::vector<std::string> crossovers();
std::vector<std::string> columns();

// Runs the routine on x, which receives the result wherever the call computed. `seconds` is the time of the
// call alone.
Outcome run(const Routine& routine, lapilli_context ctx, const Problem& problem, Where where, Operands& x);
Outcome run_one_by_one(const Routine& routine, lapilli_context ctx, const Problem& problem, Where where,
                       Operands& x);

}  // namespace lapilli::testing
