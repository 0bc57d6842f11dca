! SPDX-License-Identifier: BSD-3-Clause
! The hydrogen atom in a basis of s-type Gaussians exp(-a r^2), whose integrals are known (atomic units): the generalized
! problem H c = E S c. The lowest energy must lie a little above -1/2, the exact one.
program hydrogen
  use, intrinsic :: iso_fortran_env, only: dp => real64
  use lapilli
  implicit none

  integer(lapilli_int), parameter :: n = 12
  real(dp), parameter :: pi = acos(-1.0_dp)
  real(dp) :: a(n), H(n, n), S(n, n), E(n)
  integer :: i, j

  a = [(0.02_dp * 2.5_dp**(i - 1), i=1, int(n))]
  do j = 1, int(n)
    do i = 1, int(n)
      S(i, j) = (pi / (a(i) + a(j)))**1.5_dp
      H(i, j) = 3 * a(i) * a(j) * pi**1.5_dp / (a(i) + a(j))**2.5_dp - 2 * pi / (a(i) + a(j))
    end do
  end do

  call check(lapilli_sygvd(lapilli_default, 1_lapilli_int, 'V', 'L', n, H, n, S, n, E))

  print '(3a, f12.8, a)', "Lapilli ", lapilli_version(), ": lowest energy ", E(1), " hartree"
  if (E(1) < -0.5_dp .or. E(1) > -0.4999_dp) error stop "that is not the hydrogen atom"

contains

  subroutine check(info)
    integer(lapilli_int), intent(in) :: info

    if (info == 0) return
    print '(a)', lapilli_last_error(lapilli_default)
    error stop 1
  end subroutine

end program
