// SPDX-License-Identifier: BSD-3-Clause
// Queues of the caller: their scratch memory stays as long as any device may read it, and of it, too, an
// operation stays inside one array.
#include "runtime/user_queue.hpp"

#include <chrono>
#include <thread>

#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

struct Scratch {
    DeviceView<double> a, b;
    Scratch(Arena& arena, index_t rows)
        : a(arena.device_matrix<double>(0, rows, 1)), b(arena.device_matrix<double>(0, rows, 1)) {}
};

class UserQueues : public ::testing::Test {
  protected:
    lapilli::Context context{"sim:2"};
    std::unique_ptr<UserQueue> queue = make();

    std::unique_ptr<UserQueue> make() {
        return std::make_unique<UserQueue>(context, 0, context.device(0).make_user_queue(nullptr));
    }
    /// Device 1 reads the scratch memory of device 0, a while after this.
    void read_late(const DeviceView<double>& a, DeviceView<double> to) {
        sim_queue(context, 1).launch([] { std::this_thread::sleep_for(std::chrono::milliseconds(30)); });
        copy_across(context.queue(1), a, to);
    }
};

TEST_F(UserQueues, MayEndWhileAnotherDeviceReadsTheirMemory) {
    const DeviceArray<double> result(context, 1, 32);
    read_late(queue->scratch<Scratch>(32).a, result.view());
    queue.reset();
    EXPECT_NO_THROW(context.queue(1).synchronize());
}

TEST_F(UserQueues, MayGrowWhileAnotherDeviceReadsTheirMemory) {
    const DeviceArray<double> result(context, 1, 32);
    const Scratch first = queue->scratch<Scratch>(32);
    read_late(first.a, result.view());
    queue->scratch<Scratch>(1000);
    queue->synchronize();
    EXPECT_NO_THROW(context.queue(1).synchronize());
}

// Work that was submitted before the next work structure was made comes before it.
TEST_F(UserQueues, ArraysEndInTheOrderOfTheWork) {
    Queue& work = queue->queue();
    static_cast<sim::SimQueue&>(work).launch(
        [] { std::this_thread::sleep_for(std::chrono::milliseconds(10)); });
    const Scratch first = queue->scratch<Scratch>(32);
    set(work, Part::all, 1.0, 1.0, first.a);
    const Scratch second = queue->scratch<Scratch>(32);
    set(work, Part::all, 2.0, 2.0, second.b);
    EXPECT_NO_THROW(work.synchronize());
    set(work, Part::all, 3.0, 3.0, first.a);
    EXPECT_EQ(code_of([&] { work.synchronize(); }), LAPILLI_ERROR_DEVICE);
    work.forget_failure();
    set(work, Part::all, 3.0, 3.0, DeviceView<double>{second.a.data, 32, 2, second.a.ld});
    EXPECT_EQ(code_of([&] { work.synchronize(); }), LAPILLI_ERROR_DEVICE);
    work.forget_failure();
}

// Also where nothing was set between two calls, and where another context's settings were.
TEST_F(UserQueues, LanesHaveTheSettingsOfTheContext) {
    for (const char* const nb : {"96", "128"}) {
        ASSERT_TRUE(context.settings.set("potrf.nb", nb));
        for (int call = 0; call < 2; ++call) {
            EXPECT_EQ(queue->lane().settings.text("potrf.nb"), nb);
            EXPECT_EQ(queue->lane().settings.text("geqrf.crossover"), "0");
        }
        Settings other;
        ASSERT_TRUE(other.set("potrf.nb", "64"));
        EXPECT_EQ(queue->lane().settings.text("potrf.nb"), nb);
    }
}

}  // namespace
}  // namespace lapilli::testing
