// SPDX-License-Identifier: BSD-3-Clause
// SYEV and HEEV: SYEVD with other work arrays.
#pragma once

#include "support/routines/syevd.hpp"

namespace lapilli::testing {

LAPILLI_TESTING_ROUTINE(syev, ssyev, dsyev, cheev, zheev)

template <class T>
struct Syev : Syevd<T> {
    using Pointers = typename Syevd<T>::Pointers;
    using Spread = typename Syevd<T>::Spread;

    static Facts facts() {
        Facts facts = Syevd<T>::facts();
        facts.name = "syev";
        facts.schedules = {{.settings = {{"schedule", "device"}}}};  // all of them are SYEVD's matter
        return facts;
    }
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Pointers& x) {
        return api::syev<T>(ctx, p.job, p.uplo, p.n, x.A.data, x.A.ld, x.W);
    }
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        return api::syev_mgpu<T>(ctx, p.job, p.uplo, x.A, x.W);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        return lapack::syev<T>(p.job, p.uplo, p.n, x.A.data, x.A.ld, x.W);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::syev_memory<T>(ctx, p.job, p.n, bytes);
    }
};

}  // namespace lapilli::testing
