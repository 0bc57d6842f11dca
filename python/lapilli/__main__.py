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
import builtins
import importlib.machinery
import io
import os
import pkgutil
import runpy
import sys
import types


VARIABLES = {"--devices": "LAPILLI_DEVICES", "--crossover": "LAPILLI_DROPIN_CROSSOVER", "--cusolver": "LAPILLI_CUSOLVER"}
SETTINGS = {"--crossover": "dropin.crossover", "--cusolver": "cusolver"}


def main(arguments: list[str], is_process: bool = False) -> None:
    """Runs the program; what it raises, SystemExit included, goes on. is_process: these are the arguments of this process, which may
    be started again."""
    report = progress = False
    devices = ""
    chosen: dict[str, str] = {}
    given = list(arguments)
    while arguments and arguments[0].startswith("--"):
        option, equals, value = arguments.pop(0).partition("=")
        if option in VARIABLES:
            if not equals:
                value = arguments.pop(0) if arguments else _fail(f"{option} needs a value")
            os.environ[VARIABLES[option]] = chosen[option] = value
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
    _check(chosen)
    if progress:
        lapilli.default().progress = bar = lapilli.bar()
        atexit.register(bar.close)
    lapilli.runner.install(report)
    if report:
        atexit.register(lambda: print(lapilli.runner.REPORT.text(), file=sys.stderr))
    _run(arguments)


def _check(chosen: dict[str, str]) -> None:
    """Values that the library would leave aside in the environment, with a line in its log alone."""
    import lapilli

    for option, setting in SETTINGS.items():
        if option in chosen:
            try:
                lapilli.Context("none", settings={setting: chosen[option]}).close()
            except lapilli.ArgumentError as error:
                _fail(f"{option} {chosen[option]}: {str(error).partition(': ')[2]}")


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
        _execute(what, "<string>")
        return
    program = arguments[0]
    sys.argv = arguments
    if program == "-":
        sys.path[0] = ""
        _execute(sys.stdin.buffer.read(), "<stdin>")
        return
    if program.startswith("-"):
        _fail(f"unknown option {program}")
    if not os.path.exists(program):
        _fail(f"there is no program {program}")
    sys.path[0] = os.path.dirname(os.path.realpath(program))
    if os.path.isfile(program) and pkgutil.get_importer(program) is None and not program.endswith(".pyc"):
        path = os.path.abspath(program)
        with io.open_code(path) as file:
            _execute(file.read(), path, __file__=path, __loader__=importlib.machinery.SourceFileLoader("__main__", path))
    else:  # a folder or an archive with a module __main__
        runpy.run_path(program, run_name="__main__")


def _execute(source: str | bytes, name: str, **attributes: object) -> None:
    """In a module __main__ that stays when the program's last line has run: its threads and functions at exit look for it."""
    module = types.ModuleType("__main__")
    module.__dict__.update(attributes, __builtins__=builtins)
    if sys.version_info < (3, 14):  # later ones make annotations when they are asked for
        module.__annotations__ = {}
    sys.modules["__main__"] = module
    exec(compile(source, name, "exec", dont_inherit=True), module.__dict__)


if __name__ == "__main__":
    main(sys.argv[1:], is_process=True)
