// SPDX-License-Identifier: BSD-3-Clause
// A program that runs with more rights than its user has, set-user-ID, obeys none of the library's variables:
// this program itself, copied and given to another user or group.
#include <grp.h>
#include <gtest/gtest.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "backend/local_rank.hpp"
#include "base/environment.hpp"
#include "base/settings.hpp"
#include "lapilli/lapilli.h"

namespace lapilli::testing {
namespace {

constexpr uid_t somebody = 65534;
constexpr int has_no_more_rights = 77;

/// Makes a program run as another user, or, where that takes root, in another of this user's groups.
bool give_rights(const std::string& program) {
    if (geteuid() == 0)
        return ::chown(program.c_str(), somebody, somebody) == 0 && ::chmod(program.c_str(), 04755) == 0;
    std::vector<gid_t> groups(static_cast<std::size_t>(std::max(0, getgroups(0, nullptr))));
    if (getgroups(static_cast<int>(groups.size()), groups.data()) < 0) return false;
    for (const gid_t group : groups) {
        if (group != getgid() && ::chown(program.c_str(), static_cast<uid_t>(-1), group) == 0)
            return ::chmod(program.c_str(), 02755) == 0;
    }
    return false;
}

/// The child's answer: 0, or the number of the rule that it has obeyed.
int obeyed(const std::string& log) {
    if (getauxval(AT_SECURE) == 0) return has_no_more_rights;
    const Settings settings;
    if (!settings.text("log").empty()) return 1;
    if (!settings.text("trace").empty()) return 2;
    if (settings.text("devices") != "auto") return 3;
    if (!settings.text("dropin.lapack").empty()) return 4;
    if (!settings.ignored().empty()) return 5;
    if (local_rank()) return 6;
    if (variable("LAPILLI_LOG") != nullptr || !variables("LAPILLI_").empty()) return 7;
    double a = 4;
    if (lapilli_dpotrf(nullptr, 'L', 1, &a, 1) != 0 || a != 2) return 8;
    return std::filesystem::exists(log) ? 9 : 0;
}

void set_variables(const std::string& log) {
    setenv("LAPILLI_LOG", log.c_str(), 1);
    setenv("LAPILLI_TRACE", log.c_str(), 1);
    setenv("LAPILLI_DEVICES", "sim:2", 1);
    setenv("LAPILLI_DROPIN_LAPACK", "/no/such/lapack.so", 1);
    setenv("LAPILLI_NO_SUCH", "1", 1);
    setenv("OMPI_COMM_WORLD_LOCAL_RANK", "3", 1);
}

/// Started by the test below, with the file that must not be written.
TEST(MoreRights, DISABLED_Child) {
    const char* const log = std::getenv("TEST_MORE_RIGHTS");
    ASSERT_NE(log, nullptr);
    std::_Exit(obeyed(log));
}

TEST(MoreRights, NoVariableIsObeyed) {
    if (LAPILLI_SANITIZED) GTEST_SKIP() << "a sanitizer's runtime has rules of its own for such programs";
    const std::filesystem::path folder = ::testing::TempDir() + "lapilli-rights-" + std::to_string(getpid());
    std::filesystem::create_directory(folder);
    std::filesystem::permissions(folder,
                                 std::filesystem::perms::all);  // what is made there is the other user's
    const std::string program = folder / "program", log = folder / "log";
    std::filesystem::copy_file("/proc/self/exe", program);
    int status = -1;
    const bool given = give_rights(program);
    if (given) {
        const pid_t child = fork();
        if (child == 0) {
            set_variables(log);
            setenv("TEST_MORE_RIGHTS", log.c_str(), 1);
            execl(program.c_str(), program.c_str(), "--gtest_filter=MoreRights.DISABLED_Child",
                  "--gtest_also_run_disabled_tests", static_cast<char*>(nullptr));
            _exit(127);
        }
        waitpid(child, &status, 0);
    }
    std::filesystem::remove_all(folder);
    if (!given) GTEST_SKIP() << "neither root nor in two groups: no program with more rights can be made";
    ASSERT_TRUE(WIFEXITED(status));
    if (WEXITSTATUS(status) == has_no_more_rights)
        GTEST_SKIP() << "this folder's file system does not give programs other rights (nosuid)";
    EXPECT_EQ(WEXITSTATUS(status), 0);
}

// The same variables in an ordinary program.
TEST(MoreRights, OrdinaryProgramsObey) {
    const pid_t child = fork();
    if (child == 0) {
        set_variables("/no/such/folder/log");
        const Settings settings;
        const std::vector<std::string> ignored = settings.ignored();
        const auto unknown = std::count_if(ignored.begin(), ignored.end(), [](const std::string& variable) {
            return variable.rfind("LAPILLI_NO_SUCH:", 0) == 0;
        });
        _exit(settings.text("log") == "/no/such/folder/log" && settings.text("devices") == "sim:2" &&
                      unknown == 1 && local_rank() == 3
                  ? 0
                  : 1);
    }
    int status = -1;
    waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

}  // namespace
}  // namespace lapilli::testing
