! SPDX-License-Identifier: BSD-3-Clause
! LU factorization and general linear systems. What each routine does: lapilli/lu.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_lu
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  implicit none
  private

  public :: lapilli_laswp, lapilli_slaswp, lapilli_dlaswp, lapilli_claswp, lapilli_zlaswp
  interface lapilli_laswp
    function lapilli_slaswp(ctx, n, A, lda, k1, k2, ipiv, incx) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, lda, k1, k2, incx
      real(c_float), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dlaswp(ctx, n, A, lda, k1, k2, ipiv, incx) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, lda, k1, k2, incx
      real(c_double), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_claswp(ctx, n, A, lda, k1, k2, ipiv, incx) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, lda, k1, k2, incx
      complex(c_float_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zlaswp(ctx, n, A, lda, k1, k2, ipiv, incx) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, lda, k1, k2, incx
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_laswp_mgpu, lapilli_slaswp_mgpu, lapilli_dlaswp_mgpu, lapilli_claswp_mgpu, lapilli_zlaswp_mgpu
  interface lapilli_laswp_mgpu
    function lapilli_slaswp_mgpu(ctx, A, k1, k2, ipiv, incx) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A
      integer(lapilli_int), value :: k1, k2, incx
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dlaswp_mgpu(ctx, A, k1, k2, ipiv, incx) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int), value :: k1, k2, incx
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_claswp_mgpu(ctx, A, k1, k2, ipiv, incx) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), value :: k1, k2, incx
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zlaswp_mgpu(ctx, A, k1, k2, ipiv, incx) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), value :: k1, k2, incx
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_slaswp_memory, lapilli_dlaswp_memory, lapilli_claswp_memory, lapilli_zlaswp_memory
  interface
    function lapilli_slaswp_memory(ctx, k1, k2, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: k1, k2
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dlaswp_memory(ctx, k1, k2, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: k1, k2
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_claswp_memory(ctx, k1, k2, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: k1, k2
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zlaswp_memory(ctx, k1, k2, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: k1, k2
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
