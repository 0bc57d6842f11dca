// SPDX-License-Identifier: BSD-3-Clause
#include "svd/ge2gb.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "matrix/rows_of_columns.hpp"
#include "matrix/safe_range.hpp"
#include "runtime/device_events.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {

template <class T>
Ge2gbWork<T>::Ge2gbWork(Arena& arena, const DistMatrix<T>& matrix, index_t panels, const CarveLater& later)
    : m(matrix.rows),
      n(matrix.cols()),
      b(matrix.cyclic.nb()),
      group(panels),
      a(matrix),
      dev(static_cast<std::size_t>(arena.devices())) {
    require(m >= n && b <= ge2gb_limit, "ge2gb: shape");
    for (int d = 0; d < arena.devices(); ++d) {
        PerDevice& k = dev[static_cast<std::size_t>(d)];
        k.tauq = arena.device_array<T>(d, n);
        k.taup = arena.device_array<T>(d, right_reflectors());
    }
    band = arena.device_matrix<T>(0, b + 1, n);
    arena.overlay([&] { carve_workspace(arena); }, later);
    norms = arena.pinned_array<R>(a.cyclic.blocks());
}

template <class T>
void Ge2gbWork<T>::carve_workspace(Arena& arena) {
    const index_t wide = 2 * b * group;
    const int devices = arena.devices();
    for (int d = 0; d < devices; ++d) {
        PerDevice& k = dev[static_cast<std::size_t>(d)];
        const index_t several = devices > 1 ? 1 : 0, columns = several * a.cyclic.local_cols(d);
        k.p = arena.device_matrix<T>(d, m, wide);
        k.w = arena.device_matrix<T>(d, n, wide);
        k.f = arena.device_matrix<T>(d, wide, b);
        k.g = arena.device_matrix<T>(d, wide, b);
        k.sum = arena.device_matrix<T>(d, m, b);
        k.row = arena.device_matrix<T>(d, n, b);
        for (DeviceView<T>& rows : k.own) rows = arena.device_matrix<T>(d, columns, b);
        k.pack = arena.device_matrix<T>(d, columns, wide);
        k.arriving = arena.device_matrix<T>(d, several * a.cyclic.most_local_cols(), b);
        for (int part = 0; part < devices; ++part)
            k.parts.push_back(arena.device_matrix<T>(d, several * m, b));
        k.work = arena.device_array<T>(d, panel_qr_work<T>(m));
        k.barrier = arena.device_array<std::byte>(d, barrier_bytes);
        k.norms = arena.device_array<R>(d, a.cyclic.blocks());
    }
}

namespace {

template <class T>
class UpperBandReduction {
  public:
    using R = real_t<T>;
    UpperBandReduction(Context& context, Ge2gbWork<T>& work)
        : context_(context),
          w_(work),
          cyclic_(work.a.cyclic),
          factored_(context, devices()),
          multiplied_(context, devices()),
          gathered_(context, devices()),
          turned_(context, devices()),
          added_(context, devices()) {}

    R run() {
        const R sigma = prepare();
        for (index_t k = 0; k * w_.b < w_.n; ++k) {
            const Panel p = panel(k);
            factor_columns(p);
            if (p.end < w_.n) {
                for (int d = 0; d < devices(); ++d) multiply_by_adjoint(p, d);
                for (int d = 0; d < devices(); ++d) append_y(p, d);
                for (int d = 0; d < devices(); ++d) update_row(p, d);
                factor_row(p);
                for (int d = 0; d < devices(); ++d) keep_row(p, d);
                for (int d = 0; d < devices(); ++d) multiply(p, d);
                for (int d = 0; d < devices(); ++d) append_x(p, d);
                collected_ += p.width + p.right;
                // Two more blocks of columns would not fit: the last block row may have had fewer reflectors.
                if (collected_ > 2 * w_.b * (w_.group - 1)) update_trailing_matrix(p);
            }
            const double left = 1.0 - static_cast<double>(p.end) / static_cast<double>(w_.n);
            context_.submitted(1.0 - left * left * left);
        }
        extract();
        return sigma;
    }

  private:
    /// Columns first .. end - 1 and, of the block row to their right, `right` rows with a reflector. The
    /// trailing matrix begins in row and column `end`.
    struct Panel {
        index_t number, first, width, end, right;
        int owner;
        index_t next() const { return number + 1; }
    };

    int devices() const { return cyclic_.devices(); }
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }

