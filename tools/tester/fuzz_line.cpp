// SPDX-License-Identifier: BSD-3-Clause
// A case of the fuzzer as a line, and back.
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <functional>
#include <map>
#include <sstream>

#include "support/table.hpp"
#include "tester/fuzz_case.hpp"
#include "tester/fuzz_hostile.hpp"
#include "tester/fuzz_settings.hpp"
#include "tester/options.hpp"

namespace lapilli::tester {
namespace {

[[noreturn]] void refuse(const std::string& name, const std::string& value) {
    throw UsageError("fuzz: --replay: '" + value + "' is not a value of " + name);
}

// ---- Values as text

std::string written(double value) {
    char text[40];
    std::snprintf(text, sizeof text, "%.17g", value);
    return text;
}
std::string written(std::complex<double> value) {
    return written(value.real()) + ',' + written(value.imag());
}
std::string written(const std::string& value) { return value; }
std::string written(testing::Where value) { return name_of(value); }
std::string written(testing::Form value) { return name_of(value); }
template <class Integer>
requires std::is_integral_v<Integer> std::string written(Integer value) { return std::to_string(value); }

bool read(const std::string& text, double& value) {
    char* end = nullptr;
    value = std::strtod(text.c_str(), &end);
    return !text.empty() && *end == '\0';
}
bool read(const std::string& text, std::complex<double>& value) {
    const std::size_t comma = text.find(',');
    double re = 0, im = 0;
    const bool good =
        read(text.substr(0, comma), re) && (comma == std::string::npos || read(text.substr(comma + 1), im));
    value = {re, im};
    return good;
}
bool read(const std::string& text, std::string& value) {
    value = text;
    return true;
}
bool read(const std::string& text, bool& value) {
    value = text == "1";
    return text == "0" || text == "1";
}
bool read(const std::string& text, testing::Where& value) {
    using testing::Where;
    value = text == "device" ? Where::device : text == "mgpu" ? Where::spread : Where::host;
    return text == name_of(value);
}
template <class Integer>
requires std::is_integral_v<Integer>
bool read(const std::string& text, Integer& value) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size();
}

// ---- Parts of a case and their names

struct Field {
    const char* name;
    std::function<std::string(const FuzzCase&)> text;
    std::function<bool(FuzzCase&, const std::string&)> set;  // false of what is no value
};

template <class Member>
Field field(const char* name, Member member) {
    return {name, [=](const FuzzCase& c) { return written(member(c)); },
            [=](FuzzCase& c, const std::string& text) { return read(text, member(c)); }};
}

// For calls on spread matrices earlier versions wrote the form, and not the places of their operands.
bool read_form(FuzzCase& that, const std::string& text) {
    using testing::Form;
    that.problem.form = text == "async" || text == "mgpu_async" ? Form::async
                        : text == "offset"                      ? Form::offset
                                                                : Form::plain;
    const bool spread = text.starts_with("mgpu");
    if (spread) that.where = testing::Where::spread;
    return spread ? text == "mgpu" || text == "mgpu_async" : text == name_of(that.problem.form);
}

#define LAPILLI_MEMBER(PATH) \
    [](auto& c) -> auto& { return c.PATH; }
const std::vector<Field>& fields() {
    static const std::vector<Field> all = {
        {"form", [](const FuzzCase& c) { return written(c.problem.form); }, read_form},
        field("m", LAPILLI_MEMBER(problem.m)),
        field("n", LAPILLI_MEMBER(problem.n)),
        field("k", LAPILLI_MEMBER(problem.k)),
        field("incx", LAPILLI_MEMBER(problem.incx)),
        field("incy", LAPILLI_MEMBER(problem.incy)),
        field("pad", LAPILLI_MEMBER(problem.pad)),
        field("nb", LAPILLI_MEMBER(problem.nb)),
        field("row", LAPILLI_MEMBER(problem.row)),
        field("column", LAPILLI_MEMBER(problem.column)),
        field("alpha", LAPILLI_MEMBER(problem.alpha)),
        field("beta", LAPILLI_MEMBER(problem.beta)),
        field("il", LAPILLI_MEMBER(problem.il)),
        field("iu", LAPILLI_MEMBER(problem.iu)),
        field("vl", LAPILLI_MEMBER(problem.vl)),
        field("vu", LAPILLI_MEMBER(problem.vu)),
        field("kind", LAPILLI_MEMBER(problem.kind)),
        field("cond", LAPILLI_MEMBER(problem.cond)),
        field("full_check", LAPILLI_MEMBER(problem.full_check)),
        field("home_a", LAPILLI_MEMBER(home_a)),
        field("home_in", LAPILLI_MEMBER(home_in)),
        field("home_out", LAPILLI_MEMBER(home_out)),
        field("width_a", LAPILLI_MEMBER(width_a)),
        field("width_b", LAPILLI_MEMBER(width_b)),
        field("width_c", LAPILLI_MEMBER(width_c)),
        field("seed", LAPILLI_MEMBER(problem.seed)),
        field("poison", LAPILLI_MEMBER(problem.poison)),
        field("scale_a", LAPILLI_MEMBER(scale_a)),
        field("scale_in", LAPILLI_MEMBER(scale_in)),
        field("unread", LAPILLI_MEMBER(unread)),
        field("where", LAPILLI_MEMBER(where)),
        field("devices", LAPILLI_MEMBER(devices)),
        field("hostile", LAPILLI_MEMBER(hostile))};
    return all;
}
#undef LAPILLI_MEMBER

// The names of all options of all routines.
const std::vector<std::string>& option_names() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all = {"itype"};
        for (const std::string& name : testing::table_option_names())
            all.push_back(testing::option_name(name));
        std::sort(all.begin(), all.end());
        all.erase(std::unique(all.begin(), all.end()), all.end());
        return all;
    }();
    return names;
}

}  // namespace

