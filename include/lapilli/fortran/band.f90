! SPDX-License-Identifier: BSD-3-Clause
! Symmetric and Hermitian band matrices. What each routine does: lapilli/band.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_band
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  implicit none
  private

  public :: lapilli_sytrd_sy2sb, lapilli_hetrd_he2hb, lapilli_ssytrd_sy2sb, lapilli_dsytrd_sy2sb, &
    lapilli_chetrd_he2hb, lapilli_zhetrd_he2hb
  interface lapilli_sytrd_sy2sb
    function lapilli_ssytrd_sy2sb(ctx, uplo, n, kd, A, lda, AB, ldab, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, kd, lda, ldab
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(out) :: AB(ldab, *), tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytrd_sy2sb(ctx, uplo, n, kd, A, lda, AB, ldab, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, kd, lda, ldab
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(out) :: AB(ldab, *), tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chetrd_he2hb(ctx, uplo, n, kd, A, lda, AB, ldab, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, kd, lda, ldab
      complex(c_float_complex), intent(inout) :: A(lda, *)
      complex(c_float_complex), intent(out) :: AB(ldab, *), tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetrd_he2hb(ctx, uplo, n, kd, A, lda, AB, ldab, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, kd, lda, ldab
      complex(c_double_complex), intent(inout) :: A(lda, *)
      complex(c_double_complex), intent(out) :: AB(ldab, *), tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hetrd_he2hb
    procedure :: lapilli_chetrd_he2hb, lapilli_zhetrd_he2hb
  end interface

  public :: lapilli_sytrd_sy2sb_mgpu, lapilli_hetrd_he2hb_mgpu, lapilli_ssytrd_sy2sb_mgpu, lapilli_dsytrd_sy2sb_mgpu, &
    lapilli_chetrd_he2hb_mgpu, lapilli_zhetrd_he2hb_mgpu
  interface lapilli_sytrd_sy2sb_mgpu
    function lapilli_ssytrd_sy2sb_mgpu(ctx, uplo, A, AB, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A, AB
      real(c_float), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytrd_sy2sb_mgpu(ctx, uplo, A, AB, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A, AB
      real(c_double), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chetrd_he2hb_mgpu(ctx, uplo, A, AB, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A, AB
      complex(c_float_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetrd_he2hb_mgpu(ctx, uplo, A, AB, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A, AB
      complex(c_double_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hetrd_he2hb_mgpu
    procedure :: lapilli_chetrd_he2hb_mgpu, lapilli_zhetrd_he2hb_mgpu
  end interface

  public :: lapilli_ssytrd_sy2sb_memory, lapilli_dsytrd_sy2sb_memory, lapilli_chetrd_he2hb_memory, &
    lapilli_zhetrd_he2hb_memory
  interface
    function lapilli_ssytrd_sy2sb_memory(ctx, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytrd_sy2sb_memory(ctx, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chetrd_he2hb_memory(ctx, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetrd_he2hb_memory(ctx, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
