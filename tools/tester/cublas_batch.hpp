// SPDX-License-Identifier: BSD-3-Clause
// cuBLAS's batches: factors, solutions and inverses by addresses, with infos and pivots of 32 bits, which
// come to their places after the last call. It has no batch that forms Q, and its inverses are written next
// to the factors.
#pragma once

#include <cublas_v2.h>

#include "support/routines/batch_qr.hpp"
#include "support/routines/batch_trsm.hpp"
#include "tester/cusolver_batch.hpp"

namespace lapilli::tester {

inline void check(cublasStatus_t status, const char* what) {
    if (status != CUBLAS_STATUS_SUCCESS)
        throw PeerUnavailable(std::string(what) + ": " + cublasGetStatusString(status));
}

inline std::string cublas_version() {
    int version = 0;
    for (const auto part : {MAJOR_VERSION, MINOR_VERSION, PATCH_LEVEL}) {
        int value = 0;
        check(cublasGetProperty(part, &value), "cublasGetProperty");
        version = 100 * version + value;
    }
    return std::to_string(version / 10000) + '.' + std::to_string(version / 100 % 100) + '.' +
           std::to_string(version % 100);
}

#define LAPILLI_TESTER_BATCHED(NAME)                      \
    template <class T, class... Arguments>                \
    void NAME(Arguments... arguments) {                   \
        if constexpr (letter<T> == 's') {                 \
            check(cublasS##NAME(arguments...), "cuBLAS"); \
        } else if constexpr (letter<T> == 'd') {          \
            check(cublasD##NAME(arguments...), "cuBLAS"); \
        } else if constexpr (letter<T> == 'c') {          \
            check(cublasC##NAME(arguments...), "cuBLAS"); \
        } else {                                          \
            check(cublasZ##NAME(arguments...), "cuBLAS"); \
        }                                                 \
    }
LAPILLI_TESTER_BATCHED(getrfBatched)
LAPILLI_TESTER_BATCHED(getrsBatched)
LAPILLI_TESTER_BATCHED(getriBatched)
LAPILLI_TESTER_BATCHED(geqrfBatched)
LAPILLI_TESTER_BATCHED(gelsBatched)
LAPILLI_TESTER_BATCHED(trsmBatched)
#undef LAPILLI_TESTER_BATCHED

/// The arrays of such calls, as long as the function of the Call lives.
template <class T>
class CublasBatch {
  public:
    CublasBatch(const testing::QrBatchLayout& layout, const OnGpu& x)
        : at(layout),
          operands(x),
          infos(on_gpu(static_cast<std::size_t>(layout.count) * sizeof(int))),
          pivots(on_gpu(layout.pivots() * sizeof(int))) {
        cublasHandle_t made = nullptr;
        check(cublasCreate(&made), "cublasCreate");
        handle_.reset(made, [](cublasHandle_t handle) { cublasDestroy(handle); });
        check(cudaMemset(infos->as<int>(), 0, static_cast<std::size_t>(at.count) * sizeof(int)),
              "cudaMemset");
    }
    cublasHandle_t handle() const { return handle_.get(); }
    /// `stride` elements apart.
    Native<T>** addresses(Native<T>* first, std::int64_t stride) {
        std::vector<Native<T>*> all;
        for (std::int64_t k = 0; k < at.count; ++k) all.push_back(first + k * stride);
        arrays_.push_back(on_gpu(all.size() * sizeof(all[0])));
        check(cudaMemcpy(arrays_.back()->as<void>(), all.data(), all.size() * sizeof(all[0]),
                         cudaMemcpyDefault),
              "cudaMemcpy");
        return arrays_.back()->template as<Native<T>*>();
    }
    Native<T>** of_a() { return addresses(operands.native<T>("A"), at.stride); }
    Native<T>** of_b() { return addresses(operands.native<T>("B"), at.strideb); }
    /// Pivots that the call gives; null where it has none.
    int* given_pivots(const testing::Problem& p) const {
        if (p.no_pivots) return nullptr;
        const std::vector<int> given = operands.integers("ipiv");
        check(cudaMemcpy(pivots->as<int>(), given.data(), given.size() * sizeof(int), cudaMemcpyDefault),
              "cudaMemcpy");
        return pivots->as<int>();
    }
    /// Brings infos, and pivots if a call finds some, to their places.
    std::function<void()> finish(bool with_pivots) const {
        return [infos_to_place = take_infos(operands, at.count, infos), from = pivots, count = at.pivots(),
                to = with_pivots ? operands.vector<lapilli_int>("ipiv") : nullptr] {
            infos_to_place();
            if (to == nullptr) return;
            std::vector<int> theirs(count);
            check(cudaMemcpy(theirs.data(), from->as<int>(), count * sizeof(int), cudaMemcpyDefault),
                  "cudaMemcpy");
            const std::vector<lapilli_int> ours(theirs.begin(), theirs.end());
            check(cudaMemcpy(to, ours.data(), count * sizeof(lapilli_int), cudaMemcpyDefault), "cudaMemcpy");
        };
    }

    const testing::QrBatchLayout at;
    const OnGpu& operands;
    const std::shared_ptr<DeviceBytes> infos, pivots;

  private:
    std::shared_ptr<cublasContext> handle_;
    std::vector<std::shared_ptr<DeviceBytes>> arrays_;
};

inline cublasOperation_t cublas_operation(char trans) {
    return trans == 'N' ? CUBLAS_OP_N : trans == 'T' ? CUBLAS_OP_T : CUBLAS_OP_C;
}

/// f(), which throws, as the function of a Call.
template <class F>
Call call_of(F f, std::function<void()> finish) {
    Call call;
    call.function = [f] {
        f();
        return CUSOLVER_STATUS_SUCCESS;
    };
    call.finish = std::move(finish);
    return call;
}

/// GETRF, GETRS, and both.
template <class T>
Call prepare_cublas_lu(const std::string& routine, const testing::Problem& p, const OnGpu& x) {
    const bool factors = routine == "getrf_batch" || routine == "gesv_batch",
               solves = routine == "getrs_batch" || routine == "gesv_batch";
    const testing::LuBatchLayout layout(p);
    const auto b = std::make_shared<CublasBatch<T>>(testing::QrBatchLayout(p, 0, layout.n, layout.nrhs), x);
    const testing::QrBatchLayout& at = b->at;
    if (factors && at.m != at.n) throw PeerUnavailable("cuBLAS's getrfBatched: square matrices");
    const int n = static_cast<int>(at.n), ld = static_cast<int>(at.ld), ldb = static_cast<int>(at.ldb),
              nrhs = static_cast<int>(layout.nrhs), count = static_cast<int>(at.count);
    Native<T>**const A = b->of_a(), **const B = solves ? b->of_b() : nullptr;
    int* const pivots =
        factors ? (p.no_pivots ? nullptr : b->pivots->template as<int>()) : b->given_pivots(p);
    const auto op = routine == "getrs_batch" ? cublas_operation(p.trans) : CUBLAS_OP_N;
    return call_of(
        [=] {
            int info = 0;
            if (factors) getrfBatched<T>(b->handle(), n, A, ld, pivots, b->infos->template as<int>(), count);
            if (solves) getrsBatched<T>(b->handle(), op, n, nrhs, A, ld, pivots, B, ldb, &info, count);
        },
        b->finish(factors && !p.no_pivots));
}

/// GETRI to C, or to memory that is copied over A after the last call.
template <class T>
Call prepare_cublas_getri(const testing::Problem& p, const OnGpu& x, bool in_place) {
    const auto b = std::make_shared<CublasBatch<T>>(testing::QrBatchLayout(p, 0, p.n, p.n), x);
    const testing::QrBatchLayout& at = b->at;
    const int n = static_cast<int>(at.n), ld = static_cast<int>(at.ld),
              ldc = static_cast<int>(in_place ? at.ld : at.ldb), count = static_cast<int>(at.count);
    const std::size_t bytes = at.elements() * sizeof(T);
    const auto inverse = on_gpu(in_place ? bytes : 0);
    Native<T>**const A = b->of_a(),
                     **const C = in_place ? b->addresses(inverse->template as<Native<T>>(), at.stride)
                                          : b->addresses(x.native<T>("C"), at.strideb);
    int* const pivots = b->given_pivots(p);
    return call_of(
        [=] { getriBatched<T>(b->handle(), n, A, ld, pivots, C, ldc, b->infos->template as<int>(), count); },
        [=, to = in_place ? x.vector<T>("A") : nullptr, infos = b->finish(false)] {
            if (to != nullptr)
                check(cudaMemcpy(to, inverse->template as<void>(), bytes, cudaMemcpyDefault), "cudaMemcpy");
            infos();
        });
}

template <class T>
Call prepare_cublas_geqrf(const testing::Problem& p, const OnGpu& x) {
    const auto b = std::make_shared<CublasBatch<T>>(testing::GeqrfBatch<T>::layout(p), x);
    const testing::QrBatchLayout& at = b->at;
    const int m = static_cast<int>(at.m), n = static_cast<int>(at.n), ld = static_cast<int>(at.ld),
              count = static_cast<int>(at.count);
    Native<T>**const A = b->of_a(), **const tau = b->addresses(x.native<T>("tau"), at.steps());
    return call_of(
        [=] {
            int info = 0;
            geqrfBatched<T>(b->handle(), m, n, A, ld, tau, &info, count);
        },
        b->finish(false));
}

template <class T>
Call prepare_cublas_gels(const testing::Problem& p, const OnGpu& x) {
    const auto b = std::make_shared<CublasBatch<T>>(testing::GelsBatch<T>::layout(p), x);
    const testing::QrBatchLayout& at = b->at;
    const int m = static_cast<int>(at.m), n = static_cast<int>(at.n), nrhs = static_cast<int>(at.cols),
              ld = static_cast<int>(at.ld), ldb = static_cast<int>(at.ldb),
              count = static_cast<int>(at.count);
    Native<T>**const A = b->of_a(), **const B = b->of_b();
    return call_of(
        [=] {
            int info = 0;
            gelsBatched<T>(b->handle(), CUBLAS_OP_N, m, n, nrhs, A, ld, B, ldb, &info,
                           b->infos->template as<int>(), count);
        },
        b->finish(false));
}

template <class T>
Call prepare_cublas_trsm(const testing::Problem& p, const OnGpu& x) {
    const auto b = std::make_shared<CublasBatch<T>>(testing::TrsmBatch<T>::layout(p), x);
    const testing::QrBatchLayout& at = b->at;
    const int m = static_cast<int>(at.rows), n = static_cast<int>(at.cols), ld = static_cast<int>(at.ld),
              ldb = static_cast<int>(at.ldb), count = static_cast<int>(at.count);
    const auto side = p.side == 'L' ? CUBLAS_SIDE_LEFT : CUBLAS_SIDE_RIGHT;
    const auto fill = p.uplo == 'L' ? CUBLAS_FILL_MODE_LOWER : CUBLAS_FILL_MODE_UPPER;
    const auto diag = p.diag == 'U' ? CUBLAS_DIAG_UNIT : CUBLAS_DIAG_NON_UNIT;
    const T alpha = testing::TrsmBatch<T>::alpha(p);
    Native<T>**const A = b->of_a(), **const B = b->of_b();
    return call_of(
        [=] {
            trsmBatched<T>(b->handle(), side, fill, cublas_operation(p.trans), diag, m, n,
                           reinterpret_cast<const Native<T>*>(&alpha), A, ld, B, ldb, count);
        },
        b->finish(false));
}

template <class T>
Call prepare_cublas_batch(const std::string& routine, const testing::Problem& p, const OnGpu& x) {
    if (routine == "getrf_batch" || routine == "getrs_batch" || routine == "gesv_batch")
        return prepare_cublas_lu<T>(routine, p, x);
    if (routine == "getri_batch" || routine == "getri_outofplace_batch")
        return prepare_cublas_getri<T>(p, x, routine == "getri_batch");
    if (routine == "geqrf_batch") return prepare_cublas_geqrf<T>(p, x);
    if (routine == "gels_batch") return prepare_cublas_gels<T>(p, x);
    if (routine == "trsm_batch") return prepare_cublas_trsm<T>(p, x);
    throw PeerUnavailable("cuBLAS has no " + routine);
}

}  // namespace lapilli::tester
