// SPDX-License-Identifier: BSD-3-Clause
// A dense matrix to bidiagonal form on the devices: a tall one by QR to R, then to a band (ge2gb.hpp), then
// by a bulge chase (gb2bd.hpp); or at once (gebrd.hpp). A wide matrix is the adjoint of a tall one.
#pragma once

#include <memory>
#include <optional>

#include "qr/drivers_common.hpp"
#include "qr/gram_columns.hpp"
#include "svd/gb2bd.hpp"
#include "svd/ge2gb.hpp"
#include "svd/gebrd.hpp"
#include "svd/plan.hpp"

namespace lapilli {

/// The reflectors of a reduction to an upper band of width b, or to bidiagonal form, where b is 1: those of Q
/// below the diagonal, those of P to the right of the band.
template <class T>
struct TwoSidedReflectors {
    const DistMatrix<T>& a;
    index_t b;
    std::vector<T*> tauq, taup;  ///< on each device
};

/// The part of Q that the QR factorization of a tall matrix keeps.
enum class TallQ {
    nothing,
    columns,    ///< the first ones, one for each column, where Gram matrices make them; else reflectors
    reflectors  ///< all of Q
};

/// Steps run one after the other, and later steps reuse the workspace of earlier ones:
///
///     A; R, QR's workspace, if A is tall | tau, band | to a band
///                                                    | reflectors of the chase, if kept | chase
///                                                                                       | later
///     in one stage:   A; R, QR's workspace, if A is tall | tau | GEBRD's workspace
///                                                              | later
template <class T>
struct BidiagonalizationWork {
    using R = real_t<T>;
    std::unique_ptr<GramFirstWork<T>> qr;       ///< a tall matrix, its QR factorization
    std::unique_ptr<CopiedOperand<T>> operand;  ///< a matrix that is not tall
    TallQ kept;
    std::optional<GramColumnsWork<T>> qr_columns;  ///< if Gram matrices are tried and no reflectors asked for
    bool has_columns = false;                      ///< Q's columns are in A, in the place of reflectors
    std::vector<T*> qr_tau;                        ///< on each device, if reflectors are kept
    std::vector<R*> norms;                         ///< of block columns of a tall matrix, on each device
    R* host_norms = nullptr;
    std::unique_ptr<Gb2bdWork<T>> to_bidiagonal;
    std::unique_ptr<Ge2gbWork<T>> to_band;
    std::unique_ptr<GebrdWork<T>> at_once;  ///< one stage, in place of these two

    /// keep: the reflectors of the other reductions, for vectors. `later` may carve all device memory that
    /// only the reductions need.
    BidiagonalizationWork(Arena& arena, const CopyPlan& of_a, const SvdPlan& plan, bool keep, TallQ of_tall,
                          const CarveLater& later = nothing_later);

    CopiedOperand<T>& a() { return qr != nullptr ? qr->a : *operand; }
    /// The bidiagonal matrix's elements.
    index_t order() const { return at_once != nullptr ? at_once->cols() : to_bidiagonal->n; }
    /// The width of the band whose reflectors are in A, and of A's block columns.
    index_t width() const { return at_once != nullptr ? 1 : to_bidiagonal->b; }
    index_t nb() const { return at_once != nullptr ? at_once->a.cyclic.nb() : to_bidiagonal->b; }
    R* d() const { return at_once != nullptr ? at_once->host_d : to_bidiagonal->d; }
    R* e() const { return at_once != nullptr ? at_once->host_e : to_bidiagonal->e; }
    /// The matrix that is reduced: A, or its R.
    const DistMatrix<T>& reduced() const { return at_once != nullptr ? at_once->a : to_band->a; }
    TwoSidedReflectors<T> reflectors() const;
    /// The reflectors of the chase from one side; null in one stage.
    const ChaseReflectors<T>* of_chase(bool left) const {
        if (at_once != nullptr) return nullptr;
        return left ? &*to_bidiagonal->left : &*to_bidiagonal->right;
    }
};

/// a: uploaded. d and e become those of B in A = Q B P^H, of the matrix scaled by the returned power of two.
/// Throws LAPILLI_ERROR_NOT_FINITE.
template <class T>
real_t<T> bidiagonalize(Context& context, BidiagonalizationWork<T>& work);

}  // namespace lapilli
