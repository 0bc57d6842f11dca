// SPDX-License-Identifier: BSD-3-Clause
#include "nonsymmetric/hseqr.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <memory>
#include <span>
#include <string>

#include "base/clock.hpp"
#include "base/eager_thread.hpp"
#include "device/calls.hpp"
#include "hessenberg/args.hpp"
#include "host/inside.hpp"
#include "matrix/safe_range.hpp"
#include "nonsymmetric/deflation.hpp"
#include "nonsymmetric/shifts.hpp"
#include "nonsymmetric/window_updates.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {
namespace {

/// Rows of a window of the chase, so that H's part and U fit into 99 KB of shared memory.
template <class T>
constexpr int widest_chase = sizeof(T) == 16 ? 48 : sweep_window_limit;

}  // namespace

template <class T>
QrSizes qr_sizes(Context& context, index_t n) {
    const auto setting = [&](const char* name, index_t otherwise) {
        return context.settings.text(name) == "auto" ? otherwise : context.settings.integer(name);
    };
    // An early deflation takes about as long as the part of a sweep above its window: on an H200 a row takes
    // 1.3 us, and a window of 92 rows of a real matrix 1.3 to 2.3 ms. A deflation of a complex matrix takes
    // twice as long, a sweep does not.
    struct Cut {
        index_t from, shifts, window;
    };
    constexpr Cut of_real[] = {{12000, 160, 208}, {6000, 100, 128}, {3000, 80, 108},
                               {1500, 60, 80},    {800, 40, 64},    {0, 40, 48}},
                  of_complex[] = {{6000, 60, 92}, {3000, 60, 72}, {1500, 40, 56}, {800, 40, 48}, {0, 40, 48}};
    const std::span<const Cut> cuts =
        is_complex<T> ? std::span<const Cut>(of_complex) : std::span<const Cut>(of_real);
    const Cut& cut = *std::find_if(cuts.begin(), cuts.end(), [&](const Cut& c) { return n >= c.from; });
    const bool forced = context.settings.text("test.hseqr.shifts") != "auto";
    QrSizes sizes;
    sizes.window = std::max<index_t>(2, setting("test.hseqr.window", cut.window));
    sizes.whole = forced ? sizes.window : std::max<index_t>(sizes.window, 96);
    sizes.rounds = setting("test.hseqr.rounds", 30 * std::max<index_t>(10, n));
    sizes.chase = static_cast<int>(
        std::clamp<index_t>(setting("test.hseqr.chase", widest_chase<T>), 5, widest_chase<T>));
    const index_t most = 2 * sizes.per_chain() * sweep_chains_limit;
    sizes.shifts = std::clamp<index_t>(setting("test.hseqr.shifts", cut.shifts), 2, most) / 2 * 2;
    return sizes;
}

template <class T>
HseqrWork<T>::HseqrWork(Arena& arena, const DistMatrix<T>& matrix, const DistMatrix<T>& vectors,
                        const QrSizes& cut, const std::vector<DeviceView<T>>& rooms)
    : n(matrix.rows), sizes(cut), h(matrix), z(vectors) {
    const index_t most = sizes.most(n), wide = std::max<index_t>(most, sizes.chase);
    u = arena.device_matrix<T>(0, sizes.chase, 2 * sizes.chase * sizes.chains());
    v = arena.device_matrix<T>(0, most, most);
    strip = arena.device_array<T>(0, checked_product(round_up(n, row_padding), wide));
    for (int d = 1; d < arena.devices() && z.rows > 0; ++d) {
        const DeviceView<T> room = rooms.empty() ? DeviceView<T>{} : rooms[static_cast<std::size_t>(d) - 1];
        helpers.emplace_back(arena, d, n, room, sizes.chase, sizes.chase * sizes.chains(), most);
    }
    const auto diagonals = [&] { return DeviceView<T>{arena.device_array<T>(0, 2 * n), 2, n, 2}; };
    left = diagonals();
    right = diagonals();
    shifts = arena.device_array<R>(0, numbers_of_bulge * sizes.bulges());
    norm = arena.device_array<R>(0, h.cyclic.blocks());
    const auto on_host = [&] { return HostView<T>{arena.pinned_array<T>(2 * n), 2, n, 2}; };
    host_left = on_host();
    host_right = on_host();
    host_window = arena.pinned_matrix<T>(most, most);
    host_v = arena.pinned_matrix<T>(most, most);
    host_shifts = arena.pinned_array<R>(numbers_of_bulge * sizes.bulges());
    host_norm = arena.pinned_array<R>(h.cyclic.blocks());
    host_w = arena.pinned_array<T>(n);
    host_wi = arena.pinned_array<T>(is_complex<T> ? 0 : n);
}

