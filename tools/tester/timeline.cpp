// SPDX-License-Identifier: BSD-3-Clause
#include "tester/timeline.hpp"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "common/file_error.hpp"
#include "common/places.hpp"
#include "common/write_file.hpp"
#include "tester/options.hpp"
#include "tester/timeline_picture.hpp"

namespace lapilli::tester {
namespace {

constexpr const char* help = R"(lapilli-test timeline --in trace.json --out picture.svg [options]

Draws a trace that the library wrote (LAPILLI_TRACE=trace.json): a row for the CPU's tasks and two for each device, its
queue and its panel queue; on top the phases of the routine, at the right the share of the time that a row is busy.

  --from MS --to MS      only this part, in milliseconds after the first event (all)
  --title TEXT           (the name of the trace)

Time is cut into columns of one pixel. In each, a colour is as high as the share of the time its tasks take, so tasks
that are too short to be seen one by one still add up to what they cost.
)";

struct Request {
    std::string in, out, title;
    double from = 0, to = -1;  // ms; to < 0: the end
    bool help = false;
};

double parse_milliseconds(const std::string& text, const std::string& option) {
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != '\0' || !(value >= 0) || std::isinf(value)) {
        throw UsageError("timeline: " + option + ": '" + text + "' is not a time in milliseconds");
    }
    return value;
}

Request parse(int argc, char** argv) {
    Request request;
    const ValueOptions options = {
        {"--in", [&](const std::string& v) { request.in = v; }},
        {"--out", [&](const std::string& v) { request.out = v; }},
        {"--title", [&](const std::string& v) { request.title = v; }},
        {"--from", [&](const std::string& v) { request.from = parse_milliseconds(v, "--from"); }},
        {"--to", [&](const std::string& v) { request.to = parse_milliseconds(v, "--to"); }}};
    request.help = read_words(argc, argv, "timeline: ", {options, {}});
    if (request.help) return request;
    if (request.in.empty() || request.out.empty()) {
        throw UsageError("timeline needs --in and --out");
    }
    return request;
}

// ---- The trace

using Lane = std::pair<int, std::string>;  // process, 0 being the CPU, and queue

std::map<Lane, std::vector<TimelineEvent>> read_events(const std::string& path) {
    using nlohmann::json;
    std::ifstream in(path);
    if (!in) {
        throw tools::FileError("timeline: '" + path + "': cannot be opened: " + std::strerror(errno));
    }
    const json trace = json::parse(in, nullptr, false);
    if (trace.is_discarded() || !trace.contains("traceEvents")) {
        throw tools::FileError("timeline: '" + path +
                               "' is not a trace that the library wrote (LAPILLI_TRACE)");
    }
    std::map<std::pair<int, int>, std::string> threads;
    for (const json& e : trace["traceEvents"]) {
        if (e.at("ph") == "M" && e.at("name") == "thread_name") {
            threads[{e.at("pid"), e.at("tid")}] = e.at("args").at("name");
        }
    }
    std::map<Lane, std::vector<TimelineEvent>> lanes;
    for (const json& e : trace["traceEvents"]) {
        if (e.at("ph") != "X") {
            continue;
        }
        const int process = e.at("pid");
        const double begin = 1e-3 * e.at("ts").get<double>();
        lanes[{process, threads[{process, e.at("tid")}]}].push_back(
            {e.at("name"), begin, begin + 1e-3 * e.at("dur").get<double>()});
    }
    if (lanes.empty()) {
        throw UsageError("timeline: '" + path + "' holds no event");
    }
    return lanes;
}

// An event that encloses everything else on the CPU is a phase of the routine.
void split_cpu(std::vector<TimelineEvent> events, Timeline& timeline, TimelineRow& row) {
    std::sort(events.begin(), events.end(), [](const TimelineEvent& a, const TimelineEvent& b) {
        return a.begin < b.begin || (a.begin == b.begin && a.end > b.end);
    });
    double phase_end = -1;
    for (TimelineEvent& e : events) {
        if (e.begin >= phase_end) {
            phase_end = e.end;
            timeline.phases.push_back(std::move(e));
        } else {
            row.events.push_back(std::move(e));
        }
    }
}

Timeline read_timeline(const std::string& path) {
    std::map<Lane, std::vector<TimelineEvent>> lanes = read_events(path);
    double first = lanes.begin()->second.front().begin;
    int devices = 0;
    for (const auto& [lane, events] : lanes) {
        devices = std::max(devices, lane.first);
        for (const TimelineEvent& e : events) {
            first = std::min(first, e.begin);
        }
    }
    Timeline timeline;
    for (auto& [lane, events] : lanes) {
        for (TimelineEvent& e : events) {
            e.begin -= first;
            e.end -= first;
            timeline.to = std::max(timeline.to, e.end);
        }
    }
    timeline.rows.push_back({"CPU", {}});
    for (auto& [lane, events] : lanes) {
        if (lane.first == 0) {
            split_cpu(std::move(events), timeline, timeline.rows[0]);
        }
    }
    if (devices == 0) {  // then the phases are all that the CPU notes
        timeline.rows[0].events = timeline.phases;
    }
    for (int d = 1; d <= devices; ++d) {
        timeline.rows.push_back({"device " + std::to_string(d - 1), std::move(lanes[{d, "queue"}])});
        timeline.rows.push_back({"panel queue", std::move(lanes[{d, "panel queue"}])});
    }
    return timeline;
}

}  // namespace

int timeline_main(int argc, char** argv) {
    const Request request = parse(argc, argv);
    if (request.help) {
        std::fputs(help, stdout);
        return 0;
    }
    tools::require_picture(request.out);
    tools::require_writable(request.out);
    tools::require_apart({{"--in", request.in, ""}}, {{"--out", request.out, ""}});
    Timeline timeline = read_timeline(request.in);
    timeline.title =
        request.title.empty() ? std::filesystem::path(request.in).filename().string() : request.title;
    timeline.from = request.from;
    timeline.to = request.to < 0 ? timeline.to : request.to;
    if (!(timeline.to > timeline.from)) {
        throw UsageError("timeline: nothing lies between --from and --to");
    }
    tools::write_file(request.out, draw_svg(timeline));
    return 0;
}

}  // namespace lapilli::tester