    Panel panel(index_t k) const {
        const index_t first = k * w_.b, width = std::min(w_.b, w_.n - first), end = first + width;
        return {k, first, width, end, std::min(width, w_.n - end), cyclic_.owner(k)};
    }
    /// Rows from `row` on of `cols` columns.
    static DeviceView<T> from(DeviceView<T> x, index_t row, index_t col, index_t cols) {
        return x.block(row, col, x.rows - row, cols);
    }
    /// V and Y, X and U of the panel: columns of P and of W.
    index_t first_pair() const { return collected_; }
    index_t second_pair(const Panel& p) const { return collected_ + p.width; }

    /// The device's part of the trailing columns, from a row on.
    DeviceView<T> trailing(const Panel& p, int d, index_t row, index_t rows) {
        const LocalColumns columns = local_columns(cyclic_, d, p.next());
        return w_.a.local[static_cast<std::size_t>(d)].block(row, columns.first, rows, columns.count);
    }
    index_t trailing_columns(const Panel& p, int d) const {
        return local_columns(cyclic_, d, p.next()).count;
    }
    /// The rows for the device's trailing columns, of a matrix with one row per column of A.
    DeviceView<T> rows_of(const Panel& p, int d, DeviceView<T> whole, DeviceView<T> room) {
        if (devices() == 1) return whole;
        const DeviceView<T> rows = room.block(0, 0, trailing_columns(p, d), whole.cols);
        gather_rows<T>(context_.queue(d), cyclic_, d, p.next(), whole, rows);
        return rows;
    }

    R prepare() {
        std::vector<R*> norms;
        for (int d = 0; d < devices(); ++d) norms.push_back(dev(d).norms);
        const R sigma = scale_to_safe_range(context_, Part::all, w_.a, norms, w_.norms);
        for (int d = 0; d < devices(); ++d) zero(context_.queue(d), dev(d).barrier, barrier_bytes);
        return sigma;
    }

    /// The panel's columns are brought up to date and factored: V, tauq and T, on every device.
    void factor_columns(const Panel& p) {
        auto& o = dev(p.owner);
        Queue& queue = context_.queue(p.owner);
        const DeviceView<T> a = w_.a.block_column(p.number, p.first);
        if (collected_ > 0)
            gemm(queue, Op::none, Op::adjoint, T(-1), from(o.p, p.first, 0, collected_),
                 o.w.block(p.first, 0, p.width, collected_), T(1), a);
        const auto v = [&](int d) { return from(dev(d).p, p.first, first_pair(), p.width); };
        const auto t = [&](int d) { return dev(d).f.block(first_pair(), 0, p.width, p.width); };
        submit(queue, PanelQrArgs<T>{a.rows, p.width, a.data, a.ld, v(p.owner).data, v(p.owner).ld,
                                     o.tauq + p.first, o.work, o.barrier, t(p.owner).data, t(p.owner).ld});
        send(p, factored_, [&](Queue& to, int d) {
            copy_across(to, v(p.owner), v(d));
            copy_across(to, t(p.owner), t(d));
            copy_tau(to, o.tauq + p.first, dev(d).tauq + p.first, p.width);
        });
    }
    /// copy(queue, d) for each device but the owner, when the owner has finished what it has been given.
    template <class F>
    void send(const Panel& p, DeviceEvents& events, F copy) {
        if (devices() == 1) return;
        context_.queue(p.owner).record(events[p.owner]);
        for (int d = 0; d < devices(); ++d) {
            if (d == p.owner) continue;
            context_.queue(d).wait(events[p.owner]);
            copy(context_.queue(d), d);
        }
    }
    static void copy_tau(Queue& queue, const T* source, T* target, index_t count) {
        copy_across(queue, DeviceView<const T>{source, count, 1, count},
                    DeviceView<T>{target, count, 1, count});
    }

    /// A^H V in the rows of the device's columns.
    void multiply_by_adjoint(const Panel& p, int d) {
        const index_t rows = w_.m - p.first;
        const DeviceView<T> a = trailing(p, d, p.first, rows), whole = y(p, d),
                            x = devices() == 1 ? whole : own(p, d, 0);
        if (!x.empty())
            gemm(context_.queue(d), Op::adjoint, Op::none, T(1), a,
                 from(dev(d).p, p.first, first_pair(), p.width), T(0), x);
        if (devices() > 1) context_.queue(d).record(multiplied_[d]);
    }
    DeviceView<T> y(const Panel& p, int d) { return from(dev(d).w, p.end, first_pair(), p.width); }
    DeviceView<T> own(const Panel& p, int d, int which) {
        return dev(d).own[which].block(0, 0, trailing_columns(p, d), p.width);
    }
    /// The rows that device `sender` has of its columns, at their places in the whole.
    void receive(const Panel& p, int d, int sender, DeviceView<T> rows, DeviceView<T> whole) {
        if (rows.empty()) return;
        Queue& queue = context_.queue(d);
        if (sender != d) {
            const DeviceView<T> here = dev(d).arriving.block(0, 0, rows.rows, rows.cols);
            copy_across(queue, rows, here);
            rows = here;
        }
        scatter_rows<T>(queue, cyclic_, sender, p.next(), rows, whole);
    }

