#!/usr/bin/env python3
# SPDX-License-Identifier: BSD-3-Clause
"""What .ci/select chooses for files, what .ci/cost makes of a stage that is too dear, and which words .ci/words.py finds
where."""
import contextlib
import importlib.machinery
import importlib.util
import io
import itertools
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / ".ci"))
sys.dont_write_bytecode = True
import words  # noqa: E402


def choice_of(text):
    assignments = [word.partition("=") for word in shlex.split(text)]
    return {name.removeprefix("chosen_"): value for name, _, value in assignments}


loader = importlib.machinery.SourceFileLoader("ci_select", str(ROOT / ".ci/select"))
select = importlib.util.module_from_spec(importlib.util.spec_from_loader("ci_select", loader))
loader.exec_module(select)


def choice(*files, turn=0):
    with contextlib.redirect_stderr(io.StringIO()):
        chosen = select.gate(dict.fromkeys(select.STAGES, files), files, turn)
    return {**chosen, "stages": " ".join(chosen["stages"])}


def budget_of(chosen):
    """The units of a choice by .ci/budgets; of test as if each precision and each MPI took a tenth of it."""
    lines = [line.split() for line in (ROOT / ".ci/budgets").read_text().splitlines() if line and not line.startswith("#")]
    budgets = {(tier, stage): float(units) for tier, stage, units in lines}
    stages = chosen["stages"] if isinstance(chosen["stages"], list) else chosen["stages"].split()
    units = sum(budgets["gate", stage] for stage in stages)
    units += (len(chosen["precisions"]) + {"no": 0, "yes": 2}.get(chosen["mpi"], 1)) * budgets["gate", "test"] / 10
    return units + (budgets["all", "install"] - budgets["gate", "install"] if chosen["packages"] == "yes" else 0)


