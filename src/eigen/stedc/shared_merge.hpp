// SPDX-License-Identifier: BSD-3-Clause
// The last merge on several devices. The first one has solved its secular equation and packed the surviving columns; each
// device makes the columns of the result that it owns, in the order of the eigenvalues.
#pragma once

#include <vector>

#include "device/calls.hpp"
#include "eigen/stedc/stedc.hpp"

namespace lapilli {

/// The rows of Q that are the left child's, or the right one's, := packed columns, which begin with these rows, times S. S
/// stands in the merge's rows.
template <class R>
void multiply_half(Queue& queue, const StedcNode& node, bool left, DeviceView<R> packed, DeviceView<R> s,
                   DeviceView<R> q) {
    const index_t row = left ? 0 : node.cut, rows = left ? node.cut : node.size - node.cut;
    const index_t first = left ? 0 : node.left, inner = node.both + (left ? node.left : node.right);
    const DeviceView<R> target = q.block(row, 0, rows, q.cols);
    if (inner == 0) {
        set(queue, Part::all, R(0), R(0), target);
    } else {
        gemm(queue, Op::none, Op::none, R(1), packed.block(0, 0, rows, inner),
             s.block(node.first + first, 0, inner, q.cols), R(0), target);
    }
}
/// The same for all rows, each in its own row of `packed`.
template <class R>
void multiply_strip(Queue& queue, const StedcNode& node, DeviceView<R> packed, DeviceView<R> s,
                    DeviceView<R> q) {
    for (const bool left : {true, false}) {
        const index_t row = node.first + (left ? 0 : node.cut);
        multiply_half(queue, node, left, packed.block(row, 0, packed.rows - row, packed.cols), s, q);
    }
}

template <class T>
class SharedMerge {
  public:
    using R = real_t<T>;

    /// `on_device`: the merge, as the first device has it.
    SharedMerge(Context& context, StedcWork<T>& work, const StedcNode& node, StedcNode* on_device)
        : context_(context), w_(work), node_(node), on_device_(on_device), n_(work.n) {}

    /// order: in which columns of Q the wanted eigenvalues stand, the survivors' before the others.
    void run(const std::vector<index_t>& order) {
        write_lists(order);
        for (int d = 0; d < w_.devices(); ++d) fetch(d);
        for (int d = 0; d < w_.devices(); ++d) multiply(d);
        for (index_t begin = 0; begin < most_deflated_; begin += w_.dev[0].s.cols) {
            context_.synchronize();  // the memory of S is used for something else
            for (int d = 0; d < w_.devices(); ++d) send_deflated(d, begin);
        }
    }

  private:
    /// A device's part of each of the three lists.
    struct Share {
        index_t begin, columns, deflated;
    };

    /// For each device the roots of its columns, -1 for those that were deflated; of these where they stand, and which
    /// columns of the device they are to be.
    void write_lists(const std::vector<index_t>& order) {
        const Cyclic& cyclic = w_.vectors.cyclic;
        index_t at = 0;
        for (int d = 0; d < w_.devices(); ++d) {
            Share share{at, cyclic.local_cols(d), 0};
            for (index_t local = 0; local < share.columns; ++local, ++at) {
                const index_t block = cyclic.global_block(d, local / cyclic.nb());
                const index_t column =
                    order[static_cast<std::size_t>(cyclic.block_start(block) + local % cyclic.nb())];
                const bool survived = column < node_.survivors();
                w_.host_lists[at] = survived ? column : -1;
                if (survived) continue;
                w_.host_lists[n_ + share.begin + share.deflated] = column;
                w_.host_lists[2 * n_ + share.begin + share.deflated] = local;
                ++share.deflated;
            }
            most_deflated_ = std::max(most_deflated_, share.deflated);
            shares_.push_back(share);
        }
    }

    const Share& share(int d) const { return shares_[static_cast<std::size_t>(d)]; }
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }

