// SPDX-License-Identifier: BSD-3-Clause
#include "indefinite/sytrf.hpp"

#include <algorithm>

#include "matrix/real_diagonal.hpp"
#include "runtime/device_events.hpp"

namespace lapilli {

template <class T>
SytrfWork<T>::SytrfWork(Arena& arena, index_t n, index_t width)
    : nb(width),
      pivots(arena.device_array<index_t>(0, n)),
      count_and_info(arena.device_array<index_t>(0, 2)),
      work(arena.device_array<std::byte>(0, bunch_kaufman_work(n, sizeof(T)))),
      lists(arena, n),
      host_pivots(arena.pinned_array<index_t>(n)),
      host_count_and_info(arena.pinned_array<index_t>(2)) {
    const bool in_place = arena.devices() == 1;
    for (int d = 0; d < arena.devices(); ++d) {
        l.push_back(arena.device_matrix<T>(d, in_place ? 0 : n, in_place ? 0 : width));
        w.push_back(arena.device_matrix<T>(d, n, width));
    }
}

index_t sytrf_width(const Context& context, index_t n) {
    return std::min(
        {n, context.settings.integer("test.sytrf.nb"), static_cast<index_t>(bunch_kaufman_limit)});
}

namespace {

// Right-looking, with panels that begin in any column of a block. The next pivot may come from any column, so
// that a panel waits for all of the update before it, and the first device, which factors all panels, works
// with the columns of the others where they are:
//
//   first device   panel at k, with the columns of all | A_j -= L_k W_k^T for its own columns j
//   others                                             | L_k, W_k from the first one; A_j -= L_k W_k^T
//
// How many columns a panel has factored depends on its pivots: the host asks once a panel.
template <class T>
class IndefiniteFactorization {
  public:
    IndefiniteFactorization(Context& context, bool hermitian, bool last, const DistMatrix<T>& a,
                            SytrfWork<T>& work)
        : context_(context),
          hermitian_(hermitian),
          last_(last),
          a_(side_by_side(a)),
          w_(work),
          updated_(context, devices()) {}

    SytrfResult run() {
        if constexpr (is_complex<T>) {
            if (hermitian_) make_diagonal_real(context_, a_);
        }
        zero(context_.queue(0), w_.count_and_info, 2);
        zero(context_.queue(0), w_.work, barrier_bytes);
        std::vector<index_t> ends;
        for (index_t k = 0; k < a_.rows;) {
            const index_t count = factor_panel(k);
            ends.insert(ends.end(), static_cast<std::size_t>(count), k + count);
            if (devices() > 1) send(k, count);
            update(k, count);
            k += count;
            const double share = 1 - static_cast<double>(k) / static_cast<double>(a_.rows);
            context_.submitted(1 - share * share * share);
        }
        download_array(context_.queue(0), w_.pivots, w_.host_pivots, a_.rows);
        context_.synchronize();
        SytrfResult result{w_.host_count_and_info[1], BunchKaufmanPivots(std::vector<index_t>(
                                                          w_.host_pivots, w_.host_pivots + a_.rows))};
        // LAPACK interchanges rows of the columns to the right alone.
        w_.lists.upload(context_, result.pivots, ends);
        w_.lists.interchange(context_, a_, false, PivotBlocks<T>{});
        context_.synchronize();
        return result;
    }

  private:
    /// One device has all columns as one block, and updates them in one product.
    static DistMatrix<T> side_by_side(DistMatrix<T> a) {
        if (a.cyclic.devices() == 1) a.cyclic = Cyclic(a.cols(), a.cols(), 1);
        return a;
    }
    int devices() const { return a_.cyclic.devices(); }
    /// L and W of the panel at k on device d, from row i of the matrix on.
    DeviceView<T> l(int d, index_t k, index_t count, index_t i) const {
        const index_t left = a_.rows - k;
        const DeviceView<T> all = devices() == 1 ? a_.local[0].block(k, k, left, count)
                                                 : w_.l[static_cast<std::size_t>(d)].block(0, 0, left, count);
        return all.block(i - k, 0, a_.rows - i, count);
    }
    DeviceView<T> w(int d, index_t k, index_t count, index_t i) const {
        return w_.w[static_cast<std::size_t>(d)].block(i - k, 0, a_.rows - i, count);
    }

