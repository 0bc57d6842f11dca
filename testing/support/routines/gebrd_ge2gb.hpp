// SPDX-License-Identifier: BSD-3-Clause
// GEBRD_GE2GB: reduction of a general matrix to a band.
#pragma once

#include "support/orthogonal.hpp"
#include "support/routines/gebrd.hpp"

namespace lapilli::testing {

// The reflectors of one side of the reduction, in the columns or in the rows of A: that of step j begins with
// a one in element j + offset.
template <class T>
struct BandReflectors {
    const Matrix<T>& A;
    const std::vector<T>& tau;
    bool in_rows;
    std::int64_t offset, length;  // elements of a vector

    T element(std::int64_t j, std::int64_t i) const {
        if (i == j + offset) return T(1);
        return in_rows ? conjugate(A(j, i)) : A(i, j);
    }
    // Y := op(H_0 H_1 ...) Y
    void apply(bool adjoint, Matrix<T>& Y) const {
        const std::int64_t count =
            std::min(static_cast<std::int64_t>(tau.size()), std::max<std::int64_t>(0, length - offset));
        parallel_for(Y.cols(), count * length, [&](std::int64_t column) {
            for (std::int64_t step = 0; step < count; ++step) {
                const std::int64_t j = adjoint ? step : count - 1 - step;
                T sum(0);
                for (std::int64_t i = j + offset; i < length; ++i)
                    sum += conjugate(element(j, i)) * Y(i, column);
                const T t = tau[static_cast<std::size_t>(j)];
                sum *= adjoint ? conjugate(t) : t;
                for (std::int64_t i = j + offset; i < length; ++i) Y(i, column) -= element(j, i) * sum;
            }
        });
    }
};

template <class T>
struct GebrdGe2gb : RectangularDescription, from_table::GebrdGe2gb<T, GebrdGe2gb<T>> {
    using Table = from_table::GebrdGe2gb<T, GebrdGe2gb<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;

    static Facts facts() {
        return {
            .name = "gebrd_ge2gb",
            .crossovers = {"gesdd.crossover"},
            .columns = {"gesdd.columns"},
            .k = bandwidth,
            .most_k = bandwidth,
            .rectangular = true,
            .holds_matrix = false,  // no device does by default
            .is_kin = true,         // the unit test of GE2GB has all precisions
            .schedules = {{.settings = {{"test.ge2gb.nb", "1"}}}, {.settings = {{"test.ge2gb.nb", "30"}}}},
            .block_sizes = {{{"test.ge2gb.nb", "1"}}, {{"test.ge2gb.nb", "13"}, {"matrix.nb", "7"}}}};
    }
    static constexpr std::int64_t bandwidth = 64;
    // Suites that do not set a bandwidth leave it 0; it then means 1, because bandwidth 0 has no reduction.
    static std::int64_t below(std::string_view name, int bound) {
        return name == "kd" ? -1 : RectangularDescription::below(name, bound);
    }
    static std::int64_t band(const Problem& p) {
        // Some suites take wider bands than this routine: only the next width counts as a bad argument.
        return p.k == 0 ? 1 : p.k > bandwidth + 1 ? bandwidth : p.k;
    }
    static std::int64_t order(const Problem& p) { return std::min(p.rows(), p.n); }

