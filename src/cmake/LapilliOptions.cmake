# SPDX-License-Identifier: BSD-3-Clause
# What the user may choose, and the compiler settings that follow from it.

option(BUILD_SHARED_LIBS "Build liblapilli as a shared library" ON)
option(LAPILLI_BUILD_TESTS "Build the tests" ${PROJECT_IS_TOP_LEVEL})
option(LAPILLI_BUILD_TOOLS "Build lapilli-test and lapilli-solve" ${PROJECT_IS_TOP_LEVEL})
option(LAPILLI_BUILD_EXAMPLES "Build the programs of docs/examples" ${PROJECT_IS_TOP_LEVEL})
option(LAPILLI_INSTALL_RUNPATH "Installed files name the folders outside the system's where the build found libraries" ON)
option(LAPILLI_MPI "Build liblapilli_mpi and liblapilli_scalapack for the MPI that is found (docs/mpi.md)" OFF)
option(LAPILLI_CUSOLVER "Build liblapilli_cusolver, cuSOLVER's symbols and cuBLAS's batches (docs/howto/gpu-programs.md); needs no CUDA toolkit" ON)
option(LAPILLI_WERROR "Treat warnings as errors" OFF)
option(LAPILLI_RACECHECK "Barriers as compute-sanitizer's racecheck understands them (docs/kernels/README.md)" OFF)
set(LAPILLI_TEST_SUITES "unit;numerics;schedule;kernels;simt;dropin;fortran;solve" CACHE STRING "The directories of testing/ to build")
set(LAPILLI_PRECISIONS sdcz CACHE STRING "The precisions of the tests: sdcz, sdz, dcz or dz; libraries have all four")
set_property(CACHE LAPILLI_PRECISIONS PROPERTY STRINGS sdcz sdz dcz dz)
if(NOT LAPILLI_PRECISIONS MATCHES "^(sdcz|sdz|dcz|dz)$")
    message(FATAL_ERROR "LAPILLI_PRECISIONS is '${LAPILLI_PRECISIONS}', must be sdcz, sdz, dcz or dz")
endif()
option(LAPILLI_TEST_FULL "Compile tests in precisions in which they have the label full, too (testing/CMakeLists.txt)" ON)
set(LAPILLI_SANITIZE "" CACHE STRING "Sanitizers for host code, for example address,undefined or thread")

