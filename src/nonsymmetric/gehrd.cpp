// SPDX-License-Identifier: BSD-3-Clause
#include "nonsymmetric/gehrd.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "hessenberg/args.hpp"
#include "matrix/safe_range.hpp"
#include "reflectors/block_column.hpp"
#include "runtime/abort_on_failure.hpp"
#include "runtime/device_events.hpp"
#include "runtime/emulation.hpp"
#include "runtime/patience.hpp"
#include "runtime/team.hpp"

namespace lapilli {

template <class T>
GehrdPart<T>::GehrdPart(Arena& arena, int device, const DeviceView<T>& matrix, index_t width)
    : a(matrix),
      v(arena.device_matrix<T>(device, a.rows, width)),
      y(arena.device_matrix<T>(device, a.rows, width)),
      t(arena.device_matrix<T>(device, width, width)),
      c1(arena.device_matrix<T>(device, width, a.rows)),
      c2(arena.device_matrix<T>(device, width, a.rows)),
      tau(arena.device_array<T>(device, a.rows)),
      work(arena.device_array<T>(device, hessenberg_work)),
      barrier(arena.device_array<std::byte>(device, barrier_bytes)) {}

template <class T>
GehrdTeam<T>::GehrdTeam(Arena& arena, index_t n, index_t width) : devices(arena.devices()) {
    for (int d = 0; d < devices && devices > 1; ++d) {
        if (d > 0) helpers.emplace_back(arena, d, arena.device_matrix<T>(d, n, n), width);
        parts.push_back(arena.device_array<T>(d, 2 * round_up(n, row_padding)));
        flags.push_back(arena.device_array<unsigned>(d, hessenberg_flags(devices)));
    }
    if (devices > 1) aborted = arena.pinned_array<unsigned>(1);
}

template <class T>
GehrdWork<T>::GehrdWork(Arena& arena, const DistMatrix<T>& matrix, index_t width)
    : n(matrix.rows),
      nb(width),
      a(matrix),
      team(arena, n, nb),
      first(arena, 0, matrix.local[0], nb),
      top(arena.device_matrix<T>(0, n, nb)),
      norm(arena.device_array<R>(0, a.cyclic.blocks())),
      host_norm(arena.pinned_array<R>(a.cyclic.blocks())),
      host_tau(arena.pinned_array<T>(n)) {}

Team gehrd_team(Context& context, index_t n) {
    // A helper has a copy of the matrix: A v, which is shared, must outweigh a message of each block in each
    // column.
    constexpr index_t enough = 3000;
    const Team team = team_for(context, "sytrd.columns", enough, n);
    // Blocks of unlike GPUs would share the rows otherwise, and know nothing of each other's.
    for (int d = 1; d < team.devices; ++d) {
        if (context.device(d).name() != context.device(0).name()) return one_device;
    }
    return team;
}

template <class T>
index_t gehrd_block(Context& context, index_t n) {
    // Narrow panels add up fewer products a column, wide ones have faster updates: level at n = 2000 on an
    // H200, d 8 % ahead at 10000. With wide ones v leaves the shared memory at this many bytes, and a column
    // takes a quarter longer.
    constexpr index_t wide_from = 3000, most_bytes = 88'000;
    const bool is_wide = n >= wide_from && n <= most_bytes / static_cast<index_t>(sizeof(T));
    const index_t wanted = context.settings.text("test.gehrd.nb") == "auto"
                               ? (is_wide ? 64 : 32)
                               : context.settings.integer("test.gehrd.nb");
    return std::clamp<index_t>(n - 1, 1, std::min<index_t>(wanted, hessenberg_limit));
}

namespace {

template <class T>
class HessenbergReduction {
  public:
    using R = real_t<T>;
    HessenbergReduction(Context& context, GehrdWork<T>& work, index_t first, index_t end)
        : context_(context),
          w_(work),
          team_(work.team),
          first_(first),
          end_(end),
          grain_(context.is_simulated() ? work.nb : 128),
          updated_(context, team_.devices),
          copied_(context, team_.devices),
          turn_(team_.devices > 1),
          guard_(team_.aborted != nullptr ? *team_.aborted : alone_) {}

