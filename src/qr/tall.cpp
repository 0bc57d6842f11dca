// SPDX-License-Identifier: BSD-3-Clause
#include "qr/tall.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "runtime/device_events.hpp"

namespace lapilli {

std::optional<RowDistribution> tall_distribution(const Context& context, index_t m, index_t n, bool travels) {
    const std::string& how = context.settings.text("geqrf.tall");
    const bool automatic = how == "auto";
    if (how == "columns" || n == 0 || n > tall_limit || m <= n || (automatic && !travels)) return {};
    if (context.settings.text("schedule") == "hybrid") return {};
    // A block has a triangle R at least. The stack of these costs as much as some thousand rows, and a copy
    // of less than some MB is over before others can begin.
    constexpr index_t enough_elements = index_t{1} << 20, enough_rows = 8;
    const index_t least = automatic ? std::max(enough_rows * n, enough_elements / n) : n;
    const auto devices = std::min<index_t>({context.device_count(), sum_limit, (m - n) / least});
    if (devices < 2) return {};
    return RowDistribution{m, n, static_cast<int>(devices)};
}

template <class T>
TallQrWork<T>::TallQrWork(Arena& arena, const RowDistribution& distribution, index_t n, bool on_host)
    : stack(arena.device_matrix<T>(0, (distribution.devices + 1) * n, n)),
      stack_v(arena.device_matrix<T>(0, (distribution.devices + 1) * n, n)),
      a(arena, distribution, stack.block(0, 0, n, n), on_host),
      t(arena.device_matrix<T>(0, n, n)),
      tau(arena.device_array<T>(0, n)),
      host_tau(arena.pinned_array<T>(n)),
      columns(arena, distribution.each(), a.blocks.cyclic.cols_of_devices(), Wanted::sums) {
    for (int d = 0; d < arena.devices(); ++d) {
        const index_t rows = d == 0 ? std::max(distribution.each(), stack.rows) : distribution.each();
        PerDevice w;
        w.v = arena.device_matrix<T>(d, distribution.each(), n);
        w.t = arena.device_matrix<T>(d, n, n);
        w.from_stack = arena.device_matrix<T>(d, n, n);
        w.by_v = arena.device_matrix<T>(d, n, n);
        w.by_t = arena.device_matrix<T>(d, n, n);
        w.tau = arena.device_array<T>(d, n);
        w.room = {arena, d, rows, n, n};
        dev.push_back(w);
    }
}

namespace {

// With the top T of A apart, and a QR factorization of each block, A_d = Q_d (R_d 0)^T:
//
//     T          T                     T
//     A_0        R_0, 0                R_0
//     A_1  =  Q  R_1, 0                R_1  =: S, the stack,  = Q' (R 0)^T,  Q' = H_0 H_1 ...,  H_j = I - tau_j w_j w_j^H
//     ...        ...                   ...
//
// Q has the identity at the top, and Q_0, Q_1, ... behind it. Q H_j Q^H = I - tau_j (Q w_j) (Q w_j)^H is a
// reflector too, and Q leaves the top of w_j as it is, the 1 and the zeros above it: the Q w_j and tau_j are
// those of LAPACK's factorization of A, and R is its R. In block d, with W_d the rows of all w_j there and
// Q_d = I - V_d T_d V_d^H,
//
//     (W_d 0)^T - V_d (T_d (V_d1^H W_d)),   V_d1 the first rows of V_d
//
// W_d is an upper triangle, as R_d is, so that a column needs the reflectors up to its own ones alone.
template <class T>
class TallQr {
  public:
    TallQr(Context& context, TallQrWork<T>& work, index_t finite)
        : context_(context),
          w_(work),
          n_(work.cols()),
          cut_(finite),
          blocks_factored_(context, devices()),
          stack_factored_(context.make_event(0)) {}

    void run() {
        for (int d = 0; d < devices(); ++d) {
            auto& w = dev(d);
            Queue& queue = context_.queue(d);
            w.room.clear(queue);
            BlockColumn<T>(queue, w_.a.block(d), w.v, w.t, w.tau, w.room).factor(true, cut_);
            queue.record(blocks_factored_[d]);
        }
        context_.submitted(0.6);
        factor_stack();
        for (int d = 0; d < devices(); ++d) finish(d);
        context_.submitted(1);
    }

  private:
    int devices() const { return w_.a.distribution.devices; }
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }
    index_t row_of(int d) const { return (d + 1) * n_; }

    void factor_stack() {
        Queue& queue = context_.queue(0);
        for (int d = 0; d < devices(); ++d) {
            const DeviceView<T> r = w_.stack.block(row_of(d), 0, n_, n_);
            queue.wait(blocks_factored_[d]);
            copy_across(queue, w_.a.block(d).block(0, 0, n_, n_), r);
            set(queue, Part::strictly_lower, T(0), T(0), r);
        }
        BlockColumn<T>(queue, w_.stack, w_.stack_v, w_.t, w_.tau, dev(0).room).factor(true, cut_);
        download_array(queue, w_.tau, w_.host_tau, n_);
        queue.record(*stack_factored_);
    }

    /// The reflectors in the rows of block d.
    void finish(int d) {
        Queue& queue = context_.queue(d);
        queue.wait(*stack_factored_);
        copy_across(queue, w_.stack_v.block(row_of(d), 0, n_, n_), dev(d).from_stack);
        for (index_t begin = 0, end = 0; begin < n_; begin = end) {
            end = std::min(begin + columns_at_once, begin < cut_ ? std::min(cut_, n_) : n_);
            finish_columns(queue, d, begin, end);
        }
    }
    void finish_columns(Queue& queue, int d, index_t begin, index_t end) {
        auto& w = dev(d);
        const index_t width = end - begin, rows = w_.a.distribution.each();
        const DeviceView<T> of_stack = w.from_stack.block(0, begin, end, width),
                            by_v = w.by_v.block(0, 0, end, width), by_t = w.by_t.block(0, 0, end, width),
                            v = w_.a.block(d).block(0, begin, rows, width), first = v.block(0, 0, end, width);
        gemm(queue, Op::adjoint, Op::none, T(1), w.v.block(0, 0, end, end), of_stack, T(0), by_v);
        gemm(queue, Op::none, Op::none, T(1), w.t.block(0, 0, end, end), by_v, T(0), by_t);
        copy(queue, Part::all, of_stack, first);
        gemm(queue, Op::none, Op::none, T(-1), w.v.block(0, 0, end, end), by_t, T(1), first);
        if (end < rows) {
            gemm(queue, Op::none, Op::none, T(-1), w.v.block(end, 0, rows - end, end), by_t, T(0),
                 v.block(end, 0, rows - end, width));
        }
    }
    static constexpr index_t columns_at_once = 128;

    Context& context_;
    TallQrWork<T>& w_;
    const index_t n_;
    const index_t cut_;  ///< what is no number stays in the columns from this one on
    DeviceEvents blocks_factored_;
    std::unique_ptr<Event> stack_factored_;
};

}  // namespace

template <class T>
void tall_qr(Context& context, TallQrWork<T>& work, index_t finite) {
    context.note_why("geqrf.tall", context.settings.text("geqrf.tall") + ": by rows");
    TallQr<T>(context, work, finite).run();
}

#define LAPILLI_INSTANTIATE(T)     \
    template struct TallQrWork<T>; \
    template void tall_qr(Context&, TallQrWork<T>&, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
