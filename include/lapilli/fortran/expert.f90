! SPDX-License-Identifier: BSD-3-Clause
! Expert drivers of linear systems. What each routine does: lapilli/expert.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_expert
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_gesvx, lapilli_sgesvx, lapilli_dgesvx, lapilli_cgesvx, lapilli_zgesvx
  interface lapilli_gesvx
    function lapilli_sgesvx(ctx, fact, trans, n, nrhs, A, lda, AF, ldaf, ipiv, equed, R, C, B, ldb, X, ldx, &
                            rcond, ferr, berr, rpivot) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, trans
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      real(c_float), intent(inout) :: A(lda, *), AF(ldaf, *), R(*), C(*), B(ldb, *)
      integer(lapilli_int), intent(inout) :: ipiv(*)
      character(kind=c_char), intent(inout) :: equed
      real(c_float), intent(out) :: X(ldx, *), rcond, ferr(*), berr(*), rpivot
      integer(lapilli_int) :: info
    end function
    function lapilli_dgesvx(ctx, fact, trans, n, nrhs, A, lda, AF, ldaf, ipiv, equed, R, C, B, ldb, X, ldx, &
                            rcond, ferr, berr, rpivot) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, trans
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      real(c_double), intent(inout) :: A(lda, *), AF(ldaf, *), R(*), C(*), B(ldb, *)
      integer(lapilli_int), intent(inout) :: ipiv(*)
      character(kind=c_char), intent(inout) :: equed
      real(c_double), intent(out) :: X(ldx, *), rcond, ferr(*), berr(*), rpivot
      integer(lapilli_int) :: info
    end function
    function lapilli_cgesvx(ctx, fact, trans, n, nrhs, A, lda, AF, ldaf, ipiv, equed, R, C, B, ldb, X, ldx, &
                            rcond, ferr, berr, rpivot) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, trans
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_float_complex), intent(inout) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      integer(lapilli_int), intent(inout) :: ipiv(*)
      character(kind=c_char), intent(inout) :: equed
      real(c_float), intent(inout) :: R(*), C(*)
      complex(c_float_complex), intent(out) :: X(ldx, *)
      real(c_float), intent(out) :: rcond, ferr(*), berr(*), rpivot
      integer(lapilli_int) :: info
    end function
    function lapilli_zgesvx(ctx, fact, trans, n, nrhs, A, lda, AF, ldaf, ipiv, equed, R, C, B, ldb, X, ldx, &
                            rcond, ferr, berr, rpivot) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, trans
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_double_complex), intent(inout) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      integer(lapilli_int), intent(inout) :: ipiv(*)
      character(kind=c_char), intent(inout) :: equed
      real(c_double), intent(inout) :: R(*), C(*)
      complex(c_double_complex), intent(out) :: X(ldx, *)
      real(c_double), intent(out) :: rcond, ferr(*), berr(*), rpivot
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gesvx_mgpu, lapilli_sgesvx_mgpu, lapilli_dgesvx_mgpu, lapilli_cgesvx_mgpu, lapilli_zgesvx_mgpu
  interface lapilli_gesvx_mgpu
    function lapilli_sgesvx_mgpu(ctx, fact, trans, A, AF, ipiv, equed, R, C, B, X, rcond, ferr, berr, &
                                 rpivot) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, trans
      type(lapilli_smatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(inout) :: ipiv(*)
      character(kind=c_char), intent(inout) :: equed
      real(c_float), intent(inout) :: R(*), C(*)
      real(c_float), intent(out) :: rcond, ferr(*), berr(*), rpivot
      integer(lapilli_int) :: info
    end function
    function lapilli_dgesvx_mgpu(ctx, fact, trans, A, AF, ipiv, equed, R, C, B, X, rcond, ferr, berr, &
                                 rpivot) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, trans
      type(lapilli_dmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(inout) :: ipiv(*)
      character(kind=c_char), intent(inout) :: equed
      real(c_double), intent(inout) :: R(*), C(*)
      real(c_double), intent(out) :: rcond, ferr(*), berr(*), rpivot
      integer(lapilli_int) :: info
    end function
    function lapilli_cgesvx_mgpu(ctx, fact, trans, A, AF, ipiv, equed, R, C, B, X, rcond, ferr, berr, &
                                 rpivot) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, trans
      type(lapilli_cmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(inout) :: ipiv(*)
      character(kind=c_char), intent(inout) :: equed
      real(c_float), intent(inout) :: R(*), C(*)
      real(c_float), intent(out) :: rcond, ferr(*), berr(*), rpivot
      integer(lapilli_int) :: info
    end function
    function lapilli_zgesvx_mgpu(ctx, fact, trans, A, AF, ipiv, equed, R, C, B, X, rcond, ferr, berr, &
                                 rpivot) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, trans
      type(lapilli_zmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(inout) :: ipiv(*)
      character(kind=c_char), intent(inout) :: equed
      real(c_double), intent(inout) :: R(*), C(*)
      real(c_double), intent(out) :: rcond, ferr(*), berr(*), rpivot
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgesvx_memory, lapilli_dgesvx_memory, lapilli_cgesvx_memory, lapilli_zgesvx_memory
  interface
    function lapilli_sgesvx_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgesvx_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgesvx_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgesvx_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_posvx, lapilli_sposvx, lapilli_dposvx, lapilli_cposvx, lapilli_zposvx
  interface lapilli_posvx
    function lapilli_sposvx(ctx, fact, uplo, n, nrhs, A, lda, AF, ldaf, equed, S, B, ldb, X, ldx, rcond, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      real(c_float), intent(inout) :: A(lda, *), AF(ldaf, *), S(*), B(ldb, *)
      character(kind=c_char), intent(inout) :: equed
      real(c_float), intent(out) :: X(ldx, *), rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dposvx(ctx, fact, uplo, n, nrhs, A, lda, AF, ldaf, equed, S, B, ldb, X, ldx, rcond, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      real(c_double), intent(inout) :: A(lda, *), AF(ldaf, *), S(*), B(ldb, *)
      character(kind=c_char), intent(inout) :: equed
      real(c_double), intent(out) :: X(ldx, *), rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cposvx(ctx, fact, uplo, n, nrhs, A, lda, AF, ldaf, equed, S, B, ldb, X, ldx, rcond, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_float_complex), intent(inout) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      character(kind=c_char), intent(inout) :: equed
      real(c_float), intent(inout) :: S(*)
      complex(c_float_complex), intent(out) :: X(ldx, *)
      real(c_float), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zposvx(ctx, fact, uplo, n, nrhs, A, lda, AF, ldaf, equed, S, B, ldb, X, ldx, rcond, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_double_complex), intent(inout) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      character(kind=c_char), intent(inout) :: equed
      real(c_double), intent(inout) :: S(*)
      complex(c_double_complex), intent(out) :: X(ldx, *)
      real(c_double), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_posvx_mgpu, lapilli_sposvx_mgpu, lapilli_dposvx_mgpu, lapilli_cposvx_mgpu, lapilli_zposvx_mgpu
  interface lapilli_posvx_mgpu
    function lapilli_sposvx_mgpu(ctx, fact, uplo, A, AF, equed, S, B, X, rcond, ferr, &
                                 berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      type(lapilli_smatrix), value :: A, AF, B, X
      character(kind=c_char), intent(inout) :: equed
      real(c_float), intent(inout) :: S(*)
      real(c_float), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dposvx_mgpu(ctx, fact, uplo, A, AF, equed, S, B, X, rcond, ferr, &
                                 berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      type(lapilli_dmatrix), value :: A, AF, B, X
      character(kind=c_char), intent(inout) :: equed
      real(c_double), intent(inout) :: S(*)
      real(c_double), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cposvx_mgpu(ctx, fact, uplo, A, AF, equed, S, B, X, rcond, ferr, &
                                 berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      type(lapilli_cmatrix), value :: A, AF, B, X
      character(kind=c_char), intent(inout) :: equed
      real(c_float), intent(inout) :: S(*)
      real(c_float), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zposvx_mgpu(ctx, fact, uplo, A, AF, equed, S, B, X, rcond, ferr, &
                                 berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      type(lapilli_zmatrix), value :: A, AF, B, X
      character(kind=c_char), intent(inout) :: equed
      real(c_double), intent(inout) :: S(*)
      real(c_double), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sposvx_memory, lapilli_dposvx_memory, lapilli_cposvx_memory, lapilli_zposvx_memory
  interface
    function lapilli_sposvx_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dposvx_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cposvx_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zposvx_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sysvx, lapilli_ssysvx, lapilli_dsysvx, lapilli_csysvx, lapilli_zsysvx
  interface lapilli_sysvx
    function lapilli_ssysvx(ctx, fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, rcond, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      real(c_float), intent(in) :: A(lda, *), B(ldb, *)
      real(c_float), intent(inout) :: AF(ldaf, *)
      integer(lapilli_int), intent(inout) :: ipiv(*)
      real(c_float), intent(out) :: X(ldx, *), rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsysvx(ctx, fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, rcond, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      real(c_double), intent(in) :: A(lda, *), B(ldb, *)
      real(c_double), intent(inout) :: AF(ldaf, *)
      integer(lapilli_int), intent(inout) :: ipiv(*)
      real(c_double), intent(out) :: X(ldx, *), rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csysvx(ctx, fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, rcond, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_float_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_float_complex), intent(inout) :: AF(ldaf, *)
      integer(lapilli_int), intent(inout) :: ipiv(*)
      complex(c_float_complex), intent(out) :: X(ldx, *)
      real(c_float), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsysvx(ctx, fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, rcond, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_double_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_double_complex), intent(inout) :: AF(ldaf, *)
      integer(lapilli_int), intent(inout) :: ipiv(*)
      complex(c_double_complex), intent(out) :: X(ldx, *)
      real(c_double), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sysvx_mgpu, lapilli_ssysvx_mgpu, lapilli_dsysvx_mgpu, lapilli_csysvx_mgpu, lapilli_zsysvx_mgpu
  interface lapilli_sysvx_mgpu
    function lapilli_ssysvx_mgpu(ctx, fact, uplo, A, AF, ipiv, B, X, rcond, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      type(lapilli_smatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(inout) :: ipiv(*)
      real(c_float), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsysvx_mgpu(ctx, fact, uplo, A, AF, ipiv, B, X, rcond, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      type(lapilli_dmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(inout) :: ipiv(*)
      real(c_double), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csysvx_mgpu(ctx, fact, uplo, A, AF, ipiv, B, X, rcond, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      type(lapilli_cmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(inout) :: ipiv(*)
      real(c_float), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsysvx_mgpu(ctx, fact, uplo, A, AF, ipiv, B, X, rcond, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      type(lapilli_zmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(inout) :: ipiv(*)
      real(c_double), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssysvx_memory, lapilli_dsysvx_memory, lapilli_csysvx_memory, lapilli_zsysvx_memory
  interface
    function lapilli_ssysvx_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsysvx_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_csysvx_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zsysvx_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hesvx, lapilli_chesvx, lapilli_zhesvx
  interface lapilli_hesvx
    function lapilli_chesvx(ctx, fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, rcond, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_float_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_float_complex), intent(inout) :: AF(ldaf, *)
      integer(lapilli_int), intent(inout) :: ipiv(*)
      complex(c_float_complex), intent(out) :: X(ldx, *)
      real(c_float), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhesvx(ctx, fact, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, rcond, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_double_complex), intent(in) :: A(lda, *), B(ldb, *)
      complex(c_double_complex), intent(inout) :: AF(ldaf, *)
      integer(lapilli_int), intent(inout) :: ipiv(*)
      complex(c_double_complex), intent(out) :: X(ldx, *)
      real(c_double), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hesvx_mgpu, lapilli_chesvx_mgpu, lapilli_zhesvx_mgpu
  interface lapilli_hesvx_mgpu
    function lapilli_chesvx_mgpu(ctx, fact, uplo, A, AF, ipiv, B, X, rcond, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      type(lapilli_cmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(inout) :: ipiv(*)
      real(c_float), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhesvx_mgpu(ctx, fact, uplo, A, AF, ipiv, B, X, rcond, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: fact, uplo
      type(lapilli_zmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(inout) :: ipiv(*)
      real(c_double), intent(out) :: rcond, ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_chesvx_memory, lapilli_zhesvx_memory
  interface
    function lapilli_chesvx_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhesvx_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
