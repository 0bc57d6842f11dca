// SPDX-License-Identifier: BSD-3-Clause
// One panel of the tridiagonal reduction: either one operation on every device, or on the CPU, column by
// column, with the product A v on the devices.
#pragma once

#include "eigen/sytrd.hpp"
#include "runtime/device_events.hpp"
#include "tridiagonal/panel/args.hpp"

namespace lapilli {

template <class T>
class SytrdPanel {
  public:
    SytrdPanel(Context& context, SytrdWork<T>& work, PanelPlace place);

    /// Panel k: V and W in work.dev[].vw[k % 2], with W right of V; d, e and tau on every device. On entry V
    /// holds the panel's columns, and the trailing matrix has the updates of all earlier panels.
    void reduce(index_t k);

  private:
    using R = real_t<T>;
    SymvTerms<T> terms(int d, index_t first) const;
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }
    const auto& dev(int d) const { return w_.dev[static_cast<std::size_t>(d)]; }
    int devices() const { return w_.a.cyclic.devices(); }

    void on_devices(index_t k);

    void on_cpu(index_t k);
    void apply_reflectors(index_t c, index_t j, index_t begin, index_t end);
    void multiply(index_t k, index_t j);
    bool products_have_arrived();
    void apply_on_device(index_t k, index_t j);
    void finish_w(index_t k, index_t j);
    void send_column(index_t k, HostView<T> columns, index_t j, index_t offset);

    Context& context_;
    SytrdWork<T>& w_;
    PanelPlace place_;
    const index_t patience_;  ///< nanoseconds
    DeviceEvents product_, column_;
};

}  // namespace lapilli
