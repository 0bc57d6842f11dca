# SPDX-License-Identifier: BSD-3-Clause
# Fails unless LIBRARY defines every function that the headers in HEADERS declare, and no other dynamic symbol.

execute_process(COMMAND ${NM} --dynamic --defined-only --format=posix ${LIBRARY}
                OUTPUT_VARIABLE output COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^\n]+" lines "${output}")
set(exported "")
foreach(line IN LISTS lines)
    string(REGEX REPLACE " .*" "" name "${line}")
    list(APPEND exported ${name})
endforeach()

file(GLOB headers ${HEADERS}/*.h)
set(text "")
foreach(header IN LISTS headers)
    file(READ ${header} part)
    string(APPEND text "${part}")
endforeach()
string(REGEX MATCHALL "LAPILLI_API [^(;]*lapilli_[a-z0-9_]+\\(" declarations "${text}")
set(declared "")
foreach(declaration IN LISTS declarations)
    string(REGEX MATCH "(lapilli_[a-z0-9_]+)\\($" unused "${declaration}")
    list(APPEND declared ${CMAKE_MATCH_1})
endforeach()

set(extra ${exported})
list(REMOVE_ITEM extra ${declared})
set(missing ${declared})
list(REMOVE_ITEM missing ${exported})
list(LENGTH declared count)
message(STATUS "${count} functions declared; not exported: [${missing}]; exported beside them: [${extra}]")
if(extra OR missing OR count EQUAL 0)
    message(FATAL_ERROR "exported symbols and headers differ")
endif()
