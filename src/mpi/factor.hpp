// SPDX-License-Identifier: BSD-3-Clause
// P?POTRF, P?POTRS, P?POTRI, P?TRTRI, P?SYGST, P?GETRF, P?GETRS, P?GESV.
#pragma once

#include "mpi/eigen.hpp"

namespace lapilli::mpi {
namespace factor {

template <class T>
T* elements(const AtLeader& matrix) {
    return static_cast<T*>(matrix.data);
}

/// A matrix, or its triangle, that is overwritten.
inline Moved in_place(const LocalMatrix& matrix, Part part = Part::all) {
    return {matrix, part, matrix, part, true, false, matrix.layout.rows.n, matrix.layout.columns.n};
}
inline Moved read_only(const LocalMatrix& matrix, Part part = Part::all) {
    return {matrix, part, {}, part, false, false, matrix.layout.rows.n, matrix.layout.columns.n};
}

template <class T>
Job job_of(index_t order, std::vector<Moved> matrices) {
    Job job;
    job.order = order;
    job.factorization = true;
    job.element = sizeof(T);
    job.matrices = std::move(matrices);
    job.finish = [](lapilli_int info) { return info; };
    return job;
}

/// The arguments of a function served by ScaLAPACK.
template <class T>
void lend(Job& job, const Next<T>& next) {
    if (next.own == nullptr) return;
    job.lend = [&job, own = next.own] {
        OwnMatrix* const copies[] = {&own->A, &own->B};
        for (std::size_t k = 0; k < job.matrices.size(); ++k) {
            const Moved& m = job.matrices[k];
            job.lent.push_back({copies[k], m.from, m.part, true, m.writes});
        }
    };
    job.is_right = [](const Grid&, lapilli_int info) { return info >= 0; };
    job.take = job.finish;
}

/// Pivots, which ScaLAPACK distributes as the rows of A are, on every column of the grid.
class Pivots {
  public:
    Pivots(const LocalMatrix& A, index_t count, int* local)
        : rows_(A.layout.rows), count_(count), local_(local) {}
    /// Whether the array is there, where this rank has one of them.
    bool are_there(const Place& place) const { return local_ != nullptr || here(place) == 0; }
    void allocate() { all_.assign(static_cast<std::size_t>(count_), 0); }
    lapilli_int* data() { return all_.data(); }
    Job::Result result() { return {all_.data(), all_.size() * sizeof(lapilli_int)}; }
    void collect(MPI_Comm comm, const Place& place) {
        each(place, [](lapilli_int& pivot, const int& own) { pivot = own; });
        MPI_Allreduce(MPI_IN_PLACE, all_.data(), static_cast<int>(all_.size()), MPI_INT64_T, MPI_MAX, comm);
    }
    void distribute(const Place& place) {
        each(place, [](const lapilli_int& pivot, int& own) { own = static_cast<int>(pivot); });
    }
    /// A copy, as long as ScaLAPACK wants it: a block longer than there are rows.
    void lend(std::vector<int>& own, const Place& place) const {
        own.assign(static_cast<std::size_t>(rows_.local(place.row) + rows_.nb), 0);
        std::copy_n(local_, here(place), own.begin());
    }
    void take(const std::vector<int>& own, const Place& place) {
        std::copy_n(own.begin(), here(place), local_);
    }

  private:
    /// The number of this process's pivots.
    index_t here(const Place& place) const { return rows_.local_from(place.row, count_); }
    template <class F>
    void each(const Place& place, F f) {
        const index_t last = here(place);
        for (index_t r = 0; r < last; ++r)
            f(all_[static_cast<std::size_t>(rows_.global(place.row, r))], local_[r]);
    }

