// SPDX-License-Identifier: BSD-3-Clause
#include "nonsymmetric/sylvester.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <memory>
#include <thread>

#include "base/eager_thread.hpp"
#include "device/calls.hpp"
#include "host/inside.hpp"
#include "host/lapack_nonsymmetric.hpp"
#include "matrix/norms.hpp"
#include "nonsymmetric/tile_in_range.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {

template <class T>
SchurTiles<T>::SchurTiles(Arena& arena, index_t rows, index_t tile)
    : below(arena.device_array<T>(0, is_complex<T> ? 0 : rows)),
      host_below(arena.pinned_array<T>(is_complex<T> ? 0 : rows)),
      host(arena.pinned_matrix<T>(tile, rows)) {}

template <class T>
SylvesterWork<T>::SylvesterWork(Arena& arena, index_t rows_of_a, index_t rows_of_b, index_t rows)
    : tile(rows),
      a(arena, rows_of_a, rows),
      b(arena, rows_of_b, rows),
      host_c(arena.pinned_matrix<T>(rows, rows_of_b)),
      norm(arena.device_array<R>(0, 1)),
      host_norm(arena.pinned_array<R>(1)) {}

index_t sylvester_tile(Context& context, index_t order) {
    // A real tile of 128 takes a core about 2 ms, one of 64 a quarter. Small tiles end early on the way from
    // corner to corner, and occupy more threads; large ones are few products with an inner dimension that
    // fills a GPU.
    constexpr index_t large = 128, small = 64, from = 3000;
    const bool forced = context.settings.text("test.gehrd.nb") != "auto";
    const index_t usual = order < from ? small : large;
    // Two rows are one pair.
    return std::max<index_t>(2, forced ? context.settings.integer("test.gehrd.nb") : usual);
}

namespace {

template <class T>
void prepare_tiles(Context& context, SylvesterWork<T>& work, SchurTiles<T>& x) {
    Queue& queue = context.queue(0);
    const DeviceView<T> all = x.matrix.local[0];
    const index_t n = x.order();
    const index_t unread = is_complex<T> ? 1 : 2;  // rows below the diagonal from this one on
    if (n > unread) set(queue, Part::lower, T(0), T(0), all.block(unread, 0, n - unread, n - unread));
    if (!is_complex<T> && n > 1) {
        copy(queue, Part::all, DeviceView<T>{all.at(1, 0), 1, n - 1, all.ld + 1},
             DeviceView<T>{x.below, 1, n - 1, 1});
        download_array(queue, x.below, x.host_below, n - 1);
    }
    x.largest = finite_max_norm(context, Part::all, x.matrix, {work.norm}, work.host_norm);
    x.starts = {0};
    for (index_t end = 0; end < n;) {
        end = std::min(n, end + work.tile);
        if (!is_complex<T> && end < n && x.host_below[end - 1] != T(0)) --end;
        const index_t first = x.starts.back(), rows = end - first;
        copy_across(queue, all.block(first, first, rows, rows), x.host.block(0, first, rows, rows));
        x.starts.push_back(end);
    }
}

/// Threads that solve tiles, the caller's included: they compute, so that all cores help.
index_t tile_threads(Context& context) {
    static const index_t cores = std::max(1u, std::thread::hardware_concurrency());
    const index_t wished = context.settings.integer("copy.threads");
    return wished > 0 ? wished : cores;
}

/// Rows or columns.
struct Range {
    index_t first = 0, count = 0;
};

/// The tiles of op(A), or of op(B), in the order in which they are solved.
template <class T>
class Sequence {
  public:
    /// upwards: the last rows come first.
    Sequence(const SchurTiles<T>& tiles, Op op, bool upwards) : tiles_(tiles), op_(op), upwards_(upwards) {}

    index_t count() const { return tiles_.count(); }
    Range range(index_t k) const {
        const auto i = static_cast<std::size_t>(upwards_ ? count() - 1 - k : k);
        return {tiles_.starts[i], tiles_.starts[i + 1] - tiles_.starts[i]};
    }
    /// All tiles from k on.
    Range rest(index_t k) const {
        if (k >= count()) return {};
        const Range next = range(k);
        if (upwards_) return {0, next.first + next.count};
        return {next.first, tiles_.order() - next.first};
    }
    HostView<const T> on_host(index_t k) const {
        const Range r = range(k);
        return tiles_.host.block(0, r.first, r.count, r.count);
    }
    Op op() const { return op_; }
    /// The block of the matrix whose op() is the block of these rows and columns of op(A).
    DeviceView<const T> block(Range rows, Range cols) const {
        if (op_ != Op::none) std::swap(rows, cols);
        return tiles_.matrix.local[0].block(rows.first, cols.first, rows.count, cols.count);
    }

  private:
    const SchurTiles<T>& tiles_;
    const Op op_;
    const bool upwards_;
};

template <class T>
class Sylvester {
  public:
    using R = real_t<T>;

