// SPDX-License-Identifier: BSD-3-Clause
#include "blas/diagonal_blocks.hpp"

#include <algorithm>
#include <cmath>

#include "reduce/plain.hpp"
#include "runtime/device_events.hpp"
#include "submitted/solution_args.hpp"
#include "triangles/args.hpp"

namespace lapilli {
namespace {

using Tuning = DiagonalBlockTuning;

/// out := alpha op(S) in + beta out, or alpha in op(S) + beta out, S a triangle whose other half is stored as
/// zeros. Large products leave out the quarter of S that is zero.
template <class T>
void multiply_triangle(Queue& queue, const Triangular& how, T alpha, DeviceView<const T> s,
                       DeviceView<const T> in, T beta, DeviceView<T> out) {
    const bool left = how.side == Side::left, plain = how.op == Op::none;
    const index_t w = s.rows, h = w / 2, others = left ? out.cols : out.rows;
    // These rows (columns, from the right) of the result from those of B.
    const auto part = [&](Span to, Span from) {
        const Span row = left == plain ? to : from, col = left == plain ? from : to;
        const DeviceView<const T> piece = s.block(row.first, col.first, row.width, col.width);
        if (left) {
            gemm(queue, how.op, Op::none, alpha, piece, in.block(from.first, 0, from.width, others), beta,
                 out.block(to.first, 0, to.width, others));
        } else {
            gemm(queue, Op::none, how.op, alpha, in.block(0, from.first, others, from.width), piece, beta,
                 out.block(0, to.first, others, to.width));
        }
    };
    const Span all{0, w}, first{0, h}, second{h, w - h};
    if (h == 0 || others < Tuning::halved) return part(all, all);
    const bool lower = (how.uplo == Uplo::lower) == plain;
    part(first, lower == left ? first : all);
    part(second, lower == left ? all : second);
}

/// The results go to `to`, where earlier ones are if they are `begun`. Returns their end.
template <class T>
real_t<T>* submit_reduction(Queue& queue, const ReduceRule& how, DeviceView<const T> a, real_t<T>* to,
                            bool begun = false) {
    using R = real_t<T>;
    const index_t pieces = how.pieces(a.rows, a.cols);
    const DeviceView<R> result = how.along == Along::columns ? DeviceView<R>{to, pieces, a.cols, pieces}
                                                             : DeviceView<R>{to, a.rows, pieces, a.rows};
    const R nothing = neutral<R>(how.combine);
    if (!begun) set(queue, Part::all, nothing, nothing, result);
    submit(queue, ReduceArgs<T>{how, R(1), a, nullptr, result});
    return to + result.rows * result.cols;
}

/// A row of blocks that are squares, as one matrix that is as high as kernels like it.
template <class T>
DeviceView<T> as_columns(const DeviceView<T>& blocks) {
    const index_t square = blocks.rows * blocks.rows;
    return {blocks.data, square, blocks.cols / blocks.rows, square};
}

}  // namespace

template <class T>
DiagonalBlocks<T>::Work::Work(Arena& arena, index_t width, const std::vector<SpanList>& spans, bool inverses,
                              const RightHandSides& b) {
    order = inverted_order;
    while (order < width) order *= 2;
    const index_t norms = inverses ? 2 : 0;
    for (int d = 0; d < arena.devices(); ++d) {
        PerDevice device;
        device.spans = spans[static_cast<std::size_t>(d)];
        const index_t count = device.spans.size();
        // The squares are not padded, so their strides are equal.
        const auto squares = [&](bool wanted) {
            const index_t cols = wanted ? checked_product(order, count) : 0;
            return DeviceView<T>{arena.device_array<T>(d, checked_product(order, cols)), order, cols, order};
        };
        device.blocks = squares(true);
        device.inverses = squares(inverses);
        device.products =
            arena.device_array<T>(d, inverses ? checked_product(order / 2 * (order / 2), count) : 0);
        device.norms = arena.device_array<real_t<T>>(d, norms);
        device.found = arena.pinned_array<real_t<T>>(norms);
        device.pivots = arena.pinned_matrix<T>(inverses ? order : 0, inverses ? count : 0);
        const auto numbers = [&](Along along, index_t lines) {
            return inverses ? checked_product(ReduceRule{along, {}, {}}.pieces(order, order), lines) : 0;
        };
        const index_t least = numbers(Along::columns, checked_product(order, count));
        const index_t sizes =
            numbers(b.side == Side::left ? Along::columns : Along::rows,
                    b.most.empty() ? 0 : checked_product(2, b.most[static_cast<std::size_t>(d)]));
        // Where the device chooses, three numbers for 32 columns; else one for each.
        device.least = arena.device_array<R>(d, least);
        device.ways = arena.device_array<index_t>(d, inverses ? count : 0);
        device.sizes = arena.device_array<R>(d, sizes);
        device.least_found = arena.pinned_array<R>(least);
        device.sizes_found = arena.pinned_array<R>(sizes);
        dev.push_back(device);
    }
}

template <class T>
void DiagonalBlocks<T>::prepare(const Triangular& how, bool solve) {
    const bool same = prepared_ && uplo_ == how.uplo && unit_ == how.unit;
    if (same && (solve ? inverted_ : hard_.empty())) return;
    // Work that is queued on other devices may still write the matrix.
    const int devices = a_.cyclic.devices();
    DeviceEvents begun(context_, devices);
    begun.record_main(context_);
    for (int d = 0; d < devices; ++d) {
        if (w_.dev[static_cast<std::size_t>(d)].spans.empty()) continue;
        Queue& queue = context_.queue(d);
        begun.hold(queue);
        gather(queue, d, how);
        if (!solve || by_ == Choice::substitution) continue;
        invert(queue, d, how.uplo);
        if (by_ == Choice::device)
            submit_choice(queue, how.uplo);
        else
            measure(queue, d, how.uplo);
    }
    hard_.clear();
    if (solve && by_ == Choice::host) {
        way_ = choose();
        way_ == Way::substitution ? find_hard_pivots() : find_nearly_zero();
    }
    prepared_ = true;
    inverted_ = solve;
    uplo_ = how.uplo;
    unit_ = how.unit;
}

/// Blocks that are on other devices are first copied here, unchanged.
template <class T>
void DiagonalBlocks<T>::gather(Queue& queue, int d, const Triangular& how) {
    const auto& dev = w_.dev[static_cast<std::size_t>(d)];
    const index_t order = w_.order;
    struct Source {
        DeviceView<const T> block;
        bool local;
    };
    std::vector<Source> sources;
    for (index_t k = 0; k < dev.spans.size(); ++k) {
        const Span j = dev.spans[k];
        if (is_local(a_.cyclic, d, j)) {
            sources.push_back({columns_of(a_, j).block(j.first, 0, j.width, j.width), true});
            continue;
        }
        const DeviceView<T> place = dev.blocks.block(0, k * order, j.width, j.width);
        bring(queue, a_, {j.first, j.first, j.width, j.width}, place);
        sources.push_back({place, false});
    }
    // Blocks of one matrix and order at one distance go together: on one device all but the last.
    for (std::size_t begin = 0, end = 0; begin < sources.size(); begin = end) {
        const DeviceView<const T>& first = sources[begin].block;
        index_t stride = 0;
        for (end = begin + 1; end < sources.size(); ++end) {
            if (sources[end].local != sources[begin].local) break;
            const DeviceView<const T>& next = sources[end].block;
            const index_t distance = next.data - sources[end - 1].block.data;
            if (end == begin + 1) stride = distance;
            if (next.rows != first.rows || next.ld != first.ld || distance != stride || stride < 0) break;
        }
        const auto at = static_cast<index_t>(begin), count = static_cast<index_t>(end - begin);
        submit(queue, TriangleBlocksArgs<T>{how.uplo, how.unit, first, stride,
                                            dev.blocks.block(0, at * order, order, count * order)});
    }
}

template <class T>
void DiagonalBlocks<T>::invert(Queue& queue, int d, Uplo uplo) {
    const auto& dev = w_.dev[static_cast<std::size_t>(d)];
    const index_t order = w_.order, square = order * order, count = dev.blocks.cols / order;
    const index_t width = dev.spans[0].width;
    submit(queue, InvertTrianglesArgs<T>{uplo, dev.blocks, dev.inverses});
    for (index_t h = inverted_order; h < order; h *= 2) {
        const DeviceView<T> product{dev.products, h, h, h};
        // One batch for the pairs at the same position in all blocks. Behind a block's own order there is the
        // identity.
        for (index_t i = 0; i + h < width; i += 2 * h) {
            const index_t k = i + h;
            const bool lower = uplo == Uplo::lower;
            const DeviceView<T> between = dev.blocks.block(lower ? k : i, lower ? i : k, h, h),
                                result = dev.inverses.block(lower ? k : i, lower ? i : k, h, h),
                                first = dev.inverses.block(i, i, h, h),
                                second = dev.inverses.block(k, k, h, h);
            submit(queue, GemmBatchedArgs<T>{count, T(1), between, square, lower ? first : second, square,
                                             T(0), product, h * h});
            submit(queue, GemmBatchedArgs<T>{count, T(-1), lower ? second : first, square, product, h * h,
                                             T(0), result, square});
        }
    }
}

template <class T>
void DiagonalBlocks<T>::measure(Queue& queue, int d, Uplo uplo) {
    const auto& dev = w_.dev[static_cast<std::size_t>(d)];
    max_norm(queue, Part::all, as_columns(dev.blocks), dev.norms);
    max_norm(queue, Part::all, as_columns(dev.inverses), dev.norms + 1);
    download_array(queue, dev.norms, dev.found, 2);
    const index_t most = ReduceRule{Along::columns, {}, {}}.pieces(w_.order, 1) * dev.blocks.cols;
    const R nothing = neutral<R>(Combine::smallest);
    set(queue, Part::all, nothing, nothing, DeviceView<R>{dev.least, most, 1, most});
    R* to = dev.least;
    for (index_t k = 0; k < dev.spans.size(); ++k) {
        const index_t width = dev.spans[k].width;
        const ReduceRule how{Along::columns, Combine::smallest, Size::larger_part,
                             uplo == Uplo::lower ? Part::lower : Part::upper};
        to = submit_reduction<T>(queue, how, dev.blocks.block(0, k * w_.order, width, width), to, true);
    }
    download_array(queue, dev.least, dev.least_found, to - dev.least);
}

template <class T>
WayLimits DiagonalBlocks<T>::limits() const {
    const double error = static_cast<double>(unit_roundoff<T>) * static_cast<double>(w_.order);
    return {Tuning::plain_growth, Tuning::refined_error / error, Tuning::dense};
}

/// On the one device.
template <class T>
void DiagonalBlocks<T>::submit_choice(Queue& queue, Uplo uplo) {
    const auto& dev = w_.dev[0];
    const TriangleSizesArgs<T> sizes{uplo,       a_.cols(),    dev.spans[0].width,
                                     dev.blocks, dev.inverses, dev.least};
    submit(queue, sizes);
    submit(queue, ChooseWaysArgs<T>{sizes.count(), sizes.pieces(), dev.least, limits(), dev.ways});
}

/// One way for all devices, but for right-hand sides of blocks with elements that are nearly zero.
template <class T>
typename DiagonalBlocks<T>::Way DiagonalBlocks<T>::choose() {
    context_.synchronize();
    double& growth = growth_;
    growth = 0;
    for (const auto& dev : w_.dev) {
        if (dev.spans.empty()) continue;
        const double g = static_cast<double>(dev.found[0]) * static_cast<double>(dev.found[1]);
        if (!(g <= growth)) growth = g;
        if (std::isnan(growth)) break;
    }
    return way_of(growth, limits());
}

template <class T>
void DiagonalBlocks<T>::find_nearly_zero() {
    nearly_zero_.clear();
    for (const auto& dev : w_.dev) {
        nearly_zero_.emplace_back();
        const R* numbers = dev.least_found;
        for (index_t k = 0; k < dev.spans.size(); ++k) {
            const index_t width = dev.spans[k].width, count = width * ceil_div(width, reduce_rows);
            const R least = *std::min_element(numbers, numbers + count);
            numbers += count;
            nearly_zero_.back().push_back(is_nearly_zero(growth_, static_cast<double>(dev.found[0]),
                                                         static_cast<double>(least), limits()));
        }
    }
}

/// b: right-hand sides of a block of this width.
template <class T>
typename DiagonalBlocks<T>::Way DiagonalBlocks<T>::choose_for(Queue& queue, int d, index_t width, Side side,
                                                              DeviceView<const T> b) const {
    const auto& dev = w_.dev[static_cast<std::size_t>(d)];
    const Along along = side == Side::left ? Along::columns : Along::rows;
    R* const largest =
        submit_reduction<T>(queue, {along, Combine::smallest, Size::larger_part}, b, dev.sizes);
    R* const end = submit_reduction<T>(queue, {along, Combine::largest, Size::larger_part}, b, largest);
    download_array(queue, dev.sizes, dev.sizes_found, end - dev.sizes);
    queue.synchronize();
    const index_t lines = side == Side::left ? b.cols : b.rows, numbers = largest - dev.sizes;
    // Pieces of a column are next to each other, those of a row as far apart as there are rows.
    const index_t pieces = numbers / lines, next = side == Side::left ? 1 : lines;
    double quotient = 1;
    for (index_t line = 0; line < lines; ++line) {
        const R* const first = dev.sizes_found + line * (side == Side::left ? pieces : 1);
        R low = first[0], high = first[numbers];
        for (index_t k = 1; k < pieces; ++k) {
            low = combined(Combine::smallest, low, first[k * next]);
            high = combined(Combine::largest, high, first[numbers + k * next]);
        }
        if (high == R(0)) continue;
        const double of_line = static_cast<double>(high) / static_cast<double>(low);
        if (!(of_line <= quotient)) quotient = of_line;
        if (std::isnan(quotient)) break;
    }
    const double first_order = growth_ * quotient;
    if (first_order <= Tuning::plain_growth) return Way::product;
    const double error =
        growth_ * first_order * static_cast<double>(unit_roundoff<T>) * static_cast<double>(width);
    return error <= Tuning::refined_error ? Way::refined : Way::substitution;
}

/// The diagonals of all blocks, to pinned memory or back.
template <class T>
void DiagonalBlocks<T>::move_pivots(bool to_host) {
    for (int d = 0; d < a_.cyclic.devices(); ++d) {
        const auto& dev = w_.dev[static_cast<std::size_t>(d)];
        for (index_t k = 0; k < dev.spans.size(); ++k) {
            const DeviceView<T> diagonal{dev.blocks.at(0, k * w_.order), 1, w_.order, w_.order + 1};
            const HostView<T> on_host{dev.pivots.at(0, k), 1, w_.order, 1};
            to_host ? copy_across(context_.queue(d), diagonal, on_host)
                    : copy_across(context_.queue(d), on_host, diagonal);
        }
    }
    context_.synchronize();
}

template <class T>
void DiagonalBlocks<T>::find_hard_pivots() {
    move_pivots(true);
    bool found = false;
    std::vector<std::vector<std::vector<HardPivot>>> hard;
    for (const auto& dev : w_.dev) {
        hard.emplace_back();
        for (index_t k = 0; k < dev.spans.size(); ++k) {
            T* const pivots = dev.pivots.at(0, k);
            hard.back().push_back(hard_pivots(dev.spans[k].width, [&](index_t i) { return pivots[i]; }));
            for (const HardPivot& pivot : hard.back().back()) {
                const TwoPowers<real_t<T>> by(pivot.exponent);
                pivots[pivot.index] = pivots[pivot.index] * by.first * by.second;
                found = true;
            }
        }
    }
    if (!found) return;
    move_pivots(false);
    hard_ = std::move(hard);
}

/// X := alpha op(D)^-1 X, or alpha X op(D)^-1
template <class T>
void DiagonalBlocks<T>::substitute(Queue& queue, int d, Span j, const Triangular& how, T alpha,
                                   DeviceView<T> x) const {
    const auto& dev = w_.dev[static_cast<std::size_t>(d)];
    const DeviceView<const T> triangle = block(dev.blocks, d, j);
    const auto at = static_cast<std::size_t>(dev.spans.index_of(j.first));
    if (hard_.empty() || hard_[static_cast<std::size_t>(d)][at].empty())
        return trsm(queue, how, alpha, triangle, x);
    const bool left = how.side == Side::left;
    const auto unknowns = [&](index_t first, index_t width) {
        return left ? x.block(first, 0, width, x.cols) : x.block(0, first, x.rows, width);
    };
    // The first piece brings alpha in.
    T factor = alpha;
    substitute_by_pieces(
        how.side, how.uplo, how.op, j.width, hard_[static_cast<std::size_t>(d)][at],
        [&](index_t first, index_t width, int exponent) {
            const DeviceView<T> piece = unknowns(first, width);
            if (exponent != 0) {
                const TwoPowers<real_t<T>> by(exponent);
                scale(queue, Part::all, by.first, piece);
                scale(queue, Part::all, by.second, piece);
            }
            trsm(queue, how, factor, triangle.block(first, first, width, width), piece);
        },
        [&](index_t first, index_t width, index_t to, index_t count) {
            const PlaceOfPiece place(how.side, how.op, first, width, to, count);
            const DeviceView<const T> between = triangle.block(place.row, place.col, place.rows, place.cols);
            const DeviceView<T> from = unknowns(first, width), rest = unknowns(to, count);
            if (left)
                gemm(queue, how.op, Op::none, T(-1), between, from, factor, rest);
            else
                gemm(queue, Op::none, how.op, T(-1), from, between, factor, rest);
            factor = T(1);
        });
}

template <class T>
DeviceView<const T> DiagonalBlocks<T>::block(const DeviceView<T>& all, int d, Span j) const {
    const SpanList& spans = w_.dev[static_cast<std::size_t>(d)].spans;
    return all.block(0, spans.index_of(j.first) * w_.order, j.width, j.width);
}

template <class T>
void DiagonalBlocks<T>::solve(Queue& queue, int d, Span j, const Triangular& how, T alpha, DeviceView<T> in,
                              DeviceView<T> out) const {
    const auto& dev = w_.dev[static_cast<std::size_t>(d)];
    const DeviceView<const T> triangle = block(dev.blocks, d, j), inverse = block(dev.inverses, d, j);
    if (by_ == Choice::device) {
        multiply_triangle<T>(queue, how, alpha, inverse, in, T(0), out);
        const index_t* const way = dev.ways + dev.spans.index_of(j.first);
        return submit(queue, FinishSolutionArgs<T>{how.uplo, how.op, alpha, triangle, inverse, in, out, way});
    }
    Way way = way_;
    if (way != Way::substitution && !in.empty() &&
        nearly_zero_[static_cast<std::size_t>(d)][static_cast<std::size_t>(dev.spans.index_of(j.first))])
        way = choose_for(queue, d, j.width, how.side, in);
    if (way == Way::substitution) {
        copy(queue, Part::all, in, out);
        return substitute(queue, d, j, how, alpha, out);
    }
    multiply_triangle<T>(queue, how, alpha, inverse, in, T(0), out);
    if (way == Way::product) return;
    multiply_triangle<T>(queue, how, T(-1), triangle, out, alpha, in);
    multiply_triangle<T>(queue, how, T(1), inverse, in, T(1), out);
}

template <class T>
void DiagonalBlocks<T>::multiply(Queue& queue, int d, Span j, const Triangular& how, T alpha, Readable<T> in,
                                 DeviceView<T> out) const {
    multiply_triangle<T>(queue, how, alpha, block(w_.dev[static_cast<std::size_t>(d)].blocks, d, j), in, T(0),
                         out);
}

template class DiagonalBlocks<float>;
template class DiagonalBlocks<double>;
template class DiagonalBlocks<std::complex<float>>;
template class DiagonalBlocks<std::complex<double>>;

}  // namespace lapilli
