! SPDX-License-Identifier: BSD-3-Clause
! Symmetric and Hermitian matrices in packed storage. What each routine does: lapilli/packed.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_packed
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_spevd, lapilli_hpevd, lapilli_sspevd, lapilli_dspevd, lapilli_chpevd, lapilli_zhpevd
  interface lapilli_spevd
    function lapilli_sspevd(ctx, jobz, uplo, n, AP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, ldz
      real(c_float), intent(in) :: AP(*)
      real(c_float), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dspevd(ctx, jobz, uplo, n, AP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, ldz
      real(c_double), intent(in) :: AP(*)
      real(c_double), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_chpevd(ctx, jobz, uplo, n, AP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, ldz
      complex(c_float_complex), intent(in) :: AP(*)
      real(c_float), intent(out) :: W(*)
      complex(c_float_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhpevd(ctx, jobz, uplo, n, AP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, ldz
      complex(c_double_complex), intent(in) :: AP(*)
      real(c_double), intent(out) :: W(*)
      complex(c_double_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hpevd
    procedure :: lapilli_chpevd, lapilli_zhpevd
  end interface

  public :: lapilli_spevd_mgpu, lapilli_hpevd_mgpu, lapilli_sspevd_mgpu, lapilli_dspevd_mgpu, lapilli_chpevd_mgpu, &
    lapilli_zhpevd_mgpu
  interface lapilli_spevd_mgpu
    function lapilli_sspevd_mgpu(ctx, jobz, uplo, n, AP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n
      type(lapilli_smatrix), value :: Z
      real(c_float), intent(in) :: AP(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dspevd_mgpu(ctx, jobz, uplo, n, AP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n
      type(lapilli_dmatrix), value :: Z
      real(c_double), intent(in) :: AP(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chpevd_mgpu(ctx, jobz, uplo, n, AP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n
      type(lapilli_cmatrix), value :: Z
      complex(c_float_complex), intent(in) :: AP(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhpevd_mgpu(ctx, jobz, uplo, n, AP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n
      type(lapilli_zmatrix), value :: Z
      complex(c_double_complex), intent(in) :: AP(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hpevd_mgpu
    procedure :: lapilli_chpevd_mgpu, lapilli_zhpevd_mgpu
  end interface

  public :: lapilli_sspevd_memory, lapilli_dspevd_memory, lapilli_chpevd_memory, lapilli_zhpevd_memory
  interface
    function lapilli_sspevd_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dspevd_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chpevd_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhpevd_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_spev, lapilli_hpev, lapilli_sspev, lapilli_dspev, lapilli_chpev, lapilli_zhpev
  interface lapilli_spev
    function lapilli_sspev(ctx, jobz, uplo, n, AP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, ldz
      real(c_float), intent(in) :: AP(*)
      real(c_float), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dspev(ctx, jobz, uplo, n, AP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, ldz
      real(c_double), intent(in) :: AP(*)
      real(c_double), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_chpev(ctx, jobz, uplo, n, AP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, ldz
      complex(c_float_complex), intent(in) :: AP(*)
      real(c_float), intent(out) :: W(*)
      complex(c_float_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhpev(ctx, jobz, uplo, n, AP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, ldz
      complex(c_double_complex), intent(in) :: AP(*)
      real(c_double), intent(out) :: W(*)
      complex(c_double_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hpev
    procedure :: lapilli_chpev, lapilli_zhpev
  end interface

  public :: lapilli_spev_mgpu, lapilli_hpev_mgpu, lapilli_sspev_mgpu, lapilli_dspev_mgpu, lapilli_chpev_mgpu, &
    lapilli_zhpev_mgpu
  interface lapilli_spev_mgpu
    function lapilli_sspev_mgpu(ctx, jobz, uplo, n, AP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n
      type(lapilli_smatrix), value :: Z
      real(c_float), intent(in) :: AP(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dspev_mgpu(ctx, jobz, uplo, n, AP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n
      type(lapilli_dmatrix), value :: Z
      real(c_double), intent(in) :: AP(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chpev_mgpu(ctx, jobz, uplo, n, AP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n
      type(lapilli_cmatrix), value :: Z
      complex(c_float_complex), intent(in) :: AP(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhpev_mgpu(ctx, jobz, uplo, n, AP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n
      type(lapilli_zmatrix), value :: Z
      complex(c_double_complex), intent(in) :: AP(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hpev_mgpu
    procedure :: lapilli_chpev_mgpu, lapilli_zhpev_mgpu
  end interface

  public :: lapilli_sspev_memory, lapilli_dspev_memory, lapilli_chpev_memory, lapilli_zhpev_memory
  interface
    function lapilli_sspev_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dspev_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chpev_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhpev_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_spgvd, lapilli_hpgvd, lapilli_sspgvd, lapilli_dspgvd, lapilli_chpgvd, lapilli_zhpgvd
  interface lapilli_spgvd
    function lapilli_sspgvd(ctx, itype, jobz, uplo, n, AP, BP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, ldz
      character(kind=c_char), value :: jobz, uplo
      real(c_float), intent(in) :: AP(*)
      real(c_float), intent(inout) :: BP(*)
      real(c_float), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dspgvd(ctx, itype, jobz, uplo, n, AP, BP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, ldz
      character(kind=c_char), value :: jobz, uplo
      real(c_double), intent(in) :: AP(*)
      real(c_double), intent(inout) :: BP(*)
      real(c_double), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_chpgvd(ctx, itype, jobz, uplo, n, AP, BP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, ldz
      character(kind=c_char), value :: jobz, uplo
      complex(c_float_complex), intent(in) :: AP(*)
      complex(c_float_complex), intent(inout) :: BP(*)
      real(c_float), intent(out) :: W(*)
      complex(c_float_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhpgvd(ctx, itype, jobz, uplo, n, AP, BP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, ldz
      character(kind=c_char), value :: jobz, uplo
      complex(c_double_complex), intent(in) :: AP(*)
      complex(c_double_complex), intent(inout) :: BP(*)
      real(c_double), intent(out) :: W(*)
      complex(c_double_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hpgvd
    procedure :: lapilli_chpgvd, lapilli_zhpgvd
  end interface

  public :: lapilli_spgvd_mgpu, lapilli_hpgvd_mgpu, lapilli_sspgvd_mgpu, lapilli_dspgvd_mgpu, lapilli_chpgvd_mgpu, &
    lapilli_zhpgvd_mgpu
  interface lapilli_spgvd_mgpu
    function lapilli_sspgvd_mgpu(ctx, itype, jobz, uplo, n, AP, BP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_smatrix), value :: Z
      real(c_float), intent(in) :: AP(*)
      real(c_float), intent(inout) :: BP(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dspgvd_mgpu(ctx, itype, jobz, uplo, n, AP, BP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_dmatrix), value :: Z
      real(c_double), intent(in) :: AP(*)
      real(c_double), intent(inout) :: BP(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chpgvd_mgpu(ctx, itype, jobz, uplo, n, AP, BP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_cmatrix), value :: Z
      complex(c_float_complex), intent(in) :: AP(*)
      complex(c_float_complex), intent(inout) :: BP(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhpgvd_mgpu(ctx, itype, jobz, uplo, n, AP, BP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_zmatrix), value :: Z
      complex(c_double_complex), intent(in) :: AP(*)
      complex(c_double_complex), intent(inout) :: BP(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hpgvd_mgpu
    procedure :: lapilli_chpgvd_mgpu, lapilli_zhpgvd_mgpu
  end interface

  public :: lapilli_sspgvd_memory, lapilli_dspgvd_memory, lapilli_chpgvd_memory, lapilli_zhpgvd_memory
  interface
    function lapilli_sspgvd_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dspgvd_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chpgvd_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhpgvd_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_spgv, lapilli_hpgv, lapilli_sspgv, lapilli_dspgv, lapilli_chpgv, lapilli_zhpgv
  interface lapilli_spgv
    function lapilli_sspgv(ctx, itype, jobz, uplo, n, AP, BP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, ldz
      character(kind=c_char), value :: jobz, uplo
      real(c_float), intent(in) :: AP(*)
      real(c_float), intent(inout) :: BP(*)
      real(c_float), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dspgv(ctx, itype, jobz, uplo, n, AP, BP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, ldz
      character(kind=c_char), value :: jobz, uplo
      real(c_double), intent(in) :: AP(*)
      real(c_double), intent(inout) :: BP(*)
      real(c_double), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_chpgv(ctx, itype, jobz, uplo, n, AP, BP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, ldz
      character(kind=c_char), value :: jobz, uplo
      complex(c_float_complex), intent(in) :: AP(*)
      complex(c_float_complex), intent(inout) :: BP(*)
      real(c_float), intent(out) :: W(*)
      complex(c_float_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhpgv(ctx, itype, jobz, uplo, n, AP, BP, W, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, ldz
      character(kind=c_char), value :: jobz, uplo
      complex(c_double_complex), intent(in) :: AP(*)
      complex(c_double_complex), intent(inout) :: BP(*)
      real(c_double), intent(out) :: W(*)
      complex(c_double_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hpgv
    procedure :: lapilli_chpgv, lapilli_zhpgv
  end interface

  public :: lapilli_spgv_mgpu, lapilli_hpgv_mgpu, lapilli_sspgv_mgpu, lapilli_dspgv_mgpu, lapilli_chpgv_mgpu, &
    lapilli_zhpgv_mgpu
  interface lapilli_spgv_mgpu
    function lapilli_sspgv_mgpu(ctx, itype, jobz, uplo, n, AP, BP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_smatrix), value :: Z
      real(c_float), intent(in) :: AP(*)
      real(c_float), intent(inout) :: BP(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dspgv_mgpu(ctx, itype, jobz, uplo, n, AP, BP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_dmatrix), value :: Z
      real(c_double), intent(in) :: AP(*)
      real(c_double), intent(inout) :: BP(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chpgv_mgpu(ctx, itype, jobz, uplo, n, AP, BP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_cmatrix), value :: Z
      complex(c_float_complex), intent(in) :: AP(*)
      complex(c_float_complex), intent(inout) :: BP(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhpgv_mgpu(ctx, itype, jobz, uplo, n, AP, BP, W, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz, uplo
      type(lapilli_zmatrix), value :: Z
      complex(c_double_complex), intent(in) :: AP(*)
      complex(c_double_complex), intent(inout) :: BP(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hpgv_mgpu
    procedure :: lapilli_chpgv_mgpu, lapilli_zhpgv_mgpu
  end interface

  public :: lapilli_sspgv_memory, lapilli_dspgv_memory, lapilli_chpgv_memory, lapilli_zhpgv_memory
  interface
    function lapilli_sspgv_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dspgv_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chpgv_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhpgv_memory(ctx, itype, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
