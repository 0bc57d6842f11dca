// SPDX-License-Identifier: BSD-3-Clause
// A sparse matrix: its entries in host memory, and what devices have been given of it. Blocks of vectors are
// k-by-n column-major views, so that the k numbers that belong to one row of the matrix are neighbours.
//
//     a.prepare(context, a.balanced(devices), k);
//     a.multiply(context, 1, x, 0, y, halo);        x[d]: k-by-(rows of d), halo[d]: k-by-a.halo_rows(d)
#pragma once

#include <memory>
#include <vector>

#include "runtime/context.hpp"
#include "sparse/device_sparse.hpp"
#include "sparse/input.hpp"
#include "sparse/multiply_cpu.hpp"

namespace lapilli {

template <class T>
class SparseMatrix {
  public:
    /// Throws Error where a value is not finite.
    SparseMatrix(Pattern<T> pattern, const T* values, int threads);

    index_t rows() const { return csr_.rows; }
    index_t cols() const { return csr_.cols; }
    index_t entries() const { return csr_.entries(); }
    /// Given as a triangle, so that A = A^H.
    bool hermitian() const { return plan_.storage != Storage::all; }
    const SparseStructure& structure() const { return structure_; }
    /// Row by row; both triangles.
    const Csr<T>& csr() const { return csr_; }
    /// Zeros where there is no entry.
    std::vector<T> diagonal() const;

    /// The number of values in the caller's arrays.
    index_t given() const { return plan_.count; }
    /// Other values in the same places. Throws as the constructor does, and has changed nothing then.
    void set_values(const T* values, int threads);
    /// A^T, made at the first call and kept.
    SparseMatrix& transpose(int threads);

    /// On the CPU: Y := alpha A X + beta Y, or with conj(A); x is k-by-cols, y is k-by-rows.
    void multiply(Context& context, T alpha, HostView<const T> x, T beta, HostView<T> y,
                  bool conjugated = false) const;

    /// Bounds of runs of rows, devices + 1 of them, with as many entries each.
    std::vector<index_t> balanced(int devices) const;
    /// Makes the devices' matrix for rows within these bounds, in the format that the settings name or that
    /// is best for products of k vectors. It is kept for later calls. The functions below are about the last
    /// call.
    void prepare(Context& context, const std::vector<index_t>& bounds, index_t k);
    /// Bounds of the rows of X.
    const std::vector<index_t>& column_bounds() const { return current_->cols(); }
    index_t halo_rows(int d) const { return current_->halo_rows(d); }
    SparseFormat format() const { return current_->format(); }
    /// On devices, submitted to their main queues: what was submitted there before is done first, and what
    /// comes next may write X. x[d] and y[d] have the rows of device d; halo[d] is memory for
    /// k-by-halo_rows(d) numbers.
    /// Where k and leading dimensions are multiples of 16 bytes and addresses are, too, kernels load 16 bytes
    /// at once; sums of few vectors depend on whether they do.
    void multiply(Context& context, T alpha, const std::vector<DeviceView<const T>>& x, T beta,
                  const std::vector<DeviceView<T>>& y, const std::vector<DeviceView<T>>& halo,
                  bool conjugated = false);

    /// The last one of the formats that have been made; null: none.
    const DeviceSparse<T>* on_devices() const { return current_; }
    std::size_t host_bytes() const;
    /// On the device that has most of it.
    std::size_t device_bytes() const;
    /// The time spent on the analysis of the pattern, and on the formats of devices.
    double analysis_seconds() const { return seconds_; }

  private:
    explicit SparseMatrix(Csr<T> csr, int threads);

    Csr<T> csr_;
    ValuePlan plan_;
    SparseStructure structure_;
    double seconds_ = 0;
    std::unique_ptr<SparseMatrix> transpose_;
    std::vector<std::unique_ptr<DeviceSparse<T>>> made_;
    std::vector<bool> stale_;  ///< of those: whether they have values of before
    DeviceSparse<T>* current_ = nullptr;
};

}  // namespace lapilli
