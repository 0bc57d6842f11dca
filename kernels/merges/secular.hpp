// SPDX-License-Identifier: BSD-3-Clause
// The secular equation f(x) = 1/rho + sum of z_j^2 / (p_j - x) = 0 of a merge, and Gu and Eisenstat's weights
// (LAPACK's LAED4 and LAED3; Li, LAPACK Working Note 89; Gu and Eisenstat 1995). The poles p_j are the
// children's values d_j, or their squares. Only differences of squares are ever formed.
//
// A root is kept as its distance tau from the nearer pole: p_j - x is always (p_j - p_origin) - tau, never a
// difference of p_j and a rounded x. The vectors are those of the z for which the computed roots are exact,
// and so orthogonal however the roots were rounded.
#pragma once

#include "merges/args.hpp"
#include "merges/team.hpp"

namespace lapilli {

/// Poles that are the children's values: eigenvalues.
struct PlainPoles {
    LAPILLI_BOTH static double difference(double a, double b) { return subtract_rounded(a, b); }
};
/// Poles that are their squares: singular values.
struct SquaredPoles {
    LAPILLI_BOTH static double difference(double a, double b) {
        return multiply_rounded(subtract_rounded(a, b), add_rounded(a, b));
    }
};

/// p_j - x of the root `tau` away from `origin`.
template <class Poles>
LAPILLI_BOTH double distance(double pole, double origin, double tau) {
    return subtract_rounded(Poles::difference(pole, origin), tau);
}

/// The function near or between two poles: psi and its derivative are the terms of poles 0 .. low, phi those
/// of the poles behind.
struct SecularValue {
    double psi, phi, psi_slope, phi_slope;

    LAPILLI_BOTH double slope() const { return psi_slope + phi_slope; }
};

template <class Poles>
struct Secular {
    const double *pole, *weight;
    std::int64_t count;
    double inverse_rho;

