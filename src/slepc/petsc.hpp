// SPDX-License-Identifier: BSD-3-Clause
// Included by all files of the plugin: the headers of PETSc and SLEPc, and the library's names in the
// precision of PETSc's scalars.
#pragma once

#include <lapilli/lapilli.h>
#include <slepceps.h>

#if SLEPC_VERSION_MAJOR != 3 || SLEPC_VERSION_MINOR != 18
#error "the plugin is for SLEPc 3.18: other releases have other private headers"
#endif

#if defined(PETSC_USE_COMPLEX)
#if defined(PETSC_USE_REAL_SINGLE)
#define LAPILLI_TYPED(name) lapilli_c##name
#else
#define LAPILLI_TYPED(name) lapilli_z##name
#endif
#else
#if defined(PETSC_USE_REAL_SINGLE)
#define LAPILLI_TYPED(name) lapilli_s##name
#else
#define LAPILLI_TYPED(name) lapilli_d##name
#endif
#endif

namespace lapilli::slepc {

constexpr bool is_complex =
#if defined(PETSC_USE_COMPLEX)
    true;
#else
    false;
#endif
static_assert(sizeof(PetscReal) == sizeof(double) || sizeof(PetscReal) == sizeof(float));
/// The library's letter of PETSc's scalars.
constexpr char scalar_type =
    sizeof(PetscReal) == sizeof(double) ? (is_complex ? 'z' : 'd') : (is_complex ? 'c' : 's');
constexpr lapilli_int index_bits = 8 * sizeof(PetscInt);

/// The devices of a context when neither -lapilli_devices nor LAPILLI_DEVICES names any.
enum class Devices {
    all,       ///< of the node, for the one rank that calls the library
    of_a_rank  ///< one, by the rank on its node
};

/// The process's context for such devices, made at the first call, and destroyed by PetscFinalize. A context
/// that waits for PetscFinalize is not to be destroyed by its user.
PetscErrorCode get_context(Devices devices, lapilli_context* context);

/// The text of a failed call.
const char* message_of(lapilli_context context, lapilli_int info);

PetscErrorCode register_trlan();
PetscErrorCode register_lobpcg();
PetscErrorCode register_bv();
PetscErrorCode register_ds();

}  // namespace lapilli::slepc

/// Calls a function of the library, which must return 0.
#define LapilliCall(context, ...)                                            \
    do {                                                                     \
        const lapilli_int lapilli_info_ = __VA_ARGS__;                       \
        PetscCheck(lapilli_info_ == 0, PETSC_COMM_SELF, PETSC_ERR_LIB, "%s", \
                   lapilli::slepc::message_of(context, lapilli_info_));      \
    } while (0)
