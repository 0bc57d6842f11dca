! SPDX-License-Identifier: BSD-3-Clause
! LU factorization and general linear systems. What each routine does: lapilli/lu.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_lu
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_getrf, lapilli_sgetrf, lapilli_dgetrf, lapilli_cgetrf, lapilli_zgetrf
  interface lapilli_getrf
    function lapilli_sgetrf(ctx, m, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_float), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgetrf(ctx, m, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_double), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgetrf(ctx, m, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgetrf(ctx, m, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_getrf_mgpu, lapilli_sgetrf_mgpu, lapilli_dgetrf_mgpu, lapilli_cgetrf_mgpu, lapilli_zgetrf_mgpu
  interface lapilli_getrf_mgpu
    function lapilli_sgetrf_mgpu(ctx, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgetrf_mgpu(ctx, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgetrf_mgpu(ctx, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgetrf_mgpu(ctx, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgetrf_memory, lapilli_dgetrf_memory, lapilli_cgetrf_memory, lapilli_zgetrf_memory
  interface
    function lapilli_sgetrf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgetrf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgetrf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgetrf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_getrs, lapilli_sgetrs, lapilli_dgetrs, lapilli_cgetrs, lapilli_zgetrs
  interface lapilli_getrs
    function lapilli_sgetrs(ctx, trans, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      real(c_float), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_float), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgetrs(ctx, trans, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      real(c_double), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_double), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgetrs(ctx, trans, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_float_complex), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      complex(c_float_complex), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgetrs(ctx, trans, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_double_complex), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      complex(c_double_complex), intent(inout) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_getrs_mgpu, lapilli_sgetrs_mgpu, lapilli_dgetrs_mgpu, lapilli_cgetrs_mgpu, lapilli_zgetrs_mgpu
  interface lapilli_getrs_mgpu
    function lapilli_sgetrs_mgpu(ctx, trans, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_smatrix), value :: A, B
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgetrs_mgpu(ctx, trans, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_dmatrix), value :: A, B
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgetrs_mgpu(ctx, trans, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_cmatrix), value :: A, B
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgetrs_mgpu(ctx, trans, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_zmatrix), value :: A, B
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgetrs_memory, lapilli_dgetrs_memory, lapilli_cgetrs_memory, lapilli_zgetrs_memory
  interface
    function lapilli_sgetrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgetrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgetrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgetrs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gesv, lapilli_sgesv, lapilli_dgesv, lapilli_cgesv, lapilli_zgesv
  interface lapilli_gesv
    function lapilli_sgesv(ctx, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      real(c_float), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgesv(ctx, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      real(c_double), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgesv(ctx, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_float_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgesv(ctx, n, nrhs, A, lda, ipiv, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs, lda, ldb
      complex(c_double_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gesv_mgpu, lapilli_sgesv_mgpu, lapilli_dgesv_mgpu, lapilli_cgesv_mgpu, lapilli_zgesv_mgpu
  interface lapilli_gesv_mgpu
    function lapilli_sgesv_mgpu(ctx, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A, B
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgesv_mgpu(ctx, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A, B
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgesv_mgpu(ctx, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A, B
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgesv_mgpu(ctx, A, ipiv, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A, B
      integer(lapilli_int), intent(out) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgesv_memory, lapilli_dgesv_memory, lapilli_cgesv_memory, lapilli_zgesv_memory
  interface
    function lapilli_sgesv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgesv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgesv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgesv_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgesv_vbatch, lapilli_dgesv_vbatch, lapilli_cgesv_vbatch, lapilli_zgesv_vbatch
  interface
    function lapilli_sgesv_vbatch(ctx, n, nrhs, A, lda, ipiv, B, ldb, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*), lda(*), ldb(*)
      type(c_ptr), intent(in) :: A(*), ipiv(*), B(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgesv_vbatch(ctx, n, nrhs, A, lda, ipiv, B, ldb, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*), lda(*), ldb(*)
      type(c_ptr), intent(in) :: A(*), ipiv(*), B(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgesv_vbatch(ctx, n, nrhs, A, lda, ipiv, B, ldb, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*), lda(*), ldb(*)
      type(c_ptr), intent(in) :: A(*), ipiv(*), B(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgesv_vbatch(ctx, n, nrhs, A, lda, ipiv, B, ldb, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*), lda(*), ldb(*)
      type(c_ptr), intent(in) :: A(*), ipiv(*), B(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgesv_vbatch_memory, lapilli_dgesv_vbatch_memory, lapilli_cgesv_vbatch_memory, &
    lapilli_zgesv_vbatch_memory
  interface
    function lapilli_sgesv_vbatch_memory(ctx, n, nrhs, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgesv_vbatch_memory(ctx, n, nrhs, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgesv_vbatch_memory(ctx, n, nrhs, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgesv_vbatch_memory(ctx, n, nrhs, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), nrhs(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_getri, lapilli_sgetri, lapilli_dgetri, lapilli_cgetri, lapilli_zgetri
  interface lapilli_getri
    function lapilli_sgetri(ctx, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, lda
      real(c_float), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgetri(ctx, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, lda
      real(c_double), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgetri(ctx, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgetri(ctx, n, A, lda, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_getri_mgpu, lapilli_sgetri_mgpu, lapilli_dgetri_mgpu, lapilli_cgetri_mgpu, lapilli_zgetri_mgpu
  interface lapilli_getri_mgpu
    function lapilli_sgetri_mgpu(ctx, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgetri_mgpu(ctx, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgetri_mgpu(ctx, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgetri_mgpu(ctx, A, ipiv) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), intent(in) :: ipiv(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgetri_memory, lapilli_dgetri_memory, lapilli_cgetri_memory, lapilli_zgetri_memory
  interface
    function lapilli_sgetri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgetri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgetri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgetri_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

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