class Select(unittest.TestCase):
    def left_out(self, chosen, entry):
        return chosen["precisions"] == "dz" or bool(chosen["double_only"] and re.search(chosen["double_only"], entry))

    def test_documents_need_no_single_precision(self):
        chosen = choice("docs/errors.md", "python/lapilli/linalg/_lu.py")
        self.assertEqual((chosen["precisions"], chosen["kernels_without"]), ("dz", ""))
        self.assertEqual(chosen["stages"], "format test install")
        self.assertEqual({chosen[part] for part in ("mpi", "slepc", "cuda", "packages")}, {"no"})

    def test_a_family_and_what_includes_it(self):
        chosen = choice("src/lu/getrf.cpp")
        for entry in ("numerics.getrf", "schedule.gesv", "numerics.Threads.gesv_mixed"):
            self.assertFalse(self.left_out(chosen, entry), entry)
        for entry in ("numerics.potrf", "numerics.syevd", "kernels.Gemv.Shapes.s"):
            self.assertTrue(self.left_out(chosen, entry), entry)
        self.assertEqual(chosen["tidy_only"], "src/lu")
        self.assertIn("tidy", chosen["stages"])

    def test_what_all_stand_on(self):
        for file in ("src/base/view.hpp", "src/backend/sim/sim_queue.cpp", "src/matrix/form.hpp", "testing/support/operands.hpp",
                     "testing/emulator/block.cpp", "src/cmake/LapilliOptions.cmake", "kernels/arch/simt.cuh"):
            for turn, precisions in ((0, "sdz"), (4, "dcz")):
                chosen = choice(file, turn=turn)
                self.assertEqual((chosen["precisions"], chosen["double_only"]), (precisions, ""), file)
                self.assertEqual(chosen["kernels_without"], "d" if turn == 0 else "", file)

    def test_a_folder_that_most_routines_use(self):
        chosen = choice("src/reflectors/apply_q.cpp", turn=4)
        self.assertEqual(chosen["precisions"], "dcz")
        self.assertFalse(self.left_out(chosen, "numerics.geqrf"))
        self.assertTrue(self.left_out(chosen, "kernels.Gemv.Shapes.s"))

    def test_a_table_is_its_family(self):
        chosen = choice("src/api/routines/qr.txt")
        self.assertFalse(self.left_out(chosen, "numerics.geqrf"))
        self.assertTrue(self.left_out(chosen, "numerics.potrf"))

    def test_parts(self):
        self.assertEqual(choice("kernels/gemv/gemv.cuh")["cuda"], "yes")
        self.assertFalse(self.left_out(choice("kernels/gemv/gemv.cuh"), "kernels.Gemv.Shapes.s"))
        self.assertEqual([choice("src/mpi/grid.cpp", turn=turn)["mpi"] for turn in (0, 8)], ["openmpi", "mpich"])
        self.assertIn("slepc", choice("src/slepc/solver.cpp")["stages"].split())
        self.assertEqual(choice("packaging/Containerfile")["packages"], "yes")
        for file in ("src/host/lapack.cpp", "src/runtime/context.cpp", "src/matrix/form.hpp", "src/iterative/lobpcg.cpp", "src/api/calls.cpp"):
            self.assertIn("asan", choice(file, turn=1)["stages"].split(), file)
            self.assertNotIn("tsan", choice(file, turn=1)["stages"].split(), file)
            self.assertIn("tsan", choice(file, turn=2)["stages"].split(), file)
            self.assertNotIn("asan", choice(file, turn=2)["stages"].split(), file)
        for turn in range(2):
            self.assertIn("asan", choice("testing/unit/fork.cpp", turn=turn)["stages"].split())
        self.assertNotIn("asan", choice("src/lu/getrf.cpp")["stages"].split())
        for file in ("src/lu/getrf.cpp", "kernels/hessenberg/chase_args.hpp", "kernels/trevc/solve.hpp", "testing/schedule/cancel.cpp",
                     "testing/discover.cmake"):
            for turn in range(2):
                self.assertIn("tsan", choice(file, turn=turn)["stages"].split(), file)
        self.assertNotIn("tsan", choice("kernels/gemv/gemv.cuh")["stages"].split())

    def test_what_is_touched_comes_in_some_turn(self):
        files = ["src/CMakeLists.txt", "src/lu/getrf.cpp", "include/lapilli/lapilli.h", "packaging/Containerfile"]
        for chosen in (files, files[:2], files[2:], files[1:3]):
            with contextlib.redirect_stderr(io.StringIO()):
                turns = [select.gate(dict.fromkeys(select.STAGES, chosen), ["README.md"], turn) for turn in range(32)]
            stages = {stage for turn in turns for stage in turn["stages"]}
            self.assertIn("tsan", stages)
            self.assertEqual("tidy" in stages, "src/lu/getrf.cpp" in chosen, chosen)
            self.assertEqual("slepc" in stages, "include/lapilli/lapilli.h" in chosen, chosen)
            packages = chosen[0] != "src/lu/getrf.cpp"
            self.assertEqual(any(turn["packages"] == "yes" for turn in turns), packages, chosen)

    def test_slepc_takes_turns_where_what_it_uses_is_touched(self):
        for turn in range(32):
            self.assertEqual("slepc" in choice("src/iterative/lobpcg.cpp", turn=turn)["stages"].split(), turn % 2 == 0 and turn < 16, turn)

    def test_no_gate_with_a_record_takes_longer_than_the_longest_without(self):
        everywhere = ["src/base/view.hpp", "src/iterative/lobpcg.cpp", "src/lu/getrf.cpp", "src/mpi/grid.cpp", "kernels/gemv/gemv.cuh",
                      "packaging/Containerfile"]
        with contextlib.redirect_stderr(io.StringIO()):
            most = max(budget_of(select.gate(dict.fromkeys(select.STAGES), everywhere, turn)) for turn in range(16))
            for files in (everywhere, everywhere[:-1], ["src/lu/getrf.cpp", "packaging/Containerfile"], ["include/lapilli/lapilli.h"],
                          ["include/lapilli/lapilli.h", "packaging/Containerfile"], ["testing/unit/fork.cpp"]):
                for turn in range(32):
                    self.assertLessEqual(budget_of(choice(*files, turn=turn)), most, (files, turn))
            # Each stage with a record at which nothing, or all of these, has changed since, or with none.
            for since in itertools.product([None, [], everywhere], repeat=5):
                files = dict(zip(("install", "asan", "tsan", "tidy", "slepc"), since), test=None)
                turns = [select.gate(files, last, turn) for last in (everywhere, ["README.md"]) for turn in (0, 1, 16, 17)]
                self.assertLessEqual(max(budget_of(turn) for turn in turns), most, files)
                for stage in ("asan", "tsan", "tidy", "slepc"):
                    wanted = files[stage] == everywhere or files[stage] is None and stage != "slepc"
                    self.assertEqual(any(stage in turn["stages"] for turn in turns), wanted, (stage, files))
                self.assertEqual(any(turn["packages"] == "yes" for turn in turns), files["install"] != [], files)

    def gate(self, tree, turn, record=""):
        (tree / ".ci/verified").write_text(record)
        text = subprocess.run([tree / ".ci/select", "--turn", str(turn)], check=True, capture_output=True, text=True).stdout
        self.assertIn("chosen_tier=gate", text)
        return text

    def record(self, commit):
        return "# comment\n" + "".join(f"{stage} {commit}\n" for stage in select.STAGES)

    def tree(self, folder):
        tree = pathlib.Path(folder)
        (tree / ".ci").mkdir()
        shutil.copy(ROOT / ".ci/select", tree / ".ci")
        return tree

    def test_the_whole_gate_without_a_record(self):
        with tempfile.TemporaryDirectory() as folder:
            tree = self.tree(folder)
            for record in ("", self.record("0123456789abcdef")):
                for turn, stages in ((0, "tsan"), (1, "asan tidy"), (2, "tsan"), (3, "asan tidy")):
                    text = self.gate(tree, turn, record)
                    self.assertIn(f"chosen_stages='format test install {stages}'", text)
                    self.assertIn(f"chosen_packages={'yes' if turn % 2 else 'no'}", text)

    def test_what_takes_turns_comes_in_sixteen(self):
        with tempfile.TemporaryDirectory() as folder:
            tree = self.tree(folder)
            found = [self.gate(tree, turn) for turn in range(16)]
            for part in ("chosen_stages='format test install tsan'", "chosen_stages='format test install asan tidy'", "chosen_precisions=sdz",
                         "chosen_precisions=dcz", "chosen_mpi=openmpi", "chosen_mpi=mpich", "chosen_packages=yes", "chosen_cuda=yes"):
                self.assertTrue(any(part in text for text in found), part)
            self.assertEqual(len({re.sub("chosen_turn=.*", "", text) for text in found}), 8)

    def git(self, tree, *arguments):
        return subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments], cwd=tree, check=True, capture_output=True,
                              text=True).stdout.strip()

    def test_with_thread_sanitizer_clang_tidy_reads_what_the_last_commit_touches(self):
        with tempfile.TemporaryDirectory() as folder:
            tree = self.tree(folder)
            self.git(tree, "init")
            self.git(tree, "add", ".ci/select")
            for name in ("README.md", "src/base/view.hpp", "packaging/Containerfile", "src/lu/getrf.cpp"):
                (tree / name).parent.mkdir(parents=True, exist_ok=True)
                (tree / name).write_text("")
                self.git(tree, "add", name)
                self.git(tree, "commit", "-m", name)
            record = self.record(self.git(tree, "rev-parse", "HEAD~3"))
            for turn, stages, tidy, packages in ((0, "tsan tidy", "src/lu", "no"), (3, "asan tidy", "src/base src/lu", "yes")):
                chosen = choice_of(self.gate(tree, turn, record))
                self.assertEqual(chosen["stages"], f"format test install {stages}")
                self.assertEqual((chosen["tidy_only"], chosen["packages"]), (tidy, packages))

    def test_each_stage_by_its_own_commit(self):
        with tempfile.TemporaryDirectory() as folder:
            tree = self.tree(folder)
            self.git(tree, "init")
            commits = []
            for name in (".ci/select", "src/base/view.hpp", "packaging/Containerfile", "src/lu/getrf.cpp", "README.md"):
                (tree / name).parent.mkdir(parents=True, exist_ok=True)
                (tree / name).write_text((tree / name).read_text() if (tree / name).exists() else "")
                self.git(tree, "add", name)
                self.git(tree, "commit", "-m", name)
                commits.append(self.git(tree, "rev-parse", "HEAD"))
            first, base, packaging, lu, head = commits

            def chosen(**record):
                record = "".join(f"{stage} {commit}\n" for stage, commit in record.items())
                return {turn: choice_of(self.gate(tree, turn, record)) for turn in (0, 1)}

            current = dict.fromkeys(select.STAGES, head)
            self.assertEqual({turn["stages"] for turn in chosen(**current).values()}, {"format test install"})
            self.assertEqual({turn["precisions"] for turn in chosen(**current).values()}, {"dz"})
            for turn in chosen(**{**current, "tsan": packaging, "tidy": first}).values():
                self.assertEqual((turn["stages"], turn["tidy_only"]), ("format test install tsan tidy", "src/base src/lu"))
            for turn in chosen(**{**current, "asan": base, "install": base}).values():
                self.assertEqual((turn["stages"], turn["packages"]), ("format test install", "yes"))
            for turn in chosen(**{**current, "asan": first, "install": packaging}).values():
                self.assertEqual((turn["stages"], turn["packages"]), ("format test install asan", "no"))
            # Stages without a line, or with one that is not in the history, take turns with each other, and with no others.
            for lines in ({"asan": first[::-1], "test": lu}, {"test": lu}):
                current = {**dict.fromkeys(("install", "tidy", "slepc"), head), **lines}
                self.assertEqual([turn["stages"] for turn in chosen(**current).values()], ["format test install tsan", "format test install asan"])
            (tree / ".ci/select").write_text((tree / ".ci/select").read_text() + "#\n")
            self.git(tree, "commit", "-am", "CI's own script")
            self.assertEqual([turn["stages"] for turn in chosen(**current).values()], ["format test install tsan", "format test install asan tidy"])

    def test_a_record_of_long_ago(self):
        with tempfile.TemporaryDirectory() as folder:
            tree = self.tree(folder)
            self.git(tree, "init")
            for days in (4, 2, 0):
                date = f"{int(time.time()) - days * 86400} +0000"
                (tree / "a").write_text(str(days))
                self.git(tree, "add", ".")
                subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a"], cwd=tree, check=True,
                               env={**os.environ, "GIT_COMMITTER_DATE": date})
            (tree / ".ci/verified").write_text("".join(f"{stage} {self.git(tree, 'rev-parse', commit)}\n" for stage, commit in
                                                       (("asan", "HEAD~2"), ("tsan", "HEAD~1"))))
            said = subprocess.run([tree / ".ci/select"], check=True, capture_output=True, text=True).stderr
            self.assertIn("asan: all of it last passed 4.0 days ago", said)
            self.assertIn("tsan: 2 files have changed since", said)
            self.assertIn("tidy: .ci/verified has no line of it", said)

    def test_the_last_commit_prefers_a_sanitizer(self):
        with tempfile.TemporaryDirectory() as folder:
            tree = self.tree(folder)

            def sanitizers():
                return [re.search(" (.san)\\b", self.gate(tree, turn))[1] for turn in range(4)]

            def commit(name):
                (tree / name).parent.mkdir(parents=True, exist_ok=True)
                (tree / name).write_text("")
                self.git(tree, "add", name)
                self.git(tree, "commit", "-m", name)

            self.git(tree, "init")
            commit("src/lu/getrf.cpp")
            self.assertEqual(sanitizers(), ["tsan", "asan", "tsan", "asan"])  # the first commit, or a clone of one commit
            commit("src/lu/getrf.hpp")
            self.assertEqual(sanitizers(), ["tsan", "tsan", "tsan", "asan"])
            self.assertIn("chosen_tidy_only=src/lu", self.gate(tree, 0))
            self.assertIn("chosen_tidy_only=''", self.gate(tree, 3))  # all folders
            commit("packaging/Containerfile")
            self.assertIn("chosen_packages=yes", self.gate(tree, 0))
            self.assertNotIn("tidy'", self.gate(tree, 0))
            commit("testing/unit/fork.cpp")
            self.assertEqual(sanitizers(), ["asan", "asan", "asan", "tsan"])
            commit("src/host/lapack.cpp")
            self.assertEqual(sanitizers(), ["tsan", "asan", "tsan", "asan"])
            (tree / "src/qr").mkdir()
            (tree / "src/qr/geqrf.cpp").write_text("not committed")
            commit("README.md")
            self.assertEqual(sanitizers(), ["tsan", "tsan", "tsan", "asan"])

    def test_everything_has_both_sanitizers(self):
        text = subprocess.run([ROOT / ".ci/select", "all"], check=True, capture_output=True, text=True).stdout
        self.assertIn("chosen_stages='format test install asan tsan tidy slepc'", text)


