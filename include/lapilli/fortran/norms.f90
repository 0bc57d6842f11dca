! SPDX-License-Identifier: BSD-3-Clause
! Norms, equilibration and condition numbers. What each routine does: lapilli/norms.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_norms
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_lange, lapilli_slange, lapilli_dlange, lapilli_clange, lapilli_zlange
  interface lapilli_lange
    function lapilli_slange(ctx, norm, m, n, A, lda, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      integer(lapilli_int), value :: m, n, lda
      real(c_float), intent(in) :: A(lda, *)
      real(c_float), intent(out) :: value
      integer(lapilli_int) :: info
    end function
    function lapilli_dlange(ctx, norm, m, n, A, lda, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      integer(lapilli_int), value :: m, n, lda
      real(c_double), intent(in) :: A(lda, *)
      real(c_double), intent(out) :: value
      integer(lapilli_int) :: info
    end function
    function lapilli_clange(ctx, norm, m, n, A, lda, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      integer(lapilli_int), value :: m, n, lda
      complex(c_float_complex), intent(in) :: A(lda, *)
      real(c_float), intent(out) :: value
      integer(lapilli_int) :: info
    end function
    function lapilli_zlange(ctx, norm, m, n, A, lda, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      integer(lapilli_int), value :: m, n, lda
      complex(c_double_complex), intent(in) :: A(lda, *)
      real(c_double), intent(out) :: value
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_lange_mgpu, lapilli_slange_mgpu, lapilli_dlange_mgpu, lapilli_clange_mgpu, lapilli_zlange_mgpu
  interface lapilli_lange_mgpu
    function lapilli_slange_mgpu(ctx, norm, A, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      type(lapilli_smatrix), value :: A
      real(c_float), intent(out) :: value
      integer(lapilli_int) :: info
    end function
    function lapilli_dlange_mgpu(ctx, norm, A, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      type(lapilli_dmatrix), value :: A
      real(c_double), intent(out) :: value
      integer(lapilli_int) :: info
    end function
    function lapilli_clange_mgpu(ctx, norm, A, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      type(lapilli_cmatrix), value :: A
      real(c_float), intent(out) :: value
      integer(lapilli_int) :: info
    end function
    function lapilli_zlange_mgpu(ctx, norm, A, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      type(lapilli_zmatrix), value :: A
      real(c_double), intent(out) :: value
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_slange_memory, lapilli_dlange_memory, lapilli_clange_memory, lapilli_zlange_memory
  interface
    function lapilli_slange_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dlange_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_clange_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zlange_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_lansy, lapilli_slansy, lapilli_dlansy, lapilli_clansy, lapilli_zlansy
  interface lapilli_lansy
    function lapilli_slansy(ctx, norm, uplo, n, A, lda, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm, uplo
      integer(lapilli_int), value :: n, lda
      real(c_float), intent(in) :: A(lda, *)
      real(c_float), intent(out) :: value
      integer(lapilli_int) :: info
    end function
    function lapilli_dlansy(ctx, norm, uplo, n, A, lda, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm, uplo
      integer(lapilli_int), value :: n, lda
      real(c_double), intent(in) :: A(lda, *)
      real(c_double), intent(out) :: value
      integer(lapilli_int) :: info
    end function
    function lapilli_clansy(ctx, norm, uplo, n, A, lda, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm, uplo
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(in) :: A(lda, *)
      real(c_float), intent(out) :: value
      integer(lapilli_int) :: info
    end function
    function lapilli_zlansy(ctx, norm, uplo, n, A, lda, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm, uplo
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(in) :: A(lda, *)
      real(c_double), intent(out) :: value
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_lansy_mgpu, lapilli_slansy_mgpu, lapilli_dlansy_mgpu, lapilli_clansy_mgpu, lapilli_zlansy_mgpu
  interface lapilli_lansy_mgpu
    function lapilli_slansy_mgpu(ctx, norm, uplo, A, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm, uplo
      type(lapilli_smatrix), value :: A
      real(c_float), intent(out) :: value
      integer(lapilli_int) :: info
    end function
    function lapilli_dlansy_mgpu(ctx, norm, uplo, A, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm, uplo
      type(lapilli_dmatrix), value :: A
      real(c_double), intent(out) :: value
      integer(lapilli_int) :: info
    end function
    function lapilli_clansy_mgpu(ctx, norm, uplo, A, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm, uplo
      type(lapilli_cmatrix), value :: A
      real(c_float), intent(out) :: value
      integer(lapilli_int) :: info
    end function
    function lapilli_zlansy_mgpu(ctx, norm, uplo, A, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm, uplo
      type(lapilli_zmatrix), value :: A
      real(c_double), intent(out) :: value
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_slansy_memory, lapilli_dlansy_memory, lapilli_clansy_memory, lapilli_zlansy_memory
  interface
    function lapilli_slansy_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dlansy_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_clansy_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zlansy_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_lanhe, lapilli_clanhe, lapilli_zlanhe
  interface lapilli_lanhe
    function lapilli_clanhe(ctx, norm, uplo, n, A, lda, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm, uplo
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(in) :: A(lda, *)
      real(c_float), intent(out) :: value
      integer(lapilli_int) :: info
    end function
    function lapilli_zlanhe(ctx, norm, uplo, n, A, lda, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm, uplo
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(in) :: A(lda, *)
      real(c_double), intent(out) :: value
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_lanhe_mgpu, lapilli_clanhe_mgpu, lapilli_zlanhe_mgpu
  interface lapilli_lanhe_mgpu
    function lapilli_clanhe_mgpu(ctx, norm, uplo, A, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm, uplo
      type(lapilli_cmatrix), value :: A
      real(c_float), intent(out) :: value
      integer(lapilli_int) :: info
    end function
    function lapilli_zlanhe_mgpu(ctx, norm, uplo, A, value) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm, uplo
      type(lapilli_zmatrix), value :: A
      real(c_double), intent(out) :: value
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_clanhe_memory, lapilli_zlanhe_memory
  interface
    function lapilli_clanhe_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zlanhe_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_geequ, lapilli_sgeequ, lapilli_dgeequ, lapilli_cgeequ, lapilli_zgeequ
  interface lapilli_geequ
    function lapilli_sgeequ(ctx, m, n, A, lda, R, C, rowcnd, colcnd, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_float), intent(in) :: A(lda, *)
      real(c_float), intent(out) :: R(*), C(*), rowcnd, colcnd, amax
      integer(lapilli_int) :: info
    end function
    function lapilli_dgeequ(ctx, m, n, A, lda, R, C, rowcnd, colcnd, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      real(c_double), intent(in) :: A(lda, *)
      real(c_double), intent(out) :: R(*), C(*), rowcnd, colcnd, amax
      integer(lapilli_int) :: info
    end function
    function lapilli_cgeequ(ctx, m, n, A, lda, R, C, rowcnd, colcnd, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_float_complex), intent(in) :: A(lda, *)
      real(c_float), intent(out) :: R(*), C(*), rowcnd, colcnd, amax
      integer(lapilli_int) :: info
    end function
    function lapilli_zgeequ(ctx, m, n, A, lda, R, C, rowcnd, colcnd, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n, lda
      complex(c_double_complex), intent(in) :: A(lda, *)
      real(c_double), intent(out) :: R(*), C(*), rowcnd, colcnd, amax
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_geequ_mgpu, lapilli_sgeequ_mgpu, lapilli_dgeequ_mgpu, lapilli_cgeequ_mgpu, lapilli_zgeequ_mgpu
  interface lapilli_geequ_mgpu
    function lapilli_sgeequ_mgpu(ctx, A, R, C, rowcnd, colcnd, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A
      real(c_float), intent(out) :: R(*), C(*), rowcnd, colcnd, amax
      integer(lapilli_int) :: info
    end function
    function lapilli_dgeequ_mgpu(ctx, A, R, C, rowcnd, colcnd, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A
      real(c_double), intent(out) :: R(*), C(*), rowcnd, colcnd, amax
      integer(lapilli_int) :: info
    end function
    function lapilli_cgeequ_mgpu(ctx, A, R, C, rowcnd, colcnd, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A
      real(c_float), intent(out) :: R(*), C(*), rowcnd, colcnd, amax
      integer(lapilli_int) :: info
    end function
    function lapilli_zgeequ_mgpu(ctx, A, R, C, rowcnd, colcnd, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A
      real(c_double), intent(out) :: R(*), C(*), rowcnd, colcnd, amax
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgeequ_memory, lapilli_dgeequ_memory, lapilli_cgeequ_memory, lapilli_zgeequ_memory
  interface
    function lapilli_sgeequ_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgeequ_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgeequ_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgeequ_memory(ctx, m, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: m, n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_poequ, lapilli_spoequ, lapilli_dpoequ, lapilli_cpoequ, lapilli_zpoequ
  interface lapilli_poequ
    function lapilli_spoequ(ctx, n, A, lda, S, scond, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, lda
      real(c_float), intent(in) :: A(lda, *)
      real(c_float), intent(out) :: S(*), scond, amax
      integer(lapilli_int) :: info
    end function
    function lapilli_dpoequ(ctx, n, A, lda, S, scond, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, lda
      real(c_double), intent(in) :: A(lda, *)
      real(c_double), intent(out) :: S(*), scond, amax
      integer(lapilli_int) :: info
    end function
    function lapilli_cpoequ(ctx, n, A, lda, S, scond, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, lda
      complex(c_float_complex), intent(in) :: A(lda, *)
      real(c_float), intent(out) :: S(*), scond, amax
      integer(lapilli_int) :: info
    end function
    function lapilli_zpoequ(ctx, n, A, lda, S, scond, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, lda
      complex(c_double_complex), intent(in) :: A(lda, *)
      real(c_double), intent(out) :: S(*), scond, amax
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_poequ_mgpu, lapilli_spoequ_mgpu, lapilli_dpoequ_mgpu, lapilli_cpoequ_mgpu, lapilli_zpoequ_mgpu
  interface lapilli_poequ_mgpu
    function lapilli_spoequ_mgpu(ctx, A, S, scond, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_smatrix), value :: A
      real(c_float), intent(out) :: S(*), scond, amax
      integer(lapilli_int) :: info
    end function
    function lapilli_dpoequ_mgpu(ctx, A, S, scond, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_dmatrix), value :: A
      real(c_double), intent(out) :: S(*), scond, amax
      integer(lapilli_int) :: info
    end function
    function lapilli_cpoequ_mgpu(ctx, A, S, scond, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_cmatrix), value :: A
      real(c_float), intent(out) :: S(*), scond, amax
      integer(lapilli_int) :: info
    end function
    function lapilli_zpoequ_mgpu(ctx, A, S, scond, amax) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      type(lapilli_zmatrix), value :: A
      real(c_double), intent(out) :: S(*), scond, amax
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_spoequ_memory, lapilli_dpoequ_memory, lapilli_cpoequ_memory, lapilli_zpoequ_memory
  interface
    function lapilli_spoequ_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dpoequ_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cpoequ_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zpoequ_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gecon, lapilli_sgecon, lapilli_dgecon, lapilli_cgecon, lapilli_zgecon
  interface lapilli_gecon
    function lapilli_sgecon(ctx, norm, n, A, lda, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      integer(lapilli_int), value :: n, lda
      real(c_float), value :: anorm
      real(c_float), intent(in) :: A(lda, *)
      real(c_float), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_dgecon(ctx, norm, n, A, lda, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      integer(lapilli_int), value :: n, lda
      real(c_double), value :: anorm
      real(c_double), intent(in) :: A(lda, *)
      real(c_double), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_cgecon(ctx, norm, n, A, lda, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      integer(lapilli_int), value :: n, lda
      real(c_float), value :: anorm
      complex(c_float_complex), intent(in) :: A(lda, *)
      real(c_float), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_zgecon(ctx, norm, n, A, lda, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      integer(lapilli_int), value :: n, lda
      real(c_double), value :: anorm
      complex(c_double_complex), intent(in) :: A(lda, *)
      real(c_double), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_gecon_mgpu, lapilli_sgecon_mgpu, lapilli_dgecon_mgpu, lapilli_cgecon_mgpu, lapilli_zgecon_mgpu
  interface lapilli_gecon_mgpu
    function lapilli_sgecon_mgpu(ctx, norm, A, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      type(lapilli_smatrix), value :: A
      real(c_float), value :: anorm
      real(c_float), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_dgecon_mgpu(ctx, norm, A, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      type(lapilli_dmatrix), value :: A
      real(c_double), value :: anorm
      real(c_double), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_cgecon_mgpu(ctx, norm, A, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      type(lapilli_cmatrix), value :: A
      real(c_float), value :: anorm
      real(c_float), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_zgecon_mgpu(ctx, norm, A, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: norm
      type(lapilli_zmatrix), value :: A
      real(c_double), value :: anorm
      real(c_double), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sgecon_memory, lapilli_dgecon_memory, lapilli_cgecon_memory, lapilli_zgecon_memory
  interface
    function lapilli_sgecon_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dgecon_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cgecon_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zgecon_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_pocon, lapilli_spocon, lapilli_dpocon, lapilli_cpocon, lapilli_zpocon
  interface lapilli_pocon
    function lapilli_spocon(ctx, uplo, n, A, lda, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_float), value :: anorm
      real(c_float), intent(in) :: A(lda, *)
      real(c_float), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_dpocon(ctx, uplo, n, A, lda, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_double), value :: anorm
      real(c_double), intent(in) :: A(lda, *)
      real(c_double), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_cpocon(ctx, uplo, n, A, lda, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_float), value :: anorm
      complex(c_float_complex), intent(in) :: A(lda, *)
      real(c_float), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_zpocon(ctx, uplo, n, A, lda, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_double), value :: anorm
      complex(c_double_complex), intent(in) :: A(lda, *)
      real(c_double), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_pocon_mgpu, lapilli_spocon_mgpu, lapilli_dpocon_mgpu, lapilli_cpocon_mgpu, lapilli_zpocon_mgpu
  interface lapilli_pocon_mgpu
    function lapilli_spocon_mgpu(ctx, uplo, A, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A
      real(c_float), value :: anorm
      real(c_float), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_dpocon_mgpu(ctx, uplo, A, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A
      real(c_double), value :: anorm
      real(c_double), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_cpocon_mgpu(ctx, uplo, A, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A
      real(c_float), value :: anorm
      real(c_float), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_zpocon_mgpu(ctx, uplo, A, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A
      real(c_double), value :: anorm
      real(c_double), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_spocon_memory, lapilli_dpocon_memory, lapilli_cpocon_memory, lapilli_zpocon_memory
  interface
    function lapilli_spocon_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dpocon_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cpocon_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zpocon_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sycon, lapilli_ssycon, lapilli_dsycon, lapilli_csycon, lapilli_zsycon
  interface lapilli_sycon
    function lapilli_ssycon(ctx, uplo, n, A, lda, ipiv, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_float), value :: anorm
      real(c_float), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_float), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_dsycon(ctx, uplo, n, A, lda, ipiv, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_double), value :: anorm
      real(c_double), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_double), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_csycon(ctx, uplo, n, A, lda, ipiv, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_float), value :: anorm
      complex(c_float_complex), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_float), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_zsycon(ctx, uplo, n, A, lda, ipiv, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_double), value :: anorm
      complex(c_double_complex), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_double), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sycon_mgpu, lapilli_ssycon_mgpu, lapilli_dsycon_mgpu, lapilli_csycon_mgpu, lapilli_zsycon_mgpu
  interface lapilli_sycon_mgpu
    function lapilli_ssycon_mgpu(ctx, uplo, A, ipiv, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_smatrix), value :: A
      real(c_float), value :: anorm
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_float), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_dsycon_mgpu(ctx, uplo, A, ipiv, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_dmatrix), value :: A
      real(c_double), value :: anorm
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_double), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_csycon_mgpu(ctx, uplo, A, ipiv, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A
      real(c_float), value :: anorm
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_float), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_zsycon_mgpu(ctx, uplo, A, ipiv, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A
      real(c_double), value :: anorm
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_double), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssycon_memory, lapilli_dsycon_memory, lapilli_csycon_memory, lapilli_zsycon_memory
  interface
    function lapilli_ssycon_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsycon_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_csycon_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zsycon_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hecon, lapilli_checon, lapilli_zhecon
  interface lapilli_hecon
    function lapilli_checon(ctx, uplo, n, A, lda, ipiv, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_float), value :: anorm
      complex(c_float_complex), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_float), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_zhecon(ctx, uplo, n, A, lda, ipiv, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda
      real(c_double), value :: anorm
      complex(c_double_complex), intent(in) :: A(lda, *)
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_double), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_hecon_mgpu, lapilli_checon_mgpu, lapilli_zhecon_mgpu
  interface lapilli_hecon_mgpu
    function lapilli_checon_mgpu(ctx, uplo, A, ipiv, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_cmatrix), value :: A
      real(c_float), value :: anorm
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_float), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
    function lapilli_zhecon_mgpu(ctx, uplo, A, ipiv, anorm, rcond) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      type(lapilli_zmatrix), value :: A
      real(c_double), value :: anorm
      integer(lapilli_int), intent(in) :: ipiv(*)
      real(c_double), intent(out) :: rcond
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_checon_memory, lapilli_zhecon_memory
  interface
    function lapilli_checon_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhecon_memory(ctx, n, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