namespace {

template <class T>
class QrIteration {
  public:
    using R = real_t<T>;

    QrIteration(Context& context, HseqrWork<T>& work, bool form, index_t first, index_t end)
        : context_(context),
          queue_(context.queue(0)),
          products_(context.panel_queue(0)),
          chased_(context.make_event(0)),
          multiplied_(context.make_event(0)),
          w_(work),
          h_(work.h.local[0]),
          rows_of_z_(
              context, work.helpers,
              work.z.rows > 0 ? work.z.local[0].block(first, 0, end - first, work.n) : DeviceView<T>{}),
          z_(work.z.rows > 0 && rows_of_z_.empty() ? work.z.local[0] : DeviceView<T>{}),
          form_(form),
          first_(first),
          end_of_rows_(end),
          end_(end),
          deflation_(context.is_simulated() ? std::chrono::microseconds(0) : most_of_a_sweep) {}

    index_t run() {
        clear_below();
        const R sigma = scale_to_safe_range(context_, Part::all, w_.h, {w_.norm}, w_.host_norm);
        values_outside();
        rows_of_z_.send();
        index_t rounds = 0;
        while (end_ > first_ && rounds < w_.sizes.rounds) {
            round();
            if (!rows_of_z_.empty()) context_.throw_failures();
            ++rounds;
            const auto left = static_cast<double>(end_ - first_),
                       all = static_cast<double>(end_of_rows_ - first_);
            context_.report(1 - left / all);
        }
        if (sigma != R(1)) scale_back(R(1) / sigma);
        rows_of_z_.collect();
        queue_.synchronize();
        context_.phases.push_back({"of it early deflation", deflating_});
        context_.note_why("early deflations", std::to_string(rounds));
        context_.note_why("sweeps", std::to_string(sweeps_));
        return end_ > first_ ? end_ : 0;
    }

  private:
    /// The rows of a window of early deflation, and the block that is active.
    struct Active {
        index_t top, end, window;
        index_t first() const { return end - window; }
        index_t order() const { return end - top; }
    };

    void clear_below() {
        if (w_.n > 2) set(queue_, Part::lower, T(0), T(0), h_.block(2, 0, w_.n - 2, w_.n - 2));
    }
    void scale_back(R factor) {
        scale(queue_, Part::all, factor, h_);
        for (index_t i = 0; i < w_.n; ++i) {
            w_.host_w[i] *= factor;
            if constexpr (!is_complex<T>) w_.host_wi[i] *= factor;
        }
    }

    /// The diagonals of rows first .. end - 1 come to the host.
    void fetch_diagonals(index_t first, index_t end) {
        const index_t count = end - first - 1;
        if (count == 0) return;
        const auto diagonal = [&](index_t i, index_t j) {
            return DeviceView<T>{h_.at(i, j), 2, count, h_.ld + 1};
        };
        const auto part = [&](auto view) { return view.block(0, first, 2, count); };
        copy_two(queue_, diagonal(first, first), part(w_.left), diagonal(first, first + 1), part(w_.right));
        copy_across(queue_, part(w_.left), part(w_.host_left));
        copy_across(queue_, part(w_.right), part(w_.host_right));
    }
    T below(index_t k) const { return w_.host_left(1, k); }
    T above(index_t k) const { return w_.host_right(0, k); }
    T diagonal(index_t k) const { return k > first_ ? w_.host_right(1, k - 1) : w_.host_left(0, k); }

    /// Eigenvalues of the rows that are triangular already.
    void values_outside() {
        const index_t n = w_.n;
        const DeviceView<T> diagonal{h_.data, 1, n, h_.ld + 1};
        copy(queue_, Part::all, diagonal, DeviceView<T>{w_.left.data, 1, n, 1});
        download_array(queue_, w_.left.data, w_.host_w, n);
        if constexpr (!is_complex<T>) std::fill_n(w_.host_wi, n, T(0));
        queue_.synchronize();
    }

