// SPDX-License-Identifier: BSD-3-Clause
#include "tester/fuzz_case.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <sstream>

#include "tester/fuzz_draw.hpp"
#include "tester/fuzz_hostile.hpp"
#include "tester/options.hpp"

namespace lapilli::tester {
namespace {

using testing::Facts;
using testing::Routine;

void draw_part(Draw& draw, testing::Problem& p) {
    if (p.range == 'I' && p.n > 0) {
        p.il = draw.between(1, p.n);
        p.iu = draw.chance(0.3) ? p.il : draw.between(p.il, p.n);
    } else if (p.range == 'V') {
        // Of half the width of the spectrum of uniform entries, or far narrower.
        const double size =
            p.kind == "default" ? std::sqrt(static_cast<double>(std::max<std::int64_t>(p.n, 1))) : 1;
        p.vl = draw.real(-size, size);
        p.vu = p.vl + size * std::pow(draw.real(0.05, 1.2), draw.one_of(std::vector<double>{1, 3}));
    }
}

// Spectra with clusters and grading (support/kinds.hpp).
const std::vector<std::string> kinds = {"identity",       "zero",       "wilkinson",   "graded",
                                        "geometric-sign", "arithmetic", "cluster-one", "cluster-eps-sign",
                                        "loguniform-sign"};

testing::Problem draw_problem(Draw& draw, const Routine& routine, std::int64_t largest) {
    const Facts& facts = routine.facts();
    testing::Problem p;
    p.n = draw_order(draw, largest);
    if (facts.rectangular) p.m = draw_order(draw, largest);
    p.k = draw.chance(0.5) ? draw.between(1, 9) : draw.between(1, p.n + 3);
    if (facts.k == 100 && draw.chance(0.1)) p.k = 0;  // right-hand sides
    p.pad = draw.chance(0.5) ? 0 : draw.between(1, 5);
    p.nb = draw.chance(0.5) ? 0 : draw.between(1, 40);
    p.uplo = draw.one_of(std::string("LU"));
    p.job = facts.jobs.empty() ? 'V' : draw.one_of(facts.jobs);
    p.side = draw.one_of(facts.sides);
    p.trans = draw.one_of(facts.transes);
    p.range = draw.one_of(facts.ranges);
    p.itype = draw.one_of(facts.itypes);
    p.seed = draw.bits() % 1000000;
    p.poison = draw.chance(0.7);
    if (takes_any_hermitian(routine) && draw.chance(0.4)) {
        p.kind = draw.one_of(kinds);
        p.cond = std::pow(10, draw.one_of(std::vector<double>{1, 3, 6, routine.unit() < 1e-10 ? 15.0 : 7.0}));
    }
    draw_part(draw, p);
    return p;
}

testing::Settings draw_settings(Draw& draw, const Facts& facts) {
    testing::Settings settings;
    const auto all_to_zero = [&](const std::vector<std::string>& names, double probability) {
        if (!draw.chance(probability)) return;
        for (const std::string& name : names) settings.emplace_back(name, "0");
    };
    all_to_zero(facts.crossovers, 0.85);
    all_to_zero(facts.columns, 0.7);
    for (const char* name : {"matrix.nb", "potrf.nb", "ormtr.nb"}) {
        if (draw.chance(0.5))
            settings.emplace_back(name, draw.one_of(std::vector<const char*>{"5", "8", "16", "32", "64"}));
    }
    if (draw.chance(0.4))
        settings.emplace_back("sytrd.nb", draw.one_of(std::vector<const char*>{"8", "16", "32", "64"}));
    if (draw.chance(0.5))
        settings.emplace_back("syevd.stages", draw.one_of(std::vector<const char*>{"1", "2"}));
    const auto add = [&](const testing::Settings& more) {
        settings.insert(settings.end(), more.begin(), more.end());
    };
    if (!facts.schedules.empty()) add(draw.one_of(facts.schedules).settings);
    if (!facts.block_sizes.empty() && draw.chance(0.3)) add(draw.one_of(facts.block_sizes));
    return settings;
}

std::string exact(double value) {
    char text[40];
    std::snprintf(text, sizeof text, "%.17g", value);
    return text;
}

}  // namespace

FuzzCase draw_case(const FuzzSpace& space, std::uint64_t seed, std::uint64_t number) {
    Draw draw(seed, number);
    FuzzCase that;
    that.routine = draw.one_of(space.routines);
    that.problem = draw_problem(draw, *that.routine, space.largest);
    that.settings = draw_settings(draw, that.routine->facts());
    that.devices = space.devices;
    if (space.devices.empty()) {
        that.devices = draw.chance(0.12) ? "none" : draw_devices(draw);
    }
    using testing::Where;
    const double place = draw.real(0, 1);
    that.where = that.devices == "none" || place < 0.5 ? Where::host
                 : place < 0.7                         ? Where::device
                                                       : Where::spread;
    if (draw.chance(0.5)) that.hostile = draw.one_of(hostile_ways(*that.routine));
    return that;
}

std::string text_of(const FuzzCase& that) {
    const testing::Problem& p = that.problem;
    const testing::Problem empty;
    std::ostringstream out;
    out << "routine=" << that.routine->facts().name << " precision=" << that.routine->precision()
        << " n=" << p.n;
    const auto add = [&](const char* name, const auto& value, const auto& plain) {
        if (value != plain) out << ' ' << name << '=' << value;
    };
    add("m", p.m, empty.m);
    add("k", p.k, empty.k);
    add("pad", p.pad, empty.pad);
    add("nb", p.nb, empty.nb);
    add("itype", p.itype, empty.itype);
    add("uplo", p.uplo, empty.uplo);
    add("job", p.job, empty.job);
    add("side", p.side, empty.side);
    add("trans", p.trans, empty.trans);
    add("range", p.range, empty.range);
    add("il", p.il, empty.il);
    add("iu", p.iu, empty.iu);
    add("vl", exact(p.vl), exact(empty.vl));
    add("vu", exact(p.vu), exact(empty.vu));
    add("kind", p.kind, empty.kind);
    add("cond", exact(p.cond), exact(empty.cond));
    add("seed", p.seed, empty.seed);
    add("poison", p.poison, empty.poison);
    add("where", std::string(name_of(that.where)), std::string("host"));
    add("devices", that.devices, std::string());
    add("hostile", that.hostile, std::string("none"));
    for (const auto& [name, value] : that.settings) out << ' ' << name << '=' << value;
    return out.str();
}

FuzzCase parse_case(const std::string& text) {
    FuzzCase that;
    std::map<std::string, std::string> found;
    std::istringstream in(text);
    for (std::string word; in >> word;) {
        const auto at = word.find('=');
        if (at == std::string::npos) throw UsageError("fuzz: --replay: '" + word + "' is not NAME=VALUE");
        const std::string name = word.substr(0, at), value = word.substr(at + 1);
        if (name.find('.') != std::string::npos) {
            that.settings.emplace_back(name, value);
        } else {
            found[name] = value;
        }
    }
    const auto take = [&](const char* name, const std::string& otherwise) {
        const auto entry = found.extract(name);
        return entry.empty() ? otherwise : entry.mapped();
    };
    const auto number = [&](const char* name, std::int64_t& target) {
        const std::string value = take(name, "");
        if (!value.empty()) target = parse_integer(value, 0, std::string("fuzz: --replay: ") + name);
    };
    const auto refuse = [](const char* name, const std::string& value) {
        throw UsageError(std::string("fuzz: --replay: '") + value + "' is not a value of " + name);
    };
    const auto letter = [&](const char* name, char& target) {
        const std::string value = take(name, std::string(1, target));
        if (value.size() != 1) refuse(name, value);
        target = value[0];
    };
    const std::string name = take("routine", "");
    char precision = 'd';
    letter("precision", precision);
    parse_letters(std::string(1, precision), "sdcz", "fuzz: --replay: precision");
    that.routine = testing::find_routine(name, precision);
    if (that.routine == nullptr) throw UsageError("fuzz: --replay: there is no routine '" + name + "'");
    testing::Problem& p = that.problem;
    std::int64_t seed = 1, poison = 0;
    number("n", p.n);
    number("m", p.m);
    number("k", p.k);
    number("pad", p.pad);
    number("nb", p.nb);
    number("itype", p.itype);
    number("il", p.il);
    number("iu", p.iu);
    number("seed", seed);
    number("poison", poison);
    p.seed = static_cast<std::uint64_t>(seed);
    p.poison = poison != 0;
    letter("uplo", p.uplo);
    letter("job", p.job);
    letter("side", p.side);
    letter("trans", p.trans);
    letter("range", p.range);
    p.vl = std::atof(take("vl", "0").c_str());
    p.vu = std::atof(take("vu", "0").c_str());
    p.kind = take("kind", p.kind);
    p.cond = std::atof(take("cond", exact(p.cond)).c_str());
    const std::string where = take("where", "host");
    using testing::Where;
    that.where = where == "device" ? Where::device : where == "mgpu" ? Where::spread : Where::host;
    that.devices = take("devices", "none");
    if (where != name_of(that.where)) refuse("where", where);
    that.hostile = take("hostile", "none");
    const std::vector<std::string> ways = hostile_ways(*that.routine);
    if (std::find(ways.begin(), ways.end(), that.hostile) == ways.end()) refuse("hostile", that.hostile);
    if (!found.empty()) throw UsageError("fuzz: --replay: unknown name '" + found.begin()->first + "'");
    return that;
}

std::vector<FuzzCase> simpler_cases(const FuzzCase& that) {
    std::vector<FuzzCase> simpler;
    const auto add = [&](const auto& change) {
        FuzzCase other = that;
        change(other);
        testing::Problem& p = other.problem;
        if (p.range == 'I') {
            p.iu = std::min(p.iu, p.n);
            p.il = p.n > 0 ? std::clamp<std::int64_t>(p.il, 1, p.iu) : p.il;
        }
        if (text_of(other) != text_of(that)) simpler.push_back(std::move(other));
    };
    const std::int64_t n = that.problem.n, k = that.problem.k;
    if (n > 1) {
        add([&](FuzzCase& c) { c.problem.n = n / 2; });
        add([&](FuzzCase& c) { c.problem.n = n - n / 4; });
        add([&](FuzzCase& c) { c.problem.n = n - 1; });
    }
    if (const std::int64_t m = that.problem.m; m > 1) {
        add([&](FuzzCase& c) { c.problem.m = m / 2; });
        add([&](FuzzCase& c) { c.problem.m = m - 1; });
    }
    if (k > 1) {
        add([&](FuzzCase& c) { c.problem.k = 1; });
        add([&](FuzzCase& c) { c.problem.k = k / 2; });
        add([&](FuzzCase& c) { c.problem.k = k - 1; });
    }
    if (that.devices.starts_with("sim:")) {
        const int count = std::atoi(that.devices.c_str() + 4);
        for (const int fewer : {1, count / 2, count - 1}) {
            if (fewer > 0 && fewer < count)
                add([&](FuzzCase& c) { c.devices = "sim:" + std::to_string(fewer); });
        }
    }
    for (std::size_t i = 0; i < that.settings.size(); ++i) {
        add([&](FuzzCase& c) { c.settings.erase(c.settings.begin() + static_cast<std::ptrdiff_t>(i)); });
    }
    add([](FuzzCase& c) { c.problem.pad = 0; });
    add([](FuzzCase& c) { c.problem.nb = 0; });
    add([](FuzzCase& c) { c.problem.poison = false; });
    add([](FuzzCase& c) { c.problem.uplo = 'L'; });
    add([](FuzzCase& c) { c.where = testing::Where::host; });
    add([](FuzzCase& c) { c.hostile = "none"; });
    add([](FuzzCase& c) {
        c.problem.kind = "default";
        c.problem.cond = testing::Problem().cond;
    });
    return simpler;
}

}  // namespace lapilli::tester
