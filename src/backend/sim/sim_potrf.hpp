// SPDX-License-Identifier: BSD-3-Clause
// The Cholesky factorization of a block column by LAPACK, the reference of the kernel.
#pragma once

#include "backend/sim/sim_flag.hpp"
#include "backend/sim/sim_memory.hpp"
#include "backend/sim/thread_sanitizer.hpp"
#include "host/blas.hpp"
#include "host/lapack.hpp"
#include "potrf/args.hpp"

namespace lapilli::sim {

/// X := X L^-H, with L above X in the same matrix.
template <class T>
void solve_below(HostView<T> a) {
    const index_t width = a.cols, below = a.rows - width;
    if (below == 0) return;
    host::trsm(Side::right, Uplo::lower, Op::adjoint, false, T(1), a.block(0, 0, width, width),
               a.block(width, 0, below, width));
}

template <class T>
void carry_out(const PotrfPanelArgs<T>& p) {
    if (p.begun != nullptr) raise_flag(p.begun, p.step);
    if (p.flags == nullptr) *p.info = 0;
    if (*p.info != 0) return;
    const HostView<T> a = on_host(p.a);
    const InBlas scope;
    const index_t failed = host::potrf('L', a.block(0, 0, a.cols, a.cols));
    if (failed > 0)
        *p.info = p.offset + failed;
    else
        solve_below(a);
}

template <class T>
void carry_out(const PotrfRowsArgs<T>& p) {
    if (*p.info != 0) return;
    const InBlas scope;
    solve_below(on_host(p.a));
}

}  // namespace lapilli::sim
