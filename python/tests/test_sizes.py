# SPDX-License-Identifier: BSD-3-Clause
"""Sizes near the largest integer: each routine and each memory query has a code for them, and no defect of the library's."""
import inspect
import re

import numpy as np
import pytest

import lapilli
from lapilli import errors, lapack

HUGE = [2**32, 2**61, 2**62, 2**63 - 1]
LETTERS = "NULVATCERIF1MBGSPXW"
NOWHERE = 4096  # an address that nothing may follow
ROOM = np.zeros(512)  # for operands of order 1
TAKEN = {"int", "Letter", "Array", "float", "complex"}


def functions(queries):
    for name in lapack.__all__:
        function = getattr(lapack, name)
        if not inspect.isfunction(function) or name.endswith("_memory") != queries:
            continue
        parameters = {p.name: str(p.annotation) for p in inspect.signature(function).parameters.values() if p.name != "context"}
        # Queries of many problems read the sizes of each from arrays.
        if set(parameters.values()) <= (TAKEN - {"Array"} if queries else TAKEN):
            yield function, parameters


def attempt(function, parameters, sizes, letters, array=NOWHERE):
    plain = {"Array": array, "float": 1.0, "complex": 1.0}

    def value(name, kind):
        if name == "equed":  # a letter that the call writes
            return bytearray(b"N")
        return sizes[name] if kind == "int" else letters.get(name, LETTERS[0]) if kind == "Letter" else plain[kind]

    function(*[value(name, kind) for name, kind in parameters.items()])


def letters_that_are_taken(function, parameters, sizes, array=NOWHERE):
    """The first letter of each option that the function does not refuse at these sizes."""
    letters = {}
    while True:
        try:
            attempt(function, parameters, sizes, letters, array)
        except errors.ArgumentError as error:
            refused = re.search(r"argument \d+ \((\w+)\)", str(error))[1]
            now = letters.get(refused, LETTERS[0])
            if parameters.get(refused) != "Letter" or now == LETTERS[-1]:
                return letters
            letters[refused] = LETTERS[LETTERS.index(now) + 1]
        except errors.Error:
            return letters
        else:
            return letters


def has_a_code(function, parameters, sizes, letters, array=NOWHERE):
    try:
        attempt(function, parameters, sizes, letters, array)
    except errors.InternalError as error:
        pytest.fail(f"{function.__name__}, {sizes}, {letters}: {error}")
    except errors.Error as error:
        assert "std::" not in str(error) and "vector" not in str(error)


def test_queries():
    called = 0
    for function, parameters in functions(True):
        names = [name for name, kind in parameters.items() if kind == "int"]
        small = {name: 1 for name in names}
        letters = letters_that_are_taken(function, parameters, small)
        for huge in HUGE:
            for chosen in [[name] for name in names] + [names]:
                has_a_code(function, parameters, {**small, **{name: huge for name in chosen}}, letters)
                called += 1
    assert called > 2000


def test_routines():
    """All sizes are huge, so that nothing may be read before they are looked at."""
    called = 0
    for function, parameters in functions(False):
        names = [name for name, kind in parameters.items() if kind == "int"]
        if len(names) < 2:
            continue
        for huge in HUGE[1:]:
            sizes = {name: huge for name in names}
            has_a_code(function, parameters, sizes, letters_that_are_taken(function, parameters, sizes))
            called += 1
    assert called > 500


def test_one_size_of_many():
    """One size is huge, and so are leading dimensions: all other arrays have an element or a few."""
    called = 0
    for function, parameters in functions(False):
        names = [name for name, kind in parameters.items() if kind == "int"]
        apart = [name for name in names if name.startswith(("ld", "stride"))]
        for size in [name for name in names if name not in apart and not name.startswith("inc")]:
            for huge in HUGE[1:]:
                sizes = {**{name: 1 for name in names}, **{name: huge for name in apart}, size: huge}
                ROOM[:] = 0
                letters = letters_that_are_taken(function, parameters, sizes, ROOM.ctypes.data)
                has_a_code(function, parameters, sizes, letters, ROOM.ctypes.data)
                called += 1
    assert called > 2000
