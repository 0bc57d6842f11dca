// SPDX-License-Identifier: BSD-3-Clause
// Batches: GEQRF, ORGQR, ORMQR and GELS of Problem::k matrices, each compared with LAPACK as in the routine
// for one matrix.
#pragma once

#include "support/routines/batch_lu.hpp"
#include "support/routines/gels.hpp"
#include "support/routines/geqrf.hpp"
#include "support/routines/ormqr.hpp"

namespace lapilli::testing {

/// A: m x n, with `reflectors` of them read or written. B: rows x cols.
struct QrBatchLayout : LuBatchLayout {
    std::int64_t reflectors, rows, cols;

    QrBatchLayout(const Problem& p, std::int64_t of_a, std::int64_t rows_of_b, std::int64_t cols_of_b)
        : LuBatchLayout(p), reflectors(of_a), rows(rows_of_b), cols(cols_of_b) {
        ldb = p.row == bad_ldb ? rows - 1 : std::max<std::int64_t>(1, rows) + p.pad;
        strideb = p.row == bad_strideb ? -1 : ldb * cols + p.pad;
    }
    std::size_t factors() const {
        return static_cast<std::size_t>(std::max<std::int64_t>(0, reflectors * count));
    }
};

template <class T>
struct QrBatchDescription : LuBatchDescription<T> {
    static Facts qr_facts(const char* name) {
        Facts facts = LuBatchDescription<T>::batch_facts(name);
        facts.crossovers = {"batch.crossover", "geqrf.crossover"};
        return facts;
    }
    /// A matrix with more rows than columns, unless the problem says how many.
    static Problem tall(const Problem& p) {
        Problem shaped = p;
        shaped.m = Orgqr<T>::longer(p);
        return shaped;
    }
    static std::vector<T> taus_of(const QrBatchLayout& at, const std::vector<T>& tau, std::int64_t k) {
        return {tau.begin() + k * at.reflectors, tau.begin() + (k + 1) * at.reflectors};
    }
    static Matrix<T> side_of(const QrBatchLayout& at, const std::vector<T>& batch, std::int64_t k) {
        return copy_of(batch, at.rows, at.cols, at.ldb, at.strideb, k);
    }
    static std::vector<T> sides(const Problem& p, const QrBatchLayout& at) {
        std::vector<T> all(static_cast<std::size_t>(std::max<std::int64_t>(0, at.strideb * at.count)), T(-7));
        parallel_for(at.rows > 0 ? at.count : 0, at.rows * at.cols, [&](std::int64_t k) {
            copy_to(all, random_matrix<T>(at.rows, at.cols, 0, Stream(one_of(p, k).seed, 105)), at.ldb,
                    at.strideb, k);
        });
        return all;
    }
    static bool good_sides(const QrBatchLayout& at, const std::vector<T>& before,
                           const std::vector<T>& after) {
        return same_between(before, after, at.rows, at.cols, at.ldb, at.strideb, at.count);
    }
    /// Reflectors of ORGQR and ORMQR, by the description of the routine for one matrix.
    template <class One, class Data>
    static void reflectors_to(const Problem& p, const QrBatchLayout& at, Data& x) {
        x.A.assign(at.elements(), T(-7));
        x.tau.assign(at.factors(), T(0));
        x.infos.assign(static_cast<std::size_t>(p.k), -3);
        parallel_for(at.steps() > 0 ? at.count : 0, at.m * at.n, [&](std::int64_t k) {
            typename One::Data one;
            One::data(one_of(p, k), one);
            copy_to(x.A, one.A, at.ld, at.stride, k);
            std::copy(one.tau.begin(), one.tau.end(), x.tau.begin() + k * at.reflectors);
        });
    }
    static std::vector<BadBound> bounds_with(const char* ldb, const char* strideb) {
        std::vector<BadBound> bounds = BatchDescription::bad_bounds();
        bounds.push_back({ldb, [](Problem& p) { p.row = BatchLayout::bad_ldb; }});
        bounds.push_back({strideb, [](Problem& p) { p.row = BatchLayout::bad_strideb; }});
        return bounds;
    }
};

/// GEQRF and ORGQR.
template <class T>
struct FactorsBatchDescription : QrBatchDescription<T> {
    template <class Form>
    struct Operands {
        VectorOf<Form, T> A, tau;
        VectorOf<Form, lapilli_int> infos;
        static constexpr const char* names[] = {"A", "tau", "infos"};
        void all(auto&& f) { f(A, tau, infos); }
    };
};

template <class T>
struct GeqrfBatch : FactorsBatchDescription<T> {
    using Base = FactorsBatchDescription<T>;
    template <class Form>
    using Operands = typename Base::template Operands<Form>;
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        Facts facts = Base::qr_facts("geqrf_batch");
        facts.rectangular = true;
        return facts;
    }
    static QrBatchLayout layout(const Problem& p) { return {p, LuBatchLayout(p).steps(), 0, 0}; }
    static std::int64_t& size(Problem& p, std::string_view name) {
        return RectangularDescription::size(p, name);
    }
    static std::int64_t below(std::string_view name, int bound) {
        return RectangularDescription::below(name, bound);
    }
    static void data(const Problem& p, Data& x) {
        x.A = Base::matrices(p);
        x.tau.assign(layout(p).factors(), T(-7));
        x.infos.assign(static_cast<std::size_t>(p.k), -3);
    }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const LuBatchLayout at(p);
        return api::geqrf_batch<T>(ctx, at.m, at.n, x.A, at.ld, at.stride, x.tau, at.count, x.infos);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const LuBatchLayout at(p);
        return lapack_for_each(at, x.infos, [&](std::int64_t k) -> lapilli_int {
            if (at.m == 0) return 0;
            return Geqrf<T>::call_lapack(one_of(p, k),
                                         {{x.A + k * at.stride, at.ld}, x.tau + k * at.steps()});
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::geqrf_batch_memory<T>(ctx, RectangularDescription::m(p), p.n, p.k, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const QrBatchLayout at = layout(p);
        BatchLayout compared = at;
        if (at.m == 0) compared.n = 0;  // no element
        const bool good = at.m == 0 || Base::good_a(at, in.A, out.A);
        return worst_of(compared, out.infos, good, [&](std::int64_t k) {
            return Geqrf<T>::error(one_of(p, k), {a_of(at, in.A, k), {}},
                                   {a_of(at, out.A, k), Base::taus_of(at, out.tau, k)});
        });
    }
    static double operations(const Problem& p) { return static_cast<double>(p.k) * Geqrf<T>::operations(p); }
    static std::vector<Problem> hard_problems() { return Base::several(Geqrf<T>::hard_problems()); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry", [](Data& x) { x.A[33] += T(60 * slip_size<T>()); }},
                {"factor of a reflector", [](Data& x) { x.tau[20] += T(60 * slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A[33] = quiet_nan<T>(); }},
                {"info", [](Data& x) { x.infos.back() = 1; }}};
    }
};

template <class T>
struct OrgqrBatch : FactorsBatchDescription<T> {
    using Base = FactorsBatchDescription<T>;
    template <class Form>
    using Operands = typename Base::template Operands<Form>;
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() { return Base::qr_facts("orgqr_batch"); }
    static QrBatchLayout layout(const Problem& p) { return {Base::tall(p), reflectors(p), 0, 0}; }
    static std::int64_t& size(Problem& p, std::string_view name) {
        return name == "count" ? p.k : Orgqr<T>::size(p, name);
    }
    static std::int64_t below(std::string_view name, int bound) {
        return name == "count" ? bound - 1 : Orgqr<T>::below(name, bound);
    }
    static std::vector<BadBound> bad_bounds() {
        std::vector<BadBound> bounds = BatchDescription::bad_bounds();
        for (const BadBound& bound : Orgqr<T>::bad_bounds()) bounds.push_back(bound);
        return bounds;
    }
    static void data(const Problem& p, Data& x) { Base::template reflectors_to<Orgqr<T>>(p, layout(p), x); }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const QrBatchLayout at = layout(p);
        return api::orgqr_batch<T>(ctx, at.m, at.n, at.reflectors, x.A, at.ld, at.stride, x.tau, at.count,
                                   x.infos);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const QrBatchLayout at = layout(p);
        return lapack_for_each(at, x.infos, [&](std::int64_t k) {
            return Orgqr<T>::call_lapack(one_of(p, k),
                                         {{x.A + k * at.stride, at.ld}, x.tau + k * at.reflectors});
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        const QrBatchLayout at = layout(p);
        return api::orgqr_batch_memory<T>(ctx, at.m, at.n, at.reflectors, at.count, bytes);
    }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "tau" ? Region::nothing : Region::whole;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const QrBatchLayout at = layout(p);
        const bool good = Base::good_a(at, in.A, out.A) && same_bits(in.tau, out.tau);
        return worst_of(at, out.infos, good, [&](std::int64_t k) {
            return Orgqr<T>::error(one_of(p, k), {a_of(at, in.A, k), Base::taus_of(at, in.tau, k)},
                                   {a_of(at, out.A, k), {}});
        });
    }
    static double operations(const Problem& p) { return static_cast<double>(p.k) * Orgqr<T>::operations(p); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry", [](Data& x) { x.A[33] += T(60 * slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A[33] = quiet_nan<T>(); }},
                {"info", [](Data& x) { x.infos.back() = 1; }}};
    }
};

template <class T>
struct OrmqrBatch : QrBatchDescription<T> {
    using Base = QrBatchDescription<T>;
    template <class Form>
    struct Operands {
        VectorOf<Form, T> A, tau, C;
        VectorOf<Form, lapilli_int> infos;
        static constexpr const char* names[] = {"A", "tau", "C", "infos"};
        void all(auto&& f) { f(A, tau, C, infos); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        Facts facts = Base::qr_facts("ormqr_batch");
        facts.options = {{"trans", "NC"}};
        return facts;
    }
    /// Problem::column is the other size of C, if it is not 0.
    static std::int64_t other(const Problem& p) { return LuBatchLayout::columns(p); }
    static QrBatchLayout layout(const Problem& p) {
        Problem of_v = p;
        of_v.m = p.n;
        of_v.n = reflectors(p);
        const bool left = p.side == 'L';
        return {of_v, reflectors(p), left ? p.n : other(p), left ? other(p) : p.n};
    }
    static Problem one(const Problem& p, std::int64_t k) {
        Problem single = one_of(p, k);
        single.k = other(p);
        return single;
    }
    static std::int64_t& size(Problem& p, std::string_view name) {
        if (name == "count") return p.k;
        p.column = other(p);
        p.il = reflectors(p);
        return name == "k" ? p.il : (p.side == 'L') == (name == "m") ? p.n : p.column;
    }
    static std::vector<BadBound> bad_bounds() {
        std::vector<BadBound> bounds = Base::bounds_with("ldc", "stridec");
        bounds.push_back({"k", [](Problem& p) { size(p, "k") = p.n + 1; }});
        return bounds;
    }
    static void data(const Problem& p, Data& x) {
        const QrBatchLayout at = layout(p);
        Base::template reflectors_to<Ormqr<T>>(p, at, x);
        x.C = Base::sides(p, at);
    }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const QrBatchLayout at = layout(p);
        return api::ormqr_batch<T>(ctx, p.side, Ormqr<T>::trans(p), at.rows, at.cols, at.reflectors, x.A,
                                   at.ld, at.stride, x.tau, x.C, at.ldb, at.strideb, at.count, x.infos);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const QrBatchLayout at = layout(p);
        return lapack_for_each(at, x.infos, [&](std::int64_t k) {
            return Ormqr<T>::call_lapack(
                one(p, k),
                {{x.A + k * at.stride, at.ld}, x.tau + k * at.reflectors, {x.C + k * at.strideb, at.ldb}});
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        const QrBatchLayout at = layout(p);
        return api::ormqr_batch_memory<T>(ctx, p.side, at.rows, at.cols, at.reflectors, at.count, bytes);
    }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "C" || operand == "infos" ? Region::whole : Region::nothing;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const QrBatchLayout at = layout(p);
        const bool good =
            Base::good_sides(at, in.C, out.C) && same_bits(in.A, out.A) && same_bits(in.tau, out.tau);
        return worst_of(at, out.infos, good, [&](std::int64_t k) {
            const auto a = a_of(at, in.A, k);
            const auto tau = Base::taus_of(at, in.tau, k);
            return Ormqr<T>::error(one(p, k), {a, tau, Base::side_of(at, in.C, k)},
                                   {a, tau, Base::side_of(at, out.C, k)});
        });
    }
    static double operations(const Problem& p) {
        return static_cast<double>(p.k) * Ormqr<T>::operations(one(p, 0));
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of C", [](Data& x) { x.C[17] += T(60 * slip_size<T>()); }},
                {"entry of a reflector", [](Data& x) { x.A[33] += T(slip_size<T>()); }},
                {"info", [](Data& x) { x.infos.back() = 1; }}};
    }
};

template <class T>
struct GelsBatch : QrBatchDescription<T> {
    using Base = QrBatchDescription<T>;
    template <class Form>
    struct Operands {
        VectorOf<Form, T> A, B;
        VectorOf<Form, lapilli_int> infos;
        static constexpr const char* names[] = {"A", "B", "infos"};
        void all(auto&& f) { f(A, B, infos); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() { return Base::qr_facts("gels_batch"); }
    static QrBatchLayout layout(const Problem& p) {
        return {Base::tall(p), p.n, Base::tall(p).m, LuBatchLayout::columns(p)};
    }
    static Problem one(const Problem& p, std::int64_t k) {
        Problem single = one_of(Base::tall(p), k);
        single.k = LuBatchLayout::columns(p);
        return single;
    }
    static std::int64_t& size(Problem& p, std::string_view name) {
        if (name == "nrhs") return p.column;
        return name == "count" ? p.k : Orgqr<T>::size(p, name);
    }
    static std::int64_t below(std::string_view name, int bound) {
        return name == "m" ? bound - 2 : bound - 1;
    }
    static std::vector<BadBound> bad_bounds() {
        std::vector<BadBound> bounds = Base::bounds_with("ldb", "strideb");
        bounds.push_back({"n", [](Problem& p) { p.n = (p.m = Orgqr<T>::longer(p)) + 1; }});
        return bounds;
    }
    static void data(const Problem& p, Data& x) {
        x.A = Base::matrices(Base::tall(p));
        x.B = Base::sides(p, layout(p));
        x.infos.assign(static_cast<std::size_t>(p.k), -3);
    }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const QrBatchLayout at = layout(p);
        return api::gels_batch<T>(ctx, p.trans, at.m, at.n, at.cols, x.A, at.ld, at.stride, x.B, at.ldb,
                                  at.strideb, at.count, x.infos);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const QrBatchLayout at = layout(p);
        return lapack_for_each(at, x.infos, [&](std::int64_t k) {
            return Gels<T>::call_lapack(one(p, k),
                                        {{x.A + k * at.stride, at.ld}, {x.B + k * at.strideb, at.ldb}});
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        const QrBatchLayout at = layout(p);
        return api::gels_batch_memory<T>(ctx, at.m, at.n, at.cols, at.count, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const QrBatchLayout at = layout(p);
        const bool good = Base::good_a(at, in.A, out.A) && Base::good_sides(at, in.B, out.B);
        return worst_of(at, out.infos, good, [&](std::int64_t k) {
            return Gels<T>::error(one(p, k), {a_of(at, in.A, k), Base::side_of(at, in.B, k)},
                                  {a_of(at, out.A, k), Base::side_of(at, out.B, k)});
        });
    }
    static double operations(const Problem& p) {
        return static_cast<double>(p.k) * Gels<T>::operations(one(p, 0));
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B[17] += T(100 * slip_size<T>()); }},
                {"NaN", [](Data& x) { x.B[17] = quiet_nan<T>(); }},
                {"info", [](Data& x) { x.infos.back() = 1; }}};
    }
};

}  // namespace lapilli::testing
