// SPDX-License-Identifier: BSD-3-Clause
// A sweep of the multishift QR algorithm: chains of bulges, and the windows in which they move. Plain data,
// shared by the algorithm, the kernel, the plain loops and the tests.
#pragma once

#include <algorithm>
#include <cstdint>

namespace lapilli {

/// The most rows of a window, and the most chains that one operation moves.
inline constexpr int sweep_window_limit = 64, sweep_chains_limit = 32;

/// The rows and columns first .. first + order - 1 of the active block, in which a chain does its steps begin
/// .. end - 1. A window without steps has order 0.
struct SweepWindow {
    std::int64_t first = 0, begin = 0, end = 0;
    int order = 0;
};

/// Bulges of two shifts each go down an active block H of order n, in chains of `per_chain` bulges, three
/// rows apart:
///
///       K K+1 . . K+4
///     K x x x x x x
///       x x x x x x      In step t of its chain bulge j = 0, 1, .. is in column K = t - 3 j - 1: a reflector of rows K+1 to K+3
///       b x x x x x      leaves one element below the diagonal of column K, and from the right it fills row K+4. K = -1: the
///       b b x x x x      reflector of a new bulge, from its shifts. K = n - 3: the last one, of two rows.
///             x x x
///
/// A chain moves by `advance()` rows in a window, whose product of reflectors U is applied to the rest of the
/// matrix afterwards. Chain c begins lag() moves after chain c - 1, so that a chain's window and its next one
/// are above the window of the chain before.
struct BulgeSweep {
    std::int64_t n = 0;
    int window = 0, bulges = 0, per_chain = 1;

    constexpr bool is_valid() const {
        return n >= 3 && bulges >= 1 && per_chain >= 1 && window <= sweep_window_limit && advance() >= 1 &&
               chains() <= sweep_chains_limit;
    }
    constexpr int chains() const { return (bulges + per_chain - 1) / per_chain; }
    constexpr int bulges_of(int chain) const { return std::min(per_chain, bulges - chain * per_chain); }
    constexpr int advance() const { return window - 3 * per_chain - 1; }
    constexpr int lag() const { return 3 + 3 * per_chain / advance(); }
    /// The last bulge of the chain ends in column n - 3.
    constexpr std::int64_t steps_of(int chain) const { return n - 1 + 3 * (bulges_of(chain) - 1); }
    constexpr std::int64_t moves_of(int chain) const { return (steps_of(chain) + advance() - 1) / advance(); }
    /// The moves of the sweep.
    constexpr std::int64_t moves() const {
        std::int64_t most = 0;
        for (int c = 0; c < chains(); ++c)
            most = std::max(most, static_cast<std::int64_t>(lag()) * c + moves_of(c));
        return most;
    }
    constexpr SweepWindow window_of(int chain, std::int64_t move) const {
        const std::int64_t own = move - static_cast<std::int64_t>(lag()) * chain;
        if (own < 0 || own >= moves_of(chain)) return {};
        SweepWindow w;
        w.begin = own * advance();
        w.end = std::min(w.begin + advance(), steps_of(chain));
        // From the column of the last bulge's first reflector to the row that the first bulge's last
        // reflector fills.
        w.first = std::max<std::int64_t>(0, column_of(bulges_of(chain) - 1, w.begin));
        const std::int64_t last = std::min(n - 1, column_of(0, w.end - 1) + 4);
        w.order = static_cast<int>(last - w.first + 1);
        return w;
    }
    /// K of bulge j in step t. The bulge rests where this is below -1 or above n - 3.
    static constexpr std::int64_t column_of(int bulge, std::int64_t step) { return step - 3 * bulge - 1; }
};

}  // namespace lapilli