class Full(unittest.TestCase):
    """Precisions that a gate does not compile are those that it would not run: of the label full."""

    def test_suites_without_some_precisions_have_them_full(self):
        found = 0
        for suite in ("numerics", "schedule"):
            full = re.search(r'FULL "(.*?)"', (ROOT / f"testing/{suite}/CMakeLists.txt").read_text())[1]
            for path in (ROOT / "testing" / suite).glob("*.cpp"):
                for name, types in re.findall(r"TYPED_TEST_SUITE\((\w+), (FullScalars|FullComplex),", path.read_text()):
                    found += 1
                    for precision in "sc" if types == "FullScalars" else "c":
                        self.assertTrue(re.search(full, f"{name}/{precision}"), f"{name}/{precision}")
                    for precision in "dz":
                        self.assertFalse(re.search(full, f"{name}/{precision}"), f"{name}/{precision}")
        self.assertGreater(found, 10)
        self.assertIn('FULL "/c$"', (ROOT / "testing/kernels/CMakeLists.txt").read_text())


class Cost(unittest.TestCase):
    def record(self, cpu, **environment):
        with tempfile.TemporaryDirectory() as folder:
            tree = pathlib.Path(folder)
            (tree / ".ci").mkdir()
            (tree / "build").mkdir()
            for name in ("cost", "times"):
                shutil.copy(ROOT / ".ci" / name, tree / ".ci")
            (tree / ".ci/budgets").write_text("# tier stage units\ngate test 100\n")
            (tree / "build/ci-unit").write_text("2.000\n")
            status = subprocess.run([tree / ".ci/cost", "record", "gate", "test", str(cpu), "1", "0", "0"], capture_output=True,
                                    env={**os.environ, **environment}).returncode
            return status, (tree / "build/ci.csv").read_text().splitlines()

    def test_within_its_budget(self):
        status, lines = self.record(259, LAPILLI_CI_BUDGETS="on")
        self.assertEqual(status, 0)
        values = dict(zip(lines[0].split(","), lines[1].split(",")))
        self.assertEqual((values["cpu_s"], values["units"], values["budget"]), ("259.0", "129.5", "100"))

    def test_above(self):
        self.assertEqual(self.record(261, LAPILLI_CI_BUDGETS="on")[0], 3)
        self.assertEqual(self.record(261, LAPILLI_CI_BUDGETS="off")[0], 0)


