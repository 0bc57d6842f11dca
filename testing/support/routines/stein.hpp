// SPDX-License-Identifier: BSD-3-Clause
// STEIN: eigenvectors for given values by inverse iteration.
#pragma once

#include "support/routines/stebz.hpp"

namespace lapilli::testing {

template <class T>
struct Stein : Description, from_table::Stein<T, Stein<T>> {
    using Table = from_table::Stein<T, Stein<T>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;
    using R = Real<T>;

    static Facts facts() {
        return {.name = "stein",
                .crossovers = {},
                .tridiagonal = true,
                .holds_matrix = false,
                .on_devices = false,
                .schedules = {{}}};
    }
    static std::int64_t& size(Problem& p, std::string_view name) { return name == "m" ? p.iu : p.n; }
    static std::vector<BadBound> bad_bounds() {
        return {{"m", [](Problem& p) { p.iu = p.n + 1; }}};
    }
    // All eigenvalues of a matrix of three blocks, from LAPACK's STEBZ.
    static void data(const Problem& p, Data& x) {
        typename Stebz<R>::Data values;
        Problem q = p;
        q.choose("order", 'B');
        q.range = 'A';
        Stebz<R>::data(q, values);
        if (p.n > 0) {
            Stebz<R>::call_lapack(q, {values.D.data(), values.E.data(), values.m.data(), values.nsplit.data(),
                                      values.W.data(), values.iblock.data(), values.isplit.data()});
        }
        x.D = std::move(values.D);
        x.E = std::move(values.E);
        x.W = std::move(values.W);
        x.iblock = std::move(values.iblock);
        x.isplit = std::move(values.isplit);
        x.Z = Matrix<T>(p.n, p.n, p.pad);
        x.ifail.assign(x.D.size(), -7);
    }
    static Values values(const Problem& p) { return {.n = p.n, .m = m(p)}; }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        std::vector<lapack_int> block(x.iblock, x.iblock + std::max<std::int64_t>(p.n, 0)),
            split(x.isplit, x.isplit + std::max<std::int64_t>(p.n, 0)), fail = narrow(p.n + 1);
        block.resize(block.size() + 1);
        split.resize(split.size() + 1);
        const lapack_int info =
            lapack::stein<T>(lapack::to_int(p.n), x.D, x.E, lapack::to_int(m(p)), x.W, block.data(),
                             split.data(), x.Z.data, lapack::to_int(x.Z.ld), fail.data());
        if (info >= 0) {
            std::copy_n(fail.begin(), p.n, x.ifail);
        }
        return info;
    }
    // The number of vectors: all by default.
    static std::int64_t m(const Problem& p) { return p.iu != 0 ? p.iu : p.n; }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const Probe<T> probe(p.n, p.full_check, p.seed);
        const Matrix<T> TV = tridiagonal_times(in.D, in.E, product('N', out.Z, probe.X()));
        Residuals residuals = eigenvector_residuals(TV, Stedc<T>::norm({in.D, in.E, {}}), out.Z, in.W, probe);
        if (!right_remarks(out.ifail, false, p.n, p.n)) {
            residuals.residual = std::numeric_limits<double>::infinity();
        }
        return residuals;
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        static const R r = slip_size<T>();
        return {{"entry of a vector", [](Data& x) { x.Z(17, 4) += T(r); }},
                {"ifail", [](Data& x) { x.ifail[3] = 4; }}};
    }
};

}  // namespace lapilli::testing
