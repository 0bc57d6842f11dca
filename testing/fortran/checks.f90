! SPDX-License-Identifier: BSD-3-Clause
! What the tests of the Fortran module expect; the number of what was otherwise.
module checks
  use lapilli, only: lapilli_int, lapilli_last_error, lapilli_strerror
  implicit none

  integer :: checked = 0, failed = 0

contains

  subroutine expect(condition, what)
    logical, intent(in) :: condition
    character(*), intent(in) :: what

    checked = checked + 1
    if (condition) return
    failed = failed + 1
    print '(2a)', "failed: ", what
  end subroutine

  subroutine expect_info(info, expected, what)
    integer(lapilli_int), intent(in) :: info
    integer, intent(in) :: expected
    character(*), intent(in) :: what
    character(12) :: number

    write (number, '(i0)') info
    call expect(info == expected, what // ": info " // trim(number) // ", " // lapilli_strerror(info))
  end subroutine

  !> A residual in units of n times the rounding unit.
  subroutine expect_small(units, what)
    double precision, intent(in) :: units
    character(*), intent(in) :: what
    character(12) :: number

    write (number, '(es12.2)') units
    call expect(units < 30, what // ": residual" // number)
  end subroutine

end module
