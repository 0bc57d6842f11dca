// SPDX-License-Identifier: BSD-3-Clause
// The calls that the fuzzer draws.
#include "tester/fuzz_case.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <tuple>

#include "support/blas/case.hpp"
#include "tester/fuzz_draw.hpp"
#include "tester/fuzz_hostile.hpp"
#include "tester/fuzz_settings.hpp"

namespace lapilli::tester {
namespace {

using testing::BlasCase;
using testing::Form;
using testing::Routine;
using testing::Where;

// ---- What calls of all kinds have

void draw_letters(Draw& draw, const std::vector<testing::Option>& options, testing::Problem& p) {
    for (const testing::Option& option : options) p.choose(option.name, draw.one_of(option.letters));
}

// One case in three hundred is larger than usual: it takes as long as a hundred others.
std::int64_t draw_largest(Draw& draw, const FuzzSpace& space, char precision) {
    if (space.largest > 0 || !draw.chance(1.0 / 300))
        return space.largest > 0 ? space.largest : usual_largest;
    return precision == 'c' || precision == 'z' ? 900 : 1500;
}

void draw_sizes(Draw& draw, const testing::Facts& facts, testing::Problem& p, std::int64_t largest,
                int devices) {
    const bool large = largest > usual_largest;
    p.n = large ? draw.between(usual_largest, largest) : draw_order(draw, largest, devices);
    if (facts.rectangular) p.m = draw_order(draw, largest, devices);
    p.pad = draw.chance(0.5) ? 0 : draw.between(1, 5);
    // Whole error matrices of such orders take too long.
    if (large) p.full_check = usual_largest;
}

int count_of(const std::string& devices) {
    return devices.starts_with("sim:") ? std::atoi(devices.c_str() + 4) : devices == "none" ? 0 : 1;
}

// ---- LAPACK

void draw_part(Draw& draw, testing::Problem& p) {
    if (p.range == 'I' && p.n > 0) {
        p.il = draw.between(1, p.n);
        p.iu = draw.chance(0.3) ? p.il : draw.between(p.il, p.n);
    } else if (p.range == 'V') {
        // Intervals as wide as the spectrum of uniform entries, or far narrower, or all values up to a bound,
        // or above one.
        const double size =
            p.kind == "default" ? std::sqrt(static_cast<double>(std::max<std::int64_t>(p.n, 1))) : 1;
        const double beyond = 4 * static_cast<double>(p.n + 1), which = draw.real(0, 1);
        p.vl = which < 0.2 ? -beyond : draw.real(-size, size);
        p.vu = which < 0.2 ? draw.real(-size, size)
               : which < 0.4
                   ? beyond
                   : p.vl + size * std::pow(draw.real(0.05, 1.2), draw.one_of(std::vector<double>{1, 3}));
    }
}

// Spectra with clusters and grading (support/kinds.hpp).
const std::vector<std::string> kinds = {"identity",       "zero",       "wilkinson",   "graded",
                                        "geometric-sign", "arithmetic", "cluster-one", "cluster-eps-sign",
                                        "loguniform-sign"};

// Products by bytes are accurate for rows and columns. The BLAS and hostile matrices are judged element by
// element.
void leave_out_emulation(testing::Settings& settings) {
    std::erase_if(settings,
                  [](const auto& setting) { return setting.first.starts_with("product.emulation"); });
}

std::uint64_t number_of(const Routine& routine) {
    std::uint64_t number = static_cast<unsigned char>(routine.precision());
    for (const char letter : routine.facts().name) number = 31 * number + static_cast<unsigned char>(letter);
    return number;
}

// Numbers of the choices that are made for a case, of `counts[i]` each, as a card of a deck of all
// combinations.
std::vector<std::uint64_t> dealt(std::uint64_t seed, std::uint64_t number,
                                 const std::vector<std::uint64_t>& counts) {
    std::uint64_t cards = 1;
    for (const std::uint64_t count : counts) cards *= count;
    std::uint64_t card = shuffled(seed, number / cards, cards)[number % cards];
    std::vector<std::uint64_t> choices;
    for (const std::uint64_t count : counts) {
        choices.push_back(card % count);
        card /= count;
    }
    return choices;
}

// The routine of the case of that number among LAPACK's, and how many cases of it came before.
std::pair<const Routine*, std::uint64_t> deal_routine(const FuzzSpace& space, std::uint64_t seed,
                                                      std::uint64_t number) {
    const std::uint64_t cards = space.deck.size(), round = number / cards;
    const auto order = shuffled(seed, round, cards);
    const Routine* const routine = space.deck[order[number % cards]];
    const auto is_it = [&](std::uint32_t card) { return space.deck[card] == routine; };
    const auto all = std::count(space.deck.begin(), space.deck.end(), routine);
    const auto before =
        std::count_if(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(number % cards), is_it);
    return {routine, round * static_cast<std::uint64_t>(all) + static_cast<std::uint64_t>(before)};
}

// Four of ten matrices stay as data() makes them, or have one of the kinds.
constexpr std::uint64_t treatments = 10;
std::string draw_hostile(Draw& draw, const HostileWays& ways, std::uint64_t treatment) {
    const std::vector<std::string>& some = treatment < 4    ? ways.ranges
                                           : treatment == 4 ? ways.structures
                                                            : ways.refused;
    return treatment > 5 || some.empty() ? "none" : draw.one_of(some);
}

FuzzCase draw_lapack(Draw& draw, const FuzzSpace& space, std::uint64_t seed, std::uint64_t number) {
    const auto [chosen, turn] = deal_routine(space, seed, number);
    FuzzCase that;
    that.routine = chosen;
    const Routine& routine = *chosen;
    const testing::Facts& facts = routine.facts();
    testing::Problem& p = that.problem;
    std::vector<std::uint64_t> counts = {treatments, machines};
    for (const testing::Option& option : facts.options) counts.push_back(option.letters.size());
    const auto choices = dealt(seed + number_of(routine), turn, counts);
    for (std::size_t i = 0; i < facts.options.size(); ++i)
        p.choose(facts.options[i].name, facts.options[i].letters[choices[i + 2]]);
    that.devices = space.devices.empty() ? draw_machine(draw, choices[1]) : space.devices;
    const int devices = count_of(that.devices);
    draw_sizes(draw, facts, p, draw_largest(draw, space, routine.precision()), devices);
    p.k = draw.chance(0.5) ? draw.between(1, 9) : draw.between(1, p.n + 3);
    const auto matrix = free_operands(routine);
    const bool band = !matrix.empty() && matrix.front() == "AB";
    // Where there is nothing to reduce, or little.
    if (band && draw.chance(0.5)) p.k = draw.one_of(std::vector<std::int64_t>{0, 1, 1, 2});
    p.k = std::min(p.k, facts.most_k);
    if (facts.k == 100 && draw.chance(0.1)) p.k = 0;  // right-hand sides
    p.nb = draw.chance(0.5) ? 0 : draw.between(1, 40);
    p.seed = draw.bits() % 1000000;
    p.poison = draw.chance(0.7);
    if (takes_any_hermitian(routine) && draw.chance(0.4)) {
        p.kind = draw.one_of(kinds);
        p.cond = std::pow(10, draw.one_of(std::vector<double>{1, 3, 6, routine.unit() < 1e-10 ? 15.0 : 7.0}));
    }
    draw_part(draw, p);
    that.settings = draw_settings(draw, facts, p.n, devices);
    const double place = draw.real(0, 1);
    that.where = that.devices == "none" || place < 0.5 ? Where::host
                 : place < 0.7                         ? Where::device
                                                       : Where::spread;
    that.hostile = draw_hostile(draw, hostile_ways(routine), choices[0]);
    if (that.hostile != "none") leave_out_emulation(that.settings);
    return that;
}

// ---- The BLAS

std::complex<double> draw_scalar(Draw& draw) {
    const double which = draw.real(0, 1);
    if (which < 0.2) return 0;
    if (which < 0.4) return 1;
    if (which < 0.5) return -1;
    return {draw.real(-2, 2), draw.chance(0.7) ? draw.real(-2, 2) : 0};
}

void draw_form(Draw& draw, FuzzCase& that, int devices) {
    const Routine& routine = *that.routine;
    std::vector<std::pair<Where, Form>> forms;
    if (routine.has(Where::host)) forms = {{Where::host, Form::plain}};
    if (devices > 0 && routine.has(Where::host)) forms.emplace_back(Where::host, Form::async);
    if (devices > 0 && routine.has(Where::spread)) forms.emplace_back(Where::spread, Form::plain);
    if (devices > 0 && routine.facts().level == 2)
        forms.insert(forms.end(), {{Where::host, Form::offset}, {Where::spread, Form::async}});
    std::tie(that.where, that.problem.form) = draw.one_of(forms);
}

// Where products of such numbers are neither beyond the largest nor below the smallest normal ones.
void draw_scales(Draw& draw, FuzzCase& that) {
    if (!draw.chance(0.3)) return;
    const BlasCase c = blas_case(*that.routine, that.problem);
    const bool wide = c.precision == 'd' || c.precision == 'z', overwrites = c.facts().overwrites;
    const std::int64_t most = wide ? 700 : 80, sum = wide ? 300 : 40;
    that.scale_a = draw.between(-most, most);
    that.scale_in = draw.between(-sum, sum) - that.scale_a;
    that.scale_in = std::clamp(that.scale_in, -most, most);
    // The change of A alone by a rank-k update or a triangle.
    if (c.rank_k() && !c.two_terms()) that.scale_a = draw.between(-sum, sum) / 2;
    if (c.rank_k() || overwrites) that.scale_in = 0;
    if (c.two_terms() || overwrites) that.scale_a = draw.between(-sum, sum) / 2;
    // The solution with a unit triangle grows with every row where the others are large.
    if (c.diag == 'U') that.scale_a = -std::abs(that.scale_a);
}

void draw_steps(Draw& draw, bool rectangular, testing::Problem& p) {
    const std::vector<std::int64_t> steps = {1, 1, 1, -1, 2, -2, 3, -5};
    p.incx = draw.one_of(steps);
    p.incy = draw.one_of(steps);
    if (draw.chance(0.4)) {
        p.row = draw.between(0, 9);
        p.column = rectangular ? draw.between(0, 9) : p.row;
    }
}

// In real arithmetic HERK is SYRK.
const Routine& in_precision(const Routine& routine, char precision) {
    const std::string& name = routine.facts().name;
    const Routine* const own = testing::find_routine(name, precision);
    return own != nullptr ? *own : *testing::find_routine("sy" + name.substr(2), precision);
}

FuzzCase draw_blas(Draw& draw, const FuzzSpace& space) {
    FuzzCase that;
    const Routine& named = *draw.one_of(space.blas);
    that.routine = &in_precision(named, draw.one_of(space.precisions));
    const Routine& routine = *that.routine;
    const testing::Facts& facts = routine.facts();
    testing::Problem& p = that.problem;
    const auto machine =
        static_cast<std::uint64_t>(draw.between(routine.has(Where::host) ? 1 : 2, machines - 1));
    that.devices = space.devices.empty() ? draw_machine(draw, machine) : space.devices;
    const int devices = count_of(that.devices);
    draw_letters(draw, facts.options, p);
    p.alpha = draw_scalar(draw);
    p.beta = facts.overwrites ? 0 : draw_scalar(draw);
    const std::int64_t largest = std::min<std::int64_t>(draw_largest(draw, space, routine.precision()), 900);
    draw_sizes(draw, facts, p, largest, devices);
    p.k = facts.k != 0 ? draw_order(draw, std::min(largest, usual_largest), devices) : 0;
    if (facts.level == 2) draw_steps(draw, facts.rectangular, p);
    draw_form(draw, that, devices);
    const bool on_queue = that.where == Where::host && p.form != Form::plain;
    const int one = devices > 0 ? static_cast<int>(draw.between(0, devices - 1)) : -1;
    for (int* const home : {&that.home_a, &that.home_in, &that.home_out})
        *home = on_queue ? one : static_cast<int>(draw.between(-1, devices - 1));
    for (std::int64_t* const width : {&that.width_a, &that.width_b, &that.width_c})
        *width = draw.chance(0.3) ? 0 : draw.between(1, 70);
    p.seed = static_cast<std::uint64_t>(draw.between(1, 1000000));
    draw_scales(draw, that);
    that.unread = p.alpha == 0.0 && draw.chance(0.7);
    that.settings = draw_settings(draw, facts, std::max({p.rows(), p.n, p.k}), devices);
    leave_out_emulation(that.settings);
    return that;
}

}  // namespace

void make_deck(FuzzSpace& space) {
    space.deck.clear();
    for (const Routine* routine : space.routines) {
        const HostileWays ways = hostile_ways(*routine);
        double combinations =
            1 + static_cast<double>(ways.ranges.size() + ways.structures.size() + ways.refused.size());
        for (const testing::Option& option : routine->facts().options)
            combinations *= static_cast<double>(option.letters.size());
        space.deck.insert(space.deck.end(), static_cast<std::size_t>(std::sqrt(combinations) + 0.5), routine);
    }
}

FuzzCase draw_case(const FuzzSpace& space, std::uint64_t seed, std::uint64_t number) {
    Draw draw(seed, number);
    const bool both = !space.deck.empty() && !space.blas.empty();
    const bool blas = space.deck.empty() || (both && number % 6 == 5);
    FuzzCase that = blas ? draw_blas(draw, space)
                         : draw_lapack(draw, space, seed, both ? number / 6 * 5 + number % 6 : number);
    for (const auto& [name, value] : space.settings) {
        std::erase_if(that.settings, [&, &own = name](const auto& drawn) { return drawn.first == own; });
        that.settings.emplace_back(name, value);
    }
    return that;
}

}  // namespace lapilli::tester
