// SPDX-License-Identifier: BSD-3-Clause
// The routine table as tests read it: the arguments of each entry point.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lapilli::testing {

struct TableArgument {
    std::string name;
    std::string letters;  // allowed letters of an option; "" for other arguments
    std::string kind;     // "option", "size", "integer", "scalar", "array", "leading", "step", "output"
    std::string of;       // "leading": the matrix
    std::optional<int> low, high = {};  // "integer"; low of "leading": its bound if it is not the rows
};

// The arguments of a form of a routine ("plain", "mgpu", "memory") in one precision; empty if there is no
// such form.
std::vector<TableArgument> table_arguments(std::string_view routine, std::string_view form, char precision);

// The public name in a precision: "sytrd" is "dsytrd" in double and "zhetrd" in double complex, "gesv_mixed"
// is "dsgesv".
std::string lapack_name(char precision, std::string_view routine);

// The names of all options in the table, without duplicates.
std::vector<std::string> table_option_names();

}  // namespace lapilli::testing
