// SPDX-License-Identifier: BSD-3-Clause
#include "mpi/engine.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <limits>

#include "mpi/core.hpp"

namespace lapilli::mpi {
namespace {

/// Bytes that the machine can still give; all there are where it does not say.
double available_memory() {
    std::ifstream file("/proc/meminfo");
    std::string name, unit;
    double kilobytes = 0;
    while (file >> name >> kilobytes) {
        if (name == "MemAvailable:") return kilobytes * 1024;
        std::getline(file, unit);
    }
    return std::numeric_limits<double>::infinity();
}

/// Why the leader's memory does not suffice; empty: it does. What the context keeps on its devices for the
/// next call is not free, but it would be used: the whole memory counts, and a call that fails there goes on
/// to the next engine.
struct Lack {
    std::string text;
    bool of_devices = false;
};

Lack lack_of_memory(const Job& job, const Grid& grid, lapilli_context context, lapilli_int devices) {
    lapilli_memory need{};
    if (job.memory(context, &need) != 0) return {"the library cannot say what it needs"};
    std::vector<Room> rooms;
    const double host = double(need.host) + double(lay_out(job, rooms)) - double(grid.kept());
    const double free = available_memory();
    if (host > free)
        return {fmt::format("the host has {:.1f} GB, {:.1f} are needed", free / 1e9, host / 1e9)};
    for (lapilli_int k = 0; k < devices; ++k) {
        std::size_t total = 0;
        if (lapilli_device_memory(context, k, nullptr, &total) != 0 || need.device > total)
            return {fmt::format("a device has {:.1f} GB, {:.1f} are needed", double(total) / 1e9,
                                double(need.device) / 1e9),
                    true};
    }
    return {};
}

Choice without_node(const Job& job, bool has_next, const std::string& why) {
    if (job.elpa) return {Engine::elpa, why};
    return {has_next ? Engine::scalapack : Engine::node, why};
}

}  // namespace

std::string setting(lapilli_context context, const char* name) {
    std::array<char, 256> value{};
    return lapilli_get(context, name, value.data(), value.size()) == 0 ? value.data() : "";
}

Choice choose_before(const Job& job, const Arguments& arguments) {
    const std::string engine = lapilli_private_setting("mpi.engine");
    if (engine == "scalapack") return {Engine::scalapack, "mpi.engine = scalapack", true};
    const char* const name = job.factorization ? "mpi.factor_crossover" : "mpi.crossover";
    const std::string crossover = lapilli_private_setting(name);
    if (crossover == "off")
        return {Engine::scalapack, fmt::format("order {}, {} = off", job.order, name), true};
    if (arguments.bad()) return {Engine::scalapack, "an argument is bad"};
    if (arguments.unsupported() != nullptr) return {Engine::scalapack, arguments.unsupported()};
    if (!arguments.plain_layout()) return {Engine::scalapack, "blocks are not square, or not aligned"};
    if (job.order == 0) return {Engine::scalapack, "order 0"};
    if ((engine == "auto" || job.factorization) && job.order < std::atoll(crossover.c_str()))
        return {Engine::scalapack, fmt::format("order {}, {} = {}", job.order, name, crossover)};
    return {Engine::node, ""};
}

Choice choose(const Job& job, const Grid& grid, lapilli_context context, bool has_next) {
    const std::string engine = setting(context, "mpi.engine");
    if (engine == "node") return {Engine::node, "mpi.engine = node"};
    if (engine != "auto") {
        const std::string why = "mpi.engine = " + engine;
        return engine == "elpa" ? without_node(job, has_next, why)
                                : Choice{has_next ? Engine::scalapack : Engine::node, why};
    }
    const index_t crossover = std::atoll(setting(context, "mpi.crossover").c_str());
    if (job.order < crossover && has_next)
        return {Engine::scalapack, fmt::format("order {}, mpi.crossover = {}", job.order, crossover)};
    const lapilli_int devices = lapilli_device_count(context);
    if (devices <= 0) return without_node(job, has_next, "the leader has no devices");
    const Lack lack = lack_of_memory(job, grid, context, devices);
    if (lack.text.empty()) return {Engine::node, "it fits"};
    Choice choice = without_node(job, has_next, lack.text);
    choice.without_devices = lack.of_devices;
    return choice;
}

std::size_t lay_out(const Job& job, std::vector<Room>& rooms) {
    constexpr index_t page = 4096, line = 64;
    index_t bytes = 0;
    rooms.clear();
    for (const Moved& matrix : job.matrices) {
        const index_t ld =
            round_up(std::max<index_t>(matrix.rows, 1), std::max<index_t>(line / job.element, 1));
        rooms.push_back({static_cast<std::size_t>(bytes), ld});
        bytes += round_up(ld * std::max<index_t>(matrix.columns, 1) * job.element, page);
    }
    return static_cast<std::size_t>(bytes);
}

}  // namespace lapilli::mpi
