// SPDX-License-Identifier: BSD-3-Clause
#include "xerbla.hpp"

#include <algorithm>

Complaint complaint;

namespace {
void keep(const char* name, std::size_t length, std::int64_t number, bool is_wide) {
    std::string text(name, length);
    text.erase(std::find_if(text.begin(), text.end(), [](char c) { return c == ' ' || c == '\0'; }),
               text.end());
    complaint = {text, number, is_wide};
}
}  // namespace

extern "C" {
__attribute__((visibility("default"))) void xerbla_(const char* name, const int* number, std::size_t length) {
    keep(name, length, *number, false);
}
__attribute__((visibility("default"))) void xerbla_64_(const char* name, const std::int64_t* number,
                                                       std::size_t length) {
    keep(name, length, *number, true);
}
}
