// SPDX-License-Identifier: BSD-3-Clause
// Memory queries are right to the byte: for device memory and for pinned memory, with all options. With one
// byte less a call fails with an error that names the missing bytes and changes nothing.
#include "schedule/suite.hpp"
#include "support/pinned.hpp"
#include "support/table.hpp"

namespace lapilli::testing {
namespace {

using DeviceMemory = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, DeviceMemory, ::testing::ValuesIn(instances()), instance_name);

TEST_P(DeviceMemory, TheQuerySufficesToTheByte) {
    std::vector<Schedule> schedules = routine().facts().schedules;
    if (routine().precision() == 's')
        schedules.push_back(
            {.settings = {{"product.emulation", "single"}, {"product.emulation_memory", "1"}}});
    if (routine().precision() == 'z')
        schedules.push_back({.settings = {{"product.emulation", "all"}, {"product.emulation_memory", "4"}}});
    for (const int device_count : {1, 2, 4}) {
        for (const Schedule& schedule : schedules) {
            const Shuffled ctx(device_count, 2, 0);
            ctx.set_all(schedule.settings);
            const Problem p = problem(schedule, 40, 'L');
            SCOPED_TRACE(text_of(schedule) + ", " + std::to_string(device_count) + " devices");
            const Operands input = routine().data(p);
            lapilli_memory bytes{};
            ASSERT_EQ(routine().memory(ctx, p, &bytes), 0);
            if (!routine().facts().on_devices) {
                EXPECT_EQ(bytes.device, 0U);
                ctx.set("sim.memory", "1");
                expect_correct(routine(), ctx, p, Where::host);
                continue;
            }
            ASSERT_GT(bytes.device, 0U);
            // Operands on a device take memory of the first one.
            const Where where = routine().facts().uses_devices(Where::host) ? Where::host : Where::device;
            Operands x = input;
            const auto placed = routine().place(ctx, p, where, x);
            const std::size_t held = ctx.in_use();
            ctx.set("sim.memory", std::to_string(held + bytes.device - 1));
            EXPECT_EQ(placed->call(), LAPILLI_ERROR_DEVICE_MEMORY);
            placed->fetch();
            EXPECT_TRUE(x.same(input));
            const std::string text = lapilli_last_error(ctx);
            EXPECT_NE(text.find(routine().full_name()), std::string::npos) << text;
            EXPECT_NE(text.find("lacks 1 bytes"), std::string::npos) << text;
            EXPECT_NE(text.find(std::to_string(bytes.device)), std::string::npos) << text;
            ctx.set("sim.memory", std::to_string(held + bytes.device));
            EXPECT_EQ(placed->call(), 0) << lapilli_last_error(ctx);
            placed->fetch();
            expect_good(routine(), p, input, x);
            EXPECT_LE(ctx.in_use(), held + bytes.device * static_cast<std::size_t>(device_count));
        }
    }
}

// Memory for products by bytes is counted for the precisions whose products are made of them.
TEST_P(DeviceMemory, EmulationIsCountedWhereItIsUsed) {
    const std::string name = routine().facts().name;
    if (name != "potrf" && name != "syevd" && name != "heevd") GTEST_SKIP() << "three routines stand for all";
    const Shuffled ctx(2, 2, 0);
    ctx.set("product.emulation_memory", "4");
    const Problem p = problem({}, 40, 'L');
    std::size_t off = 0;
    for (const char* const which : {"off", "single", "all"}) {
        ctx.set("product.emulation", which);
        lapilli_memory bytes{};
        ASSERT_EQ(routine().memory(ctx, p, &bytes), 0);
        if (off == 0) off = bytes.device;
        const bool single = routine().precision() == 's' || routine().precision() == 'c';
        const bool counted = which == std::string("all") || (which == std::string("single") && single);
        EXPECT_EQ(bytes.device >= off + (std::size_t{4} << 20), counted) << which;
        if (!counted) {
            EXPECT_EQ(bytes.device, off) << which;
        }
    }
}

// In d and z, which differ in more than the width of their scalars.
class MemoryOfOptions : public OfRoutine {
  protected:
    // The numbers of rows that A may have with n columns.
    static std::vector<std::int64_t> shapes(std::int64_t n) {
        return routine().facts().rectangular ? std::vector<std::int64_t>{n, n + 17, n - 17}
                                             : std::vector<std::int64_t>{-1};
    }
    // The options that a query is told, or the others.
    static std::vector<Option> options(bool told) {
        std::vector<Option> options = routine().facts().options;
        const auto all = table_arguments(routine().facts().name, "memory", routine().precision());
        std::erase_if(options, [&](const Option& option) {
            const bool is_told = std::any_of(all.begin(), all.end(), [&](const TableArgument& a) {
                return option_name(a.name) == option.name;
            });
            return is_told != told;
        });
        return options;
    }
    // The memory that a call takes, the largest of all devices.
    static lapilli_memory taken(const Shuffled& ctx, const Problem& p) {
        const Where where = routine().facts().uses_devices(Where::host) ? Where::host : Where::device;
        Operands x = routine().data(p);
        const auto placed = routine().place(ctx, p, where, x);
        const std::vector<std::size_t> before = ctx.in_use_of_each();
        EXPECT_EQ(placed->call(), 0) << lapilli_last_error(ctx);
        const std::vector<std::size_t> after = ctx.in_use_of_each();
        lapilli_memory bytes{0, pinned_in_use(ctx)};
        for (std::size_t d = 0; d < after.size(); ++d)
            bytes.device = std::max(bytes.device, after[d] - before[d]);
        return bytes;
    }
};
bool computes_on_devices(const Routine& routine) { return routine.facts().on_devices; }
INSTANTIATE_TEST_SUITE_P(Routines, MemoryOfOptions, ::testing::ValuesIn(instances(computes_on_devices, "dz")),
                         instance_name);

// These have copies of bands, of packed matrices and of vectors on the heap, too, which host_memory.cpp of
// the suite numerics counts; or, as BDSQR, those that LAPACK works in behind a device.
const auto takes_heap = named(
    {"gemqrt", "gerfs", "porfs", "syrfs", "herfs",  "gesvx", "posvx",       "sysvx", "hesvx", "sytrd_sb2st",
     "geev",   "gees",  "sbtrd", "sbevd", "sbev",   "sbevx", "spevd",       "spev",  "spgvd", "spgv",
     "stevx",  "stevr", "bdsdc", "bdsqr", "trevc3", "gbbrd", "gbbrd_gb2bd", "geevx", "trexc", "trsen"});

// For options that it does not have, a query answers with the largest need.
TEST_P(MemoryOfOptions, TheQueryAnswersToTheByte) {
    if (sanitized) GTEST_SKIP() << "counts bytes alone";
    const auto check = [](const Schedule& schedule, const Problem& told) {
        lapilli_memory said{}, most{};
        for_each_choice(options(false), told, [&](const Problem& p) {
            SCOPED_TRACE(describe(routine(), p) + text_of(schedule));
            const Shuffled ctx(2, 2, 0);
            ctx.set_all(schedule.settings);
            ASSERT_EQ(routine().memory(ctx, p, &said), 0);
            const lapilli_memory bytes = taken(ctx, p);
            EXPECT_LE(bytes.host, said.host);
            most = {std::max(most.device, bytes.device), std::max(most.host, bytes.host)};
        });
        SCOPED_TRACE(describe(routine(), told) + text_of(schedule));
        EXPECT_EQ(most.device, said.device);
        if (!takes_heap(routine())) {
            EXPECT_EQ(most.host, said.host);
        }
    };
    for (const Schedule& schedule : routine().facts().schedules) {
        const Problem any = problem(schedule, 40, 'L');
        for (const std::int64_t m : any.m < 0 ? shapes(any.n) : std::vector<std::int64_t>{any.m}) {
            Problem p = any;
            p.m = m;
            for_each_choice(options(true), p, [&](const Problem& told) { check(schedule, told); });
        }
    }
}

using Stages = OfRoutine;
INSTANTIATE_TEST_SUITE_P(Routines, Stages, ::testing::ValuesIn(instances(named({"syevd", "sygvd"}))),
                         instance_name);

// Two stages need more memory than one: where it is not there, `auto` takes one, and the query says so.
TEST_P(Stages, AutoTakesThoseThatFit) {
    if (routine().precision() != 'd') GTEST_SKIP() << "large: once for each routine";
    const Shuffled ctx(1, 2, 0);
    Problem p = problem({}, 600, 'L');
    p.job = 'V';
    const auto device_bytes = [&](const char* stages) {
        ctx.set("syevd.stages", stages);
        lapilli_memory bytes{};
        EXPECT_EQ(routine().memory(ctx, p, &bytes), 0) << lapilli_last_error(ctx);
        return bytes.device;
    };
    const std::size_t one = device_bytes("1"), two = device_bytes("2");
    ASSERT_LT(one, two);
    EXPECT_EQ(device_bytes("auto:601"), one);
    EXPECT_EQ(device_bytes("auto:600"), two);
    ctx.set("sim.memory", std::to_string(two));
    EXPECT_EQ(device_bytes("auto:600"), two);
    for (const std::size_t most : {two - 1, one}) {
        ctx.set("sim.memory", std::to_string(most));
        EXPECT_EQ(device_bytes("auto:600"), one);
    }
    const Operands input = routine().data(p);
    Operands x = input;
    EXPECT_EQ(run(routine(), ctx, p, Where::host, x).info, 0) << lapilli_last_error(ctx);
    expect_good(routine(), p, input, x);
    // The workspace that is kept counts as free.
    EXPECT_EQ(device_bytes("auto:600"), one);
}

// A larger workspace takes the place of a smaller one; one that does not fit leaves a context that still does
// what fits.
TEST_P(DeviceMemory, TheKeptWorkspaceGivesWay) {
    if (!routine().facts().uses_devices(Where::host)) GTEST_SKIP() << "has no workspace there";
    for (const Schedule& schedule : routine().facts().schedules) {
        const Shuffled ctx(2, 2, 0);
        ctx.set_all(schedule.settings);
        const Problem p = problem(schedule, 40, 'L'), small = problem(schedule, 20, 'L');
        const Problem huge = problem(schedule, 120, 'L');
        lapilli_memory bytes{};
        ASSERT_EQ(routine().memory(ctx, p, &bytes), 0);
        ctx.set("sim.memory", std::to_string(bytes.device));
        expect_correct(routine(), ctx, small, Where::host);
        expect_correct(routine(), ctx, p, Where::host);
        const Operands input = routine().data(huge);
        Operands x = input;
        EXPECT_EQ(run(routine(), ctx, huge, Where::host, x).info, LAPILLI_ERROR_DEVICE_MEMORY);
        EXPECT_TRUE(x.same(input));
        expect_correct(routine(), ctx, p, Where::host);
    }
}

}  // namespace
}  // namespace lapilli::testing
