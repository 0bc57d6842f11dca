# SPDX-License-Identifier: BSD-3-Clause
"""What functions of libraries for a GPU have in common: orders that are served, a context for each device, and its queue."""
from __future__ import annotations

import ctypes
import dataclasses
import threading

from .. import _library, context
from ..spread import Queue
from ._orders import MANY, ORDERS


def serves(routine: str, precision: str, order: float) -> bool:
    """Whether Lapilli computes problems of that order sooner than cuSOLVER, by the table of its symbols; LAPILLI_CUSOLVER_CROSSOVER takes its
    place, and LAPILLI_CUSOLVER=off ends it."""
    chosen = _chosen(order)
    if chosen is not None:
        return chosen
    return _is_within(ORDERS.get(routine, {}).get(precision), order)


def serves_many(routine: str, precision: str, order: int, count: int) -> bool:
    """The same of `count` matrices of one order."""
    chosen = _chosen(order)
    if chosen is not None:
        return chosen
    fewest, orders = MANY[routine]
    return _is_within(orders.get(precision), order) and count >= fewest


def _is_within(orders: tuple[int, int] | None, order: float) -> bool:
    return orders is not None and orders[0] <= order <= orders[1]


def _chosen(order: float) -> bool | None:
    """What the settings say; None: nothing."""
    settings = context.current()
    if settings.get("cusolver") == "off":
        return False
    text = settings.get("cusolver.crossover")
    return None if text == "auto" else order >= int(text)


@dataclasses.dataclass
class Lane:
    """Of one device: a context, and the queue of what is submitted there. Used by one thread at a time."""

    context: context.Context
    queue: Queue
    lock: threading.RLock = dataclasses.field(default_factory=threading.RLock)


_lanes: dict[int, Lane] = {}
_making = threading.Lock()


def lane(device: int) -> Lane:
    """That of a device, by CUDA's number; made by the first call, and kept."""
    found = _lanes.get(device)
    if found is None:
        with _making:
            if device not in _lanes:
                own = context.Context(device)
                # Matrices are in device memory, and small ones are not sent to the CPU.
                _library.library().lapilli_private_lower_crossovers(own.handle, ctypes.c_int64(0))
                _lanes[device] = Lane(own, Queue(context=own))
            found = _lanes[device]
    return found
