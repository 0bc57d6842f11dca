// SPDX-License-Identifier: BSD-3-Clause
// The routine table as the tests read it: what the arguments of an entry point are.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lapilli::testing {

struct TableArgument {
    std::string name;
    std::string letters;  // that an option may be; "" of what is none
    std::string kind;     // "option", "size", "integer", "scalar", "array", "leading", "step", "output"
    std::string of;       // "leading": the matrix
    std::optional<int> low, high = {};  // "integer"; low of "leading": its bound where that is not the rows
};

// Of a form of a routine ("plain", "mgpu", "memory") in one precision; empty if there is none.
std::vector<TableArgument> table_arguments(std::string_view routine, std::string_view form, char precision);

// What users call a routine in a precision: "sytrd" is "dsytrd" in double and "zhetrd" in double complex, "gesv_mixed" "dsgesv".
std::string lapack_name(char precision, std::string_view routine);

// The names that options have in the table, of all routines, each once.
std::vector<std::string> table_option_names();

}  // namespace lapilli::testing
