// SPDX-License-Identifier: BSD-3-Clause
// cuSOLVER's QR factorization and the products with its Q.
#pragma once

#include "support/routines/ormqr.hpp"
#include "tester/cusolver_call.hpp"

namespace lapilli::tester {

LAPILLI_TESTER_TYPED(orgqr, Sorgqr, Dorgqr, Cungqr, Zungqr)
LAPILLI_TESTER_TYPED(orgqr_size, Sorgqr_bufferSize, Dorgqr_bufferSize, Cungqr_bufferSize, Zungqr_bufferSize)
LAPILLI_TESTER_TYPED(ormqr, Sormqr, Dormqr, Cunmqr, Zunmqr)
LAPILLI_TESTER_TYPED(ormqr_size, Sormqr_bufferSize, Dormqr_bufferSize, Cunmqr_bufferSize, Zunmqr_bufferSize)

template <class T>
Call prepare_geqrf(const Solver& s, cudaDataType type, const testing::Problem& p, const OnGpu& x, int* info) {
    Call call;
    const auto A = x.matrix<T>("A");
    auto* tau = x.vector<T>("tau");
    const std::int64_t m = p.rows(), n = p.n;
    std::size_t device = 0, host = 0;
    check(cusolverDnXgeqrf_bufferSize(s.handle(), s.params(), m, n, type, A.data, A.ld, type, tau, type,
                                      &device, &host),
          "cusolverDnXgeqrf_bufferSize");
    call.host_work.resize(host);
    call.device_work = std::make_unique<DeviceBytes>(device);
    void *work = call.device_work->as<void>(), *host_work = call.host_work.data();
    call.function = [=, &s] {
        return cusolverDnXgeqrf(s.handle(), s.params(), m, n, type, A.data, A.ld, type, tau, type, work,
                                device, host_work, host, info);
    };
    return call;
}

LAPILLI_TESTER_TYPED(gels, SSgels, DDgels, CCgels, ZZgels)
LAPILLI_TESTER_TYPED(gels_size, SSgels_bufferSize, DDgels_bufferSize, CCgels_bufferSize, ZZgels_bufferSize)

/// Least squares without refinement: as many equations as unknowns or more, A as it is. X has a place of its
/// own, and comes to B's.
template <class T>
Call prepare_gels(const Solver& s, const testing::Problem& p, const OnGpu& x, int* info) {
    const int m = static_cast<int>(p.rows()), n = static_cast<int>(p.n), nrhs = static_cast<int>(p.k),
              lda = x.leading("A"), ldb = x.leading("B");
    if (m < n || p.trans != 'N') throw PeerUnavailable("cuSOLVER's gels has m >= n and A as it is alone");
    auto *A = x.native<T>("A"), *B = x.native<T>("B");
    std::size_t size = 0;
    check(gels_size<T>(s.handle(), m, n, nrhs, A, lda, B, ldb, B, ldb, nullptr, &size),
          "cuSOLVER gels_bufferSize");
    Call call;
    const std::size_t of_x = static_cast<std::size_t>(n) * static_cast<std::size_t>(nrhs) * sizeof(Native<T>),
                      offset = (size + 255) / 256 * 256;
    call.device_work = std::make_unique<DeviceBytes>(offset + of_x);
    auto* const work = call.device_work->as<unsigned char>();
    auto* const X = reinterpret_cast<Native<T>*>(work + offset);
    call.function = [=, &s] {
        int iterations = 0;
        const auto status =
            gels<T>(s.handle(), m, n, nrhs, A, lda, B, ldb, X, n, work, size, &iterations, info);
        check(cudaMemcpy2DAsync(B, static_cast<std::size_t>(ldb) * sizeof(Native<T>), X,
                                static_cast<std::size_t>(n) * sizeof(Native<T>),
                                static_cast<std::size_t>(n) * sizeof(Native<T>),
                                static_cast<std::size_t>(nrhs), cudaMemcpyDeviceToDevice),
              "cudaMemcpy2DAsync");
        return status;
    };
    return call;
}

template <class T>
Call prepare_orgqr(const Solver& s, const testing::Problem& p, const OnGpu& x, int* info) {
    const int m = static_cast<int>(testing::Orgqr<T>::m(p)), n = static_cast<int>(p.n),
              k = static_cast<int>(testing::reflectors(p)), lda = x.leading("A");
    auto *A = x.native<T>("A"), *tau = x.native<T>("tau");
    int size = 0;
    check(orgqr_size<T>(s.handle(), m, n, k, A, lda, tau, &size), "cuSOLVER orgqr_bufferSize");
    Call call = with_workspace<T>(size);
    auto* work = call.device_work->as<Native<T>>();
    call.function = [=, &s] { return orgqr<T>(s.handle(), m, n, k, A, lda, tau, work, size, info); };
    return call;
}

template <class T>
Call prepare_ormqr(const Solver& s, const testing::Problem& p, const OnGpu& x, int* info) {
    const int m = static_cast<int>(p.c_rows()), columns = static_cast<int>(p.c_cols()),
              k = static_cast<int>(testing::reflectors(p)), lda = x.leading("A"), ldc = x.leading("C");
    auto *A = x.native<T>("A"), *tau = x.native<T>("tau"), *C = x.native<T>("C");
    const auto side = p.side == 'L' ? CUBLAS_SIDE_LEFT : CUBLAS_SIDE_RIGHT;
    const auto op = p.trans == 'N' ? CUBLAS_OP_N : testing::is_complex<T> ? CUBLAS_OP_C : CUBLAS_OP_T;
    int size = 0;
    check(ormqr_size<T>(s.handle(), side, op, m, columns, k, A, lda, tau, C, ldc, &size),
          "cuSOLVER ormqr_bufferSize");
    Call call = with_workspace<T>(size);
    auto* work = call.device_work->as<Native<T>>();
    call.function = [=, &s] {
        return ormqr<T>(s.handle(), side, op, m, columns, k, A, lda, tau, C, ldc, work, size, info);
    };
    return call;
}

}  // namespace lapilli::tester
