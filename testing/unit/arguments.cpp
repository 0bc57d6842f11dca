// SPDX-License-Identifier: BSD-3-Clause
// Kinds of arguments that the routine table knows and no routine has yet.
#include "api/arguments.hpp"

#include <gtest/gtest.h>

namespace lapilli::testing {
namespace {

TEST(Arguments, LettersThatAreWritten) {
    lapilli::Context context("none");
    api::Arguments good(context, "toy");
    char letter = 'q', known = 'b';
    good.letter_at("way", &letter);
    good.letter_at("equed", &letter, "NB", false);
    good.letter_at("equed", &known, "NB");
    EXPECT_EQ(good.info(), 0);
    good.letter_at("equed", &letter, "NB");
    EXPECT_EQ(good.info(), -4);
    EXPECT_EQ(letter, 'q');
    api::Arguments missing(context, "toy");
    missing.letter_at("way", nullptr);
    EXPECT_EQ(missing.info(), -1);
}

TEST(Arguments, Handles) {
    lapilli::Context context("none");
    api::Arguments arguments(context, "toy");
    arguments.handle("Q", &context);
    EXPECT_EQ(arguments.info(), 0);
    arguments.handle("Q", nullptr);
    EXPECT_EQ(arguments.info(), -2);
}

}  // namespace
}  // namespace lapilli::testing
