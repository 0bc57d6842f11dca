// SPDX-License-Identifier: BSD-3-Clause
#include "qr/gram_qr.hpp"

#include <algorithm>
#include <string>

#include "device/calls.hpp"
#include "runtime/device_events.hpp"

namespace lapilli {
namespace {

template <class W>
DeviceView<W> square(Arena& arena, int d, index_t n) {
    return {arena.device_array<W>(d, n * n), n, n, std::max<index_t>(1, n)};
}

// A Gram matrix of all rows is the sum over the pieces, on device 0, always in the same order; the small
// factorizations are there, and the other devices get the factors. Whether a second Gram matrix is wanted the
// devices know before the host: all but the last step is submitted at once.
template <class T>
class GramQr {
    using W = tall_qr_wide<T>;

  public:
    GramQr(Context& context, const std::vector<TallPiece<T>>& a, GramQrWork<T>& work)
        : context_(context),
          a_(a),
          w_(work),
          n_(a[0].rows.cols),
          made_(context, devices()),
          there_(context.make_event(0)) {}

    bool factor() {
        Queue& first = context_.queue(0);
        for (int d = 0; d < devices(); ++d) zero(context_.queue(d), dev(d).way, 1);
        const DeviceView<T> top = a_[0].rows.block(0, 0, n_, n_);
        make_gram(nullptr);
        submit(first, TallCholeskyArgs<T>{w_.sum, w_.r, dev(0).first, dev(0).way});
        to_others(&PerDevice::first);
        submit(first, TallDivideArgs<T>{top, dev(0).first, nullptr, dev(0).way, {}, w_.q});
        make_gram(&PerDevice::first);
        submit(first, TallReflectorsArgs<T>{w_.q, w_.sum, w_.r, w_.top, w_.tau, dev(0).second, dev(0).way});
        to_others(&PerDevice::second);
        download_array(first, w_.tau, w_.host_tau, n_);
        download_array(first, dev(0).way, w_.host_way, index_t(1));
        context_.submitted(0.6);
        context_.synchronize();
        const auto way = static_cast<TallQrWay>(*w_.host_way);
        if (way == TallQrWay::none) return false;
        const std::string how = way == TallQrWay::once ? "one Gram matrix" : "two Gram matrices";
        context_.note_why("geqrf.tall", context_.settings.text("geqrf.tall") +
                                            (devices() > 1 ? ": by rows, " : ": ") + how);
        return true;
    }
    void divide() {
        for (std::size_t piece = 0; piece < a_.size(); ++piece) {
            auto& w = dev(a_[piece].device);
            submit(context_.queue(a_[piece].device),
                   TallDivideArgs<T>{a_[piece].rows,
                                     w.first,
                                     w.second,
                                     w.way,
                                     piece == 0 ? DeviceView<const T>(w_.top) : DeviceView<const T>(),
                                     {}});
        }
    }

  private:
    using PerDevice = typename GramQrWork<T>::PerDevice;
    int devices() const { return static_cast<int>(w_.dev.size()); }
    PerDevice& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }

