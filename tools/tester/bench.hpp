// SPDX-License-Identifier: BSD-3-Clause
// A routine in one precision as lapilli-test measures it: LAPACK's calls one by one, those of the BLAS in
// batches. Another kind of routine is another Bench; the loop over the cases, the table and the file are the
// same for all.
#pragma once

#include <memory>
#include <vector>

#include "tester/options.hpp"
#include "tester/report.hpp"

namespace lapilli::tester {

struct Measured {
    std::vector<Measurement> own;  // in the places of --where, in their order
    std::vector<Measurement> peers;
};

class Bench {
  public:
    Bench() = default;
    virtual ~Bench() = default;
    Bench(const Bench&) = delete;
    Bench& operator=(const Bench&) = delete;

    virtual Case describe(const Problem&) const = 0;
    virtual Measured measure(const Problem&) = 0;
};

std::unique_ptr<Bench> lapack_bench(const Options& options, lapilli_context ctx, char precision);
std::unique_ptr<Bench> blas_bench(const Options& options, lapilli_context ctx, char precision);

}  // namespace lapilli::tester
