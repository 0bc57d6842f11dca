// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/drivers.hpp"

#include <algorithm>
#include <limits>

#include "base/instances.hpp"
#include "eigen/drivers.hpp"
#include "iterative/chefsi.hpp"
#include "iterative/lanczos.hpp"
#include "iterative/lobpcg.hpp"
#include "iterative/with_vectors.hpp"
#include "matrix/delivery.hpp"

namespace lapilli {
namespace {

template <class T>
Place<T> place_of(const Pencil<T>& pencil, index_t block, index_t constraints, bool on_host) {
    return {{pencil.a, pencil.b, pencil.preconditioner},
            pencil.n,
            LobpcgArrays::counts(block, constraints, pencil.b != nullptr),
            std::max(block, constraints),
            std::max(block, constraints),
            LobpcgArrays::as,
            on_host};
}

template <class T>
Place<T> place_of(const Pencil<T>& pencil, const Basis<T>& basis, bool on_host) {
    return {{pencil.a, pencil.b, nullptr},
            pencil.n,
            LanczosArrays::counts(basis.block, basis.vectors, pencil.b != nullptr),
            basis.block,
            basis.pairs,
            LanczosArrays::image,
            on_host};
}

template <class T>
Place<T> place_of_chefsi(const Pencil<T>& pencil, index_t block, bool on_host) {
    // With ranks the vectors are longer than what is here.
    const index_t probes =
        ChefsiArrays::probes(pencil.a->distribution ? std::numeric_limits<index_t>::max() : pencil.n);
    return {{pencil.a, nullptr, nullptr},
            pencil.n,
            ChefsiArrays::counts(probes, block),
            std::max(block, probes),
            block,
            ChefsiArrays::image,
            on_host};
}

template <class T>
LobpcgTask<T> task_of(Context& context, const Pencil<T>& pencil, const Wanted<T>& wanted, index_t constraints,
                      index_t guess) {
    return {wanted.pairs,
            wanted.block,
            constraints,
            guess,
            wanted.largest,
            pencil.b != nullptr,
            pencil.preconditioner != nullptr,
            wanted.tolerance,
            context.settings.text("lobpcg.test") == "relative",
            wanted.iterations,
            orthogonalization_of(context.settings.text("lobpcg.orthogonalization")),
            context.settings.text("lobpcg.preconditioner") == "any"};
}

template <class T>
bool is_in_host_memory(const UserMatrix<T>& a) {
    return a.cols > 0 && a.on_host();
}

/// The info for an operator that does not have the properties the method needs.
index_t info_of(const UnfitOperator& unfit, index_t n) {
    switch (unfit.role) {
        case Role::b:
            return n + 1;
        case Role::a:
            return n + 2;
        case Role::preconditioner:
            break;
    }
    return n + 3;
}

/// The memory of projected_eigenvectors(), whose workspace comes in addition to that of the vectors.
template <class T>
void add_projected_problem(Context& context, index_t order, Footprint& bytes) {
    bytes.host += host_footprint<T>(checked_product(3, checked_product(order, order))).host;
    if (!context.use_devices("sytrd.crossover", order, Crossover::fixed)) return;
    const Footprint projected = syevd_memory<T>(context, true, order);
    bytes.device.resize(std::max(bytes.device.size(), projected.device.size()));
    for (std::size_t d = 0; d < projected.device.size(); ++d) bytes.device[d] += projected.device[d];
    bytes.pinned += projected.pinned;
}

/// Runs a method, and brings what it found to the caller; returns how many pairs have not converged, or what
/// does not fit.
template <class T, class Method>
index_t deliver_pairs(Context& context, Vectors<T>& vectors, Method& method, index_t n, real_t<T>* w,
                      const UserMatrix<T>& x, real_t<T>* residuals, index_t* iterations) {
    PairsResult<T> result;
    try {
        PhaseScope phase(context, "iterate");
        result = method.run();
    } catch (const UnfitOperator& unfit) {
        return info_of(unfit, n);
    }
    PhaseScope phase(context, "download");
    context.convergence = std::move(result.history);
    vectors.collect(method.result(), x);
    Delivery results;
    results.add_vector(context, w, std::move(result.values));
    results.add_vector(context, residuals, std::move(result.residuals));
    results.add_vector(context, iterations, std::vector<index_t>{result.iterations});
    results.add(false, [&] { vectors.write_back(method.result(), x); });
    results.run();
    return result.missing;
}

}  // namespace

template <class T>
index_t run_lobpcg(Context& context, const Pencil<T>& pencil, const Wanted<T>& wanted,
                   const UserMatrix<const T>& constraints, const UserMatrix<const T>& guess, real_t<T>* w,
                   const UserMatrix<T>& x, real_t<T>* residuals, index_t* iterations) {
    context.convergence.clear();
    if (wanted.block == 0) {
        copy_vector(context, iterations, &wanted.block, 1);
        return 0;
    }
    const bool on_host = is_in_host_memory(constraints) || is_in_host_memory(guess) || is_in_host_memory(x);
    const Place<T> place = place_of(pencil, wanted.block, constraints.cols, on_host);
    const LobpcgTask<T> task = task_of(context, pencil, wanted, constraints.cols, guess.cols);
    index_t info = 0;
    with_vectors(context, place, [&](Vectors<T>& vectors) {
        {
            PhaseScope phase(context, "upload");
            vectors.load(constraints, LobpcgArrays::constraint_vectors(task));
            vectors.load(guess, LobpcgArrays::guess_vectors(task));
        }
        Lobpcg<T> method(context, vectors, task);
        info = deliver_pairs(context, vectors, method, pencil.n, w, x, residuals, iterations);
    });
    return info;
}

template <class T>
Footprint lobpcg_memory(Context& context, const Pencil<T>& pencil, index_t block, index_t constraints) {
    if (block == 0) return {};
    return memory_of(context, place_of(pencil, block, constraints, true));
}

template <class T>
real_t<T> bound_of_spectrum(Context& context, LinearOperator<T>& a) {
    const Pencil<T> pencil{a.order(), &a, nullptr, nullptr};
    const Wanted<T> wanted{true, 1, std::min<index_t>(4, a.order()), real_t<T>(1e-2), 30};
    real_t<T> bound = 0;
    with_vectors(context, place_of(pencil, wanted.block, index_t(0), false), [&](Vectors<T>& vectors) {
        Lobpcg<T> method(context, vectors, task_of(context, pencil, wanted, index_t(0), index_t(0)));
        const PairsResult<T> result = method.run();
        bound = result.values.front() + result.residuals.front();
    });
    return bound;
}

template <class T>
index_t run_trlan(Context& context, const Pencil<T>& pencil, char which, const Basis<T>& basis,
                  const UserMatrix<const T>& guess, real_t<T>* w, const UserMatrix<T>& x,
                  real_t<T>* residuals, index_t* restarts) {
    context.convergence.clear();
    if (basis.pairs == 0) {
        copy_vector(context, restarts, &basis.pairs, 1);
        return 0;
    }
    const End end = which == 'S' ? End::smallest : which == 'L' ? End::largest : End::largest_size;
    const LanczosTask<T> task{basis.pairs, basis.block,         basis.vectors,   guess.cols,
                              end,         pencil.b != nullptr, basis.tolerance, basis.restarts};
    index_t info = 0;
    with_vectors(context, place_of(pencil, basis, is_in_host_memory(guess) || is_in_host_memory(x)),
                 [&](Vectors<T>& vectors) {
                     {
                         PhaseScope phase(context, "upload");
                         vectors.load(guess, {LanczosArrays::v, 0, guess.cols});
                     }
                     Lanczos<T> method(context, vectors, task);
                     info = deliver_pairs(context, vectors, method, pencil.n, w, x, residuals, restarts);
                 });
    return info;
}

template <class T>
Footprint trlan_memory(Context& context, const Pencil<T>& pencil, const Basis<T>& basis) {
    if (basis.pairs == 0) return {};
    Footprint bytes = memory_of(context, place_of(pencil, basis, true));
    add_projected_problem<T>(context, basis.vectors, bytes);
    // Coefficients are of the block behind the basis, too; and what a step makes has four matrices with a
    // block's columns.
    const index_t with_block = checked_sum(basis.vectors, basis.block);
    const index_t more =
        checked_product(basis.block, checked_sum(checked_product(5, with_block), basis.vectors));
    bytes.host += host_footprint<T>(more).host;
    return bytes;
}

template <class T>
index_t run_chefsi(Context& context, const Pencil<T>& pencil, const Wanted<T>& wanted, index_t degree,
                   const UserMatrix<const T>& guess, real_t<T>* w, const UserMatrix<T>& x,
                   real_t<T>* residuals, index_t* iterations) {
    context.convergence.clear();
    if (wanted.block == 0) {
        copy_vector(context, iterations, &wanted.block, 1);
        return 0;
    }
    const ChefsiTask<T> task{wanted.pairs,   wanted.block,     guess.cols,       degree,
                             wanted.largest, wanted.tolerance, wanted.iterations};
    const bool on_host = is_in_host_memory(guess) || is_in_host_memory(x);
    index_t info = 0;
    with_vectors(context, place_of_chefsi(pencil, wanted.block, on_host), [&](Vectors<T>& vectors) {
        {
            PhaseScope phase(context, "upload");
            vectors.load(guess, {ChefsiArrays::x, 0, guess.cols});
        }
        Chefsi<T> method(context, vectors, task);
        info = deliver_pairs(context, vectors, method, pencil.n, w, x, residuals, iterations);
    });
    return info;
}

template <class T>
Footprint chefsi_memory(Context& context, const Pencil<T>& pencil, index_t block) {
    if (block == 0) return {};
    Footprint bytes = memory_of(context, place_of_chefsi(pencil, block, true));
    add_projected_problem<T>(context, block, bytes);
    return bytes;
}

LAPILLI_INSTANCES(run_lobpcg, lobpcg_memory, run_trlan, trlan_memory, run_chefsi, chefsi_memory,
                  bound_of_spectrum)

}  // namespace lapilli