    /// Y := (A^H V - W (P^H V)) T = [W, A^H V] [-(P^H V) T; T]
    void append_y(const Panel& p, int d) {
        Queue& queue = context_.queue(d);
        if (devices() > 1) {
            multiplied_.hold(queue);
            for (int sender = 0; sender < devices(); ++sender)
                receive(p, d, sender, own(p, sender, 0), y(p, d));
        }
        auto& k = dev(d);
        append(queue, from(k.p, p.first, 0, first_pair()), from(k.p, p.first, first_pair(), p.width),
               from(k.w, p.end, 0, first_pair() + p.width), k, p.width);
    }
    /// The last columns of X become X [-(C^H R) T; T]: T is in the rows of F behind those of C's columns.
    void append(Queue& queue, DeviceView<T> c, DeviceView<T> r, DeviceView<T> x, auto& k, index_t width) {
        const index_t before = c.cols;
        const DeviceView<T> factors = k.f.block(0, 0, before + width, width),
                            sum = k.sum.block(0, 0, x.rows, width);
        if (before > 0) {
            const DeviceView<T> products = k.g.block(0, 0, before, width);
            gemm(queue, Op::adjoint, Op::none, T(1), c, r, T(0), products);
            gemm(queue, Op::none, Op::none, T(-1), products, factors.block(before, 0, width, width), T(0),
                 factors.block(0, 0, before, width));
        }
        gemm(queue, Op::none, Op::none, T(1), x, factors, T(0), sum);
        copy(queue, Part::all, sum, x.block(0, before, x.rows, width));
    }

    /// The device's part of the block row is brought up to date, and turned.
    void update_row(const Panel& p, int d) {
        Queue& queue = context_.queue(d);
        const index_t columns = first_pair() + p.width;
        const DeviceView<T> a = trailing(p, d, p.first, p.width),
                            w = rows_of(p, d, from(dev(d).w, p.end, 0, columns), dev(d).pack);
        const DeviceView<T> turned = devices() == 1 ? row(p, d) : own(p, d, 1);
        if (!a.empty()) {
            gemm(queue, Op::none, Op::adjoint, T(-1), dev(d).p.block(p.first, 0, p.width, columns), w, T(1),
                 a);
            adjoint(queue, a, turned);
        }
        if (devices() > 1) queue.record(gathered_[d]);
    }
    DeviceView<T> row(const Panel& p, int d) { return dev(d).row.block(0, 0, w_.n - p.end, p.width); }

    /// LQ of the block row: U, taup and S, on every device. A block row with fewer columns than rows has a
    /// reflector in its first rows alone.
    void factor_row(const Panel& p) {
        auto& o = dev(p.owner);
        Queue& queue = context_.queue(p.owner);
        const DeviceView<T> whole = row(p, p.owner), a = whole.block(0, 0, whole.rows, p.right);
        if (devices() > 1) {
            gathered_.hold(queue);
            for (int sender = 0; sender < devices(); ++sender)
                receive(p, p.owner, sender, own(p, sender, 1), whole);
        }
        const auto u = [&](int d) { return from(dev(d).w, p.end, second_pair(p), p.right); };
        const auto s = [&](int d) { return dev(d).f.block(second_pair(p), 0, p.right, p.right); };
        submit(queue, PanelQrArgs<T>{a.rows, p.right, a.data, a.ld, u(p.owner).data, u(p.owner).ld,
                                     o.taup + p.first, o.work, o.barrier, s(p.owner).data, s(p.owner).ld});
        if (const index_t rest = p.width - p.right; rest > 0) {
            const DeviceView<T> c = whole.block(0, p.right, whole.rows, rest),
                                g = o.g.block(0, 0, p.right, rest), f = o.f.block(0, 0, p.right, rest);
            gemm(queue, Op::adjoint, Op::none, T(1), u(p.owner), c, T(0), g);
            // The rows of F before S are free: the factor of X is made later.
            gemm(queue, Op::adjoint, Op::none, T(1), s(p.owner), g, T(0), f);
            gemm(queue, Op::none, Op::none, T(-1), u(p.owner), f, T(1), c);
        }
        send(p, turned_, [&](Queue& to, int d) {
            copy_across(to, whole, row(p, d));
            copy_across(to, u(p.owner), u(d));
            copy_across(to, s(p.owner), s(d));
            copy_tau(to, o.taup + p.first, dev(d).taup + p.first, p.right);
        });
    }
    /// L and the reflectors, in the device's columns.
    void keep_row(const Panel& p, int d) {
        const DeviceView<T> a = trailing(p, d, p.first, p.width);
        if (a.empty()) return;
        adjoint(context_.queue(d), rows_of(p, d, row(p, d), dev(d).own[1]), a);
    }

