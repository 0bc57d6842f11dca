// SPDX-License-Identifier: BSD-3-Clause
// STEBZ: eigenvalues by bisection, with the blocks of the matrix.
#pragma once

#include "support/routines/stevx.hpp"

namespace lapilli::testing {

template <class T>
struct Stebz : Description, from_table::Stebz<T, Stebz<T>> {
    using Table = from_table::Stebz<T, Stebz<T>>;
    using typename Table::Data, typename Table::Spread, typename Table::Values;

    static Facts facts() {
        Facts facts = Sterf<T>::facts();
        facts.name = "stebz";
        facts.options = {{"order", "EB"}};
        facts.schedules = {{}};
        return facts;
    }
    static std::vector<BadBound> bad_bounds() { return bad_ranges(); }
    static Selected part(const Problem& p) { return Stevx<T>::part(p); }
    static char order(const Problem& p) { return p.chosen("order", 'E'); }
    static void data(const Problem& p, Data& x) {
        typename Sterf<T>::Data whole;
        Sterf<T>::data(p, whole);
        x.D = std::move(whole.D);
        x.E = std::move(whole.E);
        if (p.kind == "default" && p.n > 20) {
            x.E[static_cast<std::size_t>(p.n / 3)] = 0;  // three blocks, one of a single row
            x.E[static_cast<std::size_t>(p.n / 3 + 1)] = 0;
        }
        x.m = {-1};
        x.nsplit = {-1};
        x.W.assign(x.D.size(), 0);
        x.iblock.assign(x.D.size(), -7);
        x.isplit.assign(x.D.size(), -7);
    }
    static Values values(const Problem& p) {
        const Selected s = part(p);
        return {.range = s.range,
                .order = order(p),
                .n = p.n,
                .vl = static_cast<T>(s.vl),
                .vu = static_cast<T>(s.vu),
                .il = s.il,
                .iu = s.iu,
                .abstol = T(0)};
    }
    // There is no matrix to spread.
    static lapilli_int call_spread(lapilli_context ctx, const Problem& p, const Spread& x) {
        const Values v = values(p);
        return api::stebz<T>(ctx, v.range, v.order, v.n, v.vl, v.vu, v.il, v.iu, v.abstol, x.D, x.E, x.m,
                             x.nsplit, x.W, x.iblock, x.isplit);
    }

    // The values of each block are checked in their order.
    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        Residuals residuals;
        residuals.values = are_in_order(p, out) ? 0 : std::numeric_limits<double>::infinity();
        if (residuals.values != 0) {
            return residuals;
        }
        std::vector<T> sorted(out.W.begin(), out.W.begin() + out.m[0]), all;
        std::sort(sorted.begin(), sorted.end());
        const T norm = static_cast<T>(Stedc<T>::norm({in.D, in.E, {}}));
        double worst = 0;
        for (std::int64_t b = 0, first = 0; b < out.nsplit[0]; ++b) {
            const std::int64_t end = out.isplit[static_cast<std::size_t>(b)];
            std::vector<T> D(in.D.begin() + first, in.D.begin() + end),
                E(in.E.begin() + first, in.E.begin() + end - 1);
            lapack::sterf<T>(lapack::to_int(end - first), D.data(), E.data());
            for (std::size_t i = 0; i < sorted.size(); ++i) {
                if (out.iblock[i] == b + 1) {
                    const auto near = std::min_element(D.begin(), D.end(), [&](T x, T y) {
                        return std::abs(x - out.W[i]) < std::abs(y - out.W[i]);
                    });
                    worst = std::max(
                        worst, ratio(std::abs(*near - out.W[i]), norm, static_cast<double>(p.n), ulp<T>));
                }
            }
            all.insert(all.end(), D.begin(), D.end());
            first = end;
        }
        std::sort(all.begin(), all.end());
        residuals.values = std::max(worst, selected_value_ratio(sorted, out.m[0], all, part(p), ulp<T>));
        return residuals;
    }
    static bool are_in_order(const Problem& p, const Data& out) {
        const std::int64_t m = out.m[0], blocks = out.nsplit[0];
        if (m < 0 || m > p.n || blocks < 0 || blocks > p.n || (p.n > 0) != (blocks > 0)) {
            return false;
        }
        for (std::int64_t b = 0, first = 0; b < blocks; ++b) {
            const std::int64_t end = out.isplit[static_cast<std::size_t>(b)];
            if (end <= first || end > p.n || (b + 1 == blocks && end != p.n)) {
                return false;
            }
            first = end;
        }
        for (std::int64_t i = 0; i < m; ++i) {
            const auto at = static_cast<std::size_t>(i);
            if (out.iblock[at] < 1 || out.iblock[at] > blocks) {
                return false;
            }
            const bool new_block = i > 0 && order(p) == 'B' && out.iblock[at] > out.iblock[at - 1];
            if (i > 0 && !new_block &&
                (out.W[at] < out.W[at - 1] || (order(p) == 'B' && out.iblock[at] < out.iblock[at - 1]))) {
                return false;
            }
        }
        return true;
    }
    static double operations(const Problem&) { return 0; }
    static std::vector<Problem> hard_problems() {
        std::vector<Problem> problems;
        for (Problem p : Stevx<T>::hard_problems()) {
            p.choose("order", p.range == 'V' ? 'B' : 'E');
            problems.push_back(p);
        }
        return problems;
    }
    static std::vector<SlipOf<Data>> slips(const Problem&) {
        static const T r = slip_size<T>();
        return {{"value", [](Data& x) { x.W[3] += r; }},
                {"number of values", [](Data& x) { x.m[0] -= 2; }},
                {"order of values", [](Data& x) { std::swap(x.W[1], x.W[2]); }},
                {"block", [](Data& x) { x.iblock[4] = x.iblock[4] % 3 + 1; }},
                {"end of a block", [](Data& x) { x.isplit[2] -= 1; }}};
    }
};

}  // namespace lapilli::testing
