// SPDX-License-Identifier: BSD-3-Clause
// The functions of liblapilli that the layer calls, those of LAPACK by the type of the scalars.
#pragma once

#include <complex>

#include "load/library.hpp"

namespace lapilli::mpi {

template <class T>
struct Core;

#define LAPILLI_MPI_FUNCTION(name, function) \
    static inline constinit const load::Loaded<decltype(::function)> name{LAPILLI_MPI_TEXT(function)};
#define LAPILLI_MPI_TEXT(name) #name
#define LAPILLI_MPI_CORE(T, p, sy)                                        \
    template <>                                                           \
    struct Core<T> {                                                      \
        LAPILLI_MPI_FUNCTION(syevdx, lapilli_##p##sy##evdx)               \
        LAPILLI_MPI_FUNCTION(syevdx_memory, lapilli_##p##sy##evdx_memory) \
        LAPILLI_MPI_FUNCTION(sygvdx, lapilli_##p##sy##gvdx)               \
        LAPILLI_MPI_FUNCTION(sygvdx_memory, lapilli_##p##sy##gvdx_memory) \
        LAPILLI_MPI_FUNCTION(sygst, lapilli_##p##sy##gst)                 \
        LAPILLI_MPI_FUNCTION(sygst_memory, lapilli_##p##sy##gst_memory)   \
        LAPILLI_MPI_FUNCTION(potrf, lapilli_##p##potrf)                   \
        LAPILLI_MPI_FUNCTION(potrf_memory, lapilli_##p##potrf_memory)     \
        LAPILLI_MPI_FUNCTION(potrs, lapilli_##p##potrs)                   \
        LAPILLI_MPI_FUNCTION(potrs_memory, lapilli_##p##potrs_memory)     \
        LAPILLI_MPI_FUNCTION(potri, lapilli_##p##potri)                   \
        LAPILLI_MPI_FUNCTION(potri_memory, lapilli_##p##potri_memory)     \
        LAPILLI_MPI_FUNCTION(trtri, lapilli_##p##trtri)                   \
        LAPILLI_MPI_FUNCTION(trtri_memory, lapilli_##p##trtri_memory)     \
        LAPILLI_MPI_FUNCTION(getrf, lapilli_##p##getrf)                   \
        LAPILLI_MPI_FUNCTION(getrf_memory, lapilli_##p##getrf_memory)     \
        LAPILLI_MPI_FUNCTION(getrs, lapilli_##p##getrs)                   \
        LAPILLI_MPI_FUNCTION(getrs_memory, lapilli_##p##getrs_memory)     \
        LAPILLI_MPI_FUNCTION(gesv, lapilli_##p##gesv)                     \
        LAPILLI_MPI_FUNCTION(gesv_memory, lapilli_##p##gesv_memory)       \
    };
LAPILLI_MPI_CORE(float, s, sy)
LAPILLI_MPI_CORE(double, d, sy)
LAPILLI_MPI_CORE(std::complex<float>, c, he)
LAPILLI_MPI_CORE(std::complex<double>, z, he)
#undef LAPILLI_MPI_CORE
#undef LAPILLI_MPI_FUNCTION

}  // namespace lapilli::mpi

LAPILLI_LOADED(lapilli::mpi, lapilli_create)
LAPILLI_LOADED(lapilli::mpi, lapilli_destroy)
LAPILLI_LOADED(lapilli::mpi, lapilli_device_count)
LAPILLI_LOADED(lapilli::mpi, lapilli_device_memory)
LAPILLI_LOADED(lapilli::mpi, lapilli_get)
LAPILLI_LOADED(lapilli::mpi, lapilli_last_error)
LAPILLI_LOADED(lapilli::mpi, lapilli_private_local_rank)
LAPILLI_LOADED(lapilli::mpi, lapilli_private_log)
LAPILLI_LOADED(lapilli::mpi, lapilli_private_setting)
LAPILLI_LOADED(lapilli::mpi, lapilli_strerror)
