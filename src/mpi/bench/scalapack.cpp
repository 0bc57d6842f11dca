// SPDX-License-Identifier: BSD-3-Clause
// lapilli-scalapack-bench: PDSYEVD as a program calls it, by ScaLAPACK's symbol. What is preloaded serves the
// call:
//
//     mpirun -n 16 lapilli-scalapack-bench --n 10000 --library ScaLAPACK --out scalapack.csv
//     mpirun -n 16 env LD_PRELOAD=liblapilli_scalapack.so lapilli-scalapack-bench --n 10000 --library lapilli --out scalapack.csv
//
// --device NAME and --commit HASH go into the file: the program knows neither.
//
// The matrix has known eigenpairs, to which each rank compares its own entries: with N = n + 1 and an even
// function a of period 2 N, the matrix a(i - j) - a(i + j) has the eigenvectors sin(pi i k / N). Here the
// eigenvalues are k + k^2 / (2 N), which are far from each other.
#include <fmt/format.h>
#include <mpi.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <numbers>
#include <string>
#include <string_view>
#include <vector>

extern "C" {
void Cblacs_get(int, int, int*);
void Cblacs_gridinit(int*, const char*, int, int);
void Cblacs_gridinfo(int, int*, int*, int*, int*);
void Cblacs_gridexit(int);
int numroc_(const int*, const int*, const int*, const int*, const int*);
void descinit_(int*, const int*, const int*, const int*, const int*, const int*, const int*, const int*,
               const int*, int*);
void pdsyevd_(const char*, const char*, const int*, double*, const int*, const int*, const int*, double*,
              double*, const int*, const int*, const int*, double*, const int*, int*, const int*, int*);
}

namespace {

struct Options {
    int n = 1000, nb = 64, repeat = 2;
    std::string library = "?", out, device = "none", commit = "unknown";
};

bool read(int argc, char** argv, Options& o) {
    for (int k = 1; k + 1 < argc; k += 2) {
        const std::string_view name = argv[k];
        if (name == "--n")
            o.n = std::atoi(argv[k + 1]);
        else if (name == "--nb")
            o.nb = std::atoi(argv[k + 1]);
        else if (name == "--repeat")
            o.repeat = std::atoi(argv[k + 1]);
        else if (name == "--library")
            o.library = argv[k + 1];
        else if (name == "--device")
            o.device = argv[k + 1];
        else if (name == "--commit")
            o.commit = argv[k + 1];
        else if (name == "--out")
            o.out = argv[k + 1];
        else
            return false;
    }
    return argc % 2 == 1 && o.n > 0 && o.nb > 0 && o.repeat > 0;
}

double eigenvalue(int n, int k) { return k + double(k) * k / (2.0 * (n + 1)); }

/// a(0), ..., a(2 N)
std::vector<double> symbol_of(int n) {
    const auto period = static_cast<std::size_t>(2 * (n + 1));
    std::vector<double> cosine(period), a(period + 1);
    for (std::size_t k = 0; k < period; ++k)
        cosine[k] = std::cos(2 * std::numbers::pi * double(k) / double(period));
    for (std::size_t m = 0; m <= period; ++m) {
        double sum = eigenvalue(n, n + 1) * cosine[m * (period / 2) % period];
        for (std::size_t k = 1; k < period / 2; ++k)
            sum += 2 * eigenvalue(n, static_cast<int>(k)) * cosine[m * k % period];
        a[m] = sum / double(period);
    }
    return a;
}

class Run {
  public:
    Run(const Options& o, int ranks) : o_(o) {
        for (rows_ = static_cast<int>(std::sqrt(ranks)); ranks % rows_ != 0;) --rows_;
        columns_ = ranks / rows_;
        Cblacs_get(0, 0, &context_);
        Cblacs_gridinit(&context_, "R", rows_, columns_);
        Cblacs_gridinfo(context_, &rows_, &columns_, &row_, &column_);
        const int zero = 0;
        local_rows_ = numroc_(&o.n, &o.nb, &row_, &zero, &rows_);
        local_columns_ = numroc_(&o.n, &o.nb, &column_, &zero, &columns_);
        const int ld = std::max(local_rows_, 1);
        int info = 0;
        descinit_(desc_, &o.n, &o.n, &o.nb, &o.nb, &zero, &zero, &context_, &ld, &info);
        a_.resize(size());
        z_.resize(size());
        w_.resize(static_cast<std::size_t>(o.n));
    }
    ~Run() { Cblacs_gridexit(context_); }
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    std::string grid() const { return fmt::format("{}x{}", rows_, columns_); }

