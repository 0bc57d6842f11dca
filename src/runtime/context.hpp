// SPDX-License-Identifier: BSD-3-Clause
// The context: the devices that a call may use, the settings, the workspace that is kept between calls, and
// what the calls report: phases, progress, trace, the last error.
#pragma once

#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/at_fork.hpp"
#include "base/error.hpp"
#include "base/last_error.hpp"
#include "base/settings.hpp"
#include "device/device.hpp"
#include "device/trace.hpp"
#include "runtime/arena.hpp"
#include "runtime/product_use.hpp"

namespace lapilli {

/// by_place: with matrices in device memory the devices compute from a quarter of the setting on, since the
/// CPU would have to copy them out and results back. fixed: the setting counts something other than the order
/// of a dense matrix.
enum class Crossover { by_place, fixed };

class Context {
  public:
    /// Throws std::invalid_argument if the specification is not understood or names a device that does not
    /// exist.
    explicit Context(const std::string& devices);
    /// A lane of another context, which outlives it: queues and workspace of its own on device d of that
    /// context, or, with all_devices, on all of them. A lane has neither trace, log nor callbacks.
    Context(Context& of, int d);
    static constexpr int all_devices = -1;
    ~Context();
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    Settings settings;
    /// Held during a call: one call at a time uses the context.
    std::recursive_mutex mutex;

    /// 0: the CPU computes, also in a child process that inherited devices opened by its parent.
    int device_count() const;
    /// The reason for 0 devices, for a message to the caller.
    const char* why_no_devices() const;
    static constexpr const char* of_the_parent =
        "this process was forked: its parent has the devices (start processes by spawn)";
    /// Whether the devices are simulated ones.
    bool is_simulated() const { return list_.backend == "sim"; }
    /// Whether a problem of order n should run on the devices: there are some, and n reaches the named
    /// setting.
    bool use_devices(const char* crossover, index_t n, Crossover kind = Crossover::by_place);
    /// Whether a matrix of the present call is in device memory (MatrixPlaceScope).
    bool matrices_on_devices = false;
    Device& device(int d);
    /// The queue for the bulk of the work.
    Queue& queue(int d);
    /// A second queue, for panels and copies that overlap it.
    Queue& panel_queue(int d);
    std::unique_ptr<Event> make_event(int d) { return device(d).make_event(); }
    /// Whether the pointer is in the memory of a device, of this context or another. A call begins after all
    /// work of a device outside the context whose memory holds one of its arrays, as the caller cannot name a
    /// stream of that device.
    bool is_device_pointer(const void* pointer);
    /// The device of this context whose memory holds the pointer; -1: none.
    int device_of(const void* pointer);
    /// Waits for all devices. Throws a failure of their work as soon as the host can know of it: another
    /// device may be waiting for the one that has failed.
    void synchronize();
    /// Throws failures that are known already.
    void throw_failures();
    /// Waits for the context's own queues, not for lanes and queues of the caller on the same devices.
    void drain() noexcept;

    /// Memory of device d; throws Error with the missing bytes.
    void* allocate(int d, std::size_t bytes);
    /// Frees the memory that idle lanes keep. Returns false if there are no lanes, or their call is under
    /// way.
    bool give_up_lanes() noexcept;
    /// Makes the kept workspace at least this large; throws Error with the missing bytes.
    Arena workspace(const Footprint& footprint);
    /// The size of the workspace kept on device d.
    std::size_t workspace_bytes(int d) const {
        return opened_.empty() ? 0 : opened_[static_cast<std::size_t>(d)].own.bytes;
    }
    /// The caller's memory on device d as workspace for calls that fit in it. Null: none.
    void set_workspace(int d, void* address, std::size_t bytes);
    /// Whether a function of the caller is running, so that a routine may be using the workspace.
    bool in_function_of_caller() const { return in_callback || in_caller_; }
    /// Forbids, or allows again, new workspaces, which would include memory for emulated products
    /// (NativeProducts).
    void use_native_products(bool native) noexcept;
    /// Declares that arrays carved from the workspace are not used any more.
    void forget_arrays(const Arena& arena) noexcept;
    /// Whether each device has that much memory free, or holds it as workspace already.
    bool has_room(const Footprint& footprint);
    void release_workspace() noexcept;

    Trace* trace() { return trace_.get(); }

