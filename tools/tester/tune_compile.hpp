// SPDX-License-Identifier: BSD-3-Clause
// Compiles candidates of the matrix product with nvcc, several at a time, each to a cubin of its own.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "tester/tune_space.hpp"

namespace lapilli::tester {

// The instances of the kernel that a product needs: op(A) as 'N' or not, op(B) as not 'N' or 'N'.
using ProductVariant = std::pair<bool, bool>;
ProductVariant variant_of(const TuneShape& shape);
// A part of such an instance's name, as the compiler mangles it.
std::string mangled_variant(const ProductVariant& variant);

// nvcc by CUDACXX, PATH, CUDA_PATH or CUDA_HOME, or where toolkits are usually installed; "" if there is
// none.
std::string find_nvcc();

struct CompileSettings {
    std::string nvcc, kernels, architecture;  // "sm_90"
    char precision = 'd';
    std::set<ProductVariant> variants;
    int jobs = 1;
};

struct CompiledCandidate {
    ProductPolicy policy;
    std::string file, trouble;  // "" and why, when the compiler refused
};

class Compiler {
  public:
    explicit Compiler(CompileSettings settings);
    // Waits for compilers that are at work, and removes all files.
    ~Compiler();
    Compiler(const Compiler&) = delete;
    Compiler& operator=(const Compiler&) = delete;

    void submit(const ProductPolicy& policy);
    // The next that is ready, in the order of completion; false when all that was submitted has been
    // returned.
    bool next(CompiledCandidate& candidate);
    // Forgets what has not been begun.
    void cancel();

    // The kernel that adds the shares of k; throws when it does not compile.
    std::string compile_sum();

  private:
    std::string compile(const std::string& name, const std::string& text, std::string& trouble) const;
    void work();

    CompileSettings settings_;
    std::string directory_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::pair<std::size_t, ProductPolicy>> waiting_;
    std::deque<CompiledCandidate> ready_;
    std::size_t submitted_ = 0, running_ = 0;
    bool ends_ = false;
    std::vector<std::thread> workers_;
};

}  // namespace lapilli::tester
