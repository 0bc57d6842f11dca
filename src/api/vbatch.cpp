// SPDX-License-Identifier: BSD-3-Clause
#include "api/vbatch.hpp"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <limits>
#include <memory>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

#include "api/scheduler.hpp"
#include "base/start_threads.hpp"
#include "matrix/transfer.hpp"
#include "runtime/copy_threads.hpp"

namespace lapilli::api {
namespace {

struct Lane : lapilli_context_s {
    using lapilli_context_s::lapilli_context_s;

    /// The context's settings, copied only where one of them has changed since.
    void follow(const Settings& of_context, int threads) {
        if (settings_followed_ == of_context.changes() && threads_ == threads) return;
        context.settings = of_context;
        context.settings.set("log", "");
        context.settings.set("copy.threads", std::to_string(threads));
        settings_followed_ = of_context.changes();
        threads_ = threads;
    }

  private:
    std::uint64_t settings_followed_ = 0;  ///< changes() of the context's; 0: never
    int threads_ = 0;
};

/// The lanes that the context keeps from one call for the next.
struct Lanes {
    std::vector<std::vector<std::unique_ptr<Lane>>> of_device;  ///< of the CPU: as of one device
    std::unique_ptr<Lane> of_all;                               ///< on all devices
    int devices = 0;
};

/// The distribution of the problems of a call.
struct Plan {
    int devices;  ///< 0: the CPU computes
    int groups;   ///< of lanes: one for each device, or that of the CPU
    int lanes;    ///< in each group
    index_t alone;

    Plan(Context& context, index_t count)
        : devices(context.device_count()),
          groups(std::max(1, devices)),
          lanes(static_cast<int>(std::min<index_t>(most(context), (count + groups - 1) / groups))),
          alone(context.settings.integer("test.vbatch.alone")) {}

    int all() const { return groups * lanes; }
    /// The number of a group's lanes that a problem takes.
    int places(index_t order) const {
        if (devices == 0) return 1;
        return order >= alone ? lanes : order >= alone / 2 ? (lanes + 1) / 2 : 1;
    }

  private:
    /// Simulated devices are there for tests, where threads are dear.
    static index_t most(Context& context) {
        if (context.device_count() == 0) return copy_threads(context);
        const bool automatic = context.settings.text("vbatch.lanes") == "auto";
        return automatic ? (context.is_simulated() ? 2 : 8) : context.settings.integer("vbatch.lanes");
    }
};

/// The lanes of the plan, made or found, with the context's settings.
Lanes& lanes_of(Context& context, const Plan& plan) {
    auto lanes = std::static_pointer_cast<Lanes>(context.lanes);
    if (lanes == nullptr || lanes->devices != plan.devices) {
        lanes = std::make_shared<Lanes>();
        lanes->of_device.resize(static_cast<std::size_t>(plan.groups));
        lanes->devices = plan.devices;
        context.lanes = lanes;
    }
    const auto refresh = [&](std::unique_ptr<Lane>& lane, int device, int threads) {
        if (lane == nullptr) lane = std::make_unique<Lane>(context, device);
        lane->follow(context.settings, threads);
    };
    const int threads = copy_threads(context);
    for (int d = 0; d < plan.groups; ++d) {
        auto& of_device = lanes->of_device[static_cast<std::size_t>(d)];
        const auto count = static_cast<std::size_t>(plan.lanes);
        while (of_device.size() < count) of_device.emplace_back();
        for (std::size_t k = 0; k < of_device.size(); ++k) {
            if (k < count) {
                refresh(of_device[k], d, std::max(1, threads / plan.all()));
            } else {  // of a call with more problems
                of_device[k]->context.release_workspace();
            }
        }
    }
    refresh(lanes->of_all, Context::all_devices, threads);
    return *lanes;
}

/// Where it is so much, others may need it.
bool is_much(Context& context, int d, std::size_t bytes) {
    return bytes > context.device(d).total_memory() / 8;
}

/// The problems, larger ones first, with what they need.
template <class Of>
std::vector<ScheduledProblem> in_order(const Of& problems, const Plan& plan, lapilli_context lane,
                                       std::vector<std::size_t>* host = nullptr) {
    std::vector<ScheduledProblem> list;
    for (index_t k = 0; k < problems.count; ++k) {
        lapilli_memory bytes{};
        // Invalid arguments are reported by the problem's own call.
        if (problems.memory(lane, k, &bytes) != 0) bytes = {};
        list.push_back({k, bytes.device, plan.places(problems.order(k))});
        if (host != nullptr) host->push_back(bytes.host);
    }
    std::stable_sort(list.begin(), list.end(), [&](const ScheduledProblem& a, const ScheduledProblem& b) {
        return problems.order(a.number) > problems.order(b.number);
    });
    return list;
}

class Run {
  public:
    Run(Context& context, const Problems& problems)
        : context_(context),
          problems_(problems),
          plan_(context, problems.count),
          lanes_(lanes_of(context, plan_)),
          infos_(static_cast<std::size_t>(problems.count), LAPILLI_ERROR_CANCELLED),
          sentences_(infos_.size()) {
        for (int d = 0; d < plan_.devices; ++d) {
            if (is_much(context, d, context.workspace_bytes(d))) context.release_workspace();
        }
        for (int k = 0; k < plan_.all(); ++k) {
            Context& lane = lane_context(k);
            lane.progress = context.progress == nullptr ? nullptr : report_of_lane;
            lane.progress_user = this;
        }
        lanes_.of_all->context.progress = lane_context(0).progress;
        lanes_.of_all->context.progress_user = this;
    }
    ~Run() {
        for (int d = 0; d < plan_.devices; ++d) {
            if (is_much(context_, d, kept_on(d))) free_lanes();
        }
    }
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    lapilli_int operator()(const char* routine, lapilli_int* infos) {
        reporting([&] {
            const PhaseScope phase(context_, "problems");
            schedules();
        });
        if (!later_.empty() && !cancelled_) {
            reporting([&] {
                const PhaseScope phase(context_, "problems that need all memory");
                solve_later();
            });
        }
        copy_vector(context_, infos, infos_.data(), problems_.count);
        if (thrown_) std::rethrow_exception(thrown_);
        return tell(routine);
    }

