// SPDX-License-Identifier: BSD-3-Clause
// The trace: a JSON file with a lane for the calling thread and for each queue, spans where they belong in
// time.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "numerics/suite.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

using nlohmann::json;

struct Span {
    std::string name;
    double begin, end;
};
using Lanes = std::map<std::pair<std::string, std::string>, std::vector<Span>>;

/// A file of this test in the working directory, gone at the end.
class TraceFile {
  public:
    TraceFile()
        : name_(std::string("trace-") + ::testing::UnitTest::GetInstance()->current_test_info()->name()) {
        setenv("LAPILLI_TRACE", name_.c_str(), 1);
    }
    ~TraceFile() {
        unsetenv("LAPILLI_TRACE");
        remove();
    }
    TraceFile(const TraceFile&) = delete;
    TraceFile& operator=(const TraceFile&) = delete;

    std::string text() const {
        std::ifstream file(name_);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    void set_text(const std::string& text) const { std::ofstream(name_) << text; }
    void remove() const { std::remove(name_.c_str()); }

    /// Spans by process and thread name; checks the format on its way.
    Lanes read() const {
        std::ifstream file(name_);
        const json document = json::parse(file);
        std::map<int, std::string> processes;
        std::map<std::pair<int, int>, std::string> threads;
        Lanes lanes;
        for (const json& event : document.at("traceEvents")) {
            const int process = event.at("pid");
            if (event.at("ph") == "M") {
                const std::string name = event.at("args").at("name");
                if (event.at("name") == "process_name") {
                    processes[process] = name;
                } else {
                    EXPECT_EQ(event.at("name"), "thread_name");
                    threads[{process, event.at("tid")}] = name;
                }
            } else {
                EXPECT_EQ(event.at("ph"), "X");
                const double begin = event.at("ts"), duration = event.at("dur");
                EXPECT_GE(duration, 0);
                const std::pair<std::string, std::string> lane{processes.at(process),
                                                               threads.at({process, event.at("tid")})};
                lanes[lane].push_back({event.at("name"), begin, begin + duration});
            }
        }
        return lanes;
    }

  private:
    std::string name_;
};

std::set<std::string> names(const std::vector<Span>& spans) {
    std::set<std::string> result;
    for (const Span& span : spans) result.insert(span.name);
    return result;
}

/// Microseconds that rounding may take.
constexpr double slack = 0.01;

bool inside(const Span& inner, const Span& outer) {
    return inner.begin >= outer.begin - slack && inner.end <= outer.end + slack;
}

void solve(lapilli_context ctx) {
    Problem p;
    p.n = 40;
    expect_correct(*find_routine("syevd"), ctx, p, Where::host);
}

TEST(Trace, LanesAndNesting) {
    const TraceFile file;
    const double before = now() * 1e6;
    const SmallBlocks ctx(2);
    ctx.set("schedule", "hybrid");
    ctx.set("sim.jitter", "20");
    solve(ctx);
    const double after = now() * 1e6;
    const Lanes lanes = file.read();

    std::set<std::pair<std::string, std::string>> found;
    for (const auto& [lane, spans] : lanes) found.insert(lane);
    EXPECT_EQ(found, (std::set<std::pair<std::string, std::string>>{{"CPU", "calling thread"},
                                                                    {"device 0", "panel queue"},
                                                                    {"device 0", "queue"},
                                                                    {"device 1", "panel queue"},
                                                                    {"device 1", "queue"}}));
    const std::set<std::string> phase_names = {"upload", "tridiagonalize", "tridiagonal eigenproblem",
                                               "back-transform", "download"};
    std::vector<Span> phases, tasks;
    for (const Span& span : lanes.at({"CPU", "calling thread"})) {
        (phase_names.count(span.name) > 0 ? phases : tasks).push_back(span);
        EXPECT_GE(span.begin, before - slack);
        EXPECT_LE(span.end, after + slack);
    }
    EXPECT_EQ(names(phases), phase_names);
    ASSERT_EQ(phases.size(), phase_names.size());
    for (std::size_t i = 1; i < phases.size(); ++i) EXPECT_LE(phases[i - 1].end, phases[i].begin + slack);
    EXPECT_GE(names(tasks).size(), 4U);

    const auto in_one_phase = [&](const Span& span) {
        return std::count_if(phases.begin(), phases.end(),
                             [&](const Span& phase) { return inside(span, phase); }) == 1;
    };
    for (const Span& task : tasks) EXPECT_TRUE(in_one_phase(task)) << task.name;
    for (const auto& [lane, spans] : lanes) {
        if (lane.first == "CPU") continue;
        for (std::size_t i = 0; i < spans.size(); ++i) {
            EXPECT_TRUE(in_one_phase(spans[i])) << lane.first << ' ' << lane.second << ' ' << spans[i].name;
            // A queue does one thing after the other.
            if (i > 0) {
                EXPECT_LE(spans[i - 1].end, spans[i].begin + slack)
                    << spans[i - 1].name << ", " << spans[i].name;
            }
        }
    }
    for (const char* name : {"upload", "download", "peer copy", "gemm", "symv"}) {
        EXPECT_TRUE(names(lanes.at({"device 0", "queue"})).count(name) > 0 ||
                    names(lanes.at({"device 0", "panel queue"})).count(name) > 0)
            << name;
    }
}

TEST(Trace, PanelsAndTheRestOnTheDevices) {
    const TraceFile file;
    const SmallBlocks ctx(2);
    ctx.set("schedule", "device");
    ctx.set("sim.resident_rows", "20");
    solve(ctx);
    const Lanes lanes = file.read();
    const auto count = [&](const char* device, const char* name) {
        const std::vector<Span>& spans = lanes.at({device, "queue"});
        return std::count_if(spans.begin(), spans.end(), [&](const Span& span) { return span.name == name; });
    };
    for (const char* device : {"device 0", "device 1"}) EXPECT_EQ(count(device, "tridiagonal_panel"), 3);
    EXPECT_EQ(count("device 0", "tridiagonal_resident"), 1);
    EXPECT_EQ(count("device 1", "tridiagonal_resident"), 0);
}

TEST(Trace, CallsAreAddedUp) {
    const TraceFile file;
    const SmallBlocks ctx(1);
    solve(ctx);
    const std::size_t once = file.read().at({"device 0", "queue"}).size();
    solve(ctx);
    EXPECT_EQ(file.read().at({"device 0", "queue"}).size(), 2 * once);
}

// Each call appends only its own events; if the file is gone, a new one begins.
TEST(Trace, GrowsAtItsEnd) {
    const TraceFile file;
    const Context ctx("none");
    solve(ctx);
    std::string text = file.text();
    const std::size_t place = text.find("tridiagonalize");
    ASSERT_NE(place, std::string::npos);
    text.replace(place, 14, "as found there");
    file.set_text(text);
    solve(ctx);
    const std::set<std::string> found = names(file.read().at({"CPU", "calling thread"}));
    EXPECT_EQ(found.count("as found there"), 1U);
    EXPECT_EQ(found.count("tridiagonalize"), 1U);
    file.remove();
    solve(ctx);
    const std::size_t once = file.text().size();
    EXPECT_EQ(names(file.read().at({"CPU", "calling thread"})).count("tridiagonalize"), 1U);
    for (int i = 1; i < 10; ++i) solve(ctx);
    EXPECT_LT(file.text().size(), 11 * once);
}

TEST(Trace, WithoutDevices) {
    const TraceFile file;
    const Context ctx("none");
    solve(ctx);
    const Lanes lanes = file.read();
    ASSERT_EQ(lanes.size(), 1U);
    EXPECT_TRUE(names(lanes.at({"CPU", "calling thread"})).count("tridiagonalize") > 0);
}

// A failed call leaves a file that can be read, and the next call goes on with it.
TEST(Trace, AfterAFailure) {
    const TraceFile file;
    const SmallBlocks ctx(2);
    solve(ctx);
    const std::size_t before = file.read().at({"device 0", "queue"}).size();
    ctx.set("sim.fail", "launch:30");
    std::vector<double> A(1600, 1.0), W(40);
    EXPECT_EQ(lapilli_dsyevd(ctx, 'V', 'L', 40, A.data(), 40, W.data()), LAPILLI_ERROR_DEVICE);
    ctx.set("sim.fail", "");
    EXPECT_GT(file.read().at({"device 0", "queue"}).size(), before);
    solve(ctx);
    EXPECT_GT(file.read().at({"device 0", "queue"}).size(), 2 * before);
}

TEST(Trace, AFileThatCannotBeWritten) {
    setenv("LAPILLI_TRACE", "no/such/directory/trace.json", 1);
    const SmallBlocks ctx(1);
    unsetenv("LAPILLI_TRACE");
    solve(ctx);
}

}  // namespace
}  // namespace lapilli::testing
