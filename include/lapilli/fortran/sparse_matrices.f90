! SPDX-License-Identifier: BSD-3-Clause
! Sparse matrices, a type for each precision. What each function does: lapilli.h. Integers have 64 bits, the letter
! of the type follows from A, and base is 1 where indices are Fortran's.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_sparse_matrices
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  implicit none
  private

  public :: lapilli_sparse_create_csr, lapilli_sparse_create_coo, lapilli_sparse_create_bsr, lapilli_sparse_jacobi, &
    lapilli_sparse_set_values, lapilli_sparse_destroy, lapilli_sparse_query

  type, bind(c), public :: lapilli_ssparse
    type(c_ptr) :: handle = c_null_ptr
  end type

  type, bind(c), public :: lapilli_dsparse
    type(c_ptr) :: handle = c_null_ptr
  end type

  type, bind(c), public :: lapilli_csparse
    type(c_ptr) :: handle = c_null_ptr
  end type

  type, bind(c), public :: lapilli_zsparse
    type(c_ptr) :: handle = c_null_ptr
  end type
  interface
    function c_create_csr(ctx, type, storage, m, n, base, pointer_bits, pointers, column_bits, columns, values, A) &
      result(info) bind(c, name="lapilli_sparse_create_csr")
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: type, storage
      integer(lapilli_int), value :: m, n, base, pointer_bits
      type(c_ptr), value :: pointers
      integer(lapilli_int), value :: column_bits
      type(c_ptr), value :: columns, values
      type(c_ptr), intent(inout) :: A
      integer(lapilli_int) :: info
    end function

    function c_create_coo(ctx, type, storage, m, n, base, entries, index_bits, rows, columns, values, A) result(info) &
      bind(c, name="lapilli_sparse_create_coo")
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: type, storage
      integer(lapilli_int), value :: m, n, base, entries, index_bits
      type(c_ptr), value :: rows, columns, values
      type(c_ptr), intent(inout) :: A
      integer(lapilli_int) :: info
    end function

    function c_create_bsr(ctx, type, storage, m, n, b, order, base, pointer_bits, pointers, column_bits, columns, &
      values, A) result(info) bind(c, name="lapilli_sparse_create_bsr")
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: type, storage
      integer(lapilli_int), value :: m, n, b
      character(kind=c_char), value :: order
      integer(lapilli_int), value :: base, pointer_bits
      type(c_ptr), value :: pointers
      integer(lapilli_int), value :: column_bits
      type(c_ptr), value :: columns, values
      type(c_ptr), intent(inout) :: A
      integer(lapilli_int) :: info
    end function

    function c_jacobi(ctx, A, b, M) result(info) bind(c, name="lapilli_sparse_jacobi")
      import
      type(lapilli_context), value :: ctx
      type(c_ptr), value :: A
      integer(lapilli_int), value :: b
      type(c_ptr), intent(inout) :: M
      integer(lapilli_int) :: info
    end function

    function c_set_values(A, values) result(info) bind(c, name="lapilli_sparse_set_values")
      import
      type(c_ptr), value :: A, values
      integer(lapilli_int) :: info
    end function

    function c_destroy(A) result(info) bind(c, name="lapilli_sparse_destroy")
      import
      type(c_ptr), value :: A
      integer(lapilli_int) :: info
    end function

    function c_query(A, properties) result(info) bind(c, name="lapilli_sparse_query")
      import
      type(c_ptr), value :: A
      type(lapilli_sparse_properties), intent(inout) :: properties
      integer(lapilli_int) :: info
    end function
  end interface

  interface lapilli_sparse_create_csr
    procedure :: create_csr_s, create_csr_d, create_csr_c, create_csr_z
  end interface

  interface lapilli_sparse_create_coo
    procedure :: create_coo_s, create_coo_d, create_coo_c, create_coo_z
  end interface

  interface lapilli_sparse_create_bsr
    procedure :: create_bsr_s, create_bsr_d, create_bsr_c, create_bsr_z
  end interface

  interface lapilli_sparse_jacobi
    procedure :: jacobi_s, jacobi_d, jacobi_c, jacobi_z
  end interface

  interface lapilli_sparse_set_values
    procedure :: set_values_s, set_values_d, set_values_c, set_values_z
  end interface

  interface lapilli_sparse_destroy
    procedure :: destroy_s, destroy_d, destroy_c, destroy_z
  end interface

  interface lapilli_sparse_query
    procedure :: query_s, query_d, query_c, query_z
  end interface
