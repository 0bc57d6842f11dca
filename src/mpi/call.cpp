// SPDX-License-Identifier: BSD-3-Clause
#include "mpi/call.hpp"

#include <fmt/format.h>

#include <atomic>
#include <exception>

#include "base/clock.hpp"
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

/// What the leader tells all others when it has finished.
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

/// Nothing is thrown: the others wait for the outcome.
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

/// The leader computes. The outcome is the same on all ranks; a negative info, or one that the job leaves to others: no array of the
/// caller has been written.
lapilli_int on_node(Grid& grid, lapilli_context context, Job& job) {
    std::vector<Room> rooms;
    const std::size_t bytes = lay_out(job, rooms);
    const bool shared = std::string_view(lapilli_private_setting("mpi.window")) != "off";
    if (!grid.reserve(bytes, shared)) return LAPILLI_ERROR_HOST_MEMORY;
    std::vector<AtLeader> at;
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
        gather(grid.roles(), job.element, m.part, m.from, whole(k));
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
            deliver(grid.roles(), job.element, m.part_back, columns, whole(k), m.to);
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

/// The part of a call that all ranks of the grid take together. hold: why this rank wants it to go on to ScaLAPACK; empty: it does not.
lapilli_int serve_together(const Entry& entry, Arguments& arguments, const NextCall& next, Job& job,
                           Grid& grid, const std::string& hold, double begin) {
    const bool has_next = next.there && arguments.of_blacs() && (entry.dropin || arguments.plain_layout());
    Agreement& agreement = arguments.agreement();
    constexpr std::int64_t none = std::numeric_limits<std::int64_t>::max();
    const lapilli_context context = grid.context(entry.context);
    Choice choice{Engine::node, ""};
    if (grid.is_leader()) choice = choose(job, grid, context, has_next);
    const std::size_t bad = agreement.least(arguments.bad() ? -arguments.info() : none);
    const std::size_t work = agreement.least(hold.empty() ? 1 : 0);
    const std::size_t chosen = agreement.least(grid.is_leader() ? static_cast<int>(choice.engine) : none);
    agreement.settle(grid.comm());
    if (const std::int64_t code = agreement.differs() != 0 ? agreement.differs() : agreement.least_of(bad);
        code != none) {
        if (entry.dropin && next.there)
            return forward(entry, arguments, next,
                           agreement.differs() != 0 ? "ranks give different arguments" : "an argument is bad",
                           begin);
        if (is_first_process(arguments)) log_line(entry, arguments, "an argument is bad", begin, -code);
        return -code;
    }
    if (agreement.least_of(work) == 0)
        return forward(entry, arguments, next, hold.empty() ? "another rank cannot be served" : hold, begin);

    auto engine = static_cast<Engine>(agreement.least_of(chosen));
    if (engine == Engine::elpa) {
        const std::string lack = elpa_is_missing(grid.comm());
        if (lack.empty()) {
            const int error = within_scalapack([&] { return job.elpa(grid); });
            if (error == 0) {
                if (grid.is_leader()) log_line(entry, arguments, "ELPA: " + choice.why, begin, 0);
                return 0;
            }
            choice.why += fmt::format("; ELPA's error {}", error);
        } else {
            choice.why += "; " + lack;
        }
        engine = has_next ? Engine::scalapack : Engine::node;
    }
    if (engine == Engine::node) {
        const lapilli_int info = on_node(grid, context, job);
        if (std::string_view(lapilli_private_setting("memory.cache")) == "off") grid.release();
        if (info >= 0 && job.delivers(info)) {
            const lapilli_int result = job.finish(info);
            if (grid.is_leader())
                log_line(entry, arguments, node_path(grid, context, choice.why), begin, result);
            return result;
        }
        if (!has_next) {
            if (grid.is_leader()) log_line(entry, arguments, "the leader", begin, info);
            return info;
        }
        if (grid.is_leader())
            choice.why = fmt::format("the leader's info {}: {}", info,
                                     info < 0 ? lapilli_last_error(context) : "left to ScaLAPACK");
    }
    const int info = within_scalapack(next.forward);
    if (grid.is_leader()) log_line(entry, arguments, "the next ScaLAPACK: " + choice.why, begin, info);
    return info;
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
        if (next.is_query) return within_scalapack(next.forward);
        const Choice before = choose_before(job, arguments);
        // Where ScaLAPACK is asked for work sizes, it compares the ranks' arguments; else they are compared here, good ones or not.
        const bool alone = next.query || before.by_environment || !arguments.context();
        if (before.engine == Engine::scalapack && alone)
            return forward(entry, arguments, next, before.why, begin);
        hold = before.why;
        if (next.query) {
            bool enough = true;
            const int info = within_scalapack([&] { return next.query(enough); });
            if (info != 0) return info;
            if (!enough) hold = "a work array is too short";
        }
    }
    if (!arguments.context()) return arguments.info();
    if (hold.empty() && arguments.unsupported() != nullptr) arguments.refuse_contexts();
    Grid* const grid = grid_of(*arguments.context(), entry.context);
    if (grid == nullptr) {
        if (next.there) return forward(entry, arguments, next, "the BLACS has no communicator of MPI", begin);
        return LAPILLI_ERROR_CONTEXT;
    }
    return serve_together(entry, arguments, next, job, *grid, hold, begin);
}

}  // namespace lapilli::mpi
