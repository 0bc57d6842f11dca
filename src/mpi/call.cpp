// SPDX-License-Identifier: BSD-3-Clause
#include "mpi/call.hpp"

#include <fmt/format.h>

#include <atomic>
#include <exception>
#include <new>
#include <optional>

#include "base/clock.hpp"
#include "mpi/agreement.hpp"
#include "mpi/core.hpp"
#include "mpi/elpa.hpp"
#include "mpi/engine.hpp"
#include "mpi/symbols.hpp"
#include "mpi/wait.hpp"

namespace lapilli::mpi {
namespace {

bool logs() { return *lapilli_private_setting("log") != '\0'; }

/// The line of a call: routine, arguments, engine and why, seconds, info.
void log_line(const Entry& entry, const Arguments& arguments, const std::string& path, double begin,
              lapilli_int info) {
    if (!logs()) return;
    try {
        lapilli_private_log(fmt::format("{}{} | {} | {:.6f} s | info {}", entry.name, arguments.text(), path,
                                        now() - begin, info)
                                .c_str(),
                            false);
    } catch (...) {
        return;  // the line is lost, the call is not
    }
}

/// Whatever is called of ScaLAPACK and ELPA: symbols that they call themselves are theirs.
template <class F>
auto within_scalapack(F f) {
    inside_scalapack() = true;
    struct Back {
        ~Back() { inside_scalapack() = false; }
    } back;
    return f();
}

/// The leader's message to all others when it has finished.
struct Outcome {
    std::int64_t info, columns;
};

/// Every rank's writes before are seen by all after it.
void barrier(MPI_Comm comm) {
    std::atomic_thread_fence(std::memory_order_seq_cst);
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Ibarrier(comm, &request);
    wait_asleep(request);
    std::atomic_thread_fence(std::memory_order_seq_cst);
}

/// Does not throw: the others wait for the outcome.
Outcome solve(const Job& job, lapilli_context context, const std::vector<AtLeader>& at) {
    Outcome outcome{0, 0};
    try {
        index_t columns = 0;
        outcome.info = job.solve(context, at, columns);
        outcome.columns = columns;
    } catch (const std::bad_alloc&) {
        outcome.info = LAPILLI_ERROR_HOST_MEMORY;
    } catch (...) {
        outcome.info = LAPILLI_ERROR_INTERNAL;
    }
    return outcome;
}

double bytes_of(const LocalMatrix& local, Part part, index_t element, index_t columns) {
    const double all = double(local.layout.rows.n) * double(std::min(columns, local.layout.columns.n));
    return all * double(element) * (part == Part::all ? 1 : 0.5);
}

/// The leader computes. The outcome is the same on all ranks; a negative info, or one that the job leaves to
/// others: no array of the caller has been written.
lapilli_int on_node(Grid& grid, lapilli_context context, Job& job) {
    std::vector<Room> rooms;
    std::vector<AtLeader> at;
    std::size_t bytes = 0;
    const bool allocated = all_have_memory(grid.comm(), [&] {
        job.allocate();
        bytes = lay_out(job, rooms);
        at.reserve(rooms.size());
    });
    const bool shared = std::string_view(lapilli_private_setting("test.mpi.window")) != "off";
    if (!allocated || !grid.reserve(bytes, shared)) return LAPILLI_ERROR_HOST_MEMORY;
    Messages messages;
    const bool has_messages = all_have_memory(grid.comm(), [&] {
        for (const Moved& m : job.matrices) {
            messages.reserve(grid.roles(), job.element, m.from.layout);
            if (m.writes) messages.reserve(grid.roles(), job.element, m.to.layout);
        }
    });
    if (!has_messages) return LAPILLI_ERROR_HOST_MEMORY;
    for (const Room& room : rooms) {
        std::byte* const memory = grid.memory();
        at.push_back({memory == nullptr ? nullptr : memory + room.begin, room.ld});
    }
    const auto whole = [&](std::size_t k) {
        return WholeMatrix{static_cast<std::byte*>(at[k].data), at[k].ld};
    };
    Times& times = last_times();
    times = {};

    const double begin = now();
    if (job.prepare) job.prepare(grid.comm());
    for (std::size_t k = 0; k < job.matrices.size(); ++k) {
        const Moved& m = job.matrices[k];
        gather(grid.roles(), job.element, m.part, m.from, whole(k), messages);
        times.bytes_there += bytes_of(m.from, m.part, job.element, m.from.layout.columns.n);
    }
    barrier(grid.comm());
    const double gathered = now();

    Outcome outcome{};
    if (grid.is_leader()) outcome = solve(job, context, at);
    std::atomic_thread_fence(std::memory_order_seq_cst);
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Ibcast(&outcome, 2, MPI_INT64_T, grid.leader(), grid.comm(), &request);
    wait_asleep(request);
    std::atomic_thread_fence(std::memory_order_seq_cst);
    const double solved = now();

    if (outcome.info >= 0 && job.delivers(outcome.info)) {
        for (const Job::Result& result : job.results)
            MPI_Bcast(result.data, static_cast<int>(result.bytes), MPI_BYTE, grid.leader(), grid.comm());
        for (std::size_t k = 0; k < job.matrices.size(); ++k) {
            const Moved& m = job.matrices[k];
            if (!m.writes) continue;
            const index_t columns = m.selected ? outcome.columns : m.columns;
            deliver(grid.roles(), job.element, m.part_back, columns, whole(k), m.to, messages);
            times.bytes_back += bytes_of(m.to, m.part_back, job.element, columns);
        }
    }
    times.gather = gathered - begin;
    times.solve = solved - gathered;
    times.deliver = now() - solved;
    return outcome.info;
}

std::string node_path(const Grid& grid, lapilli_context context, const std::string& why) {
    const Times& t = last_times();
    const lapilli_int devices = std::max<lapilli_int>(lapilli_device_count(context), 0);
    return fmt::format(
        "the leader, {} devices: {} | {} ranks, {} at home, {} nodes, {} | gather {:.4f} s, solve {:.4f} s, "
        "deliver {:.4f} s",
        devices, why, grid.shape().size(), grid.home_ranks(), grid.nodes(),
        grid.shared_in_use() ? "shared memory" : "messages", t.gather, t.solve, t.deliver);
}

bool is_first_process(const Arguments& arguments) {
    const auto shape = arguments.context() ? shape_of(*arguments.context()) : std::nullopt;
    return !shape || shape->rank() == 0;
}

/// Calls the next ScaLAPACK; one rank writes the line.
lapilli_int forward(const Entry& entry, const Arguments& arguments, const NextCall& next,
                    const std::string& why, double begin) {
    const int info = within_scalapack(next.forward);
    if (is_first_process(arguments)) log_line(entry, arguments, "the next ScaLAPACK: " + why, begin, info);
    return info;
}

/// The end of an engine's attempt: the info for the caller, or why another engine has to take the call, whose
/// arrays are unchanged.
struct Attempt {
    std::optional<lapilli_int> info;
    std::string lack;
};

/// A function by ScaLAPACK, on copies.
Attempt on_copies(const Arguments& arguments, const NextCall& next, const Job& given, const Grid& grid) {
    const GridShape& shape = grid.shape();
    const auto lacking = [&]() -> Attempt {
        for (const Lent& lent : given.lent) lent.own->release();
        return {{}, "a rank lacks memory for copies"};
    };
    const bool copied = all_have_memory(grid.comm(), [&] {
        given.lend();
        for (const Lent& lent : given.lent) {
            lent.own->shape(lent.local, shape, *arguments.context(), given.element);
            if (lent.reads) lent.own->read(lent.local, shape.place, lent.part, lent.imaginary);
        }
    });
    if (!copied) return lacking();
    const int asked = within_scalapack(next.ask);
    const bool has_work = all_have_memory(grid.comm(), [&] {
        if (asked == 0) next.allocate();
    });
    if (!has_work) return lacking();
    const lapilli_int info = asked != 0 ? asked : within_scalapack(next.forward);
    std::int64_t least[2] = {info, -info};
    MPI_Allreduce(MPI_IN_PLACE, least, 2, MPI_INT64_T, MPI_MIN, grid.comm());
    if (least[0] != -least[1]) return {{}, fmt::format("ScaLAPACK's info {} to {}", least[0], -least[1])};
    if (!given.is_right(grid, info))
        return {{}, info != 0 ? fmt::format("ScaLAPACK's info {}", info) : "ScaLAPACK's results are wrong"};
    for (const Lent& lent : given.lent) {
        const index_t columns = lent.selected ? given.found() : lent.local.layout.columns.n;
        if (lent.writes) lent.own->write(lent.local, shape.place, lent.part, columns);
    }
    return {given.take(info), ""};
}

/// A call that all ranks of the grid serve together.
class Together {
  public:
    Together(const Entry& entry, Arguments& arguments, const NextCall& next, Job& job, Grid& grid,
             double begin)
        : entry_(entry), arguments_(arguments), next_(next), job_(job), grid_(grid), begin_(begin) {}

