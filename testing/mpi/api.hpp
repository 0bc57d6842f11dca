// SPDX-License-Identifier: BSD-3-Clause
// The functions of lapilli/mpi.h, and those of one process, by the type of the scalars.
#pragma once

#include <complex>

#include "lapilli/eigen.h"
#include "lapilli/factor.h"
#include "lapilli/generalized.h"
#include "lapilli/lu.h"
#include "lapilli/mpi.h"

namespace lapilli::mpi_test {

template <class T>
struct Api;

#define LAPILLI_TEST_API(T, p, sy)                                                              \
    template <>                                                                                 \
    struct Api<T> {                                                                             \
        static constexpr auto psyev = &lapilli_p##p##sy##ev, psyevd = &lapilli_p##p##sy##evd;   \
        static constexpr auto psyevx = &lapilli_p##p##sy##evx, psyevr = &lapilli_p##p##sy##evr; \
        static constexpr auto psygvx = &lapilli_p##p##sy##gvx;                                  \
        static constexpr auto psygst = &lapilli_p##p##sy##gst;                                  \
        static constexpr auto ppotrf = &lapilli_p##p##potrf, ppotri = &lapilli_p##p##potri;     \
        static constexpr auto ppotrs = &lapilli_p##p##potrs;                                    \
        static constexpr auto ptrtri = &lapilli_p##p##trtri;                                    \
        static constexpr auto pgetrf = &lapilli_p##p##getrf;                                    \
        static constexpr auto pgetrs = &lapilli_p##p##getrs;                                    \
        static constexpr auto pgesv = &lapilli_p##p##gesv;                                      \
        static constexpr auto sygst = &lapilli_##p##sy##gst;                                    \
        static constexpr auto syevdx = &lapilli_##p##sy##evdx;                                  \
        static constexpr auto sygvdx = &lapilli_##p##sy##gvdx;                                  \
        static constexpr auto potrf = &lapilli_##p##potrf, potri = &lapilli_##p##potri;         \
        static constexpr auto potrs = &lapilli_##p##potrs;                                      \
        static constexpr auto trtri = &lapilli_##p##trtri;                                      \
        static constexpr auto getrf = &lapilli_##p##getrf;                                      \
        static constexpr auto getrs = &lapilli_##p##getrs;                                      \
        static constexpr auto gesv = &lapilli_##p##gesv;                                        \
    };
LAPILLI_TEST_API(float, s, sy)
LAPILLI_TEST_API(double, d, sy)
LAPILLI_TEST_API(std::complex<float>, c, he)
LAPILLI_TEST_API(std::complex<double>, z, he)
#undef LAPILLI_TEST_API

}  // namespace lapilli::mpi_test
