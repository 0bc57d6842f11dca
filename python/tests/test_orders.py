# SPDX-License-Identifier: BSD-3-Clause
"""The orders at which functions of cuSOLVER and cuBLAS are served are those at which docs/results compares them."""
import collections
import csv
import os
import pathlib
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


def batches_compared():
    """{(routine, precision): {(n, count): the seconds that cuBLAS takes more}}, on a queue. Solutions are gesv less getrf of the
    same run."""
    times = collections.defaultdict(dict)
    with open(RESULTS / "batch.csv", newline="", encoding="utf-8") as lines:
        for row in csv.DictReader(lines):
            if row["where"] == "queue":
                case = row["precision"], int(row["n"]), int(row["k"]), row["commit"], row["gpu"]
                times[row["routine"], case][row["library"]] = float(row["seconds"])
    for (routine, case), gesv in list(times.items()):
        getrf = times.get(("getrf_batch", case), {})
        if routine == "gesv_batch" and {"lapilli", "cuBLAS"} <= set(gesv) & set(getrf):
            times["getrs_batch", case] = {library: gesv[library] - getrf[library] for library in ("lapilli", "cuBLAS")}
    found = collections.defaultdict(dict)
    for (routine, (precision, n, count, *_)), of_libraries in times.items():
        if {"lapilli", "cuBLAS"} <= set(of_libraries):
            found[routine, precision][n, count] = of_libraries["cuBLAS"] - of_libraries["lapilli"]
    return found


def test_batches_are_served_between_orders_that_have_been_measured():
    """Each band begins at an order that was compared with that number of matrices or fewer, and ends at one or where the next
    begins. The gain is half a millisecond or more: the host waits for addresses, some .01 ms for each array, and the time of the copies of
    pivots of 32 bits is not known."""
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
                        least, _, largest = orders.partition("..")
                        bands[block.key, precision].append((int(least), int(largest), int(band.count.partition("..")[0])))
    assert {("getrf_batch", "d"), ("getrs_batch", "d"), ("getri_outofplace_batch", "z")} <= set(bands)
    for case, of_case in bands.items():
        for least, largest, count in of_case:
            ends = {n for n, counted in measured[case] if counted <= count}
            assert least in ends and (largest in ends or any(largest + 1 == other for other, *_ in of_case)), (case, least, largest)
            assert all(gain > 5e-4 for (n, _), gain in measured[case].items() if least <= n <= largest), (case, least)
