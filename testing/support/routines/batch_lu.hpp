// SPDX-License-Identifier: BSD-3-Clause
// Batches: GETRF, GETRS and GESV of Problem::k matrices, each compared with LAPACK as in the routine for one
// matrix.
#pragma once

#include <numeric>

#include "support/routines/batch.hpp"
#include "support/routines/gesv.hpp"
#include "support/routines/getri.hpp"

namespace lapilli::testing {

/// Matrices A that need not be square, and B. Problem::column is the number of B's columns, if it is not 0.
struct LuBatchLayout : BatchLayout {
    std::int64_t m, nrhs;

    explicit LuBatchLayout(const Problem& p)
        : BatchLayout(p), m(RectangularDescription::m(p)), nrhs(columns(p)) {
        ld = std::max<std::int64_t>(1, m) + p.pad;
        stride = p.row == bad_stridea ? -1 : ld * n + p.pad;
        strideb = p.row == bad_strideb ? -1 : ldb * nrhs + p.pad;
    }
    /// The columns of B, also if no such matrix could be stored.
    static std::int64_t columns(const Problem& p) {
        if (p.column != 0) return p.column;
        return p.n % 8 == 0 ? 1 : 1 + p.n % 6;
    }
    std::int64_t steps() const { return std::max<std::int64_t>(0, std::min(m, n)); }
    std::size_t pivots() const {
        return static_cast<std::size_t>(std::max<std::int64_t>(0, steps() * count));
    }
};

/// One matrix of m x n elements, apart from each other and all others by `ld` and `stride`.
template <class T>
Matrix<T> copy_of(const std::vector<T>& batch, std::int64_t m, std::int64_t n, std::int64_t ld,
                  std::int64_t stride, std::int64_t k) {
    Matrix<T> a(m, n);
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t i = 0; i < m; ++i)
            a(i, j) = batch[static_cast<std::size_t>(k * stride + i + j * ld)];
    }
    return a;
}
template <class T>
void copy_to(std::vector<T>& batch, const Matrix<T>& a, std::int64_t ld, std::int64_t stride,
             std::int64_t k) {
    for (std::int64_t j = 0; j < a.cols(); ++j) {
        for (std::int64_t i = 0; i < a.rows(); ++i)
            batch[static_cast<std::size_t>(k * stride + i + j * ld)] = a(i, j);
    }
}
template <class T>
Matrix<T> a_of(const LuBatchLayout& at, const std::vector<T>& batch, std::int64_t k) {
    return copy_of(batch, at.m, at.n, at.ld, at.stride, k);
}
template <class T>
Matrix<T> b_of(const LuBatchLayout& at, const std::vector<T>& batch, std::int64_t k) {
    return copy_of(batch, at.n, at.nrhs, at.ldb, at.strideb, k);
}
inline std::vector<lapilli_int> no_interchanges(const LuBatchLayout& at) {
    std::vector<lapilli_int> each(static_cast<std::size_t>(at.steps()));
    std::iota(each.begin(), each.end(), lapilli_int{1});
    return each;
}
inline std::vector<lapilli_int> pivots_of(const LuBatchLayout& at, const std::vector<lapilli_int>& ipiv,
                                          std::int64_t k) {
    if (ipiv.empty()) return no_interchanges(at);
    return {ipiv.begin() + k * at.steps(), ipiv.begin() + (k + 1) * at.steps()};
}

/// The pivots of matrix k for LAPACK, which always has some: a thread has one matrix at a time.
inline lapilli_int* pivots_of_one(const LuBatchLayout& at, lapilli_int* ipiv, std::int64_t k) {
    if (ipiv != nullptr) return ipiv + k * at.steps();
    thread_local std::vector<lapilli_int> own;
    own = no_interchanges(at);
    return own.data();
}

/// Marks between the matrices are as they were.
template <class T>
bool same_between(std::vector<T> before, const std::vector<T>& after, std::int64_t m, std::int64_t n,
                  std::int64_t ld, std::int64_t stride, std::int64_t count) {
    for (std::int64_t k = 0; k < count && m > 0; ++k)
        copy_to(before, copy_of(after, m, n, ld, stride, k), ld, stride, k);
    return same_bits(before, after);
}

