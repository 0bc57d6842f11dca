// SPDX-License-Identifier: BSD-3-Clause
// Aggressive early deflation (K. Braman, R. Byers, R. Mathias: "The multishift QR algorithm II", SIAM Journal
// on Matrix Analysis 23, 2002), on the host: the Schur form of the last rows and columns of an active block
// shows which eigenvalues have converged.
#pragma once

#include <vector>

#include "host/lapack_nonsymmetric.hpp"

namespace lapilli {

/// The result of deflating a window of order n.
template <class T>
struct Deflated {
    index_t count = 0;  ///< values that are eigenvalues: the last ones
    /// The Schur form's first value that may be a shift: LAPACK's iteration has not found those before.
    index_t first = 0;
    T spike = T(0);  ///< the element left of the window
    bool changed = false;
};

/// t: the window, upper Hessenberg; out: V^H T V, upper Hessenberg, its last `count` rows in Schur form.
/// spike: the element left of it; 0: all values converge. v: out, V, which the spike needs as well. w: out,
/// all values, those that have not converged first. negligible: what counts as zero however small the other
/// numbers are. Where nothing has changed T and V are not to be used.
template <class T>
Deflated<T> deflate_early(HostView<T> t, T spike, HostView<T> v, const Eigenvalues<T>& w,
                          real_t<T> negligible);

}  // namespace lapilli
