// SPDX-License-Identifier: BSD-3-Clause
// SPMM where it is fastest: on the device that has Y or X, on all devices where both are in host memory, or
// on the CPU.
#include "sparse/spmm.hpp"

#include "base/instances.hpp"
#include "host/copies.hpp"
#include "matrix/rectangles.hpp"
#include "runtime/copy_threads.hpp"
#include "sparse/rows_by_threads.hpp"
#include "sparse/spmm_work.hpp"

namespace lapilli {
namespace {

/// A product with op(A) as one with a matrix that is there.
template <class T>
struct Oriented {
    SparseMatrix<T>& matrix;
    bool conjugated;
};
template <class T>
Oriented<T> oriented(Context& context, Op op, SparseMatrix<T>& a) {
    if (op == Op::none) return {a, false};
    if (a.hermitian()) return {a, is_complex<T> && op == Op::transpose};
    return {a.transpose(sparse_threads_of(context.settings.integer("copy.threads"))),
            is_complex<T> && op == Op::adjoint};
}

template <class T>
HostVectors<T> on_cpu(const UserMatrix<T>& v, bool by_columns) {
    return by_columns ? HostVectors<T>{v.data, 1, v.ld} : HostVectors<T>{v.data, v.ld, 1};
}

/// The device that computes where one has Y or X; -1: all of them.
template <class T>
int home_of(Context& context, const UserMatrix<const T>& x, const UserMatrix<T>& y) {
    if (y.on_device) return std::max(0, context.device_of(y.data));
    return x.on_device ? std::max(0, context.device_of(x.data)) : -1;
}

/// The bounds of the rows: all on one device, or distributed over all devices.
template <class T>
std::vector<index_t> bounds_for(Context& context, int home, const SparseMatrix<T>& a) {
    if (home < 0) return a.balanced(context.device_count());
    std::vector<index_t> bounds(static_cast<std::size_t>(home) + 2, 0);
    bounds.back() = a.rows();
    return bounds;
}

std::vector<index_t> counts_of(const std::vector<index_t>& bounds) {
    std::vector<index_t> counts;
    for (std::size_t d = 0; d + 1 < bounds.size(); ++d) counts.push_back(bounds[d + 1] - bounds[d]);
    return counts;
}

template <class T>
class OnDevices {
  public:
    OnDevices(Context& context, const Oriented<T>& a, bool by_columns, const UserMatrix<const T>& x,
              const UserMatrix<T>& y)
        : context_(context),
          a_(a),
          x_(x),
          y_(y),
          shares_(shares(by_columns)),
          work_(context, Team{devices()}, shares_) {}

    void run(T alpha, T beta) {
        {
            PhaseScope phase(context_, "upload");
            if (alpha != T(0)) bring_x();
            if (beta != T(0)) bring_y();
        }
        {
            PhaseScope phase(context_, "multiply");
            std::vector<DeviceView<const T>> x;
            std::vector<DeviceView<T>> y;
            for (int d = 0; d < devices(); ++d) {
                x.push_back(own(shares_.own_x, d) ? view(x_) : DeviceView<const T>(work_->x[index(d)]));
                y.push_back(own(shares_.own_y, d) ? view(y_) : work_->y[index(d)]);
            }
            a_.matrix.multiply(context_, alpha, x, beta, y, work_->halo, a_.conjugated);
        }
        PhaseScope phase(context_, "download");
        take_y();
    }

  private:
    static std::size_t index(int d) { return static_cast<std::size_t>(d); }
    static bool own(const std::vector<bool>& flags, int d) { return flags[index(d)]; }
    template <class E>
    static DeviceView<E> view(const UserMatrix<E>& v) {
        return {v.data, v.rows, v.cols, v.ld};
    }
    int devices() const { return shares_.devices(); }
    index_t k() const { return shares_.k; }

    SpmmShares shares(bool by_columns) const {
        const SparseMatrix<T>& a = a_.matrix;
        SpmmShares all{by_columns ? y_.cols : y_.rows,
                       by_columns,
                       x_.on_host(),
                       y_.on_host(),
                       counts_of(a.on_devices()->rows()),
                       counts_of(a.column_bounds()),
                       {},
                       {},
                       {}};
        for (int d = 0; d < all.devices(); ++d) {
            all.halo.push_back(a.halo_rows(d));
            // One device has all of X, or none of it.
            const auto has_whole = [&](index_t count, const auto& v) {
                return !by_columns && v.on_device && count == v.cols && context_.device_of(v.data) == d;
            };
            all.own_x.push_back(has_whole(all.cols[index(d)], x_) && x_.ld <= sparse_most_apart<T>);
            all.own_y.push_back(has_whole(all.rows[index(d)], y_));
        }
        return all;
    }
    /// The n rows of X or Y from `first` on, as the caller has them.
    Rectangle rectangle(index_t first, index_t n) const {
        return shares_.by_columns ? Rectangle{first, 0, n, k()} : Rectangle{0, first, k(), n};
    }

