# SPDX-License-Identifier: BSD-3-Clause
"""Arrays of a GPU that are neither CuPy's nor PyTorch's: seen as those, without a copy, and results turned back. JAX's come
and go by DLPack, since JAX lets no one write its arrays; numba's and others' by __cuda_array_interface__."""
from __future__ import annotations

import functools
import importlib
import inspect
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np

from .._kinds import library_of
from ..lapack import _pointers

Function = TypeVar("Function", bound=Callable[..., Any])
_WITHOUT = ("numpy", "cupy", "torch", "builtins")  # whose values need no bridge, but for tuples, which may hold others
_signature = functools.cache(inspect.signature)  # of functions that need it: `import lapilli.linalg` is to be quick
_settled: set[type] = {np.ndarray, bool, int, float, complex, str, type(None)}  # types of such values


def everywhere(function: Function) -> Function:
    """For a function whose arguments and results may be arrays of any kind."""

    @functools.wraps(function)
    def served(*args: Any, **kwargs: Any) -> Any:
        for a in args:
            if type(a) not in _settled and not _settles(type(a)):
                break
        else:
            for a in kwargs.values():
                if type(a) not in _settled and not _settles(type(a)):
                    break
            else:
                return function(*args, **kwargs)
        kind = next((k for k in map(_kind, _flat((*args, *kwargs.values()))) if k), "")
        if not kind:
            return function(*args, **kwargs)
        carrier = _carrier(kind)
        enter = functools.partial(_entered, kind=kind, carrier=carrier)
        bound = _signature(function).bind(*args, **kwargs)
        given = {name: _each(value, enter) for name, value in bound.arguments.items()}
        if kind == "jax":
            given = {name: value for name, value in given.items() if not name.startswith("overwrite_")}
        result = function(**given)
        return _each(result, functools.partial(_left, kind=kind, carrier=carrier))

    return cast(Function, served)


def _settles(kind: type) -> bool:
    """Whether a type that was not met before needs no bridge."""
    if kind.__module__.partition(".")[0] not in _WITHOUT or issubclass(kind, tuple):
        return False
    _settled.add(kind)
    return True


def _flat(arguments: tuple[Any, ...]) -> Any:
    for a in arguments:
        if isinstance(a, tuple):
            yield from _flat(a)
        else:
            yield a


def _each(value: Any, change: Callable[[Any], Any]) -> Any:
    """Also within tuples, whose types are kept."""
    if isinstance(value, tuple):
        changed = [_each(v, change) for v in value]
        return type(value)(*changed) if hasattr(value, "_fields") else tuple(changed)
    return change(value)


def _kind(a: Any) -> str:
    """jax, numba or other; "" of what needs no bridge."""
    module = library_of(a)
    if module in ("jax", "jaxlib"):
        return "jax" if hasattr(a, "devices") and any(d.platform in ("gpu", "cuda") for d in a.devices()) else ""
    if module in _WITHOUT or not _pointers.is_on_device(a):
        return ""
    return "numba" if module == "numba" else "other"


def _carrier(kind: str) -> Any:
    for name in ("cupy", "torch"):
        try:
            return importlib.import_module(name)
        except ImportError:
            pass
    raise TypeError(f"arrays of {kind} on a GPU need CuPy or PyTorch, which hold the results")


def _entered(a: Any, kind: str, carrier: Any) -> Any:
    if not _kind(a):
        return a
    if kind == "jax":
        a.block_until_ready()
        return carrier.from_dlpack(a)
    return carrier.asarray(a) if carrier.__name__ == "cupy" else carrier.as_tensor(a, device="cuda")


def _left(a: Any, kind: str, carrier: Any) -> Any:
    if not _pointers.is_on_device(a) or kind == "other":
        return a
    if kind == "numba":
        return importlib.import_module("numba.cuda").as_cuda_array(a)
    if carrier.__name__ == "cupy":
        a = a if a.flags.c_contiguous else carrier.ascontiguousarray(a)  # which would give a number a dimension
        carrier.cuda.get_current_stream().synchronize()
    else:
        a = a.contiguous()
        carrier.cuda.current_stream(a.device).synchronize()
    return importlib.import_module("jax.dlpack").from_dlpack(a)