    struct Phase {
        const char* name;
        double seconds;
    };
    std::vector<Phase> phases;
    /// The convergence history of the last iterative routine, per iteration: the largest residual of the
    /// wanted pairs, in the measure of its tolerance, and the number of converged ones.
    struct Convergence {
        double residual;
        index_t converged;
    };
    std::vector<Convergence> convergence;
    /// The name of the last routine, for messages only: arguments and plan decide what a call does
    /// (.ci/check-names).
    const char* routine() const { return routine_; }
    /// The precision of the present call's products (PrecisionScope).
    CallPrecision precision = CallPrecision::none;
    LastError last_error;

    /// The log goes to the file of the setting and to the caller's function. It tells where the current call
    /// computes, and why. Nothing is collected while the log has no reader.
    bool logs() const { return log_callback != nullptr || !settings.text("log").empty(); }
    void log(const std::string& line) noexcept;
    lapilli_log log_callback = nullptr;
    void* log_user = nullptr;
    void note_path(const char* where) {
        if (logs()) path = where;
    }
    /// Adds, once per call, the setting that decided.
    void note_why(const char* setting, const std::string& value) {
        if (logs() && path.find(setting) == std::string::npos)
            path.append(", ").append(setting).append(" = ").append(value);
    }
    void note_schedule(bool hybrid) {
        if (logs())
            note_why("schedule", settings.text("schedule") +
                                     (hybrid ? ": panels on the CPU" : ": panels on the devices"));
    }
    std::string path;
    std::size_t devices_used = 0;

    lapilli_progress progress = nullptr;
    void* progress_user = nullptr;
    /// While a callback runs: it may query and set things, but the workspace is in use.
    bool in_callback = false;
    /// Reports the fraction of the current phase that is done; throws Error if the caller cancels.
    void report(double fraction);
    /// Repeats the last report once enough time has passed: for loops that wait or compute on the CPU.
    void keep_reporting();
    /// States that the work submitted so far is this fraction of the phase. Reports the fraction that the
    /// devices have completed, and lets the host run only a few such steps ahead of them, so that a cancelled
    /// call ends soon; a fraction of 1 waits for everything. Without a callback it does nothing.
    void submitted(double fraction);
    void begin_phase(const char* name);

    /// Surrounds a function of the caller that may call routines (runtime/caller.hpp): these have a workspace
    /// of their own, which is kept like the other one. Throws if such a function is running already.
    void enter_caller();
    void leave_caller() noexcept;

    /// The caller's stream of device d; null: the default one.
    void set_stream(int d, void* stream);
    /// In a call that reads arrays of the caller: its work begins after the present work of these streams. A
    /// stream that was set is waited for at once, the default ones when the first device is used.
    void follow_caller();

    /// The frame of a call. A call from a callback has none: it is inside another call. A routine begins by
    /// clearing the reports of the last one. It ends by forgetting failures, freeing the workspace unless it
    /// is kept, and writing the trace.
    void begin_call(const char* name, bool is_routine);
    void end_call() noexcept;

    /// Objects that the user has made with the context and must destroy before it.
    struct Handles {
        index_t matrices = 0, sparse = 0, queues = 0, operators = 0;
    };
    Handles handles;

    /// For a lane: the number of lanes on its device, for operations that would fill it.
    int sharers = 1;
    /// The lanes made by calls of many problems, for the next such call (api/vbatch.cpp). They end before the
    /// devices do.
    std::shared_ptr<void> lanes;

  private:
    struct Block {
        void* address = nullptr;
        std::size_t bytes = 0;
    };
    struct Opened {
        std::shared_ptr<Device> device;  ///< lanes share it
        std::unique_ptr<Queue> queue, panel_queue;
        Block own, callers;  ///< workspaces
        void* caller_stream = nullptr;
    };
    /// The idle workspace and the interrupted routine during a function of the caller: see enter_caller().
    struct SetAside {
        std::vector<Block> device;
        void* pinned = nullptr;
        std::size_t pinned_bytes = 0;
        const char* routine = "";
    };
    /// A point in the submitted work, on every device.
    struct Step {
        double fraction = 0;
        std::vector<std::unique_ptr<Event>> events;
    };
    void open();
    void open_queues(Opened& o, int number);
    bool inherited() const;
    void wait_for_caller();
    void repair_after_fork() noexcept;
    Opened& opened(int d);
    bool fits_callers(const Opened& o, std::size_t bytes) const;
    Block workspace_of(int d, std::size_t bytes);
    void reserve_pinned(std::size_t bytes);
    void swap_workspaces() noexcept;
    void free_workspace() noexcept;
    void free_pinned() noexcept;
    void finish_step();