contains

  function create_csr_s(ctx, storage, m, n, base, pointers, columns, values, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    character(kind=c_char), intent(in) :: storage
    integer(lapilli_int), intent(in) :: m, n, base
    type(lapilli_ssparse), intent(inout) :: A
    integer(lapilli_int), intent(in), target :: pointers(*), columns(*)
    real(c_float), intent(in), target :: values(*)
    character(kind=c_char) :: storage_letter
    integer(lapilli_int) :: info

    storage_letter = storage
    info = c_create_csr(ctx, 's', storage_letter, m, n, base, 64_lapilli_int, c_loc(pointers), 64_lapilli_int, &
      c_loc(columns), c_loc(values), A%handle)
  end function

  function create_coo_s(ctx, storage, m, n, base, entries, rows, columns, values, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    character(kind=c_char), intent(in) :: storage
    integer(lapilli_int), intent(in) :: m, n, base, entries
    type(lapilli_ssparse), intent(inout) :: A
    integer(lapilli_int), intent(in), target :: rows(*), columns(*)
    real(c_float), intent(in), target :: values(*)
    character(kind=c_char) :: storage_letter
    integer(lapilli_int) :: info

    storage_letter = storage
    info = c_create_coo(ctx, 's', storage_letter, m, n, base, entries, 64_lapilli_int, c_loc(rows), c_loc(columns), &
      c_loc(values), A%handle)
  end function

  function create_bsr_s(ctx, storage, m, n, b, order, base, pointers, columns, values, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    character(kind=c_char), intent(in) :: storage
    integer(lapilli_int), intent(in) :: m, n, b
    character(kind=c_char), intent(in) :: order
    integer(lapilli_int), intent(in) :: base
    type(lapilli_ssparse), intent(inout) :: A
    integer(lapilli_int), intent(in), target :: pointers(*), columns(*)
    real(c_float), intent(in), target :: values(*)
    character(kind=c_char) :: storage_letter
    character(kind=c_char) :: order_letter
    integer(lapilli_int) :: info

    storage_letter = storage
    order_letter = order
    info = c_create_bsr(ctx, 's', storage_letter, m, n, b, order_letter, base, 64_lapilli_int, c_loc(pointers), &
      64_lapilli_int, c_loc(columns), c_loc(values), A%handle)
  end function

  function jacobi_s(ctx, A, b, M) result(info)
    type(lapilli_context), intent(in) :: ctx
    type(lapilli_ssparse), intent(in) :: A
    integer(lapilli_int), intent(in) :: b
    type(lapilli_ssparse), intent(inout) :: M
    integer(lapilli_int) :: info

    info = c_jacobi(ctx, A%handle, b, M%handle)
  end function

  function set_values_s(A, values) result(info)
    type(lapilli_ssparse), intent(in) :: A
    real(c_float), intent(in), target :: values(*)
    integer(lapilli_int) :: info

    info = c_set_values(A%handle, c_loc(values))
  end function

  function destroy_s(A) result(info)
    type(lapilli_ssparse), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_destroy(A%handle)
    if (info == 0) A%handle = c_null_ptr
  end function

  function query_s(A, properties) result(info)
    type(lapilli_ssparse), intent(in) :: A
    type(lapilli_sparse_properties), intent(inout) :: properties
    integer(lapilli_int) :: info

    info = c_query(A%handle, properties)
  end function

  function create_csr_d(ctx, storage, m, n, base, pointers, columns, values, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    character(kind=c_char), intent(in) :: storage
    integer(lapilli_int), intent(in) :: m, n, base
    type(lapilli_dsparse), intent(inout) :: A
    integer(lapilli_int), intent(in), target :: pointers(*), columns(*)
    real(c_double), intent(in), target :: values(*)
    character(kind=c_char) :: storage_letter
    integer(lapilli_int) :: info

    storage_letter = storage
    info = c_create_csr(ctx, 'd', storage_letter, m, n, base, 64_lapilli_int, c_loc(pointers), 64_lapilli_int, &
      c_loc(columns), c_loc(values), A%handle)
  end function

  function create_coo_d(ctx, storage, m, n, base, entries, rows, columns, values, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    character(kind=c_char), intent(in) :: storage
    integer(lapilli_int), intent(in) :: m, n, base, entries
    type(lapilli_dsparse), intent(inout) :: A
    integer(lapilli_int), intent(in), target :: rows(*), columns(*)
    real(c_double), intent(in), target :: values(*)
    character(kind=c_char) :: storage_letter
    integer(lapilli_int) :: info

    storage_letter = storage
    info = c_create_coo(ctx, 'd', storage_letter, m, n, base, entries, 64_lapilli_int, c_loc(rows), c_loc(columns), &
      c_loc(values), A%handle)
  end function

  function create_bsr_d(ctx, storage, m, n, b, order, base, pointers, columns, values, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    character(kind=c_char), intent(in) :: storage
    integer(lapilli_int), intent(in) :: m, n, b
    character(kind=c_char), intent(in) :: order
    integer(lapilli_int), intent(in) :: base
    type(lapilli_dsparse), intent(inout) :: A
    integer(lapilli_int), intent(in), target :: pointers(*), columns(*)
    real(c_double), intent(in), target :: values(*)
    character(kind=c_char) :: storage_letter
    character(kind=c_char) :: order_letter
    integer(lapilli_int) :: info

    storage_letter = storage
    order_letter = order
    info = c_create_bsr(ctx, 'd', storage_letter, m, n, b, order_letter, base, 64_lapilli_int, c_loc(pointers), &
      64_lapilli_int, c_loc(columns), c_loc(values), A%handle)
  end function

  function jacobi_d(ctx, A, b, M) result(info)
    type(lapilli_context), intent(in) :: ctx
    type(lapilli_dsparse), intent(in) :: A
    integer(lapilli_int), intent(in) :: b
    type(lapilli_dsparse), intent(inout) :: M
    integer(lapilli_int) :: info

    info = c_jacobi(ctx, A%handle, b, M%handle)
  end function

  function set_values_d(A, values) result(info)
    type(lapilli_dsparse), intent(in) :: A
    real(c_double), intent(in), target :: values(*)
    integer(lapilli_int) :: info

    info = c_set_values(A%handle, c_loc(values))
  end function

  function destroy_d(A) result(info)
    type(lapilli_dsparse), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_destroy(A%handle)
    if (info == 0) A%handle = c_null_ptr
  end function

  function query_d(A, properties) result(info)
    type(lapilli_dsparse), intent(in) :: A
    type(lapilli_sparse_properties), intent(inout) :: properties
    integer(lapilli_int) :: info

    info = c_query(A%handle, properties)
  end function

  function create_csr_c(ctx, storage, m, n, base, pointers, columns, values, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    character(kind=c_char), intent(in) :: storage
    integer(lapilli_int), intent(in) :: m, n, base
    type(lapilli_csparse), intent(inout) :: A
    integer(lapilli_int), intent(in), target :: pointers(*), columns(*)
    complex(c_float_complex), intent(in), target :: values(*)
    character(kind=c_char) :: storage_letter
    integer(lapilli_int) :: info

    storage_letter = storage
    info = c_create_csr(ctx, 'c', storage_letter, m, n, base, 64_lapilli_int, c_loc(pointers), 64_lapilli_int, &
      c_loc(columns), c_loc(values), A%handle)
  end function

  function create_coo_c(ctx, storage, m, n, base, entries, rows, columns, values, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    character(kind=c_char), intent(in) :: storage
    integer(lapilli_int), intent(in) :: m, n, base, entries
    type(lapilli_csparse), intent(inout) :: A
    integer(lapilli_int), intent(in), target :: rows(*), columns(*)
    complex(c_float_complex), intent(in), target :: values(*)
    character(kind=c_char) :: storage_letter
    integer(lapilli_int) :: info

    storage_letter = storage
    info = c_create_coo(ctx, 'c', storage_letter, m, n, base, entries, 64_lapilli_int, c_loc(rows), c_loc(columns), &
      c_loc(values), A%handle)
  end function

  function create_bsr_c(ctx, storage, m, n, b, order, base, pointers, columns, values, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    character(kind=c_char), intent(in) :: storage
    integer(lapilli_int), intent(in) :: m, n, b
    character(kind=c_char), intent(in) :: order
    integer(lapilli_int), intent(in) :: base
    type(lapilli_csparse), intent(inout) :: A
    integer(lapilli_int), intent(in), target :: pointers(*), columns(*)
    complex(c_float_complex), intent(in), target :: values(*)
    character(kind=c_char) :: storage_letter
    character(kind=c_char) :: order_letter
    integer(lapilli_int) :: info

    storage_letter = storage
    order_letter = order
    info = c_create_bsr(ctx, 'c', storage_letter, m, n, b, order_letter, base, 64_lapilli_int, c_loc(pointers), &
      64_lapilli_int, c_loc(columns), c_loc(values), A%handle)
  end function

  function jacobi_c(ctx, A, b, M) result(info)
    type(lapilli_context), intent(in) :: ctx
    type(lapilli_csparse), intent(in) :: A
    integer(lapilli_int), intent(in) :: b
    type(lapilli_csparse), intent(inout) :: M
    integer(lapilli_int) :: info

    info = c_jacobi(ctx, A%handle, b, M%handle)
  end function

  function set_values_c(A, values) result(info)
    type(lapilli_csparse), intent(in) :: A
    complex(c_float_complex), intent(in), target :: values(*)
    integer(lapilli_int) :: info

    info = c_set_values(A%handle, c_loc(values))
  end function

  function destroy_c(A) result(info)
    type(lapilli_csparse), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_destroy(A%handle)
    if (info == 0) A%handle = c_null_ptr
  end function

  function query_c(A, properties) result(info)
    type(lapilli_csparse), intent(in) :: A
    type(lapilli_sparse_properties), intent(inout) :: properties
    integer(lapilli_int) :: info

    info = c_query(A%handle, properties)
  end function

  function create_csr_z(ctx, storage, m, n, base, pointers, columns, values, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    character(kind=c_char), intent(in) :: storage
    integer(lapilli_int), intent(in) :: m, n, base
    type(lapilli_zsparse), intent(inout) :: A
    integer(lapilli_int), intent(in), target :: pointers(*), columns(*)
    complex(c_double_complex), intent(in), target :: values(*)
    character(kind=c_char) :: storage_letter
    integer(lapilli_int) :: info

    storage_letter = storage
    info = c_create_csr(ctx, 'z', storage_letter, m, n, base, 64_lapilli_int, c_loc(pointers), 64_lapilli_int, &
      c_loc(columns), c_loc(values), A%handle)
  end function

  function create_coo_z(ctx, storage, m, n, base, entries, rows, columns, values, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    character(kind=c_char), intent(in) :: storage
    integer(lapilli_int), intent(in) :: m, n, base, entries
    type(lapilli_zsparse), intent(inout) :: A
    integer(lapilli_int), intent(in), target :: rows(*), columns(*)
    complex(c_double_complex), intent(in), target :: values(*)
    character(kind=c_char) :: storage_letter
    integer(lapilli_int) :: info

    storage_letter = storage
    info = c_create_coo(ctx, 'z', storage_letter, m, n, base, entries, 64_lapilli_int, c_loc(rows), c_loc(columns), &
      c_loc(values), A%handle)
  end function

  function create_bsr_z(ctx, storage, m, n, b, order, base, pointers, columns, values, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    character(kind=c_char), intent(in) :: storage
    integer(lapilli_int), intent(in) :: m, n, b
    character(kind=c_char), intent(in) :: order
    integer(lapilli_int), intent(in) :: base
    type(lapilli_zsparse), intent(inout) :: A
    integer(lapilli_int), intent(in), target :: pointers(*), columns(*)
    complex(c_double_complex), intent(in), target :: values(*)
    character(kind=c_char) :: storage_letter
    character(kind=c_char) :: order_letter
    integer(lapilli_int) :: info

    storage_letter = storage
    order_letter = order
    info = c_create_bsr(ctx, 'z', storage_letter, m, n, b, order_letter, base, 64_lapilli_int, c_loc(pointers), &
      64_lapilli_int, c_loc(columns), c_loc(values), A%handle)
  end function

  function jacobi_z(ctx, A, b, M) result(info)
    type(lapilli_context), intent(in) :: ctx
    type(lapilli_zsparse), intent(in) :: A
    integer(lapilli_int), intent(in) :: b
    type(lapilli_zsparse), intent(inout) :: M
    integer(lapilli_int) :: info

    info = c_jacobi(ctx, A%handle, b, M%handle)
  end function

  function set_values_z(A, values) result(info)
    type(lapilli_zsparse), intent(in) :: A
    complex(c_double_complex), intent(in), target :: values(*)
    integer(lapilli_int) :: info

    info = c_set_values(A%handle, c_loc(values))
  end function

  function destroy_z(A) result(info)
    type(lapilli_zsparse), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_destroy(A%handle)
    if (info == 0) A%handle = c_null_ptr
  end function

  function query_z(A, properties) result(info)
    type(lapilli_zsparse), intent(in) :: A
    type(lapilli_sparse_properties), intent(inout) :: properties
    integer(lapilli_int) :: info

    info = c_query(A%handle, properties)
  end function
end module
