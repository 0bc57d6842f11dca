// SPDX-License-Identifier: BSD-3-Clause
// Computes the factor of Z for a panel of the reduction to a band, such that A - V Z^H - Z V^H is Q^H A Q:
// arguments, and the division of the work. Plain data, shared by the kernel, the backends and the tests.
#pragma once

#include <cstdint>
#include <type_traits>

#include "panel_qr/args.hpp"

namespace lapilli {

/// Rows of S per block; for C, half of them from each panel of a pair. The block also makes T for its rows.
template <class T>
inline constexpr int panel_factors_rows = std::is_floating_point_v<T> ? 32 : 16;
template <class T>
constexpr std::int64_t panel_factors_shares(std::int64_t collected, std::int64_t whole) {
    constexpr std::int64_t half = panel_factors_rows<T> / 2;
    return collected / (2 * whole) * ((whole + half - 1) / half);
}
/// Contents of `work`: the parts of (C^H V)^H P T, then X^H V T.
inline constexpr std::int64_t panel_factors_square = panel_qr_limit * panel_qr_limit;
template <class T>
constexpr std::int64_t panel_factors_work(std::int64_t collected, std::int64_t whole) {
    return (panel_factors_shares<T>(collected, whole) + 1) * panel_factors_square;
}

/// The updates of earlier panels that are still to be subtracted from A are collected in C = [Z_0 V_0 Z_1 V_1
/// ...]. This panel has X = A V and V, with Q = I - V T V^H. S = [C X V]^H V gives
///
///     F = [-P T; T; -1/2 T^H M T],   P = [V_0 Z_0 V_1 Z_1 ...]^H V,   M = X^H V - (C^H V)^H P = V^H (X - C P),
///
/// and Z = [C X V] F.
template <class T>
struct PanelFactorsArgs {
    using Scalar = T;
    static constexpr const char* name = "panel_factors";
    std::int64_t collected, whole,
        width;  ///< columns of C, of each panel in it, and of this panel; at most panel_qr_limit
    const T* s;
    std::int64_t lds;
    const T* tau;  ///< width
    T* f;
    std::int64_t ldf;
    T* work;  ///< panel_factors_work<T> elements

    constexpr std::int64_t rows() const { return collected + 2 * width; }
    /// The violated precondition; null if all hold.
    constexpr const char* violation() const {
        const bool fits =
            whole > 0 && whole <= panel_qr_limit && collected % (2 * whole) == 0 && width <= panel_qr_limit;
        return fits ? nullptr : "panel_factors: shape";
    }
    constexpr bool empty() const { return width == 0; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, s, Extent::matrix(rows(), width, lds));
        touch(Access::read, tau, Extent::array(width));
        touch(Access::write, f, Extent::matrix(rows(), width, ldf));
        touch(Access::write, work, Extent::array(panel_factors_work<T>(collected, whole)));
    }
};

}  // namespace lapilli

#define LAPILLI_PANEL_FACTORS_OPERATIONS(X) X(PanelFactorsArgs)
