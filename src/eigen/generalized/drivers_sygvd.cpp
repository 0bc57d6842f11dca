// SPDX-License-Identifier: BSD-3-Clause
// SYGVD and what asks for a part of its spectrum. On the devices nothing leaves them between upload and
// download.
#include <memory>

#include "base/instances.hpp"
#include "blas/triangular_left.hpp"
#include "eigen/eigenproblem.hpp"
#include "eigen/generalized/drivers.hpp"
#include "eigen/generalized/sygst.hpp"
#include "eigen/syevd_cpu.hpp"
#include "factor/potrf.hpp"
#include "factor/trtri.hpp"
#include "host/blas.hpp"
#include "host/lapack.hpp"
#include "matrix/delivery.hpp"
#include "matrix/drivers_common.hpp"
#include "matrix/host_vector.hpp"
#include "matrix/real_diagonal.hpp"
#include "matrix/redistribute.hpp"
#include "matrix/safe_range.hpp"
#include "runtime/call_plan.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {
namespace {

/// The steps run one after the other, and each one's operands lie where the next one's workspace will be.
template <class T>
struct GeneralizedWork {
    using Back = typename TriangularFromLeft<T>::Work;

    CopiedOperand<T> a, b;
    DistMatrix<T> reduced;  ///< the ordinary problem's matrix, in the blocks of SYTRD
    T* diagonal;            ///< of a factor that was given
    std::vector<real_t<T>*> norms;
    real_t<T>* norms_on_host;
    std::unique_ptr<PotrfWork<T>> potrf;
    std::unique_ptr<SygstWork<T>> sygst;
    std::unique_ptr<EigenproblemWork<T>> problem;
    std::unique_ptr<Back> back;

