# SPDX-License-Identifier: BSD-3-Clause
"""The routine table: families of routines, their arguments, the forms in which each comes. table_text.py reads it."""
import dataclasses

PRECISIONS = "sdcz"
FORMS = ["plain", "async", "async_memory", "offset", "mgpu", "mgpu_async", "memory", "vbatch", "vbatch_memory"]
# Arrays that LAPACK's routines work in and the library's do not have, and their lengths.
# swork holds numbers of the lower precision, bwork logical values; their lengths are never given. scales is a matrix of real numbers, and
# its length the leading dimension.
WORK_ARRAYS = {"work": "lwork", "rwork": "lrwork", "iwork": "liwork", "hous": "lhous", "swork": "lswork", "bwork": "lbwork",
               "scales": "ldscales"}
# Kinds of options: the letters that each allows, where the table does not name them.
OPTIONS = {"uplo": "LU", "side": "LR", "trans": None, "adjoint": None, "diag": "NU", "job": "NV", "letter": None}


class TableError(Exception):
    pass


def kind_of(precision):
    return "complex" if precision in "cz" else "real"


@dataclasses.dataclass
class Argument:
    name: str
    kind: str  # a word of OPTIONS, size, sign, integer, scalar, matrix, vector, leading, step, handle, sparse, callback, select
    prose: str = ""
    letters: dict = dataclasses.field(default_factory=dict)  # options: {"real": "NTC", "complex": "NC"}
    otherwise: str = ""  # options: the letters where the condition does not hold
    access: str = "in"  # matrix, vector: in, out, inout
    shape: list = dataclasses.field(default_factory=list)  # matrix: rows, columns; vector: its length
    element: str = "scalar"  # scalar, real, integer or logical; address, real address, integer address: of an array
    condition: str = ""  # where this does not hold, a pointer may be anything, and bounds are not looked at
    reads: str = ""  # inout: where this holds the call reads it and no more, else it writes it and no more
    of: str = ""  # leading: its matrix; step: its vector; vector: its step; handle, callback: its type
    low: str = ""  # integer: bounds, each may be empty; scalar, elements of a vector: what they must be greater than
    high: str = ""
    closed: bool = False  # scalar: it may be `low`, too, and must be finite
    optional: bool = False  # operator, vector: it may be null
    part: str = ""  # matrix: hessenberg, if elements below the first subdiagonal are not read; schur: of a complex one below the diagonal
    only: str = ""  # "real" or "complex": in the routines for such matrices alone

    @property
    def is_written_letter(self):
        """A letter that a call writes, and so passed by address."""
        return bool(self.letters) and self.access != "in"

    @property
    def is_array(self):
        return self.kind in ("matrix", "vector")

    @property
    def is_addresses(self):
        return self.element.endswith("address")

    @property
    def of_each(self):
        """What a call of many problems takes for it: an element for each of them, or an address. Without a matrix that only some calls
        have, the array may be null."""
        element, access = "integer", "in"
        if self.is_array and self.shape != ["1"]:
            element, access = {"scalar": "address", "real": "real address", "integer": "integer address", "logical": "integer address"}[self.element], self.access
        elif self.is_array or self.kind == "scalar":
            element, access = self.element, self.access
        return Argument(self.name, "vector", f"of each problem: {self.prose}", access=access, shape=["count"], element=element,
                        optional=self.kind == "matrix" and self.condition != "")


# What a call of many problems takes in addition.
COUNT = Argument("count", "size", "how many problems")
INFOS = Argument("infos", "vector", "of each problem what its call alone would return", access="out", shape=["count"], element="integer")


@dataclasses.dataclass
class Definition:
    """A name that shapes and conditions use: a C++ expression, and what it means."""

    name: str
    text: str
    prose: str = ""


@dataclasses.dataclass
class Info:
    condition: str  # "": always
    text: str  # a sentence with expressions in {}
    prose: str = ""
    minor: str = ""  # the matrix, where the first expression is the order of its minor that is not positive definite


@dataclasses.dataclass
class WorkSize:
    """The minimum of one of LAPACK's work sizes, for real or complex matrices or both (kind "")."""

    name: str
    kind: str
    text: str  # of a matrix: rows by columns
    demanded: bool = True  # LAPACK's routine refuses less


