// SPDX-License-Identifier: BSD-3-Clause
#include "tester/options.hpp"

#include <algorithm>
#include <charconv>
#include <functional>
#include <map>
#include <sstream>

#include "common/places.hpp"
#include "support/kinds.hpp"
#include "support/market.hpp"
#include "support/routine.hpp"

namespace lapilli::tester {

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, separator);) {
        parts.push_back(part);
    }
    return parts;
}

std::int64_t parse_integer(const std::string& text, std::int64_t least, const std::string& what) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < least) {
        throw UsageError(what + ": '" + text + "' is not an integer of at least " + std::to_string(least));
    }
    return value;
}

std::vector<std::int64_t> parse_sizes(const std::string& text, const std::string& what) {
    std::vector<std::int64_t> sizes;
    for (const std::string& item : split(text, ',')) {
        const std::vector<std::string> range = split(item, ':');
        if (range.empty() || range.size() > 3) {
            throw UsageError(what + ": '" + item + "' is neither a size nor a range first:last:step");
        }
        const std::int64_t first = parse_integer(range[0], 0, what);
        const std::int64_t last = range.size() > 1 ? parse_integer(range[1], first, what) : first;
        const std::int64_t step =
            range.size() > 2 ? parse_integer(range[2], 1, what) : std::max<std::int64_t>(1, first);
        for (std::int64_t n = first; n <= last; n += step) {
            sizes.push_back(n);
        }
    }
    if (sizes.empty()) {
        throw UsageError(what + ": no size given");
    }
    return sizes;
}

std::string parse_letters(const std::string& text, const std::string& allowed, const std::string& what) {
    if (text.empty() || text.find_first_not_of(allowed) != std::string::npos) {
        throw UsageError(what + ": '" + text + "' must consist of letters from " + allowed);
    }
    return text;
}

namespace {

std::vector<Where> places(const std::string& text) {
    const std::map<std::string, Where> known = {
        {"host", Where::host}, {"device", Where::device}, {"mgpu", Where::spread}};
    std::vector<Where> where;
    for (const std::string& name : split(text, ',')) {
        const auto found = known.find(name);
        if (found == known.end()) {
            throw UsageError("--where: '" + name + "' is not one of host, device, mgpu");
        }
        where.push_back(found->second);
    }
    return where;
}

std::string one_of(const std::string& text, const std::vector<std::string>& known, const std::string& what) {
    if (std::find(known.begin(), known.end(), text) == known.end()) {
        std::string names;
        for (const std::string& name : known) {
            names += (names.empty() ? "" : ", ") + name;
        }
        throw UsageError(what + ": '" + text + "' is not one of " + names);
    }
    return text;
}

std::pair<std::string, std::string> setting(const std::string& text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos) {
        throw UsageError("--set: '" + text + "' is not of the form name=value");
    }
    return {text.substr(0, equals), text.substr(equals + 1)};
}

// What each option does with its value.
ValueOptions value_options(Options& o) {
    Problem& p = o.problem;
    ValueOptions known = {
        {"--n", [&](const std::string& v) { o.n = parse_sizes(v, "--n"); }},
        {"--m", [&](const std::string& v) { o.rows = parse_sizes(v, "--m"); }},
        {"--nrhs", [&](const std::string& v) { p.k = parse_integer(v, 0, "--nrhs"); }},
        {"--precision", [&](const std::string& v) { o.precision = parse_letters(v, "sdcz", "--precision"); }},
        {"--uplo", [&](const std::string& v) { o.uplo = parse_letters(v, "LU", "--uplo"); }},
        {"--job", [&](const std::string& v) { o.job = v; }},
        {"--compz", [&](const std::string& v) { o.job = parse_letters(v, "NIV", "--compz"); }},
        {"--side", [&](const std::string& v) { o.side = parse_letters(v, "LR", "--side"); }},
        {"--trans", [&](const std::string& v) { o.trans = parse_letters(v, "NTC", "--trans"); }},
        {"--range", [&](const std::string& v) { o.range = parse_letters(v, "AVI", "--range"); }},
        {"--il", [&](const std::string& v) { p.il = parse_integer(v, 1, "--il"); }},
        {"--iu", [&](const std::string& v) { p.iu = parse_integer(v, 1, "--iu"); }},
        {"--vl", [&](const std::string& v) { p.vl = std::stod(v); }},
        {"--vu", [&](const std::string& v) { p.vu = std::stod(v); }},
        {"--itype",
         [&](const std::string& v) { p.itype = parse_letters(v, "123", "--itype").front() - '0'; }},
        {"--devices", [&](const std::string& v) { o.devices = v; }},
        {"--where", [&](const std::string& v) { o.where = places(v); }},
        {"--matrix",
         [&](const std::string& v) {
             std::vector<std::string> kinds = testing::kind_names();
             if (o.routine.starts_with("ste")) kinds.push_back("reduced");
             p.kind = one_of(v, kinds, "--matrix");
         }},
        {"--cond", [&](const std::string& v) { p.cond = std::stod(v); }},
        {"--file",
         [&](const std::string& v) {
             p.file = v;
             p.kind = "file";
         }},
        {"--repeat",
         [&](const std::string& v) { o.repeat = static_cast<int>(parse_integer(v, 1, "--repeat")); }},
        {"--warmup",
         [&](const std::string& v) { o.warmup = static_cast<int>(parse_integer(v, 0, "--warmup")); }},
        {"--peer",
         [&](const std::string& v) {
             for (const std::string& peer : split(v, ',')) {
                 o.peers.push_back(
                     one_of(peer, {"lapack", "cusolver", "cublas", "cublas-atomics"}, "--peer"));
             }
         }},
        {"--set", [&](const std::string& v) { o.settings.push_back(setting(v)); }},
        {"--seed",
         [&](const std::string& v) { p.seed = static_cast<std::uint64_t>(parse_integer(v, 0, "--seed")); }},
        {"--full-check", [&](const std::string& v) { p.full_check = parse_integer(v, 0, "--full-check"); }},
        {"--out", [&](const std::string& v) { o.out = v; }},
        {"--commit", [&](const std::string& v) { o.commit = v; }},
    };
    add_blas_options(known, o);
    return known;
}

