// SPDX-License-Identifier: BSD-3-Clause
// Which backend a device specification means: the only place that knows all of them.
#include <algorithm>
#include <charconv>
#include <optional>
#include <stdexcept>

#include "backend/local_rank.hpp"
#include "backend/sim/sim_device.hpp"
#include "base/cyclic.hpp"
#include "device/device.hpp"
#if LAPILLI_WITH_CUDA
#include "backend/cuda/cuda_device.hpp"
#endif

namespace lapilli {
namespace {

int parse_number(const std::string& text) {
    int number = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 0) {
        throw std::invalid_argument("'" + text + "' is not the number of a device");
    }
    return number;
}

std::vector<int> parse_numbers(const std::string& list) {
    std::vector<int> numbers;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t comma = std::min(list.find(',', begin), list.size());
        numbers.push_back(parse_number(list.substr(begin, comma - begin)));
        begin = comma + 1;
    }
    return numbers;
}

std::vector<int> first_numbers(int count) {
    std::vector<int> numbers;
    for (int k = 0; k < count; ++k) numbers.push_back(k);
    return numbers;
}

/// Why there is no CUDA device.
std::string cuda_absence() {
#if LAPILLI_WITH_CUDA
    return cuda::absence();
#else
    return "the library was built without CUDA";
#endif
}

int cuda_device_count() {
#if LAPILLI_WITH_CUDA
    return cuda::device_count();
#else
    return 0;
#endif
}

/// One of `count` devices, by the rank of this process among those of the node.
DeviceList device_of_this_rank(const char* backend, int count) {
    const std::optional<int> rank = local_rank();
    const std::string why = rank ? "the rank on this node is " + std::to_string(*rank)
                                 : "no launcher has set the rank on this node";
    return {backend, {device_of_rank(rank.value_or(0), local_ranks(), count)}, why};
}

/// The devices, out of `count`, for the ranks of a list.
DeviceList devices_of_ranks(const char* backend, int count, const std::string& list) {
    std::vector<int> devices;
    for (const int rank : parse_numbers(list)) devices.push_back(device_of_rank(rank, local_ranks(), count));
    std::sort(devices.begin(), devices.end());
    devices.erase(std::unique(devices.begin(), devices.end()), devices.end());
    if (devices.size() > max_team) devices.resize(max_team);
    return {backend, devices, "for the ranks " + list + " on this node"};
}

}  // namespace

DeviceList parse_devices(const std::string& given) {
    std::string specification = given;
    for (char& c : specification) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    const std::size_t colon = specification.find(':');
    const std::string backend = specification.substr(0, colon);
    const bool listed = colon != std::string::npos;
    const std::string list = listed ? specification.substr(colon + 1) : "";
    if (specification == "none" || specification == "cpu") return {"none", {}, {}};
    if (specification == "auto" || specification == "rank") {
        const int count = cuda_device_count();
        if (count == 0) return {"none", {}, cuda_absence()};
        if (specification == "rank") return device_of_this_rank("cuda", count);
        return {"cuda", first_numbers(std::min(count, max_team)), {}};
    }
    if (specification == "sim:rank") return device_of_this_rank("sim", max_team);
    if (backend == "ranks") {
        const int count = cuda_device_count();
        DeviceList devices = devices_of_ranks("cuda", std::max(count, 1), list);
        return count > 0 ? devices : DeviceList{"none", {}, cuda_absence()};
    }
    if (specification.rfind("sim:ranks:", 0) == 0)
        return devices_of_ranks("sim", max_team, specification.substr(10));
    if (backend == "sim") {
        const int count = listed ? parse_number(list) : 1;
        if (count < 1 || count > max_team)
            throw std::invalid_argument("there can be 1 to 16 simulated devices, not " + list);
        return {"sim", first_numbers(count), {}};
    }
    if (backend == "cuda") {
        const int count = cuda_device_count();
        if (list == "rank" && count > 0) return device_of_this_rank("cuda", count);
        std::vector<int> numbers = listed && list != "rank" ? parse_numbers(list) : first_numbers(count);
        if (count == 0) throw std::invalid_argument("there is no CUDA device: " + cuda_absence());
        if (numbers.size() > max_team) throw std::invalid_argument("more than 16 CUDA devices");
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (numbers[i] >= count)
                throw std::invalid_argument("there is no CUDA device " + std::to_string(numbers[i]) +
                                            ", the last one is " + std::to_string(count - 1));
            for (std::size_t k = 0; k < i; ++k) {
                if (numbers[k] == numbers[i]) throw std::invalid_argument("a CUDA device is named twice");
            }
        }
        return {"cuda", std::move(numbers), {}};
    }
    throw std::invalid_argument(
        "'" + given + "' is not a list of devices: auto, none or cpu, rank, cuda, cuda:0,1 or sim:4");
}

std::vector<std::unique_ptr<Device>> open_devices(const DeviceList& list, const Settings& settings) {
    if (list.backend == "sim") return sim::open_sim_devices(list.ordinals, settings);
#if LAPILLI_WITH_CUDA
    if (list.backend == "cuda") return cuda::open_cuda_devices(list.ordinals);
#endif
    return {};
}

}  // namespace lapilli
