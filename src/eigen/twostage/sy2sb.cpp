// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/twostage/sy2sb.hpp"

#include <algorithm>
#include <cmath>

#include "device/calls.hpp"
#include "device/flag_args.hpp"
#include "matrix/full_storage.hpp"
#include "matrix/rows_of_columns.hpp"
#include "matrix/safe_range.hpp"
#include "panel_factors/args.hpp"
#include "panel_qr/args.hpp"
#include "runtime/device_events.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {

template <class T>
Sy2sbWork<T>::Sy2sbWork(Arena& arena, const DistMatrix<T>& matrix, index_t bandwidth, index_t panels,
                        index_t stored, const CarveLater& later)
    : n(matrix.rows),
      b(bandwidth),
      w(matrix.cyclic.nb()),
      group(panels),
      a(matrix),
      dev(static_cast<std::size_t>(arena.devices())) {
    require(w == sy2sb_panel(b), "sy2sb: width of the block columns");
    for (int d = 0; d < arena.devices(); ++d)
        dev[static_cast<std::size_t>(d)].tau = arena.device_array<T>(d, n);
    band = arena.device_matrix<T>(0, stored + 1, n);
    arena.overlay([&] { carve_workspace(arena); }, later);
    norms = arena.pinned_array<R>(a.cyclic.blocks());
}

template <class T>
void Sy2sbWork<T>::carve_workspace(Arena& arena) {
    const index_t wide = 2 * w * group;
    for (int d = 0; d < arena.devices(); ++d) {
        const bool several = arena.devices() > 1;
        const index_t columns = a.cyclic.local_cols(d), most = a.cyclic.most_local_cols();
        PerDevice& k = dev[static_cast<std::size_t>(d)];
        k.vz = arena.device_matrix<T>(d, n, wide);
        for (DeviceView<T>& zv : k.zv) zv = arena.device_matrix<T>(d, n, wide);
        for (DeviceView<T>& rows : k.local) rows = arena.device_matrix<T>(d, several ? columns : 0, w);
        k.arriving = arena.device_matrix<T>(d, several ? most : 0, w);
        k.pack = arena.device_matrix<T>(d, several ? columns : 0, wide);
        k.products = arena.device_matrix<T>(d, wide, w);
        k.factors = arena.device_matrix<T>(d, wide, w);
        k.factors_work = arena.device_array<T>(d, panel_factors_work<T>(wide - 2 * w, w));
        k.work = arena.device_array<T>(d, panel_qr_work<T>(n));
        k.barrier = arena.device_array<std::byte>(d, barrier_bytes);
        k.begun = arena.device_array<unsigned>(d, 1);
        k.norms = arena.device_array<R>(d, a.cyclic.blocks());
    }
}

