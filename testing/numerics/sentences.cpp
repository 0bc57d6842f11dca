// SPDX-License-Identifier: BSD-3-Clause
#include "numerics/sentences.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <regex>
#include <sstream>

#include "api/generated/entry_points.hpp"

namespace lapilli::testing {

std::string complaint_about(const std::string& sentence, lapilli_int info) {
    static const std::regex form(
        R"((\w+): argument (\d+) \((\w+)\) (= \S+( in place \d+)?|is .+|holds .+), must .+)");
    std::smatch found;
    if (!std::regex_match(sentence, found, form)) return "not a value and a rule: " + sentence;
    if (found[2] != std::to_string(-info)) return "not argument " + std::to_string(-info) + ": " + sentence;
    const auto* const entry = std::find_if(std::begin(entry_points), std::end(entry_points),
                                           [&](const EntryPoint& one) { return found[1] == one.name; });
    if (entry == std::end(entry_points)) return "not an entry point: " + sentence;
    std::istringstream names(entry->names);
    std::string name;
    for (lapilli_int i = 0; i < -info; ++i) names >> name;
    return found[3] == name ? "" : "argument " + std::to_string(-info) + " is " + name + ": " + sentence;
}

void expect_place(lapilli_context ctx, const std::string& place, const std::string& tail) {
    const std::string text = lapilli_last_error(ctx);
    EXPECT_NE(text.find(": " + place + " = "), std::string::npos) << place << " is not in: " << text;
    EXPECT_TRUE(text.ends_with(tail)) << tail << " is not the end of: " << text;
}

void expect_row(lapilli_context ctx, const std::string& matrix, char uplo, std::int64_t order) {
    const std::string text = lapilli_last_error(ctx), number = std::to_string(order);
    const std::string tail = "order " + number +
                             " is not positive definite: " + (uplo == 'L' ? "row " : "column ") + number +
                             " of " + matrix + " holds a NaN or an infinity";
    EXPECT_TRUE(text.ends_with(tail)) << tail << " is not the end of: " << text;
}

}  // namespace lapilli::testing
