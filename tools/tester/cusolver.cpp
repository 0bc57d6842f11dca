// SPDX-License-Identifier: BSD-3-Clause
#include "tester/cusolver.hpp"

#ifdef LAPILLI_TESTER_HAS_CUSOLVER

#include <algorithm>
#include <string>
#include <vector>

#include "support/routines/laswp.hpp"
#include "support/routines/syevdx.hpp"
#include "tester/cublas_batch.hpp"
#include "tester/cusolver_batch.hpp"
#include "tester/cusolver_call.hpp"
#include "tester/cusolver_geev.hpp"
#include "tester/cusolver_indefinite.hpp"
#include "tester/cusolver_lu.hpp"
#include "tester/cusolver_qr.hpp"
#include "tester/cusolver_svd.hpp"
#include "tester/cusolver_svd_batch.hpp"

namespace lapilli::tester {
namespace {

using namespace lapilli::testing;

template <class T>
constexpr cudaDataType data_type = letter<T> == 's'   ? CUDA_R_32F
                                   : letter<T> == 'd' ? CUDA_R_64F
                                   : letter<T> == 'c' ? CUDA_C_32F
                                                      : CUDA_C_64F;

LAPILLI_TESTER_TYPED(gebrd, Sgebrd, Dgebrd, Cgebrd, Zgebrd)
LAPILLI_TESTER_TYPED(gebrd_size, Sgebrd_bufferSize, Dgebrd_bufferSize, Cgebrd_bufferSize, Zgebrd_bufferSize)
LAPILLI_TESTER_TYPED(sytrd, Ssytrd, Dsytrd, Chetrd, Zhetrd)
LAPILLI_TESTER_TYPED(sytrd_size, Ssytrd_bufferSize, Dsytrd_bufferSize, Chetrd_bufferSize, Zhetrd_bufferSize)
LAPILLI_TESTER_TYPED(orgtr, Sorgtr, Dorgtr, Cungtr, Zungtr)
LAPILLI_TESTER_TYPED(orgtr_size, Sorgtr_bufferSize, Dorgtr_bufferSize, Cungtr_bufferSize, Zungtr_bufferSize)
LAPILLI_TESTER_TYPED(ormtr, Sormtr, Dormtr, Cunmtr, Zunmtr)
LAPILLI_TESTER_TYPED(ormtr_size, Sormtr_bufferSize, Dormtr_bufferSize, Cunmtr_bufferSize, Zunmtr_bufferSize)

LAPILLI_TESTER_TYPED(laswp, Slaswp, Dlaswp, Claswp, Zlaswp)
LAPILLI_TESTER_TYPED(potri, Spotri, Dpotri, Cpotri, Zpotri)
LAPILLI_TESTER_TYPED(potri_size, Spotri_bufferSize, Dpotri_bufferSize, Cpotri_bufferSize, Zpotri_bufferSize)
LAPILLI_TESTER_TYPED(lauum, Slauum, Dlauum, Clauum, Zlauum)
LAPILLI_TESTER_TYPED(lauum_size, Slauum_bufferSize, Dlauum_bufferSize, Clauum_bufferSize, Zlauum_bufferSize)

LAPILLI_TESTER_TYPED(sygvd, Ssygvd, Dsygvd, Chegvd, Zhegvd)
LAPILLI_TESTER_TYPED(sygvd_size, Ssygvd_bufferSize, Dsygvd_bufferSize, Chegvd_bufferSize, Zhegvd_bufferSize)

#undef LAPILLI_TESTER_TYPED

cublasFillMode_t fill(const Problem& p) {
    return p.uplo == 'L' ? CUBLAS_FILL_MODE_LOWER : CUBLAS_FILL_MODE_UPPER;
}

template <class T>
Call prepare_cholesky(const Solver& s, const std::string& routine, const Problem& p, const OnGpu& x,
                      int* info) {
    Call call;
    const auto A = x.matrix<T>("A"), B = routine == "potrf" ? MatrixAt<T>() : x.matrix<T>("B");
    std::size_t device = 0, host = 0;
    check(cusolverDnXpotrf_bufferSize(s.handle(), s.params(), fill(p), p.n, data_type<T>, A.data, A.ld,
                                      data_type<T>, &device, &host),
          "cusolverDnXpotrf_bufferSize");
    call.device_work = std::make_unique<DeviceBytes>(device);
    call.host_work.resize(host);
    void* work = call.device_work->as<void>();
    void* host_work = call.host_work.data();
    const bool factor = routine != "potrs", solve = routine != "potrf";
    call.function = [=, &s] {
        cusolverStatus_t status = CUSOLVER_STATUS_SUCCESS;
        if (factor) {
            status = cusolverDnXpotrf(s.handle(), s.params(), fill(p), p.n, data_type<T>, A.data, A.ld,
                                      data_type<T>, work, device, host_work, host, info);
        }
        if (solve && status == CUSOLVER_STATUS_SUCCESS) {
            status = cusolverDnXpotrs(s.handle(), s.params(), fill(p), p.n, p.k, data_type<T>, A.data, A.ld,
                                      data_type<T>, B.data, B.ld, info);
        }
        return status;
    };
    return call;
}

template <class T>
Call prepare_syevd(const Solver& s, const Problem& p, const OnGpu& x, int* info) {
    Call call;
    const auto A = x.matrix<T>("A");
    auto* W = x.vector<Real<T>>("W");
    const auto job = p.job == 'V' ? CUSOLVER_EIG_MODE_VECTOR : CUSOLVER_EIG_MODE_NOVECTOR;
    std::size_t device = 0, host = 0;
    check(cusolverDnXsyevd_bufferSize(s.handle(), s.params(), job, fill(p), p.n, data_type<T>, A.data, A.ld,
                                      data_type<Real<T>>, W, data_type<T>, &device, &host),
          "cusolverDnXsyevd_bufferSize");
    call.device_work = std::make_unique<DeviceBytes>(device);
    call.host_work.resize(host);
    void* work = call.device_work->as<void>();
    void* host_work = call.host_work.data();
    call.function = [=, &s] {
        return cusolverDnXsyevd(s.handle(), s.params(), job, fill(p), p.n, data_type<T>, A.data, A.ld,
                                data_type<Real<T>>, W, data_type<T>, work, device, host_work, host, info);
    };
    return call;
}

// The number of values found is cuSOLVER's on the host, and an operand of ours in device memory.
template <class T>
Call prepare_syevdx(const Solver& s, const Problem& p, const OnGpu& x, int* info) {
    struct Bounds {
        Real<T> vl, vu;
        std::int64_t found;
    };
    Call call;
    const auto A = x.matrix<T>("A");
    auto* W = x.vector<Real<T>>("W");
    auto* M = x.vector<lapilli_int>("M");
    const Selected part = Syevdx<T>::part(p);
    const auto job = p.job == 'V' ? CUSOLVER_EIG_MODE_VECTOR : CUSOLVER_EIG_MODE_NOVECTOR;
    const auto range = part.range == 'A'   ? CUSOLVER_EIG_RANGE_ALL
                       : part.range == 'V' ? CUSOLVER_EIG_RANGE_V
                                           : CUSOLVER_EIG_RANGE_I;
    const auto bounds = std::make_shared<Bounds>();
    bounds->vl = static_cast<Real<T>>(part.vl);
    bounds->vu = static_cast<Real<T>>(part.vu);
    std::size_t device = 0, host = 0;
    check(cusolverDnXsyevdx_bufferSize(s.handle(), s.params(), job, range, fill(p), p.n, data_type<T>, A.data,
                                       A.ld, &bounds->vl, &bounds->vu, part.il, part.iu, &bounds->found,
                                       data_type<Real<T>>, W, data_type<T>, &device, &host),
          "cusolverDnXsyevdx_bufferSize");
    call.device_work = std::make_unique<DeviceBytes>(device);
    call.host_work.resize(host);
    void* work = call.device_work->as<void>();
    void* host_work = call.host_work.data();
    call.function = [=, &s] {
        return cusolverDnXsyevdx(s.handle(), s.params(), job, range, fill(p), p.n, data_type<T>, A.data, A.ld,
                                 &bounds->vl, &bounds->vu, part.il, part.iu, &bounds->found,
                                 data_type<Real<T>>, W, data_type<T>, work, device, host_work, host, info);
    };
    // Its vectors are in A; those of SYEVR and SYEVX belong into Z, with their remarks as those have them.
    const bool moves = x.has("Z");
    const auto Z = moves ? x.matrix<T>("Z") : MatrixAt<T>();
    const std::string remarks = x.has("isuppz") ? "isuppz" : x.has("ifail") ? "ifail" : "";
    auto* notes = remarks.empty() ? nullptr : x.vector<lapilli_int>(remarks);
    call.finish = [=] {
        check(cudaMemcpy(M, &bounds->found, sizeof *M, cudaMemcpyDefault), "cudaMemcpy");
        const auto m = static_cast<std::size_t>(bounds->found),
                   rows = static_cast<std::size_t>(p.n) * sizeof(T);
        if (moves && m > 0) {
            check(cudaMemcpy2D(Z.data, static_cast<std::size_t>(Z.ld) * sizeof(T), A.data,
                               static_cast<std::size_t>(A.ld) * sizeof(T), rows, m, cudaMemcpyDefault),
                  "cudaMemcpy2D");
        }
        std::vector<lapilli_int> said(remarks == "isuppz" ? 2 * m : m, remarks == "isuppz" ? 1 : 0);
        for (std::size_t i = 1; remarks == "isuppz" && i < said.size(); i += 2) {
            said[i] = p.n;
        }
        if (notes != nullptr && m > 0) {
            check(cudaMemcpy(notes, said.data(), said.size() * sizeof(lapilli_int), cudaMemcpyDefault),
                  "cudaMemcpy");
        }
    };
    return call;
}

template <class T>
Call prepare_trtri(const Solver& s, const Problem& p, const OnGpu& x, int* info) {
    Call call;
    const auto A = x.matrix<T>("A");
    const auto diag = p.diag == 'U' ? CUBLAS_DIAG_UNIT : CUBLAS_DIAG_NON_UNIT;
    std::size_t device = 0, host = 0;
    check(cusolverDnXtrtri_bufferSize(s.handle(), fill(p), diag, p.n, data_type<T>, A.data, A.ld, &device,
                                      &host),
          "cusolverDnXtrtri_bufferSize");
    call.device_work = std::make_unique<DeviceBytes>(device);
    call.host_work.resize(host);
    void* work = call.device_work->as<void>();
    void* host_work = call.host_work.data();
    call.function = [=, &s] {
        return cusolverDnXtrtri(s.handle(), fill(p), diag, p.n, data_type<T>, A.data, A.ld, work, device,
                                host_work, host, info);
    };
    return call;
}

// POTRI, LAUUM, SYTRD, ORGTR, ORMTR and SYGVD exist with 32-bit sizes only.

template <class T>
Call prepare_inverse(const Solver& s, const std::string& routine, const Problem& p, const OnGpu& x,
                     int* info) {
    const int n = static_cast<int>(p.n), lda = x.leading("A");
    auto* A = x.native<T>("A");
    const bool whole = routine == "potri";
    int size = 0;
    check(whole ? potri_size<T>(s.handle(), fill(p), n, A, lda, &size)
                : lauum_size<T>(s.handle(), fill(p), n, A, lda, &size),
          "cuSOLVER bufferSize");
    Call call = with_workspace<T>(size);
    auto* work = call.device_work->as<Native<T>>();
    call.function = [=, &s] {
        return whole ? potri<T>(s.handle(), fill(p), n, A, lda, work, size, info)
                     : lauum<T>(s.handle(), fill(p), n, A, lda, work, size, info);
    };
    return call;
}

template <class T>
Call prepare_sytrd(const Solver& s, const Problem& p, const OnGpu& x, int* info) {
    const int n = static_cast<int>(p.n), lda = x.leading("A");
    auto *A = x.native<T>("A"), *tau = x.native<T>("tau");
    auto *D = x.vector<Real<T>>("D"), *E = x.vector<Real<T>>("E");
    int size = 0;
    check(sytrd_size<T>(s.handle(), fill(p), n, A, lda, D, E, tau, &size), "cuSOLVER sytrd_bufferSize");
    Call call = with_workspace<T>(size);
    auto* work = call.device_work->as<Native<T>>();
    call.function = [=, &s] { return sytrd<T>(s.handle(), fill(p), n, A, lda, D, E, tau, work, size, info); };
    return call;
}

template <class T>
Call prepare_gebrd(const Solver& s, const Problem& p, const OnGpu& x, int* info) {
    const int m = static_cast<int>(p.rows()), n = static_cast<int>(p.n), lda = x.leading("A");
    if (m < n) throw PeerUnavailable("cuSOLVER's gebrd has m >= n alone");
    auto *A = x.native<T>("A"), *tauq = x.native<T>("tauq"), *taup = x.native<T>("taup");
    auto *D = x.vector<Real<T>>("D"), *E = x.vector<Real<T>>("E");
    int size = 0;
    check(gebrd_size<T>(s.handle(), m, n, &size), "cuSOLVER gebrd_bufferSize");
    Call call = with_workspace<T>(size);
    auto* work = call.device_work->as<Native<T>>();
    call.function = [=, &s] {
        return gebrd<T>(s.handle(), m, n, A, lda, D, E, tauq, taup, work, size, info);
    };
    return call;
}

template <class T>
Call prepare_orgtr(const Solver& s, const Problem& p, const OnGpu& x, int* info) {
    const int n = static_cast<int>(p.n), lda = x.leading("A");
    auto *A = x.native<T>("A"), *tau = x.native<T>("tau");
    int size = 0;
    check(orgtr_size<T>(s.handle(), fill(p), n, A, lda, tau, &size), "cuSOLVER orgtr_bufferSize");
    Call call = with_workspace<T>(size);
    auto* work = call.device_work->as<Native<T>>();
    call.function = [=, &s] { return orgtr<T>(s.handle(), fill(p), n, A, lda, tau, work, size, info); };
    return call;
}

template <class T>
Call prepare_ormtr(const Solver& s, const Problem& p, const OnGpu& x, int* info) {
    const int m = static_cast<int>(p.c_rows()), columns = static_cast<int>(p.c_cols());
    const int lda = x.leading("A"), ldc = x.leading("C");
    auto *A = x.native<T>("A"), *tau = x.native<T>("tau"), *C = x.native<T>("C");
    const auto side = p.side == 'L' ? CUBLAS_SIDE_LEFT : CUBLAS_SIDE_RIGHT;
    const auto op = p.trans == 'N' ? CUBLAS_OP_N : is_complex<T> ? CUBLAS_OP_C : CUBLAS_OP_T;
    int size = 0;
    check(ormtr_size<T>(s.handle(), side, fill(p), op, m, columns, A, lda, tau, C, ldc, &size),
          "cuSOLVER ormtr_bufferSize");
    Call call = with_workspace<T>(size);
    auto* work = call.device_work->as<Native<T>>();
    call.function = [=, &s] {
        return ormtr<T>(s.handle(), side, fill(p), op, m, columns, A, lda, tau, C, ldc, work, size, info);
    };
    return call;
}

template <class T>
Call prepare_sygvd(const Solver& s, const Problem& p, const OnGpu& x, int* info) {
    const int n = static_cast<int>(p.n), lda = x.leading("A"), ldb = x.leading("B");
    auto *A = x.native<T>("A"), *B = x.native<T>("B");
    auto* W = x.vector<Real<T>>("W");
    const auto type = p.itype == 1   ? CUSOLVER_EIG_TYPE_1
                      : p.itype == 2 ? CUSOLVER_EIG_TYPE_2
                                     : CUSOLVER_EIG_TYPE_3;
    const auto job = p.job == 'V' ? CUSOLVER_EIG_MODE_VECTOR : CUSOLVER_EIG_MODE_NOVECTOR;
    int size = 0;
    check(sygvd_size<T>(s.handle(), type, job, fill(p), n, A, lda, B, ldb, W, &size),
          "cuSOLVER sygvd_bufferSize");
    Call call = with_workspace<T>(size);
    auto* work = call.device_work->as<Native<T>>();
    call.function = [=, &s] {
        return sygvd<T>(s.handle(), type, job, fill(p), n, A, lda, B, ldb, W, work, size, info);
    };
    return call;
}

template <class T>
Call prepare_laswp(const Solver& s, const Problem& p, const OnGpu& x) {
    Call call;
    const int n = static_cast<int>(p.n), lda = x.leading("A"), k1 = static_cast<int>(Laswp<T>::k1(p)),
              k2 = static_cast<int>(Laswp<T>::k2(p)), incx = static_cast<int>(Laswp<T>::incx(p));
    auto* A = x.native<T>("A");
    const std::vector<int> pivots = x.integers("ipiv");
    call.device_work = std::make_unique<DeviceBytes>(pivots.size() * sizeof(int));
    auto* ipiv = call.device_work->as<int>();
    check(cudaMemcpy(ipiv, pivots.data(), pivots.size() * sizeof(int), cudaMemcpyDefault), "cudaMemcpy");
    call.function = [=, &s] { return laswp<T>(s.handle(), n, A, lda, k1, k2, ipiv, incx); };
    return call;
}

// A call to prepare.
struct Task {
    const Solver& s;
    const std::string& routine;
    const Problem& p;
    const OnGpu& x;
    int* info;
};

// What cuSOLVER has for routines.
template <class T>
struct Peer {
    std::vector<std::string> routines;
    Call (*prepare)(const Task&);
};

template <class T>
const std::vector<Peer<T>>& peers() {
    static const std::vector<Peer<T>> all = {
        {{"potrf", "potrs", "posv"},
         [](const Task& t) { return prepare_cholesky<T>(t.s, t.routine, t.p, t.x, t.info); }},
        {{"potri", "lauum"},
         [](const Task& t) { return prepare_inverse<T>(t.s, t.routine, t.p, t.x, t.info); }},
        {{"geqrf"}, [](const Task& t) { return prepare_geqrf<T>(t.s, data_type<T>, t.p, t.x, t.info); }},
        {{"gels"}, [](const Task& t) { return prepare_gels<T>(t.s, t.p, t.x, t.info); }},
        {{"orgqr"}, [](const Task& t) { return prepare_orgqr<T>(t.s, t.p, t.x, t.info); }},
        {{"ormqr"}, [](const Task& t) { return prepare_ormqr<T>(t.s, t.p, t.x, t.info); }},
        {{"getrf", "getrs", "gesv", "getri"},
         [](const Task& t) { return prepare_lu<T>(t.s, data_type<T>, t.routine, t.p, t.x, t.info); }},
        {{"sytrf"}, [](const Task& t) { return prepare_sytrf<T>(t.s, fill(t.p), t.p, t.x, t.info); }},
        {{"laswp"}, [](const Task& t) { return prepare_laswp<T>(t.s, t.p, t.x); }},
        {{"trtri"}, [](const Task& t) { return prepare_trtri<T>(t.s, t.p, t.x, t.info); }},
        {{"syevd", "syev"}, [](const Task& t) { return prepare_syevd<T>(t.s, t.p, t.x, t.info); }},
        {{"sygvd", "sygv"}, [](const Task& t) { return prepare_sygvd<T>(t.s, t.p, t.x, t.info); }},
        {{"syevdx", "syevr", "syevx"},
         [](const Task& t) { return prepare_syevdx<T>(t.s, t.p, t.x, t.info); }},
        {{"sytrd"}, [](const Task& t) { return prepare_sytrd<T>(t.s, t.p, t.x, t.info); }},
        {{"gebrd"}, [](const Task& t) { return prepare_gebrd<T>(t.s, t.p, t.x, t.info); }},
        {{"orgtr"}, [](const Task& t) { return prepare_orgtr<T>(t.s, t.p, t.x, t.info); }},
        {{"ormtr"}, [](const Task& t) { return prepare_ormtr<T>(t.s, t.p, t.x, t.info); }},
        {{"potrs_batch"},
         [](const Task& t) { return prepare_posv_batch<T>(t.s, fill(t.p), false, t.p, t.x); }},
        {{"posv_batch"}, [](const Task& t) { return prepare_posv_batch<T>(t.s, fill(t.p), true, t.p, t.x); }},
        {{"potrf_batch", "syevd_batch"},
         [](const Task& t) {
             return prepare_batch<T>(t.s, data_type<T>, data_type<Real<T>>, fill(t.p), t.routine, t.p, t.x);
         }},
        {{"geev"}, [](const Task& t) { return prepare_geev<T>(t.s, data_type<T>, t.p, t.x, t.info); }},
        {{"gesvd_batch"}, [](const Task& t) { return prepare_gesvdj_batch<T>(t.s, t.p, t.x); }}};
    return all;
}

template <class T>
Call prepare(const std::string& method, const Task& t) {
    if (t.routine == "gesdd" || t.routine == "gesvd")
        return prepare_svd<T>(t.s, method, data_type<T>, data_type<Real<T>>, t.routine, t.p, t.x, t.info);
    if (method == by_cublas) return prepare_cublas_batch<T>(t.routine, t.p, t.x);
    if (!method.empty()) throw PeerUnavailable("cuSOLVER's " + method + " is not for " + t.routine);
    for (const Peer<T>& peer : peers<T>()) {
        if (std::ranges::count(peer.routines, t.routine) > 0) return peer.prepare(t);
    }
    throw PeerUnavailable("cuSOLVER has no " + t.routine + " in its interface");
}

}  // namespace

std::string cusolver_version() {
    int major = 0, minor = 0, patch = 0;
    cusolverGetProperty(MAJOR_VERSION, &major);
    cusolverGetProperty(MINOR_VERSION, &minor);
    cusolverGetProperty(PATCH_LEVEL, &patch);
    return std::to_string(major) + '.' + std::to_string(minor) + '.' + std::to_string(patch);
}

CusolverRun run_cusolver(const Routine& routine, const std::string& method, const Problem& problem, int gpu,
                         int warmup, int repeat, bool held, const Operands& input, Operands& output) {
    check(cudaSetDevice(gpu), "cudaSetDevice");
    cudaDeviceProp properties{};
    check(cudaGetDeviceProperties(&properties, gpu), "cudaGetDeviceProperties");
    CusolverRun run{properties.name, method == by_cublas ? cublas_version() : cusolver_version(), 0, {}};
    output = input;

    const OnGpu x(input);
    const DeviceBytes info(sizeof(int));
    check(cudaMemset(info.as<int>(), 0, sizeof(int)), "cudaMemset");
    const Solver solver;
    const Call call = with_scalar(routine.precision(), [&]<class T>() {
        return prepare<T>(method, {solver, routine.facts().name, problem, x, info.as<int>()});
    });
    for (int i = 0; i < warmup + repeat; ++i) {
        x.upload(input);
        const double seconds = solver.seconds(call.function, held);
        if (i >= warmup) {
            run.seconds.push_back(seconds);
        }
    }
    if (call.finish) {
        call.finish();
    }
    x.download(output);
    int status = 0;
    check(cudaMemcpy(&status, info.as<int>(), sizeof(status), cudaMemcpyDefault), "cudaMemcpy");
    run.info = status;
    return run;
}

}  // namespace lapilli::tester

#else

namespace lapilli::tester {

CusolverRun run_cusolver(const testing::Routine&, const std::string&, const testing::Problem&, int, int, int,
                         bool, const testing::Operands&, testing::Operands&) {
    throw PeerUnavailable("not built in: CMake found no CUDA toolkit with cuSOLVER");
}

}  // namespace lapilli::tester

#endif