    Sylvester(Context& context, SylvesterWork<T>& work, Op of_a, Op of_b, index_t isgn, PartOfPhase part)
        : context_(context),
          queue_(context.queue(0)),
          arrived_(context.make_event(0)),
          w_(work),
          c_(work.c.local[0]),
          a_(work.a, of_a, of_a == Op::none),
          b_(work.b, of_b, of_b != Op::none),
          isgn_(isgn),
          limit_(sylvester_limit<R>(work.tile)),
          bound_(finite_max_norm(context, Part::all, work.c, {work.norm}, work.host_norm)),
          part_(part) {
        const index_t widest = std::min(a_.count(), b_.count());
        const index_t threads = std::min(tile_threads(context), widest);
        for (index_t k = 1; k < threads; ++k)
            helpers_.push_back(
                std::make_unique<EagerThread>(context.is_simulated() ? no_patience : patience));
    }

    index_t run(R* scale) {
        const index_t waves = a_.count() + b_.count() - 1;
        make_room();
        fetch(0);
        for (index_t d = 0; d < waves; ++d) {
            arrived_->synchronize();
            context_.throw_failures();
            solve();
            put();
            make_room();
            for (const Tile& t : tiles_) update_next(t);
            const std::vector<Tile> solved = fetch(d + 1);
            // These run while the CPU solves the next antidiagonal.
            for (const Tile& t : solved) update_rest(t);
            const double done = static_cast<double>(d + 1) / static_cast<double>(waves);
            context_.report(done < 1 ? part_.begin + done * (part_.end - part_.begin) : part_.end);
        }
        take_scale_back();
        *scale = scale_;
        return info_;
    }

  private:
    /// Tile p of A's sequence, q of B's.
    struct Tile {
        index_t p, q;
        R scale = 1, largest = 0;
        index_t info = 0;
    };

    HostView<T> on_host(const Tile& t) const {
        return w_.host_c.block(0, b_.range(t.q).first, a_.range(t.p).count, b_.range(t.q).count);
    }
    DeviceView<T> of_c(Range rows, Range cols) const {
        return c_.block(rows.first, cols.first, rows.count, cols.count);
    }
    DeviceView<T> on_device(const Tile& t) const { return of_c(a_.range(t.p), b_.range(t.q)); }

    /// The tiles of antidiagonal d come to the host. Returns those before.
    std::vector<Tile> fetch(index_t d) {
        std::vector<Tile> next;
        const index_t last = std::min(d, a_.count() - 1);
        for (index_t p = std::max<index_t>(0, d - b_.count() + 1); p <= last; ++p) {
            next.push_back({p, d - p});
            copy_across(queue_, on_device(next.back()), on_host(next.back()));
        }
        queue_.record(*arrived_);
        std::swap(tiles_, next);
        return next;
    }

    void solve() {
        next_ = 0;
        const auto work = [this] {
            const host::InsideScope inside;
            const auto count = static_cast<index_t>(tiles_.size());
            for (index_t k = next_++; k < count; k = next_++) solve(tiles_[static_cast<std::size_t>(k)]);
        };
        const std::size_t helping = std::min(helpers_.size(), tiles_.size() - 1);
        for (std::size_t k = 0; k < helping; ++k) helpers_[k]->start(work);
        work();
        for (std::size_t k = 0; k < helping; ++k) helpers_[k]->wait();
        for (Tile& t : tiles_) {
            if (!std::isfinite(t.largest)) solve_in_range(t);
        }
    }
    void solve(Tile& t) const {
        const HostView<T> x = on_host(t);
        t.info = host::trsyl(static_cast<char>(a_.op()), static_cast<char>(b_.op()), isgn_, a_.on_host(t.p),
                             b_.on_host(t.q), x, &t.scale);
        t.largest = largest_or_not_finite(HostView<const T>(x));
    }

    /// A tile that has overflowed, once more from its right-hand side.
    void solve_in_range(Tile& t) {
        const HostView<T> x = on_host(t);
        copy_across(queue_, on_device(t), x);
        queue_.synchronize();
        TileInRange<T> tile(a_.op(), b_.op(), isgn_, limit_, x);
        t.info = tile.run(a_.on_host(t.p), b_.on_host(t.q));
        t.scale = tile.scale();
        t.largest = largest_or_not_finite(HostView<const T>(x));
    }

    /// The tiles go back, with the smallest of their scales for all of C.
    void put() {
        R least(1);
        for (const Tile& t : tiles_) {
            least = std::min(least, t.scale);
            info_ = std::max(info_, t.info);
        }
        // A power of two changes no other bits.
        if (least > R(0) && least < R(1)) least = std::ldexp(R(1), std::ilogb(least));
        if (least != R(1)) scale_all(least);
        largest_ = R(0);
        for (const Tile& t : tiles_) {
            const HostView<T> x = on_host(t);
            const R factor = t.scale == least ? R(1) : least / t.scale;
            scale_elements(x, factor);
            copy_across(queue_, HostView<const T>(x), on_device(t));
            largest_ = std::max(largest_, factor * t.largest);
        }
    }
    void scale_all(R factor) {
        scale(queue_, Part::all, factor, c_);
        scale_ *= factor;
        bound_ *= factor;
    }

