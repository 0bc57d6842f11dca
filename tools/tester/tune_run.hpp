// SPDX-License-Identifier: BSD-3-Clause
// Loads compiled candidates of the matrix product, checks them against cuBLAS and times both.
#pragma once

#include <memory>

#include "lapilli/lapilli.h"
#include "tester/tune_compile.hpp"
#include "tester/tune_results.hpp"

namespace lapilli::tester {

class TuneRunner {
  public:
    // On device 0 of the context, for these products. Throws PeerUnavailable when it is not a CUDA device, or
    // when this program was built without CUDA.
    static std::unique_ptr<TuneRunner> create(lapilli_context ctx, char precision,
                                              const std::vector<TuneShape>& shapes);
    virtual ~TuneRunner() = default;

    virtual std::string gpu() const = 0;
    virtual std::string architecture() const = 0;
    virtual ProductLimits limits() const = 0;
    virtual int multiprocessors() const = 0;
    virtual void load_sum(const std::string& file) = 0;

    // cuBLAS on the shape with that number.
    virtual TuneResult run_cublas(std::size_t shape) = 0;
    // Loads the candidate for the calls of run that follow; "" or why it cannot run.
    virtual std::string load(const CompiledCandidate& candidate) = 0;
    // Candidates that are far slower than `best` GF/s are timed once only.
    virtual TuneResult run(std::size_t shape, double best) = 0;
    // False when a candidate has left the GPU's context unusable.
    virtual bool alive() const = 0;
};

}  // namespace lapilli::tester
