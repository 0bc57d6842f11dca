// SPDX-License-Identifier: BSD-3-Clause
// LOBPCG, Lanczos and filtered iteration by the kernels' text under the emulator.
#include <cmath>
#include <numbers>
#include <string>

#include "emulator/operations/kernels.hpp"
#include "schedule/iterative.hpp"

namespace lapilli::testing {
namespace {

using namespace iterative;

const bool kernels_installed = (simt::install_kernels(), true);

template <class T>
class IterativeKernels : public ::testing::Test {};
TYPED_TEST_SUITE(IterativeKernels, FullScalars, ScalarNames);

/// The eigenvalues of second differences, and the same bits again.
TYPED_TEST(IterativeKernels, RightAndTheSameBitsAgain) {
    using T = TypeParam;
    ASSERT_TRUE(kernels_installed);
    for (const Method<T>& method : methods<T>()) {
        for (const int devices : {1, 3}) {
            Found<T> found[2];
            for (const int seed : {0, 1}) {
                const Late ctx(devices, seed);
                ctx.set("sim.kernels", "emulated");
                const Laplacian<T> problem(ctx);
                ASSERT_EQ(method.call(ctx, problem.a, found[seed]), 0) << lapilli_last_error(ctx);
            }
            EXPECT_TRUE(found[1].same(found[0])) << method.name << ", devices " << devices;
            for (std::int64_t k = 0; k < nev; ++k) {
                const auto place = static_cast<double>(std::string(method.name) == "trlan" ? n - k : k + 1);
                const double value = 2 - 2 * std::cos(place * std::numbers::pi / (n + 1));
                EXPECT_NEAR(static_cast<double>(found[0].w[static_cast<std::size_t>(k)]), value, 1e-3)
                    << method.name << ", devices " << devices;
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
