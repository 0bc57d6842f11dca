# SPDX-License-Identifier: BSD-3-Clause
"""Measurements: the rows of docs/results/*.csv, whichever program wrote the file."""
import csv
import pathlib
import re


class ResultsError(Exception):
    """A file, a template or a selection is not as it has to be."""


class Row:
    """One measurement. cells: the columns as they are in the file; the other names mean the same in every file."""

    def __init__(self, file, line, kind, cells):
        self.file, self.line, self.kind, self.cells = file, line, kind, cells
        self.seconds_text = cells["seconds"]
        self.seconds = float(self.seconds_text)
        self.commit, self.date = cells["commit"], cells.get("date", "")
        self.library = re.sub(r"^lapilli .*", "lapilli", cells["library"])
        count = re.match(r"(\d+) x (.*)", cells.get("device", ""))
        self.gpu = gpu_name(cells.get("gpu") or (count[2] if count else cells.get("device", "")))
        self.gpus = int(cells.get("gpus") or (count[1] if count else self.gpu != "none"))
        self.checked = kind.is_checked(cells)
        self.routine, self.options = kind.describe(cells)

    def value(self, key):
        """Of a column, or of a name that all files have; None where there is neither."""
        own = {"library": self.library, "gpus": str(self.gpus), "gpu": self.gpu}
        return own[key] if key in own else self.cells.get(key)

    @property
    def place(self):
        return f"{self.file}:{self.line}"


def gpu_name(name):
    """H100 for NVIDIA H100 80GB HBM3."""
    match = re.search(r"\b([A-Z]+\d+\w*)\b", name.replace("NVIDIA", ""))
    return match[1] if match else name or "none"


def full_name(routine, precision):
    """zheevd for syevd in z, dsgesv for gesv_mixed in d."""
    mixed = routine.endswith("_mixed")
    if mixed:
        return {"d": "ds", "z": "zc"}[precision] + routine[:-len("_mixed")]
    if precision in "cz":
        # The symmetric factorizations exist in complex arithmetic, next to the Hermitian ones.
        if not re.match("sytr[fsi]|sys|symv|symm|syrk|syr2k", routine):
            routine = re.sub("^s([ybp])", r"h\1" if routine[1] != "y" else "he", routine)
        routine = re.sub("^or", "un", routine)
    return precision + routine


def when(condition, text):
    return [text] if condition else []


class Tester:
    """lapilli-test."""
    needs = ["routine", "precision", "n", "k", "where", "library", "version", "seconds", "residual", "gpu", "gpus", "commit"]
    case = ["routine", "precision", "job", "uplo", "n", "k", "m", "trans", "side", "ld", "offset", "incx", "incy"]
    jobs = {"V": "vectors", "I": "vectors", "N": "values", "V1": "vectors", "VI": "vectors of a part"}

    @staticmethod
    def is_checked(cells):
        return cells["residual"] != ""

    @classmethod
    def describe(cls, cells):
        routine, n, k, m = cells["routine"], cells["n"], cells["k"], cells.get("m", "")
        job = cells.get("job", "")
        if re.match("(sy|sb|st|sp)(ev|gv|ed)", routine):
            job = cls.jobs.get(job, job)
        elif job == "N":
            job = ""
        options = (when(job, job) + when(cells.get("uplo") == "U", "upper") + when(m not in ("", "0", n), f"m = {m}") +
                   when(k not in ("", "0"), f"k = {k}") + when(cells.get("trans"), f"trans {cells.get('trans')}") +
                   when(cells["where"] == "host", "host memory") + when(cells["where"] == "mgpu", "spread") +
                   when(cells["where"] == "queue", "on a queue") +
                   when(cells.get("settings"), cells.get("settings", "")))
        return full_name(routine, cells["precision"]), options


class Linalg:
    """python/benchmarks/linalg.py."""
    needs = ["routine", "dtype", "n", "library", "place", "order", "seconds", "residual", "device", "call", "commit"]
    case = ["routine", "dtype", "n", "order", "call", "place"]

    @staticmethod
    def is_checked(cells):
        return cells["residual"] != ""

    @staticmethod
    def describe(cells):
        return cells["routine"], (["numpy arrays" if cells["place"] == "host" else "CuPy arrays"] +
                                  when(cells["dtype"] != "float64", cells["dtype"]) + when(cells["order"] != "C", "order F") +
                                  when(cells["call"] == "first", "first call"))


class DropIn:
    """python/benchmarks/dropin.py: one line has the times with the drop-in library and without. The program compares the results
    of both; a column error has them where another program did."""
    needs = ["function", "n", "without", "with", "device", "commit"]
    case = ["function", "n"]

    @staticmethod
    def is_checked(cells):
        return cells["library"] == "lapilli" and cells.get("error") != ""

    @staticmethod
    def describe(cells):
        return cells["function"], ["host memory"]


class Unchanged(DropIn):
    """python/benchmarks/unchanged.py: the same for programs whose arrays are on a GPU."""
    needs = ["function", "n", "without", "with", "device", "framework", "error", "commit"]

    @staticmethod
    def describe(cells):
        return cells["function"], ["device memory"]


class ScaLapack:
    """lapilli-scalapack-bench."""
    needs = ["routine", "library", "n", "ranks", "grid", "seconds", "vector_error", "device", "commit"]
    case = ["routine", "n", "nb", "ranks", "grid"]

    @staticmethod
    def is_checked(cells):
        return cells["vector_error"] != ""

    @staticmethod
    def describe(cells):
        return cells["routine"], [f"{cells['ranks']} ranks"]