namespace {

/// Calls f(queue of the owner, the band's columns [first, first + count) in A and in the band, rows in use),
/// so that both sides are rectangles: all columns of full height that lie side by side, and each shorter one.
/// In A a column's part of the band begins on the diagonal: columns are ld + 1 apart.
template <class T, class F>
void over_band(Context& context, const Sy2sbWork<T>& w, F f) {
    const Cyclic& c = w.a.cyclic;
    for (index_t k = 0; k < c.blocks(); k += c.neighbours(k)) {
        const index_t first = c.block_start(k);
        const DeviceView<T> columns = w.a.neighbours(k, first);
        const index_t full = std::clamp<index_t>(w.n - w.b - first, 0, columns.cols);
        Queue& queue = context.queue(c.owner(k));
        const auto piece = [&](index_t j, index_t count, index_t rows) {
            f(queue, DeviceView<T>{columns.at(j, j), rows, count, columns.ld + 1},
              w.band.block(0, first + j, rows, count));
        };
        if (full > 0) piece(0, full, w.b + 1);
        for (index_t j = full; j < columns.cols; ++j) piece(j, 1, w.n - first - j);
    }
}

/// Thread blocks of a panel during an update, where they take little of it: an H200 reduces a matrix of order
/// 5000 in 14.4 ms with 32 of them, 14.9 with 48 and 15.8 with 80. There the shared memory of 32 holds 10000
/// rows.
index_t blocks_beside(index_t rows) { return rows > 10000 ? 64 : 32; }

/// Columns of the triangle, of an update of rank k, that the multiprocessors without a panel update in the
/// panel's time: 2.4 GF in 80 us on an H200.
index_t columns_beside(index_t rows, index_t k) {
    constexpr double products = 1.2e9;
    const double all = static_cast<double>(rows), area = 2 * products / static_cast<double>(k);
    if (area >= all * all) return rows;
    return std::min(rows, round_up(static_cast<index_t>(all - std::sqrt(all * all - area)), 64));
}

/// Two queues on a device, where they overlap (sy2sb_overlaps); elsewhere panels and updates follow one
/// another:
///
///       panel queue                 A_(k+1) -= V Z^H + Z V^H of a group, factor A_(k+1)
///       queue        A V, Z, ...   | A_j -= V Z^H + Z V^H for j = k+2, k+3, ...              | A V, Z, ...
///
/// A V waits for both. The update begins when the panel has its multiprocessors, and takes the others.
template <class T>
class BandReduction {
  public:
    using R = real_t<T>;
    BandReduction(Context& context, Sy2sbWork<T>& work)
        : context_(context),
          w_(work),
          cyclic_(work.a.cyclic),
          waits_for_start_(context.settings.text("test.panel.wait") == "start"),
          factored_(context, devices()),
          multiplied_(context, devices()),
          appended_(context, devices()),
          ready_(context, devices()),
          updated_(context, devices()),
          mirrored_(context, devices()) {}

    R run() {
        const R sigma = prepare();
        const index_t reflectors = w_.reflectors();
        for (index_t k = 0; k * w_.w < reflectors; ++k) {
            const Panel p = panel(k);
            if (!is_factored_) {
                Queue& queue = context_.queue(p.owner);
                // Other devices have mirrored these columns, and must have read them.
                if (k > 0 && collected_ == 0 && devices() > 1) mirrored_.hold(queue);
                update_panel(queue, p);
                factor(queue, p, 0);
            }
            is_factored_ = false;
            send(p);
            multiply(p);
            for (int d = 0; d < devices(); ++d) append(p, d);
            collected_ += 2 * p.width;
            const bool last = p.end == reflectors;
            if (last) {
                update_trailing_matrix(p.end, {turn_, collected_}, 0, false);
            } else if (collected_ >= 2 * w_.w * group_before(p.end)) {
                if (sy2sb_overlaps<T>(devices())) {
                    look_ahead(panel(k + 1));
                } else {
                    update_all(p);
                }
            }
            const double left = 1.0 - static_cast<double>(p.end) / static_cast<double>(reflectors);
            context_.submitted(1.0 - left * left * left);
        }
        extract();
        return sigma;
    }

  private:
    /// Columns first .. end - 1. Their reflectors begin in row `below`, and the trailing matrix in row and
    /// column `end`.
    struct Panel {
        index_t number, first, width, end, below;
        int owner;
    };

    int devices() const { return cyclic_.devices(); }
    /// Panels of a group that ends before a column; the buffers have room for w_.group.
    index_t group_before(index_t column) const {
        return std::min(w_.group, sy2sb_group<T>(context_, devices(), w_.n - column, w_.b));
    }
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }
    DeviceView<T>& zv(int d) { return dev(d).zv[turn_]; }
    DeviceView<T> local(int d) const { return w_.a.local[static_cast<std::size_t>(d)]; }

    Panel panel(index_t k) const {
        const index_t first = k * w_.w, width = std::min(w_.w, w_.reflectors() - first);
        return {k, first, width, first + width, first + w_.b, cyclic_.owner(k)};
    }
    /// Rows from `row` on of some columns of what is as high as the matrix.
    DeviceView<T> rows_from(DeviceView<T> x, index_t row, index_t col, index_t cols) const {
        return x.block(row, col, w_.n - row, cols);
    }

