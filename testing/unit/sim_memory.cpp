// SPDX-License-Identifier: BSD-3-Clause
// The memory of simulated devices: wrong accesses are caught.
#include <cstring>

#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

using sim::Memory;

TEST(SimMemory, TranslatesInsideOneAllocation) {
    Memory& memory = Memory::instance();
    const int owner = 0, stranger = 0;
    auto* p = static_cast<char*>(memory.allocate(&owner, 1000));
    ASSERT_NE(p, nullptr);
    auto* behind = static_cast<char*>(memory.translate(&owner, p, 1000));
    std::memset(behind, 7, 1000);
    EXPECT_EQ(memory.translate(&owner, p + 999, 1), behind + 999);
    EXPECT_EQ(memory.translate(&owner, p + 1000, 0), behind + 1000);
    EXPECT_EQ(memory.translate(nullptr, p + 10, 5), behind + 10);
    EXPECT_EQ(code_of([&] { memory.translate(&owner, p, 1001); }), LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(code_of([&] { memory.translate(&owner, p + 999, 2); }), LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(code_of([&] { memory.translate(&owner, p - 1, 1); }), LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(code_of([&] { memory.translate(&stranger, p, 1); }), LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(code_of([&] { memory.translate(&owner, &owner, 1); }), LAPILLI_ERROR_DEVICE);
    memory.deallocate(p);
    EXPECT_EQ(code_of([&] { memory.translate(&owner, p, 1); }), LAPILLI_ERROR_DEVICE);
}

TEST(SimMemory, KnowsItsPointersAndItsOwners) {
    Memory& memory = Memory::instance();
    const int first = 0, second = 0;
    EXPECT_EQ(memory.in_use(&first), 0U);
    void* a = memory.allocate(&first, 100);
    void* b = memory.allocate(&first, 5000);
    void* c = memory.allocate(&second, 30);
    EXPECT_EQ(memory.in_use(&first), 5100U);
    EXPECT_EQ(memory.in_use(&second), 30U);
    EXPECT_TRUE(memory.contains(static_cast<char*>(b) + 4999));
    EXPECT_FALSE(memory.contains(&first));
    EXPECT_FALSE(memory.contains(nullptr));
    int on_host = 0;
    EXPECT_EQ(memory.translate_any(nullptr, &on_host, sizeof(on_host)), &on_host);
    memory.deallocate(a);
    EXPECT_FALSE(memory.contains(a));
    memory.deallocate(b);
    memory.deallocate(c);
    EXPECT_EQ(memory.in_use(&first), 0U);
}

// An array has addresses of its own: from them nothing else of the allocation can be reached, though arrays
// may overlap.
TEST(SimMemory, ArraysOfAnAllocation) {
    Memory& memory = Memory::instance();
    const int owner = 0, stranger = 0;
    auto* whole = static_cast<char*>(memory.allocate(&owner, 4096));
    auto* behind = static_cast<char*>(memory.translate(&owner, whole, 4096));
    auto* first = static_cast<char*>(memory.array(whole, 0, 1024));
    auto* next = static_cast<char*>(memory.array(whole, 1024, 512));
    auto* over = static_cast<char*>(memory.array(whole, 512, 3584));
    auto* empty = static_cast<char*>(memory.array(whole, 4096, 0));
    EXPECT_EQ(memory.translate(&owner, first + 1000, 24), behind + 1000);
    EXPECT_EQ(memory.translate(nullptr, next, 512), behind + 1024);
    EXPECT_EQ(memory.translate(&owner, over + 512, 512), behind + 1024);
    EXPECT_EQ(memory.translate(&owner, empty, 0), behind + 4096);
    for (const auto& [pointer, bytes] : {std::pair(first, 1025),
                                         {first + 1024, 1},
                                         {next - 1, 1},
                                         {next, 513},
                                         {next + 512, 1},
                                         {over, 3585},
                                         {empty, 1}}) {
        EXPECT_EQ(code_of([&, p = pointer, n = bytes] {
                      memory.translate(&owner, p, static_cast<std::size_t>(n));
                  }),
                  LAPILLI_ERROR_DEVICE)
            << bytes;
    }
    EXPECT_EQ(code_of([&] { memory.translate(&stranger, first, 1); }), LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(memory.owner_of(next), &owner);
    EXPECT_EQ(memory.in_use(&owner), 4096U) << "arrays are no memory of their own";
    EXPECT_EQ(code_of([&] { memory.array(whole, 4000, 97); }), LAPILLI_ERROR_INTERNAL);

    EXPECT_EQ(memory.arrays_of(whole).size(), 4U);
    memory.forget(memory.arrays_of(whole));
    EXPECT_EQ(code_of([&] { memory.translate(&owner, first, 1); }), LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(memory.translate(&owner, whole + 4095, 1), behind + 4095) << "the whole is as it was";

    auto* again = static_cast<char*>(memory.array(whole, 0, 1024));
    EXPECT_NE(again, first) << "addresses are given once";
    const std::size_t refused = memory.refused();
    EXPECT_FALSE(memory.deallocate(again));
    EXPECT_EQ(memory.refused(), refused + 1);
    EXPECT_TRUE(memory.deallocate(whole));
    EXPECT_EQ(code_of([&] { memory.translate(&owner, again, 1); }), LAPILLI_ERROR_DEVICE);
}

TEST(SimMemoryDeathTest, HostCodeDies) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const int owner = 0;
    auto* p = static_cast<volatile double*>(Memory::instance().allocate(&owner, 64));
    EXPECT_DEATH(static_cast<void>(*p), "");
    EXPECT_DEATH(*p = 1, "");
    Memory::instance().deallocate(const_cast<double*>(p));
}

/// Operations are checked when the queue gets to them: the failure surfaces when one waits for it.
class SimMemoryFaults : public ::testing::Test {
  protected:
    lapilli::Context context{"sim:2"};

    void expect_fault(int d, const char* text) {
        try {
            context.queue(d).synchronize();
            ADD_FAILURE() << "not caught";
        } catch (const Error& e) {
            EXPECT_EQ(e.code(), LAPILLI_ERROR_DEVICE);
            EXPECT_NE(std::string(e.what()).find(text), std::string::npos) << e.what();
        }
        context.queue(d).forget_failure();
        EXPECT_NO_THROW(context.queue(d).synchronize());
    }
};

TEST_F(SimMemoryFaults, MemoryOfAnotherDevice) {
    const DeviceArray<double> mine(context, 0, 4), other(context, 1, 4);
    set(context.queue(0), Part::all, 1.0, 1.0, other.view());
    expect_fault(0, "another device");
    copy<double>(context.queue(0), Part::all, other.view(), mine.view());
    expect_fault(0, "another device");
    zero(context.queue(0), other.data(), 4);
    expect_fault(0, "another device");
    // Copies, however, may cross.
    copy_across(context.queue(0), other.view(), mine.view());
    EXPECT_NO_THROW(context.queue(0).synchronize());
}

TEST_F(SimMemoryFaults, OutOfRange) {
    const DeviceArray<double> a(context, 0, 10);
    std::vector<double> host(11);
    set(context.queue(0), Part::all, 1.0, 1.0, DeviceView<double>{a.data(), 11, 1, 11});
    expect_fault(0, "allocation of 80");
    // The last column counts with its rows only, not with its leading dimension.
    set(context.queue(0), Part::all, 1.0, 1.0, DeviceView<double>{a.data(), 3, 2, 7});
    EXPECT_NO_THROW(context.queue(0).synchronize());
    set(context.queue(0), Part::all, 1.0, 1.0, DeviceView<double>{a.data(), 3, 2, 8});
    expect_fault(0, "allocation of 80");
    copy_across(context.queue(0), DeviceView<double>{a.data(), 11, 1, 11},
                HostView<double>{host.data(), 11, 1, 11});
    expect_fault(0, "allocation of 80");
}

TEST_F(SimMemoryFaults, HostMemoryInAnOperation) {
    std::vector<double> host(4);
    set(context.queue(0), Part::all, 1.0, 1.0, DeviceView<double>{host.data(), 4, 1, 4});
    expect_fault(0, "no device memory");
}

TEST_F(SimMemoryFaults, FreedMemory) {
    double* gone = nullptr;
    {
        const DeviceArray<double> a(context, 0, 4);
        gone = a.data();
    }
    set(context.queue(0), Part::all, 1.0, 1.0, DeviceView<double>{gone, 4, 1, 4});
    expect_fault(0, "no device memory");
}

// Memory is given back only after the work that uses it.
TEST_F(SimMemoryFaults, FreeingWaits) {
    std::vector<double> result(4);
    {
        const DeviceArray<double> a(context, 0, 4);
        sim_queue(context, 0).launch([] { std::this_thread::sleep_for(std::chrono::milliseconds(20)); });
        set(context.queue(0), Part::all, 3.0, 3.0, a.view());
        copy_across(context.queue(0), a.view(), HostView<double>{result.data(), 4, 1, 4});
    }
    EXPECT_NO_THROW(context.queue(0).synchronize());
    EXPECT_EQ(result, std::vector<double>(4, 3.0));
}

}  // namespace
}  // namespace lapilli::testing
