# SPDX-License-Identifier: BSD-3-Clause
"""The progress bar is drawn on a terminal, and nowhere else; Ctrl-C ends the call and the program.   terminal.py PROGRAM"""
import os
import pty
import signal
import subprocess
import sys
import tempfile

import numpy as np

program = os.path.abspath(sys.argv[1])
os.chdir(tempfile.mkdtemp())
n = 300
a = np.random.default_rng(1).standard_normal((n, n))
np.save("a.npy", a + a.T)
command = [program, "eigen", "a.npy", "--vectors", "v.npy"]


def on_terminal(arguments, until=None):
    """What the program draws on a terminal, and its status; with `until`, Ctrl-C comes when that has been drawn."""
    here, there = pty.openpty()
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=there)
    os.close(there)
    drawn = b""
    while True:
        try:
            piece = os.read(here, 4096)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        drawn += piece
        if until is not None and until in drawn:
            process.send_signal(signal.SIGINT)
            until = None
    os.close(here)
    process.stdout.read()
    return drawn, process.wait()


quiet = subprocess.run(command, capture_output=True, check=True)
assert quiet.stderr == b"" and b"dsyevd" in quiet.stdout, quiet
shown = subprocess.run([*command, "--progress"], capture_output=True, check=True)
assert b"tridiagonalize" in shown.stderr and b"dsyevd" in shown.stdout, shown
drawn, status = on_terminal(command)
assert status == 0 and b"tridiagonalize" in drawn and b"%" in drawn and drawn.endswith(b"\r\x1b[K"), (status, drawn[-200:])

os.remove("v.npy")
drawn, status = on_terminal(command, until=b"tridiagonalize")
assert status == 130 and b"cancelled" in drawn, (status, drawn[-300:])
assert not os.path.exists("v.npy")
print("bar drawn and cancelled")
