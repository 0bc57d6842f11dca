// SPDX-License-Identifier: BSD-3-Clause
// Device operations as algorithms call them. `submit` is the only way into a queue: it checks preconditions,
// skips empty work and records a line in the trace. The functions below it fill the argument structs of
// frequent operations, with parameters in BLAS order.
#pragma once

#include <algorithm>

#include "base/error.hpp"
#include "device/blas_args.hpp"
#include "device/device.hpp"
#include "device/emulated_product.hpp"
#include "device/trace.hpp"
#include "elementwise/args.hpp"

namespace lapilli {

template <class Args>
void submit(Queue& queue, const Args& args) {
    if (const char* violation = args.violation()) require(false, violation);
    if (args.empty()) return;
    TraceScope scope(queue, args.name);
    queue.run(args);
}

/// A view that is only read. Template arguments are deduced from the views that are written.
template <class T>
using Readable = std::type_identity_t<DeviceView<const T>>;

template <class T>
void gemm(Queue& queue, Op op_a, Op op_b, std::type_identity_t<T> alpha, Readable<T> a, Readable<T> b,
          std::type_identity_t<T> beta, DeviceView<T> c) {
    const GemmArgs<T> args{op_a, op_b, alpha, a, b, beta, c};
    if (is_emulated(queue, args.product())) return emulated_product(queue, args.product());
    submit(queue, args);
}

/// A product of inner dimension 0, which is beta C, is handled by the callers.
template <class T>
void product(Queue& queue, const ProductArgs<T>& args) {
    if (is_emulated(queue, args)) return emulated_product(queue, args);
    submit(queue, args);
}

template <class T>
void trsm(Queue& queue, const Triangular& how, std::type_identity_t<T> alpha, Readable<T> a,
          DeviceView<T> b) {
    submit(queue, TrsmArgs<T>{how, alpha, a, b});
}

template <class T>
void trmm(Queue& queue, const Triangular& how, std::type_identity_t<T> alpha, Readable<T> a,
          DeviceView<T> b) {
    submit(queue, TrmmArgs<T>{how, alpha, a, b});
}

template <class T>
void sum_parts(Queue& queue, index_t n, const T* const* parts, int count, std::type_identity_t<T> beta, T* y,
               index_t incy) {
    require(count <= sum_limit, "sum_parts: count");
    SumPartsArgs<T> args{.n = n, .parts = {}, .count = count, .beta = beta, .y = y, .incy = incy};
    std::copy_n(parts, count, args.parts);
    submit(queue, args);
}

template <class T>
void set(Queue& queue, Part part, std::type_identity_t<T> off, std::type_identity_t<T> diagonal,
         DeviceView<T> a) {
    submit(queue, SetArgs<T>{part, off, diagonal, a});
}

template <class T>
void copy(Queue& queue, Part part, Readable<T> a, DeviceView<T> b) {
    submit(queue, CopyArgs<T>{part, a, b});
}

template <class T>
void copy_two(Queue& queue, Readable<T> a, DeviceView<T> b, Readable<T> c, DeviceView<T> d) {
    submit(queue, CopyTwoArgs<T>{a, b, c, d});
}

template <class T>
void adjoint(Queue& queue, Readable<T> a, DeviceView<T> b) {
    submit(queue, AdjointArgs<T>{a, b});
}

/// B := A^T
template <class T>
void transpose(Queue& queue, Readable<T> a, DeviceView<T> b) {
    submit(queue, AdjointArgs<T>{a, b, false});
}

template <class T>
void reverse(Queue& queue, Readable<T> a, DeviceView<T> b) {
    submit(queue, ReverseArgs<T>{a, b});
}

template <class T>
void gather_blocks(Queue& queue, Readable<T> a, index_t nb, index_t first, index_t stride, DeviceView<T> b) {
    submit(queue, GatherBlocksArgs<T>{a, nb, first, stride, b});
}

template <class T>
void scatter_blocks(Queue& queue, Readable<T> a, index_t nb, index_t first, index_t stride, DeviceView<T> b) {
    submit(queue, ScatterBlocksArgs<T>{a, nb, first, stride, b});
}

template <class T>
void set_diagonal(Queue& queue, const real_t<T>* values, DeviceView<T> a) {
    submit(queue, SetDiagonalArgs<T>{values, a});
}

template <class T>
void scale(Queue& queue, Part part, real_t<T> factor, DeviceView<T> a) {
    submit(queue, ScaleArgs<T>{part, factor, a});
}

template <class T>
void max_norm(Queue& queue, Part part, DeviceView<T> a, real_t<T>* result) {
    submit(queue, MaxNormArgs<T>{part, a, result});
}

template <class T>
void widen(Queue& queue, DeviceView<const real_t<T>> a, DeviceView<T> b) {
    submit(queue, WidenArgs<T>{a, b});
}

/// Copies between host and device or between devices. Asynchronous on the queue.
template <class T, Space S, class U, Space R>
void copy_across(Queue& queue, BasicView<U, R> source, BasicView<T, S> target) {
    static_assert(std::is_same_v<std::remove_const_t<U>, T>);
    require(source.rows == target.rows && source.cols == target.cols, "copy_across: shapes");
    if (target.empty()) return;
    constexpr const char* name = R == Space::host ? "upload" : S == Space::host ? "download" : "peer copy";
    TraceScope scope(queue, name);
    queue.copy_bytes(target.data, static_cast<std::size_t>(target.ld) * sizeof(T), source.data,
                     static_cast<std::size_t>(source.ld) * sizeof(T),
                     static_cast<std::size_t>(target.rows) * sizeof(T),
                     static_cast<std::size_t>(target.cols));
}

/// Copies of arrays.
template <class T>
void upload_array(Queue& queue, const T* host, T* device, index_t count) {
    copy_across(queue, HostView<const T>{host, count, 1, count}, DeviceView<T>{device, count, 1, count});
}
template <class T>
void download_array(Queue& queue, const T* device, T* host, index_t count) {
    copy_across(queue, DeviceView<const T>{device, count, 1, count}, HostView<T>{host, count, 1, count});
}

/// Fills memory of the queue's device with zero bytes.
template <class T>
void zero(Queue& queue, T* data, index_t count) {
    if (count == 0) return;
    TraceScope scope(queue, "zero");
    queue.zero_bytes(data, static_cast<std::size_t>(count) * sizeof(T));
}

}  // namespace lapilli
