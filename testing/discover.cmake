# SPDX-License-Identifier: BSD-3-Clause
# Included by ctest when it starts, with suite, program, gpus_program, cost, alone, together and on_devices set
# (CMakeLists.txt): asks
# the program for its tests and makes entries of them. An entry is a process, and there are fewer of them than tests.

if(NOT EXISTS ${program})
    add_test(${suite}_NOT_BUILT ${program})
    return()
endif()

# One BLAS thread: entries run side by side, and the schedules bring threads of their own.
set(environment OPENBLAS_NUM_THREADS=1)

# Sets `entries` to the names, and for each name filter_<name> to a filter of googletest. Test suites that match `together` and not
# `apart` are one entry for each routine: starting a process takes longer than many a test.
function(lapilli_find_entries pattern together apart)
    execute_process(COMMAND ${program} --gtest_list_tests
        OUTPUT_VARIABLE listing RESULT_VARIABLE status ERROR_VARIABLE errors)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "${program} does not list its tests: ${errors}")
    endif()
    string(REPLACE ";" "," listing "${listing}")
    string(REPLACE "\n" ";" lines "${listing}")
    set(found)
    foreach(line IN LISTS lines)
        if(line MATCHES "^([^ ]+)\\.( |$)")
            set(group ${CMAKE_MATCH_1})
            # "Routines/Sizes" is Sizes for every routine; "Symv/0" is Symv of the first type.
            string(REGEX REPLACE "^Routines/|/[^/]*$" "" plain "${group}")
            continue()
        elseif(NOT line MATCHES "^  ")
            continue()
        endif()
        string(REGEX MATCH "[^ ]+" test "${line}")
        if(NOT plain MATCHES "${pattern}")
            continue()
        endif()
        # "AllOptions/sytrd_sy2sb_d_on_2": the routine is what stands before the letter of the precision. The filter of sytrd
        # has one letter in that place, and so does not find sytrd_sy2sb.
        if(group MATCHES "^Routines/" AND test MATCHES "/([a-z0-9_]+)_[sdcz](_.*)?$")
            set(routine ${CMAKE_MATCH_1})
            set(filter "${group}.*/${routine}_?:${group}.*/${routine}_?_*")
            if(together AND plain MATCHES "${together}" AND NOT (apart AND plain MATCHES "${apart}"))
                set(name ${routine})
                list(APPEND filters_${routine} "${filter}")
                list(REMOVE_DUPLICATES filters_${routine})
                string(REPLACE ";" ":" filter "${filters_${routine}}")
            else()
                set(name ${plain}.${routine})
            endif()
        elseif(alone AND plain MATCHES "${alone}")
            # One for each type, too.
            string(REGEX REPLACE "/.*" "" short "${test}")
            string(REGEX REPLACE "^.*/" "" type "${group}")
            if(type STREQUAL plain)
                set(name ${plain}.${short})
            else()
                set(name ${plain}.${short}.${type})
            endif()
            set(filter "${group}.${short}:${group}.${short}/*")
        else()
            set(name ${plain})
            set(filter "${plain}.*:${plain}/*")
        endif()
        list(APPEND found ${name})
        set(filter_${name} ${filter} PARENT_SCOPE)
    endforeach()
    list(REMOVE_DUPLICATES found)
    set(entries ${found} PARENT_SCOPE)
endfunction()

# The lists of devices come from LAPILLI_TEST_DEVICES, with spaces between them, or from the GPUs that answer; each has a
# name, which is the list itself if it has none. What is not on one of them runs on simulated devices.
set(lists)
set(asked $ENV{LAPILLI_TEST_DEVICES})  # the next suite reads it, too
if(asked)
    string(REPLACE " " ";" lists "${asked}")
elseif(EXISTS ${gpus_program})
    execute_process(COMMAND ${gpus_program} OUTPUT_VARIABLE lists)
    string(REPLACE "\n" ";" lists "${lists}")
endif()
list(REMOVE_ITEM lists "")
unset(ENV{LAPILLI_TEST_DEVICES})

lapilli_find_entries("." "${together}" "")
foreach(name IN LISTS entries)
    # TEST_LAPILLI_DOUBLE: what matches it, in no precision but d and z (.ci/select).
    set(filter "${filter_${name}}")
    if(NOT "$ENV{TEST_LAPILLI_DOUBLE}" STREQUAL "" AND "${suite}.${name}" MATCHES "$ENV{TEST_LAPILLI_DOUBLE}")
        if(name MATCHES "[.][sc]$")
            continue()
        endif()
        string(REGEX REPLACE ".*[.]" "" last "${name}")
        string(APPEND filter "-*/${last}_s:*/${last}_s_*:*/${last}_c:*/${last}_c_*:${last}/s.*:${last}/c.*")
    endif()
    add_test(${suite}.${name} ${program} --gtest_filter=${filter})
    set_tests_properties(${suite}.${name} PROPERTIES TIMEOUT 600 COST ${cost} LABELS ${suite}
        ENVIRONMENT "${environment};LAPILLI_TEST_DEVICES=")
endforeach()

if(NOT on_devices)
    set(ENV{LAPILLI_TEST_DEVICES} ${asked})
    return()
endif()

foreach(list IN LISTS lists)
    string(REGEX MATCH "^([^=]*=)?(.+)$" whole "${list}")
    set(devices ${CMAKE_MATCH_2})
    string(REGEX REPLACE "=.*" "" place "${list}")
    set(ENV{LAPILLI_TEST_DEVICES} ${devices})
    lapilli_find_entries("${on_devices}" "." "^FullDevice")
    foreach(name IN LISTS entries)
        set(entry ${place}.${suite}.${name})
        add_test(${entry} ${program} --gtest_filter=${filter_${name}})
        # A GPU serves a few processes at a time; what fills its memory has it for itself.
        set_tests_properties(${entry} PROPERTIES TIMEOUT 600 PROCESSORS 4 LABELS "${suite};gpu"
            ENVIRONMENT "${environment};LAPILLI_TEST_DEVICES=${devices}")
        if(name MATCHES "^FullDevice")
            set_tests_properties(${entry} PROPERTIES RUN_SERIAL ON)
        endif()
    endforeach()
endforeach()
set(ENV{LAPILLI_TEST_DEVICES} ${asked})
