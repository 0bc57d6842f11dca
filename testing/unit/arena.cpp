// SPDX-License-Identifier: BSD-3-Clause
// Workspace: what is measured is what is used, pieces do not overlap, and a context keeps, grows and frees
// it.
#include "runtime/arena.hpp"

#include <cstdint>

#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

constexpr std::size_t alignment = 256;

struct Piece {
    std::uintptr_t begin, end;
};

struct Work {
    std::vector<std::vector<Piece>> device;
    std::vector<Piece> pinned;

    Work(Arena& arena, index_t n, index_t nb) {
        for (int d = 0; d < arena.devices(); ++d) {
            device.emplace_back();
            const DeviceView<double> a = arena.device_matrix<double>(d, n, nb + d);
            add(device.back(), a.data, a.ld * a.cols);
            EXPECT_EQ(a.ld % row_padding, 0);
            EXPECT_GE(a.ld, n);
            add(device.back(), arena.device_array<char>(d, 1), 1);
            add(device.back(), arena.device_array<std::complex<float>>(d, 3 * n), 3 * n);
            add(device.back(), arena.device_array<float>(d, 0), 0);
        }
        const HostView<double> p = arena.pinned_matrix<double>(n, nb);
        EXPECT_GE(p.ld, n + 2) << "OpenBLAS reads past the end of a vector";
        add(pinned, p.data, p.ld * p.cols);
        add(pinned, arena.pinned_array<int>(5), 5);
    }

    template <class T>
    static void add(std::vector<Piece>& pieces, T* data, index_t count) {
        const auto begin = reinterpret_cast<std::uintptr_t>(data);
        pieces.push_back({begin, begin + static_cast<std::size_t>(count) * sizeof(T)});
    }
};

void expect_inside(const std::vector<Piece>& pieces, std::uintptr_t base, std::size_t bytes) {
    std::uintptr_t end = base;
    for (const Piece& piece : pieces) {
        EXPECT_EQ(piece.begin % alignment, 0U);
        EXPECT_GE(piece.begin, end) << "pieces overlap";
        end = piece.end;
    }
    EXPECT_LE(end, base + bytes);
    EXPECT_LT(base + bytes - end, alignment) << "more was measured than used";
}

TEST(Arena, MeasuredIsUsed) {
    for (int devices = 0; devices <= 3; ++devices) {
        for (const index_t n : {0, 1, 31, 32, 33, 100}) {
            Arena measure(devices);
            Work(measure, n, 5);
            const Footprint& bytes = measure.used();
            ASSERT_EQ(bytes.device.size(), static_cast<std::size_t>(devices));

            std::vector<std::byte*> bases;
            for (int d = 0; d < devices; ++d) {
                bases.push_back(reinterpret_cast<std::byte*>(std::uintptr_t{1} << (32 + d)));
            }
            auto* const pinned = reinterpret_cast<std::byte*>(std::uintptr_t{1} << 40);
            Arena arena(bases, pinned);
            const Work work(arena, n, 5);
            EXPECT_EQ(arena.used().device, bytes.device);
            EXPECT_EQ(arena.used().pinned, bytes.pinned);
            for (int d = 0; d < devices; ++d) {
                const auto k = static_cast<std::size_t>(d);
                // The last piece on a device is empty: it ends where it begins.
                expect_inside(work.device[k], reinterpret_cast<std::uintptr_t>(bases[k]), bytes.device[k]);
            }
            expect_inside(work.pinned, reinterpret_cast<std::uintptr_t>(pinned), bytes.pinned);
        }
    }
}

TEST(Workspace, IsTakenAsMeasured) {
    lapilli::Context context("sim:3");
    const Footprint footprint = Allocated<Work>::measure(Team{3}, index_t{50}, index_t{4});
    {
        Allocated<Work> work(context, index_t{50}, index_t{4});
        for (int d = 0; d < 3; ++d) {
            EXPECT_EQ(in_use(context, d), footprint.device[static_cast<std::size_t>(d)]);
            const Piece& last = work->device[static_cast<std::size_t>(d)][2];
            // Inside one allocation of this device, to its end.
            EXPECT_NO_THROW(sim::Memory::instance().translate(
                &context.device(d), reinterpret_cast<const void*>(last.begin), last.end - last.begin));
        }
        // The host's part is real memory, all of it.
        for (const Piece& piece : work->pinned) {
            std::fill(reinterpret_cast<char*>(piece.begin), reinterpret_cast<char*>(piece.end), 'x');
        }
    }
}

/// Two arrays one behind the other, and one in the place of both.
struct Overlay {
    DeviceView<double> first, second, both;
    double* empty = nullptr;

    explicit Overlay(Arena& arena) {
        arena.overlay(
            [&] {
                first = arena.device_matrix<double>(1, 32, 2);
                empty = arena.device_array<double>(1, 0);
                second = arena.device_matrix<double>(1, 32, 2);
            },
            [&] { both = arena.device_matrix<double>(1, 32, 4); });
    }
};

