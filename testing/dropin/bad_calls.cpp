// SPDX-License-Identifier: BSD-3-Clause
// Every argument of every symbol wrong once. Behind the symbols with 32-bit integers there is another LAPACK;
// those with 64-bit ones must do the same, work sizes that are too short included: info, the call of xerbla,
// and nothing changed.
#include "generated/bad_calls.hpp"

#include <gtest/gtest.h>

namespace {

TEST(BadCalls, WideSymbolsDoWhatLapackDoes) {
    int count = 0;
    for (const BadCalls& calls : bad_calls) {
        for (const int wrong : calls.positions) {
            const std::string what = std::string(calls.routine) + ", argument " + std::to_string(wrong);
            const Outcome lapack = calls.narrow(wrong, false), ours = calls.wide(wrong, false);
            ++count;
            // OpenBLAS's own GETRS calls xerbla and leaves info as it was.
            if (what.find("getrs") == std::string::npos || lapack.info < 0) {
                EXPECT_EQ(lapack.info, -wrong) << what;
            }
            EXPECT_EQ(lapack.complaint.number, wrong) << what;
            EXPECT_EQ(ours.info, -wrong) << what;
            EXPECT_EQ(ours.complaint.number, lapack.complaint.number) << what;
            EXPECT_EQ(ours.complaint.name, lapack.complaint.name) << what;
            EXPECT_TRUE(ours.unchanged) << what;
        }
    }
    EXPECT_GT(count, 200);
}

// Matrices may be null where a call asks for work sizes.
TEST(BadCalls, SoDoWideQueries) {
    int count = 0;
    for (const BadCalls& calls : bad_calls) {
        for (const int wrong : calls.of_queries) {
            const std::string what = std::string(calls.routine) + ", argument " + std::to_string(wrong);
            const Outcome lapack = calls.narrow(wrong, true), ours = calls.wide(wrong, true);
            ++count;
            EXPECT_EQ(ours.info, lapack.info) << what;
            EXPECT_EQ(ours.complaint.number, lapack.complaint.number) << what;
            EXPECT_EQ(ours.complaint.name, lapack.complaint.name) << what;
        }
    }
    EXPECT_GT(count, 200);
}

}  // namespace
