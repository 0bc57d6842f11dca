// SPDX-License-Identifier: BSD-3-Clause
#include "svd/bidiagonalization.hpp"

#include "matrix/redistribute.hpp"
#include "matrix/safe_range.hpp"
#include "reflectors/stored_q.hpp"

namespace lapilli {

template <class T>
BidiagonalizationWork<T>::BidiagonalizationWork(Arena& arena, const CopyPlan& of_a, const SvdPlan& plan,
                                                bool keep, TallQ of_tall, const CarveLater& later)
    : kept(of_tall) {
    const index_t kd = plan.band.kd;
    DistMatrix<T> reduced;
    if (plan.qr_first) {
        qr = std::make_unique<GramFirstWork<T>>(arena, of_a, plan.qr);
        const DistMatrix<T>& tall = qr->a.matrix;
        for (int d = 0; d < arena.devices(); ++d) {
            norms.push_back(arena.device_array<R>(d, tall.cyclic.blocks()));
            if (kept != TallQ::nothing) qr_tau.push_back(arena.device_array<T>(d, tall.cols()));
        }
        host_norms = arena.pinned_array<R>(tall.cyclic.blocks());
        if (qr->tries_gram && kept != TallQ::reflectors) qr_columns.emplace(arena, tall.cols());
        reduced = {arena, tall.cols(), tall.cols(), kd};
    } else {
        operand = std::make_unique<CopiedOperand<T>>(arena, of_a, kd);
        reduced = operand->matrix;
    }
    if (plan.panel > 0) {
        at_once = std::make_unique<GebrdWork<T>>(arena, reduced, plan.panel);
        arena.overlay([&] { at_once->carve_workspace(arena); }, later);
        return;
    }
    to_band = std::make_unique<Ge2gbWork<T>>(arena, reduced, plan.band.panels, [&] {
        to_bidiagonal = std::make_unique<Gb2bdWork<T>>(arena, reduced.cols(), kd, keep);
        arena.overlay([&] { to_bidiagonal->carve_workspace(arena); }, later);
    });
}

template <class T>
TwoSidedReflectors<T> BidiagonalizationWork<T>::reflectors() const {
    if (at_once != nullptr) return {at_once->a, 1, {at_once->tauq}, {at_once->taup}};
    TwoSidedReflectors<T> all{to_band->a, to_band->b, {}, {}};
    for (const auto& device : to_band->dev) {
        all.tauq.push_back(device.tauq);
        all.taup.push_back(device.taup);
    }
    return all;
}

namespace {

/// R becomes what is reduced, without reflectors. Returns false, with A unchanged, if Gram matrices do not
/// factor it.
template <class T>
bool reduce_by_gram(Context& context, BidiagonalizationWork<T>& work) {
    if (!work.qr_columns) return false;
    const DeviceView<T>& a = work.qr->a.matrix.local[0];
    if (!gram_triangle(context, a, work.qr->gram, *work.qr_columns, work.reduced().local[0])) return false;
    work.has_columns = work.kept == TallQ::columns;
    if (work.has_columns) gram_columns(context, a, work.qr->gram, *work.qr_columns);
    context.submitted(1);
    return true;
}

template <class T>
void reduce_by_reflectors(Context& context, BidiagonalizationWork<T>& work) {
    GramFirstWork<T>& qr = *work.qr;
    const T* tau = qr.gram.host_tau;
    if (work.qr_columns || !qr.by_gram(context)) {
        geqrf(context, qr.geqrf);
        tau = qr.geqrf.tau;
    }
    context.synchronize();
    const index_t n = qr.a.matrix.cols();
    if (!work.qr_tau.empty()) upload_tau(context, std::vector<T>(tau, tau + n), work.qr_tau);
    const DistMatrix<T>& r = work.reduced();
    redistribute(context, readable(top_of(qr.a.matrix, n)), r);
    for (index_t k = 0; k < r.cyclic.blocks(); ++k)
        set(context.queue(r.cyclic.owner(k)), Part::strictly_lower, T(0), T(0),
            r.block_column(k, r.cyclic.block_start(k)));
    context.synchronize();
}

/// The R of a tall matrix becomes what is reduced.
template <class T>
real_t<T> reduce_to_triangle(Context& context, BidiagonalizationWork<T>& work) {
    const real_t<T> sigma =
        scale_to_safe_range(context, Part::all, work.qr->a.matrix, work.norms, work.host_norms);
    work.has_columns = false;
    if (!reduce_by_gram(context, work)) reduce_by_reflectors(context, work);
    return sigma;
}

}  // namespace

template <class T>
real_t<T> bidiagonalize(Context& context, BidiagonalizationWork<T>& work) {
    real_t<T> sigma(1);
    if (work.qr != nullptr) {
        PhaseScope phase(context, "factor");
        sigma = reduce_to_triangle(context, work);
    }
    if (work.at_once != nullptr) {
        PhaseScope phase(context, "reduce to bidiagonal form");
        return sigma * gebrd_in_safe_range(context, *work.at_once);
    }
    {
        PhaseScope phase(context, "reduce to a band");
        sigma *= ge2gb(context, *work.to_band);
    }
    PhaseScope phase(context, "reduce to bidiagonal form");
    gb2bd<T>(context, work.to_band->band, *work.to_bidiagonal);
    return sigma;
}

#define LAPILLI_INSTANTIATE(T)                \
    template struct BidiagonalizationWork<T>; \
    template real_t<T> bidiagonalize(Context&, BidiagonalizationWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