template <class T>
struct LuBatchDescription : BatchDescription {
    static Facts lu_facts(const char* name) {
        Facts facts = batch_facts(name);
        facts.crossovers = {"batch.crossover", "getrf.crossover"};
        return facts;
    }
    static std::vector<T> matrices(const Problem& p) {
        const LuBatchLayout at(p);
        std::vector<T> all(at.elements(), T(-7));
        parallel_for(at.steps() > 0 ? at.count : 0, at.m * at.n, [&](std::int64_t k) {
            copy_to(all, general_matrix<T>(one_of(p, k)), at.ld, at.stride, k);
        });
        return all;
    }
    static std::vector<lapilli_int> pivots(const Problem& p, lapilli_int value) {
        if (p.no_pivots) return {};
        return std::vector<lapilli_int>(LuBatchLayout(p).pivots(), value);
    }
    static std::vector<T> sides(const Problem& p) {
        const LuBatchLayout at(p);
        std::vector<T> all(static_cast<std::size_t>(std::max<std::int64_t>(0, at.strideb * at.count)), T(-7));
        parallel_for(at.n > 0 ? at.count : 0, at.n * at.nrhs, [&](std::int64_t k) {
            copy_to(all, random_matrix<T>(at.n, at.nrhs, 0, Stream(one_of(p, k).seed, 105)), at.ldb,
                    at.strideb, k);
        });
        return all;
    }
    static bool may_be_missing(std::string_view operand) { return operand == "ipiv"; }
    static bool good_a(const LuBatchLayout& at, const std::vector<T>& before, const std::vector<T>& after) {
        return same_between(before, after, at.m, at.n, at.ld, at.stride, at.count);
    }
    static bool good_b(const LuBatchLayout& at, const std::vector<T>& before, const std::vector<T>& after) {
        return same_between(before, after, at.n, at.nrhs, at.ldb, at.strideb, at.count);
    }
    static std::vector<lapack_int> narrow(const lapilli_int* ipiv, std::int64_t count) {
        std::vector<lapack_int> all(ipiv, ipiv + count);
        all.push_back(0);
        return all;
    }
    static Problem with_columns(const Problem& p) {
        Problem one = p;
        one.k = LuBatchLayout(p).nrhs;
        return one;
    }
};

