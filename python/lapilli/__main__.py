# SPDX-License-Identifier: BSD-3-Clause
"""python -m lapilli [options] program.py | -m module | -c command [arguments...]

Runs a Python program with numpy.linalg's and scipy.linalg's functions replaced by lapilli.linalg's, for problems that are
large enough to gain by it; smaller ones, and whatever is unusual, stay numpy's and scipy's. Where there is a GPU, and lapilli-run is
installed, the process is first started again with Lapilli in front of cuSOLVER: PyTorch, CuPy and JAX are served, too.

  --report           at the end tell on standard error what was served, where, and how long it took
  --devices LIST     as LAPILLI_DEVICES: cuda:0,1, none, sim:2
  --crossover N      serve problems from this order on; 0: all
  --cusolver off     as LAPILLI_CUSOLVER: cuSOLVER alone serves its functions
  --progress         draw the progress of long calls
  --version          of the library
"""
from __future__ import annotations

import atexit
import os
import runpy
import sys
import types


VARIABLES = {"--devices": "LAPILLI_DEVICES", "--crossover": "LAPILLI_DROPIN_CROSSOVER", "--cusolver": "LAPILLI_CUSOLVER"}


def main(arguments: list[str], is_process: bool = False) -> None:
    """Runs the program; what it raises, SystemExit included, goes on. is_process: these are the arguments of this process, which may
    be started again."""
    report = progress = False
    devices = ""
    given = list(arguments)
    while arguments and arguments[0].startswith("--"):
        option, equals, value = arguments.pop(0).partition("=")
        if option in VARIABLES:
            if not equals:
                value = arguments.pop(0) if arguments else _fail(f"{option} needs a value")
            os.environ[VARIABLES[option]] = value
            devices = value if option == "--devices" else devices
        elif option == "--report":
            report = True
        elif option == "--progress":
            progress = True
        elif option == "--version":
            import lapilli

            print(f"lapilli {lapilli.library_version()}, {lapilli.library_path()}")
            return
        elif option == "--help":
            print(__doc__)
            return
        else:
            _fail(f"unknown option {option}")
    if not arguments:
        _fail("which program? --help tells")

    import lapilli

    if is_process:
        from lapilli import _cusolver
        _cusolver.restart(given, report)
    import lapilli.runner

    if devices and (missing := lapilli.context.unavailable(devices)):
        _fail(f"--devices {devices}: {missing}")
    if progress:
        lapilli.default().progress = lapilli.bar()
    lapilli.runner.install(report)
    if report:
        atexit.register(lambda: print(lapilli.runner.REPORT.text(), file=sys.stderr))
    _run(arguments)


def _fail(text: str) -> str:
    print(f"python -m lapilli: {text}", file=sys.stderr)
    raise SystemExit(2)


def _run(arguments: list[str]) -> None:
    """As Python itself would."""
    if arguments[0] in ("-m", "-c"):
        if len(arguments) < 2:
            _fail(f"{arguments[0]} needs a value")
        kind, what, *rest = arguments
        if kind == "-m":
            sys.argv = [what, *rest]
            sys.path[0] = os.getcwd()
            runpy.run_module(what, run_name="__main__", alter_sys=True)
            return
        sys.argv = ["-c", *rest]
        sys.path[0] = ""
        module = types.ModuleType("__main__")
        sys.modules["__main__"] = module
        exec(compile(what, "<string>", "exec"), module.__dict__)
        return
    if arguments[0].startswith("-") and arguments[0] != "-":
        _fail(f"unknown option {arguments[0]}")
    sys.argv = arguments
    sys.path[0] = os.path.dirname(os.path.abspath(arguments[0]))
    runpy.run_path(arguments[0], run_name="__main__")


if __name__ == "__main__":
    main(sys.argv[1:], is_process=True)
