// SPDX-License-Identifier: BSD-3-Clause
// cuSOLVER's singular values and vectors: by QR iterations (gesvd, m >= n alone), by a polar decomposition
// (gesvdp), by Jacobi rotations (gesvdj). The last two return V; V^H comes to its place after the last call.
#pragma once

#include "support/routines/gesdd.hpp"
#include "support/routines/gesvd.hpp"
#include "tester/cusolver_call.hpp"

namespace lapilli::tester {

LAPILLI_TESTER_TYPED(gesvdj, Sgesvdj, Dgesvdj, Cgesvdj, Zgesvdj)
LAPILLI_TESTER_TYPED(gesvdj_size, Sgesvdj_bufferSize, Dgesvdj_bufferSize, Cgesvdj_bufferSize,
                     Zgesvdj_bufferSize)

struct SvdLetters {
    char u, vt;
};
template <class T>
SvdLetters svd_letters(const std::string& routine, const testing::Problem& p) {
    if (routine == "gesvd") return {testing::Gesvd<T>::u(p), testing::Gesvd<T>::vt(p)};
    const char job = testing::Gesdd<T>::job(p);
    if (job != 'O') return {job, job};
    return {p.rows() >= p.n ? 'O' : 'A', p.rows() >= p.n ? 'A' : 'O'};
}

/// An operand, or a null pointer where the call has none.
template <class T>
testing::MatrixAt<T> vectors_at(const OnGpu& x, const char* name, bool has, std::int64_t rows) {
    return has ? x.matrix<T>(name) : testing::MatrixAt<T>{nullptr, std::max<std::int64_t>(1, rows)};
}

template <class T>
Call prepare_gesvd(const Solver& s, cudaDataType type, cudaDataType real, const SvdLetters& jobs,
                   const testing::Problem& p, const OnGpu& x, int* info) {
    const std::int64_t m = p.rows(), n = p.n;
    if (m < n) throw PeerUnavailable("cuSOLVER's gesvd has m >= n alone");
    const auto is_made = [](char job) { return job == 'S' || job == 'A'; };
    const auto A = x.matrix<T>("A"), U = vectors_at<T>(x, "U", is_made(jobs.u), m),
               VT = vectors_at<T>(x, "VT", is_made(jobs.vt), n);
    auto* S = x.vector<testing::Real<T>>("S");
    const auto jobu = static_cast<signed char>(jobs.u), jobvt = static_cast<signed char>(jobs.vt);
    std::size_t device = 0, host = 0;
    check(cusolverDnXgesvd_bufferSize(s.handle(), s.params(), jobu, jobvt, m, n, type, A.data, A.ld, real, S,
                                      type, U.data, U.ld, type, VT.data, VT.ld, type, &device, &host),
          "cusolverDnXgesvd_bufferSize");
    Call call;
    call.device_work = std::make_unique<DeviceBytes>(device);
    call.host_work.resize(host);
    void *work = call.device_work->as<void>(), *host_work = call.host_work.data();
    call.function = [=, &s] {
        return cusolverDnXgesvd(s.handle(), s.params(), jobu, jobvt, m, n, type, A.data, A.ld, real, S, type,
                                U.data, U.ld, type, VT.data, VT.ld, type, work, device, host_work, host,
                                info);
    };
    return call;
}

/// V of n rows, and how V^H comes to VT.
template <class T>
struct VectorsOfPeer {
    std::shared_ptr<DeviceBytes> v;
    testing::MatrixAt<T> VT;
    std::int64_t n, columns;

