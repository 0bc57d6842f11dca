// SPDX-License-Identifier: BSD-3-Clause
#include "base/settings.hpp"

#include <charconv>
#include <cstdlib>
#include <limits>
#include <string_view>
#include <vector>

#include "base/error.hpp"

extern "C" char** environ;

namespace lapilli {
namespace {

struct Setting {
    const char* name;
    const char* initial;
    /// "text": anything; else the allowed words, separated by '|': "integer" stands for 0 or more, "positive" for 1 or
    /// more, "copy:positive" for such a number with "copy:" in front.
    const char* kind;
};

// What each means to its algorithm stands in docs/user-guide.md, in the same order.
constexpr Setting table[] = {
    {"devices", "auto", "text"},
    {"trace", "", "text"},
    {"log", "", "text"},
    {"memory.cache", "on", "on|off"},
    {"copy.threads", "0", "integer"},
    {"matrix.nb", "256", "positive"},
    {"potrf.crossover", "512", "integer"},
    {"potrf.columns", "auto", "auto|integer"},
    {"potrf.nb", "512", "positive"},
    {"potrf.group", "1024", "positive"},
    {"potrf.schedule", "auto", "auto|device|hybrid"},
    {"potrs.crossover", "512", "integer"},
    {"potri.crossover", "512", "integer"},
    {"sygst.crossover", "512", "integer"},
    {"sytrd.crossover", "128", "integer"},
    {"sytrd.columns", "auto", "auto|integer"},
    {"sytrd.nb", "64", "positive"},
    {"sytrd.group", "512", "positive"},
    {"sytrd.schedule", "auto", "auto|device|hybrid"},
    {"sytrd.reflectors", "query", "query|cpu|device"},
    {"sytrd.patience", "60000", "positive"},
    {"syevd.stages", "auto", "auto|auto:positive|1|2"},
    {"sy2sb.nb", "512", "positive"},
    {"sy2sb.reflectors", "256", "positive"},
    {"chase.launches", "one", "one|steps"},
    {"ormtr.crossover", "256", "integer"},
    {"ormtr.nb", "128", "positive"},
    {"stedc.crossover", "256", "integer"},
    {"sterf.crossover", "128", "integer"},
    {"level2.atomics", "off", "on|off"},
    {"level3.crossover", "512", "integer"},
    {"level3.nb", "512", "positive"},
    {"dropin.crossover", "auto", "auto|off|integer"},
    {"dropin.lapack", "", "text"},
    {"sim.seed", "0", "integer"},
    {"sim.jitter", "0", "integer"},
    {"sim.memory", "0", "integer"},
    {"sim.fail", "", "|alloc:positive|host:positive|copy:positive|launch:positive|fault:positive"},
    {"sim.resident_rows", "30", "integer"},
    {"sim.kernels", "plain", "plain|emulated"},
    {"sim.architecture", "90", "positive"},
    {"sim.multiprocessors", "3", "positive"},
};

const Setting* find(const std::string& name) {
    for (const Setting& s : table) {
        if (name == s.name) return &s;
    }
    return nullptr;
}

bool is_integer(std::string_view value, index_t least) {
    index_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    return error == std::errc() && end == value.data() + value.size() && number >= least;
}

bool is_word(std::string_view word, std::string_view value) {
    if (const std::size_t colon = word.find(':'); colon != std::string_view::npos) {
        return value.substr(0, colon + 1) == word.substr(0, colon + 1) &&
               is_word(word.substr(colon + 1), value.substr(colon + 1));
    }
    return word == "integer"    ? is_integer(value, 0)
           : word == "positive" ? is_integer(value, 1)
                                : word == value;
}

bool is_one_of(std::string_view words, std::string_view value) {
    while (!words.empty()) {
        const std::size_t bar = words.find('|');
        if (is_word(words.substr(0, bar), value)) return true;
        words.remove_prefix(bar == std::string_view::npos ? words.size() : bar + 1);
    }
    return false;
}

bool fits(const Setting& setting, const std::string& value) {
    return std::string_view(setting.kind) == "text" || is_one_of(setting.kind, value);
}

std::string environment_name(const char* name) {
    std::string result = "LAPILLI_";
    for (const char* c = name; *c != '\0'; ++c) {
        result += *c == '.' ? '_' : static_cast<char>(*c >= 'a' && *c <= 'z' ? *c - 'a' + 'A' : *c);
    }
    return result;
}

}  // namespace

Settings::Settings() {
    for (const Setting& s : table) values_[s.name] = s.initial;
    read_environment();
}

void Settings::read_environment() {
    std::map<std::string, const char*> names;
    for (const Setting& s : table) names[environment_name(s.name)] = s.name;
    for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
        const std::string text = *entry;
        const std::size_t equals = text.find('=');
        if (text.rfind("LAPILLI_", 0) != 0 || equals == std::string::npos) continue;
        const std::string variable = text.substr(0, equals), value = text.substr(equals + 1);
        const auto known = names.find(variable);
        if (known == names.end()) {
            ignored_.push_back(variable + ": there is no such setting");
        } else if (!value.empty() && !set(known->second, value)) {
            ignored_.push_back(text + ": not a value of " + known->second);
        }
    }
}

bool Settings::known(const std::string& name) const { return find(name) != nullptr; }

std::vector<std::string> Settings::names() const {
    std::vector<std::string> result;
    for (const Setting& s : table) result.emplace_back(s.name);
    return result;
}

bool Settings::set(const std::string& name, const std::string& value) {
    const Setting* setting = find(name);
    if (setting == nullptr || !fits(*setting, value)) return false;
    values_[name] = value;
    return true;
}

const std::string& Settings::text(const std::string& name) const {
    const auto found = values_.find(name);
    require(found != values_.end(), "a setting that is not in the table");
    return found->second;
}

index_t Settings::integer(const std::string& name) const {
    const std::string& value = text(name);
    index_t number = 0;
    std::from_chars(value.data(), value.data() + value.size(), number);
    return number;
}

}  // namespace lapilli
