// SPDX-License-Identifier: BSD-3-Clause
// SPGVD, HPGVD, SPGV and HPGV: generalized symmetric-definite eigenproblems in packed storage.
#pragma once

#include "support/routines/spevd.hpp"
#include "support/routines/sygvd.hpp"

namespace lapilli::testing {

template <class T, bool divides>
struct PackedGeneralized : Description,
                           std::conditional_t<divides, from_table::Spgvd<T, PackedGeneralized<T, divides>>,
                                              from_table::Spgv<T, PackedGeneralized<T, divides>>> {
    using Full = Sygvd<T>;
    using Packed = Spevd<T>;

    using Table = std::conditional_t<divides, from_table::Spgvd<T, PackedGeneralized<T, divides>>,
                                     from_table::Spgv<T, PackedGeneralized<T, divides>>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    static Facts facts() {
        Facts facts = Full::facts();
        facts.name = divides ? "spgvd" : "spgv";
        facts.definite = "BP";
        facts.hermitian = false;  // there is no other triangle
        // SYGVD's tests cover the schedules; both names share one implementation.
        if (!divides) facts.options = {{"itype", "2"}};
        facts.schedules = {{.letters = {{"itype", divides ? '1' : '2'}}}};
        facts.block_sizes = {};
        return facts;
    }
    static void data(const Problem& p, Data& x) {
        x.AP = Packed::packed(p, hermitian_matrix<T>(p, "uniform"));
        x.BP = Packed::packed(p, definite_matrix<T>(p));
        x.W.assign(static_cast<std::size_t>(p.n), 0);
        if (p.job == 'V') {
            x.Z = Matrix<T>(p.n, p.n, p.pad);
        }
    }
    static Values values(const Problem& p) {
        return {.itype = p.itype, .jobz = p.job, .uplo = p.uplo, .n = p.n};
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        // LAPACK overwrites AP.
        std::vector<T> AP(x.AP, x.AP + std::max<std::int64_t>(0, p.n * (p.n + 1) / 2));
        const auto given = [&](auto function) {
            return function(lapack::to_int(p.itype), p.job, p.uplo, lapack::to_int(p.n), AP.data(), x.BP, x.W,
                            x.Z.data, lapack::to_int(x.Z.ld));
        };
        return divides ? given([](auto... a) { return lapack::spgvd<T>(a...); })
                       : given([](auto... a) { return lapack::spgv<T>(a...); });
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        return Full::error(p, {Packed::unpacked(p, in.AP), Packed::unpacked(p, in.BP), in.W},
                           {out.Z, Packed::unpacked(p, out.BP), out.W});
    }
    static double operations(const Problem& p) { return Full::operations(p); }
    static std::vector<Problem> hard_problems() { return Full::hard_problems(); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const Real<T> r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"entry of the factor", [](Data& x) { x.BP[700] += T(r); }},
                                           {"NaN in the factor", [](Data& x) { x.BP[700] = quiet_nan<T>(); }},
                                           {"largest value", [](Data& x) { x.W.back() *= 1 + r; }}};
        if (p.job == 'V') {
            slips.push_back({"entry of a vector", [](Data& x) { x.Z(17, 4) += T(60 * r); }});
        }
        return slips;
    }
};

template <class T>
struct Spgvd : PackedGeneralized<T, true> {};
template <class T>
struct Spgv : PackedGeneralized<T, false> {};

}  // namespace lapilli::testing