    void run() {
        const index_t last = end_ - 1;
        const R sigma = first_ < last
                            ? scale_to_safe_range(context_, Part::all, w_.a, {w_.norm}, w_.host_norm)
                            : (finite_max_norm(context_, Part::all, w_.a, {w_.norm}, w_.host_norm), R(1));
        prepare();
        for (index_t c = first_, width = 0; c < last; c += width) {
            width = std::min(w_.nb, last - c);
            for (int d = 0; d < team_.devices; ++d) reduce_panel(d, c, width);
            const Shares shares = shares_of(c + width);
            for (int d = 0; d < team_.devices; ++d) update(d, c, width, shares);
            exchange(c, c + width, shares);
            const double left = static_cast<double>(last - c - width) / static_cast<double>(last - first_);
            context_.submitted(1.0 - left * left * left);
        }
        if (sigma != R(1)) scale_back(R(1) / sigma);
        download_array(queue(0), part(0).tau, w_.host_tau, w_.n - 1);
        if (team_.devices == 1) return;
        context_.synchronize();
        guard_.require_answers("a device timed out waiting for another one's rows of a product");
    }

  private:
    Queue& queue(int d) { return context_.queue(d); }
    const GehrdPart<T>& part(int d) const {
        return d == 0 ? w_.first : team_.helpers[static_cast<std::size_t>(d) - 1];
    }

    /// Words of the kernels; helpers get the matrix.
    void prepare() {
        zero(queue(0), part(0).tau, w_.n);
        guard_.clear();
        queue(0).record(updated_[0]);
        for (int d = 0; d < team_.devices; ++d) {
            zero(queue(d), part(d).barrier, barrier_bytes);
            if (team_.devices == 1) continue;
            zero(queue(d), team_.flags[static_cast<std::size_t>(d)], hessenberg_flags(team_.devices));
            if (d == 0) continue;
            queue(d).wait(updated_[0]);
            copy_across(queue(d), part(0).a, part(d).a);
        }
        if (team_.devices > 1) context_.synchronize();  // peers may set flags at once
    }
    struct Span {
        index_t begin, end;
        Span common(Span other) const { return {std::max(begin, other.begin), std::min(end, other.end)}; }
    };
    /// Columns behind a panel, which the devices share in its updates: device d has columns shares[d] ..
    /// shares[d + 1] - 1.
    using Shares = std::vector<index_t>;
    /// Shares of columns from `next` on, in grains. The first device alone updates the rows above a panel,
    /// and its share is narrower: such a row takes 3 products, a row below 5, so that `above` is its
    /// additional work in grains.
    Shares shares_of(index_t next) const {
        const index_t devices = team_.devices, grains = ceil_div(end_ - next, grain_),
                      above = 3 * next / (5 * grain_);
        Shares shares{next};
        for (index_t left = devices, of_share = 0, at = 0; left > 0; --left) {
            of_share = left == devices ? std::max<index_t>(0, ceil_div(grains + above, devices) - above)
                                       : ceil_div(grains - at, left);
            at = left == 1 ? grains : std::min(grains, at + of_share);
            shares.push_back(std::min(end_, next + at * grain_));
        }
        return shares;
    }
    /// Each device fetches, from those that have it behind the panel of column c, the columns that it needs
    /// next: in all rows those of the next panel, which begin with `next`, and of its next share; others in
    /// its rows of A v. The first device needs all columns in the rows that are above the next panel, too,
    /// and behind the last panel all that is left.
    ///
    ///              next   next panel   its share
    ///                 +-----+--------+-----+-------+ c + 1
    ///                 | all |        | all |       |  above the next panel: the first device
    ///                 |     |        |     |       |
    ///                 |     | rows   |     | rows  |
    ///                 |     |        |     |       |
    ///                 +-----+--------+-----+-------+ end
    ///
    /// Columns of a panel have the same bits on all devices, as each has come from one: if products rounded
    /// otherwise on another device, a reflector of what rounding leaves of a column would be another one
    /// there.
    void exchange(index_t c, index_t next, const Shares& had) {
        if (team_.devices == 1) return;
        // A device that waits for one that has failed keeps the host waiting, too, as soon as it is too far
        // ahead.
        context_.throw_failures();
        const index_t last = end_ - 1, behind = next < last ? std::min(next + w_.nb, last) : end_;
        const Shares wanted = shares_of(behind);
        for (int d = 0; d < (next < last ? team_.devices : 1); ++d) {
            const auto at = static_cast<std::size_t>(d);
            const index_t begin = wanted[at], end = wanted[at + 1], m = last - next;
            const Span all{c + 1, end_}, own{next + 1 + hessenberg_first_row(m, team_.devices, d),
                                             next + 1 + hessenberg_first_row(m, team_.devices, d + 1)};
            const Span rows{d == 0 ? c + 1 : own.begin, own.end};
            for (int from = 0; from < team_.devices; ++from) {
                if (from == d) continue;
                const auto of = static_cast<std::size_t>(from);
                const Span has{had[of], had[of + 1]};
                queue(d).wait(updated_[from]);
                fetch(from, d, all, has.common({next, behind}));
                fetch(from, d, rows, has.common({behind, begin}));
                fetch(from, d, all, has.common({begin, end}));
                fetch(from, d, rows, has.common({end, end_}));
            }
        }
        copied_.record_main(context_);
        // Columns that a device has sent are not overwritten before they have arrived.
        for (int d = 0; d < team_.devices; ++d) copied_.hold(queue(d));
    }
    void fetch(int from, int to, Span rows, Span columns) {
        const index_t m = rows.end - rows.begin, n = columns.end - columns.begin;
        if (m <= 0 || n <= 0) return;
        copy_across(queue(to), part(from).a.block(rows.begin, columns.begin, m, n),
                    part(to).a.block(rows.begin, columns.begin, m, n));
    }