class Passed(unittest.TestCase):
    def test_all_stages_on_this_commit(self):
        with tempfile.TemporaryDirectory() as folder:
            tree = pathlib.Path(folder)
            for name in (".ci", "build"):
                (tree / name).mkdir()
            shutil.copy(ROOT / ".ci/cost", tree / ".ci")
            (tree / ".ci/budgets").write_text("")
            (tree / ".gitignore").write_text("build/\n")

            def git(*arguments):
                subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments], cwd=tree, check=True, capture_output=True)

            def cost(*arguments):
                return subprocess.run([tree / ".ci/cost", *arguments], capture_output=True).returncode

            git("init")
            git("add", ".")
            git("commit", "-m", "a")
            def record(stage, status, begin=time.time() + 5):
                cost("record", "all", stage, "1", "1", str(begin), str(status))

            record("test", 0)
            self.assertEqual(cost("passed", "all", "test", "tidy"), 1)
            record("tidy", 1)
            self.assertEqual(cost("passed", "all", "test", "tidy"), 1)
            record("tidy", 0, begin=time.time() - 5)  # committed while the stage ran
            self.assertEqual(cost("passed", "all", "test", "tidy"), 1)
            record("tidy", 0)
            self.assertEqual(cost("passed", "all", "test", "tidy"), 0)
            self.assertEqual(cost("passed", "gate", "test", "tidy"), 1)
            (tree / "more").write_text("uncommitted")
            self.assertEqual(cost("passed", "all", "test", "tidy"), 1)
            git("add", ".")
            git("commit", "-m", "b")
            self.assertEqual(cost("passed", "all", "test", "tidy"), 1)


