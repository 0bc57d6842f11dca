// SPDX-License-Identifier: BSD-3-Clause
// The settings of the library, and the names that settings had before. The fuzzer of lapilli-test draws
// values from this table as well, so the header is plain.
#pragma once

namespace lapilli {

struct Setting {
    const char* name;
    const char* initial;
    /// "text": any text; otherwise the allowed words, separated by '|'. "1.." means an integer from 1
    /// on, "1..60" for one from 1 to 60, "copy:1.." for such a number after "copy:".
    const char* kind;
};

// docs/settings.md describes the settings of users; docs/design/test-settings.md those that begin with
// `test.` or `sim.`. A number without an upper bound is limited where it is used. A number with one would
// overflow there, seeds and microseconds in 32 bits, or pass another bound: sytrd.patience that of a barrier
// over the grid.
inline constexpr Setting settings_table[] = {
    {"devices", "auto", "text"},
    {"trace", "", "text"},
    {"log", "", "text"},
    {"memory.cache", "on", "on|off"},
    {"copy.threads", "0", "0.."},
    {"matrix.nb", "256", "1.."},
    {"schedule", "auto", "auto|device|hybrid"},
    {"potrf.crossover", "512", "0.."},
    {"potrf.columns", "auto", "auto|0.."},
    {"potrf.nb", "512", "1.."},
    {"getrf.crossover", "512", "0.."},
    {"getrf.columns", "auto", "auto|0.."},
    {"getrf.nb", "auto", "auto|1.."},
    {"getrf.layout", "auto", "auto|columns|rows"},
    {"geqrf.crossover", "512", "0.."},
    {"geqrf.columns", "auto", "auto|0.."},
    {"geqrf.nb", "auto", "auto|1.."},
    {"geqrf.tall", "auto", "auto|columns|rows"},
    {"gesdd.crossover", "192", "off|0.."},
    {"gesdd.columns", "auto", "auto|0.."},
    {"gehrd.crossover", "256", "off|0.."},
    {"mixed.emulation", "auto", "auto|off|single"},
    {"sytrf.crossover", "512", "0.."},
    {"sytrf.columns", "auto", "auto|0.."},
    {"sytrd.crossover", "128", "0.."},
    {"sytrd.columns", "auto", "auto|0.."},
    {"sytrd.nb", "64", "1.."},
    {"sytrd.patience", "60000", "1..900000"},
    {"syevd.stages", "auto", "auto|auto:1..|1|2"},
    {"stedc.crossover", "256", "0.."},
    {"iterative.crossover", "2048", "0.."},
    {"lobpcg.orthogonalization", "cholesky", "cholesky|shifted|svqb|classical|modified"},
    {"lobpcg.preconditioner", "definite", "definite|any"},
    {"lobpcg.test", "backward", "backward|relative"},
    {"batch.crossover", "1024", "0.."},
    {"product.emulation", "off", "off|single|all"},
    {"product.emulation_memory", "1024", "1..65536"},
    {"vbatch.lanes", "auto", "auto|1..16"},
    {"level2.atomics", "off", "on|off"},
    {"level3.crossover", "512", "0.."},
    {"spmm.crossover", "10000", "0.."},
    {"sparse.format", "auto", "auto|csr|sell|bsr|bricks"},
    {"dropin.crossover", "auto", "auto|off|0.."},
    {"dropin.lapack", "", "text"},
    {"cusolver", "on", "on|off"},
    {"cusolver.crossover", "auto", "auto|0.."},
    {"cusolver.report", "off", "off|on"},
    {"mpi.engine", "auto", "auto|node|elpa|scalapack"},
    {"mpi.crossover", "400", "0.."},
    {"mpi.factor_crossover", "off", "off|0.."},
    {"test.potrf.together", "4096", "0.."},
    {"test.getrf.panel", "256", "1.."},
    {"test.geqp3.nb", "32", "1.."},
    {"test.geqrf.apply", "kernel", "kernel|products"},
    {"test.sytrf.nb", "64", "2.."},
    {"test.sytrd.reflectors", "query", "query|cpu|device"},
    {"test.sy2sb.nb", "auto", "auto|1.."},
    {"test.ge2gb.nb", "256", "1.."},
    {"test.gehrd.nb", "auto", "auto|1.."},
    {"test.hseqr.shifts", "auto", "auto|2.."},
    {"test.hseqr.window", "auto", "auto|2.."},
    {"test.hseqr.chase", "auto", "auto|5.."},
    {"test.hseqr.rounds", "auto", "auto|1.."},
    {"test.gesdd.band", "64", "1..64"},
    {"test.gesdd.stages", "auto", "auto|one|two"},
    {"test.sy2sb.reflectors", "256", "1.."},
    {"test.chase.launches", "one", "one|steps"},
    {"test.ormtr.nb", "auto", "auto|1.."},
    {"test.iterative.rows", "65536", "1.."},
    {"test.product.emulation_k", "256", "1.."},
    {"test.product.emulation_k_z", "512", "1.."},
    {"test.product.emulation_k_d", "2048", "1.."},
    {"test.product.emulation_size", "1280", "1.."},
    {"test.batch.piece", "auto", "auto|1.."},
    {"test.small.order", "auto", "auto|0.."},
    {"test.vbatch.alone", "8000", "1.."},
    {"test.level3.nb", "512", "1.."},
    {"test.panel.wait", "start", "start|product"},
    {"test.mpi.window", "on", "on|off"},
    {"test.mpi.node_size", "0", "0..1000000"},
    {"test.mpi.message_size", "33554432", "1..1073741824"},
    {"sim.seed", "0", "0..4294967295"},
    {"sim.jitter", "0", "0..4294967295"},
    {"sim.memory", "0", "0.."},
    {"sim.fail", "", "|alloc:1..|host:1..|copy:1..|launch:1..|fault:1..|leaf:1.."},
    {"sim.resident_rows", "30", "0.."},
    {"sim.kernels", "plain", "plain|emulated"},
    {"sim.architecture", "90", "80..999"},
    {"sim.multiprocessors", "3", "1..60"},
};

/// A former name is understood for good. Where it has several rows, its value goes to each of these settings.
struct RenamedSetting {
    const char* former;
    const char* name;
};

inline constexpr RenamedSetting renamed_settings[] = {
    {"potrs.crossover", "potrf.crossover"},
    {"potri.crossover", "potrf.crossover"},
    {"sygst.crossover", "potrf.crossover"},
    {"getrs.crossover", "getrf.crossover"},
    {"getri.crossover", "getrf.crossover"},
    {"ormqr.crossover", "geqrf.crossover"},
    {"geqp3.crossover", "geqrf.crossover"},
    {"sytrs.crossover", "sytrf.crossover"},
    {"sytri.crossover", "sytrf.crossover"},
    {"sterf.crossover", "sytrd.crossover"},
    {"ormtr.crossover", "stedc.crossover"},
    {"geqp3.columns", "geqrf.columns"},
    {"sparse.threads", "copy.threads"},
    {"potrf.schedule", "schedule"},
    {"getrf.schedule", "schedule"},
    {"geqrf.schedule", "schedule"},
    {"sytrd.schedule", "schedule"},
    {"potrf.together", "test.potrf.together"},
    {"getrf.panel", "test.getrf.panel"},
    {"geqp3.nb", "test.geqp3.nb"},
    {"ormtr.nb", "test.ormtr.nb"},
    {"sytrf.nb", "test.sytrf.nb"},
    {"sytrd.reflectors", "test.sytrd.reflectors"},
    {"sy2sb.nb", "test.sy2sb.nb"},
    {"sy2sb.reflectors", "test.sy2sb.reflectors"},
    {"chase.launches", "test.chase.launches"},
    {"batch.piece", "test.batch.piece"},
    {"vbatch.alone", "test.vbatch.alone"},
    {"iterative.rows", "test.iterative.rows"},
    {"level3.nb", "test.level3.nb"},
    {"product.emulation_k", "test.product.emulation_k"},
    {"product.emulation_k_z", "test.product.emulation_k_z"},
    {"product.emulation_k_d", "test.product.emulation_k_d"},
    {"product.emulation_size", "test.product.emulation_size"},
    {"mpi.window", "test.mpi.window"},
    {"mpi.node_size", "test.mpi.node_size"},
    {"mpi.message_size", "test.mpi.message_size"},
    {"mixed.crossover", "getrf.crossover"},
    {"mixed.crossover", "potrf.crossover"},
    {"gecon.crossover", "getrf.crossover"},
    {"gecon.crossover", "potrf.crossover"},
    {"gecon.crossover", "sytrf.crossover"},
};

}  // namespace lapilli
