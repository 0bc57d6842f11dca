// SPDX-License-Identifier: BSD-3-Clause
// The merges of divide and conquer on the devices, for one matrix of vectors or several: Q_0, Q_1, ..., such
// as left and right vectors of one problem, whose columns correspond and undergo the same rotations and
// moves. Their rows are distributed (merge_rows). Each device works on the subtrees inside its rows. In a
// merge over the rows of several devices, each makes its own rows. The first of them finds what is deflated,
// then each a part of the roots. A solver finds these numbers, and makes S. At the end the columns are sent
// to their owners.
#pragma once

#include <functional>

#include "matrix/matrix.hpp"
#include "merges/shares.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// The number of columns of S that are made and multiplied at a time.
inline constexpr index_t merge_strip = 2048;

/// Distributes vectors in blocks of at most nb columns, at least one to every device if there are enough
/// columns. The fullest device never gets more columns when there are fewer in all.
inline Cyclic distributed_vectors(index_t columns, index_t nb, int devices) {
    return {columns, std::clamp<index_t>(ceil_div(columns, index_t(devices)), 1, nb), devices};
}

/// Workspace of the merges of a tree with n columns.
template <class R>
struct MergeWork {
    /// Devices without rows have `lists` only.
    struct PerDevice {
        std::vector<DeviceView<R>> q;  ///< this device's rows of each Q while it is made
        /// Survivors of half a merge. Those of small merges are in s, after the columns of S.
        DeviceView<R> packed;
        DeviceView<R> s;  ///< columns of S
        R* ends;  ///< for a merge of several devices: the rows of the last Q next to the cut, by column
        MergeArrays arrays;
        MergeNode* nodes;  ///< of all levels
        index_t* lists;    ///< see host_lists
    };
    index_t n;
    std::vector<index_t> rows_of_q;  ///< at most n
    std::vector<PerDevice> dev;
    MergeNode* host_nodes;
    index_t* host_lists;  ///< list_count(n): columns to move at the end

    MergeWork(Arena& arena, index_t columns, std::vector<index_t> rows);
    /// Memory for the matrices, and for the rest, both needed equally long. room: on one device, memory for
    /// `packed` that is otherwise unused meanwhile; each dimension is half the order, rounded up.
    void carve_q(Arena& arena);
    void carve_workspace(Arena& arena, DeviceView<R> room = {});

    int devices() const { return static_cast<int>(dev.size()); }
    int sharers() const { return merge_sharers(devices()); }
    int count() const { return static_cast<int>(rows_of_q.size()); }
    static constexpr index_t list_count(index_t n) { return 3 * n; }
};

/// T: the scalar of the matrices that receive Q's columns; R: its real type. The next level may
/// begin after solve() and multiply().
template <class T>
class Merges {
  public:
    using R = real_t<T>;
    using Batch = MergeBatch;
    using Level = MergeShares;
    /// Finds the numbers that the merges of a level need, on device d; level.q is the last Q.
    struct Solver {
        /// Deflates, on the first device of a batch. ends: see MergeWork::ends; null if Q has these rows
        /// itself.
        std::function<void(int d, const MergeLevel<R>& level, const R* ends)> deflate;
        /// Steps, the first one 0, each on all devices of a batch: level.part of the roots, with all that the
        /// steps before have found.
        std::function<void(int d, int step, const MergeLevel<R>& level)> find;
        int steps;
    };
    /// Makes columns of S for matrix `which` on device d; level.begin, level.columns and level.roots select
    /// the columns.
    using MakeVectors = std::function<void(int d, int which, const MergeLevel<R>& level)>;

    Merges(Context& context, const MergeWork<R>& work, const MergeTree& tree);

    /// Copies the nodes of all levels to the devices and sets all matrices to zero.
    void begin();
    /// Level k of the tree, as the devices work on it.
    Level level(std::size_t k) const;
    /// All steps of a level's merges except the new vectors. The host learns their sizes if it must, or if
    /// `asks` is true.
    void solve(const Level& level, bool asks, const Solver& solver);
    /// Computes the new vectors.
    void multiply(const Level& level, const MakeVectors& make);
    /// The wanted vectors of a last merge, stored contiguously in the first columns of each Q, which are free
    /// after the survivors were packed. `order`: on entry the order in which vectors are wanted; on return
    /// the column of each.
    void multiply_wanted(const Level& level, std::vector<index_t>& order, const MakeVectors& make);
    /// Sorts the columns of a matrix that is entirely on the only device: column order[j] becomes column j.
    /// Workspace is the memory of the packed columns, which holds half of them.
    void sort_in_place(int which, const std::vector<index_t>& order);
    /// Sends the sorted columns of a matrix to their owners; each owner reads the rows of all devices.
    void distribute(int which, const std::vector<index_t>& order, const DistMatrix<T>& vectors);

    /// Calls task(d) for each device with rows, of all devices or of a batch.
    template <class Task>
    void on_devices(Task task) {
        on_devices(0, w_.sharers() - 1, task);
    }
    template <class Task>
    void on_devices(const Batch& batch, Task task) {
        on_devices(batch.first, batch.last, task);
    }
    /// The first row of a device, and its number of rows. These are rows of the tree; a matrix may lack the
    /// last ones.
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
    /// The rows of matrix `which` on device d.
    DeviceView<R> q(int d, int which) const;
    DeviceView<R> packed_of(int d, const Level& level) const;
    void step(int d, MergeStep which, const MergeLevel<R>& level);
    void bring_children(const Batch& batch);
    void find(const Level& level, const Solver& solver);
    void fetch(int d, const Batch& batch);
    void exchange(const Batch& batch);
    void copy_numbers(int from, int to, index_t begin, index_t count);
    std::vector<int> sharers_of(const Batch& batch);
    MergeLevel<R> part_of(int d, const Batch& batch, const Level& level);
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
    std::vector<index_t> begins_;  ///< of each level: the index of its first node
    bool shares_ = false;
};

}  // namespace lapilli
