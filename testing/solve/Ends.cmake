# SPDX-License-Identifier: BSD-3-Clause
# Runs COMMAND, which must end with STATUS and say SENTENCE, a regular expression. Standard output and errors come in the order
# in which they were written. NAME says which of several in one script that is; the others run, too.
execute_process(COMMAND ${COMMAND} RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE text)
if(NOT status STREQUAL STATUS)
    message(SEND_ERROR "${NAME} status ${status}, not ${STATUS}:\n${text}")
endif()
if(NOT "\n${text}" MATCHES "${SENTENCE}")
    message(SEND_ERROR "${NAME} '${SENTENCE}' is not in:\n${text}")
endif()
