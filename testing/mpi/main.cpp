// SPDX-License-Identifier: BSD-3-Clause
// All ranks run all tests; rank 0 reports, the others only what fails.
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>

#include "scalapack.hpp"

namespace lapilli::mpi_test {
namespace {

std::string log_file() { return "/tmp/lapilli-mpi-test-" + std::to_string(getpid()) + ".log"; }

/// The output of ranks other than the first: failures alone.
class Failures : public testing::EmptyTestEventListener {
  public:
    explicit Failures(int rank) : rank_(rank) {}
    void OnTestPartResult(const testing::TestPartResult& part) override {
        if (!part.failed()) return;
        std::cerr << "rank " + std::to_string(rank_) + ": " + part.file_name() + ":" +
                         std::to_string(part.line_number()) + "\n" + part.summary() + "\n";
    }

  private:
    int rank_;
};

}  // namespace

std::string log_of(const std::function<void()>& work) {
    std::ofstream(log_file(), std::ios::trunc).close();
    work();
    std::ifstream file(log_file());
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

bool told(MPI_Comm comm, const std::string& log, const std::string& text) {
    int lines = log.find(text) != std::string::npos ? 1 : 0;
    MPI_Allreduce(MPI_IN_PLACE, &lines, 1, MPI_INT, MPI_SUM, comm);
    return lines == 1;
}

void* symbol(By by, const std::string& name) {
    void* const first = dlsym(RTLD_DEFAULT, name.c_str());
    if (by == By::lapilli) return first;
    static void* const library = dlopen(LAPILLI_TEST_SCALAPACK, RTLD_NOW | RTLD_LOCAL);
    void* const next = library == nullptr ? nullptr : dlsym(library, name.c_str());
    if (next == nullptr || next == first) {
        std::cerr << "no " << name << " of ScaLAPACK behind the drop-in library" << std::endl;
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    return next;
}

}  // namespace lapilli::mpi_test

int main(int argc, char** argv) {
    setenv("LAPILLI_LOG", lapilli::mpi_test::log_file().c_str(), 1);
    MPI_Init(&argc, &argv);
    testing::InitGoogleTest(&argc, argv);
    int rank = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    testing::TestEventListeners& listeners = testing::UnitTest::GetInstance()->listeners();
    if (rank != 0) {
        delete listeners.Release(listeners.default_result_printer());
        listeners.Append(new lapilli::mpi_test::Failures(rank));
    }
    int failed = RUN_ALL_TESTS();
    MPI_Allreduce(MPI_IN_PLACE, &failed, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    unlink(lapilli::mpi_test::log_file().c_str());
    MPI_Finalize();
    return failed;
}
