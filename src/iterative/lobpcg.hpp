// SPDX-License-Identifier: BSD-3-Clause
// LOBPCG: some eigenvalues of A x = lambda B x at one end of the spectrum, with their vectors (Knyazev 2001),
// on an orthonormal basis (Hetmaniuk, Lehoucq 2006; Duersch, Shao, Yang, Gu 2018).
#pragma once

#include <limits>
#include <vector>

#include "iterative/orthonormalize.hpp"
#include "iterative/pairs_result.hpp"
#include "iterative/vectors.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// The task of a call.
template <class T>
struct LobpcgTask {
    index_t wanted;       ///< pairs that must converge
    index_t block;        ///< vectors that are iterated, at least as many
    index_t constraints;  ///< vectors to which all others are kept orthogonal
    index_t guess;        ///< vectors to begin with, at most as many as are iterated
    bool largest;
    bool generalized;  ///< there is a B
    bool preconditioned;
    real_t<T> tolerance;
    bool relative;  ///< residuals are held against the eigenvalue alone
    index_t iterations;
    Orthogonalization how;
    bool any_preconditioner;  ///< it need not be Hermitian and positive definite
};

/// The arrays of vectors: S = [Y X P W], A S, B S and residuals, or room for vectors on their way. Y: the
/// constraints.
struct LobpcgArrays {
    static constexpr int s = 0, as = 1, residuals = 2, bs = 3;
    /// The number of vectors in each array.
    static std::vector<index_t> counts(index_t block, index_t constraints, bool generalized) {
        const index_t all = constraints + 3 * block;
        std::vector<index_t> counts{all, all, block};
        if (generalized) counts.push_back(all);
        return counts;
    }
    template <class T>
    static Group constraint_vectors(const LobpcgTask<T>& task) {
        return {s, 0, task.constraints};
    }
    template <class T>
    static Group guess_vectors(const LobpcgTask<T>& task) {
        return {s, task.constraints, task.guess};
    }
};

template <class T>
class Lobpcg {
  public:
    /// The constraints, and a guess, are in their places. Constraints that depend on others are dropped.
    Lobpcg(Context& context, Vectors<T>& vectors, const LobpcgTask<T>& task);

    /// Throws UnfitOperator, or Error for a NaN.
    PairsResult<T> run();
    /// Where the eigenvectors are.
    Group result() const { return x(LobpcgArrays::s); }

  private:
    using Real = real_t<T>;

    Group x(int array) const { return {array, constraints_, block_}; }
    Group p(int array) const { return {array, constraints_ + block_, p_}; }
    Group xp(int array) const { return {array, constraints_, block_ + p_}; }
    Group w(int array) const { return {array, constraints_ + block_ + p_, w_}; }
    Group xpw(int array) const { return {array, constraints_, block_ + p_ + w_}; }
    /// Without a preconditioner in the place of W, which is made of them.
    Group residual_vectors() const {
        if (task_.preconditioned) return {LobpcgArrays::residuals, 0, block_};
        return {LobpcgArrays::s, constraints_ + block_ + p_, block_};
    }

    void find_scales();
    void orthonormalize_constraints();
    void start();
    void begin_with(index_t found);
    void multiply_by_b(Group group);
    void find_residuals();
    bool is_done() const { return converged_wanted_ == task_.wanted; }
    bool confirm();
    bool is_stalled(index_t iteration);
    void make_directions();
    void precondition();
    void fill_with_random(Group group);
    void rayleigh_ritz();
    void take_vectors(const SmallMatrix<T>& g);
    PairsResult<T> finish();

    Context& context_;
    Vectors<T>& vectors_;
    LobpcgTask<T> task_;
    int bs_;
    Orthonormalizer<T> orthonormalizer_;
    index_t constraints_, block_, p_ = 0, w_ = 0;
    /// The problem that is solved is (a_scale A) x = lambda (b_scale B) x.
    Real a_scale_ = 1, b_scale_ = 1, preconditioner_scale_ = 0;
    Real a_norm_ = 0, b_norm_ = 1;
    bool is_unfit_ = false, is_left_out_ = false;  ///< the preconditioner
    std::vector<Real> values_, residuals_;
    SmallMatrix<T> projected_;  ///< [X P]^H A [X P]
    std::vector<index_t> active_;
    index_t converged_wanted_ = 0;
    /// The largest ratio of a wanted pair's residual to its rounding errors; the least ratio so far, and its
    /// iteration.
    Real over_rounding_ = 0, least_over_rounding_ = std::numeric_limits<Real>::infinity();
    index_t last_progress_ = 0;
    std::uint64_t seed_ = 1;
    PairsResult<T> result_;
};

}  // namespace lapilli
