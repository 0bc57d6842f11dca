// SPDX-License-Identifier: BSD-3-Clause
#include "tester/fuzz.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>
#include <optional>
#include <string>

#include "tester/fuzz_case.hpp"
#include "tester/fuzz_run.hpp"
#include "tester/fuzz_sparse.hpp"
#include "tester/options.hpp"

namespace lapilli::tester {
namespace {

const char help[] =
    "lapilli-test fuzz: draws calls at random, and judges their results as the test suites do\n"
    "\n"
    "  --seconds T      how long (60); the case that runs then ends\n"
    "  --count N        so many cases, however long they take\n"
    "  --seed S         what the cases are drawn from (the clock); the same seed gives the same cases\n"
    "  --first I        the number of the first case (0)\n"
    "  --routine A,B    these routines alone; spmm, lobpcg, trlan and chefsi are among them\n"
    "  --precision L    letters of the precisions (sdcz)\n"
    "  --devices LIST   on these devices (on none, or 1 to 16 simulated ones, by turns)\n"
    "  --largest N      the largest order (450, and in one call of 300 up to 1500)\n"
    "  --set NAME=VALUE a setting of every call, as often as needed\n"
    "  --patience T     a case that takes longer than T seconds hangs, and ends the program (120)\n"
    "  --failures N     ends after N faults (10)\n"
    "  --replay LINE    one case: a line that the program has printed\n"
    "\n"
    "Prints a line for each fault, and the smallest case found that has it. The status is 1 if there was a "
    "fault, 3 after a\n"
    "hang, and that of the signal after a crash; then the last line is the case.\n";

struct FuzzOptions {
    FuzzSpace space;
    std::vector<std::string> sparse;  // of sparse_calls()
    std::uint64_t seed = 0, first = 0;
    double seconds = 60;
    std::optional<std::uint64_t> count;
    unsigned patience = 120;
    int failures = 10;
    std::string replay;
    bool help = false;
};

// ---- A case that crashes or hangs

char running[4096];

void print_running(const char* what) {
    // Only what is safe in a signal's handler.
    for (const char* const part : std::initializer_list<const char*>{"\n", what, ": ", running, "\n"}) {
        if (write(STDOUT_FILENO, part, std::strlen(part)) < 0) return;
    }
}
void on_hang(int) {
    print_running("HANGS");
    _exit(3);
}
void on_crash(int signal) {
    print_running("CRASHES");
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}
void watch() {
    std::signal(SIGALRM, on_hang);
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGILL}) std::signal(signal, on_crash);
}

// The fault of a case, watched.
template <class Case>
std::string fault_in(const Case& that, unsigned patience) {
    const std::string line = text_of(that);
    running[line.copy(running, sizeof running - 1)] = '\0';
    alarm(patience);
    std::string fault;
    try {
        fault = fault_of(that);
    } catch (const std::exception& error) {
        fault = std::string("exception: ") + error.what();
    }
    alarm(0);
    return fault;
}

// The smallest case that still has a fault, for half a minute.
template <class Case>
Case shrunk(Case that, std::string& fault, unsigned patience) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::seconds(30);
    for (bool smaller = true; smaller && Clock::now() < end;) {
        smaller = false;
        for (const Case& other : simpler_cases(that)) {
            std::string still = fault_in(other, patience);
            if (still.empty()) continue;
            that = other;
            fault = std::move(still);
            smaller = true;
            break;
        }
    }
    return that;
}

// The routines of these names; all, if there are none.
std::vector<const testing::Routine*> chosen(const std::string& names,
                                            const std::vector<const testing::Routine*>& all) {
    const std::vector<std::string> wanted = split(names, ',');
    std::vector<const testing::Routine*> found;
    std::copy_if(all.begin(), all.end(), std::back_inserter(found), [&](const testing::Routine* routine) {
        return names.empty() ||
               std::find(wanted.begin(), wanted.end(), routine->facts().name) != wanted.end();
    });
    return found;
}

