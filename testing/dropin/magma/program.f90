! SPDX-License-Identifier: BSD-3-Clause
! What ELSI and DFTB+ do with MAGMA: start, count the GPUs, ask for work sizes, solve for the lowest states or for all. The vectors are
! held against the matrices, and wrong calls against MAGMA's infos.
program test_magma
  use, intrinsic :: iso_c_binding, only: c_int
  use, intrinsic :: iso_fortran_env, only: int32, real32, real64
  use magma
  implicit none
  integer, parameter :: n = 60, states = 23
  integer :: failures = 0
  integer(int32) :: ngpu
  complex(real64) :: a(n, n), b(n, n)

  interface
    function magma_init() result(info) bind(c)
      import :: c_int
      integer(c_int) :: info
    end function
    function magma_num_gpus() result(count) bind(c)
      import :: c_int
      integer(c_int) :: count
    end function
    subroutine magma_getdevices(devices, size, count) bind(c)
      import :: c_int
      integer(c_int), intent(inout) :: devices(*)
      integer(c_int), value :: size
      integer(c_int), intent(out) :: count
    end subroutine
  end interface

  call magmaf_init()
  ngpu = magmaf_num_gpus()
  call make(a, b)
  call standard(magmaf_dsyevdx_m, magmaf_zheevdx_m)
  call standard(magmaf_dsyevdx_2stage_m, magmaf_zheevdx_2stage_m)
  call generalized(magmaf_dsygvdx_m, magmaf_zhegvdx_m)
  call generalized(magmaf_dsygvdx_2stage_m, magmaf_zhegvdx_2stage_m)
  call counting()
  call all_in_double()
  call all_in_single()
  call wrong_calls()
  call magmaf_finalize()
  if (failures > 0) error stop "failures"
  print '(a, i0, a)', "all good, ", ngpu, " devices"

