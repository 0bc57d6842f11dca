// SPDX-License-Identifier: BSD-3-Clause
#include "tester/fuzz_settings.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>

#include "base/settings_table.hpp"
#include "support/place.hpp"
#include "tester/options.hpp"

namespace lapilli::tester {
namespace {

using Texts = std::vector<std::string>;

// Settings that say where a program runs and what it writes, that make calls fail, or that end waits.
bool is_left_out(std::string_view name) {
    for (const char* other : {"devices", "trace", "log", "dropin.crossover", "dropin.lapack", "sim.fail",
                              "sim.memory", "sytrd.patience", "test.hseqr.rounds"}) {
        if (name == other) return true;
    }
    return false;
}

bool ends_with(std::string_view name, std::string_view end) { return name.ends_with(end); }

// Values that are worth a try where any number is allowed.
Texts numbers_for(std::string_view name, bool large) {
    if (ends_with(name, ".nb") || ends_with(name, ".panel") || ends_with(name, ".group") ||
        ends_with(name, ".reflectors"))
        return large ? Texts{"32", "64", "100", "256"} : Texts{"1", "5", "8", "16", "32", "64"};
    if (ends_with(name, ".crossover")) return {"0", "0", "20", "100"};
    if (ends_with(name, ".columns")) return {"0", "0", "10", "100"};
    if (name == "copy.threads") return {"1", "2", "5"};
    if (name == "sim.seed") return {"1", "2", "3", "4", "5"};
    if (name == "sim.jitter") return large ? Texts{} : Texts{"3", "20"};
    if (name == "sim.resident_rows") return {"0", "1", "9", "30", "100"};
    if (name == "sim.architecture") return {"80", "90", "100", "120"};
    if (name == "sim.multiprocessors") return {"1", "2", "7", "60"};
    return {"1", "2", "16"};
}

// A value of the setting; nullopt where there is none to try. The table's words are separated by '|'.
std::optional<std::string> draw_value(Draw& draw, const Setting& setting, bool large) {
    const std::string word = draw.one_of(split(setting.kind, '|'));
    const std::size_t dots = word.find("..");
    if (dots == std::string::npos) return word;
    Texts numbers = numbers_for(setting.name, large);
    const std::size_t colon = word.find(':');
    const std::size_t begin = colon == std::string::npos ? 0 : colon + 1;
    const auto least = std::stoll(word.substr(begin, dots - begin));
    std::erase_if(numbers, [least](const std::string& number) { return std::stoll(number) < least; });
    if (numbers.empty()) return std::nullopt;
    return (colon == std::string::npos ? "" : word.substr(0, colon + 1)) + draw.one_of(numbers);
}

// The emulator runs every thread of a kernel.
double chance_of(std::string_view name) { return name == "sim.kernels" ? 0.06 : 0.2; }

// Whether this program has the emulator of kernels: one of the tests does.
bool has_emulator() {
    static const bool found = [] {
        const testing::Context ctx("sim:1");
        ctx.set("sim.kernels", "emulated");
        void* memory = nullptr;
        if (lapilli_device_malloc(ctx, 0, 8, &memory) != 0) return false;
        return lapilli_device_free(ctx, memory) == 0;
    }();
    return found;
}

void set(testing::Settings& settings, const std::string& name, const std::string& value) {
    for (auto& [known, old] : settings) {
        if (known == name) {
            old = value;
            return;
        }
    }
    settings.emplace_back(name, value);
}

}  // namespace

testing::Settings draw_settings(Draw& draw, const testing::Facts& facts, std::int64_t order, int devices) {
    // A thread of a kernel has a stack of its own: many devices need more memory than a machine for tests
    // has.
    const bool emulated = order <= 70 && devices <= 4 && has_emulator();
    const bool large = order > usual_largest;
    testing::Settings settings;
    for (const Setting& setting : settings_table) {
        if (is_left_out(setting.name) || !draw.chance(chance_of(setting.name))) continue;
        const auto value = draw_value(draw, setting, large);
        if (!value || (value == "emulated" && !emulated)) continue;
        set(settings, setting.name, *value);
    }
    const auto take = [&](const testing::Settings& more) {
        for (const auto& [name, value] : more) set(settings, name, value);
    };
    // Most calls compute on the devices, and on all of them.
    const auto all_to_zero = [&](const std::vector<std::string>& names, double probability) {
        if (!draw.chance(probability)) return;
        for (const std::string& name : names) set(settings, name, "0");
    };
    all_to_zero(facts.crossovers, 0.8);
    all_to_zero(facts.columns, 0.7);
    if (!facts.schedules.empty() && draw.chance(0.5)) take(draw.one_of(facts.schedules).settings);
    if (!facts.block_sizes.empty() && !large && draw.chance(0.2)) take(draw.one_of(facts.block_sizes));
    return settings;
}

bool is_name_of_setting(const std::string& name) {
    const auto drawn = [&](const Setting& setting) { return setting.name == name && !is_left_out(name); };
    return name.find('.') != std::string::npos ||
           std::any_of(std::begin(settings_table), std::end(settings_table), drawn);
}

}  // namespace lapilli::tester
