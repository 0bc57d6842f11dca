// SPDX-License-Identifier: BSD-3-Clause
// The coefficients of V and W in y and in the next column of the tridiagonal panel: every block adds up W^H v
// and V^H v for itself, and computes from them the shift of w = tau y + shift v, and the element w(c+1).
#pragma once

#include "tridiagonal/panel/dots.cuh"
#include "tridiagonal/panel/team.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// w = tau y + shift v, and the conjugate of w(c+1).
template <class T>
struct PanelCorrection {
    T shift, wc;
};

template <int NB, int KB, class T>
class PanelCoefficients {
    using R = real_t<T>;

  public:
    LAPILLI_DEVICE explicit PanelCoefficients(const PanelColumn<T>& column)
        : now(column),
          sums(column),
          team(column),
          dots(column),
          kept(PanelShared<NB, KB, T>::coefficients()),
          of_warps(PanelShared<NB, KB, T>::sums()) {}

    struct Terms {
        T w, v;  ///< threads 2k and 2k+1: elements (c+1, k) of W and V
        PanelRowSums places;
    };
    LAPILLI_DEVICE Terms fetch() const {
        const int k = thread_id() / 2;
        if (k >= now.j) return {T(0), T(0), sums.fetch_places(now.first_unit())};
        return {load(now.w(now.c + 1, k)), load(now.v(now.c + 1, k)), sums.fetch_places(now.first_unit())};
    }

    /// Stores W^H v and V^H v, and behind them the rows c+1 of W and V, to all warps. Of two sums every
    /// thread has its terms: (A v)(c+1) without what V and W take from it, and v^H A v - 2 Re (W^H v)^H (V^H
    /// v) = y^H v.
    LAPILLI_DEVICE PanelCorrection<T> make(const Terms& terms) const {
        // Two threads share the segments of a column.
        constexpr int share = PanelDots<T>::most_segments / 2;
        static_assert(2 * NB <= kSymvThreads);
        const int j = now.j, k = thread_id() / 2, which = thread_id() % 2, segments = dots.segments();
        T wv[share], vv[share];
        LAPILLI_UNROLL
        for (int i = 0; i < share; ++i) {
            const int s = 2 * i + which;
            const bool counts = k < j && s < segments;
            wv[i] = counts ? load(dots.part(k, s, segments)) : T(0);
            vv[i] = counts ? load(dots.part(j + k, s, segments)) : T(0);
        }
        T first = T(0);
        R form = 0;
        if (!now.is_shared()) {
            SymvRowAdder<kSymvThreads, 1, T> adder;
            const int in_unit = static_cast<int>((now.c + 1) % symv_unit_rows);
            adder.fetch(now.m, sums.of_row(terms.places, now.first_unit(), in_unit), thread_id());
            form = sums.form_terms();
            first = adder.add_up();
        } else if (warp_id() == 0) {
            team.receive_first(first, form);
        }
        first *= now.reflector.by;
        form *= abs2(now.reflector.by);
        LAPILLI_UNROLL
        for (int i = 1; i < share; ++i) {
            wv[0] += wv[i];
            vv[0] += vv[i];
        }
        const T w = wv[0] + shuffle_xor(wv[0], 1), v = vv[0] + shuffle_xor(vv[0], 1);
        if (k < j && which == 0) {
            kept[k] = w;
            kept[j + k] = v;
            kept[2 * NB + k] = conj(terms.w);
            kept[2 * NB + j + k] = conj(terms.v);
            form -= 2 * (real(w) * real(v) + imag(w) * imag(v));
            first -= fma(terms.v, w, terms.w * v);
        }
        sum_over_block(first, form);
        const T tau = now.reflector.tau;
        const R tau2 = real(tau) * real(tau) + imag(tau) * imag(tau);
        const T shift = from_real<T>(R(-0.5) * tau2 * form);
        return {shift, conj(fma(tau, first, shift))};
    }

    /// The factors of columns k of V and W in y, and in the next column.
    struct OfColumn {
        T wv, vv;  ///< W(:,k)^H v and V(:,k)^H v
        T wc, vc;  ///< W(c+1,k) and V(c+1,k), conjugated
    };
    LAPILLI_DEVICE OfColumn of(int k) const {
        return {kept[k], kept[now.j + k], kept[2 * NB + k], kept[2 * NB + now.j + k]};
    }

  private:
    LAPILLI_DEVICE void sum_over_block(T& first, R& form) const {
        first = warp_sum(first);
        form = warp_sum(form);
        if (lane_id() == 0) {
            of_warps[warp_id()] = first;
            of_warps[kSymvWarps + warp_id()] = from_real<T>(form);
        }
        sync();
        first = T(0);
        form = 0;
        LAPILLI_UNROLL
        for (int i = 0; i < kSymvWarps; ++i) {
            const T part = of_warps[i], form_part = of_warps[kSymvWarps + i];
            first += part;
            form += real(form_part);
        }
    }

    const PanelColumn<T>& now;
    const PanelSums<KB, T> sums;
    const PanelTeam<KB, T> team;
    const PanelDots<T> dots;
    const Shared<T> kept, of_warps;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
