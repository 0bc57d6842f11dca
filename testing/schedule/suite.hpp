// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the schedule suites: contexts with shuffled timing, and problems for their schedules.
#pragma once

#include <algorithm>
#include <numeric>
#include <string>

#include "api/handles.hpp"
#include "backend/sim/sim_memory.hpp"
#include "numerics/suite.hpp"

namespace lapilli::testing {

/// All routines, those of the BLAS too, in z, and in d what is only there for real numbers: where one call
/// after the other fails or ends early, both go the same ways.
inline std::vector<Instance> each_once(bool (*wanted)(const Routine&) = any_routine) {
    return all_instances(
        [wanted](const Routine& routine) {
            return wanted(routine) &&
                   (routine.precision() == 'z' || find_routine(routine.facts().name, 'z') == nullptr);
        },
        "dz");
}

inline std::string text_of(const Schedule& schedule) {
    std::string text;
    for (const auto& [option, letter] : schedule.letters) text += ' ' + option + '=' + letter;
    for (const auto& [name, value] : schedule.settings) text += ' ' + name + '=' + value;
    return text;
}

/// Simulated devices whose every piece of work begins a random moment late.
class Shuffled : public SmallBlocks {
  public:
    explicit Shuffled(int device_count, int seed, int jitter = 30) : SmallBlocks(device_count) {
        set("sim.seed", std::to_string(seed));
        set("sim.jitter", std::to_string(jitter));
        for (const char* name : {"matrix.nb", "potrf.nb", "getrf.nb", "geqrf.nb", "test.geqp3.nb",
                                 "test.sytrf.nb", "test.gehrd.nb"})
            set(name, "7");
        set("test.level3.nb", "6");
        set("sytrd.nb", "6");
        set("test.ormtr.nb", "5");
        set("sim.resident_rows", "9");
    }
    void compute_on_devices(bool yes) const { set_crossovers(*this, yes ? 0 : 1000); }
    /// Bytes of device memory that the context's devices have given out.
    std::size_t in_use() const {
        const std::vector<std::size_t> each = in_use_of_each();
        return std::accumulate(each.begin(), each.end(), std::size_t{0});
    }
    std::vector<std::size_t> in_use_of_each() const {
        const lapilli_context handle = *this;
        std::vector<std::size_t> bytes;
        for (int d = 0; d < handle->context.device_count(); ++d)
            bytes.push_back(sim::Memory::instance().in_use(&handle->context.device(d)));
        return bytes;
    }
};

inline Problem problem(const Schedule& schedule, std::int64_t n, char uplo, std::int64_t k = 11) {
    Problem p = problem_of_order(n, k);
    p.pad = 2;
    p.uplo = uplo;
    p.choose(schedule.letters);
    p.seed = 5;
    // A matrix distributed by rows is tall, with few reflectors and few columns behind them.
    for (const auto& [name, value] : schedule.settings) {
        if (name != "geqrf.tall") continue;
        p.m = 5 * n;
        p.il = n / 6;
        p.k = std::min(k, p.il);
    }
    return p;
}

}  // namespace lapilli::testing
