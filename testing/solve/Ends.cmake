# SPDX-License-Identifier: BSD-3-Clause
# Runs COMMAND, which must end with STATUS and say SENTENCE, a regular expression.
execute_process(COMMAND ${COMMAND} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE error)
if(NOT status STREQUAL STATUS)
    message(FATAL_ERROR "status ${status}, not ${STATUS}:\n${output}\n${error}")
endif()
if(NOT "\n${output}\n${error}" MATCHES "${SENTENCE}")
    message(FATAL_ERROR "'${SENTENCE}' is not in:\n${output}\n${error}")
endif()
