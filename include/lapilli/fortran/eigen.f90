! SPDX-License-Identifier: BSD-3-Clause
! Symmetric and Hermitian eigenproblems. What each routine does: lapilli/eigen.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_eigen
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_sytrd, lapilli_hetrd, lapilli_ssytrd, lapilli_dsytrd, lapilli_chetrd, lapilli_zhetrd
  interface lapilli_sytrd
    function lapilli_ssytrd(ctx, uplo, n, A, lda, D, E, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(out) :: D(*), E(*), tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytrd(ctx, uplo, n, A, lda, D, E, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(out) :: D(*), E(*), tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chetrd(ctx, uplo, n, A, lda, D, E, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      real(c_float), intent(out) :: D(*), E(*)
      complex(c_float_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetrd(ctx, uplo, n, A, lda, D, E, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      real(c_double), intent(out) :: D(*), E(*)
      complex(c_double_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hetrd
    procedure :: lapilli_chetrd, lapilli_zhetrd
  end interface

  public :: lapilli_sytrd_mgpu, lapilli_hetrd_mgpu, lapilli_ssytrd_mgpu, lapilli_dsytrd_mgpu, lapilli_chetrd_mgpu, &
    lapilli_zhetrd_mgpu
  interface lapilli_sytrd_mgpu
    function lapilli_ssytrd_mgpu(ctx, uplo, A, D, E, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A
      real(c_float), intent(out) :: D(*), E(*), tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytrd_mgpu(ctx, uplo, A, D, E, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A
      real(c_double), intent(out) :: D(*), E(*), tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chetrd_mgpu(ctx, uplo, A, D, E, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A
      real(c_float), intent(out) :: D(*), E(*)
      complex(c_float_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetrd_mgpu(ctx, uplo, A, D, E, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A
      real(c_double), intent(out) :: D(*), E(*)
      complex(c_double_complex), intent(out) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hetrd_mgpu
    procedure :: lapilli_chetrd_mgpu, lapilli_zhetrd_mgpu
  end interface

  public :: lapilli_ssytrd_memory, lapilli_dsytrd_memory, lapilli_chetrd_memory, lapilli_zhetrd_memory
  interface
    function lapilli_ssytrd_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsytrd_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chetrd_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhetrd_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_orgtr, lapilli_ungtr, lapilli_sorgtr, lapilli_dorgtr, lapilli_cungtr, lapilli_zungtr
  interface lapilli_orgtr
    function lapilli_sorgtr(ctx, uplo, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dorgtr(ctx, uplo, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cungtr(ctx, uplo, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zungtr(ctx, uplo, n, A, lda, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_ungtr
    procedure :: lapilli_cungtr, lapilli_zungtr
  end interface

  public :: lapilli_orgtr_mgpu, lapilli_ungtr_mgpu, lapilli_sorgtr_mgpu, lapilli_dorgtr_mgpu, lapilli_cungtr_mgpu, &
    lapilli_zungtr_mgpu
  interface lapilli_orgtr_mgpu
    function lapilli_sorgtr_mgpu(ctx, uplo, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dorgtr_mgpu(ctx, uplo, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cungtr_mgpu(ctx, uplo, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zungtr_mgpu(ctx, uplo, A, tau) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_ungtr_mgpu
    procedure :: lapilli_cungtr_mgpu, lapilli_zungtr_mgpu
  end interface

  public :: lapilli_sorgtr_memory, lapilli_dorgtr_memory, lapilli_cungtr_memory, lapilli_zungtr_memory
  interface
    function lapilli_sorgtr_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dorgtr_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cungtr_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zungtr_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ormtr, lapilli_unmtr, lapilli_sormtr, lapilli_dormtr, lapilli_cunmtr, lapilli_zunmtr
  interface lapilli_ormtr
    function lapilli_sormtr(ctx, side, uplo, trans, m, n, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, trans
      integer(lapilli_int), value :: m, n, lda, ldc
      real(c_float), intent(in) :: A(lda, *), tau(*)
      real(c_float), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dormtr(ctx, side, uplo, trans, m, n, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, trans
      integer(lapilli_int), value :: m, n, lda, ldc
      real(c_double), intent(in) :: A(lda, *), tau(*)
      real(c_double), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmtr(ctx, side, uplo, trans, m, n, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, trans
      integer(lapilli_int), value :: m, n, lda, ldc
      complex(c_float_complex), intent(in) :: A(lda, *), tau(*)
      complex(c_float_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmtr(ctx, side, uplo, trans, m, n, A, lda, tau, C, ldc) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, trans
      integer(lapilli_int), value :: m, n, lda, ldc
      complex(c_double_complex), intent(in) :: A(lda, *), tau(*)
      complex(c_double_complex), intent(inout) :: C(ldc, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_unmtr
    procedure :: lapilli_cunmtr, lapilli_zunmtr
  end interface

  public :: lapilli_ormtr_mgpu, lapilli_unmtr_mgpu, lapilli_sormtr_mgpu, lapilli_dormtr_mgpu, lapilli_cunmtr_mgpu, &
    lapilli_zunmtr_mgpu
  interface lapilli_ormtr_mgpu
    function lapilli_sormtr_mgpu(ctx, side, uplo, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, trans
      type(lapilli_smatrix), value :: A, C
      real(c_float), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dormtr_mgpu(ctx, side, uplo, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, trans
      type(lapilli_dmatrix), value :: A, C
      real(c_double), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmtr_mgpu(ctx, side, uplo, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, trans
      type(lapilli_cmatrix), value :: A, C
      complex(c_float_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmtr_mgpu(ctx, side, uplo, trans, A, tau, C) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side, uplo, trans
      type(lapilli_zmatrix), value :: A, C
      complex(c_double_complex), intent(in) :: tau(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_unmtr_mgpu
    procedure :: lapilli_cunmtr_mgpu, lapilli_zunmtr_mgpu
  end interface

  public :: lapilli_sormtr_memory, lapilli_dormtr_memory, lapilli_cunmtr_memory, lapilli_zunmtr_memory
  interface
    function lapilli_sormtr_memory(ctx, side, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dormtr_memory(ctx, side, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cunmtr_memory(ctx, side, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zunmtr_memory(ctx, side, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: side
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_stedc, lapilli_sstedc, lapilli_dstedc, lapilli_cstedc, lapilli_zstedc
  interface lapilli_stedc
    function lapilli_sstedc(ctx, compz, n, D, E, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: compz
      integer(lapilli_int), value :: n, ldz
      real(c_float), intent(inout) :: D(*), E(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dstedc(ctx, compz, n, D, E, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: compz
      integer(lapilli_int), value :: n, ldz
      real(c_double), intent(inout) :: D(*), E(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cstedc(ctx, compz, n, D, E, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: compz
      integer(lapilli_int), value :: n, ldz
      real(c_float), intent(inout) :: D(*), E(*)
      complex(c_float_complex), intent(inout) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zstedc(ctx, compz, n, D, E, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: compz
      integer(lapilli_int), value :: n, ldz
      real(c_double), intent(inout) :: D(*), E(*)
      complex(c_double_complex), intent(inout) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_stedc_mgpu, lapilli_sstedc_mgpu, lapilli_dstedc_mgpu, lapilli_cstedc_mgpu, lapilli_zstedc_mgpu
  interface lapilli_stedc_mgpu
    function lapilli_sstedc_mgpu(ctx, compz, n, D, E, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: compz
      integer(lapilli_int), value :: n
      type(lapilli_smatrix), value :: Z
      real(c_float), intent(inout) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dstedc_mgpu(ctx, compz, n, D, E, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: compz
      integer(lapilli_int), value :: n
      type(lapilli_dmatrix), value :: Z
      real(c_double), intent(inout) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cstedc_mgpu(ctx, compz, n, D, E, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: compz
      integer(lapilli_int), value :: n
      type(lapilli_cmatrix), value :: Z
      real(c_float), intent(inout) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zstedc_mgpu(ctx, compz, n, D, E, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: compz
      integer(lapilli_int), value :: n
      type(lapilli_zmatrix), value :: Z
      real(c_double), intent(inout) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sstedc_memory, lapilli_dstedc_memory, lapilli_cstedc_memory, lapilli_zstedc_memory
  interface
    function lapilli_sstedc_memory(ctx, compz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: compz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dstedc_memory(ctx, compz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: compz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cstedc_memory(ctx, compz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: compz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zstedc_memory(ctx, compz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: compz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_syevd, lapilli_heevd, lapilli_ssyevd, lapilli_dsyevd, lapilli_cheevd, lapilli_zheevd
  interface lapilli_syevd
    function lapilli_ssyevd(ctx, jobz, uplo, n, A, lda, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevd(ctx, jobz, uplo, n, A, lda, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevd(ctx, jobz, uplo, n, A, lda, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevd(ctx, jobz, uplo, n, A, lda, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_heevd
    procedure :: lapilli_cheevd, lapilli_zheevd
  end interface

  public :: lapilli_syevd_mgpu, lapilli_heevd_mgpu, lapilli_ssyevd_mgpu, lapilli_dsyevd_mgpu, lapilli_cheevd_mgpu, &
    lapilli_zheevd_mgpu
  interface lapilli_syevd_mgpu
    function lapilli_ssyevd_mgpu(ctx, jobz, uplo, A, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_smatrix), value :: A
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevd_mgpu(ctx, jobz, uplo, A, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_dmatrix), value :: A
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevd_mgpu(ctx, jobz, uplo, A, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_cmatrix), value :: A
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevd_mgpu(ctx, jobz, uplo, A, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_zmatrix), value :: A
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_heevd_mgpu
    procedure :: lapilli_cheevd_mgpu, lapilli_zheevd_mgpu
  end interface

  public :: lapilli_ssyevd_memory, lapilli_dsyevd_memory, lapilli_cheevd_memory, lapilli_zheevd_memory
  interface
    function lapilli_ssyevd_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevd_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevd_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevd_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssyevd_vbatch, lapilli_dsyevd_vbatch, lapilli_cheevd_vbatch, lapilli_zheevd_vbatch
  interface
    function lapilli_ssyevd_vbatch(ctx, jobz, uplo, n, A, lda, W, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), lda(*)
      type(c_ptr), intent(in) :: A(*), W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevd_vbatch(ctx, jobz, uplo, n, A, lda, W, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), lda(*)
      type(c_ptr), intent(in) :: A(*), W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevd_vbatch(ctx, jobz, uplo, n, A, lda, W, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), lda(*)
      type(c_ptr), intent(in) :: A(*), W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevd_vbatch(ctx, jobz, uplo, n, A, lda, W, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), lda(*)
      type(c_ptr), intent(in) :: A(*), W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssyevd_vbatch_memory, lapilli_dsyevd_vbatch_memory, lapilli_cheevd_vbatch_memory, &
    lapilli_zheevd_vbatch_memory
  interface
    function lapilli_ssyevd_vbatch_memory(ctx, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevd_vbatch_memory(ctx, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevd_vbatch_memory(ctx, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevd_vbatch_memory(ctx, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_syevdx, lapilli_heevdx, lapilli_ssyevdx, lapilli_dsyevdx, lapilli_cheevdx, lapilli_zheevdx
  interface lapilli_syevdx
    function lapilli_ssyevdx(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, m, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, lda, il, iu
      real(c_float), value :: vl, vu
      real(c_float), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: m
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevdx(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, m, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, lda, il, iu
      real(c_double), value :: vl, vu
      real(c_double), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: m
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevdx(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, m, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, lda, il, iu
      real(c_float), value :: vl, vu
      complex(c_float_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: m
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevdx(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, m, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, lda, il, iu
      real(c_double), value :: vl, vu
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: m
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_heevdx
    procedure :: lapilli_cheevdx, lapilli_zheevdx
  end interface

  public :: lapilli_syevdx_mgpu, lapilli_heevdx_mgpu, lapilli_ssyevdx_mgpu, lapilli_dsyevdx_mgpu, &
    lapilli_cheevdx_mgpu, lapilli_zheevdx_mgpu
  interface lapilli_syevdx_mgpu
    function lapilli_ssyevdx_mgpu(ctx, jobz, range, uplo, A, vl, vu, il, iu, m, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_smatrix), value :: A
      real(c_float), value :: vl, vu
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevdx_mgpu(ctx, jobz, range, uplo, A, vl, vu, il, iu, m, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_dmatrix), value :: A
      real(c_double), value :: vl, vu
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevdx_mgpu(ctx, jobz, range, uplo, A, vl, vu, il, iu, m, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_cmatrix), value :: A
      real(c_float), value :: vl, vu
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevdx_mgpu(ctx, jobz, range, uplo, A, vl, vu, il, iu, m, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_zmatrix), value :: A
      real(c_double), value :: vl, vu
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_heevdx_mgpu
    procedure :: lapilli_cheevdx_mgpu, lapilli_zheevdx_mgpu
  end interface

  public :: lapilli_ssyevdx_memory, lapilli_dsyevdx_memory, lapilli_cheevdx_memory, lapilli_zheevdx_memory
  interface
    function lapilli_ssyevdx_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevdx_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevdx_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevdx_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssyevdx_vbatch, lapilli_dsyevdx_vbatch, lapilli_cheevdx_vbatch, lapilli_zheevdx_vbatch
  interface
    function lapilli_ssyevdx_vbatch(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, m, W, count, &
                                    infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), lda(*), il(*), iu(*)
      type(c_ptr), intent(in) :: A(*), W(*)
      real(c_float), intent(in) :: vl(*), vu(*)
      integer(lapilli_int), intent(out) :: m(*), infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevdx_vbatch(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, m, W, count, &
                                    infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), lda(*), il(*), iu(*)
      type(c_ptr), intent(in) :: A(*), W(*)
      real(c_double), intent(in) :: vl(*), vu(*)
      integer(lapilli_int), intent(out) :: m(*), infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevdx_vbatch(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, m, W, count, &
                                    infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), lda(*), il(*), iu(*)
      type(c_ptr), intent(in) :: A(*), W(*)
      real(c_float), intent(in) :: vl(*), vu(*)
      integer(lapilli_int), intent(out) :: m(*), infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevdx_vbatch(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, m, W, count, &
                                    infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), lda(*), il(*), iu(*)
      type(c_ptr), intent(in) :: A(*), W(*)
      real(c_double), intent(in) :: vl(*), vu(*)
      integer(lapilli_int), intent(out) :: m(*), infos(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssyevdx_vbatch_memory, lapilli_dsyevdx_vbatch_memory, lapilli_cheevdx_vbatch_memory, &
    lapilli_zheevdx_vbatch_memory
  interface
    function lapilli_ssyevdx_vbatch_memory(ctx, jobz, range, n, il, iu, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), il(*), iu(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevdx_vbatch_memory(ctx, jobz, range, n, il, iu, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), il(*), iu(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevdx_vbatch_memory(ctx, jobz, range, n, il, iu, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), il(*), iu(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevdx_vbatch_memory(ctx, jobz, range, n, il, iu, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: count
      integer(lapilli_int), intent(in) :: n(*), il(*), iu(*)
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_syev, lapilli_heev, lapilli_ssyev, lapilli_dsyev, lapilli_cheev, lapilli_zheev
  interface lapilli_syev
    function lapilli_ssyev(ctx, jobz, uplo, n, A, lda, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda
      real(c_float), intent(inout) :: A(lda, *)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyev(ctx, jobz, uplo, n, A, lda, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda
      real(c_double), intent(inout) :: A(lda, *)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cheev(ctx, jobz, uplo, n, A, lda, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(inout) :: A(lda, *)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zheev(ctx, jobz, uplo, n, A, lda, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(inout) :: A(lda, *)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_heev
    procedure :: lapilli_cheev, lapilli_zheev
  end interface

  public :: lapilli_syev_mgpu, lapilli_heev_mgpu, lapilli_ssyev_mgpu, lapilli_dsyev_mgpu, lapilli_cheev_mgpu, &
    lapilli_zheev_mgpu
  interface lapilli_syev_mgpu
    function lapilli_ssyev_mgpu(ctx, jobz, uplo, A, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_smatrix), value :: A
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyev_mgpu(ctx, jobz, uplo, A, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_dmatrix), value :: A
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cheev_mgpu(ctx, jobz, uplo, A, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_cmatrix), value :: A
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zheev_mgpu(ctx, jobz, uplo, A, W) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_zmatrix), value :: A
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_heev_mgpu
    procedure :: lapilli_cheev_mgpu, lapilli_zheev_mgpu
  end interface

  public :: lapilli_ssyev_memory, lapilli_dsyev_memory, lapilli_cheev_memory, lapilli_zheev_memory
  interface
    function lapilli_ssyev_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyev_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cheev_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zheev_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_syevr, lapilli_heevr, lapilli_ssyevr, lapilli_dsyevr, lapilli_cheevr, lapilli_zheevr
  interface lapilli_syevr
    function lapilli_ssyevr(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, &
                            isuppz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, lda, il, iu, ldz
      real(c_float), value :: vl, vu, abstol
      real(c_float), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: m, isuppz(*)
      real(c_float), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevr(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, &
                            isuppz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, lda, il, iu, ldz
      real(c_double), value :: vl, vu, abstol
      real(c_double), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: m, isuppz(*)
      real(c_double), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevr(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, &
                            isuppz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, lda, il, iu, ldz
      real(c_float), value :: vl, vu, abstol
      complex(c_float_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: m, isuppz(*)
      real(c_float), intent(out) :: W(*)
      complex(c_float_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevr(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, &
                            isuppz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, lda, il, iu, ldz
      real(c_double), value :: vl, vu, abstol
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: m, isuppz(*)
      real(c_double), intent(out) :: W(*)
      complex(c_double_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_heevr
    procedure :: lapilli_cheevr, lapilli_zheevr
  end interface

  public :: lapilli_syevr_mgpu, lapilli_heevr_mgpu, lapilli_ssyevr_mgpu, lapilli_dsyevr_mgpu, lapilli_cheevr_mgpu, &
    lapilli_zheevr_mgpu
  interface lapilli_syevr_mgpu
    function lapilli_ssyevr_mgpu(ctx, jobz, range, uplo, A, vl, vu, il, iu, abstol, m, W, Z, &
                                 isuppz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_smatrix), value :: A, Z
      real(c_float), value :: vl, vu, abstol
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m, isuppz(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevr_mgpu(ctx, jobz, range, uplo, A, vl, vu, il, iu, abstol, m, W, Z, &
                                 isuppz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_dmatrix), value :: A, Z
      real(c_double), value :: vl, vu, abstol
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m, isuppz(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevr_mgpu(ctx, jobz, range, uplo, A, vl, vu, il, iu, abstol, m, W, Z, &
                                 isuppz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_cmatrix), value :: A, Z
      real(c_float), value :: vl, vu, abstol
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m, isuppz(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevr_mgpu(ctx, jobz, range, uplo, A, vl, vu, il, iu, abstol, m, W, Z, &
                                 isuppz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_zmatrix), value :: A, Z
      real(c_double), value :: vl, vu, abstol
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m, isuppz(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_heevr_mgpu
    procedure :: lapilli_cheevr_mgpu, lapilli_zheevr_mgpu
  end interface

  public :: lapilli_ssyevr_memory, lapilli_dsyevr_memory, lapilli_cheevr_memory, lapilli_zheevr_memory
  interface
    function lapilli_ssyevr_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevr_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevr_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevr_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_syevx, lapilli_heevx, lapilli_ssyevx, lapilli_dsyevx, lapilli_cheevx, lapilli_zheevx
  interface lapilli_syevx
    function lapilli_ssyevx(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, &
                            ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, lda, il, iu, ldz
      real(c_float), value :: vl, vu, abstol
      real(c_float), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_float), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevx(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, &
                            ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, lda, il, iu, ldz
      real(c_double), value :: vl, vu, abstol
      real(c_double), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_double), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevx(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, &
                            ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, lda, il, iu, ldz
      real(c_float), value :: vl, vu, abstol
      complex(c_float_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_float), intent(out) :: W(*)
      complex(c_float_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevx(ctx, jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z, ldz, &
                            ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      integer(lapilli_int), value :: n, lda, il, iu, ldz
      real(c_double), value :: vl, vu, abstol
      complex(c_double_complex), intent(inout) :: A(lda, *)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_double), intent(out) :: W(*)
      complex(c_double_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_heevx
    procedure :: lapilli_cheevx, lapilli_zheevx
  end interface

  public :: lapilli_syevx_mgpu, lapilli_heevx_mgpu, lapilli_ssyevx_mgpu, lapilli_dsyevx_mgpu, lapilli_cheevx_mgpu, &
    lapilli_zheevx_mgpu
  interface lapilli_syevx_mgpu
    function lapilli_ssyevx_mgpu(ctx, jobz, range, uplo, A, vl, vu, il, iu, abstol, m, W, Z, &
                                 ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_smatrix), value :: A, Z
      real(c_float), value :: vl, vu, abstol
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevx_mgpu(ctx, jobz, range, uplo, A, vl, vu, il, iu, abstol, m, W, Z, &
                                 ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_dmatrix), value :: A, Z
      real(c_double), value :: vl, vu, abstol
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevx_mgpu(ctx, jobz, range, uplo, A, vl, vu, il, iu, abstol, m, W, Z, &
                                 ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_cmatrix), value :: A, Z
      real(c_float), value :: vl, vu, abstol
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevx_mgpu(ctx, jobz, range, uplo, A, vl, vu, il, iu, abstol, m, W, Z, &
                                 ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range, uplo
      type(lapilli_zmatrix), value :: A, Z
      real(c_double), value :: vl, vu, abstol
      integer(lapilli_int), value :: il, iu
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_heevx_mgpu
    procedure :: lapilli_cheevx_mgpu, lapilli_zheevx_mgpu
  end interface

  public :: lapilli_ssyevx_memory, lapilli_dsyevx_memory, lapilli_cheevx_memory, lapilli_zheevx_memory
  interface
    function lapilli_ssyevx_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevx_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevx_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevx_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
