// SPDX-License-Identifier: BSD-3-Clause
// A function of cuSOLVER's or of cuBLAS's: the one behind it, and what the report says of its calls.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>

#include "cusolver/real.hpp"

namespace lapilli::cusolver {

/// Why a call went to the real library.
enum class Reason {
    none,
    switched_off,
    small,
    types,
    info,
    pivots,
    capturing,
    emulation,
    no_devices,
    not_finite,
    memory,
    scattered,
    residuals,
    spaced,
    refused,
    count_of_them
};

/// In a few words.
const char* text_of(Reason reason);

class Symbol {
  public:
    constexpr Symbol(RealLibrary& library, const char* name) : library_(library), name_(name) {}
    Symbol(const Symbol&) = delete;
    Symbol& operator=(const Symbol&) = delete;

    const char* name() const { return name_; }
    RealLibrary& library() const { return library_; }
    /// The real library's; null where it has none.
    void* real();
    void count_served(double seconds);
    void count_passed_on(Reason reason);

    // For the report.
    long served() const { return served_.load(); }
    double seconds() const { return static_cast<double>(nanoseconds_.load()) * 1e-9; }
    long passed_on(Reason reason) const { return passed_on_[static_cast<std::size_t>(reason)].load(); }
    /// The symbols that were called, the last one first.
    static const Symbol* first_called() { return called_.load(); }
    const Symbol* next_called() const { return next_called_; }

  private:
    void enlist();

    static constinit std::atomic<Symbol*> called_;
    RealLibrary& library_;
    const char* name_;
    std::atomic<void*> real_{nullptr};
    std::atomic<bool> is_called_{false};
    Symbol* next_called_ = nullptr;
    std::atomic<long> served_{0}, nanoseconds_{0};
    std::array<std::atomic<long>, static_cast<std::size_t>(Reason::count_of_them)> passed_on_{};
};

}  // namespace lapilli::cusolver
