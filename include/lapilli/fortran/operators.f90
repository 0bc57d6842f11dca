! SPDX-License-Identifier: BSD-3-Clause
! Operators for iterative routines, a type for each precision. What each function does: lapilli.h; the letter of the
! type follows from the operator. The function is c_funloc of one with the interface of lapilli_apply there and bind(c).
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_operators
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_sparse_matrices
  implicit none
  private

  public :: lapilli_operator_create, lapilli_operator_sparse, lapilli_operator_dense, lapilli_operator_chebyshev, &
    lapilli_operator_distribute, lapilli_operator_destroy

  type, bind(c), public :: lapilli_soperator
    type(c_ptr) :: handle = c_null_ptr
  end type

  type, bind(c), public :: lapilli_doperator
    type(c_ptr) :: handle = c_null_ptr
  end type

  type, bind(c), public :: lapilli_coperator
    type(c_ptr) :: handle = c_null_ptr
  end type

  type, bind(c), public :: lapilli_zoperator
    type(c_ptr) :: handle = c_null_ptr
  end type
  interface
    function c_create(ctx, type, n, order, place, apply, user, A) result(info) bind(c, name="lapilli_operator_create")
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: type
      integer(lapilli_int), value :: n
      character(kind=c_char), value :: order, place
      type(c_funptr), value :: apply
      type(c_ptr), value :: user
      type(c_ptr), intent(inout) :: A
      integer(lapilli_int) :: info
    end function

    function c_sparse(ctx, A, op) result(info) bind(c, name="lapilli_operator_sparse")
      import
      type(lapilli_context), value :: ctx
      type(c_ptr), value :: A
      type(c_ptr), intent(inout) :: op
      integer(lapilli_int) :: info
    end function

    function c_dense(ctx, type, n, A, lda, op) result(info) bind(c, name="lapilli_operator_dense")
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: type
      integer(lapilli_int), value :: n
      type(c_ptr), value :: A
      integer(lapilli_int), value :: lda
      type(c_ptr), intent(inout) :: op
      integer(lapilli_int) :: info
    end function

    function c_chebyshev(ctx, A, degree, low, high, M) result(info) bind(c, name="lapilli_operator_chebyshev")
      import
      type(lapilli_context), value :: ctx
      type(c_ptr), value :: A
      integer(lapilli_int), value :: degree
      real(c_double), value :: low, high
      type(c_ptr), intent(inout) :: M
      integer(lapilli_int) :: info
    end function

    function c_distribute(A, first, sum, user) result(info) bind(c, name="lapilli_operator_distribute")
      import
      type(c_ptr), value :: A
      integer(lapilli_int), value :: first
      type(c_funptr), value :: sum
      type(c_ptr), value :: user
      integer(lapilli_int) :: info
    end function

    function c_destroy(A) result(info) bind(c, name="lapilli_operator_destroy")
      import
      type(c_ptr), value :: A
      integer(lapilli_int) :: info
    end function
  end interface

  interface lapilli_operator_create
    procedure :: create_s, create_d, create_c, create_z
  end interface

  interface lapilli_operator_sparse
    procedure :: sparse_s, sparse_d, sparse_c, sparse_z
  end interface

  interface lapilli_operator_dense
    procedure :: dense_s, dense_d, dense_c, dense_z
  end interface

  interface lapilli_operator_chebyshev
    procedure :: chebyshev_s, chebyshev_d, chebyshev_c, chebyshev_z
  end interface

  interface lapilli_operator_distribute
    procedure :: distribute_s, distribute_d, distribute_c, distribute_z
  end interface

  interface lapilli_operator_destroy
    procedure :: destroy_s, destroy_d, destroy_c, destroy_z
  end interface
