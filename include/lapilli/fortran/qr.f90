! SPDX-License-Identifier: BSD-3-Clause
! QR factorization. What each routine does: lapilli/qr.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_qr
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
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

end module
