! SPDX-License-Identifier: BSD-3-Clause
! Symmetric and Hermitian band matrices. What each routine does: lapilli/band.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_band
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
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

  public :: lapilli_sytrd_sb2st, lapilli_hetrd_hb2st, lapilli_ssytrd_sb2st, lapilli_dsytrd_sb2st, &
    lapilli_chetrd_hb2st, lapilli_zhetrd_hb2st
  interface lapilli_sytrd_sb2st
    function lapilli_ssytrd_sb2st(ctx, stage1, vect, uplo, n, kd, AB, ldab, D, E) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: stage1, vect, uplo
      integer(lapilli_int), value :: n, kd, ldab
      real(c_float), intent(in) :: AB(ldab, *)
      real(c_float), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytrd_sb2st(ctx, stage1, vect, uplo, n, kd, AB, ldab, D, E) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: stage1, vect, uplo
      integer(lapilli_int), value :: n, kd, ldab
      real(c_double), intent(in) :: AB(ldab, *)
      real(c_double), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chetrd_hb2st(ctx, stage1, vect, uplo, n, kd, AB, ldab, D, E) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: stage1, vect, uplo
      integer(lapilli_int), value :: n, kd, ldab
      complex(c_float_complex), intent(in) :: AB(ldab, *)
      real(c_float), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetrd_hb2st(ctx, stage1, vect, uplo, n, kd, AB, ldab, D, E) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: stage1, vect, uplo
      integer(lapilli_int), value :: n, kd, ldab
      complex(c_double_complex), intent(in) :: AB(ldab, *)
      real(c_double), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hetrd_hb2st
    procedure :: lapilli_chetrd_hb2st, lapilli_zhetrd_hb2st
  end interface

  public :: lapilli_sytrd_sb2st_mgpu, lapilli_hetrd_hb2st_mgpu, lapilli_ssytrd_sb2st_mgpu, lapilli_dsytrd_sb2st_mgpu, &
    lapilli_chetrd_hb2st_mgpu, lapilli_zhetrd_hb2st_mgpu
  interface lapilli_sytrd_sb2st_mgpu
    function lapilli_ssytrd_sb2st_mgpu(ctx, stage1, vect, uplo, AB, D, E) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: stage1, vect, uplo
      type(lapilli_smatrix), value :: AB
      real(c_float), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytrd_sb2st_mgpu(ctx, stage1, vect, uplo, AB, D, E) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: stage1, vect, uplo
      type(lapilli_dmatrix), value :: AB
      real(c_double), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chetrd_hb2st_mgpu(ctx, stage1, vect, uplo, AB, D, E) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: stage1, vect, uplo
      type(lapilli_cmatrix), value :: AB
      real(c_float), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetrd_hb2st_mgpu(ctx, stage1, vect, uplo, AB, D, E) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: stage1, vect, uplo
      type(lapilli_zmatrix), value :: AB
      real(c_double), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hetrd_hb2st_mgpu
    procedure :: lapilli_chetrd_hb2st_mgpu, lapilli_zhetrd_hb2st_mgpu
  end interface

  public :: lapilli_ssytrd_sb2st_memory, lapilli_dsytrd_sb2st_memory, lapilli_chetrd_hb2st_memory, &
    lapilli_zhetrd_hb2st_memory
  interface
    function lapilli_ssytrd_sb2st_memory(ctx, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytrd_sb2st_memory(ctx, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chetrd_hb2st_memory(ctx, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetrd_hb2st_memory(ctx, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sbtrd, lapilli_hbtrd, lapilli_ssbtrd, lapilli_dsbtrd, lapilli_chbtrd, lapilli_zhbtrd
  interface lapilli_sbtrd
    function lapilli_ssbtrd(ctx, vect, uplo, n, kd, AB, ldab, D, E, Q, ldq) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: vect, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldq
      real(c_float), intent(inout) :: AB(ldab, *), Q(ldq, *)
      real(c_float), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsbtrd(ctx, vect, uplo, n, kd, AB, ldab, D, E, Q, ldq) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: vect, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldq
      real(c_double), intent(inout) :: AB(ldab, *), Q(ldq, *)
      real(c_double), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chbtrd(ctx, vect, uplo, n, kd, AB, ldab, D, E, Q, ldq) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: vect, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldq
      complex(c_float_complex), intent(inout) :: AB(ldab, *), Q(ldq, *)
      real(c_float), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhbtrd(ctx, vect, uplo, n, kd, AB, ldab, D, E, Q, ldq) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: vect, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldq
      complex(c_double_complex), intent(inout) :: AB(ldab, *), Q(ldq, *)
      real(c_double), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hbtrd
    procedure :: lapilli_chbtrd, lapilli_zhbtrd
  end interface

  public :: lapilli_sbtrd_mgpu, lapilli_hbtrd_mgpu, lapilli_ssbtrd_mgpu, lapilli_dsbtrd_mgpu, lapilli_chbtrd_mgpu, &
    lapilli_zhbtrd_mgpu
  interface lapilli_sbtrd_mgpu
    function lapilli_ssbtrd_mgpu(ctx, vect, uplo, AB, D, E, Q) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: vect, uplo
      type(lapilli_smatrix), value :: AB, Q
      real(c_float), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsbtrd_mgpu(ctx, vect, uplo, AB, D, E, Q) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: vect, uplo
      type(lapilli_dmatrix), value :: AB, Q
      real(c_double), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chbtrd_mgpu(ctx, vect, uplo, AB, D, E, Q) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: vect, uplo
      type(lapilli_cmatrix), value :: AB, Q
      real(c_float), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhbtrd_mgpu(ctx, vect, uplo, AB, D, E, Q) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: vect, uplo
      type(lapilli_zmatrix), value :: AB, Q
      real(c_double), intent(out) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hbtrd_mgpu
    procedure :: lapilli_chbtrd_mgpu, lapilli_zhbtrd_mgpu
  end interface

  public :: lapilli_ssbtrd_memory, lapilli_dsbtrd_memory, lapilli_chbtrd_memory, lapilli_zhbtrd_memory
  interface
    function lapilli_ssbtrd_memory(ctx, vect, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: vect
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsbtrd_memory(ctx, vect, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: vect
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chbtrd_memory(ctx, vect, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: vect
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhbtrd_memory(ctx, vect, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: vect
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sbevd, lapilli_hbevd, lapilli_ssbevd, lapilli_dsbevd, lapilli_chbevd, lapilli_zhbevd
  interface lapilli_sbevd
    function lapilli_ssbevd(ctx, jobz, uplo, n, kd, AB, ldab, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldz
      real(c_float), intent(inout) :: AB(ldab, *)
      real(c_float), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsbevd(ctx, jobz, uplo, n, kd, AB, ldab, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldz
      real(c_double), intent(inout) :: AB(ldab, *)
      real(c_double), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_chbevd(ctx, jobz, uplo, n, kd, AB, ldab, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldz
      complex(c_float_complex), intent(inout) :: AB(ldab, *)
      real(c_float), intent(out) :: W(*)
      complex(c_float_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhbevd(ctx, jobz, uplo, n, kd, AB, ldab, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldz
      complex(c_double_complex), intent(inout) :: AB(ldab, *)
      real(c_double), intent(out) :: W(*)
      complex(c_double_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hbevd
    procedure :: lapilli_chbevd, lapilli_zhbevd
  end interface

  public :: lapilli_sbevd_mgpu, lapilli_hbevd_mgpu, lapilli_ssbevd_mgpu, lapilli_dsbevd_mgpu, lapilli_chbevd_mgpu, &
    lapilli_zhbevd_mgpu
  interface lapilli_sbevd_mgpu
    function lapilli_ssbevd_mgpu(ctx, jobz, uplo, AB, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_smatrix), value :: AB, Z
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsbevd_mgpu(ctx, jobz, uplo, AB, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_dmatrix), value :: AB, Z
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chbevd_mgpu(ctx, jobz, uplo, AB, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_cmatrix), value :: AB, Z
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhbevd_mgpu(ctx, jobz, uplo, AB, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_zmatrix), value :: AB, Z
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hbevd_mgpu
    procedure :: lapilli_chbevd_mgpu, lapilli_zhbevd_mgpu
  end interface

  public :: lapilli_ssbevd_memory, lapilli_dsbevd_memory, lapilli_chbevd_memory, lapilli_zhbevd_memory
  interface
    function lapilli_ssbevd_memory(ctx, jobz, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsbevd_memory(ctx, jobz, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chbevd_memory(ctx, jobz, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhbevd_memory(ctx, jobz, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sbev, lapilli_hbev, lapilli_ssbev, lapilli_dsbev, lapilli_chbev, lapilli_zhbev
  interface lapilli_sbev
    function lapilli_ssbev(ctx, jobz, uplo, n, kd, AB, ldab, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldz
      real(c_float), intent(inout) :: AB(ldab, *)
      real(c_float), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsbev(ctx, jobz, uplo, n, kd, AB, ldab, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldz
      real(c_double), intent(inout) :: AB(ldab, *)
      real(c_double), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_chbev(ctx, jobz, uplo, n, kd, AB, ldab, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldz
      complex(c_float_complex), intent(inout) :: AB(ldab, *)
      real(c_float), intent(out) :: W(*)
      complex(c_float_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhbev(ctx, jobz, uplo, n, kd, AB, ldab, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldz
      complex(c_double_complex), intent(inout) :: AB(ldab, *)
      real(c_double), intent(out) :: W(*)
      complex(c_double_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hbev
    procedure :: lapilli_chbev, lapilli_zhbev
  end interface

  public :: lapilli_sbev_mgpu, lapilli_hbev_mgpu, lapilli_ssbev_mgpu, lapilli_dsbev_mgpu, lapilli_chbev_mgpu, &
    lapilli_zhbev_mgpu
  interface lapilli_sbev_mgpu
    function lapilli_ssbev_mgpu(ctx, jobz, uplo, AB, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_smatrix), value :: AB, Z
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsbev_mgpu(ctx, jobz, uplo, AB, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_dmatrix), value :: AB, Z
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chbev_mgpu(ctx, jobz, uplo, AB, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_cmatrix), value :: AB, Z
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhbev_mgpu(ctx, jobz, uplo, AB, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_zmatrix), value :: AB, Z
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hbev_mgpu
    procedure :: lapilli_chbev_mgpu, lapilli_zhbev_mgpu
  end interface

  public :: lapilli_ssbev_memory, lapilli_dsbev_memory, lapilli_chbev_memory, lapilli_zhbev_memory
  interface
    function lapilli_ssbev_memory(ctx, jobz, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsbev_memory(ctx, jobz, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chbev_memory(ctx, jobz, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhbev_memory(ctx, jobz, n, kd, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, kd
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sbevx, lapilli_hbevx, lapilli_ssbevx, lapilli_dsbevx, lapilli_chbevx, lapilli_zhbevx
  interface lapilli_sbevx
    function lapilli_ssbevx(ctx, jobz, range, uplo, n, kd, AB, ldab, Q, ldq, vl, vu, il, iu, abstol, m, W, Z, &
                            ldz, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldq, il, iu, ldz
      real(c_float), value :: vl, vu, abstol
      real(c_float), intent(inout) :: AB(ldab, *)
      real(c_float), intent(out) :: Q(ldq, *), W(*), Z(ldz, *)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsbevx(ctx, jobz, range, uplo, n, kd, AB, ldab, Q, ldq, vl, vu, il, iu, abstol, m, W, Z, &
                            ldz, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldq, il, iu, ldz
      real(c_double), value :: vl, vu, abstol
      real(c_double), intent(inout) :: AB(ldab, *)
      real(c_double), intent(out) :: Q(ldq, *), W(*), Z(ldz, *)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chbevx(ctx, jobz, range, uplo, n, kd, AB, ldab, Q, ldq, vl, vu, il, iu, abstol, m, W, Z, &
                            ldz, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldq, il, iu, ldz
      real(c_float), value :: vl, vu, abstol
      complex(c_float_complex), intent(inout) :: AB(ldab, *)
      complex(c_float_complex), intent(out) :: Q(ldq, *), Z(ldz, *)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhbevx(ctx, jobz, range, uplo, n, kd, AB, ldab, Q, ldq, vl, vu, il, iu, abstol, m, W, Z, &
                            ldz, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, kd, ldab, ldq, il, iu, ldz
      real(c_double), value :: vl, vu, abstol
      complex(c_double_complex), intent(inout) :: AB(ldab, *)
      complex(c_double_complex), intent(out) :: Q(ldq, *), Z(ldz, *)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hbevx
    procedure :: lapilli_chbevx, lapilli_zhbevx
  end interface

  public :: lapilli_sbevx_mgpu, lapilli_hbevx_mgpu, lapilli_ssbevx_mgpu, lapilli_dsbevx_mgpu, lapilli_chbevx_mgpu, &
    lapilli_zhbevx_mgpu
  interface lapilli_sbevx_mgpu
    function lapilli_ssbevx_mgpu(ctx, jobz, range, uplo, AB, Q, vl, vu, il, iu, abstol, m, W, Z, &
                                 ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_smatrix), value :: AB, Q, Z
      real(c_float), value :: vl, vu, abstol
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsbevx_mgpu(ctx, jobz, range, uplo, AB, Q, vl, vu, il, iu, abstol, m, W, Z, &
                                 ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_dmatrix), value :: AB, Q, Z
      real(c_double), value :: vl, vu, abstol
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chbevx_mgpu(ctx, jobz, range, uplo, AB, Q, vl, vu, il, iu, abstol, m, W, Z, &
                                 ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_cmatrix), value :: AB, Q, Z
      real(c_float), value :: vl, vu, abstol
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhbevx_mgpu(ctx, jobz, range, uplo, AB, Q, vl, vu, il, iu, abstol, m, W, Z, &
                                 ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_zmatrix), value :: AB, Q, Z
      real(c_double), value :: vl, vu, abstol
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hbevx_mgpu
    procedure :: lapilli_chbevx_mgpu, lapilli_zhbevx_mgpu
  end interface

  public :: lapilli_ssbevx_memory, lapilli_dsbevx_memory, lapilli_chbevx_memory, lapilli_zhbevx_memory
  interface
    function lapilli_ssbevx_memory(ctx, jobz, range, n, kd, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, kd, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsbevx_memory(ctx, jobz, range, n, kd, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, kd, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chbevx_memory(ctx, jobz, range, n, kd, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, kd, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhbevx_memory(ctx, jobz, range, n, kd, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, kd, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
