# SPDX-License-Identifier: BSD-3-Clause
"""What the blocks of batches in the routine table leave out: the arguments and lengths of an array of matrices, calls on queues, and
routines for matrices that have an address each."""
import re


def expanded(raw):
    """A block whose arguments `NAME | ACCESS batch ROWS by COLUMNS if CONDITION | prose` are the array, its leading dimension and the
    elements from a matrix to the next one. The drivers on queues have the arguments of those that wait."""
    rows, rooms = [], []
    for line in raw.get("arguments", []):
        name, *rest = (part.strip() for part in line.split("|", 2))
        if batch := re.match(r"(\w+) batch (.+) by (.+?) if (.*)$", rest[0] if rest else ""):
            access, height, width, condition = batch.groups()
            step, ld, one = (f"stride{name.lower()}", f"ld{name.lower()}", "an" if name[0] in "AEFHILMNORSX" else "a")
            rows += [f"{name} | {access} vector room_of_{name.lower()} | {rest[1]}",
                     f"{ld} | integer max(1, {height}) .. | leading dimension of each {name}",
                     f"{step} | integer product({ld}, {width}) .. | elements from {one} {name} to the next one"]
            rooms.append(f"room_of_{name.lower()} = {condition} ? product({step}, count) : 0 | all of them")
        else:
            rows.append(line)
    if not rooms:
        return raw
    result = raw | {"arguments": rows, "where": [""] + rooms + raw.get("where", [""])[1:]}
    for key, waits, submits in (("calls", "solve_batch(", "batch_on_queue(queue, "), ("memory calls", "batch_memory(", "batch_on_queue_memory(")):
        first, *further = raw.get(key, [""])
        if first.startswith(waits):
            result.setdefault(f"async {key}", [submits + first.removeprefix(waits), *further])
    return result


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
    result["purpose"] = [*raw["purpose"][:-1], f"{raw['purpose'][-1]}; each matrix has an address"]
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
