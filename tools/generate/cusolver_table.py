# SPDX-License-Identifier: BSD-3-Clause
"""The table src/cusolver/routines.txt: functions of cuSOLVER and of cuBLAS's batches, their arguments, and the orders that are served."""
from dataclasses import dataclass

import ctext
import table

PATH = "src/cusolver/routines.txt"
SCALAR = {"s": "float", "d": "double", "c": "std::complex<float>", "z": "std::complex<double>"}
IN_CUDA = {"s": "float", "d": "double", "c": "cuComplex", "z": "cuDoubleComplex"}
ENUMERATIONS = {"jobz": "cusolverEigMode_t", "range": "cusolverEigRange_t", "uplo": "cublasFillMode_t", "trans": "cublasOperation_t",
                "side": "cublasSideMode_t", "diag": "cublasDiagType_t", "itype": "cusolverEigType_t", "jobvl": "cusolverEigMode_t",
                "jobvr": "cusolverEigMode_t"}
CHARACTERS = {"jobu", "jobvt"}
LETTERS = set(ENUMERATIONS) - {"itype"} | CHARACTERS
SIZES = {"m", "n", "k", "nrhs", "lda", "ldb", "ldc", "ldg", "ldu", "ldv", "ldvl", "ldvr", "ldvt", "ldx", "il", "iu", "rank"}
SCALARS, REALS = {"A", "B", "C", "tau", "U", "V", "VT", "VL", "VR", "X"}, {"W", "D", "E", "S"}
STRIDES = {"stridea", "strides", "strideu", "stridev"}
# Elements from a matrix of a batch to the next one, where cuSOLVER's function has no argument for it.
DISTANCES = {"A": "lda * n", "S": "std::min(m, n)", "U": "ldu * m", "V": "ldv * n", "W": "n"}
# The columns of a matrix that has an address of its own.
COLUMNS = {"A": "n", "B": "nrhs", "C": "n", "G": "n"}


@dataclass(frozen=True)
class Library:
    """What the two libraries differ in: the beginning of a name, types of the header; the one behind, and the list of symbols for tests.
    has_const: arrays of addresses are const where they are read, and their matrices, too; needs_pivots: a null address is refused;
    least_count: of matrices, below which a call is the real library's."""
    prefix: str
    handle: str
    real: str
    title: str
    symbols: str
    has_const: bool
    needs_pivots: bool
    least_count: str


LIBRARIES = {
    "cusolver": Library("cusolverDn", "cusolverDnHandle_t", "real_cusolver", "cuSOLVER", "symbols.inc", False, True, "-any"),
    "cublas": Library("cublas", "cublasHandle_t", "real_cublas", "cuBLAS", "cublas_symbols.inc", True, False, "1"),
}


class Word:
    """An argument of a function: what it is in cuSOLVER's header, in this library, and its names."""

    def __init__(self, word, library):
        self.written = word.endswith("!")
        self.name = word.rstrip("!")
        self.library = library

    def parts(self, precision):
        """[(type in the header, type here, name)]; precision "": of an X form."""
        name, wide = self.name, not precision
        const = "" if self.written else "const "
        integer = ("int64_t", "std::int64_t") if wide else ("int", "int")
        if name in ENUMERATIONS:
            return [(ENUMERATIONS[name], "int", name)]
        if name in CHARACTERS:
            return [("signed char",) * 2 + (name,)]
        if name in SIZES or name == "batch":
            return [(*integer, name)]
        if name in ("vl", "vu"):
            return [("void*", "void*", name)] if wide else [(ctext.REAL[precision], ctext.REAL[precision], name)]
        if name in STRIDES:
            return [("long long int", "long long", name)]
        if name.endswith("[]"):
            pattern = f"{const}{{}}* const*" if self.library.has_const else "{}**"
            return [(pattern.format(IN_CUDA[precision]), pattern.format(SCALAR[precision]), name[:-2])]
        if name == "eigenvalues":
            return [("cudaDataType", "int", "type_W"), (f"{const}void*", f"{const}void*", "W")]
        if name in SCALARS | REALS and wide:
            return [("cudaDataType", "int", f"type_{name}"), (f"{const}void*", f"{const}void*", name)]
        if name in SCALARS:
            return [(f"{const}{IN_CUDA[precision]}*", f"{const}{SCALAR[precision]}*", name)]
        if name in REALS:
            return [(f"{const}{ctext.REAL[precision]}*",) * 2 + (name,)]
        if name in ("ipiv", "meig"):
            return [(f"{const}{integer[0]}*", f"{const}{integer[1]}*", name)]
        known = {
            "work": [(f"{IN_CUDA.get(precision)}*", f"{SCALAR.get(precision)}*", "work"), ("int", "int", "lwork")],
            "work*": [(f"{IN_CUDA.get(precision)}*", f"{SCALAR.get(precision)}*", "work")],
            "buffers": [("void*", "void*", "device"), ("size_t", "std::size_t", "device_bytes"), ("void*", "void*", "host"),
                        ("size_t", "std::size_t", "host_bytes")],
            "sizes": [("size_t*", "std::size_t*", "device_bytes"), ("size_t*", "std::size_t*", "host_bytes")] if wide else
                     [("int*", "int*", "lwork")],
            "bytes": [("void*", "void*", "work"), ("size_t", "std::size_t", "work_bytes")],
            "bytes_sizes": [("void*", "void*", "work"), ("size_t*", "std::size_t*", "work_bytes")],
            "niter": [("int*", "int*", "niter")],
            "info": [("int*", "int*", "info")],
            "infos": [("int*", "int*", "info")],
            "told": [("int*", "int*", "told")],
            "norms": [("double*", "double*", "norms")],
            "rwork": [(f"{ctext.REAL.get(precision)}*",) * 2 + ("rwork",)],
            "econ": [("int", "int", "econ")],
            "error": [("double*", "double*", "error")],
            "params": [("cusolverDnParams_t", "void*", "params")],
            "jacobi": [("syevjInfo_t", "void*", "params")],
            "rotations": [("gesvdjInfo_t", "void*", "params")],
            "compute": [("cudaDataType", "int", "compute")],
        }
        if name not in known:
            raise table.TableError(f"{PATH}: what is {name}?")
        return known[name]