std::string routine_names() {
    std::string names;
    for (const char precision : {'d', 'z'}) {
        for (const testing::Routine* routine : testing::routines(precision)) {
            const bool is_first = testing::find_routine(routine->facts().name)->precision() == precision;
            if (is_first) names += ' ' + routine->facts().name;
        }
    }
    return names;
}

constexpr const char* blas_names =
    "gemv symv hemv gemm syrk herk syr2k her2k; on spread matrices only: symm hemm trsm trmm";

const std::vector<std::string> lapack_peers = {"lapack", "cusolver"},
                               blas_peers = {"cublas", "cublas-atomics"};

// Defaults that depend on the routine, and combinations that make no sense.
void complete(Options& o) {
    const BlasFacts* blas = find_blas(o.routine);
    for (const std::string& peer : o.peers) {
        one_of(peer, blas != nullptr ? blas_peers : lapack_peers, o.routine + " --peer");
    }
    if (blas != nullptr) {
        complete_blas(o, *blas);
        return;
    }
    const testing::Routine* routine = testing::find_routine(o.routine);
    if (routine == nullptr) {
        throw UsageError(o.routine.empty() ? "the name of a routine is missing"
                                           : "'" + o.routine + "' is not one of the routines:" +
                                                 routine_names() + " " + blas_names);
    }
    if (o.precision.empty()) {
        o.precision = testing::find_routine(o.routine, 'd') != nullptr ? "d" : "z";
    }
    for (const char precision : o.precision) {
        if (testing::find_routine(o.routine, precision) == nullptr) {
            throw UsageError(o.routine + " has no precision " + precision);
        }
    }
    if (o.where.empty()) {
        o.where = {Where::host};
    }
    if (o.repeat == 0) {
        o.repeat = 1;
    }
    const testing::Facts& facts = routine->facts();
    if (o.job.empty()) {
        o.job = facts.job;
    } else if (!facts.jobs.empty()) {
        parse_letters(o.job, facts.jobs, "--job");
    }
    // Lines are added to --out.
    lapilli::tools::require_apart({{"--file", o.problem.file, ""}}, {{"--out", o.out, ""}});
    if (!facts.has_uplo) {
        o.uplo = "L";
    }
    if (facts.sides.size() == 1) {
        o.side = facts.sides;
    }
    if (facts.transes.size() == 1) {
        o.trans = facts.transes;
    }
    if (!facts.rectangular) {
        o.rows.clear();
    }
    if (facts.ranges.size() == 1) {
        o.range = facts.ranges;
    }
    if (!o.problem.file.empty()) {
        o.n = {testing::market::order(o.problem.file)};
    } else if (o.problem.kind == "file") {
        throw UsageError("--matrix file needs --file NAME");
    }
}

}  // namespace

Options parse_options(int argc, char** argv) {
    Options o;
    o.problem.k = -1;
    const auto with_value = value_options(o);
    const std::map<std::string, bool*> flags = {
        {"--check", &o.check}, {"--phases", &o.phases}, {"--help", &o.help}, {"-h", &o.help}};
    for (int i = 1; i < argc; ++i) {
        std::string word = argv[i], value;
        const std::size_t equals = word.find('=');
        const bool joined = word.rfind("--", 0) == 0 && equals != std::string::npos;
        if (joined) {
            value = word.substr(equals + 1);
            word.resize(equals);
        }
        if (const auto flag = flags.find(word); flag != flags.end() && !joined) {
            *flag->second = true;
        } else if (const auto option = with_value.find(word); option != with_value.end()) {
            if (!joined) {
                if (++i == argc) {
                    throw UsageError(word + " needs a value");
                }
                value = argv[i];
            }
            try {
                option->second(value);
            } catch (const std::logic_error&) {
                throw UsageError(word + ": '" + value + "' is not a number");
            }
        } else if (word.rfind('-', 0) == 0 || !o.routine.empty()) {
            throw UsageError("'" + word + "' is not understood");
        } else {
            o.routine = word;
        }
    }
    if (argc == 1) {
        o.help = true;
    }
    if (!o.help) {
        complete(o);
    }
    return o;
}

