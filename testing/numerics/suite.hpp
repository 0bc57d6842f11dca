// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the numerics suites: tests that exist once for every routine and precision, contexts whose
// blocks are so small that small matrices have many of them, and one function that runs a routine and checks
// all properties of the result.
#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "support/devices.hpp"
#include "support/precisions.hpp"
#include "support/routine.hpp"

namespace lapilli::testing {

// ---- Tests of every routine and precision

// The parameter of a test. Its name, "potrf_d", is part of the test's name: ctest has an entry for each suite
// and routine.
struct Instance {
    const Routine* routine;

    const Routine* operator->() const { return routine; }
    const Routine& operator*() const { return *routine; }
    std::string name() const { return routine->facts().name + '_' + routine->precision(); }
    friend std::ostream& operator<<(std::ostream& out, const Instance& that) { return out << that.name(); }
};

inline bool any_routine(const Routine&) { return true; }

using Routines = const std::vector<const Routine*>& (*)(char precision);

// The routines that `wanted` accepts, in the named precisions that are tested; under a sanitizer not in d if
// z exists.
template <class Wanted = bool (*)(const Routine&)>
std::vector<Instance> instances(const Wanted& wanted = any_routine, std::string_view of = precisions,
                                Routines all = routines) {
    std::vector<Instance> found;
    for (const char precision : of) {
        if (!is_tested(precision)) {
            continue;
        }
        for (const Routine* routine : all(precision)) {
            const bool single = precision == 's' || precision == 'c';
            const bool as_z = sanitized && precision == 'd' && of.find('z') != std::string_view::npos &&
                              find_routine(routine->facts().name, 'z') != nullptr;
            const Facts& facts = routine->facts();
            if (!facts.is_of_many && wanted(*routine) && !as_z && !(single && facts.is_kin)) {
                found.push_back({routine});
            }
        }
    }
    return found;
}

// The routines of LAPACK and of the BLAS.
template <class Wanted = bool (*)(const Routine&)>
std::vector<Instance> all_instances(const Wanted& wanted = any_routine, std::string_view of = precisions) {
    std::vector<Instance> all = instances(wanted, of);
    const std::vector<Instance> blas = instances(wanted, of, blas_routines);
    all.insert(all.end(), blas.begin(), blas.end());
    return all;
}

// The routines of the BLAS.
template <class Wanted = bool (*)(const Routine&)>
std::vector<Instance> blas_instances(const Wanted& wanted = any_routine, std::string_view of = precisions) {
    return instances(wanted, of, blas_routines);
}

// The routines of one family.
inline auto named(std::vector<std::string> names) {
    return [names](const Routine& routine) {
        return std::find(names.begin(), names.end(), routine.facts().name) != names.end();
    };
}

inline std::string instance_name(const ::testing::TestParamInfo<Instance>& info) { return info.param.name(); }

class OfRoutine : public ::testing::TestWithParam<Instance> {
  protected:
    static const Routine& routine() { return *GetParam(); }
};

// ---- Contexts

// Block sizes of the contexts below; the sizes of the tests lie around them and their multiples.
constexpr std::int64_t block = 16;

inline void set_crossovers(const Context& ctx, std::int64_t order) {
    for (const std::string& name : crossovers()) {
        ctx.set(name, std::to_string(order));
    }
}

// A context with small blocks, which leaves nothing to the CPU and no device idle, however small it is.
class SmallBlocks : public Context {
  public:
    explicit SmallBlocks(int device_count) : SmallBlocks(devices(device_count)) {}
    explicit SmallBlocks(const std::string& names) : Context(names) {
        for (const char* name : {"matrix.nb", "potrf.nb", "getrf.nb", "geqrf.nb", "test.geqp3.nb",
                                 "test.sytrf.nb", "test.ormtr.nb", "test.gehrd.nb", "test.level3.nb"}) {
            set(name, std::to_string(block));
        }
        set("sytrd.nb", std::to_string(block / 2));
        set("test.small.order", "0");
        set_crossovers(*this, 0);
        for (const std::string& name : columns()) {
            set(name, "0");
        }
    }
    void set_all(const Settings& settings) const {
        for (const auto& [name, value] : settings) {
            set(name, value);
        }
    }
    /// All products of single precision by bytes, however small, in a memory that some do not fit into; and,
    /// if asked to, in block columns of several panels.
    void emulate_products(bool wide_blocks = false, bool all = false) const {
        set_all({{"product.emulation", all ? "all" : "single"},
                 {"test.product.emulation_k", "1"},
                 {"test.product.emulation_k_z", "1"},
                 {"test.product.emulation_k_d", "1"},
                 {"test.product.emulation_size", "1"},
                 {"product.emulation_memory", all ? "4" : "1"}});
        if (wide_blocks)
            set_all(
                {{"potrf.nb", "40"}, {"getrf.nb", "64"}, {"test.getrf.panel", "16"}, {"geqrf.nb", "130"}});
    }
};

/// Whether emulate_products() was called.
inline bool has_emulated_products(lapilli_context ctx) {
    char text[32] = "";
    EXPECT_EQ(lapilli_get(ctx, "test.product.emulation_k", text, sizeof(text)), 0);
    return std::string(text) == "1";
}

// ---- One call and all that must hold of its result

inline std::string text_of_blas(const Problem& p) {
    std::ostringstream text;
    text << " alpha=" << p.alpha << " beta=" << p.beta << " form=" << name_of(p.form);
    for (const auto& [name, value] :
         {std::pair("incx", p.incx), {"incy", p.incy}, {"row", p.row}, {"column", p.column}})
        text << ' ' << name << '=' << value;
    for (const auto& [name, home] : p.homes) text << ' ' << name << " on " << home;
    for (const auto& [name, width] : p.widths) text << ' ' << name << " nb=" << width;
    return text.str();
}

inline std::string describe(const Routine& routine, const Problem& p, Where where = Where::host) {
    std::string text = routine.full_name() + " m=" + std::to_string(p.rows()) + " n=" + std::to_string(p.n) +
                       " k=" + std::to_string(p.k) + " pad=" + std::to_string(p.pad);
    for (const Option& option : routine.facts().options)
        text += ' ' + option.name + '=' + p.chosen(option.name, option.usual);
    if (routine.facts().level > 0) text += text_of_blas(p);
    return text + " kind=" + p.kind + " seed=" + std::to_string(p.seed) + " where=" + name_of(where);
}

inline void expect_only_written(const Routine& routine, const Problem& p, const Operands& before,
                                const Operands& after) {
    for (const Operand& x : before.all()) {
        EXPECT_TRUE(only_changed(routine.written(p, x.name), x, after[x.name]))
            << x.name << " has changed where it must not";
    }
}

inline void expect_good(const Routine& routine, const Problem& p, const Operands& before,
                        const Operands& after) {
    const Residuals residuals = routine.error(p, before, after);
    EXPECT_TRUE(residuals.ok()) << "residual " << residuals.residual.value_or(0) << ", orthogonality "
                                << residuals.orthogonality.value_or(0) << ", values "
                                << residuals.values.value_or(0);
    expect_only_written(routine, p, before, after);
}

inline Operands correct_result(const Routine& routine, lapilli_context ctx, const Problem& p, Where where) {
    SCOPED_TRACE(describe(routine, p, where));
    const Operands input = routine.data(p);
    Operands output = input;
    const Outcome outcome = run(routine, ctx, p, where, output);
    EXPECT_EQ(outcome.info, 0) << lapilli_strerror(outcome.info) << ". " << lapilli_last_error(ctx);
    if (outcome.info == 0) expect_good(routine, p, input, output);
    return output;
}
inline void expect_correct(const Routine& routine, lapilli_context ctx, const Problem& p, Where where) {
    correct_result(routine, ctx, p, where);
}

// Some routines of the BLAS are there for spread matrices alone, some for operands in one memory.
inline Where place_for(const Routine& routine, Where wanted) {
    if (routine.facts().level == 0 || routine.has(wanted)) return wanted;
    return wanted == Where::spread ? Where::host : Where::spread;
}
inline Where usual_place(const Routine& routine) { return place_for(routine, Where::host); }
// Without 0 where there is nothing but spread matrices.
inline std::vector<int> device_counts_for(const Routine& routine, std::vector<int> counts) {
    if (usual_place(routine) == Where::spread) std::erase(counts, 0);
    return device_counts(counts);
}

// The routine's result on a fresh copy of its data.
inline Operands result(const Routine& routine, lapilli_context ctx, const Problem& p, Where where) {
    Operands x = routine.data(p);
    EXPECT_EQ(run(routine, ctx, p, where, x).info, 0)
        << routine.full_name() << ": " << lapilli_last_error(ctx);
    return x;
}
inline Operands result(const Routine& routine, lapilli_context ctx, const Problem& p) {
    return result(routine, ctx, p, usual_place(routine));
}

// Scalars that are neither 0 nor 1, for those that have some.
inline Problem problem_of_order(std::int64_t n, std::int64_t k) {
    Problem p;
    p.n = n;
    p.k = k;
    p.alpha = {0.7, -0.4};
    p.beta = {-1.3, 0.6};
    return p;
}

// The letters of its job; 'V', the default of problems, if it has none.
inline std::string jobs_of(const Routine& routine) { return routine.facts().letters("job", "V"); }

// The options without those of these names.
inline std::vector<Option> options_but(const Routine& routine, const std::vector<std::string>& names) {
    std::vector<Option> options = routine.facts().options;
    std::erase_if(options, [&](const Option& option) {
        return std::find(names.begin(), names.end(), option.name) != names.end();
    });
    return options;
}

// A dimension k that the routine's tests have time for.
inline std::int64_t k_of(const Routine& routine, std::int64_t k) {
    return std::min(k, routine.facts().most_k);
}

// f for each combination of the options that say what is computed: jobs and ranges.
template <class F>
void for_each_task(const Routine& routine, const Problem& p, const F& f) {
    for_each_choice(options_but(routine, {"uplo", "side", "trans", "itype"}), p, f);
}

// f for each combination of the options that the routine has, and both triangles. Of types and ranges of
// generalized problems, which have little to do with each other, each type has one of the ranges, by turns
// with the order.
template <class F>
void for_each_option(const Routine& routine, Problem p, const F& f) {
    const std::string types = routine.facts().letters("itype", "1");
    for (std::size_t i = 0; i < types.size(); ++i) {
        p.choose("itype", types[i]);
        std::vector<Option> options = options_but(routine, {"itype"});
        for (Option& option : options) {
            const std::size_t turn = (i + static_cast<std::size_t>(p.n)) % option.letters.size();
            if (option.name == "range" && types.size() > 1) option.letters = option.letters.substr(turn, 1);
        }
        for_each_choice(options, p, f);
    }
}

// ---- Typed tests: one name per scalar in the test's name.

struct ScalarNames {
    template <class T>
    static std::string GetName(int) {
        return std::string(1, letter<T>);
    }
};
using Scalars = ScalarsAs<::testing::Types>;
using RealScalars = RealScalarsAs<::testing::Types>;
using FullScalars = FullScalarsAs<::testing::Types>;
using FullComplex = FullComplexAs<::testing::Types>;

}  // namespace lapilli::testing
