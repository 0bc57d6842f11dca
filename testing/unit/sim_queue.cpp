// SPDX-License-Identifier: BSD-3-Clause
// Queues, events, timestamps and failures of simulated devices.
#include <atomic>
#include <future>

#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

/// Holds a queue back until it is opened.
class Gate {
  public:
    explicit Gate(sim::SimQueue& queue) {
        queue.launch([opened = opened_.get_future().share()] { opened.wait(); });
    }
    ~Gate() { open(); }
    Gate(const Gate&) = delete;
    Gate& operator=(const Gate&) = delete;
    void open() {
        if (!std::exchange(is_open_, true)) opened_.set_value();
    }

  private:
    std::promise<void> opened_;
    bool is_open_ = false;
};

struct Shuffled : lapilli::Context {
    explicit Shuffled(const std::string& devices, int seed = 1) : lapilli::Context(devices) {
        settings.set("sim.seed", std::to_string(seed));
        settings.set("sim.jitter", "100");
    }
};

TEST(SimQueue, WorkIsDoneInOrder) {
    Shuffled context("sim:1");
    std::vector<int> order;
    for (int i = 0; i < 100; ++i) sim_queue(context, 0).launch([&order, i] { order.push_back(i); });
    context.queue(0).synchronize();
    ASSERT_EQ(order.size(), 100U);
    EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
}

TEST(SimQueue, QueuesRunAtTheSameTime) {
    lapilli::Context context("sim:2");
    // Each waits for the other: it ends only if both are at work.
    std::promise<void> first, second;
    auto& other = static_cast<sim::SimQueue&>(context.panel_queue(0));
    sim_queue(context, 0).launch([&] {
        first.set_value();
        second.get_future().wait();
    });
    other.launch([&] {
        second.set_value();
        first.get_future().wait();
    });
    context.synchronize();
}

// Two queues pass a number to and fro: each adds one, and only events order them.
TEST(SimQueue, EventsOrderQueues) {
    for (int seed = 0; seed < 3; ++seed) {
        Shuffled context("sim:2", seed);
        const std::unique_ptr<Event> events[] = {context.make_event(0), context.make_event(1)};
        int number = 0;
        for (int i = 0; i < 60; ++i) {
            const int me = i % 2;
            context.queue(me).wait(*events[1 - me]);
            sim_queue(context, me).launch([&number, i] {
                if (number == i) ++number;
            });
            context.queue(me).record(*events[me]);
        }
        context.synchronize();
        EXPECT_EQ(number, 60) << "seed " << seed;
    }
}

TEST(SimEvent, UnrecordedIsPassed) {
    lapilli::Context context("sim:1");
    const std::unique_ptr<Event> event = context.make_event(0);
    EXPECT_TRUE(event->done());
    event->synchronize();
    context.queue(0).wait(*event);
    context.queue(0).synchronize();
}

TEST(SimEvent, IsDoneWhenTheQueueHasPassedIt) {
    lapilli::Context context("sim:1");
    const std::unique_ptr<Event> event = context.make_event(0);
    Gate gate(sim_queue(context, 0));
    context.queue(0).record(*event);
    EXPECT_FALSE(event->done());
    gate.open();
    event->synchronize();
    EXPECT_TRUE(event->done());
}

TEST(SimEvent, RecordingAgainMovesIt) {
    lapilli::Context context("sim:2");
    const std::unique_ptr<Event> event = context.make_event(0);
    context.queue(0).record(*event);
    event->synchronize();
    Gate gate(sim_queue(context, 0));
    context.queue(0).record(*event);
    EXPECT_FALSE(event->done());
    // A queue that waited for an earlier recording keeps waiting for that one; the latest one counts when
    // waiting begins.
    std::atomic<bool> passed{false};
    context.queue(1).wait(*event);
    sim_queue(context, 1).launch([&passed] { passed = true; });
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    EXPECT_FALSE(passed);
    gate.open();
    context.queue(1).synchronize();
    EXPECT_TRUE(passed);
}

TEST(SimEvent, WaitLooksAtTheRecordingOfItsTime) {
    lapilli::Context context("sim:2");
    const std::unique_ptr<Event> event = context.make_event(0);
    context.queue(0).record(*event);
    context.queue(1).wait(*event);
    Gate gate(sim_queue(context, 0));
    context.queue(0).record(*event);
    // Queue 1 does not wait for the second recording, which is still held back.
    context.queue(1).synchronize();
}

// An event may go before the work that waits for it.
TEST(SimEvent, MayBeDestroyedEarly) {
    lapilli::Context context("sim:2");
    std::atomic<int> number{0};
    {
        Gate gate(sim_queue(context, 0));
        const std::unique_ptr<Event> event = context.make_event(0);
        sim_queue(context, 0).launch([&number] { number = 1; });
        context.queue(0).record(*event);
        context.queue(1).wait(*event);
        sim_queue(context, 1).launch([&number] { number = number == 1 ? 2 : -1; });
    }
    context.queue(1).synchronize();
    EXPECT_EQ(number, 2);
}

