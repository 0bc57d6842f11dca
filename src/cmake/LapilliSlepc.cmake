# SPDX-License-Identifier: BSD-3-Clause
# LAPILLI_SLEPC=ON: plugins for SLEPc (src/slepc), one for each build of SLEPc that is found, of real and of complex scalars.
# pkg-config finds them: where PKG_CONFIG_PATH says, and in Debian's folders, which can have both.

option(LAPILLI_SLEPC "Build plugins for SLEPc, which must be there" OFF)
if(NOT LAPILLI_SLEPC)
    return()
endif()

find_package(PkgConfig REQUIRED)
find_package(MPI REQUIRED COMPONENTS C)

# The plugins are made for this release: others have other private headers.
set(lapilli_slepc_release 3.18)

# Which scalars a build of PETSc has, from its configuration.
function(lapilli_scalars_of folders result)
    set(${result} "" PARENT_SCOPE)
    foreach(folder IN LISTS folders)
        if(EXISTS ${folder}/petscconf.h)
            file(STRINGS ${folder}/petscconf.h is_complex REGEX "^#define PETSC_USE_COMPLEX 1")
            set(${result} real PARENT_SCOPE)
            if(is_complex)
                set(${result} complex PARENT_SCOPE)
            endif()
            return()
        endif()
    endforeach()
endfunction()

# The kinds that were found; the imported target of each is PkgConfig::slepc_<kind>.
set(LAPILLI_SLEPC_KINDS "")
set(path "$ENV{PKG_CONFIG_PATH}")
foreach(place given real complex)
    if(NOT place STREQUAL "given")
        set(ENV{PKG_CONFIG_PATH} "/usr/lib/slepcdir/slepc-${place}/lib/pkgconfig:/usr/lib/petscdir/petsc-${place}/lib/pkgconfig")
    endif()
    pkg_check_modules(slepc_at_${place} QUIET slepc>=${lapilli_slepc_release})
    set(ENV{PKG_CONFIG_PATH} "${path}")
    if(NOT slepc_at_${place}_FOUND)
        continue()
    endif()
    if(NOT slepc_at_${place}_VERSION MATCHES "^${lapilli_slepc_release}([.]|$)")
        message(STATUS "SLEPc ${slepc_at_${place}_VERSION} is not ${lapilli_slepc_release}: no plugin for it")
        continue()
    endif()
    lapilli_scalars_of("${slepc_at_${place}_INCLUDE_DIRS}" kind)
    if(NOT kind OR kind IN_LIST LAPILLI_SLEPC_KINDS)
        continue()
    endif()
    list(APPEND LAPILLI_SLEPC_KINDS ${kind})
    add_library(lapilli_slepc_interface_${kind} INTERFACE)
    target_include_directories(lapilli_slepc_interface_${kind} SYSTEM INTERFACE ${slepc_at_${place}_INCLUDE_DIRS})
    target_link_directories(lapilli_slepc_interface_${kind} INTERFACE ${slepc_at_${place}_LIBRARY_DIRS})
    target_link_libraries(lapilli_slepc_interface_${kind} INTERFACE ${slepc_at_${place}_LIBRARIES} MPI::MPI_C)
    message(STATUS "SLEPc ${slepc_at_${place}_VERSION} of ${kind} scalars: liblapilli_slepc_${kind}")
endforeach()
if(NOT LAPILLI_SLEPC_KINDS)
    message(FATAL_ERROR "LAPILLI_SLEPC is ON, but pkg-config finds no SLEPc ${lapilli_slepc_release}. Debian's packages: "
                        "libslepc-real${lapilli_slepc_release}-dev, libslepc-complex${lapilli_slepc_release}-dev. Elsewhere PKG_CONFIG_PATH must have "
                        "$SLEPC_DIR/$PETSC_ARCH/lib/pkgconfig and that of PETSc")
endif()