    /// nb, kb: the widths of POTRF's and SYTRD's blocks.
    GeneralizedWork(Arena& arena, index_t itype, bool vectors, const Selection& wanted, const CopyPlan& of_a,
                    const CopyPlan& of_b, bool z_on_host, index_t nb, index_t kb,
                    const PotrfPlan& factorization, const EigenproblemPlan& plan)
        : a(arena, of_a, nb),
          b(arena, of_b, nb),
          reduced(in_blocks(arena, a.matrix, kb)),
          diagonal(arena.pinned_array<T>(of_a.rows)),
          norms_on_host(arena.pinned_array<real_t<T>>(b.matrix.cyclic.blocks())) {
        for (int d = 0; d < arena.devices(); ++d) {
            norms.push_back(arena.device_array<real_t<T>>(d, b.matrix.cyclic.blocks()));
        }
        const auto carve_back = [&](const Cyclic& columns) {
            // STEDC deals out the vectors that it finds, perhaps fewer: any device may have some of them.
            back = std::make_unique<Back>(arena, of_a.rows, nb, columns.most_cols_of_devices(), itype != 3);
        };
        arena.overlay([&] { potrf = std::make_unique<PotrfWork<T>>(arena, b.matrix, factorization); },
                      [&] { sygst = std::make_unique<SygstWork<T>>(arena, itype, a.matrix, b.matrix); },
                      [&] {
                          problem = std::make_unique<EigenproblemWork<T>>(arena, reduced, vectors, plan,
                                                                          wanted, carve_back);
                      });
        if (vectors && z_on_host && !of_a.on_host)
            a.transfer.stage = arena.pinned_matrix<T>(of_a.rows, wanted.most(of_a.rows));
    }
};

/// STEDC's info for a submatrix that begins with row i becomes i: infos above n belong to B.
index_t one_of_n(index_t info, index_t n) { return info > n ? info / (n + 1) : info; }

/// Where a call's results go; what it has not got is null.
template <class T>
struct Eigenpairs {
    real_t<T>* w = nullptr;
    UserMatrix<T> z;
    index_t *m = nullptr, *ifail = nullptr;
};

/// Delivers the number of eigenvalues found; all have converged, so every entry of ifail is 0.
template <class T>
void add_count(Context& context, Delivery& results, const Eigenpairs<T>& to, index_t found) {
    const auto zeros = std::make_shared<std::vector<index_t>>(static_cast<std::size_t>(found));
    const auto count = std::make_shared<index_t>(found);
    if (to.m != nullptr) {
        results.add(context.is_device_pointer(to.m),
                    [&context, m = to.m, count] { copy_vector(context, m, count.get(), 1); });
    }
    if (to.ifail != nullptr) {
        results.add(context.is_device_pointer(to.ifail), [&context, ifail = to.ifail, zeros] {
            copy_vector(context, ifail, zeros->data(), static_cast<index_t>(zeros->size()));
        });
    }
}

/// The first i, from 1, of a factor's diagonal that no Cholesky factor has: not a positive real number. `a`:
/// the factor or a row with its diagonal.
template <class T>
index_t first_bad_pivot(HostView<T> a) {
    for (index_t i = 0; i < a.cols; ++i) {
        const auto pivot = a(a.rows == 1 ? 0 : i, i);
        const bool good =
            real_part(pivot) > 0 && std::isfinite(real_part(pivot)) && pivot == real_part(pivot);
        if (!good) return i + 1;
    }
    return 0;
}

/// The eigenvectors x of the problem from those of the ordinary one: x = L^-H y, or for itype 3 x = L y.
template <class T>
void substitute_back(Context& context, index_t itype, GeneralizedWork<T>& work) {
    PhaseScope phase(context, "back-substitute");
    // As in the transformation back (eigen/eigenproblem.cpp); and Z^H B Z - I would grow with the condition
    // of B.
    const NativeProducts native(context);
    const DistMatrix<const T> l = readable(work.b.matrix);
    TriangularFromLeft<T> triangle(context, l, work.problem->vectors(), l.cyclic.nb(), *work.back);
    itype == 3 ? triangle.multiply({.op = Op::none}, T(1)) : triangle.solve({.op = Op::adjoint}, T(1));
}

/// The same on the CPU. With U = L^H it is x = U^-1 y or U^H y.
template <class T>
void substitute_back(Context& context, index_t itype, Uplo uplo, HostView<const T> factor, HostView<T> x) {
    PhaseScope phase(context, "back-substitute");
    const Op op = (uplo == Uplo::lower) == (itype == 3) ? Op::none : Op::adjoint;
    while_reporting(context, [&]() -> index_t {
        itype == 3 ? host::trmm(Side::left, uplo, op, false, T(1), factor, x)
                   : host::trsm(Side::left, uplo, op, false, T(1), factor, x);
        return 0;
    });
}

/// B, as T, is the matrix, which its factor overwrites; as const T it is the factor.
template <class T, class B>
index_t solve_on_cpu(Context& context, index_t itype, bool vectors, Uplo uplo, const Selection& wanted,
                     const UserMatrix<T>& a, const UserMatrix<B>& b, const Eigenpairs<T>& to) {
    const index_t n = a.rows;
    const char letter = static_cast<char>(uplo);
    const HostMatrix<B> factor(context, b);
    if constexpr (std::is_const_v<B>) {
        const index_t bad = first_bad_pivot(factor.view());
        if (bad != 0) return n + bad;
        finite_max_norm(part_of(uplo), HostView<const T>(factor.view()));
    } else {
        PhaseScope phase(context, "factor");
        const index_t info = while_reporting(context, [&] { return host::potrf(letter, factor.view()); });
        if (info != 0) {
            Delivery results;
            results.add(!b.on_host(), [&] { factor.deliver_triangle(uplo); });
            add_count(context, results, to, 0);
            results.run();
            return n + info;
        }
    }
    const HostMatrix<T> matrix(context, a);
    const HostView<T> x = matrix.view();
    {
        PhaseScope phase(context, "reduce");
        make_diagonal_real(x);
        while_reporting(context,
                        [&] { return host::sygst(itype, letter, x, HostView<const T>(factor.view())); });
    }
    // The vectors go where the matrix was.
    const UserMatrix<T> reduced{x.data, n, n, x.ld};
    HostVector<real_t<T>> values(n);
    index_t found = 0;
    const index_t info =
        one_of_n(syevd_on_cpu(context, vectors, uplo, wanted, reduced, &found, values.data(), reduced), n);
    Delivery results;
    if constexpr (!std::is_const_v<B>) results.add(!b.on_host(), [&] { factor.deliver_triangle(uplo); });
    const HostView<T> columns = x.block(0, 0, n, found);
    if (vectors && info == 0) {
        substitute_back<T>(context, itype, uplo, factor.view(), columns);
        results.add(!to.z.on_host(),
                    [&] { deliver_from_host<T>(context, columns, to.z.first_columns(found)); });
    }
    add_count(context, results, to, found);
    results.add_vector(context, to.w, values.data(), found);
    results.run();
    return info;
}

template <class T>
index_t factor(Context& context, PotrfWork<T>& work) {
    PhaseScope phase(context, "factor");
    return potrf(context, work);
}

template <class T>
void reduce(Context& context, GeneralizedWork<T>& work) {
    PhaseScope phase(context, "reduce");
    sygst(context, *work.sygst);
    if (same_layout(work.reduced.cyclic, work.a.matrix.cyclic) || work.reduced.cyclic.devices() == 1) return;
    // Each device fetches from all others.
    context.synchronize();
    redistribute(context, readable(work.a.matrix), work.reduced);
}

template <class T>
auto sygvdx_plan(Context& context, index_t itype, bool vectors, const Selection& wanted, const CopyPlan& of_a,
                 const CopyPlan& of_b, bool z_on_host) {
    return call_plan<GeneralizedWork<T>>(
        context.use_devices("sytrd.crossover", of_a.rows), [=, &context](auto f) {
            const index_t n = of_a.rows;
            const Team team = sytrd_team(context, n);
            const index_t nb = sygst_block<T>(context, team, n), kb = sytrd_block(context, n);
            const PotrfPlan factorization = potrf_plan<T>(context);
            const EigenproblemPlan plan =
                plan_that_fits<GeneralizedWork<T>, T>(context, team, n, vectors, itype, vectors, wanted, of_a,
                                                      of_b, z_on_host, nb, kb, factorization);
            return f(team, itype, vectors, wanted, of_a, of_b, z_on_host, nb, kb, factorization, plan);
        });
}

template <class T, class B>
index_t solve(Context& context, index_t itype, bool vectors, Uplo uplo, const Selection& wanted,
              const UserMatrix<T>& a, const UserMatrix<B>& b, const Eigenpairs<T>& to) {
    const index_t n = a.rows;
    Delivery results;
    if (n == 0) {
        add_count(context, results, to, 0);
        results.run();
        return 0;
    }
    const auto plan = sygvdx_plan<T>(context, itype, vectors, wanted, triangle_of(uplo, a),
                                     triangle_of(uplo, b), to.z.on_host());
    if (!plan.on_devices) {
        if (vectors) host::check_stedc('I', n, is_complex<T>);
        return solve_on_cpu(context, itype, vectors, uplo, wanted, a, b, to);
    }
    auto work = plan.workspace(context);
    upload<T>(context, work->b, b);
    if constexpr (std::is_const_v<B>) {
        copy_diagonal(context, work->b.matrix, work->diagonal);
        const index_t bad = first_bad_pivot(HostView<const T>{work->diagonal, 1, n, 1});
        if (bad != 0) return n + bad;
        finite_max_norm(context, Part::lower, work->b.matrix, work->norms, work->norms_on_host);
    } else if (const index_t failed = factor(context, *work->potrf); failed != 0) {
        PhaseScope phase(context, "download");
        work->b.collect(context, b);
        results.add(false, [&] { work->b.write_back(context, b); });
        add_count(context, results, to, 0);
        results.run();
        return n + failed;
    }
    upload<T>(context, work->a, a);
    reduce(context, *work);
    EigenproblemWork<T>& problem = *work->problem;
    const index_t info = one_of_n(solve_eigenproblem(context, problem), n), count = problem.count();
    const bool has_vectors = vectors && info == 0;
    if (has_vectors) substitute_back(context, itype, *work);
    {
        PhaseScope phase(context, "download");
        if constexpr (!std::is_const_v<B>) {
            work->b.collect(context, b);
            results.add(false, [&] { work->b.write_back(context, b); });
        }
        if (has_vectors) {
            const UserMatrix<T> target = to.z.first_columns(count);
            collect(context, problem.vectors(), Form::direct, Part::all, target, work->a.transfer);
            results.add(false, [&context, target, &work] {
                write_back(context, Form::direct, Part::all, target, work->a.transfer);
            });
        }
    }
    add_count(context, results, to, count);
    results.add_vector(context, to.w, problem.values(), count);
    results.run();
    return info;
}

}  // namespace

