// SPDX-License-Identifier: BSD-3-Clause
#include "nonsymmetric/reorder.hpp"

#include <algorithm>
#include <cmath>

#include "device/calls.hpp"
#include "host/inside.hpp"
#include "nonsymmetric/window_updates.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {

template <class T>
ReorderWork<T>::ReorderWork(Arena& arena, const DistMatrix<T>& of_t, const DistMatrix<T>& of_q, index_t rows)
    : window(rows), t(of_t), q(of_q) {
    const index_t n = t.rows, w = std::min(n, window);
    v = arena.device_matrix<T>(0, w, w);
    strip = arena.device_array<T>(0, checked_product(round_up(n, row_padding), w));
    lines = {arena.device_array<T>(0, 3 * n), 3, n, 3};
    host_t = arena.pinned_matrix<T>(w, w);
    host_v = arena.pinned_matrix<T>(w, w);
    host_lines = {arena.pinned_array<T>(3 * n), 3, n, 3};
    this->w = arena.pinned_array<T>(n);
    wi = arena.pinned_array<T>(is_complex<T> ? 0 : n);
}

index_t reorder_window(Context& context) {
    constexpr index_t usual = 96;
    const bool forced = context.settings.text("test.gehrd.nb") != "auto";
    // Two pairs.
    return std::max<index_t>(4, forced ? context.settings.integer("test.gehrd.nb") : usual);
}

namespace {

/// A Schur form on the device whose windows the CPU changes.
template <class T>
class Windows {
  public:
    Windows(Context& context, ReorderWork<T>& work)
        : queue_(context.queue(0)),
          w_(work),
          n_(work.t.rows),
          t_(work.t.local[0]),
          q_(work.q.rows > 0 ? work.q.local[0] : DeviceView<T>{}) {
        fetch_lines();
    }

    index_t order() const { return n_; }
    T& below(index_t i) const { return w_.host_lines(1, i); }
    /// Whether row i begins a pair.
    bool is_pair(index_t i) const { return !is_complex<T> && i + 1 < n_ && below(i) != T(0); }
    /// Whether row i is the second one of a pair.
    bool ends_pair(index_t i) const { return i > 0 && is_pair(i - 1); }

    /// The diagonal and the lines next to it come to the host.
    void fetch_lines() {
        const auto line = [&](index_t row, index_t i, index_t j) {
            const index_t length = n_ - std::max(i, j);
            if (length == 0) return;
            copy(queue_, Part::all, DeviceView<T>{t_.data + i + j * t_.ld, 1, length, t_.ld + 1},
                 w_.lines.block(row, 0, 1, length));
        };
        line(0, 0, 0);
        line(1, 1, 0);
        line(2, 0, 1);
        copy_across(queue_, w_.lines, w_.host_lines);
        queue_.synchronize();
    }

    /// The rows and columns from `first` up to `end`: exchange(t, v) changes them to V^H T V with V = I at
    /// first, and returns an info. All else of T, and Q, follows.
    template <class Exchange>
    index_t change(index_t first, index_t end, Exchange exchange) {
        const index_t rows = end - first;
        const HostView<T> t = w_.host_t.block(0, 0, rows, rows), v = w_.host_v.block(0, 0, rows, rows);
        const DeviceView<T> window = t_.block(first, first, rows, rows);
        copy_across(queue_, window, t);
        // The window before has left the host's memory, too, behind this.
        queue_.synchronize();
        for (index_t j = 0; j < rows; ++j) {
            std::fill_n(v.at(0, j), rows, T(0));
            v(j, j) = T(1);
        }
        const index_t info = [&] {
            const host::InsideScope inside;
            return exchange(t, v);
        }();
        copy_across(queue_, HostView<const T>(t), window);
        const DeviceView<T> of_v = w_.v.block(0, 0, rows, rows);
        copy_across(queue_, HostView<const T>(v), of_v);
        window_from_right(queue_, t_.block(0, first, first, rows), of_v, w_.strip);
        window_from_left(queue_, t_.block(first, end, rows, n_ - end), of_v, w_.strip);
        if (!q_.empty()) window_from_right(queue_, q_.block(0, first, q_.rows, rows), of_v, w_.strip);
        for (index_t i = 0; i + 1 < rows; ++i) below(first + i) = t(i + 1, i);
        return info;
    }

