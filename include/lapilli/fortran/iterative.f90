! SPDX-License-Identifier: BSD-3-Clause
! Eigenpairs of large operators. What each routine does: lapilli/iterative.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_iterative
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_lobpcg, lapilli_slobpcg, lapilli_dlobpcg, lapilli_clobpcg, lapilli_zlobpcg
  interface lapilli_lobpcg
    function lapilli_slobpcg(ctx, which, n, nc, nev, block, A, B, M, Y, ldy, guess, X0, ldx0, tol, maxit, w, &
                             X, ldx, resid, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: which
      integer(lapilli_int), value :: n, nc, nev, block, ldy, guess, ldx0, maxit, ldx
      type(lapilli_soperator), value :: A, B, M
      real(c_float), value :: tol
      real(c_float), intent(in) :: Y(ldy, *), X0(ldx0, *)
      real(c_float), intent(out) :: w(*), X(ldx, *), resid(*)
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
    function lapilli_dlobpcg(ctx, which, n, nc, nev, block, A, B, M, Y, ldy, guess, X0, ldx0, tol, maxit, w, &
                             X, ldx, resid, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: which
      integer(lapilli_int), value :: n, nc, nev, block, ldy, guess, ldx0, maxit, ldx
      type(lapilli_doperator), value :: A, B, M
      real(c_double), value :: tol
      real(c_double), intent(in) :: Y(ldy, *), X0(ldx0, *)
      real(c_double), intent(out) :: w(*), X(ldx, *), resid(*)
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
    function lapilli_clobpcg(ctx, which, n, nc, nev, block, A, B, M, Y, ldy, guess, X0, ldx0, tol, maxit, w, &
                             X, ldx, resid, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: which
      integer(lapilli_int), value :: n, nc, nev, block, ldy, guess, ldx0, maxit, ldx
      type(lapilli_coperator), value :: A, B, M
      real(c_float), value :: tol
      complex(c_float_complex), intent(in) :: Y(ldy, *), X0(ldx0, *)
      real(c_float), intent(out) :: w(*), resid(*)
      complex(c_float_complex), intent(out) :: X(ldx, *)
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
    function lapilli_zlobpcg(ctx, which, n, nc, nev, block, A, B, M, Y, ldy, guess, X0, ldx0, tol, maxit, w, &
                             X, ldx, resid, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: which
      integer(lapilli_int), value :: n, nc, nev, block, ldy, guess, ldx0, maxit, ldx
      type(lapilli_zoperator), value :: A, B, M
      real(c_double), value :: tol
      complex(c_double_complex), intent(in) :: Y(ldy, *), X0(ldx0, *)
      real(c_double), intent(out) :: w(*), resid(*)
      complex(c_double_complex), intent(out) :: X(ldx, *)
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_lobpcg_memory, lapilli_slobpcg_memory, lapilli_dlobpcg_memory, lapilli_clobpcg_memory, &
    lapilli_zlobpcg_memory
  interface lapilli_lobpcg_memory
    function lapilli_slobpcg_memory(ctx, n, nc, nev, block, A, B, M, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nc, nev, block
      type(lapilli_soperator), value :: A, B, M
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dlobpcg_memory(ctx, n, nc, nev, block, A, B, M, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nc, nev, block
      type(lapilli_doperator), value :: A, B, M
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_clobpcg_memory(ctx, n, nc, nev, block, A, B, M, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nc, nev, block
      type(lapilli_coperator), value :: A, B, M
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zlobpcg_memory(ctx, n, nc, nev, block, A, B, M, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nc, nev, block
      type(lapilli_zoperator), value :: A, B, M
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_trlan, lapilli_strlan, lapilli_dtrlan, lapilli_ctrlan, lapilli_ztrlan
  interface lapilli_trlan
    function lapilli_strlan(ctx, which, n, nev, block, basis, A, B, guess, X0, ldx0, tol, maxit, w, X, ldx, &
                            resid, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: which
      integer(lapilli_int), value :: n, nev, block, basis, guess, ldx0, maxit, ldx
      type(lapilli_soperator), value :: A, B
      real(c_float), value :: tol
      real(c_float), intent(in) :: X0(ldx0, *)
      real(c_float), intent(out) :: w(*), X(ldx, *), resid(*)
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
    function lapilli_dtrlan(ctx, which, n, nev, block, basis, A, B, guess, X0, ldx0, tol, maxit, w, X, ldx, &
                            resid, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: which
      integer(lapilli_int), value :: n, nev, block, basis, guess, ldx0, maxit, ldx
      type(lapilli_doperator), value :: A, B
      real(c_double), value :: tol
      real(c_double), intent(in) :: X0(ldx0, *)
      real(c_double), intent(out) :: w(*), X(ldx, *), resid(*)
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
    function lapilli_ctrlan(ctx, which, n, nev, block, basis, A, B, guess, X0, ldx0, tol, maxit, w, X, ldx, &
                            resid, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: which
      integer(lapilli_int), value :: n, nev, block, basis, guess, ldx0, maxit, ldx
      type(lapilli_coperator), value :: A, B
      real(c_float), value :: tol
      complex(c_float_complex), intent(in) :: X0(ldx0, *)
      real(c_float), intent(out) :: w(*), resid(*)
      complex(c_float_complex), intent(out) :: X(ldx, *)
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
    function lapilli_ztrlan(ctx, which, n, nev, block, basis, A, B, guess, X0, ldx0, tol, maxit, w, X, ldx, &
                            resid, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: which
      integer(lapilli_int), value :: n, nev, block, basis, guess, ldx0, maxit, ldx
      type(lapilli_zoperator), value :: A, B
      real(c_double), value :: tol
      complex(c_double_complex), intent(in) :: X0(ldx0, *)
      real(c_double), intent(out) :: w(*), resid(*)
      complex(c_double_complex), intent(out) :: X(ldx, *)
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_trlan_memory, lapilli_strlan_memory, lapilli_dtrlan_memory, lapilli_ctrlan_memory, &
    lapilli_ztrlan_memory
  interface lapilli_trlan_memory
    function lapilli_strlan_memory(ctx, n, nev, block, basis, A, B, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nev, block, basis
      type(lapilli_soperator), value :: A, B
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dtrlan_memory(ctx, n, nev, block, basis, A, B, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nev, block, basis
      type(lapilli_doperator), value :: A, B
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_ctrlan_memory(ctx, n, nev, block, basis, A, B, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nev, block, basis
      type(lapilli_coperator), value :: A, B
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_ztrlan_memory(ctx, n, nev, block, basis, A, B, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nev, block, basis
      type(lapilli_zoperator), value :: A, B
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_chefsi, lapilli_schefsi, lapilli_dchefsi, lapilli_cchefsi, lapilli_zchefsi
  interface lapilli_chefsi
    function lapilli_schefsi(ctx, which, n, nev, block, degree, A, guess, X0, ldx0, tol, maxit, w, X, ldx, &
                             resid, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: which
      integer(lapilli_int), value :: n, nev, block, degree, guess, ldx0, maxit, ldx
      type(lapilli_soperator), value :: A
      real(c_float), value :: tol
      real(c_float), intent(in) :: X0(ldx0, *)
      real(c_float), intent(out) :: w(*), X(ldx, *), resid(*)
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
    function lapilli_dchefsi(ctx, which, n, nev, block, degree, A, guess, X0, ldx0, tol, maxit, w, X, ldx, &
                             resid, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: which
      integer(lapilli_int), value :: n, nev, block, degree, guess, ldx0, maxit, ldx
      type(lapilli_doperator), value :: A
      real(c_double), value :: tol
      real(c_double), intent(in) :: X0(ldx0, *)
      real(c_double), intent(out) :: w(*), X(ldx, *), resid(*)
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
    function lapilli_cchefsi(ctx, which, n, nev, block, degree, A, guess, X0, ldx0, tol, maxit, w, X, ldx, &
                             resid, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: which
      integer(lapilli_int), value :: n, nev, block, degree, guess, ldx0, maxit, ldx
      type(lapilli_coperator), value :: A
      real(c_float), value :: tol
      complex(c_float_complex), intent(in) :: X0(ldx0, *)
      real(c_float), intent(out) :: w(*), resid(*)
      complex(c_float_complex), intent(out) :: X(ldx, *)
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
    function lapilli_zchefsi(ctx, which, n, nev, block, degree, A, guess, X0, ldx0, tol, maxit, w, X, ldx, &
                             resid, iter) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: which
      integer(lapilli_int), value :: n, nev, block, degree, guess, ldx0, maxit, ldx
      type(lapilli_zoperator), value :: A
      real(c_double), value :: tol
      complex(c_double_complex), intent(in) :: X0(ldx0, *)
      real(c_double), intent(out) :: w(*), resid(*)
      complex(c_double_complex), intent(out) :: X(ldx, *)
      integer(lapilli_int), intent(out) :: iter
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_chefsi_memory, lapilli_schefsi_memory, lapilli_dchefsi_memory, lapilli_cchefsi_memory, &
    lapilli_zchefsi_memory
  interface lapilli_chefsi_memory
    function lapilli_schefsi_memory(ctx, n, nev, block, A, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nev, block
      type(lapilli_soperator), value :: A
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dchefsi_memory(ctx, n, nev, block, A, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nev, block
      type(lapilli_doperator), value :: A
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cchefsi_memory(ctx, n, nev, block, A, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nev, block
      type(lapilli_coperator), value :: A
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zchefsi_memory(ctx, n, nev, block, A, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nev, block
      type(lapilli_zoperator), value :: A
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
