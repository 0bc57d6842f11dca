# SPDX-License-Identifier: BSD-3-Clause
# OpenBLAS with its C interfaces: target OpenBLAS::OpenBLAS (BLAS, LAPACK, cblas.h, lapacke.h).
#
# Debian and Ubuntu keep the headers of each threading variant in a directory of its own, and LAPACKE in a library of
# its own; elsewhere OpenBLAS usually contains LAPACKE.

find_package(PkgConfig QUIET)
if(PKG_CONFIG_FOUND)
    pkg_check_modules(PC_OpenBLAS QUIET openblas)
endif()

set(variants openblas-pthread openblas-openmp openblas-serial openblas)
find_path(OpenBLAS_CBLAS_INCLUDE_DIR cblas.h
          HINTS ${PC_OpenBLAS_INCLUDE_DIRS} PATH_SUFFIXES ${variants})
find_path(OpenBLAS_LAPACKE_INCLUDE_DIR lapacke.h
          HINTS ${PC_OpenBLAS_INCLUDE_DIRS} PATH_SUFFIXES ${variants} lapacke)
# The variant that the system's alternatives chose, before any other.
find_library(OpenBLAS_LIBRARY openblas)
find_library(OpenBLAS_LIBRARY openblas
             HINTS ${PC_OpenBLAS_LIBRARY_DIRS} PATH_SUFFIXES ${variants})
find_library(OpenBLAS_LAPACKE_LIBRARY lapacke)
mark_as_advanced(OpenBLAS_CBLAS_INCLUDE_DIR OpenBLAS_LAPACKE_INCLUDE_DIR OpenBLAS_LIBRARY
                 OpenBLAS_LAPACKE_LIBRARY)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(OpenBLAS
    REQUIRED_VARS OpenBLAS_LIBRARY OpenBLAS_CBLAS_INCLUDE_DIR OpenBLAS_LAPACKE_INCLUDE_DIR
    REASON_FAILURE_MESSAGE "Debian and Ubuntu: packages libopenblas-dev and liblapacke-dev.")

if(OpenBLAS_FOUND AND NOT TARGET OpenBLAS::OpenBLAS)
    add_library(OpenBLAS::OpenBLAS UNKNOWN IMPORTED)
    set_target_properties(OpenBLAS::OpenBLAS PROPERTIES
        IMPORTED_LOCATION "${OpenBLAS_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${OpenBLAS_CBLAS_INCLUDE_DIR};${OpenBLAS_LAPACKE_INCLUDE_DIR}")
    if(OpenBLAS_LAPACKE_LIBRARY)
        # After OpenBLAS: its BLAS and LAPACK come first wherever the system's are others.
        set_property(TARGET OpenBLAS::OpenBLAS PROPERTY
                     INTERFACE_LINK_LIBRARIES "${OpenBLAS_LAPACKE_LIBRARY}")
    endif()
endif()
