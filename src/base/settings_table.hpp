// SPDX-License-Identifier: BSD-3-Clause
// The settings of the library. The fuzzer of lapilli-test draws values from this table, too: a plain header.
#pragma once

namespace lapilli {

struct Setting {
    const char* name;
    const char* initial;
    /// "text": anything; else the allowed words, separated by '|': "1.." stands for an integer from 1 on, "1..60" for one
    /// from 1 to 60, "copy:1.." for such a number with "copy:" in front.
    const char* kind;
};

// docs/settings.md says what each means to its algorithm.
// Numbers without an upper bound are cut where they are used; those with one would overflow there: nanoseconds that wait
// in 64 bits, seeds and microseconds in 32.
inline constexpr Setting settings_table[] = {
    {"devices", "auto", "text"},
    {"trace", "", "text"},
    {"log", "", "text"},
    {"memory.cache", "on", "on|off"},
    {"copy.threads", "0", "0.."},
    {"matrix.nb", "256", "1.."},
    {"potrf.crossover", "512", "0.."},
    {"potrf.columns", "auto", "auto|0.."},
    {"potrf.nb", "512", "1.."},
    {"potrf.group", "1024", "1.."},
    {"potrf.together", "4096", "0.."},
    {"potrf.update", "products", "products|triangle"},
    {"potrf.schedule", "auto", "auto|device|hybrid"},
    {"potrs.crossover", "512", "0.."},
    {"potri.crossover", "512", "0.."},
    {"getrf.crossover", "512", "0.."},
    {"getrf.columns", "auto", "auto|0.."},
    {"getrf.nb", "auto", "auto|1.."},
    {"getrf.panel", "128", "1.."},
    {"getrf.schedule", "auto", "auto|device|hybrid"},
    {"getrs.crossover", "512", "0.."},
    {"getri.crossover", "512", "0.."},
    {"geqrf.crossover", "512", "0.."},
    {"geqrf.columns", "auto", "auto|0.."},
    {"geqrf.nb", "auto", "auto|1.."},
    {"geqrf.schedule", "auto", "auto|device|hybrid"},
    {"geqrf.tall", "auto", "auto|columns|rows"},
    {"ormqr.crossover", "512", "0.."},
    {"geqp3.crossover", "512", "0.."},
    {"geqp3.nb", "32", "1.."},
    {"mixed.crossover", "512", "0.."},
    {"gecon.crossover", "512", "0.."},
    {"sytrf.crossover", "512", "0.."},
    {"sytrf.nb", "64", "2.."},
    {"sytrs.crossover", "512", "0.."},
    {"sytri.crossover", "512", "0.."},
    {"sygst.crossover", "512", "0.."},
    {"sytrd.crossover", "128", "0.."},
    {"sytrd.columns", "auto", "auto|0.."},
    {"sytrd.nb", "64", "1.."},
    {"sytrd.group", "512", "1.."},
    {"sytrd.schedule", "auto", "auto|device|hybrid"},
    {"sytrd.reflectors", "query", "query|cpu|device"},
    {"sytrd.patience", "60000", "1..9223372036854"},
    {"syevd.stages", "auto", "auto|auto:1..|1|2"},
    {"sy2sb.nb", "512", "1.."},
    {"sy2sb.reflectors", "256", "1.."},
    {"chase.launches", "one", "one|steps"},
    {"ormtr.crossover", "256", "0.."},
    {"ormtr.nb", "128", "1.."},
    {"stedc.crossover", "256", "0.."},
    {"sterf.crossover", "128", "0.."},
    {"iterative.crossover", "2048", "0.."},
    {"iterative.rows", "65536", "1.."},
    {"lobpcg.orthogonalization", "cholesky", "cholesky|shifted|svqb|classical|modified"},
    {"lobpcg.test", "backward", "backward|relative"},
    {"batch.crossover", "1024", "0.."},
    {"product.emulation", "off", "off|single"},
    {"product.emulation_k", "256", "1.."},
    {"product.emulation_size", "512", "1.."},
    {"product.emulation_memory", "512", "1..65536"},
    {"batch.piece", "auto", "auto|1.."},
    {"level2.atomics", "off", "on|off"},
    {"level3.crossover", "512", "0.."},
    {"level3.nb", "512", "1.."},
    {"spmm.crossover", "10000", "0.."},
    {"sparse.format", "auto", "auto|csr|sell|bsr|bricks"},
    {"sparse.threads", "0", "0.."},
    {"dropin.crossover", "auto", "auto|off|0.."},
    {"dropin.lapack", "", "text"},
    {"mpi.engine", "auto", "auto|node|elpa|scalapack"},
    {"mpi.crossover", "1500", "0.."},
    {"mpi.factor_crossover", "off", "off|0.."},
    {"mpi.window", "on", "on|off"},
    {"mpi.node_size", "0", "0..1000000"},
    {"sim.seed", "0", "0..4294967295"},
    {"sim.jitter", "0", "0..4294967295"},
    {"sim.memory", "0", "0.."},
    {"sim.fail", "", "|alloc:1..|host:1..|copy:1..|launch:1..|fault:1..|leaf:1.."},
    {"sim.resident_rows", "30", "0.."},
    {"sim.kernels", "plain", "plain|emulated"},
    {"sim.architecture", "90", "80..999"},
    {"sim.multiprocessors", "3", "1..60"},
};

}  // namespace lapilli
