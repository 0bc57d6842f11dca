// SPDX-License-Identifier: BSD-3-Clause
#include "support/letters.hpp"

namespace lapilli::testing {

std::string option_name(std::string_view in_table) {
    // A job of a routine that has compz or compq, too, as HSEQR.
    if (in_table == "job") return "jobs";
    if (in_table == "jobz" || in_table == "compz" || in_table == "vect") return "job";
    return in_table == "transa" ? "trans" : std::string(in_table);
}

char Letters::*Letters::member(std::string_view option) {
    static const std::map<std::string, char Letters::*, std::less<>> members = {
        {"uplo", &Letters::uplo},   {"job", &Letters::job},       {"side", &Letters::side},
        {"trans", &Letters::trans}, {"transb", &Letters::transb}, {"diag", &Letters::diag},
        {"range", &Letters::range}};
    const auto found = members.find(option);
    return found == members.end() ? nullptr : found->second;
}

void Letters::choose(std::string_view option, char letter) {
    if (char Letters::*const own = member(option)) {
        this->*own = letter;
    } else if (option == "itype") {
        itype = letter - '0';
    } else {
        others[std::string(option)] = letter;
    }
}

void Letters::choose(const Choices& choices) {
    for (const auto& [option, letter] : choices) choose(option, letter);
}

char Letters::chosen(std::string_view option, char otherwise) const {
    if (char Letters::*const own = member(option)) return this->*own;
    if (option == "itype") return static_cast<char>('0' + itype);
    const auto found = others.find(option);
    return found == others.end() ? otherwise : found->second;
}

}  // namespace lapilli::testing
