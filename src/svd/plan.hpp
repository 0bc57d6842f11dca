// SPDX-License-Identifier: BSD-3-Clause
// How a general matrix is reduced to a band: the run and the memory query ask the same plan.
#pragma once

#include <algorithm>

#include "matrix/staged_operand.hpp"
#include "runtime/context.hpp"
#include "runtime/team.hpp"

namespace lapilli {

struct Ge2gbPlan {
    bool on_devices;
    Team team;
    index_t kd, panels;  ///< width of the band; panels whose changes are collected

    static Ge2gbPlan of(Context& context, index_t m, index_t n, index_t kd) {
        const index_t order = std::min(m, n);
        const index_t panels = std::max<index_t>(1, context.settings.integer("test.ge2gb.nb") / kd);
        return {context.use_devices("gesdd.crossover", order),
                team_for(context, "gesdd.columns", 4500, order), kd, panels};
    }
};

/// A wide matrix is the adjoint of a tall one.
inline Form form_of_shape(index_t m, index_t n) { return m < n ? Form::adjoint : Form::direct; }
/// The copy plan of a memory query.
inline Staging any_of_shape(index_t m, index_t n) {
    Staging staging = Staging::any(m, n);
    staging.form = form_of_shape(m, n);
    return staging;
}

}  // namespace lapilli
