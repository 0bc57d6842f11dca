! SPDX-License-Identifier: BSD-3-Clause
! Products of sparse matrices. What each routine does: lapilli/sparse.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_sparse
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_spmm, lapilli_sspmm, lapilli_dspmm, lapilli_cspmm, lapilli_zspmm
  interface lapilli_spmm
    function lapilli_sspmm(ctx, trans, order, k, alpha, A, X, ldx, beta, Y, ldy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans, order
      integer(lapilli_int), value :: k, ldx, ldy
      real(c_float), value :: alpha, beta
      type(lapilli_ssparse), value :: A
      real(c_float), intent(in) :: X(ldx, *)
      real(c_float), intent(inout) :: Y(ldy, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dspmm(ctx, trans, order, k, alpha, A, X, ldx, beta, Y, ldy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans, order
      integer(lapilli_int), value :: k, ldx, ldy
      real(c_double), value :: alpha, beta
      type(lapilli_dsparse), value :: A
      real(c_double), intent(in) :: X(ldx, *)
      real(c_double), intent(inout) :: Y(ldy, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cspmm(ctx, trans, order, k, alpha, A, X, ldx, beta, Y, ldy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans, order
      integer(lapilli_int), value :: k, ldx, ldy
      complex(c_float_complex), value :: alpha, beta
      type(lapilli_csparse), value :: A
      complex(c_float_complex), intent(in) :: X(ldx, *)
      complex(c_float_complex), intent(inout) :: Y(ldy, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zspmm(ctx, trans, order, k, alpha, A, X, ldx, beta, Y, ldy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans, order
      integer(lapilli_int), value :: k, ldx, ldy
      complex(c_double_complex), value :: alpha, beta
      type(lapilli_zsparse), value :: A
      complex(c_double_complex), intent(in) :: X(ldx, *)
      complex(c_double_complex), intent(inout) :: Y(ldy, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_spmm_memory, lapilli_sspmm_memory, lapilli_dspmm_memory, lapilli_cspmm_memory, &
    lapilli_zspmm_memory
  interface lapilli_spmm_memory
    function lapilli_sspmm_memory(ctx, trans, order, k, A, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans, order
      integer(lapilli_int), value :: k
      type(lapilli_ssparse), value :: A
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dspmm_memory(ctx, trans, order, k, A, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans, order
      integer(lapilli_int), value :: k
      type(lapilli_dsparse), value :: A
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cspmm_memory(ctx, trans, order, k, A, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans, order
      integer(lapilli_int), value :: k
      type(lapilli_csparse), value :: A
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zspmm_memory(ctx, trans, order, k, A, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans, order
      integer(lapilli_int), value :: k
      type(lapilli_zsparse), value :: A
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
