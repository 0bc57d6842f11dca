// SPDX-License-Identifier: BSD-3-Clause
// cuBLAS as a peer: the same call on the same operands and the same stream.
#pragma once

#include <string>

#include "tester/blas_case.hpp"
#include "tester/peer.hpp"

namespace lapilli::tester {

enum class CublasMode {
    plain,
    atomics,   // sums in any order
    emulated,  // its own products by bfloat16 in s and c, by fixed-point numbers in d and z, where possible
};

template <class T>
class Cublas {
  public:
    // On the GPU's stream. Throws PeerUnavailable, as every member does.
    Cublas(int gpu, void* stream, CublasMode mode);
    ~Cublas();
    Cublas(const Cublas&) = delete;
    Cublas& operator=(const Cublas&) = delete;

    // Hands the call over to the stream.
    void call(const BlasCase& that, const BlasPointers<T>& operands) const;
    std::string version() const;

  private:
    void* handle_ = nullptr;
};

}  // namespace lapilli::tester
