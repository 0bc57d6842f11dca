! SPDX-License-Identifier: BSD-3-Clause
! Batches of small matrices. What each routine does: lapilli/batch.h.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
module lapilli_batch
  use, intrinsic :: iso_c_binding
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_sparse_matrices
  use lapilli_operators
  implicit none
  private

  public :: lapilli_potrf_batch, lapilli_spotrf_batch, lapilli_dpotrf_batch, lapilli_cpotrf_batch, &
    lapilli_zpotrf_batch
  interface lapilli_potrf_batch
    function lapilli_spotrf_batch(ctx, uplo, n, A, lda, stridea, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, stridea, count
      real(c_float), intent(inout) :: A(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dpotrf_batch(ctx, uplo, n, A, lda, stridea, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, stridea, count
      real(c_double), intent(inout) :: A(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cpotrf_batch(ctx, uplo, n, A, lda, stridea, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, stridea, count
      complex(c_float_complex), intent(inout) :: A(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zpotrf_batch(ctx, uplo, n, A, lda, stridea, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, stridea, count
      complex(c_double_complex), intent(inout) :: A(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_spotrf_batch_memory, lapilli_dpotrf_batch_memory, lapilli_cpotrf_batch_memory, &
    lapilli_zpotrf_batch_memory
  interface
    function lapilli_spotrf_batch_memory(ctx, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dpotrf_batch_memory(ctx, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cpotrf_batch_memory(ctx, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zpotrf_batch_memory(ctx, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_syevd_batch, lapilli_heevd_batch, lapilli_ssyevd_batch, lapilli_dsyevd_batch, &
    lapilli_cheevd_batch, lapilli_zheevd_batch
  interface lapilli_syevd_batch
    function lapilli_ssyevd_batch(ctx, jobz, uplo, n, A, lda, stridea, W, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda, stridea, count
      real(c_float), intent(inout) :: A(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevd_batch(ctx, jobz, uplo, n, A, lda, stridea, W, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda, stridea, count
      real(c_double), intent(inout) :: A(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevd_batch(ctx, jobz, uplo, n, A, lda, stridea, W, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda, stridea, count
      complex(c_float_complex), intent(inout) :: A(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevd_batch(ctx, jobz, uplo, n, A, lda, stridea, W, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda, stridea, count
      complex(c_double_complex), intent(inout) :: A(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_heevd_batch
    procedure :: lapilli_cheevd_batch, lapilli_zheevd_batch
  end interface

  public :: lapilli_ssyevd_batch_memory, lapilli_dsyevd_batch_memory, lapilli_cheevd_batch_memory, &
    lapilli_zheevd_batch_memory
  interface
    function lapilli_ssyevd_batch_memory(ctx, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevd_batch_memory(ctx, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevd_batch_memory(ctx, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevd_batch_memory(ctx, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_sygvd_batch, lapilli_hegvd_batch, lapilli_ssygvd_batch, lapilli_dsygvd_batch, &
    lapilli_chegvd_batch, lapilli_zhegvd_batch
  interface lapilli_sygvd_batch
    function lapilli_ssygvd_batch(ctx, itype, jobz, uplo, n, A, lda, stridea, B, ldb, strideb, W, count, &
                                  infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, stridea, ldb, strideb, count
      character(kind=c_char), value :: jobz, uplo
      real(c_float), intent(inout) :: A(*), B(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvd_batch(ctx, itype, jobz, uplo, n, A, lda, stridea, B, ldb, strideb, W, count, &
                                  infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, stridea, ldb, strideb, count
      character(kind=c_char), value :: jobz, uplo
      real(c_double), intent(inout) :: A(*), B(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvd_batch(ctx, itype, jobz, uplo, n, A, lda, stridea, B, ldb, strideb, W, count, &
                                  infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, stridea, ldb, strideb, count
      character(kind=c_char), value :: jobz, uplo
      complex(c_float_complex), intent(inout) :: A(*), B(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvd_batch(ctx, itype, jobz, uplo, n, A, lda, stridea, B, ldb, strideb, W, count, &
                                  infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, stridea, ldb, strideb, count
      character(kind=c_char), value :: jobz, uplo
      complex(c_double_complex), intent(inout) :: A(*), B(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
  end interface
  interface lapilli_hegvd_batch
    procedure :: lapilli_chegvd_batch, lapilli_zhegvd_batch
  end interface

  public :: lapilli_ssygvd_batch_memory, lapilli_dsygvd_batch_memory, lapilli_chegvd_batch_memory, &
    lapilli_zhegvd_batch_memory
  interface
    function lapilli_ssygvd_batch_memory(ctx, itype, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, count
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvd_batch_memory(ctx, itype, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, count
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvd_batch_memory(ctx, itype, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, count
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvd_batch_memory(ctx, itype, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, count
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_spotrf_batch_pointers, lapilli_dpotrf_batch_pointers, lapilli_cpotrf_batch_pointers, &
    lapilli_zpotrf_batch_pointers
  interface
    function lapilli_spotrf_batch_pointers(ctx, uplo, n, A, lda, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, count
      type(c_ptr), intent(in) :: A(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dpotrf_batch_pointers(ctx, uplo, n, A, lda, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, count
      type(c_ptr), intent(in) :: A(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cpotrf_batch_pointers(ctx, uplo, n, A, lda, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, count
      type(c_ptr), intent(in) :: A(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zpotrf_batch_pointers(ctx, uplo, n, A, lda, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: uplo
      integer(lapilli_int), value :: n, lda, count
      type(c_ptr), intent(in) :: A(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_spotrf_batch_pointers_memory, lapilli_dpotrf_batch_pointers_memory, &
    lapilli_cpotrf_batch_pointers_memory, lapilli_zpotrf_batch_pointers_memory
  interface
    function lapilli_spotrf_batch_pointers_memory(ctx, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dpotrf_batch_pointers_memory(ctx, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cpotrf_batch_pointers_memory(ctx, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zpotrf_batch_pointers_memory(ctx, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssyevd_batch_pointers, lapilli_dsyevd_batch_pointers, lapilli_cheevd_batch_pointers, &
    lapilli_zheevd_batch_pointers
  interface
    function lapilli_ssyevd_batch_pointers(ctx, jobz, uplo, n, A, lda, W, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda, count
      type(c_ptr), intent(in) :: A(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevd_batch_pointers(ctx, jobz, uplo, n, A, lda, W, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda, count
      type(c_ptr), intent(in) :: A(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevd_batch_pointers(ctx, jobz, uplo, n, A, lda, W, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda, count
      type(c_ptr), intent(in) :: A(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevd_batch_pointers(ctx, jobz, uplo, n, A, lda, W, count, infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz, uplo
      integer(lapilli_int), value :: n, lda, count
      type(c_ptr), intent(in) :: A(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssyevd_batch_pointers_memory, lapilli_dsyevd_batch_pointers_memory, &
    lapilli_cheevd_batch_pointers_memory, lapilli_zheevd_batch_pointers_memory
  interface
    function lapilli_ssyevd_batch_pointers_memory(ctx, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsyevd_batch_pointers_memory(ctx, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_cheevd_batch_pointers_memory(ctx, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zheevd_batch_pointers_memory(ctx, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      character(kind=c_char), value :: jobz
      integer(lapilli_int), value :: n, count
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssygvd_batch_pointers, lapilli_dsygvd_batch_pointers, lapilli_chegvd_batch_pointers, &
    lapilli_zhegvd_batch_pointers
  interface
    function lapilli_ssygvd_batch_pointers(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W, count, &
                                           infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb, count
      character(kind=c_char), value :: jobz, uplo
      type(c_ptr), intent(in) :: A(*), B(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvd_batch_pointers(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W, count, &
                                           infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb, count
      character(kind=c_char), value :: jobz, uplo
      type(c_ptr), intent(in) :: A(*), B(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvd_batch_pointers(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W, count, &
                                           infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb, count
      character(kind=c_char), value :: jobz, uplo
      type(c_ptr), intent(in) :: A(*), B(*)
      real(c_float), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvd_batch_pointers(ctx, itype, jobz, uplo, n, A, lda, B, ldb, W, count, &
                                           infos) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, lda, ldb, count
      character(kind=c_char), value :: jobz, uplo
      type(c_ptr), intent(in) :: A(*), B(*)
      real(c_double), intent(out) :: W(*)
      integer(lapilli_int), intent(out) :: infos(*)
      integer(lapilli_int) :: info
    end function
  end interface

  public :: lapilli_ssygvd_batch_pointers_memory, lapilli_dsygvd_batch_pointers_memory, &
    lapilli_chegvd_batch_pointers_memory, lapilli_zhegvd_batch_pointers_memory
  interface
    function lapilli_ssygvd_batch_pointers_memory(ctx, itype, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, count
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_dsygvd_batch_pointers_memory(ctx, itype, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, count
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_chegvd_batch_pointers_memory(ctx, itype, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, count
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
    function lapilli_zhegvd_batch_pointers_memory(ctx, itype, jobz, n, count, bytes) result(info) bind(c)
      import
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: itype, n, count
      character(kind=c_char), value :: jobz
      type(lapilli_memory), intent(out) :: bytes
      integer(lapilli_int) :: info
    end function
  end interface

end module
