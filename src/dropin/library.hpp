// SPDX-License-Identifier: BSD-3-Clause
// liblapilli's functions that the drop-in library calls in addition to those that serve LAPACK's symbols
// (generated/functions.hpp).
#pragma once

#include "load/library.hpp"

LAPILLI_LOADED(lapilli::dropin, lapilli_create)
LAPILLI_LOADED(lapilli::dropin, lapilli_set)
LAPILLI_LOADED(lapilli::dropin, lapilli_set_progress)
LAPILLI_LOADED(lapilli::dropin, lapilli_private_depth)
LAPILLI_LOADED(lapilli::dropin, lapilli_private_setting)
LAPILLI_LOADED(lapilli::dropin, lapilli_private_log)
LAPILLI_LOADED(lapilli::dropin, lapilli_private_devices)
LAPILLI_LOADED(lapilli::dropin, lapilli_private_why_no_devices)
LAPILLI_LOADED(lapilli::dropin, lapilli_private_check_arguments_only)
