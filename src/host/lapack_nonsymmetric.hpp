// SPDX-License-Identifier: BSD-3-Clause
// Nonsymmetric eigenproblems by the CPU's LAPACK: see lapack.hpp. ilo and ihi count from 1, as in LAPACK.
// Matrices that a call does not use may have no data. Functions return LAPACK's info.
#pragma once

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli {

/// Arrays of eigenvalues: of real matrices one for the real parts and one for the imaginary parts.
template <class T>
struct Eigenvalues {
    T* w;
    T* imaginary = nullptr;
};

namespace host {

/// Rows and columns ilo to ihi of a balanced matrix.
struct Balanced {
    index_t ilo = 1, ihi = 0;
};

template <class T>
Balanced gebal(char job, HostView<T> a, real_t<T>* scale);
template <class T>
index_t gebak(char job, char side, Balanced rows, const real_t<T>* scale, HostView<T> v);
template <class T>
index_t gehrd(Balanced rows, HostView<T> a, T* tau);
template <class T>
index_t orghr(Balanced rows, HostView<T> a, const T* tau);
template <class T>
index_t ormhr(char side, char trans, Balanced rows, HostView<const T> a, const T* tau, HostView<T> c);
template <class T>
index_t hseqr(char job, char compz, Balanced rows, HostView<T> h, Eigenvalues<T> w, HostView<T> z);

/// HSEQR with jobs S and I of two rows. Elements of column 0 come first.
template <class T>
void standard_form(T (&block)[4], T (&q)[4]);

/// select: n logical values; those of real matrices are changed as LAPACK does. VL, VR have mm columns;
/// `found` of them are written.
template <class T>
index_t trevc3(char side, char howmny, index_t* select, HostView<const T> t, HostView<T> vl, HostView<T> vr,
               index_t mm, index_t* found);
template <class T>
index_t geev(char jobvl, char jobvr, HostView<T> a, Eigenvalues<T> w, HostView<T> vl, HostView<T> vr);

/// GEEVX's results about a matrix: how it was balanced, its norm, and reciprocal condition numbers for each
/// value.
template <class R>
struct Conditions {
    index_t* ilo;
    index_t* ihi;
    R* scale;
    R* norm;
    R* of_values;
    R* of_vectors;
};
template <class T>
index_t geevx(char balance, char jobvl, char jobvr, char sense, HostView<T> a, Eigenvalues<T> w,
              HostView<T> vl, HostView<T> vr, const Conditions<real_t<T>>& tells);

/// GEEVX's condition numbers of all values and vectors: s and sep, where job asks for them.
template <class T>
index_t trsna(char job, HostView<const T> t, HostView<const T> vl, HostView<const T> vr, real_t<T>* s,
              real_t<T>* sep);

/// The Schur form without an order.
template <class T>
index_t gees(char jobvs, HostView<T> a, Eigenvalues<T> w, HostView<T> vs);
/// ifst, ilst: of real matrices they are changed to the first rows of blocks.
template <class T>
index_t trexc(char compq, HostView<T> t, HostView<T> q, index_t* ifst, index_t* ilst);
/// select: n logical values. m: the order of the selected part. s, sep: where job asks for them.
template <class T>
index_t trsen(char job, char compq, const index_t* select, HostView<T> t, HostView<T> q, Eigenvalues<T> w,
              index_t* m, real_t<T>* s, real_t<T>* sep);
template <class T>
index_t trsyl(char trana, char tranb, index_t isgn, HostView<const T> a, HostView<const T> b, HostView<T> c,
              real_t<T>* scale);

}  // namespace host
}  // namespace lapilli
