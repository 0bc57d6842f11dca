// SPDX-License-Identifier: BSD-3-Clause
#include "qr/gram_columns.hpp"

#include "device/calls.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {
namespace {

template <class T>
class GramColumns {
    using W = tall_qr_wide<T>;

  public:
    GramColumns(Context& context, const DeviceView<T>& a, GramQrWork<T>& work, GramColumnsWork<T>& columns)
        : context_(context), queue_(context.queue(0)), a_(a), w_(work), columns_(columns), of_a_(w_.dev[0]) {}

    bool triangle(const DeviceView<T>& r) {
        zero(queue_, of_a_.way, 1);
        submit(queue_, TallGramArgs<T>{a_, nullptr, nullptr, of_a_.parts, w_.sum});
        const TallQrWay way = triangle_of_sum(w_.r, of_a_.first, of_a_.way, 0.4);
        if (way == TallQrWay::none) return false;
        columns_.twice = way == TallQrWay::twice;
        if (!columns_.twice) {
            deliver(w_.r, r);
            return true;
        }
        submit(queue_, TallGramArgs<T>{a_, of_a_.first, of_a_.way, of_a_.parts, w_.sum});
        zero(queue_, columns_.way, 1);
        // The columns of A R^-1 must be so near to orthogonal that this triangle makes them orthogonal to
        // rounding errors.
        if (triangle_of_sum(w_.q, of_a_.second, columns_.way, 0.8) != TallQrWay::once) return false;
        const NativeProducts native(context_);
        gemm(queue_, Op::none, Op::none, W(1), w_.q, w_.r, W(0), w_.sum);
        deliver(w_.sum, r);
        return true;
    }

  private:
    TallQrWay triangle_of_sum(const DeviceView<W>& r, W* factor, int* way, double done) {
        submit(queue_, TallCholeskyArgs<T>{w_.sum, r, factor, way});
        download_array(queue_, way, w_.host_way, index_t(1));
        context_.submitted(done);
        context_.synchronize();
        return static_cast<TallQrWay>(*w_.host_way);
    }
    void deliver(const DeviceView<W>& from, const DeviceView<T>& r) {
        if constexpr (std::is_same_v<T, W>) {
            copy(queue_, Part::all, from, r);
        } else {
            zero(queue_, columns_.misfit, 1);
            submit(queue_, LowerArgs<W>{Part::all, from, r, columns_.misfit});
        }
        context_.note_why("geqrf.tall", context_.settings.text("geqrf.tall") +
                                            (columns_.twice ? ": two Gram matrices" : ": one Gram matrix"));
        context_.synchronize();
    }

    Context& context_;
    Queue& queue_;
    const DeviceView<T>& a_;
    GramQrWork<T>& w_;
    GramColumnsWork<T>& columns_;
    typename GramQrWork<T>::PerDevice& of_a_;
};

}  // namespace

template <class T>
GramColumnsWork<T>::GramColumnsWork(Arena& arena, index_t n)
    : way(arena.device_array<int>(0, n > 0 ? 1 : 0)),
      misfit(arena.device_array<std::uint32_t>(0, n > 0 && !std::is_same_v<T, tall_qr_wide<T>> ? 1 : 0)) {}

template <class T>
bool gram_triangle(Context& context, const DeviceView<T>& a, GramQrWork<T>& work, GramColumnsWork<T>& columns,
                   const DeviceView<T>& r) {
    return GramColumns<T>(context, a, work, columns).triangle(r);
}

template <class T>
void gram_columns(Context& context, const DeviceView<T>& a, GramQrWork<T>& work,
                  const GramColumnsWork<T>& columns) {
    const auto& of_a = work.dev[0];
    submit(context.queue(0),
           TallDivideArgs<T>{a, of_a.first, columns.twice ? of_a.second : nullptr, of_a.way, {}, {}});
}

#define LAPILLI_INSTANTIATE(T)                                                                       \
    template struct GramColumnsWork<T>;                                                              \
    template bool gram_triangle(Context&, const DeviceView<T>&, GramQrWork<T>&, GramColumnsWork<T>&, \
                                const DeviceView<T>&);                                               \
    template void gram_columns(Context&, const DeviceView<T>&, GramQrWork<T>&, const GramColumnsWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