contains

  subroutine expect(good, what)
    logical, intent(in) :: good
    character(*), intent(in) :: what
    if (good) return
    print '(2a)', "wrong: ", what
    failures = failures + 1
  end subroutine

  !> A Hermitian, B Hermitian and positive definite.
  subroutine make(a, b)
    complex(real64), intent(out) :: a(n, n), b(n, n)
    integer :: i, j
    do j = 1, n
      do i = 1, n
        a(i, j) = cmplx(cos(real(i * j, real64)), sin(real(i - j, real64)), real64)
        b(i, j) = cmplx(1, 0, real64) / (1 + abs(i - j))**2
      end do
      a(j, j) = cmplx(real(j, real64) / 3, 0, real64)
      b(j, j) = b(j, j) + 4
    end do
    do j = 1, n
      a(j, j + 1:) = conjg(a(j + 1:, j))
    end do
  end subroutine

  !> Largest element of A Z - B Z W.
  pure function residual(a, b, z, w)
    complex(real64), intent(in) :: a(n, n), b(n, n), z(n, states)
    real(real64), intent(in) :: w(:)
    real(real64) :: residual
    complex(real64) :: bz(n, states)
    integer :: j
    bz = matmul(b, z)
    do j = 1, states
      bz(:, j) = w(j) * bz(:, j)
    end do
    residual = maxval(abs(matmul(a, z) - bz))
  end function

  !> Largest element of Z^H B Z - I.
  pure function deviation(b, z)
    complex(real64), intent(in) :: b(n, n), z(n, states)
    real(real64) :: deviation
    complex(real64) :: gram(states, states)
    integer :: j
    gram = matmul(conjg(transpose(z)), matmul(b, z))
    do j = 1, states
      gram(j, j) = gram(j, j) - 1
    end do
    deviation = maxval(abs(gram))
  end function

  subroutine check(what, info, found, a, b, z, w)
    character(*), intent(in) :: what
    integer(int32), intent(in) :: info, found
    complex(real64), intent(in) :: a(n, n), b(n, n), z(n, states)
    real(real64), intent(in) :: w(:)
    call expect(info == 0, what // ": info")
    call expect(found == states, what // ": how many")
    call expect(all(w(2:states) >= w(:states - 1)), what // ": ascending")
    call expect(residual(a, b, z, w) < 1e-11_real64, what // ": residual")
    call expect(deviation(b, z) < 1e-12_real64, what // ": vectors")
  end subroutine

  pure function identity() result(one)
    complex(real64) :: one(n, n)
    integer :: j
    one = 0
    do j = 1, n
      one(j, j) = 1
    end do
  end function

  !> Work sizes as ELSI takes them from the answers.
  subroutine standard(solve_real, solve_complex)
    procedure(magmaf_dsyevdx_m) :: solve_real
    procedure(magmaf_zheevdx_m) :: solve_complex
    real(real64) :: x(n, n), w(n), query(1), rquery(1)
    complex(real64) :: z(n, n), zquery(1)
    real(real64), allocatable :: work(:), rwork(:)
    complex(real64), allocatable :: zwork(:)
    integer(int32), allocatable :: iwork(:)
    integer(int32) :: found(1), iquery(1), info
    x = real(a, real64)
    found = -1
    call solve_real(ngpu, "V", "I", "L", n, x, n, 0.0_real64, 0.0_real64, 1, states, found, w, query, -1, iquery, -1, info)
    call expect(info == 0 .and. maxval(abs(x - real(a, real64))) <= 0, "a query changes nothing")
    allocate(work(floor(query(1))), iwork(iquery(1)))
    call solve_real(ngpu, "V", "I", "L", n, x, n, 0.0_real64, 0.0_real64, 1, states, found, w, work, size(work), &
                    iwork, size(iwork), info)
    call check("dsyevdx", info, found(1), cmplx(real(a, real64), kind=real64), identity(), &
               cmplx(x(:, :states), kind=real64), w)
    deallocate(iwork)
    z = a
    found = -1
    call solve_complex(ngpu, "V", "I", "L", n, z, n, 0.0_real64, 0.0_real64, 1, states, found, w, zquery, -1, rquery, -1, &
                       iquery, -1, info)
    call expect(info == 0 .and. maxval(abs(z - a)) <= 0, "a complex query changes nothing")
    allocate(zwork(floor(real(zquery(1)))), rwork(floor(rquery(1))), iwork(iquery(1)))
    call solve_complex(ngpu, "V", "I", "L", n, z, n, 0.0_real64, 0.0_real64, 1, states, found, w, zwork, size(zwork), &
                       rwork, size(rwork), iwork, size(iwork), info)
    call check("zheevdx", info, found(1), a, identity(), z(:, :states), w)
  end subroutine

  subroutine generalized(solve_real, solve_complex)
    procedure(magmaf_dsygvdx_m) :: solve_real
    procedure(magmaf_zhegvdx_m) :: solve_complex
    real(real64) :: x(n, n), y(n, n), w(n), work(1), rwork(1)
    complex(real64) :: z(n, n), s(n, n), zwork(1)
    integer(int32) :: found(1), iwork(1), info
    x = real(a, real64)
    y = real(b, real64)
    found = -1
    call solve_real(ngpu, 1, "V", "I", "L", n, x, n, y, n, 0.0_real64, 0.0_real64, 1, states, found, w, work, 1, iwork, 1, &
                    info)
    call check("dsygvdx", info, found(1), cmplx(real(a, real64), kind=real64), b, cmplx(x(:, :states), kind=real64), w)
    z = a
    s = b
    found = -1
    call solve_complex(ngpu, 1, "V", "I", "L", n, z, n, s, n, 0.0_real64, 0.0_real64, 1, states, found, w, zwork, 1, rwork, 1, &
                       iwork, 1, info)
    call check("zhegvdx", info, found(1), a, b, z(:, :states), w)
  end subroutine

  !> As DFTB+ counts them.
  subroutine counting()
    integer(c_int) :: devices(20), count
    devices = -1
    call expect(magma_init() == 0, "magma_init")
    call expect(magma_num_gpus() == ngpu, "magma_num_gpus")
    call magma_getdevices(devices, 20, count)
    call expect(count == ngpu .and. devices(count + 1) == -1, "how many devices")
    if (ngpu > 1) then
      call expect(devices(1) == 0 .and. devices(ngpu) == ngpu - 1, "which devices")
      call magma_getdevices(devices, 1, count)
      call expect(count == 1, "no more than there is room for")
    end if
  end subroutine

  !> DFTB+ takes all pairs, with the lengths that a query returns.
  subroutine all_in_double()
    real(real64) :: x(n, n), y(n, n), w(n), query(1), rquery(1)
    complex(real64) :: z(n, n), s(n, n), zquery(1)
    integer(int32) :: iquery(1), info
    x = real(a, real64)
    y = real(b, real64)
    z = a
    s = b
    call magmaf_dsyevd_m(ngpu, "V", "L", n, x, n, w, query, -1, iquery, -1, info)
    call expect(info == 0 .and. maxval(abs(x - real(a, real64))) <= 0, "dsyevd: a query changes nothing")
    call magmaf_dsyevd_m(ngpu, "V", "L", n, x, n, w, query, int(query(1)), iquery, iquery(1), info)
    call check("dsyevd", info, states, cmplx(real(a, real64), kind=real64), identity(), cmplx(x(:, :states), kind=real64), w)
    call magmaf_zheevd_m(ngpu, "V", "L", n, z, n, w, zquery, -1, rquery, -1, iquery, -1, info)
    call expect(info == 0 .and. maxval(abs(z - a)) <= 0, "zheevd: a query changes nothing")
    call magmaf_zheevd_m(ngpu, "V", "L", n, z, n, w, zquery, 1, rquery, 1, iquery, 1, info)
    call check("zheevd", info, states, a, identity(), z(:, :states), w)
    x = real(a, real64)
    call magmaf_dsygvd_m(ngpu, 1, "V", "L", n, x, n, y, n, w, query, 1, iquery, 1, info)
    call check("dsygvd", info, states, cmplx(real(a, real64), kind=real64), b, cmplx(x(:, :states), kind=real64), w)
    z = a
    call magmaf_zhegvd_m(ngpu, 1, "V", "L", n, z, n, s, n, w, zquery, 1, rquery, 1, iquery, 1, info)
    call check("zhegvd", info, states, a, b, z(:, :states), w)
  end subroutine

  !> Held against the values of double precision.
  subroutine all_in_single()
    real(real32) :: x(n, n), y(n, n), w(n), work(1), rwork(1)
    complex(real32) :: z(n, n), s(n, n), zwork(1)
    real(real64) :: u(n, n), v(n, n), wd(n), work_d(1)
    integer(int32) :: iwork(1), info
    real(real32), parameter :: tolerance = 1e-3_real32
    u = real(a, real64)
    call magmaf_dsyevd_m(ngpu, "N", "L", n, u, n, wd, work_d, 1, iwork, 1, info)
    x = real(a, real32)
    call magmaf_ssyevd_m(ngpu, "N", "L", n, x, n, w, work, 1, iwork, 1, info)
    call expect(info == 0 .and. maxval(abs(w - real(wd, real32))) < tolerance, "ssyevd")
    z = cmplx(real(a, real64), kind=real32)
    call magmaf_cheevd_m(ngpu, "N", "L", n, z, n, w, zwork, 1, rwork, 1, iwork, 1, info)
    call expect(info == 0 .and. maxval(abs(w - real(wd, real32))) < tolerance, "cheevd")
    u = real(a, real64)
    v = real(b, real64)
    call magmaf_dsygvd_m(ngpu, 1, "N", "L", n, u, n, v, n, wd, work_d, 1, iwork, 1, info)
    x = real(a, real32)
    y = real(b, real32)
    call magmaf_ssygvd_m(ngpu, 1, "N", "L", n, x, n, y, n, w, work, 1, iwork, 1, info)
    call expect(info == 0 .and. maxval(abs(w - real(wd, real32))) < tolerance, "ssygvd")
    z = cmplx(real(a, real64), kind=real32)
    s = cmplx(b, kind=real32)
    call magmaf_chegvd_m(ngpu, 1, "N", "L", n, z, n, s, n, w, zwork, 1, rwork, 1, iwork, 1, info)
    call expect(info == 0 .and. maxval(abs(w - real(wd, real32))) < tolerance, "chegvd")
  end subroutine

  subroutine wrong_calls()
    real(real64) :: x(n, n), y(n, n), w(n), work(1), rwork(1)
    complex(real64) :: z(n, n), zwork(1)
    integer(int32) :: found(1), iwork(1), info
    x = real(a, real64)
    y = -real(b, real64)
    call magmaf_dsyevdx_m(ngpu, "V", "I", "L", n, x, n - 1, 0.0_real64, 0.0_real64, 1, states, found, w, work, 1, iwork, 1, info)
    call expect(info == -6, "lda")
    call magmaf_dsyevdx_m(ngpu, "V", "I", "L", n, x, n, 0.0_real64, 0.0_real64, 1, n + 1, found, w, work, 1, iwork, 1, info)
    call expect(info == -10, "iu")
    call magmaf_dsyevdx_m(ngpu, "V", "I", "L", n, x, n, 0.0_real64, 0.0_real64, 1, states, found, w, work, 0, iwork, 1, info)
    call expect(info == -14, "lwork")
    call magmaf_dsygvdx_m(ngpu, 1, "V", "I", "L", n, x, n, y, n, 0.0_real64, 0.0_real64, 1, states, found, w, work, 1, &
                          iwork, 0, info)
    call expect(info == -19, "liwork")
    z = a
    call magmaf_zheevdx_m(ngpu, "V", "I", "L", n, z, n, 0.0_real64, 0.0_real64, 1, states, found, w, zwork, 1, rwork, 0, &
                          iwork, 1, info)
    call expect(info == -16, "lrwork")
    call magmaf_dsyevd_m(ngpu, "V", "L", n, x, n, w, work, 0, iwork, 1, info)
    call expect(info == -8, "lwork of dsyevd")
    call magmaf_zheevd_m(ngpu, "V", "L", n, z, n, w, zwork, 1, rwork, 1, iwork, 0, info)
    call expect(info == -12, "liwork of zheevd")
    call magmaf_dsygvd_m(ngpu, 1, "V", "L", n, x, n, y, n - 1, w, work, 1, iwork, 1, info)
    call expect(info == -8, "ldb of dsygvd")
    call magmaf_zhegvd_m(ngpu, 1, "V", "L", n, z, n, z, n, w, zwork, 1, rwork, 0, iwork, 1, info)
    call expect(info == -13, "lrwork of zhegvd")
    call expect(maxval(abs(x - real(a, real64))) <= 0 .and. maxval(abs(z - a)) <= 0, "wrong calls change nothing")
    call magmaf_dsygvdx_m(ngpu, 1, "V", "I", "L", n, x, n, y, n, 0.0_real64, 0.0_real64, 1, states, found, w, work, 1, &
                          iwork, 1, info)
    call expect(info == n + 1, "B is not positive definite")
  end subroutine

end program