  private:
    Queue& queue_;
    ReorderWork<T>& w_;
    const index_t n_;
    const DeviceView<T> t_, q_;
};

template <class T>
class Reordering {
  public:
    Reordering(Context& context, ReorderWork<T>& work, const index_t* select)
        : context_(context),
          w_(work),
          windows_(context, work),
          n_(windows_.order()),
          chosen_(select, select + n_) {}

    index_t run(index_t* count) {
        for (index_t i = 0; i < n_; ++i) {
            if (!windows_.is_pair(i)) continue;
            chosen_[at(i)] = chosen_[at(i + 1)] = chosen_[at(i)] != 0 || chosen_[at(i + 1)] != 0;
            ++i;
        }
        *count = std::count_if(chosen_.begin(), chosen_.end(), [](index_t one) { return one != 0; });
        index_t info = 0;
        for (index_t placed = 0; info == 0 && placed < *count;) {
            const Group group = next_group(placed);
            for (index_t end = group.end; info == 0 && end > placed + group.rows;) {
                const index_t before = end;
                info = move_up(placed, end);
                // Windows of a matrix that is no Schur form may get stuck, or lose rows.
                if (end >= before) info = 1;
            }
            if (group.rows == 0) info = 1;
            placed += group.rows;
            context_.report(static_cast<double>(placed) / static_cast<double>(*count));
        }
        windows_.fetch_lines();
        read_values();
        return info;
    }

  private:
    /// The first selected rows behind those in place, and where the last of them ends.
    struct Group {
        index_t rows = 0, end = 0;
    };

    static std::size_t at(index_t i) { return static_cast<std::size_t>(i); }

    Group next_group(index_t placed) const {
        Group group;
        const index_t most = w_.window / 2;
        for (index_t i = placed; i < n_;) {
            const index_t rows = windows_.is_pair(i) ? 2 : 1;
            if (chosen_[at(i)] != 0) {
                if (group.rows + rows > most) break;
                group.rows += rows;
                group.end = i + rows;
            }
            i += rows;
        }
        return group;
    }

    /// Selected rows of the window that ends before row `end` to its front, which is not above `placed`. end:
    /// where the last of them ends then.
    index_t move_up(index_t placed, index_t& end) {
        index_t first = std::max(placed, end - w_.window);
        if (first > placed && windows_.ends_pair(first)) ++first;
        index_t moved = 0;
        const index_t info = windows_.change(first, end, [&](HostView<T> t, HostView<T> v) {
            return host::trsen('N', 'V', chosen_.data() + first, t, v, w_.values(first), &moved,
                               static_cast<real_t<T>*>(nullptr), static_cast<real_t<T>*>(nullptr));
        });
        for (index_t i = first; i < end; ++i) chosen_[at(i)] = i < first + moved;
        end = first + moved;
        return info;
    }

    void read_values() const {
        for (index_t i = 0; i < n_; ++i) {
            w_.w[i] = w_.host_lines(0, i);
            if constexpr (!is_complex<T>) {
                w_.wi[i] = T(0);
                if (!windows_.is_pair(i)) continue;
                w_.wi[i] = std::sqrt(std::abs(windows_.below(i))) * std::sqrt(std::abs(w_.host_lines(2, i)));
                w_.wi[i + 1] = -w_.wi[i];
                w_.w[i + 1] = w_.host_lines(0, i + 1);
                ++i;
            }
        }
    }