    DeviceView<T> x(const Panel& p, int d) { return from(dev(d).p, p.end, second_pair(p), p.right); }
    /// Contiguous, so that parts are summed as vectors.
    DeviceView<T> part(const Panel& p, int d, int k) {
        const index_t rows = w_.m - p.end;
        return {dev(d).parts[static_cast<std::size_t>(k)].data, rows, p.right, rows};
    }
    /// A U, of the device's columns.
    void multiply(const Panel& p, int d) {
        Queue& queue = context_.queue(d);
        const DeviceView<T> a = trailing(p, d, p.end, w_.m - p.end),
                            result = devices() == 1 ? x(p, d) : part(p, d, 0);
        const DeviceView<T> u = rows_of(p, d, from(dev(d).w, p.end, second_pair(p), p.right), dev(d).pack);
        if (a.empty()) {
            set(queue, Part::all, T(0), T(0), result);
        } else {
            gemm(queue, Op::none, Op::none, T(1), a, u, T(0), result);
        }
        if (devices() > 1) queue.record(added_[d]);
    }
    /// X := (A U - P (W^H U)) S = [P, A U] [-(W^H U) S; S]
    void append_x(const Panel& p, int d) {
        Queue& queue = context_.queue(d);
        auto& k = dev(d);
        if (devices() > 1) {
            added_.hold(queue);
            // In the order of the devices, so that all have the same sum.
            std::vector<const T*> parts;
            int arrived = 0;
            for (int sender = 0; sender < devices(); ++sender) {
                const DeviceView<T> there = part(p, sender, 0),
                                    here = sender == d ? there : part(p, d, ++arrived);
                if (sender != d) copy_across(queue, there, here);
                parts.push_back(here.data);
            }
            const index_t rows = w_.m - p.end;
            const DeviceView<T> sum{k.sum.data, rows, p.right, rows};
            sum_parts(queue, rows * p.right, parts.data(), devices(), T(0), sum.data, 1);
            copy(queue, Part::all, sum, x(p, d));
        }
        append(queue, from(k.w, p.end, 0, second_pair(p)), from(k.w, p.end, second_pair(p), p.right),
               from(k.p, p.end, 0, second_pair(p) + p.right), k, p.right);
    }

    /// A -= P W^H for all that has been collected. What is collected when the last panel comes goes into that
    /// panel's columns alone.
    void update_trailing_matrix(const Panel& p) {
        for (int d = 0; d < devices(); ++d) {
            const DeviceView<T> a = trailing(p, d, p.end, w_.m - p.end);
            if (a.empty()) continue;
            const DeviceView<T> w = rows_of(p, d, from(dev(d).w, p.end, 0, collected_), dev(d).pack);
            gemm(context_.queue(d), Op::none, Op::adjoint, T(-1), from(dev(d).p, p.end, 0, collected_), w,
                 T(1), a);
        }
        collected_ = 0;
    }

    /// Column j of the band is rows j - b .. j of the matrix; the first b columns begin in row 0.
    void extract() {
        zero(context_.queue(0), w_.band.data, w_.band.ld * w_.band.cols);
        context_.synchronize();
        for (index_t k = 0; k < cyclic_.blocks(); ++k) {
            Queue& queue = context_.queue(cyclic_.owner(k));
            const DeviceView<T> a = w_.a.block_column(k, 0);
            const index_t first = cyclic_.block_start(k);
            if (k == 0) {
                for (index_t j = 0; j < a.cols; ++j)
                    copy_across(queue, a.block(0, j, j + 1, 1), w_.band.block(w_.b - j, j, j + 1, 1));
                continue;
            }
            copy_across(queue, DeviceView<T>{a.at(first - w_.b, 0), w_.b + 1, a.cols, a.ld + 1},
                        w_.band.block(0, first, w_.b + 1, a.cols));
        }
        context_.synchronize();
    }

    Context& context_;
    Ge2gbWork<T>& w_;
    const Cyclic cyclic_;
    DeviceEvents factored_, multiplied_, gathered_, turned_, added_;
    index_t collected_ = 0;  ///< columns of P and of W
};

}  // namespace

template <class T>
real_t<T> ge2gb(Context& context, Ge2gbWork<T>& work) {
    // P and W have columns of all sizes: an emulated product would lose what it has of the small ones.
    const NativeProducts native(context);
    return UpperBandReduction<T>(context, work).run();
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct Ge2gbWork<T>; \
    template real_t<T> ge2gb(Context&, Ge2gbWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
