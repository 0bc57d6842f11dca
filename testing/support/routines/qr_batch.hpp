// SPDX-License-Identifier: BSD-3-Clause
// QR_BATCH: R and the first columns of Q of Problem::k matrices, each compared with the product of both.
#pragma once

#include "support/checks.hpp"
#include "support/routines/batch_qr.hpp"

namespace lapilli::testing {

/// ||A - Q R|| / (max(m, n) ulp ||A||), and the deviation of Q^H Q from the identity. Q: the first columns of
/// a matrix of A's shape. Below R's diagonal, whose elements are real, are zeros.
template <class T>
Residuals q_and_r_residuals(const Problem& p, const Matrix<T>& A, const Matrix<T>& with_q,
                            const Matrix<T>& R) {
    const std::int64_t m = A.rows(), n = A.cols(), k = R.rows();
    const double size = static_cast<double>(std::max(m, n));
    Matrix<T> Q(m, k);
    bool good = true;
    for (std::int64_t j = 0; j < k; ++j) {
        for (std::int64_t i = 0; i < m; ++i) Q(i, j) = with_q(i, j);
        for (std::int64_t i = j + 1; i < k; ++i) good = good && R(i, j) == T(0);
        good = good && R(j, j) == T(real_part(R(j, j)));
    }
    const Probe<T> probe(n, p.full_check, p.seed);
    Matrix<T> Y = product('N', Q, product('N', R, probe.X()));
    subtract(Y, product('N', A, probe.X()));
    Residuals residuals;
    residuals.residual =
        good ? ratio(probe.norm(Y), probe.exact() ? one_norm(A) : frobenius_norm(A), size, ulp<T>)
             : std::numeric_limits<double>::infinity();
    residuals.orthogonality = orthogonality(Q, Probe<T>(k, p.full_check, p.seed));
    return residuals;
}

template <class T>
struct QrBatch : QrBatchDescription<T> {
    using Base = QrBatchDescription<T>;
    template <class Form>
    struct Operands {
        VectorOf<Form, T> A, R;
        VectorOf<Form, lapilli_int> infos;
        static constexpr const char* names[] = {"A", "R", "infos"};
        void all(auto&& f) { f(A, R, infos); }
    };
    using Data = Operands<InHostMemory>;
    using Pointers = Operands<AsPointers>;
    using Spread = Operands<AsSpreadMatrices>;

    static Facts facts() {
        Facts facts = Base::qr_facts("qr_batch");
        facts.rectangular = true;
        return facts;
    }
    /// R in the place of B.
    static QrBatchLayout layout(const Problem& p) {
        const LuBatchLayout at(p);
        return {p, at.steps(), at.steps(), at.n};
    }
    static std::int64_t& size(Problem& p, std::string_view name) {
        return RectangularDescription::size(p, name);
    }
    static std::int64_t below(std::string_view name, int bound) {
        return RectangularDescription::below(name, bound);
    }
    static std::vector<BadBound> bad_bounds() { return Base::bounds_with("ldr", "strider"); }
    static void data(const Problem& p, Data& x) {
        const QrBatchLayout at = layout(p);
        x.A = Base::matrices(p);
        x.R.assign(static_cast<std::size_t>(std::max<std::int64_t>(0, at.strideb * at.count)), T(-7));
        x.infos.assign(static_cast<std::size_t>(p.k), -3);
    }
    template <class Handle, class Given>
    static lapilli_int call(const Handle& ctx, const Problem& p, const Given& x) {
        const QrBatchLayout at = layout(p);
        return api::qr_batch<T>(ctx, at.m, at.n, x.A, at.ld, at.stride, x.R, at.ldb, at.strideb, at.count,
                                x.infos);
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const QrBatchLayout at = layout(p);
        return lapack_for_each(at, x.infos, [&](std::int64_t k) -> lapilli_int {
            if (at.reflectors == 0) return 0;
            T* const a = x.A + k * at.stride;
            std::vector<T> tau(static_cast<std::size_t>(at.reflectors));
            Geqrf<T>::call_lapack(one_of(p, k), {{a, at.ld}, tau.data()});
            for (std::int64_t j = 0; j < at.n; ++j) {
                for (std::int64_t i = 0; i < at.reflectors; ++i)
                    x.R[k * at.strideb + i + j * at.ldb] = i <= j ? a[i + j * at.ld] : T(0);
            }
            return lapack::orgqr<T>(at.m, at.reflectors, at.reflectors, a, at.ld, tau.data());
        });
    }
    static lapilli_int memory(lapilli_context ctx, const Problem& p, lapilli_memory* bytes) {
        return api::qr_batch_memory<T>(ctx, RectangularDescription::m(p), p.n, p.k, bytes);
    }
    static Region written(const Problem&, std::string_view) { return Region::whole; }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const QrBatchLayout at = layout(p);
        BatchLayout compared = at;
        if (at.reflectors == 0) compared.n = 0;  // no element
        const bool good =
            at.reflectors == 0 || (Base::good_a(at, in.A, out.A) && Base::good_sides(at, in.R, out.R));
        return worst_of(compared, out.infos, good, [&](std::int64_t k) {
            return q_and_r_residuals(one_of(p, k), a_of(at, in.A, k), a_of(at, out.A, k),
                                     Base::side_of(at, out.R, k));
        });
    }
    static double operations(const Problem& p) {
        const LuBatchLayout at(p);
        const auto m = static_cast<double>(at.m), k = static_cast<double>(at.steps());
        const double products = k * k * (2 * m - 2 * k / 3);
        return static_cast<double>(p.k) * (Geqrf<T>::operations(p) + count<T>(products, products));
    }
    static std::vector<Problem> hard_problems() { return Base::several(Geqrf<T>::hard_problems()); }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        return {{"entry of Q", [](Data& x) { x.A[33] += T(60 * slip_size<T>()); }},
                {"entry of R", [](Data& x) { x.R[33] += T(60 * slip_size<T>()); }},
                {"NaN", [](Data& x) { x.A[33] = quiet_nan<T>(); }},
                {"info", [](Data& x) { x.infos.back() = 1; }}};
    }
};

}  // namespace lapilli::testing