TEST(SimTimestamp, TimesGrowAlongAQueue) {
    Shuffled context("sim:1");
    const double before = now();
    std::vector<std::unique_ptr<Timestamp>> stamps;
    for (int i = 0; i < 20; ++i) stamps.push_back(context.queue(0).timestamp());
    context.queue(0).synchronize();
    double last = before;
    for (const auto& stamp : stamps) {
        EXPECT_GE(stamp->seconds(), last);
        last = stamp->seconds();
    }
    EXPECT_LE(last, now());
}

// The first failure is kept, what follows it on its queue is skipped, and other queues go on.
TEST(SimFailure, LatchesAndSurfaces) {
    lapilli::Context context("sim:2");
    const std::unique_ptr<Event> event = context.make_event(0);
    std::atomic<int> done{0};
    sim_queue(context, 0).launch([] { throw Error(LAPILLI_ERROR_DEVICE, "the first"); });
    sim_queue(context, 0).launch([] { throw Error(LAPILLI_ERROR_INTERNAL, "the second"); });
    sim_queue(context, 0).launch([&done] { ++done; });
    context.queue(0).record(*event);
    context.queue(1).wait(*event);
    sim_queue(context, 1).launch([&done] { done += 10; });
    EXPECT_EQ(code_of([&] { context.queue(0).synchronize(); }), LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(code_of([&] { context.queue(0).synchronize(); }), LAPILLI_ERROR_DEVICE) << "it stays";
    EXPECT_EQ(code_of([&] { context.queue(1).synchronize(); }), 0);
    EXPECT_EQ(code_of([&] { context.synchronize(); }), LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(done, 10);
    context.drain();
    context.queue(0).forget_failure();
    sim_queue(context, 0).launch([&done] { ++done; });
    context.synchronize();
    EXPECT_EQ(done, 11);
}

TEST(SimFailure, EndOfCallForgets) {
    lapilli::Context context("sim:1");
    context.begin_call("test", true);
    static_cast<sim::SimQueue&>(context.panel_queue(0)).launch([] {
        throw Error(LAPILLI_ERROR_DEVICE, "late");
    });
    context.end_call();
    EXPECT_NO_THROW(context.synchronize());
}

TEST(SimFailure, OnDemand) {
    lapilli::Context context("sim:2");
    std::vector<double> host(4, 1.0);
    const DeviceArray<double> a(context, 0, host), b(context, 1, host);
    const HostView<const double> from{host.data(), 4, 1, 4};
    // Counted over all devices, each kind for itself.
    context.settings.set("sim.fail", "copy:3");
    copy_across(context.queue(0), from, a.view());
    zero(context.queue(0), a.data(), 4);
    copy_across(context.queue(1), from, b.view());
    EXPECT_EQ(code_of([&] { copy_across(context.queue(0), from, a.view()); }), LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(code_of([&] { context.synchronize(); }), 0) << "what is refused at once leaves nothing behind";
    copy_across(context.queue(0), from, a.view());
    EXPECT_EQ(a.values(), host) << "only once";

    context.settings.set("sim.fail", "launch:2");
    zero(context.queue(0), a.data(), 4);
    EXPECT_EQ(code_of([&] { zero(context.queue(1), b.data(), 4); }), LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(b.values(), host);

    context.settings.set("sim.fail", "fault:1");
    zero(context.queue(1), b.data(), 4);
    EXPECT_EQ(code_of([&] { context.queue(1).synchronize(); }), LAPILLI_ERROR_DEVICE);
    context.queue(1).forget_failure();
    EXPECT_EQ(b.values(), host);

    context.settings.set("sim.fail", "alloc:2");
    void* first = context.device(0).allocate(8);
    EXPECT_NE(first, nullptr);
    EXPECT_EQ(context.device(1).allocate(8), nullptr);
    context.device(0).deallocate(first);

    context.settings.set("sim.fail", "host:1");
    EXPECT_EQ(context.device(0).allocate_pinned(8), nullptr);
    void* pinned = context.device(0).allocate_pinned(8);
    EXPECT_NE(pinned, nullptr);
    context.device(0).deallocate_pinned(pinned);
}

// The emulator is no part of the library, nor of this program.
TEST(SimDevice, EmulatedKernelsNeedTheEmulator) {
    lapilli::Context context("sim:1");
    context.settings.set("sim.kernels", "emulated");
    try {
        context.queue(0);
        FAIL() << "there is no emulator here";
    } catch (const Error& e) {
        EXPECT_EQ(e.code(), LAPILLI_ERROR_DEVICE);
        EXPECT_NE(std::string(e.what()).find("sim.kernels=emulated"), std::string::npos) << e.what();
    }
}

}  // namespace
}  // namespace lapilli::testing
