// SPDX-License-Identifier: BSD-3-Clause
// Panels that travel to every device: each is whole when it is used, and the one it came from may be
// overwritten as soon as all devices have it, whatever the timing. A missing event is a wrong number here, or
// a race that ThreadSanitizer reports.
#include "matrix/panel_broadcast.hpp"

#include "matrix/pieces.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

constexpr index_t rows = 9, cols = 23, nb = 3;

struct Work {
    DistMatrix<double> a;
    PanelBuffers<double> panels;
    std::vector<DeviceView<double>> seen;  ///< on each device, the panels it has used, side by side
    explicit Work(Arena& arena) : a(arena, rows, cols, nb), panels(arena, rows, nb) {
        for (int d = 0; d < arena.devices(); ++d) seen.push_back(arena.device_matrix<double>(d, rows, cols));
    }
};

double element(index_t i, index_t j) { return static_cast<double>(i + 100 * j); }

void fill(Context& context, Work& work) {
    std::vector<double> host(static_cast<std::size_t>(rows * cols));
    for (index_t j = 0; j < cols; ++j) {
        for (index_t i = 0; i < rows; ++i) host[static_cast<std::size_t>(i + j * rows)] = element(i, j);
    }
    for (index_t b = 0; b < work.a.cyclic.blocks(); ++b) {
        const DeviceView<double> column = work.a.block_column(b, 0);
        copy_across(context.queue(work.a.cyclic.owner(b)),
                    HostView<double>{host.data() + b * nb * rows, rows, column.cols, rows}, column);
    }
    context.synchronize();
}

/// Every panel to every device of the team; the owner wipes it out as soon as it may.
void broadcast_all(Context& context, Work& work) {
    const int devices = work.a.cyclic.devices();
    PanelBroadcast broadcast(context, devices);
    for (index_t b = 0; b < work.a.cyclic.blocks(); ++b) {
        const index_t first = b * nb, width = work.a.cyclic.block_width(b);
        for (int d = 0; d < devices; ++d) {
            Queue& side = broadcast.begin_filling(d, b);
            bring(side, readable(work.a), {0, first, rows, width}, work.panels.at(d, b, rows, width));
            broadcast.end_filling(d, b);
        }
        for (int d = 0; d < devices; ++d) {
            Queue& queue = broadcast.begin_using(d, b);
            copy(queue, Part::all, work.panels.at(d, b, rows, width),
                 work.seen[static_cast<std::size_t>(d)].block(0, first, rows, width));
            broadcast.end_using(d, b);
        }
        Queue& owner = context.queue(work.a.cyclic.owner(b));
        broadcast.wait_until_filled(owner, b);
        set(owner, Part::all, -1.0, -1.0, work.a.block_column(b, 0));
    }
}

void check(Context& context, const Work& work, int d) {
    std::vector<double> host(static_cast<std::size_t>(rows * cols));
    copy_across(context.queue(d), work.seen[static_cast<std::size_t>(d)],
                HostView<double>{host.data(), rows, cols, rows});
    context.synchronize();
    for (index_t j = 0; j < cols; ++j) {
        for (index_t i = 0; i < rows; ++i) {
            ASSERT_EQ(host[static_cast<std::size_t>(i + j * rows)], element(i, j))
                << "device " << d << ", element " << i << ", " << j;
        }
    }
}

TEST(PanelBroadcast, EveryDeviceSeesEveryPanel) {
    for (int devices = 1; devices <= 5; ++devices) {
        for (const char* seed : {"1", "2", "3"}) {
            Context context("sim:" + std::to_string(devices));
            context.settings.set("sim.seed", seed);
            context.settings.set("sim.jitter", "50");
            Allocated<Work> work(context);
            fill(context, *work);
            broadcast_all(context, *work);
            for (int d = 0; d < devices; ++d) check(context, *work, d);
        }
    }
}

TEST(PanelBroadcast, SomeOfTheDevices) {
    Context context("sim:4");
    Allocated<Work> work(context, Team{3});
    fill(context, *work);
    broadcast_all(context, *work);
    for (int d = 0; d < 3; ++d) check(context, *work, d);
}

/// Writing into a buffer that the others copy from, as the factorization does.
TEST(PanelBroadcast, TheOwnersBufferIsFreeWhenAllHaveUsedIt) {
    for (int devices = 1; devices <= 3; ++devices) {
        Context context("sim:" + std::to_string(devices));
        context.settings.set("sim.jitter", "50");
        Allocated<Work> work(context);
        fill(context, *work);
        PanelBroadcast broadcast(context, devices);
        DeviceEvents made(context, devices);
        for (index_t b = 0; b < work->a.cyclic.blocks(); ++b) {
            const int owner = work->a.cyclic.owner(b);
            const index_t width = work->a.cyclic.block_width(b);
            Queue& maker = context.panel_queue(owner);
            broadcast.wait_until_free(maker, b);
            copy(maker, Part::all, work->a.block_column(b, 0), work->panels.at(owner, b, rows, width));
            maker.record(made[owner]);
            for (int d = 0; d < devices; ++d) {
                Queue& side = broadcast.begin_filling(d, b);
                side.wait(made[owner]);
                if (d != owner) {
                    copy_across(side, work->panels.at(owner, b, rows, width),
                                work->panels.at(d, b, rows, width));
                }
                broadcast.end_filling(d, b);
                copy(broadcast.begin_using(d, b), Part::all, work->panels.at(d, b, rows, width),
                     work->seen[static_cast<std::size_t>(d)].block(0, b * nb, rows, width));
                broadcast.end_using(d, b);
            }
        }
        for (int d = 0; d < devices; ++d) check(context, *work, d);
    }
}

TEST(PanelBroadcast, FailuresSurfaceAndEnd) {
    Context context("sim:3");
    const std::string kinds[] = {"copy:", "launch:"};
    for (const std::string& kind : kinds) {
        for (int k = 1; k <= 25; ++k) {
            {
                Allocated<Work> work(context);
                fill(context, *work);
                context.settings.set("sim.fail", kind + std::to_string(k));
                const int code = code_of([&] {
                    broadcast_all(context, *work);
                    context.synchronize();
                });
                context.settings.set("sim.fail", "");
                // Twenty-four copies, some within a device, and as many launches.
                EXPECT_TRUE(code == LAPILLI_ERROR_DEVICE || k > 23) << kind << k << ": " << code;
            }
            for (int d = 0; d < 3; ++d) context.queue(d).forget_failure();
            for (int d = 0; d < 3; ++d) context.panel_queue(d).forget_failure();
            Allocated<Work> work(context);
            fill(context, *work);
            broadcast_all(context, *work);
            for (int d = 0; d < 3; ++d) check(context, *work, d);
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
