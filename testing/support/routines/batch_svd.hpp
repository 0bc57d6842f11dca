// SPDX-License-Identifier: BSD-3-Clause
// Batches: singular values and vectors of Problem::k matrices, each compared with LAPACK as in GESDD.
#pragma once

#include "support/routines/batch_lu.hpp"
#include "support/routines/gesdd.hpp"

namespace lapilli::testing {

/// Matrices A that need not be square, U and V^H.
struct SvdBatchLayout : LuBatchLayout {
    static constexpr std::int64_t bad_ldvt = -4, bad_stridevt = -5;
    std::int64_t ldu, strideu, ldvt, stridevt;

    explicit SvdBatchLayout(const Problem& p)
        : LuBatchLayout(p),
          ldu(p.row == bad_ldb ? m - 1 : std::max<std::int64_t>(1, m) + p.pad),
          strideu(p.row == bad_strideb ? -1 : ldu * steps() + p.pad),
          ldvt(p.row == bad_ldvt ? steps() - 1 : std::max<std::int64_t>(1, steps()) + p.pad),
          stridevt(p.row == bad_stridevt ? -1 : ldvt * n + p.pad) {}
    std::size_t elements_of(std::int64_t each) const {
        return static_cast<std::size_t>(std::max<std::int64_t>(0, each * count));
    }
};

template <class T>
struct GesvdBatch : LuBatchDescription<T> {
    using Base = LuBatchDescription<T>;
    template <class Form>
    struct Operands {
        VectorOf<Form, T> A;
        VectorOf<Form, Real<T>> S;
        VectorOf<Form, T> U, VT;
        VectorOf<Form, lapilli_int> infos;
        static constexpr const char* names[] = {"A", "S", "U", "VT", "infos"};
        void all(auto&& f) { f(A, S, U, VT, infos); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        Facts facts = Base::batch_facts("gesvd_batch");
        facts.crossovers = {"batch.crossover", "gesdd.crossover"};
        facts.options = {{.name = "job", .usual = 'S'}};
        facts.rectangular = true;
        return facts;
    }
    static std::int64_t& size(Problem& p, std::string_view name) {
        return RectangularDescription::size(p, name);
    }
    static std::int64_t below(std::string_view name, int bound) {
        return RectangularDescription::below(name, bound);
    }
    static std::vector<BadBound> bad_bounds() {
        std::vector<BadBound> bounds = Base::bad_bounds();
        bounds.push_back({"ldu", [](Problem& p) { p.row = BatchLayout::bad_ldb; }});
        bounds.push_back({"strideu", [](Problem& p) { p.row = BatchLayout::bad_strideb; }});
        bounds.push_back({"ldvt", [](Problem& p) { p.row = SvdBatchLayout::bad_ldvt; }});
        bounds.push_back({"stridevt", [](Problem& p) { p.row = SvdBatchLayout::bad_stridevt; }});
        return bounds;
    }
    static bool makes_vectors(const Problem& p) { return p.job != 'N'; }
    static void data(const Problem& p, Data& x) {
        const SvdBatchLayout at(p);
        x.A.assign(at.elements(), T(-7));
        parallel_for(at.steps() > 0 ? at.count : 0, at.m * at.n, [&](std::int64_t k) {
            copy_to(x.A, rectangular_matrix<T>(one_of(p, k)), at.ld, at.stride, k);
        });
        x.S.assign(at.elements_of(at.steps()), -7);
        if (makes_vectors(p)) {
            x.U.assign(at.elements_of(at.strideu), T(-7));
            x.VT.assign(at.elements_of(at.stridevt), T(-7));
        }
        x.infos.assign(static_cast<std::size_t>(p.k), -3);
    }
    template <class Given>
    static lapilli_int call(lapilli_context ctx, const Problem& p, const Given& x) {
        const SvdBatchLayout at(p);
        return api::gesvd_batch<T>(ctx, Gesdd<T>::job(p), at.m, at.n, x.A, at.ld, at.stride, x.S, x.U, at.ldu,
                                   at.strideu, x.VT, at.ldvt, at.stridevt, at.count, x.infos);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const SvdBatchLayout at(p);
        return lapack_for_each(at, x.infos, [&](std::int64_t k) -> lapilli_int {
            if (at.m == 0) return 0;
            // LAPACK destroys the matrix; the routine does not.
            const T* const a = x.A + k * at.stride;
            std::vector<T> copy(a, a + (at.n - 1) * at.ld + at.m);
            const bool vectors = makes_vectors(p);
            return lapack::gesdd<T>(vectors ? 'S' : 'N', at.m, at.n, copy.data(), at.ld, x.S + k * at.steps(),
                                    vectors ? x.U + k * at.strideu : nullptr, at.ldu,
                                    vectors ? x.VT + k * at.stridevt : nullptr, at.ldvt);
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::gesvd_batch_memory<T>(ctx, Gesdd<T>::job(p), RectangularDescription::m(p), p.n, p.k,
                                          bytes);
    }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "A" ? Region::nothing : Region::whole;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const SvdBatchLayout at(p);
        BatchLayout compared = at;
        if (at.m == 0) compared.n = 0;  // no element
        const std::int64_t steps = at.steps();
        const bool vectors = makes_vectors(p) && steps > 0;
        const bool good =
            !vectors || (same_between(in.U, out.U, at.m, steps, at.ldu, at.strideu, at.count) &&
                         same_between(in.VT, out.VT, steps, at.n, at.ldvt, at.stridevt, at.count));
        return worst_of(compared, out.infos, good, [&](std::int64_t k) {
            const Matrix<T> A = a_of(at, in.A, k);
            const std::vector<Real<T>> S(out.S.begin() + k * steps, out.S.begin() + (k + 1) * steps);
            Residuals residuals;
            if (vectors)
                residuals = singular_vector_residuals<T>(
                    one_of(p, k), A, copy_of(out.U, at.m, steps, at.ldu, at.strideu, k), S,
                    copy_of(out.VT, steps, at.n, at.ldvt, at.stridevt, k));
            residuals.values = singular_value_error(one_of(p, k), A, S);
            return residuals;
        });
    }
    static double operations(const Problem& p) {
        return static_cast<double>(p.k) * singular_value_operations<T>(p, makes_vectors(p));
    }
    static std::vector<Problem> hard_problems() { return Base::several(Gesdd<T>::hard_problems()); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        static const Real<T> r = slip_size<T>();
        std::vector<SlipOf<Data>> slips = {{"largest value", [](Data& x) { x.S[0] *= 1 + r; }},
                                           {"order", [](Data& x) { std::swap(x.S[0], x.S[1]); }},
                                           {"info", [](Data& x) { x.infos.back() = 1; }}};
        if (makes_vectors(p)) {
            slips.push_back({"entry of U", [](Data& x) { x.U[33] += T(60 * r); }});
            slips.push_back({"entry of V", [](Data& x) { x.VT[33] += T(60 * r); }});
        }
        return slips;
    }
};

}  // namespace lapilli::testing
