// SPDX-License-Identifier: BSD-3-Clause
// Batches: POTRF, SYEVD and SYGVD of Problem::k matrices, each compared with LAPACK as in the routine for one
// matrix.
#pragma once

#include <type_traits>

#include "support/parallel.hpp"
#include "support/routine_of.hpp"
#include "support/routines/potrf.hpp"
#include "support/routines/syevd.hpp"
#include "support/routines/sygvd.hpp"

namespace lapilli::testing {

/// The memory layout of a problem's matrices, with a gap as wide as the padding after each. Negative values
/// of Problem::row, which no valid problem has, make one of the numbers wrong.
struct BatchLayout {
    static constexpr std::int64_t bad_stridea = -1, bad_ldb = -2, bad_strideb = -3;
    std::int64_t n, count, ld, stride, ldb, strideb;

    explicit BatchLayout(const Problem& p)
        : n(p.n),
          count(p.k),
          ld(std::max<std::int64_t>(1, p.n) + p.pad),
          stride(p.row == bad_stridea ? -1 : ld * p.n + p.pad),
          ldb(p.row == bad_ldb ? p.n - 1 : ld),
          strideb(p.row == bad_strideb ? -1 : ld * p.n + p.pad) {}
    std::size_t elements() const {
        return static_cast<std::size_t>(std::max<std::int64_t>(0, stride * count));
    }
};

/// Matrix k, as a problem of the routine for one matrix.
inline Problem one_of(const Problem& p, std::int64_t k) {
    Problem one = p;
    one.seed = p.seed + 17 * static_cast<std::uint64_t>(k);
    one.k = one.pad = one.row = 0;
    return one;
}
template <class T>
Matrix<T> matrix_of(const BatchLayout& at, const std::vector<T>& batch, std::int64_t k) {
    Matrix<T> a(at.n, at.n);
    for (std::int64_t j = 0; j < at.n; ++j) {
        for (std::int64_t i = 0; i < at.n; ++i)
            a(i, j) = batch[static_cast<std::size_t>(k * at.stride + i + j * at.ld)];
    }
    return a;
}
template <class T>
std::vector<Real<T>> values_of(const BatchLayout& at, const std::vector<Real<T>>& w, std::int64_t k) {
    return {w.begin() + k * at.n, w.begin() + (k + 1) * at.n};
}

/// make(problem of one matrix) for each; marks between the matrices detect writes.
template <class T, class Make>
std::vector<T> batch_of(const Problem& p, Make make) {
    const BatchLayout at(p);
    std::vector<T> batch(at.elements(), T(-7));
    parallel_for(at.n > 0 ? at.count : 0, at.n * at.n, [&](std::int64_t k) {
        const Problem one = one_of(p, k);
        Matrix<T> a = make(one);
        if (p.poison) poison_other_triangle(p.uplo, a);
        for (std::int64_t j = 0; j < at.n; ++j) {
            for (std::int64_t i = 0; i < at.n; ++i)
                batch[static_cast<std::size_t>(k * at.stride + i + j * at.ld)] = a(i, j);
        }
    });
    return batch;
}

/// Whether a call has changed only the named triangles of the matrices ('A': the whole matrices).
template <class T>
bool only_these_changed(const BatchLayout& at, char part, std::vector<T> before,
                        const std::vector<T>& after) {
    for (std::int64_t k = 0; k < at.count; ++k) {
        for (std::int64_t j = 0; j < at.n; ++j) {
            for (std::int64_t i = part == 'L' ? j : 0; i < (part == 'U' ? j + 1 : at.n); ++i) {
                const auto e = static_cast<std::size_t>(k * at.stride + i + j * at.ld);
                before[e] = after[e];
            }
        }
    }
    return before.empty() ||
           std::memcmp(static_cast<const void*>(before.data()), static_cast<const void*>(after.data()),
                       before.size() * sizeof(T)) == 0;
}

/// The worst residuals of some matrices, including the first and the last. `good`: whether the memory between
/// them is unchanged.
template <class OfOne>
Residuals worst_of(const BatchLayout& at, const std::vector<lapilli_int>& infos, bool good, OfOne of_one) {
    constexpr std::int64_t most = 64;
    Residuals worst;
    const auto take = [](std::optional<double>& all, const std::optional<double>& one) {
        // A NaN is kept.
        if (one && (!all || (*all == *all && !(*one <= *all)))) all = one;
    };
    const std::int64_t checked = at.n > 0 ? std::min(at.count, most) : 0;
    for (std::int64_t c = 0; c < checked; ++c) {
        const Residuals one = of_one(checked == 1 ? 0 : c * (at.count - 1) / (checked - 1));
        take(worst.residual, one.residual);
        take(worst.orthogonality, one.orthogonality);
        take(worst.values, one.values);
    }
    const bool no_info = std::all_of(infos.begin(), infos.end(), [](lapilli_int info) { return info == 0; });
    if (!good || !no_info) worst.residual = std::numeric_limits<double>::infinity();
    return worst;
}

/// infos[k] := f(k), LAPACK's info, for each matrix, on all cores.
template <class F>
lapilli_int lapack_for_each(const BatchLayout& at, lapilli_int* infos, F f) {
    parallel_for(at.count, at.n * at.n, [&](std::int64_t k) { infos[k] = at.n > 0 ? f(k) : 0; });
    return at.count - std::count(infos, infos + at.count, 0);
}

/// Code shared by the three routines.
struct BatchDescription : Description {
    static std::vector<BadBound> bad_bounds() {
        return {{"lda", [](Problem& p) { p.pad = -1; }},
                {"stridea", [](Problem& p) { p.row = BatchLayout::bad_stridea; }}};
    }
    static Facts batch_facts(const char* name) {
        Facts facts;
        facts.name = name;
        facts.crossovers = {"batch.crossover", "potrf.crossover", "sytrd.crossover"};
        facts.k = 1000;
        facts.most_k = 3;
        facts.is_kin = true;
        facts.has_info = false;
        facts.schedules = {{.settings = {{"test.batch.piece", "3"}}}};
        facts.block_sizes = {{{"test.batch.piece", "1"}}, {{"test.batch.piece", "7"}}};
        return facts;
    }
    static std::vector<Problem> several(std::vector<Problem> problems) {
        for (Problem& p : problems) p.k = 2;
        return problems;
    }
};

template <class T>
struct PotrfBatch : BatchDescription {
    template <class Form>
    struct Operands {
        VectorOf<Form, T> A;
        VectorOf<Form, lapilli_int> infos;
        static constexpr const char* names[] = {"A", "infos"};
        void all(auto&& f) { f(A, infos); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() { return batch_facts("potrf_batch"); }
    static void data(const Problem& p, Data& x) {
        x.A = batch_of<T>(p, [](const Problem& one) { return hermitian_matrix<T>(one, "posdef"); });
        x.infos.assign(static_cast<std::size_t>(p.k), -3);
    }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const BatchLayout at(p);
        return api::potrf_batch<T>(ctx, p.uplo, at.n, x.A, at.ld, at.stride, at.count, x.infos);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const BatchLayout at(p);
        return lapack_for_each(at, x.infos, [&](std::int64_t k) {
            return lapack::potrf<T>(p.uplo, at.n, x.A + k * at.stride, at.ld);
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::potrf_batch_memory<T>(ctx, p.n, p.k, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const BatchLayout at(p);
        return worst_of(at, out.infos, only_these_changed(at, p.uplo, in.A, out.A), [&](std::int64_t k) {
            return Potrf<T>::error(one_of(p, k), {matrix_of(at, in.A, k)}, {matrix_of(at, out.A, k)});
        });
    }
    static double operations(const Problem& p) { return static_cast<double>(p.k) * Potrf<T>::operations(p); }
    static std::vector<Problem> hard_problems() { return several(Potrf<T>::hard_problems()); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry", [](Data& x) { x.A[33] += T(60 * slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A[33] = quiet_nan<T>(); }},
                {"info", [](Data& x) { x.infos.back() = 1; }}};
    }
};

template <class T>
struct SyevdBatch : BatchDescription {
    template <class Form>
    struct Operands {
        VectorOf<Form, T> A;
        VectorOf<Form, Real<T>> W;
        VectorOf<Form, lapilli_int> infos;
        static constexpr const char* names[] = {"A", "W", "infos"};
        void all(auto&& f) { f(A, W, infos); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() { return batch_facts("syevd_batch"); }
    static void data(const Problem& p, Data& x) {
        x.A = batch_of<T>(p, [](const Problem& one) { return hermitian_matrix<T>(one, "uniform"); });
        x.W.assign(static_cast<std::size_t>(std::max<std::int64_t>(0, p.n * p.k)), 0);
        x.infos.assign(static_cast<std::size_t>(p.k), -3);
    }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const BatchLayout at(p);
        return api::syevd_batch<T>(ctx, p.job, p.uplo, at.n, x.A, at.ld, at.stride, x.W, at.count, x.infos);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const BatchLayout at(p);
        return lapack_for_each(at, x.infos, [&](std::int64_t k) {
            T* const a = x.A + k * at.stride;
            if (p.job == 'V') return lapack::syevd<T>('V', p.uplo, at.n, a, at.ld, x.W + k * at.n);
            // LAPACK destroys the matrix; the routine does not.
            std::vector<T> copy(a, a + (at.n - 1) * at.ld + at.n);
            return lapack::syevd<T>('N', p.uplo, at.n, copy.data(), at.ld, x.W + k * at.n);
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::syevd_batch_memory<T>(ctx, p.job, p.n, p.k, bytes);
    }
    // Above the kernels' largest order the routine is SYEVD, which destroys a triangle.
    static Region written(const Problem& p, std::string_view operand) {
        return operand == "A" && p.job == 'N' && p.n <= 192 ? Region::nothing : Region::whole;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const BatchLayout at(p);
        const char part = p.job == 'V' ? 'A' : p.uplo;
        return worst_of(at, out.infos, only_these_changed(at, part, in.A, out.A), [&](std::int64_t k) {
            return Syevd<T>::error(one_of(p, k), {matrix_of(at, in.A, k), {}},
                                   {matrix_of(at, out.A, k), values_of<T>(at, out.W, k)});
        });
    }
    static double operations(const Problem& p) { return static_cast<double>(p.k) * Syevd<T>::operations(p); }
    static std::vector<Problem> hard_problems() { return several(Syevd<T>::hard_problems()); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const Real<T> r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"largest value", [](Data& x) { x.W[59] *= 1 + r; }},
                                           {"info", [](Data& x) { x.infos.back() = 1; }}};
        if (p.job == 'V') slips.push_back({"entry of a vector", [](Data& x) { x.A[17] += T(60 * r); }});
        return slips;
    }
};

template <class T>
struct SygvdBatch : BatchDescription {
    template <class Form>
    struct Operands {
        VectorOf<Form, T> A, B;
        VectorOf<Form, Real<T>> W;
        VectorOf<Form, lapilli_int> infos;
        static constexpr const char* names[] = {"A", "B", "W", "infos"};
        void all(auto&& f) { f(A, B, W, infos); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() { return batch_facts("sygvd_batch"); }
    static std::vector<BadBound> bad_bounds() {
        std::vector<BadBound> bounds = BatchDescription::bad_bounds();
        bounds.push_back({"ldb", [](Problem& p) { p.row = BatchLayout::bad_ldb; }});
        bounds.push_back({"strideb", [](Problem& p) { p.row = BatchLayout::bad_strideb; }});
        return bounds;
    }
    static void data(const Problem& p, Data& x) {
        x.A = batch_of<T>(p, [](const Problem& one) { return hermitian_matrix<T>(one, "uniform"); });
        x.B = batch_of<T>(p, [](const Problem& one) { return definite_matrix<T>(one); });
        x.W.assign(static_cast<std::size_t>(std::max<std::int64_t>(0, p.n * p.k)), 0);
        x.infos.assign(static_cast<std::size_t>(p.k), -3);
    }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const BatchLayout at(p);
        return api::sygvd_batch<T>(ctx, p.itype, p.job, p.uplo, at.n, x.A, at.ld, at.stride, x.B, at.ldb,
                                   at.strideb, x.W, at.count, x.infos);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const BatchLayout at(p);
        return lapack_for_each(at, x.infos, [&](std::int64_t k) {
            T* const a = x.A + k * at.stride;
            std::vector<T> copy(a, a + (at.n - 1) * at.ld + at.n);
            return lapack::sygvd<T>(static_cast<int>(p.itype), p.job, p.uplo, at.n,
                                    p.job == 'V' ? a : copy.data(), at.ld, x.B + k * at.stride, at.ld,
                                    x.W + k * at.n);
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::sygvd_batch_memory<T>(ctx, p.itype, p.job, p.n, p.k, bytes);
    }
    static Region written(const Problem& p, std::string_view operand) {
        return operand == "A" && p.job == 'N' && p.n <= 192 ? Region::nothing : Region::whole;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const BatchLayout at(p);
        const bool good = only_these_changed(at, p.job == 'V' ? 'A' : p.uplo, in.A, out.A) &&
                          only_these_changed(at, p.uplo, in.B, out.B);
        return worst_of(at, out.infos, good, [&](std::int64_t k) {
            return Sygvd<T>::error(
                one_of(p, k),
                {matrix_of(at, in.A, k), matrix_of(at, in.B, k),
                 std::vector<Real<T>>(static_cast<std::size_t>(at.n))},
                {matrix_of(at, out.A, k), matrix_of(at, out.B, k), values_of<T>(at, out.W, k)});
        });
    }
    static double operations(const Problem& p) { return static_cast<double>(p.k) * Sygvd<T>::operations(p); }
    static std::vector<Problem> hard_problems() { return several(Sygvd<T>::hard_problems()); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const Real<T> r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"entry of the factor", [](Data& x) { x.B[33] += T(60 * r); }},
                                           {"largest value", [](Data& x) { x.W[59] *= 1 + r; }},
                                           {"info", [](Data& x) { x.infos.back() = 1; }}};
        if (p.job == 'V') slips.push_back({"entry of a vector", [](Data& x) { x.A[17] += T(60 * r); }});
        return slips;
    }
};

}  // namespace lapilli::testing
