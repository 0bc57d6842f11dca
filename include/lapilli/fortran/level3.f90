! SPDX-License-Identifier: BSD-3-Clause
! Products of matrices. What each routine does: lapilli/level3.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_level3
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_gemm, lapilli_sgemm, lapilli_dgemm, lapilli_cgemm, lapilli_zgemm
  interface lapilli_gemm
    function lapilli_sgemm(ctx, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, &
                           ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: transa, transb
      integer(lapilli_int), value :: m, n, k, lda, ldb, ldc
      real(c_float), value :: alpha, beta
      real(c_float), intent(in) :: A(lda, *), B(ldb, *)
      real(c_float), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgemm(ctx, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, &
                           ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: transa, transb
      integer(lapilli_int), value :: m, n, k, lda, ldb, ldc
      real(c_double), value :: alpha, beta
      real(c_double), intent(in) :: A(lda, *), B(ldb, *)
      real(c_double), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgemm(ctx, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, &
                           ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: transa, transb
      integer(lapilli_int), value :: m, n, k, lda, ldb, ldc
      complex(c_float_complex), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgemm(ctx, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, &
                           ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: transa, transb
      integer(lapilli_int), value :: m, n, k, lda, ldb, ldc
      complex(c_double_complex), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gemm_async, lapilli_sgemm_async, lapilli_dgemm_async, lapilli_cgemm_async, lapilli_zgemm_async
  interface lapilli_gemm_async
    function lapilli_sgemm_async(queue, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, &
                                 ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: transa, transb
      integer(lapilli_int), value :: m, n, k, lda, ldb, ldc
      real(c_float), value :: alpha, beta
      real(c_float), intent(in) :: A(lda, *), B(ldb, *)
      real(c_float), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgemm_async(queue, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, &
                                 ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: transa, transb
      integer(lapilli_int), value :: m, n, k, lda, ldb, ldc
      real(c_double), value :: alpha, beta
      real(c_double), intent(in) :: A(lda, *), B(ldb, *)
      real(c_double), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgemm_async(queue, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, &
                                 ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: transa, transb
      integer(lapilli_int), value :: m, n, k, lda, ldb, ldc
      complex(c_float_complex), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgemm_async(queue, transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, &
                                 ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: transa, transb
      integer(lapilli_int), value :: m, n, k, lda, ldb, ldc
      complex(c_double_complex), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_syrk, lapilli_ssyrk, lapilli_dsyrk, lapilli_csyrk, lapilli_zsyrk
  interface lapilli_syrk
    function lapilli_ssyrk(ctx, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldc
      real(c_float), value :: alpha, beta
      real(c_float), intent(in) :: A(lda, *)
      real(c_float), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyrk(ctx, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldc
      real(c_double), value :: alpha, beta
      real(c_double), intent(in) :: A(lda, *)
      real(c_double), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_csyrk(ctx, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldc
      complex(c_float_complex), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsyrk(ctx, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldc
      complex(c_double_complex), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_syrk_async, lapilli_ssyrk_async, lapilli_dsyrk_async, lapilli_csyrk_async, lapilli_zsyrk_async
  interface lapilli_syrk_async
    function lapilli_ssyrk_async(queue, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldc
      real(c_float), value :: alpha, beta
      real(c_float), intent(in) :: A(lda, *)
      real(c_float), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyrk_async(queue, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldc
      real(c_double), value :: alpha, beta
      real(c_double), intent(in) :: A(lda, *)
      real(c_double), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_csyrk_async(queue, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldc
      complex(c_float_complex), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsyrk_async(queue, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldc
      complex(c_double_complex), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_syrk_mgpu, lapilli_ssyrk_mgpu, lapilli_dsyrk_mgpu, lapilli_csyrk_mgpu, lapilli_zsyrk_mgpu
  interface lapilli_syrk_mgpu
    function lapilli_ssyrk_mgpu(ctx, uplo, trans, alpha, A, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      real(c_float), value :: alpha, beta
      type(lapilli_smatrix), value :: A, C
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyrk_mgpu(ctx, uplo, trans, alpha, A, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      real(c_double), value :: alpha, beta
      type(lapilli_dmatrix), value :: A, C
      integer(lapilli_int) :: info
    end function
    function lapilli_csyrk_mgpu(ctx, uplo, trans, alpha, A, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      complex(c_float_complex), value :: alpha, beta
      type(lapilli_cmatrix), value :: A, C
      integer(lapilli_int) :: info
    end function
    function lapilli_zsyrk_mgpu(ctx, uplo, trans, alpha, A, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      complex(c_double_complex), value :: alpha, beta
      type(lapilli_zmatrix), value :: A, C
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_herk, lapilli_cherk, lapilli_zherk
  interface lapilli_herk
    function lapilli_cherk(ctx, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldc
      real(c_float), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zherk(ctx, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldc
      real(c_double), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_herk_async, lapilli_cherk_async, lapilli_zherk_async
  interface lapilli_herk_async
    function lapilli_cherk_async(queue, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldc
      real(c_float), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zherk_async(queue, uplo, trans, n, k, alpha, A, lda, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldc
      real(c_double), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_herk_mgpu, lapilli_cherk_mgpu, lapilli_zherk_mgpu
  interface lapilli_herk_mgpu
    function lapilli_cherk_mgpu(ctx, uplo, trans, alpha, A, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      real(c_float), value :: alpha, beta
      type(lapilli_cmatrix), value :: A, C
      integer(lapilli_int) :: info
    end function
    function lapilli_zherk_mgpu(ctx, uplo, trans, alpha, A, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      real(c_double), value :: alpha, beta
      type(lapilli_zmatrix), value :: A, C
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_syr2k, lapilli_ssyr2k, lapilli_dsyr2k, lapilli_csyr2k, lapilli_zsyr2k
  interface lapilli_syr2k
    function lapilli_ssyr2k(ctx, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldb, ldc
      real(c_float), value :: alpha, beta
      real(c_float), intent(in) :: A(lda, *), B(ldb, *)
      real(c_float), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyr2k(ctx, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldb, ldc
      real(c_double), value :: alpha, beta
      real(c_double), intent(in) :: A(lda, *), B(ldb, *)
      real(c_double), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_csyr2k(ctx, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldb, ldc
      complex(c_float_complex), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsyr2k(ctx, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldb, ldc
      complex(c_double_complex), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_syr2k_async, lapilli_ssyr2k_async, lapilli_dsyr2k_async, lapilli_csyr2k_async, &
    lapilli_zsyr2k_async
  interface lapilli_syr2k_async
    function lapilli_ssyr2k_async(queue, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, &
                                  ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldb, ldc
      real(c_float), value :: alpha, beta
      real(c_float), intent(in) :: A(lda, *), B(ldb, *)
      real(c_float), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyr2k_async(queue, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, &
                                  ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldb, ldc
      real(c_double), value :: alpha, beta
      real(c_double), intent(in) :: A(lda, *), B(ldb, *)
      real(c_double), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_csyr2k_async(queue, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, &
                                  ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldb, ldc
      complex(c_float_complex), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsyr2k_async(queue, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, &
                                  ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldb, ldc
      complex(c_double_complex), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_syr2k_mgpu, lapilli_ssyr2k_mgpu, lapilli_dsyr2k_mgpu, lapilli_csyr2k_mgpu, lapilli_zsyr2k_mgpu
  interface lapilli_syr2k_mgpu
    function lapilli_ssyr2k_mgpu(ctx, uplo, trans, alpha, A, B, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      real(c_float), value :: alpha, beta
      type(lapilli_smatrix), value :: A, B, C
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyr2k_mgpu(ctx, uplo, trans, alpha, A, B, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      real(c_double), value :: alpha, beta
      type(lapilli_dmatrix), value :: A, B, C
      integer(lapilli_int) :: info
    end function
    function lapilli_csyr2k_mgpu(ctx, uplo, trans, alpha, A, B, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      complex(c_float_complex), value :: alpha, beta
      type(lapilli_cmatrix), value :: A, B, C
      integer(lapilli_int) :: info
    end function
    function lapilli_zsyr2k_mgpu(ctx, uplo, trans, alpha, A, B, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      complex(c_double_complex), value :: alpha, beta
      type(lapilli_zmatrix), value :: A, B, C
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_her2k, lapilli_cher2k, lapilli_zher2k
  interface lapilli_her2k
    function lapilli_cher2k(ctx, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldb, ldc
      complex(c_float_complex), value :: alpha
      real(c_float), value :: beta
      complex(c_float_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zher2k(ctx, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldb, ldc
      complex(c_double_complex), value :: alpha
      real(c_double), value :: beta
      complex(c_double_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_her2k_async, lapilli_cher2k_async, lapilli_zher2k_async
  interface lapilli_her2k_async
    function lapilli_cher2k_async(queue, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, &
                                  ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldb, ldc
      complex(c_float_complex), value :: alpha
      real(c_float), value :: beta
      complex(c_float_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zher2k_async(queue, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, &
                                  ldc) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo, trans
      integer(lapilli_int), value :: n, k, lda, ldb, ldc
      complex(c_double_complex), value :: alpha
      real(c_double), value :: beta
      complex(c_double_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_her2k_mgpu, lapilli_cher2k_mgpu, lapilli_zher2k_mgpu
  interface lapilli_her2k_mgpu
    function lapilli_cher2k_mgpu(ctx, uplo, trans, alpha, A, B, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      complex(c_float_complex), value :: alpha
      type(lapilli_cmatrix), value :: A, B, C
      real(c_float), value :: beta
      integer(lapilli_int) :: info
    end function
    function lapilli_zher2k_mgpu(ctx, uplo, trans, alpha, A, B, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo, trans
      complex(c_double_complex), value :: alpha
      type(lapilli_zmatrix), value :: A, B, C
      real(c_double), value :: beta
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_symm_mgpu, lapilli_ssymm_mgpu, lapilli_dsymm_mgpu, lapilli_csymm_mgpu, lapilli_zsymm_mgpu
  interface lapilli_symm_mgpu
    function lapilli_ssymm_mgpu(ctx, side, uplo, alpha, A, B, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo
      real(c_float), value :: alpha, beta
      type(lapilli_smatrix), value :: A, B, C
      integer(lapilli_int) :: info
    end function
    function lapilli_dsymm_mgpu(ctx, side, uplo, alpha, A, B, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo
      real(c_double), value :: alpha, beta
      type(lapilli_dmatrix), value :: A, B, C
      integer(lapilli_int) :: info
    end function
    function lapilli_csymm_mgpu(ctx, side, uplo, alpha, A, B, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo
      complex(c_float_complex), value :: alpha, beta
      type(lapilli_cmatrix), value :: A, B, C
      integer(lapilli_int) :: info
    end function
    function lapilli_zsymm_mgpu(ctx, side, uplo, alpha, A, B, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo
      complex(c_double_complex), value :: alpha, beta
      type(lapilli_zmatrix), value :: A, B, C
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hemm_mgpu, lapilli_chemm_mgpu, lapilli_zhemm_mgpu
  interface lapilli_hemm_mgpu
    function lapilli_chemm_mgpu(ctx, side, uplo, alpha, A, B, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo
      complex(c_float_complex), value :: alpha, beta
      type(lapilli_cmatrix), value :: A, B, C
      integer(lapilli_int) :: info
    end function
    function lapilli_zhemm_mgpu(ctx, side, uplo, alpha, A, B, beta, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo
      complex(c_double_complex), value :: alpha, beta
      type(lapilli_zmatrix), value :: A, B, C
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_trsm_mgpu, lapilli_strsm_mgpu, lapilli_dtrsm_mgpu, lapilli_ctrsm_mgpu, lapilli_ztrsm_mgpu
  interface lapilli_trsm_mgpu
    function lapilli_strsm_mgpu(ctx, side, uplo, transa, diag, alpha, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, transa, diag
      real(c_float), value :: alpha
      type(lapilli_smatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_dtrsm_mgpu(ctx, side, uplo, transa, diag, alpha, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, transa, diag
      real(c_double), value :: alpha
      type(lapilli_dmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_ctrsm_mgpu(ctx, side, uplo, transa, diag, alpha, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, transa, diag
      complex(c_float_complex), value :: alpha
      type(lapilli_cmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_ztrsm_mgpu(ctx, side, uplo, transa, diag, alpha, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, transa, diag
      complex(c_double_complex), value :: alpha
      type(lapilli_zmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_trmm_mgpu, lapilli_strmm_mgpu, lapilli_dtrmm_mgpu, lapilli_ctrmm_mgpu, lapilli_ztrmm_mgpu
  interface lapilli_trmm_mgpu
    function lapilli_strmm_mgpu(ctx, side, uplo, transa, diag, alpha, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, transa, diag
      real(c_float), value :: alpha
      type(lapilli_smatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_dtrmm_mgpu(ctx, side, uplo, transa, diag, alpha, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, transa, diag
      real(c_double), value :: alpha
      type(lapilli_dmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_ctrmm_mgpu(ctx, side, uplo, transa, diag, alpha, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, transa, diag
      complex(c_float_complex), value :: alpha
      type(lapilli_cmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_ztrmm_mgpu(ctx, side, uplo, transa, diag, alpha, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, transa, diag
      complex(c_double_complex), value :: alpha
      type(lapilli_zmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
  end interface

end module
