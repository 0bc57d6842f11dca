// SPDX-License-Identifier: BSD-3-Clause
// The choice of the engine: setting mpi.engine, and the leader's devices and memory.
#pragma once

#include <string>

#include "mpi/call.hpp"

namespace lapilli::mpi {

/// In the order in which one gives way to another.
enum class Engine : int { scalapack, elpa, node };

struct Choice {
    Engine engine;
    std::string why;
    /// Whether every rank chooses so whatever it was given: the environment says it.
    bool by_environment = false;
    /// The leader's devices have too little memory: if it computes, then without them.
    bool without_devices = false;
};

/// The choice that a rank can make alone: for a drop-in call that ScaLAPACK serves; engine node: none.
Choice choose_before(const Job& job, const Arguments& arguments);

/// The leader's choice.
Choice choose(const Job& job, const Grid& grid, lapilli_context context, bool has_next);

/// Bytes of the job's matrices in the leader's memory; where each begins, and its leading dimension.
struct Room {
    std::size_t begin;
    index_t ld;
};
std::size_t lay_out(const Job& job, std::vector<Room>& rooms);

/// A setting of a context, as the leader has it; NULL: the process-wide one.
std::string setting(lapilli_context context, const char* name);

}  // namespace lapilli::mpi
