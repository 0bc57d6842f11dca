// SPDX-License-Identifier: BSD-3-Clause
// The device operations as algorithms call them: shapes checked, empty work skipped, a line in the trace
// each.
#pragma once

#include "base/error.hpp"
#include "device/device.hpp"
#include "device/trace.hpp"

namespace lapilli {

/// A view that may be read: template arguments are deduced from the views that are written.
template <class T>
using Readable = std::type_identity_t<DeviceView<const T>>;

template <class T>
void gemm(Queue& queue, Op op_a, Op op_b, std::type_identity_t<T> alpha, Readable<T> a, Readable<T> b,
          std::type_identity_t<T> beta, DeviceView<T> c) {
    const index_t k = op_a == Op::none ? a.cols : a.rows;
    require((op_a == Op::none ? a.rows : a.cols) == c.rows &&
                (op_b == Op::none ? b.cols : b.rows) == c.cols && (op_b == Op::none ? b.rows : b.cols) == k,
            "gemm: shapes");
    if (c.empty()) return;
    require(k > 0, "gemm: empty inner dimension");
    TraceScope scope(queue, "gemm");
    queue.on<T>().gemm(op_a, op_b, alpha, a, b, beta, c);
}

/// An m-by-n product of inner dimension 0 is beta C: callers see to that.
template <class T>
void product(Queue& queue, const ProductArgs<T>& args) {
    require(args.k > 0 && (args.terms == 1 || args.terms == 2), "product: inner dimension, terms");
    if (args.m == 0 || args.n == 0) return;
    TraceScope scope(queue, "product");
    queue.on<T>().product(args);
}

template <class T>
void trsm(Queue& queue, const Triangular& how, std::type_identity_t<T> alpha, Readable<T> a,
          DeviceView<T> b) {
    require(a.rows == a.cols && a.rows == (how.side == Side::left ? b.rows : b.cols), "trsm: shapes");
    if (b.empty()) return;
    TraceScope scope(queue, "trsm");
    queue.on<T>().trsm(how, alpha, a, b);
}

template <class T>
void trmm(Queue& queue, const Triangular& how, std::type_identity_t<T> alpha, Readable<T> a,
          DeviceView<T> b) {
    require(a.rows == a.cols && a.rows == (how.side == Side::left ? b.rows : b.cols), "trmm: shapes");
    if (b.empty()) return;
    TraceScope scope(queue, "trmm");
    queue.on<T>().trmm(how, alpha, a, b);
}

template <class T>
void gemv(Queue& queue, const GemvArgs<T>& args) {
    require(args.incx != 0 && args.incy != 0, "gemv: increments");
    if ((args.op == 'N' ? args.m : args.n) == 0) return;
    TraceScope scope(queue, "gemv");
    queue.on<T>().gemv(args);
}

template <class T>
void symv(Queue& queue, const SymvArgs<T>& args) {
    require(args.incx != 0 && args.incy != 0, "symv: increments");
    if (args.n == args.first) return;
    TraceScope scope(queue, "symv");
    queue.on<T>().symv(args);
}

template <class T>
void sum_parts(Queue& queue, index_t n, const T* const* parts, int count, std::type_identity_t<T> beta, T* y,
               index_t incy) {
    require(count > 0 && count <= sum_limit && incy != 0, "sum_parts: count, increment");
    if (n == 0) return;
    TraceScope scope(queue, "sum_parts");
    queue.on<T>().sum_parts(n, parts, count, beta, y, incy);
}

template <class T>
void set(Queue& queue, Part part, std::type_identity_t<T> off, std::type_identity_t<T> diagonal,
         DeviceView<T> a) {
    if (a.empty()) return;
    TraceScope scope(queue, "set");
    queue.on<T>().set(part, off, diagonal, a);
}

template <class T>
void copy(Queue& queue, Part part, Readable<T> a, DeviceView<T> b) {
    require(a.rows == b.rows && a.cols == b.cols, "copy: shapes");
    if (b.empty()) return;
    TraceScope scope(queue, "copy");
    queue.on<T>().copy(part, a, b);
}

template <class T>
void adjoint(Queue& queue, Readable<T> a, DeviceView<T> b) {
    require(a.rows == b.cols && a.cols == b.rows, "adjoint: shapes");
    if (b.empty()) return;
    TraceScope scope(queue, "adjoint");
    queue.on<T>().adjoint(a, b);
}

template <class T>
void reverse(Queue& queue, Readable<T> a, DeviceView<T> b) {
    require(a.rows == b.rows && a.cols == b.cols, "reverse: shapes");
    if (b.empty()) return;
    TraceScope scope(queue, "reverse");
    queue.on<T>().reverse(a, b);
}

template <class T>
void gather_blocks(Queue& queue, Readable<T> a, index_t nb, index_t first, index_t stride, DeviceView<T> b) {
    require(a.cols == b.cols, "gather_blocks: shapes");
    if (b.empty()) return;
    TraceScope scope(queue, "gather_blocks");
    queue.on<T>().gather_blocks(a, nb, first, stride, b);
}

template <class T>
void set_diagonal(Queue& queue, const real_t<T>* values, DeviceView<T> a) {
    if (a.empty()) return;
    TraceScope scope(queue, "set_diagonal");
    queue.on<T>().set_diagonal(values, a);
}

template <class T>
void scale(Queue& queue, Part part, real_t<T> factor, DeviceView<T> a) {
    if (a.empty()) return;
    TraceScope scope(queue, "scale");
    queue.on<T>().scale(part, factor, a);
}

template <class T>
void max_norm(Queue& queue, Part part, DeviceView<T> a, real_t<T>* result) {
    TraceScope scope(queue, "max_norm");
    queue.on<T>().max_norm(part, a, result);
}

template <class T>
void widen(Queue& queue, DeviceView<const real_t<T>> a, DeviceView<T> b) {
    require(a.rows == b.rows && a.cols == b.cols, "widen: shapes");
    if (b.empty()) return;
    TraceScope scope(queue, "widen");
    queue.on<T>().widen(a, b);
}

template <class T>
void potf2(Queue& queue, DeviceView<T> a, DeviceView<T> inverse, index_t offset, index_t* info) {
    require(a.rows == a.cols && a.rows <= potf2_limit && inverse.rows == a.rows && inverse.cols == a.cols,
            "potf2: shapes");
    if (a.empty()) return;
    TraceScope scope(queue, "potf2");
    queue.on<T>().potf2(a, inverse, offset, info);
}

template <class T>
void larft(Queue& queue, Readable<T> gram, const T* tau, DeviceView<T> t) {
    require(gram.rows == gram.cols && gram.rows <= larft_limit && t.rows == gram.rows && t.cols == gram.cols,
            "larft: shapes");
    if (t.empty()) return;
    TraceScope scope(queue, "larft");
    queue.on<T>().larft(gram, tau, t);
}

template <class T>
void tridiagonal_panel(Queue& queue, const TridiagonalPanel<T, real_t<T>>& panel) {
    TraceScope scope(queue, "tridiagonal_panel");
    queue.on<T>().tridiagonal_panel(panel);
}

template <class T>
void tridiagonal_resident(Queue& queue, const TridiagonalResident<T, real_t<T>>& problem) {
    require(problem.n <= queue.on<T>().resident_rows(), "tridiagonal_resident: order");
    TraceScope scope(queue, "tridiagonal_resident");
    queue.on<T>().tridiagonal_resident(problem);
}

/// Copies between any two places: host and device, device and device. Asynchronous on the queue.
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

/// Fills memory of the queue's device with zero bytes.
template <class T>
void zero(Queue& queue, T* data, index_t count) {
    if (count == 0) return;
    TraceScope scope(queue, "zero");
    queue.zero_bytes(data, static_cast<std::size_t>(count) * sizeof(T));
}

}  // namespace lapilli
