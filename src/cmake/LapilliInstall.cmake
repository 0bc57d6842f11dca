# SPDX-License-Identifier: BSD-3-Clause
# cmake --install: the library, its headers, the Fortran module, a CMake package, pkg-config files and programs. Components, for
# packages (docs/packaging.md): runtime, dropin, mpi, devel, fortran, tools, slepc, docs.

include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/lapilli)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME docs)

# The drop-in library has a file of targets of its own: it need not be installed.
install(TARGETS lapilli EXPORT lapilliTargets
        LIBRARY COMPONENT runtime NAMELINK_COMPONENT devel ARCHIVE COMPONENT devel)
install(TARGETS lapilli_lapack lapilli_magma EXPORT lapilli-lapackTargets LIBRARY COMPONENT dropin NAMELINK_COMPONENT devel)
if(TARGET lapilli_system_lapack)
    install(TARGETS lapilli_system_lapack LIBRARY COMPONENT dropin NAMELINK_COMPONENT devel)
endif()
# Libraries over liblapilli find it in their own folder. Those that load it first follow links to their own file (src/load/library.cpp).
set(beside "")
if(BUILD_SHARED_LIBS)
    set(beside "\$ORIGIN")
    # The default prefix says nothing about where the files will be: --prefix may name another one.
    if(LAPILLI_INSTALL_RUNPATH AND NOT CMAKE_INSTALL_PREFIX_INITIALIZED_TO_DEFAULT)
        list(APPEND beside ${CMAKE_INSTALL_FULL_LIBDIR})
    endif()
endif()
lapilli_set_runpath(lapilli)
lapilli_set_runpath(lapilli_lapack ${beside})
lapilli_set_runpath(lapilli_magma ${beside})
# With the sources of the Fortran module, for other compilers than the one of this build.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/lapilli TYPE INCLUDE COMPONENT devel
        PATTERN fortran EXCLUDE PATTERN mpi.h EXCLUDE)
# In front of cuSOLVER: files in a folder where no loader looks by itself, and the program that puts them in front. It finds them by its
# own place.
if(TARGET lapilli_cusolver)
    install(TARGETS ${LAPILLI_IN_FRONT} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/lapilli COMPONENT dropin)
    install(PROGRAMS ${PROJECT_BINARY_DIR}/src/cusolver/lapilli-run TYPE BIN COMPONENT dropin)
    install(FILES ${PROJECT_SOURCE_DIR}/tools/completion.bash RENAME lapilli-run
            DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT dropin)
endif()
if(TARGET lapilli_mpi)
    install(TARGETS lapilli_mpi lapilli_scalapack LIBRARY COMPONENT mpi)
    install(FILES ${PROJECT_SOURCE_DIR}/include/lapilli/mpi.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/lapilli COMPONENT mpi)
    foreach(library lapilli_mpi lapilli_scalapack)
        lapilli_set_runpath(${library} ${beside})
    endforeach()
endif()
install(DIRECTORY ${LAPILLI_GENERATED}/include/lapilli/fortran DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/lapilli
        COMPONENT fortran)
if(LAPILLI_WITH_FORTRAN)
    install(TARGETS lapilli_fortran ARCHIVE COMPONENT fortran)
    install(DIRECTORY ${PROJECT_BINARY_DIR}/${LAPILLI_FORTRAN_MODULES}/
            DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/lapilli/${LAPILLI_FORTRAN_MODULES} COMPONENT fortran)
endif()
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/AUTHORS ${PROJECT_SOURCE_DIR}/THIRD-PARTY.md
        TYPE DOC COMPONENT docs)
install(EXPORT lapilliTargets NAMESPACE lapilli:: DESTINATION ${package_dir} COMPONENT devel)
install(EXPORT lapilli-lapackTargets NAMESPACE lapilli:: DESTINATION ${package_dir} COMPONENT devel)
set(lapilli_dropin_file
    ${CMAKE_SHARED_LIBRARY_PREFIX}lapilli_lapack${CMAKE_SHARED_LIBRARY_SUFFIX}.${PROJECT_VERSION})

configure_package_config_file(src/cmake/lapilliConfig.cmake.in src/cmake/lapilliConfig.cmake
                              INSTALL_DESTINATION ${package_dir}
                              PATH_VARS CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_LIBDIR)
# Before 1.0 a minor version may change the interface (docs/versioning.md).
set(compatibility SameMajorVersion)
if(PROJECT_VERSION_MAJOR EQUAL 0)
    set(compatibility SameMinorVersion)
