! SPDX-License-Identifier: BSD-3-Clause
! QR factorization and least squares. What each routine does: lapilli/qr.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_qr
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_geqrf, lapilli_sgeqrf, lapilli_dgeqrf, lapilli_cgeqrf, lapilli_zgeqrf
  interface lapilli_geqrf
    function lapilli_sgeqrf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgeqrf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgeqrf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      complex(c_float_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgeqrf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      complex(c_double_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_geqrf_mgpu, lapilli_sgeqrf_mgpu, lapilli_dgeqrf_mgpu, lapilli_cgeqrf_mgpu, lapilli_zgeqrf_mgpu
  interface lapilli_geqrf_mgpu
    function lapilli_sgeqrf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A
      real(c_float), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgeqrf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A
      real(c_double), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgeqrf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A
      complex(c_float_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgeqrf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A
      complex(c_double_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgeqrf_memory, lapilli_dgeqrf_memory, lapilli_cgeqrf_memory, lapilli_zgeqrf_memory
  interface
    function lapilli_sgeqrf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgeqrf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgeqrf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgeqrf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_orgqr, lapilli_ungqr, lapilli_sorgqr, lapilli_dorgqr, lapilli_cungqr, lapilli_zungqr
  interface lapilli_orgqr
    function lapilli_sorgqr(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dorgqr(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cungqr(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zungqr(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_ungqr
    procedure :: lapilli_cungqr, lapilli_zungqr
  end interface

  public :: lapilli_orgqr_mgpu, lapilli_ungqr_mgpu, lapilli_sorgqr_mgpu, lapilli_dorgqr_mgpu, lapilli_cungqr_mgpu, &
    lapilli_zungqr_mgpu
  interface lapilli_orgqr_mgpu
    function lapilli_sorgqr_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A
      integer(lapilli_int), value :: k
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dorgqr_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int), value :: k
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cungqr_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), value :: k
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zungqr_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), value :: k
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_ungqr_mgpu
    procedure :: lapilli_cungqr_mgpu, lapilli_zungqr_mgpu
  end interface

  public :: lapilli_sorgqr_memory, lapilli_dorgqr_memory, lapilli_cungqr_memory, lapilli_zungqr_memory
  interface
    function lapilli_sorgqr_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dorgqr_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cungqr_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zungqr_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ormqr, lapilli_unmqr, lapilli_sormqr, lapilli_dormqr, lapilli_cunmqr, lapilli_zunmqr
  interface lapilli_ormqr
    function lapilli_sormqr(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      real(c_float), intent(in) :: A(lda, *), tau(*)
      real(c_float), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dormqr(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      real(c_double), intent(in) :: A(lda, *), tau(*)
      real(c_double), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmqr(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      complex(c_float_complex), intent(in) :: A(lda, *), tau(*)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmqr(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      complex(c_double_complex), intent(in) :: A(lda, *), tau(*)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_unmqr
    procedure :: lapilli_cunmqr, lapilli_zunmqr
  end interface

  public :: lapilli_ormqr_mgpu, lapilli_unmqr_mgpu, lapilli_sormqr_mgpu, lapilli_dormqr_mgpu, lapilli_cunmqr_mgpu, &
    lapilli_zunmqr_mgpu
  interface lapilli_ormqr_mgpu
    function lapilli_sormqr_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_smatrix), value :: A, C
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dormqr_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_dmatrix), value :: A, C
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmqr_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_cmatrix), value :: A, C
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmqr_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_zmatrix), value :: A, C
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_unmqr_mgpu
    procedure :: lapilli_cunmqr_mgpu, lapilli_zunmqr_mgpu
  end interface

  public :: lapilli_sormqr_memory, lapilli_dormqr_memory, lapilli_cunmqr_memory, lapilli_zunmqr_memory
  interface
    function lapilli_sormqr_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dormqr_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmqr_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmqr_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gelqf, lapilli_sgelqf, lapilli_dgelqf, lapilli_cgelqf, lapilli_zgelqf
  interface lapilli_gelqf
    function lapilli_sgelqf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgelqf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgelqf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      complex(c_float_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgelqf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      complex(c_double_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gelqf_mgpu, lapilli_sgelqf_mgpu, lapilli_dgelqf_mgpu, lapilli_cgelqf_mgpu, lapilli_zgelqf_mgpu
  interface lapilli_gelqf_mgpu
    function lapilli_sgelqf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A
      real(c_float), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgelqf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A
      real(c_double), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgelqf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A
      complex(c_float_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgelqf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A
      complex(c_double_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgelqf_memory, lapilli_dgelqf_memory, lapilli_cgelqf_memory, lapilli_zgelqf_memory
  interface
    function lapilli_sgelqf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgelqf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgelqf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgelqf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_orglq, lapilli_unglq, lapilli_sorglq, lapilli_dorglq, lapilli_cunglq, lapilli_zunglq
  interface lapilli_orglq
    function lapilli_sorglq(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dorglq(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cunglq(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zunglq(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_unglq
    procedure :: lapilli_cunglq, lapilli_zunglq
  end interface

  public :: lapilli_orglq_mgpu, lapilli_unglq_mgpu, lapilli_sorglq_mgpu, lapilli_dorglq_mgpu, lapilli_cunglq_mgpu, &
    lapilli_zunglq_mgpu
  interface lapilli_orglq_mgpu
    function lapilli_sorglq_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A
      integer(lapilli_int), value :: k
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dorglq_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int), value :: k
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cunglq_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), value :: k
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zunglq_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), value :: k
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_unglq_mgpu
    procedure :: lapilli_cunglq_mgpu, lapilli_zunglq_mgpu
  end interface

  public :: lapilli_sorglq_memory, lapilli_dorglq_memory, lapilli_cunglq_memory, lapilli_zunglq_memory
  interface
    function lapilli_sorglq_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dorglq_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cunglq_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zunglq_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ormlq, lapilli_unmlq, lapilli_sormlq, lapilli_dormlq, lapilli_cunmlq, lapilli_zunmlq
  interface lapilli_ormlq
    function lapilli_sormlq(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      real(c_float), intent(in) :: A(lda, *), tau(*)
      real(c_float), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dormlq(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      real(c_double), intent(in) :: A(lda, *), tau(*)
      real(c_double), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmlq(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      complex(c_float_complex), intent(in) :: A(lda, *), tau(*)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmlq(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      complex(c_double_complex), intent(in) :: A(lda, *), tau(*)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_unmlq
    procedure :: lapilli_cunmlq, lapilli_zunmlq
  end interface

  public :: lapilli_ormlq_mgpu, lapilli_unmlq_mgpu, lapilli_sormlq_mgpu, lapilli_dormlq_mgpu, lapilli_cunmlq_mgpu, &
    lapilli_zunmlq_mgpu
  interface lapilli_ormlq_mgpu
    function lapilli_sormlq_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_smatrix), value :: A, C
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dormlq_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_dmatrix), value :: A, C
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmlq_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_cmatrix), value :: A, C
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmlq_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_zmatrix), value :: A, C
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_unmlq_mgpu
    procedure :: lapilli_cunmlq_mgpu, lapilli_zunmlq_mgpu
  end interface

  public :: lapilli_sormlq_memory, lapilli_dormlq_memory, lapilli_cunmlq_memory, lapilli_zunmlq_memory
  interface
    function lapilli_sormlq_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dormlq_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmlq_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmlq_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_geqlf, lapilli_sgeqlf, lapilli_dgeqlf, lapilli_cgeqlf, lapilli_zgeqlf
  interface lapilli_geqlf
    function lapilli_sgeqlf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgeqlf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgeqlf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      complex(c_float_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgeqlf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      complex(c_double_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_geqlf_mgpu, lapilli_sgeqlf_mgpu, lapilli_dgeqlf_mgpu, lapilli_cgeqlf_mgpu, lapilli_zgeqlf_mgpu
  interface lapilli_geqlf_mgpu
    function lapilli_sgeqlf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A
      real(c_float), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgeqlf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A
      real(c_double), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgeqlf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A
      complex(c_float_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgeqlf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A
      complex(c_double_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgeqlf_memory, lapilli_dgeqlf_memory, lapilli_cgeqlf_memory, lapilli_zgeqlf_memory
  interface
    function lapilli_sgeqlf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgeqlf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgeqlf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgeqlf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_orgql, lapilli_ungql, lapilli_sorgql, lapilli_dorgql, lapilli_cungql, lapilli_zungql
  interface lapilli_orgql
    function lapilli_sorgql(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dorgql(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cungql(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zungql(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_ungql
    procedure :: lapilli_cungql, lapilli_zungql
  end interface

  public :: lapilli_orgql_mgpu, lapilli_ungql_mgpu, lapilli_sorgql_mgpu, lapilli_dorgql_mgpu, lapilli_cungql_mgpu, &
    lapilli_zungql_mgpu
  interface lapilli_orgql_mgpu
    function lapilli_sorgql_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A
      integer(lapilli_int), value :: k
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dorgql_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int), value :: k
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cungql_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), value :: k
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zungql_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), value :: k
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_ungql_mgpu
    procedure :: lapilli_cungql_mgpu, lapilli_zungql_mgpu
  end interface

  public :: lapilli_sorgql_memory, lapilli_dorgql_memory, lapilli_cungql_memory, lapilli_zungql_memory
  interface
    function lapilli_sorgql_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dorgql_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cungql_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zungql_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ormql, lapilli_unmql, lapilli_sormql, lapilli_dormql, lapilli_cunmql, lapilli_zunmql
  interface lapilli_ormql
    function lapilli_sormql(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      real(c_float), intent(in) :: A(lda, *), tau(*)
      real(c_float), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dormql(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      real(c_double), intent(in) :: A(lda, *), tau(*)
      real(c_double), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmql(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      complex(c_float_complex), intent(in) :: A(lda, *), tau(*)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmql(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      complex(c_double_complex), intent(in) :: A(lda, *), tau(*)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_unmql
    procedure :: lapilli_cunmql, lapilli_zunmql
  end interface

  public :: lapilli_ormql_mgpu, lapilli_unmql_mgpu, lapilli_sormql_mgpu, lapilli_dormql_mgpu, lapilli_cunmql_mgpu, &
    lapilli_zunmql_mgpu
  interface lapilli_ormql_mgpu
    function lapilli_sormql_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_smatrix), value :: A, C
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dormql_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_dmatrix), value :: A, C
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmql_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_cmatrix), value :: A, C
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmql_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_zmatrix), value :: A, C
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_unmql_mgpu
    procedure :: lapilli_cunmql_mgpu, lapilli_zunmql_mgpu
  end interface

  public :: lapilli_sormql_memory, lapilli_dormql_memory, lapilli_cunmql_memory, lapilli_zunmql_memory
  interface
    function lapilli_sormql_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dormql_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmql_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmql_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gerqf, lapilli_sgerqf, lapilli_dgerqf, lapilli_cgerqf, lapilli_zgerqf
  interface lapilli_gerqf
    function lapilli_sgerqf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgerqf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgerqf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      complex(c_float_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgerqf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      complex(c_double_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gerqf_mgpu, lapilli_sgerqf_mgpu, lapilli_dgerqf_mgpu, lapilli_cgerqf_mgpu, lapilli_zgerqf_mgpu
  interface lapilli_gerqf_mgpu
    function lapilli_sgerqf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A
      real(c_float), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgerqf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A
      real(c_double), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgerqf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A
      complex(c_float_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgerqf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A
      complex(c_double_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgerqf_memory, lapilli_dgerqf_memory, lapilli_cgerqf_memory, lapilli_zgerqf_memory
  interface
    function lapilli_sgerqf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgerqf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgerqf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgerqf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_orgrq, lapilli_ungrq, lapilli_sorgrq, lapilli_dorgrq, lapilli_cungrq, lapilli_zungrq
  interface lapilli_orgrq
    function lapilli_sorgrq(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dorgrq(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cungrq(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zungrq(ctx, m, n, k, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, k, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_ungrq
    procedure :: lapilli_cungrq, lapilli_zungrq
  end interface

  public :: lapilli_orgrq_mgpu, lapilli_ungrq_mgpu, lapilli_sorgrq_mgpu, lapilli_dorgrq_mgpu, lapilli_cungrq_mgpu, &
    lapilli_zungrq_mgpu
  interface lapilli_orgrq_mgpu
    function lapilli_sorgrq_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A
      integer(lapilli_int), value :: k
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dorgrq_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int), value :: k
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cungrq_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), value :: k
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zungrq_mgpu(ctx, A, k, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), value :: k
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_ungrq_mgpu
    procedure :: lapilli_cungrq_mgpu, lapilli_zungrq_mgpu
  end interface

  public :: lapilli_sorgrq_memory, lapilli_dorgrq_memory, lapilli_cungrq_memory, lapilli_zungrq_memory
  interface
    function lapilli_sorgrq_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dorgrq_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cungrq_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zungrq_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ormrq, lapilli_unmrq, lapilli_sormrq, lapilli_dormrq, lapilli_cunmrq, lapilli_zunmrq
  interface lapilli_ormrq
    function lapilli_sormrq(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      real(c_float), intent(in) :: A(lda, *), tau(*)
      real(c_float), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dormrq(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      real(c_double), intent(in) :: A(lda, *), tau(*)
      real(c_double), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmrq(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      complex(c_float_complex), intent(in) :: A(lda, *), tau(*)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmrq(ctx, side, trans, m, n, k, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, lda, ldc
      complex(c_double_complex), intent(in) :: A(lda, *), tau(*)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_unmrq
    procedure :: lapilli_cunmrq, lapilli_zunmrq
  end interface

  public :: lapilli_ormrq_mgpu, lapilli_unmrq_mgpu, lapilli_sormrq_mgpu, lapilli_dormrq_mgpu, lapilli_cunmrq_mgpu, &
    lapilli_zunmrq_mgpu
  interface lapilli_ormrq_mgpu
    function lapilli_sormrq_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_smatrix), value :: A, C
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dormrq_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_dmatrix), value :: A, C
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmrq_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_cmatrix), value :: A, C
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmrq_mgpu(ctx, side, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_zmatrix), value :: A, C
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_unmrq_mgpu
    procedure :: lapilli_cunmrq_mgpu, lapilli_zunmrq_mgpu
  end interface

  public :: lapilli_sormrq_memory, lapilli_dormrq_memory, lapilli_cunmrq_memory, lapilli_zunmrq_memory
  interface
    function lapilli_sormrq_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dormrq_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmrq_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmrq_memory(ctx, side, m, n, k, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_geqrt, lapilli_sgeqrt, lapilli_dgeqrt, lapilli_cgeqrt, lapilli_zgeqrt
  interface lapilli_geqrt
    function lapilli_sgeqrt(ctx, m, n, nb, A, lda, BT, ldbt) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nb, lda, ldbt
      real(c_float), intent(inout) :: A(lda, *), BT(ldbt, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgeqrt(ctx, m, n, nb, A, lda, BT, ldbt) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nb, lda, ldbt
      real(c_double), intent(inout) :: A(lda, *), BT(ldbt, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgeqrt(ctx, m, n, nb, A, lda, BT, ldbt) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nb, lda, ldbt
      complex(c_float_complex), intent(inout) :: A(lda, *), BT(ldbt, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgeqrt(ctx, m, n, nb, A, lda, BT, ldbt) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nb, lda, ldbt
      complex(c_double_complex), intent(inout) :: A(lda, *), BT(ldbt, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_geqrt_mgpu, lapilli_sgeqrt_mgpu, lapilli_dgeqrt_mgpu, lapilli_cgeqrt_mgpu, lapilli_zgeqrt_mgpu
  interface lapilli_geqrt_mgpu
    function lapilli_sgeqrt_mgpu(ctx, A, BT) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A, BT
      integer(lapilli_int) :: info
    end function
    function lapilli_dgeqrt_mgpu(ctx, A, BT) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A, BT
      integer(lapilli_int) :: info
    end function
    function lapilli_cgeqrt_mgpu(ctx, A, BT) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A, BT
      integer(lapilli_int) :: info
    end function
    function lapilli_zgeqrt_mgpu(ctx, A, BT) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A, BT
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgeqrt_memory, lapilli_dgeqrt_memory, lapilli_cgeqrt_memory, lapilli_zgeqrt_memory
  interface
    function lapilli_sgeqrt_memory(ctx, m, n, nb, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nb
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgeqrt_memory(ctx, m, n, nb, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nb
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgeqrt_memory(ctx, m, n, nb, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nb
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgeqrt_memory(ctx, m, n, nb, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nb
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gemqrt, lapilli_sgemqrt, lapilli_dgemqrt, lapilli_cgemqrt, lapilli_zgemqrt
  interface lapilli_gemqrt
    function lapilli_sgemqrt(ctx, side, trans, m, n, k, nb, V, ldv, BT, ldbt, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, nb, ldv, ldbt, ldc
      real(c_float), intent(in) :: V(ldv, *), BT(ldbt, *)
      real(c_float), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgemqrt(ctx, side, trans, m, n, k, nb, V, ldv, BT, ldbt, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, nb, ldv, ldbt, ldc
      real(c_double), intent(in) :: V(ldv, *), BT(ldbt, *)
      real(c_double), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgemqrt(ctx, side, trans, m, n, k, nb, V, ldv, BT, ldbt, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, nb, ldv, ldbt, ldc
      complex(c_float_complex), intent(in) :: V(ldv, *), BT(ldbt, *)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgemqrt(ctx, side, trans, m, n, k, nb, V, ldv, BT, ldbt, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, nb, ldv, ldbt, ldc
      complex(c_double_complex), intent(in) :: V(ldv, *), BT(ldbt, *)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gemqrt_mgpu, lapilli_sgemqrt_mgpu, lapilli_dgemqrt_mgpu, lapilli_cgemqrt_mgpu, &
    lapilli_zgemqrt_mgpu
  interface lapilli_gemqrt_mgpu
    function lapilli_sgemqrt_mgpu(ctx, side, trans, V, BT, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_smatrix), value :: V, BT, C
      integer(lapilli_int) :: info
    end function
    function lapilli_dgemqrt_mgpu(ctx, side, trans, V, BT, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_dmatrix), value :: V, BT, C
      integer(lapilli_int) :: info
    end function
    function lapilli_cgemqrt_mgpu(ctx, side, trans, V, BT, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_cmatrix), value :: V, BT, C
      integer(lapilli_int) :: info
    end function
    function lapilli_zgemqrt_mgpu(ctx, side, trans, V, BT, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_zmatrix), value :: V, BT, C
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgemqrt_memory, lapilli_dgemqrt_memory, lapilli_cgemqrt_memory, lapilli_zgemqrt_memory
  interface
    function lapilli_sgemqrt_memory(ctx, side, m, n, k, nb, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k, nb
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgemqrt_memory(ctx, side, m, n, k, nb, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k, nb
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgemqrt_memory(ctx, side, m, n, k, nb, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k, nb
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgemqrt_memory(ctx, side, m, n, k, nb, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k, nb
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gels, lapilli_sgels, lapilli_dgels, lapilli_cgels, lapilli_zgels
  interface lapilli_gels
    function lapilli_sgels(ctx, trans, m, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, nrhs, lda, ldb
      real(c_float), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgels(ctx, trans, m, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, nrhs, lda, ldb
      real(c_double), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgels(ctx, trans, m, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, nrhs, lda, ldb
      complex(c_float_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgels(ctx, trans, m, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, nrhs, lda, ldb
      complex(c_double_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gels_mgpu, lapilli_sgels_mgpu, lapilli_dgels_mgpu, lapilli_cgels_mgpu, lapilli_zgels_mgpu
  interface lapilli_gels_mgpu
    function lapilli_sgels_mgpu(ctx, trans, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_smatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_dgels_mgpu(ctx, trans, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_dmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_cgels_mgpu(ctx, trans, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_cmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_zgels_mgpu(ctx, trans, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_zmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgels_memory, lapilli_dgels_memory, lapilli_cgels_memory, lapilli_zgels_memory
  interface
    function lapilli_sgels_memory(ctx, m, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgels_memory(ctx, m, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgels_memory(ctx, m, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgels_memory(ctx, m, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_getsls, lapilli_sgetsls, lapilli_dgetsls, lapilli_cgetsls, lapilli_zgetsls
  interface lapilli_getsls
    function lapilli_sgetsls(ctx, trans, m, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, nrhs, lda, ldb
      real(c_float), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgetsls(ctx, trans, m, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, nrhs, lda, ldb
      real(c_double), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgetsls(ctx, trans, m, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, nrhs, lda, ldb
      complex(c_float_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgetsls(ctx, trans, m, n, nrhs, A, lda, B, ldb) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: m, n, nrhs, lda, ldb
      complex(c_double_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_getsls_mgpu, lapilli_sgetsls_mgpu, lapilli_dgetsls_mgpu, lapilli_cgetsls_mgpu, &
    lapilli_zgetsls_mgpu
  interface lapilli_getsls_mgpu
    function lapilli_sgetsls_mgpu(ctx, trans, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_smatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_dgetsls_mgpu(ctx, trans, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_dmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_cgetsls_mgpu(ctx, trans, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_cmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
    function lapilli_zgetsls_mgpu(ctx, trans, A, B) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_zmatrix), value :: A, B
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgetsls_memory, lapilli_dgetsls_memory, lapilli_cgetsls_memory, lapilli_zgetsls_memory
  interface
    function lapilli_sgetsls_memory(ctx, m, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgetsls_memory(ctx, m, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgetsls_memory(ctx, m, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgetsls_memory(ctx, m, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_geqp3, lapilli_sgeqp3, lapilli_dgeqp3, lapilli_cgeqp3, lapilli_zgeqp3
  interface lapilli_geqp3
    function lapilli_sgeqp3(ctx, m, n, A, lda, jpvt, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_float), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(inout) :: jpvt(*)
      real(c_float), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgeqp3(ctx, m, n, A, lda, jpvt, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_double), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(inout) :: jpvt(*)
      real(c_double), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgeqp3(ctx, m, n, A, lda, jpvt, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(inout) :: jpvt(*)
      complex(c_float_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgeqp3(ctx, m, n, A, lda, jpvt, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(inout) :: jpvt(*)
      complex(c_double_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_geqp3_mgpu, lapilli_sgeqp3_mgpu, lapilli_dgeqp3_mgpu, lapilli_cgeqp3_mgpu, lapilli_zgeqp3_mgpu
  interface lapilli_geqp3_mgpu
    function lapilli_sgeqp3_mgpu(ctx, A, jpvt, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A
      integer(lapilli_int), intent(inout) :: jpvt(*)
      real(c_float), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgeqp3_mgpu(ctx, A, jpvt, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A
      integer(lapilli_int), intent(inout) :: jpvt(*)
      real(c_double), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgeqp3_mgpu(ctx, A, jpvt, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A
      integer(lapilli_int), intent(inout) :: jpvt(*)
      complex(c_float_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgeqp3_mgpu(ctx, A, jpvt, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A
      integer(lapilli_int), intent(inout) :: jpvt(*)
      complex(c_double_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgeqp3_memory, lapilli_dgeqp3_memory, lapilli_cgeqp3_memory, lapilli_zgeqp3_memory
  interface
    function lapilli_sgeqp3_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgeqp3_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgeqp3_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgeqp3_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_tzrzf, lapilli_stzrzf, lapilli_dtzrzf, lapilli_ctzrzf, lapilli_ztzrzf
  interface lapilli_tzrzf
    function lapilli_stzrzf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dtzrzf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_ctzrzf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      complex(c_float_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_ztzrzf(ctx, m, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      complex(c_double_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_tzrzf_mgpu, lapilli_stzrzf_mgpu, lapilli_dtzrzf_mgpu, lapilli_ctzrzf_mgpu, lapilli_ztzrzf_mgpu
  interface lapilli_tzrzf_mgpu
    function lapilli_stzrzf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A
      real(c_float), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dtzrzf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A
      real(c_double), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_ctzrzf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A
      complex(c_float_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_ztzrzf_mgpu(ctx, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A
      complex(c_double_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_stzrzf_memory, lapilli_dtzrzf_memory, lapilli_ctzrzf_memory, lapilli_ztzrzf_memory
  interface
    function lapilli_stzrzf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dtzrzf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_ctzrzf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_ztzrzf_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ormrz, lapilli_unmrz, lapilli_sormrz, lapilli_dormrz, lapilli_cunmrz, lapilli_zunmrz
  interface lapilli_ormrz
    function lapilli_sormrz(ctx, side, trans, m, n, k, l, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, l, lda, ldc
      real(c_float), intent(in) :: A(lda, *), tau(*)
      real(c_float), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dormrz(ctx, side, trans, m, n, k, l, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, l, lda, ldc
      real(c_double), intent(in) :: A(lda, *), tau(*)
      real(c_double), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmrz(ctx, side, trans, m, n, k, l, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, l, lda, ldc
      complex(c_float_complex), intent(in) :: A(lda, *), tau(*)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmrz(ctx, side, trans, m, n, k, l, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      integer(lapilli_int), value :: m, n, k, l, lda, ldc
      complex(c_double_complex), intent(in) :: A(lda, *), tau(*)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_unmrz
    procedure :: lapilli_cunmrz, lapilli_zunmrz
  end interface

  public :: lapilli_ormrz_mgpu, lapilli_unmrz_mgpu, lapilli_sormrz_mgpu, lapilli_dormrz_mgpu, lapilli_cunmrz_mgpu, &
    lapilli_zunmrz_mgpu
  interface lapilli_ormrz_mgpu
    function lapilli_sormrz_mgpu(ctx, side, trans, A, l, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_smatrix), value :: A, C
      integer(lapilli_int), value :: l
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dormrz_mgpu(ctx, side, trans, A, l, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_dmatrix), value :: A, C
      integer(lapilli_int), value :: l
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmrz_mgpu(ctx, side, trans, A, l, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_cmatrix), value :: A, C
      integer(lapilli_int), value :: l
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmrz_mgpu(ctx, side, trans, A, l, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, trans
      type(lapilli_zmatrix), value :: A, C
      integer(lapilli_int), value :: l
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_unmrz_mgpu
    procedure :: lapilli_cunmrz_mgpu, lapilli_zunmrz_mgpu
  end interface

  public :: lapilli_sormrz_memory, lapilli_dormrz_memory, lapilli_cunmrz_memory, lapilli_zunmrz_memory
  interface
    function lapilli_sormrz_memory(ctx, side, m, n, k, l, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k, l
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dormrz_memory(ctx, side, m, n, k, l, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k, l
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmrz_memory(ctx, side, m, n, k, l, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k, l
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmrz_memory(ctx, side, m, n, k, l, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n, k, l
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gelsy, lapilli_sgelsy, lapilli_dgelsy, lapilli_cgelsy, lapilli_zgelsy
  interface lapilli_gelsy
    function lapilli_sgelsy(ctx, m, n, nrhs, A, lda, B, ldb, jpvt, rcond, rank) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs, lda, ldb
      real(c_float), value :: rcond
      real(c_float), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(inout) :: jpvt(*)
      integer(lapilli_int), intent(out) :: rank
      integer(lapilli_int) :: info
    end function
    function lapilli_dgelsy(ctx, m, n, nrhs, A, lda, B, ldb, jpvt, rcond, rank) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs, lda, ldb
      real(c_double), value :: rcond
      real(c_double), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(inout) :: jpvt(*)
      integer(lapilli_int), intent(out) :: rank
      integer(lapilli_int) :: info
    end function
    function lapilli_cgelsy(ctx, m, n, nrhs, A, lda, B, ldb, jpvt, rcond, rank) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs, lda, ldb
      real(c_float), value :: rcond
      complex(c_float_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(inout) :: jpvt(*)
      integer(lapilli_int), intent(out) :: rank
      integer(lapilli_int) :: info
    end function
    function lapilli_zgelsy(ctx, m, n, nrhs, A, lda, B, ldb, jpvt, rcond, rank) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs, lda, ldb
      real(c_double), value :: rcond
      complex(c_double_complex), intent(inout) :: A(lda, *), B(ldb, *)
      integer(lapilli_int), intent(inout) :: jpvt(*)
      integer(lapilli_int), intent(out) :: rank
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gelsy_mgpu, lapilli_sgelsy_mgpu, lapilli_dgelsy_mgpu, lapilli_cgelsy_mgpu, lapilli_zgelsy_mgpu
  interface lapilli_gelsy_mgpu
    function lapilli_sgelsy_mgpu(ctx, A, B, jpvt, rcond, rank) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A, B
      real(c_float), value :: rcond
      integer(lapilli_int), intent(inout) :: jpvt(*)
      integer(lapilli_int), intent(out) :: rank
      integer(lapilli_int) :: info
    end function
    function lapilli_dgelsy_mgpu(ctx, A, B, jpvt, rcond, rank) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A, B
      real(c_double), value :: rcond
      integer(lapilli_int), intent(inout) :: jpvt(*)
      integer(lapilli_int), intent(out) :: rank
      integer(lapilli_int) :: info
    end function
    function lapilli_cgelsy_mgpu(ctx, A, B, jpvt, rcond, rank) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A, B
      real(c_float), value :: rcond
      integer(lapilli_int), intent(inout) :: jpvt(*)
      integer(lapilli_int), intent(out) :: rank
      integer(lapilli_int) :: info
    end function
    function lapilli_zgelsy_mgpu(ctx, A, B, jpvt, rcond, rank) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A, B
      real(c_double), value :: rcond
      integer(lapilli_int), intent(inout) :: jpvt(*)
      integer(lapilli_int), intent(out) :: rank
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgelsy_memory, lapilli_dgelsy_memory, lapilli_cgelsy_memory, lapilli_zgelsy_memory
  interface
    function lapilli_sgelsy_memory(ctx, m, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgelsy_memory(ctx, m, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgelsy_memory(ctx, m, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgelsy_memory(ctx, m, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
