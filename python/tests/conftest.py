# SPDX-License-Identifier: BSD-3-Clause
"""The tests run on the devices of LAPILLI_DEVICES, by default two simulated ones, and every problem goes to them."""
import os
import signal

import pytest

os.environ.setdefault("LAPILLI_DEVICES", "sim:2")
for routine in ("POTRF POTRS POTRI GETRF GETRS GETRI GEQRF ORMQR GEQP3 SYTRF SYTRS SYTRI SYGST SYTRD ORMTR STEDC STERF GECON "
                "MIXED LEVEL3 ITERATIVE SPMM").split():
    os.environ.setdefault(f"LAPILLI_{routine}_CROSSOVER", "0")
os.environ.setdefault("LAPILLI_TEST_ITERATIVE_ROWS", "1")
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX leaves memory of a GPU to others
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@pytest.fixture(name="ctrl_c")
def _ctrl_c():
    """Python's own handler: a shell starts jobs in the background with SIGINT ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
