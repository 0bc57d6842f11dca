// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/ranks.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "runtime/caller.hpp"

namespace lapilli {
namespace {

/// 16 KB: hardly slower than a few numbers, and enough for the inner products of blocks of 16 vectors.
constexpr index_t message_length = 2048;
/// Whether the rank has failed, how many numbers follow, and the square of that: sums of both are as expected
/// only where all send as many.
constexpr index_t head = 3;
/// The last message's number of entries; all others have fewer.
constexpr index_t concluding = message_length;

}  // namespace

Ranks::Ranks(Context& context, const Distribution& distribution)
    : context_(context), distribution_(distribution), message_(static_cast<std::size_t>(message_length)) {}

void Ranks::exchange(index_t numbers) {
    message_[0] = 0;
    message_[1] = static_cast<double>(numbers);
    message_[2] = static_cast<double>(numbers * numbers);
    call_caller(context_, "the sum over ranks", [&] {
        return static_cast<int>(distribution_.sum(distribution_.user, message_.data(), message_length));
    });
    if (message_[0] > 0) {
        over_ = true;
        throw Error(LAPILLI_ERROR_CANCELLED, "another rank has ended its call with an error");
    }
    const bool as_many = message_[1] == static_cast<double>(count_ * numbers) &&
                         message_[2] == static_cast<double>(count_ * numbers * numbers);
    if (count_ > 0 && !as_many) {
        over_ = true;
        throw Error(LAPILLI_ERROR_CANCELLED,
                    "the ranks have diverged: their arguments, settings, CPUs or BLAS threads differ, "
                    "or sums are not the same on all");
    }
}

void Ranks::begin(index_t length) {
    double entries[] = {static_cast<double>(length), 1};
    sum(entries, 2);
    total_ = static_cast<index_t>(entries[0]);
    count_ = static_cast<index_t>(entries[1]);
}

void Ranks::sum(double* numbers, index_t count) {
    for (index_t first = 0; first < count; first += message_length - head) {
        const index_t some = std::min(message_length - head, count - first);
        std::copy_n(numbers + first, some, message_.begin() + head);
        std::fill(message_.begin() + head + some, message_.end(), 0.0);
        exchange(some);
        std::copy_n(message_.begin() + head, some, numbers + first);
    }
}

void Ranks::meet() {
    std::fill(message_.begin(), message_.end(), 0.0);
    exchange(0);
}

void Ranks::conclude() {
    std::fill(message_.begin(), message_.end(), 0.0);
    over_ = true;  // a rank that fails from here on has no one to tell
    exchange(concluding);
}

void Ranks::fail() noexcept {
    if (over_) return;
    over_ = true;
    try {
        std::fill(message_.begin(), message_.end(), 0.0);
        message_[0] = 1;
        call_caller(context_, "the sum over ranks", [&] {
            return static_cast<int>(distribution_.sum(distribution_.user, message_.data(), message_length));
        });
    } catch (...) {
        return;  // the call has its error
    }
}

}  // namespace lapilli