template <class T>
struct GetrfBatch : LuBatchDescription<T> {
    using Base = LuBatchDescription<T>;
    template <class Form>
    struct Operands {
        VectorOf<Form, T> A;
        VectorOf<Form, lapilli_int> ipiv, infos;
        static constexpr const char* names[] = {"A", "ipiv", "infos"};
        void all(auto&& f) { f(A, ipiv, infos); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        Facts facts = Base::lu_facts("getrf_batch");
        facts.rectangular = true;
        return facts;
    }
    static std::int64_t& size(Problem& p, std::string_view name) {
        return RectangularDescription::size(p, name);
    }
    static std::int64_t below(std::string_view name, int bound) {
        return RectangularDescription::below(name, bound);
    }
    static void data(const Problem& p, Data& x) {
        x.A = Base::matrices(p);
        x.ipiv = Base::pivots(p, -7);
        x.infos.assign(static_cast<std::size_t>(p.k), -3);
    }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const LuBatchLayout at(p);
        return api::getrf_batch<T>(ctx, at.m, at.n, x.A, at.ld, at.stride, x.ipiv, at.count, x.infos);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const LuBatchLayout at(p);
        return lapack_for_each(at, x.infos, [&](std::int64_t k) -> lapilli_int {
            if (at.m == 0) return 0;
            return Getrf<T>::call_lapack(one_of(p, k),
                                         {{x.A + k * at.stride, at.ld}, pivots_of_one(at, x.ipiv, k)});
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::getrf_batch_memory<T>(ctx, RectangularDescription::m(p), p.n, p.k, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const LuBatchLayout at(p);
        BatchLayout compared = at;
        if (at.m == 0) compared.n = 0;  // no element
        const bool good = at.m == 0 || Base::good_a(at, in.A, out.A);
        return worst_of(compared, out.infos, good, [&](std::int64_t k) {
            return Getrf<T>::error(one_of(p, k), {a_of(at, in.A, k), {}},
                                   {a_of(at, out.A, k), pivots_of(at, out.ipiv, k)});
        });
    }
    static double operations(const Problem& p) { return static_cast<double>(p.k) * Getrf<T>::operations(p); }
    static std::vector<Problem> hard_problems() { return Base::several(Getrf<T>::hard_problems()); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry", [](Data& x) { x.A[33] += T(60 * slip_size<T>()); }},
                {"pivot", [](Data& x) { x.ipiv[20] = x.ipiv[20] == 22 ? 23 : 22; }},
                {"NaN", [](Data& x) { x.A[33] = quiet_nan<T>(); }},
                {"info", [](Data& x) { x.infos.back() = 1; }}};
    }
};

template <class T>
struct GetriBatch : LuBatchDescription<T> {
    using Base = LuBatchDescription<T>;
    template <class Form>
    using Operands = typename GetrfBatch<T>::template Operands<Form>;
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() { return Base::lu_facts("getri_batch"); }
    static void data(const Problem& p, Data& x) {
        GetrfBatch<T>::data(p, x);
        const LuBatchLayout at(p);
        parallel_for(at.n > 0 ? at.count : 0, at.n * at.n, [&](std::int64_t k) {
            Getrf<T>::call_lapack(one_of(p, k),
                                  {{x.A.data() + k * at.stride, at.ld},
                                   pivots_of_one(at, x.ipiv.empty() ? nullptr : x.ipiv.data(), k)});
        });
    }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const LuBatchLayout at(p);
        return api::getri_batch<T>(ctx, at.n, x.A, at.ld, at.stride, x.ipiv, at.count, x.infos);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const LuBatchLayout at(p);
        return lapack_for_each(at, x.infos, [&](std::int64_t k) {
            return Getri<T>::call_lapack(one_of(p, k),
                                         {{x.A + k * at.stride, at.ld}, pivots_of_one(at, x.ipiv, k)});
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::getri_batch_memory<T>(ctx, p.n, p.k, bytes);
    }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "ipiv" ? Region::nothing : Region::whole;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const LuBatchLayout at(p);
        const bool good = Base::good_a(at, in.A, out.A) && in.ipiv == out.ipiv;
        return worst_of(at, out.infos, good, [&](std::int64_t k) {
            return Getri<T>::error(one_of(p, k), {a_of(at, in.A, k), pivots_of(at, in.ipiv, k)},
                                   {a_of(at, out.A, k), pivots_of(at, out.ipiv, k)});
        });
    }
    static double operations(const Problem& p) { return static_cast<double>(p.k) * Getri<T>::operations(p); }
    static std::vector<Problem> hard_problems() { return Base::several(Getri<T>::hard_problems()); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry", [](Data& x) { x.A[33] += T(6000 * slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A[33] = quiet_nan<T>(); }},
                {"info", [](Data& x) { x.infos.back() = 1; }}};
    }
};

/// Descriptions of solutions: their parts from the routine `One`. Self::one(layout, operands, k): the
/// operands of matrix k.
template <class T, class Self, class One>
struct SolveBatchDescription : LuBatchDescription<T> {
    using Base = LuBatchDescription<T>;

