// SPDX-License-Identifier: BSD-3-Clause
// Long vectors on devices: each has some entries of all of them. Only small matrices travel: inner products
// to the host, where the devices' parts are added up in their order, and coefficients back.
#pragma once

#include <memory>
#include <vector>

#include "iterative/operator.hpp"
#include "iterative/vectors.hpp"
#include "long_vectors/args.hpp"

namespace lapilli {

/// The memory of it.
template <class T>
struct DeviceVectorsWork {
    /// Small matrices that the devices may still have to read when the host makes the next one: large ones
    /// are waited for.
    static int coefficient_slots(index_t most) { return most <= 512 ? 8 : 1; }

    Partition partition;
    std::vector<Partitioned<T>> arrays;
    Partitioned<T>
        chunk;  ///< results that overwrite their operands, if one operation cannot take that many vectors
    Partitioned<T> gram;  ///< each device's part of inner products
    std::vector<HostView<T>> gram_host;
    std::vector<Partitioned<T>> coefficients;  ///< a slot after the other
    std::vector<HostView<T>> coefficients_host;
    std::vector<real_t<T>*> largest;
    real_t<T>* largest_host;
    std::vector<real_t<T>*> parts_of_squares, squares;
    std::vector<real_t<T>*> squares_host;
    HostView<T> stage;  ///< columns of the caller's matrix in host memory
    std::unique_ptr<PlacedOperator<T>> placed[3];

    /// counts: the vectors of each array; gram_columns: of inner products, and vectors that an operator is
    /// applied to, at most; columns: of the caller's matrices.
    DeviceVectorsWork(Arena& arena, const Partition& partition, const std::vector<index_t>& counts,
                      index_t gram_columns, index_t columns, bool on_host, const Operators<T>& operators);

    /// The largest number of elements of `chunk`.
    static constexpr index_t chunk_elements = 1 << 22;
};

template <class T>
class DeviceVectors final : public Vectors<T> {
  public:
    /// scratch: an array that load() and collect() may overwrite.
    DeviceVectors(Context& context, DeviceVectorsWork<T>& work, int scratch)
        : context_(context), work_(work), scratch_(scratch) {}

    index_t length() const override { return work_.partition.length(); }
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

  private:
    DeviceView<T> view(Group x, int d) const;
    /// f(device, room for some columns of the caller's matrix, these columns' rows of the device), for all of
    /// `count` columns.
    template <class F>
    void for_columns(index_t count, const F& f);
    /// A small matrix times a factor, on each device.
    const Partitioned<T>& bring(HostView<const T> c, T factor = T(1));
    /// Adds up each device's sums, once submit_to(d) has found them.
    template <class F>
    void sum_squares(index_t count, const F& submit_to, real_t<T>* squares);
    void synchronize();
    int devices() const { return work_.partition.devices(); }

    Context& context_;
    DeviceVectorsWork<T>& work_;
    int scratch_;
    int slots_in_use_ = 0;
    Partitioned<T> brought_;
};

}  // namespace lapilli