endif()
write_basic_package_version_file(src/cmake/lapilliConfigVersion.cmake COMPATIBILITY ${compatibility})
install(FILES ${PROJECT_BINARY_DIR}/src/cmake/lapilliConfig.cmake
              ${PROJECT_BINARY_DIR}/src/cmake/lapilliConfigVersion.cmake
        DESTINATION ${package_dir} COMPONENT devel)
if(NOT BUILD_SHARED_LIBS)
    install(FILES src/cmake/FindCpuLapack.cmake DESTINATION ${package_dir} COMPONENT devel)
endif()

# Programs of the build tree that users want as well; they find the library relative to their own folder.
file(RELATIVE_PATH bin_to_lib ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR})
set(installed lapilli lapilli_lapack lapilli_magma)
if(TARGET lapilli_system_lapack)
    list(APPEND installed lapilli_system_lapack)
    lapilli_set_runpath(lapilli_system_lapack ${beside})
endif()
if(TARGET lapilli_cusolver)
    list(APPEND installed ${LAPILLI_IN_FRONT})
endif()
if(TARGET lapilli_mpi)
    list(APPEND installed lapilli_mpi lapilli_scalapack)
endif()
if(LAPILLI_WITH_FORTRAN)
    list(APPEND installed lapilli_fortran)
endif()
foreach(program lapilli-test lapilli-solve lapilli-levels)
    if(TARGET ${program})
        list(APPEND installed ${program})
        lapilli_set_runpath(${program} "\$ORIGIN/${bin_to_lib}")
        install(TARGETS ${program} RUNTIME COMPONENT tools)
        install(FILES ${PROJECT_SOURCE_DIR}/tools/completion.bash RENAME ${program}
                DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT tools)
    endif()
endforeach()
if(TARGET lapilli-test)
    # What `lapilli-test tune` compiles; the program looks for it at this place relative to itself.
    set(kernels ${CMAKE_INSTALL_DATADIR}/lapilli/kernels)
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/kernels/arch ${PROJECT_SOURCE_DIR}/kernels/product DESTINATION ${kernels}
            COMPONENT tools FILES_MATCHING PATTERN *.cuh PATTERN *.hpp)
    foreach(header access scalar)
        install(FILES ${PROJECT_SOURCE_DIR}/src/base/${header}.hpp DESTINATION ${CMAKE_INSTALL_DATADIR}/lapilli/src/base
                COMPONENT tools)
    endforeach()
endif()

foreach(kind IN LISTS LAPILLI_SLEPC_KINDS)
    list(APPEND installed lapilli_slepc_${kind})
    lapilli_set_runpath(lapilli_slepc_${kind} "\$ORIGIN")
    install(TARGETS lapilli_slepc_${kind} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT slepc)
endforeach()

# All that cmake --install copies, and nothing else: no tests.
add_custom_target(lapilli-installed DEPENDS ${installed})

# pkg-config: a shared library names what it needs itself, so that programs link nothing but -llapilli. A static library
# has nothing else to name it: there, --static makes no difference.
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

set(pc_libs "")
if(NOT BUILD_SHARED_LIBS)
    foreach(library IN LISTS CpuLapack_LIBRARIES)
        if(IS_ABSOLUTE "${library}")
            lapilli_append_link_flags(pc_libs ${library})
        elseif(NOT TARGET "${library}")
            string(APPEND pc_libs " ${library}")
        endif()
    endforeach()
    if(LAPILLI_WITH_CUDA)
        get_target_property(location CUDA::cudart_static IMPORTED_LOCATION)
        lapilli_append_link_flags(pc_libs ${location})
        string(APPEND pc_libs " -lrt")
    endif()
    string(APPEND pc_libs " -lstdc++ -lm -lpthread -ldl")
endif()
set(pc_files lapilli.pc lapilli-lapack.pc)
if(LAPILLI_WITH_FORTRAN)
    list(APPEND pc_files lapilli-fortran.pc)
endif()
foreach(file IN LISTS pc_files)
    configure_file(src/cmake/${file}.in src/cmake/${file} @ONLY)
    set(component devel)
    if(file STREQUAL "lapilli-fortran.pc")
        set(component fortran)
    endif()
    install(FILES ${PROJECT_BINARY_DIR}/src/cmake/${file} DESTINATION ${pc_dir} COMPONENT ${component})
endforeach()
