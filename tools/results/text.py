# SPDX-License-Identifier: BSD-3-Clause
"""Numbers as the pages have them."""
import re


def digits_of(text):
    """Significant digits of a number as it was written, at most three."""
    digits = re.sub("[eE].*", "", text).replace(".", "").replace("-", "").lstrip("0")
    return max(1, min(3, len(digits)))


def rounded(value, digits):
    """1230 for 1234.5 of three digits, 1.20 for 1.2."""
    exponent = int(f"{value:.{digits - 1}e}".partition("e")[2])
    return f"{value:.{max(0, digits - 1 - exponent)}f}"


def duration(seconds, digits=3):
    for unit, factor in (("s", 1), ("ms", 1e3), ("us", 1e6)):
        if seconds * factor >= 0.9995:
            break
    return f"{rounded(seconds * factor, digits)} {unit}"


def ratio(value, digits=3):
    return rounded(value, max(2, digits)) if value < 10 or digits > 2 else f"{value:.0f}"


def cell(text):
    """In a table of Markdown."""
    return text.replace("_", r"\_").replace("|", r"\|").replace("*", r"\*")
