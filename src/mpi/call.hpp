// SPDX-License-Identifier: BSD-3-Clause
// The frame of every call: who serves it, decided by all ranks before anything is touched, and one line in
// the log.
//
//     a query of work sizes, a call from inside ScaLAPACK    the next ScaLAPACK
//     a bad argument, a submatrix, a short work array        the next ScaLAPACK: its info, its call of pxerbla
//     below the crossover, engine scalapack                  the next ScaLAPACK
//     the leader has no devices, or too little memory        ELPA where it can, else the next ScaLAPACK
//     all others                                             the leader; should it fail, the next ScaLAPACK on the same input
//
// A function has a bad argument refused. ScaLAPACK gets copies of what is the function's, and only in layouts
// that it can be trusted with; what it then computes wrong, and what no one else takes, is the leader's, with
// devices or without.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "mpi/arguments.hpp"
#include "mpi/copies.hpp"

namespace lapilli::mpi {

/// A routine as a program calls it: by ScaLAPACK's symbol, or by the function of lapilli/mpi.h, which has a
/// context.
struct Entry {
    const char* name;       ///< "pdsyevd"
    const char* arguments;  ///< their names in order
    bool dropin;
    lapilli_context context;
};

/// The way to the next ScaLAPACK.
struct NextCall {
    bool there = false;
    bool is_query = false;
    /// Calls it and returns its info.
    std::function<int()> forward;
    /// For a function, before the call: asks for the lengths of work arrays, on all ranks, and returns the
    /// info; allocates them.
    std::function<int()> ask = [] { return 0; };
    std::function<void()> allocate = [] {};
    /// Asks it for its work sizes, by which it looks at all arguments: its info, and whether the caller's
    /// arrays suffice. Null: the routine has no work arrays.
    std::function<int(bool& enough)> query;
};

/// A matrix on its way to the leader and back.
struct Moved {
    LocalMatrix from;       ///< where the ranks have it
    Part part = Part::all;  ///< what goes there
    LocalMatrix to;         ///< where it comes back to
    Part part_back = Part::all;
    bool writes = false;
    bool selected = false;  ///< as many columns come back as the leader says, else all
    index_t rows = 0, columns = 0;
};

/// A matrix in the leader's memory.
struct AtLeader {
    void* data;
    index_t ld;
};

/// The leader's part of a call.
struct Job {
    index_t order = 0;           ///< what crossovers are compared with
    bool factorization = false;  ///< served on demand only
    index_t element = 8;         ///< bytes
    std::vector<Moved> matrices;
    std::function<lapilli_int(lapilli_context, lapilli_memory*)> memory;
    /// Computes and returns info. `columns`: how many columns come back of a matrix that is returned in part.
    std::function<lapilli_int(lapilli_context, const std::vector<AtLeader>&, index_t& columns)> solve;
    struct Result {
        void* data;
        std::size_t bytes;
    };
    /// Small results, which the leader computes and all ranks have afterwards.
    std::vector<Result> results;
    /// Makes room for them. The arguments are known to be good, on all ranks.
    std::function<void()> allocate = [] {};
    /// Before the leader begins, on all ranks of the communicator.
    std::function<void(MPI_Comm)> prepare;
    /// Writes the caller's small results on every rank; returns the info that the caller gets.
    std::function<lapilli_int(lapilli_int info)> finish;
    /// Whether an info > 0 is one of ScaLAPACK's; others are left to ScaLAPACK itself.
    std::function<bool(lapilli_int info)> delivers = [](lapilli_int) { return true; };
    /// For a function that ScaLAPACK serves: the copies of the matrices; the other arguments; whether its
    /// results are right, asked on all ranks with the same info; the transfer of small results to the caller,
    /// which returns the info.
    std::vector<Lent> lent;
    std::function<void()> lend = [] {};
    std::function<bool(const Grid&, lapilli_int info)> is_right;
    std::function<lapilli_int(lapilli_int info)> take;
    /// As many columns as it has found.
    std::function<index_t()> found = [] { return index_t{0}; };
    /// Solves by ELPA, on all ranks; its error, 0: solved. Null: ELPA has no such routine.
    std::function<int(const Grid&)> elpa;
};

/// The seconds of the last call that a leader served, on each rank, and the bytes that moved.
struct Times {
    double gather = 0, solve = 0, deliver = 0;
    double bytes_there = 0, bytes_back = 0;
};
Times& last_times();

lapilli_int serve(const Entry& entry, Arguments& arguments, const NextCall& next, Job& job);

}  // namespace lapilli::mpi
