// SPDX-License-Identifier: BSD-3-Clause
// The functions of lapilli/mpi.h: on grids of the BLACS and of their own, with blocks that ScaLAPACK does not
// take, and with bad arguments.
#include "lapilli/mpi.h"
#include "scalapack.hpp"

namespace lapilli::mpi_test {
namespace {

/// A grid without a BLACS, and a matrix over it.
class OwnGrid {
  public:
    OwnGrid(int rows, int columns, char order) : rows_(rows), columns_(columns), order_(order) {
        EXPECT_EQ(lapilli_grid_create(MPI_COMM_WORLD, rows, columns, order, &context_), 0);
        MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    }
    ~OwnGrid() {
        const lapilli_int info = inside() ? lapilli_grid_destroy(context_) : 0;
        EXPECT_EQ(info, 0);
    }
    OwnGrid(const OwnGrid&) = delete;
    OwnGrid& operator=(const OwnGrid&) = delete;
    bool inside() const { return context_ != -1; }
    int context() const { return context_; }
    int rows() const { return rows_; }
    int columns() const { return columns_; }
    int row() const { return order_ == 'R' ? rank_ / columns_ : rank_ % rows_; }
    int column() const { return order_ == 'R' ? rank_ % columns_ : rank_ / rows_; }

  private:
    int rows_, columns_, context_ = -1, rank_ = 0;
    char order_;
};

TEST(Functions, BlocksThatScalapackDoesNotTake) {
    const int n = 45;
    for (const char order : {'R', 'C'}) {
        const TestGrid grid(2, 3, order == 'R' ? "R" : "C");
        const MPI_Comm comm = communicator(grid);
        if (!grid.inside()) continue;
        Distributed<double> A(grid, n, n, {5, 8, 1, 2}), Z(grid, n, n, {3, 64, 0, 1});
        A.fill([&](int i, int j) { return hermitian<double>(i, j, 1); });
        std::vector<double> W(n), all(n);
        lapilli_int m = -7;
        EXPECT_EQ(lapilli_pdsyevx(nullptr, 'V', 'I', 'U', n, A.data(), A.desc(), 0, 0, 3, 20, &m, W.data(),
                                  Z.data(), Z.desc()),
                  0);
        EXPECT_EQ(m, 18);
        EXPECT_EQ(lapilli_pdsyevd(nullptr, 'N', 'U', n, A.data(), A.desc(), all.data(), nullptr, Z.desc()),
                  0);
        for (std::size_t k = 0; k < 18; ++k) EXPECT_NEAR(W[k], all[k + 2], 1e-12);
        std::vector<double> whole(n * n);
        for (int j = 0; j < n; ++j) {
            for (int i = 0; i < n; ++i)
                whole[static_cast<std::size_t>(i + j * n)] = hermitian<double>(i, j, 1);
        }
        const std::vector<double> vectors = Z.whole(comm);
        EXPECT_LT(residual<double>(n, 18, whole, nullptr, vectors, W), threshold);
        EXPECT_LT(orthogonality<double>(n, 18, nullptr, vectors), threshold);
        MPI_Comm_free(&const_cast<MPI_Comm&>(comm));
    }
}

TEST(Functions, Generalized) {
    const int n = 40;
    OwnGrid grid(3, 2, 'C');
    if (!grid.inside()) return;
    const int rows = 7, columns = 4, P = 3, Q = 2, zero = 0, row = grid.row(), column = grid.column();
    const int local_rows = numroc_(&n, &rows, &row, &zero, &P),
              local_columns = numroc_(&n, &columns, &column, &zero, &Q);
    const int desc[9] = {1, grid.context(), n, n, rows, columns, 0, 0, std::max(local_rows, 1)};
    std::vector<double> A(static_cast<std::size_t>(local_rows * local_columns) + 1), B(A), Z(A), W(n);
    for (int c = 0; c < local_columns; ++c) {
        for (int r = 0; r < local_rows; ++r) {
            const int i = (r / rows * P + row) * rows + r % rows,
                      j = (c / columns * Q + column) * columns + c % columns;
            // Diagonal: the pencil's eigenvalues are the quotients.
            A[static_cast<std::size_t>(r + c * local_rows)] = i == j ? (i + 1.0) * 2 : 0;
            B[static_cast<std::size_t>(r + c * local_rows)] = i == j ? 2 : 0;
        }
    }
    lapilli_int m = 0;
    EXPECT_EQ(lapilli_pdsygvx(nullptr, 1, 'V', 'A', 'L', n, A.data(), desc, B.data(), desc, 0, 0, 0, 0, &m,
                              W.data(), Z.data(), desc),
              0);
    EXPECT_EQ(m, n);
    for (int k = 0; k < n; ++k) EXPECT_NEAR(W[static_cast<std::size_t>(k)], k + 1, 1e-12);
    for (int c = 0; c < local_columns; ++c) {
        for (int r = 0; r < local_rows; ++r) {
            const int i = (r / rows * P + row) * rows + r % rows,
                      j = (c / columns * Q + column) * columns + c % columns;
            EXPECT_NEAR(std::abs(Z[static_cast<std::size_t>(r + c * local_rows)]),
                        i == j ? std::sqrt(0.5) : 0, 1e-12);
        }
    }
    // LAPACK's info for an indefinite B.
    for (double& b : B) b = -b;
    EXPECT_EQ(lapilli_pdsygvx(nullptr, 1, 'V', 'A', 'L', n, A.data(), desc, B.data(), desc, 0, 0, 0, 0, &m,
                              W.data(), Z.data(), desc),
              n + 1);
}

TEST(Functions, BadArgumentsOnOneRankAreToldToAll) {
    const OwnGrid other(2, 2, 'R');
    OwnGrid grid(2, 2, 'R');
    if (!grid.inside()) return;
    const int n = 12, nb = 3, P = 2, zero = 0, row = grid.row(), column = grid.column();
    const int rows = numroc_(&n, &nb, &row, &zero, &P), columns = numroc_(&n, &nb, &column, &zero, &P);
    const int good[9] = {1, grid.context(), n, n, nb, nb, 0, 0, rows};
    std::vector<double> A(static_cast<std::size_t>(rows * columns), 1), Z(A), W(n, -7);
    const auto solve = [&](char jobz, lapilli_int order, const int* desc) {
        return lapilli_pdsyevd(nullptr, jobz, 'L', order, A.data(), desc, W.data(), Z.data(), good);
    };
    const bool odd = row == 1 && column == 0;
    EXPECT_EQ(solve(odd ? 'X' : 'V', n, good), -1);
    EXPECT_EQ(solve(odd ? 'N' : 'V', n, good), -1);
    EXPECT_EQ(solve('V', odd ? n - 1 : n, good), -3);
    int bad[9];
    std::copy_n(good, 9, bad);
    if (odd) bad[8] = 1;
    EXPECT_EQ(solve('V', n, bad), -509);
    bad[8] = rows;
    if (odd) bad[4] = 4;
    EXPECT_EQ(solve('V', n, bad), -505);
    bad[4] = nb;
    bad[1] = -5;
    EXPECT_EQ(solve('V', n, bad), -502);
    bad[1] = other.context();
    EXPECT_EQ(solve('V', n, bad), -802);  // of the second matrix, which has the first one's context no longer
    EXPECT_EQ(std::vector<double>(n, -7), W);
    EXPECT_EQ(lapilli_grid_destroy(-5), -1);
    int context = 0;
    EXPECT_EQ(lapilli_grid_create(MPI_COMM_SELF, 2, 1, 'R', &context), -2);
    EXPECT_EQ(lapilli_grid_create(MPI_COMM_SELF, 1, 2, 'R', &context), -3);
    EXPECT_EQ(lapilli_grid_create(MPI_COMM_SELF, 1, 1, 'X', &context), -4);
}

}  // namespace
}  // namespace lapilli::mpi_test
