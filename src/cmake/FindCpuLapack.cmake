# SPDX-License-Identifier: BSD-3-Clause
# The CPU's BLAS and LAPACK with their C interfaces, cblas.h and lapacke.h: target CpuLapack::CpuLapack, and the files that are linked
# for it in CpuLapack_LIBRARIES. OpenBLAS, unless BLA_VENDOR names another one as CMake's FindBLAS and FindLAPACK know it (Intel10_64lp,
# FLAME, Generic, NVPL), or BLAS_LIBRARIES and LAPACK_LIBRARIES name files. LAPACKE and CBLAS may be in these or be libraries
# of their own.

set(variants openblas-pthread openblas-openmp openblas-serial openblas)
if((NOT BLA_VENDOR OR BLA_VENDOR STREQUAL "OpenBLAS") AND NOT LAPACK_LIBRARIES)
    # Debian and Ubuntu keep the headers of each threading variant in a directory of its own, and LAPACKE in a library of
    # its own; elsewhere OpenBLAS usually contains LAPACKE.
    find_package(PkgConfig QUIET)
    if(PKG_CONFIG_FOUND)
        pkg_check_modules(PC_OpenBLAS QUIET openblas)
    endif()
    # The variant that the system's alternatives chose, before any other.
    find_library(OpenBLAS_LIBRARY openblas)
    find_library(OpenBLAS_LIBRARY openblas
                 HINTS ${PC_OpenBLAS_LIBRARY_DIRS} PATH_SUFFIXES ${variants})
    find_library(OpenBLAS_LAPACKE_LIBRARY lapacke)
    mark_as_advanced(OpenBLAS_LIBRARY OpenBLAS_LAPACKE_LIBRARY)
    set(CpuLapack_LIBRARIES ${OpenBLAS_LIBRARY})
    if(OpenBLAS_LAPACKE_LIBRARY)
        # After OpenBLAS: its BLAS and LAPACK come first wherever the system's are others.
        list(APPEND CpuLapack_LIBRARIES ${OpenBLAS_LAPACKE_LIBRARY})
    endif()
    set(CpuLapack_NAME OpenBLAS)
    set(advice "Debian and Ubuntu: packages libopenblas-dev and liblapacke-dev. Another BLAS and LAPACK: BLA_VENDOR (docs/packaging.md).")
else()
    if(NOT (BLAS_LIBRARIES AND LAPACK_LIBRARIES))
        find_package(BLAS QUIET)
        find_package(LAPACK QUIET)
    endif()
    set(CpuLapack_LIBRARIES "")
    if(BLAS_LIBRARIES AND LAPACK_LIBRARIES)
        # The BLAS first: a LAPACK is often linked with the system's.
        set(CpuLapack_LIBRARIES ${BLAS_LIBRARIES} ${LAPACK_LIBRARIES})
        list(REMOVE_DUPLICATES CpuLapack_LIBRARIES)
        include(CheckFunctionExists)
        include(CMakePushCheckState)
        cmake_push_check_state(RESET)
        set(CMAKE_REQUIRED_QUIET ON)
        set(CMAKE_REQUIRED_LIBRARIES ${CpuLapack_LIBRARIES})
        unset(CpuLapack_HAS_CBLAS CACHE)
        unset(CpuLapack_HAS_LAPACKE CACHE)
        check_function_exists(cblas_zherk CpuLapack_HAS_CBLAS)
        check_function_exists(LAPACKE_zheevd_work CpuLapack_HAS_LAPACKE)
        cmake_pop_check_state()
        foreach(part CBLAS LAPACKE)
            if(NOT CpuLapack_HAS_${part})
                string(TOLOWER ${part} name)
                find_library(CpuLapack_${part}_LIBRARY ${name})
                mark_as_advanced(CpuLapack_${part}_LIBRARY)
                if(CpuLapack_${part}_LIBRARY)
                    list(APPEND CpuLapack_LIBRARIES ${CpuLapack_${part}_LIBRARY})
                else()
                    set(CpuLapack_LIBRARIES "")
                endif()
            endif()
        endforeach()
    endif()
    set(CpuLapack_NAME ${BLA_VENDOR})
    if(NOT BLA_VENDOR)
        set(CpuLapack_NAME "${LAPACK_LIBRARIES}")
    endif()
    set(advice "BLA_VENDOR=${BLA_VENDOR}: a BLAS with CBLAS and a LAPACK with LAPACKE, as FindBLAS and FindLAPACK search for them, or as BLAS_LIBRARIES and LAPACK_LIBRARIES name them.")
endif()
find_path(CpuLapack_CBLAS_INCLUDE_DIR cblas.h
          HINTS ${PC_OpenBLAS_INCLUDE_DIRS} PATH_SUFFIXES ${variants} blis-pthread blis-openmp blis-serial blis)
find_path(CpuLapack_LAPACKE_INCLUDE_DIR lapacke.h
          HINTS ${PC_OpenBLAS_INCLUDE_DIRS} PATH_SUFFIXES ${variants} lapacke)
mark_as_advanced(CpuLapack_CBLAS_INCLUDE_DIR CpuLapack_LAPACKE_INCLUDE_DIR)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(CpuLapack
    REQUIRED_VARS CpuLapack_LIBRARIES CpuLapack_CBLAS_INCLUDE_DIR CpuLapack_LAPACKE_INCLUDE_DIR
    REASON_FAILURE_MESSAGE "${advice}")

# The name under which the dynamic linker knows the LAPACK: that of the first of its files, or of OpenBLAS.
set(CpuLapack_SONAME "")
if(CpuLapack_FOUND)
    set(file ${CpuLapack_LIBRARIES})
    if(LAPACK_LIBRARIES)
        set(file ${LAPACK_LIBRARIES})
    endif()
    list(GET file 0 file)
    if(CMAKE_OBJDUMP)
        execute_process(COMMAND ${CMAKE_OBJDUMP} -p ${file} OUTPUT_VARIABLE header ERROR_QUIET)
        if(header MATCHES "SONAME +([^ \n]+)")
            set(CpuLapack_SONAME ${CMAKE_MATCH_1})
        endif()
    endif()
    if(NOT CpuLapack_SONAME)
        cmake_path(GET file FILENAME CpuLapack_SONAME)
    endif()
endif()

if(CpuLapack_FOUND AND NOT TARGET CpuLapack::CpuLapack)
    add_library(CpuLapack::CpuLapack INTERFACE IMPORTED)
    set_target_properties(CpuLapack::CpuLapack PROPERTIES
        INTERFACE_LINK_LIBRARIES "${CpuLapack_LIBRARIES}"
        INTERFACE_INCLUDE_DIRECTORIES "${CpuLapack_CBLAS_INCLUDE_DIR};${CpuLapack_LAPACKE_INCLUDE_DIR}")
endif()
