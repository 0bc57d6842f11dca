// SPDX-License-Identifier: BSD-3-Clause
#include "tester/options.hpp"

#include <algorithm>
#include <functional>
#include <map>

#include "common/places.hpp"
#include "support/kinds.hpp"
#include "support/routine.hpp"
#include "support/table.hpp"
#include "tester/batch_on_queue.hpp"
#include "tester/matrix_file.hpp"

namespace lapilli::tester {

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

// "-1" or "0.5,2"
std::complex<double> parse_scalar(const std::string& text, const std::string& what) {
    const std::vector<std::string> parts = split(text, ',');
    if (parts.empty() || parts.size() > 2) {
        throw UsageError(what + ": '" + text + "' is neither a number nor re,im");
    }
    return {std::stod(parts[0]), parts.size() > 1 ? std::stod(parts[1]) : 0.0};
}

std::int64_t parse_increment(const std::string& text, const std::string& what) {
    const bool negative = text.rfind('-', 0) == 0;
    const std::int64_t size = parse_integer(negative ? text.substr(1) : text, 1, what);
    return negative ? -size : size;
}

// Options of the routines: each by its name in the routine table, too.
void add_letters(ValueOptions& known, Options& o);

// The action of each option with its value.
ValueOptions value_options(Options& o) {
    Problem& p = o.problem;
    ValueOptions known = {
        {"--n", [&](const std::string& v) { o.n = parse_sizes(v, "--n"); }},
        {"--m", [&](const std::string& v) { o.m = parse_sizes(v, "--m"); }},
        {"--k", [&](const std::string& v) { o.k = parse_sizes(v, "--k"); }},
        {"--nrhs", [&](const std::string& v) { o.k = parse_sizes(v, "--nrhs"); }},
        {"--count", [&](const std::string& v) { o.k = parse_sizes(v, "--count"); }},
        {"--pad", [&](const std::string& v) { o.pad = parse_sizes(v, "--pad"); }},
        {"--offset", [&](const std::string& v) { o.offset = parse_sizes(v, "--offset"); }},
        {"--precision", [&](const std::string& v) { o.precision = parse_letters(v, "sdcz", "--precision"); }},
        {"--il", [&](const std::string& v) { p.il = parse_integer(v, 1, "--il"); }},
        {"--iu", [&](const std::string& v) { p.iu = parse_integer(v, 1, "--iu"); }},
        {"--vl", [&](const std::string& v) { p.vl = std::stod(v); }},
        {"--vu", [&](const std::string& v) { p.vu = std::stod(v); }},
        {"--lda", [&](const std::string& v) { p.lda = parse_integer(v, 1, "--lda"); }},
        {"--incx", [&](const std::string& v) { p.incx = parse_increment(v, "--incx"); }},
        {"--incy", [&](const std::string& v) { p.incy = parse_increment(v, "--incy"); }},
        {"--alpha", [&](const std::string& v) { o.alpha = parse_scalar(v, "--alpha"); }},
        {"--beta", [&](const std::string& v) { o.beta = parse_scalar(v, "--beta"); }},
        {"--inner", [&](const std::string& v) { o.inner = parse_integer(v, 1, "--inner"); }},
        {"--copies", [&](const std::string& v) { o.copies = parse_integer(v, 1, "--copies"); }},
        {"--devices", [&](const std::string& v) { o.devices = v; }},
        {"--where", [&](const std::string& v) { o.where = places(v); }},
        {"--matrix",
         [&](const std::string& v) {
             std::vector<std::string> kinds = testing::kind_names();
             const testing::Routine* const routine = testing::find_routine(o.routine);
             if (routine != nullptr && routine->facts().tridiagonal) kinds.push_back("reduced");
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
                     one_of(peer,
                            {"lapack", "cusolver", "cusolver-gesvdp", "cusolver-gesvdj", "cusolver-mg", "one",
                             "cublas", "cublas-atomics", "cublas-emulated", "native"},
                            "--peer"));
             }
         }},
        {"--set", [&](const std::string& v) { o.settings.push_back(parse_setting(v, "--set")); }},
        {"--seed",
         [&](const std::string& v) { p.seed = static_cast<std::uint64_t>(parse_integer(v, 0, "--seed")); }},
        {"--full-check", [&](const std::string& v) { p.full_check = parse_integer(v, 0, "--full-check"); }},
        {"--out", [&](const std::string& v) { o.out = v; }},
        {"--commit", [&](const std::string& v) { o.commit = v; }},
    };
    add_letters(known, o);
    return known;
}

void add_letters(ValueOptions& known, Options& o) {
    const auto add = [&](const std::string& word, const std::string& name, const std::string& allowed) {
        known[word] = [&o, word, name, allowed](const std::string& v) {
            o.letters[name] = allowed.empty() ? v : parse_letters(v, allowed, word);
        };
    };
    for (const std::string& name : testing::table_option_names())
        add("--" + name, testing::option_name(name), "");
    add("--job", "job", "");
    add("--compz", "job", "NIV");
    add("--itype", "itype", "123");
    add("--uplo", "uplo", "LU");
    add("--side", "side", "LR");
    add("--trans", "trans", "NTC");
    add("--transa", "trans", "NTC");
    add("--transb", "transb", "NTC");
    add("--diag", "diag", "NU");
    add("--range", "range", "AVI");
}

