# SPDX-License-Identifier: BSD-3-Clause
# What find_package(lapilli COMPONENTS ...) says when a component is missing. CONFIG is the package file, FOLDER a scratch one,
# LIBDIR and INCLUDEDIR are the installed folders relative to a prefix.
#   cmake -D CONFIG=... -D FOLDER=... -D LIBDIR=lib -D INCLUDEDIR=include -P Components.cmake
file(REMOVE_RECURSE ${FOLDER})
set(package ${FOLDER}/${LIBDIR}/cmake/lapilli)
file(MAKE_DIRECTORY ${package})
configure_file(${CONFIG} ${package}/lapilliConfig.cmake COPYONLY)
file(WRITE ${package}/lapilliTargets.cmake "")  # of the installed library, which is not looked at

function(expect component sentence)
    file(WRITE ${FOLDER}/find.cmake "cmake_minimum_required(VERSION 3.25)\nset(lapilli_DIR ${package})\nfind_package(lapilli REQUIRED COMPONENTS ${component})\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -P ${FOLDER}/find.cmake RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE text)
    string(REGEX REPLACE "[ \n]+" " " text "${text}")
    string(FIND "${text}" "${sentence}" at)
    if(status EQUAL 0 OR at EQUAL -1)
        message(FATAL_ERROR "'${sentence}' is not in: ${text}")
    endif()
endfunction()

expect(blas "no component 'blas'; the components are: fortran, lapack")
expect(lapack "The component lapack is not installed")
expect(fortran "The component fortran is not installed")
file(WRITE ${FOLDER}/${INCLUDEDIR}/lapilli/fortran/lapilli.f90 "")
expect(fortran "needs a Fortran compiler: project(... LANGUAGES Fortran)")
