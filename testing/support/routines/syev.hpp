// SPDX-License-Identifier: BSD-3-Clause
// SYEV and HEEV: SYEVD with other work arrays.
#pragma once

#include "support/routines/syevd.hpp"

namespace lapilli::testing {

template <class T>
struct Syev : Syevd<T>, from_table::SyevCalls<T, Syev<T>> {
    using Table = from_table::SyevCalls<T, Syev<T>>;
    using Table::call, Table::call_spread, Table::call_lapack, Table::memory;
    using typename Table::Values;
    using Syevd<T>::written;

    static Facts facts() {
        Facts facts = Syevd<T>::facts();
        facts.name = "syev";
        facts.schedules = {{.settings = {{"schedule", "device"}}}};  // all of them are SYEVD's matter
        return facts;
    }
    static Values values(const Problem& p) { return {.jobz = p.job, .uplo = p.uplo, .n = p.n}; }
};

}  // namespace lapilli::testing