    /// Calls f(device, i, columns) for columns begin .. end-1, block by block: those from i on, rows i and
    /// below.
    template <class F>
    void over_blocks(index_t begin, index_t end, F f) const {
        const Cyclic& c = a_.cyclic;
        for (index_t i = begin; i < end;) {
            const index_t block = i / c.nb(), inside = i - c.block_start(block);
            const index_t width = std::min(c.block_width(block) - inside, end - i);
            f(c.owner(block), i, a_.block_column(block, i).block(0, inside, a_.rows - i, width));
            i += width;
        }
    }

    SpreadColumns<T> matrix_of_all() const {
        SpreadColumns<T> all{a_.cyclic, a_.rows, a_.local[0].ld, {}};
        for (int d = 0; d < devices(); ++d) {
            const DeviceView<T>& columns = a_.local[static_cast<std::size_t>(d)];
            require(columns.ld == all.ld, "sytrf: leading dimensions");
            all.local[d] = columns.data;
        }
        return all;
    }

    /// Returns how many columns it has factored. Waits for all devices.
    index_t factor_panel(index_t k) {
        Queue& queue = context_.queue(0);
        for (int d = 1; d < devices(); ++d) {
            context_.queue(d).record(updated_[d]);
            queue.wait(updated_[d]);
        }
        const index_t width = std::min(w_.nb, a_.rows - k);
        submit(queue, BunchKaufmanPanelArgs<T>{matrix_of_all(), k, width, hermitian_, last_,
                                               l(0, k, width, k), w(0, k, width, k), w_.pivots + k,
                                               w_.count_and_info, w_.count_and_info + 1, w_.work});
        download_array(queue, w_.count_and_info, w_.host_count_and_info, 2);
        context_.synchronize();
        const index_t count = w_.host_count_and_info[0];
        require(count >= 1 && count <= width, "sytrf: columns of a panel");
        return count;
    }

    /// L and W from the first device to the others; L from there to its place, which some of them have.
    void send(index_t k, index_t count) {
        for (int d = 1; d < devices(); ++d) {
            Queue& queue = context_.queue(d);
            copy_across(queue, l(0, k, count, k), l(d, k, count, k));
            copy_across(queue, w(0, k, count, k + count), w(d, k, count, k + count));
        }
        over_blocks(k, k + count, [&](int d, index_t i, DeviceView<T> columns) {
            copy(context_.queue(d), Part::lower,
                 l(d, k, count, i).block(0, i - k, columns.rows, columns.cols), columns);
        });
    }

    /// Each device its own columns of the lower triangle.
    void update(index_t k, index_t count) {
        over_blocks(k + count, a_.rows, [&](int d, index_t i, DeviceView<T> c) {
            const DeviceView<T> left = l(d, k, count, i), right = w(d, k, count, i);
            ProductArgs<T> update{.m = c.rows,
                                  .n = c.cols,
                                  .k = count,
                                  .op_a = 'N',
                                  .op_b = hermitian_ ? 'C' : 'T',
                                  .terms = 1,
                                  .alpha = {T(-1), T(0)},
                                  .a = {left.data, nullptr},
                                  .lda = left.ld,
                                  .b = {right.data, nullptr},
                                  .ldb = right.ld,
                                  .beta = T(1),
                                  .c = c.data,
                                  .ldc = c.ld,
                                  .part = 'L',
                                  .real_diagonal = hermitian_};
            product(context_.queue(d), update);
        });
    }

    Context& context_;
    const bool hermitian_, last_;
    const DistMatrix<T> a_;
    SytrfWork<T>& w_;
    DeviceEvents updated_;
};

}  // namespace

template <class T>
SytrfResult sytrf(Context& context, bool hermitian, bool last, const DistMatrix<T>& a, SytrfWork<T>& work) {
    return IndefiniteFactorization<T>(context, hermitian, last, a, work).run();
}

#define LAPILLI_INSTANTIATE(T)    \
    template struct SytrfWork<T>; \
    template SytrfResult sytrf(Context&, bool, bool, const DistMatrix<T>&, SytrfWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
