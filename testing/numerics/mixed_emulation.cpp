// SPDX-License-Identifier: BSD-3-Clause
// Emulated products in solutions in mixed precision: their memory, and when the plan chooses them.
#include "numerics/mixed_suite.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class MixedEmulation : public Mixed<T> {};
TYPED_TEST_SUITE(MixedEmulation, DoublePrecisions, DoubleNames);

// Memory for emulated products is reserved where they are made, and by the setting of these routines.
TYPED_TEST(MixedEmulation, Memory) {
    const SmallBlocks ctx(1);
    const auto needs = [&](const auto& ask) {
        lapilli_memory bytes{};
        EXPECT_EQ(ask(&bytes), 0);
        return bytes.device;
    };
    const auto in_double = [&](lapilli_memory* bytes) { return lapilli_dpotrf_memory(ctx, 100, bytes); };
    const auto in_single = [&](lapilli_memory* bytes) { return lapilli_spotrf_memory(ctx, 100, bytes); };
    const auto mixed = [&](lapilli_memory* bytes) { return lapilli_dsposv_memory(ctx, 100, 1, bytes); };
    const std::size_t of_double = needs(in_double), of_single = needs(in_single), of_mixed = needs(mixed);
    ctx.set("product.emulation_memory", "64");
    const std::size_t memory = std::size_t{64} << 20;
    ctx.set("mixed.emulation", "single");
    EXPECT_EQ(needs(mixed), of_mixed + memory);
    EXPECT_EQ(needs(in_single), of_single);
    ctx.set("product.emulation", "single");
    EXPECT_EQ(needs(in_double), of_double);
    EXPECT_EQ(needs(in_single), of_single + memory);
    ctx.set("mixed.emulation", "off");
    EXPECT_EQ(needs(mixed), of_mixed);
    ctx.set("mixed.emulation", "auto");
    EXPECT_EQ(needs(mixed), of_mixed + memory);
}

/// Products of any size may be emulated, and the plan chooses that from order 40 on.
class EmulatedFrom40 : public SmallBlocks {
  public:
    EmulatedFrom40() : SmallBlocks(1) {
        set_all({{"test.product.emulation_size", "8"},
                 {"test.product.emulation_k", "1"},
                 {"product.emulation_memory", "2"}});
    }
    static constexpr std::size_t memory = std::size_t{2} << 20;
    std::size_t needs(lapilli_int n) const {
        lapilli_memory bytes{};
        EXPECT_EQ(lapilli_dsposv_memory(*this, n, 3, &bytes), 0);
        return bytes.device;
    }
};

TEST(MixedMemory, OfEmulationThatThePlanChooses) {
    const EmulatedFrom40 ctx;
    const std::size_t below = ctx.needs(39), from = ctx.needs(40);
    ctx.set("mixed.emulation", "off");
    EXPECT_EQ(below, ctx.needs(39));
    EXPECT_EQ(from, ctx.needs(40) + EmulatedFrom40::memory);
    ctx.set_all({{"mixed.emulation", "auto"}, {"sim.architecture", "80"}});
    EXPECT_EQ(from, ctx.needs(40) + EmulatedFrom40::memory) << "without warpgroups";
}

// Where a device lacks the memory, products are native. A setting insists.
TYPED_TEST(MixedEmulation, ThatThePlanChooses) {
    const Problem p = this->problem(70);
    const auto solution = [&](const auto& given, const EmulatedFrom40& ctx, const char* emulation) {
        auto x = given;
        ctx.set("mixed.emulation", emulation);
        EXPECT_EQ(this->call(ctx, p, x), 0) << lapilli_last_error(ctx);
        EXPECT_LE(this->error(p, given, x).worst(), Residuals::threshold);
        return x.X;
    };
    const auto expect_choice = [&](const auto& given) {
        const EmulatedFrom40 ctx, short_of_memory;
        short_of_memory.set("sim.memory", "2000000");
        const auto native = solution(given, ctx, "off"), emulated = solution(given, ctx, "single");
        EXPECT_FALSE(native.same_bits(emulated));
        EXPECT_TRUE(emulated.same_bits(solution(given, ctx, "auto")));
        EXPECT_TRUE(native.same_bits(solution(given, short_of_memory, "auto")));
        auto x = given;
        short_of_memory.set("mixed.emulation", "single");
        EXPECT_EQ(this->call(short_of_memory, p, x), LAPILLI_ERROR_DEVICE_MEMORY);
    };
    expect_choice(this->general(p));
    expect_choice(this->definite(p));
}

}  // namespace
}  // namespace lapilli::testing