    DeviceList list_;
    std::vector<Opened> opened_;
    int opened_by_ = 0;
    bool left_to_parent_ = false;
    void* pinned_ = nullptr;
    std::size_t pinned_bytes_ = 0;
    SetAside set_aside_;
    bool in_caller_ = false;
    bool native_products_ = false;
    std::vector<DeviceId> outsiders_;  ///< devices outside of the context that this call has waited for
    bool follows_ = false;             ///< and has not waited for the caller's streams yet
    const char* routine_ = "";
    std::unique_ptr<Trace> trace_;
    std::deque<Step> steps_;  ///< the oldest first
    double reported_ = 0, reported_at_ = 0;
    AtFork at_fork_{[this] { repair_after_fork(); }};
};

/// Gives a member of the context a value for the duration of a scope.
template <auto Member>
class ContextScope {
  public:
    using Value = std::decay_t<decltype(std::declval<Context&>().*Member)>;

    ContextScope(Context& context, Value value)
        : context_(context), before_(std::exchange(context.*Member, value)) {}
    ~ContextScope() { context_.*Member = before_; }
    ContextScope(const ContextScope&) = delete;
    ContextScope& operator=(const ContextScope&) = delete;

  private:
    Context& context_;
    Value before_;
};
/// The precision of a call's products, set by its frame or by that of its memory query.
using PrecisionScope = ContextScope<&Context::precision>;
/// The frame of a call begins without matrices in device memory; a memory query, which does not know the
/// places, covers both cases.
using MatrixPlaceScope = ContextScope<&Context::matrices_on_devices>;

/// When a phase ends. `submitted`: at once, and the devices' remaining work counts for the next phase. Only
/// if that work is short compared with a wait of the host, and the next phase orders its queues after it.
enum class PhaseEnd { idle, submitted };

/// A phase of a routine: its time, its name for progress reports. Waits for the devices at the end, so that
/// the time is that of the phase's own work.
class PhaseScope {
  public:
    PhaseScope(Context& context, const char* name, PhaseEnd ends = PhaseEnd::idle);
    ~PhaseScope();
    PhaseScope(const PhaseScope&) = delete;
    PhaseScope& operator=(const PhaseScope&) = delete;

  private:
    Context& context_;
    std::size_t index_;
    PhaseEnd ends_;
    double begin_;
};

/// At the end of this scope the devices are idle, also after an exception: for memory that copies use and
/// that ends with an enclosing scope.
class DrainScope {
  public:
    explicit DrainScope(Context& context) : context_(context) {}
    ~DrainScope() { context_.drain(); }
    DrainScope(const DrainScope&) = delete;
    DrainScope& operator=(const DrainScope&) = delete;

  private:
    Context& context_;
};

/// The devices of a call: the context's first ones.
struct Team {
    int devices;
    const char* setting = nullptr;  ///< which decided their number, by the columns that each gets
    index_t enough = 0;
};

/// A routine's work structure, measured and then placed in the context's workspace. At its end the devices
/// are idle, also after an exception, so that no work still writes into arrays that are about to be reused.
template <class Work>
class Allocated {
  public:
    template <class... Args>
    explicit Allocated(Context& context, Team team, const Args&... args)
        : context_(context),
          arena_(context.workspace(measure<Args...>(team, args...))),
          work_(arena_, args...) {
        if (team.setting != nullptr && team.devices < context.device_count())
            context.note_why(team.setting, std::to_string(team.enough));
    }
    /// On all devices.
    template <class... Args>
    explicit Allocated(Context& context, const Args&... args)
        : Allocated(context, Team{context.device_count()}, args...) {}
    ~Allocated() {
        context_.drain();
        context_.forget_arrays(arena_);
    }
    Allocated(const Allocated&) = delete;
    Allocated& operator=(const Allocated&) = delete;

    Work& operator*() { return work_; }
    Work* operator->() { return &work_; }

    template <class... Args>
    static Footprint measure(Team team, const Args&... args) {
        Arena arena(team.devices);
        Work work(arena, args...);
        return arena.used();
    }

  private:
    Context& context_;
    Arena arena_;
    Work work_;
};

}  // namespace lapilli
