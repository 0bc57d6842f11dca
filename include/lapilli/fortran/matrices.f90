! SPDX-License-Identifier: BSD-3-Clause
! Spread matrices, a type for each precision. What each function does: lapilli.h; the letter of the type
! follows from A, and device memory is a pointer that c_f_pointer has made.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_matrices
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  implicit none
  private

  public :: lapilli_matrix_create, lapilli_matrix_destroy, lapilli_matrix_scatter, lapilli_matrix_gather, &
    lapilli_matrix_local

  type, bind(c), public :: lapilli_smatrix
    type(c_ptr) :: handle = c_null_ptr
  end type

  type, bind(c), public :: lapilli_dmatrix
    type(c_ptr) :: handle = c_null_ptr
  end type

  type, bind(c), public :: lapilli_cmatrix
    type(c_ptr) :: handle = c_null_ptr
  end type

  type, bind(c), public :: lapilli_zmatrix
    type(c_ptr) :: handle = c_null_ptr
  end type
  interface
    function c_create(ctx, type, m, n, nb, A) result(info) bind(c, name="lapilli_matrix_create")
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: type
      integer(lapilli_int), value :: m, n, nb
      type(c_ptr), intent(inout) :: A
      integer(lapilli_int) :: info
    end function

    function c_destroy(A) result(info) bind(c, name="lapilli_matrix_destroy")
      import
      type(c_ptr), value :: A
      integer(lapilli_int) :: info
    end function

    function c_scatter(A, host_or_device, lda) result(info) bind(c, name="lapilli_matrix_scatter")
      import
      type(c_ptr), value :: A, host_or_device
      integer(lapilli_int), value :: lda
      integer(lapilli_int) :: info
    end function

    function c_gather(A, host_or_device, lda) result(info) bind(c, name="lapilli_matrix_gather")
      import
      type(c_ptr), value :: A, host_or_device
      integer(lapilli_int), value :: lda
      integer(lapilli_int) :: info
    end function

    function c_local(A, k, pointer, ld, columns) result(info) bind(c, name="lapilli_matrix_local")
      import
      type(c_ptr), value :: A
      integer(lapilli_int), value :: k
      type(c_ptr), intent(inout) :: pointer
      integer(lapilli_int), intent(inout) :: ld, columns
      integer(lapilli_int) :: info
    end function
  end interface

  interface lapilli_matrix_create
    procedure :: create_s, create_d, create_c, create_z
  end interface

  interface lapilli_matrix_destroy
    procedure :: destroy_s, destroy_d, destroy_c, destroy_z
  end interface

  interface lapilli_matrix_scatter
    procedure :: scatter_s, scatter_d, scatter_c, scatter_z
  end interface

  interface lapilli_matrix_gather
    procedure :: gather_s, gather_d, gather_c, gather_z
  end interface

  interface lapilli_matrix_local
    procedure :: local_s, local_d, local_c, local_z
  end interface
