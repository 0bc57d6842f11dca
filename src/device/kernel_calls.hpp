// SPDX-License-Identifier: BSD-3-Clause
// The operations that are kernels, from their arguments to the host's steps of the kernel, for every target.
#pragma once

#include "device/arguments.hpp"
#include "launch.hpp"

namespace lapilli {

template <class Stream, class T>
auto start_kernel(const Stream& stream, const ProductArgs<T>& p) {
    return launch::product(stream, p);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const GemvArgs<T>& p) {
    return launch::gemv(stream, p);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const SymvArgs<T>& p) {
    return launch::symv(stream, p);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const SumPartsArgs<T>& p) {
    return launch::sum_parts(stream, p.n, p.parts, p.count, p.beta, p.y, p.incy);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const SetArgs<T>& p) {
    const auto [data, rows, cols, ld] = p.a;
    return launch::fill(stream, static_cast<char>(p.part), rows, cols, p.off, p.diagonal, data, ld);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const CopyArgs<T>& p) {
    const auto [data, rows, cols, ld] = p.b;
    return launch::copy(stream, static_cast<char>(p.part), rows, cols, p.a.data, p.a.ld, data, ld);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const CopyTwoArgs<T>& p) {
    return launch::copy_two(stream, p.b.rows, p.b.cols, p.a.data, p.a.ld, p.b.data, p.b.ld, p.c.data, p.c.ld,
                            p.d.data, p.d.ld);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const AdjointArgs<T>& p) {
    return launch::adjoint(stream, p.a.rows, p.a.cols, p.a.data, p.a.ld, p.b.data, p.b.ld);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const MirrorArgs<T>& p) {
    return launch::mirror(stream, p);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const ReverseArgs<T>& p) {
    return launch::reverse(stream, p.b.rows, p.b.cols, p.a.data, p.a.ld, p.b.data, p.b.ld);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const GatherBlocksArgs<T>& p) {
    const auto [data, rows, cols, ld] = p.b;
    return launch::gather_blocks(stream, rows, cols, p.nb, p.first, p.stride, p.a.data, p.a.ld, data, ld);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const ScatterBlocksArgs<T>& p) {
    const auto [data, rows, cols, ld] = p.a;
    return launch::scatter_blocks(stream, rows, cols, p.nb, p.first, p.stride, data, ld, p.b.data, p.b.ld);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const SetDiagonalArgs<T>& p) {
    return launch::set_diagonal(stream, p.length(), p.values, p.a.data, p.a.ld);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const ScaleArgs<T>& p) {
    const auto [data, rows, cols, ld] = p.a;
    return launch::scale(stream, static_cast<char>(p.part), rows, cols, p.factor, data, ld);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const MaxNormArgs<T>& p) {
    const auto [data, rows, cols, ld] = p.a;
    return launch::max_norm(stream, static_cast<char>(p.part), rows, cols, data, ld, p.result);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const WidenArgs<T>& p) {
    return launch::widen(stream, p.b.rows, p.b.cols, p.a.data, p.a.ld, p.b.data, p.b.ld);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const Potf2Args<T>& p) {
    return launch::potf2(stream, p.a.rows, p.a.data, p.a.ld, p.inverse.data, p.inverse.ld, p.offset, p.info);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const TriangleBlocksArgs<T>& p) {
    return launch::triangle_blocks(stream, static_cast<char>(p.uplo), p.unit, p.a.rows, p.a.data, p.a.ld,
                                   p.stride, p.b.rows, p.count(), p.b.data, p.b.ld);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const InvertTrianglesArgs<T>& p) {
    return launch::invert_triangles(stream, static_cast<char>(p.uplo), p.a.rows, p.count(), p.a.data,
                                    p.inverse.data);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const LarftArgs<T>& p) {
    return launch::larft(stream, p.gram.rows, p.gram.data, p.gram.ld, p.tau, p.t.data, p.t.ld);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const PanelQrArgs<T>& p) {
    return launch::panel_qr(stream, p);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const PanelFactorsArgs<T>& p) {
    return launch::panel_factors(stream, p);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const TridiagonalPanel<T, real_t<T>>& p) {
    return launch::tridiagonal_panel<T>(stream, p);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const TridiagonalResident<T, real_t<T>>& p) {
    return launch::tridiagonal_resident<T>(stream, p);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const BandChase<T, real_t<T>>& p) {
    return launch::band_chase<T>(stream, p);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const ChaseFactors<T>& p) {
    return launch::chase_factors(stream, p);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const ChasePack<T>& p) {
    return launch::chase_pack(stream, p);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const ChaseApply<T>& p) {
    return launch::chase_apply(stream, p);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const SturmArgs<T>& p) {
    return launch::bisection(stream, p);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const MoveColumnsArgs<T>& p) {
    return launch::move_columns(stream, p.b.rows, p.count, p.from, p.to, p.a.data, p.a.ld, p.b.data, p.b.ld);
}

template <class Stream, class T>
auto start_kernel(const Stream& stream, const StedcArgs<T>& p) {
    return launch::stedc<real_t<T>>(stream, p.step, p);
}

}  // namespace lapilli
