// SPDX-License-Identifier: BSD-3-Clause
// The functions of liblapilli by the type of the scalars.
#pragma once

#include <complex>

#include "lapilli/lapilli.h"

namespace lapilli::mpi {

template <class T>
struct Core;

#define LAPILLI_MPI_CORE(T, p, sy)                                            \
    template <>                                                               \
    struct Core<T> {                                                          \
        static constexpr auto* syevdx = &lapilli_##p##sy##evdx;               \
        static constexpr auto* syevdx_memory = &lapilli_##p##sy##evdx_memory; \
        static constexpr auto* sygvdx = &lapilli_##p##sy##gvdx;               \
        static constexpr auto* sygvdx_memory = &lapilli_##p##sy##gvdx_memory; \
        static constexpr auto* sygst = &lapilli_##p##sy##gst;                 \
        static constexpr auto* sygst_memory = &lapilli_##p##sy##gst_memory;   \
        static constexpr auto* potrf = &lapilli_##p##potrf;                   \
        static constexpr auto* potrf_memory = &lapilli_##p##potrf_memory;     \
        static constexpr auto* potrs = &lapilli_##p##potrs;                   \
        static constexpr auto* potrs_memory = &lapilli_##p##potrs_memory;     \
        static constexpr auto* potri = &lapilli_##p##potri;                   \
        static constexpr auto* potri_memory = &lapilli_##p##potri_memory;     \
        static constexpr auto* trtri = &lapilli_##p##trtri;                   \
        static constexpr auto* trtri_memory = &lapilli_##p##trtri_memory;     \
        static constexpr auto* getrf = &lapilli_##p##getrf;                   \
        static constexpr auto* getrf_memory = &lapilli_##p##getrf_memory;     \
        static constexpr auto* getrs = &lapilli_##p##getrs;                   \
        static constexpr auto* getrs_memory = &lapilli_##p##getrs_memory;     \
        static constexpr auto* gesv = &lapilli_##p##gesv;                     \
        static constexpr auto* gesv_memory = &lapilli_##p##gesv_memory;       \
    };
LAPILLI_MPI_CORE(float, s, sy)
LAPILLI_MPI_CORE(double, d, sy)
LAPILLI_MPI_CORE(std::complex<float>, c, he)
LAPILLI_MPI_CORE(std::complex<double>, z, he)
#undef LAPILLI_MPI_CORE

}  // namespace lapilli::mpi
