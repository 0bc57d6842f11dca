// SPDX-License-Identifier: BSD-3-Clause
// A dense matrix to bidiagonal form on the devices: a tall one by QR to R, then to a band (ge2gb.hpp), then by a bulge chase
// (gb2bd.hpp). A wide matrix is the adjoint of a tall one.
#pragma once

#include <memory>

#include "qr/drivers_common.hpp"
#include "svd/gb2bd.hpp"
#include "svd/ge2gb.hpp"
#include "svd/plan.hpp"

namespace lapilli {

/// Steps run one after the other, and later steps reuse the workspace of earlier ones:
///
///     A; R, QR's workspace, if A is tall | tau, band | to a band
///                                                    | reflectors of the chase, if kept | chase
///                                                                                       | later
template <class T>
struct BidiagonalizationWork {
    using R = real_t<T>;
    std::unique_ptr<GramFirstWork<T>> qr;       ///< a tall matrix, its QR factorization
    std::unique_ptr<StagedOperand<T>> operand;  ///< a matrix that is not tall
    std::vector<T*> qr_tau;                     ///< on each device, if it is kept
    std::vector<R*> norms;                      ///< of block columns of a tall matrix, on each device
    R* host_norms = nullptr;
    std::unique_ptr<Gb2bdWork<T>> to_bidiagonal;
    std::unique_ptr<Ge2gbWork<T>> to_band;

    /// keep: for vectors. `later` may carve all device memory that only the reductions need.
    BidiagonalizationWork(Arena& arena, const Staging& of_a, const SvdPlan& plan, bool keep,
                          const CarveLater& later = nothing_later);

    StagedOperand<T>& a() { return qr != nullptr ? qr->a : *operand; }
    /// The bidiagonal matrix's elements.
    index_t order() const { return to_bidiagonal->n; }
};

/// a: uploaded. to_bidiagonal's d and e become those of B in A = Q B P^H, of the matrix scaled by the returned power of two.
/// Throws LAPILLI_ERROR_NOT_FINITE.
template <class T>
real_t<T> bidiagonalize(Context& context, BidiagonalizationWork<T>& work);

}  // namespace lapilli