  private:
    Lane& lane(int number) {
        return *lanes_.of_device[static_cast<std::size_t>(number / plan_.lanes)]
                                [static_cast<std::size_t>(number % plan_.lanes)];
    }
    Context& lane_context(int number) { return lane(number).context; }
    std::size_t kept(int number) { return plan_.devices == 0 ? 0 : lane_context(number).workspace_bytes(0); }
    std::size_t kept_on(int d) {
        std::size_t bytes = 0;
        for (int k = 0; k < plan_.lanes; ++k) bytes += kept(d * plan_.lanes + k);
        return bytes;
    }
    void free_lanes() {
        for (int k = 0; k < plan_.all(); ++k) lane_context(k).release_workspace();
    }

    /// The memory of device d for problems; a 32nd is left for what is not counted.
    ScheduledDevice device(int d) {
        constexpr std::size_t most = std::numeric_limits<std::size_t>::max() / 2;
        if (plan_.devices == 0) return {most, plan_.lanes};
        const std::size_t free = std::min(context_.device(d).free_memory(), most) + kept_on(d);
        return {free - free / 32, plan_.lanes};
    }

    void schedules() {
        std::vector<ScheduledDevice> devices;
        for (int d = 0; d < plan_.groups; ++d) devices.push_back(device(d));
        std::size_t room = devices[0].bytes;
        for (const ScheduledDevice& d : devices) room = std::min(room, d.bytes);
        for (const ScheduledProblem& problem : in_order(problems_, plan_, &lane(0)))
            (problem.bytes > room ? later_ : scheduled_).push_back(problem);
        std::vector<std::size_t> kept_now;
        for (int k = 0; k < plan_.all(); ++k) kept_now.push_back(kept(k));
        const auto free_lane = [this](int k) { lane_context(k).release_workspace(); };
        Scheduler scheduler(devices, scheduled_, kept_now, free_lane);
        std::vector<std::thread> threads;
        start_threads(threads, std::min<index_t>(plan_.all(), problems_.count),
                      [this, &scheduler](index_t k) { work(scheduler, static_cast<int>(k)); });
        if (threads.empty()) work(scheduler, 0);
        const auto count = static_cast<index_t>(scheduled_.size());
        for (index_t done = 0; done < count && !cancelled_;) {
            const index_t now = scheduler.finished(done);
            if (now == done) {
                reporting([&] { context_.keep_reporting(); });
            } else {
                done = now;
                reporting([&] {
                    context_.report(static_cast<double>(done) / static_cast<double>(problems_.count));
                });
            }
        }
        if (cancelled_) scheduler.stop();
        for (std::thread& thread : threads) thread.join();
        const std::vector<ScheduledProblem>& alone = scheduler.to_solve_alone();
        later_.insert(later_.end(), alone.begin(), alone.end());
    }