@dataclasses.dataclass
class Routine:
    family: "Family"
    key: str  # what the table calls it, and the code in C++
    texts: dict
    arguments: list
    definitions: list
    infos: list
    forms: list
    bindings: dict  # form: [Definition]: how sizes follow from spread matrices
    inserted: list  # the arguments of an _offset form that the plain form has not
    appended: list  # those of an _async form, behind all others
    work_sizes: list
    in_work: dict  # {argument: the work arrays of real and of complex routines in whose first element LAPACK returns it}
    served_by: "Routine" = None  # of a symbol without an entry point: the routine that does its work
    like: "Routine" = None  # the one whose block it takes over
    addresses_of: "Routine" = None  # of a batch whose matrices have an address each: the one with a stride

    def text(self, key, otherwise=""):
        return self.texts.get(key, otherwise)

    @property
    def _prefixes(self):
        """{"d": "d"}, or {"d": "ds"} where a routine also computes in another precision."""
        return {word[0]: word for word in self.text("precisions", "s d c z").split()}

    @property
    def precisions(self):
        """Those of the arguments."""
        return list(self._prefixes)

    @property
    def is_mixed(self):
        """Whether its names begin with two letters, as dsgesv's."""
        return any(len(prefix) > 1 for prefix in self._prefixes.values())

    @property
    def names(self):
        """Without the letters: that of real matrices and that of complex ones, or one of both."""
        return self.text("names", self.key).split()

    def name(self, precision):
        """The name with its letters: dsytrd, zhetrd, dsgesv."""
        return self._prefixes[precision] + self.names[-1 if precision in "cz" else 0]

    @property
    def titles(self):
        """SYTRD, HETRD; DSGESV, ZCGESV."""
        names = [self.name(p) for p in self.precisions] if self.is_mixed else self.names
        return ", ".join(n.upper() for n in names)

    @property
    def returned(self):
        """The argument that LAPACK's routine, a function, returns; "" where it is a subroutine."""
        return self.text("returned")

    def is_narrowed(self, name):
        """Whether a symbol takes fewer letters for an option than the routine behind it."""
        return self.served_by is not None and self.argument(name).letters != self.served_by.argument(name).letters

    @property
    def sizes_of_matrix(self):
        """The sizes of the first matrix, each once."""
        return list(dict.fromkeys(next(a.shape for a in self.arguments if a.kind == "matrix")))

    def argument(self, name):
        for a in self.arguments + self.inserted + self.appended:
            if a.name == name:
                return a
        raise TableError(f"{self.key}: no argument {name}")

    @property
    def kinds(self):
        """[""] where real and complex routines have the same arguments, else both."""
        return ["real", "complex"] if any(a.only for a in self.arguments) else [""]

    def kind_of(self, precision):
        return "" if self.kinds == [""] else kind_of(precision)

    def form_arguments(self, form, kind=""):
        """The arguments of a form in their order, without the context or the queue; of one kind of matrices, or of all."""
        return [a for a in self._form_arguments(form) if not kind or a.only in ("", kind)]

    def _form_arguments(self, form):
        if form in ("memory", "async_memory"):
            return [self.argument(n) for n in self.text("memory").split()]
        if form == "async":
            return self.arguments + self.appended
        if form in ("vbatch", "vbatch_memory"):
            shared = self.text("vbatch").split()
            of_one = self.arguments if form == "vbatch" else self._form_arguments("memory")
            return [a if a.name in shared else a.of_each for a in of_one] + [COUNT] + [INFOS] * (form == "vbatch")
        if form in ("mgpu", "mgpu_async"):
            return [self.argument(n) for n in self.text("mgpu").split()]
        if form == "offset":
            at = 1 + next(i for i, a in enumerate(self.arguments) if a.kind == "leading")
            return self.arguments[:at] + self.inserted + self.arguments[at:]
        return self.arguments


@dataclasses.dataclass
class Family:
    key: str
    texts: dict
    routines: list
    symbols: list = dataclasses.field(default_factory=list)  # LAPACK's other names of them, in the drop-in library alone

    @property
    def is_blas(self):
        """Its drivers return no info, and operands are checked for their place and alignment."""
        return self.text("kind") == "blas"

    def text(self, key, otherwise=""):
        return self.texts.get(key, otherwise)


@dataclasses.dataclass
class HandleArgument:
    name: str  # in C
    # context, letter, option, bits, [out] integer, real, [out] pointer, callback, out type, [out|end] handle, handle of; arrays: in|out matrix, [integer] vector
    kind: str
    fortran: str  # its name in the Fortran module
    of: str = ""  # matrix: its leading dimension; type: its name

    @property
    def is_array(self):
        return self.kind.endswith(("matrix", "vector"))


@dataclasses.dataclass
class Handle:
    """A type of the C interface that is a pointer, with a Fortran type for each precision."""

    name: str
    module: str
    title: str
    functions: dict  # {what comes behind lapilli_NAME_: its arguments}
