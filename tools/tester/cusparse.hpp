// SPDX-License-Identifier: BSD-3-Clause
// cuSPARSE as a peer: the same product on the same vectors, in the GPU's memory.
#pragma once

#include <string>
#include <vector>

#include "tester/peer.hpp"
#include "tester/sparse_matrices.hpp"

namespace lapilli::tester {

// Y := A X for k vectors, A by rows (CSR). Throws PeerUnavailable, as every member does.
template <class T>
class Cusparse {
  public:
    Cusparse(const SparsePattern& a, const std::vector<T>& values);
    ~Cusparse();
    Cusparse(const Cusparse&) = delete;
    Cusparse& operator=(const Cusparse&) = delete;

    // Its algorithms for vectors whose k numbers of a row are neighbours; for one vector those of the product
    // with a vector.
    static std::vector<std::string> algorithms(std::int64_t k);
    // Gets ready for calls: x and y are in the memory of the present GPU.
    void prepare(const std::string& algorithm, std::int64_t k, const T* x, T* y);
    // Returns when the product is there.
    void call();
    std::string version() const;

  private:
    struct State;
    State* state_ = nullptr;
};

}  // namespace lapilli::tester