    Dimension rows_;
    index_t count_;
    int* local_;
    std::vector<lapilli_int> all_;
};

/// The same with pivots.
template <class T>
void lend(Job& job, const Next<T>& next, Pivots& pivots, Place place, bool writes) {
    if (next.own == nullptr) return;
    lend(job, next);
    job.lend = [matrices = job.lend, &pivots, place, own = next.own] {
        matrices();
        pivots.lend(own->ipiv, place);
    };
    if (!writes) return;
    job.take = [&pivots, place, own = next.own](lapilli_int info) {
        pivots.take(own->ipiv, place);
        return info;
    };
}

inline Place place_in(const Arguments& arguments) {
    const auto shape = arguments.context() ? shape_of(*arguments.context()) : std::nullopt;
    return shape ? shape->place : Place{};
}

}  // namespace factor

/// A triangle in its place: memory(context, bytes) asks, solve(context, A, ld) computes.
template <class T, class Memory, class Solve>
lapilli_int on_triangle(const Entry& entry, const Next<T>& next, const WorkArrays<T>* own, char uplo,
                        index_t n, const Matrix<T>& given, Memory memory, Solve solve) {
    Arguments arguments(entry.arguments);
    arguments.letter("uplo", uplo, "LU");
    arguments.integer("n", n, 0);
    const LocalMatrix A = arguments.matrix("A", given, n, n);
    Job job = factor::job_of<T>(n, {factor::in_place(A, triangle(uplo))});
    job.memory = memory;
    job.solve = [&](lapilli_context context, const std::vector<AtLeader>& at, index_t&) {
        return solve(context, factor::elements<T>(at[0]), at[0].ld);
    };
    factor::lend(job, next);
    return serve(entry, arguments, next_call(next, own), job);
}

template <class T>
lapilli_int potrf(const Entry& entry, const Next<T>& next, const WorkArrays<T>* own, char uplo, index_t n,
                  const Matrix<T>& given) {
    return on_triangle<T>(
        entry, next, own, uplo, n, given,
        [&](lapilli_context context, lapilli_memory* bytes) {
            return Core<T>::potrf_memory(context, n, bytes);
        },
        [&](lapilli_context context, T* A, index_t ld) { return Core<T>::potrf(context, uplo, n, A, ld); });
}

template <class T>
lapilli_int potri(const Entry& entry, const Next<T>& next, const WorkArrays<T>* own, char uplo, index_t n,
                  const Matrix<T>& given) {
    return on_triangle<T>(
        entry, next, own, uplo, n, given,
        [&](lapilli_context context, lapilli_memory* bytes) {
            return Core<T>::potri_memory(context, n, bytes);
        },
        [&](lapilli_context context, T* A, index_t ld) { return Core<T>::potri(context, uplo, n, A, ld); });
}

template <class T>
lapilli_int trtri(const Entry& entry, const Next<T>& next, const WorkArrays<T>* own, char uplo, char diag,
                  index_t n, const Matrix<T>& given) {
    Arguments arguments(entry.arguments);
    arguments.letter("uplo", uplo, "LU");
    arguments.letter("diag", diag, "NU");
    arguments.integer("n", n, 0);
    const LocalMatrix A = arguments.matrix("A", given, n, n);
    Job job = factor::job_of<T>(n, {factor::in_place(A, triangle(uplo))});
    job.memory = [&](lapilli_context context, lapilli_memory* bytes) {
        return Core<T>::trtri_memory(context, n, bytes);
    };
    job.solve = [&](lapilli_context context, const std::vector<AtLeader>& at, index_t&) {
        return Core<T>::trtri(context, uplo, diag, n, factor::elements<T>(at[0]), at[0].ld);
    };
    factor::lend(job, next);
    return serve(entry, arguments, next_call(next, own), job);
}

template <class T>
lapilli_int potrs(const Entry& entry, const Next<T>& next, const WorkArrays<T>* own, char uplo, index_t n,
                  index_t nrhs, const Matrix<T>& given, const Matrix<T>& right) {
    Arguments arguments(entry.arguments);
    arguments.letter("uplo", uplo, "LU");
    arguments.integer("n", n, 0);
    arguments.integer("nrhs", nrhs, 0);
    const LocalMatrix A = arguments.matrix("A", given, n, n);
    const LocalMatrix B = arguments.right_sides("B", right, A, n, nrhs);
    Job job = factor::job_of<T>(n, {factor::read_only(A, triangle(uplo)), factor::in_place(B)});
    job.memory = [&](lapilli_context context, lapilli_memory* bytes) {
        return Core<T>::potrs_memory(context, n, nrhs, bytes);
    };
    job.solve = [&](lapilli_context context, const std::vector<AtLeader>& at, index_t&) {
        return Core<T>::potrs(context, uplo, n, nrhs, factor::elements<T>(at[0]), at[0].ld,
                              factor::elements<T>(at[1]), at[1].ld);
    };
    factor::lend(job, next);
    return serve(entry, arguments, next_call(next, own), job);
}

/// ScaLAPACK's scale of the reduced problem's eigenvalues is 1.
template <class T>
lapilli_int sygst(const Entry& entry, const Next<T>& next, const WorkArrays<T>* own, index_t ibtype,
                  char uplo, index_t n, const Matrix<T>& given, const Matrix<T>& factored, real_t<T>* scale) {
    Arguments arguments(entry.arguments);
    arguments.integer("ibtype", ibtype, 1, 3);
    arguments.letter("uplo", uplo, "LU");
    arguments.integer("n", n, 0);
    const LocalMatrix A = arguments.matrix("A", given, n, n);
    const LocalMatrix B = arguments.matrix("B", factored, n, n);
    const Part part = triangle(uplo);
    Job job = factor::job_of<T>(n, {factor::in_place(A, part), factor::read_only(B, part)});
    job.memory = [&](lapilli_context context, lapilli_memory* bytes) {
        return Core<T>::sygst_memory(context, ibtype, n, bytes);
    };
    job.solve = [&](lapilli_context context, const std::vector<AtLeader>& at, index_t&) {
        return Core<T>::sygst(context, ibtype, uplo, n, factor::elements<T>(at[0]), at[0].ld,
                              factor::elements<T>(at[1]), at[1].ld);
    };
    job.finish = [&](lapilli_int info) {
        *scale = 1;
        return info;
    };
    factor::lend(job, next);
    return serve(entry, arguments, next_call(next, own), job);
}

template <class T>
lapilli_int getrf(const Entry& entry, const Next<T>& next, const WorkArrays<T>* own, index_t m, index_t n,
                  const Matrix<T>& given, int* ipiv) {
    Arguments arguments(entry.arguments);
    arguments.integer("m", m, 0);
    arguments.integer("n", n, 0);
    const LocalMatrix A = arguments.matrix("A", given, m, n);
    factor::Pivots pivots(A, std::min(m, n), ipiv);
    arguments.demand("ipiv", arguments.bad() || pivots.are_there(factor::place_in(arguments)));
    Job job = factor::job_of<T>(std::min(m, n), {factor::in_place(A)});
    job.memory = [&](lapilli_context context, lapilli_memory* bytes) {
        return Core<T>::getrf_memory(context, m, n, bytes);
    };
    job.solve = [&](lapilli_context context, const std::vector<AtLeader>& at, index_t&) {
        return Core<T>::getrf(context, m, n, factor::elements<T>(at[0]), at[0].ld, pivots.data());
    };
    job.allocate = [&] {
        pivots.allocate();
        job.results = {pivots.result()};
    };
    job.finish = [&](lapilli_int info) {
        pivots.distribute(factor::place_in(arguments));
        return info;
    };
    factor::lend(job, next, pivots, factor::place_in(arguments), true);
    return serve(entry, arguments, next_call(next, own), job);
}

template <class T>
lapilli_int getrs(const Entry& entry, const Next<T>& next, const WorkArrays<T>* own, char trans, index_t n,
                  index_t nrhs, const Matrix<T>& given, int* ipiv, const Matrix<T>& right) {
    Arguments arguments(entry.arguments);
    arguments.letter("trans", trans, "NTC");
    arguments.integer("n", n, 0);
    arguments.integer("nrhs", nrhs, 0);
    const LocalMatrix A = arguments.matrix("A", given, n, n);
    factor::Pivots pivots(A, n, ipiv);
    arguments.demand("ipiv", arguments.bad() || pivots.are_there(factor::place_in(arguments)));
    const LocalMatrix B = arguments.right_sides("B", right, A, n, nrhs);
    Job job = factor::job_of<T>(n, {factor::read_only(A), factor::in_place(B)});
    job.memory = [&](lapilli_context context, lapilli_memory* bytes) {
        return Core<T>::getrs_memory(context, n, nrhs, bytes);
    };
    job.allocate = [&] { pivots.allocate(); };
    job.prepare = [&](MPI_Comm comm) { pivots.collect(comm, factor::place_in(arguments)); };
    job.solve = [&](lapilli_context context, const std::vector<AtLeader>& at, index_t&) {
        return Core<T>::getrs(context, trans, n, nrhs, factor::elements<T>(at[0]), at[0].ld, pivots.data(),
                              factor::elements<T>(at[1]), at[1].ld);
    };
    factor::lend(job, next, pivots, factor::place_in(arguments), false);
    return serve(entry, arguments, next_call(next, own), job);
}

template <class T>
lapilli_int gesv(const Entry& entry, const Next<T>& next, const WorkArrays<T>* own, index_t n, index_t nrhs,
                 const Matrix<T>& given, int* ipiv, const Matrix<T>& right) {
    Arguments arguments(entry.arguments);
    arguments.integer("n", n, 0);
    arguments.integer("nrhs", nrhs, 0);
    const LocalMatrix A = arguments.matrix("A", given, n, n);
    factor::Pivots pivots(A, n, ipiv);
    arguments.demand("ipiv", arguments.bad() || pivots.are_there(factor::place_in(arguments)));
    const LocalMatrix B = arguments.right_sides("B", right, A, n, nrhs);
    Job job = factor::job_of<T>(n, {factor::in_place(A), factor::in_place(B)});
    job.memory = [&](lapilli_context context, lapilli_memory* bytes) {
        return Core<T>::gesv_memory(context, n, nrhs, bytes);
    };
    job.solve = [&](lapilli_context context, const std::vector<AtLeader>& at, index_t&) {
        return Core<T>::gesv(context, n, nrhs, factor::elements<T>(at[0]), at[0].ld, pivots.data(),
                             factor::elements<T>(at[1]), at[1].ld);
    };
    job.allocate = [&] {
        pivots.allocate();
        job.results = {pivots.result()};
    };
    job.finish = [&](lapilli_int info) {
        pivots.distribute(factor::place_in(arguments));
        return info;
    };
    factor::lend(job, next, pivots, factor::place_in(arguments), true);
    return serve(entry, arguments, next_call(next, own), job);
}

}  // namespace lapilli::mpi