    /// The panel whose first column is c, and whose trailing matrix begins with row and column c + 1.
    void reduce_panel(int d, index_t c, index_t width) {
        const index_t m = end_ - c - 1;
        HessenbergTeam<T> team{.rank = d, .devices = team_.devices};
        if (team_.devices > 1) {
            team.column = c;
            team.ld = round_up(w_.n, row_padding);
            std::copy(team_.parts.begin(), team_.parts.end(), team.parts);
            std::copy(team_.flags.begin(), team_.flags.end(), team.flags);
            team.aborted = team_.aborted;
            team.patience = patience(context_);
        }
        const GehrdPart<T>& mine = part(d);
        submit(queue(d), HessenbergPanelArgs<T>{.a = mine.a.block(c + 1, c, m, m + 1),
                                                .v = mine.v.block(0, 0, m, width),
                                                .y = mine.y.block(c + 1, 0, m, width),
                                                .t = t(d, width),
                                                .tau = mine.tau + c,
                                                .work = mine.work,
                                                .barrier = mine.barrier,
                                                .team = team});
    }
    DeviceView<T> t(int d, index_t width) const { return part(d).t.block(0, 0, width, width); }

    ///         c + 1     c + width   end      n
    ///     +-----+-----------+--------+-------+
    ///     |     |  - Y V^H  | - Y V^H|       |   rows above, where Y = (A V) T by products: the first device
    ///     +-----+-----------+--------+-------+ c + 1
    ///     |     |  panel    | - Y V^H|       |   Y by the panel
    ///     |     |           | (I - V T V^H)^H C    columns behind the panel: all devices
    ///     +-----+-----------+--------+-------+ end
    ///
    /// Others fetch the first device's share while it updates the rows above. A GPU without others updates
    /// all rows at once, as products whose rows begin at a boundary of 16 bytes are faster: 0.54 s for 0.60
    /// on an H200, n = 8000.
    void update(int d, index_t c, index_t width, const Shares& shares) {
        const auto at = static_cast<std::size_t>(d);
        const Span share{shares[at], shares[at + 1]};
        const bool at_once = team_.devices == 1 && !context_.is_simulated();
        if (at_once) multiply_above(c, width);
        // The BLAS of simulated devices rounds products of other shapes otherwise: a grain at a time, so that
        // any team has the same bits.
        const index_t step = context_.is_simulated() ? grain_ : w_.n;
        for (index_t begin = share.begin; begin < share.end; begin += step) {
            const Span columns = share.common({begin, begin + step});
            update_right(d, c, width, {at_once ? 0 : c + 1, end_}, columns);
            update_left(d, c, width, columns);
        }
        queue(d).record(updated_[d]);
        if (d > 0) return;
        if (!at_once) {
            multiply_above(c, width);
            update_right(0, c, width, {0, c + 1}, {c + width, end_});
        }
        update_left(0, c, width, {end_, w_.n});
    }
    /// Y of the rows above, and their update in columns of the panel behind its first: rows c + 1 and below
    /// have them from the kernel.
    void multiply_above(index_t c, index_t width) {
        const index_t m = end_ - c - 1, above = c + 1;
        const GehrdPart<T>& mine = part(0);
        const DeviceView<T> v = mine.v.block(0, 0, m, width), av = w_.top.block(0, 0, above, width),
                            y = mine.y.block(0, 0, above, width);
        gemm(queue(0), Op::none, Op::none, T(1), mine.a.block(0, c + 1, above, m), v, T(0), av);
        gemm(queue(0), Op::none, Op::none, T(1), av, t(0, width), T(0), y);
        if (width > 1)
            subtract(0, y, v.block(0, 0, width - 1, width), mine.a.block(0, c + 1, above, width - 1));
    }
    void update_right(int d, index_t c, index_t width, Span rows, Span columns) {
        // Rows before a boundary of 16 bytes are a product of their own.
        const index_t boundary = std::min(rows.end, round_up(rows.begin, 4));
        if (rows.begin < boundary && boundary < rows.end) {
            update_right(d, c, width, {rows.begin, boundary}, columns);
            rows.begin = boundary;
        }
        const index_t m = rows.end - rows.begin, n = columns.end - columns.begin;
        if (n <= 0) return;
        subtract(d, part(d).y.block(rows.begin, 0, m, width),
                 part(d).v.block(columns.begin - c - 1, 0, n, width),
                 part(d).a.block(rows.begin, columns.begin, m, n));
    }
    void update_left(int d, index_t c, index_t width, Span columns) {
        const index_t m = end_ - c - 1, n = columns.end - columns.begin;
        if (n <= 0) return;
        const GehrdPart<T>& mine = part(d);
        apply_block_adjoint(queue(d), mine.v.block(0, 0, m, width), t(d, width),
                            mine.a.block(c + 1, columns.begin, m, n), mine.c1, mine.c2);
    }
    void subtract(int d, DeviceView<T> y, DeviceView<T> v, DeviceView<T> c) {
        gemm(queue(d), Op::none, Op::adjoint, T(-1), y, v, T(1), c);
    }

