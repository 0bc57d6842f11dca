// SPDX-License-Identifier: BSD-3-Clause
#include "emulator/fault.hpp"

#include <utility>

namespace lapilli::simt {
namespace {

std::string describe(const std::string& kernel, const int (&block)[3], int thread, const std::string& text) {
    std::string s = "kernel " + kernel + ", block (" + std::to_string(block[0]) + ", " +
                    std::to_string(block[1]) + ", " + std::to_string(block[2]) + ")";
    if (thread >= 0) s += ", thread " + std::to_string(thread);
    return s + ": " + text;
}

}  // namespace

Fault::Fault(Kind kind, std::string kernel, const int (&block)[3], int thread, const std::string& text)
    : std::runtime_error(describe(kernel, block, thread, text)),
      kind_(kind),
      kernel_(std::move(kernel)),
      block_{block[0], block[1], block[2]},
      thread_(thread) {}

}  // namespace lapilli::simt