    /// The factor that the matrix was multiplied with.
    R prepare() {
        std::vector<R*> norms;
        for (int d = 0; d < devices(); ++d) norms.push_back(dev(d).norms);
        const R sigma = scale_to_safe_range(context_, Part::lower, w_.a, norms, w_.norms);
        for (int d = 0; d < devices(); ++d) {
            zero(context_.queue(d), dev(d).barrier, barrier_bytes);
            zero(context_.queue(d), dev(d).begun, 1);
        }
        context_.synchronize();  // devices read each other's columns
        for (int d = 0; d < devices(); ++d) mirror_to(d, 0);
        context_.synchronize();
        return sigma;
    }
    /// Device d's upper triangle, its own part first.
    void mirror_to(int d, index_t first) {
        for (int k = 0; k < devices(); ++k) mirror(context_.queue(d), w_.a, (d + k) % devices(), d, first);
    }

    /// Applies the collected updates to the panel's columns.
    void update_panel(Queue& queue, const Panel& p) {
        if (collected_ == 0) return;
        gemm(queue, Op::none, Op::adjoint, T(-1), rows_from(dev(p.owner).vz, p.first, 0, collected_),
             zv(p.owner).block(p.first, 0, p.width, collected_), T(1), columns_of(p, p.first));
    }
    DeviceView<T> columns_of(const Panel& p, index_t row) const {
        return w_.a.block_column(p.number, row).block(0, 0, w_.n - row, p.width);
    }

    /// A V, from a row on, and V: in zv behind what has been collected, where Z will be in place of A V.
    DeviceView<T> product_of(const Panel& p, int d, index_t row) {
        return rows_from(zv(d), row, collected_, p.width);
    }
    DeviceView<T> reflectors_of(const Panel& p, int d, index_t row) {
        return rows_from(zv(d), row, collected_ + p.width, p.width);
    }

    /// The owner's word once the factorization of a panel has begun.
    static unsigned step_of(const Panel& p) { return static_cast<unsigned>(p.number) + 1; }

    /// V and tau, on the owner. most_blocks: thread blocks of the factorization, or 0.
    void factor(Queue& queue, const Panel& p, index_t most_blocks) {
        const auto& o = dev(p.owner);
        const DeviceView<T> a = columns_of(p, p.below), v = reflectors_of(p, p.owner, p.below);
        PanelQrArgs<T> args{a.rows, p.width, a.data, a.ld, v.data, v.ld, o.tau + p.first, o.work, o.barrier};
        args.most_blocks = most_blocks;
        args.begun = o.begun;
        args.step = step_of(p);
        submit(queue, args);
        queue.record(factored_[p.owner]);
    }
    /// The same on every device.
    void send(const Panel& p) {
        const auto v = [&](int d) { return reflectors_of(p, d, p.below); };
        for (int d = 0; d < devices(); ++d) {
            context_.queue(d).wait(factored_[p.owner]);
            if (d == p.owner) continue;
            copy_across(context_.queue(d), v(p.owner), v(d));
            copy_across(context_.queue(d),
                        DeviceView<const T>{dev(p.owner).tau + p.first, p.width, 1, p.width},
                        DeviceView<T>{dev(d).tau + p.first, p.width, 1, p.width});
        }
    }

    /// X := A V in the rows of the trailing matrix: every device computes the rows of its own columns.
    void multiply(const Panel& p) {
        if (devices() == 1) {
            rows_of_product(p, 0, p.end, product_of(p, 0, p.end));
            return;
        }
        // Whole blocks of rows, even if the trailing matrix begins inside of one: the rows before it are
        // never read.
        const index_t block = p.end / w_.w, begin = block * w_.w;
        const auto part = [&](int d) {
            return dev(d).local[p.number % 2].block(0, 0, local_columns(cyclic_, d, block).count, p.width);
        };
        for (int d = 0; d < devices(); ++d) {
            rows_of_product(p, d, local_columns(cyclic_, d, block).first, part(d));
            context_.queue(d).record(multiplied_[d]);
        }
        for (int d = 0; d < devices(); ++d) {
            Queue& queue = context_.queue(d);
            for (int from = 0; from < devices(); ++from) {
                // Also if it has no rows: it has copied V, whose place is used again.
                queue.wait(multiplied_[from]);
                if (part(from).empty()) continue;
                const DeviceView<T> rows =
                    from == d ? part(d) : dev(d).arriving.block(0, 0, part(from).rows, p.width);
                if (from != d) copy_across(queue, part(from), rows);
                scatter_rows<T>(queue, cyclic_, from, block, rows, product_of(p, d, begin));
            }
        }
    }
    /// A is its own conjugate transpose: rows of A V by the local columns.
    void rows_of_product(const Panel& p, int d, index_t first_column, DeviceView<T> x) {
        if (x.empty()) return;
        gemm(context_.queue(d), Op::adjoint, Op::none, T(1),
             local(d).block(p.below, first_column, w_.n - p.below, x.rows), reflectors_of(p, d, p.below),
             T(0), x);
    }