template <class T>
index_t run_sygvd(Context& context, index_t itype, bool vectors, Uplo uplo, const UserMatrix<T>& a,
                  const UserMatrix<T>& b, real_t<T>* w) {
    return solve(context, itype, vectors, uplo, {}, a, b, Eigenpairs<T>{.w = w, .z = a});
}

template <class T>
index_t run_sygvdf(Context& context, index_t itype, bool vectors, Uplo uplo, const UserMatrix<T>& a,
                   const UserMatrix<const T>& b, real_t<T>* w) {
    return solve(context, itype, vectors, uplo, {}, a, b, Eigenpairs<T>{.w = w, .z = a});
}

template <class T>
index_t run_sygvdx(Context& context, index_t itype, bool vectors, Uplo uplo, const Selection& wanted,
                   const UserMatrix<T>& a, const UserMatrix<T>& b, index_t* m, real_t<T>* w,
                   const UserMatrix<T>& z, index_t* ifail) {
    return solve(context, itype, vectors, uplo, wanted, a, b,
                 Eigenpairs<T>{w, z, m, vectors ? ifail : nullptr});
}

template <class T>
Footprint sygvdx_memory(Context& context, index_t itype, bool vectors, const Selection& wanted, index_t n) {
    if (n == 0) return {};
    const CopyPlan on_host = CopyPlan::any(n, n);
    const auto plan = sygvdx_plan<T>(context, itype, vectors, wanted, on_host, on_host, true);
    if (plan.on_devices) return plan.memory();
    return host_footprint<T>(checked_product(checked_product(vectors ? 5 : 3, n), n));
}

template <class T>
Footprint sygvd_memory(Context& context, index_t itype, bool vectors, index_t n) {
    return sygvdx_memory<T>(context, itype, vectors, {}, n);
}

LAPILLI_INSTANCES(run_sygvdx, run_sygvd, run_sygvdf, sygvdx_memory, sygvd_memory)

}  // namespace lapilli
