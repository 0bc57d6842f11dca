// SPDX-License-Identifier: BSD-3-Clause
// The drivers of toy.txt, declared.
#pragma once

#include "base/select.hpp"
#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
index_t run_toyev(Context&, bool left, const UserMatrix<T>& a, T* wr, T* wi, const UserMatrix<T>& vl,
                  char* equed, index_t* pivots, real_t<T>* r, char* way, real_t<T>* growth);
template <class T>
index_t run_toyev(Context&, bool left, const UserMatrix<T>& a, T* w, const UserMatrix<T>& vl, char* equed,
                  index_t* pivots, real_t<T>* r, char* way, real_t<T>* growth);
template <class T>
index_t run_toyes(Context&, bool sorts, char sense, select_t<T> select, index_t n, index_t* chosen,
                  const UserMatrix<T>& a, T* wr, T* wi);
template <class T>
index_t run_toyes(Context&, bool sorts, char sense, select_t<T> select, index_t n, index_t* chosen,
                  const UserMatrix<T>& a, T* w);
template <class T>
Footprint toyev_memory(Context&, bool left, index_t n);
template <class T>
index_t run_langt(Context&, index_t n, const T* x, real_t<T> bound, real_t<T>* value);
template <class T>
index_t run_gels(Context&, lapilli_queue queue, lapilli_progress report, index_t n, T* x, index_t* places);

}  // namespace lapilli
