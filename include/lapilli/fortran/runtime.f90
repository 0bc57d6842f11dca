! SPDX-License-Identifier: BSD-3-Clause
! What is no routine: contexts, settings, errors, device memory, progress, queues. Each function is that of the same name in
! lapilli.h, which documents it; here texts are ordinary character variables, and a missing optional argument is C's NULL.
!
! A handle is a structure of one pointer. C passes it as it passes that pointer on every machine that has CUDA (x86-64,
! AArch64, POWER), so handles are types of their own, and one in the place of another is an error of the compiler.
module lapilli_runtime
  use, intrinsic :: iso_c_binding
  implicit none
  private

  !> The kind of every size, index and info.
  integer, parameter, public :: lapilli_int = c_int64_t

  !> The devices that a call may use, the settings, the workspace: lapilli_create.
  type, bind(c), public :: lapilli_context
    private
    type(c_ptr) :: handle = c_null_ptr
  end type

  !> The process-wide context: the devices that LAPILLI_DEVICES names, or every GPU there is, or else the CPU.
  type(lapilli_context), parameter, public :: lapilli_default = lapilli_context(c_null_ptr)

  !> Work on one device, in order: lapilli_queue_create.
  type, bind(c), public :: lapilli_queue
    private
    type(c_ptr) :: handle = c_null_ptr
  end type

  !> Bytes that a call needs, on each device and on the host: the routines with the suffix _memory.
  type, bind(c), public :: lapilli_memory
    integer(c_size_t) :: device = 0
    integer(c_size_t) :: host = 0
  end type

  !> What a sparse matrix is, and what it takes: lapilli_sparse_query.
  type, bind(c), public :: lapilli_sparse_properties
    integer(lapilli_int) :: rows = 0, columns = 0, entries = 0, longest_row = 0, block = 0
    character(kind=c_char) :: type = ' ', storage = ' ', format(14) = c_null_char
    integer(c_size_t) :: host_bytes = 0, device_bytes = 0
    real(c_double) :: analysis_seconds = 0
  end type

  integer(lapilli_int), parameter, public :: lapilli_error_device_memory = -1000, lapilli_error_host_memory = -1001, &
    lapilli_error_device = -1002, lapilli_error_cancelled = -1003, lapilli_error_not_finite = -1004, &
    lapilli_error_too_large = -1005, lapilli_error_internal = -1006, lapilli_error_queue = -1007, &
    lapilli_error_no_devices = -1008, lapilli_error_context = -1009

  public :: lapilli_strerror, lapilli_last_error, lapilli_version, lapilli_text
  public :: lapilli_create, lapilli_destroy, lapilli_set, lapilli_get
  public :: lapilli_device_count, lapilli_device_name, lapilli_device_memory
  public :: lapilli_device_malloc, lapilli_device_free, lapilli_copy
  public :: lapilli_progress, lapilli_set_progress, lapilli_phases, lapilli_convergence
  public :: lapilli_log, lapilli_set_log, lapilli_set_stream, lapilli_set_workspace
  public :: lapilli_queue_create, lapilli_queue_stream, lapilli_queue_synchronize, lapilli_queue_destroy

  abstract interface
    !> Progress of long calls: routine and phase are C's texts, for lapilli_text; a value other than 0 cancels the call.
    function lapilli_progress(routine, phase, fraction, user) result(cancel) bind(c)
      import :: c_ptr, c_double, c_int
      type(c_ptr), value :: routine, phase
      real(c_double), value :: fraction
      type(c_ptr), value :: user
      integer(c_int) :: cancel
    end function

    !> A line of the log: a C text, for lapilli_text.
    subroutine lapilli_log(line, user) bind(c)
      import :: c_ptr
      type(c_ptr), value :: line, user
    end subroutine
  end interface

  interface
    function c_strerror(info) result(text) bind(c, name="lapilli_strerror")
      import :: c_ptr, lapilli_int
      integer(lapilli_int), value :: info
      type(c_ptr) :: text
    end function

    function c_last_error(ctx) result(text) bind(c, name="lapilli_last_error")
      import :: c_ptr, lapilli_context
      type(lapilli_context), value :: ctx
      type(c_ptr) :: text
    end function

    function c_version() result(text) bind(c, name="lapilli_version")
      import :: c_ptr
      type(c_ptr) :: text
    end function

    function c_create(ctx, devices) result(info) bind(c, name="lapilli_create")
      import :: c_ptr, lapilli_int, lapilli_context
      type(lapilli_context), intent(out) :: ctx
      type(c_ptr), value :: devices
      integer(lapilli_int) :: info
    end function

    function c_destroy(ctx) result(info) bind(c, name="lapilli_destroy")
      import :: lapilli_int, lapilli_context
      type(lapilli_context), value :: ctx
      integer(lapilli_int) :: info
    end function

    function c_set(ctx, name, value) result(info) bind(c, name="lapilli_set")
      import :: c_char, lapilli_int, lapilli_context
      type(lapilli_context), value :: ctx
      character(kind=c_char), intent(in) :: name(*), value(*)
      integer(lapilli_int) :: info
    end function

    function c_get(ctx, name, value, size) result(info) bind(c, name="lapilli_get")
      import :: c_char, c_size_t, lapilli_int, lapilli_context
      type(lapilli_context), value :: ctx
      character(kind=c_char), intent(in) :: name(*)
      character(kind=c_char), intent(inout) :: value(*)
      integer(c_size_t), value :: size
      integer(lapilli_int) :: info
    end function

    function lapilli_device_count(ctx) result(count) bind(c, name="lapilli_device_count")
      import :: lapilli_int, lapilli_context
      type(lapilli_context), value :: ctx
      integer(lapilli_int) :: count
    end function

    function c_device_name(ctx, k, name, size) result(info) bind(c, name="lapilli_device_name")
      import :: c_char, c_size_t, lapilli_int, lapilli_context
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: k
      character(kind=c_char), intent(inout) :: name(*)
      integer(c_size_t), value :: size
      integer(lapilli_int) :: info
    end function

    function lapilli_device_memory(ctx, k, free, total) result(info) bind(c, name="lapilli_device_memory")
      import :: c_size_t, lapilli_int, lapilli_context
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: k
      integer(c_size_t), intent(out), optional :: free, total
      integer(lapilli_int) :: info
    end function

    function lapilli_device_malloc(ctx, k, bytes, pointer) result(info) bind(c, name="lapilli_device_malloc")
      import :: c_ptr, c_size_t, lapilli_int, lapilli_context
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: k
      integer(c_size_t), value :: bytes
      type(c_ptr), intent(out) :: pointer
      integer(lapilli_int) :: info
    end function

    function lapilli_device_free(ctx, pointer) result(info) bind(c, name="lapilli_device_free")
      import :: c_ptr, lapilli_int, lapilli_context
      type(lapilli_context), value :: ctx
      type(c_ptr), value :: pointer
      integer(lapilli_int) :: info
    end function

    function lapilli_copy(ctx, target, source, bytes) result(info) bind(c, name="lapilli_copy")
      import :: c_ptr, c_size_t, lapilli_int, lapilli_context
      type(lapilli_context), value :: ctx
      type(c_ptr), value :: target, source
      integer(c_size_t), value :: bytes
      integer(lapilli_int) :: info
    end function

    function c_set_progress(ctx, callback, user) result(info) bind(c, name="lapilli_set_progress")
      import :: c_ptr, c_funptr, lapilli_int, lapilli_context
      type(lapilli_context), value :: ctx
      type(c_funptr), value :: callback
      type(c_ptr), value :: user
      integer(lapilli_int) :: info
    end function

    function c_set_log(ctx, callback, user) result(info) bind(c, name="lapilli_set_log")
      import :: c_ptr, c_funptr, lapilli_int, lapilli_context
      type(lapilli_context), value :: ctx
      type(c_funptr), value :: callback
      type(c_ptr), value :: user
      integer(lapilli_int) :: info
    end function

    function lapilli_set_stream(ctx, k, stream) result(info) bind(c, name="lapilli_set_stream")
      import :: c_ptr, lapilli_int, lapilli_context
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: k
      type(c_ptr), value :: stream
      integer(lapilli_int) :: info
    end function

    function lapilli_set_workspace(ctx, k, address, bytes) result(info) bind(c, name="lapilli_set_workspace")
      import :: c_ptr, lapilli_int, lapilli_context
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: k
      type(c_ptr), value :: address
      integer(lapilli_int), value :: bytes
      integer(lapilli_int) :: info
    end function

    function c_phases(ctx, names, seconds, max) result(count) bind(c, name="lapilli_phases")
      import :: c_ptr, c_double, lapilli_int, lapilli_context
      type(lapilli_context), value :: ctx
      type(c_ptr), intent(inout) :: names(*)
      real(c_double), intent(inout) :: seconds(*)
      integer(lapilli_int), value :: max
      integer(lapilli_int) :: count
    end function

    function c_convergence(ctx, residuals, converged, max) result(count) bind(c, name="lapilli_convergence")
      import :: c_double, lapilli_int, lapilli_context
      type(lapilli_context), value :: ctx
      real(c_double), intent(inout) :: residuals(*)
      integer(lapilli_int), intent(inout) :: converged(*)
      integer(lapilli_int), value :: max
      integer(lapilli_int) :: count
    end function

    function lapilli_queue_create(ctx, k, stream, queue) result(info) bind(c, name="lapilli_queue_create")
      import :: c_ptr, lapilli_int, lapilli_context, lapilli_queue
      type(lapilli_context), value :: ctx
      integer(lapilli_int), value :: k
      type(c_ptr), value :: stream
      type(lapilli_queue), intent(out) :: queue
      integer(lapilli_int) :: info
    end function

    function lapilli_queue_stream(queue, stream) result(info) bind(c, name="lapilli_queue_stream")
      import :: c_ptr, lapilli_int, lapilli_queue
      type(lapilli_queue), value :: queue
      type(c_ptr), intent(inout) :: stream
      integer(lapilli_int) :: info
    end function

    function lapilli_queue_synchronize(queue) result(info) bind(c, name="lapilli_queue_synchronize")
      import :: lapilli_int, lapilli_queue
      type(lapilli_queue), value :: queue
      integer(lapilli_int) :: info
    end function

    function c_queue_destroy(queue) result(info) bind(c, name="lapilli_queue_destroy")
      import :: lapilli_int, lapilli_queue
      type(lapilli_queue), value :: queue
      integer(lapilli_int) :: info
    end function

    function c_strlen(text) result(length) bind(c, name="strlen")
      import :: c_ptr, c_size_t
      type(c_ptr), value :: text
      integer(c_size_t) :: length
    end function
  end interface

