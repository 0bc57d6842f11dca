// SPDX-License-Identifier: BSD-3-Clause
#include "runtime/context.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>

#include "base/log.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {

Context::Context(const std::string& devices) : list_(parse_devices(devices)) {
    settings.set("devices", devices);
    if (!settings.text("trace").empty()) trace_ = std::make_unique<Trace>(settings.text("trace"));
    for (const std::string& variable : settings.ignored())
        write_log_once(settings.text("log"), "ignored: " + variable);
    for (const std::string& variable : settings.renamed()) write_log_once(settings.text("log"), variable);
    const std::string found = list_.ordinals.empty()
                                  ? "the CPU computes"
                                  : fmt::format("{} of backend {}", list_.ordinals.size(), list_.backend);
    log(fmt::format("devices {}: {}{}", devices, found, list_.why.empty() ? "" : ", as " + list_.why));
}

Context::Context(Context& of, int d) : settings(of.settings) {
    settings.set("log", "");
    list_.backend = of.list_.backend;
    for (int k = 0; k < of.device_count(); ++k) {
        if (d != all_devices && d != k) continue;
        Opened o;
        o.device = of.opened(k).device;
        open_queues(o, static_cast<int>(opened_.size()));
        opened_.push_back(std::move(o));
        list_.ordinals.push_back(of.list_.ordinals[static_cast<std::size_t>(k)]);
    }
    opened_by_ = getpid();
}

Context::~Context() {
    lanes.reset();
    // A child process that inherited the devices must not touch them: what it leaves behind is its parent's.
    if (inherited()) {
        for (Opened& o : opened_) {
            static_cast<void>(o.queue.release());
            static_cast<void>(o.panel_queue.release());
            new (&o.device) std::shared_ptr<Device>;
        }
        return;
    }
    drain();
    release_workspace();
}

/// Whether a parent process opened the devices: then they are not for this one. Asked for by every use of a
/// queue, so without a system call: fork says it (repair_after_fork).
bool Context::inherited() const { return left_to_parent_ || (!opened_.empty() && opened_by_ == 0); }

/// Called in a child of fork. If a call was under way in a thread that the child does not have, the state of
/// its memory is unknown: it is neither read nor freed, and the devices stay the parent's. The settings are
/// whole (NoForkScope).
void Context::repair_after_fork() noexcept {
    opened_by_ = 0;
    last_error.after_fork();
    if (!renew_if_held(mutex)) return;
    left_to_parent_ = true;
    new (&opened_) std::vector<Opened>;
    new (&steps_) std::deque<Step>;
    new (&phases) std::vector<Phase>;
    new (&path) std::string;
    static_cast<void>(trace_.release());
    pinned_ = nullptr;
    pinned_bytes_ = 0;
    new (&set_aside_) SetAside;
    new (&lanes) std::shared_ptr<void>;
    in_caller_ = false;
    routine_ = "";
    precision = CallPrecision::none;
    in_callback = false;
}

int Context::device_count() const {
    if (inherited()) return 0;
    return static_cast<int>(list_.ordinals.size());
}

const char* Context::why_no_devices() const { return inherited() ? of_the_parent : "there are no devices"; }

void Context::open_queues(Opened& o, int number) {
    o.queue = o.device->make_queue();
    o.panel_queue = o.device->make_queue();
    o.queue->lane = {trace_.get(), number, "queue"};
    o.panel_queue->lane = {trace_.get(), number, "panel queue"};
}

void Context::open() {
    std::vector<std::unique_ptr<Device>> devices = open_devices(list_, settings);
    std::vector<Opened> opened;
    for (std::unique_ptr<Device>& device : devices) {
        Opened o;
        o.device = std::move(device);
        open_queues(o, static_cast<int>(opened.size()));
        opened.push_back(std::move(o));
    }
    opened_ = std::move(opened);
    opened_by_ = getpid();
    for (std::size_t d = 0; d < opened_.size(); ++d) {
        log(fmt::format("opened: device {} is {} {}", d, opened_[d].device->name(), list_.ordinals[d]));
    }
}

Context::Opened& Context::opened(int d) {
    if (inherited()) throw Error(LAPILLI_ERROR_NO_DEVICES, of_the_parent);
    if (opened_.empty()) open();
    if (follows_) wait_for_caller();
    return opened_.at(static_cast<std::size_t>(d));
}

void Context::set_stream(int d, void* stream) { opened(d).caller_stream = stream; }

void Context::follow_caller() {
    if (inherited()) return;
    follows_ = true;
    outsiders_.clear();
    const auto is_set = [](const Opened& o) { return o.caller_stream != nullptr; };
    if (std::any_of(opened_.begin(), opened_.end(), is_set)) wait_for_caller();
}

void Context::wait_for_caller() {
    follows_ = false;
    for (const Opened& o : opened_) o.device->wait_for_stream(o.caller_stream);
}

