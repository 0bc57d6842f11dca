// SPDX-License-Identifier: BSD-3-Clause
// The known name that a misspelt one is near. The programs' command lines use it, too: a plain header.
#pragma once

#include <algorithm>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

namespace lapilli {

/// The least number of letters to insert, to leave out, to change, or to interchange with the next one (F.
/// Damerau, Communications of the ACM 7, 1964), each letter changed once.
inline std::size_t distance_of_words(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before_last(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        before_last.swap(last);
        last.swap(row);
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            row[j + 1] = std::min({last[j] + (a[i] == b[j] ? 0 : 1), row[j] + 1, last[j + 1] + 1});
            if (i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j])
                row[j + 1] = std::min(row[j + 1], before_last[j - 1] + 1);
        }
    }
    return row.back();
}

inline std::string lower_case(std::string text) {
    for (char& c : text) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return text;
}

/// "; did you mean potrf.nb?" if one of the names is near, else "". `prefix`: letters of `given` that the
/// comparison leaves out.
inline std::string did_you_mean(const std::string& given, const std::vector<std::string>& names,
                                std::size_t prefix = 0) {
    const std::string* nearest = nullptr;
    std::size_t least = std::max<std::size_t>((given.size() - prefix) / 4, 1) + 1;
    for (const std::string& name : names) {
        const std::size_t d = distance_of_words(lower_case(given), lower_case(name));
        if (d < least) nearest = &name, least = d;
    }
    return nearest == nullptr ? "" : "; did you mean " + *nearest + "?";
}

}  // namespace lapilli
