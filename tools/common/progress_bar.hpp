// SPDX-License-Identifier: BSD-3-Clause
// One line on stderr that moves while a long call works; Ctrl-C cancels the call through the library's
// callback.
#pragma once

#include <lapilli/lapilli.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace lapilli::tools {

// "dsyevd  tridiagonalize           ██████▌             ▕  42 %"
std::string bar_text(const std::string& routine, const std::string& phase, double fraction);

// "12.3 s, 17 s left": the time of the call, and what its phase still takes at its speed so far, once that
// can be told. The bar of the Python package says the same (python/lapilli/progress.py).
std::string time_text(double seconds, double seconds_of_phase, double fraction);

class ProgressBar {
  public:
    enum class Show { on_terminal, always };

    // While it lives, the first interrupt asks the running call to stop; a second one ends the program.
    ProgressBar(lapilli_context context, Show show);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    // A step that the library does not do: an interrupt ends the program.
    void announce(const std::string& text);

  private:
    static int report(const char* routine, const char* phase, double fraction, void* self);
    void show(const std::string& text);
    void begin_phase(const std::string& phase, double fraction);
    void keep_time(const std::stop_token& stop);
    void draw() const;

    lapilli_context context_;
    const bool visible_;
    const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::mutex mutex_;  // guards what follows, and the line on the terminal
    std::string text_, phase_;
    std::chrono::steady_clock::time_point start_of_phase_ = start_;
    double fraction_ = 0;  // of the phase
    std::condition_variable_any ended_;
    std::jthread clock_;  // goes on where the library has nothing to report
};

}  // namespace lapilli::tools