    template <class Team>
    LAPILLI_BOTH SecularValue at(const Team& team, std::int64_t low, double origin, double tau) const {
        SecularValue v{0, 0, 0, 0};
        for (std::int64_t j = team.rank(); j < count; j += team.size()) {
            const double ratio = weight[j] / distance<Poles>(pole[j], origin, tau), term = weight[j] * ratio;
            if (j <= low) {
                v.psi += term;
                v.psi_slope += ratio * ratio;
            } else {
                v.phi += term;
                v.phi_slope += ratio * ratio;
            }
        }
        return {team.sum(v.psi), team.sum(v.phi), team.sum(v.psi_slope), team.sum(v.phi_slope)};
    }
};

struct SecularRoot {
    std::int64_t origin;
    double tau;
};

/// Halves the interval between two numbers of one sign, counted in floating-point numbers: at most 64 times.
LAPILLI_BOTH double halfway(double low, double high) {
    const bool negative = low < 0 || high < 0;
    const double a = negative ? -high : low, b = negative ? -low : high;
    const auto bits_a = __builtin_bit_cast(std::uint64_t, a), bits_b = __builtin_bit_cast(std::uint64_t, b);
    const auto middle = __builtin_bit_cast(double, bits_a + (bits_b - bits_a) / 2);
    return negative ? -middle : middle;
}

/// c + a / (d_low - x) + b / (d_high - x) = 0 for poles `gap` apart, from the origin: the root between them,
/// or above both.
LAPILLI_BOTH double two_pole_root(double c, double weight_low, double weight_high, double gap, bool from_low,
                                  bool above) {
    const double low = weight_low * weight_low, high = weight_high * weight_high;
    if (from_low) {
        const double a = c * gap + low + high, b = low * gap, root = ::sqrt(::fabs(a * a - 4 * b * c));
        return a > 0 ? 2 * b / (a + root) : (a - root) / (2 * c);
    }
    const double a = c * gap - low - high, b = high * gap, root = ::sqrt(::fabs(a * a + 4 * b * c));
    if (above) return a < 0 ? (root - a) / (2 * c) : 2 * b / (a + root);
    return a < 0 ? 2 * b / (a - root) : -(a + root) / (2 * c);
}

/// A step towards the root: that of an interpolating c + s / (d_low - x) + S / (d_high - x). Either it has
/// psi's and phi's values and slopes (the middle way), or the weight of the origin's pole is the true one
/// (fixed weight).
LAPILLI_BOTH double secular_step(const SecularValue& v, double w, double low, double high, bool last,
                                 bool fixed, bool from_low, double gap, double weight) {
    double c = w - low * v.psi_slope - high * v.phi_slope;
    if (fixed && !last) {
        const double ratio = weight / (from_low ? low : high);
        c = from_low ? w - high * v.slope() + gap * (ratio * ratio)
                     : w - low * v.slope() - gap * (ratio * ratio);
    }
    const double a = (low + high) * w - low * high * v.slope(), b = low * high * w;
    double step = 0;
    if (last) {
        c = ::fabs(c);
        const double root = ::sqrt(::fabs(a * a - 4 * b * c));
        step = a >= 0 ? (a + root) / (2 * c) : 2 * b / (a - root);
    } else {
        const double root = ::sqrt(::fabs(a * a - 4 * b * c));
        step = a <= 0 ? (a - root) / (2 * c) : 2 * b / (a + root);
    }
    // The function rises: a step that goes uphill from above, or is not a number, is Newton's.
    return w * step < 0 ? step : -w / v.slope();
}

template <class Poles, class Team>
LAPILLI_BOTH SecularRoot secular_root(const Team& team, const Secular<Poles>& f, std::int64_t i) {
    constexpr double eps = 0x1p-53;
    constexpr int fast_steps = 30, most_steps = 100;
    if (f.count == 1) return {0, f.weight[0] * f.weight[0] / f.inverse_rho};
    const bool last = i == f.count - 1;
    const std::int64_t low = last ? i - 1 : i;
    const double gap = Poles::difference(f.pole[low + 1], f.pole[low]);
    SecularRoot root{last ? i : low, 0};
    double least = 0, most = 0;  // the root is between
    if (last) {
        double squares = 0;
        for (std::int64_t j = team.rank(); j < f.count; j += team.size())
            squares += f.weight[j] * f.weight[j];
        most = team.sum(squares) / f.inverse_rho;
    } else {
        most = gap / 2;
    }
    const double middle = most / (last ? 2 : 1);
    SecularValue v = f.at(team, low, f.pole[root.origin], middle);
    double w = f.inverse_rho + v.psi + v.phi;
    {
        const double low_weight = f.weight[low], high_weight = f.weight[low + 1];
        // Without the terms of the two poles.
        const double rest =
            last ? w + low_weight * low_weight / (gap + middle) + high_weight * high_weight / middle
                 : w + low_weight * low_weight / middle - high_weight * high_weight / middle;
        const bool from_low = !last && w >= 0;
        if (!last && w < 0) {
            root.origin = low + 1;
            least = -most;
            most = 0;
        }
        root.tau = two_pole_root(rest, low_weight, high_weight, gap, from_low, last);
    }
    if (!(root.tau > least && root.tau < most)) root.tau = (least + most) / 2;
    const double origin = f.pole[root.origin];
    const bool from_low = root.origin == low;
    bool fixed = true;
    double before = 0;
    for (int step = 0; step < most_steps; ++step) {
        v = f.at(team, low, origin, root.tau);
        w = f.inverse_rho + v.psi + v.phi;
        const double error =
            8 * (::fabs(v.psi) + ::fabs(v.phi)) + f.inverse_rho + ::fabs(root.tau) * v.slope();
        if (::fabs(w) <= eps * error) break;
        if (w < 0) {
            least = root.tau;
        } else {
            most = root.tau;
        }
        if (step > 0 && w * before > 0 && ::fabs(w) > ::fabs(before) / 10) fixed = !fixed;
        before = w;
        const double next_step = secular_step(v, w, distance<Poles>(f.pole[low], origin, root.tau),
                                              distance<Poles>(f.pole[low + 1], origin, root.tau), last, fixed,
                                              from_low, gap, f.weight[root.origin]);
        double next = root.tau + next_step;
        const bool inside = next > least && next < most;
        if (step >= fast_steps) {
            next = halfway(least, most);
        } else if (!inside) {
            next = (least + most) / 2;
        }
        if (!(next > least && next < most)) break;  // no number between them
        const bool settled = inside && ::fabs(next_step) <= eps * ::fabs(next);
        root.tau = next;
        if (settled) break;
    }
    return root;
}

/// The i-th root of a merge: its origin and tau to the arrays.
template <class Poles, class Team>
LAPILLI_BOTH SecularRoot merge_root(const Team& team, const MergeArrays& a, const MergeNode& node,
                                    double inverse_rho, std::int64_t i) {
    const Secular<Poles> f{a.pole() + node.first, a.weight() + node.first, node.survivors(), inverse_rho};
    const SecularRoot root = secular_root(team, f, i);
    if (team.rank() == 0) {
        a.origin()[node.first + i] = root.origin;
        a.tau()[node.first + i] = root.tau;
    }
    return root;
}

/// z_j for which the roots are exact: rho z_j^2 is the product over all roots of p_j - x_i, over the product
/// of p_j - p_i. Each quotient is about 1. Rounding may leave a product of the wrong sign where it is nearly
/// zero.
template <class Poles, class Team>
LAPILLI_BOTH void merge_weight(const Team& team, const MergeArrays& a, const MergeNode& node,
                               std::int64_t j) {
    const double* pole = a.pole() + node.first;
    const double* tau = a.tau() + node.first;
    const std::int64_t* origin = a.origin() + node.first;
    const std::int64_t count = node.survivors();
    const double mine = pole[j];
    double quotients = 1;
    for (std::int64_t i = team.rank(); i < count; i += team.size()) {
        const double to_root = distance<Poles>(mine, pole[origin[i]], tau[i]);
        quotients *= i == j ? -to_root : to_root / Poles::difference(mine, pole[i]);
    }
    quotients = team.product(quotients);
    if (team.rank() != 0) return;
    double* z = a.weight() + node.first + j;
    *z = ::copysign(::sqrt(::fmax(quotients, 0.0)), *z);
}

}  // namespace lapilli
