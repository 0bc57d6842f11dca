// SPDX-License-Identifier: BSD-3-Clause
// The part that all commands share: the context, the clock of the steps, the progress bar, the output and the
// report.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "common/progress_bar.hpp"
#include "lapilli/lapilli.h"
#include "solve/options.hpp"
#include "solve/report.hpp"

namespace lapilli::solve {

// A call of the library failed, or a check: the program says what() and ends with status 1.
struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Ctrl-C, status 130.
struct Cancelled : std::runtime_error {
    Cancelled() : std::runtime_error("cancelled") {}
};

class Session {
  public:
    // Throws FileError for devices and settings that are not there.
    explicit Session(const Options& options);
    ~Session();
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    lapilli_context context() const { return context_; }
    // "2 devices: NVIDIA H200"
    std::string devices() const;

    // A step of the program's own, shown and timed.
    template <class Work>
    auto step(const std::string& name, const Work& work) {
        const Clock clock(*this, name);
        return work();
    }
    // A routine of the library: a step whose progress is shown and whose phases are kept. Throws Failure
    // unless it returns 0, and Cancelled. What `explain` says to the returned value ends the sentence.
    using Explain = std::function<std::string(lapilli_int)>;
    void routine(const std::string& name, const std::function<lapilli_int()>& call,
                 const Explain& explain = nullptr);

    // A line of what is printed: a word, and what it is.
    void say(const std::string& word, const std::string& text) const;
    // A warning about a result that is right: on standard error, with --quiet, too.
    static void warn(const std::string& text);
    // The times of the steps.
    void say_times() const;

    Report report;
    // Writes it, if it was asked for.
    void save_report();

  private:
    struct Step {
        std::string name;
        double seconds = 0;
        std::vector<std::pair<std::string, double>> phases;
    };
    // From its begin to its end a step is shown, and then in the list.
    class Clock {
      public:
        Clock(Session& session, const std::string& name);
        ~Clock();
        Clock(const Clock&) = delete;
        Clock& operator=(const Clock&) = delete;

      private:
        Session& session_;
        Step step_;
        double begin_;
    };

    void show_bar();

    const Options& options_;
    std::FILE* out_;
    lapilli_context context_ = nullptr;
    std::optional<tools::ProgressBar> bar_;
    std::vector<Step> steps_;
    double begin_;
};

}  // namespace lapilli::solve
