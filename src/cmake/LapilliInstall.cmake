# SPDX-License-Identifier: BSD-3-Clause
# cmake --install: the library, its headers, the Fortran module, a CMake package and pkg-config files.

include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/lapilli)

install(TARGETS lapilli EXPORT lapilliTargets)
install(TARGETS lapilli_lapack)
# With the sources of the Fortran module, for other compilers than the one of this build.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/lapilli TYPE INCLUDE)
if(LAPILLI_WITH_FORTRAN)
    install(TARGETS lapilli_fortran)
    install(DIRECTORY ${PROJECT_BINARY_DIR}/${LAPILLI_FORTRAN_MODULES}/
            DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/lapilli/${LAPILLI_FORTRAN_MODULES})
endif()
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE TYPE DOC)
install(EXPORT lapilliTargets NAMESPACE lapilli:: DESTINATION ${package_dir})

configure_package_config_file(src/cmake/lapilliConfig.cmake.in src/cmake/lapilliConfig.cmake
                              INSTALL_DESTINATION ${package_dir} PATH_VARS CMAKE_INSTALL_INCLUDEDIR)
# Before 1.0 a minor version may change the interface (docs/versioning.md).
set(compatibility SameMajorVersion)
if(PROJECT_VERSION_MAJOR EQUAL 0)
    set(compatibility SameMinorVersion)
endif()
write_basic_package_version_file(src/cmake/lapilliConfigVersion.cmake COMPATIBILITY ${compatibility})
install(FILES ${PROJECT_BINARY_DIR}/src/cmake/lapilliConfig.cmake
              ${PROJECT_BINARY_DIR}/src/cmake/lapilliConfigVersion.cmake
        DESTINATION ${package_dir})
if(NOT BUILD_SHARED_LIBS)
    install(FILES src/cmake/FindOpenBLAS.cmake DESTINATION ${package_dir})
endif()

# Programs of the build tree that users want as well; they find the library beside themselves.
file(RELATIVE_PATH bin_to_lib ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR})
foreach(program lapilli-test lapilli-solve lapilli-levels)
    if(TARGET ${program})
        set_property(TARGET ${program} PROPERTY INSTALL_RPATH "\$ORIGIN/${bin_to_lib}")
        install(TARGETS ${program})
    endif()
endforeach()

# pkg-config: beside a shared library what it needs is private, so that programs link nothing but -llapilli; it is in
# Libs.private and not in Requires.private, which would ask for the packages of the dependencies even then. A static
# library has nobody else to name it: there, --static makes no difference.
set(pc_dir ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
file(RELATIVE_PATH pc_to_prefix /${pc_dir} /)
string(REGEX REPLACE "/$" "" pc_to_prefix "${pc_to_prefix}")

# Appends -l for a library, after -L for a directory that the linker does not search by itself.
function(lapilli_append_link_flags flags library)
    cmake_path(GET library PARENT_PATH directory)
    cmake_path(GET library STEM LAST_ONLY name)
    string(REGEX REPLACE "^lib" "" name "${name}")
    if(NOT directory IN_LIST CMAKE_CXX_IMPLICIT_LINK_DIRECTORIES AND NOT "${${flags}} " MATCHES " -L${directory} ")
        string(APPEND ${flags} " -L${directory}")
    endif()
    set(${flags} "${${flags}} -l${name}" PARENT_SCOPE)
endfunction()

set(pc_dependencies "")
lapilli_append_link_flags(pc_dependencies ${OpenBLAS_LIBRARY})
if(OpenBLAS_LAPACKE_LIBRARY)
    lapilli_append_link_flags(pc_dependencies ${OpenBLAS_LAPACKE_LIBRARY})
endif()
if(LAPILLI_WITH_CUDA)
    foreach(library cublas cudart_static)
        get_target_property(location CUDA::${library} IMPORTED_LOCATION)
        lapilli_append_link_flags(pc_dependencies ${location})
    endforeach()
    string(APPEND pc_dependencies " -lrt")
endif()
string(APPEND pc_dependencies " -lfmt -lstdc++ -lm -lpthread -ldl")
set(pc_libs "")
set(pc_private_libs "")
if(BUILD_SHARED_LIBS)
    set(pc_private_libs "${pc_dependencies}")
else()
    set(pc_libs "${pc_dependencies}")
endif()
set(pc_files lapilli.pc)
if(LAPILLI_WITH_FORTRAN)
    list(APPEND pc_files lapilli-fortran.pc)
endif()
foreach(file IN LISTS pc_files)
    configure_file(src/cmake/${file}.in src/cmake/${file} @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/src/cmake/${file} DESTINATION ${pc_dir})
endforeach()