contains

  function create_s(ctx, m, n, nb, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    integer(lapilli_int), intent(in) :: m, n, nb
    type(lapilli_smatrix), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_create(ctx, 's', m, n, nb, A%handle)
  end function

  function destroy_s(A) result(info)
    type(lapilli_smatrix), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_destroy(A%handle)
    if (info == 0) A%handle = c_null_ptr
  end function

  function scatter_s(A, B, ldb) result(info)
    type(lapilli_smatrix), intent(in) :: A
    integer(lapilli_int), intent(in) :: ldb
    real(c_float), intent(in), target :: B(ldb, *)
    integer(lapilli_int) :: info

    info = c_scatter(A%handle, c_loc(B), ldb)
  end function

  function gather_s(A, B, ldb) result(info)
    type(lapilli_smatrix), intent(in) :: A
    integer(lapilli_int), intent(in) :: ldb
    real(c_float), intent(inout), target :: B(ldb, *)
    integer(lapilli_int) :: info

    info = c_gather(A%handle, c_loc(B), ldb)
  end function

  function local_s(A, k, pointer, ld, columns) result(info)
    type(lapilli_smatrix), intent(in) :: A
    integer(lapilli_int), intent(in) :: k
    type(c_ptr), intent(inout) :: pointer
    integer(lapilli_int), intent(inout) :: ld, columns
    integer(lapilli_int) :: info

    info = c_local(A%handle, k, pointer, ld, columns)
  end function

  function create_d(ctx, m, n, nb, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    integer(lapilli_int), intent(in) :: m, n, nb
    type(lapilli_dmatrix), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_create(ctx, 'd', m, n, nb, A%handle)
  end function

  function destroy_d(A) result(info)
    type(lapilli_dmatrix), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_destroy(A%handle)
    if (info == 0) A%handle = c_null_ptr
  end function

  function scatter_d(A, B, ldb) result(info)
    type(lapilli_dmatrix), intent(in) :: A
    integer(lapilli_int), intent(in) :: ldb
    real(c_double), intent(in), target :: B(ldb, *)
    integer(lapilli_int) :: info

    info = c_scatter(A%handle, c_loc(B), ldb)
  end function

  function gather_d(A, B, ldb) result(info)
    type(lapilli_dmatrix), intent(in) :: A
    integer(lapilli_int), intent(in) :: ldb
    real(c_double), intent(inout), target :: B(ldb, *)
    integer(lapilli_int) :: info

    info = c_gather(A%handle, c_loc(B), ldb)
  end function

  function local_d(A, k, pointer, ld, columns) result(info)
    type(lapilli_dmatrix), intent(in) :: A
    integer(lapilli_int), intent(in) :: k
    type(c_ptr), intent(inout) :: pointer
    integer(lapilli_int), intent(inout) :: ld, columns
    integer(lapilli_int) :: info

    info = c_local(A%handle, k, pointer, ld, columns)
  end function

  function create_c(ctx, m, n, nb, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    integer(lapilli_int), intent(in) :: m, n, nb
    type(lapilli_cmatrix), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_create(ctx, 'c', m, n, nb, A%handle)
  end function

  function destroy_c(A) result(info)
    type(lapilli_cmatrix), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_destroy(A%handle)
    if (info == 0) A%handle = c_null_ptr
  end function

  function scatter_c(A, B, ldb) result(info)
    type(lapilli_cmatrix), intent(in) :: A
    integer(lapilli_int), intent(in) :: ldb
    complex(c_float_complex), intent(in), target :: B(ldb, *)
    integer(lapilli_int) :: info

    info = c_scatter(A%handle, c_loc(B), ldb)
  end function

  function gather_c(A, B, ldb) result(info)
    type(lapilli_cmatrix), intent(in) :: A
    integer(lapilli_int), intent(in) :: ldb
    complex(c_float_complex), intent(inout), target :: B(ldb, *)
    integer(lapilli_int) :: info

    info = c_gather(A%handle, c_loc(B), ldb)
  end function

  function local_c(A, k, pointer, ld, columns) result(info)
    type(lapilli_cmatrix), intent(in) :: A
    integer(lapilli_int), intent(in) :: k
    type(c_ptr), intent(inout) :: pointer
    integer(lapilli_int), intent(inout) :: ld, columns
    integer(lapilli_int) :: info

    info = c_local(A%handle, k, pointer, ld, columns)
  end function

  function create_z(ctx, m, n, nb, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    integer(lapilli_int), intent(in) :: m, n, nb
    type(lapilli_zmatrix), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_create(ctx, 'z', m, n, nb, A%handle)
  end function

  function destroy_z(A) result(info)
    type(lapilli_zmatrix), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_destroy(A%handle)
    if (info == 0) A%handle = c_null_ptr
  end function

  function scatter_z(A, B, ldb) result(info)
    type(lapilli_zmatrix), intent(in) :: A
    integer(lapilli_int), intent(in) :: ldb
    complex(c_double_complex), intent(in), target :: B(ldb, *)
    integer(lapilli_int) :: info

    info = c_scatter(A%handle, c_loc(B), ldb)
  end function

  function gather_z(A, B, ldb) result(info)
    type(lapilli_zmatrix), intent(in) :: A
    integer(lapilli_int), intent(in) :: ldb
    complex(c_double_complex), intent(inout), target :: B(ldb, *)
    integer(lapilli_int) :: info

    info = c_gather(A%handle, c_loc(B), ldb)
  end function

  function local_z(A, k, pointer, ld, columns) result(info)
    type(lapilli_zmatrix), intent(in) :: A
    integer(lapilli_int), intent(in) :: k
    type(c_ptr), intent(inout) :: pointer
    integer(lapilli_int), intent(inout) :: ld, columns
    integer(lapilli_int) :: info

    info = c_local(A%handle, k, pointer, ld, columns)
  end function
end module
