// SPDX-License-Identifier: BSD-3-Clause
// Arguments as a kernel under the emulator may follow them: device pointers become the memory behind, after a check that
// all of what the operation may touch lies in allocations of the device.
#pragma once

#include "backend/sim/sim_blas.hpp"
#include "backend/sim/sim_memory.hpp"
#include "base/cyclic.hpp"
#include "chase/passes.hpp"
#include "device/arguments.hpp"

namespace lapilli::simt {

template <class T>
void translate(const void* owner, T*& data, index_t count) {
    if (count <= 0 || data == nullptr) return;
    const auto bytes = static_cast<std::size_t>(count) * sizeof(T);
    data = static_cast<T*>(sim::Memory::instance().translate(owner, data, bytes));
}
template <class T>
void translate(const void* owner, DeviceView<T>& view) {
    translate(owner, view.data, view.empty() ? 0 : (view.cols - 1) * view.ld + view.rows);
}
/// A vector whose element `first` is the first that counts.
template <class T>
void translate_vector(const void* owner, const T*& x, index_t first, index_t n, index_t inc) {
    if (n > first) x = &sim::readable_vector(owner, x, first, n, inc)(0);
}
template <class T>
void translate_vector(const void* owner, T*& y, index_t first, index_t n, index_t inc) {
    if (n > first) y = &sim::writable_vector(owner, y, first, n, inc)(0);
}
/// A matrix of a kernel that has no view.
template <class T>
void translate_matrix(const void* owner, T*& a, index_t rows, index_t cols, index_t ld) {
    DeviceView<T> view{a, rows, cols, ld};
    translate(owner, view);
    a = view.data;
}

template <class T>
void translate(const void* owner, ProductArgs<T>& p) {
    const bool plain_a = p.op_a == 'N', plain_b = p.op_b == 'N';
    for (int t = 0; t < p.terms; ++t) {
        translate_matrix(owner, p.a[t], plain_a ? p.m : p.k, plain_a ? p.k : p.m, p.lda);
        translate_matrix(owner, p.b[t], plain_b ? p.k : p.n, plain_b ? p.n : p.k, p.ldb);
    }
    translate_matrix(owner, p.c, p.m, p.n, p.ldc);
    translate(owner, p.work, p.work_elements);
}
template <class T>
void translate(const void* owner, GemvArgs<T>& p) {
    const bool plain = p.op == 'N';
    translate_matrix(owner, p.a, p.m, p.n, p.lda);
    translate_vector(owner, p.x, 0, plain ? p.n : p.m, p.incx);
    translate_vector(owner, p.y, 0, plain ? p.m : p.n, p.incy);
    translate(owner, p.work, gemv_work(p.m, p.n));
}
template <class T>
void translate(const void* owner, SymvArgs<T>& p) {
    const Cyclic cyclic(p.n, p.team == 1 ? p.n : p.nb, p.team);
    translate_matrix(owner, p.a, p.n, cyclic.local_cols(p.rank), p.lda);
    translate_vector(owner, p.x, p.first, p.n, p.incx);
    translate_vector(owner, p.y, p.first, p.n, p.incy);
    translate(owner, p.work, symv_work(p.n));
}
template <class T>
void translate(const void* owner, SumPartsArgs<T>& p) {
    for (int k = 0; k < p.count; ++k) translate(nullptr, p.parts[k], p.n);
    translate_vector(owner, p.y, 0, p.n, p.incy);
}
template <class T>
void translate(const void* owner, SetArgs<T>& p) {
    translate(owner, p.a);
}
template <class T>
void translate(const void* owner, CopyArgs<T>& p) {
    translate(owner, p.a);
    translate(owner, p.b);
}
template <class T>
void translate(const void* owner, CopyTwoArgs<T>& p) {
    translate(owner, p.a);
    translate(owner, p.b);
    translate(owner, p.c);
    translate(owner, p.d);
}
template <class T>
void translate(const void* owner, AdjointArgs<T>& p) {
    translate(owner, p.a);
    translate(owner, p.b);
}
template <class T>
void translate(const void* owner, MirrorArgs<T>& p) {
    translate_matrix(nullptr, p.a, p.n, p.local_cols(p.of_a), p.lda);
    translate_matrix(owner, p.b, p.n, p.local_cols(p.of_b), p.ldb);
}
template <class T>
void translate(const void* owner, ReverseArgs<T>& p) {
    translate(owner, p.a);
    translate(owner, p.b);
}
template <class T>
void translate(const void* owner, GatherBlocksArgs<T>& p) {
    translate(owner, p.a);
    translate(owner, p.b);
}
template <class T>
void translate(const void* owner, ScatterBlocksArgs<T>& p) {
    translate(owner, p.a);
    translate(owner, p.b);
}
template <class T>
void translate(const void* owner, SetDiagonalArgs<T>& p) {
    translate(owner, p.values, p.length());
    translate(owner, p.a);
}
template <class T>
void translate(const void* owner, ScaleArgs<T>& p) {
    translate(owner, p.a);
}
template <class T>
void translate(const void* owner, MaxNormArgs<T>& p) {
    translate(owner, p.a);
    translate(owner, p.result, 1);
}
template <class T>
void translate(const void* owner, WidenArgs<T>& p) {
    translate(owner, p.a);
    translate(owner, p.b);
}
template <class T>
void translate(const void* owner, Potf2Args<T>& p) {
    translate(owner, p.a);
    translate(owner, p.inverse);
    translate(owner, p.info, 1);
}
template <class T>
void translate(const void* owner, TriangleBlocksArgs<T>& p) {
    translate(owner, p.a.data, (p.count() - 1) * p.stride + (p.a.cols - 1) * p.a.ld + p.a.rows);
    translate(owner, p.b);
}
template <class T>
void translate(const void* owner, InvertTrianglesArgs<T>& p) {
    translate(owner, p.a);
    translate(owner, p.inverse);
}
template <class T>
void translate(const void* owner, LarftArgs<T>& p) {
    translate(owner, p.tau, p.gram.rows);
    translate(owner, p.gram);
    translate(owner, p.t);
}
template <class T>
void translate(const void* owner, PanelQrArgs<T>& p) {
    translate_matrix(owner, p.a, p.rows, p.width, p.lda);
    translate_matrix(owner, p.v, p.rows, p.width, p.ldv);
    translate(owner, p.tau, p.width);
    translate(owner, p.work, panel_qr_work<T>(p.rows));
    auto* barrier = static_cast<std::byte*>(p.barrier);
    translate(owner, barrier, barrier_bytes);
    p.barrier = barrier;
}
template <class T>
void translate(const void* owner, PanelFactorsArgs<T>& p) {
    translate_matrix(owner, p.s, p.rows(), p.width, p.lds);
    translate(owner, p.tau, p.width);
    translate_matrix(owner, p.f, p.rows(), p.width, p.ldf);
    translate(owner, p.work, panel_factors_work<T>(p.collected, p.whole));
}
template <class T>
void translate(const void* owner, TridiagonalPanel<T, real_t<T>>& p) {
    const SymvTerms<T> a = p.symv;
    const Cyclic cyclic(a.n, a.nb, a.team);
    translate_matrix(owner, p.symv.a, a.n, cyclic.local_cols(a.rank), a.lda);
    translate(owner, p.symv.partial, panel_partial_sums<T>(a.n, a.nb, a.team));
    translate_matrix(owner, p.v, a.n, p.width, p.ldv);
    translate_matrix(owner, p.w, a.n, p.width, p.ldv);
    translate(owner, p.d, a.n);
    translate(owner, p.e, a.n - 1);
    translate(owner, p.tau, a.n - 1);
    translate(owner, p.scratch, panel_scratch(a.lda, a.nb));
    for (int k = 0; k < a.team; ++k) {
        translate(nullptr, p.parts[k], panel_parts(a.lda, a.team));
        translate(nullptr, p.flags[k], flag_words(a.lda, a.team));
    }
    auto* barrier = static_cast<std::byte*>(p.barrier);
    translate(owner, barrier, barrier_bytes);
    p.barrier = barrier;
}
template <class T>
void translate(const void* owner, TridiagonalResident<T, real_t<T>>& p) {
    translate_matrix(owner, p.a, p.n, p.n, p.lda);
    translate(owner, p.d, p.n);
    translate(owner, p.e, p.n - 1);
    translate(owner, p.tau, p.n - 1);
    translate(owner, p.work, resident_work(p.n));
    auto* barrier = static_cast<std::byte*>(p.barrier);
    translate(owner, barrier, barrier_bytes);
    p.barrier = barrier;
}
template <class T>
void translate(const void* owner, BandChase<T, real_t<T>>& p) {
    const ChaseShape shape = p.shape();
    translate_matrix(owner, p.band, 2 * p.b, p.n, p.ldw);
    translate(owner, p.d, p.n);
    translate(owner, p.e, p.n - 1);
    translate(owner, p.v, shape.columns() * shape.ldv());
    translate(owner, p.tau, shape.columns());
    translate(owner, p.first, shape.groups());
    translate(owner, p.carried, chase_carried(p.n, p.b));
    translate(owner, p.progress, chase_words(p.n));
    translate(owner, p.mail, chase_mail<T>(p.n, p.b));
}
template <class T>
void translate(const void* owner, ChaseFactors<T>& p) {
    const ChaseShape shape = p.shape();
    translate(owner, p.v, shape.columns() * shape.ldv());
    translate(owner, p.tau, shape.columns());
    translate(owner, p.first, shape.groups());
    translate(owner, p.t, shape.columns() * chase_group);
}
template <class T>
void translate(const void* owner, ChasePack<T>& p) {
    const ChaseShape shape = p.shape();
    translate(owner, p.v, shape.columns() * shape.ldv());
    translate(owner, p.tau, shape.columns());
    translate(owner, p.first, shape.groups());
    translate(owner, p.tiles, p.all_elements(shape.columns()));
}
template <class T>
void translate(const void* owner, ChaseApply<T>& p) {
    translate(owner, p.first, p.shape().groups());
    translate(owner, p.tiles, p.all_elements(p.shape().columns()));
    translate_matrix(owner, p.z, p.n, p.cols, p.ldz);
    translate(owner, p.progress, chase_apply_words<T>(p.n, p.b, p.cols));
}
template <class T>
void translate(const void* owner, SturmArgs<T>& p) {
    translate(owner, p.block, p.blocks);
    translate(owner, p.rows, p.n);
    translate(owner, p.values, p.count);
}
template <class T>
void translate(const void* owner, MoveColumnsArgs<T>& p) {
    translate(owner, p.from, p.count);
    translate(owner, p.to, p.count);
    translate(nullptr, p.a);
    translate(owner, p.b);
}
template <class T>
void translate(const void* owner, StedcArgs<T>& p) {
    const index_t n = p.arrays.n;
    translate(owner, p.arrays.reals, StedcArrays::real_arrays * n);
    translate(owner, p.arrays.integers, StedcArrays::integer_arrays * n);
    translate(owner, p.arrays.failed, 1);
    translate(owner, p.nodes, p.count);
    translate_matrix(owner, p.q, p.rows, n, p.ldq);
    translate(owner, p.ends, n);
    const index_t half = ceil_div(p.largest, index_t(2));
    if (p.uses_packed())
        translate_matrix(owner, p.packed, p.half == 0 ? n : std::min(half, p.rows), half, p.ldp);
    translate_matrix(owner, p.s, n, p.columns, p.lds);
    translate(owner, p.roots, p.columns);
}

}  // namespace lapilli::simt
