# SPDX-License-Identifier: BSD-3-Clause
"""The orders at which functions of cuSOLVER and cuBLAS are served are those at which docs/results compares them."""
import collections
import csv
import math
import os
import pathlib
import re
import sys

import pytest

from lapilli.runner._orders import ORDERS

RESULTS = pathlib.Path(__file__).resolve().parents[2] / "docs/results"
SYMBOLS = {"cusolverDnDSgesv": ("gesv_mixed", "d"), "cusolverDnZCgesv": ("gesv_mixed", "z"), "cusolverDnXsytrs s": ("sytrs", "s"),
           "cusolverDnXsytrs d": ("sytrs", "d"), "cusolverDnXgeev s": ("geev", "s"), "cusolverDnXgeev z": ("geev", "z")}
pytestmark = [pytest.mark.skipif(os.environ["LAPILLI_DEVICES"] == "none", reason="once is enough"),
              pytest.mark.skipif(not RESULTS.exists(), reason="not in the source tree")]


def compared():
    """{(routine, precision): orders}"""
    found = collections.defaultdict(set)
    for file in RESULTS.glob("*.csv"):
        with open(file, newline="", encoding="utf-8") as lines:
            for row in csv.DictReader(lines):
                if row.get("library") == "cuSOLVER":
                    found[row["routine"], row["precision"]].add(int(row["n"]))
                elif (function := (row.get("function") or "").partition(",")[0]) in SYMBOLS:
                    found[SYMBOLS[function]].add(int(row["n"]))
    return found


def test_largest_orders_have_been_measured():
    orders = compared()
    largest = {(routine, p): most for routine, of_types in ORDERS.items() for p, (_, most) in of_types.items() if most < 2**63}
    assert {("potrf", "d"), ("gesv_mixed", "d"), ("geev", "d")} <= set(largest)
    assert [(case, most) for case, most in largest.items() if most > max(orders[case], default=0)] == []


# The routine behind each of cuBLAS's functions, and the order of its rows: of GELS with twice as many rows as columns.
BATCHES = {"getrf": ("getrf_batch", 1), "getrs": ("getrs_batch", 1), "getri": ("getri_outofplace_batch", 1), "matinv": ("getri_batch", 1),
           "geqrf": ("geqrf_batch", 1), "gels": ("gels_batch", 2)}
ROW = re.compile(r"cublas([SDCZ])([a-z]+)Batched(?: N)?(?:, (\d+) columns?)?, (\d+) matrices")


def batches_compared():
    """{(routine, precision): {(order, count, columns): Lapilli's time over cuBLAS's}}, both by the clock of a program."""
    found = collections.defaultdict(dict)
    with open(RESULTS / "symbols.csv", newline="", encoding="utf-8") as lines:
        for row in csv.DictReader(lines):
            if match := ROW.fullmatch(row["function"]):
                letter, function, columns, count = match.groups()
                routine, times = BATCHES[function]
                found[routine, letter.lower()][times * int(row["n"]), int(count), int(columns or 1)] = float(row["ratio"])
    return found


def limits(text):
    """Of "5..7", and of "5", from 5 on."""
    least, _, most = text.partition("..")
    return int(least), int(most) if most else math.inf


def test_batches_are_served_between_orders_that_have_been_measured():
    """Each band begins at an order that was compared with that number of matrices or fewer, and ends at one or where the next begins. In
    between Lapilli was at least 3 % faster wherever the two were compared."""
    sys.path.insert(0, str(RESULTS.parents[1] / "tools/generate"))
    try:
        import cusolver_table
    finally:
        sys.path.pop(0)
    measured, bands = batches_compared(), collections.defaultdict(list)
    for block in cusolver_table.read(RESULTS.parents[1] / cusolver_table.PATH):
        if block.library.title == "cuBLAS":
            for band in block.many:
                for precision, orders in band.orders.items():
                    if orders != "-":
                        bands[block.key, precision].append((limits(orders), limits(band.count), limits(band.columns or "1..1")))
    assert {("getrf_batch", "s"), ("getrs_batch", "d"), ("getri_outofplace_batch", "z"), ("gels_batch", "c")} <= set(bands)
    for case, of_case in bands.items():
        for (least, largest), (fewest, most), (first, last) in of_case:
            ends = {n for n, count, _ in measured[case] if count <= fewest}
            assert least in ends and (largest in ends or any(largest + 1 == other for (other, _), *_ in of_case)), (case, least, largest)
            assert all(ratio <= .97 for (n, count, columns), ratio in measured[case].items()
                       if least <= n <= largest and fewest <= count <= most and first <= columns <= last), (case, least, fewest)