    /// Scales C where the products with the solved tiles might bring it near to overflow. The bound leaves
    /// room for the sums within a tile, as LAPACK's TRSYL does.
    void make_room() {
        const WideReal growth = (is_complex<T> ? 2 : 1) * WideReal(w_.tile) * WideReal(largest_) *
                                (WideReal(w_.a.largest) + WideReal(w_.b.largest));
        if (bound_ + growth > limit_) {
            max_norm(queue_, Part::all, c_, w_.norm);
            download_array(queue_, w_.norm, w_.host_norm, 1);
            queue_.synchronize();
            bound_ = *w_.host_norm;
        }
        bound_ += growth;
        // Below the limit by a factor, so that the next antidiagonals need no scale.
        constexpr int margin = 16;
        while (bound_ > limit_ && std::isfinite(bound_)) scale_all(factor_below<R>(limit_, bound_, margin));
    }

    /// The scale becomes 1 where X itself is in range, and right-hand sides alone were near to overflow.
    /// Programs rely on it: SciPy multiplies by the scale instead of dividing.
    void take_scale_back() {
        if (scale_ == R(1) || scale_ == R(0)) return;
        max_norm(queue_, Part::all, c_, w_.norm);
        download_array(queue_, w_.norm, w_.host_norm, 1);
        queue_.synchronize();
        if (!(WideReal(*w_.host_norm) <= WideReal(scale_) * WideReal(std::numeric_limits<R>::max()))) return;
        while (scale_ < R(1)) {
            scale_all(
                std::ldexp(R(1), std::min(-std::ilogb(scale_), std::numeric_limits<R>::max_exponent - 1)));
        }
    }

    /// The tiles of the next antidiagonal next to this one, minus products with it.
    void update_next(const Tile& t) {
        if (t.p + 1 < a_.count()) update_rows(t, a_.range(t.p + 1));
        if (t.q + 1 < b_.count()) update_columns(t, b_.range(t.q + 1));
    }
    /// The tiles behind that.
    void update_rest(const Tile& t) {
        update_rows(t, a_.rest(t.p + 2));
        update_columns(t, b_.rest(t.q + 2));
    }
    void update_rows(const Tile& t, Range rows) {
        if (rows.count == 0) return;
        gemm(queue_, a_.op(), Op::none, T(-1), a_.block(rows, a_.range(t.p)), on_device(t), T(1),
             of_c(rows, b_.range(t.q)));
    }
    void update_columns(const Tile& t, Range cols) {
        if (cols.count == 0) return;
        gemm(queue_, Op::none, b_.op(), T(static_cast<R>(-isgn_)), on_device(t),
             b_.block(b_.range(t.q), cols), T(1), of_c(a_.range(t.p), cols));
    }

    static constexpr std::chrono::microseconds no_patience{0}, patience{2000};

    Context& context_;
    Queue& queue_;
    const std::unique_ptr<Event> arrived_;
    SylvesterWork<T>& w_;
    const DeviceView<T> c_;
    const Sequence<T> a_, b_;
    const index_t isgn_;
    const WideReal limit_;  ///< of C's elements
    WideReal bound_;        ///< they are not larger
    const PartOfPhase part_;
    R scale_ = 1, largest_ = 0;
    index_t info_ = 0;
    std::vector<Tile> tiles_;  ///< the antidiagonal on the host
    std::atomic<index_t> next_ = 0;
    std::vector<std::unique_ptr<EagerThread>> helpers_;  ///< end before what they read
};

}  // namespace

template <class T>
void prepare_sylvester(Context& context, SylvesterWork<T>& work) {
    prepare_tiles(context, work, work.a);
    prepare_tiles(context, work, work.b);
}

template <class T>
index_t solve_sylvester(Context& context, SylvesterWork<T>& work, Op of_a, Op of_b, index_t isgn,
                        real_t<T>* scale, PartOfPhase part) {
    // An element of X is in many products, one after the other, as an eigenvector's.
    const NativeProducts native(context);
    return Sylvester<T>(context, work, of_a, of_b, isgn, part).run(scale);
}

#define LAPILLI_INSTANTIATE(T)                                    \
    template struct SchurTiles<T>;                                \
    template struct SylvesterWork<T>;                             \
    template void prepare_sylvester(Context&, SylvesterWork<T>&); \
    template index_t solve_sylvester(Context&, SylvesterWork<T>&, Op, Op, index_t, real_t<T>*, PartOfPhase);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
