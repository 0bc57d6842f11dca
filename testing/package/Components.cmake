# SPDX-License-Identifier: BSD-3-Clause
# What find_package(lapilli COMPONENTS ...) says when a component is missing. CONFIG is the package file, FOLDER a scratch one.
#   cmake -D CONFIG=... -D FOLDER=... -P Components.cmake
file(MAKE_DIRECTORY ${FOLDER})
configure_file(${CONFIG} ${FOLDER}/lapilliConfig.cmake COPYONLY)
file(WRITE ${FOLDER}/lapilliTargets.cmake "")  # of the installed library, which is not looked at
foreach(case "fortran|needs a Fortran compiler: project(... LANGUAGES Fortran)" "blas|no component 'blas'; the components are: fortran")
    string(REPLACE "|" ";" case "${case}")
    list(POP_FRONT case component sentence)
    file(WRITE ${FOLDER}/find.cmake "cmake_minimum_required(VERSION 3.25)\nset(lapilli_DIR ${FOLDER})\nfind_package(lapilli REQUIRED COMPONENTS ${component})\n")
    execute_process(COMMAND ${CMAKE_COMMAND} -P ${FOLDER}/find.cmake RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE text)
    string(REGEX REPLACE "[ \n]+" " " text "${text}")
    string(FIND "${text}" "${sentence}" at)
    if(status EQUAL 0 OR at EQUAL -1)
        message(FATAL_ERROR "'${sentence}' is not in: ${text}")
    endif()
endforeach()
