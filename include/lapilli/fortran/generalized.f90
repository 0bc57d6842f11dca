! SPDX-License-Identifier: BSD-3-Clause
! Generalized symmetric-definite eigenproblems. What each routine does: lapilli/generalized.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_generalized
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_sygst, lapilli_hegst, lapilli_ssygst, lapilli_dsygst, lapilli_chegst, lapilli_zhegst
  interface lapilli_sygst
    function lapilli_ssygst(ctx, itype, uplo, n, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: uplo
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(in) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygst(ctx, itype, uplo, n, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: uplo
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(in) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_chegst(ctx, itype, uplo, n, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: uplo
      complex(c_float_complex), intent(inout) :: A(lda, *)
      complex(c_float_complex), intent(in) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegst(ctx, itype, uplo, n, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: uplo
      complex(c_double_complex), intent(inout) :: A(lda, *)
      complex(c_double_complex), intent(in) :: B(ldb, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hegst
    procedure :: lapilli_chegst, lapilli_zhegst
  end interface

  public :: lapilli_sygst_mgpu, lapilli_hegst_mgpu, lapilli_ssygst_mgpu, lapilli_dsygst_mgpu, lapilli_chegst_mgpu, &
    lapilli_zhegst_mgpu
  interface lapilli_sygst_mgpu
    function lapilli_ssygst_mgpu(ctx, itype, uplo, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygst_mgpu(ctx, itype, uplo, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_chegst_mgpu(ctx, itype, uplo, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegst_mgpu(ctx, itype, uplo, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hegst_mgpu
    procedure :: lapilli_chegst_mgpu, lapilli_zhegst_mgpu
  end interface

  public :: lapilli_ssygst_memory, lapilli_dsygst_memory, lapilli_chegst_memory, lapilli_zhegst_memory
  interface
    function lapilli_ssygst_memory(ctx, itype, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygst_memory(ctx, itype, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chegst_memory(ctx, itype, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegst_memory(ctx, itype, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sygvd, lapilli_hegvd, lapilli_ssygvd, lapilli_dsygvd, lapilli_chegvd, lapilli_zhegvd
  interface lapilli_sygvd
    function lapilli_ssygvd(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: jobz, uplo
      real(c_float), intent(inout) :: A(lda, *), B(ldb, *)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvd(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: jobz, uplo
      real(c_double), intent(inout) :: A(lda, *), B(ldb, *)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvd(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: jobz, uplo
      complex(c_float_complex), intent(inout) :: A(lda, *), B(ldb, *)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvd(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: jobz, uplo
      complex(c_double_complex), intent(inout) :: A(lda, *), B(ldb, *)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hegvd
    procedure :: lapilli_chegvd, lapilli_zhegvd
  end interface

  public :: lapilli_sygvd_mgpu, lapilli_hegvd_mgpu, lapilli_ssygvd_mgpu, lapilli_dsygvd_mgpu, lapilli_chegvd_mgpu, &
    lapilli_zhegvd_mgpu
  interface lapilli_sygvd_mgpu
    function lapilli_ssygvd_mgpu(ctx, itype, jobz, uplo, A, B, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_smatrix), value :: A, B
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvd_mgpu(ctx, itype, jobz, uplo, A, B, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_dmatrix), value :: A, B
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvd_mgpu(ctx, itype, jobz, uplo, A, B, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_cmatrix), value :: A, B
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvd_mgpu(ctx, itype, jobz, uplo, A, B, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_zmatrix), value :: A, B
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hegvd_mgpu
    procedure :: lapilli_chegvd_mgpu, lapilli_zhegvd_mgpu
  end interface

  public :: lapilli_ssygvd_memory, lapilli_dsygvd_memory, lapilli_chegvd_memory, lapilli_zhegvd_memory
  interface
    function lapilli_ssygvd_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvd_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvd_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvd_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssygvd_vbatch, lapilli_dsygvd_vbatch, lapilli_chegvd_vbatch, lapilli_zhegvd_vbatch
  interface
    function lapilli_ssygvd_vbatch(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W, count, &
                                   infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), intent(in) :: n(*), lda(*), ldb(*)
      type(c_ptr), intent(in) :: A(*), B(*), W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvd_vbatch(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W, count, &
                                   infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), intent(in) :: n(*), lda(*), ldb(*)
      type(c_ptr), intent(in) :: A(*), B(*), W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvd_vbatch(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W, count, &
                                   infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), intent(in) :: n(*), lda(*), ldb(*)
      type(c_ptr), intent(in) :: A(*), B(*), W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvd_vbatch(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W, count, &
                                   infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), intent(in) :: n(*), lda(*), ldb(*)
      type(c_ptr), intent(in) :: A(*), B(*), W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssygvd_vbatch_memory, lapilli_dsygvd_vbatch_memory, lapilli_chegvd_vbatch_memory, &
    lapilli_zhegvd_vbatch_memory
  interface
    function lapilli_ssygvd_vbatch_memory(ctx, itype, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz
      integer(lapilli_int), intent(in) :: n(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvd_vbatch_memory(ctx, itype, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz
      integer(lapilli_int), intent(in) :: n(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvd_vbatch_memory(ctx, itype, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz
      integer(lapilli_int), intent(in) :: n(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvd_vbatch_memory(ctx, itype, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz
      integer(lapilli_int), intent(in) :: n(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sygv, lapilli_hegv, lapilli_ssygv, lapilli_dsygv, lapilli_chegv, lapilli_zhegv
  interface lapilli_sygv
    function lapilli_ssygv(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: jobz, uplo
      real(c_float), intent(inout) :: A(lda, *), B(ldb, *)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygv(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: jobz, uplo
      real(c_double), intent(inout) :: A(lda, *), B(ldb, *)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chegv(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: jobz, uplo
      complex(c_float_complex), intent(inout) :: A(lda, *), B(ldb, *)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegv(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: jobz, uplo
      complex(c_double_complex), intent(inout) :: A(lda, *), B(ldb, *)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hegv
    procedure :: lapilli_chegv, lapilli_zhegv
  end interface

  public :: lapilli_sygv_mgpu, lapilli_hegv_mgpu, lapilli_ssygv_mgpu, lapilli_dsygv_mgpu, lapilli_chegv_mgpu, &
    lapilli_zhegv_mgpu
  interface lapilli_sygv_mgpu
    function lapilli_ssygv_mgpu(ctx, itype, jobz, uplo, A, B, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_smatrix), value :: A, B
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygv_mgpu(ctx, itype, jobz, uplo, A, B, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_dmatrix), value :: A, B
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chegv_mgpu(ctx, itype, jobz, uplo, A, B, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_cmatrix), value :: A, B
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegv_mgpu(ctx, itype, jobz, uplo, A, B, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_zmatrix), value :: A, B
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hegv_mgpu
    procedure :: lapilli_chegv_mgpu, lapilli_zhegv_mgpu
  end interface

  public :: lapilli_ssygv_memory, lapilli_dsygv_memory, lapilli_chegv_memory, lapilli_zhegv_memory
  interface
    function lapilli_ssygv_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygv_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chegv_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegv_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sygvdx, lapilli_hegvdx, lapilli_ssygvdx, lapilli_dsygvdx, lapilli_chegvdx, lapilli_zhegvdx
  interface lapilli_sygvdx
    function lapilli_ssygvdx(ctx, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, m, &
                             W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb, il, iu
      character(kind=c_char), value :: jobz, range, uplo
      real(c_float), value :: vl, vu
      real(c_float), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: m
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvdx(ctx, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, m, &
                             W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb, il, iu
      character(kind=c_char), value :: jobz, range, uplo
      real(c_double), value :: vl, vu
      real(c_double), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: m
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvdx(ctx, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, m, &
                             W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb, il, iu
      character(kind=c_char), value :: jobz, range, uplo
      real(c_float), value :: vl, vu
      complex(c_float_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: m
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvdx(ctx, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, m, &
                             W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb, il, iu
      character(kind=c_char), value :: jobz, range, uplo
      real(c_double), value :: vl, vu
      complex(c_double_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: m
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hegvdx
    procedure :: lapilli_chegvdx, lapilli_zhegvdx
  end interface

  public :: lapilli_sygvdx_mgpu, lapilli_hegvdx_mgpu, lapilli_ssygvdx_mgpu, lapilli_dsygvdx_mgpu, &
    lapilli_chegvdx_mgpu, lapilli_zhegvdx_mgpu
  interface lapilli_sygvdx_mgpu
    function lapilli_ssygvdx_mgpu(ctx, itype, jobz, range, uplo, A, B, vl, vu, il, iu, m, &
                                  W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, il, iu
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_smatrix), value :: A, B
      real(c_float), value :: vl, vu
      integer(lapilli_int), intent(out) :: m
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvdx_mgpu(ctx, itype, jobz, range, uplo, A, B, vl, vu, il, iu, m, &
                                  W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, il, iu
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_dmatrix), value :: A, B
      real(c_double), value :: vl, vu
      integer(lapilli_int), intent(out) :: m
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvdx_mgpu(ctx, itype, jobz, range, uplo, A, B, vl, vu, il, iu, m, &
                                  W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, il, iu
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_cmatrix), value :: A, B
      real(c_float), value :: vl, vu
      integer(lapilli_int), intent(out) :: m
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvdx_mgpu(ctx, itype, jobz, range, uplo, A, B, vl, vu, il, iu, m, &
                                  W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, il, iu
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_zmatrix), value :: A, B
      real(c_double), value :: vl, vu
      integer(lapilli_int), intent(out) :: m
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hegvdx_mgpu
    procedure :: lapilli_chegvdx_mgpu, lapilli_zhegvdx_mgpu
  end interface

  public :: lapilli_ssygvdx_memory, lapilli_dsygvdx_memory, lapilli_chegvdx_memory, lapilli_zhegvdx_memory
  interface
    function lapilli_ssygvdx_memory(ctx, itype, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, il, iu
      character(kind=c_char), value :: jobz, range
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvdx_memory(ctx, itype, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, il, iu
      character(kind=c_char), value :: jobz, range
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvdx_memory(ctx, itype, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, il, iu
      character(kind=c_char), value :: jobz, range
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvdx_memory(ctx, itype, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, il, iu
      character(kind=c_char), value :: jobz, range
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssygvdx_vbatch, lapilli_dsygvdx_vbatch, lapilli_chegvdx_vbatch, lapilli_zhegvdx_vbatch
  interface
    function lapilli_ssygvdx_vbatch(ctx, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, m, W, &
                                    count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), intent(in) :: n(*), lda(*), ldb(*), il(*), iu(*)
      type(c_ptr), intent(in) :: A(*), B(*), W(*)
      real(c_float), intent(in) :: vl(*), vu(*)
      integer(lapilli_int), intent(out) :: m(*), infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvdx_vbatch(ctx, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, m, W, &
                                    count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), intent(in) :: n(*), lda(*), ldb(*), il(*), iu(*)
      type(c_ptr), intent(in) :: A(*), B(*), W(*)
      real(c_double), intent(in) :: vl(*), vu(*)
      integer(lapilli_int), intent(out) :: m(*), infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvdx_vbatch(ctx, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, m, W, &
                                    count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), intent(in) :: n(*), lda(*), ldb(*), il(*), iu(*)
      type(c_ptr), intent(in) :: A(*), B(*), W(*)
      real(c_float), intent(in) :: vl(*), vu(*)
      integer(lapilli_int), intent(out) :: m(*), infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvdx_vbatch(ctx, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, m, W, &
                                    count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), intent(in) :: n(*), lda(*), ldb(*), il(*), iu(*)
      type(c_ptr), intent(in) :: A(*), B(*), W(*)
      real(c_double), intent(in) :: vl(*), vu(*)
      integer(lapilli_int), intent(out) :: m(*), infos(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssygvdx_vbatch_memory, lapilli_dsygvdx_vbatch_memory, lapilli_chegvdx_vbatch_memory, &
    lapilli_zhegvdx_vbatch_memory
  interface
    function lapilli_ssygvdx_vbatch_memory(ctx, itype, jobz, range, n, il, iu, count, &
                                           bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), intent(in) :: n(*), il(*), iu(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvdx_vbatch_memory(ctx, itype, jobz, range, n, il, iu, count, &
                                           bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), intent(in) :: n(*), il(*), iu(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvdx_vbatch_memory(ctx, itype, jobz, range, n, il, iu, count, &
                                           bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), intent(in) :: n(*), il(*), iu(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvdx_vbatch_memory(ctx, itype, jobz, range, n, il, iu, count, &
                                           bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, count
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), intent(in) :: n(*), il(*), iu(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sygvdf, lapilli_hegvdf, lapilli_ssygvdf, lapilli_dsygvdf, lapilli_chegvdf, lapilli_zhegvdf
  interface lapilli_sygvdf
    function lapilli_ssygvdf(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: jobz, uplo
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(in) :: B(ldb, *)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvdf(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: jobz, uplo
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(in) :: B(ldb, *)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvdf(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: jobz, uplo
      complex(c_float_complex), intent(inout) :: A(lda, *)
      complex(c_float_complex), intent(in) :: B(ldb, *)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvdf(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb
      character(kind=c_char), value :: jobz, uplo
      complex(c_double_complex), intent(inout) :: A(lda, *)
      complex(c_double_complex), intent(in) :: B(ldb, *)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hegvdf
    procedure :: lapilli_chegvdf, lapilli_zhegvdf
  end interface

  public :: lapilli_sygvdf_mgpu, lapilli_hegvdf_mgpu, lapilli_ssygvdf_mgpu, lapilli_dsygvdf_mgpu, &
    lapilli_chegvdf_mgpu, lapilli_zhegvdf_mgpu
  interface lapilli_sygvdf_mgpu
    function lapilli_ssygvdf_mgpu(ctx, itype, jobz, uplo, A, B, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_smatrix), value :: A, B
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvdf_mgpu(ctx, itype, jobz, uplo, A, B, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_dmatrix), value :: A, B
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvdf_mgpu(ctx, itype, jobz, uplo, A, B, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_cmatrix), value :: A, B
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvdf_mgpu(ctx, itype, jobz, uplo, A, B, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_zmatrix), value :: A, B
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hegvdf_mgpu
    procedure :: lapilli_chegvdf_mgpu, lapilli_zhegvdf_mgpu
  end interface

  public :: lapilli_ssygvdf_memory, lapilli_dsygvdf_memory, lapilli_chegvdf_memory, lapilli_zhegvdf_memory
  interface
    function lapilli_ssygvdf_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvdf_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvdf_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvdf_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sygvx, lapilli_hegvx, lapilli_ssygvx, lapilli_dsygvx, lapilli_chegvx, lapilli_zhegvx
  interface lapilli_sygvx
    function lapilli_ssygvx(ctx, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, abstol, m, W, Z, &
                            ldz, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb, il, iu, ldz
      character(kind=c_char), value :: jobz, range, uplo
      real(c_float), value :: vl, vu, abstol
      real(c_float), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_float), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvx(ctx, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, abstol, m, W, Z, &
                            ldz, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb, il, iu, ldz
      character(kind=c_char), value :: jobz, range, uplo
      real(c_double), value :: vl, vu, abstol
      real(c_double), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_double), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvx(ctx, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, abstol, m, W, Z, &
                            ldz, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb, il, iu, ldz
      character(kind=c_char), value :: jobz, range, uplo
      real(c_float), value :: vl, vu, abstol
      complex(c_float_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_float), intent(out) :: W(*)
      complex(c_float_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvx(ctx, itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, abstol, m, W, Z, &
                            ldz, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb, il, iu, ldz
      character(kind=c_char), value :: jobz, range, uplo
      real(c_double), value :: vl, vu, abstol
      complex(c_double_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_double), intent(out) :: W(*)
      complex(c_double_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hegvx
    procedure :: lapilli_chegvx, lapilli_zhegvx
  end interface

  public :: lapilli_sygvx_mgpu, lapilli_hegvx_mgpu, lapilli_ssygvx_mgpu, lapilli_dsygvx_mgpu, lapilli_chegvx_mgpu, &
    lapilli_zhegvx_mgpu
  interface lapilli_sygvx_mgpu
    function lapilli_ssygvx_mgpu(ctx, itype, jobz, range, uplo, A, B, vl, vu, il, iu, abstol, m, W, Z, &
                                 ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, il, iu
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_smatrix), value :: A, B, Z
      real(c_float), value :: vl, vu, abstol
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvx_mgpu(ctx, itype, jobz, range, uplo, A, B, vl, vu, il, iu, abstol, m, W, Z, &
                                 ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, il, iu
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_dmatrix), value :: A, B, Z
      real(c_double), value :: vl, vu, abstol
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvx_mgpu(ctx, itype, jobz, range, uplo, A, B, vl, vu, il, iu, abstol, m, W, Z, &
                                 ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, il, iu
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_cmatrix), value :: A, B, Z
      real(c_float), value :: vl, vu, abstol
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvx_mgpu(ctx, itype, jobz, range, uplo, A, B, vl, vu, il, iu, abstol, m, W, Z, &
                                 ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, il, iu
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_zmatrix), value :: A, B, Z
      real(c_double), value :: vl, vu, abstol
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hegvx_mgpu
    procedure :: lapilli_chegvx_mgpu, lapilli_zhegvx_mgpu
  end interface

  public :: lapilli_ssygvx_memory, lapilli_dsygvx_memory, lapilli_chegvx_memory, lapilli_zhegvx_memory
  interface
    function lapilli_ssygvx_memory(ctx, itype, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, il, iu
      character(kind=c_char), value :: jobz, range
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvx_memory(ctx, itype, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, il, iu
      character(kind=c_char), value :: jobz, range
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvx_memory(ctx, itype, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, il, iu
      character(kind=c_char), value :: jobz, range
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvx_memory(ctx, itype, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, il, iu
      character(kind=c_char), value :: jobz, range
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
