// SPDX-License-Identifier: BSD-3-Clause
// The trace: what each CPU task, device queue and copy did, as a file that Perfetto opens.
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
    /// Events go to the file at each flush.
    explicit Trace(std::string file) : file_(std::move(file)) {}

    void cpu(const char* name, double begin, double end);
    void device(int device, const char* lane, const char* name, std::unique_ptr<Timestamp> begin,
                std::unique_ptr<Timestamp> end);
    /// Reads the devices' times, which must be idle, and appends to the file, which is whole after each flush. False when
    /// it cannot be written, which must not fail the call.
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
    std::int64_t end_ = -1;  // of the file as it was written last, which each flush goes on from
    std::map<std::pair<int, std::string>, int> threads_;  // those that the file names
    std::vector<DeviceEvent> pending_;
    std::vector<Line> lines_;
};

/// Records what a queue does between construction and destruction of this scope. `name` must be a literal.
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

/// Records what the calling CPU thread does during this scope; `trace` may be null.
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