class SparseSolvers:
    """python/benchmarks/sparse.py."""
    needs = ["case", "library", "matrix", "n", "pairs", "seconds", "residual", "device", "commit"]
    case = ["case", "matrix", "n", "pairs", "block"]
    names = {"iteration": "lobpcg (one iteration)", "lowest": "lobpcg", "lowest chebyshev": "lobpcg (Chebyshev)", "many": "eigsh"}

    @staticmethod
    def is_checked(cells):
        return cells["residual"] != ""

    @classmethod
    def describe(cls, cells):
        return cls.names.get(cells["case"], cells["case"]), [cells["matrix"], f"{cells['pairs']} pairs"]


class SparseProducts:
    """lapilli-test spmm."""
    needs = ["library", "precision", "matrix", "n", "k", "format", "where", "seconds", "error", "gpu", "commit"]
    case = ["precision", "matrix", "n", "k", "where"]

    @staticmethod
    def is_checked(cells):
        return cells["error"] != "" and not cells["error"].startswith("-")

    @staticmethod
    def describe(cells):
        return cells["precision"] + "spmm", [cells["matrix"], f"k = {cells['k']}", cells["format"]] + when(cells["where"] == "host", "host memory")


class Queues:
    """python/benchmarks/queues.py."""
    needs = ["routine", "n", "way", "library", "seconds", "device", "commit"]
    case = ["routine", "n", "way"]

    @staticmethod
    def is_checked(_cells):
        return False

    @staticmethod
    def describe(cells):
        return cells["routine"], [cells["way"]]


# The first column that only files of this kind have.
KINDS = {"version": Tester, "dtype": Linalg, "framework": Unchanged, "function": DropIn, "ranks": ScaLapack, "case": SparseSolvers, "format": SparseProducts, "way": Queues}


def kind_of(name, columns):
    kind = next((kind for mark, kind in KINDS.items() if mark in columns), None)
    if kind is None:
        raise ResultsError(f"{name}: none of the columns {', '.join(KINDS)}: no program is known that writes such a file")
    missing = [column for column in kind.needs if column not in columns]
    if missing:
        raise ResultsError(f"{name}: without the columns {', '.join(missing)}")
    return kind


def read_file(path):
    with path.open(newline="", encoding="utf-8") as file:
        reader = csv.DictReader(file)
        kind = kind_of(path.name, reader.fieldnames or [])
        rows = []
        for cells in reader:
            if None in cells or None in cells.values():
                raise ResultsError(f"{path.name}:{reader.line_num}: not {len(reader.fieldnames)} columns")
            both = [cells]
            if issubclass(kind, DropIn):
                both = [{**cells, "library": "lapilli", "seconds": cells["with"]},
                        {**cells, "library": "without", "seconds": cells["without"]}]
            try:
                rows += [Row(path.name, reader.line_num, kind, one) for one in both]
            except ValueError as error:
                raise ResultsError(f"{path.name}:{reader.line_num}: {error}") from error
    return rows


class Results:
    """All files of a folder: {name: rows}."""

    def __init__(self, folder):
        self.files = {path.name: read_file(path) for path in sorted(pathlib.Path(folder).glob("*.csv"))}

    def rows(self, name):
        if name not in self.files:
            raise ResultsError(f"there is no file {name}")
        return self.files[name]

    def select(self, names, keys):
        """The rows of these files that have these values; a key that a file lacks is an error."""
        found = []
        for name in names:
            rows = self.rows(name)
            for key in keys:
                if rows and rows[0].value(key) is None:
                    raise ResultsError(f"{name} has no column {key}")
            found += [row for row in rows if has(row, keys)]
        return found

    def peer(self, row, names, keys):
        """The row to compare with. Without keys: what the program wrote next to the row, else the only one of another library."""
        rows = self.rows(row.file)
        if not keys and not names:
            after = rows[rows.index(row) + 1:][:1]
            other_version = after and (after[0].library, after[0].cells.get("version")) != (row.library, row.cells.get("version"))
            if other_version and same_case(row, after[0], {}):
                return after[0]
        found = [other for name in names or [row.file] for other in self.rows(name)
                 if other is not row and same_case(row, other, keys) and (keys or other.library != "lapilli")]
        if len(found) != 1:
            raise ResultsError(f"{row.place}: {len(found)} rows to compare with: " +
                               (", ".join(other.place for other in found) or "write | none, or where they are"))
        if found[0].gpu not in (row.gpu, "none"):
            raise ResultsError(f"{row.place} is from {row.gpu}, {found[0].place} from {found[0].gpu}")
        return found[0]


def has(row, keys):
    """Whether the row has these values; "n" is the row's own n, of square matrices."""
    return all(row.value(key) == (row.cells["n"] if value == "n" else value) for key, value in keys.items())


def same_case(row, other, keys):
    """Whether the other row is of the row's case, but for the keys, whose values are as given."""
    if row.kind is not other.kind or not has(other, keys):
        return False
    # Files of the first version of lapilli-test lack some columns.
    shared = [c for c in row.kind.case if c not in keys and c in row.cells and c in other.cells]
    return all(row.cells[c] == other.cells[c] for c in shared)
