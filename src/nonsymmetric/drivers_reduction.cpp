// SPDX-License-Identifier: BSD-3-Clause
// GEBAL, GEBAK, GEHRD, ORGHR and ORMHR. Each has one text for the call and for its memory query, which has no data.
#include "matrix/cpu_call.hpp"
#include "nonsymmetric/drivers.hpp"

namespace lapilli {
namespace {

template <class T>
index_t gebal(CpuCall& call, char job, const UserMatrix<T>& a, index_t* ilo, index_t* ihi, real_t<T>* scale) {
    const index_t n = a.rows;
    const HostView<T> matrix = call.matrix(Use::changed, a);
    index_t* const first = call.vector(Use::written, ilo, 1);
    index_t* const last = call.vector(Use::written, ihi, 1);
    real_t<T>* const factors = call.vector(Use::written, scale, n);
    return call.run("balance", [&] {
        const host::Balanced rows = host::gebal(job, matrix, factors);
        *first = rows.ilo;
        *last = rows.ihi;
        return 0;
    });
}

template <class T>
index_t gebak(CpuCall& call, char job, Side side, const host::Balanced& rows, const real_t<T>* scale,
              const UserMatrix<T>& v) {
    const real_t<T>* const factors = call.vector(Use::read, scale, v.rows);
    const HostView<T> vectors = call.matrix(Use::changed, v);
    return call.run("balance",
                    [&] { return host::gebak(job, static_cast<char>(side), rows, factors, vectors); });
}

template <class T>
index_t gehrd(CpuCall& call, const host::Balanced& rows, const UserMatrix<T>& a, T* tau) {
    const HostView<T> matrix = call.matrix(Use::changed, a);
    T* const factors = call.vector(Use::written, tau, a.rows - 1);
    call.count_blocks<T>(a.rows, a.rows);
    return call.run("reduce to Hessenberg form", [&] { return host::gehrd(rows, matrix, factors); });
}

template <class T>
index_t orghr(CpuCall& call, const host::Balanced& rows, const UserMatrix<T>& a, const T* tau) {
    const HostView<T> matrix = call.matrix(Use::changed, a);
    const T* const factors = call.vector(Use::read, tau, a.rows - 1);
    return call.run("form Q", [&] { return host::orghr(rows, matrix, factors); });
}

template <class T>
index_t ormhr(CpuCall& call, Side side, Op op, const host::Balanced& rows, const UserMatrix<const T>& a,
              const T* tau, const UserMatrix<T>& c) {
    const HostView<const T> reflectors = call.matrix(Use::read, a);
    const T* const factors = call.vector(Use::read, tau, a.rows - 1);
    const HostView<T> product = call.matrix(Use::changed, c);
    const char trans = op == Op::none ? 'N' : is_complex<T> ? 'C' : 'T';
    return call.run("apply Q", [&] {
        return host::ormhr(static_cast<char>(side), trans, rows, reflectors, factors, product);
    });
}

}  // namespace

template <class T>
index_t run_gebal(Context& context, char job, const UserMatrix<T>& a, index_t* ilo, index_t* ihi,
                  real_t<T>* scale) {
    CpuCall call(&context);
    return gebal(call, job, a, ilo, ihi, scale);
}

template <class T>
index_t run_gebak(Context& context, char job, Side side, index_t ilo, index_t ihi, const real_t<T>* scale,
                  const UserMatrix<T>& v) {
    if (v.rows == 0 || v.cols == 0) return 0;
    CpuCall call(&context, NotFinite::passed_on);
    return gebak(call, job, side, {ilo, ihi}, scale, v);
}

template <class T>
index_t run_gehrd(Context& context, index_t ilo, index_t ihi, const UserMatrix<T>& a, T* tau) {
    if (a.rows == 0) return 0;
    CpuCall call(&context);
    return gehrd(call, {ilo, ihi}, a, tau);
}

template <class T>
index_t run_orghr(Context& context, index_t ilo, index_t ihi, const UserMatrix<T>& a, const T* tau) {
    if (a.rows == 0) return 0;
    CpuCall call(&context, NotFinite::passed_on);
    return orghr(call, {ilo, ihi}, a, tau);
}

template <class T>
index_t run_ormhr(Context& context, Side side, Op op, index_t ilo, index_t ihi, const UserMatrix<const T>& a,
                  const T* tau, const UserMatrix<T>& c) {
    if (c.rows == 0 || c.cols == 0) return 0;
    CpuCall call(&context, NotFinite::passed_on);
    return ormhr(call, side, op, {ilo, ihi}, a, tau, c);
}

template <class T>
Footprint gebal_memory(Context&, index_t n) {
    CpuCall call(nullptr);
    gebal<T>(call, 'B', shape_of<T>(n, n), nullptr, nullptr, nullptr);
    return call.footprint();
}

template <class T>
Footprint gebak_memory(Context&, index_t n, index_t m) {
    CpuCall call(nullptr);
    gebak<T>(call, 'B', Side::left, {1, n}, nullptr, shape_of<T>(n, m));
    return call.footprint();
}

template <class T>
Footprint gehrd_memory(Context&, index_t n) {
    CpuCall call(nullptr);
    gehrd<T>(call, {1, n}, shape_of<T>(n, n), nullptr);
    return call.footprint();
}

template <class T>
Footprint orghr_memory(Context&, index_t n) {
    CpuCall call(nullptr);
    orghr<T>(call, {1, n}, shape_of<T>(n, n), nullptr);
    return call.footprint();
}

template <class T>
Footprint ormhr_memory(Context&, Side side, index_t m, index_t n) {
    CpuCall call(nullptr);
    const index_t order = side == Side::left ? m : n;
    ormhr<T>(call, side, Op::none, {1, order}, shape_of<const T>(order, order), nullptr, shape_of<T>(m, n));
    return call.footprint();
}

#define LAPILLI_INSTANTIATE(T)                                                                             \
    template index_t run_gebal(Context&, char, const UserMatrix<T>&, index_t*, index_t*, real_t<T>*);      \
    template index_t run_gebak(Context&, char, Side, index_t, index_t, const real_t<T>*,                   \
                               const UserMatrix<T>&);                                                      \
    template index_t run_gehrd(Context&, index_t, index_t, const UserMatrix<T>&, T*);                      \
    template index_t run_orghr(Context&, index_t, index_t, const UserMatrix<T>&, const T*);                \
    template index_t run_ormhr(Context&, Side, Op, index_t, index_t, const UserMatrix<const T>&, const T*, \
                               const UserMatrix<T>&);                                                      \
    template Footprint gebal_memory<T>(Context&, index_t);                                                 \
    template Footprint gebak_memory<T>(Context&, index_t, index_t);                                        \
    template Footprint gehrd_memory<T>(Context&, index_t);                                                 \
    template Footprint orghr_memory<T>(Context&, index_t);                                                 \
    template Footprint ormhr_memory<T>(Context&, Side, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
