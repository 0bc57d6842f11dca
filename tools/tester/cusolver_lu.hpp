// SPDX-License-Identifier: BSD-3-Clause
// cuSOLVER's LU factorization, and what it solves. It has no inversion: its users solve for the columns of
// the identity, as done here.
#pragma once

#include "tester/cusolver_call.hpp"

namespace lapilli::tester {

template <class T>
Call prepare_lu(const Solver& s, cudaDataType type, const std::string& routine, const testing::Problem& p,
                const OnGpu& x, int* info) {
    Call call;
    const auto A = x.matrix<T>("A");
    auto* ipiv = x.vector<std::int64_t>("ipiv");
    const std::int64_t m = p.rows(), n = p.n;
    const bool factor = routine == "getrf" || routine == "gesv", invert = routine == "getri";
    std::size_t device = 0, host = 0;
    if (factor) {
        check(cusolverDnXgetrf_bufferSize(s.handle(), s.params(), m, n, type, A.data, A.ld, type, &device,
                                          &host),
              "cusolverDnXgetrf_bufferSize");
        call.host_work.resize(host);
    }
    const std::size_t column = static_cast<std::size_t>(n) * sizeof(T);
    call.device_work =
        std::make_unique<DeviceBytes>(invert ? 2 * column * static_cast<std::size_t>(n) : device);
    void* work = call.device_work->as<void>();
    void* host_work = call.host_work.data();
    T* const identity = call.device_work->as<T>();
    T* const solution = invert ? identity + n * n : nullptr;
    if (invert) {
        check(cudaMemset(identity, 0, column * static_cast<std::size_t>(n)), "cudaMemset");
        const std::vector<T> ones(static_cast<std::size_t>(n), T(1));
        check(cudaMemcpy2D(identity, column + sizeof(T), ones.data(), sizeof(T), sizeof(T),
                           static_cast<std::size_t>(n), cudaMemcpyHostToDevice),
              "cudaMemcpy2D");
    }
    const auto op = p.trans == 'N' ? CUBLAS_OP_N : p.trans == 'T' ? CUBLAS_OP_T : CUBLAS_OP_C;
    const auto B = routine == "getrs" || routine == "gesv" ? x.matrix<T>("B") : testing::MatrixAt<T>();
    call.function = [=, &s] {
        cusolverStatus_t status = CUSOLVER_STATUS_SUCCESS;
        if (factor)
            status = cusolverDnXgetrf(s.handle(), s.params(), m, n, type, A.data, A.ld, ipiv, type, work,
                                      device, host_work, host, info);
        if (status == CUSOLVER_STATUS_SUCCESS && B.data != nullptr)
            status = cusolverDnXgetrs(s.handle(), s.params(), op, n, p.k, type, A.data, A.ld, ipiv, type,
                                      B.data, B.ld, info);
        if (invert) {
            cudaMemcpyAsync(solution, identity, column * static_cast<std::size_t>(n),
                            cudaMemcpyDeviceToDevice);
            status = cusolverDnXgetrs(s.handle(), s.params(), CUBLAS_OP_N, n, n, type, A.data, A.ld, ipiv,
                                      type, solution, n, info);
            cudaMemcpy2DAsync(A.data, static_cast<std::size_t>(A.ld) * sizeof(T), solution, column, column,
                              static_cast<std::size_t>(n), cudaMemcpyDeviceToDevice);
        }
        return status;
    };
    return call;
}

}  // namespace lapilli::tester