    /// One early deflation, and a sweep if that has not found enough. A sweep that has begun before takes the
    /// shifts of the deflation before: its bulges end above the window, until that has come back.
    void round() {
        const index_t wanted =
            barren_ < 5 ? w_.sizes.window : 2 * w_.sizes.window - (barren_ - 5) % w_.sizes.window;
        const index_t fetched = std::min(end_ - first_, std::max(wanted + 1, w_.sizes.whole));
        fetch_diagonals(first_, end_);
        const HostView<T> corner = w_.host_window.block(0, 0, fetched, fetched);
        copy_across(queue_, h_.block(end_ - fetched, end_ - fetched, fetched, fetched), corner);
        queue_.synchronize();
        const Active active = active_block(wanted);
        const index_t w = active.window;
        const Eigenvalues<T> values{w_.host_w + active.first(),
                                    is_complex<T> ? nullptr : w_.host_wi + active.first()};
        const T spike = active.first() > active.top ? below(active.first() - 1) : T(0);
        const HostView<T> t = corner.block(fetched - w, fetched - w, w, w), v = w_.host_v.block(0, 0, w, w);
        // The devices begin the next sweep while another thread deflates, if the deflation before has left
        // shifts for it. What it leaves of the block has room for all bulges.
        const auto bulges = static_cast<index_t>(shifts_.size()) / numbers_of_bulge;
        const bool ahead = bulges > 0 && barren_ < 2 && active.order() >= 3 * w_.sizes.window &&
                           active.order() - w >= 3 * bulges;
        // Submitting its launches takes the CPU's time as well.
        deflation_.start([=, this] {
            const host::InsideScope inside;
            const double begin = now();
            found_ = deflate_early(t, spike, v, values, smallest(active.order()));
            deflating_ += now() - begin;
        });
        BulgeSweep sweep{};
        std::int64_t moves = 0;
        if (ahead) {
            sweep = sweep_of(active.order());
            moves = moves_above(sweep, active.first() - active.top);
            submit_moves(sweep, active.top, 0, moves);
        }
        deflation_.wait();
        const Deflated<T>& found = found_;
        if (found.changed) put_window(active, t, v, found.spike);
        end_ -= found.count;
        barren_ = found.count > 0 ? 0 : barren_ + 1;
        const index_t order = end_ - active.top;
        if (ahead) {
            sweep.n = order;
            submit_moves(sweep, active.top, moves, sweep.moves());
        }
        const bool enough = !ahead && 100 * found.count > w * nibble;
        shifts_.clear();
        if (order < 3 || (found.count > 0 && (enough || order <= w_.sizes.whole))) return;
        const index_t first = found.first;
        shifts_ = shifts(active, {values.w + first, values.imaginary + (is_complex<T> ? 0 : first)},
                         w - found.count - first);
        if (ahead || shifts_.empty()) return;
        sweep = sweep_of(order);
        submit_moves(sweep, active.top, 0, sweep.moves());
    }
    static R smallest(index_t order) {
        return std::numeric_limits<R>::min() * (static_cast<R>(order) / std::numeric_limits<R>::epsilon());
    }

    Active active_block(index_t wanted) {
        Active a{end_ - 1, end_, 0};
        while (a.top > first_ && !is_small(a.top - 1)) --a.top;
        if (a.top > first_ && below(a.top - 1) != T(0))
            set(queue_, Part::all, T(0), T(0), h_.block(a.top, a.top - 1, 1, 1));
        const index_t order = a.order();
        a.window = order <= w_.sizes.whole ? order : std::min(wanted, order);
        if (a.window + 1 >= order) {
            a.window = order;
        } else {
            const index_t k = a.first();
            if (std::abs(below(k - 1)) > std::abs(below(k - 2))) ++a.window;
        }
        return a;
    }
    /// Whether the element below the diagonal of column k is zero as far as the matrix is known (M. Ahues, F.
    /// Tisseur: "A new deflation criterion for the QR algorithm", LAPACK Working Note 122, 1997).
    bool is_small(index_t k) const {
        constexpr R ulp = std::numeric_limits<R>::epsilon();
        const R negligible = smallest(w_.n), size = size_of(below(k));
        if (size <= negligible) return true;
        R sum = size_of(diagonal(k)) + size_of(diagonal(k + 1));
        if (sum == R(0)) {
            if (k > first_) sum += size_of(below(k - 1));
            if (k + 2 < end_) sum += size_of(below(k + 1));
        }
        if (size > ulp * sum) return false;
        const R other = size_of(above(k)), ab = std::max(size, other), ba = std::min(size, other);
        const R last = size_of(diagonal(k + 1)), difference = size_of(diagonal(k) - diagonal(k + 1));
        const R aa = std::max(last, difference), bb = std::min(last, difference), s = aa + ab;
        return ba * (ab / s) <= std::max(negligible, ulp * (bb * (aa / s)));
    }
    static R size_of(T x) { return std::abs(std::real(x)) + std::abs(std::imag(x)); }

