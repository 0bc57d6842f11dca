// SPDX-License-Identifier: BSD-3-Clause
// The list of entry points against the library: what is listed is there, by its name. (That nothing else is exported than
// what the headers declare is a test of its own.)
#include "api/entry_points.hpp"

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
            for (const char c : word) EXPECT_TRUE(c == '-' || (c >= 'A' && c <= 'Z')) << name << ": " << word;
        }
        EXPECT_EQ(count, entry.arguments) << name;
    }
    for (const char* name : {"dpotrf", "zheevd_mgpu", "cunmtr_memory", "sgemv_offset", "cher2k_async",
                             "ztrmm_mgpu", "dsymv_mgpu_async"}) {
        EXPECT_TRUE(names.count(name)) << name;
    }
    EXPECT_FALSE(names.count("dhemv") || names.count("zsyevd") || names.count("dgemm_mgpu"));
}

}  // namespace
}  // namespace lapilli
