# SPDX-License-Identifier: BSD-3-Clause
"""The text of the routine table, read into what table.py describes. The language is described in src/api/routines/README.md."""
import dataclasses
import pathlib
import re

import batches
from table import FORMS, OPTIONS, WORK_ARRAYS, Argument, Definition, Family, Handle, HandleArgument, Info, Routine, TableError, WorkSize


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
        known[name] = known[of[1]] | texts if of else texts
        whole = batches.expanded(known[name])
        if kind == "routine":
            routine = _routine(family, name, whole)
            routine.like = next((r for r in family.routines if r.key == of[1]), None) if of else None
            family.routines.append(routine)
        else:
            family.symbols.append(_symbol(family, name, whole, of[1]))
    for batch in [r for r in family.routines if "pointers" in known[r.key]]:
        routine = _routine(family, f"{batch.key}_pointers", batches.with_addresses({"names": [batch.key]} | batches.expanded(known[batch.key])))
        routine.addresses_of = batch
        family.routines.append(routine)
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


def _numbered(key, raw):
    """The block with #NAME replaced by the argument's number, which is the same for real and complex matrices."""
    heads = [line.partition("|")[0].strip() for line in raw.get("arguments", []) if line]
    of_kinds = [[head.removeprefix(f"{kind}: ").strip() for head in heads if not head.startswith(f"{other}: ")]
                for kind, other in (("real", "complex"), ("complex", "real"))]

    def number(match):
        found = {names.index(match[1]) + 1 if match[1] in names else 0 for names in of_kinds}
        if len(found) != 1 or 0 in found:
            raise TableError(f"{key}: {match[0]} has no number, or not the same for real and complex matrices")
        return str(found.pop())
    return {k: [re.sub(r"#(\w+)", number, line) for line in lines] for k, lines in raw.items()}


def _routine(family, key, raw):
    raw = _numbered(key, raw)
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
    if words[0] in ("hessenberg", "schur"):
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
        argument.optional = rest.endswith(" or null")
        length, _, argument.of = rest.removesuffix(" or null").partition(" step ")
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
    demanded = words[-1:] != ["advised"]
    words = words if demanded else words[:-1]
    if not equals or len(words) not in (1, 2):
        raise TableError(f"{key}: expected 'SIZE [real|complex] [advised] = EXPRESSION', not '{line}'")
    if (" by " in text) != (words[0] == WORK_ARRAYS["scales"]) or " by " in text and demanded:
        raise TableError(f"{key}: a matrix has ROWS by COLUMNS, which are advised, and an array has a length: '{line}'")
    return WorkSize(words[0], words[1] if len(words) == 2 else "", text.strip(), demanded)


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
        if a.kind == "vector" and a.optional and (a.condition or a.element != "integer"):
            raise TableError(f"{routine.key}: {a.name}: integers without a condition alone may be null")
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