Device& Context::device(int d) { return *opened(d).device; }
Queue& Context::queue(int d) { return *opened(d).queue; }
Queue& Context::panel_queue(int d) { return *opened(d).panel_queue; }

bool Context::is_device_pointer(const void* pointer) {
    if (pointer == nullptr || device_count() == 0) return false;
    const DeviceId owner = device(0).owner_of(pointer);
    if (owner == no_device) return false;
    const auto is_owner = [&](const Opened& o) { return o.device->id() == owner; };
    if (std::none_of(opened_.begin(), opened_.end(), is_owner) &&
        std::find(outsiders_.begin(), outsiders_.end(), owner) == outsiders_.end()) {
        device(0).wait_for_owner(owner);
        outsiders_.push_back(owner);
    }
    return true;
}

int Context::device_of(const void* pointer) {
    if (pointer == nullptr) return -1;
    for (int d = 0; d < device_count(); ++d) {
        if (device(d).owns(pointer)) return d;
    }
    return -1;
}

void Context::synchronize() {
    constexpr std::chrono::milliseconds moment(10);
    for (Opened& o : opened_) {
        for (Queue* const queue : {o.queue.get(), o.panel_queue.get()}) {
            if (opened_.size() == 1) {
                queue->synchronize();
            } else {
                while (!queue->finishes_within(moment)) throw_failures();
            }
        }
    }
}

void Context::throw_failures() {
    constexpr std::chrono::microseconds now(0);
    for (Opened& o : opened_) {
        o.queue->finishes_within(now);
        o.panel_queue->finishes_within(now);
    }
}

void Context::drain() noexcept {
    if (inherited()) return;
    for (Opened& o : opened_) {
        o.queue->drain();
        o.panel_queue->drain();
    }
}

void Context::log(const std::string& line) noexcept {
    write_log(settings.text("log"), line);
    if (log_callback == nullptr || in_callback) return;
    in_callback = true;
    try {
        log_callback(line.c_str(), log_user);
    } catch (...) {
        // The behaviour of a call must not depend on readers of the log.
    }
    in_callback = false;
}

bool Context::use_devices(const char* crossover, index_t n, Crossover kind) {
    // On an H200 the devices are level with a fetch, the CPU's LAPACK and a delivery at orders of about 100.
    constexpr index_t least_on_devices = 100;
    const index_t setting = settings.integer(crossover);
    const bool closer = kind == Crossover::by_place && matrices_on_devices;
    const index_t least = closer ? std::min(setting, std::max(setting / 4, least_on_devices)) : setting;
    const bool off = settings.text(crossover) == "off";
    const bool worth = !off && device_count() > 0 && n > 1 && n >= least;
    if (logs()) {
        path = device_count() == 0 ? fmt::format("cpu: {}", why_no_devices())
                                   : fmt::format("{}: n = {}, {} = {}", worth ? "devices" : "cpu", n,
                                                 crossover, settings.text(crossover));
        if (device_count() > 0 && least < setting) path += fmt::format(", in device memory {}", least);
    }
    return worth;
}

void* Context::allocate(int d, std::size_t bytes) {
    void* memory = device(d).allocate(bytes);
    if (memory == nullptr && give_up_lanes()) memory = device(d).allocate(bytes);
    if (memory != nullptr) return memory;
    // If as much is free, or the free memory is unknown, the device had another reason.
    const std::size_t free = device(d).free_memory();
    const std::string why =
        bytes > free ? fmt::format("lacks {} bytes: {} are needed, {} are free", bytes - free, bytes, free)
                     : fmt::format("could not allocate {} bytes", bytes);
    throw Error(LAPILLI_ERROR_DEVICE_MEMORY, fmt::format("device {} ({}) {}", d, device(d).name(), why));
}

void Context::set_workspace(int d, void* address, std::size_t bytes) {
    Opened& o = opened(d);
    o.queue->emulation = o.panel_queue->emulation = {};
    o.callers = {address, bytes};
}

/// A routine that calls a function of the caller may be using the caller's memory itself.
bool Context::fits_callers(const Opened& o, std::size_t bytes) const {
    return !in_caller_ && o.callers.address != nullptr && bytes <= o.callers.bytes;
}

/// The caller's memory where it is enough, else the context's own.
Context::Block Context::workspace_of(int d, std::size_t bytes) {
    Opened& o = opened(d);
    if (fits_callers(o, bytes)) return o.callers;
    if (o.callers.address != nullptr && logs())
        note_why("workspace", fmt::format("{} bytes, not the caller's {}", bytes, o.callers.bytes));
    if (bytes > o.own.bytes) {
        o.device->deallocate(o.own.address);
        o.own = {};
        o.own = {allocate(d, bytes), bytes};
    }
    return o.own;
}

