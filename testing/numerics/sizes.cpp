// SPDX-License-Identifier: BSD-3-Clause
// Every routine, precision, triangle and option on 0 to 5 devices at awkward sizes, in host memory, device memory and
// spread over the devices; under a sanitizer, which needs several times as long, on fewer numbers of devices.
#include <tuple>

#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

const std::vector<std::int64_t> sizes = {0, 1, 2, 3, block - 1, block, block + 1, 2 * block, 37, 61, 97};

class Sizes : public ::testing::TestWithParam<std::tuple<Instance, int>> {
  protected:
    // The places a case can be run in. Each case takes one: by turns, so that every size, triangle and option
    // meets every place on some number of devices, and every precision too.
    static Where place(int device_count, std::size_t turn) {
        const Where places[] = {Where::host, Where::device, Where::spread};
        return device_count == 0 ? Where::host : places[turn % 3];
    }
};

TEST_P(Sizes, AllOptions) {
    const auto& [routine, device_count] = GetParam();
    const SmallBlocks ctx(device_count);
    std::size_t turn =
        static_cast<std::size_t>(device_count) + static_cast<std::size_t>(routine->precision());
    for (const std::int64_t n : sizes) {
        Problem p;
        p.n = n;
        p.k = n == 37 ? 0 : n == 61 ? 1 : block + 3;
        p.pad = n % 3;
        p.poison = true;
        p.seed = static_cast<std::uint64_t>(n + 1);
        for_each_option(*routine, p, [&](const Problem& q) {
            expect_correct(*routine, ctx, q, place(device_count, turn++));
        });
    }
}

INSTANTIATE_TEST_SUITE_P(
    Routines, Sizes,
    ::testing::Combine(::testing::ValuesIn(instances()),
                       ::testing::ValuesIn(device_counts(sanitized ? std::vector<int>{0, 1, 3}
                                                                   : std::vector<int>{0, 1, 2, 3, 4, 5}))),
    [](const auto& info) {
        return std::get<0>(info.param).name() + "_on_" + std::to_string(std::get<1>(info.param));
    });

}  // namespace
}  // namespace lapilli::testing