    /// What the first device found. Its queue is idle.
    void fetch(int d) {
        Queue& queue = context_.queue(d);
        upload_array(queue, w_.host_lists, dev(d).lists, StedcWork<T>::list_count(n_));
        if (d == 0) return;
        const auto array = [&](const auto* from, auto* to, index_t count) {
            using E = std::remove_pointer_t<decltype(to)>;
            copy_across(queue, DeviceView<const E>{from, count, 1, count},
                        DeviceView<E>{to, count, 1, count});
        };
        array(dev(0).arrays.reals, dev(d).arrays.reals, StedcArrays::real_arrays * n_);
        array(dev(0).arrays.integers, dev(d).arrays.integers, StedcArrays::integer_arrays * n_);
        array(static_cast<const StedcNode*>(on_device_), dev(d).nodes, 1);
        const index_t upper = node_.left + node_.both, lower = node_.both + node_.right, cut = node_.cut;
        copy_across(queue, dev(0).packed.block(0, 0, cut, upper), dev(d).packed.block(0, 0, cut, upper));
        copy_across(queue, dev(0).packed.block(cut, 0, n_ - cut, lower),
                    dev(d).packed.block(cut, 0, n_ - cut, lower));
    }

    void multiply(int d) {
        Queue& queue = context_.queue(d);
        StedcLevel<R> level{};
        level.arrays = dev(d).arrays;
        level.nodes = d == 0 ? on_device_ : dev(d).nodes;
        level.count = 1;
        level.largest = n_;
        level.packed = dev(d).packed.data;
        level.ldp = dev(d).packed.ld;
        level.s = dev(d).s.data;
        level.lds = dev(d).s.ld;
        for (index_t begin = 0; begin < share(d).columns; begin += stedc_strip) {
            level.columns = std::min(stedc_strip, share(d).columns - begin);
            level.roots = dev(d).lists + share(d).begin + begin;
            submit(queue, StedcArgs<T>{level, StedcStep::vectors});
            const DeviceView<R> s = dev(d).s.block(0, 0, n_, level.columns);
            const DeviceView<T> target =
                w_.vectors.local[static_cast<std::size_t>(d)].block(0, begin, n_, level.columns);
            if constexpr (is_complex<T>) {
                const DeviceView<R> between = dev(d).products.block(0, 0, n_, level.columns);
                multiply_strip(queue, node_, dev(d).packed, s, between);
                widen<T>(queue, between, target);
            } else {
                multiply_strip(queue, node_, dev(d).packed, s, target);
            }
        }
    }

    /// Deflated columns from `begin` on, as many as the memory of S takes.
    void send_deflated(int d, index_t begin) {
        const index_t count = std::min(dev(0).s.cols, share(d).deflated - begin);
        if (count <= 0) return;
        const index_t* from = dev(0).lists + n_ + share(d).begin + begin;
        const index_t* to = dev(d).lists + 2 * n_ + share(d).begin + begin;
        const DeviceView<T>& target = w_.vectors.local[static_cast<std::size_t>(d)];
        Queue& first = context_.queue(0);
        if (d == 0) {
            submit(first, MoveColumnsArgs<T>{count, from, to, w_.q, target});
            return;
        }
        const DeviceView<R> leaving = dev(0).s.block(0, 0, n_, count), here = dev(d).s.block(0, 0, n_, count);
        submit(first, MoveColumnsArgs<R>{count, from, nullptr, w_.q, leaving});
        copy_across(first, leaving, here);
        const std::unique_ptr<Event> arrived = context_.make_event(0);
        first.record(*arrived);
        context_.queue(d).wait(*arrived);
        submit(context_.queue(d), MoveColumnsArgs<T>{count, nullptr, to, here, target});
    }

    Context& context_;
    StedcWork<T>& w_;
    const StedcNode node_;
    StedcNode* on_device_;
    index_t n_;
    index_t most_deflated_ = 0;
    std::vector<Share> shares_;
};

}  // namespace lapilli
