// SPDX-License-Identifier: BSD-3-Clause
#include "progress_bar.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>

namespace levels {

namespace {

volatile std::sig_atomic_t interrupted = 0;

void on_interrupt(int) {
    interrupted = 1;
    std::signal(SIGINT, SIG_DFL);
}

}  // namespace

ProgressBar::ProgressBar(lapilli_context context, Show show)
    : context_(context), visible_(show == Show::always || isatty(STDERR_FILENO) == 1) {
    interrupted = 0;
    std::signal(SIGINT, on_interrupt);
    lapilli_set_progress(context_, &ProgressBar::report, this);
}

ProgressBar::~ProgressBar() {
    lapilli_set_progress(context_, nullptr, nullptr);
    std::signal(SIGINT, SIG_DFL);
    clear();
}

int ProgressBar::report(const char* routine, const char* phase, double fraction, void* self) {
    static_cast<ProgressBar*>(self)->draw(routine, phase, fraction);
    return interrupted;
}

void ProgressBar::draw(const std::string& routine, const std::string& phase, double fraction) {
    if (!visible_) return;
    constexpr int width = 32, eighths = 8 * width;
    static constexpr const char* parts[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    const int filled = std::clamp(static_cast<int>(fraction * eighths), 0, eighths);
    std::string bar;
    for (int k = 0; k < filled / 8; ++k) bar += "█";
    bar += parts[filled % 8];
    const int drawn = filled / 8 + (filled % 8 != 0 ? 1 : 0);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    const std::string head = fmt::format("{}  {:<24.24} {}{:>{}} {:3.0f} %", routine, phase, bar, "▕",
                                         width - drawn + 1, 100 * fraction);
    if (head == last_) return;
    last_ = head;
    fmt::print(stderr, "\r\x1b[K{}  {:.1f} s", head, seconds);
    std::fflush(stderr);
}

void ProgressBar::announce(const std::string& text) {
    std::signal(SIGINT, SIG_DFL);
    if (!visible_) return;
    fmt::print(stderr, "\r\x1b[K{} ...", text);
    std::fflush(stderr);
}

void ProgressBar::clear() {
    if (!visible_) return;
    fmt::print(stderr, "\r\x1b[K");
    std::fflush(stderr);
}

}  // namespace levels