std::string text_of(const FuzzCase& that) {
    const FuzzCase empty;
    std::string line = "routine=" + that.routine->facts().name;
    line += std::string(" precision=") + that.routine->precision();
    const auto add = [&](const std::string& name, const std::string& value, const std::string& plain) {
        if (value != plain) line += ' ' + name + '=' + value;
    };
    for (const Field& field : fields()) add(field.name, field.text(that), field.text(empty));
    for (const std::string& option : option_names())
        add(option, std::string(1, that.problem.chosen(option, '?')),
            std::string(1, empty.problem.chosen(option, '?')));
    for (const auto& [name, value] : that.settings) line += ' ' + name + '=' + value;
    return line;
}

FuzzCase parse_case(const std::string& text) {
    std::map<std::string, std::string> found;
    testing::Settings settings;
    std::istringstream in(text);
    for (std::string word; in >> word;) {
        const auto at = word.find('=');
        if (at == std::string::npos) throw UsageError("fuzz: --replay: '" + word + "' is not NAME=VALUE");
        const std::string name = word.substr(0, at), value = word.substr(at + 1);
        if (is_name_of_setting(name)) {
            settings.emplace_back(name, value);
        } else {
            found[name] = value;
        }
    }
    const auto take = [&](const std::string& name, const std::string& otherwise) {
        const auto entry = found.extract(name);
        return entry.empty() ? otherwise : entry.mapped();
    };
    const std::string precision = take("precision", "d"), name = take("routine", take("blas", ""));
    if (precision.size() != 1) refuse("precision", precision);
    parse_letters(precision, "sdcz", "fuzz: --replay: precision");
    FuzzCase that;
    that.routine = testing::find_routine(name, precision[0]);
    if (that.routine == nullptr) throw UsageError("fuzz: --replay: there is no routine '" + name + "'");
    that.settings = settings;
    for (const Field& field : fields()) {
        const std::string value = take(field.name, field.text(that));
        if (!field.set(that, value)) refuse(field.name, value);
    }
    for (const std::string& option : option_names()) {
        const std::string value = take(option, std::string(1, that.problem.chosen(option, '?')));
        if (value.size() != 1) refuse(option, value);
        if (value != "?") that.problem.choose(option, value[0]);
    }
    if (!is_hostile_way(*that.routine, that.hostile)) refuse("hostile", that.hostile);
    if (!found.empty()) throw UsageError("fuzz: --replay: unknown name '" + found.begin()->first + "'");
    return that;
}

}  // namespace lapilli::tester
