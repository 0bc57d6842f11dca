// SPDX-License-Identifier: BSD-3-Clause
#include "norms/reductions.hpp"

#include "device/calls.hpp"
#include "norms/columns_by_threads.hpp"
#include "reduce/plain.hpp"

namespace lapilli {
namespace {

/// The pieces that are left of `count` after `times` reductions to pieces of `length`.
index_t folds(index_t count, index_t length, int times) {
    for (; times > 0; --times) count = ceil_div(count, length);
    return count;
}

template <class T>
index_t numbers_after(int times, index_t m, index_t n) {
    return std::max(checked_product(folds(m, reduce_rows, times), n),
                    checked_product(m, folds(n, reduce_cols, times)));
}

/// The results of a reduction as a matrix with `pieces` values for each row or column.
template <class S>
auto as_results(Along along, S* data, index_t count, index_t pieces) {
    return along == Along::columns ? DeviceView<S>{data, pieces, count, pieces}
                                   : DeviceView<S>{data, count, pieces, count};
}

/// Reduces pieces until there is one, from one array into the other by turns. fold(from, to, how) does it
/// once; returns where the results are.
template <class R, class Fold>
R* fold_pieces(Along along, Combine combine, index_t count, index_t pieces, R* from, R* to, Fold fold) {
    const ReduceRule how{along, combine, Size::modulus};
    while (pieces > 1) {
        const auto source = as_results(along, from, count, pieces);
        const index_t fewer = how.pieces(source.rows, source.cols);
        fold(how, source, as_results(along, to, count, fewer));
        pieces = fewer;
        std::swap(from, to);
    }
    return from;
}

}  // namespace

template <class T>
Reductions<T>::Work::Work(Arena& arena, index_t m, const std::vector<index_t>& cols_of_devices,
                          Wanted wanted) {
    // The diagonal is a row.
    if (wanted == Wanted::diagonal) m = std::min<index_t>(m, 1);
    for (int d = 0; d < arena.devices(); ++d) {
        const index_t n = cols_of_devices[static_cast<std::size_t>(d)];
        const bool none = m == 0 || n == 0;
        const index_t most = none ? 0 : std::max(checked_dimension(m), checked_dimension(n));
        PerDevice device;
        device.partial = arena.device_array<R>(d, none ? 0 : numbers_after<R>(1, m, n));
        device.folded = arena.device_array<R>(d, none ? 0 : numbers_after<R>(2, m, n));
        device.weights = arena.device_array<R>(d, wanted == Wanted::weighted_sums ? most : 0);
        device.found = arena.pinned_array<R>(most);
        dev.push_back(device);
    }
}

template <class T>
std::vector<typename Reductions<T>::Piece> Reductions<T>::pieces(int k, bool whole) const {
    const Cyclic& c = a_.cyclic;
    if (c.local_cols(k) == 0) return {};
    if (whole) return {{0, 0, c.local_cols(k)}};
    std::vector<Piece> all;
    for (index_t l = 0; l < c.local_blocks(k); ++l) {
        const index_t block = c.global_block(k, l);
        all.push_back({l * c.nb(), c.block_start(block), c.block_width(block)});
    }
    return all;
}

template <class T>
index_t Reductions<T>::column_of(int k, index_t local) const {
    const Cyclic& c = a_.cyclic;
    return c.block_start(c.global_block(k, local / c.nb())) + local % c.nb();
}

template <class T>
void Reductions<T>::bring(int k, const R* results, index_t count) const {
    download_array(queue(k), results, work(k).found, count);
}

/// The results of a device are then in work(k).found, once it is idle.
template <class T>
void Reductions<T>::submit_to(int k, ReduceRule how, R factor, const std::vector<R>& weights) const {
    const DeviceView<const T>& local = a_.local[static_cast<std::size_t>(k)];
    const index_t m = local.rows, n = local.cols;
    if (local.empty()) return;
    const auto& w = work(k);
    const bool columns = how.along == Along::columns;
    if (!weights.empty()) {
        // The place of what is found is free until then.
        for (index_t i = 0; i < (columns ? m : n); ++i)
            w.found[i] = weights[static_cast<std::size_t>(columns ? i : column_of(k, i))];
        upload_array(queue(k), w.found, w.weights, columns ? m : n);
    }
    const index_t count = columns ? n : m;
    const DeviceView<R> partial = as_results(how.along, w.partial, count, how.pieces(m, n));
    zero(queue(k), partial.data, partial.rows * partial.cols);
    for (const Piece& piece : pieces(k, how.part == Part::all)) {
        how.diagonal = piece.global;
        const DeviceView<const T> of_piece = local.block(0, piece.local, m, piece.width);
        const R* const given = weights.empty() ? nullptr : columns ? w.weights : w.weights + piece.local;
        submit(queue(k), ReduceArgs<T>{how, factor, of_piece, given,
                                       columns ? partial.block(0, piece.local, partial.rows, piece.width)
                                               : partial.block(0, 0, m, how.pieces(m, piece.width))});
    }
    const auto fold = [&](const ReduceRule& again, DeviceView<R> from, DeviceView<R> to) {
        zero(queue(k), to.data, to.rows * to.cols);
        submit(queue(k), ReduceArgs<R>{again, R(1), from, nullptr, to});
    };
    const R* const results =
        fold_pieces(how.along, how.combine, count, how.pieces(m, n), w.partial, w.folded, fold);
    bring(k, results, count);
}

template <class T>
std::vector<real_t<T>> Reductions<T>::collected(Along along, Combine combine) const {
    std::vector<R> all(static_cast<std::size_t>(along == Along::columns ? cols() : rows()));
    for (int k = 0; k < a_.cyclic.devices(); ++k) {
        const index_t n = a_.cyclic.local_cols(k);
        if (n == 0) continue;
        for (index_t l = 0; along == Along::columns && l < n; ++l)
            all[static_cast<std::size_t>(column_of(k, l))] = work(k).found[l];
        for (index_t i = 0; along == Along::rows && i < rows(); ++i) {
            R& to = all[static_cast<std::size_t>(i)];
            to = combined(combine, to, work(k).found[i]);
        }
    }
    return all;
}

template <class T>
std::vector<real_t<T>> Reductions<T>::on_host(ReduceRule how, R factor, const std::vector<R>& weights) const {
    const index_t count = how.along == Along::columns ? host_.cols : host_.rows;
    const index_t pieces = how.pieces(host_.rows, host_.cols);
    const auto as_host = [](DeviceView<R> x) { return HostView<R>{x.data, x.rows, x.cols, x.ld}; };
    std::vector<R> partial(static_cast<std::size_t>(checked_product(count, pieces))), folded;
    const HostView<R> results = as_host(as_results(how.along, partial.data(), count, pieces));
    const bool columns = how.along == Along::columns;
    columns_by_threads(host_.rows, host_.cols, reduce_cols, threads_, [&](index_t first, index_t n) {
        ReduceRule rule = how;
        rule.diagonal += first;
        const R* const given = weights.empty() ? nullptr : weights.data() + (columns ? 0 : first);
        reduce_plainly<T>(rule, factor, host_.block(0, first, host_.rows, n), given,
                          columns ? results.block(0, first, pieces, n)
                                  : results.block(0, first / reduce_cols, count, ceil_div(n, reduce_cols)));
    });
    folded.resize(pieces > 1 ? partial.size() : 0);
    const auto fold = [&](const ReduceRule& again, DeviceView<R> from, DeviceView<R> to) {
        std::fill_n(to.data, to.rows * to.cols, R(0));
        reduce_plainly<R>(again, R(1), as_host(from), nullptr, as_host(to));
    };
    const R* const whole =
        fold_pieces(how.along, how.combine, count, pieces, partial.data(), folded.data(), fold);
    return std::vector<R>(whole, whole + count);
}

template <class T>
std::vector<real_t<T>> Reductions<T>::reduced(Along along, const Measure& measure, R factor,
                                              const std::vector<R>& weights) const {
    const ReduceRule how{along, measure.combine, measure.size, measure.part};
    if (rows() == 0 || cols() == 0)
        return std::vector<R>(static_cast<std::size_t>(along == Along::columns ? cols() : rows()));
    if (context_ == nullptr) return on_host(how, factor, weights);
    for (int k = 0; k < a_.cyclic.devices(); ++k) submit_to(k, how, factor, weights);
    context_->synchronize();
    return collected(along, measure.combine);
}

template <class T>
std::vector<real_t<T>> Reductions<T>::diagonal(Size size) const {
    const ReduceRule how{Along::columns, Combine::sum, size};
    const index_t n = std::min(rows(), cols());
    if (context_ == nullptr) {
        const HostView<const T> places{host_.data, 1, n, host_.ld + 1};
        return n == 0 ? std::vector<R>() : Reductions(places).on_host(how, R(1), {});
    }
    for (int k = 0; k < a_.cyclic.devices(); ++k) {
        const DeviceView<const T>& local = a_.local[static_cast<std::size_t>(k)];
        if (local.empty()) continue;
        const DeviceView<R> results = as_results(Along::columns, work(k).partial, local.cols, 1);
        zero(queue(k), results.data, local.cols);
        for (const Piece& piece : pieces(k, false)) {
            // The places on the diagonal are a row whose elements are ld + 1 apart.
            const index_t width = std::clamp<index_t>(n - piece.global, 0, piece.width);
            if (width == 0) continue;
            const DeviceView<const T> places{local.at(piece.global, piece.local), 1, width, local.ld + 1};
            submit(queue(k),
                   ReduceArgs<T>{how, R(1), places, nullptr, results.block(0, piece.local, 1, width)});
        }
        bring(k, results.data, local.cols);
    }
    context_->synchronize();
    std::vector<R> all = collected(Along::columns, Combine::sum);
    all.resize(static_cast<std::size_t>(n));
    return all;
}

template class Reductions<float>;
template class Reductions<double>;
template class Reductions<std::complex<float>>;
template class Reductions<std::complex<double>>;

}  // namespace lapilli
