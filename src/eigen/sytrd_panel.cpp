// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/sytrd_panel.hpp"

#include <algorithm>
#include <string>

#include "device/calls.hpp"
#include "host/blas.hpp"
#include "host/lapack.hpp"
#include "level2_args.hpp"
#include "runtime/patience.hpp"
#include "tridiagonal/panel/args.hpp"

namespace lapilli {

template <class T>
SytrdPanel<T>::SytrdPanel(Context& context, SytrdWork<T>& work, PanelPlace place)
    : context_(context),
      w_(work),
      place_(place),
      patience_(patience(context)),
      product_(context, devices()),
      column_(context, devices()) {}

template <class T>
void SytrdPanel<T>::reduce(index_t k) {
    if (place_ == PanelPlace::devices) {
        on_devices(k);
    } else {
        on_cpu(k);
    }
}

template <class T>
SymvTerms<T> SytrdPanel<T>::terms(int d, index_t first) const {
    const DeviceView<T>& local = w_.a.local[static_cast<std::size_t>(d)];
    return {w_.n, first, w_.nb, d, devices(), local.data, local.ld, dev(d).partial};
}

// ---- The panel on the devices

template <class T>
void SytrdPanel<T>::on_devices(index_t k) {
    const Cyclic& cyclic = w_.a.cyclic;
    const index_t first = cyclic.block_start(k), width = cyclic.block_width(k);
    // A device that waits for one that has failed keeps the host waiting, too, as soon as it is too far
    // ahead.
    if (devices() > 1) context_.throw_failures();
    TridiagonalPanel<T, R> p{};
    for (int d = 0; d < devices(); ++d) {
        p.parts[d] = dev(d).parts;
        p.flags[d] = dev(d).flags;
    }
    p.aborted = w_.aborted;
    p.patience = patience_;
    for (int d = 0; d < devices(); ++d) {
        const DeviceView<T> vw = dev(d).vw[k % 2];
        p.symv = terms(d, first);
        p.width = width;
        p.v = vw.data;
        p.w = vw.at(0, width);
        p.ldv = vw.ld;
        p.d = dev(d).d;
        p.e = dev(d).e;
        p.tau = dev(d).tau;
        p.scratch = dev(d).scratch;
        p.barrier = dev(d).barrier;
        submit(context_.queue(d), p);
    }
}

// ---- The panel on the CPU
//
//   CPU       last reflector on a_j | reflector v_j | W^H v, V^H v | earlier reflectors on a_(j+1) | w_j
//   devices                         | --v_j--> A v_j ---------------------------------------y----> | --w_j-->
//
// The earlier reflectors are applied to the next column by the CPU when A v is not there yet, else by the
// device that owns the panel, while the CPU computes w.

template <class T>
void SytrdPanel<T>::on_cpu(index_t k) {
    const Cyclic& cyclic = w_.a.cyclic;
    const index_t first = cyclic.block_start(k), width = cyclic.block_width(k), n = w_.n;
    const int owner = cyclic.owner(k);
    Queue& queue = context_.queue(owner);
    copy_across(queue, dev(owner).vw[k % 2].block(first, 0, n - first, width),
                w_.host_v.block(first, 0, n - first, width));
    queue.synchronize();

    const std::string& setting = context_.settings.text("test.sytrd.reflectors");
    bool device_applied = false;
    for (index_t j = 0; j < width; ++j) {
        const index_t c = first + j;
        T* column = w_.host_v.at(0, j);
        context_.keep_reporting();
        {
            CpuTraceScope scope(context_.trace(), "apply reflectors");
            if (device_applied) column_[owner].synchronize();
            // All but the last were applied while A v was on its way.
            if (j > 0) apply_reflectors(c, j, j - 1, j);
        }
        w_.d[c] = real_part(column[c]);
        std::fill(column, column + c + 1, T(0));
        std::fill_n(w_.host_w.at(0, j), c + 1, T(0));
        if (c + 1 == n) {
            send_column(k, w_.host_v, j, 0);
            send_column(k, w_.host_w, j, width);
            break;
        }
        {
            CpuTraceScope scope(context_.trace(), "reflector");
            host::larfg(n - c - 1, column[c + 1], column + c + 2, w_.tau[c]);
            w_.e[c] = real_part(column[c + 1]);
            column[c + 1] = T(1);
        }
        multiply(k, j);
        {
            CpuTraceScope scope(context_.trace(), "W^H v, V^H v");
            const index_t m = n - c - 1;
            T* products = w_.host_vectors;
            host::gemv(Op::adjoint, T(1), w_.host_w.block(c + 1, 0, m, j), column + c + 1, T(0), products);
            host::gemv(Op::adjoint, T(1), w_.host_v.block(c + 1, 0, m, j), column + c + 1, T(0),
                       products + w_.nb + 8);
        }
        device_applied = false;
        if (j > 0 && j + 1 < width) {
            device_applied = setting == "device" || (setting == "query" && products_have_arrived());
            CpuTraceScope scope(context_.trace(), "apply reflectors");
            if (device_applied) {
                apply_on_device(k, j);
            } else {
                apply_reflectors(c + 1, j + 1, 0, j);
            }
        }
        finish_w(k, j);
    }
    for (int d = 0; d < devices(); ++d) {
        Queue& target = context_.queue(d);
        copy_across(target, HostView<const R>{w_.d + first, width, 1, width},
                    DeviceView<R>{dev(d).d + first, width, 1, width});
        const index_t reflectors = std::min(width, n - 1 - first);
        copy_across(target, HostView<const R>{w_.e + first, reflectors, 1, width},
                    DeviceView<R>{dev(d).e + first, reflectors, 1, width});
        copy_across(target, HostView<const T>{w_.tau + first, reflectors, 1, width},
                    DeviceView<T>{dev(d).tau + first, reflectors, 1, width});
    }
    // The host's panel is about to be used again.
    context_.synchronize();
}

/// a_c -= V W(c,:)^H + W V(c,:)^H over reflectors begin..end-1; the column is number j of the panel.
template <class T>
void SytrdPanel<T>::apply_reflectors(index_t c, index_t j, index_t begin, index_t end) {
    const index_t m = w_.n - c, count = end - begin;
    T* v_row = w_.host_vectors + 2 * (w_.nb + 8);
    T* w_row = v_row + w_.nb + 8;
    for (index_t i = 0; i < count; ++i) {
        v_row[i] = conjugate(w_.host_v(c, begin + i));
        w_row[i] = conjugate(w_.host_w(c, begin + i));
    }
    host::gemv(Op::none, T(-1), w_.host_v.block(c, begin, m, count), w_row, T(1), w_.host_v.at(c, j));
    host::gemv(Op::none, T(-1), w_.host_w.block(c, begin, m, count), v_row, T(1), w_.host_v.at(c, j));
}

/// Sends v_j to all devices, which multiply and send back their parts of A v.
template <class T>
void SytrdPanel<T>::multiply(index_t k, index_t j) {
    const index_t c = w_.a.cyclic.block_start(k) + j, m = w_.n - c - 1;
    send_column(k, w_.host_v, j, 0);
    for (int d = 0; d < devices(); ++d) {
        Queue& queue = context_.queue(d);
        const DeviceView<T>& local = w_.a.local[static_cast<std::size_t>(d)];
        submit(queue, SymvArgs<T>{.uplo = 'L',
                                  .hermitian = true,
                                  .n = w_.n,
                                  .alpha = T(1),
                                  .a = local.data,
                                  .lda = local.ld,
                                  .x = dev(d).vw[k % 2].at(0, j),
                                  .incx = 1,
                                  .beta = T(0),
                                  .y = dev(d).y,
                                  .incy = 1,
                                  .work = dev(d).partial,
                                  .first = c + 1,
                                  .nb = w_.nb,
                                  .rank = d,
                                  .team = devices()});
        copy_across(queue, DeviceView<const T>{dev(d).y + c + 1, m, 1, m}, w_.host_y.block(c + 1, d, m, 1));
        queue.record(product_[d]);
    }
}

template <class T>
void SytrdPanel<T>::send_column(index_t k, HostView<T> columns, index_t j, index_t offset) {
    for (int d = 0; d < devices(); ++d) {
        copy_across(context_.queue(d), columns.block(0, j, w_.n, 1),
                    dev(d).vw[k % 2].block(0, offset + j, w_.n, 1));
    }
}

template <class T>
bool SytrdPanel<T>::products_have_arrived() {
    int arrived = 0;
    while (arrived < devices() && product_[arrived].done()) ++arrived;
    return arrived == devices();
}

/// Reflectors 0..j-1 on column j+1, by the panel's owner, whose V still holds that column as it was.
template <class T>
void SytrdPanel<T>::apply_on_device(index_t k, index_t j) {
    const index_t first = w_.a.cyclic.block_start(k), width = w_.a.cyclic.block_width(k);
    const index_t c = first + j + 1, m = w_.n - c;
    const int owner = w_.a.cyclic.owner(k);
    Queue& queue = context_.queue(owner);
    const DeviceView<T> vw = dev(owner).vw[k % 2];
    const DeviceView<T> v = vw.block(c, 0, m, j), w = vw.block(c, width, m, j),
                        column = vw.block(c, j + 1, m, 1);
    gemm(queue, Op::none, Op::adjoint, T(-1), v, w.block(0, 0, 1, j), T(1), column);
    gemm(queue, Op::none, Op::adjoint, T(-1), w, v.block(0, 0, 1, j), T(1), column);
    copy_across(queue, column, w_.host_v.block(c, j + 1, m, 1));
    queue.record(column_[owner]);
}

/// w = tau (A v - V (W^H v) - W (V^H v)), then w -= (tau / 2) (w^H v) v
template <class T>
void SytrdPanel<T>::finish_w(index_t k, index_t j) {
    const index_t width = w_.a.cyclic.block_width(k);
    const index_t c = w_.a.cyclic.block_start(k) + j, m = w_.n - c - 1;
    for (int d = 0; d < devices(); ++d) product_[d].synchronize();
    CpuTraceScope scope(context_.trace(), "w");
    T* w = w_.host_w.at(c + 1, j);
    const T* v = w_.host_v.at(c + 1, j);
    std::copy_n(w_.host_y.at(c + 1, 0), m, w);
    for (int d = 1; d < devices(); ++d) {
        const T* part = w_.host_y.at(c + 1, d);
        for (index_t i = 0; i < m; ++i) w[i] += part[i];
    }
    host::gemv(Op::none, T(-1), w_.host_v.block(c + 1, 0, m, j), w_.host_vectors, T(1), w);
    host::gemv(Op::none, T(-1), w_.host_w.block(c + 1, 0, m, j), w_.host_vectors + w_.nb + 8, T(1), w);
    const T tau = w_.tau[c];
    for (index_t i = 0; i < m; ++i) w[i] *= tau;
    const T correction = R(-0.5) * tau * host::dot(w, v, m);
    for (index_t i = 0; i < m; ++i) w[i] += correction * v[i];
    send_column(k, w_.host_w, j, width);
}

template class SytrdPanel<float>;
template class SytrdPanel<double>;
template class SytrdPanel<std::complex<float>>;
template class SytrdPanel<std::complex<double>>;

}  // namespace lapilli
