# SPDX-License-Identifier: BSD-3-Clause
"""Replaces functions of numpy.linalg at once, and of scipy.linalg and cupy.linalg when a program imports them; those of PyTorch by its
own registry of kernels. All of it can be undone."""
from __future__ import annotations

import functools
import importlib.abc
import importlib.util
import inspect
import os
import sys
import time
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np

from .. import _cusolver, context, errors
from ..linalg import _core
from . import _calls, _cupy, _report, _torch


def install(report: bool = False, gpu: bool | None = None) -> None:
    """Once; uninstall() undoes it. With `report`, calls of functions that the library lacks are counted, too. `gpu`: also functions of
    CuPy and PyTorch; None: unless this process was started by lapilli-run, with Lapilli in front of cuSOLVER, which they call."""
    if gpu is None:
        gpu = not os.environ.get(_cusolver.STARTED)
    _when_imported("numpy.linalg", lambda module: _replace(module, _calls.NUMPY, report))
    _when_imported("scipy.linalg", lambda module: _replace(module, _calls.SCIPY, report))
    if gpu:
        _when_imported("cupy.linalg", lambda module: _replace(module, _cupy.NUMPY, False))
        _when_imported("cupyx.scipy.linalg", lambda module: _replace(module, _cupy.SCIPY, False))
        _when_imported("torch", _torch.install)


def uninstall() -> None:
    """Gives numpy, scipy, CuPy and PyTorch their own functions back. Those that a module took by `from numpy.linalg import eigh`
    meanwhile stay what they are."""
    for finder in [f for f in sys.meta_path if isinstance(f, _WhenImported)]:
        sys.meta_path.remove(finder)
    while _replaced:
        module, name, original = _replaced.pop()
        setattr(module, name, original)
    _torch.uninstall()


_replaced: list[tuple[ModuleType, str, Any]] = []


def _when_imported(name: str, change: Callable[[ModuleType], None]) -> None:
    """Changes a module that is there, or that will be."""
    if name in sys.modules:
        change(sys.modules[name])
    elif not any(isinstance(finder, _WhenImported) and finder.name == name for finder in sys.meta_path):
        sys.meta_path.insert(0, _WhenImported(name, change))


class _WhenImported(importlib.abc.MetaPathFinder):
    """Changes a module behind its import."""

    def __init__(self, name: str, change: Callable[[ModuleType], None]) -> None:
        self.name = name
        self._change = change

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> Any:
        """The specification that Python finds itself, with a loader that goes on to replace."""
        if fullname != self.name or self not in sys.meta_path:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(fullname)
        if spec is not None and spec.loader is not None:
            execute = spec.loader.exec_module

            def exec_module(module: ModuleType) -> None:
                execute(module)
                self._change(module)

            spec.loader.exec_module = exec_module  # type: ignore
        return spec


def _replace(module: ModuleType, calls: dict[str, Any], report: bool) -> None:
    for name in _calls.LACKING if report else ():
        original = getattr(module, name, None)
        if original is not None and name not in calls and not hasattr(original, "lapilli_original"):
            _set(module, name, original, _counted(f"{module.__name__}.{name}", original))
    for name, call in calls.items():
        original = getattr(module, name, None)
        if original is None or hasattr(original, "lapilli_original"):
            continue
        try:
            signature = inspect.signature(original)
        except (TypeError, ValueError):
            continue
        _set(module, name, original, _served(f"{module.__name__}.{name}", original, signature, call))


def _set(module: ModuleType, name: str, original: Any, function: Any) -> None:
    _replaced.append((module, name, original))
    setattr(module, name, function)


def _counted(name: str, original: Callable[..., Any]) -> Callable[..., Any]:
    """The original, for the report."""

    @functools.wraps(original)
    def function(*args: Any, **kwargs: Any) -> Any:
        start = time.perf_counter()
        try:
            return original(*args, **kwargs)
        finally:
            _report.REPORT.left(name, time.perf_counter() - start, _report.NOT_REPLACED)

    function.lapilli_original = original  # type: ignore[attr-defined]
    return function


def _served(name: str, original: Callable[..., Any], signature: inspect.Signature, call: _calls.Call) -> Callable[..., Any]:
    """The original, but for problems that a device solves faster."""

    @functools.wraps(original)
    def function(*args: Any, **kwargs: Any) -> Any:
        if call.needs and len(args) < 2 and call.needs not in kwargs:
            return original(*args, **kwargs)
        reason, given = _judged(call, signature, args, kwargs)
        start = time.perf_counter()
        if not reason:
            try:
                result = call.run(original, given)
                _report.REPORT.served(name, time.perf_counter() - start)
                return result
            except errors.Cancelled:
                raise
            except (errors.Error, TypeError, ValueError, NotImplementedError, np.linalg.LinAlgError) as error:
                if isinstance(error, np.linalg.LinAlgError) and not isinstance(error, _core.ShapeError) and not call.asks_again:
                    raise  # what the matrix is, and not what the call is
                reason = f"{type(error).__name__}: {error}"
                start = time.perf_counter()
        try:
            return original(*args, **kwargs)
        finally:
            _report.REPORT.left(name, time.perf_counter() - start, reason)

    function.lapilli_original = original  # type: ignore[attr-defined]
    return function


def _judged(call: _calls.Call, signature: inspect.Signature, args: Any, kwargs: Any) -> tuple[str, dict[str, Any]]:
    """Why the original computes, or "" and the arguments by name."""
    try:
        bound = signature.bind(*args, **kwargs)
    except TypeError:
        return "arguments", {}  # the original says what is wrong with them
    bound.apply_defaults()
    given = dict(bound.arguments)
    for parameter in signature.parameters.values():
        value = given.get(parameter.name)
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            if value:
                return f"argument {parameter.name}", {}
        elif parameter.name not in call.arguments and value is not parameter.default and parameter.default is not parameter.empty:
            return f"argument {parameter.name}", {}
    reason = call.refuses(given)
    if reason:
        return reason, {}
    if context.current().device_count == 0:
        return _report.NO_DEVICES, {}
    return "", given
