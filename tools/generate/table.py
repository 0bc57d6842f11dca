# SPDX-License-Identifier: BSD-3-Clause
"""The routine table, read: families of routines, their arguments, the forms in which each comes.

The language of the table is described in src/api/routines/README.md.
"""
import dataclasses
import pathlib
import re

PRECISIONS = "sdcz"
FORMS = ["plain", "async", "async_memory", "offset", "mgpu", "mgpu_async", "memory", "vbatch", "vbatch_memory"]
# Arrays that LAPACK's routines work in and the library's do not have, and their lengths.
# swork holds numbers of the lower precision, bwork logical values; their lengths are never given.
WORK_ARRAYS = {"work": "lwork", "rwork": "lrwork", "iwork": "liwork", "hous": "lhous", "swork": "lswork", "bwork": "lbwork"}
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
    optional: bool = False  # operator: it may be null
    part: str = ""  # matrix: hessenberg, if the elements below the first subdiagonal are not read
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
        """What a call of many problems takes for it: an element for each of them, or an address."""
        element, access = "integer", "in"
        if self.is_array and self.shape != ["1"]:
            element, access = {"scalar": "address", "real": "real address", "integer": "integer address", "logical": "integer address"}[self.element], self.access
        elif self.is_array or self.kind == "scalar":
            element, access = self.element, self.access
        return Argument(self.name, "vector", f"of each problem: {self.prose}", access=access, shape=["count"], element=element)


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
    text: str


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
    def order(self):
        """The size that says how large a problem is."""
        return next(a.name for a in self.arguments if a.kind == "size")

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


def handles(path):
    """Those of a file."""
    return [_handle(name, dict(texts)) for (_, name), texts in _blocks(path)]


def _handle(name, texts):
    for key in ("module", "title"):
        if key not in texts:
            raise TableError(f"handle {name}: no {key}")
    module, title = texts.pop("module"), texts.pop("title")
    functions = {key: [_handle_argument(name, line) for line in lines if line] for key, lines in texts.items()}
    for key, arguments in functions.items():
        for a in arguments:
            if a.is_array and a.of and a.of not in [b.name for b in arguments]:
                raise TableError(f"handle {name}: {key}: no leading dimension {a.of}")
    return Handle(name, module[0], "\n".join(title).strip(), functions)


def _handle_argument(handle, line):
    name, _, rest = (part.strip() for part in line.partition("|"))
    rest, _, fortran = rest.partition(" as ")
    words = rest.split()
    of = words.pop() if {"matrix", "type", "of"} & set(words) else ""
    kind = " ".join(words)
    known = {"context", "letter", "option", "bits", "integer", "out integer", "out pointer", "out type", "handle", "handle of", "out handle", "end handle",
             "callback", "pointer", "real", "in matrix", "out matrix"} | {f"{a} {e}vector" for a in ("in", "out") for e in ("", "integer ")}
    if kind not in known:
        raise TableError(f"handle {handle}: {name}: what is {kind}?")
    return HandleArgument(name, kind, fortran.strip() or name, of)


def read(folder, order):
    """The families of the files order[0].txt, ... in the folder."""
    return [_family(pathlib.Path(folder, name + ".txt")) for name in order]


# ---- Lines to blocks: [(head, {key: [first line, further lines...]})]


def _blocks(path):
    blocks, lines = [], None
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.startswith("#"):
            continue
        where = f"{path.name}:{number}"
        if not line.strip():
            if lines is not None:
                lines.append("")
        elif not line.startswith(" "):
            blocks.append((line.split(), {}))
            lines = None
        elif line.startswith("  ") and line[2] != " ":
            match = re.match(r"  ([^:]+):(?: (.*))?$", line)
            if not match or not blocks:
                raise TableError(f"{where}: expected '  key: text'")
            if match[1] in blocks[-1][1]:
                raise TableError(f"{where}: {match[1]} twice")
            lines = blocks[-1][1][match[1]] = [match[2] or ""]
        elif line.startswith("    ") and lines is not None:
            lines.append(line.strip())
        else:
            raise TableError(f"{where}: indent keys by 2 and what follows by 4")
    return blocks


def _joined(lines):
    """Prose: lines become paragraphs, separated by an empty line."""
    return "\n\n".join(p.replace("\n", " ") for p in re.split(r"\n{2,}", "\n".join(lines).strip()))


# Keys whose further lines are items and not prose.
_ITEMS = ("arguments", "where", "mgpu", "async", "offset", "lapack")


