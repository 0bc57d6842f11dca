// SPDX-License-Identifier: BSD-3-Clause
// The merges of divide and conquer on the devices, for one matrix of vectors or several: Q_0, Q_1, ..., as the left and right
// vectors of one problem, whose columns belong together and go through the same rotations and moves. Their rows are shared out
// (merge_rows): each device works on the subtrees that lie in its rows, and of a merge that lies in the rows of several makes its
// own rows, with the numbers that the first of them found. A solver finds these numbers, and makes S. At the end the columns go
// to their owners.
#pragma once

#include <functional>

#include "matrix/matrix.hpp"
#include "merges/shares.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// Columns of S that are made and multiplied at a time.
inline constexpr index_t merge_strip = 2048;

/// What merges of a tree of n columns work with.
template <class R>
struct MergeWork {
    /// Devices that have no rows have `lists` alone.
    struct PerDevice {
        std::vector<DeviceView<R>> q;  ///< rows of each Q while it is made
        /// Survivors of half a merge; those of small merges lie in s, behind the columns of S.
        DeviceView<R> packed;
        DeviceView<R> s;  ///< columns of S
        R* ends;  ///< the children's rows of the last Q next to the cut, by column, for a merge of several devices
        MergeArrays arrays;
        MergeNode* nodes;  ///< of all levels
        index_t* lists;    ///< see host_lists
    };
    index_t n;
    std::vector<index_t> rows_of_q;  ///< at most n
    std::vector<PerDevice> dev;
    MergeNode* host_nodes;
    index_t* host_lists;  ///< list_count(n): which columns move, at the end

    MergeWork(Arena& arena, index_t columns, std::vector<index_t> rows);
    /// Memory for the matrices, and for the rest, which is needed as long. room: on one device, memory for `packed` that is not in
    /// use meanwhile, in both dimensions half the order, rounded up.
    void carve_q(Arena& arena);
    void carve_workspace(Arena& arena, DeviceView<R> room = {});

    int devices() const { return static_cast<int>(dev.size()); }
    int sharers() const { return merge_sharers(devices()); }
    int count() const { return static_cast<int>(rows_of_q.size()); }
    static constexpr index_t list_count(index_t n) { return 3 * n; }
};

/// T: the scalar of the matrices that the columns of Q become a part of, R its real type. The next level may begin when
/// solve() and multiply() have been called.
template <class T>
class Merges {
  public:
    using R = real_t<T>;
    using Batch = MergeBatch;
    using Level = MergeShares;
    /// What a merge must know is found: for the nodes of a level on device d, whose Q is the last one. ends: see
    /// MergeWork::ends; null: Q has those rows itself.
    using Find = std::function<void(int d, const MergeLevel<R>& level, const R* ends)>;
    /// Columns of S are made for matrix `which` on device d: level.begin, level.columns, level.roots say which columns.
    using MakeVectors = std::function<void(int d, int which, const MergeLevel<R>& level)>;

    Merges(Context& context, const MergeWork<R>& work, const MergeTree& tree);

    /// The nodes of all levels to the devices; all matrices are zero.
    void begin();
    /// Of the tree, as the devices work on it.
    Level level(std::size_t k) const;
    /// All merges of a level, but for the new vectors. The host knows their sizes if it must, or asks to.
    void solve(const Level& level, bool asks, const Find& find);
    /// The new vectors.
    void multiply(const Level& level, const MakeVectors& make);
    /// The wanted vectors of a last merge, side by side in the first columns of each Q, which the survivors left behind when
    /// they were packed. `order` says where wanted vectors are to lie, and then where they do.
    void multiply_wanted(const Level& level, std::vector<index_t>& order, const MakeVectors& make);
    /// Sorts columns of a matrix, all in one piece on the only device, with the memory of the packed columns, which holds half of
    /// them: column order[j] becomes column j.
    void sort_in_place(int which, const std::vector<index_t>& order);
    /// The columns of a matrix, sorted, to the devices that own them, which read the rows of all.
    void distribute(int which, const std::vector<index_t>& order, const DistMatrix<T>& vectors);

    /// task(d) for each device that has rows, of all or of a batch.
    template <class Task>
    void on_devices(Task task) {
        on_devices(0, w_.sharers() - 1, task);
    }
    template <class Task>
    void on_devices(const Batch& batch, Task task) {
        on_devices(batch.first, batch.last, task);
    }
    /// The first row of a device, and how many it has. These are rows of the tree: a matrix may lack the last ones.
    index_t row(int d) const { return rows_[static_cast<std::size_t>(d)]; }
    index_t rows(int d) const { return row(d + 1) - row(d); }
    MergeLevel<R> on_device(int d, int which, const Batch& batch, const Level& level) const;

  private:
    template <class Task>
    void on_devices(int first, int last, Task task) {
        for (int d = first; d <= last; ++d) {
            if (rows(d) > 0) task(d);
        }
    }
    template <class Task>
    void for_each_q(Task task) {
        for (int which = 0; which < w_.count(); ++which) task(which);
    }
    Queue& queue(int d) { return context_.queue(d); }
    const auto& dev(int d) const { return w_.dev[static_cast<std::size_t>(d)]; }
    /// The rows of a matrix that a device has.
    DeviceView<R> q(int d, int which) const;
    DeviceView<R> packed_of(int d, const Level& level) const;
    void step(int d, MergeStep which, const MergeLevel<R>& level);
    void bring_children(const Batch& batch);
    void fetch(int d, const Batch& batch);
    void pack(int d, const MergeLevel<R>& level);
    void multiply_large(const Level& level, const MakeVectors& make);
    template <class Choose>
    void multiply_strips(int d, int which, const Batch& batch, const Level& level, index_t count,
                         const MakeVectors& make, Choose choose);

    Context& context_;
    const MergeWork<R>& w_;
    const MergeTree& tree_;
    const index_t n_;
    std::vector<index_t> rows_;    ///< see merge_rows
    std::vector<index_t> begins_;  ///< of each level: the number of its first node
    bool shares_ = false;
};

}  // namespace lapilli