contains

  function create_s(ctx, n, order, place, apply, user, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    integer(lapilli_int), intent(in) :: n
    character(kind=c_char), intent(in) :: order, place
    type(c_funptr), intent(in) :: apply
    type(c_ptr), intent(in) :: user
    type(lapilli_soperator), intent(inout) :: A
    character(kind=c_char) :: order_letter
    character(kind=c_char) :: place_letter
    integer(lapilli_int) :: info

    order_letter = order
    place_letter = place
    info = c_create(ctx, 's', n, order_letter, place_letter, apply, user, A%handle)
  end function

  function sparse_s(ctx, A, op) result(info)
    type(lapilli_context), intent(in) :: ctx
    type(lapilli_ssparse), intent(in) :: A
    type(lapilli_soperator), intent(inout) :: op
    integer(lapilli_int) :: info

    info = c_sparse(ctx, A%handle, op%handle)
  end function

  function dense_s(ctx, n, A, lda, op) result(info)
    type(lapilli_context), intent(in) :: ctx
    integer(lapilli_int), intent(in) :: n
    type(c_ptr), intent(in) :: A
    integer(lapilli_int), intent(in) :: lda
    type(lapilli_soperator), intent(inout) :: op
    integer(lapilli_int) :: info

    info = c_dense(ctx, 's', n, A, lda, op%handle)
  end function

  function chebyshev_s(ctx, A, degree, low, high, M) result(info)
    type(lapilli_context), intent(in) :: ctx
    type(lapilli_soperator), intent(in) :: A
    integer(lapilli_int), intent(in) :: degree
    real(c_double), intent(in) :: low, high
    type(lapilli_soperator), intent(inout) :: M
    integer(lapilli_int) :: info

    info = c_chebyshev(ctx, A%handle, degree, low, high, M%handle)
  end function

  function distribute_s(A, first, sum, user) result(info)
    type(lapilli_soperator), intent(in) :: A
    integer(lapilli_int), intent(in) :: first
    type(c_funptr), intent(in) :: sum
    type(c_ptr), intent(in) :: user
    integer(lapilli_int) :: info

    info = c_distribute(A%handle, first, sum, user)
  end function

  function destroy_s(A) result(info)
    type(lapilli_soperator), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_destroy(A%handle)
    if (info == 0) A%handle = c_null_ptr
  end function

  function create_d(ctx, n, order, place, apply, user, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    integer(lapilli_int), intent(in) :: n
    character(kind=c_char), intent(in) :: order, place
    type(c_funptr), intent(in) :: apply
    type(c_ptr), intent(in) :: user
    type(lapilli_doperator), intent(inout) :: A
    character(kind=c_char) :: order_letter
    character(kind=c_char) :: place_letter
    integer(lapilli_int) :: info

    order_letter = order
    place_letter = place
    info = c_create(ctx, 'd', n, order_letter, place_letter, apply, user, A%handle)
  end function

  function sparse_d(ctx, A, op) result(info)
    type(lapilli_context), intent(in) :: ctx
    type(lapilli_dsparse), intent(in) :: A
    type(lapilli_doperator), intent(inout) :: op
    integer(lapilli_int) :: info

    info = c_sparse(ctx, A%handle, op%handle)
  end function

  function dense_d(ctx, n, A, lda, op) result(info)
    type(lapilli_context), intent(in) :: ctx
    integer(lapilli_int), intent(in) :: n
    type(c_ptr), intent(in) :: A
    integer(lapilli_int), intent(in) :: lda
    type(lapilli_doperator), intent(inout) :: op
    integer(lapilli_int) :: info

    info = c_dense(ctx, 'd', n, A, lda, op%handle)
  end function

  function chebyshev_d(ctx, A, degree, low, high, M) result(info)
    type(lapilli_context), intent(in) :: ctx
    type(lapilli_doperator), intent(in) :: A
    integer(lapilli_int), intent(in) :: degree
    real(c_double), intent(in) :: low, high
    type(lapilli_doperator), intent(inout) :: M
    integer(lapilli_int) :: info

    info = c_chebyshev(ctx, A%handle, degree, low, high, M%handle)
  end function

  function distribute_d(A, first, sum, user) result(info)
    type(lapilli_doperator), intent(in) :: A
    integer(lapilli_int), intent(in) :: first
    type(c_funptr), intent(in) :: sum
    type(c_ptr), intent(in) :: user
    integer(lapilli_int) :: info

    info = c_distribute(A%handle, first, sum, user)
  end function

  function destroy_d(A) result(info)
    type(lapilli_doperator), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_destroy(A%handle)
    if (info == 0) A%handle = c_null_ptr
  end function

  function create_c(ctx, n, order, place, apply, user, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    integer(lapilli_int), intent(in) :: n
    character(kind=c_char), intent(in) :: order, place
    type(c_funptr), intent(in) :: apply
    type(c_ptr), intent(in) :: user
    type(lapilli_coperator), intent(inout) :: A
    character(kind=c_char) :: order_letter
    character(kind=c_char) :: place_letter
    integer(lapilli_int) :: info

    order_letter = order
    place_letter = place
    info = c_create(ctx, 'c', n, order_letter, place_letter, apply, user, A%handle)
  end function

  function sparse_c(ctx, A, op) result(info)
    type(lapilli_context), intent(in) :: ctx
    type(lapilli_csparse), intent(in) :: A
    type(lapilli_coperator), intent(inout) :: op
    integer(lapilli_int) :: info

    info = c_sparse(ctx, A%handle, op%handle)
  end function

  function dense_c(ctx, n, A, lda, op) result(info)
    type(lapilli_context), intent(in) :: ctx
    integer(lapilli_int), intent(in) :: n
    type(c_ptr), intent(in) :: A
    integer(lapilli_int), intent(in) :: lda
    type(lapilli_coperator), intent(inout) :: op
    integer(lapilli_int) :: info

    info = c_dense(ctx, 'c', n, A, lda, op%handle)
  end function

  function chebyshev_c(ctx, A, degree, low, high, M) result(info)
    type(lapilli_context), intent(in) :: ctx
    type(lapilli_coperator), intent(in) :: A
    integer(lapilli_int), intent(in) :: degree
    real(c_double), intent(in) :: low, high
    type(lapilli_coperator), intent(inout) :: M
    integer(lapilli_int) :: info

    info = c_chebyshev(ctx, A%handle, degree, low, high, M%handle)
  end function

  function distribute_c(A, first, sum, user) result(info)
    type(lapilli_coperator), intent(in) :: A
    integer(lapilli_int), intent(in) :: first
    type(c_funptr), intent(in) :: sum
    type(c_ptr), intent(in) :: user
    integer(lapilli_int) :: info

    info = c_distribute(A%handle, first, sum, user)
  end function

  function destroy_c(A) result(info)
    type(lapilli_coperator), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_destroy(A%handle)
    if (info == 0) A%handle = c_null_ptr
  end function

  function create_z(ctx, n, order, place, apply, user, A) result(info)
    type(lapilli_context), intent(in) :: ctx
    integer(lapilli_int), intent(in) :: n
    character(kind=c_char), intent(in) :: order, place
    type(c_funptr), intent(in) :: apply
    type(c_ptr), intent(in) :: user
    type(lapilli_zoperator), intent(inout) :: A
    character(kind=c_char) :: order_letter
    character(kind=c_char) :: place_letter
    integer(lapilli_int) :: info

    order_letter = order
    place_letter = place
    info = c_create(ctx, 'z', n, order_letter, place_letter, apply, user, A%handle)
  end function

  function sparse_z(ctx, A, op) result(info)
    type(lapilli_context), intent(in) :: ctx
    type(lapilli_zsparse), intent(in) :: A
    type(lapilli_zoperator), intent(inout) :: op
    integer(lapilli_int) :: info

    info = c_sparse(ctx, A%handle, op%handle)
  end function

  function dense_z(ctx, n, A, lda, op) result(info)
    type(lapilli_context), intent(in) :: ctx
    integer(lapilli_int), intent(in) :: n
    type(c_ptr), intent(in) :: A
    integer(lapilli_int), intent(in) :: lda
    type(lapilli_zoperator), intent(inout) :: op
    integer(lapilli_int) :: info

    info = c_dense(ctx, 'z', n, A, lda, op%handle)
  end function

  function chebyshev_z(ctx, A, degree, low, high, M) result(info)
    type(lapilli_context), intent(in) :: ctx
    type(lapilli_zoperator), intent(in) :: A
    integer(lapilli_int), intent(in) :: degree
    real(c_double), intent(in) :: low, high
    type(lapilli_zoperator), intent(inout) :: M
    integer(lapilli_int) :: info

    info = c_chebyshev(ctx, A%handle, degree, low, high, M%handle)
  end function

  function distribute_z(A, first, sum, user) result(info)
    type(lapilli_zoperator), intent(in) :: A
    integer(lapilli_int), intent(in) :: first
    type(c_funptr), intent(in) :: sum
    type(c_ptr), intent(in) :: user
    integer(lapilli_int) :: info

    info = c_distribute(A%handle, first, sum, user)
  end function

  function destroy_z(A) result(info)
    type(lapilli_zoperator), intent(inout) :: A
    integer(lapilli_int) :: info

    info = c_destroy(A%handle)
    if (info == 0) A%handle = c_null_ptr
  end function
end module
