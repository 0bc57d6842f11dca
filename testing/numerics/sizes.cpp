// SPDX-License-Identifier: BSD-3-Clause
// Every routine, precision, triangle and option on 0 to 5 devices at awkward sizes, in host memory, device
// memory and spread over the devices.
#include <map>
#include <tuple>

#include "numerics/suite.hpp"

namespace lapilli::testing {
namespace {

const std::vector<std::int64_t> sizes = {0, 1, 2, 3, block - 1, block, block + 1, 2 * block, 37, 61, 97};

class Sizes : public ::testing::TestWithParam<std::tuple<std::string, int>> {
  protected:
    // The places a case can be run in. Each case takes one: by turns, so that every size, triangle and option
    // meets every place on some number of devices, and every precision too.
    static Where place(int device_count, std::size_t turn) {
        const Where places[] = {Where::host, Where::device, Where::spread};
        return device_count == 0 ? Where::host : places[turn % 3];
    }

    template <class T>
    void run_all() {
        const auto& [name, device_count] = GetParam();
        const SmallBlocks ctx(device_count);
        const Routine<T>& routine = *find_routine<T>(name);
        std::size_t turn = static_cast<std::size_t>(device_count) + static_cast<std::size_t>(letter<T>);
        for (const std::int64_t n : sizes) {
            for (const char uplo : {'L', 'U'}) {
                for (const char job : routine.jobs.empty() ? std::string("V") : routine.jobs) {
                    for (const char* side_trans : {"LN", "LC", "RN", "RC"}) {
                        if (routine.name != "ormtr" && std::string(side_trans) != "LN") {
                            continue;
                        }
                        Problem p;
                        p.n = n;
                        p.uplo = uplo;
                        p.job = job;
                        p.side = side_trans[0];
                        p.trans = side_trans[1];
                        p.k = n == 37 ? 0 : n == 61 ? 1 : block + 3;
                        p.pad = n % 3;
                        p.poison = true;
                        p.seed = static_cast<std::uint64_t>(n + 1);
                        expect_correct(routine, ctx, p, place(device_count, turn++));
                    }
                }
            }
        }
    }
};

TEST_P(Sizes, s) { run_all<float>(); }
TEST_P(Sizes, d) { run_all<double>(); }
TEST_P(Sizes, c) { run_all<std::complex<float>>(); }
TEST_P(Sizes, z) { run_all<std::complex<double>>(); }

INSTANTIATE_TEST_SUITE_P(Routines, Sizes,
                         ::testing::Combine(::testing::Values("potrf", "potrs", "posv", "sytrd", "orgtr",
                                                              "ormtr", "stedc", "syevd"),
                                            ::testing::Range(0, 6)),
                         [](const auto& parameter) {
                             return std::get<0>(parameter.param) + "_on_" +
                                    std::to_string(std::get<1>(parameter.param));
                         });

}  // namespace
}  // namespace lapilli::testing
