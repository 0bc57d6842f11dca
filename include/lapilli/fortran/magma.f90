! SPDX-License-Identifier: BSD-3-Clause
! Interfaces of liblapilli_magma under the name of MAGMA's Fortran module, for programs that are compiled without MAGMA.
! Not a part of the module lapilli.
module magma
  use, intrinsic :: iso_c_binding, only: c_char, c_double, c_double_complex, c_float, c_float_complex, c_int32_t
  implicit none
  private
  public :: magmaf_init, magmaf_finalize, magmaf_num_gpus
  public :: magmaf_dsyevdx_m, magmaf_dsyevdx_2stage_m, magmaf_zheevdx_m, magmaf_zheevdx_2stage_m
  public :: magmaf_dsygvdx_m, magmaf_dsygvdx_2stage_m, magmaf_zhegvdx_m, magmaf_zhegvdx_2stage_m
  public :: magmaf_ssyevd_m, magmaf_dsyevd_m, magmaf_cheevd_m, magmaf_zheevd_m
  public :: magmaf_ssygvd_m, magmaf_dsygvd_m, magmaf_chegvd_m, magmaf_zhegvd_m

  interface
    subroutine magmaf_init()
    end subroutine
    subroutine magmaf_finalize()
    end subroutine
    function magmaf_num_gpus() result(count)
      import :: c_int32_t
      integer(c_int32_t) :: count
    end function
  end interface

  abstract interface
    subroutine standard_real(ngpu, jobz, range, uplo, n, a, lda, vl, vu, il, iu, mout, w, work, lwork, iwork, liwork, info)
      import :: c_char, c_double, c_int32_t
      integer(c_int32_t), intent(in) :: ngpu, n, lda, il, iu, lwork, liwork
      character(kind=c_char), intent(in) :: jobz, range, uplo
      real(c_double), intent(inout) :: a(*)
      real(c_double), intent(in) :: vl, vu
      integer(c_int32_t), intent(inout) :: mout(*), iwork(*)
      real(c_double), intent(inout) :: w(*), work(*)
      integer(c_int32_t), intent(out) :: info
    end subroutine
    subroutine standard_complex(ngpu, jobz, range, uplo, n, a, lda, vl, vu, il, iu, mout, w, work, lwork, rwork, lrwork, &
                                iwork, liwork, info)
      import :: c_char, c_double, c_double_complex, c_int32_t
      integer(c_int32_t), intent(in) :: ngpu, n, lda, il, iu, lwork, lrwork, liwork
      character(kind=c_char), intent(in) :: jobz, range, uplo
      complex(c_double_complex), intent(inout) :: a(*), work(*)
      real(c_double), intent(in) :: vl, vu
      integer(c_int32_t), intent(inout) :: mout(*), iwork(*)
      real(c_double), intent(inout) :: w(*), rwork(*)
      integer(c_int32_t), intent(out) :: info
    end subroutine
    subroutine generalized_real(ngpu, itype, jobz, range, uplo, n, a, lda, b, ldb, vl, vu, il, iu, mout, w, work, lwork, &
                                iwork, liwork, info)
      import :: c_char, c_double, c_int32_t
      integer(c_int32_t), intent(in) :: ngpu, itype, n, lda, ldb, il, iu, lwork, liwork
      character(kind=c_char), intent(in) :: jobz, range, uplo
      real(c_double), intent(inout) :: a(*), b(*)
      real(c_double), intent(in) :: vl, vu
      integer(c_int32_t), intent(inout) :: mout(*), iwork(*)
      real(c_double), intent(inout) :: w(*), work(*)
      integer(c_int32_t), intent(out) :: info
    end subroutine
    subroutine generalized_complex(ngpu, itype, jobz, range, uplo, n, a, lda, b, ldb, vl, vu, il, iu, mout, w, work, lwork, &
                                   rwork, lrwork, iwork, liwork, info)
      import :: c_char, c_double, c_double_complex, c_int32_t
      integer(c_int32_t), intent(in) :: ngpu, itype, n, lda, ldb, il, iu, lwork, lrwork, liwork
      character(kind=c_char), intent(in) :: jobz, range, uplo
      complex(c_double_complex), intent(inout) :: a(*), b(*), work(*)
      real(c_double), intent(in) :: vl, vu
      integer(c_int32_t), intent(inout) :: mout(*), iwork(*)
      real(c_double), intent(inout) :: w(*), rwork(*)
      integer(c_int32_t), intent(out) :: info
    end subroutine
    subroutine all_standard_real_single(ngpu, jobz, uplo, n, a, lda, w, work, lwork, iwork, liwork, info)
      import :: c_char, c_float, c_int32_t
      integer(c_int32_t), intent(in) :: ngpu, n, lda, lwork, liwork
      character(kind=c_char), intent(in) :: jobz, uplo
      real(c_float), intent(inout) :: a(*), work(*)
      real(c_float), intent(inout) :: w(*)
      integer(c_int32_t), intent(inout) :: iwork(*)
      integer(c_int32_t), intent(out) :: info
    end subroutine
    subroutine all_generalized_real_single(ngpu, itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, iwork, liwork, info)
      import :: c_char, c_float, c_int32_t
      integer(c_int32_t), intent(in) :: ngpu, itype, n, lda, ldb, lwork, liwork
      character(kind=c_char), intent(in) :: jobz, uplo
      real(c_float), intent(inout) :: a(*), b(*), work(*)
      real(c_float), intent(inout) :: w(*)
      integer(c_int32_t), intent(inout) :: iwork(*)
      integer(c_int32_t), intent(out) :: info
    end subroutine
    subroutine all_standard_real_double(ngpu, jobz, uplo, n, a, lda, w, work, lwork, iwork, liwork, info)
      import :: c_char, c_double, c_int32_t
      integer(c_int32_t), intent(in) :: ngpu, n, lda, lwork, liwork
      character(kind=c_char), intent(in) :: jobz, uplo
      real(c_double), intent(inout) :: a(*), work(*)
      real(c_double), intent(inout) :: w(*)
      integer(c_int32_t), intent(inout) :: iwork(*)
      integer(c_int32_t), intent(out) :: info
    end subroutine
    subroutine all_generalized_real_double(ngpu, itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, iwork, liwork, info)
      import :: c_char, c_double, c_int32_t
      integer(c_int32_t), intent(in) :: ngpu, itype, n, lda, ldb, lwork, liwork
      character(kind=c_char), intent(in) :: jobz, uplo
      real(c_double), intent(inout) :: a(*), b(*), work(*)
      real(c_double), intent(inout) :: w(*)
      integer(c_int32_t), intent(inout) :: iwork(*)
      integer(c_int32_t), intent(out) :: info
    end subroutine
    subroutine all_standard_complex_single(ngpu, jobz, uplo, n, a, lda, w, work, lwork, rwork, lrwork, iwork, liwork, info)
      import :: c_char, c_float, c_float_complex, c_int32_t
      integer(c_int32_t), intent(in) :: ngpu, n, lda, lwork, lrwork, liwork
      character(kind=c_char), intent(in) :: jobz, uplo
      complex(c_float_complex), intent(inout) :: a(*), work(*)
      real(c_float), intent(inout) :: w(*), rwork(*)
      integer(c_int32_t), intent(inout) :: iwork(*)
      integer(c_int32_t), intent(out) :: info
    end subroutine
    subroutine all_generalized_complex_single(ngpu, itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, &
                                              lrwork, iwork, liwork, info)
      import :: c_char, c_float, c_float_complex, c_int32_t
      integer(c_int32_t), intent(in) :: ngpu, itype, n, lda, ldb, lwork, lrwork, liwork
      character(kind=c_char), intent(in) :: jobz, uplo
      complex(c_float_complex), intent(inout) :: a(*), b(*), work(*)
      real(c_float), intent(inout) :: w(*), rwork(*)
      integer(c_int32_t), intent(inout) :: iwork(*)
      integer(c_int32_t), intent(out) :: info
    end subroutine
    subroutine all_standard_complex_double(ngpu, jobz, uplo, n, a, lda, w, work, lwork, rwork, lrwork, iwork, liwork, info)
      import :: c_char, c_double, c_double_complex, c_int32_t
      integer(c_int32_t), intent(in) :: ngpu, n, lda, lwork, lrwork, liwork
      character(kind=c_char), intent(in) :: jobz, uplo
      complex(c_double_complex), intent(inout) :: a(*), work(*)
      real(c_double), intent(inout) :: w(*), rwork(*)
      integer(c_int32_t), intent(inout) :: iwork(*)
      integer(c_int32_t), intent(out) :: info
    end subroutine
    subroutine all_generalized_complex_double(ngpu, itype, jobz, uplo, n, a, lda, b, ldb, w, work, lwork, rwork, &
                                              lrwork, iwork, liwork, info)
      import :: c_char, c_double, c_double_complex, c_int32_t
      integer(c_int32_t), intent(in) :: ngpu, itype, n, lda, ldb, lwork, lrwork, liwork
      character(kind=c_char), intent(in) :: jobz, uplo
      complex(c_double_complex), intent(inout) :: a(*), b(*), work(*)
      real(c_double), intent(inout) :: w(*), rwork(*)
      integer(c_int32_t), intent(inout) :: iwork(*)
      integer(c_int32_t), intent(out) :: info
    end subroutine
  end interface

  procedure(standard_real) :: magmaf_dsyevdx_m, magmaf_dsyevdx_2stage_m
  procedure(standard_complex) :: magmaf_zheevdx_m, magmaf_zheevdx_2stage_m
  procedure(generalized_real) :: magmaf_dsygvdx_m, magmaf_dsygvdx_2stage_m
  procedure(generalized_complex) :: magmaf_zhegvdx_m, magmaf_zhegvdx_2stage_m
  procedure(all_standard_real_single) :: magmaf_ssyevd_m
  procedure(all_standard_real_double) :: magmaf_dsyevd_m
  procedure(all_standard_complex_single) :: magmaf_cheevd_m
  procedure(all_standard_complex_double) :: magmaf_zheevd_m
  procedure(all_generalized_real_single) :: magmaf_ssygvd_m
  procedure(all_generalized_real_double) :: magmaf_dsygvd_m
  procedure(all_generalized_complex_single) :: magmaf_chegvd_m
  procedure(all_generalized_complex_double) :: magmaf_zhegvd_m
end module
