#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""What tools/results makes of small files: tables, figures, and errors."""
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "tools/results"
sys.path.insert(0, str(PROGRAM))
sys.dont_write_bytecode = True
import figure  # noqa: E402
import text  # noqa: E402
from rows import full_name, gpu_name  # noqa: E402

HEAD = "date,commit,gpu,gpus,library,version,routine,precision,job,uplo,n,k,where,seconds,rate,unit,residual,m,trans,settings"
H200, H100 = "NVIDIA H200", "NVIDIA H100 80GB HBM3"


def line(seconds, commit="aaaaaaa", gpu=H200, gpus=1, library="lapilli", version="0.1.0", routine="potrf", precision="d", job="", uplo="L",
         n=1000, k=0, where="device", residual="0.01", m="", trans="", settings="", date="2026-11-28"):
    return (f"{date},{commit},{gpu},{gpus},{library},{version},{routine},{precision},{job},{uplo},{n},{k},{where},{seconds},1,GF,{residual},"
            f"{m},{trans},{settings}")


def table(page):
    return [row for row in page.splitlines() if row.startswith("|")][2:]


class Tree(unittest.TestCase):
    """A source tree with files and templates of ours."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)
        (self.root / "docs/results").mkdir(parents=True)
        (self.root / "tools/results/pages").mkdir(parents=True)

    def file(self, name, *lines):
        (self.root / "docs/results" / name).write_text("\n".join(lines) + "\n")

    def template(self, *lines, name="page.md"):
        (self.root / f"tools/results/pages/{name}.in").write_text("\n".join(["<!-- licence -->", *lines, ""]))

    def rows(self, *lines):
        self.template("# Title", "```rows", *lines, "```")

    def run_program(self, *options):
        result = subprocess.run([sys.executable, "-B", PROGRAM, "--root", self.root, *options], capture_output=True, text=True)
        return result.returncode, result.stdout + result.stderr

    def page(self, name="page.md"):
        status, output = self.run_program()
        self.assertEqual(status, 0, output)
        return (self.root / "docs" / name).read_text()

    def error(self):
        status, output = self.run_program()
        self.assertEqual(status, 1)
        self.assertTrue(output.startswith("results: "), output)
        return output


class Tables(Tree):
    def test_the_whole_table(self):
        self.file("a.csv", HEAD, line("0.0123456"), line("0.0246912", library="cuSOLVER", version="12.0.4"),
                  line("0.5", n=2000, residual="", commit="bbbbbbb", where="mgpu", gpus=2))
        self.file("b.csv", HEAD, line("1.0", n=2000, where="mgpu"))
        self.rows("a.csv n=1000", "a.csv n=2000 | b.csv gpus=1", "a.csv n=2000 | none")
        self.assertEqual(self.page(), """<!-- licence -->
