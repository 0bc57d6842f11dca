// SPDX-License-Identifier: BSD-3-Clause
// The functions of a BV that give its columns away in host memory.
#pragma once

#include <slepc/private/bvimpl.h>

namespace lapilli::slepc {

PetscErrorCode get_column(BV bv, PetscInt j, Vec* v);
PetscErrorCode restore_column(BV bv, PetscInt j, Vec* v);
PetscErrorCode get_array(BV bv, PetscScalar** array);
PetscErrorCode restore_array(BV bv, PetscScalar** array);
PetscErrorCode get_array_read(BV bv, const PetscScalar** array);
PetscErrorCode restore_array_read(BV bv, const PetscScalar** array);
PetscErrorCode get_mat(BV bv, Mat* a);
PetscErrorCode restore_mat(BV bv, Mat* a);

}  // namespace lapilli::slepc