// The workspace is one allocation: that operations stay in their arrays must be looked at for each array.
TEST(Workspace, AnOperationStaysInsideOneArray) {
    lapilli::Context context("sim:2");
    const auto code = [&](const DeviceView<double>& a) {
        set(context.queue(1), Part::all, 0.0, 0.0, a);
        const int found = code_of([&] { context.synchronize(); });
        context.queue(1).forget_failure();
        return found;
    };
    const auto wider = [](DeviceView<double> a, index_t cols) {
        a.cols = cols;
        return a;
    };
    DeviceView<double> kept;
    {
        Allocated<Overlay> work(context);
        for (const DeviceView<double>& a : {work->first, work->second, work->both}) EXPECT_EQ(code(a), 0);
        // Each is followed by memory of the workspace, and is inside the third one's.
        EXPECT_EQ(code(wider(work->first, 3)), LAPILLI_ERROR_DEVICE);
        EXPECT_EQ(code(wider(work->second, 3)), LAPILLI_ERROR_DEVICE);
        EXPECT_EQ(code(wider(work->both, 5)), LAPILLI_ERROR_DEVICE);
        EXPECT_EQ(code({work->empty, 1, 1, 1}), LAPILLI_ERROR_DEVICE);
        kept = work->first;
    }
    EXPECT_EQ(code(kept), LAPILLI_ERROR_DEVICE) << "arrays end with the work structure";
    Allocated<Overlay> work(context);
    EXPECT_EQ(code(kept), LAPILLI_ERROR_DEVICE) << "in the same memory there is another array now";
    EXPECT_EQ(code(work->first), 0);
}

// Room is what is free and what the workspace has.
TEST(Workspace, HasRoom) {
    lapilli::Context context("sim:2");
    const auto measured = [](index_t n) { return Allocated<Work>::measure(Team{2}, n, index_t{4}); };
    const Footprint small = measured(20), large = measured(50), larger = measured(100);
    context.settings.set("sim.memory", std::to_string(large.device[1]));
    EXPECT_TRUE(context.has_room(large));
    EXPECT_FALSE(context.has_room(larger));
    { const Allocated<Work> work(context, index_t{50}, index_t{4}); }
    EXPECT_TRUE(context.has_room(large)) << "nothing else is free, but that is kept";
    EXPECT_TRUE(context.has_room(small));
    EXPECT_FALSE(context.has_room(larger));
    context.settings.set("sim.memory", std::to_string(std::max(larger.device[0], larger.device[1])));
    EXPECT_TRUE(context.has_room(larger)) << "what is free and what is kept together are enough";
}

// Memory that was freed to make room is not freed again.
TEST(Workspace, TooLargeACallAndThenAGoodOne) {
    lapilli::Context context("sim:1");
    const auto use = [&](index_t n) { const Allocated<Work> work(context, n, index_t{4}); };
    const std::size_t refused = sim::Memory::instance().refused();
    use(20);
    context.settings.set("sim.memory", "20000");
    EXPECT_EQ(code_of([&] { use(1000); }), LAPILLI_ERROR_DEVICE_MEMORY);
    EXPECT_EQ(in_use(context, 0), 0U);
    EXPECT_EQ(code_of([&] { use(20); }), 0);
    EXPECT_GT(in_use(context, 0), 0U);
    context.release_workspace();
    EXPECT_EQ(sim::Memory::instance().refused(), refused);
}

TEST(Workspace, IsKeptGrownAndReleased) {
    lapilli::Context context("sim:2");
    const auto use = [&](index_t n) { const Allocated<Work> work(context, n, index_t{4}); };
    use(20);
    const std::size_t small = in_use(context, 1);
    use(100);
    const std::size_t large = in_use(context, 1);
    EXPECT_GT(large, small);
    use(20);
    EXPECT_EQ(in_use(context, 1), large);
    context.release_workspace();
    EXPECT_EQ(in_use(context, 0), 0U);
    EXPECT_EQ(in_use(context, 1), 0U);
    use(20);
    EXPECT_EQ(in_use(context, 1), small);

    context.settings.set("memory.cache", "off");
    context.begin_call("test", true);
    use(20);
    EXPECT_EQ(in_use(context, 1), small);
    context.end_call();
    EXPECT_EQ(in_use(context, 1), 0U);
}

TEST(Workspace, TooLittleDeviceMemory) {
    lapilli::Context context("sim:2");
    const std::size_t needed = Allocated<Work>::measure(Team{2}, index_t{50}, index_t{4}).device[1];
    const auto use = [&] { const Allocated<Work> work(context, index_t{50}, index_t{4}); };
    // Device 1 needs a column more than device 0.
    context.settings.set("sim.memory", std::to_string(needed - 1));
    try {
        use();
        FAIL() << "more memory than there is";
    } catch (const Error& e) {
        EXPECT_EQ(e.code(), LAPILLI_ERROR_DEVICE_MEMORY);
        const std::string text = e.what();
        EXPECT_NE(text.find("device 1"), std::string::npos) << text;
        EXPECT_NE(text.find("lacks 1 bytes"), std::string::npos) << text;
        EXPECT_NE(text.find(std::to_string(needed)), std::string::npos) << text;
    }
    context.settings.set("sim.memory", std::to_string(needed));
    EXPECT_NO_THROW(use());
}

TEST(Workspace, TooLittleHostMemory) {
    lapilli::Context context("sim:1");
    const auto use = [&] { const Allocated<Work> work(context, index_t{50}, index_t{4}); };
    context.settings.set("sim.fail", "host:1");
    EXPECT_EQ(code_of(use), LAPILLI_ERROR_HOST_MEMORY);
    EXPECT_EQ(code_of(use), 0);
}

}  // namespace
}  // namespace lapilli::testing
