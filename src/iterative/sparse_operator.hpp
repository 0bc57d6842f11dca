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
    Dealing wish(int devices) const override { return {a_->balanced(devices)}; }
    void apply(Context& context, real_t<T> factor, HostView<const T> x, HostView<T> y) override {
        a_->multiply(context, T(factor), x, T(0), y);
    }
    void prepare(Context& context, const Dealing& dealing, index_t k) override {
        a_->prepare(context, dealing.bounds, k);
    }
    std::unique_ptr<PlacedOperator<T>> place(Arena& arena, const Dealing& dealing, index_t k) override {
        return std::make_unique<Placed>(arena, dealing, k, *a_);
    }

  private:
    class Placed final : public PlacedOperator<T> {
      public:
        Placed(Arena& arena, const Dealing& dealing, index_t k, SparseMatrix<T>& a)
            : a_(a), dealing_(dealing), k_(k) {
            const index_t ld = block_leading(k);
            for (int d = 0; d < dealing.devices(); ++d) {
                const index_t rows = a.halo_rows(d);
                halo_.push_back({arena.device_array<T>(d, checked_product(ld, rows)), k, rows, ld});
            }
        }
        void apply(Context& context, real_t<T> factor, const Dealt<const T>& x, const Dealt<T>& y) override {
            // Between two products a function of the caller may have multiplied with the matrix, distributed in another way.
            // Blocks become smaller, but the format stays.
            a_.prepare(context, dealing_.bounds, k_);
            Dealt<T> halo = halo_;
            for (std::size_t d = 0; d < halo.size(); ++d) halo[d].rows = x[d].rows;
            a_.multiply(context, T(factor), x, T(0), y, halo);
        }

      private:
        SparseMatrix<T>& a_;
        Dealing dealing_;
        index_t k_;
        Dealt<T> halo_;
    };

    std::shared_ptr<SparseMatrix<T>> a_;
};

}  // namespace lapilli