class Function:
    """A line `symbol`, and the line `size` below it."""

    def __init__(self, block, line):
        self.block = block
        names, _, words = line.partition("|")
        self.names = names.split()
        self.words = [Word(w, block.library) for w in words.split()]
        self.size = None

    @property
    def precisions(self):
        """"" for an X form."""
        return [p for p in "sdcz" if p in (self.block.bands + self.block.many)[0].orders] if self.names[0].startswith("?") else [""]

    def name(self, precision):
        return self.block.library.prefix + (self.names[precision in "cz"].replace("?", precision.upper()) if precision else self.names[0])

    def has(self, name):
        return any(w.name == name for w in self.words)


@dataclass(frozen=True)
class Band:
    """Orders by precision, and the numbers of right-hand sides and of matrices with them."""
    orders: dict
    columns: str = ""
    count: str = ""


class Block:
    def __init__(self, key, name, library):
        self.key, self.name, self.library = key, name or key, library
        self.functions, self.order, self.bands, self.many, self.failure = [], "", [], [], ""
        self.copies, self.largest = [], ""  # [the matrices that are copied, the routine that factors the copies]

    @property
    def has_one_alone(self):
        """Whether one matrix alone is the routine's of one."""
        return bool(self.many) and any(orders != "-" for band in self.bands for orders in band.orders.values())

    @property
    def is_without_sides(self):
        """Whether its orders do not depend on a number of right-hand sides."""
        return not any(band.columns for band in self.bands)


def _by_precision(text):
    words = text.split()
    return dict(zip(words[::2], words[1::2]))


def read(path):
    blocks, library = [], LIBRARIES["cusolver"]
    for line in path.read_text(encoding="utf-8").splitlines():
        key, _, rest = line.strip().partition(" ")
        if not key or key == "#" or line.startswith("#"):
            continue
        if key == "library":
            library = LIBRARIES[rest]
        elif key == "routine":
            blocks.append(Block(*rest.partition(" as ")[::2], library))
        elif key == "symbol":
            blocks[-1].functions.append(Function(blocks[-1], rest))
        elif key == "size":
            blocks[-1].functions[-1].size = [Word(w, library) for w in rest.lstrip("| ").split()]
        elif key == "order":
            blocks[-1].order = rest
        elif key == "from":
            orders, _, columns = rest.partition(" columns ")
            blocks[-1].bands.append(Band(_by_precision(orders), columns))
        elif key == "failure":
            blocks[-1].failure = rest
        elif key == "many":
            (orders, _, rest), columns = rest.partition(" columns ")[0].partition(" from "), rest.partition(" columns ")[2]
            blocks[-1].many.append(Band(_by_precision(orders), columns, rest))
        elif key == "copies":
            blocks[-1].copies = rest.split()
        elif key == "largest":
            blocks[-1].largest = rest
        else:
            raise table.TableError(f"{path.name}: what is {key}?")
    return blocks
