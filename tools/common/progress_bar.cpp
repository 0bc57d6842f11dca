// SPDX-License-Identifier: BSD-3-Clause
#include "common/progress_bar.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdio>

#include "common/standard_streams.hpp"

namespace lapilli::tools {

namespace {

volatile std::sig_atomic_t interrupted = 0;

void on_interrupt(int) {
    interrupted = 1;
    std::signal(SIGINT, SIG_DFL);
}

constexpr const char* back_to_empty_line = "\r\x1b[K";

}  // namespace

std::string bar_text(const std::string& routine, const std::string& phase, double fraction) {
    constexpr int width = 32, eighths = 8 * width;
    static constexpr const char* parts[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    fraction = std::clamp(fraction, 0.0, 1.0);
    const int filled = static_cast<int>(fraction * eighths);
    std::string bar;
    for (int k = 0; k < filled / 8; ++k) bar += "█";
    bar += parts[filled % 8];
    const int drawn = filled / 8 + (filled % 8 != 0 ? 1 : 0);
    // Rounded down: what is not done is not 100 %.
    return fmt::format("{}  {:<24.24} {}{:>{}} {:3.0f} %", routine, phase, bar, "▕", width - drawn + 1,
                       std::floor(100 * fraction));
}

std::string time_text(double seconds, double seconds_of_phase, double fraction) {
    const std::string taken = fmt::format("{:.1f} s", seconds);
    if (seconds_of_phase < 1 || fraction < 0.05 || fraction >= 1) return taken;
    const double left = seconds_of_phase * (1 - fraction) / fraction;
    return left < 120 ? fmt::format("{}, {:.0f} s left", taken, left)
                      : fmt::format("{}, {:.0f} min left", taken, left / 60);
}

ProgressBar::ProgressBar(lapilli_context context, Show show)
    : context_(context), visible_(show == Show::always || isatty(STDERR_FILENO) == 1) {
    interrupted = 0;
    std::signal(SIGINT, on_interrupt);
    lapilli_set_progress(context_, &ProgressBar::report, this);
    if (visible_) clock_ = std::jthread([this](const std::stop_token& stop) { keep_time(stop); });
}

ProgressBar::~ProgressBar() {
    lapilli_set_progress(context_, nullptr, nullptr);
    std::signal(SIGINT, SIG_DFL);
    if (!visible_) return;
    clock_.request_stop();
    clock_.join();
    tell(back_to_empty_line);
    std::fflush(stderr);
}

int ProgressBar::report(const char* routine, const char* phase, double fraction, void* self) {
    auto* const bar = static_cast<ProgressBar*>(self);
    bar->begin_phase(std::string(routine) + ' ' + phase, fraction);
    bar->show(bar_text(routine, phase, fraction));
    return interrupted;
}

void ProgressBar::begin_phase(const std::string& phase, double fraction) {
    const std::lock_guard lock(mutex_);
    if (phase != phase_) start_of_phase_ = std::chrono::steady_clock::now();
    phase_ = phase;
    fraction_ = fraction;
}

void ProgressBar::announce(const std::string& text) {
    std::signal(SIGINT, SIG_DFL);
    begin_phase(text, 0);
    show(text);
}

void ProgressBar::show(const std::string& text) {
    if (!visible_) return;
    const std::lock_guard lock(mutex_);
    if (text == text_) return;
    text_ = text;
    draw();
}

void ProgressBar::keep_time(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    // The predicate never holds: only the end of the bar ends the wait early.
    while (!stop.stop_requested()) {
        ended_.wait_for(lock, stop, std::chrono::milliseconds(100), [] { return false; });
        if (!text_.empty() && !stop.stop_requested()) draw();
    }
}

void ProgressBar::draw() const {
    const auto seconds_since =
        [now = std::chrono::steady_clock::now()](std::chrono::steady_clock::time_point start) {
            return std::chrono::duration<double>(now - start).count();
        };
    tell(fmt::format("{}{}  {}{}", back_to_empty_line, text_,
                     time_text(seconds_since(start_), seconds_since(start_of_phase_), fraction_),
                     interrupted != 0 ? "  stopping; Ctrl-C again ends the program" : ""));
    std::fflush(stderr);
}

}  // namespace lapilli::tools
