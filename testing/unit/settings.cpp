// SPDX-License-Identifier: BSD-3-Clause
// The table of settings: defaults, mechanical names in the environment, values that fit and values that do
// not.
#include "base/settings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "unit/environment.hpp"

namespace lapilli {
namespace {

struct Entry {
    const char* name;
    const char* variable;
    std::vector<const char*> good, bad;
};

const std::vector<const char*> numbers = {"0", "1", "17", "9223372036854775807"};
const std::vector<const char*> no_numbers = {"", "-1", "x", "12x", " 3", "1.5", "+4", "9223372036854775808"};
const std::vector<const char*> columns = {"auto", "0", "5000"};
const std::vector<const char*> no_columns = {"", "-1", "all", "1e3"};
const std::vector<const char*> seeds = {"0", "1", "4294967295"};
const std::vector<const char*> no_seeds = {"", "-1", "x", "4294967296", "9223372036854775807"};
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
    {"potrf.together", "LAPILLI_POTRF_TOGETHER", numbers, no_numbers},
    {"potrf.update", "LAPILLI_POTRF_UPDATE", {"auto", "products", "triangle"}, {"", "syrk", "Triangle"}},
    {"potrf.schedule", "LAPILLI_POTRF_SCHEDULE", schedules, no_schedules},
    {"potrs.crossover", "LAPILLI_POTRS_CROSSOVER", numbers, no_numbers},
    {"potri.crossover", "LAPILLI_POTRI_CROSSOVER", numbers, no_numbers},
    {"mixed.crossover", "LAPILLI_MIXED_CROSSOVER", numbers, no_numbers},
    {"mixed.emulation", "LAPILLI_MIXED_EMULATION", {"auto", "off", "single"}, {"", "on", "all"}},
    {"gecon.crossover", "LAPILLI_GECON_CROSSOVER", numbers, no_numbers},
    {"sytrf.crossover", "LAPILLI_SYTRF_CROSSOVER", numbers, no_numbers},
    {"sytrf.columns", "LAPILLI_SYTRF_COLUMNS", columns, no_columns},
    {"sytrf.nb", "LAPILLI_SYTRF_NB", {"2", "64"}, {"", "0", "1", "-1", "auto"}},
    {"sytrs.crossover", "LAPILLI_SYTRS_CROSSOVER", numbers, no_numbers},
    {"sytri.crossover", "LAPILLI_SYTRI_CROSSOVER", numbers, no_numbers},
    {"getrf.crossover", "LAPILLI_GETRF_CROSSOVER", numbers, no_numbers},
    {"getrf.columns", "LAPILLI_GETRF_COLUMNS", columns, no_columns},
    {"getrf.nb", "LAPILLI_GETRF_NB", {"auto", "1", "512"}, {"", "0", "-1", "automatic"}},
    {"getrf.layout", "LAPILLI_GETRF_LAYOUT", {"auto", "columns", "rows"}, {"", "row", "0"}},
    {"getrf.panel", "LAPILLI_GETRF_PANEL", positive, not_positive},
    {"getrf.schedule", "LAPILLI_GETRF_SCHEDULE", schedules, no_schedules},
    {"getrs.crossover", "LAPILLI_GETRS_CROSSOVER", numbers, no_numbers},
    {"getri.crossover", "LAPILLI_GETRI_CROSSOVER", numbers, no_numbers},
    {"geqrf.crossover", "LAPILLI_GEQRF_CROSSOVER", numbers, no_numbers},
    {"geqrf.columns", "LAPILLI_GEQRF_COLUMNS", columns, no_columns},
    {"geqrf.nb", "LAPILLI_GEQRF_NB", {"auto", "1", "256"}, {"", "0", "-1", "automatic"}},
    {"geqrf.schedule", "LAPILLI_GEQRF_SCHEDULE", schedules, no_schedules},
    {"geqrf.tall", "LAPILLI_GEQRF_TALL", {"auto", "columns", "rows"}, {"", "device", "Rows"}},
    {"ormqr.crossover", "LAPILLI_ORMQR_CROSSOVER", numbers, no_numbers},
    {"geqp3.crossover", "LAPILLI_GEQP3_CROSSOVER", numbers, no_numbers},
    {"geqp3.columns", "LAPILLI_GEQP3_COLUMNS", columns, no_columns},
    {"geqp3.nb", "LAPILLI_GEQP3_NB", positive, not_positive},
    {"sygst.crossover", "LAPILLI_SYGST_CROSSOVER", numbers, no_numbers},
    {"sytrd.crossover", "LAPILLI_SYTRD_CROSSOVER", numbers, no_numbers},
    {"sytrd.columns", "LAPILLI_SYTRD_COLUMNS", columns, no_columns},
    {"sytrd.nb", "LAPILLI_SYTRD_NB", positive, not_positive},
    {"sytrd.group", "LAPILLI_SYTRD_GROUP", positive, not_positive},
    {"sytrd.schedule", "LAPILLI_SYTRD_SCHEDULE", schedules, no_schedules},
    {"sytrd.patience",
     "LAPILLI_SYTRD_PATIENCE",
     {"1", "60000", "9223372036854"},
     {"", "0", "9223372036855", "9223372036854775807"}},
    {"batch.crossover", "LAPILLI_BATCH_CROSSOVER", numbers, no_numbers},
    {"product.emulation", "LAPILLI_PRODUCT_EMULATION", {"off", "single", "all"}, {"", "on", "double"}},
    {"product.emulation_k", "LAPILLI_PRODUCT_EMULATION_K", positive, not_positive},
    {"product.emulation_k_z", "LAPILLI_PRODUCT_EMULATION_K_Z", positive, not_positive},
    {"product.emulation_k_d", "LAPILLI_PRODUCT_EMULATION_K_D", positive, not_positive},
    {"product.emulation_size", "LAPILLI_PRODUCT_EMULATION_SIZE", positive, not_positive},
    {"product.emulation_memory",
     "LAPILLI_PRODUCT_EMULATION_MEMORY",
     {"1", "65536"},
     {"", "0", "65537", "1.5"}},
    {"batch.piece", "LAPILLI_BATCH_PIECE", {"auto", "1", "512"}, {"", "0", "-1", "automatic"}},
    {"vbatch.lanes", "LAPILLI_VBATCH_LANES", {"auto", "1", "16"}, {"", "0", "17", "four"}},
    {"vbatch.alone", "LAPILLI_VBATCH_ALONE", {"1", "8000"}, {"", "0", "-1", "auto"}},
    {"iterative.crossover", "LAPILLI_ITERATIVE_CROSSOVER", numbers, no_numbers},
    {"iterative.rows", "LAPILLI_ITERATIVE_ROWS", positive, not_positive},
    {"lobpcg.orthogonalization",
     "LAPILLI_LOBPCG_ORTHOGONALIZATION",
     {"cholesky", "shifted", "svqb", "classical", "modified"},
     {"", "qr", "Cholesky"}},
    {"lobpcg.preconditioner", "LAPILLI_LOBPCG_PRECONDITIONER", {"definite", "any"}, {"", "exact"}},
    {"lobpcg.test", "LAPILLI_LOBPCG_TEST", {"backward", "relative"}, {"", "absolute"}},
    {"spmm.crossover", "LAPILLI_SPMM_CROSSOVER", numbers, no_numbers},
    {"sparse.format", "LAPILLI_SPARSE_FORMAT", {"auto", "csr", "sell", "bsr", "bricks"}, {"", "coo", "CSR"}},
    {"sparse.threads", "LAPILLI_SPARSE_THREADS", numbers, no_numbers},
    {"level2.atomics", "LAPILLI_LEVEL2_ATOMICS", {"on", "off"}, {"", "yes"}},
    {"level3.crossover", "LAPILLI_LEVEL3_CROSSOVER", numbers, no_numbers},
    {"level3.nb", "LAPILLI_LEVEL3_NB", positive, not_positive},
    {"sim.resident_rows", "LAPILLI_SIM_RESIDENT_ROWS", numbers, no_numbers},
    {"sytrd.reflectors", "LAPILLI_SYTRD_REFLECTORS", {"query", "cpu", "device"}, {"", "auto", "gpu"}},
    {"syevd.stages", "LAPILLI_SYEVD_STAGES", {"auto", "auto:40", "1", "2"}, {"", "0", "3", "auto:0"}},
    {"sy2sb.nb", "LAPILLI_SY2SB_NB", positive, not_positive},
    {"sy2sb.reflectors", "LAPILLI_SY2SB_REFLECTORS", positive, not_positive},
    {"chase.launches", "LAPILLI_CHASE_LAUNCHES", {"one", "steps"}, {"", "1", "auto"}},
    {"ormtr.crossover", "LAPILLI_ORMTR_CROSSOVER", numbers, no_numbers},
    {"ormtr.nb", "LAPILLI_ORMTR_NB", {"auto", "1", "512"}, {"", "0", "-1", "automatic"}},
    {"stedc.crossover", "LAPILLI_STEDC_CROSSOVER", numbers, no_numbers},
    {"sterf.crossover", "LAPILLI_STERF_CROSSOVER", numbers, no_numbers},
    {"dropin.crossover",
     "LAPILLI_DROPIN_CROSSOVER",
     {"auto", "off", "0", "300"},
     {"", "-1", "on", "auto|off"}},
    {"dropin.lapack", "LAPILLI_DROPIN_LAPACK", {"", "/usr/lib/liblapack.so.3"}, {}},
    {"cusolver", "LAPILLI_CUSOLVER", {"on", "off"}, {"", "1", "auto"}},
    {"cusolver.crossover", "LAPILLI_CUSOLVER_CROSSOVER", {"auto", "0", "300"}, {"", "-1", "off"}},
    {"cusolver.report", "LAPILLI_CUSOLVER_REPORT", {"on", "off"}, {"", "1", "stderr"}},
    {"mpi.engine", "LAPILLI_MPI_ENGINE", {"auto", "node", "elpa", "scalapack"}, {"", "Node", "gpu"}},
    {"mpi.crossover", "LAPILLI_MPI_CROSSOVER", numbers, no_numbers},
    {"mpi.factor_crossover", "LAPILLI_MPI_FACTOR_CROSSOVER", {"off", "0", "5000"}, {"", "auto", "-1", "1e3"}},
    {"mpi.window", "LAPILLI_MPI_WINDOW", {"on", "off"}, {"", "yes", "0"}},
    {"mpi.node_size", "LAPILLI_MPI_NODE_SIZE", {"0", "2", "1000000"}, {"", "-1", "x", "1000001"}},
    {"mpi.message_size",
     "LAPILLI_MPI_MESSAGE_SIZE",
     {"1", "33554432", "1073741824"},
     {"", "0", "-1", "32M", "1073741825"}},
    {"sim.seed", "LAPILLI_SIM_SEED", seeds, no_seeds},
    {"sim.jitter", "LAPILLI_SIM_JITTER", seeds, no_seeds},
    {"sim.memory", "LAPILLI_SIM_MEMORY", numbers, no_numbers},
    {"sim.fail",
     "LAPILLI_SIM_FAIL",
     {"", "alloc:1", "host:2", "copy:3", "launch:10", "fault:1", "leaf:7"},
     {"copy", "copy:", "copy:0", "copy:-1", "copy:x", "copy:3 ", "copies:3", "Copy:3", ":3", "3",
      "copy:1|host:2", "copy:positive"}},
    {"sim.kernels", "LAPILLI_SIM_KERNELS", {"plain", "emulated"}, {"", "on"}},
    {"sim.architecture", "LAPILLI_SIM_ARCHITECTURE", {"80", "90", "999"}, {"", "0", "79", "1000", "x"}},
    {"sim.multiprocessors", "LAPILLI_SIM_MULTIPROCESSORS", {"1", "60"}, {"", "0", "61", "x"}},
};

TEST(Settings, EveryEntryIsHere) {
    for (const std::string& name : Settings().names()) {
        EXPECT_TRUE(std::any_of(entries.begin(), entries.end(), [&](const Entry& entry) {
            return entry.name == name;
        })) << name;
    }
}

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
            const testing::Environment variable(entry.variable, value);
            EXPECT_EQ(Settings().text(entry.name), value) << entry.variable;
        }
    }
}

TEST(Settings, UnusableVariablesAreIgnored) {
    for (const Entry& entry : entries) {
        unsetenv(entry.variable);
        const std::string initial = Settings().text(entry.name);
        for (const char* value : entry.bad) {
            const testing::Environment variable(entry.variable, value);
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

// No number of milliseconds is taken that passes 64 bits of nanoseconds.
TEST(Settings, PatienceInNanoseconds) {
    Settings settings;
    ASSERT_TRUE(settings.set("sytrd.patience", "9223372036854"));
    EXPECT_LE(settings.integer("sytrd.patience"), std::numeric_limits<std::int64_t>::max() / 1'000'000);
    EXPECT_FALSE(settings.set("sytrd.patience", "9223372036855"));
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
    expect("potrf.schedule", "cpu", "auto, device or hybrid");
    expect("sytrd.patience", "9223372036855", "an integer from 1 to 9223372036854");
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
    expect("sytrd.schedul", "; did you mean sytrd.schedule?");
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