    void bring_x() { bring<T>(x_, work_->x_stage, a_.matrix.column_bounds(), shares_.own_x, work_->x); }
    void bring_y() { bring<T>(y_, work_->y_stage, a_.matrix.on_devices()->rows(), shares_.own_y, work_->y); }
    template <class E>
    void bring(const UserMatrix<const E>& from, HostView<E> stage, const std::vector<index_t>& bounds,
               const std::vector<bool>& own_array, const std::vector<DeviceView<E>>& to) {
        if (from.on_host()) {
            host::Copies copies;
            copies.add(from.host(), stage);
            std::move(copies).run(copy_threads(context_));
        }
        for (int d = 0; d < devices(); ++d) {
            const index_t first = bounds[index(d)], n = bounds[index(d) + 1] - first;
            if (own(own_array, d) || n == 0) continue;
            Queue& queue = context_.queue(d);
            const DeviceView<E> turned = work_->turned[index(d)].block(0, 0, shares_.by_columns ? n : 0, k());
            fetch(queue, from, rectangle(first, n), shares_.by_columns ? turned : to[index(d)], stage);
            if (shares_.by_columns) transpose(queue, turned, to[index(d)]);
        }
    }
    void take_y() {
        const std::vector<index_t>& bounds = a_.matrix.on_devices()->rows();
        for (int d = 0; d < devices(); ++d) {
            const index_t first = bounds[index(d)], n = bounds[index(d) + 1] - first;
            if (own(shares_.own_y, d) || n == 0) continue;
            Queue& queue = context_.queue(d);
            DeviceView<T> from = work_->y[index(d)];
            if (shares_.by_columns) {
                const DeviceView<T> turned = work_->turned[index(d)].block(0, 0, n, k());
                transpose(queue, from, turned);
                from = turned;
            }
            // Into device memory behind the product in the queue of the one device that computes: a queue
            // that has failed delivers nothing.
            deliver(queue, from, y_, rectangle(first, n), work_->y_stage);
        }
        context_.synchronize();
        if (!y_.on_host()) return;
        host::Copies copies;
        copies.add(HostView<const T>(work_->y_stage), y_.host());
        std::move(copies).run(copy_threads(context_));
    }

    Context& context_;
    Oriented<T> a_;
    const UserMatrix<const T>& x_;
    const UserMatrix<T>& y_;
    SpmmShares shares_;
    Allocated<SpmmWork<T>> work_;
};

bool on_devices(Context& context, index_t outputs) {
    return context.use_devices("spmm.crossover", outputs, Crossover::fixed);
}

}  // namespace

template <class T>
void run_spmm(Context& context, Op op, char order, index_t k, T alpha, SparseMatrix<T>& a,
              const UserMatrix<const T>& x, T beta, const UserMatrix<T>& y) {
    const bool by_columns = order == 'C';
    if (y.rows == 0 || y.cols == 0) return;
    const index_t outputs = by_columns ? y.rows : y.cols;
    const int home = home_of(context, x, y);
    if (home < 0 && !on_devices(context, outputs)) {
        const Oriented<T> turned = oriented(context, op, a);
        PhaseScope phase(context, "multiply");
        multiply_on_cpu(turned.matrix.csr(), turned.conjugated, k, alpha, on_cpu(x, by_columns), beta,
                        on_cpu(y, by_columns), sparse_threads_of(context.settings.integer("copy.threads")));
        return;
    }
    if (home >= 0) context.note_path("the device that has Y or X");
    const Oriented<T> turned = [&] {
        PhaseScope phase(context, "analyze");
        const Oriented<T> found = oriented(context, op, a);
        found.matrix.prepare(context, bounds_for(context, home, found.matrix), k);
        return found;
    }();
    OnDevices<T>(context, turned, by_columns, x, y).run(alpha, beta);
}

template <class T>
Footprint spmm_memory(Context& context, Op op, char order, index_t k, SparseMatrix<T>& a) {
    const index_t outputs = op == Op::none ? a.rows() : a.cols();
    if (k == 0 || !on_devices(context, outputs)) return {};
    SparseMatrix<T>& matrix = oriented(context, op, a).matrix;
    const std::vector<index_t> rows = matrix.balanced(context.device_count());
    const std::vector<index_t> cols =
        matrix.rows() == matrix.cols() ? rows : equal_bounds(matrix.cols(), rows, matrix.structure().block);
    SpmmShares shares{k, order == 'C', true, true, counts_of(rows), counts_of(cols), {}, {}, {}};
    for (std::size_t d = 0; d + 1 < rows.size(); ++d) {
        const auto halo = halo_of(matrix.csr(), rows[d], rows[d + 1], cols[d], cols[d + 1]);
        shares.halo.push_back(static_cast<index_t>(halo.size()));
        shares.own_x.push_back(false);
        shares.own_y.push_back(false);
    }
    return Allocated<SpmmWork<T>>::measure(Team{context.device_count()}, shares);
}

LAPILLI_INSTANCES(run_spmm, spmm_memory)

}  // namespace lapilli
