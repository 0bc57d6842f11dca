// SPDX-License-Identifier: BSD-3-Clause
// A square sparse matrix as an operator.
#pragma once

#include <memory>

#include "iterative/operator.hpp"
#include "sparse/sparse_matrix.hpp"

namespace lapilli {

template <class T>
class SparseOperator final : public LinearOperator<T> {
  public:
    explicit SparseOperator(std::shared_ptr<SparseMatrix<T>> a) : a_(std::move(a)) {}

    index_t order() const override { return a_->rows(); }
    const char* kind() const override { return "sparse"; }
    Partition wish(int devices) const override { return {a_->balanced(devices)}; }
    void apply(Context& context, real_t<T> factor, HostView<const T> x, HostView<T> y) override {
        a_->multiply(context, T(factor), x, T(0), y);
    }
    void prepare(Context& context, const Partition& partition, index_t k) override {
        a_->prepare(context, partition.bounds, k);
    }
    std::unique_ptr<PlacedOperator<T>> place(Arena& arena, const Partition& partition, index_t k) override {
        return std::make_unique<Placed>(arena, partition, k, *a_);
    }

  private:
    class Placed final : public PlacedOperator<T> {
      public:
        Placed(Arena& arena, const Partition& partition, index_t k, SparseMatrix<T>& a)
            : a_(a), partition_(partition), k_(k) {
            const index_t ld = block_leading(k);
            for (int d = 0; d < partition.devices(); ++d) {
                const index_t rows = a.halo_rows(d);
                halo_.push_back({arena.device_array<T>(d, checked_product(ld, rows)), k, rows, ld});
            }
        }
        void apply(Context& context, real_t<T> factor, const Partitioned<const T>& x,
                   const Partitioned<T>& y) override {
            // Between two products a function of the caller may have multiplied with the matrix, distributed
            // in another way. Blocks become smaller, but the format stays.
            a_.prepare(context, partition_.bounds, k_);
            Partitioned<T> halo = halo_;
            for (std::size_t d = 0; d < halo.size(); ++d) halo[d].rows = x[d].rows;
            a_.multiply(context, T(factor), x, T(0), y, halo);
        }

      private:
        SparseMatrix<T>& a_;
        Partition partition_;
        index_t k_;
        Partitioned<T> halo_;
    };

    std::shared_ptr<SparseMatrix<T>> a_;
};

}  // namespace lapilli