    /// Seconds of a call; negative: it failed.
    double call(const std::vector<double>& a) {
        for_each([&](int i, int j, std::size_t at) {
            a_[at] = a[static_cast<std::size_t>(std::abs(i - j))] - a[static_cast<std::size_t>(i + j)];
        });
        const int one = 1, query = -1;
        double size = 0;
        int integers = 0, info = 0;
        const auto syevd = [&](double* work, const int* lwork, int* iwork, const int* liwork) {
            pdsyevd_("V", "L", &o_.n, a_.data(), &one, &one, desc_, w_.data(), z_.data(), &one, &one, desc_,
                     work, lwork, iwork, liwork, &info);
        };
        syevd(&size, &query, &integers, &query);
        const int lwork = static_cast<int>(size) + 2 * o_.n,
                  liwork = std::max(integers, 7 * o_.n + 8 * columns_ + 2);
        std::vector<double> work(static_cast<std::size_t>(lwork));
        std::vector<int> iwork(static_cast<std::size_t>(liwork));
        MPI_Barrier(MPI_COMM_WORLD);
        const double begin = MPI_Wtime();
        syevd(work.data(), &lwork, iwork.data(), &liwork);
        double seconds = MPI_Wtime() - begin;
        int failed = info != 0 ? 1 : 0;
        MPI_Allreduce(MPI_IN_PLACE, &seconds, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
        MPI_Allreduce(MPI_IN_PLACE, &failed, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
        return failed != 0 ? -1 : seconds;
    }

    /// The largest differences of eigenvalues, over the largest one, and of entries of eigenvectors, both in
    /// units of n eps.
    void check(double& values, double& vectors) const {
        const int n = o_.n;
        const double eps = std::numeric_limits<double>::epsilon() * n;
        double worst[2] = {0, 0};
        const auto note = [](double& largest, double difference) {
            if (!(difference <= largest))  // a NaN, too
                largest = difference == difference ? difference : std::numeric_limits<double>::infinity();
        };
        for (int k = 1; k <= n; ++k)
            note(worst[0],
                 std::abs(w_[static_cast<std::size_t>(k - 1)] - eigenvalue(n, k)) / eigenvalue(n, n) / eps);
        // Signs are those of the entry of each vector in the first row, which its owner knows.
        std::vector<double> signs(static_cast<std::size_t>(n));
        const auto exact = [n](int i, int k) {
            const long long period = 2LL * (n + 1);
            return std::sqrt(2.0 / (n + 1)) *
                   std::sin(2 * std::numbers::pi * double(1LL * i * k % period) / double(period));
        };
        for_each([&](int i, int k, std::size_t at) {
            if (i == 1) signs[static_cast<std::size_t>(k - 1)] = z_[at] < 0 ? -1 : 1;
        });
        MPI_Allreduce(MPI_IN_PLACE, signs.data(), n, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        for_each([&](int i, int k, std::size_t at) {
            note(worst[1], std::abs(z_[at] * signs[static_cast<std::size_t>(k - 1)] - exact(i, k)) / eps);
        });
        MPI_Allreduce(MPI_IN_PLACE, worst, 2, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
        values = worst[0];
        vectors = worst[1];
    }

  private:
    std::size_t size() const {
        return static_cast<std::size_t>(std::max(local_rows_, 1)) *
               static_cast<std::size_t>(std::max(local_columns_, 1));
    }
    /// f(row, column, place) of the entries here; rows and columns count from 1.
    template <class F>
    void for_each(F f) const {
        const auto global = [this](int local, int place, int places) {
            return (local / o_.nb * places + place) * o_.nb + local % o_.nb + 1;
        };
        for (int c = 0; c < local_columns_; ++c) {
            for (int r = 0; r < local_rows_; ++r)
                f(global(r, row_, rows_), global(c, column_, columns_),
                  static_cast<std::size_t>(c) * static_cast<std::size_t>(std::max(local_rows_, 1)) +
                      static_cast<std::size_t>(r));
        }
    }

    const Options& o_;
    int context_ = -1, rows_ = 1, columns_ = 1, row_ = 0, column_ = 0, local_rows_ = 0, local_columns_ = 0;
    int desc_[9] = {};
    std::vector<double> a_, z_, w_;
};

int measure(const Options& o, int ranks, int rank) {
    Run run(o, ranks);
    const std::vector<double> a = symbol_of(o.n);
    std::vector<double> seconds;
    for (int k = 0; k < o.repeat; ++k) {
        seconds.push_back(run.call(a));
        if (seconds.back() < 0) return 1;
    }
    double values = 0, vectors = 0;
    run.check(values, vectors);
    const bool good = values < 30 && vectors < 30;
    const double best = *std::min_element(seconds.begin(), seconds.end());
    const std::string line =
        fmt::format("pdsyevd,\"{}\",{},{},{},{},{:.5g},{:.3g},{:.3g},{},{}", o.library, o.n, o.nb, ranks,
                    run.grid(), best, values, vectors, o.device, o.commit);
    if (rank == 0) {
        std::puts(line.c_str());
        if (!good) std::puts("the eigenpairs are wrong");
        if (std::FILE* const file = o.out.empty() ? nullptr : std::fopen(o.out.c_str(), "a")) {
            if (std::fseek(file, 0, SEEK_END) == 0 && std::ftell(file) == 0)
                std::fputs("routine,library,n,nb,ranks,grid,seconds,value_error,vector_error,device,commit\n",
                           file);
            std::fputs((line + "\n").c_str(), file);
            std::fclose(file);
        }
    }
    return good ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    MPI_Init(&argc, &argv);
    int ranks = 1, rank = 0, status = 2;
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    Options options;
    if (read(argc, argv, options))
        status = measure(options, ranks, rank);
    else if (rank == 0)
        std::puts(
            "lapilli-scalapack-bench [--n N] [--nb N] [--repeat N] [--library NAME] [--device NAME] "
            "[--commit HASH] [--out FILE.csv]");
    MPI_Finalize();
    return status;
}
