// SPDX-License-Identifier: BSD-3-Clause
#include "cusolver/device_context.hpp"

#include <unistd.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "cusolver/driver.hpp"
#include "cusolver/library.hpp"

namespace lapilli::cusolver {
namespace {

struct Place {
    std::mutex mutex;
    bool is_made = false;
    pid_t maker = 0;
    lapilli_context context = nullptr;
    Lane lane;
    std::string why;
};

constexpr int most_devices = 64;

Place* place_of(int device) {
    // Never destroyed: the last call may come from the end of the process.
    static auto* const places = new std::array<Place, most_devices>;
    return device < 0 || device >= most_devices ? nullptr : &(*places)[static_cast<std::size_t>(device)];
}

/// Whether LAPILLI_DEVICES, "cuda:0,2" or a word for all of them, lets the library use device k.
bool is_allowed(std::string_view devices, int k) {
    const std::size_t colon = devices.find(':');
    if (colon == std::string_view::npos) return true;
    const std::string list = "," + std::string(devices.substr(colon + 1)) + ",";
    return list.find("," + std::to_string(k) + ",") != std::string::npos;
}

/// The text of a context for device k, empty where there may be none. Simulated devices are for tests: arrays
/// in host memory.
std::string devices_of(int k) {
    const std::string devices = lapilli_private_setting("devices");
    if (devices == "none" || devices == "cpu") return {};
    if (devices.starts_with("sim")) return "sim:1";
    return is_allowed(devices, k) ? "cuda:" + std::to_string(k) : std::string();
}

void make(Place& place, int k) {
    place.is_made = true;
    place.maker = getpid();
    const std::string devices = devices_of(k);
    if (devices.empty()) {
        place.why = "LAPILLI_DEVICES leaves out device " + std::to_string(k);
    } else if (lapilli_create(&place.context, devices.c_str()) != 0) {
        place.context = nullptr;
        place.why = lapilli_last_error(nullptr);
    } else {
        // Matrices that come here are in device memory, and worth the device: its crossovers are for matrices
        // of the host.
        lapilli_private_lower_crossovers(place.context, 0);
    }
}

/// Lends the context the memory, or takes it back: space {nullptr, 0}. False if the memory is not this
/// device's.
bool lend(lapilli_context context, const Space& space) {
    return lapilli_set_workspace(context, 0, space.address, static_cast<lapilli_int>(space.bytes)) == 0;
}

}  // namespace

Space aligned(const Space& space) {
    const auto first = reinterpret_cast<std::uintptr_t>(space.address);
    const std::size_t skipped = (alignment - first % alignment) % alignment;
    if (space.address == nullptr || space.bytes <= skipped) return {};
    return {static_cast<std::byte*>(space.address) + skipped, space.bytes - skipped};
}

Lane& lane_of_current_device() { return place_of(current_device())->lane; }

DeviceContext::DeviceContext(void* stream, const Space& space) {
    const int device = current_device();
    Place* const place = place_of(device);
    if (place == nullptr) {
        why_ = "no device is current";
        return;
    }
    if (place->maker != 0 && place->maker != getpid()) {  // its lock may be one of the parent's threads'
        why_ = "this process was forked: its parent has the device";
        return;
    }
    lock_ = std::unique_lock(place->mutex);
    if (!place->is_made) make(*place, device);
    why_ = place->why;
    if (place->context == nullptr) return;
    if (lapilli_device_count(place->context) < 1 || lapilli_set_stream(place->context, 0, stream) != 0) {
        why_ = lapilli_last_error(place->context);
        return;
    }
    context_ = place->context;
    lane_ = &place->lane;
    const Space usable = aligned(space);
    has_space_ = usable.bytes > 0 && lend(context_, usable);
}

DeviceContext::~DeviceContext() {
    if (has_space_) lend(context_, Space{});
}

}  // namespace lapilli::cusolver
