! SPDX-License-Identifier: BSD-3-Clause
! Refinement and error bounds. What each routine does: lapilli/refine.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_refine
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_gerfs, lapilli_sgerfs, lapilli_dgerfs, lapilli_cgerfs, lapilli_zgerfs
  interface lapilli_gerfs
    function lapilli_sgerfs(ctx, trans, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      real(c_float), intent(in) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_float), intent(inout) :: X(ldx, *)
      real(c_float), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgerfs(ctx, trans, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      real(c_double), intent(in) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_double), intent(inout) :: X(ldx, *)
      real(c_double), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgerfs(ctx, trans, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_float_complex), intent(in) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      complex(c_float_complex), intent(inout) :: X(ldx, *)
      real(c_float), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgerfs(ctx, trans, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_double_complex), intent(in) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      complex(c_double_complex), intent(inout) :: X(ldx, *)
      real(c_double), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gerfs_mgpu, lapilli_sgerfs_mgpu, lapilli_dgerfs_mgpu, lapilli_cgerfs_mgpu, lapilli_zgerfs_mgpu
  interface lapilli_gerfs_mgpu
    function lapilli_sgerfs_mgpu(ctx, trans, A, AF, ipiv, B, X, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_smatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_float), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dgerfs_mgpu(ctx, trans, A, AF, ipiv, B, X, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_dmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_double), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cgerfs_mgpu(ctx, trans, A, AF, ipiv, B, X, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_cmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_float), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zgerfs_mgpu(ctx, trans, A, AF, ipiv, B, X, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: trans
      type(lapilli_zmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_double), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgerfs_memory, lapilli_dgerfs_memory, lapilli_cgerfs_memory, lapilli_zgerfs_memory
  interface
    function lapilli_sgerfs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgerfs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgerfs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgerfs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_porfs, lapilli_sporfs, lapilli_dporfs, lapilli_cporfs, lapilli_zporfs
  interface lapilli_porfs
    function lapilli_sporfs(ctx, uplo, n, nrhs, A, lda, AF, ldaf, B, ldb, X, ldx, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      real(c_float), intent(in) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      real(c_float), intent(inout) :: X(ldx, *)
      real(c_float), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dporfs(ctx, uplo, n, nrhs, A, lda, AF, ldaf, B, ldb, X, ldx, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      real(c_double), intent(in) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      real(c_double), intent(inout) :: X(ldx, *)
      real(c_double), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cporfs(ctx, uplo, n, nrhs, A, lda, AF, ldaf, B, ldb, X, ldx, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_float_complex), intent(in) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      complex(c_float_complex), intent(inout) :: X(ldx, *)
      real(c_float), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zporfs(ctx, uplo, n, nrhs, A, lda, AF, ldaf, B, ldb, X, ldx, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_double_complex), intent(in) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      complex(c_double_complex), intent(inout) :: X(ldx, *)
      real(c_double), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_porfs_mgpu, lapilli_sporfs_mgpu, lapilli_dporfs_mgpu, lapilli_cporfs_mgpu, lapilli_zporfs_mgpu
  interface lapilli_porfs_mgpu
    function lapilli_sporfs_mgpu(ctx, uplo, A, AF, B, X, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A, AF, B, X
      real(c_float), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dporfs_mgpu(ctx, uplo, A, AF, B, X, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A, AF, B, X
      real(c_double), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cporfs_mgpu(ctx, uplo, A, AF, B, X, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A, AF, B, X
      real(c_float), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zporfs_mgpu(ctx, uplo, A, AF, B, X, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A, AF, B, X
      real(c_double), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sporfs_memory, lapilli_dporfs_memory, lapilli_cporfs_memory, lapilli_zporfs_memory
  interface
    function lapilli_sporfs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dporfs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cporfs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zporfs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_syrfs, lapilli_ssyrfs, lapilli_dsyrfs, lapilli_csyrfs, lapilli_zsyrfs
  interface lapilli_syrfs
    function lapilli_ssyrfs(ctx, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      real(c_float), intent(in) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_float), intent(inout) :: X(ldx, *)
      real(c_float), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyrfs(ctx, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      real(c_double), intent(in) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_double), intent(inout) :: X(ldx, *)
      real(c_double), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csyrfs(ctx, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_float_complex), intent(in) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      complex(c_float_complex), intent(inout) :: X(ldx, *)
      real(c_float), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsyrfs(ctx, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_double_complex), intent(in) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      complex(c_double_complex), intent(inout) :: X(ldx, *)
      real(c_double), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_syrfs_mgpu, lapilli_ssyrfs_mgpu, lapilli_dsyrfs_mgpu, lapilli_csyrfs_mgpu, lapilli_zsyrfs_mgpu
  interface lapilli_syrfs_mgpu
    function lapilli_ssyrfs_mgpu(ctx, uplo, A, AF, ipiv, B, X, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_float), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyrfs_mgpu(ctx, uplo, A, AF, ipiv, B, X, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_double), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_csyrfs_mgpu(ctx, uplo, A, AF, ipiv, B, X, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_float), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zsyrfs_mgpu(ctx, uplo, A, AF, ipiv, B, X, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_double), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssyrfs_memory, lapilli_dsyrfs_memory, lapilli_csyrfs_memory, lapilli_zsyrfs_memory
  interface
    function lapilli_ssyrfs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyrfs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_csyrfs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zsyrfs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_herfs, lapilli_cherfs, lapilli_zherfs
  interface lapilli_herfs
    function lapilli_cherfs(ctx, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_float_complex), intent(in) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      complex(c_float_complex), intent(inout) :: X(ldx, *)
      real(c_float), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zherfs(ctx, uplo, n, nrhs, A, lda, AF, ldaf, ipiv, B, ldb, X, ldx, ferr, &
                            berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, nrhs, lda, ldaf, ldb, ldx
      complex(c_double_complex), intent(in) :: A(lda, *), AF(ldaf, *), B(ldb, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      complex(c_double_complex), intent(inout) :: X(ldx, *)
      real(c_double), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_herfs_mgpu, lapilli_cherfs_mgpu, lapilli_zherfs_mgpu
  interface lapilli_herfs_mgpu
    function lapilli_cherfs_mgpu(ctx, uplo, A, AF, ipiv, B, X, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_float), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zherfs_mgpu(ctx, uplo, A, AF, ipiv, B, X, ferr, berr) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A, AF, B, X
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_double), intent(out) :: ferr(*), berr(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_cherfs_memory, lapilli_zherfs_memory
  interface
    function lapilli_cherfs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zherfs_memory(ctx, n, nrhs, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, nrhs
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
