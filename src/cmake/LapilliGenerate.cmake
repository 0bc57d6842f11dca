# SPDX-License-Identifier: BSD-3-Clause
# The sources that follow from the routine tables, in LAPILLI_GENERATED: entry points, symbols of the drop-in libraries, lists for tests,
# the Fortran module. Python writes them when CMake runs, and again when a table or the generator has changed. A release archive
# (make archive) brings them in its folder generated, for machines without Python.

set(LAPILLI_GENERATED ${PROJECT_BINARY_DIR}/generated)
find_package(Python3 3.9 QUIET COMPONENTS Interpreter)
if(Python3_FOUND)
    execute_process(COMMAND ${Python3_EXECUTABLE} -B ${PROJECT_SOURCE_DIR}/tools/generate --build ${LAPILLI_GENERATED}
                    RESULT_VARIABLE lapilli_generate_status ERROR_VARIABLE lapilli_generate_error)
    if(NOT lapilli_generate_status EQUAL 0)
        message(FATAL_ERROR "The sources of the routine tables could not be written: ${lapilli_generate_error}")
    endif()
    file(GLOB lapilli_generate_inputs CONFIGURE_DEPENDS
        ${PROJECT_SOURCE_DIR}/src/api/families.txt ${PROJECT_SOURCE_DIR}/src/api/routines/*.txt ${PROJECT_SOURCE_DIR}/src/mpi/routines.txt
        ${PROJECT_SOURCE_DIR}/src/cusolver/routines.txt
        ${PROJECT_SOURCE_DIR}/tools/generate/*.py ${PROJECT_SOURCE_DIR}/include/lapilli/fortran/*.f90)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${lapilli_generate_inputs})
elseif(EXISTS ${PROJECT_SOURCE_DIR}/generated)
    set(LAPILLI_GENERATED ${PROJECT_SOURCE_DIR}/generated)
else()
    message(FATAL_ERROR "Python 3.9 or newer is missing: it writes sources from the routine tables (src/api/routines). Install it "
        "(Debian: apt-get install python3), or build a release archive, which contains these sources.")
endif()
