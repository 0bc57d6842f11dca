// SPDX-License-Identifier: BSD-3-Clause
// Grids of the BLACS, matrices that are distributed over them, and their whole on every rank for checks.
#pragma once

#include <mpi.h>

#include <array>
#include <cmath>
#include <complex>
#include <cstdint>
#include <vector>

#include "base/scalar.hpp"

extern "C" {
void Cblacs_get(int context, int what, int* value);
void Cblacs_gridinit(int* context, const char* order, int rows, int columns);
void Cblacs_gridmap(int* context, int* map, int ld, int rows, int columns);
void Cblacs_gridinfo(int context, int* rows, int* columns, int* row, int* column);
void Cblacs_gridexit(int context);
int numroc_(const int* n, const int* nb, const int* process, const int* source, const int* processes);
}

namespace lapilli::mpi_test {

/// A grid of the first rows * columns ranks; the others have no part in it.
class TestGrid {
  public:
    TestGrid(int rows, int columns, const char* order = "R") : rows_(rows), columns_(columns) {
        Cblacs_get(-1, 0, &context_);
        Cblacs_gridinit(&context_, order, rows, columns);
        place();
    }
    /// A grid of these ranks, column by column.
    TestGrid(int rows, int columns, std::vector<int> ranks) : rows_(rows), columns_(columns) {
        Cblacs_get(-1, 0, &context_);
        Cblacs_gridmap(&context_, ranks.data(), rows, rows, columns);
        place();
    }
    ~TestGrid() {
        if (inside()) Cblacs_gridexit(context_);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    TestGrid(const TestGrid&) = delete;
    TestGrid& operator=(const TestGrid&) = delete;

    bool inside() const { return row_ >= 0; }
    int context() const { return context_; }
    int rows() const { return rows_; }
    int columns() const { return columns_; }
    int row() const { return row_; }
    int column() const { return column_; }

  private:
    void place() {
        int rows = 0, columns = 0;
        if (context_ >= 0) Cblacs_gridinfo(context_, &rows, &columns, &row_, &column_);
    }
    int rows_, columns_, context_ = -1, row_ = -1, column_ = -1;
};

struct Blocks {
    int mb = 1, nb = 1, rsrc = 0, csrc = 0;
};

/// The local part of an m-by-n matrix, of a leading dimension that is `more` larger than needed.
template <class T>
class Distributed {
  public:
    Distributed(const TestGrid& grid, int m, int n, const Blocks& b, int more = 1)
        : grid_(grid), m_(m), n_(n), blocks_(b) {
        const int P = grid.rows(), Q = grid.columns(), row = grid.row(), column = grid.column();
        rows_ = numroc_(&m, &b.mb, &row, &b.rsrc, &P);
        columns_ = numroc_(&n, &b.nb, &column, &b.csrc, &Q);
        ld_ = std::max(rows_ + more, 1);
        desc_ = {1, grid.context(), m, n, b.mb, b.nb, b.rsrc, b.csrc, ld_};
        local_.assign(static_cast<std::size_t>(ld_ * columns_ + 1), T(-7));
    }
    T* data() { return local_.data(); }
    const int* desc() const { return desc_.data(); }
    int* desc() { return desc_.data(); }
    int local_rows() const { return rows_; }
    int global_row(int r) const { return global(r, blocks_.mb, grid_.row(), blocks_.rsrc, grid_.rows()); }
    int global_column(int c) const {
        return global(c, blocks_.nb, grid_.column(), blocks_.csrc, grid_.columns());
    }
    int local_columns() const { return columns_; }
    std::vector<T>& local() { return local_; }
    /// Whether the array outside this rank's part of the matrix is as the constructor has left it.
    bool padding_is_untouched() const {
        for (std::size_t k = 0; k < local_.size(); ++k) {
            const auto ld = static_cast<std::size_t>(ld_);
            const bool inside =
                k % ld < static_cast<std::size_t>(rows_) && k / ld < static_cast<std::size_t>(columns_);
            if (!inside && local_[k] != T(-7)) return false;
        }
        return true;
    }

    template <class F>
    void fill(F f) {
        each([&](int i, int j, T& x) { x = f(i, j); });
    }
    /// On every rank of the grid, by columns.
    std::vector<T> whole(MPI_Comm comm) {
        std::vector<T> all(static_cast<std::size_t>(m_) * static_cast<std::size_t>(n_));
        each([&](int i, int j, T& x) { all[static_cast<std::size_t>(i + j * m_)] = x; });
        MPI_Allreduce(MPI_IN_PLACE, all.data(), static_cast<int>(all.size() * sizeof(T) / sizeof(real_t<T>)),
                      sizeof(real_t<T>) == 4 ? MPI_FLOAT : MPI_DOUBLE, MPI_SUM, comm);
        return all;
    }

  private:
    static int global(int l, int nb, int process, int source, int processes) {
        return (l / nb * processes + (process - source + processes) % processes) * nb + l % nb;
    }
    template <class F>
    void each(F f) {
        for (int c = 0; c < columns_; ++c) {
            for (int r = 0; r < rows_; ++r)
                f(global_row(r), global_column(c), local_[static_cast<std::size_t>(r + c * ld_)]);
        }
    }

    const TestGrid& grid_;
    int m_, n_;
    Blocks blocks_;
    int rows_, columns_, ld_;
    std::array<int, 9> desc_;
    std::vector<T> local_;
};

/// A number in (-1, 1) that i and j decide.
inline double noise(int i, int j, int seed) {
    std::uint64_t x = static_cast<std::uint64_t>(i) * 0x9e3779b97f4a7c15U +
                      static_cast<std::uint64_t>(j) * 0xc2b2ae3d27d4eb4fU + static_cast<std::uint64_t>(seed);
    for (int round = 0; round < 3; ++round) x = (x ^ (x >> 29)) * 0xbf58476d1ce4e5b9U;
    return static_cast<double>(static_cast<std::int64_t>(x)) / 9.3e18;
}

template <class T>
T scalar(double re, double im) {
    if constexpr (is_complex<T>) {
        return T(static_cast<real_t<T>>(re), static_cast<real_t<T>>(im));
    } else {
        return T(re);
    }
}

/// An element of a general matrix, of a Hermitian one, and of a positive definite one.
template <class T>
T general(int i, int j, int seed) {
    return scalar<T>(noise(i, j, seed), noise(j, i, seed + 1));
}
template <class T>
T hermitian(int i, int j, int seed) {
    if (i == j) return scalar<T>(noise(i, i, seed), 0);
    return i > j ? general<T>(i, j, seed) : conjugate(general<T>(j, i, seed));
}
template <class T>
T positive(int i, int j, int n, int seed) {
    return i == j ? scalar<T>(2 + n, 0) : hermitian<T>(i, j, seed);
}

/// Rows and columns of a grid's processes as a communicator of them: the tests' own, not the BLACS's.
inline MPI_Comm communicator(const TestGrid& grid) {
    MPI_Comm comm = MPI_COMM_NULL;
    MPI_Comm_split(MPI_COMM_WORLD, grid.inside() ? 0 : MPI_UNDEFINED,
                   grid.row() * grid.columns() + grid.column(), &comm);
    return comm;
}

}  // namespace lapilli::mpi_test
