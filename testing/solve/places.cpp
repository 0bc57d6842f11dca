// SPDX-License-Identifier: BSD-3-Clause
// Files that are never overwritten without an option that says so, and how files are replaced.
#include "common/places.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "common/write_file.hpp"
#include "file_cases.hpp"

namespace lapilli::files {
namespace {

namespace fs = std::filesystem;

std::string contents(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

// Why the command is refused, or nothing.
std::string conflict(const std::vector<tools::Place>& inputs, const std::vector<tools::Place>& outputs) {
    try {
        tools::require_apart(inputs, outputs, "; hint");
        return "";
    } catch (const tools::FileError& error) {
        return error.what();
    }
}

TEST(Places, OneFileByManyNames) {
    const Folder folder;
    folder.write("a", "input");
    fs::create_symlink("a", folder.path("link"));
    fs::create_hard_link(folder.path("a"), folder.path("hard"));
    fs::create_directory(folder.path("d"));
    const tools::Place input{"A", folder.path("a"), ""};
    for (const std::string name : {"a", "./a", "d/../a", "link", "hard"}) {
        EXPECT_EQ(conflict({input}, {{"--values", folder.path(name), ""}}),
                  "--values and A are the same file, '" + folder.path(name) + "'; hint");
    }
    EXPECT_EQ(conflict({input}, {{"--values", folder.path("b"), ""}}), "");
    // An empty path means that nothing is written.
    EXPECT_EQ(conflict({{"A", "", ""}}, {{"--values", "", ""}, {"--vectors", "", ""}}), "");
}

TEST(Places, ResultsThatAreNotThereYet) {
    const Folder folder;
    fs::create_symlink("b", folder.path("dangling"));
    for (const std::string name : {"b", "./b", "dangling"}) {
        EXPECT_EQ(conflict({}, {{"--values", folder.path("b"), ""}, {"--vectors", folder.path(name), ""}}),
                  "--values and --vectors are the same file, '" + folder.path("b") + "'");
    }
    EXPECT_EQ(conflict({}, {{"--values", folder.path("b"), ""}, {"--vectors", folder.path("c"), ""}}), "");
}

TEST(Places, DatasetsOfOneFile) {
    const Folder folder;
    const std::string path = folder.path("x.h5");
    folder.write("x.h5", "");
    const tools::Place input{"A", path, "/run/h"};
    EXPECT_EQ(conflict({input}, {{"--values", path, "/run/values"}, {"--vectors", path, "/run/h2"}}), "");
    EXPECT_EQ(conflict({input}, {{"--values", path, "run//./h"}}),
              "--values and A are the same dataset, '" + path + ":run//./h'; hint");
    // A group that holds the input, the input as a group, the file as a whole.
    EXPECT_NE(conflict({input}, {{"--values", path, "/run"}}), "");
    EXPECT_NE(conflict({input}, {{"--values", path, "/run/h/values"}}), "");
    EXPECT_NE(conflict({input}, {{"--report", path, ""}}), "");
}

TEST(Places, PipesAndDevicesHoldNothing) {
    EXPECT_EQ(conflict({}, {{"--report", "/dev/null", ""}, {"--picture", "/dev/null", ""}}), "");
}

TEST(Places, WhatCannotBeWritten) {
    const Folder folder;
    EXPECT_NO_THROW(tools::require_writable(folder.path("new")));
    EXPECT_NO_THROW(tools::require_writable("/dev/null"));
    EXPECT_THROW(tools::require_writable(folder.path("none/new")), tools::FileError);
    EXPECT_THROW(tools::require_writable(folder.path(".")), tools::FileError);
    folder.write("fixed", "kept");
    fs::permissions(folder.path("fixed"), fs::perms::owner_read);
    if (geteuid() != 0) {
        EXPECT_THROW(tools::require_writable(folder.path("fixed")), tools::FileError);
        EXPECT_THROW(tools::write_file(folder.path("fixed"), "new"), tools::FileError);
        EXPECT_EQ(contents(folder.path("fixed")), "kept");
    }
    EXPECT_THROW(tools::require_picture(folder.path("x.png")), tools::FileError);
    EXPECT_NO_THROW(tools::require_picture(folder.path("x.svg")));
    EXPECT_NO_THROW(tools::require_picture("/dev/null"));
}

TEST(Places, AReplacedFileLeavesItsModeAndItsLinks) {
    const Folder folder;
    folder.write("private", "old");
    fs::permissions(folder.path("private"), static_cast<fs::perms>(0640));
    fs::create_symlink("private", folder.path("link"));
    {
        const tools::Draft draft(folder.path("link"));
        struct stat status {};
        ASSERT_EQ(stat(draft.path().c_str(), &status), 0);
        EXPECT_EQ(status.st_mode & 0777U, 0600U);  // others cannot read it too early
    }
    tools::write_file(folder.path("link"), "new");
    EXPECT_TRUE(fs::is_symlink(folder.path("link")));
    EXPECT_EQ(contents(folder.path("private")), "new");
    EXPECT_EQ(static_cast<int>(fs::status(folder.path("private")).permissions()), 0640);
    EXPECT_EQ(folder.count(), 2);
    // A file that is new has the mode that others have.
    folder.write("usual", "");
    tools::write_file(folder.path("fresh"), "x");
    EXPECT_EQ(fs::status(folder.path("fresh")).permissions(), fs::status(folder.path("usual")).permissions());
}

TEST(Places, AReplacedFileLeavesItsOwner) {
    if (geteuid() != 0) {
        GTEST_SKIP() << "only root gives files away";
    }
    const Folder folder;
    folder.write("theirs", "old");
    ASSERT_EQ(chown(folder.path("theirs").c_str(), 12345, 54321), 0);
    tools::write_file(folder.path("theirs"), "new");
    struct stat status {};
    ASSERT_EQ(stat(folder.path("theirs").c_str(), &status), 0);
    EXPECT_EQ(status.st_uid, 12345U);
    EXPECT_EQ(status.st_gid, 54321U);
}

// A draft never opens what lies at its name already, a link above all.
TEST(Places, ADraftIsANewFile) {
    const Folder folder;
    folder.write("victim", "kept");
    for (int k = 0; k < 3; ++k) {
        fs::create_symlink("victim",
                           folder.path("r.json." + std::to_string(getpid()) + "-" + std::to_string(k)));
    }
    tools::write_file(folder.path("r.json"), "new");
    EXPECT_EQ(contents(folder.path("victim")), "kept");
    EXPECT_EQ(contents(folder.path("r.json")), "new");
}

}  // namespace
}  // namespace lapilli::files
