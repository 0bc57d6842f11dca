// SPDX-License-Identifier: BSD-3-Clause
#include "device/trace.hpp"

#include <chrono>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace lapilli {

double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void Trace::cpu(const char* name, double begin, double end) {
    lines_.push_back({0, "calling thread", name, begin, end});
}

void Trace::device(int device, const char* lane, const char* name, std::unique_ptr<Timestamp> begin,
                   std::unique_ptr<Timestamp> end) {
    pending_.push_back({device, lane, name, std::move(begin), std::move(end)});
}

bool Trace::flush() noexcept {
    try {
        for (const DeviceEvent& e : pending_) {
            lines_.push_back({e.device + 1, e.lane, e.name, e.begin->seconds(), e.end->seconds()});
        }
        pending_.clear();
        const bool good = lines_.size() == written_ || write();
        written_ = lines_.size();
        return good;
    } catch (...) {
        pending_.clear();
        return false;
    }
}

bool Trace::write() {
    using nlohmann::json;
    json events = json::array();
    std::map<std::pair<int, std::string>, int> threads;
    for (const Line& line : lines_) {
        const auto [thread, fresh] =
            threads.try_emplace({line.process, line.thread}, static_cast<int>(threads.size()));
        if (fresh) {
            const std::string process =
                line.process == 0 ? "CPU" : "device " + std::to_string(line.process - 1);
            events.push_back({{"ph", "M"},
                              {"name", "process_name"},
                              {"pid", line.process},
                              {"args", {{"name", process}}}});
            events.push_back({{"ph", "M"},
                              {"name", "thread_name"},
                              {"pid", line.process},
                              {"tid", thread->second},
                              {"args", {{"name", line.thread}}}});
        }
        events.push_back({{"ph", "X"},
                          {"name", line.name},
                          {"pid", line.process},
                          {"tid", thread->second},
                          {"ts", line.begin * 1e6},
                          {"dur", (line.end - line.begin) * 1e6}});
    }
    std::ofstream out(file_);
    out << json{{"traceEvents", std::move(events)}} << '\n';
    return static_cast<bool>(out.flush());
}

TraceScope::TraceScope(Queue& queue, const char* name) : queue_(queue), name_(name) {
    queue_.annotate_begin(name_);
    if (queue_.lane.trace) begin_ = queue_.timestamp();
}

TraceScope::~TraceScope() {
    if (begin_) {
        try {
            queue_.lane.trace->device(queue_.lane.device, queue_.lane.name, name_, std::move(begin_),
                                      queue_.timestamp());
        } catch (...) {  // a line less in the trace; what failed surfaces where the queue is waited for
        }
    }
    queue_.annotate_end();
}

}  // namespace lapilli
