# SPDX-License-Identifier: BSD-3-Clause
"""The orders at which functions of cuSOLVER are served are those at which docs/results compares them."""
import collections
import csv
import os
import pathlib

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
