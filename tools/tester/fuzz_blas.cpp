// SPDX-License-Identifier: BSD-3-Clause
#include "tester/fuzz_blas.hpp"

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <sstream>

#include "tester/fuzz_draw.hpp"
#include "tester/options.hpp"

namespace lapilli::tester {
namespace {

using testing::Blas;
using testing::BlasFacts;

std::string exact(double value) {
    char text[40];
    std::snprintf(text, sizeof text, "%.17g", value);
    return text;
}

// A name of a line and the part of a case that it stands for.
struct Field {
    const char* name;
    std::function<std::string(BlasFuzzCase&)> text;
    std::function<void(BlasFuzzCase&, const std::string&)> set;
};

template <class Member>
Field number(const char* name, Member member) {
    return {name, [=](BlasFuzzCase& c) { return std::to_string(member(c)); },
            [=](BlasFuzzCase& c, const std::string& v) {
                auto& target = member(c);
                target = static_cast<std::remove_reference_t<decltype(target)>>(std::atoll(v.c_str()));
            }};
}
template <class Member>
Field letter(const char* name, Member member) {
    return {name, [=](BlasFuzzCase& c) { return std::string(1, member(c)); },
            [=](BlasFuzzCase& c, const std::string& v) { member(c) = v.empty() ? '?' : v[0]; }};
}
template <class Member>
Field text(const char* name, Member member) {
    return {name, [=](BlasFuzzCase& c) { return member(c); },
            [=](BlasFuzzCase& c, const std::string& v) { member(c) = v; }};
}
template <class Member>
Field scalar(const char* name, Member member) {
    return {name, [=](BlasFuzzCase& c) { return exact(member(c).real()) + ',' + exact(member(c).imag()); },
            [=](BlasFuzzCase& c, const std::string& v) {
                const std::size_t comma = v.find(',');
                member(c) = {std::atof(v.c_str()),
                             comma == std::string::npos ? 0.0 : std::atof(v.c_str() + comma + 1)};
            }};
}

#define LAPILLI_MEMBER(PATH) \
    [](BlasFuzzCase & c) -> auto& { return c.PATH; }
const std::vector<Field>& fields() {
    static const std::vector<Field> all = {letter("precision", LAPILLI_MEMBER(call.precision)),
                                           text("form", LAPILLI_MEMBER(form)),
                                           letter("uplo", LAPILLI_MEMBER(call.uplo)),
                                           letter("trans", LAPILLI_MEMBER(call.trans)),
                                           letter("transb", LAPILLI_MEMBER(call.transb)),
                                           letter("side", LAPILLI_MEMBER(call.side)),
                                           letter("diag", LAPILLI_MEMBER(call.diag)),
                                           number("m", LAPILLI_MEMBER(call.m)),
                                           number("n", LAPILLI_MEMBER(call.n)),
                                           number("k", LAPILLI_MEMBER(call.k)),
                                           number("incx", LAPILLI_MEMBER(call.incx)),
                                           number("incy", LAPILLI_MEMBER(call.incy)),
                                           number("pad", LAPILLI_MEMBER(call.pad)),
                                           number("row", LAPILLI_MEMBER(call.row)),
                                           number("column", LAPILLI_MEMBER(call.column)),
                                           scalar("alpha", LAPILLI_MEMBER(call.alpha)),
                                           scalar("beta", LAPILLI_MEMBER(call.beta)),
                                           number("home_a", LAPILLI_MEMBER(home_a)),
                                           number("home_in", LAPILLI_MEMBER(home_in)),
                                           number("home_out", LAPILLI_MEMBER(home_out)),
                                           number("width_a", LAPILLI_MEMBER(width_a)),
                                           number("width_b", LAPILLI_MEMBER(width_b)),
                                           number("width_c", LAPILLI_MEMBER(width_c)),
                                           number("seed", LAPILLI_MEMBER(seed)),
                                           number("scale_a", LAPILLI_MEMBER(scale_a)),
                                           number("scale_in", LAPILLI_MEMBER(scale_in)),
                                           number("unread", LAPILLI_MEMBER(unread)),
                                           text("devices", LAPILLI_MEMBER(devices))};
    return all;
}
#undef LAPILLI_MEMBER

int count_of(const std::string& devices) {
    return devices.starts_with("sim:") ? std::atoi(devices.c_str() + 4) : devices == "none" ? 0 : 1;
}

std::complex<double> draw_scalar(Draw& draw) {
    const double which = draw.real(0, 1);
    if (which < 0.2) return 0;
    if (which < 0.4) return 1;
    if (which < 0.5) return -1;
    return {draw.real(-2, 2), draw.chance(0.7) ? draw.real(-2, 2) : 0};
}

void draw_options(Draw& draw, testing::BlasCase& c) {
    const BlasFacts& facts = c.facts();
    c.uplo = facts.has_uplo ? draw.one_of(std::string("LU")) : 'L';
    c.trans = draw.one_of(transposes_of(c));
    c.transb = facts.has_transb ? draw.one_of(std::string("NTC")) : 'N';
    c.side = facts.has_side ? draw.one_of(std::string("LR")) : 'L';
    c.diag = facts.in_place ? draw.one_of(std::string("NU")) : 'N';
    c.alpha = draw_scalar(draw);
    c.beta = facts.in_place ? 0 : draw_scalar(draw);
}

void draw_sizes(Draw& draw, testing::BlasCase& c, std::int64_t largest) {
    const BlasFacts& facts = c.facts();
    c.n = draw_order(draw, largest);
    c.m = facts.has_m ? draw_order(draw, largest) : c.n;
    c.k = facts.has_k ? draw_order(draw, largest) : 0;
    c.pad = draw.chance(0.5) ? 0 : draw.between(1, 5);
    if (facts.level != 2) return;
    const std::vector<std::int64_t> steps = {1, 1, 1, -1, 2, -2, 3, -5};
    c.incx = draw.one_of(steps);
    c.incy = draw.one_of(steps);
    if (draw.chance(0.4)) {
        c.row = draw.between(0, 9);
        c.column = c.routine == Blas::gemv ? draw.between(0, 9) : c.row;
    }
}

std::string draw_form(Draw& draw, const BlasFacts& facts, int devices) {
    std::vector<std::string> forms;
    if (facts.local) forms = {"plain"};
    if (devices > 0 && facts.local) forms.push_back("async");
    if (devices > 0 && facts.spread) forms.push_back("mgpu");
    if (devices > 0 && facts.level == 2) forms.insert(forms.end(), {"offset", "mgpu_async"});
    return draw.one_of(forms);
}

// Where products of such numbers are neither beyond the largest nor below the smallest normal ones.
void draw_scales(Draw& draw, BlasFuzzCase& that) {
    if (!draw.chance(0.3)) return;
    const bool wide = that.call.precision == 'd' || that.call.precision == 'z';
    const std::int64_t most = wide ? 700 : 80, sum = wide ? 300 : 40;
    that.scale_a = draw.between(-most, most);
    that.scale_in = draw.between(-sum, sum) - that.scale_a;
    that.scale_in = std::clamp(that.scale_in, -most, most);
    // What a rank-k update or a triangle does with A alone.
    if (that.call.rank_k() && !that.call.two_terms()) that.scale_a = draw.between(-sum, sum) / 2;
    if (that.call.rank_k() || that.call.facts().in_place) that.scale_in = 0;
    if (that.call.two_terms() || that.call.facts().in_place) that.scale_a = draw.between(-sum, sum) / 2;
    // The solution with a unit triangle grows with every row where the others are large.
    if (that.call.diag == 'U') that.scale_a = -std::abs(that.scale_a);
}

}  // namespace

BlasFuzzCase draw_case(const BlasFuzzSpace& space, std::uint64_t seed, std::uint64_t number) {
    Draw draw(seed, number);
    BlasFuzzCase that;
    that.call.routine = draw.one_of(space.routines);
    const BlasFacts& facts = that.call.facts();
    that.call.precision = draw.one_of(space.precisions);
    that.devices = !space.devices.empty()            ? space.devices
                   : facts.local && draw.chance(0.1) ? std::string("none")
                                                     : draw_devices(draw);
    const int devices = count_of(that.devices);
    draw_options(draw, that.call);
    draw_sizes(draw, that.call, space.largest);
    that.form = draw_form(draw, facts, devices);
    const bool on_queue = that.form == "async" || that.form == "offset";
    const int one = devices > 0 ? static_cast<int>(draw.between(0, devices - 1)) : -1;
    for (int* const home : {&that.home_a, &that.home_in, &that.home_out})
        *home = on_queue ? one : static_cast<int>(draw.between(-1, devices - 1));
    for (std::int64_t* const width : {&that.width_a, &that.width_b, &that.width_c})
        *width = draw.chance(0.3) ? 0 : draw.between(1, 70);
    that.seed = draw.between(1, 1000000);
    draw_scales(draw, that);
    that.unread = that.call.alpha == 0.0 && draw.chance(0.7);
    if (draw.chance(0.85)) that.settings.emplace_back("level3.crossover", "0");
    if (draw.chance(0.6))
        that.settings.emplace_back("level3.nb",
                                   draw.one_of(std::vector<const char*>{"1", "3", "8", "16", "64"}));
    if (facts.level == 2 && draw.chance(0.2)) that.settings.emplace_back("level2.atomics", "on");
    return that;
}

std::string text_of(const BlasFuzzCase& that) {
    BlasFuzzCase copy = that, plain;
    std::string line = std::string("blas=") + that.call.facts().name;
    for (const Field& field : fields()) {
        const std::string value = field.text(copy);
        if (value != field.text(plain)) line += std::string(" ") + field.name + '=' + value;
    }
    for (const auto& [name, value] : that.settings) line += ' ' + name + '=' + value;
    return line;
}

BlasFuzzCase parse_blas_case(const std::string& text) {
    BlasFuzzCase that;
    std::istringstream in(text);
    for (std::string word; in >> word;) {
        const auto at = word.find('=');
        if (at == std::string::npos) throw UsageError("fuzz: --replay: '" + word + "' is not NAME=VALUE");
        const std::string name = word.substr(0, at), value = word.substr(at + 1);
        const auto field =
            std::find_if(fields().begin(), fields().end(), [&](const Field& f) { return f.name == name; });
        if (name == "blas") {
            const BlasFacts* const facts = testing::find_blas(value);
            if (facts == nullptr) throw UsageError("fuzz: --replay: there is no routine '" + value + "'");
            that.call.routine = facts->id;
        } else if (name.find('.') != std::string::npos) {
            that.settings.emplace_back(name, value);
        } else if (field != fields().end()) {
            field->set(that, value);
        } else {
            throw UsageError("fuzz: --replay: unknown name '" + name + "'");
        }
    }
    return that;
}

std::vector<BlasFuzzCase> simpler_cases(const BlasFuzzCase& that) {
    std::vector<BlasFuzzCase> simpler;
    const std::string line = text_of(that);
    const auto add = [&](const auto& change) {
        BlasFuzzCase other = that;
        change(other);
        if (!other.call.facts().has_m) other.call.m = other.call.n;
        if (text_of(other) != line) simpler.push_back(std::move(other));
    };
    for (std::int64_t testing::BlasCase::*const size :
         {&testing::BlasCase::n, &testing::BlasCase::m, &testing::BlasCase::k}) {
        const std::int64_t now = that.call.*size;
        if (now <= 1) continue;
        for (const std::int64_t less : {now / 2, now - now / 4, now - 1})
            add([&](BlasFuzzCase& c) { c.call.*size = less; });
    }
    if (const int count = count_of(that.devices); that.devices.starts_with("sim:")) {
        for (const int fewer : {1, count / 2, count - 1}) {
            if (fewer > std::max({0, that.home_a, that.home_in, that.home_out}) && fewer < count)
                add([&](BlasFuzzCase& c) { c.devices = "sim:" + std::to_string(fewer); });
        }
    }
    for (std::size_t i = 0; i < that.settings.size(); ++i)
        add([&](BlasFuzzCase& c) { c.settings.erase(c.settings.begin() + static_cast<std::ptrdiff_t>(i)); });
    add([](BlasFuzzCase& c) { c.call.pad = 0; });
    add([](BlasFuzzCase& c) { c.call.row = c.call.column = 0; });
    add([](BlasFuzzCase& c) { c.call.incx = c.call.incy = 1; });
    add([](BlasFuzzCase& c) { c.scale_a = c.scale_in = 0; });
    add([](BlasFuzzCase& c) { c.call.alpha = c.call.alpha == 0.0 ? 0 : 1; });
    add([](BlasFuzzCase& c) { c.call.beta = c.call.beta == 0.0 ? 0 : 1; });
    add([](BlasFuzzCase& c) { c.width_a = c.width_b = c.width_c = 0; });
    if (that.form == "plain") add([](BlasFuzzCase& c) { c.home_a = c.home_in = c.home_out = -1; });
    return simpler;
}

}  // namespace lapilli::tester
