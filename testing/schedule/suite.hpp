// SPDX-License-Identifier: BSD-3-Clause
// What the schedule suites share: contexts with shuffled timing, and every schedule that settings can choose.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "api/handles.hpp"
#include "backend/sim/sim_memory.hpp"
#include "numerics/suite.hpp"

namespace lapilli::testing {

struct Schedule {
    const char* routine;
    char job;
    std::vector<std::pair<const char*, const char*>> settings;

    std::string text() const {
        std::string text = std::string(routine) + ' ' + job;
        for (const auto& [name, value] : settings) text += std::string(" ") + name + '=' + value;
        return text;
    }
};

/// `query` asks the devices' progress, so its results depend on timing in the last bits; all others are
/// reproducible.
inline bool depends_on_timing(const Schedule& schedule) {
    for (const auto& [name, value] : schedule.settings) {
        if (std::string(value) == "query") return true;
    }
    return false;
}

inline const std::vector<Schedule>& schedules() {
    static const std::vector<Schedule> all = {
        {"potrf", 'V', {{"potrf.schedule", "device"}}},
        {"potrf", 'V', {{"potrf.schedule", "hybrid"}}},
        {"posv", 'V', {{"potrf.schedule", "device"}}},
        {"posv", 'V', {{"potrf.schedule", "hybrid"}}},
        {"potrs", 'V', {}},
        // Panels to the end; panels, and the rest handed over to one device; no panel.
        {"sytrd", 'V', {{"sytrd.schedule", "device"}, {"sim.resident_rows", "0"}}},
        {"sytrd", 'V', {{"sytrd.schedule", "device"}, {"sim.resident_rows", "9"}}},
        {"sytrd", 'V', {{"sytrd.schedule", "device"}, {"sim.resident_rows", "99"}}},
        {"sytrd", 'V', {{"sytrd.schedule", "hybrid"}, {"sytrd.reflectors", "query"}}},
        {"sytrd", 'V', {{"sytrd.schedule", "hybrid"}, {"sytrd.reflectors", "cpu"}}},
        {"sytrd", 'V', {{"sytrd.schedule", "hybrid"}, {"sytrd.reflectors", "device"}}},
        {"orgtr", 'V', {}},
        {"ormtr", 'V', {}},
        {"stedc", 'I', {}},
        {"stedc", 'V', {}},
        {"syevd", 'N', {{"sytrd.schedule", "device"}}},
        {"syevd", 'V', {{"sytrd.schedule", "device"}}},
        {"syevd", 'V', {{"sytrd.schedule", "hybrid"}, {"sytrd.reflectors", "device"}}},
    };
    return all;
}

/// Simulated devices whose every piece of work begins a random moment late.
class Shuffled : public SmallBlocks {
  public:
    explicit Shuffled(int device_count, int seed, int jitter = 30) : SmallBlocks(device_count) {
        set("sim.seed", std::to_string(seed));
        set("sim.jitter", std::to_string(jitter));
        for (const char* name : {"matrix.nb", "potrf.nb"}) set(name, "7");
        set("sytrd.nb", "6");
        set("ormtr.nb", "5");
        set("sim.resident_rows", "9");
    }
    void choose(const Schedule& schedule) const {
        for (const auto& [name, value] : schedule.settings) set(name, value);
    }
    void compute_on_devices(bool yes) const {
        for (const char* routine : {"potrf", "potrs", "sytrd", "ormtr", "stedc"}) {
            set(std::string(routine) + ".crossover", yes ? "0" : "1000");
        }
    }
    /// Bytes of device memory that the context's devices have given out.
    std::size_t in_use() const {
        const lapilli_context handle = *this;
        std::size_t sum = 0;
        for (int d = 0; d < handle->context.device_count(); ++d) {
            sum += sim::Memory::instance().in_use(&handle->context.device(d));
        }
        return sum;
    }
};

inline Problem problem(const Schedule& schedule, std::int64_t n, char uplo, std::int64_t k = 11) {
    Problem p;
    p.n = n;
    p.k = k;
    p.pad = 2;
    p.uplo = uplo;
    p.job = schedule.job;
    p.seed = 5;
    return p;
}

}  // namespace lapilli::testing
