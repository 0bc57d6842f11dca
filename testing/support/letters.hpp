// SPDX-License-Identifier: BSD-3-Clause
// The options of a routine, and their letters in a call. Options are named as in the routine table, except
// that jobz, compz and vect are all "job", a job is "jobs", and transa is "trans".
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lapilli::testing {

struct Option {
    std::string name;
    std::string letters = {};  // letters that tests loop over
    char usual = '\0';         // the default of lapilli-test
};

// The name used here for an option of the routine table.
std::string option_name(std::string_view in_table);

// Chosen letters by option.
using Choices = std::vector<std::pair<std::string, char>>;

// Letters of options that many routines have are members, for descriptions to read. The letter of any other
// option is found by name, so that a new option needs no new member.
struct Letters {
    char uplo = 'L';
    char job = 'V';
    char side = 'L';
    char trans = 'N';  // ORMTR: 'T' and 'C' both mean the adjoint; LASWP: 'T' undoes the interchanges
    char transb = 'N';
    char diag = 'N';
    char range = 'A';
    std::int64_t itype = 1;  // of generalized problems: its letters are digits
    std::map<std::string, char, std::less<>> others = {};

    void choose(std::string_view option, char letter);
    void choose(const Choices& choices);
    // `otherwise` if none was chosen.
    char chosen(std::string_view option, char otherwise = '\0') const;

  private:
    static char Letters::*member(std::string_view option);
};

}  // namespace lapilli::testing