get_property(multi_config GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
if(PROJECT_IS_TOP_LEVEL AND NOT CMAKE_BUILD_TYPE AND NOT multi_config)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release, RelWithDebInfo or MinSizeRel" FORCE)
endif()

# Where ccache is installed, objects that it has kept are not compiled again, nor in another checkout on the machine: it compares paths
# below the sources as relative ones, unless it is told otherwise. LAPILLI_CCACHE=OFF: without it.
if(PROJECT_IS_TOP_LEVEL)
    find_program(LAPILLI_CCACHE ccache DOC "ccache, or OFF")
    set(launcher ${LAPILLI_CCACHE})
    if(LAPILLI_CCACHE)
        execute_process(COMMAND ${LAPILLI_CCACHE} --get-config base_dir
            OUTPUT_VARIABLE base_dir ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
        if(NOT base_dir)
            set(launcher ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${LAPILLI_CCACHE})
        endif()
    endif()
    foreach(language C CXX CUDA)
        if(LAPILLI_CCACHE AND NOT CMAKE_${language}_COMPILER_LAUNCHER)
            set(CMAKE_${language}_COMPILER_LAUNCHER ${launcher})
        endif()
    endforeach()
endif()

# Most of a small source's time goes to headers. With ccache they are not precompiled: what it keeps of such a build serves this
# one checkout. Nor with g++ 13 and newer, which take no header of -O3 for the sources that are compiled with -O1.
set(precompile OFF)
if(PROJECT_IS_TOP_LEVEL AND NOT CMAKE_CXX_COMPILER_LAUNCHER AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU"
   AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    set(precompile ON)
endif()
option(LAPILLI_PRECOMPILE "Precompile the headers that most sources include, for builds of everything" ${precompile})
option(LAPILLI_UNITY "Compile several sources as one text, for builds of everything that nobody measures" OFF)

# Sources of a target whose names do not collide become texts of up to eight of them.
function(lapilli_unity target group)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # A false alarm: what the including file defines is in no header.
    target_compile_options(${target} PRIVATE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-subobject-linkage>)
    string(MAKE_C_IDENTIFIER ${group} group)
    set(index 0)
    foreach(source IN LISTS ARGN)
        math(EXPR part "${index} / 8")
        math(EXPR index "${index} + 1")
        set_property(SOURCE ${source} PROPERTY UNITY_GROUP ${group}_${part})
    endforeach()
endfunction()

# The same where CMake itself does not join sources: instances of kernels, and sources with options of their own. Sets `result` to texts of
# up to eight of them, in the build tree, whose names begin with `group` and end with `extension`.
function(lapilli_texts result group extension)
    set(texts "")
    set(index 0)
    foreach(source IN LISTS ARGN)
        math(EXPR part "${index} / 8")
        math(EXPR index "${index} + 1")
        string(REGEX REPLACE "^${PROJECT_SOURCE_DIR}/(kernels|src)/" "" source "${source}")
        string(APPEND content_${part} "#include \"${source}\"\n")
    endforeach()
    foreach(part RANGE ${part})
        set(text ${CMAKE_CURRENT_BINARY_DIR}/texts/${group}_${part}${extension})
        file(CONFIGURE OUTPUT ${text} CONTENT "${content_${part}}" @ONLY)
        list(APPEND texts ${text})
    endforeach()
    set(${result} ${texts} PARENT_SCOPE)
endfunction()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_C_STANDARD 11)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_C_VISIBILITY_PRESET hidden)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_CUDA_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_compile_options(
    $<$<COMPILE_LANGUAGE:C,CXX>:-Wall>
    $<$<COMPILE_LANGUAGE:C,CXX>:-Wextra>
    $<$<COMPILE_LANGUAGE:C,CXX>:-Wpedantic>
    # -Wpedantic would only see the code that nvcc generates.
    "$<$<COMPILE_LANGUAGE:CUDA>:SHELL:-Xcompiler -Wall,-Wextra>")
if(LAPILLI_WERROR)
    add_compile_options(
        $<$<COMPILE_LANGUAGE:C,CXX>:-Werror>
        "$<$<COMPILE_LANGUAGE:CUDA>:SHELL:-Werror all-warnings -Xcompiler -Werror>")
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 14)
    # False alarms of g++ 12 and 13 on std::string's operator+ (GCC bug 105651).
    add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-Wno-restrict>)
endif()

if(LAPILLI_RACECHECK)
    add_compile_definitions(LAPILLI_RACECHECK=1)
endif()

if(LAPILLI_SANITIZE)
    add_compile_options(
        "$<$<COMPILE_LANGUAGE:C,CXX>:SHELL:-fsanitize=${LAPILLI_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer>")
    add_link_options(-fsanitize=${LAPILLI_SANITIZE})
    if(LAPILLI_SANITIZE STREQUAL "address,undefined")
        # What the address sanitizer sees as well, and alignment, which the emulator checks as a GPU does. These look at
        # each access to a member, and double the time of compiling.
        add_compile_options($<$<COMPILE_LANGUAGE:C,CXX>:-fno-sanitize=null,alignment,object-size,vptr>)
        if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
            # Checks of addresses as calls, for targets whose own loops are short: a sixth less to compile than inlined.
            set(LAPILLI_CALLED_CHECKS --param=asan-instrumentation-with-call-threshold=0)
        else()
            # An arena that only measures hands out null, to which views add offsets: clang++ stops at that, g++ does not.
            add_compile_options($<$<COMPILE_LANGUAGE:C,CXX>:-fno-sanitize=pointer-overflow>)
        endif()
    endif()
endif()
