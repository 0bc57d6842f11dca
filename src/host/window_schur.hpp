// SPDX-License-Identifier: BSD-3-Clause
// The Schur form of a window of early deflation. LAPACK's HSEQR takes twice as long for the orders of such
// windows: reflectors of three rows, each by scalar loops. Here they are vectors, and the next reflector is
// found before the one before has been applied everywhere.
#pragma once

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli::host {

/// The instructions that window_schur uses. Bits of results depend on them.
enum class Lanes {
    any,   ///< 128 bits, which every processor has
    wide,  ///< 256 bits with fused products, where the processor has them
};

/// t: upper Hessenberg, zero below; out: T = V^H t V, upper triangular, of a real matrix with blocks of two
/// rows in LAPACK's standard form. v: out. Returns LAPACK's info: i where the iteration has found the values
/// of rows i and on alone.
template <class T>
index_t window_schur(HostView<T> t, HostView<T> v, Lanes lanes = Lanes::wide);

/// T := G^H T G and V := V G with the values of rows k and k + 1 exchanged. Neither is of a pair.
template <class T>
void exchange_values(HostView<T> t, HostView<T> v, index_t k, Lanes lanes = Lanes::wide);

}  // namespace lapilli::host
