# SPDX-License-Identifier: BSD-3-Clause
# cmake --install: the library, its header, a CMake package and a pkg-config file.

include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/lapilli)

install(TARGETS lapilli EXPORT lapilliTargets)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/lapilli TYPE INCLUDE)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE TYPE DOC)
install(EXPORT lapilliTargets NAMESPACE lapilli:: DESTINATION ${package_dir})

configure_package_config_file(src/cmake/lapilliConfig.cmake.in src/cmake/lapilliConfig.cmake
                              INSTALL_DESTINATION ${package_dir})
# Before 1.0 a minor version may change the interface.
write_basic_package_version_file(src/cmake/lapilliConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/src/cmake/lapilliConfig.cmake
              ${PROJECT_BINARY_DIR}/src/cmake/lapilliConfigVersion.cmake
        DESTINATION ${package_dir})
if(NOT BUILD_SHARED_LIBS)
    install(FILES src/cmake/FindOpenBLAS.cmake DESTINATION ${package_dir})
endif()

# Programs of the build tree that users want as well; they find the library beside themselves.
file(RELATIVE_PATH bin_to_lib ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR})
foreach(program lapilli-test lapilli-levels)
    if(TARGET ${program})
        set_property(TARGET ${program} PROPERTY INSTALL_RPATH "\$ORIGIN/${bin_to_lib}")
        install(TARGETS ${program})
    endif()
endforeach()

# pkg-config: what only a static library needs is private, so that programs link nothing but -llapilli. It is in
# Libs.private and not in Requires.private, which would ask for the packages of the dependencies even then.
set(pc_dir ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
file(RELATIVE_PATH pc_to_prefix /${pc_dir} /)
string(REGEX REPLACE "/$" "" pc_to_prefix "${pc_to_prefix}")
set(pc_private_libs "-lopenblas")
if(OpenBLAS_LAPACKE_LIBRARY)
    string(APPEND pc_private_libs " -llapacke")
endif()
if(LAPILLI_WITH_CUDA)
    string(APPEND pc_private_libs " -L${CUDAToolkit_LIBRARY_DIR} -lcublas -lcudart_static -lrt")
endif()
string(APPEND pc_private_libs " -lfmt -lstdc++ -lm -lpthread -ldl")
configure_file(src/cmake/lapilli.pc.in src/cmake/lapilli.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/src/cmake/lapilli.pc DESTINATION ${pc_dir})
