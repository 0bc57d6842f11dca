// SPDX-License-Identifier: BSD-3-Clause
#include "solve/session.hpp"

#include <algorithm>
#include <array>
#include <chrono>

#include "common/devices.hpp"
#include "common/file_error.hpp"
#include "common/standard_streams.hpp"
#include "common/write_file.hpp"

namespace lapilli::solve {

namespace {

double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::string seconds_text(double seconds) {
    return seconds < 0.01 ? fmt::format("{:.2g}", seconds) : fmt::format("{:.2f}", seconds);
}

}  // namespace

Session::Session(const Options& options)
    : options_(options),
      out_(options.results_on_stdout() ? stderr : stdout),
      context_(tools::create_context(options.devices)),
      begin_(now()) {
    for (const auto& [name, value] : options.settings) {
        if (lapilli_set(context_, name.c_str(), value.c_str()) != 0) {
            const std::string why = tools::last_words(context_);
            lapilli_destroy(context_);
            throw tools::FileError(fmt::format("--set {}={}: {}", name, value, why));
        }
    }
    report.set("version", lapilli_version());
    report.set("devices", devices());
}

Session::~Session() { lapilli_destroy(context_); }

std::string Session::devices() const {
    const lapilli_int count = lapilli_device_count(context_);
    if (count < 0) {
        throw Failure(lapilli_last_error(context_));
    }
    if (count == 0) {
        return "none: the CPU's LAPACK; " + tools::why_no_devices(options_.devices);
    }
    std::vector<std::string> names;
    std::string text = fmt::format("{}", count);
    for (lapilli_int k = 0; k < count; ++k) {
        std::array<char, 256> name{};
        if (lapilli_device_name(context_, k, name.data(), name.size()) != 0) {
            throw Failure(lapilli_last_error(context_));
        }
        if (std::find(names.begin(), names.end(), name.data()) == names.end()) {
            names.emplace_back(name.data());
            text += std::string(", ") + name.data();
        }
    }
    return text;
}

void Session::show_bar() {
    bar_.emplace(context_, options_.always_progress ? tools::ProgressBar::Show::always
                                                    : tools::ProgressBar::Show::on_terminal);
}

Session::Clock::Clock(Session& session, const std::string& name)
    : session_(session), step_{name, 0, {}}, begin_(now()) {
    session.show_bar();
    session.bar_->announce(name);
}

Session::Clock::~Clock() {
    session_.bar_.reset();
    step_.seconds = now() - begin_;
    session_.steps_.push_back(std::move(step_));
}

void Session::routine(const std::string& name, const std::function<lapilli_int()>& call,
                      const Explain& explain) {
    const double begin = now();
    show_bar();
    const lapilli_int info = call();
    bar_.reset();
    if (info == LAPILLI_ERROR_CANCELLED) {
        throw Cancelled();
    }
    if (info != 0) {
        const std::string why = lapilli_last_error(context_);
        throw Failure((why.empty() ? fmt::format("{}: {}", name, lapilli_strerror(info)) : why) +
                      (explain ? explain(info) : ""));
    }
    Step step{name, now() - begin, {}};
    std::array<const char*, 32> names{};
    std::array<double, 32> seconds{};
    const lapilli_int count = lapilli_phases(context_, names.data(), seconds.data(), names.size());
    for (std::size_t k = 0;
         k < std::min<std::size_t>(static_cast<std::size_t>(std::max<lapilli_int>(0, count)), names.size());
         ++k) {
        step.phases.emplace_back(names[k], seconds[k]);
    }
    steps_.push_back(std::move(step));
}

void Session::say(const std::string& word, const std::string& text) const {
    if (!options_.quiet) {
        std::fputs(fmt::format("{:<12}{}\n", word, text).c_str(), out_);  // main() looks at stdout's failures
    }
}

void Session::warn(const std::string& text) {
    std::fflush(stdout);
    tools::tell(fmt::format("lapilli-solve: {}\n", text));
}

void Session::say_times() const {
    std::string text = fmt::format("{} s:", seconds_text(now() - begin_));
    for (const Step& step : steps_) {
        text += fmt::format("{} {} {}", &step == &steps_.front() ? "" : ",", step.name,
                            seconds_text(step.seconds));
        std::string phases;
        for (const auto& [name, seconds] : step.phases) {
            phases += fmt::format("{}{} {}", phases.empty() ? "" : ", ", name, seconds_text(seconds));
        }
        text += phases.empty() ? "" : " (" + phases + ")";
    }
    say("time", text);
}

void Session::save_report() {
    if (options_.report.empty()) {
        return;
    }
    report.set("seconds", now() - begin_);
    report.make_list("steps");
    for (const Step& step : steps_) {
        Report entry;
        entry.set("name", step.name);
        entry.set("seconds", step.seconds);
        for (const auto& [name, seconds] : step.phases) {
            entry.set("phases", name, seconds);
        }
        report.append("steps", entry);
    }
    tools::write_file(options_.report, report.text());
}

}  // namespace lapilli::solve
