// SPDX-License-Identifier: BSD-3-Clause
// Long vectors on devices: each has some entries of all of them. Only small matrices travel: inner products to the host, where
// the devices' parts are added up in their order, and coefficients back.
#pragma once

#include <memory>
#include <vector>

#include "iterative/operator.hpp"
#include "iterative/vectors.hpp"

namespace lapilli {

/// The memory of it.
template <class T>
struct DeviceVectorsWork {
    /// Small matrices that the devices may still have to read when the host makes the next one.
    static constexpr int coefficient_slots = 8;

    Dealing dealing;
    std::vector<Dealt<T>> arrays;
    Dealt<T> chunk;  ///< of results that replace what they are made of
    Dealt<T> gram;   ///< each device's part of inner products
    std::vector<HostView<T>> gram_host;
    std::vector<Dealt<T>> coefficients;  ///< a slot after the other
    std::vector<HostView<T>> coefficients_host;
    std::vector<real_t<T>*> largest;
    real_t<T>* largest_host;
    HostView<T> stage;  ///< columns of the caller's matrix in host memory
    std::unique_ptr<PlacedOperator<T>> placed[3];

    /// counts: the vectors of each array; columns: of the caller's matrices.
    DeviceVectorsWork(Arena& arena, const Dealing& dealing, const std::vector<index_t>& counts,
                      index_t columns, bool on_host, const Operators<T>& operators);

    /// Entries of a block whose result is kept aside.
    static constexpr index_t chunk_entries = 1 << 15;
};

template <class T>
class DeviceVectors final : public Vectors<T> {
  public:
    /// scratch: an array that load() and collect() may overwrite.
    DeviceVectors(Context& context, DeviceVectorsWork<T>& work, int scratch)
        : context_(context), work_(work), scratch_(scratch) {}

    void gram(Group a, Group b, HostView<T> g) override;
    void combine(T alpha, HostView<const T> c, Group source, T beta, Group target) override;
    void combine_in_place(HostView<const T> c, Group source, Group target) override;
    void apply(Role role, real_t<T> factor, Group x, Group y) override;
    real_t<T> largest(Group x) override;
    void randomize(Group x, std::uint64_t seed) override;
    void load(const UserMatrix<const T>& from, Group to) override;
    void collect(Group from, const UserMatrix<T>& to) override;
    void write_back(Group from, const UserMatrix<T>& to) override;

  private:
    DeviceView<T> view(Group x, int d) const;
    /// Room for columns of the caller's matrix.
    DeviceView<T> columns(index_t count, int d) const;
    /// A small matrix on each device.
    const Dealt<T>& bring(HostView<const T> c);
    void synchronize();
    int devices() const { return work_.dealing.devices(); }

    Context& context_;
    DeviceVectorsWork<T>& work_;
    int scratch_;
    int slots_in_use_ = 0;
    Dealt<T> brought_;
};

}  // namespace lapilli
