# SPDX-License-Identifier: BSD-3-Clause
# The Fortran module: the target lapilli_fortran, where there is a compiler. Sets LAPILLI_WITH_FORTRAN to 0 or 1.

set(LAPILLI_FORTRAN AUTO CACHE STRING "Build the Fortran module: AUTO (if there is a compiler), ON or OFF")
set_property(CACHE LAPILLI_FORTRAN PROPERTY STRINGS AUTO ON OFF)
string(TOUPPER "${LAPILLI_FORTRAN}" lapilli_fortran_wish)
if(NOT lapilli_fortran_wish MATCHES "^(AUTO|ON|OFF|TRUE|FALSE|YES|NO|1|0)$")
    message(FATAL_ERROR "LAPILLI_FORTRAN=${LAPILLI_FORTRAN} is not understood: AUTO, ON or OFF")
endif()
set(LAPILLI_WITH_FORTRAN 0)

if(lapilli_fortran_wish STREQUAL "AUTO" OR LAPILLI_FORTRAN)
    include(CheckLanguage)
    check_language(Fortran)
    if(CMAKE_Fortran_COMPILER)
        enable_language(Fortran)
        set(LAPILLI_WITH_FORTRAN 1)
    elseif(lapilli_fortran_wish STREQUAL "AUTO")
        message(STATUS "Fortran module: off, no compiler found; its sources are installed all the same")
    else()
        message(FATAL_ERROR "LAPILLI_FORTRAN=${LAPILLI_FORTRAN}, but no Fortran compiler was found")
    endif()
endif()
if(NOT LAPILLI_WITH_FORTRAN)
    return()
endif()

message(STATUS "Fortran module: on, ${CMAKE_Fortran_COMPILER_ID} ${CMAKE_Fortran_COMPILER_VERSION}")
if(CMAKE_Fortran_COMPILER_ID STREQUAL "GNU")
    # A logical is no integer, and so on: the module is plain Fortran 2018, which every compiler has.
    set(LAPILLI_FORTRAN_FLAGS -std=f2018 -Wall -Wextra -pedantic)
    if(LAPILLI_WERROR)
        list(APPEND LAPILLI_FORTRAN_FLAGS -Werror)
    endif()
endif()

# The modules' files are the compiler's own: each compiler's programs need those that it has written.
set(LAPILLI_FORTRAN_MODULES fortran/${CMAKE_Fortran_COMPILER_ID}-${CMAKE_Fortran_COMPILER_VERSION})
add_library(lapilli_fortran STATIC ${LAPILLI_GENERATED}/include/lapilli/fortran/lapilli.f90)
add_library(lapilli::fortran ALIAS lapilli_fortran)
# It includes the other files, which Ninja's scan of modules does not see.
file(GLOB lapilli_fortran_parts CONFIGURE_DEPENDS ${LAPILLI_GENERATED}/include/lapilli/fortran/*.f90)
set_property(SOURCE ${LAPILLI_GENERATED}/include/lapilli/fortran/lapilli.f90 PROPERTY OBJECT_DEPENDS "${lapilli_fortran_parts}")
set_property(TARGET lapilli_fortran PROPERTY Fortran_MODULE_DIRECTORY ${PROJECT_BINARY_DIR}/${LAPILLI_FORTRAN_MODULES})
target_compile_options(lapilli_fortran PRIVATE ${LAPILLI_FORTRAN_FLAGS})
target_include_directories(lapilli_fortran INTERFACE ${PROJECT_BINARY_DIR}/${LAPILLI_FORTRAN_MODULES})
target_link_libraries(lapilli_fortran PUBLIC lapilli)
