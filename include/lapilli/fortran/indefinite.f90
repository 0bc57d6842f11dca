! SPDX-License-Identifier: BSD-3-Clause
! Symmetric and Hermitian indefinite linear systems. What each routine does: lapilli/indefinite.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_indefinite
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_sytrf, lapilli_ssytrf, lapilli_dsytrf, lapilli_csytrf, lapilli_zsytrf
  interface lapilli_sytrf
    function lapilli_ssytrf(ctx, uplo, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_float), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytrf(ctx, uplo, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_double), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csytrf(ctx, uplo, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsytrf(ctx, uplo, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sytrf_mgpu, lapilli_ssytrf_mgpu, lapilli_dsytrf_mgpu, lapilli_csytrf_mgpu, lapilli_zsytrf_mgpu
  interface lapilli_sytrf_mgpu
    function lapilli_ssytrf_mgpu(ctx, uplo, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytrf_mgpu(ctx, uplo, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csytrf_mgpu(ctx, uplo, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsytrf_mgpu(ctx, uplo, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssytrf_memory, lapilli_dsytrf_memory, lapilli_csytrf_memory, lapilli_zsytrf_memory
  interface
    function lapilli_ssytrf_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytrf_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_csytrf_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zsytrf_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hetrf, lapilli_chetrf, lapilli_zhetrf
  interface lapilli_hetrf
    function lapilli_chetrf(ctx, uplo, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetrf(ctx, uplo, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hetrf_mgpu, lapilli_chetrf_mgpu, lapilli_zhetrf_mgpu
  interface lapilli_hetrf_mgpu
    function lapilli_chetrf_mgpu(ctx, uplo, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetrf_mgpu(ctx, uplo, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_chetrf_memory, lapilli_zhetrf_memory
  interface
    function lapilli_chetrf_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetrf_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sytrs, lapilli_ssytrs, lapilli_dsytrs, lapilli_csytrs, lapilli_zsytrs
  interface lapilli_sytrs
    function lapilli_ssytrs(ctx, uplo, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      real(c_float), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_float), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytrs(ctx, uplo, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      real(c_double), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_double), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_csytrs(ctx, uplo, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_float_complex), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      complex(c_float_complex), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsytrs(ctx, uplo, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_double_complex), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      complex(c_double_complex), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sytrs_mgpu, lapilli_ssytrs_mgpu, lapilli_dsytrs_mgpu, lapilli_csytrs_mgpu, lapilli_zsytrs_mgpu
  interface lapilli_sytrs_mgpu
    function lapilli_ssytrs_mgpu(ctx, uplo, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A, B
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytrs_mgpu(ctx, uplo, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A, B
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csytrs_mgpu(ctx, uplo, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A, B
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsytrs_mgpu(ctx, uplo, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A, B
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssytrs_memory, lapilli_dsytrs_memory, lapilli_csytrs_memory, lapilli_zsytrs_memory
  interface
    function lapilli_ssytrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_csytrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zsytrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hetrs, lapilli_chetrs, lapilli_zhetrs
  interface lapilli_hetrs
    function lapilli_chetrs(ctx, uplo, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_float_complex), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      complex(c_float_complex), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetrs(ctx, uplo, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_double_complex), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      complex(c_double_complex), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hetrs_mgpu, lapilli_chetrs_mgpu, lapilli_zhetrs_mgpu
  interface lapilli_hetrs_mgpu
    function lapilli_chetrs_mgpu(ctx, uplo, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A, B
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetrs_mgpu(ctx, uplo, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A, B
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_chetrs_memory, lapilli_zhetrs_memory
  interface
    function lapilli_chetrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sysv, lapilli_ssysv, lapilli_dsysv, lapilli_csysv, lapilli_zsysv
  interface lapilli_sysv
    function lapilli_ssysv(ctx, uplo, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      real(c_float), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsysv(ctx, uplo, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      real(c_double), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csysv(ctx, uplo, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_float_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsysv(ctx, uplo, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_double_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sysv_mgpu, lapilli_ssysv_mgpu, lapilli_dsysv_mgpu, lapilli_csysv_mgpu, lapilli_zsysv_mgpu
  interface lapilli_sysv_mgpu
    function lapilli_ssysv_mgpu(ctx, uplo, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A, B
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsysv_mgpu(ctx, uplo, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A, B
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csysv_mgpu(ctx, uplo, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A, B
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsysv_mgpu(ctx, uplo, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A, B
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssysv_memory, lapilli_dsysv_memory, lapilli_csysv_memory, lapilli_zsysv_memory
  interface
    function lapilli_ssysv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsysv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_csysv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zsysv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hesv, lapilli_chesv, lapilli_zhesv
  interface lapilli_hesv
    function lapilli_chesv(ctx, uplo, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_float_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhesv(ctx, uplo, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_double_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hesv_mgpu, lapilli_chesv_mgpu, lapilli_zhesv_mgpu
  interface lapilli_hesv_mgpu
    function lapilli_chesv_mgpu(ctx, uplo, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A, B
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhesv_mgpu(ctx, uplo, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A, B
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_chesv_memory, lapilli_zhesv_memory
  interface
    function lapilli_chesv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhesv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sytri, lapilli_ssytri, lapilli_dsytri, lapilli_csytri, lapilli_zsytri
  interface lapilli_sytri
    function lapilli_ssytri(ctx, uplo, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_float), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytri(ctx, uplo, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_double), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csytri(ctx, uplo, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsytri(ctx, uplo, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sytri_mgpu, lapilli_ssytri_mgpu, lapilli_dsytri_mgpu, lapilli_csytri_mgpu, lapilli_zsytri_mgpu
  interface lapilli_sytri_mgpu
    function lapilli_ssytri_mgpu(ctx, uplo, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytri_mgpu(ctx, uplo, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csytri_mgpu(ctx, uplo, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsytri_mgpu(ctx, uplo, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssytri_memory, lapilli_dsytri_memory, lapilli_csytri_memory, lapilli_zsytri_memory
  interface
    function lapilli_ssytri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_csytri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zsytri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hetri, lapilli_chetri, lapilli_zhetri
  interface lapilli_hetri
    function lapilli_chetri(ctx, uplo, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetri(ctx, uplo, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hetri_mgpu, lapilli_chetri_mgpu, lapilli_zhetri_mgpu
  interface lapilli_hetri_mgpu
    function lapilli_chetri_mgpu(ctx, uplo, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetri_mgpu(ctx, uplo, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_chetri_memory, lapilli_zhetri_memory
  interface
    function lapilli_chetri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