    void work(Scheduler& scheduler, int number) {
        for (index_t i = scheduler.take(number); i != Scheduler::none; i = scheduler.take(number)) {
            const ScheduledProblem& problem = scheduled_[static_cast<std::size_t>(i)];
            lane_context(number).sharers = std::max(1, plan_.lanes / problem.places);
            solve(lane(number), problem.number);
            // A problem that did not fit together with others has changed nothing and is tried alone.
            scheduler.give_back(number, kept(number), lacked_memory(problem.number));
        }
    }

    void solve_later() {
        for (const ScheduledProblem& problem : later_) {
            if (cancelled_) return;
            free_lanes();
            context_.release_workspace();
            lane_context(0).sharers = 1;
            solve(lane(0), problem.number);
            if (lacked_memory(problem.number) && plan_.devices > 1) {
                free_lanes();
                solve(*lanes_.of_all, problem.number);
                lanes_.of_all->context.release_workspace();
            }
        }
    }

    void solve(Lane& lane, index_t k) {
        const auto at = static_cast<std::size_t>(k);
        infos_[at] = problems_.solve(&lane, k);
        sentences_[at].clear();
        if (infos_[at] == 0) return;
        char text[512];
        lane.context.last_error.copy_to(text, sizeof(text));
        sentences_[at] = text;
    }
    bool lacked_memory(index_t k) const {
        const lapilli_int info = infos_[static_cast<std::size_t>(k)];
        return info == LAPILLI_ERROR_DEVICE_MEMORY || info == LAPILLI_ERROR_HOST_MEMORY;
    }

    /// On the caller's thread, which alone calls the callback: what is thrown ends the call when all lanes
    /// have ended.
    template <class Report>
    void reporting(Report report) {
        try {
            report();
        } catch (...) {
            thrown_ = std::current_exception();
            cancelled_ = true;
        }
    }
    /// The progress callback of the lanes: whether to go on. Those of other threads report nothing
    /// themselves.
    static int report_of_lane(const char*, const char*, double, void* run) {
        Run& self = *static_cast<Run*>(run);
        if (!self.cancelled_ && std::this_thread::get_id() == self.caller_)
            self.reporting([&] { self.context_.keep_reporting(); });
        return self.cancelled_ ? 1 : 0;
    }

    lapilli_int tell(const char* routine) {
        const auto good = [](lapilli_int info) { return info == 0; };
        const auto first = std::find_if_not(infos_.begin(), infos_.end(), good);
        if (first == infos_.end()) return 0;
        const auto bad = std::count_if(infos_.begin(), infos_.end(), [&](auto info) { return !good(info); });
        const auto place = static_cast<std::size_t>(first - infos_.begin());
        fail(context_, routine, 0,
             fmt::format("{} of {} problems {} an info that is not 0, the first one is problem {}: {}", bad,
                         problems_.count, bad == 1 ? "has" : "have", place, sentences_[place])
                 .c_str());
        return bad;
    }

    Context& context_;
    const Problems& problems_;
    const Plan plan_;
    Lanes& lanes_;
    std::vector<lapilli_int> infos_;
    std::vector<std::string> sentences_;
    std::vector<ScheduledProblem> scheduled_, later_;
    std::atomic<bool> cancelled_ = false;
    std::exception_ptr thrown_;
    const std::thread::id caller_ = std::this_thread::get_id();
};

}  // namespace

lapilli_int solve_many(Context& context, const char* routine, const Problems& problems, lapilli_int* infos) {
    if (problems.count == 0) return 0;
    const Plan plan(context, problems.count);
    if (context.logs()) {
        context.path = fmt::format("{}: up to {} problems at a time on each",
                                   plan.devices == 0 ? "cpu" : "devices", plan.lanes);
        context.devices_used = static_cast<std::size_t>(plan.devices);
    }
    return Run(context, problems)(routine, infos);
}

lapilli_int memory_of_many(Context& context, const ManyOrders& problems, lapilli_memory* bytes) {
    *bytes = {};
    if (problems.count == 0) return 0;
    const Plan plan(context, problems.count);
    Lanes& lanes = lanes_of(context, plan);
    std::vector<std::size_t> host;
    std::vector<ScheduledProblem> list = in_order(problems, plan, lanes.of_device[0][0].get(), &host);
    bytes->device = most_at_once(list, plan.lanes);
    for (ScheduledProblem& problem : list) problem.bytes = host[static_cast<std::size_t>(problem.number)];
    std::size_t all = 0;
    for (const std::size_t one : host) all += one;
    bytes->host = std::min(all, most_at_once(list, plan.lanes) * static_cast<std::size_t>(plan.groups));
    return 0;
}

}  // namespace lapilli::api
