// SPDX-License-Identifier: BSD-3-Clause
// The options of a routine, and the letter that each has in a call. They have the names of the routine table; jobz, compz
// and vect are all "job", and transa is "trans".
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
    std::string letters = {};  // that tests take by turns
    char usual = '\0';         // the one that lapilli-test takes if not told
};

// The name that an option of the routine table has here.
std::string option_name(std::string_view in_table);

// Chosen letters, by their options.
using Choices = std::vector<std::pair<std::string, char>>;

// Options that many routines have are members, for descriptions to read; the letter of any other is found by its name, so
// that a routine with a new option needs no new member.
struct Letters {
    char uplo = 'L';
    char job = 'V';
    char side = 'L';
    char trans = 'N';  // ORMTR: 'T' and 'C' are both the adjoint; LASWP: 'T' takes interchanges back
    char transb = 'N';
    char diag = 'N';
    char range = 'A';
    std::int64_t itype = 1;  // of generalized problems: its letters are digits
    std::map<std::string, char, std::less<>> others = {};

    void choose(std::string_view option, char letter);
    void choose(const Choices& choices);
    // `otherwise` where none was chosen.
    char chosen(std::string_view option, char otherwise = '\0') const;

  private:
    static char Letters::*member(std::string_view option);
};

}  // namespace lapilli::testing
