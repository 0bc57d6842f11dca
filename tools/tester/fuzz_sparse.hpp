// SPDX-License-Identifier: BSD-3-Clause
// Cases of the fuzzer that are no routines of LAPACK or the BLAS: products of sparse matrices of every shape,
// and pairs of small operators by the iterative routines.
#pragma once

#include "tester/fuzz_case.hpp"

namespace lapilli::tester {

struct SparseCase {
    std::string call = "spmm";        // spmm, lobpcg, trlan, chefsi
    std::string shape = "full";       // sparse_shapes()
    std::string format = "auto";      // sparse.format
    std::string made = "csr";         // how the matrix is handed over; of an operator, "dense" too
    std::string method = "cholesky";  // lobpcg.orthogonalization
    char precision = 'd', storage = 'G', trans = 'N', order = 'R', which = 'S';
    std::int64_t m = 1, n = 1;  // rows and columns
    std::int64_t k = 1;         // vectors, or pairs that are wanted
    std::int64_t pad = 0;       // of leading dimensions
    std::uint64_t seed = 1;     // of the numbers
    std::string devices = "none";
    int x_device = -1, y_device = -1;
    testing::Settings settings;
};

// Their names for --routine.
const std::vector<std::string>& sparse_calls();

// Draws a case with one of these calls; precisions, settings and devices from the space.
SparseCase draw_sparse(const FuzzSpace& space, const std::vector<std::string>& calls, std::uint64_t seed,
                       std::uint64_t number);
std::string text_of(const SparseCase& that);
// A line that begins with "sparse=". Throws UsageError.
SparseCase parse_sparse(const std::string& text);
std::string fault_of(const SparseCase& that);
std::vector<SparseCase> simpler_cases(const SparseCase& that);

}  // namespace lapilli::tester
