// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the Hessenberg panel, of the bulge chase and of its products.
#pragma once

#include "arch/launch.cuh"
#include "hessenberg/chase.cuh"
#include "hessenberg/panel.cuh"
#include "hessenberg/window_products.cuh"
#include "panel_products/launch.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
Status run(const Stream& stream, const HessenbergPanelArgs<T>& p) {
    using S = Scalar<T>;
    using Shape = HessenbergShape<S>;
    const auto above = static_cast<int>(reinterpret_cast<std::uintptr_t>(p.a.data) / sizeof(S) % Shape::pack);
    const Shape shape(p.a.rows, above, static_cast<int>(p.v.cols), stream.limits.multiprocessors,
                      p.team.devices);
    HessenbergTeam<S> team{.rank = p.team.rank,
                           .devices = p.team.devices,
                           .column = p.team.column,
                           .ld = p.team.ld,
                           .aborted = p.team.aborted,
                           .patience = p.team.patience};
    for (int k = 0; k < p.team.devices; ++k) {
        team.parts[k] = as(p.team.parts[k]);
        team.flags[k] = p.team.flags[k];
    }
    const kernels::HessenbergProblem<S> problem{.shape = shape,
                                                .a = as(p.a.data),
                                                .lda = p.a.ld,
                                                .v = as(p.v.data),
                                                .ldv = p.v.ld,
                                                .y = as(p.y.data),
                                                .ldy = p.y.ld,
                                                .t = as(p.t.data),
                                                .ldt = p.t.ld,
                                                .tau = as(p.tau),
                                                .work = as(p.work),
                                                .barrier = p.barrier,
                                                .team = team};
    return launch_panel(stream, p.name, shape, [&]<PanelKept Kept>(const LaunchShape& launched) {
        return start<kernels::hessenberg_panel<Kept, S>>(stream, launched, problem);
    });
}

template <class T>
Status run(const Stream& stream, const BulgeChaseArgs<T>& p) {
    using S = Scalar<T>;
    using Problem = kernels::BulgeChaseProblem<S>;
    const Problem problem{.sweep = p.sweep,
                          .move = p.move,
                          .h = as(p.h.data),
                          .ldh = p.h.ld,
                          .shifts = p.shifts,
                          .u = as(p.u.data),
                          .ldu = p.u.ld};
    const std::size_t bytes = 2 * Problem::elements(p.sweep.window) * sizeof(S);
    if (bytes > static_cast<std::size_t>(stream.limits.shared_bytes)) return arch::no_room;
    return start<kernels::bulge_chase<S>>(stream,
                                          {.name = p.name,
                                           .blocks = static_cast<unsigned>(p.sweep.chains()),
                                           .threads = 32 * std::max(4, p.sweep.per_chain),
                                           .shared_bytes = bytes},
                                          problem);
}

template <class T>
Status run(const Stream& stream, const WindowProductsArgs<T>& p) {
    using S = Scalar<T>;
    using Problem = kernels::WindowProblem<S>;
    const auto view = [](const auto& x) {
        return DeviceView<std::remove_pointer_t<decltype(as(x.data))>>{as(x.data), x.rows, x.cols, x.ld};
    };
    const Problem problem{{.sweep = p.sweep,
                           .move = p.move,
                           .side = p.side,
                           .above = p.above,
                           .u = view(p.u),
                           .a = view(p.a),
                           .z = view(p.z),
                           .reach = p.reach}};
    const bool right = p.side == Side::right;
    const index_t columns = p.reach == WindowReach::near ? p.sweep.window : p.a.cols;
    const unsigned tiles = grid_size(right ? p.a.rows : columns, Problem::tile) +
                           (right ? grid_size(p.z.rows, Problem::tile) : 0);
    const LaunchShape shape{.name = p.name,
                            .blocks = tiles,
                            .threads = Problem::threads,
                            .shared_bytes = 2 * Problem::elements(p.sweep.window) * sizeof(S),
                            .blocks_y = static_cast<unsigned>(p.sweep.chains())};
    if (shape.shared_bytes > static_cast<std::size_t>(stream.limits.shared_bytes)) return arch::no_room;
    return right ? start<kernels::window_products<true, S>>(stream, shape, problem)
                 : start<kernels::window_products<false, S>>(stream, shape, problem);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
