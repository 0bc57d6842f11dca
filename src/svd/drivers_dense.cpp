// SPDX-License-Identifier: BSD-3-Clause
// Singular values and vectors of dense matrices between the caller's arrays and the devices or the CPU's
// LAPACK.
#include <algorithm>
#include <vector>

#include "host/lapack_svd.hpp"
#include "matrix/cpu_call.hpp"
#include "svd/drivers.hpp"
#include "svd/values.hpp"
#include "svd/vectors.hpp"

namespace lapilli {
namespace {

constexpr const char* dense_phase = "singular values";

/// U of an m-by-n matrix for LAPACK's letter 'S' or 'A'; of other letters a call has none.
template <class T>
HostView<T> left_vectors(CpuCall& call, char job, const UserMatrix<T>& a, const UserMatrix<T>& u) {
    if (job != 'S' && job != 'A') return {nullptr, a.rows, 0, std::max<index_t>(1, a.rows)};
    return call.matrix(Use::written, u);
}
template <class T>
HostView<T> right_vectors(CpuCall& call, char job, const UserMatrix<T>& a, const UserMatrix<T>& vt) {
    if (job != 'S' && job != 'A') return {nullptr, 0, a.cols, std::max<index_t>(1, a.cols)};
    return call.matrix(Use::written, vt);
}

/// The shapes of U and V^H of these letters.
template <class T>
UserMatrix<T> shape_of_u(char job, index_t m, index_t n) {
    return shape_of<T>(m, job == 'S' ? std::min(m, n) : m);
}
template <class T>
UserMatrix<T> shape_of_vt(char job, index_t m, index_t n) {
    return shape_of<T>(job == 'S' ? std::min(m, n) : n, n);
}

/// 'O' keeps one set of vectors in A and has the other in an array of its own, which is square.
template <class T>
index_t gesdd(CpuCall& call, char jobz, const UserMatrix<T>& a, real_t<T>* s, const UserMatrix<T>& u,
              const UserMatrix<T>& vt) {
    const index_t k = std::min(a.rows, a.cols);
    if (k == 0) return call.run(dense_phase, [] { return index_t(0); });
    const host::WorkLengths work = host::check_gesdd(jobz, a.rows, a.cols, is_complex<T>);
    call.count<T>(work.scalars);
    call.count<real_t<T>>(work.reals);
    const bool over_a = jobz == 'O', tall = a.rows >= a.cols;
    const HostView<T> of_a = call.matrix(over_a ? Use::changed : Use::read, a);
    real_t<T>* const of_s = call.vector(Use::written, s, k);
    const HostView<T> of_u = left_vectors(call, over_a && !tall ? 'A' : jobz, a, u);
    const HostView<T> of_vt = right_vectors(call, over_a && tall ? 'A' : jobz, a, vt);
    return call.run(dense_phase, [&] { return host::gesdd(jobz, of_a, of_s, of_u, of_vt); });
}

/// The vectors that replace A have no array of their own.
template <class T>
index_t gesvd(CpuCall& call, char jobu, char jobvt, const UserMatrix<T>& a, real_t<T>* s,
              const UserMatrix<T>& u, const UserMatrix<T>& vt) {
    const index_t k = std::min(a.rows, a.cols);
    if (k == 0) return call.run(dense_phase, [] { return index_t(0); });
    host::check_gesvd(a.rows, a.cols);
    call.count_blocks<T>(a.rows, a.cols);
    const HostView<T> of_a = call.matrix(jobu == 'O' || jobvt == 'O' ? Use::changed : Use::read, a);
    real_t<T>* const of_s = call.vector(Use::written, s, k);
    const HostView<T> of_u = left_vectors(call, jobu, a, u);
    const HostView<T> of_vt = right_vectors(call, jobvt, a, vt);
    return call.run(dense_phase, [&] { return host::gesvd(jobu, jobvt, of_a, of_s, of_u, of_vt); });
}

/// The wanted ones of all values and vectors, by GESDD: LAPACK's GESVDX scales A, but not the bounds, and of
/// equal or zero values it finds vectors that are parallel. The found values are known only afterwards: the
/// caller's elements behind them are kept.
template <class T>
index_t gesvdx(CpuCall& call, bool makes_u, bool makes_vt, const Selection& wanted, const UserMatrix<T>& a,
               index_t* ns, real_t<T>* s, const UserMatrix<T>& u, const UserMatrix<T>& vt) {
    const index_t m = a.rows, n = a.cols, k = std::min(m, n);
    index_t* const of_ns = call.vector(Use::written, ns, 1);
    if (k == 0) return call.run(dense_phase, [] { return index_t(0); });
    const bool vectors = makes_u || makes_vt;
    const char job = vectors ? 'S' : 'N';
    const host::WorkLengths work = host::check_gesdd(job, m, n, is_complex<T>);
    call.count<T>(work.scalars);
    call.count<real_t<T>>(checked_sum(work.reals, k));
    if (vectors) call.count<T>(checked_product(k, checked_sum(m, n)));
    const HostView<T> of_a = call.matrix(Use::read, a);
    real_t<T>* const of_s = call.vector(Use::partly, s, k);
    const HostView<T> of_u = makes_u ? call.matrix(Use::partly, u) : left_vectors(call, 'N', a, u);
    const HostView<T> of_vt = makes_vt ? call.matrix(Use::partly, vt) : right_vectors(call, 'N', a, vt);
    return call.run(dense_phase, [&] {
        const HostMatrix<T> left(m, vectors ? k : 0), right(vectors ? k : 0, n);
        std::vector<real_t<T>> values(static_cast<std::size_t>(k));
        const index_t info = host::gesdd(job, of_a, values.data(), left.view(), right.view());
        if (info != 0) return info;
        const IndexRange found = wanted.among_descending(values.data(), k);
        *of_ns = found.count;
        std::copy_n(values.begin() + found.begin, found.count, of_s);
        for (index_t j = 0; j < found.count && makes_u; ++j)
            std::copy_n(left.view().at(0, found.begin + j), m, of_u.at(0, j));
        for (index_t j = 0; j < n && makes_vt; ++j)
            std::copy_n(right.view().at(found.begin, j), found.count, of_vt.at(0, j));
        return info;
    });
}

bool makes_vectors(const SvdResults& results) { return makes(results.u) || makes(results.v); }
template <class T>
index_t on_devices(Context& context, const SvdPlan& plan, SvdResults results, const UserMatrix<T>& a,
                   index_t* ns, real_t<T>* s, const UserMatrix<T>& u, const UserMatrix<T>& vt) {
    if (!makes_vectors(results)) {
        singular_values<T>(context, plan, results.wanted, a, ns, s);
        return 0;
    }
    results.u_on_host = u.on_host();
    results.vt_on_host = vt.on_host();
    return singular_vectors<T>(context, plan, results, a, ns, s, u, vt);
}
template <class T>
Footprint device_memory(const SvdPlan& plan, const SvdResults& results, index_t m, index_t n) {
    return makes_vectors(results) ? singular_vectors_memory<T>(plan, results, m, n)
                                  : singular_values_memory<T>(plan, m, n);
}

/// GESDD with 'O' is GESVD with 'O' for one set of vectors, and all of the other.
struct Letters {
    char u, vt;
    Letters(char jobz, index_t m, index_t n)
        : u(jobz == 'O' && m < n ? 'A' : jobz), vt(jobz == 'O' && m >= n ? 'A' : jobz) {}
    Letters(char jobu, char jobvt) : u(jobu), vt(jobvt) {}
    SvdResults results() const { return {vectors_of(u), vectors_of(vt)}; }
};
template <class T>
index_t by_letters(Context& context, const SvdPlan& plan, const Letters& letters, const UserMatrix<T>& a,
                   real_t<T>* s, const UserMatrix<T>& u, const UserMatrix<T>& vt) {
    const index_t k = std::min(a.rows, a.cols);
    return on_devices(context, plan, letters.results(), a, nullptr, s,
                      letters.u == 'O' ? a.block(0, 0, a.rows, k) : u,
                      letters.vt == 'O' ? a.block(0, 0, k, a.cols) : vt);
}

SvdResults results_of(bool makes_u, bool makes_vt, const Selection& wanted) {
    return {makes_u ? Vectors::wanted : Vectors::none, makes_vt ? Vectors::wanted : Vectors::none, wanted};
}

}  // namespace

template <class T>
index_t run_gesdd(Context& context, char jobz, const UserMatrix<T>& a, real_t<T>* s, const UserMatrix<T>& u,
                  const UserMatrix<T>& vt) {
    if (const auto plan = svd_on_devices<T>(context, a.rows, a.cols))
        return by_letters(context, *plan, {jobz, a.rows, a.cols}, a, s, u, vt);
    CpuCall call(&context);
    return gesdd(call, jobz, a, s, u, vt);
}

template <class T>
Footprint gesdd_memory(Context& context, char jobz, index_t m, index_t n) {
    if (const auto plan = svd_on_devices<T>(context, m, n))
        return device_memory<T>(*plan, Letters(jobz, m, n).results(), m, n);
    CpuCall query(nullptr);
    gesdd<T>(query, jobz, shape_of<T>(m, n), nullptr, shape_of_u<T>(jobz, m, n), shape_of_vt<T>(jobz, m, n));
    return query.footprint();
}

template <class T>
index_t run_gesvd(Context& context, char jobu, char jobvt, const UserMatrix<T>& a, real_t<T>* s,
                  const UserMatrix<T>& u, const UserMatrix<T>& vt) {
    if (const auto plan = svd_on_devices<T>(context, a.rows, a.cols))
        return by_letters(context, *plan, {jobu, jobvt}, a, s, u, vt);
    CpuCall call(&context);
    return gesvd(call, jobu, jobvt, a, s, u, vt);
}

template <class T>
Footprint gesvd_memory(Context& context, char jobu, char jobvt, index_t m, index_t n) {
    if (const auto plan = svd_on_devices<T>(context, m, n))
        return device_memory<T>(*plan, Letters(jobu, jobvt).results(), m, n);
    CpuCall query(nullptr);
    gesvd<T>(query, jobu, jobvt, shape_of<T>(m, n), nullptr, shape_of_u<T>(jobu, m, n),
             shape_of_vt<T>(jobvt, m, n));
    return query.footprint();
}

template <class T>
index_t run_gesvdx(Context& context, bool makes_u, bool makes_vt, const Selection& wanted,
                   const UserMatrix<T>& a, index_t* ns, real_t<T>* s, const UserMatrix<T>& u,
                   const UserMatrix<T>& vt) {
    if (const auto plan = svd_on_devices<T>(context, a.rows, a.cols))
        return on_devices(context, *plan, results_of(makes_u, makes_vt, wanted), a, ns, s, u, vt);
    CpuCall call(&context);
    return gesvdx(call, makes_u, makes_vt, wanted, a, ns, s, u, vt);
}

template <class T>
Footprint gesvdx_memory(Context& context, bool makes_u, bool makes_vt, const Selection& wanted, index_t m,
                        index_t n) {
    if (const auto plan = svd_on_devices<T>(context, m, n))
        return device_memory<T>(*plan, results_of(makes_u, makes_vt, wanted), m, n);
    CpuCall query(nullptr);
    const index_t columns = wanted.most(std::min(m, n));
    gesvdx<T>(query, makes_u, makes_vt, wanted, shape_of<T>(m, n), nullptr, nullptr, shape_of<T>(m, columns),
              shape_of<T>(columns, n));
    return query.footprint();
}

#define LAPILLI_INSTANTIATE(T)                                                                               \
    template index_t run_gesdd(Context&, char, const UserMatrix<T>&, real_t<T>*, const UserMatrix<T>&,       \
                               const UserMatrix<T>&);                                                        \
    template index_t run_gesvd(Context&, char, char, const UserMatrix<T>&, real_t<T>*, const UserMatrix<T>&, \
                               const UserMatrix<T>&);                                                        \
    template index_t run_gesvdx(Context&, bool, bool, const Selection&, const UserMatrix<T>&, index_t*,      \
                                real_t<T>*, const UserMatrix<T>&, const UserMatrix<T>&);                     \
    template Footprint gesdd_memory<T>(Context&, char, index_t, index_t);                                    \
    template Footprint gesvd_memory<T>(Context&, char, char, index_t, index_t);                              \
    template Footprint gesvdx_memory<T>(Context&, bool, bool, const Selection&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
