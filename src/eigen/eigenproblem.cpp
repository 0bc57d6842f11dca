// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/eigenproblem.hpp"

namespace lapilli {

template <class T>
EigenproblemWork<T>::EigenproblemWork(Arena& arena, const DistMatrix<T>& a, bool with_vectors, index_t kb,
                                      const Selection& part)
    : sytrd(arena, a), wanted(part) {
    if (!with_vectors) {
        sterf = std::make_unique<SterfWork>(arena, a.rows);
        return;
    }
    stedc = std::make_unique<StedcWork<T>>(arena, a.rows, part.most(a.rows), a.cyclic.nb());
    apply = std::make_unique<ApplyQWork<T>>(arena, a.rows, kb, stedc->vectors.cyclic);
}

template <class T>
index_t solve_eigenproblem(Context& context, EigenproblemWork<T>& work) {
    SytrdWork<T>& s = work.sytrd;
    {
        PhaseScope phase(context, "tridiagonalize");
        sytrd(context, s);
    }
    {
        PhaseScope phase(context, "tridiagonal eigenproblem");
        if (work.stedc == nullptr) {
            work.found = {0, bisect(context, s.d, s.e, work.wanted, s.d, nullptr, *work.sterf)};
            return 0;
        }
        const StedcResult result = stedc(context, s.d, s.e, work.wanted, *work.stedc);
        work.found = result.found;
        if (result.info != 0) return result.info;
    }
    PhaseScope phase(context, "back-transform");
    std::vector<T*> tau;
    for (const auto& device : s.dev) tau.push_back(device.tau);
    apply_q(context, Op::none, s.a, tau, work.stedc->vectors, Start::matrix, *work.apply);
    return 0;
}

#define LAPILLI_INSTANTIATE(T)           \
    template struct EigenproblemWork<T>; \
    template index_t solve_eigenproblem(Context&, EigenproblemWork<T>&);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
LAPILLI_INSTANTIATE(std::complex<float>)
LAPILLI_INSTANTIATE(std::complex<double>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
