// SPDX-License-Identifier: BSD-3-Clause
// Every routine, precision, triangle and option on 0 to 5 devices at awkward sizes (s and c at every second),
// in host memory, device memory and spread over the devices; under a sanitizer, which needs several times as
// long, of fewer sizes and on fewer numbers of devices.
#include <optional>
#include <tuple>

#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

const std::vector<std::int64_t> sizes =
    sanitized ? std::vector<std::int64_t>{0, 1, 2, block, block + 1, 37, 61}
              : std::vector<std::int64_t>{0, 1, 2, 3, block - 1, block, block + 1, 2 * block, 37, 61, 97};

std::vector<int> numbers_of_devices() {
    return device_counts(sanitized ? std::vector<int>{0, 3} : std::vector<int>{0, 1, 2, 3, 4, 5});
}

// Cases alternate between the numbers of devices: a case runs on every second number, in host memory, in
// device memory and spread, the next one on the others. The numbers are 0, 2, 4 for one half of the cases; on
// no device all is in host memory.
std::optional<Where> place_of(int device_count, std::size_t turn) {
    constexpr Where places[] = {Where::host, Where::device, Where::spread};
    if (numbers_of_devices().size() < 6)
        return device_count == 0 ? Where::host : places[(turn + static_cast<std::size_t>(device_count)) % 3];
    if ((turn + static_cast<std::size_t>(device_count)) % 2 != 0) return std::nullopt;
    if (device_count == 0) return Where::host;
    const auto which = static_cast<std::size_t>(device_count) / 2;
    return turn % 2 == 0 ? places[1 + (which + turn / 2) % 2] : places[(which + turn / 2) % 3];
}

class Sizes : public ::testing::TestWithParam<std::tuple<Instance, int>> {};

TEST_P(Sizes, AllOptions) {
    const Instance& routine = std::get<0>(GetParam());
    const int device_count = std::get<1>(GetParam());
    const SmallBlocks ctx(device_count);
    auto first = static_cast<std::size_t>(routine->precision());
    const char precision = routine->precision();
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        // s and c, whose text is that of d and z, have every second size each.
        if ((precision == 's' && i % 2 != 0) || (precision == 'c' && i % 2 == 0)) continue;
        const std::int64_t n = sizes[i];
        // An option that has one half of the numbers of devices at this size has the other half at the next.
        std::size_t turn = first++;
        Problem p;
        p.n = n;
        // Wide, square and tall ones by turns.
        if (routine->facts().rectangular) p.m = first % 3 == 0 ? n : first % 3 == 1 ? n / 2 : 2 * n + 5;
        p.k = n == 37 ? 0 : n == 61 ? 1 : k_of(*routine, block + 3);
        p.pad = n % 3;
        p.poison = true;
        p.seed = static_cast<std::uint64_t>(n + 1);
        for_each_option(*routine, p, [&](const Problem& q) {
            if (const auto where = place_of(device_count, turn++)) expect_correct(*routine, ctx, q, *where);
        });
    }
}

INSTANTIATE_TEST_SUITE_P(Routines, Sizes,
                         ::testing::Combine(::testing::ValuesIn(instances()),
                                            ::testing::ValuesIn(numbers_of_devices())),
                         [](const auto& info) {
                             return std::get<0>(info.param).name() + "_on_" +
                                    std::to_string(std::get<1>(info.param));
                         });

}  // namespace
}  // namespace lapilli::testing
