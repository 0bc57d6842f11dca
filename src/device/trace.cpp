// SPDX-License-Identifier: BSD-3-Clause
#include "device/trace.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <nlohmann/json.hpp>
#include <string_view>

#include "base/own_file.hpp"

namespace lapilli {

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
        if (lines_.empty()) return true;
        const bool good = write();
        if (good) lines_.clear();
        return good;
    } catch (...) {
        pending_.clear();
        return false;
    }
}

namespace {

constexpr std::string_view head = "{\"traceEvents\":[", tail = "]}\n";

}  // namespace

bool Trace::write() {
    const int file = open_own_file(file_, O_RDWR);
    if (file < 0) return false;
    // Behind what is there, unless somebody has taken or changed the file.
    const bool goes_on = end_ >= 0 && ::lseek(file, 0, SEEK_END) == end_;
    std::int64_t begin = 0;
    std::string text;
    if (goes_on) {
        begin = end_ - static_cast<std::int64_t>(tail.size());
    } else {
        text = head;
        threads_.clear();
    }
    for (const Line& line : lines_) append(line, text);
    text += tail;
    bool good =
        goes_on || ::ftruncate(file, 0) == 0 || errno == EINVAL;  // no file but a device: nothing to cut off
    if (::lseek(file, begin, SEEK_SET) < 0) good = good && begin == 0;
    good = good && write_all(file, text);
    end_ = good ? begin + static_cast<std::int64_t>(text.size()) : -1;
    return (::close(file) == 0) && good;
}

void Trace::append(const Line& line, std::string& text) {
    using nlohmann::json;
    auto add = [&, first = threads_.empty()](const json& event) mutable {
        text += (first ? "\n" : ",\n") + event.dump();
        first = false;
    };
    const auto [thread, fresh] =
        threads_.try_emplace({line.process, line.thread}, static_cast<int>(threads_.size()));
    if (fresh) {
        const std::string process = line.process == 0 ? "CPU" : "device " + std::to_string(line.process - 1);
        add({{"ph", "M"}, {"name", "process_name"}, {"pid", line.process}, {"args", {{"name", process}}}});
        add({{"ph", "M"},
             {"name", "thread_name"},
             {"pid", line.process},
             {"tid", thread->second},
             {"args", {{"name", line.thread}}}});
    }
    add({{"ph", "X"},
         {"name", line.name},
         {"pid", line.process},
         {"tid", thread->second},
         {"ts", line.begin * 1e6},
         {"dur", (line.end - line.begin) * 1e6}});
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