    static void data(const Problem& p, Data& x) {
        const std::int64_t k = std::max<std::int64_t>(0, order(p));
        x.A = rectangular_matrix<T>(p);
        x.AB = Matrix<T>(band(p) + 1, k, p.pad);
        x.tauq.assign(static_cast<std::size_t>(k), T(-7));
        x.taup.assign(static_cast<std::size_t>(k), T(-7));
    }
    static Values values(const Problem& p) { return {.m = m(p), .n = p.n, .kd = band(p)}; }
    // LAPACK has no such routine: QR of a block column and LQ of a block row by turns.
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const std::int64_t rows = m(p), n = p.n, kd = band(p);
        const auto bad = [](int argument) { return -argument - 1; };  // as LAPACKE counts
        if (rows < 0) return bad(1);
        if (n < 0) return bad(2);
        if (kd < 1 || kd > bandwidth) return bad(3);
        if (x.A.ld < std::max<std::int64_t>(1, rows)) return bad(5);
        if (x.AB.ld < kd + 1) return bad(7);
        const std::int64_t count = std::min(rows, n);
        const bool wide = rows < n;
        const auto at = [&](std::int64_t i, std::int64_t j) { return x.A.data + i + j * x.A.ld; };
        const char adjoint = is_complex<T> ? 'C' : 'T';
        std::fill_n(&x.tauq[0], count, T(0));
        std::fill_n(&x.taup[0], count, T(0));
        const auto column = [&](std::int64_t i, std::int64_t j, std::int64_t width, T* tau) {
            const std::int64_t high = rows - i, right = n - j - width, steps = std::min(high, width);
            if (steps > 0) lapack::geqrf<T>(high, width, at(i, j), x.A.ld, tau);
            if (steps > 0 && right > 0)
                lapack::ormqr<T>('L', adjoint, high, right, steps, at(i, j), x.A.ld, tau, at(i, j + width),
                                 x.A.ld);
        };
        const auto row = [&](std::int64_t i, std::int64_t j, std::int64_t width, T* tau) {
            const std::int64_t length = n - j, below = rows - i - width, steps = std::min(length, width);
            if (steps > 0) lapack::gelqf<T>(width, length, at(i, j), x.A.ld, tau);
            if (steps > 0 && below > 0)
                lapack::ormlq<T>('R', adjoint, below, length, steps, at(i, j), x.A.ld, tau, at(i + width, j),
                                 x.A.ld);
        };
        for (std::int64_t k = 0; k < count; k += kd) {
            const std::int64_t width = std::min(kd, count - k), end = k + width;
            if (wide) {
                row(k, k, width, &x.taup[k]);
                column(end, k, width, &x.tauq[k]);
            } else {
                column(k, k, width, &x.tauq[k]);
                row(k, end, width, &x.taup[k]);
            }
        }
        for (std::int64_t j = 0; j < count; ++j) {
            for (std::int64_t t = 0; t <= kd; ++t) {
                const std::int64_t i = wide ? j + t : j - kd + t;
                x.AB.data[t + j * x.AB.ld] = i < 0 || i >= count ? T(0) : *at(i, j);
            }
        }
        return 0;
    }
    static bool any_shape(std::string_view operand) { return operand == "A"; }
    // B Y with the band in LAPACK's storage: an upper one, or with m < n a lower one.
    static Matrix<T> band_times(const Problem& p, const Matrix<T>& AB, const Matrix<T>& Y) {
        const std::int64_t k = order(p), kd = band(p);
        const bool wide = p.rows() < p.n;
        Matrix<T> Z(p.rows(), Y.cols());
        for (std::int64_t c = 0; c < Y.cols(); ++c)
            for (std::int64_t j = 0; j < k; ++j)
                for (std::int64_t t = 0; t <= kd; ++t) {
                    const std::int64_t i = wide ? j + t : j - kd + t;
                    if (i >= 0 && i < k) Z(i, c) += AB(t, j) * Y(j, c);
                }
        return Z;
    }
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const std::int64_t rows = p.rows(), n = p.n;
        const bool wide = rows < n;
        const BandReflectors<T> q{out.A, out.tauq, false, wide ? band(p) : 0, rows},
            right{out.A, out.taup, true, wide ? 0 : band(p), n};
        Residuals residuals;
        if (rows <= 0 || n <= 0) return residuals;
        const Probe<T> probe(n, p.full_check, p.seed);
        Matrix<T> Y = probe.X();
        right.apply(true, Y);
        Matrix<T> back = Y;
        right.apply(false, back);
        subtract(back, probe.X());
        Matrix<T> Z = band_times(p, out.AB, Y);
        q.apply(false, Z);
        subtract(Z, product('N', in.A, probe.X()));
        const auto size = static_cast<double>(std::max(rows, n));
        residuals.residual = ratio(probe.norm(Z), probe.norm(in.A), size, ulp<T>);
        residuals.orthogonality = ratio(probe.norm(back), probe.norm_of_identity(n), size, ulp<T>);
        return residuals;
    }
    static double operations(const Problem& p) {
        const auto a = static_cast<double>(std::max(p.rows(), p.n)), b = static_cast<double>(order(p));
        return count<T>(2 * b * b * (a - b / 3), 2 * b * b * (a - b / 3));
    }
    static std::vector<Problem> hard_problems() {
        std::vector<Problem> problems = singular_problems(0.1 / ulp<T>);
        const std::int64_t widths[] = {1, 7, 16, 44, 64};
        std::size_t at = 0;
        for (Problem& p : problems) p.k = widths[at++ % std::size(widths)];
        return problems;
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        static const Real<T> r = 60 * slip_size<T>();
        return {{"entry of a reflector", [](Data& x) { x.A(x.A.rows() - 2, 1) += T(r); }},
                {"tauq", [](Data& x) { x.tauq[1] *= 1 + r; }},
                {"taup", [](Data& x) { x.taup[1] *= 1 + r; }},
                {"diagonal of the band", [](Data& x) { x.AB(x.AB.rows() - 1, 0) += T(r); }}};
    }
};

}  // namespace lapilli::testing
