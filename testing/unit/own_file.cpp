// SPDX-License-Identifier: BSD-3-Clause
// The files that settings name: never another user's, and never through a link that another user has left.
#include "base/own_file.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "base/log.hpp"
#include "device/trace.hpp"

namespace lapilli::testing {
namespace {

constexpr uid_t somebody = 65534;

class OwnFile : public ::testing::Test {
  protected:
    OwnFile() : folder_(::testing::TempDir() + "lapilli-own-" + std::to_string(getpid())) {
        std::filesystem::create_directory(folder_);
    }
    ~OwnFile() override { std::filesystem::remove_all(folder_); }

    std::string path(const char* name) const { return folder_ + "/" + name; }
    static std::string content(const std::string& file) {
        std::ifstream in(file);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    /// Whether it could be written.
    static bool writes(const std::string& file) {
        const int opened = open_own_file(file, O_WRONLY | O_APPEND);
        if (opened < 0) return false;
        const bool good = write_all(opened, "line\n");
        return ::close(opened) == 0 && good;
    }

    std::string folder_;
};

TEST_F(OwnFile, NewOnesAndOnesOwn) {
    EXPECT_TRUE(writes(path("file")));
    EXPECT_TRUE(writes(path("file")));
    EXPECT_EQ(content(path("file")), "line\nline\n");
    EXPECT_FALSE(writes(path("no/such/folder")));
    EXPECT_FALSE(writes(folder_));
    EXPECT_TRUE(writes("/dev/null"));
}

TEST_F(OwnFile, OnesOwnLinks) {
    std::filesystem::create_symlink("target", path("link"));
    std::filesystem::create_symlink(path("link"), path("further"));
    EXPECT_TRUE(writes(path("further"))) << "to a file that is not there yet";
    EXPECT_TRUE(writes(path("link")));
    EXPECT_EQ(content(path("target")), "line\nline\n");
    std::filesystem::create_symlink("circle", path("circle"));
    EXPECT_FALSE(writes(path("circle")));
}

TEST_F(OwnFile, WhatTheProcessHasOpened) {
    int pipe[2];
    ASSERT_EQ(::pipe(pipe), 0);
    EXPECT_TRUE(writes("/proc/self/fd/" + std::to_string(pipe[1])));
    char text[16] = {};
    EXPECT_EQ(::read(pipe[0], text, sizeof(text) - 1), 5);
    EXPECT_STREQ(text, "line\n");
    ::close(pipe[0]);
    ::close(pipe[1]);
}

TEST_F(OwnFile, AnotherUsers) {
    if (geteuid() != 0) GTEST_SKIP() << "files of another user can be made by root alone";
    std::ofstream(path("mine")) << "mine\n";
    std::filesystem::create_symlink("mine", path("trap"));
    ASSERT_EQ(::lchown(path("trap").c_str(), somebody, somebody), 0);
    std::filesystem::create_symlink("trap", path("behind"));
    std::ofstream(path("theirs")) << "theirs\n";
    ASSERT_EQ(::chown(path("theirs").c_str(), somebody, somebody), 0);
    ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0666), 0);
    ASSERT_EQ(::chown(path("pipe").c_str(), somebody, somebody), 0);
    for (const char* name : {"trap", "behind", "theirs", "pipe"}) {
        EXPECT_FALSE(writes(path(name))) << name;
        ::testing::internal::CaptureStderr();
        write_log(path(name), "a line");
        const std::string said = ::testing::internal::GetCapturedStderr();
        EXPECT_NE(said.find("cannot be written"), std::string::npos) << name << ": " << said;
        Trace trace(path(name));
        trace.cpu("work", 0, 1);
        EXPECT_FALSE(trace.flush()) << name;
    }
    EXPECT_EQ(content(path("mine")), "mine\n");
    EXPECT_EQ(content(path("theirs")), "theirs\n");
}

}  // namespace
}  // namespace lapilli::testing
