# SPDX-License-Identifier: BSD-3-Clause
# Completion of lapilli-solve, lapilli-test, lapilli-levels and lapilli-run in bash: words come from the program's own --help, so that they are
# those of its version. Installed under each program's name; from the sources: source tools/completion.bash

_lapilli() {
    local program=$1 word=$2 command="" help="" words=""
    COMPREPLY=()
    [ "$COMP_CWORD" -lt 2 ] || command=${COMP_WORDS[1]}
    case ${program##*/}/$command in
        lapilli-solve/[a-z]* | lapilli-test/spmm | lapilli-test/plot | lapilli-test/timeline | lapilli-test/tune | lapilli-test/fuzz)
            help=$("$program" "$command" --help 2>/dev/null) ;;
        *) help=$("$program" --help 2>/dev/null) ;;
    esac
    if [[ $word == -* ]]; then
        words=$(grep -oE -e "--[a-z][a-z0-9-]*" <<<"$help" | sort -u)
    elif [ "$COMP_CWORD" -eq 1 ]; then
        case ${program##*/} in
            lapilli-solve) words=$(sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p' <<<"$help") ;;
            lapilli-test) words="spmm plot timeline tune fuzz $(sed -n '/^Routines:/,/^$/{s/^Routines://;s/on spread matrices only://;s/;//g;p}' <<<"$help")" ;;
        esac
    fi
    # shellcheck disable=SC2207  # no word holds a blank
    [ -z "$words" ] || COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _lapilli lapilli-solve lapilli-test lapilli-levels lapilli-run