    /// Z := X T - V (T^H (V^H X) T) / 2, where X is A V with all that has been collected.
    void append(const Panel& p, int d) {
        Queue& queue = context_.queue(d);
        auto& k = dev(d);
        const index_t width = p.width, columns = collected_ + 2 * width;
        const DeviceView<T> v = reflectors_of(p, d, p.end);
        if (p.below > p.end) set(queue, Part::all, T(0), T(0), v.block(0, 0, p.below - p.end, width));
        const DeviceView<T> products = k.products.block(0, 0, columns, width),
                            factors = k.factors.block(0, 0, columns, width),
                            z = rows_from(k.vz, p.end, collected_ + width, width);
        gemm(queue, Op::adjoint, Op::none, T(1), rows_from(zv(d), p.below, 0, columns),
             reflectors_of(p, d, p.below), T(0), products);
        submit(queue, PanelFactorsArgs<T>{collected_, w_.w, width, products.data, products.ld,
                                          k.tau + p.first, factors.data, factors.ld, k.factors_work});
        gemm(queue, Op::none, Op::none, T(1), rows_from(zv(d), p.end, 0, columns), factors, T(0), z);
        copy_two(queue, z, product_of(p, d, p.end), v, rows_from(k.vz, p.end, collected_, width));
    }

    /// The trailing matrix is updated behind the next panel's columns, which the panel queue brings up to
    /// date and factors meanwhile.
    void look_ahead(const Panel& next) {
        Queue &queue = context_.queue(next.owner), &side = context_.panel_queue(next.owner);
        queue.record(appended_[next.owner]);
        side.wait(appended_[next.owner]);
        update_panel(side, next);
        side.record(ready_[next.owner]);
        const Collected before{turn_, collected_};
        turn_ = 1 - turn_;
        collected_ = 0;
        const index_t blocks = blocks_beside(w_.n - next.below);
        factor(side, next, blocks);
        queue.wait(ready_[next.owner]);
        if (waits_for_start_) wait_for_flag(queue, dev(next.owner).begun, step_of(next));
        update_trailing_matrix(next.end, before, blocks, true);
        is_factored_ = true;
    }
    /// The trailing matrix is updated, and on several devices mirrored, before the next panel is factored.
    void update_all(const Panel& p) {
        const Collected before{turn_, collected_};
        collected_ = 0;
        update_trailing_matrix(p.end, before, 0, true);
        if (devices() == 1) return;
        updated_.record_main(context_);
        for (int d = 0; d < devices(); ++d) {
            updated_.hold(context_.queue(d));
            mirror_to(d, p.end);
        }
        mirrored_.record_main(context_);
    }

