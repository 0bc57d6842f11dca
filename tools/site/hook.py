# SPDX-License-Identifier: BSD-3-Clause
"""MkDocs: what the documents link to outside docs. Documents there become pages of the site; a source file or a folder becomes
a page that shows it. Headings are named as on the web pages of Git, so that the same links hold in both."""
import html
import os
import pathlib
import re
import tempfile

from mkdocs.structure.files import File

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Documents that have a place of their own in the navigation.
PAGES = {"README.md": "project/overview.md", "CONTRIBUTING.md": "project/contributing.md", "CHANGELOG.md": "project/changes.md"}
LINK = re.compile(r"(\]\()([^)\s]+)(\))")
SHOWN = (".svg", ".png")  # what a page shows as it is

_pages = dict(PAGES)  # {path in the repository: path in the site}, of documents outside docs
_made = tempfile.TemporaryDirectory()


def slug(title, separator):
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", separator)


def on_config(config):
    config["mdx_configs"].setdefault("toc", {})["slugify"] = slug
    return config


def _prose_and_code(text):
    """The text in pieces, and whether each is code."""
    fenced = False
    for line in text.splitlines(keepends=True):
        if line.startswith("```"):
            fenced = not fenced
        yield line, fenced or line.startswith("    ")


def _targets(text, folder):
    """The paths in the repository that a document links to."""
    for line, is_code in _prose_and_code(text):
        for match in () if is_code else LINK.finditer(line):
            path = match[2].partition("#")[0]
            if path and not re.match(r"[a-z]+:", path):
                yield os.path.normpath(os.path.join(folder, path))


def _place(target):
    """Where the site has what lies there in the repository."""
    if target in _pages:
        return _pages[target]
    if target.startswith("docs/") and target.endswith((".md", *SHOWN)):
        return target[len("docs/"):]
    if target.endswith(SHOWN):
        return f"source/{target}"
    return f"source/{target}/files.html" if (ROOT / target).is_dir() else f"source/{target}.html"


def _contents(folder):
    return sorted(os.path.join(folder, p.name) for p in (ROOT / folder).iterdir() if not p.name.startswith((".", "__")))


def _write(place, text):
    path = pathlib.Path(_made.name, place)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _shown(target):
    """The page of a source file, or of a folder with links to the pages of what is in it."""
    if (ROOT / target).is_dir():
        body = ""
        for entry in _contents(target):
            page = re.sub(r"(^|/)README\.md$", r"\1index.md", _place(entry))
            link = os.path.relpath(re.sub(r"\.md$", ".html", page), os.path.dirname(_place(target)))
            body += f'<li><a href="{html.escape(link)}">{html.escape(os.path.basename(entry))}</a></li>'
        body = f"<ul>{body}</ul>"
    else:
        body = f"<pre>{html.escape((ROOT / target).read_text(encoding='utf-8', errors='replace'))}</pre>"
    return (f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{html.escape(target)}</title></head>'
            f"<body><h1>{html.escape(target)}</h1>{body}</body></html>\n")


def on_files(files, config):
    known = {f"docs/{f.src_uri}" for f in files if f.src_uri.endswith(".md")}
    waiting, seen = sorted(known | set(PAGES)), set()
    while waiting:
        document = waiting.pop()
        if document in seen:
            continue
        seen.add(document)
        if (ROOT / document).is_dir():  # its page links to the pages of all that is in it
            waiting += _contents(document)
        elif document.endswith(".md"):
            text = (ROOT / document).read_text(encoding="utf-8")
            waiting += _targets(text, os.path.dirname(document))
            if document not in known:
                _pages.setdefault(document, f"source/{document}")
    for target in sorted(seen - known):
        place = _place(target)
        if not (ROOT / target).exists() or not (target in _pages or place.startswith("source/")):
            continue
        if target in _pages or target.endswith(SHOWN):
            _write(place, (ROOT / target).read_text(encoding="utf-8"))
        else:
            _write(place, _shown(target))
        files.append(File(place, _made.name, config["site_dir"], config["use_directory_urls"]))
    files.append(File("site.css", str(pathlib.Path(__file__).parent), config["site_dir"], config["use_directory_urls"]))
    return files


def on_page_read_source(page, config):
    """Without the comments at the top: the first line is the title."""
    return re.sub(r"\A(<!--.*?-->\s*)+", "", pathlib.Path(page.file.abs_src_path).read_text(encoding="utf-8"))


def on_page_markdown(markdown, page, config, files):
    place = page.file.src_uri
    document = next((d for d, p in _pages.items() if p == place), f"docs/{place}")

    def moved(match):
        path, mark, anchor = match[2].partition("#")
        if not path or re.match(r"[a-z]+:", path):
            return match[0]
        target = _place(os.path.normpath(os.path.join(os.path.dirname(document), path)))
        return match[1] + os.path.relpath(target, os.path.dirname(place) or ".") + mark + anchor + match[3]

    return "".join(line if is_code else LINK.sub(moved, line) for line, is_code in _prose_and_code(markdown))
