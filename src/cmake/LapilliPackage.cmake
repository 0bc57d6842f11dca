# SPDX-License-Identifier: BSD-3-Clause
# make package, or cpack after the target lapilli-installed: one archive of all that is installed, and, where dpkg is, Debian
# packages by component (docs/packaging.md). They go to package/ in the build tree.

if(NOT PROJECT_IS_TOP_LEVEL)
    return()
endif()

# Debian's names: the one of the library has its soname's version, so that two versions are installed side by side.
get_target_property(soversion lapilli SOVERSION)
set(CPACK_DEBIAN_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(same "(= ${CPACK_DEBIAN_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")

set(CPACK_PACKAGE_NAME lapilli)
set(CPACK_PACKAGE_VENDOR "The Lapilli authors")
set(CPACK_PACKAGE_CONTACT "The Lapilli authors <lapilli@localhost>" CACHE STRING "The packages' maintainer: Name <address>")
mark_as_advanced(CPACK_PACKAGE_CONTACT)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/package)
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
# Run-time paths, and Debian's files of copyright.
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/packaging/finish.cmake)
set(CPACK_LAPILLI_COPYRIGHT ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/AUTHORS ${PROJECT_SOURCE_DIR}/THIRD-PARTY.md)

set(with "")
if(LAPILLI_WITH_CUDA)
    set(with -cuda${CUDAToolkit_VERSION_MAJOR})
endif()
string(TOLOWER "${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}" CPACK_SYSTEM_NAME)
set(CPACK_PACKAGE_FILE_NAME lapilli-${PROJECT_VERSION}-${CPACK_SYSTEM_NAME}${with})

set(CPACK_GENERATOR TGZ)
set(CPACK_ARCHIVE_COMPONENT_INSTALL OFF)
find_program(LAPILLI_DPKG dpkg)
mark_as_advanced(LAPILLI_DPKG)
if(LAPILLI_DPKG)
    list(APPEND CPACK_GENERATOR DEB)
endif()

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
# CPack asks `file` which files are libraries and programs.
find_program(LAPILLI_FILE file)
mark_as_advanced(LAPILLI_FILE)
if(LAPILLI_FILE AND CMAKE_READELF)
    set(CPACK_READELF_EXECUTABLE ${CMAKE_READELF})
    set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
    set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
endif()
# Dependencies are those of the libraries that the binaries name. dpkg-shlibdeps is told where to find those that no package on
# this machine owns: the library itself, and CUDA's.
find_program(LAPILLI_SHLIBDEPS dpkg-shlibdeps)
mark_as_advanced(LAPILLI_SHLIBDEPS)
if(LAPILLI_FILE AND LAPILLI_SHLIBDEPS)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR}/src ${PROJECT_BINARY_DIR}/src/cusolver/stub ${lapilli_cublas_folder})
endif()

# CUDA's libraries that are loaded, in NVIDIA's packages. Without them the CPU computes, but lapilli-test does not start.
set(cublas "")
set(cusolver "")
set(cusparse "")
if(LAPILLI_WITH_CUDA)
    set(cublas libcublas-${CUDAToolkit_VERSION_MAJOR}-${CUDAToolkit_VERSION_MINOR})
    set(cusolver libcusolver-${CUDAToolkit_VERSION_MAJOR}-${CUDAToolkit_VERSION_MINOR})
    set(cusparse libcusparse-${CUDAToolkit_VERSION_MAJOR}-${CUDAToolkit_VERSION_MINOR})
endif()

# lapilli_package(COMPONENT NAME SECTION DESCRIPTION [DEPENDS package...] [RECOMMENDS package...]): the Debian package
# of a component. A list of dependencies may hold names that are empty.
set(CPACK_COMPONENTS_ALL "")
function(lapilli_package component name section description)
    cmake_parse_arguments(PARSE_ARGV 4 arg "" "" "DEPENDS;RECOMMENDS")
    list(APPEND CPACK_COMPONENTS_ALL ${component})
    set(CPACK_COMPONENTS_ALL ${CPACK_COMPONENTS_ALL} PARENT_SCOPE)
    string(TOUPPER CPACK_DEBIAN_${component} prefix)
    set(${prefix}_PACKAGE_NAME ${name} PARENT_SCOPE)
    set(${prefix}_PACKAGE_SECTION ${section} PARENT_SCOPE)
    set(${prefix}_DESCRIPTION "${description}" PARENT_SCOPE)
    foreach(relation DEPENDS RECOMMENDS)
        list(REMOVE_ITEM arg_${relation} "")
        list(JOIN arg_${relation} ", " packages)
        set(${prefix}_PACKAGE_${relation} "${packages}" PARENT_SCOPE)
    endforeach()
endfunction()

set(dropin liblapilli-lapack${soversion})
set(library "")
# What programs with a static library link as well.
set(link libopenblas-dev liblapacke-dev)
if(BUILD_SHARED_LIBS)
    set(link "")
    set(library "liblapilli${soversion}")
    lapilli_package(runtime ${library} libs [[
The shared library: factorizations, linear systems, least squares and
eigenproblems on one or several NVIDIA GPUs of a machine, with a C interface
that follows LAPACK. Without a GPU the CPU's LAPACK computes.]]
        RECOMMENDS ${cublas})
    set(library "${library} ${same}")
endif()
lapilli_package(dropin ${dropin} libs [[
The drop-in library: LAPACK's own symbols, for programs that are not changed.
It is preloaded, or linked in front of LAPACK, and takes calls to the GPUs.
lapilli-run puts cuSOLVER's symbols in front of programs that use a GPU.]]
    DEPENDS ${library})
foreach(component RUNTIME DROPIN)
    foreach(file triggers postinst postrm)
        list(APPEND CPACK_DEBIAN_${component}_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/packaging/deb/${file})
    endforeach()
endforeach()
if(TARGET lapilli_mpi)
    lapilli_package(mpi liblapilli-mpi${soversion} libs [[
The layer for MPI: matrices that are distributed over ranks, computed by the
GPUs of one node. ScaLAPACK's own symbols, for programs that are not changed.]]
        DEPENDS ${library})
endif()
lapilli_package(devel liblapilli-dev libdevel [[
What programs are compiled with: headers, the CMake package and files of
pkg-config.]]
    DEPENDS ${library} "${dropin} ${same}" ${link})
lapilli_package(fortran liblapilli-fortran-dev libdevel [[
The Fortran module: its sources, which programs compile, and, if the build
had a Fortran compiler, what that one wrote.]]
    DEPENDS "liblapilli-dev ${same}")
if(TARGET lapilli-solve OR TARGET lapilli-levels)
    lapilli_package(tools lapilli-tools math [[
The programs: lapilli-solve computes eigenvalues, linear systems and least
squares of matrices in files, lapilli-test measures and checks the library,
lapilli-levels draws the electron levels of carbon structures.]]
        DEPENDS ${library} RECOMMENDS ${cublas} ${cusolver} ${cusparse})
endif()
if(LAPILLI_SLEPC_KINDS)
    lapilli_package(slepc lapilli-slepc math [[
Plugins for SLEPc: eigensolvers and vectors on GPUs, for programs that are not
changed.]]
        DEPENDS ${library})
endif()
lapilli_package(docs lapilli-doc doc "Licences, documents and manual pages.")
set(CPACK_DEBIAN_DOCS_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_DOCS_PACKAGE_SHLIBDEPS OFF)

# With the name of a generator of makefiles cpack would first build all, the tests too; other than that the name does nothing.
set(CPACK_CMAKE_GENERATOR Ninja)
include(CPack)
