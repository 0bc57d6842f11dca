// SPDX-License-Identifier: BSD-3-Clause
// Long vectors in host memory, by the CPU's BLAS.
#pragma once

#include <memory>
#include <vector>

#include "iterative/operator.hpp"
#include "iterative/vectors.hpp"
#include "matrix/matrix.hpp"

namespace lapilli {

template <class T>
class HostVectors final : public Vectors<T> {
  public:
    /// counts: the vectors of each array. An operator that is null is not applied.
    HostVectors(Context& context, index_t n, const std::vector<index_t>& counts,
                const Operators<T>& operators);

    index_t length() const override { return n_; }
    void gram(Group a, Group b, HostView<T> g) override;
    void combine(T alpha, HostView<const T> c, Group source, T beta, Group target) override;
    void combine_in_place(HostView<const T> c, Group source, Group target) override;
    void copy(Group source, Group target) override;
    void add(real_t<T> alpha, Group source, real_t<T> beta, Group target) override;
    void residuals(Group ax, Group bx, const real_t<T>* values, Group r, real_t<T>* squares) override;
    void squares(Group x, real_t<T>* squares) override;
    void apply(Role role, real_t<T> factor, Group x, Group y) override;
    real_t<T> largest(Group x) override;
    void randomize(Group x, std::uint64_t seed) override;

    void load(const UserMatrix<const T>& from, Group to) override;
    void collect(Group from, const UserMatrix<T>& to) override;
    void write_back(Group from, const UserMatrix<T>& to) override;

    static index_t elements(index_t n, const std::vector<index_t>& counts);

  private:
    HostView<T> view(Group x) const;

    /// Entries per step when an operation overwrites its own inputs.
    static constexpr index_t chunk = 2048;

    Context& context_;
    index_t n_;
    Operators<T> operators_;
    std::vector<HostView<T>> arrays_;
    std::vector<std::unique_ptr<T[]>> memory_;
    std::vector<T> chunk_;
};

}  // namespace lapilli
