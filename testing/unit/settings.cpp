// SPDX-License-Identifier: BSD-3-Clause
// The table of settings: defaults, mechanical names in the environment, values that fit and values that do
// not.
#include "base/settings.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <vector>

#include "base/error.hpp"

namespace lapilli {
namespace {

/// A variable of the environment, as it was before at the end of the scope.
class Variable {
  public:
    Variable(std::string name, const std::string& value) : name_(std::move(name)) {
        if (const char* old = std::getenv(name_.c_str())) {
            had_ = true;
            old_ = old;
        }
        setenv(name_.c_str(), value.c_str(), 1);
    }
    ~Variable() { had_ ? setenv(name_.c_str(), old_.c_str(), 1) : unsetenv(name_.c_str()); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

  private:
    std::string name_, old_;
    bool had_ = false;
};

struct Entry {
    const char* name;
    const char* variable;
    std::vector<const char*> good, bad;
};

const std::vector<const char*> numbers = {"0", "1", "17", "9223372036854775807"};
const std::vector<const char*> no_numbers = {"", "-1", "x", "12x", " 3", "1.5", "+4", "9223372036854775808"};
const std::vector<const char*> columns = {"auto", "0", "5000"};
const std::vector<const char*> no_columns = {"", "-1", "all", "1e3"};
const std::vector<const char*> positive = {"1", "64", "9223372036854775807"};
const std::vector<const char*> not_positive = {"", "0", "-1", "x", "12x", "1e3"};
const std::vector<const char*> schedules = {"auto", "device", "hybrid"};
const std::vector<const char*> no_schedules = {"", "Device", "auto|device", "hybrid ", "cpu"};

const std::vector<Entry> entries = {
    {"devices", "LAPILLI_DEVICES", {"auto", "none", "sim:4", "anything"}, {}},
    {"trace", "LAPILLI_TRACE", {"", "a file.json"}, {}},
    {"log", "LAPILLI_LOG", {"", "stderr", "a file"}, {}},
    {"memory.cache", "LAPILLI_MEMORY_CACHE", {"on", "off"}, {"", "yes", "ON", "on|off"}},
    {"copy.threads", "LAPILLI_COPY_THREADS", numbers, no_numbers},
    {"matrix.nb", "LAPILLI_MATRIX_NB", positive, not_positive},
    {"potrf.crossover", "LAPILLI_POTRF_CROSSOVER", numbers, no_numbers},
    {"potrf.columns", "LAPILLI_POTRF_COLUMNS", columns, no_columns},
    {"potrf.nb", "LAPILLI_POTRF_NB", positive, not_positive},
    {"potrf.group", "LAPILLI_POTRF_GROUP", positive, not_positive},
    {"potrf.schedule", "LAPILLI_POTRF_SCHEDULE", schedules, no_schedules},
    {"potrs.crossover", "LAPILLI_POTRS_CROSSOVER", numbers, no_numbers},
    {"potri.crossover", "LAPILLI_POTRI_CROSSOVER", numbers, no_numbers},
    {"sygst.crossover", "LAPILLI_SYGST_CROSSOVER", numbers, no_numbers},
    {"sytrd.crossover", "LAPILLI_SYTRD_CROSSOVER", numbers, no_numbers},
    {"sytrd.columns", "LAPILLI_SYTRD_COLUMNS", columns, no_columns},
    {"sytrd.nb", "LAPILLI_SYTRD_NB", positive, not_positive},
    {"sytrd.group", "LAPILLI_SYTRD_GROUP", positive, not_positive},
    {"sytrd.schedule", "LAPILLI_SYTRD_SCHEDULE", schedules, no_schedules},
    {"sytrd.reflectors", "LAPILLI_SYTRD_REFLECTORS", {"query", "cpu", "device"}, {"", "auto", "gpu"}},
    {"syevd.stages", "LAPILLI_SYEVD_STAGES", {"auto", "auto:40", "1", "2"}, {"", "0", "3", "auto:0"}},
    {"sy2sb.nb", "LAPILLI_SY2SB_NB", positive, not_positive},
    {"sy2sb.reflectors", "LAPILLI_SY2SB_REFLECTORS", positive, not_positive},
    {"chase.launches", "LAPILLI_CHASE_LAUNCHES", {"one", "steps"}, {"", "1", "auto"}},
    {"ormtr.crossover", "LAPILLI_ORMTR_CROSSOVER", numbers, no_numbers},
    {"ormtr.nb", "LAPILLI_ORMTR_NB", positive, not_positive},
    {"stedc.crossover", "LAPILLI_STEDC_CROSSOVER", numbers, no_numbers},
    {"sterf.crossover", "LAPILLI_STERF_CROSSOVER", numbers, no_numbers},
    {"dropin.crossover",
     "LAPILLI_DROPIN_CROSSOVER",
     {"auto", "off", "0", "300"},
     {"", "-1", "on", "auto|off"}},
    {"dropin.lapack", "LAPILLI_DROPIN_LAPACK", {"", "/usr/lib/liblapack.so.3"}, {}},
    {"sim.seed", "LAPILLI_SIM_SEED", numbers, no_numbers},
    {"sim.jitter", "LAPILLI_SIM_JITTER", numbers, no_numbers},
    {"sim.memory", "LAPILLI_SIM_MEMORY", numbers, no_numbers},
    {"sim.fail",
     "LAPILLI_SIM_FAIL",
     {"", "alloc:1", "host:2", "copy:3", "launch:10", "fault:1"},
     {"copy", "copy:", "copy:0", "copy:-1", "copy:x", "copy:3 ", "copies:3", "Copy:3", ":3", "3",
      "copy:1|host:2", "copy:positive"}},
    {"sim.kernels", "LAPILLI_SIM_KERNELS", {"plain", "emulated"}, {"", "on"}},
    {"sim.architecture", "LAPILLI_SIM_ARCHITECTURE", positive, not_positive},
    {"sim.multiprocessors", "LAPILLI_SIM_MULTIPROCESSORS", positive, not_positive},
};

TEST(Settings, GoodValuesAreKept) {
    Settings settings;
    for (const Entry& entry : entries) {
        ASSERT_TRUE(settings.known(entry.name)) << entry.name;
        for (const char* value : entry.good) {
            EXPECT_TRUE(settings.set(entry.name, value)) << entry.name << " = " << value;
            EXPECT_EQ(settings.text(entry.name), value) << entry.name;
        }
    }
}

TEST(Settings, BadValuesChangeNothing) {
    Settings settings;
    for (const Entry& entry : entries) {
        const std::string before = settings.text(entry.name);
        for (const char* value : entry.bad) {
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
        for (const char* value : entry.good) {
            const Variable variable(entry.variable, value);
            EXPECT_EQ(Settings().text(entry.name), value) << entry.variable;
        }
    }
}

TEST(Settings, UnusableVariablesAreIgnored) {
    for (const Entry& entry : entries) {
        unsetenv(entry.variable);
        const std::string initial = Settings().text(entry.name);
        for (const char* value : entry.bad) {
            const Variable variable(entry.variable, value);
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