    static std::int64_t& size(Problem& p, std::string_view name) {
        return name == "nrhs" ? p.column : p.size(name);
    }
    static std::vector<BadBound> bad_bounds() {
        std::vector<BadBound> bounds = BatchDescription::bad_bounds();
        bounds.push_back({"ldb", [](Problem& p) { p.row = BatchLayout::bad_ldb; }});
        bounds.push_back({"strideb", [](Problem& p) { p.row = BatchLayout::bad_strideb; }});
        return bounds;
    }
    static lapilli_int call_lapack(const Problem& p, const auto& x) {
        const LuBatchLayout at(p);
        return lapack_for_each(at, x.infos, [&](std::int64_t k) {
            return One::call_lapack(Base::with_columns(p), Self::one(at, x, k));
        });
    }
    static double operations(const Problem& p) {
        return static_cast<double>(p.k) * One::operations(Base::with_columns(p));
    }
    static std::vector<Problem> hard_problems() { return Base::several(One::hard_problems()); }
};

/// GETRS and GESV.
template <class T, class Self, class One>
struct GeneralSolveBatch : SolveBatchDescription<T, Self, One> {
    template <class Form>
    struct Operands {
        VectorOf<Form, T> A;
        VectorOf<Form, lapilli_int> ipiv;
        VectorOf<Form, T> B;
        VectorOf<Form, lapilli_int> infos;
        static constexpr const char* names[] = {"A", "ipiv", "B", "infos"};
        void all(auto&& f) { f(A, ipiv, B, infos); }
    };
    static typename One::Pointers one(const LuBatchLayout& at, const Operands<AsPointers>& x,
                                      std::int64_t k) {
        return {{x.A + k * at.stride, at.ld}, pivots_of_one(at, x.ipiv, k), {x.B + k * at.strideb, at.ldb}};
    }
};

template <class T>
struct GetrsBatch : GeneralSolveBatch<T, GetrsBatch<T>, Getrs<T>> {
    using Base = GeneralSolveBatch<T, GetrsBatch<T>, Getrs<T>>;
    template <class Form>
    using Operands = typename Base::template Operands<Form>;
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() { return Base::lu_facts("getrs_batch"); }
    static void data(const Problem& p, Data& x) {
        const LuBatchLayout at(p);
        x.A = Base::matrices(p);
        x.ipiv = Base::pivots(p, 1);
        x.B = Base::sides(p);
        x.infos.assign(static_cast<std::size_t>(p.k), -3);
        parallel_for(at.n > 0 ? at.count : 0, at.n * at.n, [&](std::int64_t k) {
            Getrf<T>::call_lapack(one_of(p, k),
                                  {{x.A.data() + k * at.stride, at.ld},
                                   pivots_of_one(at, x.ipiv.empty() ? nullptr : x.ipiv.data(), k)});
        });
    }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const LuBatchLayout at(p);
        return api::getrs_batch<T>(ctx, p.trans, at.n, at.nrhs, x.A, at.ld, at.stride, x.ipiv, x.B, at.ldb,
                                   at.strideb, at.count, x.infos);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::getrs_batch_memory<T>(ctx, p.n, LuBatchLayout::columns(p), p.k, bytes);
    }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "B" || operand == "infos" ? Region::whole : Region::nothing;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const LuBatchLayout at(p);
        const bool good = Base::good_b(at, in.B, out.B) && same_bits(in.A, out.A) && in.ipiv == out.ipiv;
        return worst_of(at, out.infos, good, [&](std::int64_t k) {
            return Residuals{general_solve_ratio(p.trans, general_matrix<T>(one_of(p, k)), b_of(at, out.B, k),
                                                 b_of(at, in.B, k)),
                             {},
                             {}};
        });
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B[17] += T(60 * slip_size<T>()); }},
                {"entry of a factor", [](Data& x) { x.A[33] += T(slip_size<T>()); }},
                {"info", [](Data& x) { x.infos.back() = 1; }}};
    }
};

template <class T>
struct GesvBatch : GeneralSolveBatch<T, GesvBatch<T>, Gesv<T>> {
    using Base = GeneralSolveBatch<T, GesvBatch<T>, Gesv<T>>;
    template <class Form>
    using Operands = typename Base::template Operands<Form>;
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() { return Base::lu_facts("gesv_batch"); }
    static void data(const Problem& p, Data& x) {
        x.A = Base::matrices(p);
        x.ipiv.assign(LuBatchLayout(p).pivots(), -7);
        x.B = Base::sides(p);
        x.infos.assign(static_cast<std::size_t>(p.k), -3);
    }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const LuBatchLayout at(p);
        return api::gesv_batch<T>(ctx, at.n, at.nrhs, x.A, at.ld, at.stride, x.ipiv, x.B, at.ldb, at.strideb,
                                  at.count, x.infos);
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::gesv_batch_memory<T>(ctx, p.n, LuBatchLayout::columns(p), p.k, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const LuBatchLayout at(p);
        const bool good = Base::good_a(at, in.A, out.A) && Base::good_b(at, in.B, out.B);
        return worst_of(at, out.infos, good, [&](std::int64_t k) {
            return Gesv<T>::error(one_of(p, k), {a_of(at, in.A, k), {}, b_of(at, in.B, k)},
                                  {a_of(at, out.A, k), pivots_of(at, out.ipiv, k), b_of(at, out.B, k)});
        });
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B[17] += T(60 * slip_size<T>()); }},
                {"pivot", [](Data& x) { x.ipiv[20] = x.ipiv[20] == 22 ? 23 : 22; }},
                {"NaN in a factor", [](Data& x) { x.A[33] = quiet_nan<T>(); }},
                {"info", [](Data& x) { x.infos.back() = 1; }}};
    }
};

}  // namespace lapilli::testing