    /// The Gram matrix of A, or of A divided by a factor that every device has.
    void make_gram(W* PerDevice::*factor) {
        std::vector<const W*> parts;
        for (std::size_t piece = 0; piece < a_.size(); ++piece) {
            auto& w = dev(a_[piece].device);
            const DeviceView<W> gram = a_.size() == 1 ? w_.sum : w_.gram[piece];
            submit(context_.queue(a_[piece].device),
                   TallGramArgs<T>{a_[piece].rows, factor != nullptr ? w.*factor : nullptr,
                                   factor != nullptr ? w.way : nullptr, w.parts, gram});
            parts.push_back(gram.data);
        }
        if (a_.size() == 1) return;
        Queue& first = context_.queue(0);
        for (int d = 1; d < devices(); ++d) {
            context_.queue(d).record(made_[d]);
            first.wait(made_[d]);
        }
        for (std::size_t begin = 0; begin < parts.size(); begin += sum_limit) {
            const auto count = std::min<std::size_t>(sum_limit, parts.size() - begin);
            sum_parts<W>(first, n_ * n_, parts.data() + begin, static_cast<int>(count),
                         begin == 0 ? W(0) : W(1), w_.sum.data, 1);
        }
    }
    /// A factor, and which way the matrix goes.
    void to_others(W* PerDevice::*factor) {
        if (devices() == 1) return;
        context_.queue(0).record(*there_);
        constexpr index_t size = TallQrFactor::size(tall_qr_limit<T>);
        for (int d = 1; d < devices(); ++d) {
            Queue& queue = context_.queue(d);
            queue.wait(*there_);
            copy_across(queue, DeviceView<const W>{dev(0).*factor, size, 1, size},
                        DeviceView<W>{dev(d).*factor, size, 1, size});
            copy_across(queue, DeviceView<const int>{dev(0).way, 1, 1, 1},
                        DeviceView<int>{dev(d).way, 1, 1, 1});
        }
    }

    Context& context_;
    const std::vector<TallPiece<T>>& a_;
    GramQrWork<T>& w_;
    const index_t n_;
    DeviceEvents made_;
    std::unique_ptr<Event> there_;
};

}  // namespace

bool wants_gram_qr(const Context& context, index_t m, index_t n) {
    const std::string& how = context.settings.text("geqrf.tall");
    if (how == "columns" || context.settings.text("schedule") == "hybrid") return false;
    // Below, a panel's or two panels' own kernels do not take longer.
    constexpr index_t enough_elements = index_t{1} << 22, enough_rows = 32;
    return n > 0 && m > n && (how == "rows" || (m / n >= enough_rows && m >= enough_elements / n));
}

template <class T>
GramQrWork<T>::GramQrWork(Arena& arena, const std::vector<int>& devices, index_t rows, index_t n)
    : sum(square<W>(arena, 0, n)),
      r(square<W>(arena, 0, n)),
      q(square<W>(arena, 0, n)),
      top(square<T>(arena, 0, n)),
      tau(arena.device_array<T>(0, n)),
      host_tau(arena.pinned_array<T>(n)),
      host_way(arena.pinned_array<int>(n > 0 ? 1 : 0)) {
    const index_t size = n > 0 ? TallQrFactor::size(tall_qr_limit<T>) : 0;
    for (int d = 0; d < arena.devices(); ++d) {
        dev.push_back({arena.device_array<W>(d, n > 0 ? TallGramShape<T>::work(rows, tall_qr_columns(n)) : 0),
                       arena.device_array<W>(d, size), arena.device_array<W>(d, size),
                       arena.device_array<int>(d, n > 0 ? 1 : 0)});
    }
    for (const int d : devices) gram.push_back(square<W>(arena, d, devices.size() > 1 ? n : 0));
}

template <class T>
bool gram_qr(Context& context, const std::vector<TallPiece<T>>& a, GramQrWork<T>& work) {
    if (!factor_by_gram(context, a, work)) return false;
    finish_by_gram(context, a, work);
    context.submitted(1);
    return true;
}
template <class T>
bool factor_by_gram(Context& context, const std::vector<TallPiece<T>>& a, GramQrWork<T>& work) {
    return GramQr<T>(context, a, work).factor();
}
template <class T>
void finish_by_gram(Context& context, const std::vector<TallPiece<T>>& a, GramQrWork<T>& work) {
    GramQr<T>(context, a, work).divide();
}

#define LAPILLI_INSTANTIATE(T)                                                                \
    template struct GramQrWork<T>;                                                            \
    template bool gram_qr(Context&, const std::vector<TallPiece<T>>&, GramQrWork<T>&);        \
    template bool factor_by_gram(Context&, const std::vector<TallPiece<T>>&, GramQrWork<T>&); \
    template void finish_by_gram(Context&, const std::vector<TallPiece<T>>&, GramQrWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
