// SPDX-License-Identifier: BSD-3-Clause
// The plan to reduce a general matrix to a band, and to bidiagonal form, shared by a call and its memory
// query.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "base/order_of_work.hpp"
#include "matrix/copied_operand.hpp"
#include "qr/geqrf.hpp"
#include "reflectors/args.hpp"
#include "runtime/context.hpp"
#include "runtime/team.hpp"
#include "svd/gebrd.hpp"

namespace lapilli {

/// The devices for a matrix of this order. Two H200 take 1.2 times as long as one for dgesdd of order 9000,
/// and 0.85 for 16000.
inline Team svd_team(const Context& context, index_t order) {
    return team_for(context, "gesdd.columns", 6500, order);
}

struct Ge2gbPlan {
    bool on_devices;
    Team team;
    index_t kd, panels;  ///< width of the band; panels whose changes are collected

    static Ge2gbPlan of(Context& context, index_t m, index_t n, index_t kd) {
        const index_t order = std::min(m, n);
        const index_t panels = std::max<index_t>(1, context.settings.integer("test.ge2gb.nb") / kd);
        return {context.use_devices("gesdd.crossover", order_of_work(m, n, order)), svd_team(context, order),
                kd, panels};
    }
};

/// The plan of GESDD, GESVD, GESVDX, GELSD and GELSS.
struct SvdPlan {
    Ge2gbPlan band;
    bool qr_first;  ///< a tall matrix: its R is reduced
    index_t panel;  ///< one stage: columns of GEBRD's panels; 0: two stages
    GeqrfPlan qr;
    index_t reflectors;  ///< reflectors of the band reduction that are applied to vectors at once

    template <class T>
    static SvdPlan of(Context& context, index_t m, index_t n) {
        const index_t order = std::min(m, n), longest = std::max(m, n);
        const auto band = Ge2gbPlan::of(context, m, n, context.settings.integer("test.gesdd.band"));
        GeqrfPlan qr = GeqrfPlan::of<T>(context, longest, order);
        qr.team = band.team;
        const bool qr_first = longest - order > order / 5;
        const bool at_once =
            band.on_devices && one_stage<T>(context, band.team, qr_first ? order : longest, order);
        return {band, qr_first, at_once ? gebrd_block(context, order) : 0, qr,
                std::min({context.settings.integer("test.sy2sb.reflectors"), larft_limit, order})};
    }
    /// GEBRD in shared memory takes less than two stages, also where a few panels come before it: on an H200,
    /// dgesdd with vectors takes 8.6 ms for n = 1000, two stages 12.3; for 1560 17.2 and 18.1. In complex
    /// numbers two stages take 1.4 times as long as in real ones.
    template <class T>
    static bool one_stage(Context& context, Team team, index_t m, index_t n) {
        const std::string_view stages = context.settings.text("test.gesdd.stages");
        if (n == 0 || team.devices > 1 || stages == "two") return false;
        const index_t before = n / (is_complex<T> ? 4 : 8);
        return stages == "one" ||
               context.queue(0).bidiagonal_fits(precision_letter<T>, m - before, n - before);
    }
};

/// The plan if devices compute.
template <class T>
std::optional<SvdPlan> svd_on_devices(Context& context, index_t m, index_t n) {
    if (m == 0 || n == 0) return std::nullopt;
    const auto plan = SvdPlan::of<T>(context, m, n);
    return plan.band.on_devices ? std::optional(plan) : std::nullopt;
}

/// A wide matrix is the adjoint of a tall one.
inline Form form_of_shape(index_t m, index_t n) { return m < n ? Form::adjoint : Form::direct; }
/// The copy plan of a memory query.
inline CopyPlan any_of_shape(index_t m, index_t n) {
    CopyPlan copy_plan = CopyPlan::any(m, n);
    copy_plan.form = form_of_shape(m, n);
    return copy_plan;
}

}  // namespace lapilli
