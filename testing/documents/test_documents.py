# SPDX-License-Identifier: BSD-3-Clause
"""The extractor and the runner find what they must.   test_documents.py"""
import pathlib
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from blocks import blocks  # noqa: E402
from session import Session  # noqa: E402


def findings(document):
    """What a session says of each block; None where it is content."""
    with tempfile.TemporaryDirectory() as prefix:
        (pathlib.Path(prefix) / "include").symlink_to(HERE.parents[1] / "include")
        session = Session(pathlib.Path(prefix))
        try:
            return [session.skipped(block) or session.run(block) for block in blocks(document) if block.language != "text"]
        finally:
            session.close()


class Extractor(unittest.TestCase):
    def test_marks(self):
        found = blocks("x\n<!-- not run: no\nGPU -->\n<!-- run with: 10 => 2 -->\n```sh\na 10 10\n```\n\n```text\nb\n```\n")
        self.assertEqual([b.language for b in found], ["sh", "text"])
        self.assertEqual(found[0].marks, {"not run": "no\nGPU", "run with": "10 => 2"})
        self.assertEqual((found[0].line, found[0].text, found[0].prints), (5, "a 2 2\n", "b\n"))

    def test_text_that_is_not_what_a_command_prints(self):
        self.assertIsNone(blocks("```sh\na\n```\nProse.\n\n```text\nb\n```\n")[0].prints)
        self.assertIsNone(blocks("```sh\na\n```\n\n<!-- not compared: times -->\n```text\nb\n```\n")[0].prints)

    def test_what_would_not_be_run(self):
        for document in ("    make\n", "```cmake\nproject()\n```\n", "```\nmake\n```\n", "<!-- not_run: x -->\n```sh\nmake\n```\n",
                         "<!-- notrun: x -->\n```sh\nmake\n```\n",
                         "<!-- run with: 11 => 2 -->\n```sh\na 10\n```\n"):
            with self.assertRaises(ValueError, msg=document):
                blocks(document)


class Runner(unittest.TestCase):
    def test_shell(self):
        document = ("```sh\nx=1\nexport Y=2\nmkdir sub && cd sub\n```\n```sh\ntest $Y = 2 && test \"${PWD##*/}\" = sub\n```\n"
                    "```sh\nfalse\ntrue\n```\n```sh\necho 1.25 s; echo bad >&2\n```\n```text\nbad\n7.5 s\n```\n"
                    "```sh\necho good\n```\n```text\nbad\n```\n```sh\ntrue --out none.csv\n```\n"
                    "<!-- if: false -->\n```sh\nfalse\n```\n<!-- before: false -->\n```sh\ntrue\n```\n")
        found = findings(document)
        self.assertEqual([f is None for f in found], [True, True, False, True, False, False, False, False])
        self.assertIn("status 1", found[2])
        self.assertIn("instead of", found[4])
        self.assertIn("none.csv", found[5])
        self.assertIn("not here", found[6])

    def test_python(self):
        found = findings("```python\nx = 1\n```\n<!-- before: y = 2 -->\n```python\nassert x + y == 3\n```\n```python\nprint(z)\n```\n"
                         "```python\nx\n```\n")
        self.assertEqual([f is None for f in found], [True, True, False, True])
        self.assertIn("NameError", found[2])

    def test_c(self):
        call = "lapilli_dpotrf(ctx, 'L', n, A, lda);"
        found = findings(f"```c\n{call}\n```\n```c\n{call.replace(', lda', '')}\n```\n<!-- before: lapilli_matrix A; -->\n```c\n{call}\n```\n"
                         "```c\nlapilli_dpotrff(ctx);\n```\n<!-- file: p.c -->\n```c\nint main(void) { return 0; }\n```\n"
                         "```sh\ncc p.c -o p && ./p\n```\n")
        self.assertEqual([f is None for f in found], [True, False, False, False, True, True])


if __name__ == "__main__":
    unittest.main()
