// SPDX-License-Identifier: BSD-3-Clause
// GEMM and the rank-k updates on the CPU.
#pragma once

#include "blas/level3.hpp"

namespace lapilli {

template <class T>
void gemm_on_cpu(Context& context, const Gemm<T>& how, const UserMatrix<const T>& a,
                 const UserMatrix<const T>& b, const UserMatrix<T>& c);
template <class T>
void rank_k_on_cpu(Context& context, const RankK<T>& how, const UserMatrix<const T>& a,
                   const UserMatrix<const T>& b, const UserMatrix<T>& c);

}  // namespace lapilli
