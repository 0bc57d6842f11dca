// SPDX-License-Identifier: BSD-3-Clause
// The device operations on simulated devices: BLAS through OpenBLAS, the library's own kernels as plain
// loops.
#pragma once

#include "device/operations.hpp"

namespace lapilli::sim {

class SimQueue;

template <class T>
class SimOperations final : public Operations<T> {
  public:
    using typename Operations<T>::Matrix;
    using typename Operations<T>::ConstMatrix;

    explicit SimOperations(SimQueue& queue) : queue_(queue) {}

    void gemm(Op op_a, Op op_b, T alpha, ConstMatrix a, ConstMatrix b, T beta, Matrix c) override;
    void product(const ProductArgs<T>& args) override;
    void trsm(const Triangular& how, T alpha, ConstMatrix a, Matrix b) override;
    void trmm(const Triangular& how, T alpha, ConstMatrix a, Matrix b) override;
    void gemv(const GemvArgs<T>& args) override;
    void symv(const SymvArgs<T>& args) override;
    void sum_parts(index_t n, const T* const* parts, int count, T beta, T* y, index_t incy) override;
    void set(Part part, T off, T diagonal, Matrix a) override;
    void copy(Part part, ConstMatrix a, Matrix b) override;
    void adjoint(ConstMatrix a, Matrix b) override;
    void reverse(ConstMatrix a, Matrix b) override;
    void gather_blocks(ConstMatrix a, index_t nb, index_t first, index_t stride, Matrix b) override;
    void set_diagonal(const real_t<T>* values, Matrix a) override;
    void scale(Part part, real_t<T> factor, Matrix a) override;
    void max_norm(Part part, ConstMatrix a, real_t<T>* result) override;
    void widen(DeviceView<const real_t<T>> a, Matrix b) override;
    void potf2(Matrix a, Matrix inverse, index_t offset, index_t* info) override;
    void larft(ConstMatrix gram, const T* tau, Matrix t) override;
    void tridiagonal_panel(const TridiagonalPanel<T, real_t<T>>& panel) override;
    void tridiagonal_resident(const TridiagonalResident<T, real_t<T>>& problem) override;
    index_t resident_rows() override { return 30; }  // tests of any order meet panels, too

  private:
    SimQueue& queue_;
};

}  // namespace lapilli::sim