def _family(path):
    blocks = _blocks(path)
    head, texts = blocks[0]
    if head[0] != "family":
        raise TableError(f"{path.name}: expected 'family NAME'")
    family = Family(head[1], {k: _joined(v) for k, v in texts.items()}, [])
    known = {}
    for head, texts in blocks[1:]:
        kind, name, *of = head
        if (kind, of[:1]) not in (("routine", []), ("routine", ["like"]), ("symbol", ["of"])) or len(of) not in (0, 2):
            raise TableError(f"{path.name}: expected 'routine NAME', 'routine NAME like OTHER' or 'symbol NAME of ROUTINE', not {head}")
        whole = dict(known[of[1]]) if of else {}
        whole.update(texts)
        known[name] = whole
        if kind == "routine":
            family.routines.append(_routine(family, name, whole))
        else:
            family.symbols.append(_symbol(family, name, whole, of[1]))
    return family


def _symbol(family, name, whole, served_by):
    symbol = _routine(family, name, whole)
    symbol.served_by = next(r for r in family.routines if r.key == served_by)
    for narrowed in symbol.text("letters").split(", "):
        if narrowed:
            option, letters = narrowed.split()
            symbol.argument(option).letters = {"real": letters, "complex": letters}
    return symbol


# ---- One routine


def _routine(family, key, raw):
    texts = {k: _joined(v) for k, v in raw.items() if k not in _ITEMS and not k.startswith("info ")}
    for k in ("mgpu", "lapack"):
        if k in raw:
            texts[k] = raw[k][0]
    if function := re.match(r"(\w+) = (.*)$", texts.get("lapack", "")):
        texts["returned"], texts["lapack"] = function.groups()
    items = {k: [line for line in raw.get(k, [])[1:] if line] for k in _ITEMS}
    # The first line of "offset" may go on: what is no argument is prose.
    inserted = [line for line in items["offset"] if "|" in line]
    texts["offset"] = " ".join(raw.get("offset", [""])[:1] + [l for l in items["offset"] if "|" not in l])
    arguments = [_argument(key, line) for line in items["arguments"]]
    for step in [a for a in arguments if a.kind == "step"]:
        step.of = next(a.name for a in arguments if a.kind == "vector" and a.of == step.name)
    forms = texts.get("forms", "plain").split()
    forms += [f for f in FORMS if f not in forms and (f in raw or f in texts and texts[f])]
    if raw.get("async") == ["no"]:
        forms.remove("async")
    elif "async" in forms and "memory" in texts:
        forms.append("async_memory")
    if texts.get("vbatch") == "no":
        forms.remove("vbatch")
    elif "vbatch" in forms:
        forms.append("vbatch_memory")
    routine = Routine(
        family=family,
        key=key,
        texts=texts,
        arguments=arguments,
        definitions=[_definition(key, line) for line in items["where"]],
        infos=[_info(k, _joined(v)) for k, v in raw.items() if k.startswith("info ")],
        forms=[f for f in FORMS if f in forms],
        bindings={"mgpu": [_definition(key, line) for line in items["mgpu"]]},
        inserted=[_argument(key, line) for line in inserted],
        appended=[_argument(key, line) for line in items["async"]],
        work_sizes=[_work_size(key, line) for line in items["lapack"] if " in " not in line],
        in_work=dict(_in_work(key, line) for line in items["lapack"] if " in " in line),
    )
    routine.bindings["mgpu_async"] = routine.bindings["mgpu"]
    _check(routine)
    return routine


def _argument(key, line):
    only = re.match(r"(real|complex): +", line)
    if only:
        return dataclasses.replace(_argument(key, line[only.end():]), only=only[1])
    name, kind, *rest = [part.strip() for part in line.split("|")]
    prose = rest[0] if rest else ""
    kind, _, reads = kind.partition(" read if ")
    kind, _, condition = kind.partition(" if ")
    words = kind.split()
    argument = Argument(name, "", prose, condition=condition.strip(), reads=reads.strip())
    if words[0] in ("in", "out", "inout"):
        argument.access = words.pop(0)
    if words[0] == "hessenberg":
        argument.part = words.pop(0)
    if words[0] in ("real", "integer", "logical") and len(words) > 1 and words[1] in ("vector", "scalar"):
        argument.element = words.pop(0)
    argument.kind = words.pop(0)
    rest = " ".join(words)
    if argument.kind in OPTIONS:
        both = OPTIONS[argument.kind] or words[0].split(":")[-1]
        argument.letters = {"real": both, "complex": both}
        if "else" in words:
            argument.otherwise = words.pop()
            words.remove("else")
        if words and argument.kind == "adjoint":
            argument.letters["complex"] = words[1]
        for word in words:
            if ":" in word:
                argument.letters[word.split(":")[0]] = word.split(":")[1]
    elif argument.kind == "matrix":
        argument.shape = words
    elif argument.kind == "vector":
        length, _, argument.of = rest.partition(" step ")
        length, _, argument.low = [p.strip() for p in length.partition(">")]
        argument.shape = [length]
    elif argument.kind == "leading":
        argument.of = rest
    elif argument.kind == "addresses":
        argument.kind, argument.element, argument.shape = "vector", "address", [rest]
    elif argument.kind in ("handle", "callback"):
        argument.of = rest
    elif argument.kind == "operator":
        argument.of, argument.shape, argument.optional = "operator", words[:1], words[1:] == ["or", "null"]
    elif argument.kind == "scalar":
        argument.closed = rest.startswith(">=")
        argument.low = rest.lstrip(">=").strip()
    elif argument.kind == "integer":
        argument.low, _, argument.high = [p.strip() for p in rest.partition("..")]
    elif argument.kind not in ("size", "sign", "step", "sparse", "select"):
        raise TableError(f"{key}: {name}: what is {argument.kind}?")
    return argument


