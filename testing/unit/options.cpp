// SPDX-License-Identifier: BSD-3-Clause
// Options of routines as the tests go through them: from the routine table, with what descriptions say
// otherwise.
#include <gtest/gtest.h>

#include "support/precisions.hpp"
#include "support/routine.hpp"

namespace lapilli::testing {
namespace {

// "uplo=LU job=NV", usual letters first: "job=I:NIV".
std::string text_of(const std::vector<Option>& options) {
    std::string text;
    for (const Option& option : options) {
        text += (text.empty() ? "" : " ") + option.name + '=';
        text += std::string(1, option.usual) + ':' + option.letters;
    }
    return text;
}

std::string options_of(const char* routine, char precision) {
    return text_of(find_routine(routine, precision)->facts().options);
}

TEST(RoutineOptions, FollowFromTheTable) {
    EXPECT_EQ(options_of("potrf", 'd'), "uplo=L:LU");
    EXPECT_EQ(options_of("sbtrd", 'd'), "uplo=L:LU job=V:NVU");
    EXPECT_EQ(options_of("trtrs", 'z'), "uplo=L:LU trans=N:NTC diag=N:NU");
    EXPECT_EQ(options_of("sygvx", 'd'), "uplo=L:LU job=V:NV range=A:AVI itype=1:123");
    EXPECT_EQ(options_of("stein", 'z'), "");
}

TEST(RoutineOptions, AsDescriptionsHaveThem) {
    EXPECT_EQ(options_of("stedc", 'd'), "job=I:NIV");                    // another usual letter
    EXPECT_EQ(options_of("spgv", 'd'), "uplo=L:LU job=V:NV itype=2:2");  // fewer letters
    EXPECT_EQ(options_of("stebz", 'd'), "order=E:EB range=A:AVI");       // another order
    EXPECT_EQ(options_of("laswp", 'z'), "trans=N:NT");                   // not in the table
}

TEST(RoutineOptions, OfTheBlasInEachPrecision) {
    EXPECT_EQ(options_of("herk", 'z'), "uplo=L:LU trans=N:NC");
    EXPECT_EQ(options_of("syrk", 'd'), "uplo=L:LU trans=N:NTC");
    EXPECT_EQ(options_of("trsm", 'd'), "uplo=L:LU side=L:LR trans=N:NTC diag=N:NU");
    EXPECT_EQ(find_routine("herk", 'd'), nullptr);
}

// Any option has a letter in a problem, whether a member of it or not.
TEST(RoutineOptions, LettersOfAProblem) {
    Problem p;
    EXPECT_EQ(p.chosen("jobu", 'N'), 'N');
    p.choose({{"jobu", 'A'}, {"job", 'N'}, {"itype", '3'}});
    EXPECT_EQ(p.chosen("jobu", 'N'), 'A');
    EXPECT_EQ(p.job, 'N');
    EXPECT_EQ(p.itype, 3);
    std::string seen;
    for_each_choice({{"uplo", "LU"}, {"jobvt", "AS"}}, p, [&](const Problem& q) {
        seen += std::string{q.uplo, q.chosen("jobvt"), ' '};
    });
    EXPECT_EQ(seen, "LA LS UA US ");
}

}  // namespace
}  // namespace lapilli::testing
