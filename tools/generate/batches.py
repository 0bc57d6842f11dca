# SPDX-License-Identifier: BSD-3-Clause
"""Routines of the table that follow from another one: those of a batch whose matrices have an address each. They have the arguments
of the batch with one stride for all matrices, without the strides, and the same drivers."""
import re


def with_addresses(raw):
    """The block of ROUTINE_pointers from that of ROUTINE: {key: lines}. Further lines of the key `pointers` are definitions that differ."""
    result = {key: list(lines) for key, lines in raw.items() if key != "pointers"}
    where = _named(raw.get("where", [])) | _named(raw["pointers"])
    rows = [[part.strip() for part in line.split("|", 2)] for line in raw["arguments"] if line]
    strided = {name.removeprefix("stride") for name, *_ in rows if name.startswith("stride")}
    result["arguments"] = [""] + [" | ".join([name, _addresses(kind, where) if name.lower() in strided else kind, prose])
                                  for name, kind, prose in rows if not name.startswith("stride")]
    result["where"] = [""] + [line for name, line in where.items() if not name.startswith("room_of_")]
    result["calls"] = [re.sub(r"\{(\w+, ld\w+), stride\w+\}", r"{\1}", line) for line in raw["calls"]]
    result["names"] = [" ".join(f"{name}_pointers" for name in raw["names"][0].split())]
    result["purpose"] = [f"{raw['names'][0].upper().replace(' ', ' or ')} with an address for each matrix"]
    result["async"] = ["no"]
    return result


def _named(lines):
    """{name: line} of definitions."""
    return {line.partition(" = ")[0].strip(): line for line in lines if line}


def _addresses(kind, where):
    """The kind of an argument with the addresses of matrices from that of these matrices in one array: they have elements on a
    condition, its own or that of the array's length."""
    access, _, room, *condition = kind.split(None, 4)
    condition = condition[1] if condition else re.match(r"\w+ = (.*?) \? ", where[room])[1]
    return f"{'in' if access == 'in' else 'inout'} addresses count if {condition}"
