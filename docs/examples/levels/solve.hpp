// SPDX-License-Identifier: BSD-3-Clause
// One eigenproblem through Lapilli, checked, and the same through LAPACK.
#pragma once

#include <lapilli/lapilli.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace levels {

// LAPACK's own bound for its tests: an error of this many n eps (relative to the norm of A) is a failure.
inline constexpr double threshold = 30;

// Eigenvalues of two stable methods differ by rounding errors that add up like the square root of the order:
// what max |w - w'| / (||A|| eps) must stay below.
double difference_threshold(std::size_t n);

struct Cancelled : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Owns a context. Throws InputError for devices that cannot be had.
class Context {
  public:
    explicit Context(const std::string& devices);
    ~Context() { lapilli_destroy(handle_); }
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    operator lapilli_context() const { return handle_; }
    // The devices by name, or why there are none.
    std::string description() const;
    bool on_gpus() const;

  private:
    std::string name(lapilli_int k) const;
    lapilli_context handle_ = nullptr;
    std::string devices_;
};

struct Solution {
    std::string routine;         // "dsyevd"
    std::vector<double> levels;  // ascending
    std::vector<float> weights;  // |V(i,k)|^2 at i + k n
    bool on_gpus = false;
    double seconds = 0;
    std::vector<std::pair<std::string, double>> phases;
    double residual = 0;                 // ||A V - V L|| / (||A|| n eps)
    double orthogonality = 0;            // ||V^H V - I|| / (n eps)
    std::optional<double> peer_seconds;  // LAPACK's
    double difference = 0;               // greatest |w - w_LAPACK| / (||A|| eps)

    bool passed() const;
};

// LAPACKE's work size of syevd and heevd is a 32-bit integer.
inline constexpr std::int64_t greatest_peer = 32000;

// A: Hermitian, both triangles, n-by-n. T: double or std::complex<double>. announce(step): the next step that
// is not the library's.
template <class T>
Solution solve(
    const Context& context, const std::vector<T>& a, std::int64_t n, bool with_peer,
    const std::function<void(const char*)>& announce = [](const char*) {});

}  // namespace levels