class Clone(unittest.TestCase):
    def test_targets_run_in_a_clean_clone_and_the_first_failure_ends_it(self):
        with tempfile.TemporaryDirectory() as folder:
            tree = pathlib.Path(folder)
            (tree / ".ci").mkdir()
            shutil.copy(ROOT / ".ci/cost", tree / ".ci")
            (tree / ".ci/calibration.cpp").write_text("int main() {}\n")
            (tree / "Makefile").write_text("demo:\n\t! ls uncommitted\n\ttest $$CCACHE_DISABLE = 1\n\ttest $(CMAKE_ARGS) = -DLAPILLI_CCACHE=OFF\n"
                                           "test:\n\tfalse\n")
            for arguments in (["init", "-q"], ["add", "."], ["commit", "-qm", "a"]):
                subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments], cwd=tree, check=True)
            for arguments in (["branch", "earlier"], ["rm", "-qf", "Makefile"], ["commit", "-qm", "b"]):
                subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments], cwd=tree, check=True)
            (tree / "uncommitted").write_text("")
            run = subprocess.run([tree / ".ci/cost", "clone", "earlier~0", "demo", "test", "demo"], capture_output=True, text=True)
            self.assertEqual(run.returncode, 1, run.stderr)
            lines = [line for line in run.stdout.splitlines() if line.startswith("cost: earlier~0")]
            self.assertEqual([("demo" in line, "failed" in line) for line in lines], [(True, False), (False, True)], run.stdout)


