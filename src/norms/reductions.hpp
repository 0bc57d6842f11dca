// SPDX-License-Identifier: BSD-3-Clause
// Sums and largest sizes of the rows and columns of a matrix where it is: by the devices that have its
// columns, or by the CPU. What comes to the host is a number for each row or column of each device.
#pragma once

#include <cstdint>
#include <vector>

#include "host/copies.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/matrix.hpp"
#include "reduce/args.hpp"
#include "runtime/context.hpp"
#include "runtime/copy_threads.hpp"

namespace lapilli {

/// The measure of a reduction: how values combine, the size and, for a square matrix, the part.
struct Measure {
    Combine combine;
    Size size;
    Part part = Part::all;
};

/// The results that will be asked for: the diagonal alone; sums; sums with weights.
enum class Wanted { diagonal, sums, weighted_sums };

template <class T>
class Reductions {
    using R = real_t<T>;

  public:
    /// Partial results, on each device that has columns, and what comes to the host.
    struct Work {
        struct PerDevice {
            R *partial = nullptr, *folded = nullptr, *weights = nullptr;
            R* found = nullptr;  ///< pinned
        };
        std::vector<PerDevice> dev;
        Work(Arena& arena, index_t m, const std::vector<index_t>& cols_of_devices, Wanted wanted);
    };

    /// A matrix in host memory, reduced by `threads` threads.
    explicit Reductions(HostView<const T> a, int threads = 1) : host_(a), threads_(threads) {}
    /// a.local: on the devices of the context from `first` on.
    Reductions(Context& context, const DistMatrix<const T>& a, int first, const Work& work)
        : context_(&context), a_(a), first_(first), work_(&work) {}

    index_t rows() const { return context_ == nullptr ? host_.rows : a_.rows; }
    index_t cols() const { return context_ == nullptr ? host_.cols : a_.cols(); }

    /// For each column the sum, or the largest, of the sizes of factor a(i, j), times weights[i] if there are
    /// weights.
    std::vector<R> columns(const Measure& measure, R factor = 1, const std::vector<R>& weights = {}) const {
        return reduced(Along::columns, measure, factor, weights);
    }
    /// The same for each row, with weights[j].
    std::vector<R> rows(const Measure& measure, R factor = 1, const std::vector<R>& weights = {}) const {
        return reduced(Along::rows, measure, factor, weights);
    }
    /// The sizes of the diagonal's elements.
    std::vector<R> diagonal(Size size) const;

  private:
    /// Columns of one device whose neighbours in its memory are neighbours in the matrix, or, where the part
    /// is all, all.
    struct Piece {
        index_t local, global, width;
    };
    std::vector<Piece> pieces(int k, bool whole) const;
    std::vector<R> reduced(Along along, const Measure& measure, R factor,
                           const std::vector<R>& weights) const;
    std::vector<R> on_host(ReduceRule how, R factor, const std::vector<R>& weights) const;
    void submit_to(int k, ReduceRule how, R factor, const std::vector<R>& weights) const;
    std::vector<R> collected(Along along, Combine combine) const;
    void bring(int k, const R* results, index_t count) const;
    index_t column_of(int k, index_t local) const;
    Queue& queue(int k) const { return context_->queue(first_ + k); }
    const typename Work::PerDevice& work(int k) const {
        return work_->dev[static_cast<std::size_t>(first_ + k)];
    }

    HostView<const T> host_;
    int threads_ = 1;
    Context* context_ = nullptr;
    DistMatrix<const T> a_;
    int first_ = 0;
    const Work* work_ = nullptr;
};

/// Calls f(reductions) in a phase of this name. Of a matrix in host memory, in memory of a device that is
/// none of the context's, or at an address from which kernels cannot load elements, the CPU makes them.
template <class T, class F>
void with_reductions(Context& context, const char* phase, const UserMatrix<const T>& a, Wanted wanted, F f) {
    const auto on_devices = [&](const DistMatrix<const T>& there, int first) {
        context.note_path("devices: A is there");
        std::vector<index_t> cols(static_cast<std::size_t>(context.device_count()));
        for (int k = 0; k < there.cyclic.devices(); ++k)
            cols[static_cast<std::size_t>(first + k)] = there.cyclic.local_cols(k);
        const auto devices = Team{context.device_count()};
        Allocated<typename Reductions<T>::Work> work(context, devices, there.rows, cols, wanted);
        PhaseScope scope(context, phase);
        f(Reductions<T>(context, there, first, *work));
    };
    if (a.spread != nullptr) return on_devices(as_dist(a), 0);
    const bool loads = reinterpret_cast<std::uintptr_t>(a.data) % sizeof(T) == 0;
    if (const int owner = a.on_device && loads ? context.device_of(a.data) : -1; owner >= 0) {
        DistMatrix<const T> there;
        there.rows = a.rows;
        there.cyclic = Cyclic(a.cols, std::max<index_t>(1, a.cols), 1);
        there.local = {{a.data, a.rows, a.cols, a.ld}};
        return on_devices(there, owner);
    }
    context.note_path(a.on_host() ? "cpu: A is in host memory" : "cpu: no kernel of the context can read A");
    PhaseScope scope(context, phase);
    const int threads = copy_threads(context);
    if (a.on_host()) return f(Reductions<T>(a.host(), threads));
    const HostMatrix<const T> copy(context, a);
    f(Reductions<T>(HostView<const T>(copy.view()), threads));
}

/// The memory of with_reductions for an m-by-n matrix on one device.
template <class T>
Footprint reductions_memory(Context& context, index_t m, index_t n, Wanted wanted) {
    if (context.device_count() == 0) return {};
    return Allocated<typename Reductions<T>::Work>::measure(Team{1}, m, std::vector<index_t>{n}, wanted);
}

}  // namespace lapilli