    /// The window as early deflation has left it, and what its V does to the rest.
    void put_window(const Active& a, HostView<T> t, HostView<T> v, T spike) {
        const index_t w = a.window, first = a.first();
        const DeviceView<T> of_v = w_.v.block(0, 0, w, w);
        rows_of_z_.hold(queue_);
        copy_across(queue_, HostView<const T>(t), h_.block(first, first, w, w));
        copy_across(queue_, HostView<const T>(v), of_v);
        if (first > a.top) set(queue_, Part::all, spike, spike, h_.block(first, first - 1, 1, 1));
        rows_of_z_.multiply(queue_, first, of_v);
        from_right(a.top, first, of_v);
        from_left(a.end, first, of_v);
    }
    /// Rows above the window, which begins with row and column `first`, and Z where the first device has it.
    void from_right(index_t top, index_t first, DeviceView<T> u) {
        const index_t w = u.rows, from = form_ ? 0 : top;
        multiply(h_.block(from, first, first - from, w), u);
        if (z_.empty()) return;
        by_grains<T>(context_, end_of_rows_ - first_, [&](index_t row, index_t count) {
            multiply(z_.block(first_ + row, first, count, w), u);
        });
    }
    void multiply(DeviceView<T> c, DeviceView<T> u) { window_from_right(queue_, c, u, w_.strip); }
    /// Columns behind the window.
    void from_left(index_t end, index_t first, DeviceView<T> u) {
        const index_t w = u.rows, right = first + w, to = form_ ? w_.n : end;
        window_from_left(queue_, h_.block(first, right, w, to - right), u, w_.strip);
    }

    /// The values of the window that have not converged; where these are few, values of a block at the end of
    /// the active one.
    Shifts<R> shifts(const Active& a, const Eigenvalues<T>& kept, index_t count) {
        const index_t order = end_ - a.top,
                      bulges = std::min(w_.sizes.bulges(), std::max<index_t>(1, order / 3));
        if (barren_ > 0 && barren_ % 6 == 0) {
            return exceptional_shifts<T>(
                a.top, end_, bulges, [&](index_t i) { return diagonal(i); },
                [&](index_t i) { return below(i); });
        }
        if (2 * count >= bulges) return shifts_of(kept, count, bulges);
        const index_t m = std::min({order, 2 * bulges, w_.sizes.most(w_.n)});
        const HostView<T> block = w_.host_window.block(0, 0, m, m);
        copy_across(queue_, h_.block(end_ - m, end_ - m, m, m), block);
        queue_.synchronize();
        std::vector<T> re(static_cast<std::size_t>(m)), im(static_cast<std::size_t>(m));
        const Eigenvalues<T> values{re.data(), is_complex<T> ? nullptr : im.data()};
        const index_t failed =
            host::hseqr('E', 'N', host::Balanced{1, m}, block, values, HostView<T>{nullptr, 0, 0, 1});
        require(failed >= 0 && failed <= m, "shifts: LAPACK's info");
        return shifts_of(
            Eigenvalues<T>{values.w + failed, is_complex<T> ? nullptr : values.imaginary + failed},
            m - failed, bulges);
    }

