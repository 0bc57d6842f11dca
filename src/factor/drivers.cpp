// SPDX-License-Identifier: BSD-3-Clause
#include "factor/drivers.hpp"

#include "factor/potrf.hpp"
#include "host/lapack.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/transfer.hpp"

namespace lapilli {
namespace {

/// The factor of an upper triangle is the conjugate transpose of a lower one.
Form form_of(Uplo uplo) { return uplo == Uplo::lower ? Form::direct : Form::adjoint; }

template <class T>
struct FactorWork {
    PotrfWork<T> potrf;
    TransferWork<T> transfer;
    FactorWork(Arena& arena, index_t n, index_t nb, bool on_host)
        : potrf(arena, n, nb), transfer(arena, n, n, nb, on_host) {}
};

/// L of an earlier factorization, and the right-hand sides.
template <class T>
struct SolveWork {
    DistMatrix<T> l;
    TransferWork<T> transfer_l;
    PotrsWork<T> potrs;
    TransferWork<T> transfer_b;
    SolveWork(Arena& arena, index_t n, index_t nrhs, index_t nb, bool a_on_host, bool b_on_host)
        : l(arena, n, n, nb),
          transfer_l(arena, n, n, nb, a_on_host),
          potrs(arena, n, nrhs, nb),
          transfer_b(arena, n, nrhs, nb, b_on_host) {}
};

template <class T>
struct FactorAndSolveWork {
    FactorWork<T> factor;
    PotrsWork<T> potrs;
    TransferWork<T> transfer_b;
    FactorAndSolveWork(Arena& arena, index_t n, index_t nrhs, index_t nb, bool a_on_host, bool b_on_host)
        : factor(arena, n, nb, a_on_host),
          potrs(arena, n, nrhs, nb),
          transfer_b(arena, n, nrhs, nb, b_on_host) {}
};

template <class T>
void upload_triangle(Context& context, Uplo uplo, const UserMatrix<const T>& a, const DistMatrix<T>& to,
                     TransferWork<T>& transfer) {
    PhaseScope phase(context, "upload");
    upload(context, a, form_of(uplo), Part::lower, to, transfer);
}

template <class T>
index_t factor(Context& context, PotrfWork<T>& work) {
    PhaseScope phase(context, "factor");
    return potrf(context, work);
}

template <class T>
void solve(Context& context, const DistMatrix<T>& l, PotrsWork<T>& work) {
    PhaseScope phase(context, "solve");
    potrs(context, l, work);
}

template <class T>
index_t potrf_on_cpu(Context& context, Uplo uplo, const UserMatrix<T>& a) {
    PhaseScope phase(context, "factor");
    if (a.on_host()) return host::potrf(static_cast<char>(uplo), a.host());
    const HostMatrix<T> copy(context, a);
    const index_t info = host::potrf(static_cast<char>(uplo), copy.view());
    copy.deliver();
    return info;
}

}  // namespace

template <class T>
index_t run_potrf(Context& context, Uplo uplo, const UserMatrix<T>& a) {
    const index_t n = a.rows;
    if (!context.use_devices("potrf.crossover", n)) return n == 0 ? 0 : potrf_on_cpu(context, uplo, a);
    Allocated<FactorWork<T>> work(context, potrf_team(context, n), n, potrf_block(context, n), a.on_host());
    upload_triangle<T>(context, uplo, a, work->potrf.a, work->transfer);
    const index_t info = factor(context, work->potrf);
    PhaseScope phase(context, "download");
    download(context, work->potrf.a, form_of(uplo), Part::lower, a, work->transfer);
    return info;
}

template <class T>
index_t run_potrs(Context& context, Uplo uplo, const UserMatrix<const T>& a, const UserMatrix<T>& b) {
    const index_t n = a.rows, nrhs = b.cols;
    if (n == 0 || nrhs == 0) return 0;
    if (!context.use_devices("potrs.crossover", n)) {
        PhaseScope phase(context, "solve");
        const HostMatrix<const T> l(context, a);
        const HostMatrix<T> x(context, b);
        const index_t info = host::potrs(static_cast<char>(uplo), HostView<const T>(l.view()), x.view());
        x.deliver();
        return info;
    }
    Allocated<SolveWork<T>> work(context, potrf_team(context, n), n, nrhs, potrf_block(context, n),
                                 a.on_host(), b.on_host());
    upload_triangle(context, uplo, a, work->l, work->transfer_l);
    upload<T>(context, b, Form::direct, Part::all, work->potrs.b, work->transfer_b);
    solve(context, work->l, work->potrs);
    PhaseScope phase(context, "download");
    download(context, work->potrs.b, Form::direct, Part::all, b, work->transfer_b);
    return 0;
}

template <class T>
index_t run_posv(Context& context, Uplo uplo, const UserMatrix<T>& a, const UserMatrix<T>& b) {
    const index_t n = a.rows, nrhs = b.cols;
    if (n == 0) return 0;
    if (nrhs == 0) return run_potrf(context, uplo, a);
    if (!context.use_devices("potrf.crossover", n)) {
        PhaseScope phase(context, "solve");
        const HostMatrix<T> l(context, a);
        const HostMatrix<T> x(context, b);
        const index_t info = host::potrf(static_cast<char>(uplo), l.view());
        if (info == 0) {
            host::potrs(static_cast<char>(uplo), HostView<const T>(l.view()), x.view());
        }
        Delivery results;
        if (info == 0) results.add(!b.on_host(), [&] { x.deliver(); });
        results.add(!a.on_host(), [&] { l.deliver_triangle(uplo); });
        results.run();
        return info;
    }
    Allocated<FactorAndSolveWork<T>> work(context, potrf_team(context, n), n, nrhs, potrf_block(context, n),
                                          a.on_host(), b.on_host());
    PotrfWork<T>& potrf_work = work->factor.potrf;
    upload_triangle<T>(context, uplo, a, potrf_work.a, work->factor.transfer);
    upload<T>(context, b, Form::direct, Part::all, work->potrs.b, work->transfer_b);
    const index_t info = factor(context, potrf_work);
    if (info == 0) solve(context, potrf_work.a, work->potrs);
    PhaseScope phase(context, "download");
    collect(context, potrf_work.a, form_of(uplo), Part::lower, a, work->factor.transfer);
    if (info == 0) download(context, work->potrs.b, Form::direct, Part::all, b, work->transfer_b);
    write_back(context, form_of(uplo), Part::lower, a, work->factor.transfer);
    return info;
}

template <class T>
Footprint potrf_memory(Context& context, index_t n) {
    if (!context.use_devices("potrf.crossover", n)) return {};
    return Allocated<FactorWork<T>>::measure(potrf_team(context, n), n, potrf_block(context, n), true);
}

template <class T>
Footprint potrs_memory(Context& context, index_t n, index_t nrhs) {
    if (!context.use_devices("potrs.crossover", n)) {
        Footprint footprint;
        footprint.host = static_cast<std::size_t>((n + nrhs) * n) * sizeof(T);
        return footprint;
    }
    return Allocated<FactorAndSolveWork<T>>::measure(potrf_team(context, n), n, nrhs, potrf_block(context, n),
                                                     true, true);
}

#define LAPILLI_INSTANTIATE(T)                                                                    \
    template index_t run_potrf(Context&, Uplo, const UserMatrix<T>&);                             \
    template index_t run_potrs(Context&, Uplo, const UserMatrix<const T>&, const UserMatrix<T>&); \
    template index_t run_posv(Context&, Uplo, const UserMatrix<T>&, const UserMatrix<T>&);        \
    template Footprint potrf_memory<T>(Context&, index_t);                                        \
    template Footprint potrs_memory<T>(Context&, index_t, index_t);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
LAPILLI_INSTANTIATE(std::complex<float>)
LAPILLI_INSTANTIATE(std::complex<double>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
