// SPDX-License-Identifier: BSD-3-Clause
// P?SYEV, P?SYEVD, P?SYEVX, P?SYEVR, P?SYGVX and their complex sisters: one text for all.
#pragma once

#include <algorithm>
#include <memory>

#include "base/letters.hpp"
#include "mpi/core.hpp"
#include "mpi/elpa.hpp"
#include "mpi/judge.hpp"
#include "mpi/next.hpp"

namespace lapilli::mpi {

inline Part triangle(char uplo) { return upper_case(uplo) == 'U' ? Part::upper : Part::lower; }

/// The bits of ScaLAPACK's info of an expert driver: B is not positive definite, IFAIL(1) says from which
/// order on.
inline constexpr lapilli_int not_positive_definite = 16;

/// Inputs and outputs of an eigenproblem. Outputs that a routine does not have are null.
template <class T>
struct Eigenproblem {
    using Real = real_t<T>;
    bool generalized = false;
    index_t itype = 0;
    char jobz, range = 'A', uplo;
    index_t n;
    Matrix<T> A, B{};
    Real vl = 0, vu = 0;
    index_t il = 0, iu = 0;
    int *m = nullptr, *nz = nullptr;
    Real* W;
    Matrix<T> Z;
    int *ifail = nullptr, *iclustr = nullptr;  ///< null in functions
};

namespace eigen {

template <class T>
Eigenproblem<T> part_of_spectrum(char jobz, char range, char uplo, index_t n, const Matrix<T>& A,
                                 real_t<T> vl, real_t<T> vu, index_t il, index_t iu, int* m, int* nz,
                                 real_t<T>* W, const Matrix<T>& Z) {
    return {.jobz = jobz,
            .range = range,
            .uplo = uplo,
            .n = n,
            .A = A,
            .vl = vl,
            .vu = vu,
            .il = il,
            .iu = iu,
            .m = m,
            .nz = nz,
            .W = W,
            .Z = Z};
}

template <class T>
void add_range(Arguments& arguments, const Eigenproblem<T>& p) {
    const char range = upper_case(p.range);
    if (range == 'V') {
        arguments.number("vl", static_cast<double>(p.vl));
        arguments.number("vu", static_cast<double>(p.vu));
        arguments.demand("vu", p.n == 0 || p.vl < p.vu);
    } else if (range == 'I') {
        arguments.integer("il", p.il, 1, std::max<index_t>(p.n, 1));
        arguments.integer("iu", p.iu, std::min(p.n, p.il), p.n);
    } else {
        arguments.unused("il", 2);
    }
}

template <class T>
lapilli_int solve(const Eigenproblem<T>& p, lapilli_context context, const std::vector<AtLeader>& at,
                  lapilli_int& found, real_t<T>* values) {
    T* const A = static_cast<T*>(at[0].data);
    if (!p.generalized)
        return Core<T>::syevdx(context, p.jobz, p.range, p.uplo, p.n, A, at[0].ld, p.vl, p.vu, p.il, p.iu,
                               &found, values);
    return Core<T>::sygvdx(context, p.itype, p.jobz, p.range, p.uplo, p.n, A, at[0].ld,
                           static_cast<T*>(at[1].data), at[1].ld, p.vl, p.vu, p.il, p.iu, &found, values);
}

/// The caller's small results, as ScaLAPACK leaves them where all has converged.
template <class T>
void write_results(const Eigenproblem<T>& p, lapilli_int found, const std::vector<real_t<T>>& values) {
    std::copy_n(values.begin(), found, p.W);
    const int count = static_cast<int>(found);
    if (p.m != nullptr) *p.m = count;
    if (!wants_vectors(p.jobz)) return;
    if (p.nz != nullptr) *p.nz = count;
    if (p.ifail != nullptr) std::fill_n(p.ifail, count, 0);
    if (p.iclustr != nullptr) *p.iclustr = 0;
}

/// The arguments of a function served by ScaLAPACK, and the transfer of its results to the leader's.
template <class T>
void lend(Job& job, const Eigenproblem<T>& p, Copies<T>* own, const LocalMatrix& A, const LocalMatrix& B,
          const LocalMatrix& Z, lapilli_int& found, std::vector<real_t<T>>& values) {
    const Part part = triangle(p.uplo);
    const bool vectors = wants_vectors(p.jobz);
    // PCHEGVX and PZHEGVX read the diagonal's imaginary parts, which no routine should.
    const index_t imaginary = is_complex<T> ? index_t{sizeof(real_t<T>)} : 0;
    job.lent = {{&own->A, A, part, true, false, false, imaginary}};
    if (p.generalized) job.lent.push_back({&own->B, B, part, true, true, false, imaginary});
    // Without vectors Z has no layout of its own, but ScaLAPACK looks at its descriptor.
    job.lent.push_back({&own->Z, vectors ? Z : A, Part::all, false, vectors, true});
    job.found = [&p, &found] { return found = p.m == nullptr ? p.n : *p.m; };
    job.is_right = [&, own, part, vectors, room = std::make_shared<RoomToJudge<T>>(p.n)](const Grid& grid,
                                                                                         lapilli_int info) {
        if (info != 0) return false;
        const LocalMatrix computed = own->Z.local(vectors ? Z.layout : A.layout);
        Pairs<T> pairs{
            p.generalized ? p.itype : 0, part, A, B, computed, vectors, job.found(), own->W.data()};
        const char range = upper_case(p.range);
        const bool as_many =
            range == 'V' ? found >= 0 && found <= p.n : found == (range == 'A' ? p.n : p.iu - p.il + 1);
        if (!as_many) pairs.found = -1;
        return are_right(grid.comm(), grid.shape().place, pairs, *room);
    };
    job.take = [&, own](lapilli_int info) {
        values.swap(own->W);
        return job.finish(info);
    };
}

}  // namespace eigen

template <class T>
lapilli_int eigenproblem(const Entry& entry, const Next<T>& next, const WorkArrays<T>* own,
                         const Eigenproblem<T>& p) {
    const bool generalized = p.generalized, vectors = wants_vectors(p.jobz);
    Arguments arguments(entry.arguments);
    if (generalized) arguments.integer("ibtype", p.itype, 1, 3);
    arguments.letter("jobz", p.jobz, "NV");
    arguments.letter("range", p.range, "AVI");
    arguments.letter("uplo", p.uplo, "LU");
    arguments.integer("n", p.n, 0);
    const LocalMatrix A = arguments.matrix("A", p.A, p.n, p.n);
    LocalMatrix B, Z;
    if (generalized) B = arguments.matrix("B", p.B, p.n, p.n);
    eigen::add_range(arguments, p);
    arguments.demand("W", p.W != nullptr || p.n <= 0);
    if (vectors) {
        Z = arguments.matrix("Z", p.Z, p.n, p.n);
    } else {
        arguments.unused("Z", Arguments::numbers_of_matrix);
    }

    Job job;
    job.order = p.n;
    job.element = sizeof(T);
    const Part part = triangle(p.uplo);
    job.matrices.push_back({A, part, Z, Part::all, vectors, true, p.n, p.n});
    if (generalized) job.matrices.push_back({B, part, B, part, true, false, p.n, p.n});
    lapilli_int found = 0;
    std::vector<real_t<T>> values;
    job.memory = [&](lapilli_context context, lapilli_memory* bytes) {
        return generalized ? Core<T>::sygvdx_memory(context, p.itype, p.jobz, p.range, p.n, p.il, p.iu, bytes)
                           : Core<T>::syevdx_memory(context, p.jobz, p.range, p.n, p.il, p.iu, bytes);
    };
    job.solve = [&](lapilli_context context, const std::vector<AtLeader>& at, index_t& columns) {
        const lapilli_int info = eigen::solve(p, context, at, found, values.data());
        columns = info == 0 ? found : 0;
        return info;
    };
    job.allocate = [&] {
        values.assign(static_cast<std::size_t>(p.n), 0);
        job.results = {{&found, sizeof(found)}, {values.data(), values.size() * sizeof(real_t<T>)}};
    };
    job.delivers = [&](lapilli_int info) { return info == 0 || (generalized && info > p.n); };
    job.finish = [&](lapilli_int info) -> lapilli_int {
        if (info == 0) {
            eigen::write_results(p, found, values);
            return 0;
        }
        // Functions of lapilli/mpi.h return LAPACK's info.
        if (p.ifail == nullptr) return info;
        *p.ifail = static_cast<int>(info - p.n);
        return not_positive_definite;
    };
    // ELPA takes all pairs; of one row it leaves the ranks without it what they had.
    if (p.m == nullptr && p.n > 1 && arguments.even_layout() && arguments.of_blacs())
        job.elpa = [&](const Grid& grid) { return elpa_syevd<T>(grid, vectors, part, A, p.A.desc, p.W, Z); };
    if (next.own != nullptr) {
        job.lend = [&] {
            eigen::lend(job, p, next.own, A, B, Z, found, values);
            next.own->allocate_small(p.n, *shape_of(*arguments.context()));
        };
    }
    return serve(entry, arguments, next_call(next, own), job);
}

template <class T>
lapilli_int syev(const Entry& entry, const Next<T>& next, const WorkArrays<T>* own, char jobz, char uplo,
                 index_t n, const Matrix<T>& A, real_t<T>* W, const Matrix<T>& Z) {
    return eigenproblem<T>(entry, next, own, {.jobz = jobz, .uplo = uplo, .n = n, .A = A, .W = W, .Z = Z});
}
/// ScaLAPACK's P?SYEVD and P?HEEVD take no jobz but V: values alone stay with the leader, but behind those
/// symbols.
template <class T>
lapilli_int syevd(const Entry& entry, Next<T> next, const WorkArrays<T>* own, char jobz, char uplo, index_t n,
                  const Matrix<T>& A, real_t<T>* W, const Matrix<T>& Z) {
    if (!entry.dropin && !wants_vectors(jobz)) next.there = false;
    return syev<T>(entry, next, own, jobz, uplo, n, A, W, Z);
}

template <class T>
lapilli_int syevx(const Entry& entry, const Next<T>& next, const WorkArrays<T>* own, char jobz, char range,
                  char uplo, index_t n, const Matrix<T>& A, real_t<T> vl, real_t<T> vu, index_t il,
                  index_t iu, real_t<T>, int* m, int* nz, real_t<T>* W, real_t<T>, const Matrix<T>& Z,
                  int* ifail, int* iclustr, real_t<T>*) {
    Eigenproblem<T> p = eigen::part_of_spectrum<T>(jobz, range, uplo, n, A, vl, vu, il, iu, m, nz, W, Z);
    p.ifail = ifail;
    p.iclustr = iclustr;
    return eigenproblem<T>(entry, next, own, p);
}

/// ScaLAPACK's P?SYEVR and P?HEEVR find pairs outside of the range V, and miss others: this stays with the
/// leader, too.
template <class T>
lapilli_int syevr(const Entry& entry, Next<T> next, const WorkArrays<T>* own, char jobz, char range,
                  char uplo, index_t n, const Matrix<T>& A, real_t<T> vl, real_t<T> vu, index_t il,
                  index_t iu, int* m, int* nz, real_t<T>* W, const Matrix<T>& Z) {
    if (!entry.dropin && upper_case(range) == 'V') next.there = false;
    return eigenproblem<T>(entry, next, own,
                           eigen::part_of_spectrum<T>(jobz, range, uplo, n, A, vl, vu, il, iu, m, nz, W, Z));
}

template <class T>
lapilli_int sygvx(const Entry& entry, const Next<T>& next, const WorkArrays<T>* own, index_t ibtype,
                  char jobz, char range, char uplo, index_t n, const Matrix<T>& A, const Matrix<T>& B,
                  real_t<T> vl, real_t<T> vu, index_t il, index_t iu, real_t<T>, int* m, int* nz,
                  real_t<T>* W, real_t<T>, const Matrix<T>& Z, int* ifail, int* iclustr, real_t<T>*) {
    Eigenproblem<T> p = eigen::part_of_spectrum<T>(jobz, range, uplo, n, A, vl, vu, il, iu, m, nz, W, Z);
    p.generalized = true;
    p.itype = ibtype;
    p.B = B;
    p.ifail = ifail;
    p.iclustr = iclustr;
    return eigenproblem<T>(entry, next, own, p);
}

}  // namespace lapilli::mpi
