// SPDX-License-Identifier: BSD-3-Clause
// Functions of liblapilli that this library calls; those that serve others' are in
// generated/functions.hpp.
#pragma once

#include "api/cusolver_interface.hpp"
#include "load/library.hpp"

LAPILLI_LOADED(lapilli::cusolver, lapilli_copy)
LAPILLI_LOADED(lapilli::cusolver, lapilli_create)
LAPILLI_LOADED(lapilli::cusolver, lapilli_device_count)
LAPILLI_LOADED(lapilli::cusolver, lapilli_device_free)
LAPILLI_LOADED(lapilli::cusolver, lapilli_device_malloc)
LAPILLI_LOADED(lapilli::cusolver, lapilli_last_error)
LAPILLI_LOADED(lapilli::cusolver, lapilli_queue_create)
LAPILLI_LOADED(lapilli::cusolver, lapilli_queue_destroy)
LAPILLI_LOADED(lapilli::cusolver, lapilli_queue_stream)
LAPILLI_LOADED(lapilli::cusolver, lapilli_queue_synchronize)
LAPILLI_LOADED(lapilli::cusolver, lapilli_set_stream)
LAPILLI_LOADED(lapilli::cusolver, lapilli_set_workspace)
LAPILLI_LOADED(lapilli::cusolver, lapilli_private_adjoint)
LAPILLI_LOADED(lapilli::cusolver, lapilli_private_copy_columns)
LAPILLI_LOADED(lapilli::cusolver, lapilli_private_log)
LAPILLI_LOADED(lapilli::cusolver, lapilli_private_lower_crossovers)
LAPILLI_LOADED(lapilli::cusolver, lapilli_private_owns)
LAPILLI_LOADED(lapilli::cusolver, lapilli_private_queue_workspace)
LAPILLI_LOADED(lapilli::cusolver, lapilli_private_residual_norms)
LAPILLI_LOADED(lapilli::cusolver, lapilli_private_setting)
LAPILLI_LOADED(lapilli::cusolver, lapilli_private_submit_copy)
LAPILLI_LOADED(lapilli::cusolver, lapilli_private_submit_failures)
LAPILLI_LOADED(lapilli::cusolver, lapilli_private_submit_mark)
LAPILLI_LOADED(lapilli::cusolver, lapilli_private_submit_narrow)
LAPILLI_LOADED(lapilli::cusolver, lapilli_private_submit_wide)
LAPILLI_LOADED(lapilli::cusolver, lapilli_private_submit_zeros)