    /// H alone: reflectors do not change with the matrix's scale.
    void scale_back(R factor) {
        const index_t n = w_.n;
        const DeviceView<T> a = part(0).a;
        scale(queue(0), Part::all, factor, a.block(0, 0, 1, n));
        if (n == 1) return;
        scale(queue(0), Part::upper, factor, a.block(1, 0, n - 1, n - 1));
        scale(queue(0), Part::all, factor, a.block(1, n - 1, n - 1, 1));
    }

    Context& context_;
    GehrdWork<T>& w_;
    const GehrdTeam<T>& team_;
    const index_t first_, end_;
    const index_t grain_;  ///< columns; shares consist of them
    unsigned alone_ = 0;
    DeviceEvents updated_, copied_;
    const TeamTurn turn_;
    const AbortOnFailure guard_;
};

}  // namespace

template <class T>
void gehrd(Context& context, GehrdWork<T>& work, index_t first, index_t end) {
    // As in the reduction to tridiagonal form: every element is in n products.
    const NativeProducts native(context);
    HessenbergReduction<T>(context, work, first, end).run();
}

#define LAPILLI_INSTANTIATE(T)                                      \
    template struct GehrdPart<T>;                                   \
    template struct GehrdTeam<T>;                                   \
    template struct GehrdWork<T>;                                   \
    template void gehrd(Context&, GehrdWork<T>&, index_t, index_t); \
    template index_t gehrd_block<T>(Context&, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
