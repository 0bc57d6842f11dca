! SPDX-License-Identifier: BSD-3-Clause
! Symmetric tridiagonal eigenproblems. What each routine does: lapilli/tridiagonal.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_tridiagonal
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_sterf, lapilli_ssterf, lapilli_dsterf
  interface lapilli_sterf
    function lapilli_ssterf(ctx, n, D, E) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      real(c_float), intent(inout) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsterf(ctx, n, D, E) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      real(c_double), intent(inout) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssterf_memory, lapilli_dsterf_memory
  interface
    function lapilli_ssterf_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsterf_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_stev, lapilli_sstev, lapilli_dstev
  interface lapilli_stev
    function lapilli_sstev(ctx, jobz, n, D, E, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, ldz
      real(c_float), intent(inout) :: D(*), E(*)
      real(c_float), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dstev(ctx, jobz, n, D, E, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, ldz
      real(c_double), intent(inout) :: D(*), E(*)
      real(c_double), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_stev_mgpu, lapilli_sstev_mgpu, lapilli_dstev_mgpu
  interface lapilli_stev_mgpu
    function lapilli_sstev_mgpu(ctx, jobz, n, D, E, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_smatrix), value :: Z
      real(c_float), intent(inout) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dstev_mgpu(ctx, jobz, n, D, E, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_dmatrix), value :: Z
      real(c_double), intent(inout) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sstev_memory, lapilli_dstev_memory
  interface
    function lapilli_sstev_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dstev_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_stevd, lapilli_sstevd, lapilli_dstevd
  interface lapilli_stevd
    function lapilli_sstevd(ctx, jobz, n, D, E, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, ldz
      real(c_float), intent(inout) :: D(*), E(*)
      real(c_float), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dstevd(ctx, jobz, n, D, E, Z, ldz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, ldz
      real(c_double), intent(inout) :: D(*), E(*)
      real(c_double), intent(out) :: Z(ldz, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_stevd_mgpu, lapilli_sstevd_mgpu, lapilli_dstevd_mgpu
  interface lapilli_stevd_mgpu
    function lapilli_sstevd_mgpu(ctx, jobz, n, D, E, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_smatrix), value :: Z
      real(c_float), intent(inout) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dstevd_mgpu(ctx, jobz, n, D, E, Z) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_dmatrix), value :: Z
      real(c_double), intent(inout) :: D(*), E(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sstevd_memory, lapilli_dstevd_memory
  interface
    function lapilli_sstevd_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dstevd_memory(ctx, jobz, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_stevx, lapilli_sstevx, lapilli_dstevx
  interface lapilli_stevx
    function lapilli_sstevx(ctx, jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z, ldz, &
                            ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu, ldz
      real(c_float), value :: vl, vu, abstol
      real(c_float), intent(in) :: D(*), E(*)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_float), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dstevx(ctx, jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z, ldz, &
                            ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu, ldz
      real(c_double), value :: vl, vu, abstol
      real(c_double), intent(in) :: D(*), E(*)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_double), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_stevx_mgpu, lapilli_sstevx_mgpu, lapilli_dstevx_mgpu
  interface lapilli_stevx_mgpu
    function lapilli_sstevx_mgpu(ctx, jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z, &
                                 ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      real(c_float), value :: vl, vu, abstol
      type(lapilli_smatrix), value :: Z
      real(c_float), intent(in) :: D(*), E(*)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dstevx_mgpu(ctx, jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z, &
                                 ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      real(c_double), value :: vl, vu, abstol
      type(lapilli_dmatrix), value :: Z
      real(c_double), intent(in) :: D(*), E(*)
      integer(lapilli_int), intent(out) :: m, ifail(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sstevx_memory, lapilli_dstevx_memory
  interface
    function lapilli_sstevx_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dstevx_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_stevr, lapilli_sstevr, lapilli_dstevr
  interface lapilli_stevr
    function lapilli_sstevr(ctx, jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z, ldz, &
                            isuppz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu, ldz
      real(c_float), value :: vl, vu, abstol
      real(c_float), intent(in) :: D(*), E(*)
      integer(lapilli_int), intent(out) :: m, isuppz(*)
      real(c_float), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
    function lapilli_dstevr(ctx, jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z, ldz, &
                            isuppz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu, ldz
      real(c_double), value :: vl, vu, abstol
      real(c_double), intent(in) :: D(*), E(*)
      integer(lapilli_int), intent(out) :: m, isuppz(*)
      real(c_double), intent(out) :: W(*), Z(ldz, *)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_stevr_mgpu, lapilli_sstevr_mgpu, lapilli_dstevr_mgpu
  interface lapilli_stevr_mgpu
    function lapilli_sstevr_mgpu(ctx, jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z, &
                                 isuppz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      real(c_float), value :: vl, vu, abstol
      type(lapilli_smatrix), value :: Z
      real(c_float), intent(in) :: D(*), E(*)
      integer(lapilli_int), intent(out) :: m, isuppz(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dstevr_mgpu(ctx, jobz, range, n, D, E, vl, vu, il, iu, abstol, m, W, Z, &
                                 isuppz) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      real(c_double), value :: vl, vu, abstol
      type(lapilli_dmatrix), value :: Z
      real(c_double), intent(in) :: D(*), E(*)
      integer(lapilli_int), intent(out) :: m, isuppz(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sstevr_memory, lapilli_dstevr_memory
  interface
    function lapilli_sstevr_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dstevr_memory(ctx, jobz, range, n, il, iu, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, range
      integer(lapilli_int), value :: n, il, iu
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_stebz, lapilli_sstebz, lapilli_dstebz
  interface lapilli_stebz
    function lapilli_sstebz(ctx, range, order, n, vl, vu, il, iu, abstol, D, E, m, nsplit, W, iblock, &
                            isplit) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: range, order
      integer(lapilli_int), value :: n, il, iu
      real(c_float), value :: vl, vu, abstol
      real(c_float), intent(in) :: D(*), E(*)
      integer(lapilli_int), intent(out) :: m, nsplit, iblock(*), isplit(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dstebz(ctx, range, order, n, vl, vu, il, iu, abstol, D, E, m, nsplit, W, iblock, &
                            isplit) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: range, order
      integer(lapilli_int), value :: n, il, iu
      real(c_double), value :: vl, vu, abstol
      real(c_double), intent(in) :: D(*), E(*)
      integer(lapilli_int), intent(out) :: m, nsplit, iblock(*), isplit(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sstebz_memory, lapilli_dstebz_memory
  interface
    function lapilli_sstebz_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dstebz_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_stein, lapilli_sstein, lapilli_dstein, lapilli_cstein, lapilli_zstein
  interface lapilli_stein
    function lapilli_sstein(ctx, n, D, E, m, W, iblock, isplit, Z, ldz, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, m, ldz
      real(c_float), intent(in) :: D(*), E(*), W(*)
      integer(lapilli_int), intent(in) :: iblock(*), isplit(*)
      real(c_float), intent(out) :: Z(ldz, *)
      integer(lapilli_int), intent(out) :: ifail(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dstein(ctx, n, D, E, m, W, iblock, isplit, Z, ldz, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, m, ldz
      real(c_double), intent(in) :: D(*), E(*), W(*)
      integer(lapilli_int), intent(in) :: iblock(*), isplit(*)
      real(c_double), intent(out) :: Z(ldz, *)
      integer(lapilli_int), intent(out) :: ifail(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cstein(ctx, n, D, E, m, W, iblock, isplit, Z, ldz, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, m, ldz
      real(c_float), intent(in) :: D(*), E(*), W(*)
      integer(lapilli_int), intent(in) :: iblock(*), isplit(*)
      complex(c_float_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int), intent(out) :: ifail(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zstein(ctx, n, D, E, m, W, iblock, isplit, Z, ldz, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, m, ldz
      real(c_double), intent(in) :: D(*), E(*), W(*)
      integer(lapilli_int), intent(in) :: iblock(*), isplit(*)
      complex(c_double_complex), intent(out) :: Z(ldz, *)
      integer(lapilli_int), intent(out) :: ifail(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_stein_mgpu, lapilli_sstein_mgpu, lapilli_dstein_mgpu, lapilli_cstein_mgpu, lapilli_zstein_mgpu
  interface lapilli_stein_mgpu
    function lapilli_sstein_mgpu(ctx, n, D, E, m, W, iblock, isplit, Z, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, m
      type(lapilli_smatrix), value :: Z
      real(c_float), intent(in) :: D(*), E(*), W(*)
      integer(lapilli_int), intent(in) :: iblock(*), isplit(*)
      integer(lapilli_int), intent(out) :: ifail(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dstein_mgpu(ctx, n, D, E, m, W, iblock, isplit, Z, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, m
      type(lapilli_dmatrix), value :: Z
      real(c_double), intent(in) :: D(*), E(*), W(*)
      integer(lapilli_int), intent(in) :: iblock(*), isplit(*)
      integer(lapilli_int), intent(out) :: ifail(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cstein_mgpu(ctx, n, D, E, m, W, iblock, isplit, Z, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, m
      type(lapilli_cmatrix), value :: Z
      real(c_float), intent(in) :: D(*), E(*), W(*)
      integer(lapilli_int), intent(in) :: iblock(*), isplit(*)
      integer(lapilli_int), intent(out) :: ifail(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zstein_mgpu(ctx, n, D, E, m, W, iblock, isplit, Z, ifail) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, m
      type(lapilli_zmatrix), value :: Z
      real(c_double), intent(in) :: D(*), E(*), W(*)
      integer(lapilli_int), intent(in) :: iblock(*), isplit(*)
      integer(lapilli_int), intent(out) :: ifail(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sstein_memory, lapilli_dstein_memory, lapilli_cstein_memory, lapilli_zstein_memory
  interface
    function lapilli_sstein_memory(ctx, n, m, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, m
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dstein_memory(ctx, n, m, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, m
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cstein_memory(ctx, n, m, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, m
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zstein_memory(ctx, n, m, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, m
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
