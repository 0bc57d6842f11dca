// SPDX-License-Identifier: BSD-3-Clause
// The description of the BLAS, which this program shares with the test suites.
#pragma once

#include "support/blas/calls.hpp"

namespace lapilli::tester {

using testing::Blas;
using testing::BlasCase;
using testing::BlasFacts;
using testing::BlasPointers;
using testing::BlasShape;
using testing::BlasShapes;
using testing::bytes_of;
using testing::operations_of;
using testing::scalar_bytes;
using testing::shapes_of;
using testing::vector_extent;
using testing::vector_index;

}  // namespace lapilli::tester
