// SPDX-License-Identifier: BSD-3-Clause
// GETRI_OUTOFPLACE_BATCH: inverses of Problem::k matrices in arrays of their own, next to the factors.
#pragma once

#include "support/routines/batch_lu.hpp"

namespace lapilli::testing {

template <class T>
struct GetriOutofplaceBatch : LuBatchDescription<T> {
    using Base = LuBatchDescription<T>;
    template <class Form>
    struct Operands {
        VectorOf<Form, T> A;
        VectorOf<Form, lapilli_int> ipiv;
        VectorOf<Form, T> C;
        VectorOf<Form, lapilli_int> infos;
        static constexpr const char* names[] = {"A", "ipiv", "C", "infos"};
        void all(auto&& f) { f(A, ipiv, C, infos); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() { return Base::lu_facts("getri_outofplace_batch"); }
    static std::vector<BadBound> bad_bounds() {
        std::vector<BadBound> bounds = BatchDescription::bad_bounds();
        bounds.push_back({"ldc", [](Problem& p) { p.row = BatchLayout::bad_ldb; }});
        bounds.push_back({"stridec", [](Problem& p) { p.row = BatchLayout::bad_strideb; }});
        return bounds;
    }
    static void data(const Problem& p, Data& x) {
        typename GetriBatch<T>::Data factors;
        GetriBatch<T>::data(p, factors);
        const BatchLayout at(p);
        x.A = std::move(factors.A);
        x.ipiv = std::move(factors.ipiv);
        x.C.assign(static_cast<std::size_t>(std::max<std::int64_t>(0, at.strideb * at.count)), T(-7));
        x.infos = std::move(factors.infos);
    }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const BatchLayout at(p);
        return api::getri_outofplace_batch<T>(ctx, at.n, x.A, at.ld, at.stride, x.ipiv, x.C, at.ldb,
                                              at.strideb, at.count, x.infos);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const LuBatchLayout lu(p);
        const BatchLayout at(p);
        return lapack_for_each(at, x.infos, [&](std::int64_t k) {
            T* const c = x.C + k * at.strideb;
            for (std::int64_t j = 0; j < at.n; ++j)
                std::copy_n(x.A + k * at.stride + j * at.ld, at.n, c + j * at.ldb);
            return Getri<T>::call_lapack(one_of(p, k), {{c, at.ldb}, pivots_of_one(lu, x.ipiv, k)});
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::getri_outofplace_batch_memory<T>(ctx, p.n, p.k, bytes);
    }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "C" || operand == "infos" ? Region::whole : Region::nothing;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const LuBatchLayout lu(p);
        const BatchLayout at(p);
        const bool good = same_bits(in.A, out.A) && in.ipiv == out.ipiv &&
                          same_between(in.C, out.C, at.n, at.n, at.ldb, at.strideb, at.count);
        return worst_of(at, out.infos, good, [&](std::int64_t k) {
            return Getri<T>::error(
                one_of(p, k), {a_of(lu, in.A, k), pivots_of(lu, in.ipiv, k)},
                {copy_of(out.C, at.n, at.n, at.ldb, at.strideb, k), pivots_of(lu, out.ipiv, k)});
        });
    }
    static double operations(const Problem& p) { return static_cast<double>(p.k) * Getri<T>::operations(p); }
    static std::vector<Problem> hard_problems() { return Base::several(Getri<T>::hard_problems()); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry", [](Data& x) { x.C[33] += T(6000 * slip_size<T>()); }},
                {"factor", [](Data& x) { x.A[33] += T(1); }},
                {"NaN", [](Data& x) { x.C[33] = quiet_nan<T>(); }},
                {"info", [](Data& x) { x.infos.back() = 1; }}};
    }
};

}  // namespace lapilli::testing