    struct Collected {
        int turn;  ///< which zv
        index_t columns;
    };
    DeviceView<T> rows_of_vz(const Collected& from, int d, index_t row) {
        return rows_from(dev(d).vz, row, 0, from.columns);
    }
    DeviceView<T> rows_of_zv(const Collected& from, int d, index_t row) {
        return rows_from(dev(d).zv[from.turn], row, 0, from.columns);
    }
    /// A -= V Z^H + Z V^H for all that has been collected, from column `first` on: the lower triangle; on one
    /// device, if they are needed again, both. spared: multiprocessors that a panel has meanwhile.
    void update_trailing_matrix(index_t first, const Collected& from, index_t spared, bool again) {
        if (devices() == 1) {
            update_triangle(first, from, spared, again);
        } else {
            for (int d = 0; d < devices(); ++d) update_columns(first, from, d);
        }
    }
    /// As many columns as take the time of a panel leave it its multiprocessors; the others take all.
    void update_triangle(index_t first, const Collected& from, index_t spared, bool again) {
        const index_t rows = w_.n - first, beside = spared == 0 ? 0 : columns_beside(rows, from.columns);
        update_triangle(first, beside, from, spared, again);
        update_triangle(first + beside, rows - beside, from, 0, again);
    }
    void update_triangle(index_t first, index_t columns, const Collected& from, index_t spared, bool again) {
        const DeviceView<T> vz = rows_of_vz(from, 0, first), of_zv = rows_of_zv(from, 0, first);
        const DeviceView<T> a = local(0).block(first, first, w_.n - first, columns);
        ProductArgs<T> args{};
        args.m = a.rows;
        args.n = a.cols;
        args.k = from.columns;
        args.op_a = 'N';
        args.op_b = 'C';
        args.terms = 1;
        args.alpha[0] = T(-1);
        args.a[0] = vz.data;
        args.lda = vz.ld;
        args.b[0] = of_zv.data;
        args.ldb = of_zv.ld;
        args.beta = T(1);
        args.c = a.data;
        args.ldc = a.ld;
        args.part = 'L';
        args.real_diagonal = is_complex<T>;
        args.both_sides = again;
        args.spared = static_cast<int>(spared);
        product(context_.queue(0), args);
    }
    /// The columns of all devices that go together.
    static constexpr index_t update_width = 1024;
    void update_columns(index_t first, const Collected& from, int d) {
        const index_t block = first / w_.w, begin = block * w_.w;
        const LocalColumns local_part = local_columns(cyclic_, d, block);
        const index_t columns = local_part.count;
        const index_t before =
            cyclic_.owner(block) == d ? first - begin : 0;  // of these, in no trailing matrix
        if (columns <= before) return;
        const DeviceView<T> packed = dev(d).pack.block(0, 0, columns, from.columns);
        gather_rows<T>(context_.queue(d), cyclic_, d, block, rows_of_zv(from, d, begin), packed);
        // Some columns at a time, from the diagonal of the first one on.
        const index_t together = std::max<index_t>(1, update_width / devices() / w_.w) * w_.w;
        for (index_t next, j = before; j < columns; j = next) {
            next = std::min(columns, (j / together + 1) * together);
            const index_t local_column = local_part.first + j;
            const index_t row = cyclic_.global_block(d, local_column / w_.w) * w_.w + local_column % w_.w;
            gemm(context_.queue(d), Op::none, Op::adjoint, T(-1), rows_of_vz(from, d, row),
                 packed.block(j, 0, next - j, from.columns), T(1),
                 local(d).block(row, local_column, w_.n - row, next - j));
        }
    }

    void extract() {
        if constexpr (is_complex<T>) make_diagonal_real(context_, w_.a);
        zero(context_.queue(0), w_.band.data, w_.band.ld * w_.band.cols);
        context_.synchronize();
        over_band(context_, w_, [](Queue& queue, DeviceView<T> in_matrix, DeviceView<T> in_band) {
            copy_across(queue, in_matrix, in_band);
        });
        context_.synchronize();
    }

    Context& context_;
    Sy2sbWork<T>& w_;
    const Cyclic cyclic_;
    const bool waits_for_start_;
    DeviceEvents factored_, multiplied_, appended_, ready_, updated_, mirrored_;
    bool is_factored_ = false;  ///< the panel that comes, next to the update before it
    index_t collected_ = 0;     ///< columns of [V Z]
    int turn_ = 0;              ///< which zv has them
};

}  // namespace

template <class T>
real_t<T> sy2sb(Context& context, Sy2sbWork<T>& work) {
    // V and Z lie next to each other in one operand, and Z is as large as A: an emulated product would lose
    // accuracy in V.
    const NativeProducts native(context);
    return BandReduction<T>(context, work).run();
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct Sy2sbWork<T>; \
    template real_t<T> sy2sb(Context&, Sy2sbWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
