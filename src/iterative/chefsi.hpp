// SPDX-License-Identifier: BSD-3-Clause
// Chebyshev-filtered subspace iteration (Zhou, Saad, Tiago, Chelikowsky 2006), with a degree for each vector
// (Winkelmann, Springer, Di Napoli 2019): eigenvalues of A x = lambda x at one end of the spectrum, with
// their vectors.
#pragma once

#include <algorithm>
#include <limits>
#include <vector>

#include "iterative/chebyshev_filter.hpp"
#include "iterative/orthonormalize.hpp"
#include "iterative/pairs_result.hpp"
#include "iterative/spectrum_bounds.hpp"
#include "iterative/vectors.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
struct ChefsiTask {
    index_t wanted;  ///< pairs that must converge
    index_t block;   ///< vectors that are iterated, at least as many
    index_t guess;   ///< vectors to begin with
    index_t degree;  ///< of filters, at most; 0: it is chosen
    bool largest;
    real_t<T> tolerance;
    index_t iterations;
};

/// The arrays of vectors: X, those of the filter's recurrence, products with A.
struct ChefsiArrays {
    static constexpr int x = 0, other = 1, image = 2;
    /// The number of vectors that analyse the spectrum together, in the last two arrays.
    static index_t probes(index_t n) { return std::min<index_t>(n, 4); }
    static std::vector<index_t> counts(index_t probes, index_t block) {
        return {block, std::max(block, 2 * probes), std::max(block, probes)};
    }
};

template <class T>
class Chefsi {
  public:
    /// A guess is in the first vectors of X.
    Chefsi(Context& context, Vectors<T>& vectors, const ChefsiTask<T>& task);

    /// Throws UnfitOperator, or Error for a NaN.
    PairsResult<T> run();
    /// Where the eigenvectors are.
    Group result() const { return all(ChefsiArrays::x); }

  private:
    using Real = real_t<T>;

    Group all(int array) const { return {array, 0, task_.block}; }
    void look_at_spectrum();
    void orthonormalize(index_t first, index_t given);
    void rayleigh_ritz();
    void find_residuals();
    bool confirm();
    bool is_stalled(index_t iteration);
    DampedInterval<Real> damped_interval() const;
    ChebyshevFilter<T> next_filter() const;
    void filter();
    void report();
    Real allowed(Real value) const { return task_.tolerance * (norm_ + std::abs(value)); }
    PairsResult<T> finish();

    Context& context_;
    Vectors<T>& vectors_;
    ChefsiTask<T> task_;
    index_t n_;
    Orthonormalizer<T> orthonormalizer_;
    /// The lowest values of scale_ A are found, which is negative for the largest ones of A.
    Real scale_ = 1, norm_ = 0;
    SpectrumBounds<Real> spectrum_;
    Real upper_ = 0;  ///< above all eigenvalues, as far as is known
    index_t most_degrees_;
    std::vector<Real> values_, residuals_;
    index_t converged_ = 0;  ///< of the wanted pairs
    index_t locked_ = 0;  ///< of these the ones in front of the first one that has not: they are not filtered
    Real worst_ = 0;      ///< residual of a wanted pair, over the norms
    Real least_worst_ = std::numeric_limits<Real>::infinity();
    index_t last_progress_ = 0;
    std::uint64_t seed_ = 1;
    PairsResult<T> result_;
};

}  // namespace lapilli