    /// hold: why this rank wants the call to go on to ScaLAPACK; empty: it does not.
    lapilli_int serve(const std::string& hold);

  private:
    lapilli_int finished(const std::string& path, lapilli_int info) const {
        if (grid_.is_leader()) log_line(entry_, arguments_, path, begin_, info);
        return info;
    }
    Attempt by_elpa() const;
    Attempt by_scalapack() const;
    Attempt by_leader();

    const Entry& entry_;
    Arguments& arguments_;
    const NextCall& next_;
    Job& job_;
    Grid& grid_;
    double begin_;
    bool has_next_ = false, without_devices_ = false;
    Choice choice_{Engine::node, ""};
};

Attempt Together::by_elpa() const {
    const std::string missing = elpa_is_missing(grid_.comm());
    if (!missing.empty()) return {{}, missing};
    const int error = within_scalapack([&] { return job_.elpa(grid_); });
    if (error != 0) return {{}, fmt::format("ELPA's error {}", error)};
    return {finished("ELPA: " + choice_.why, 0), ""};
}

Attempt Together::by_scalapack() const {
    const std::string path = "the next ScaLAPACK: " + choice_.why;
    if (entry_.dropin) return {finished(path, within_scalapack(next_.forward)), ""};
    Attempt attempt = on_copies(arguments_, next_, job_, grid_);
    if (attempt.info) finished(path, *attempt.info);
    return attempt;
}

/// On its devices, and where these have too little memory or fail, and no one else takes the call, without.
Attempt Together::by_leader() {
    lapilli_context context = grid_.context(entry_.context);
    for (bool again = true;;) {
        if (without_devices_) {
            again = false;
            if (grid_.is_leader()) context = grid_.without_devices();
        }
        const lapilli_int info = on_node(grid_, context, job_);
        if (std::string_view(lapilli_private_setting("memory.cache")) == "off") grid_.release();
        if (info >= 0 && job_.delivers(info)) {
            const lapilli_int result = job_.finish(info);
            return {finished(node_path(grid_, context, choice_.why), result), ""};
        }
        const bool devices_fail = info == LAPILLI_ERROR_DEVICE_MEMORY || info == LAPILLI_ERROR_DEVICE;
        std::string lack;
        if (grid_.is_leader())
            lack = fmt::format("the leader's info {}: {}", info,
                               info < 0 ? lapilli_last_error(context) : "left to ScaLAPACK");
        if (has_next_) return {{}, lack};
        if (!devices_fail || !again) return {finished("the leader", info), ""};
        choice_.why += "; " + lack;
        without_devices_ = true;
    }
}

lapilli_int Together::serve(const std::string& hold) {
    const bool takes = entry_.dropin || arguments_.even_layout();
    has_next_ = next_.there && arguments_.of_blacs() && takes;
    Agreement& agreement = arguments_.agreement();
    constexpr std::int64_t none = std::numeric_limits<std::int64_t>::max();
    if (grid_.is_leader()) {
        try {
            choice_ = choose(job_, grid_, grid_.context(entry_.context), has_next_);
        } catch (const std::bad_alloc&) {
            choice_ = {has_next_ ? Engine::scalapack : Engine::node, ""};
        }
    }
    const std::size_t bad = agreement.least(arguments_.bad() ? -arguments_.info() : none);
    const std::size_t work = agreement.least(hold.empty() ? 1 : 0);
    const std::size_t chosen = agreement.least(grid_.is_leader() ? static_cast<int>(choice_.engine) : none);
    const std::size_t devices = agreement.least(grid_.is_leader() && choice_.without_devices ? 0 : 1);
    agreement.settle(grid_.comm());
    if (const std::int64_t code = agreement.differs() != 0 ? agreement.differs() : agreement.least_of(bad);
        code != none) {
        if (entry_.dropin && next_.there)
            return forward(entry_, arguments_, next_,
                           agreement.differs() != 0 ? "ranks give different arguments" : "an argument is bad",
                           begin_);
        if (is_first_process(arguments_)) log_line(entry_, arguments_, "an argument is bad", begin_, -code);
        return -code;
    }
    if (agreement.least_of(work) == 0)
        return forward(entry_, arguments_, next_, hold.empty() ? "another rank cannot be served" : hold,
                       begin_);

    auto engine = static_cast<Engine>(agreement.least_of(chosen));
    without_devices_ = agreement.least_of(devices) == 0;
    if (engine == Engine::elpa) {
        const Attempt attempt = by_elpa();
        if (attempt.info) return *attempt.info;
        choice_.why += "; " + attempt.lack;
        engine = has_next_ ? Engine::scalapack : Engine::node;
    }
    if (engine == Engine::node) {
        const Attempt attempt = by_leader();
        if (attempt.info) return *attempt.info;
        if (grid_.is_leader()) choice_.why = attempt.lack;
    }
    const Attempt attempt = by_scalapack();
    if (attempt.info) return *attempt.info;
    choice_.why += "; " + attempt.lack;
    has_next_ = false;
    return *by_leader().info;
}

/// Whether all ranks of the grid ask for work sizes, or none: ScaLAPACK compares this, too, but not where it
/// is asked by all.
bool all_ask_alike(const Arguments& arguments, bool asks) {
    const MPI_Comm comm = blacs_communicator(*arguments.context());
    if (comm == MPI_COMM_NULL) return true;
    int least[2] = {asks ? 1 : 0, asks ? 0 : 1};
    MPI_Allreduce(MPI_IN_PLACE, least, 2, MPI_INT, MPI_MIN, comm);
    return least[0] == 1 || least[1] == 1;
}

}  // namespace

Times& last_times() {
    static Times times;
    return times;
}

lapilli_int serve(const Entry& entry, Arguments& arguments, const NextCall& next, Job& job) {
    const double begin = now();
    std::string hold;
    if (entry.dropin && next.there) {
        if (!load::library_is_there()) return within_scalapack(next.forward);
        if (inside_scalapack()) return next.forward();
        const Choice before = choose_before(job, arguments);
        // Where ScaLAPACK is asked for work sizes, it compares the ranks' arguments; else they are compared
        // here, good ones or not.
        const bool alone = next.query || before.by_environment || !arguments.context();
        if (before.engine == Engine::scalapack && alone) {
            if (next.is_query) return within_scalapack(next.forward);
            return forward(entry, arguments, next, before.why, begin);
        }
        hold = before.why;
        if (next.query) {
            bool enough = true;
            const int info = within_scalapack([&] { return next.query(enough); });
            if (info != 0) return info;
            if (!all_ask_alike(arguments, next.is_query) || next.is_query)
                return within_scalapack(next.forward);
            if (!enough) hold = "a work array is too short";
        }
    }
    if (!arguments.context()) return arguments.info();
    if (hold.empty() && arguments.unsupported() != nullptr) arguments.refuse_contexts();
    Grid* grid = nullptr;
    try {
        grid = grid_of(*arguments.context(), entry.context);
    } catch (const std::bad_alloc&) {
        return LAPILLI_ERROR_HOST_MEMORY;
    }
    if (grid == nullptr) {
        if (entry.dropin && next.there)
            return forward(entry, arguments, next, "the BLACS has no communicator of MPI", begin);
        return LAPILLI_ERROR_CONTEXT;
    }
    return Together(entry, arguments, next, job, *grid, begin).serve(hold);
}

}  // namespace lapilli::mpi
