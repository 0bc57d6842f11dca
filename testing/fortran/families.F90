! SPDX-License-Identifier: BSD-3-Clause
! The families of routines, one text for the four precisions.
#define CONJ(x) (x)
#define IS_COMPLEX 0
#define IS_DOUBLE 0
module families_s
#define NAME "s"
#define KIND c_float
#define SCALAR real(c_float)
#define MATRIX lapilli_smatrix
#define SPARSE lapilli_ssparse
#include "families.inc"
#include "eigenproblems.inc"
end module

#undef NAME
#undef KIND
#undef SCALAR
#undef MATRIX
#undef SPARSE
#undef IS_DOUBLE
#define IS_DOUBLE 1
module families_d
#define NAME "d"
#define KIND c_double
#define SCALAR real(c_double)
#define MATRIX lapilli_dmatrix
#define SPARSE lapilli_dsparse
#include "families.inc"
#include "eigenproblems.inc"
end module

#undef CONJ
#undef IS_COMPLEX
#define CONJ(x) conjg(x)
#define IS_COMPLEX 1
#undef NAME
#undef KIND
#undef SCALAR
#undef MATRIX
#undef SPARSE
#undef IS_DOUBLE
#define IS_DOUBLE 0
module families_c
#define NAME "c"
#define KIND c_float
#define SCALAR complex(c_float_complex)
#define MATRIX lapilli_cmatrix
#define SPARSE lapilli_csparse
#include "families.inc"
#include "eigenproblems.inc"
end module

#undef NAME
#undef KIND
#undef SCALAR
#undef MATRIX
#undef SPARSE
#undef IS_DOUBLE
#define IS_DOUBLE 1
module families_z
#define NAME "z"
#define KIND c_double
#define SCALAR complex(c_double_complex)
#define MATRIX lapilli_zmatrix
#define SPARSE lapilli_zsparse
#include "families.inc"
#include "eigenproblems.inc"
end module
