// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/twostage/sy2sb.hpp"

#include <algorithm>

#include "device/calls.hpp"
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
        k.zv = arena.device_matrix<T>(d, n, wide);
        for (DeviceView<T>& rows : k.local) rows = arena.device_matrix<T>(d, several ? columns : 0, w);
        k.arriving = arena.device_matrix<T>(d, several ? most : 0, w);
        k.pack = arena.device_matrix<T>(d, several ? columns : 0, wide);
        k.products = arena.device_matrix<T>(d, wide, w);
        k.factors = arena.device_matrix<T>(d, wide, w);
        k.factors_work = arena.device_array<T>(d, panel_factors_work<T>(wide - 2 * w, w));
        k.work = arena.device_array<T>(d, panel_qr_work<T>(n));
        k.barrier = arena.device_array<std::byte>(d, barrier_bytes);
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

template <class T>
class BandReduction {
  public:
    using R = real_t<T>;
    BandReduction(Context& context, Sy2sbWork<T>& work)
        : context_(context),
          w_(work),
          cyclic_(work.a.cyclic),
          factored_(context, devices()),
          multiplied_(context, devices()),
          updated_(context, devices()),
          mirrored_(context, devices()) {}

    R run() {
        const R sigma = prepare();
        const index_t reflectors = w_.reflectors();
        for (index_t k = 0; k * w_.w < reflectors; ++k) {
            const Panel p = panel(k);
            update_panel(p);
            factor(p);
            multiply(p);
            for (int d = 0; d < devices(); ++d) append(p, d);
            collected_ += 2 * p.width;
            const bool last = p.end == reflectors;
            if (last || collected_ == 2 * w_.w * w_.group) update_trailing_matrix(p);
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
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }
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
        for (int d = 0; d < devices(); ++d) zero(context_.queue(d), dev(d).barrier, barrier_bytes);
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
    void update_panel(const Panel& p) {
        if (collected_ == 0) return;
        gemm(context_.queue(p.owner), Op::none, Op::adjoint, T(-1),
             rows_from(dev(p.owner).vz, p.first, 0, collected_),
             dev(p.owner).zv.block(p.first, 0, p.width, collected_), T(1), columns_of(p, p.first));
    }
    DeviceView<T> columns_of(const Panel& p, index_t row) const {
        return w_.a.block_column(p.number, row).block(0, 0, w_.n - row, p.width);
    }

    /// A V, from a row on, and V: in zv behind what has been collected, where Z will be in place of A V.
    DeviceView<T> product_of(const Panel& p, int d, index_t row) {
        return rows_from(dev(d).zv, row, collected_, p.width);
    }
    DeviceView<T> reflectors_of(const Panel& p, int d, index_t row) {
        return rows_from(dev(d).zv, row, collected_ + p.width, p.width);
    }

    /// V and tau, on every device.
    void factor(const Panel& p) {
        const auto v = [&](int d) { return reflectors_of(p, d, p.below); };
        const auto& o = dev(p.owner);
        Queue& queue = context_.queue(p.owner);
        const DeviceView<T> a = columns_of(p, p.below);
        // Others have read these columns since they were updated. Later panels are written to behind
        // multiply(), where each device has waited for all.
        if (collected_ == 0 && p.number > 0) mirrored_.hold(queue);
        submit(queue, PanelQrArgs<T>{a.rows, p.width, a.data, a.ld, v(p.owner).data, v(p.owner).ld,
                                     o.tau + p.first, o.work, o.barrier});
        queue.record(factored_[p.owner]);
        for (int d = 0; d < devices(); ++d) {
            if (d == p.owner) continue;
            context_.queue(d).wait(factored_[p.owner]);
            copy_across(context_.queue(d), v(p.owner), v(d));
            copy_across(context_.queue(d), DeviceView<const T>{o.tau + p.first, p.width, 1, p.width},
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
        gemm(queue, Op::adjoint, Op::none, T(1), rows_from(k.zv, p.below, 0, columns),
             reflectors_of(p, d, p.below), T(0), products);
        submit(queue, PanelFactorsArgs<T>{collected_, w_.w, width, products.data, products.ld,
                                          k.tau + p.first, factors.data, factors.ld, k.factors_work});
        gemm(queue, Op::none, Op::none, T(1), rows_from(k.zv, p.end, 0, columns), factors, T(0), z);
        copy_two(queue, z, product_of(p, d, p.end), v, rows_from(k.vz, p.end, collected_, width));
    }

    /// A -= V Z^H + Z V^H for all that has been collected: the lower triangle, which is then mirrored if it
    /// is needed again.
    void update_trailing_matrix(const Panel& p) {
        if (devices() == 1) {
            update_triangle(p);
        } else {
            for (int d = 0; d < devices(); ++d) update_columns(p, d);
        }
        collected_ = 0;
        if (p.end == w_.reflectors()) return;
        updated_.record_main(context_);
        for (int d = 0; d < devices(); ++d) {
            updated_.hold(context_.queue(d));
            mirror_to(d, p.end);
        }
        mirrored_.record_main(context_);
    }
    void update_triangle(const Panel& p) {
        Queue& queue = context_.queue(0);
        const DeviceView<T> vz = rows_from(dev(0).vz, p.end, 0, collected_),
                            zv = rows_from(dev(0).zv, p.end, 0, collected_);
        const DeviceView<T> a = local(0).block(p.end, p.end, w_.n - p.end, w_.n - p.end);
        ProductArgs<T> args{};
        args.m = args.n = a.rows;
        args.k = collected_;
        args.op_a = 'N';
        args.op_b = 'C';
        args.terms = 1;
        args.alpha[0] = T(-1);
        args.a[0] = vz.data;
        args.lda = vz.ld;
        args.b[0] = zv.data;
        args.ldb = zv.ld;
        args.beta = T(1);
        args.c = a.data;
        args.ldc = a.ld;
        args.part = 'L';
        args.real_diagonal = is_complex<T>;
        product(queue, args);
    }
    /// The columns of all devices that go together.
    static constexpr index_t update_width = 1024;
    void update_columns(const Panel& p, int d) {
        const index_t block = p.end / w_.w, begin = block * w_.w;
        const LocalColumns local_part = local_columns(cyclic_, d, block);
        const index_t columns = local_part.count;
        const index_t before =
            cyclic_.owner(block) == d ? p.end - begin : 0;  // of these, in no trailing matrix
        if (columns <= before) return;
        const DeviceView<T> packed = dev(d).pack.block(0, 0, columns, collected_);
        gather_rows<T>(context_.queue(d), cyclic_, d, block, rows_from(dev(d).zv, begin, 0, collected_),
                       packed);
        // Some columns at a time, from the diagonal of the first one on.
        const index_t together = std::max<index_t>(1, update_width / devices() / w_.w) * w_.w;
        for (index_t next, j = before; j < columns; j = next) {
            next = std::min(columns, (j / together + 1) * together);
            const index_t local_column = local_part.first + j;
            const index_t row = cyclic_.global_block(d, local_column / w_.w) * w_.w + local_column % w_.w;
            gemm(context_.queue(d), Op::none, Op::adjoint, T(-1), rows_from(dev(d).vz, row, 0, collected_),
                 packed.block(j, 0, next - j, collected_), T(1),
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
    DeviceEvents factored_, multiplied_, updated_, mirrored_;
    index_t collected_ = 0;  ///< columns of [V Z]
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
