// SPDX-License-Identifier: BSD-3-Clause
#include "base/eager_thread.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

namespace lapilli::testing {
namespace {

using std::chrono::microseconds;

// One after the other, whether the thread sleeps between them or looks for the next one.
TEST(EagerThread, WorksOneAfterTheOther) {
    for (const microseconds patience : {microseconds(0), microseconds(50)}) {
        EagerThread thread(patience);
        std::vector<int> done;
        for (int i = 0; i < 60; ++i) {
            thread.start([&done, i] { done.push_back(i); });
            if (i % 20 == 0) std::this_thread::sleep_for(microseconds(200));
            thread.wait();
            ASSERT_EQ(done.size(), static_cast<std::size_t>(i) + 1);
            ASSERT_EQ(done.back(), i);
        }
    }
}

TEST(EagerThread, PassesOnWhatTheWorkThrows) {
    EagerThread thread(microseconds(0));
    thread.start([] { throw std::runtime_error("as expected"); });
    try {
        thread.wait();
        FAIL();
    } catch (const std::runtime_error& error) {
        EXPECT_EQ(error.what(), std::string("as expected"));
    }
    bool done = false;
    thread.start([&done] { done = true; });
    thread.wait();
    EXPECT_TRUE(done);
}

// Its end waits for the work.
TEST(EagerThread, EndsAfterItsWork) {
    bool done = false;
    {
        EagerThread thread(microseconds(0));
        thread.start([&done] {
            std::this_thread::sleep_for(microseconds(3000));
            done = true;
        });
    }
    EXPECT_TRUE(done);
    const EagerThread idle(microseconds(10));
}

}  // namespace
}  // namespace lapilli::testing