def _definition(key, line):
    head, _, prose = line.partition(" | ")
    name, equals, text = head.partition(" = ")
    if not equals:
        raise TableError(f"{key}: expected NAME = EXPRESSION, not '{line}'")
    return Definition(name.strip(), text.strip(), prose.strip())


def _info(head, text):
    condition = head[len("info ") :].strip()
    sentence, _, prose = text.partition(" -- ")
    minor = re.match(r"the leading minor of (?:(\w) of )?order \{", sentence)
    return Info("" if condition == "i" else condition, sentence.strip(), prose.strip(), minor[1] or "A" if minor else "")


def _work_size(key, line):
    head, equals, text = line.partition(" = ")
    words = head.split()
    if not equals or len(words) > 2:
        raise TableError(f"{key}: expected 'SIZE [real|complex] = EXPRESSION', not '{line}'")
    return WorkSize(words[0], words[1] if len(words) == 2 else "", text.strip())


def _in_work(key, line):
    match = re.fullmatch(r"(\w+) in (\w+)(?:, (\w+))?", line)
    if not match or not set(match.groups()) - {match[1], None} <= set(WORK_ARRAYS):
        raise TableError(f"{key}: expected 'ARGUMENT in WORK' or 'ARGUMENT in WORK, WORK', not '{line}'")
    return match[1], {"real": match[2], "complex": match[3] or match[2]}


def _check(routine):
    """What a slip of the pen would break: names that are used and not there."""
    names = {a.name for a in routine.arguments}
    for form in routine.forms:
        routine.form_arguments(form)
    for a in routine.arguments:
        if a.kind == "leading" and routine.argument(a.of).kind != "matrix":
            raise TableError(f"{routine.key}: {a.name} is the leading dimension of no matrix")
        if a.kind == "matrix" and len(a.shape) != 2:
            raise TableError(f"{routine.key}: {a.name} needs two sizes")
        if a.reads and a.access != "inout":
            raise TableError(f"{routine.key}: {a.name} is not inout: when it is read needs no condition")
        if a.kind == "vector" and a.low and a.element != "real":
            raise TableError(f"{routine.key}: {a.name}: only real elements have a bound")
    for name in routine.in_work:
        if routine.argument(name).shape != ["1"] or routine.argument(name).access != "out":
            raise TableError(f"{routine.key}: {name}: a work array returns one number that a call writes")
    shared = routine.text("vbatch").split()
    if "vbatch" in routine.forms and not set(shared) <= names | {"-"}:
        raise TableError(f"{routine.key}: vbatch: not arguments: {sorted(set(shared) - names)}")
    for a in routine.arguments if "vbatch" in routine.forms else []:
        if a.name not in shared and (a.letters or a.kind not in ("size", "integer", "leading", "scalar", "matrix", "vector")):
            raise TableError(f"{routine.key}: vbatch: problems cannot have a {a.name} of their own")
    work = {"info"} | set(WORK_ARRAYS) | set(WORK_ARRAYS.values())
    for name in re.sub(r"[][()]", " ", routine.text("lapack")).split():
        if name not in names | work:
            raise TableError(f"{routine.key}: LAPACK's argument {name} is not described")
    told = routine.text("lapack").split() + [routine.text("returned")] + list(routine.in_work)
    missing = [a.name for a in routine.arguments if a.name not in told]
    if missing and routine.text("lapack"):
        raise TableError(f"{routine.key}: not among LAPACK's arguments: {missing}")
    for key in ("purpose", "arguments"):
        if not (routine.text(key) or key == "arguments" and routine.arguments):
            raise TableError(f"{routine.key}: no {key}")