contains

  !> A text of C's, such as those that the progress callback gets.
  function lapilli_text(address) result(text)
    type(c_ptr), intent(in) :: address
    character(:), allocatable :: text
    character(kind=c_char), pointer :: letters(:)
    integer :: i

    if (.not. c_associated(address)) then
      text = ""
      return
    end if
    call c_f_pointer(address, letters, [c_strlen(address)])
    ! Not by allocate, whose error message would hold the path of this source.
    text = repeat(" ", size(letters))
    do i = 1, size(letters)
      text(i:i) = letters(i)
    end do
  end function

  !> A text for C.
  pure function terminated(text) result(letters)
    character(*), intent(in) :: text
    character(kind=c_char) :: letters(len_trim(text) + 1)
    integer :: i

    do i = 1, len_trim(text)
      letters(i) = text(i:i)
    end do
    letters(size(letters)) = c_null_char
  end function

  !> What C has written, in a variable of Fortran's.
  pure subroutine store(letters, text)
    character(kind=c_char), intent(in) :: letters(:)
    character(*), intent(out) :: text
    integer :: i

    text = ""
    do i = 1, min(len(text), size(letters))
      if (letters(i) == c_null_char) exit
      text(i:i) = letters(i)
    end do
  end subroutine

  function lapilli_strerror(info) result(text)
    integer(lapilli_int), intent(in) :: info
    character(:), allocatable :: text

    text = lapilli_text(c_strerror(info))
  end function

  function lapilli_last_error(ctx) result(text)
    type(lapilli_context), intent(in), optional :: ctx
    character(:), allocatable :: text
    type(lapilli_context) :: asked

    asked = lapilli_default
    if (present(ctx)) asked = ctx
    text = lapilli_text(c_last_error(asked))
  end function

  function lapilli_version() result(text)
    character(:), allocatable :: text

    text = lapilli_text(c_version())
  end function

  function lapilli_create(ctx, devices) result(info)
    type(lapilli_context), intent(out) :: ctx
    character(*), intent(in), optional :: devices
    integer(lapilli_int) :: info
    character(kind=c_char), allocatable, target :: letters(:)

    if (present(devices)) then
      letters = terminated(devices)
      info = c_create(ctx, c_loc(letters))
    else
      info = c_create(ctx, c_null_ptr)
    end if
  end function

  function lapilli_destroy(ctx) result(info)
    type(lapilli_context), intent(inout) :: ctx
    integer(lapilli_int) :: info

    info = c_destroy(ctx)
    if (info == 0) ctx = lapilli_default
  end function

  function lapilli_set(ctx, name, value) result(info)
    type(lapilli_context), intent(in) :: ctx
    character(*), intent(in) :: name, value
    integer(lapilli_int) :: info

    info = c_set(ctx, terminated(name), terminated(value))
  end function

  !> -3 if the value is longer than the variable.
  function lapilli_get(ctx, name, value) result(info)
    type(lapilli_context), intent(in) :: ctx
    character(*), intent(in) :: name
    character(*), intent(inout) :: value
    integer(lapilli_int) :: info
    character(kind=c_char) :: letters(len(value) + 1)

    info = c_get(ctx, terminated(name), letters, size(letters, kind=c_size_t))
    if (info == 0) call store(letters, value)
  end function

  function lapilli_device_name(ctx, k, name) result(info)
    type(lapilli_context), intent(in) :: ctx
    integer(lapilli_int), intent(in) :: k
    character(*), intent(inout) :: name
    integer(lapilli_int) :: info
    character(kind=c_char) :: letters(len(name) + 1)

    info = c_device_name(ctx, k, letters, size(letters, kind=c_size_t))
    if (info == 0) call store(letters, name)
  end function

  function lapilli_set_progress(ctx, callback, user) result(info)
    type(lapilli_context), intent(in) :: ctx
    procedure(lapilli_progress), optional :: callback
    type(c_ptr), intent(in), optional :: user
    integer(lapilli_int) :: info
    type(c_funptr) :: address
    type(c_ptr) :: argument

    address = c_null_funptr
    argument = c_null_ptr
    if (present(callback)) address = c_funloc(callback)
    if (present(user)) argument = user
    info = c_set_progress(ctx, address, argument)
  end function

  function lapilli_set_log(ctx, callback, user) result(info)
    type(lapilli_context), intent(in) :: ctx
    procedure(lapilli_log), optional :: callback
    type(c_ptr), intent(in), optional :: user
    integer(lapilli_int) :: info
    type(c_funptr) :: address
    type(c_ptr) :: argument

    address = c_null_funptr
    argument = c_null_ptr
    if (present(callback)) address = c_funloc(callback)
    if (present(user)) argument = user
    info = c_set_log(ctx, address, argument)
  end function

  !> The number of phases; stores as many names and seconds as both arrays hold.
  function lapilli_phases(ctx, names, seconds) result(count)
    type(lapilli_context), intent(in) :: ctx
    character(*), intent(inout) :: names(:)
    real(c_double), intent(inout) :: seconds(:)
    integer(lapilli_int) :: count
    type(c_ptr) :: found(size(names))
    real(c_double) :: taken(size(names))
    integer :: i

    count = c_phases(ctx, found, taken, min(size(names, kind=lapilli_int), size(seconds, kind=lapilli_int)))
    do i = 1, int(min(count, min(size(names, kind=lapilli_int), size(seconds, kind=lapilli_int))))
      names(i) = lapilli_text(found(i))
      seconds(i) = taken(i)
    end do
  end function

  !> The number of iterations of the last iterative routine, and one; stores as many numbers as both arrays hold.
  function lapilli_convergence(ctx, residuals, converged) result(count)
    type(lapilli_context), intent(in) :: ctx
    real(c_double), intent(inout) :: residuals(:)
    integer(lapilli_int), intent(inout) :: converged(:)
    integer(lapilli_int) :: count
    real(c_double) :: reached(size(residuals))
    integer(lapilli_int) :: found(size(residuals))
    integer(lapilli_int) :: some

    some = min(size(residuals, kind=lapilli_int), size(converged, kind=lapilli_int))
    count = c_convergence(ctx, reached, found, some)
    some = min(count, some)
    residuals(:some) = reached(:some)
    converged(:some) = found(:some)
  end function

  function lapilli_queue_destroy(queue) result(info)
    type(lapilli_queue), intent(inout) :: queue
    integer(lapilli_int) :: info

    info = c_queue_destroy(queue)
    if (info == 0) queue = lapilli_queue(c_null_ptr)
  end function

end module
