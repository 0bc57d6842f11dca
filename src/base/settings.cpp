// SPDX-License-Identifier: BSD-3-Clause
#include "base/settings.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <new>
#include <optional>
#include <string_view>
#include <vector>

#include "base/at_fork.hpp"
#include "base/environment.hpp"
#include "base/error.hpp"
#include "base/nearest_name.hpp"
#include "base/settings_table.hpp"

namespace lapilli {
namespace {

const Setting* find(const std::string& name) {
    for (const Setting& s : settings_table) {
        if (name == s.name) return &s;
    }
    return nullptr;
}

/// The settings that a name means: itself, or what has become of a former name; none for an unknown name.
std::vector<const Setting*> meant_by(const std::string& name) {
    if (const Setting* present = find(name)) return {present};
    std::vector<const Setting*> result;
    for (const RenamedSetting& r : renamed_settings) {
        if (name == r.former) result.push_back(find(r.name));
    }
    return result;
}

/// The number, all of the text.
std::optional<index_t> number_of(std::string_view text) {
    index_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

struct Range {
    index_t low;
    std::optional<index_t> high;
};

/// The range of a word LOW.. or LOW..HIGH.
std::optional<Range> range_of(std::string_view word) {
    const std::size_t dots = word.find("..");
    if (dots == std::string_view::npos) return std::nullopt;
    return Range{number_of(word.substr(0, dots)).value_or(0), number_of(word.substr(dots + 2))};
}

bool is_word(std::string_view word, std::string_view value) {
    if (const std::size_t colon = word.find(':'); colon != std::string_view::npos) {
        return value.substr(0, colon + 1) == word.substr(0, colon + 1) &&
               is_word(word.substr(colon + 1), value.substr(colon + 1));
    }
    const std::optional<Range> range = range_of(word);
    if (!range) return word == value;
    const std::optional<index_t> number = number_of(value);
    return number && *number >= range->low && (!range->high || *number <= *range->high);
}

std::vector<std::string_view> words_of(std::string_view words) {
    std::vector<std::string_view> result;
    for (std::size_t begin = 0; begin <= words.size();) {
        const std::size_t bar = std::min(words.find('|', begin), words.size());
        result.push_back(words.substr(begin, bar - begin));
        begin = bar + 1;
    }
    return result;
}

bool fits(const Setting& setting, const std::string& value) {
    const std::vector<std::string_view> words = words_of(setting.kind);
    return words[0] == "text" || std::any_of(words.begin(), words.end(),
                                             [&](std::string_view word) { return is_word(word, value); });
}

/// The possible values in words: "auto, device or hybrid", "auto or an integer from 0 on".
std::string in_words(std::string_view word) {
    if (word.empty()) return "nothing";
    if (const std::size_t colon = word.find(':'); colon != std::string_view::npos)
        return std::string(word.substr(0, colon + 1)) + "N with N " + in_words(word.substr(colon + 1));
    const std::optional<Range> range = range_of(word);
    if (!range) return std::string(word);
    const std::string low = "an integer from " + std::to_string(range->low);
    return range->high ? low + " to " + std::to_string(*range->high) : low + " on";
}
std::string values_of(const Setting& setting) {
    const std::vector<std::string_view> words = words_of(setting.kind);
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
        text += in_words(words[i]);
    }
    return text;
}

/// The log's words; anything else is the name of a file.
std::string log_target(const std::string& value) {
    const std::string word = lower_case(value);
    if (word == "1" || word == "on" || word == "stderr") return "stderr";
    if (word == "0" || word == "off") return "";
    return word == "stdout" ? word : value;
}

/// "; did you mean potrf.nb?", if one of the names is near.
std::string meant(const std::string& given, const std::vector<std::string>& names) {
    return did_you_mean(given, names, given.rfind("LAPILLI_", 0) == 0 ? 8 : 0);
}

std::string environment_name(const char* name) {
    std::string result = "LAPILLI_";
    for (const char* c = name; *c != '\0'; ++c) {
        result += *c == '.' ? '_' : static_cast<char>(*c >= 'a' && *c <= 'z' ? *c - 'a' + 'A' : *c);
    }
    return result;
}

/// Adds a sentence. Without memory for it the sentence is lost; the settings, which a call of any library in
/// front of this one may be the first to read, are not.
template <class F>
void tell(std::vector<std::string>& sentences, F sentence) {
    try {
        sentences.push_back(sentence());
    } catch (const std::bad_alloc&) {
        return;
    }
}

}  // namespace

Settings::Settings() {
    for (const Setting& s : settings_table) values_[s.name] = s.initial;
    read_environment();
}

void Settings::read_environment() {
    std::map<std::string, const char*> present, former;
    for (const Setting& s : settings_table) present[environment_name(s.name)] = s.name;
    for (const RenamedSetting& r : renamed_settings) former[environment_name(r.former)] = r.former;
    const auto all = variables("LAPILLI_");
    // Former names first: where both are set, the present name counts.
    for (const auto& [variable, value] : all) {
        if (const auto found = former.find(variable); found != former.end() && !value.empty()) {
            tell(renamed_, [this, &name = variable, former_name = found->second] {
                return name + ": " + why_renamed(former_name);
            });
            read_variable(variable, found->second, value);
        }
    }
    for (const auto& [variable, value] : all) {
        // These say to the Python package where this library is, and that lapilli-run has started the
        // process.
        if (variable == "LAPILLI_LIBRARY" || variable == "LAPILLI_RUN" || former.count(variable) > 0)
            continue;
        if (const auto found = present.find(variable); found != present.end()) {
            if (!value.empty()) read_variable(variable, found->second, value);
        } else {
            tell(ignored_, [&, &name = variable] {
                std::vector<std::string> names;
                for (const auto& [known, setting] : present) names.push_back(known);
                return name + ": there is no such setting" + meant(name, names);
            });
        }
    }
}

void Settings::read_variable(const std::string& variable, const std::string& name, const std::string& value) {
    if (!set(name, value)) tell(ignored_, [&] { return variable + ": " + why_refused(name, value); });
}

bool Settings::known(const std::string& name) const { return !meant_by(name).empty(); }

std::vector<std::string> Settings::names() const {
    std::vector<std::string> result;
    for (const Setting& s : settings_table) result.emplace_back(s.name);
    return result;
}

bool Settings::set(const std::string& name, const std::string& value) {
    const std::vector<const Setting*> meant = meant_by(name);
    const bool fit =
        std::all_of(meant.begin(), meant.end(), [&](const Setting* s) { return fits(*s, value); });
    if (meant.empty() || !fit) return false;
    const NoForkScope scope;
    for (const Setting* setting : meant) values_[setting->name] = name == "log" ? log_target(value) : value;
    ++changes_;
    return true;
}

std::string Settings::why_unknown(const std::string& name) const {
    return "there is no setting " + name + meant(name, names());
}

std::string Settings::why_refused(const std::string& name, const std::string& value) const {
    return "'" + value + "' is not a value of " + name + ": " + values_of(*meant_by(name).front());
}

std::string Settings::why_renamed(const std::string& name) const {
    std::string now;
    for (const RenamedSetting& r : renamed_settings) {
        if (name == r.former) now += (now.empty() ? "" : " and ") + std::string(r.name);
    }
    return now.empty() ? "" : name + " is a former name of " + now;
}

const std::string& Settings::text(const std::string& name) const {
    if (const auto found = values_.find(name); found != values_.end()) return found->second;
    const std::vector<const Setting*> meant = meant_by(name);
    require(!meant.empty(), "a setting that is not in the table");
    return values_.at(meant.front()->name);
}

index_t Settings::integer(const std::string& name) const { return number_of(text(name)).value_or(0); }

}  // namespace lapilli
