// SPDX-License-Identifier: BSD-3-Clause
// The tridiagonal panel's arguments as its kernels take them, with the kernels' scalars.
#pragma once

#include "arch/cuda_launch.cuh"
#include "tridiagonal/panel/args.hpp"

namespace lapilli::launch {

template <class T>
SymvTerms<Scalar<T>> as_terms(const SymvTerms<T>& a) {
    return {a.n, a.first, a.nb, a.rank, a.team, as(a.a), a.lda, as(a.partial)};
}

template <class T>
TridiagonalPanel<Scalar<T>, Real<T>> as_panel(const TridiagonalPanel<T, Real<T>>& p) {
    TridiagonalPanel<Scalar<T>, Real<T>> panel{};
    panel.symv = as_terms(p.symv);
    panel.width = p.width;
    panel.v = as(p.v);
    panel.w = as(p.w);
    panel.ldv = p.ldv;
    panel.d = p.d;
    panel.e = p.e;
    panel.tau = as(p.tau);
    panel.scratch = as(p.scratch);
    panel.barrier = p.barrier;
    for (int k = 0; k < p.symv.team; ++k) {
        panel.parts[k] = as(p.parts[k]);
        panel.flags[k] = p.flags[k];
    }
    panel.aborted = p.aborted;
    panel.patience = p.patience;
    return panel;
}

}  // namespace lapilli::launch