class Checks(unittest.TestCase):
    def test_what_a_tree_lacks_that_another_one_has(self):
        with tempfile.TemporaryDirectory() as folder:
            def tree(checkout, tests):
                build = pathlib.Path(folder) / checkout / "release"
                build.mkdir(parents=True)
                (build / "test-a").write_text("#!/bin/sh\necho S/0.\n" + "".join(f"echo '  {test}  # of a kind'\n" for test in tests))
                (build / "test-a").chmod(0o755)
                (build / "CTestTestfile.cmake").write_text(
                    f'add_test(a.S "{build}/test-a" "--gtest_filter=S/*")\nadd_test(b "/bin/true")\n'
                    f'set_tests_properties(a.S PROPERTIES ENVIRONMENT "LAPILLI_LOG={build}/log;LAPILLI_DEVICES=")\n')
                return build

            def checks(*arguments):
                run = subprocess.run([ROOT / ".ci/checks", *arguments], capture_output=True, text=True)
                return run.returncode, run.stdout

            before = pathlib.Path(folder) / "before"
            status, text = checks(tree("one", ["potrf_d", "potrf_z"]))
            before.write_text(text)
            lines = [f"release\ttest-a\tS/0.potrf_{letter}\tLAPILLI_LOG=release/log" for letter in "dz"]
            self.assertEqual((status, text.splitlines()), (0, ["release\tb\t\t", *lines]))
            self.assertEqual(checks("--against", before, tree("two", ["potrf_d", "potrf_z", "more"])), (0, ""))
            self.assertEqual(checks("--against", before, tree("three", ["potrf_d"])), (1, lines[1] + "\n"))


