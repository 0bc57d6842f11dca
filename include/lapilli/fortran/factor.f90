! SPDX-License-Identifier: BSD-3-Clause
! Cholesky factorization and linear systems. What each routine does: lapilli/factor.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_factor
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_potrf, lapilli_spotrf, lapilli_dpotrf, lapilli_cpotrf, lapilli_zpotrf
  interface lapilli_potrf
    function lapilli_spotrf(ctx, uplo, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_float), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dpotrf(ctx, uplo, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_double), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cpotrf(ctx, uplo, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zpotrf(ctx, uplo, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_potrf_mgpu, lapilli_spotrf_mgpu, lapilli_dpotrf_mgpu, lapilli_cpotrf_mgpu, lapilli_zpotrf_mgpu
  interface lapilli_potrf_mgpu
    function lapilli_spotrf_mgpu(ctx, uplo, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A
      integer(lapilli_int) :: info
    end function
    function lapilli_dpotrf_mgpu(ctx, uplo, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int) :: info
    end function
    function lapilli_cpotrf_mgpu(ctx, uplo, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int) :: info
    end function
    function lapilli_zpotrf_mgpu(ctx, uplo, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_spotrf_memory, lapilli_dpotrf_memory, lapilli_cpotrf_memory, lapilli_zpotrf_memory
  interface
    function lapilli_spotrf_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dpotrf_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cpotrf_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zpotrf_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_spotrf_vbatch, lapilli_dpotrf_vbatch, lapilli_cpotrf_vbatch, lapilli_zpotrf_vbatch
  interface
    function lapilli_spotrf_vbatch(ctx, uplo, n, A, lda, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), lda(*)
      type(c_ptr), intent(in) :: A(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dpotrf_vbatch(ctx, uplo, n, A, lda, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), lda(*)
      type(c_ptr), intent(in) :: A(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cpotrf_vbatch(ctx, uplo, n, A, lda, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), lda(*)
      type(c_ptr), intent(in) :: A(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zpotrf_vbatch(ctx, uplo, n, A, lda, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), lda(*)
      type(c_ptr), intent(in) :: A(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_spotrf_vbatch_memory, lapilli_dpotrf_vbatch_memory, lapilli_cpotrf_vbatch_memory, &
    lapilli_zpotrf_vbatch_memory
  interface
    function lapilli_spotrf_vbatch_memory(ctx, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dpotrf_vbatch_memory(ctx, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cpotrf_vbatch_memory(ctx, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zpotrf_vbatch_memory(ctx, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_potrs, lapilli_spotrs, lapilli_dpotrs, lapilli_cpotrs, lapilli_zpotrs
  interface lapilli_potrs
    function lapilli_spotrs(ctx, uplo, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      real(c_float), intent(in) :: A(lda, *)
      real(c_float), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dpotrs(ctx, uplo, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      real(c_double), intent(in) :: A(lda, *)
      real(c_double), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cpotrs(ctx, uplo, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_float_complex), intent(in) :: A(lda, *)
      complex(c_float_complex), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zpotrs(ctx, uplo, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_double_complex), intent(in) :: A(lda, *)
      complex(c_double_complex), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_potrs_mgpu, lapilli_spotrs_mgpu, lapilli_dpotrs_mgpu, lapilli_cpotrs_mgpu, lapilli_zpotrs_mgpu
  interface lapilli_potrs_mgpu
    function lapilli_spotrs_mgpu(ctx, uplo, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_dpotrs_mgpu(ctx, uplo, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_cpotrs_mgpu(ctx, uplo, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_zpotrs_mgpu(ctx, uplo, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_spotrs_memory, lapilli_dpotrs_memory, lapilli_cpotrs_memory, lapilli_zpotrs_memory
  interface
    function lapilli_spotrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dpotrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cpotrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zpotrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_posv, lapilli_sposv, lapilli_dposv, lapilli_cposv, lapilli_zposv
  interface lapilli_posv
    function lapilli_sposv(ctx, uplo, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      real(c_float), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dposv(ctx, uplo, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      real(c_double), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cposv(ctx, uplo, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_float_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zposv(ctx, uplo, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_double_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_posv_mgpu, lapilli_sposv_mgpu, lapilli_dposv_mgpu, lapilli_cposv_mgpu, lapilli_zposv_mgpu
  interface lapilli_posv_mgpu
    function lapilli_sposv_mgpu(ctx, uplo, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_dposv_mgpu(ctx, uplo, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_cposv_mgpu(ctx, uplo, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_zposv_mgpu(ctx, uplo, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sposv_memory, lapilli_dposv_memory, lapilli_cposv_memory, lapilli_zposv_memory
  interface
    function lapilli_sposv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dposv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cposv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zposv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sposv_vbatch, lapilli_dposv_vbatch, lapilli_cposv_vbatch, lapilli_zposv_vbatch
  interface
    function lapilli_sposv_vbatch(ctx, uplo, n, nrhs, A, lda, B, ldb, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*), lda(*), ldb(*)
      type(c_ptr), intent(in) :: A(*), B(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dposv_vbatch(ctx, uplo, n, nrhs, A, lda, B, ldb, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*), lda(*), ldb(*)
      type(c_ptr), intent(in) :: A(*), B(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cposv_vbatch(ctx, uplo, n, nrhs, A, lda, B, ldb, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*), lda(*), ldb(*)
      type(c_ptr), intent(in) :: A(*), B(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zposv_vbatch(ctx, uplo, n, nrhs, A, lda, B, ldb, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*), lda(*), ldb(*)
      type(c_ptr), intent(in) :: A(*), B(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sposv_vbatch_memory, lapilli_dposv_vbatch_memory, lapilli_cposv_vbatch_memory, &
    lapilli_zposv_vbatch_memory
  interface
    function lapilli_sposv_vbatch_memory(ctx, n, nrhs, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dposv_vbatch_memory(ctx, n, nrhs, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cposv_vbatch_memory(ctx, n, nrhs, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zposv_vbatch_memory(ctx, n, nrhs, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_trtri, lapilli_strtri, lapilli_dtrtri, lapilli_ctrtri, lapilli_ztrtri
  interface lapilli_trtri
    function lapilli_strtri(ctx, uplo, diag, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, diag
      integer(lapilli_int), value :: n, lda
      real(c_float), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dtrtri(ctx, uplo, diag, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, diag
      integer(lapilli_int), value :: n, lda
      real(c_double), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_ctrtri(ctx, uplo, diag, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, diag
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_ztrtri(ctx, uplo, diag, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, diag
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_trtri_mgpu, lapilli_strtri_mgpu, lapilli_dtrtri_mgpu, lapilli_ctrtri_mgpu, lapilli_ztrtri_mgpu
  interface lapilli_trtri_mgpu
    function lapilli_strtri_mgpu(ctx, uplo, diag, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, diag
      type(lapilli_smatrix), value :: A
      integer(lapilli_int) :: info
    end function
    function lapilli_dtrtri_mgpu(ctx, uplo, diag, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, diag
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int) :: info
    end function
    function lapilli_ctrtri_mgpu(ctx, uplo, diag, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, diag
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int) :: info
    end function
    function lapilli_ztrtri_mgpu(ctx, uplo, diag, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, diag
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_strtri_memory, lapilli_dtrtri_memory, lapilli_ctrtri_memory, lapilli_ztrtri_memory
  interface
    function lapilli_strtri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dtrtri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_ctrtri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_ztrtri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_lauum, lapilli_slauum, lapilli_dlauum, lapilli_clauum, lapilli_zlauum
  interface lapilli_lauum
    function lapilli_slauum(ctx, uplo, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_float), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dlauum(ctx, uplo, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_double), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_clauum(ctx, uplo, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zlauum(ctx, uplo, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_lauum_mgpu, lapilli_slauum_mgpu, lapilli_dlauum_mgpu, lapilli_clauum_mgpu, lapilli_zlauum_mgpu
  interface lapilli_lauum_mgpu
    function lapilli_slauum_mgpu(ctx, uplo, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A
      integer(lapilli_int) :: info
    end function
    function lapilli_dlauum_mgpu(ctx, uplo, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int) :: info
    end function
    function lapilli_clauum_mgpu(ctx, uplo, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int) :: info
    end function
    function lapilli_zlauum_mgpu(ctx, uplo, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_slauum_memory, lapilli_dlauum_memory, lapilli_clauum_memory, lapilli_zlauum_memory
  interface
    function lapilli_slauum_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dlauum_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_clauum_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zlauum_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_potri, lapilli_spotri, lapilli_dpotri, lapilli_cpotri, lapilli_zpotri
  interface lapilli_potri
    function lapilli_spotri(ctx, uplo, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_float), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dpotri(ctx, uplo, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_double), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cpotri(ctx, uplo, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zpotri(ctx, uplo, n, A, lda) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_potri_mgpu, lapilli_spotri_mgpu, lapilli_dpotri_mgpu, lapilli_cpotri_mgpu, lapilli_zpotri_mgpu
  interface lapilli_potri_mgpu
    function lapilli_spotri_mgpu(ctx, uplo, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A
      integer(lapilli_int) :: info
    end function
    function lapilli_dpotri_mgpu(ctx, uplo, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int) :: info
    end function
    function lapilli_cpotri_mgpu(ctx, uplo, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int) :: info
    end function
    function lapilli_zpotri_mgpu(ctx, uplo, A) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_spotri_memory, lapilli_dpotri_memory, lapilli_cpotri_memory, lapilli_zpotri_memory
  interface
    function lapilli_spotri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dpotri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cpotri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zpotri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_trtrs, lapilli_strtrs, lapilli_dtrtrs, lapilli_ctrtrs, lapilli_ztrtrs
  interface lapilli_trtrs
    function lapilli_strtrs(ctx, uplo, trans, diag, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans, diag
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      real(c_float), intent(in) :: A(lda, *)
      real(c_float), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dtrtrs(ctx, uplo, trans, diag, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans, diag
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      real(c_double), intent(in) :: A(lda, *)
      real(c_double), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_ctrtrs(ctx, uplo, trans, diag, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans, diag
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_float_complex), intent(in) :: A(lda, *)
      complex(c_float_complex), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_ztrtrs(ctx, uplo, trans, diag, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans, diag
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_double_complex), intent(in) :: A(lda, *)
      complex(c_double_complex), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_trtrs_mgpu, lapilli_strtrs_mgpu, lapilli_dtrtrs_mgpu, lapilli_ctrtrs_mgpu, lapilli_ztrtrs_mgpu
  interface lapilli_trtrs_mgpu
    function lapilli_strtrs_mgpu(ctx, uplo, trans, diag, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans, diag
      type(lapilli_smatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_dtrtrs_mgpu(ctx, uplo, trans, diag, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans, diag
      type(lapilli_dmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_ctrtrs_mgpu(ctx, uplo, trans, diag, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans, diag
      type(lapilli_cmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_ztrtrs_mgpu(ctx, uplo, trans, diag, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans, diag
      type(lapilli_zmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_strtrs_memory, lapilli_dtrtrs_memory, lapilli_ctrtrs_memory, lapilli_ztrtrs_memory
  interface
    function lapilli_strtrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dtrtrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_ctrtrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_ztrtrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
