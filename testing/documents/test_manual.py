# SPDX-License-Identifier: BSD-3-Clause
"""The manual pages are whole, and their check finds what is not; parts of documents become roff.   test_manual.py"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT / "tools/generate")]
from documents import Document  # noqa: E402
from manual import SHOWN, findings, functions, plain  # noqa: E402
from table import TableError  # noqa: E402

HEADERS = ROOT / "include/lapilli"


class Pages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.made = tempfile.TemporaryDirectory()
        subprocess.run([sys.executable, "-B", ROOT / "tools/generate", "--man", cls.made.name, "--mpi"], check=True)

    @classmethod
    def tearDownClass(cls):
        cls.made.cleanup()

    def setUp(self):
        """A folder with the same files, which a test may replace."""
        self.copy = tempfile.TemporaryDirectory()
        self.addCleanup(self.copy.cleanup)
        self.folder = pathlib.Path(self.copy.name, "man")
        shutil.copytree(self.made.name, self.folder, copy_function=os.link)

    def spoil(self, page, old, new):
        text = (self.folder / page).read_text()
        self.assertIn(old, text)
        (self.folder / page).unlink()
        (self.folder / page).write_text(text.replace(old, new, 1))

    def found(self, **others):
        return list(findings(HEADERS, self.folder, **others))

    def test_every_function_has_one(self):
        declared = functions(HEADERS)
        for name in ("lapilli_create", "lapilli_strerror", "lapilli_zgemv_offset", "lapilli_pzheevd", "lapilli_grid_create"):
            self.assertIn(name, declared)
        self.assertEqual(self.found(), [])

    def test_each_routine_setting_and_error_is_told(self):
        told = "".join(plain((self.folder / page).read_text()) for page in ("man7/lapilli.7", "man3/lapilli_mpi.3"))
        for page in self.folder.glob("man3/*"):
            if not SHOWN.match(page.read_text()):
                self.assertIn(f"{page.stem}(3)", told)
        settings = re.findall(r'^    \{"(?!test\.|sim\.)([\w.]+)", "[^"]*", "', (ROOT / "src/base/settings_table.hpp").read_text(), re.M)
        errors = re.findall(r"LAPILLI_ERROR_\w+(?= *=)", (HEADERS / "lapilli.h").read_text())
        for names, page in ((settings, "man7/lapilli_settings.7"), (errors, "man7/lapilli_errors.7")):
            self.assertGreater(len(names), 5)
            text = plain((self.folder / page).read_text())
            self.assertEqual([name for name in names if f"\n{name}\n" not in text and f": {name}\n" not in text], [])

    def test_without_mpi(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, "-B", ROOT / "tools/generate", "--man", folder], check=True)
            shutil.copytree(HEADERS, f"{folder}/include", ignore=shutil.ignore_patterns("mpi.h"))
            self.assertEqual(list(findings(pathlib.Path(folder, "include"), pathlib.Path(folder))), [])

    def test_missing_pages(self):
        for path in ("man3/lapilli_copy.3", "man3/lapilli_dsyevd_mgpu.3", "man3/lapilli_pdsyevd.3"):
            (self.folder / path).unlink()
        found = self.found(programs=["lapilli-solve"])
        self.assertEqual([finding.rpartition(" ")[2] for finding in found],
                         ["lapilli_dsyevd_mgpu", "lapilli_copy", "lapilli_pdsyevd", "lapilli-solve"])

    def test_page_that_others_name(self):
        (self.folder / "man7/lapilli_settings.7").unlink()
        found = self.found()
        self.assertIn("man3/lapilli.3: it names lapilli_settings(7), which is not there", found)
        self.assertIn("man7/lapilli.7: it names lapilli_settings(7), which is not there", found)

    def test_page_of_something_else(self):
        self.spoil("man3/lapilli_dsyevd.3", "lapilli_ssyevd", "lapilli_spotrf")
        self.spoil("man3/lapilli_zheevd.3", "lapilli_ssyevd", "lapilli_none")
        self.assertEqual([finding.partition(":")[0] for finding in self.found()], ["man3/lapilli_dsyevd.3", "man3/lapilli_zheevd.3"])

    @unittest.skipUnless(shutil.which("groff"), "there is no groff")
    def test_warnings(self):
        self.spoil("man7/lapilli_settings.7", ".TP\n", ".TPP\n")
        self.spoil("man3/lapilli_spotrf.3", ".nh\n", "\\q\n")
        found = "\n".join(self.found())
        self.assertIn("man7/lapilli_settings.7:", found)
        self.assertIn("man3/lapilli_spotrf.3:", found)


class Documents(unittest.TestCase):
    def roff(self, text, section=None, pages=""):
        with tempfile.TemporaryDirectory() as root:
            pathlib.Path(root, "docs").mkdir()
            pathlib.Path(root, "docs/a.md").write_text(text)
            document = Document(pathlib.Path(root), "docs/a.md", {f"docs/{name}.md": f"lapilli_{name}(7)" for name in pages})
            return document.roff(document.all() if section is None else document.section(section))

    def test_text(self):
        self.assertEqual(self.roff("<!-- a\nb -->\n# T\nAn `x-y`,\n**bold `z`** a\\_b: n^2, it's\n\n![P](p.svg)\n\n- one\n  more\n- two\n"),
                         [".PP", "An \\fBx\\-y\\fR, \\fBbold \\fBz\\fR\\fR a_b: n\\(ha2, it\\(aqs",
                          ".IP \\[u2022] 2", "one more", ".IP \\[u2022] 2", "two"])

    def test_no_line_begins_with_a_request(self):
        self.assertEqual(self.roff("# T\n.x\n\n```sh\n.y \\n\n\n# no title\n```\n"),
                         [".PP", "\\&.x", ".PP", ".RS 4", ".nf", "\\&.y \\en\n\n# no title", ".fi", ".RE"])

    def test_links(self):
        self.assertEqual(self.roff("# T\n[c `d`](c.md#x) [c.md](c.md) [e](https://e.org) [s](../src/s.cpp) [me](#x) [r](../README.md)\n"),
                         [".PP", "c \\fBd\\fR [docs/c.md] docs/c.md e [https://e.org] s me [docs/a.md] r [README.md]"])

    def test_links_to_pages(self):
        self.assertEqual(self.roff("# T\n[b](b.md#x) [me](#x) [me](a.md#x)\n", pages="ab"), [".PP", "b [\\fBlapilli_b\\fR(7)] me me"])

    def test_contents_are_left_out(self):
        self.assertEqual(self.roff("# T\n- [a](#a) ·\n  [b](#b)\n- [c](c.md)\n"), [".IP \\[u2022] 2", "c [docs/c.md]"])

    def test_tables(self):
        self.assertEqual(self.roff("# T\n| s | default | |\n|---|---|---|\n| `a.b` | `x\\|y` | e |\n| c | | |\n"),
                         [".TP", "\\fBa.b\\fR", "\\fIdefault\\fR: \\fBx|y\\fR\n.br\ne", ".TP", "c", "\\&"])
        self.assertEqual(self.roff("# T\n| for all | |\n|---|---|\n| a | b |\n"), [".PP", "\\fIfor all\\fR", ".TP", "a", "b"])

    def test_sections(self):
        text = "# T\nA\n\n## One\nB\n\n### Two `x`\nC\n\n## Three\nE\n"
        self.assertEqual(self.roff(text, ""), [".PP", "A"])
        self.assertEqual(self.roff(text, "One"), [".PP", "B", ".SS Two x", ".PP", "C"])
        self.assertEqual(self.roff(text)[2:3], [".SH ONE"])
        with self.assertRaises(TableError):
            self.roff(text, "Four")


if __name__ == "__main__":
    unittest.main()
