// SPDX-License-Identifier: BSD-3-Clause
// Batches: TRSM of Problem::k triangular matrices of order n; Problem::column is the other size of B, if it
// is not 0.
#pragma once

#include "support/routines/batch_qr.hpp"
#include "support/routines/trtrs.hpp"

namespace lapilli::testing {

namespace lapack {
inline void trsm(CBLAS_SIDE side, CBLAS_UPLO uplo, CBLAS_TRANSPOSE op, CBLAS_DIAG diag, blasint m, blasint n,
                 float alpha, const float* a, blasint lda, float* b, blasint ldb) {
    cblas_strsm(CblasColMajor, side, uplo, op, diag, m, n, alpha, a, lda, b, ldb);
}
inline void trsm(CBLAS_SIDE side, CBLAS_UPLO uplo, CBLAS_TRANSPOSE op, CBLAS_DIAG diag, blasint m, blasint n,
                 double alpha, const double* a, blasint lda, double* b, blasint ldb) {
    cblas_dtrsm(CblasColMajor, side, uplo, op, diag, m, n, alpha, a, lda, b, ldb);
}
inline void trsm(CBLAS_SIDE side, CBLAS_UPLO uplo, CBLAS_TRANSPOSE op, CBLAS_DIAG diag, blasint m, blasint n,
                 std::complex<float> alpha, const std::complex<float>* a, blasint lda, std::complex<float>* b,
                 blasint ldb) {
    cblas_ctrsm(CblasColMajor, side, uplo, op, diag, m, n, &alpha, a, lda, b, ldb);
}
inline void trsm(CBLAS_SIDE side, CBLAS_UPLO uplo, CBLAS_TRANSPOSE op, CBLAS_DIAG diag, blasint m, blasint n,
                 std::complex<double> alpha, const std::complex<double>* a, blasint lda,
                 std::complex<double>* b, blasint ldb) {
    cblas_ztrsm(CblasColMajor, side, uplo, op, diag, m, n, &alpha, a, lda, b, ldb);
}
}  // namespace lapack

template <class T>
struct TrsmBatch : QrBatchDescription<T> {
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

    static bool unit(const Problem& p) { return p.diag == 'U'; }
    static bool is_left(const Problem& p) { return p.side == 'L'; }
    static T alpha(const Problem& p) {
        if constexpr (is_complex<T>)
            return T(p.alpha);
        else
            return static_cast<T>(p.alpha.real());
    }
    static Facts facts() {
        Facts facts = Base::batch_facts("trsm_batch");
        facts.crossovers = {"batch.crossover", "potrf.crossover"};
        facts.options = {{"trans", "NT"}};
        return facts;
    }
    static QrBatchLayout layout(const Problem& p) {
        const std::int64_t other = LuBatchLayout::columns(p);
        return {p, 0, is_left(p) ? p.n : other, is_left(p) ? other : p.n};
    }
    static std::int64_t& size(Problem& p, std::string_view name) {
        if (name == "count") return p.k;
        p.column = LuBatchLayout::columns(p);
        return is_left(p) == (name == "m") ? p.n : p.column;
    }
    static std::vector<BadBound> bad_bounds() { return Base::bounds_with("ldb", "strideb"); }
    static void data(const Problem& p, Data& x) {
        const QrBatchLayout at = layout(p);
        x.A.assign(at.elements(), T(-7));
        parallel_for(at.n > 0 ? at.count : 0, at.n * at.n, [&](std::int64_t k) {
            copy_to(x.A, triangular_operand<T>(one_of(p, k), unit(p)), at.ld, at.stride, k);
        });
        x.B = Base::sides(p, at);
        x.infos.assign(static_cast<std::size_t>(p.k), -3);
    }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const QrBatchLayout at = layout(p);
        return api::trsm_batch<T>(ctx, p.side, p.uplo, p.trans, p.diag, at.rows, at.cols, alpha(p), x.A,
                                  at.ld, at.stride, x.B, at.ldb, at.strideb, at.count, x.infos);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const QrBatchLayout at = layout(p);
        return lapack_for_each(at, x.infos, [&](std::int64_t k) -> lapilli_int {
            lapack::trsm(is_left(p) ? CblasLeft : CblasRight, lapack::cblas_uplo(p.uplo),
                         lapack::cblas_trans(p.trans), unit(p) ? CblasUnit : CblasNonUnit,
                         static_cast<blasint>(at.rows), static_cast<blasint>(at.cols), alpha(p),
                         x.A + k * at.stride, static_cast<blasint>(at.ld), x.B + k * at.strideb,
                         static_cast<blasint>(at.ldb));
            return 0;
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        const QrBatchLayout at = layout(p);
        return api::trsm_batch_memory<T>(ctx, p.side, at.rows, at.cols, at.count, bytes);
    }
    static Region written(const Problem&, std::string_view operand) {
        return operand == "A" ? Region::nothing : Region::whole;
    }
    /// op(A), or from the right its transpose, as a system for columns.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const QrBatchLayout at = layout(p);
        const bool good = Base::good_sides(at, in.B, out.B) && same_bits(in.A, out.A);
        return worst_of(at, out.infos, good, [&](std::int64_t k) {
            Matrix<T> a = triangular_matrix<T>(one_of(p, k), unit(p));
            Matrix<T> x = Base::side_of(at, out.B, k), b = Base::side_of(at, in.B, k);
            char trans = p.trans;
            if (!is_left(p)) {
                x = transposed(x);
                b = transposed(b);
                if (trans == 'C') a = conjugated(a);
                trans = trans == 'N' ? 'T' : 'N';
            }
            for (std::int64_t j = 0; j < b.cols(); ++j) {
                for (std::int64_t i = 0; i < b.rows(); ++i) b(i, j) *= alpha(p);
            }
            Matrix<T> r = x;
            lapack::triangular_times(p.uplo, trans, a, r);
            subtract(r, b);
            return Residuals{solution_ratio(r, one_norm(with_op(trans, a)), x), {}, {}};
        });
    }
    static double operations(const Problem& p) {
        const QrBatchLayout at = layout(p);
        const auto n = static_cast<double>(p.n);
        return static_cast<double>(p.k * (at.rows + at.cols - p.n)) *
               count<T>(n * (n + 1) / 2, n * (n - 1) / 2);
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of X", [](Data& x) { x.B[17] += T(60 * slip_size<T>()); }},
                {"entry of the matrix", [](Data& x) { x.A[33] += T(slip_size<T>()); }},
                {"info", [](Data& x) { x.infos.back() = 1; }}};
    }

  private:
    static Matrix<T> transposed(const Matrix<T>& a) { return with_op('T', a); }
    static Matrix<T> conjugated(const Matrix<T>& a) { return with_op('C', with_op('T', a)); }
};

}  // namespace lapilli::testing
