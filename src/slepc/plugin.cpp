// SPDX-License-Identifier: BSD-3-Clause
// The function that PETSc calls after it has loaded the plugin: -dll_append liblapilli_slepc_real.so, or
// _complex.
#include "slepc/petsc.hpp"

#if defined(PETSC_USE_COMPLEX)
#define LAPILLI_REGISTER PetscDLLibraryRegister_lapilli_slepc_complex
#else
#define LAPILLI_REGISTER PetscDLLibraryRegister_lapilli_slepc_real
#endif

extern "C" PETSC_EXTERN PetscErrorCode LAPILLI_REGISTER();

/// Refuses a program whose PETSc has other scalars, or another release of SLEPc than the one of the headers.
static PetscErrorCode check_versions() {
    PetscFunctionBegin;
    PetscDataType scalar;
    PetscBool found;
    PetscInt major, minor, patch, release;
    PetscCall(PetscDataTypeFromString("scalar", &scalar, &found));
    PetscCheck(found && scalar == PETSC_SCALAR, PETSC_COMM_SELF, PETSC_ERR_SUP,
               "this Lapilli plugin is for %s scalars, which the program's PETSc does not have",
               lapilli::slepc::is_complex ? "complex" : "real");
    PetscCall(SlepcGetVersionNumber(&major, &minor, &patch, &release));
    PetscCheck(major == SLEPC_VERSION_MAJOR && minor == SLEPC_VERSION_MINOR, PETSC_COMM_SELF, PETSC_ERR_SUP,
               "this Lapilli plugin is for SLEPc %d.%d, the program has %" PetscInt_FMT ".%" PetscInt_FMT,
               SLEPC_VERSION_MAJOR, SLEPC_VERSION_MINOR, major, minor);
    PetscFunctionReturn(0);
}

PetscErrorCode LAPILLI_REGISTER() {
    PetscFunctionBegin;
    PetscCall(check_versions());
    PetscCall(lapilli::slepc::register_trlan());
    PetscCall(lapilli::slepc::register_lobpcg());
    PetscCall(lapilli::slepc::register_bv());
    PetscCall(lapilli::slepc::register_ds());
    PetscFunctionReturn(0);
}