FuzzOptions parse(int argc, char** argv) {
    FuzzOptions options;
    options.seed =
        static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count()) % 1000000007;
    std::string names, precisions = "sdcz";
    const auto integer = [](const std::string& name, std::int64_t least, auto& to) {
        return std::pair{
            name, [&to, name, least](const std::string& v) {
                to = static_cast<std::decay_t<decltype(to)>>(parse_integer(v, least, "fuzz: " + name));
            }};
    };
    std::uint64_t count = 0;
    const ValueOptions words = {
        integer("--seconds", 1, options.seconds),
        integer("--count", 1, count),
        integer("--seed", 0, options.seed),
        integer("--first", 0, options.first),
        integer("--largest", 1, options.space.largest),
        integer("--patience", 1, options.patience),
        integer("--failures", 1, options.failures),
        {"--routine", [&](const std::string& v) { names = v; }},
        {"--precision",
         [&](const std::string& v) { precisions = parse_letters(v, "sdcz", "fuzz: --precision"); }},
        {"--devices", [&](const std::string& v) { options.space.devices = v; }},
        {"--set",
         [&](const std::string& v) { options.space.settings.push_back(parse_setting(v, "fuzz: --set")); }},
        {"--replay", [&](const std::string& v) { options.replay = v; }}};
    options.help = read_words(argc, argv, "fuzz: ", {words, {}});
    if (options.help) return options;
    if (count > 0) options.count = count;
    FuzzSpace& space = options.space;
    for (const char precision : precisions) {
        const auto more = chosen(names, testing::routines(precision));
        space.routines.insert(space.routines.end(), more.begin(), more.end());
    }
    make_deck(space);
    space.blas = chosen(names, testing::blas_routines('z'));
    // Without devices there are no spread matrices.
    if (space.devices == "none")
        std::erase_if(space.blas, [](const auto* routine) { return !routine->has(testing::Where::host); });
    options.space.precisions = precisions;
    const std::vector<std::string> wanted = split(names, ',');
    for (const std::string& call : sparse_calls()) {
        if (names.empty() || std::find(wanted.begin(), wanted.end(), call) != wanted.end())
            options.sparse.push_back(call);
    }
    if (options.space.routines.empty() && options.space.blas.empty() && options.sparse.empty())
        throw UsageError("fuzz: --routine: there is no routine '" + names + "'");
    return options;
}

template <class Case>
int replay(const FuzzOptions& options, const Case& that) {
    const std::string fault = fault_in(that, options.patience);
    std::printf("%s: %s\n", fault.empty() ? "good" : fault.c_str(), text_of(that).c_str());
    return fault.empty() ? 0 : 1;
}

// Whether the case of that number has a fault, which is printed with the smallest case that has it.
template <class Case>
bool has_fault(const FuzzOptions& options, std::uint64_t number, Case that) {
    std::string fault = fault_in(that, options.patience);
    if (fault.empty()) return false;
    std::printf("FAULT in case %llu: %s\n    --replay \"%s\"\n", static_cast<unsigned long long>(number),
                fault.c_str(), text_of(that).c_str());
    std::fflush(stdout);
    that = shrunk(std::move(that), fault, options.patience);
    std::printf("  smallest: %s\n    --replay \"%s\"\n", fault.c_str(), text_of(that).c_str());
    std::fflush(stdout);
    return true;
}

// Every eighth case is a sparse one, where others are wanted, too. Others keep their numbers.
bool is_sparse(const FuzzOptions& options, std::uint64_t number) {
    if (options.sparse.empty()) return false;
    return (options.space.routines.empty() && options.space.blas.empty()) || number % 8 == 7;
}

}  // namespace

int fuzz_main(int argc, char** argv) {
    const FuzzOptions options = parse(argc, argv);
    if (options.help) {
        std::fputs(help, stdout);
        return 0;
    }
    watch();
    if (options.replay.starts_with("sparse=")) return replay(options, parse_sparse(options.replay));
    if (!options.replay.empty()) return replay(options, parse_case(options.replay));

    std::printf("fuzz: %zu routines and precisions, %zu of the BLAS, %zu sparse ones, seed %llu\n",
                options.space.routines.size(), options.space.blas.size(), options.sparse.size(),
                static_cast<unsigned long long>(options.seed));
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const auto seconds = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
    std::uint64_t cases = 0;
    int faults = 0;
    for (; options.count ? cases < *options.count : seconds() < options.seconds; ++cases) {
        const std::uint64_t number = options.first + cases;
        const bool sparse = is_sparse(options, number);
        const bool found =
            sparse
                ? has_fault(options, number, draw_sparse(options.space, options.sparse, options.seed, number))
                : has_fault(options, number, draw_case(options.space, options.seed, number));
        if (found && ++faults == options.failures) break;
    }
    std::printf("fuzz: %llu cases in %.0f s, %d with a fault\n", static_cast<unsigned long long>(cases),
                seconds(), faults);
    return faults == 0 ? 0 : 1;
}

}  // namespace lapilli::tester
