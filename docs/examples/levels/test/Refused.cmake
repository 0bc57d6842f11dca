# SPDX-License-Identifier: BSD-3-Clause
# Fails unless COMMAND ends with status 2 after a message that SENTENCE matches.
execute_process(COMMAND ${COMMAND} RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE text)
string(REPLACE "\n" " " text "${text}")
if(NOT status STREQUAL "2" OR NOT text MATCHES "${SENTENCE}")
    message(FATAL_ERROR "status ${status} instead of 2, or not '${SENTENCE}': ${text}")
endif()
