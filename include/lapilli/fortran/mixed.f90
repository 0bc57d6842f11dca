! SPDX-License-Identifier: BSD-3-Clause
! Linear systems in mixed precision. What each routine does: lapilli/mixed.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_mixed
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_gesv_mixed, lapilli_dsgesv, lapilli_zcgesv
  interface lapilli_gesv_mixed
    function lapilli_dsgesv(ctx, n, nrhs, A, lda, ipiv, B, ldb, X, ldx, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs, lda, ldb, ldx
      real(c_double), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: ipiv(*), iter
      real(c_double), intent(in) :: B(ldb, *)
      real(c_double), intent(out) :: X(ldx, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zcgesv(ctx, n, nrhs, A, lda, ipiv, B, ldb, X, ldx, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs, lda, ldb, ldx
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: ipiv(*), iter
      complex(c_double_complex), intent(in) :: B(ldb, *)
      complex(c_double_complex), intent(out) :: X(ldx, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gesv_mixed_mgpu, lapilli_dsgesv_mgpu, lapilli_zcgesv_mgpu
  interface lapilli_gesv_mixed_mgpu
    function lapilli_dsgesv_mgpu(ctx, A, ipiv, B, X, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A, B, X
      integer(lapilli_int), intent(out) :: ipiv(*), iter
      integer(lapilli_int) :: info
    end function
    function lapilli_zcgesv_mgpu(ctx, A, ipiv, B, X, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A, B, X
      integer(lapilli_int), intent(out) :: ipiv(*), iter
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_dsgesv_memory, lapilli_zcgesv_memory
  interface
    function lapilli_dsgesv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zcgesv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_posv_mixed, lapilli_dsposv, lapilli_zcposv
  interface lapilli_posv_mixed
    function lapilli_dsposv(ctx, uplo, n, nrhs, A, lda, B, ldb, X, ldx, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb, ldx
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(in) :: B(ldb, *)
      real(c_double), intent(out) :: X(ldx, *)
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
    function lapilli_zcposv(ctx, uplo, n, nrhs, A, lda, B, ldb, X, ldx, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb, ldx
      complex(c_double_complex), intent(inout) :: A(lda, *)
      complex(c_double_complex), intent(in) :: B(ldb, *)
      complex(c_double_complex), intent(out) :: X(ldx, *)
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_posv_mixed_mgpu, lapilli_dsposv_mgpu, lapilli_zcposv_mgpu
  interface lapilli_posv_mixed_mgpu
    function lapilli_dsposv_mgpu(ctx, uplo, A, B, X, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A, B, X
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
    function lapilli_zcposv_mgpu(ctx, uplo, A, B, X, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A, B, X
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_dsposv_memory, lapilli_zcposv_memory
  interface
    function lapilli_dsposv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zcposv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