Arena Context::workspace(const Footprint& footprint) {
    require(!native_products_, "workspace: among native products");
    devices_used = std::max(devices_used, footprint.device.size());
    const ProductEmulation emulation = product_emulation(settings, precision);
    std::vector<std::byte*> bases;
    std::vector<Device*> owners;
    for (std::size_t k = 0; k < footprint.device.size(); ++k) {
        const Block block = workspace_of(static_cast<int>(k), with_emulation(footprint.device[k], emulation));
        const Opened& o = opened_[k];
        share_emulation(at_the_end(emulation, block.address, block.bytes), *o.queue, *o.panel_queue);
        bases.push_back(static_cast<std::byte*>(block.address));
        owners.push_back(o.device.get());
    }
    reserve_pinned(footprint.pinned);
    return Arena(std::move(bases), static_cast<std::byte*>(pinned_), std::move(owners));
}

void Context::use_native_products(bool native) noexcept { native_products_ = native; }

void Context::forget_arrays(const Arena& arena) noexcept {
    if (inherited()) return;
    for (int d = 0; d < arena.devices(); ++d)
        opened_[static_cast<std::size_t>(d)].device->forget_arrays(arena.device_base(d));
}

bool Context::has_room(const Footprint& footprint) {
    const ProductEmulation emulation = product_emulation(settings, precision);
    for (std::size_t k = 0; k < footprint.device.size(); ++k) {
        const Opened& o = opened(static_cast<int>(k));
        const std::size_t bytes = with_emulation(footprint.device[k], emulation);
        if (fits_callers(o, bytes) || bytes <= o.own.bytes) continue;
        if (bytes - o.own.bytes > o.device->free_memory()) return give_up_lanes() && has_room(footprint);
    }
    return true;
}

bool Context::give_up_lanes() noexcept {
    if (lanes == nullptr || in_callback) return false;
    lanes.reset();
    return true;
}

void Context::reserve_pinned(std::size_t bytes) {
    if (bytes <= pinned_bytes_) return;
    Device& owner = device(0);
    free_pinned();
    pinned_ = owner.allocate_pinned(bytes);
    if (pinned_ == nullptr) {
        throw Error(LAPILLI_ERROR_HOST_MEMORY,
                    fmt::format("the host lacks memory: {} bytes of pinned memory are needed", bytes));
    }
    pinned_bytes_ = bytes;
}

void Context::free_pinned() noexcept {
    if (pinned_ != nullptr) opened_[0].device->deallocate_pinned(pinned_);
    pinned_ = nullptr;
    pinned_bytes_ = 0;
}

void Context::free_workspace() noexcept {
    free_pinned();
    for (Opened& o : opened_) {
        o.queue->emulation = o.panel_queue->emulation = {};
        o.device->deallocate(o.own.address);
        o.own = {};
    }
}

void Context::release_workspace() noexcept {
    free_workspace();
    if (in_caller_) return;  // a routine is using the other one
    swap_workspaces();
    free_workspace();
}

void Context::swap_workspaces() noexcept {
    for (std::size_t d = 0; d < set_aside_.device.size(); ++d)
        std::swap(opened_[d].own, set_aside_.device[d]);
    std::swap(pinned_, set_aside_.pinned);
    std::swap(pinned_bytes_, set_aside_.pinned_bytes);
}

void Context::enter_caller() {
    if (in_caller_)
        throw Error(LAPILLI_ERROR_CONTEXT,
                    "called from a function of the caller, it cannot call such a function itself");
    synchronize();
    set_aside_.device.resize(opened_.size());
    swap_workspaces();
    set_aside_.routine = routine_;
    in_caller_ = true;
}

void Context::leave_caller() noexcept {
    in_caller_ = false;
    routine_ = set_aside_.routine;
    if (!inherited()) swap_workspaces();
}

void Context::begin_call(const char* name, bool is_routine) {
    if (!is_routine) return;
    routine_ = name;
    phases.clear();
}

void Context::end_call() noexcept {
    follows_ = false;
    if (inherited()) return;
    drain();
    steps_.clear();
    // A failure that is still pending belongs to this call, which has reported its own.
    for (Opened& o : opened_) {
        o.queue->forget_failure();
        o.panel_queue->forget_failure();
    }
    if (settings.text("memory.cache") == "off") release_workspace();
    if (trace_ && !trace_->flush()) log("the trace " + trace_->file() + " cannot be written");
}

void Context::begin_phase(const char* name) {
    phases.push_back({name, 0});
    steps_.clear();
    report(0);
}

PhaseScope::PhaseScope(Context& context, const char* name, PhaseEnd ends)
    : context_(context), index_(context.phases.size()), ends_(ends), begin_(now()) {
    context_.begin_phase(name);
}

PhaseScope::~PhaseScope() {
    if (ends_ == PhaseEnd::idle) context_.drain();
    const double end = now();
    context_.phases[index_].seconds = end - begin_;
    if (context_.trace()) context_.trace()->cpu(context_.phases[index_].name, begin_, end);
}

}  // namespace lapilli
