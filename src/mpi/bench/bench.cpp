// SPDX-License-Identifier: BSD-3-Clause
// lapilli-mpi-bench: what the way of a matrix to the leader and back costs, and the solution between. Needs
// MPI alone, no BLACS.
//
//     mpirun -n 16 lapilli-mpi-bench --n 20000 [--nb 64] [--grid 4x4] [--vectors 20000] [--move-only] [--repeat 3]
#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "lapilli/mpi.h"
#include "mpi/call.hpp"
#include "mpi/core.hpp"
#include "mpi/glue.hpp"
#include "mpi/next.hpp"

namespace lapilli::mpi {
namespace {

struct Options {
    int n = 5000, nb = 64, rows = 0, columns = 0, vectors = -1, repeat = 3;
    bool move_only = false, help = false;
};

Options read(int argc, char** argv) {
    Options o;
    for (int k = 1; k < argc; ++k) {
        const std::string_view name = argv[k];
        if (name == "--move-only") {
            o.move_only = true;
            continue;
        }
        const char* const value = k + 1 < argc ? argv[++k] : "";
        if (name == "--n")
            o.n = std::atoi(value);
        else if (name == "--nb")
            o.nb = std::atoi(value);
        else if (name == "--vectors")
            o.vectors = std::atoi(value);
        else if (name == "--repeat")
            o.repeat = std::atoi(value);
        else if (name != "--grid" || std::sscanf(value, "%dx%d", &o.rows, &o.columns) != 2)
            o.help = true;
    }
    o.help = o.help || o.n < 1 || o.nb < 1 || o.repeat < 1;
    if (o.vectors < 0 || o.vectors > o.n) o.vectors = o.n;
    return o;
}

/// Elements of a symmetric matrix with distinct eigenvalues: of no use but to be solved.
double element(index_t i, index_t j) {
    return i == j ? double(i) : 1.0 / (1.0 + std::abs(double(i - j))) * std::sin(double(i + j));
}

/// The frame with a job that computes nothing: the matrix goes there, and its columns come back.
lapilli_int move(const Options& o, const Matrix<double>& A, const Matrix<double>& Z) {
    const Entry entry{"move", "n A descA Z descZ", false, nullptr};
    Arguments arguments(entry.arguments);
    arguments.integer("n", o.n, 0);
    const LocalMatrix from = arguments.matrix("A", A, o.n, o.n), to = arguments.matrix("Z", Z, o.n, o.n);
    Job job;
    job.order = o.n;
    job.matrices.push_back({from, Part::lower, to, Part::all, true, true, o.n, o.n});
    job.memory = [](lapilli_context, lapilli_memory* bytes) {
        *bytes = {0, 0};
        return lapilli_int{0};
    };
    job.solve = [&](lapilli_context, const std::vector<AtLeader>&, index_t& columns) {
        columns = o.vectors;
        return lapilli_int{0};
    };
    job.finish = [](lapilli_int info) { return info; };
    return serve(entry, arguments, NextCall{}, job);
}

int run(const Options& o, int ranks, int rank) {
    int rows = o.rows, columns = o.columns;
    if (rows == 0) {
        for (rows = static_cast<int>(std::sqrt(ranks)); ranks % rows != 0;) --rows;
        columns = ranks / rows;
    }
    int context = -1;
    if (rows * columns != ranks || lapilli_grid_create(MPI_COMM_WORLD, rows, columns, 'R', &context) != 0) {
        if (rank == 0) fmt::print("a grid of {} x {} has not {} ranks\n", rows, columns, ranks);
        return 1;
    }
    const GridShape shape = *shape_of(context);
    int desc[9] = {1, context, o.n, o.n, o.nb, o.nb, 0, 0, 1};
    const Layout layout(Descriptor{desc}, o.n, o.n, rows, columns);
    const index_t ld = std::max<index_t>(layout.local_rows(shape.place), 1);
    desc[8] = static_cast<int>(ld);
    const std::size_t size =
        static_cast<std::size_t>(ld * std::max<index_t>(layout.local_columns(shape.place), 1));
    const std::unique_ptr<double[]> A(new double[size]), Z(new double[size]());
    for_each_run(layout, shape.place, Part::all, 0, layout.local_columns(shape.place),
                 [&](index_t i, index_t j, index_t r, index_t c, index_t length) {
                     for (index_t k = 0; k < length; ++k)
                         A[static_cast<std::size_t>(r + k + c * ld)] = element(i + k, j);
                 });
    std::vector<double> W(static_cast<std::size_t>(o.n));
    if (rank == 0)
        fmt::print(
            "n = {}, nb = {}, {} x {} ranks, {} columns come back\n{:>10} {:>10} {:>10} {:>10} {:>12} "
            "{:>12}\n",
            o.n, o.nb, rows, columns, o.vectors, "gather s", "solve s", "deliver s", "all s", "there GB/s",
            "back GB/s");
    for (int k = 0; k < o.repeat; ++k) {
        MPI_Barrier(MPI_COMM_WORLD);
        const double begin = MPI_Wtime();
        lapilli_int m = 0;
        const Matrix<double> from{A.get(), nullptr, nullptr, desc}, to{Z.get(), nullptr, nullptr, desc};
        const lapilli_int info = o.move_only
                                     ? move(o, from, to)
                                     : lapilli_pdsyevx(nullptr, 'V', 'I', 'L', o.n, A.get(), desc, 0, 0, 1,
                                                       std::max(o.vectors, 1), &m, W.data(), Z.get(), desc);
        const Times& t = last_times();
        double times[3] = {t.gather, t.solve, t.deliver};
        MPI_Allreduce(MPI_IN_PLACE, times, 3, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
        if (info != 0) {
            if (rank == 0) fmt::print("info {}: {}\n", info, lapilli_strerror(info));
            return 1;
        }
        if (rank == 0)
            fmt::print("{:10.4f} {:10.4f} {:10.4f} {:10.4f} {:12.2f} {:12.2f}\n", times[0], times[1],
                       times[2], MPI_Wtime() - begin, t.bytes_there / times[0] / 1e9,
                       t.bytes_back / times[2] / 1e9);
    }
    lapilli_grid_destroy(context);
    return 0;
}

}  // namespace
}  // namespace lapilli::mpi

int main(int argc, char** argv) {
    MPI_Init(&argc, &argv);
    int ranks = 1, rank = 0, status = 2;
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    try {
        const lapilli::mpi::Options options = lapilli::mpi::read(argc, argv);
        if (!options.help) {
            status = lapilli::mpi::run(options, ranks, rank);
        } else if (rank == 0) {
            std::puts(
                "lapilli-mpi-bench [--n N] [--nb N] [--grid PxQ] [--vectors N] [--repeat N] [--move-only]");
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "rank %d: %s\n", rank, error.what());
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    MPI_Finalize();
    return status;
}
