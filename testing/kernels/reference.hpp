// SPDX-License-Identifier: BSD-3-Clause
// Plain loops in wider precision: what the kernels are held against.
#pragma once

#include <cmath>
#include <vector>

#include "runtime/cyclic.hpp"
#include "testing/kernels/support.hpp"

namespace lapilli::kernel_tests::reference {
