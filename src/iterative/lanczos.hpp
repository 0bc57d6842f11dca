// SPDX-License-Identifier: BSD-3-Clause
// Block Lanczos with thick restarts (Wu, Simon 2000): many eigenvalues of A at one end, or those of the
// largest size, with their vectors. A is self-adjoint in the inner product of B.
#pragma once

#include <limits>
#include <vector>

#include "iterative/operator_checks.hpp"
#include "iterative/orthonormalize.hpp"
#include "iterative/pairs_result.hpp"
#include "iterative/vectors.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// The eigenvalues that come first.
enum class End { smallest, largest, largest_size };

template <class T>
struct LanczosTask {
    index_t wanted;  ///< pairs
    index_t block;   ///< vectors that a product is for
    index_t basis;   ///< vectors that are kept at most
    index_t guess;   ///< vectors to begin with
    End end;
    bool generalized;  ///< there is a B
    real_t<T> tolerance;
    index_t restarts;
};

/// The arrays of vectors: the basis V with the block behind it, A times a block, B V.
struct LanczosArrays {
    static constexpr int v = 0, image = 1, bv = 2;
    static std::vector<index_t> counts(index_t block, index_t basis, bool generalized) {
        std::vector<index_t> counts{basis + block, block};
        if (generalized) counts.push_back(basis + block);
        return counts;
    }
};

template <class T>
class Lanczos {
  public:
    /// A guess is in the first vectors of V.
    Lanczos(Context& context, Vectors<T>& vectors, const LanczosTask<T>& task);

    /// Throws UnfitOperator, or Error for a NaN.
    PairsResult<T> run();
    /// Where the eigenvectors are.
    Group result() const { return {LanczosArrays::v, 0, task_.wanted}; }

  private:
    using Real = real_t<T>;

    void start();
    void multiply_by_b(index_t first, index_t count);
    void random_block(index_t first, index_t count);
    void extend();
    void step();
    void rayleigh_ritz();
    bool is_stalled(index_t restarts);
    bool is_in_vain();
    /// The coefficients of that many Ritz vectors in V, and of the block behind V.
    HostView<const T> coefficients_of(index_t kept);
    void restart();
    bool confirm();
    Real allowed(Real value) const { return std::max(task_.tolerance * (norm_ + std::abs(value)), Real(0)); }
    bool is_wanted_first(Real a, Real b) const;
    PairsResult<T> finish();

    Context& context_;
    Vectors<T>& vectors_;
    LanczosTask<T> task_;
    index_t n_;
    int bv_;
    Orthonormalizer<T> orthonormalizer_;
    Real scale_ = 1, norm_ = 0, b_scale_ = 1;
    /// A V = V H + W R E^H: V has the first size_ vectors, W the next width_; R is in the last columns. Large
    /// matrices are made once, and only what is needed of them is moved: of order 10^4 each pass over one
    /// takes a tenth of a second.
    SmallMatrix<T> h_;  ///< the lower triangle of H, then its eigenvectors
    SmallMatrix<T> r_;
    Relation<T> relation_;  ///< of the last step
    SmallMatrix<T> coefficients_;
    HermitianTest<T> hermitian_;  ///< of H
    index_t size_ = 0, width_ = 0;
    index_t coupled_ =
        0;  ///< from which vector on the next product has something of V: behind a restart, of all
    std::vector<Real> values_, residuals_;  ///< of the Ritz pairs, those that are wanted first in front
    std::vector<index_t> order_;            ///< the columns of their vectors
    index_t converged_ = 0;
    Real least_residual_ = std::numeric_limits<Real>::infinity();
    index_t last_progress_ = 0;
    Real least_confirmed_ = std::numeric_limits<Real>::infinity();  ///< by products with the wanted vectors
    int in_vain_ = 0;
    std::uint64_t seed_ = 1;
    PairsResult<T> result_;
};

}  // namespace lapilli
