! SPDX-License-Identifier: BSD-3-Clause
! Products of a matrix and a vector. What each routine does: lapilli/level2.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_level2
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_gemv, lapilli_sgemv, lapilli_dgemv, lapilli_cgemv, lapilli_zgemv
  interface lapilli_gemv
    function lapilli_sgemv(ctx, trans, m, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, lda, incx, incy
      real(c_float), value :: alpha, beta
      real(c_float), intent(in) :: A(lda, *), x(*)
      real(c_float), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgemv(ctx, trans, m, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, lda, incx, incy
      real(c_double), value :: alpha, beta
      real(c_double), intent(in) :: A(lda, *), x(*)
      real(c_double), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgemv(ctx, trans, m, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, lda, incx, incy
      complex(c_float_complex), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *), x(*)
      complex(c_float_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgemv(ctx, trans, m, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, lda, incx, incy
      complex(c_double_complex), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *), x(*)
      complex(c_double_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gemv_async, lapilli_sgemv_async, lapilli_dgemv_async, lapilli_cgemv_async, lapilli_zgemv_async
  interface lapilli_gemv_async
    function lapilli_sgemv_async(queue, trans, m, n, alpha, A, lda, x, incx, beta, y, &
                                 incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, lda, incx, incy
      real(c_float), value :: alpha, beta
      real(c_float), intent(in) :: A(lda, *), x(*)
      real(c_float), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgemv_async(queue, trans, m, n, alpha, A, lda, x, incx, beta, y, &
                                 incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, lda, incx, incy
      real(c_double), value :: alpha, beta
      real(c_double), intent(in) :: A(lda, *), x(*)
      real(c_double), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgemv_async(queue, trans, m, n, alpha, A, lda, x, incx, beta, y, &
                                 incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, lda, incx, incy
      complex(c_float_complex), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *), x(*)
      complex(c_float_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgemv_async(queue, trans, m, n, alpha, A, lda, x, incx, beta, y, &
                                 incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, lda, incx, incy
      complex(c_double_complex), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *), x(*)
      complex(c_double_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gemv_offset, lapilli_sgemv_offset, lapilli_dgemv_offset, lapilli_cgemv_offset, &
    lapilli_zgemv_offset
  interface lapilli_gemv_offset
    function lapilli_sgemv_offset(queue, trans, m, n, alpha, A, lda, row, column, x, incx, beta, y, &
                                  incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, lda, row, column, incx, incy
      real(c_float), value :: alpha, beta
      real(c_float), intent(in) :: A(lda, *), x(*)
      real(c_float), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgemv_offset(queue, trans, m, n, alpha, A, lda, row, column, x, incx, beta, y, &
                                  incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, lda, row, column, incx, incy
      real(c_double), value :: alpha, beta
      real(c_double), intent(in) :: A(lda, *), x(*)
      real(c_double), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgemv_offset(queue, trans, m, n, alpha, A, lda, row, column, x, incx, beta, y, &
                                  incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, lda, row, column, incx, incy
      complex(c_float_complex), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *), x(*)
      complex(c_float_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgemv_offset(queue, trans, m, n, alpha, A, lda, row, column, x, incx, beta, y, &
                                  incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, lda, row, column, incx, incy
      complex(c_double_complex), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *), x(*)
      complex(c_double_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gemv_mgpu, lapilli_sgemv_mgpu, lapilli_dgemv_mgpu, lapilli_cgemv_mgpu, lapilli_zgemv_mgpu
  interface lapilli_gemv_mgpu
    function lapilli_sgemv_mgpu(ctx, trans, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      real(c_float), value :: alpha, beta
      type(lapilli_smatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      real(c_float), intent(in) :: x(*)
      real(c_float), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgemv_mgpu(ctx, trans, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      real(c_double), value :: alpha, beta
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      real(c_double), intent(in) :: x(*)
      real(c_double), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgemv_mgpu(ctx, trans, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      complex(c_float_complex), value :: alpha, beta
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      complex(c_float_complex), intent(in) :: x(*)
      complex(c_float_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgemv_mgpu(ctx, trans, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      complex(c_double_complex), value :: alpha, beta
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      complex(c_double_complex), intent(in) :: x(*)
      complex(c_double_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gemv_mgpu_async, lapilli_sgemv_mgpu_async, lapilli_dgemv_mgpu_async, lapilli_cgemv_mgpu_async, &
    lapilli_zgemv_mgpu_async
  interface lapilli_gemv_mgpu_async
    function lapilli_sgemv_mgpu_async(queues, trans, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      character(kind=c_char), value :: trans
      real(c_float), value :: alpha, beta
      type(lapilli_smatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      type(lapilli_queue), intent(in) :: queues(*)
      type(c_ptr), intent(in) :: x(*), y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgemv_mgpu_async(queues, trans, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      character(kind=c_char), value :: trans
      real(c_double), value :: alpha, beta
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      type(lapilli_queue), intent(in) :: queues(*)
      type(c_ptr), intent(in) :: x(*), y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgemv_mgpu_async(queues, trans, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      character(kind=c_char), value :: trans
      complex(c_float_complex), value :: alpha, beta
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      type(lapilli_queue), intent(in) :: queues(*)
      type(c_ptr), intent(in) :: x(*), y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgemv_mgpu_async(queues, trans, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      character(kind=c_char), value :: trans
      complex(c_double_complex), value :: alpha, beta
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      type(lapilli_queue), intent(in) :: queues(*)
      type(c_ptr), intent(in) :: x(*), y(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_symv, lapilli_ssymv, lapilli_dsymv, lapilli_csymv, lapilli_zsymv
  interface lapilli_symv
    function lapilli_ssymv(ctx, uplo, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, incx, incy
      real(c_float), value :: alpha, beta
      real(c_float), intent(in) :: A(lda, *), x(*)
      real(c_float), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsymv(ctx, uplo, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, incx, incy
      real(c_double), value :: alpha, beta
      real(c_double), intent(in) :: A(lda, *), x(*)
      real(c_double), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csymv(ctx, uplo, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, incx, incy
      complex(c_float_complex), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *), x(*)
      complex(c_float_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsymv(ctx, uplo, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, incx, incy
      complex(c_double_complex), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *), x(*)
      complex(c_double_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_symv_async, lapilli_ssymv_async, lapilli_dsymv_async, lapilli_csymv_async, lapilli_zsymv_async
  interface lapilli_symv_async
    function lapilli_ssymv_async(queue, uplo, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, incx, incy
      real(c_float), value :: alpha, beta
      real(c_float), intent(in) :: A(lda, *), x(*)
      real(c_float), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsymv_async(queue, uplo, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, incx, incy
      real(c_double), value :: alpha, beta
      real(c_double), intent(in) :: A(lda, *), x(*)
      real(c_double), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csymv_async(queue, uplo, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, incx, incy
      complex(c_float_complex), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *), x(*)
      complex(c_float_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsymv_async(queue, uplo, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, incx, incy
      complex(c_double_complex), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *), x(*)
      complex(c_double_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_symv_offset, lapilli_ssymv_offset, lapilli_dsymv_offset, lapilli_csymv_offset, &
    lapilli_zsymv_offset
  interface lapilli_symv_offset
    function lapilli_ssymv_offset(queue, uplo, n, alpha, A, lda, offset, x, incx, beta, y, &
                                  incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, offset, incx, incy
      real(c_float), value :: alpha, beta
      real(c_float), intent(in) :: A(lda, *), x(*)
      real(c_float), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsymv_offset(queue, uplo, n, alpha, A, lda, offset, x, incx, beta, y, &
                                  incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, offset, incx, incy
      real(c_double), value :: alpha, beta
      real(c_double), intent(in) :: A(lda, *), x(*)
      real(c_double), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csymv_offset(queue, uplo, n, alpha, A, lda, offset, x, incx, beta, y, &
                                  incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, offset, incx, incy
      complex(c_float_complex), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *), x(*)
      complex(c_float_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsymv_offset(queue, uplo, n, alpha, A, lda, offset, x, incx, beta, y, &
                                  incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, offset, incx, incy
      complex(c_double_complex), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *), x(*)
      complex(c_double_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_symv_mgpu, lapilli_ssymv_mgpu, lapilli_dsymv_mgpu, lapilli_csymv_mgpu, lapilli_zsymv_mgpu
  interface lapilli_symv_mgpu
    function lapilli_ssymv_mgpu(ctx, uplo, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      real(c_float), value :: alpha, beta
      type(lapilli_smatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      real(c_float), intent(in) :: x(*)
      real(c_float), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsymv_mgpu(ctx, uplo, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      real(c_double), value :: alpha, beta
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      real(c_double), intent(in) :: x(*)
      real(c_double), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csymv_mgpu(ctx, uplo, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      complex(c_float_complex), value :: alpha, beta
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      complex(c_float_complex), intent(in) :: x(*)
      complex(c_float_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsymv_mgpu(ctx, uplo, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      complex(c_double_complex), value :: alpha, beta
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      complex(c_double_complex), intent(in) :: x(*)
      complex(c_double_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_symv_mgpu_async, lapilli_ssymv_mgpu_async, lapilli_dsymv_mgpu_async, lapilli_csymv_mgpu_async, &
    lapilli_zsymv_mgpu_async
  interface lapilli_symv_mgpu_async
    function lapilli_ssymv_mgpu_async(queues, uplo, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      character(kind=c_char), value :: uplo
      real(c_float), value :: alpha, beta
      type(lapilli_smatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      type(lapilli_queue), intent(in) :: queues(*)
      type(c_ptr), intent(in) :: x(*), y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsymv_mgpu_async(queues, uplo, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      character(kind=c_char), value :: uplo
      real(c_double), value :: alpha, beta
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      type(lapilli_queue), intent(in) :: queues(*)
      type(c_ptr), intent(in) :: x(*), y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csymv_mgpu_async(queues, uplo, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      character(kind=c_char), value :: uplo
      complex(c_float_complex), value :: alpha, beta
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      type(lapilli_queue), intent(in) :: queues(*)
      type(c_ptr), intent(in) :: x(*), y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsymv_mgpu_async(queues, uplo, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      character(kind=c_char), value :: uplo
      complex(c_double_complex), value :: alpha, beta
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      type(lapilli_queue), intent(in) :: queues(*)
      type(c_ptr), intent(in) :: x(*), y(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hemv, lapilli_chemv, lapilli_zhemv
  interface lapilli_hemv
    function lapilli_chemv(ctx, uplo, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, incx, incy
      complex(c_float_complex), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *), x(*)
      complex(c_float_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhemv(ctx, uplo, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, incx, incy
      complex(c_double_complex), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *), x(*)
      complex(c_double_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hemv_async, lapilli_chemv_async, lapilli_zhemv_async
  interface lapilli_hemv_async
    function lapilli_chemv_async(queue, uplo, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, incx, incy
      complex(c_float_complex), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *), x(*)
      complex(c_float_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhemv_async(queue, uplo, n, alpha, A, lda, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, incx, incy
      complex(c_double_complex), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *), x(*)
      complex(c_double_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hemv_offset, lapilli_chemv_offset, lapilli_zhemv_offset
  interface lapilli_hemv_offset
    function lapilli_chemv_offset(queue, uplo, n, alpha, A, lda, offset, x, incx, beta, y, &
                                  incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, offset, incx, incy
      complex(c_float_complex), value :: alpha, beta
      complex(c_float_complex), intent(in) :: A(lda, *), x(*)
      complex(c_float_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhemv_offset(queue, uplo, n, alpha, A, lda, offset, x, incx, beta, y, &
                                  incy) result(info) bind(c)
      import
      type(lapilli_queue), value :: queue
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, offset, incx, incy
      complex(c_double_complex), value :: alpha, beta
      complex(c_double_complex), intent(in) :: A(lda, *), x(*)
      complex(c_double_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hemv_mgpu, lapilli_chemv_mgpu, lapilli_zhemv_mgpu
  interface lapilli_hemv_mgpu
    function lapilli_chemv_mgpu(ctx, uplo, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      complex(c_float_complex), value :: alpha, beta
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      complex(c_float_complex), intent(in) :: x(*)
      complex(c_float_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhemv_mgpu(ctx, uplo, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      complex(c_double_complex), value :: alpha, beta
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      complex(c_double_complex), intent(in) :: x(*)
      complex(c_double_complex), intent(inout) :: y(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hemv_mgpu_async, lapilli_chemv_mgpu_async, lapilli_zhemv_mgpu_async
  interface lapilli_hemv_mgpu_async
    function lapilli_chemv_mgpu_async(queues, uplo, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      character(kind=c_char), value :: uplo
      complex(c_float_complex), value :: alpha, beta
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      type(lapilli_queue), intent(in) :: queues(*)
      type(c_ptr), intent(in) :: x(*), y(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhemv_mgpu_async(queues, uplo, alpha, A, x, incx, beta, y, incy) result(info) bind(c)
      import
      character(kind=c_char), value :: uplo
      complex(c_double_complex), value :: alpha, beta
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), value :: incx, incy
      type(lapilli_queue), intent(in) :: queues(*)
      type(c_ptr), intent(in) :: x(*), y(*)
      integer(lapilli_int) :: info
    end function
  end interface

end module
