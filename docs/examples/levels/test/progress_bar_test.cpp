// SPDX-License-Identifier: BSD-3-Clause
#include "common/progress_bar.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <vector>

#include "solve.hpp"

namespace levels {

using lapilli::tools::bar_text;
using lapilli::tools::ProgressBar;
using lapilli::tools::time_text;

namespace {

TEST(ProgressBar, ShowsWhatIsDoneAndNotMore) {
    EXPECT_NE(bar_text("dsyevd", "solve", 0).find(" ▕   0 %"), std::string::npos);
    EXPECT_NE(bar_text("dsyevd", "solve", 0.999).find("99 %"), std::string::npos);
    EXPECT_NE(bar_text("dsyevd", "solve", 1).find("█▕ 100 %"), std::string::npos);
    EXPECT_EQ(bar_text("dsyevd", "solve", -3), bar_text("dsyevd", "solve", 0));
}

// Python's bar has the same table (python/tests/test_bar.py).
TEST(ProgressBar, TellsTheTimeThatIsLeft) {
    EXPECT_EQ(time_text(12.34, 12, 0.5), "12.3 s, 12 s left");
    EXPECT_EQ(time_text(100, 30, 0.1), "100.0 s, 4 min left");  // 270 s, to even
    EXPECT_EQ(time_text(5, 0.5, 0.5), "5.0 s") << "too early to tell";
    EXPECT_EQ(time_text(5, 5, 0.01), "5.0 s") << "too early to tell";
    EXPECT_EQ(time_text(5, 5, 1), "5.0 s");
}

// The first interrupt is the library's to answer: the call ends with its code, and the program goes on.
TEST(ProgressBar, AnInterruptCancelsTheCall) {
    const Context context("sim:2");
    const std::int64_t n = 300;
    std::vector<double> a(n * n, 1.0), w(n);
    const ProgressBar bar(context, ProgressBar::Show::on_terminal);
    std::raise(SIGINT);
    EXPECT_EQ(lapilli_dsyevd(context, 'V', 'L', n, a.data(), n, w.data()), LAPILLI_ERROR_CANCELLED);
    EXPECT_EQ(a, std::vector<double>(n * n, 1.0));
}

TEST(ProgressBar, TheClockGoesOnWithoutReports) {
    ::testing::internal::CaptureStderr();
    {
        const Context context("none");
        ProgressBar bar(context, ProgressBar::Show::always);
        bar.announce("waiting");
        std::this_thread::sleep_for(std::chrono::milliseconds(350));
    }
    const std::string text = ::testing::internal::GetCapturedStderr();
    EXPECT_NE(text.find("waiting  0.0 s"), std::string::npos) << text;
    EXPECT_NE(text.find("waiting  0.2 s"), std::string::npos) << text;
}

}  // namespace
}  // namespace levels
