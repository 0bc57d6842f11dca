! SPDX-License-Identifier: BSD-3-Clause
! The Fortran module on simulated devices: contexts, settings, texts, progress, log, streams, and each family of routines in each precision.
module watchers
  use, intrinsic :: iso_c_binding
  use lapilli, only: lapilli_text
  implicit none

  character(:), allocatable :: seen, logged

contains

  function stop_at_factor(routine, phase, fraction, user) result(cancel) bind(c)
    type(c_ptr), value :: routine, phase
    real(c_double), value :: fraction
    type(c_ptr), value :: user
    integer(c_int) :: cancel
    integer(c_int), pointer :: calls

    call c_f_pointer(user, calls)
    calls = calls + 1
    seen = lapilli_text(routine) // " " // lapilli_text(phase)
    cancel = merge(1, 0, fraction >= 0 .and. seen == "dpotrf factor")
  end function

  subroutine keep_line(line, user) bind(c)
    type(c_ptr), value :: line, user

    if (.not. c_associated(user)) logged = lapilli_text(line)
  end subroutine

end module

program solve
  use, intrinsic :: iso_c_binding
  use checks
  use families_c, only: check_c => check_families
  use families_d, only: check_d => check_families
  use families_s, only: check_s => check_families
  use families_z, only: check_z => check_families
  use lapilli
  use watchers
  implicit none

  type(lapilli_context) :: ctx
  character(*), parameter :: crossovers(*) = [character(16) :: "potrf.crossover", "sytrd.crossover", &
    "stedc.crossover", "level3.crossover"]
  integer :: i

  call expect_info(lapilli_create(ctx, "nonsense"), -2, "create, no such devices")
  call expect(index(lapilli_last_error(), "nonsense") > 0, "what lapilli_last_error says of it: " // lapilli_last_error())
  call expect_info(lapilli_create(ctx, "sim:2 "), 0, "create")
  do i = 1, size(crossovers)
    call expect_info(lapilli_set(ctx, crossovers(i), "0"), 0, crossovers(i))
  end do
  call check_texts()
  call check_progress()
  call check_memory()
  call check_log()
  call check_streams()
  call check_many()
  call check_s(ctx)
  call check_d(ctx)
  call check_c(ctx)
  call check_z(ctx)
  call expect_info(lapilli_destroy(ctx), 0, "destroy")

  print '(i0, a, i0, a)', checked, " checks, ", failed, " failed"
  if (failed > 0 .or. checked < 300) error stop 1

contains

  !> Problems of two orders; the third one is bad, and does not touch them.
  subroutine check_many()
    complex(c_double_complex), target :: first(3, 3), second(2, 2)
    real(c_double), target :: W(5)
    integer(lapilli_int) :: infos(3)
    type(lapilli_memory) :: bytes
    complex(c_double_complex), parameter :: i = (0, 1)

    first = reshape([2 + 0 * i, -i, 0 * i, i, 2 + 0 * i, 0 * i, 0 * i, 0 * i, 7 + 0 * i], [3, 3])
    second = reshape([3 + 0 * i, 4 + 0 * i, 4 + 0 * i, -3 + 0 * i], [2, 2])
    call expect_info(lapilli_zheevd_vbatch(ctx, 'V', 'L', [3_lapilli_int, 2_lapilli_int, -1_lapilli_int], &
      [c_loc(first), c_loc(second), c_null_ptr], [3_lapilli_int, 2_lapilli_int, 1_lapilli_int], &
      [c_loc(W(1)), c_loc(W(4)), c_null_ptr], 3_lapilli_int, infos), 1, "zheevd_vbatch")
    call expect(all(infos == [0, 0, -3]), "infos of zheevd_vbatch")
    call expect(maxval(abs(W - [1, 3, 7, -5, 5])) < 1d-13, "values of zheevd_vbatch")
    call expect(abs(abs(first(3, 3)) - 1) < 1d-13, "vectors of zheevd_vbatch")
    call expect_info(lapilli_zheevd_vbatch_memory(ctx, 'V', [3_lapilli_int, 2_lapilli_int], 2_lapilli_int, bytes), 0, &
      "zheevd_vbatch_memory")
    call expect(bytes%device > 0, "bytes of zheevd_vbatch")
  end subroutine

  subroutine check_texts()
    character(40) :: text
    character(1) :: short
    double precision :: A(2, 2)
    integer(c_size_t) :: total

    call expect(index(lapilli_version(), ".") > 1, "version " // lapilli_version())
    call expect(index(lapilli_strerror(-3_lapilli_int), "argument 3 is bad") == 1, lapilli_strerror(-3_lapilli_int))
    call expect_info(lapilli_device_count(ctx), 2, "device_count")
    call expect_info(lapilli_device_name(ctx, 1_lapilli_int, text), 0, "device_name")
    call expect(text == "sim", "device_name " // text)
    call expect_info(lapilli_device_memory(ctx, 1_lapilli_int, total=total), 0, "device_memory")
    call expect(total /= 0, "device_memory stores a size")
    call expect_info(lapilli_set(ctx, "no.such", "1"), -1, "an unknown setting")
    call expect_info(lapilli_set(ctx, "matrix.nb", "24"), 0, "set")
    call expect_info(lapilli_get(ctx, "matrix.nb", text), 0, "get")
    call expect(text == "24", "get: " // text)
    call expect_info(lapilli_get(ctx, "matrix.nb", short), -3, "get, a variable too short")
    A = 1
    call expect_info(lapilli_potrf(ctx, 'L', 2_lapilli_int, A, 1_lapilli_int), -4, "a leading dimension too small")
    call expect(index(lapilli_last_error(ctx), "(lda) = 1, must be at least max(1, n) = 2") > 0, lapilli_last_error(ctx))
    call expect_info(lapilli_potrf(lapilli_default, 'X', 2_lapilli_int, A, 2_lapilli_int), -1, "the default context")
  end subroutine

  subroutine check_progress()
    integer(c_int), target :: calls
    integer(lapilli_int), parameter :: n = 50
    integer(lapilli_int) :: count
    double precision :: A(n, n)
    character(20) :: names(8)
    real(c_double) :: seconds(8)

    A = 1
    do i = 1, int(n)
      A(i, i) = n
    end do
    calls = 0
    call expect_info(lapilli_set_progress(ctx, stop_at_factor, c_loc(calls)), 0, "set_progress")
    call expect_info(lapilli_potrf(ctx, 'L', n, A, n), int(lapilli_error_cancelled), "a cancelled call")
    call expect(calls > 0, "the callback's own data")
    call expect(seen == "dpotrf factor", "what the callback has seen: " // seen)
    call expect_info(lapilli_set_progress(ctx), 0, "set_progress, none")
    call expect_info(lapilli_potrf(ctx, 'L', n, A, n), 0, "without a callback")
    count = lapilli_phases(ctx, names, seconds)
    call expect(count >= 2 .and. names(1) == "upload" .and. all(seconds(:count) > 0), "phases: " // names(1))
  end subroutine

  subroutine check_memory()
    type(lapilli_memory) :: bytes
    integer(lapilli_int), parameter :: n = 1000
    integer(c_size_t) :: single

    call expect_info(lapilli_spotrf_memory(ctx, n, bytes), 0, "spotrf_memory")
    single = bytes%device
    call expect(single > n * n * 2 .and. single < n * n * 8, "spotrf_memory")
    call expect_info(lapilli_zpotrf_memory(ctx, n, bytes), 0, "zpotrf_memory")
    call expect(bytes%device > 3 * single, "zpotrf_memory")
    call expect_info(lapilli_dsyevd_memory(ctx, 'V', n, bytes), 0, "dsyevd_memory")
    call expect(bytes%host > 8 * n * n, "dsyevd_memory")
  end subroutine

  subroutine check_log()
    double precision :: A(1, 1)

    A = 4
    call expect_info(lapilli_set_log(ctx, keep_line), 0, "set_log")
    call expect_info(lapilli_potrf(ctx, 'L', 1_lapilli_int, A, 1_lapilli_int), 0, "a call that is logged")
    call expect(index(logged, "dpotrf uplo=L n=1 ") == 1, "the log: " // logged)
    call expect_info(lapilli_set_log(ctx), 0, "set_log, none")
    logged = ""
    call expect_info(lapilli_potrf(ctx, 'L', 1_lapilli_int, A, 1_lapilli_int), 0, "a call that is not logged")
    call expect(logged == "", "the log has ended: " // logged)
  end subroutine

  subroutine check_streams()
    type(lapilli_queue) :: queue
    type(c_ptr) :: stream
    integer(c_int), target :: no_stream

    call expect_info(lapilli_queue_create(ctx, 1_lapilli_int, c_null_ptr, queue), 0, "queue_create")
    call expect_info(lapilli_queue_stream(queue, stream), 0, "queue_stream")
    call expect_info(lapilli_set_stream(ctx, 1_lapilli_int, stream), 0, "set_stream")
    call expect_info(lapilli_set_stream(ctx, 1_lapilli_int, c_loc(no_stream)), -2, "set_stream, none of the device's")
    call expect_info(lapilli_set_stream(ctx, 1_lapilli_int, c_null_ptr), 0, "set_stream, the default one")
    call expect_info(lapilli_queue_destroy(queue), 0, "queue_destroy")
    call expect_info(lapilli_set_workspace(ctx, 1_lapilli_int, c_loc(no_stream), 256_lapilli_int), -2, &
                     "set_workspace, in host memory")
    call expect_info(lapilli_set_workspace(ctx, 1_lapilli_int, c_null_ptr, 0_lapilli_int), 0, "set_workspace, none")
  end subroutine

end program
