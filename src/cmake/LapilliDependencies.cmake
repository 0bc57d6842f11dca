# SPDX-License-Identifier: BSD-3-Clause
# Libraries that are compiled in: headers, or static libraries of our programs. lapilli_need(PACKAGE) takes the machine's, or, with
# LAPILLI_FETCH=ON, where the machine has none, a version by its commit from GitHub. FETCHCONTENT_SOURCE_DIR_<PACKAGE> names a folder with
# its sources instead, for machines without a network.

option(LAPILLI_FETCH "Download fmt, nlohmann-json and CLI11 where the machine has none" OFF)

# The package of Debian, the repository, a release and its commit.
set(lapilli_source_fmt libfmt-dev fmtlib/fmt 10.2.1 e69e5f977d458f2650bb346dadf2ad30c5320281)
set(lapilli_source_nlohmann_json nlohmann-json3-dev nlohmann/json 3.11.3 9cca280a4d0ccf0c08f47a99aa71d1b0e52f8d03)
set(lapilli_source_CLI11 libcli11-dev CLIUtils/CLI11 2.4.2 6c7b07a878ad834957b98d0f9ce1dbe0cb204fc9)

# As a static library, and without this project's warnings.
function(lapilli_fetch package repository commit)
    include(FetchContent)
    get_directory_property(options COMPILE_OPTIONS)
    set_directory_properties(PROPERTIES COMPILE_OPTIONS "")
    set(BUILD_SHARED_LIBS OFF)
    set(FMT_INSTALL OFF)
    FetchContent_Declare(${package} GIT_REPOSITORY https://github.com/${repository} GIT_TAG ${commit} SYSTEM)
    FetchContent_MakeAvailable(${package})
    set_directory_properties(PROPERTIES COMPILE_OPTIONS "${options}")
endfunction()

macro(lapilli_need package)
    find_package(${package} QUIET)
    if(${package}_FOUND)
        message(STATUS "Found ${package}: ${${package}_VERSION}")
    else()
        list(GET lapilli_source_${package} 0 lapilli_debian)
        list(GET lapilli_source_${package} 1 lapilli_repository)
        list(GET lapilli_source_${package} 2 lapilli_release)
        list(GET lapilli_source_${package} 3 lapilli_commit)
        if(NOT LAPILLI_FETCH)
            message(FATAL_ERROR "${package} is missing: install it (Debian and Ubuntu: ${lapilli_debian}), name its folder by "
                "CMAKE_PREFIX_PATH, or have CMake download it: -DLAPILLI_FETCH=ON")
        endif()
        message(STATUS "Fetched ${package}: ${lapilli_release} of github.com/${lapilli_repository}")
        lapilli_fetch(${package} ${lapilli_repository} ${lapilli_commit})
    endif()
endmacro()