    Context& context_;
    ReorderWork<T>& w_;
    Windows<T> windows_;
    const index_t n_;
    std::vector<index_t> chosen_;
};

/// One block on its way. A pair may become two real values there, which go on together.
template <class T>
class BlockMove {
  public:
    /// from, to: first rows of blocks.
    BlockMove(Context& context, Windows<T>& windows, index_t window, index_t from, index_t to)
        : context_(context),
          windows_(windows),
          window_(window),
          width_(rows_of(from)),
          from_(from),
          to_(to < from ? to : to + rows_of(to) - width_),
          here_(from) {}

    index_t run() {
        index_t info = 0;
        while (info == 0 && here_ != to_) {
            const index_t before = here_;
            info = to_ < here_ ? up() : down();
            // As in Reordering.
            if (here_ == before) info = 1;
            context_.report(1 - static_cast<double>(std::abs(here_ - to_)) /
                                    static_cast<double>(std::abs(from_ - to_)));
        }
        return info;
    }
    index_t here() const { return here_; }

  private:
    index_t rows_of(index_t row) const { return windows_.is_pair(row) ? 2 : 1; }

    index_t up() {
        const index_t end = here_ + width_;
        index_t first = std::max(to_, end - window_);
        if (first > to_ && windows_.ends_pair(first)) ++first;
        return windows_.change(first, end, [&](HostView<T> t, HostView<T> v) {
            const index_t from = here_ - first;
            const bool split = width_ == 2 && t(from + 1, from) == T(0);
            index_t at = from;
            index_t info = move(t, v, at, 0);
            here_ = first + at;
            if (!split || info != 0) return info;
            at = from + 1;
            return move(t, v, at, 1);
        });
    }
    index_t down() {
        index_t end = std::min(to_ + width_, here_ + window_);
        if (end < to_ + width_ && windows_.ends_pair(end)) --end;
        const index_t first = here_, last = end - first - 1;
        return windows_.change(first, end, [&](HostView<T> t, HostView<T> v) {
            index_t behind = last, info = 0;
            if (width_ == 2 && t(1, 0) == T(0)) {
                index_t second = 1;
                info = move(t, v, second, last);
                behind = second - 1;
            }
            if (info != 0) return info;
            index_t at = 0;
            info = move(t, v, at, behind);
            here_ = first + at;
            return info;
        });
    }
    /// A block of a window; at: its row before and afterwards.
    static index_t move(HostView<T> t, HostView<T> v, index_t& at, index_t to) {
        index_t from = at + 1, reached = to + 1;
        const index_t info = host::trexc('V', t, v, &from, &reached);
        at = reached - 1;
        return info;
    }

    Context& context_;
    Windows<T>& windows_;
    const index_t window_, width_, from_, to_;
    index_t here_;
};

}  // namespace

template <class T>
index_t reorder(Context& context, ReorderWork<T>& work, const index_t* select, index_t* count) {
    // As in the iteration: every element is in many products.
    const NativeProducts native(context);
    return Reordering<T>(context, work, select).run(count);
}

template <class T>
index_t move_block(Context& context, ReorderWork<T>& work, index_t* from, index_t* to) {
    const NativeProducts native(context);
    Windows<T> windows(context, work);
    const auto first_row = [&](index_t row) { return windows.ends_pair(row) ? row - 1 : row; };
    const index_t first = first_row(*from - 1), last = first_row(*to - 1);
    BlockMove<T> block(context, windows, work.window, first, last);
    const index_t info = first == last ? 0 : block.run();
    if constexpr (!is_complex<T>) {
        *from = first + 1;
        *to = block.here() + 1;
    }
    context.synchronize();
    return info;
}

#define LAPILLI_INSTANTIATE(T)                                                     \
    template struct ReorderWork<T>;                                                \
    template index_t reorder(Context&, ReorderWork<T>&, const index_t*, index_t*); \
    template index_t move_block(Context&, ReorderWork<T>&, index_t*, index_t*);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