    VectorsOfPeer(const OnGpu& x, bool has, std::int64_t rows, std::int64_t count)
        : v(std::make_shared<DeviceBytes>(static_cast<std::size_t>(rows * count) * sizeof(T))),
          VT(vectors_at<T>(x, "VT", has, rows)),
          n(rows),
          columns(count) {}
    void finish() const {
        if (VT.data == nullptr) return;
        std::vector<T> of_v(static_cast<std::size_t>(n * columns)), turned(of_v.size());
        check(cudaMemcpy(of_v.data(), v->as<T>(), of_v.size() * sizeof(T), cudaMemcpyDefault), "cudaMemcpy");
        for (std::int64_t j = 0; j < columns; ++j)
            for (std::int64_t i = 0; i < n; ++i)
                turned[static_cast<std::size_t>(j + i * columns)] =
                    testing::conjugate(of_v[static_cast<std::size_t>(i + j * n)]);
        const std::size_t width = static_cast<std::size_t>(columns) * sizeof(T);
        check(cudaMemcpy2D(VT.data, static_cast<std::size_t>(VT.ld) * sizeof(T), turned.data(), width, width,
                           static_cast<std::size_t>(n), cudaMemcpyDefault),
              "cudaMemcpy2D");
    }
};

/// gesvdp or gesvdj: both sets of vectors or none, the first ones or all.
template <class T>
Call prepare_svd_with_v(const Solver& s, bool polar, cudaDataType type, cudaDataType real,
                        const SvdLetters& jobs, const testing::Problem& p, const OnGpu& x, int* info) {
    const std::int64_t m = p.rows(), n = p.n, k = std::min(m, n);
    if (jobs.u != jobs.vt || jobs.u == 'O')
        throw PeerUnavailable("cuSOLVER's gesvdp and gesvdj have the letters N, S and A alone");
    const bool vectors = jobs.u != 'N', all = jobs.u == 'A';
    const auto job = vectors ? CUSOLVER_EIG_MODE_VECTOR : CUSOLVER_EIG_MODE_NOVECTOR;
    const int econ = all ? 0 : 1;
    const auto A = x.matrix<T>("A");
    auto* S = x.vector<testing::Real<T>>("S");
    const VectorsOfPeer<T> right(x, vectors, n, all ? n : k);
    T* const V = right.v->template as<T>();
    // gesvdp writes to U and V also without vectors.
    const auto room =
        std::make_shared<DeviceBytes>(vectors ? 0 : static_cast<std::size_t>(m * k) * sizeof(T));
    const auto U = vectors ? x.matrix<T>("U") : testing::MatrixAt<T>{room->template as<T>(), m};
    Call call;
    if (polar) {
        std::size_t device = 0, host = 0;
        check(cusolverDnXgesvdp_bufferSize(s.handle(), s.params(), job, econ, m, n, type, A.data, A.ld, real,
                                           S, type, U.data, U.ld, type, V, n, type, &device, &host),
              "cusolverDnXgesvdp_bufferSize");
        call.device_work = std::make_unique<DeviceBytes>(device);
        call.host_work.resize(host);
        void *work = call.device_work->as<void>(), *host_work = call.host_work.data();
        call.function = [=, &s] {
            double error = 0;
            return cusolverDnXgesvdp(s.handle(), s.params(), job, econ, m, n, type, A.data, A.ld, real, S,
                                     type, U.data, U.ld, type, V, n, type, work, device, host_work, host,
                                     info, &error);
        };
    } else {
        gesvdjInfo_t created = nullptr;
        check(cusolverDnCreateGesvdjInfo(&created), "cusolverDnCreateGesvdjInfo");
        const std::shared_ptr<gesvdjInfo> params(created, cusolverDnDestroyGesvdjInfo);
        const int rows = static_cast<int>(m), cols = static_cast<int>(n), lda = static_cast<int>(A.ld),
                  ldu = static_cast<int>(U.ld);
        auto *of_a = reinterpret_cast<Native<T>*>(A.data), *of_u = reinterpret_cast<Native<T>*>(U.data),
             *of_v = reinterpret_cast<Native<T>*>(V);
        int size = 0;
        check(gesvdj_size<T>(s.handle(), job, econ, rows, cols, of_a, lda, S, of_u, ldu, of_v, cols, &size,
                             params.get()),
              "cuSOLVER gesvdj_bufferSize");
        call = with_workspace<T>(size);
        auto* work = call.device_work->as<Native<T>>();
        call.function = [=, &s] {
            return gesvdj<T>(s.handle(), job, econ, rows, cols, of_a, lda, S, of_u, ldu, of_v, cols, work,
                             size, info, params.get());
        };
    }
    call.finish = [right, room] { right.finish(); };
    return call;
}

/// method: "" for gesvd, "gesvdp", "gesvdj"
template <class T>
Call prepare_svd(const Solver& s, const std::string& method, cudaDataType type, cudaDataType real,
                 const std::string& routine, const testing::Problem& p, const OnGpu& x, int* info) {
    const SvdLetters jobs = svd_letters<T>(routine, p);
    if (method.empty()) return prepare_gesvd<T>(s, type, real, jobs, p, x, info);
    return prepare_svd_with_v<T>(s, method == "gesvdp", type, real, jobs, p, x, info);
}

}  // namespace lapilli::tester