std::string usage() {
    return R"(lapilli-test ROUTINE [options]    times and checks one routine
lapilli-test plot [options]       draws such measurements (lapilli-test plot --help)
lapilli-test timeline [options]   draws a trace (lapilli-test timeline --help)
lapilli-test tune [options]       tunes the matrix product on a GPU (lapilli-test tune --help)
lapilli-test fuzz [options]       draws calls at random and judges their results (lapilli-test fuzz --help)

Routines:)" +
           routine_names() + "\n          " + blas_names + R"(

  --n 1000:8000:1000     sizes: first:last:step (inclusive), a list 100,200, or both (1000)
  --precision sdcz       any of the four letters (d; z for hemv, herk, her2k, hemm)
  --uplo LU              (L)
  --job NV, --compz NIV  syevd's jobz (V), stedc's compz (I); the norm of lange, lansy, lanhe and gecon (1)
  --itype 1              of sygst, sygvd, sygvx ...: A x = lambda B x (1), A B x = lambda x (2), B A x = lambda x (3)
  --side LR --trans NT   ormtr (L, N); T means the adjoint in every precision; with it laswp takes interchanges back
  --range AVI            part of a spectrum: all, values, indices (A)
  --il 1 --iu 100 --vl -1 --vu 1
                         its bounds (the middle third of the indices; an interval inside)
  --nrhs 100             right-hand sides of potrs and posv (100); the other dimension of ormtr's C (n); interchanges of
                         laswp (100)
  --m 1000               rows of laswp's, lange's and geequ's A (n)
  --devices cuda:0,1     as lapilli_create takes it: auto, none, cuda, cuda:0,1, sim:4 (LAPILLI_DEVICES, or auto)
  --where host,device,mgpu
                         operands in host memory, in memory of device 0, spread over the devices (host; the BLAS:
                         device)
  --matrix KIND          uniform posdef graded identity zero wilkinson reduced geometric arithmetic cluster-one cluster-eps
                         loguniform, the last five also with -sign (the routine's: posdef or uniform)
  --cond 1e3             condition of graded and of given spectra
  --file NAME            a Matrix Market file; sets n
  --seed 1               another random matrix
  --repeat 1 --warmup 1  the median of the repeats counts (the BLAS: 9); runs for warm-up are not looked at
  --check                residuals in units of n ulp; above 30 is a failure. Orders above --full-check are probed
                         with random vectors, which costs n^2
  --full-check 1500      up to this order whole error matrices are formed, and eigenvalues compared with LAPACK's
  --peer lapack,cusolver times them on the same matrices; a peer that takes more than 10 s runs once
  --phases               the seconds of each phase, as lapilli_phases tells them
  --set key=value        lapilli_set, as often as needed
  --out FILE.csv         appends one line per library and case
  --commit HASH          for that file (git rev-parse --short HEAD)

The BLAS. Matrices are random in (-1, 1). Calls are submitted to a queue in batches of a few milliseconds and timed
with the stream's events on GPUs, elsewhere and with --where host, mgpu with the host's clock; libraries take turns. A
matrix of level 2 of less than 200 MB is there in as many copies as make 200 MB, at most 64, and calls go round them,
so that memory is measured and not a cache. --check computes chosen entries again, in units of ulp times the sum of
absolute values, and looks at what must not be written.
  --m, --k               sizes and lists as --n (n): gemv m; gemm m, k; syrk, herk, syr2k, her2k k; symm, trsm m
  --trans NTC, --transa, --transb, --side LR, --diag NU
                         as the routine has them (N, N, N, L, N)
  --alpha -1 --beta 1    or re,im (1 and 0 in level 2, -1 and 1 in level 3, alpha 1 for trsm and trmm)
  --incx 1 --incy 1      negative ones too
  --pad 0, --lda N       leading dimensions are the rows and a pad, or A's is N (lists of pads: --pad 0:16:1)
  --offset 0             A is the submatrix at (offset, offset) of its parent, in the _offset routines (lists, too)
  --inner N --copies N   calls in a batch, copies of A, instead of the rules above
  --peer cublas,cublas-atomics
                         cuBLAS on the same stream and the same operands, without and with its atomics
  --set level2.atomics=on  ours with atomics

Exit status: 0, 1 when a case failed (a residual above 30 or a return value other than 0), 2 for a bad command line.
)";
}

}  // namespace lapilli::tester
