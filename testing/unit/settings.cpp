// SPDX-License-Identifier: BSD-3-Clause
// The table of settings: defaults, mechanical names in the environment, values that fit and values that do
// not.
#include "base/settings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "base/settings_table.hpp"
#include "unit/environment.hpp"

namespace lapilli {
namespace {

struct Entry {
    std::string name, variable;
    std::vector<std::string> good, bad;
};

std::string variable_of(std::string name) {
    for (char& c : name) c = static_cast<char>(c == '.' ? '_' : std::toupper(static_cast<unsigned char>(c)));
    return "LAPILLI_" + name;
}

void add_integers(Entry& entry, const std::string& before, const std::string& range) {
    const std::size_t dots = range.find("..");
    const std::string low = range.substr(0, dots), high = range.substr(dots + 2);
    const std::string most = high.empty() ? "9223372036854775807" : high;
    for (const std::string& value : {low, most}) entry.good.push_back(before + value);
    for (const std::string& value :
         {std::to_string(std::stoll(low) - 1), most.substr(0, most.size() - 1) + "99", std::string("-1"),
          std::string("x"), std::string("12x"), std::string(" 3"), std::string("1.5"), std::string("+4"),
          std::string("1e3"), std::string("9223372036854775808"), std::string()})
        entry.bad.push_back(before + value);
}

// Values at the edges of the kind of a setting. .ci/check-docs compares the kinds with docs/settings.md.
Entry entry_of(const Setting& setting) {
    Entry entry{setting.name,
                variable_of(setting.name),
                {},
                {"Auto", "no word of any setting", "auto ", "auto|device"}};
    std::istringstream words(setting.kind);
    for (std::string word; std::getline(words, word, '|');) {
        const std::size_t colon = word.find(':'), dots = word.find("..");
        if (word == "text")
            return {entry.name, entry.variable, {setting.initial, "anything", "a file.json"}, {}};
        if (dots == std::string::npos) {
            entry.good.push_back(word);
            entry.bad.push_back(word + " ");
            if (!word.empty()) entry.bad.push_back(word + "|" + word);
        } else {
            const std::size_t number = colon == std::string::npos ? 0 : colon + 1;
            add_integers(entry, word.substr(0, number), word.substr(number));
        }
    }
    const auto is_good = [&](const std::string& value) {
        return std::find(entry.good.begin(), entry.good.end(), value) != entry.good.end();
    };
    entry.bad.erase(std::remove_if(entry.bad.begin(), entry.bad.end(), is_good), entry.bad.end());
    return entry;
}

const std::vector<Entry> entries = [] {
    std::vector<Entry> all;
    for (const Setting& setting : settings_table) all.push_back(entry_of(setting));
    return all;
}();

TEST(Settings, NamesOfVariables) {
    const testing::Environment variable("LAPILLI_TEST_PRODUCT_EMULATION_K_Z", "64");
    EXPECT_EQ(Settings().text("test.product.emulation_k_z"), "64");
    EXPECT_EQ(Settings().names().size(), entries.size());
}

TEST(Settings, GoodValuesAreKept) {
    Settings settings;
    for (const Entry& entry : entries) {
        ASSERT_TRUE(settings.known(entry.name)) << entry.name;
        for (const std::string& value : entry.good) {
            EXPECT_TRUE(settings.set(entry.name, value)) << entry.name << " = " << value;
            EXPECT_EQ(settings.text(entry.name), value) << entry.name;
        }
    }
}

TEST(Settings, BadValuesChangeNothing) {
    Settings settings;
    for (const Entry& entry : entries) {
        const std::string before = settings.text(entry.name);
        for (const std::string& value : entry.bad) {
            EXPECT_FALSE(settings.set(entry.name, value)) << entry.name << " = " << value;
            EXPECT_EQ(settings.text(entry.name), before) << entry.name;
        }
    }
}

TEST(Settings, DefaultsFitThemselves) {
    const Settings defaults;
    Settings settings;
    for (const Entry& entry : entries) {
        EXPECT_TRUE(settings.set(entry.name, defaults.text(entry.name))) << entry.name;
    }
}

TEST(Settings, EveryEntryHasItsVariable) {
    for (const Entry& entry : entries) {
        for (const std::string& value : entry.good) {
            const testing::Environment variable(entry.variable.c_str(), value.c_str());
            EXPECT_EQ(Settings().text(entry.name), value) << entry.variable;
        }
    }
}

TEST(Settings, UnusableVariablesAreIgnored) {
    for (const Entry& entry : entries) {
        unsetenv(entry.variable.c_str());
        const std::string initial = Settings().text(entry.name);
        if (entry.bad.empty()) continue;
        for (const std::string& value : {entry.bad.front(), entry.bad.back()}) {
            const testing::Environment variable(entry.variable.c_str(), value.c_str());
            EXPECT_EQ(Settings().text(entry.name), initial) << entry.variable << " = " << value;
        }
    }
}

TEST(Settings, Integers) {
    Settings settings;
    ASSERT_TRUE(settings.set("matrix.nb", "9223372036854775807"));
    EXPECT_EQ(settings.integer("matrix.nb"), std::numeric_limits<index_t>::max());
    ASSERT_TRUE(settings.set("potrf.crossover", "0"));
    EXPECT_EQ(settings.integer("potrf.crossover"), 0);
}

const Entry& entry_named(const std::string& name) {
    return *std::find_if(entries.begin(), entries.end(), [&](const Entry& e) { return e.name == name; });
}

TEST(Settings, FormerNames) {
    for (const auto& [former, name] : renamed_settings) {
        const Entry& entry = entry_named(name);
        const std::string good = entry.good.back(), sentence = Settings().why_renamed(former);
        Settings settings;
        ASSERT_TRUE(settings.known(former)) << former;
        EXPECT_TRUE(settings.set(former, good)) << former;
        EXPECT_EQ(settings.text(name), good) << former;
        EXPECT_EQ(settings.text(former), good) << former;
        EXPECT_FALSE(settings.set(former, entry.bad.back())) << former;
        EXPECT_EQ(settings.text(name), good) << former;
        EXPECT_NE(sentence.find(name), std::string::npos) << sentence;

        const testing::Environment variable(variable_of(former).c_str(), good.c_str());
        const Settings read;
        EXPECT_EQ(read.text(name), good) << former;
        EXPECT_EQ(read.renamed(), std::vector{variable_of(former) + ": " + sentence});
        for (const std::string& other : read.ignored())
            EXPECT_EQ(other.find(variable_of(former)), std::string::npos);
    }
}

TEST(Settings, SentencesForFormerNames) {
    const Settings settings;
    EXPECT_EQ(settings.why_renamed("potrs.crossover"), "potrs.crossover is a former name of potrf.crossover");
    EXPECT_EQ(settings.why_renamed("mixed.crossover"),
              "mixed.crossover is a former name of getrf.crossover and potrf.crossover");
    EXPECT_EQ(settings.why_renamed("potrf.crossover"), "");
    EXPECT_EQ(settings.why_refused("potrs.crossover", "x"),
              "'x' is not a value of potrs.crossover: an integer from 0 on");
}

// Where both are in the environment, the present name counts, whatever the order of their letters.
TEST(Settings, PresentNamesComeFirst) {
    for (const char* former : {"LAPILLI_MIXED_CROSSOVER", "LAPILLI_SYGST_CROSSOVER"}) {
        const testing::Environment old(former, "1"), present("LAPILLI_POTRF_CROSSOVER", "2");
        EXPECT_EQ(Settings().text("potrf.crossover"), "2") << former;
    }
}

TEST(Settings, WhyAValueIsRefused) {
    const Settings settings;
    const auto expect = [&](const char* name, const char* value, const std::string& rule) {
        EXPECT_EQ(settings.why_refused(name, value),
                  "'" + std::string(value) + "' is not a value of " + name + ": " + rule);
    };
    expect("potrf.nb", "abc", "an integer from 1 on");
    expect("potrf.crossover", "-1", "an integer from 0 on");
    expect("potrf.columns", "all", "auto or an integer from 0 on");
    expect("schedule", "cpu", "auto, device or hybrid");
    expect("sytrd.patience", "900001", "an integer from 1 to 900000");
    expect("syevd.stages", "3", "auto, auto:N with N an integer from 1 on, 1 or 2");
    expect("sim.multiprocessors", "0", "an integer from 1 to 60");
}

TEST(Settings, TheNearestName) {
    const Settings settings;
    const auto expect = [&](const char* name, const std::string& hint) {
        EXPECT_EQ(settings.why_unknown(name), "there is no setting " + std::string(name) + hint);
    };
    expect("potrf.nbb", "; did you mean potrf.nb?");
    expect("POTRF_NB", "; did you mean potrf.nb?");
    expect("sytrd.column", "; did you mean sytrd.columns?");
    expect("crossover", "");
    expect("no.such", "");
    expect("", "");
}

TEST(Settings, WordsOfTheLog) {
    Settings settings;
    for (const auto& [value, target] : {std::pair{"1", "stderr"},
                                        {"on", "stderr"},
                                        {"On", "stderr"},
                                        {"STDERR", "stderr"},
                                        {"stdout", "stdout"},
                                        {"0", ""},
                                        {"off", ""},
                                        {"a file", "a file"},
                                        {"./1", "./1"}}) {
        ASSERT_TRUE(settings.set("log", value));
        EXPECT_EQ(settings.text("log"), target) << value;
    }
}

TEST(Settings, UnknownNames) {
    Settings settings;
    for (const char* name : {"", "matrix", "matrix.", "matrix.nb ", "MATRIX.NB", "sytrd.n"}) {
        EXPECT_FALSE(settings.known(name)) << name;
        EXPECT_FALSE(settings.set(name, "1")) << name;
        EXPECT_THROW(settings.text(name), Error) << name;
    }
}

}  // namespace
}  // namespace lapilli
