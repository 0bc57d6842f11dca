// SPDX-License-Identifier: BSD-3-Clause
// One line on stderr that moves while a long call works; Ctrl-C cancels the call through the library's
// callback.
#pragma once

#include <lapilli/lapilli.h>

#include <chrono>
#include <string>

namespace levels {

class ProgressBar {
  public:
    enum class Show { on_terminal, always };

    // While it lives, the first interrupt asks the running call to stop; a second one ends the program.
    ProgressBar(lapilli_context context, Show show);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    // A step that the library does not do and that cannot be cancelled.
    void announce(const std::string& text);
    void clear();

  private:
    static int report(const char* routine, const char* phase, double fraction, void* self);
    void draw(const std::string& routine, const std::string& phase, double fraction);

    lapilli_context context_;
    bool visible_;
    std::string last_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace levels
