// SPDX-License-Identifier: BSD-3-Clause
// SYSVX and HESVX: expert drivers of indefinite systems.
#pragma once

#include "support/routines/gesvx.hpp"
#include "support/routines/sycon.hpp"
#include "support/routines/syrfs.hpp"

namespace lapilli::testing {

namespace lapack {
LAPILLI_TESTING_LAPACKE(sysvx_work, ssysvx_work, dsysvx_work, csysvx_work, zsysvx_work)
LAPILLI_TESTING_LAPACKE(hesvx_work, ssysvx_work, dsysvx_work, chesvx_work, zhesvx_work)
}  // namespace lapack

template <class T, bool hermitian>
struct IndefiniteExpert : Description,
                          std::conditional_t<hermitian, from_table::Hesvx<T, IndefiniteExpert<T, hermitian>>,
                                             from_table::Sysvx<T, IndefiniteExpert<T, hermitian>>> {
    using Table = std::conditional_t<hermitian, from_table::Hesvx<T, IndefiniteExpert<T, hermitian>>,
                                     from_table::Sysvx<T, IndefiniteExpert<T, hermitian>>>;
    using typename Table::Data, typename Table::Pointers, typename Table::Values;
    using Factor = IndefiniteFactor<T, hermitian>;
    using Solve = IndefiniteSolve<T, hermitian>;
    using Refinement = IndefiniteRefinement<T, hermitian>;

    static Facts facts() {
        Facts facts = IndefiniteSystem<T, hermitian>::facts();
        facts.name = hermitian ? "hesvx" : "sysvx";
        facts.crossovers = {"sytrf.crossover"};
        facts.columns = {};
        facts.on_one_device = true;
        facts.schedules = {{.letters = {{"fact", 'N'}}}, {.letters = {{"fact", 'F'}}}};
        return facts;
    }
    static char fact(const Problem& p) { return p.chosen("fact", 'N'); }
    static void data(const Problem& p, Data& x) {
        x.A = indefinite_matrix<T>(p, hermitian);
        x.B = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 105));
        put_into(product('N', Refinement::full(p, x.A), known_solution<T>(p)), x.B);
        x.X = random_matrix<T>(p.n, p.k, p.pad, Stream(p.seed, 113));
        x.AF = random_matrix<T>(p.n, p.n, p.pad, Stream(p.seed, 116));
        x.ipiv.assign(static_cast<std::size_t>(p.n), -7);
        if (expert::given(p)) {
            typename Factor::Data factors;
            Factor::factor(p, factors);
            x.AF = std::move(factors.A);
            x.ipiv = std::move(factors.ipiv);
        }
        x.rcond = {-7};
        x.ferr.assign(static_cast<std::size_t>(p.k), -7);
        x.berr.assign(static_cast<std::size_t>(p.k), -7);
    }
    static Pointers pointers(Data& x) {
        return {{x.A.data(), x.A.ld()}, {x.AF.data(), x.AF.ld()}, x.ipiv.data(), {x.B.data(), x.B.ld()},
                {x.X.data(), x.X.ld()}, x.rcond.data(),           x.ferr.data(), x.berr.data()};
    }
    static Values values(const Problem& p) {
        return {.fact = fact(p), .uplo = p.uplo, .n = p.n, .nrhs = p.k};
    }
    static lapilli_int call_lapack(const Problem& p, const Pointers& x) {
        const std::int64_t n = std::max<std::int64_t>(p.n, 0);
        std::vector<lapack_int> ipiv(static_cast<std::size_t>(n) + 1);
        if (expert::given(p)) std::copy_n(x.ipiv, n, ipiv.begin());
        IndefiniteWork<T> w(lapack::to_int(p.n));
        std::vector<std::conditional_t<is_complex<T>, Real<T>, lapack_int>> other(ipiv.size());
        const auto call = [&](auto svx) {
            return svx(fact(p), p.uplo, lapack::to_int(p.n), lapack::to_int(p.k), x.A.data,
                       lapack::to_int(x.A.ld), x.AF.data, lapack::to_int(x.AF.ld), ipiv.data(), x.B.data,
                       lapack::to_int(x.B.ld), x.X.data, lapack::to_int(x.X.ld), x.rcond, x.ferr, x.berr,
                       w.memory.data(), w.length, other.data());
        };
        const lapack_int info = hermitian ? call([](auto... a) { return lapack::hesvx_work<T>(a...); })
                                          : call([](auto... a) { return lapack::sysvx_work<T>(a...); });
        if (info >= 0 && x.ipiv != nullptr) std::copy_n(ipiv.begin(), n, x.ipiv);
        return info;
    }
    static Region written(const Problem& p, std::string_view operand) {
        if (operand == "A" || operand == "B") return Region::nothing;
        if (operand == "AF" || operand == "ipiv") {
            if (expert::given(p)) return Region::nothing;
            return operand == "AF" ? triangle(p.uplo) : Region::whole;
        }
        return Region::whole;
    }

    static Residuals error(const Problem& p, const Data& in, const Data& out) {
        const bool kept = !expert::given(p) || (in.AF.same_bits(out.AF) && in.ipiv == out.ipiv);
        if (!kept || !IndefiniteFactors<T, lapilli_int>(p.uplo, hermitian, out.AF, out.ipiv).are_pivots())
            return {std::numeric_limits<double>::infinity(), {}, {}};
        Residuals residuals = of_refinement<T>(
            p, in, out, Solve::solved(p, in.A, out.X, in.B), [&](const Problem& few, Data& reference) {
                typename Refinement::Data x{in.A, out.AF, out.ipiv, in.B, out.X, in.ferr, in.berr};
                Refinement::call_lapack(few, Refinement::pointers(x));
                reference.ferr = x.ferr;
            });
        if (!expert::given(p))
            expert::take_worse(residuals.residual, indefinite_ratio(p, hermitian, in.A, out.AF, out.ipiv));
        expert::take_worse(residuals.values,
                           *of_estimate(static_cast<double>(out.rcond[0]), condition(p, in.A, out)).residual);
        return residuals;
    }
    static double operations(const Problem& p) {
        return expert::given(p) ? Solve::operations(p) : IndefiniteSystem<T, hermitian>::operations(p);
    }
    static std::vector<Problem> hard_problems() { return indefinite_problems(100); }
    static std::vector<SlipOf<Data>> slips(const Problem& p) {
        std::vector<SlipOf<Data>> all = slips_of_refinement<T, Data>();
        if (p.uplo == 'L')
            all.push_back({"entry of a factor", [](Data& x) { x.AF(33, 12) += T(60 * slip_size<T>()); }});
        else
            all.push_back({"entry of a factor", [](Data& x) { x.AF(12, 33) += T(60 * slip_size<T>()); }});
        all.push_back({"pivot", [](Data& x) { x.ipiv[20] = 0; }});
        all.push_back({"condition", [](Data& x) { x.rcond[0] *= 20; }});
        all.push_back({"NaN in the condition", [](Data& x) { x.rcond[0] = quiet_nan<Real<T>>(); }});
        return all;
    }

  private:
    static double condition(const Problem& p, const Matrix<T>& A, const Data& factors) {
        if (p.n == 0) return 1;
        Problem with_norm = p;
        with_norm.vl = one_norm(Refinement::full(p, A));
        typename IndefiniteCondition<T, hermitian>::Data x{factors.AF, factors.ipiv, {-7}};
        IndefiniteCondition<T, hermitian>::call_lapack(
            with_norm, {{x.A.data(), x.A.ld()}, x.ipiv.data(), x.rcond.data()});
        return static_cast<double>(x.rcond[0]);
    }
};
template <class T>
struct Sysvx : IndefiniteExpert<T, false> {};
template <class T>
struct Hesvx : IndefiniteExpert<T, true> {};

}  // namespace lapilli::testing
