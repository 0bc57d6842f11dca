# SPDX-License-Identifier: BSD-3-Clause
# Fails unless LIBRARY defines every function that the headers in HEADERS declare under the version LAPILLI_x.y, those of the
# headers PRIVATE under LAPILLI_PRIVATE_x.y, and no other dynamic symbol. VERSION is the library's.

string(REGEX MATCH "^([0-9]+)\\.([0-9]+)" so "${VERSION}")
if(CMAKE_MATCH_1 GREATER 0)
    set(so ${CMAKE_MATCH_1})
endif()

execute_process(COMMAND ${NM} --dynamic --defined-only --with-symbol-versions --format=posix ${LIBRARY}
                OUTPUT_VARIABLE output COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^\n]+" lines "${output}")
set(exported "")
foreach(line IN LISTS lines)
    string(REGEX REPLACE " .*" "" name "${line}")
    # The versions themselves are symbols, too.
    if(NOT name MATCHES "^LAPILLI_(PRIVATE_)?${so}(@@.*)?$")
        list(APPEND exported ${name})
    endif()
endforeach()

# The functions that headers declare, with their version.
function(declared_in result version)
    set(names "")
    foreach(header IN LISTS ARGN)
        file(READ ${header} text)
        string(REGEX MATCHALL "LAPILLI_API [^(;]*lapilli_[a-z0-9_]+\\(" declarations "${text}")
        foreach(declaration IN LISTS declarations)
            string(REGEX MATCH "(lapilli_[a-z0-9_]+)\\($" unused "${declaration}")
            list(APPEND names ${CMAKE_MATCH_1}@@${version}_${so})
        endforeach()
    endforeach()
    set(${result} ${names} PARENT_SCOPE)
endfunction()

file(GLOB headers ${HEADERS}/*.h)
list(FILTER headers EXCLUDE REGEX "/mpi[.]h$")  # of a library of its own
declared_in(public LAPILLI ${headers})
file(GLOB internal ${PRIVATE})
declared_in(private LAPILLI_PRIVATE ${internal})
set(declared ${public} ${private})

set(extra ${exported})
list(REMOVE_ITEM extra ${declared})
set(missing ${declared})
list(REMOVE_ITEM missing ${exported})
list(LENGTH public count)
message(STATUS "${count} functions declared; not exported: [${missing}]; exported beside them: [${extra}]")
if(extra OR missing OR count EQUAL 0)
    message(FATAL_ERROR "exported symbols and headers differ")
endif()
