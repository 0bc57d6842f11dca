# SPDX-License-Identifier: BSD-3-Clause
"""The progress bar is drawn on a terminal, and nowhere else; Ctrl-C ends the call and the program; standard streams that are closed
or full.   terminal.py PROGRAM"""
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


def status_of(arguments, streams):
    """With the shell's words for standard streams."""
    return subprocess.run(["sh", "-c", f'"$0" {arguments} {streams}', program], stderr=subprocess.DEVNULL).returncode


# What cannot be told is lost, and the status stays. A file that is written has no number of a closed stream.
for streams in ("2>&-", "2>/dev/full"):
    assert status_of("eigen missing.npy", streams) == 2, streams
    assert status_of("eigen a.npy --values - --progress >w.txt", streams) == 0 and len(np.loadtxt("w.txt")) == n, streams
    assert status_of("bogus", streams) == 2, streams
for quiet, status in (("--quiet", 0), ("", 2)):
    assert status_of(f"eigen a.npy --values w.npy {quiet}", "<&- >&- 2>&-") == status and len(np.load("w.npy")) == n, quiet
assert status_of("--help", ">/dev/full") == 2 and status_of("info --json", ">/dev/full") == 2
print("bar drawn and cancelled, streams closed and full")
