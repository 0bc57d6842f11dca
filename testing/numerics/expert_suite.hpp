// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the suites of GESVX and POSVX.
#pragma once

#include "numerics/suite.hpp"
#include "support/routines/gesvx.hpp"

namespace lapilli::testing {

template <class T>
struct General {
    using Description = Gesvx<T>;
    using Data = typename Description::Data;
    static std::vector<Real<T>>& factors(Data& x) { return x.R; }
    static constexpr lapilli_int equed = -10, scale = -11, ldb = -14;
};
template <class T>
struct Definite {
    using Description = Posvx<T>;
    using Data = typename Description::Data;
    static std::vector<Real<T>>& factors(Data& x) { return x.S; }
    static constexpr lapilli_int equed = -9, scale = -10, ldb = -12;
};

inline Problem expert_problem(char fact, std::int64_t n = 45, std::int64_t columns = 3) {
    Problem p;
    p.n = n;
    p.k = columns;
    p.pad = 2;
    p.choose("fact", fact);
    return p;
}
template <class System>
typename System::Data data_of(const Problem& p) {
    typename System::Data x;
    System::Description::data(p, x);
    return x;
}
template <class System>
lapilli_int call(lapilli_context ctx, const Problem& p, typename System::Data& x) {
    return System::Description::call(ctx, p, System::Description::pointers(x));
}
template <class System>
lapilli_int call_lapack(const Problem& p, typename System::Data& x) {
    return System::Description::call_lapack(p, System::Description::pointers(x));
}

}  // namespace lapilli::testing
