// SPDX-License-Identifier: BSD-3-Clause
// From a row of the table to a launch. Included by one file for each precision, so that they compile side by side.
#pragma once

#include <atomic>
#include <utility>

#include "arch/cuda_launch.cuh"
#include "product/product.cuh"
#include "product/table.hpp"

namespace lapilli::launch {
namespace {

template <class T>
ProductArgs<Scalar<T>> as_product(const ProductArgs<T>& p) {
    ProductArgs<Scalar<T>> q{};
    q.m = p.m;
    q.n = p.n;
    q.k = p.k;
    q.op_a = p.op_a;
    q.op_b = p.op_b;
    q.terms = p.terms;
    for (int t = 0; t < p.terms; ++t) {
        q.alpha[t] = value(p.alpha[t]);
        q.a[t] = as(p.a[t]);
        q.b[t] = as(p.b[t]);
    }
    q.lda = p.lda;
    q.ldb = p.ldb;
    q.beta = value(p.beta);
    q.c = as(p.c);
    q.ldc = p.ldc;
    q.part = p.part;
    q.real_diagonal = p.real_diagonal;
    q.first_row = p.first_row;
    q.first_col = p.first_col;
    q.nb = p.nb;
    q.rank = p.rank;
    q.team = p.team;
    q.work = as(p.work);
    q.work_elements = p.work_elements;
    return q;
}

/// Blocks of the kernel that the device runs at the same time; asked for once for each kernel and device, since
/// the answer takes longer than a small product.
template <class Policy, bool AFirst, bool BFirst, class T>
cudaError_t product_slots(int& slots) {
    constexpr ProductPolicy P = Policy::value;
    constexpr int most_devices = 64;
    static std::atomic<int> known[most_devices];
    int device = 0;
    cudaError_t error = cudaGetDevice(&device);
    if (error != cudaSuccess) return error;
    if (device < most_devices && (slots = known[device].load(std::memory_order_acquire)) != 0)
        return cudaSuccess;
    const auto kernel = kernels::product<Policy, AFirst, BFirst, T>;
    constexpr auto bytes = product_shared_bytes(P, kernels::product_scalar<T>);
    int multiprocessors = 0, each = 0;
    error =
        cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(bytes));
    if (error == cudaSuccess)
        error = cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device);
    if (error == cudaSuccess)
        error = cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, kernel, P.launched(), bytes);
    if (error != cudaSuccess) return error;
    if (each == 0) return cudaErrorLaunchOutOfResources;
    slots = each * multiprocessors;
    if (device < most_devices) known[device].store(slots, std::memory_order_release);
    return cudaSuccess;
}

template <class Policy, bool AFirst, bool BFirst, class T>
cudaError_t product_by(cudaStream_t stream, const ProductArgs<T>& args, int splits) {
    constexpr ProductPolicy P = Policy::value;
    int slots = 0;
    const cudaError_t error = product_slots<Policy, AFirst, BFirst, T>(slots);
    if (error != cudaSuccess) return error;
    const auto plan = product_plan<arch::real_t<T>>(args, P, slots, splits);
    if (plan.items == 0) return cudaSuccess;
    constexpr auto bytes = product_shared_bytes(P, kernels::product_scalar<T>);
    const auto blocks = static_cast<unsigned>(std::min(plan.items, slots));
    kernels::product<Policy, AFirst, BFirst, T><<<blocks, P.launched(), bytes, stream>>>(plan);
    if (plan.splits > 1) {
        const std::int64_t pieces =
            (args.m + kernels::kProductSumThreads - 1) / kernels::kProductSumThreads * args.n;
        kernels::product_sum<<<static_cast<unsigned>(std::min<std::int64_t>(pieces, 8192)),
                               kernels::kProductSumThreads, 0, stream>>>(plan);
    }
    return cudaGetLastError();
}

template <class Policy, class T>
cudaError_t product_of_shape(cudaStream_t stream, const ProductArgs<T>& args, int splits) {
    const bool a_first = args.op_a == 'N', b_first = args.op_b != 'N';
    const auto run = a_first
                         ? b_first ? product_by<Policy, true, true, T> : product_by<Policy, true, false, T>
                     : b_first ? product_by<Policy, false, true, T>
                               : product_by<Policy, false, false, T>;
    return run(stream, args, splits);
}

template <class T, int... Row>
cudaError_t product_of_row(cudaStream_t stream, const ProductArgs<T>& args, int row, int splits,
                           std::integer_sequence<int, Row...>) {
    using Run = cudaError_t (*)(cudaStream_t, const ProductArgs<Scalar<T>>&, int);
    constexpr Run run[] = {product_of_shape<ProductRowPolicy<T, Row>, Scalar<T>>...};
    return run[row](stream, as_product(args), splits);
}

}  // namespace

template <class T>
cudaError_t product_with(cudaStream_t stream, const ProductArgs<T>& args, int policy, int splits) {
    if (policy < 0 || policy >= product_row_count<T>) return cudaErrorInvalidValue;
    if (args.m <= 0 || args.n <= 0) return cudaSuccess;
    return product_of_row(stream, args, policy, splits,
                          std::make_integer_sequence<int, product_row_count<T>>());
}
template <class T>
cudaError_t product(cudaStream_t stream, const ProductArgs<T>& args) {
    return product_with(stream, args, ProductTable<T>::choose(args));
}
template <class T>
bool product_is_faster(const ProductArgs<T>& args) {
    return args.part != 'A' || ProductTable<T>::faster(args);
}
template <class T>
int product_policies() {
    return product_row_count<T>;
}
template <class T>
const char* product_policy_name(int policy) {
    return ProductTable<T>::rows[policy].name;
}

}  // namespace lapilli::launch

#define LAPILLI_INSTANTIATE_PRODUCT(T)                                                \
    namespace lapilli::launch {                                                       \
    template cudaError_t product(cudaStream_t, const ProductArgs<T>&);                \
    template bool product_is_faster(const ProductArgs<T>&);                           \
    template int product_policies<T>();                                               \
    template const char* product_policy_name<T>(int);                                 \
    template cudaError_t product_with(cudaStream_t, const ProductArgs<T>&, int, int); \
    }
