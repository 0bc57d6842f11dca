// SPDX-License-Identifier: BSD-3-Clause
// The list of entry points: each is a function of the library, each once, with as many words as arguments.
// (That the library exports what the headers declare and nothing else is a test of its own.)
#include "api/generated/entry_points.hpp"

#include <dlfcn.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "lapilli/lapilli.h"

namespace lapilli {
namespace {

TEST(EntryPoints, NamesAndLetters) {
    std::set<std::string> names;
    for (const EntryPoint& entry : entry_points) {
        const std::string name = entry.name;
        EXPECT_TRUE(names.insert(name).second) << name << " twice";
        EXPECT_EQ(name[0], entry.precision) << name;
        std::istringstream options(entry.options);
        int count = 0;
        for (std::string word; options >> word; ++count) {
            for (const char c : word)
                EXPECT_TRUE(c == '-' || c == '1' || (c >= 'A' && c <= 'Z')) << name << ": " << word;
        }
        EXPECT_EQ(count, entry.arguments) << name;
    }
    for (const char* name : {"dpotrf", "zheevd_mgpu", "cunmtr_memory", "sgemv_offset", "cher2k_async",
                             "ztrmm_mgpu", "dsymv_mgpu_async"}) {
        EXPECT_TRUE(names.count(name)) << name;
    }
    EXPECT_FALSE(names.count("dhemv") || names.count("zsyevd") || names.count("dgemm_mgpu"));
}

#ifdef LAPILLI_LIBRARY
TEST(EntryPoints, AreFunctionsOfTheLibrary) {
    void* const library = dlopen(LAPILLI_LIBRARY, RTLD_NOW | RTLD_LOCAL);
    ASSERT_NE(library, nullptr) << dlerror();
    for (const EntryPoint& entry : entry_points)
        EXPECT_NE(dlsym(library, (std::string("lapilli_") + entry.name).c_str()), nullptr) << entry.name;
    dlclose(library);
}
#endif

}  // namespace
}  // namespace lapilli
