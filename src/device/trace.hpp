// SPDX-License-Identifier: BSD-3-Clause
// The trace: CPU tasks, device queues and copies over time, as a file for Perfetto.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/clock.hpp"
#include "device/device.hpp"

namespace lapilli {

class Trace {
  public:
    /// Events are written to the file at each flush.
    explicit Trace(std::string file) : file_(std::move(file)) {}

    void cpu(const char* name, double begin, double end);
    void device(int device, const char* lane, const char* name, std::unique_ptr<Timestamp> begin,
                std::unique_ptr<Timestamp> end);
    /// Reads the times of the devices, which must be idle, and appends to the file, which is valid JSON after
    /// each flush. Returns false if the file cannot be written; that must not fail the call.
    bool flush() noexcept;
    const std::string& file() const { return file_; }

  private:
    struct DeviceEvent {
        int device;
        const char* lane;
        const char* name;
        std::unique_ptr<Timestamp> begin, end;
    };
    struct Line {
        int process;
        std::string thread, name;
        double begin, end;
    };
    bool write();
    void append(const Line& line, std::string& text);

    std::string file_;
    std::int64_t end_ = -1;  // the file's end after the last write, where the next flush continues
    std::map<std::pair<int, std::string>, int> threads_;  // threads whose names are in the file
    std::vector<DeviceEvent> pending_;
    std::vector<Line> lines_;
};

/// Records the work of a queue between construction and destruction. `name` must be a literal.
class TraceScope {
  public:
    TraceScope(Queue& queue, const char* name);
    ~TraceScope();
    TraceScope(const TraceScope&) = delete;
    TraceScope& operator=(const TraceScope&) = delete;

  private:
    Queue& queue_;
    const char* name_;
    std::unique_ptr<Timestamp> begin_;
};

/// Records the work of the calling CPU thread during this scope. `trace` may be null.
class CpuTraceScope {
  public:
    CpuTraceScope(Trace* trace, const char* name) : trace_(trace), name_(name), begin_(trace ? now() : 0) {}
    ~CpuTraceScope() {
        if (trace_) trace_->cpu(name_, begin_, now());
    }
    CpuTraceScope(const CpuTraceScope&) = delete;
    CpuTraceScope& operator=(const CpuTraceScope&) = delete;

  private:
    Trace* trace_;
    const char* name_;
    double begin_;
};

}  // namespace lapilli