class StageByStage(unittest.TestCase):
    """.ci/run all with stages that do nothing."""

    def test_each_stage_that_passes_writes_its_line(self):
        with tempfile.TemporaryDirectory() as folder:
            tree = pathlib.Path(folder)
            (tree / ".ci").mkdir()
            for name in ("run", "select", "cost", "times"):
                shutil.copy(ROOT / ".ci" / name, tree / ".ci")
            for name in ("setup", "openblas-core"):
                (tree / ".ci" / name).write_text("#!/bin/sh\n")
                (tree / ".ci" / name).chmod(0o755)
            (tree / ".ci/budgets").write_text("")
            (tree / ".ci/calibration.cpp").write_text("int main() {}\n")
            (tree / ".gitignore").write_text("build/\n")
            run = (tree / ".ci/run").read_text()
            nothing = "".join(f"{name}() {{ [ ! -e build/broken ]; }}\n" for name in
                              ("format", "full_test", "clang_tidy", "sanitizer_test", "slepc_test", "package_test", "install_test"))
            self.assertEqual(run.count("mkdir -p build\n"), 1)
            (tree / ".ci/run").write_text(run.replace("mkdir -p build\n", nothing + "mkdir -p build\n"))
            record = tree / ".ci/verified"

            def git(*arguments):
                return subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments], cwd=tree, check=True,
                                      capture_output=True, text=True).stdout.strip()

            plain = {name: value for name, value in os.environ.items() if name not in ("TEST_LAPILLI_ORDER", "CUDA")}

            def passes(*arguments, **environment):
                return subprocess.run([tree / ".ci/run", *arguments], cwd=tree, capture_output=True,
                                      env={**plain, "CCACHE_DIR": str(tree / "build/ccache"), **environment}).returncode == 0

            git("init")
            git("add", ".")
            git("commit", "-m", "a")
            def recorded():
                return dict(line.split() for line in record.read_text().splitlines()[1:]) if record.exists() else {}

            first = git("rev-parse", "--short=12", "HEAD")
            self.assertTrue(passes("test", "tsan"))  # as the gate has them
            (tree / "more").write_text("")
            self.assertTrue(passes("all", "tsan"))  # something is not committed
            self.assertEqual(recorded(), {})
            git("add", ".")
            self.assertTrue(passes("all", "tidy"))
            self.assertEqual(recorded(), {})
            git("rm", "-qf", "more")
            self.assertTrue(passes("all", "tsan", TEST_LAPILLI_ORDER="5"))  # not all orders of work
            self.assertTrue(passes("all", "test", CUDA="off"))
            self.assertEqual(recorded(), {})
            self.assertTrue(passes("all", "format", "test"))
            (tree / "build/broken").write_text("")
            self.assertFalse(passes("all", "asan", "tidy"))
            self.assertEqual(recorded(), {"format": first, "test": first})
            (tree / "build/broken").unlink()
            git("add", ".")
            git("commit", "-m", "the record")
            second = git("rev-parse", "--short=12", "HEAD")
            self.assertTrue(passes("all", "test", "tsan"))
            self.assertEqual(recorded(), {"format": first, "test": second, "tsan": second})
            chosen = subprocess.run([tree / ".ci/select"], capture_output=True, text=True, check=True).stderr
            self.assertIn(f"tsan: 1 files have changed since {second}", chosen)
            self.assertIn("asan: .ci/verified has no line of it", chosen)


class Words(unittest.TestCase):
    def found(self, name, line, in_docstring=False):
        return bool(words.PATTERN.search(words.QUOTED.sub("", words.prose_of(name, line, in_docstring))))

    def test_comments_and_documents(self):
        word = "nobody"
        for name, line in (("a.md", f"There is {word}."), ("a.cpp", f"f();  // {word.upper()} sees it"), ("a.hpp", f"/// {word}"),
                           ("a.sh", f"run  # {word}"), ("a.txt", f"  about: {word} reads"), ("b.cu", f"/* {word} */ f();")):
            self.assertTrue(self.found(name, line), name)
        self.assertTrue(self.found("a.py", f"Of {word}.", in_docstring=True))

    def test_of_all_words(self):
        for line in ("So  many of them.", "Whoever asks.", "It STANDS there.", "No stand, it is no matrix of ours."):
            self.assertEqual(len(list(words.findings_of("a.md", line))), 1, line)
        self.assertEqual(list(words.findings_of("a.md", "A stand-in for it.")), [])

    def test_first_words(self):
        def numbers(text):
            return [number for number, _ in words.findings_of("a.cpp", text)]
        self.assertEqual(numbers("/// Of A.\nint a;\n// What b is.\n"), [1, 3])
        self.assertEqual(numbers("/// The norm\n/// Of A, and so on.\nint a;  ///< Of B\n// Office hours\n"), [])

    def test_all_files_are_read(self):
        before = words.all_texts
        words.all_texts = lambda: [("a.md", "nobody\nnobody"), ("b.md", "fine"), ("c.md", "nobody")]
        try:
            self.assertEqual(len(list(words.word_findings())), 3)
        finally:
            words.all_texts = before

    def test_neither_code_nor_quotations_nor_other_words(self):
        for name, line in (("a.cpp", "int beside = 1;"), ("a.cpp", 'f("// nobody");'), ("a.md", "A user `nobody`."), ("a.md", "Besides."),
                           ("a.py", "nobody = 1"), ("a.md", 'It says "nobody".')):
            self.assertFalse(self.found(name, line), line)


if __name__ == "__main__":
    unittest.main()
