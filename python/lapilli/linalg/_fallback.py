# SPDX-License-Identifier: BSD-3-Clause
"""What the library lacks is scipy's or numpy's, and of arrays on a GPU their own library's: other names, other dtypes, other options.
Each is told once, by logging."""
from __future__ import annotations

import functools
import importlib
import inspect
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar, cast

import numpy as np

from .._kinds import library_of
from . import _core
from . import _qr as _qr_of

Function = TypeVar("Function", bound=Callable[..., Any])

_told: set[str] = set()


def tell(text: str) -> None:
    """Says it, if it has not been said."""
    if text not in _told:
        import logging  # here, since `import lapilli.linalg` is to be quick
        _told.add(text)
        logging.getLogger("lapilli").info(text)


def elsewhere(name: str) -> Any:
    """scipy.linalg's, else numpy.linalg's; AttributeError where neither has it. A function goes to the library of arrays on a GPU."""
    for module in ("scipy.linalg", "numpy.linalg"):
        try:
            found = getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError):
            continue
        tell(f"lapilli.linalg has no {name}: it is {module}'s")
        return _by_place(found) if callable(found) and not isinstance(found, type) else found
    raise AttributeError(f"module 'lapilli.linalg' has no attribute '{name}', nor have scipy.linalg and numpy.linalg")


@functools.cache
def _by_place(function: Callable[..., Any]) -> Any:
    """The function of numpy or scipy, where no argument is on a GPU."""
    name = function.__name__

    @functools.wraps(function)
    def served(*args: Any, **kwargs: Any) -> Any:
        modules = _own_modules((*args, *kwargs.values()))
        if not modules:
            return function(*args, **kwargs)
        module, own = _found(name, modules)
        if own is None:
            raise TypeError(f"{' and '.join(modules)} have no {name}: bring arrays to host memory for {function.__module__}'s")
        tell(f"lapilli.linalg has no {name}: {module} computes")
        return own(*args, **kwargs)

    return served


_OWN = {"cupy": ("cupy.linalg", "cupyx.scipy.linalg"), "torch": ("torch.linalg",), "jax": ("jax.numpy.linalg", "jax.scipy.linalg")}


def _own_modules(arguments: Iterable[Any]) -> tuple[str, ...]:
    """Where the library of arrays on a GPU has its functions; () of arrays in host memory."""
    for a in _each(arguments):
        kind = library_of(a).removesuffix("lib")
        if kind in _OWN and (_core.is_on_device(a) or kind == "torch" and a.is_cuda):
            return _OWN[kind]
    return ()


def _each(arguments: Iterable[Any]) -> Iterator[Any]:
    for a in arguments:
        if isinstance(a, (tuple, list)):
            yield from _each(a)
        else:
            yield a


def _found(name: str, modules: tuple[str, ...]) -> tuple[str, Any]:
    """The first of these modules that has the function, and the function; or "" and None."""
    for module in modules:
        try:
            return module, getattr(importlib.import_module(module), name)
        except (ImportError, AttributeError):
            continue
    return "", None


def _own(name: str, reason: Exception, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The result of the arrays' own library, if that takes such arguments."""
    module, own = _found(name, _own_modules((*args, *kwargs.values())))
    if own is None:
        raise reason
    try:
        result = own(*args, **kwargs)
    except TypeError:
        raise reason from None
    tell(f"lapilli.linalg.{name}: {reason}: {module} computes")
    return result


_STACKS = {"cholesky", "det", "eig", "eigh", "eigvals", "eigvalsh", "inv", "matrix_rank", "pinv", "qr", "slogdet", "solve", "svd"}  # are numpy's, which lacks these dtypes, too


def _cholesky(other: Any, given: dict[str, Any]) -> Any:
    lower = given["lower"] if given["upper"] is None else not given["upper"]
    return other(given["a"], lower, given["overwrite_a"], given["check_finite"])


def _qr(other: Any, given: dict[str, Any]) -> Any:
    mode, pivoting = _qr_of.MODES[given["mode"]], given["pivoting"]
    words = {"reduced": "economic", "complete": "full"}
    result = other(given["a"], given["overwrite_a"], given["lwork"], words.get(mode, mode), pivoting, given["check_finite"])
    if mode == "r":
        r, *order = result
        r = r[:min(r.shape)]
        return (r, *order) if pivoting else r
    if mode == "raw" and not pivoting:
        (factors, tau), _ = result
        return factors.T, tau
    return result if pivoting else _qr_of.QRResult(*result)


def _lstsq(other: Any, given: dict[str, Any]) -> Any:
    limit = given["cond"] if given["cond"] is not None else given["rcond"]
    return other(given["a"], given["b"], limit, given["overwrite_a"], given["overwrite_b"], given["check_finite"],
                 given["lapack_driver"])


def _svd(other: Any, given: dict[str, Any]) -> Any:
    if given["hermitian"]:
        numpys: Any = np.linalg.svd
        return numpys(given["a"], given["full_matrices"], given["compute_uv"], True)
    return other(given["a"], given["full_matrices"], given["compute_uv"], given["overwrite_a"], given["check_finite"], given["lapack_driver"])


def _pinv(other: Any, given: dict[str, Any]) -> Any:
    if given["atol"] is None and given["rtol"] is None and not given["return_rank"]:
        return np.linalg.pinv(given["a"], 1e-15 if given["rcond"] is None else given["rcond"], given["hermitian"])
    return other(given["a"], atol=given["atol"], rtol=given["rtol"], return_rank=given["return_rank"], check_finite=given["check_finite"])


# Functions with other defaults, or words of numpy's, than scipy's have.
_OTHERWISE = {"cholesky": _cholesky, "qr": _qr, "lstsq": _lstsq, "svd": _svd, "pinv": _pinv}


def or_elsewhere(function: Function) -> Function:
    """The function; where it says Unsupported, scipy's or numpy's with the same arguments."""
    name = function.__name__

    @functools.wraps(function)
    def served(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except _core.Unsupported as reason:
            if _core.place_of(*args).on_device or any(map(_core.is_on_device, args)):
                return _own(name, reason, args, kwargs)
            if isinstance(reason, _core.UnsupportedType) and name in _STACKS and any(np.ndim(a) > 2 for a in args[:2]):
                raise
            if name in ("eigh", "eigvalsh") and (len(args) > 1 and isinstance(args[1], str) or "UPLO" in kwargs):
                module = "numpy.linalg"
            else:
                module = "scipy.linalg"
            try:
                other = getattr(importlib.import_module(module), name)
            except (ImportError, AttributeError):
                module, other = "numpy.linalg", getattr(importlib.import_module("numpy.linalg"), name)
            tell(f"lapilli.linalg.{name}: {reason}: {module} computes")
            if name in _OTHERWISE:
                given = inspect.signature(function).bind(*args, **kwargs)
                given.apply_defaults()
                return _OTHERWISE[name](other, given.arguments)
            return other(*args, **kwargs)

    return cast(Function, served)
