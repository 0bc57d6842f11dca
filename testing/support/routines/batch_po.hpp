// SPDX-License-Identifier: BSD-3-Clause
// Batches: POTRS, POSV and POTRI of Problem::k matrices.
#pragma once

#include "support/routines/batch_lu.hpp"
#include "support/routines/posv.hpp"
#include "support/routines/potri.hpp"

namespace lapilli::testing {

/// POTRS and POSV.
template <class T, class Self, class One>
struct DefiniteSolveBatch : SolveBatchDescription<T, Self, One> {
    template <class Form>
    struct Operands {
        VectorOf<Form, T> A, B;
        VectorOf<Form, lapilli_int> infos;
        static constexpr const char* names[] = {"A", "B", "infos"};
        void all(auto&& f) { f(A, B, infos); }
    };
    static void data(const Problem& p, Operands<InHostMemory>& x) {
        x.A = batch_of<T>(p, [](const Problem& one) { return hermitian_matrix<T>(one, "posdef"); });
        x.B = LuBatchDescription<T>::sides(p);
        x.infos.assign(static_cast<std::size_t>(p.k), -3);
    }
    static typename One::Pointers one(const LuBatchLayout& at, const Operands<AsPointers>& x,
                                      std::int64_t k) {
        return {{x.A + k * at.stride, at.ld}, {x.B + k * at.strideb, at.ldb}};
    }
};

template <class T>
struct PotrsBatch : DefiniteSolveBatch<T, PotrsBatch<T>, Potrs<T>> {
    using Base = DefiniteSolveBatch<T, PotrsBatch<T>, Potrs<T>>;
    template <class Form>
    using Operands = typename Base::template Operands<Form>;
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() { return Base::batch_facts("potrs_batch"); }
    static void data(const Problem& p, Data& x) {
        Base::data(p, x);
        const LuBatchLayout at(p);
        parallel_for(at.n > 0 ? at.count : 0, at.n * at.n, [&](std::int64_t k) {
            lapack::potrf<T>(p.uplo, at.n, x.A.data() + k * at.stride, at.ld);
        });
    }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const LuBatchLayout at(p);
        return api::potrs_batch<T>(ctx, p.uplo, at.n, at.nrhs, x.A, at.ld, at.stride, x.B, at.ldb, at.strideb,
                                   at.count, x.infos);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::potrs_batch_memory<T>(ctx, p.n, LuBatchLayout::columns(p), p.k, bytes);
    }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "A" ? Region::nothing : Region::whole;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const LuBatchLayout at(p);
        const bool good = Base::good_b(at, in.B, out.B) && same_bits(in.A, out.A);
        return worst_of(at, out.infos, good, [&](std::int64_t k) {
            Problem plain = one_of(p, k);
            plain.poison = false;
            const auto a = hermitian_matrix<T>(plain, "posdef");
            return Residuals{solve_ratio(p.uplo, a, b_of(at, out.B, k), b_of(at, in.B, k)), {}, {}};
        });
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B[17] += T(60 * slip_size<T>()); }},
                {"info", [](Data& x) { x.infos.back() = 1; }}};
    }
};

template <class T>
struct PosvBatch : DefiniteSolveBatch<T, PosvBatch<T>, Posv<T>> {
    using Base = DefiniteSolveBatch<T, PosvBatch<T>, Posv<T>>;
    template <class Form>
    using Operands = typename Base::template Operands<Form>;
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() { return Base::batch_facts("posv_batch"); }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const LuBatchLayout at(p);
        return api::posv_batch<T>(ctx, p.uplo, at.n, at.nrhs, x.A, at.ld, at.stride, x.B, at.ldb, at.strideb,
                                  at.count, x.infos);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::posv_batch_memory<T>(ctx, p.n, LuBatchLayout::columns(p), p.k, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const LuBatchLayout at(p);
        const bool good = Base::good_b(at, in.B, out.B) && only_these_changed(at, p.uplo, in.A, out.A);
        return worst_of(at, out.infos, good, [&](std::int64_t k) {
            return Posv<T>::error(one_of(p, k), {matrix_of(at, in.A, k), b_of(at, in.B, k)},
                                  {matrix_of(at, out.A, k), b_of(at, out.B, k)});
        });
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B[17] += T(60 * slip_size<T>()); }},
                {"NaN in the factor", [](Data& x) { x.A[33] = quiet_nan<T>(); }},
                {"info", [](Data& x) { x.infos.back() = 1; }}};
    }
};

template <class T>
struct PotriBatch : BatchDescription {
    template <class Form>
    using Operands = typename PotrfBatch<T>::template Operands<Form>;
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() { return batch_facts("potri_batch"); }
    static void data(const Problem& p, Data& x) {
        PotrfBatch<T>::data(p, x);
        const BatchLayout at(p);
        parallel_for(at.n > 0 ? at.count : 0, at.n * at.n, [&](std::int64_t k) {
            lapack::potrf<T>(p.uplo, at.n, x.A.data() + k * at.stride, at.ld);
        });
    }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const BatchLayout at(p);
        return api::potri_batch<T>(ctx, p.uplo, at.n, x.A, at.ld, at.stride, at.count, x.infos);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const BatchLayout at(p);
        return lapack_for_each(at, x.infos, [&](std::int64_t k) {
            return lapack::potri<T>(p.uplo, at.n, x.A + k * at.stride, at.ld);
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::potri_batch_memory<T>(ctx, p.n, p.k, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const BatchLayout at(p);
        return worst_of(at, out.infos, only_these_changed(at, p.uplo, in.A, out.A), [&](std::int64_t k) {
            return Potri<T>::error(one_of(p, k), {matrix_of(at, in.A, k)}, {matrix_of(at, out.A, k)});
        });
    }
    static double operations(const Problem& p) { return static_cast<double>(p.k) * Potri<T>::operations(p); }
    static std::vector<Problem> hard_problems() { return several(Potri<T>::hard_problems()); }
    static std::vector<SlipOf<Data>> slips(const Problem&) { return PotrfBatch<T>::slips({}); }
};

}  // namespace lapilli::testing
