// SPDX-License-Identifier: BSD-3-Clause
// lapilli-solve info.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <thread>

#include "common/devices.hpp"
#include "files/unpack.hpp"
#include "solve/fit.hpp"
#include "solve/links.hpp"
#include "solve/problem.hpp"

namespace lapilli::solve {

namespace {

constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();

struct Device {
    std::string name;
    std::size_t free = 0, total = 0;
};

std::vector<Device> devices_of(lapilli_context ctx) {
    std::vector<Device> devices;
    for (lapilli_int k = 0; k < lapilli_device_count(ctx); ++k) {
        std::array<char, 256> name{};
        Device device;
        if (lapilli_device_name(ctx, k, name.data(), name.size()) != 0 ||
            lapilli_device_memory(ctx, k, &device.free, &device.total) != 0) {
            throw Failure(lapilli_last_error(ctx));
        }
        device.name = name.data();
        devices.push_back(device);
    }
    return devices;
}

std::string memory_text(const Device& device) {
    return device.total == unlimited ? "memory without limit"
                                     : fmt::format("{} of {} free", files::readable_bytes(device.free),
                                                   files::readable_bytes(device.total));
}

void show_links(Session& session, lapilli_context ctx, lapilli_int count) {
    const auto rates = session.step("copies", [&] { return measure_links(ctx, count); });
    const auto place = [](std::size_t k) {
        return k == 0 ? std::string("host") : fmt::format("device {}", k - 1);
    };
    std::string heading = fmt::format("{:>10}", "from");
    for (std::size_t j = 0; j < rates.size(); ++j) {
        heading += fmt::format("{:>12}", "to " + place(j));
    }
    session.say("links", "GB/s, measured with copies of 64 MB; the host's memory is not pinned");
    session.say("", heading);
    for (std::size_t i = 0; i < rates.size(); ++i) {
        std::string row = fmt::format("{:>10}", place(i));
        for (std::size_t j = 0; j < rates.size(); ++j) {
            row += i == j ? fmt::format("{:>12}", "") : fmt::format("{:>12.1f}", 1e-9 * rates[i][j]);
        }
        session.say("", row);
    }
    session.report.set("links", rates);
}

void show_orders(Session& session, lapilli_context ctx, const std::vector<Device>& devices) {
    std::size_t device = unlimited;
    for (const Device& d : devices) {
        device = std::min(device, d.free);
    }
    session.say("fits", "the largest n of problems in host memory, by precision");
    session.say("", fmt::format("{:<28}{:>9}{:>9}{:>9}{:>9}", "", "s", "d", "c", "z"));
    for (const Fit& fit :
         largest_orders(ctx, static_cast<double>(device), static_cast<double>(files::memory_limit()))) {
        std::string row = fmt::format("{:<28}", fit.problem);
        for (const std::int64_t n : fit.orders) {
            row += fmt::format("{:>9}", n);
        }
        session.say("", row);
        session.report.set("fits", fit.problem, fit.orders);
    }
}

}  // namespace

void run_info(const Options& options) {
    Session session(options);
    lapilli_context ctx = session.context();
    const std::vector<Device> devices = devices_of(ctx);
    const auto yes = [](bool holds) { return holds ? "yes" : "no"; };
    session.say("Lapilli", fmt::format("{}, HDF5 files: {}, packed files: {}", lapilli_version(),
                                       yes(files::has_hdf5()), yes(files::has_zlib())));
    session.report.set("hdf5", files::has_hdf5());
    session.report.set("packed", files::has_zlib());
    const std::string backend = devices.empty() ? "none" : devices.front().name == "sim" ? "sim" : "cuda";
    session.say("backend", devices.empty()    ? session.devices()
                           : backend == "sim" ? "sim: simulated devices, for tests"
                                              : backend);
    session.report.set("backend", backend);
    if (devices.empty()) {
        session.report.set("why_no_devices", tools::why_no_devices(options.devices));
    }
    session.report.make_list("memories");
    for (std::size_t k = 0; k < devices.size(); ++k) {
        session.say(fmt::format("device {}", k),
                    fmt::format("{}, {}", devices[k].name, memory_text(devices[k])));
        Report memory;
        memory.set("name", devices[k].name);
        memory.set("free", devices[k].free);
        memory.set("total", devices[k].total);
        session.report.append("memories", memory);
    }
    const std::size_t cores = std::thread::hardware_concurrency(), free = files::memory_limit();
    session.say("host", fmt::format("{} cores, {} free", cores, files::readable_bytes(free)));
    session.report.set("host", "cores", cores);
    session.report.set("host", "free", free);
    if (options.measure && !devices.empty()) {
        show_links(session, ctx, static_cast<lapilli_int>(devices.size()));
    }
    show_orders(session, ctx, devices);
    if (options.json) {
        std::fputs(session.report.text().c_str(), stdout);
    }
    session.save_report();
}

}  // namespace lapilli::solve