<!-- Written by tools/results from docs/results/*.csv and tools/results/pages/page.md.in: change those, then run make results. -->
# Title
| routine | n | options | time | peer | its time | ratio | GPUs | checked | commit |
|---|---|---|---|---|---|---|---|---|---|
| dpotrf | 1000 |  | 12.3 ms | cuSOLVER | 24.7 ms | 2.00 | 1 H200 | yes | aaaaaaa |
| dpotrf | 2000 | spread | 500 ms | 1 GPU | 1.0 s | 2.0 | 2 H200 | no | bbbbbbb, peer aaaaaaa |
| dpotrf | 2000 | spread | 500 ms |  |  |  | 2 H200 | no | bbbbbbb |
""")

    def test_options(self):
        self.file("a.csv", HEAD, line("0.002", routine="syevd", job="VI", precision="z", uplo="U", where="host"),
                  line("0.3", routine="geqrf", uplo="", n=128, m=1000000, settings="geqrf.tall=rows"),
                  line("0.3", routine="ormtr", job="LN", k=64), line("0.3", routine="getrs", job="N", k=1))
        self.rows(*(f"a.csv routine={r} | none" for r in ("syevd", "geqrf", "ormtr", "getrs")))
        self.assertEqual([row.split(" | ")[:4] for row in table(self.page())], [
            ["| zheevd", "1000", "vectors of a part, upper, host memory", "2 ms"], ["| dgeqrf", "128", "m = 1000000, geqrf.tall=rows", "300 ms"],
            ["| dormtr", "1000", "LN, k = 64", "300 ms"], ["| dgetrs", "1000", "k = 1", "300 ms"]])

    def test_peers(self):
        self.file("a.csv", HEAD, line("0.10", settings="x.schedule=device"), line("0.20", settings="x.schedule=hybrid"),
                  line("0.30", n=5, k=64), line("0.90", n=5, k=64, version="one by one"),
                  line("0.10", n=7), line("0.40", n=7, library="LAPACK", version="OpenBLAS threads=32", gpu="none", gpus=0, where="host"),
                  line("0.10", n=9, routine="gesv_mixed"), line("0.40", n=9, routine="gesv"))
        self.rows("a.csv n=1000 settings=x.schedule=device | settings=x.schedule=hybrid", "a.csv n=5 version=0.1.0", "a.csv n=7",
                  "a.csv n=9 routine=gesv_mixed | routine=gesv")
        self.assertEqual([row.split(" | ")[4] for row in table(self.page())], ["x.schedule=hybrid", "one by one", "LAPACK, 32 threads", "dgesv"])

    def test_files_of_all_programs(self):
        self.file("numpy.csv", "function,n,without,with,ratio,runs,device,numpy,scipy,commit", f"numpy.linalg.eigh,50,0.004,0.002,0.5,3,{H100},2,1,aaaaaaa")
        self.file("dropin.csv", "function,n,without,with,device,error,commit", f"dsyevd,50,0.004,0.002,{H100},,aaaaaaa")
        self.file("python.csv", "routine,dtype,n,library,place,order,seconds,residual,device,call,commit",
                  f"eigh,float64,9,lapilli,device,C,0.10,0.1,{H100},repeated,aaaaaaa", f"eigh,float64,9,cupy,device,C,0.35,0.1,{H100},repeated,aaaaaaa")
        self.file("scalapack.csv", "routine,library,n,nb,ranks,grid,seconds,value_error,vector_error,device,commit",
                  f"pdsyevd,lapilli,200,64,4,2x2,0.10,1,1,{H100},aaaaaaa", f"pdsyevd,elpa,200,64,4,2x2,0.35,1,1,{H100},aaaaaaa")
        self.file("sparse.csv", "case,library,matrix,n,pairs,block,seconds,iterations,residual,unit_error,device,commit",
                  f"many,lapilli,laplacian,97,20,,0.10,1,1,1,2 x {H100},aaaaaaa", f"many,cupyx,laplacian,97,20,,0.35,1,1,1,{H100},aaaaaaa")
        self.file("spmm.csv", "library,precision,matrix,n,entries,k,format,where,seconds,gflops,gbytes,ratio,error,gpu,commit",
                  f"lapilli 0.1.0,d,fem,90,700,8,bsr,device,0.10,1,1,0,,{H100},aaaaaaa", f"cuSPARSE 12.6,d,fem,90,700,8,csr,device,0.35,1,1,3.5,1,{H100},aaaaaaa")
        self.rows("numpy.csv n=50 | library=without", "dropin.csv n=50 | library=without", "python.csv n=9", "scalapack.csv n=200", "sparse.csv n=97",
                  "spmm.csv n=90")
        self.assertEqual(table(self.page()), [
            "| numpy.linalg.eigh | 50 | host memory | 2 ms | without | 4 ms | 2.0 | 1 H100 | yes | aaaaaaa |",
            "| dsyevd | 50 | host memory | 2 ms | without | 4 ms | 2.0 | 1 H100 | no | aaaaaaa |",
            "| eigh | 9 | CuPy arrays | 100 ms | CuPy | 350 ms | 3.5 | 1 H100 | yes | aaaaaaa |",
            "| pdsyevd | 200 | 4 ranks | 100 ms | ELPA | 350 ms | 3.5 | 1 H100 | yes | aaaaaaa |",
            "| eigsh | 97 | laplacian, 20 pairs | 100 ms | cupyx | 350 ms | 3.5 | 2 H100 | yes | aaaaaaa |",
            "| dspmm | 90 | fem, k = 8, bsr | 100 ms | cuSPARSE | 350 ms | 3.5 | 1 H100 | no | aaaaaaa |"])

    def test_the_table_of_files(self):
        self.file("a.csv", HEAD, line("1", date="2026-11-27"), line("1", gpus=4, residual="", commit="bbbbbbb"), line("1", library="cuSOLVER"))
        self.file("numpy.csv", "function,n,without,with,device,commit", f"numpy.linalg.eigh,50,0.004,0.002,{H100},aaaaaaa")
        self.template("```files", "```")
        self.assertEqual(table(self.page()), [
            "| [a.csv](a.csv) | potrf | 1, 4 H200 | 2026-11-27 to 2026-11-28 | aaaaaaa bbbbbbb | 3 | 2 |",
            "| [numpy.csv](numpy.csv) | numpy.linalg.eigh | 1 H100 |  | aaaaaaa | 1 | 1 |"])

    def test_names_and_numbers(self):
        self.assertEqual([full_name(*pair) for pair in (("syevd", "z"), ("sbevd", "c"), ("sytrf", "z"), ("orgqr", "c"), ("stedc", "z"), ("gesv_mixed", "z"),
                                                        ("sytrd_sy2sb", "d"), ("hesv", "z"))],
                         ["zheevd", "chbevd", "zsytrf", "cungqr", "zstedc", "zcgesv", "dsytrd_sy2sb", "zhesv"])
        self.assertEqual([gpu_name(name) for name in (H200, H100, "none", "NVIDIA A100-SXM4-80GB", "")], ["H200", "H100", "none", "A100", "none"])
        self.assertEqual([text.duration(s) for s in (123.4, 1, 0.9996, 0.9994, 1.5e-5)], ["123 s", "1.00 s", "1.00 s", "999 ms", "15.0 us"])
        self.assertEqual([text.digits_of(s) for s in ("0.008", "1.20", "12345", "1e-05", "0")], [1, 3, 3, 1, 1])


class Errors(Tree):
    def test_a_file_without_a_column(self):
        for column in ("commit", "residual"):
            self.file("a.csv", HEAD.replace(f",{column},", ","))
            self.rows("a.csv n=1000")
            self.assertIn(f"a.csv: without the columns {column}", self.error())
        self.file("a.csv", "routine,seconds")
        self.assertIn("a.csv: none of the columns version,", self.error())

    def test_a_line_with_other_columns(self):
        self.rows("a.csv n=1000")
        for bad in (line("1") + ",more", "2026-11-28,aaaaaaa"):
            self.file("a.csv", HEAD, line("1"), bad)
            self.assertIn("a.csv:3: not 20 columns", self.error())
        self.file("a.csv", HEAD, line("fast"))
        self.assertIn("a.csv:2: could not convert", self.error())

    def test_selections(self):
        self.file("a.csv", HEAD, line("1"), line("2", settings="a=1"), line("3", n=5), line("4", n=7), line("5", n=7, library="cuSOLVER", gpu=H100))
        for selection, finding in (("a.csv n=1000", "2 rows match: a.csv:2, a.csv:3"), ("a.csv n=6", "0 rows match"), ("b.csv n=6", "there is no file b.csv"),
                                   ("a.csv size=6", "a.csv has no column size"), ("a.csv n=5", "a.csv:4: 0 rows to compare with"),
                                   ("a.csv n=7 | library=cuSOLVER", "a.csv:5 is from H200, a.csv:6 from H100")):
            self.rows(selection)
            self.assertIn(f"pages/page.md.in: line 4: {finding}", self.error())

    def test_at_most_ten_rows(self):
        self.file("a.csv", HEAD, *(line("1", n=n) for n in range(1, 12)))
        self.rows(*(f"a.csv n={n} | none" for n in range(1, 12)))
        self.assertIn("a table of 11 rows: 10 are allowed", self.error())
        self.rows(*(f"a.csv n={n} | none" for n in range(1, 11)))
        self.assertEqual(len(table(self.page())), 10)

    def test_templates(self):
        self.file("a.csv", HEAD, line("1"))
        self.template("```rows", "a.csv n=1000 | none")
        self.assertIn("a block has no end", self.error())
        self.template("```figure a.svg", "title A", "series x a.csv n=1000", "```")
        self.assertIn("a.svg: without own, peer", self.error())
        self.template("```figure a.svg", "name A", "```")
        self.assertIn("line 3: 'name' is not one of", self.error())

    def test_a_page_that_is_not_current(self):
        self.file("a.csv", HEAD, line("1"))
        self.rows("a.csv n=1000 | none")
        status, output = self.run_program("--check")
        self.assertEqual((status, output), (1, "results: docs/page.md is not what the measurements say: run make results\n"))
        self.assertFalse((self.root / "docs/page.md").exists())
        page = self.page()
        self.assertEqual(self.run_program("--check"), (0, "results: the pages are as the measurements say\n"))
        self.file("a.csv", HEAD, line("2"))
        self.assertEqual(self.run_program("--check")[0], 1)
        self.assertEqual((self.root / "docs/page.md").read_text(), page)

    def test_one_row_of_each_case(self):
        self.file("a.csv", HEAD, line("1"), line("2", n=5))
        self.rows("a.csv n=1000 | none")
        for other in ({"date": "2026-12-01"}, {"commit": "bbbbbbb"}, {"version": "0.2.0"}):
            self.file("b.csv", HEAD, line("3", n=7), line("4", **other))
            self.assertIn("these are of one case: a.csv:2 and b.csv:3\n", self.error())
        for other in ({"gpu": H100}, {"gpus": 2}, {"where": "host"}, {"settings": "a=1"}, {"uplo": "U"}, {"library": "cuSOLVER"}, {"precision": "s"}):
            self.file("b.csv", HEAD, line("4", **other))
            self.page()
        # A loop of calls is timed next to each row of a sweep; LAPACK has a row for each number of threads.
        self.file("b.csv", HEAD, line("4", version="one by one"), line("5", version="one by one"),
                  *(line("6", library="LAPACK", version=f"OpenBLAS threads={threads}") for threads in (16, 32)))
        self.page()
        self.file("b.csv", HEAD, *(line("6", library="LAPACK", version=f"{name} threads=16") for name in ("OpenBLAS 0.3.26", "OpenBLAS 0.3.27")))
        self.assertIn("these are of one case: b.csv:2 and b.csv:3\n", self.error())

    def test_times_of_the_readme(self):
        self.file("a.csv", HEAD, line("0.0123456"))
        self.rows("a.csv n=1000 | none")
        for time in ("12.3 ms", "12 ms"):
            (self.root / "README.md").write_text(f"[{time}](docs/results/a.csv)")
            self.page()
        for time, finding in (("12.4 ms](docs/results/a.csv", "no row of a.csv took 12.4 ms"), ("12.3 ms](docs/results/b.csv", "there is no file b.csv")):
            (self.root / "README.md").write_text(f"[{time})")
            self.assertIn(finding, self.error())

    def test_commits_are_in_the_history(self):
        def git(*arguments):
            return subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b.invalid", *arguments], cwd=self.root, check=True,
                                  capture_output=True, text=True).stdout.strip()
        self.rows("a.csv n=1000 | none")
        git("init", "--quiet")
        git("add", "tools")
        git("commit", "--quiet", "--message", "Pages")
        commit = git("rev-parse", "--short=7", "HEAD")
        self.file("a.csv", HEAD, line("1", commit=commit))
        self.page()
        for other in ("fffffff", "unknown", ""):
            self.file("a.csv", HEAD, line("1", commit=commit), line("2", n=5, commit=other))
            self.assertIn(f"not in this history, to be measured again: a.csv:3: commit {other or '(none)'}\n", self.error())


def boxes(svg):
    """(text, left, right, top, bottom) of each text."""
    for x, y, anchor, size, shown in re.findall(r'<text x="([-\d.]+)" y="([-\d.]+)" text-anchor="(\w+)" fill="[^"]*" font-size="(\d+)">([^<]*)<', svg):
        x, y, size, width = float(x), float(y), float(size), figure.text_width(shown, float(size))
        left = x - {"start": 0, "middle": width / 2, "end": width}[anchor]
        yield shown, left, left + width, y - 0.8 * size, y + 0.2 * size


class Adding(Tree):
    def test_rows_replace_those_of_their_case(self):
        self.file("a.csv", HEAD, line("1"), line("2", n=5))
        self.file("b.csv", HEAD.replace(",settings", ""), line("3", n=6).rpartition(",")[0])
        self.rows("a.csv n=1000 | none")
        new = self.root / "new.csv"
        new.write_text("\n".join([HEAD, line("4", n=6, date="2026-12-01", commit="unknown"), line("5"), line("6", n=8, settings="a=1"), ""]))
        self.assertEqual(self.run_program("--add", new, "--commit", "bbbbbbb"),
                         (1, f"results: 1 rows of {new} are of new cases: --to names the file that gets them\n"))
        status, output = self.run_program("--add", new, "--commit", "bbbbbbb", "--to", "b.csv")
        self.assertEqual((status, output.splitlines()[0]), (0, "results: 2 rows replaced, 1 appended"))
        self.assertEqual((self.root / "docs/results/a.csv").read_text(), "\n".join([HEAD, line("5", commit="bbbbbbb"), line("2", n=5), ""]))
        self.assertEqual((self.root / "docs/results/b.csv").read_text(),
                         "\n".join([HEAD, line("4", n=6, date="2026-12-01", commit="bbbbbbb"), line("6", n=8, settings="a=1", commit="bbbbbbb"), ""]))

    def test_another_matrix_is_another_case(self):
        head = HEAD + ",matrix"
        self.file("a.csv", head, line("1") + ",posdef")
        self.template("# Title")
        new = self.root / "new.csv"
        new.write_text("\n".join([head, line("2") + ",", line("3") + ",posdef", ""]))
        status, output = self.run_program("--add", new, "--to", "a.csv")
        self.assertEqual((status, output.splitlines()[0]), (0, "results: 1 rows replaced, 1 appended"))
        self.assertEqual((self.root / "docs/results/a.csv").read_text(), "\n".join([head, line("3") + ",posdef", line("2") + ",", ""]))

    def test_a_line_with_two_times_is_one_line(self):
        head = "function,n,without,with,device,error,commit"
        self.file("a.csv", head, "eigh,100,2,1,NVIDIA H200,0,aaaaaaa")
        self.template("# Title")
        new = self.root / "new.csv"
        new.write_text(f"{head}\neigh,100,4,3,NVIDIA H200,0,bbbbbbb\neigh,200,6,5,NVIDIA H200,0,bbbbbbb\n")
        self.assertEqual(self.run_program("--add", new, "--to", "a.csv")[0], 0)
        self.assertEqual((self.root / "docs/results/a.csv").read_text(), new.read_text())


class Figures(Tree):
    def assert_apart(self, svg):
        found = list(boxes(svg))
        self.assertGreater(len(found), 8)
        for i, (one, left, right, top, bottom) in enumerate(found):
            self.assertTrue(0 <= left and right <= figure.WIDTH and 0 <= top and bottom <= figure.HEIGHT, one)
            for other, left_2, right_2, top_2, bottom_2 in found[i + 1:]:
                self.assertFalse(left < right_2 and left_2 < right and top < bottom_2 and top_2 < bottom, f"{one} and {other}")

    def test_texts_do_not_touch(self):
        names = re.findall(r"^```figure (\S+)$", (PROGRAM / "pages/performance.md.in").read_text(), re.M)
        self.assertEqual(len(names), 4)
        for name in names:
            self.assert_apart((ROOT / "docs/results" / name).read_text())
        close = [(f"series {i}", {100: 1 + 0.001 * i, 5000: 2}, {100: 2, 5000: 2}) for i in range(8)]
        self.assert_apart(figure.draw("A title", "ours", "theirs", close))
        far = [("one", {1: 1e-6, 10 ** 7: 1e4}, {1: 1e-3, 10 ** 7: 1})]
        self.assert_apart(figure.draw("A title", "ours", "theirs", far))

    def test_lines_are_where_the_numbers_say(self):
        svg = figure.draw("A title", "ours", "theirs", [("one", {100: 0.01, 1000: 0.1, 10000: 1}, {100: 0.04, 10000: 4})])
        own, peer, ratio = [[tuple(map(float, point.split(","))) for point in points.split()]
                            for points in re.findall('<polyline points="([^"]*)"', svg)][:3]
        self.assertEqual((len(own), len(peer), len(ratio)), (3, 2, 2))
        # Equal factors are equal distances, and more seconds are further up.
        self.assertAlmostEqual(own[1][0] - own[0][0], own[2][0] - own[1][0], delta=0.2)
        self.assertAlmostEqual(own[1][1] - own[0][1], own[2][1] - own[1][1], delta=0.2)
        self.assertLess(own[2][1], own[0][1])
        self.assertLess(peer[0][1], own[0][1])
        self.assertAlmostEqual(ratio[0][1], ratio[1][1])
        self.assertIn(">10 ms<", svg)
        # "1x" is there where all ratios are far from it.
        self.assertIn(">1x<", svg)

    def test_lines_of_two_files(self):
        self.file("a.csv", HEAD, line("0.01", n=100), line("0.02", n=100, library="cuSOLVER"), line("0.2", library="cuSOLVER"))
        self.file("b.csv", HEAD, line("0.05"))
        self.template("```figure f.svg", "title A figure", "own ours", "peer cuSOLVER", "series dpotrf a.csv b.csv routine=potrf | a.csv library=cuSOLVER",
                      "```")
        page = self.page()
        self.assertIn("![A figure](results/f.svg)", page)
        svg = (self.root / "docs/results/f.svg").read_text()
        expected = figure.draw("A figure", "ours", "cuSOLVER", [("dpotrf", {100: 0.01, 1000: 0.05}, {100: 0.02, 1000: 0.2})])
        self.assertEqual(svg, expected)
        self.file("b.csv", HEAD, line("0.05", gpu=H100))
        self.assertIn("line 6: one line of the GPUs H100, H200", self.error())
        self.file("b.csv", HEAD, line("0.05"), line("0.06", uplo="U"))
        self.assertIn("line 6: b.csv:2 and b.csv:3 are both of n = 1000", self.error())


if __name__ == "__main__":
    unittest.main()
