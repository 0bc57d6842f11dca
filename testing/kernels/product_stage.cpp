// SPDX-License-Identifier: BSD-3-Clause
// How the operands of a product lie in shared memory: every number has a place of its own, and neither the
// copies nor the reads meet in a bank.

#include <set>

#include "kernels/support.hpp"
#include "product/stage.cuh"

namespace lapilli::kernel_tests {
namespace {

/// Eight lanes move 128 bytes at a time, which have to be eight chunks of different banks.
template <class Chunk>
void expect_no_conflict(Chunk chunk) {
    for (int first = 0; first < 32; first += 8) {
        std::set<int> banks;
        std::set<int> chunks;
        for (int lane = first; lane < first + 8; ++lane) {
            banks.insert(chunk(lane) % 8);
            chunks.insert(chunk(lane));
        }
        ASSERT_EQ(banks.size(), chunks.size());
    }
}

template <class T, int X, int K, bool XFirst, ProductLoop Loop>
void check_stage() {
    using Stage = kernels::ProductStage<T, X, K, XFirst, Loop>;
    constexpr int per_chunk = Stage::per_chunk;
    std::set<int> places;
    for (int x = 0; x < X; ++x) {
        for (int k = 0; k < K; ++k) {
            const int chunk = Stage::chunk(x, k);
            ASSERT_TRUE(chunk >= 0 && chunk < X * K / per_chunk);
            places.insert(chunk * per_chunk + (XFirst ? x : k) % per_chunk);
        }
    }
    ASSERT_EQ(static_cast<int>(places.size()), X * K);
    // copies: chunks side by side in memory
    for (int c = 0; c < X * K / per_chunk; c += 32) {
        expect_no_conflict([&](int lane) {
            const int fast = (c + lane) % Stage::row_chunks * per_chunk,
                      slow = (c + lane) / Stage::row_chunks;
            return XFirst ? Stage::chunk(fast, slow) : Stage::chunk(slow, fast);
        });
    }
    // reads, and their addresses from the lane's first one
    for (int x0 = 0; x0 < X; x0 += Loop == ProductLoop::tensor ? 16 : 8 * per_chunk) {
        for (int k0 = 0; k0 < K; k0 += Loop == ProductLoop::tensor ? 8 : per_chunk) {
            for (int c = 0; c < per_chunk; ++c) {
                const int dx = XFirst ? 0 : c, dk = XFirst ? c : 0;
                const auto lane_x = [](int lane) {
                    return (Loop == ProductLoop::tensor ? lane / 4 : lane % 8) * per_chunk;
                };
                const auto lane_k = [](int lane) {
                    return Loop == ProductLoop::tensor ? lane % 4 * per_chunk : 0;
                };
                expect_no_conflict([&](int lane) {
                    const int chunk = Stage::chunk(x0 + dx + lane_x(lane), k0 + dk + lane_k(lane));
                    EXPECT_EQ(Stage::from(Stage::chunk(lane_x(lane), lane_k(lane)), x0 + dx, k0 + dk),
                              chunk * per_chunk);
                    return chunk;
                });
            }
        }
    }
}

/// Sixteen lanes read a number of 8 bytes each: four columns by four k of B that lies with its columns side
/// by side.
TEST(ProductStagePlaces, NoTwoLanesMeetInABankByEightBytes) {
    using Stage = kernels::ProductStage<double, 64, 16, true, ProductLoop::tensor>;
    for (int x0 = 0; x0 < 64; x0 += 8) {
        for (int k0 = 0; k0 < 16; k0 += 8) {
            for (int c = 0; c < 2; ++c) {
                for (int first = 0; first < 32; first += 16) {
                    std::set<int> banks;
                    for (int lane = first; lane < first + 16; ++lane) {
                        const int g = lane / 4, k = lane % 4 * 2;
                        const int at = Stage::from(Stage::chunk(g, k), x0, k0 + c) + g % 2;
                        EXPECT_EQ(at, Stage::chunk(x0 + g, k0 + k + c) * 2 + g % 2);
                        banks.insert(at % 16);
                    }
                    EXPECT_EQ(banks.size(), 16u);
                }
            }
        }
    }
}

/// The same of an operand whose k lie side by side: four pairs of x by four k.
TEST(ProductStagePlaces, NoTwoLanesMeetInABankByEightBytesAlongK) {
    using Stage = kernels::ProductStage<double, 64, 32, false, ProductLoop::tensor>;
    for (int x0 = 0; x0 < 64; x0 += 16) {
        for (int k0 = 0; k0 < 32; k0 += 4) {
            for (int r = 0; r < 2; ++r) {
                for (int first = 0; first < 32; first += 16) {
                    std::set<int> banks;
                    for (int lane = first; lane < first + 16; ++lane) {
                        const int g = lane / 4, k = lane % 4;
                        const int at = Stage::from(Stage::chunk(2 * g, k), x0 + r, k0) + k % 2;
                        EXPECT_EQ(at, Stage::chunk(x0 + 2 * g + r, k0 + k) * 2 + k % 2);
                        banks.insert(at % 16);
                    }
                    EXPECT_EQ(banks.size(), 16u);
                }
            }
        }
    }
}

template <class T>
class ProductStages : public ::testing::Test {};
TYPED_TEST_SUITE(ProductStages, Scalars, ScalarNames);

TYPED_TEST(ProductStages, NoTwoLanesMeetInABank) {
    using T = TypeParam;
    constexpr ProductLoop loop = sizeof(real_t<T>) == 8 ? ProductLoop::tensor : ProductLoop::plain;
    check_stage<T, 128, 16, true, loop>();
    check_stage<T, 128, 16, false, loop>();
    check_stage<T, 64, 16, true, loop>();
    check_stage<T, 64, 16, false, loop>();
    if constexpr (sizeof(T) == 8) {
        check_stage<T, 32, 32, true, loop>();
        check_stage<T, 32, 32, false, loop>();
    }
    if constexpr (sizeof(T) >= 8) {
        check_stage<T, 64, 8, true, loop>();
        check_stage<T, 64, 8, false, loop>();
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