const std::vector<std::string> lapack_peers =
                                   {"lapack", "cusolver", "cusolver-gesvdp", "cusolver-gesvdj", "cusolver-mg",
                                    "cublas", "one"},
                               blas_peers = {"cublas", "cublas-atomics", "cublas-emulated", "native"};

// --job names what a routine computes, whatever its table calls that: TRTRI's diag, STEBZ's order.
void rename_job(Options& o, const testing::Facts& facts) {
    const auto job = o.letters.find("job");
    if (job == o.letters.end() || facts.option("job") != nullptr) return;
    for (const testing::Option& option : facts.options) {
        const std::vector<std::string> others = {"uplo", "side", "trans", "transb", "range", "itype"};
        if (std::find(others.begin(), others.end(), option.name) != others.end()) continue;
        o.letters.emplace(option.name, job->second);
        return;
    }
}

// The letters are those of the routine. ORMTR takes both T and C for the adjoint.
void check_letters(const Options& o, const testing::Facts& facts) {
    for (const testing::Option& option : facts.options) {
        const auto given = o.letters.find(option.name);
        if (given == o.letters.end()) continue;
        const bool any_adjoint = option.name == "trans" && facts.level == 0;
        parse_letters(given->second, any_adjoint ? "NTC" : option.letters, o.routine + " --" + option.name);
    }
}

void complete_lapack(Options& o) {
    const std::vector<std::int64_t> none = {0};
    if (o.pad != none || o.offset != none) throw UsageError("--pad and --offset are for the BLAS");
    if (o.async) {
        if (!is_batch_on_queue(o.routine))
            throw UsageError("--async: " + o.routine + " is no batch on a queue");
        if (o.phases) throw UsageError("--async: a queue has no phases");
        const std::vector<Where> there = {Where::device};
        if (o.where.empty()) o.where = there;
        if (o.where != there) throw UsageError("--async: the arrays are on a device");
    }
    if (o.where.empty()) o.where = {Where::host};
    if (o.repeat == 0) o.repeat = 1;
    // Lines are added to --out.
    lapilli::tools::require_apart({{"--file", o.problem.file, ""}}, {{"--out", o.out, ""}});
    if (!o.problem.file.empty()) {
        o.n = {use_matrix_file(o.problem.file)};
    } else if (o.problem.kind == "file") {
        throw UsageError("--matrix file needs --file NAME");
    }
}

void complete_blas(Options& o, const testing::Routine& routine) {
    const testing::Facts& facts = routine.facts();
    if (o.where.empty()) o.where = {routine.has(Where::device) ? Where::device : Where::spread};
    for (const Where where : o.where) {
        if (!routine.has(where))
            throw UsageError(o.routine + " does not exist for --where " + testing::name_of(where));
    }
    if (o.repeat == 0) o.repeat = 9;
    if (*std::max_element(o.offset.begin(), o.offset.end()) > 0 &&
        (facts.level != 2 || std::count(o.where.begin(), o.where.end(), Where::spread) > 0)) {
        throw UsageError("--offset: for gemv, symv and hemv in one memory");
    }
    o.problem.alpha = o.alpha.value_or(facts.level == 2 || facts.overwrites ? 1 : -1);
    o.problem.beta = o.beta.value_or(facts.level == 2 ? 0 : 1);
}

// Defaults that depend on the routine, and combinations that make no sense.
void complete(Options& o) {
    const testing::Routine* const any = testing::find_routine(o.routine);
    if (any == nullptr) {
        throw UsageError(o.routine.empty() ? "the name of a routine is missing"
                                           : "'" + o.routine + "' is not one of the routines:" +
                                                 routine_names() + " " + blas_names());
    }
    const bool blas = any->facts().level > 0;
    for (const std::string& peer : o.peers)
        one_of(peer, blas ? blas_peers : lapack_peers, o.routine + " --peer");
    if (o.precision.empty()) o.precision = any->precision();
    for (const char precision : o.precision) {
        const testing::Routine* const routine = testing::find_routine(o.routine, precision);
        if (routine == nullptr) throw UsageError(o.routine + " has no precision " + precision);
        rename_job(o, routine->facts());
        check_letters(o, routine->facts());
    }
    if (blas && o.async) throw UsageError("--async is for batches: the BLAS is timed on queues");
    blas ? complete_blas(o, *any) : complete_lapack(o);
}

}  // namespace

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

std::string blas_names() {
    std::string anywhere, spread;
    for (const testing::Routine* routine : testing::blas_routines('z')) {
        std::string& names = routine->has(Where::device) ? anywhere : spread;
        names += (names.empty() ? "" : " ") + routine->facts().name;
    }
    return anywhere + "; on spread matrices only: " + spread;
}

Options parse_options(int argc, char** argv) {
    Options o;
    o.help = read_words(argc, argv, "",
                        {value_options(o),
                         {{"--check", &o.check},
                          {"--phases", &o.phases},
                          {"--no-pivots", &o.problem.no_pivots},
                          {"--async", &o.async}},
                         &o.routine}) ||
             argc == 1;
    if (!o.help) {
        complete(o);
    }
    return o;
}

}  // namespace lapilli::tester