    /// The sweep of an active block by the shifts that there are, which come to the device.
    BulgeSweep sweep_of(index_t order) {
        const BulgeSweep sweep{.n = order,
                               .window = w_.sizes.chase,
                               .bulges = static_cast<int>(shifts_.size()) / numbers_of_bulge,
                               .per_chain = w_.sizes.per_chain()};
        std::copy(shifts_.begin(), shifts_.end(), w_.host_shifts);
        upload_array(queue_, w_.host_shifts, w_.shifts, static_cast<index_t>(shifts_.size()));
        ++sweeps_;
        return sweep;
    }
    /// The moves whose windows are in the first `rows` rows. They are the same in a sweep of a smaller block
    /// that has these rows.
    static std::int64_t moves_above(const BulgeSweep& sweep, index_t rows) {
        std::int64_t moves = 0;
        while (moves < sweep.moves()) {
            const SweepWindow window = sweep.window_of(0, moves);
            if (window.order == 0 || window.first + window.order > rows) break;
            ++moves;
        }
        return moves;
    }
    /// Moves begin .. end - 1. The products of a move run in a queue of their own while the next move is
    /// made, but for those with the columns that it needs:
    ///
    ///     main queue      chase t      near t      chase t+1      near t+1      chase t+2
    ///     second          products t-1 |       products t         |        products t+1
    ///
    /// near t waits for the products of t - 1, since both change rows of its windows.
    void submit_moves(const BulgeSweep& sweep, index_t top, std::int64_t begin, std::int64_t end) {
        const index_t order = sweep.n, from = form_ ? 0 : top, to = form_ ? w_.n : top + order;
        const index_t width = static_cast<index_t>(sweep.window) * sweep.chains();
        for (std::int64_t move = begin; move < end; ++move) {
            const bool last = move + 1 == end;
            const DeviceView<T> u = w_.u.block(0, move % 2 * width, sweep.window, width);
            submit(queue_, BulgeChaseArgs<T>{.sweep = sweep,
                                             .move = move,
                                             .h = h_.block(top, top, order, order),
                                             .shifts = w_.shifts,
                                             .u = u});
            queue_.record(*chased_);
            products_.wait(*chased_);
            // A window's U is overwritten two moves later.
            if (move > begin) rows_of_z_.hold(queue_);
            rows_of_z_.multiply(*chased_, sweep, move, top, u);
            WindowProductsArgs<T> products{
                .sweep = sweep,
                .move = move,
                .side = Side::right,
                .above = top - from,
                .u = u,
                .a = h_.block(from, top, top + order - from, order),
                .z = z_.empty() ? DeviceView<T>{} : z_.block(first_, top, end_of_rows_ - first_, order)};
            WindowProductsArgs<T> left = products;
            left.side = Side::left;
            left.above = 0;
            left.a = h_.block(top, top, order, to - top);
            left.z = {};
            if (!last) {
                if (move > begin) queue_.wait(*multiplied_);
                left.reach = WindowReach::near;
                submit(queue_, left);
                left.reach = WindowReach::far;
            }
            submit(products_, products);
            submit(products_, left);
            products_.record(*multiplied_);
        }
        if (end > begin) {
            queue_.wait(*multiplied_);
            rows_of_z_.hold(queue_);
        }
    }

    /// Between two early deflations the devices are behind their first rows.
    static constexpr std::chrono::microseconds most_of_a_sweep{5000};
    /// Converged values of a window, in percent, that are enough to deflate again without a sweep.
    static constexpr index_t nibble = 80;

    Context& context_;
    Queue &queue_, &products_;
    const std::unique_ptr<Event> chased_, multiplied_;
    HseqrWork<T>& w_;
    const DeviceView<T> h_;
    RowsOfZ<T> rows_of_z_;
    const DeviceView<T> z_;  ///< where all of its rows are on the first device
    const bool form_;
    const index_t first_, end_of_rows_;
    index_t end_;         ///< of the rows that have not converged
    index_t barren_ = 0;  ///< rounds without a deflation
    index_t sweeps_ = 0;
    double deflating_ = 0;  ///< seconds
    Shifts<R> shifts_;      ///< of the last early deflation
    Deflated<T> found_;     ///< by it
    EagerThread deflation_;
};

}  // namespace

template <class T>
index_t hseqr(Context& context, HseqrWork<T>& work, bool form, index_t first, index_t end) {
    // As in the reduction: every element is in n products.
    const NativeProducts native(context);
    return QrIteration<T>(context, work, form, first, end).run();
}

#define LAPILLI_INSTANTIATE(T)                       \
    template struct HseqrWork<T>;                    \
    template QrSizes qr_sizes<T>(Context&, index_t); \
    template index_t hseqr(Context&, HseqrWork<T>&, bool, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
