// SPDX-License-Identifier: BSD-3-Clause
// Copies within host memory by several threads, in an order that the caller follows: one thread moves about
// 10 GB/s, several keep up with the link to a device.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <thread>
#include <vector>

#include "base/view.hpp"

namespace lapilli::host {

/// The number of threads that copy: `wished`, or, for 0, as many as the machine has cores, at most 8.
int copy_threads(index_t wished);

/// A list of copies, in groups; run() or Copying carries them out.
class Copies {
  public:
    /// Columns of a matrix, without gaps as one array; what is added until next_group() is one group.
    template <class T>
    void add(BasicView<const T, Space::host> from, BasicView<T, Space::host> to) {
        if (from.ld == to.rows && to.ld == to.rows) return add(from.data, to.data, to.rows * to.cols);
        for (index_t j = 0; j < to.cols; ++j) add(from.at(0, j), to.at(0, j), to.rows);
    }
    /// An array, in pieces that several threads can share.
    template <class T>
    void add(const T* from, T* to, index_t count) {
        constexpr auto most = static_cast<index_t>(piece_bytes / sizeof(T));
        for (index_t begin = 0; begin < count; begin += most) {
            const std::size_t bytes = static_cast<std::size_t>(std::min(most, count - begin)) * sizeof(T);
            pieces_.push_back({from + begin, to + begin, bytes});
            bytes_ += bytes;
        }
    }
    void next_group() { groups_.push_back(pieces_.size()); }
    std::size_t bytes() const { return bytes_; }

    /// Copies everything, by at most `threads` threads.
    void run(int threads) &&;

  private:
    friend class Copying;
    static constexpr std::size_t piece_bytes = std::size_t{1} << 19;
    struct Piece {
        const void* from;
        void* to;
        std::size_t bytes;
    };
    std::vector<Piece> pieces_;
    std::vector<std::size_t> groups_;  ///< where each ends
    std::size_t bytes_ = 0;
};

/// Copies under way. Threads take batches in their order; they end with this object, which waits for them.
class Copying {
  public:
    static constexpr std::size_t batch_bytes = std::size_t{1} << 19;
    /// For fewer bytes no thread is started.
    static constexpr std::size_t least_bytes = std::size_t{1} << 23;

    /// `threads` in all, the caller's included, which copies while it waits.
    Copying(Copies copies, int threads, std::size_t batch = batch_bytes, std::size_t least = least_bytes);
    ~Copying();
    Copying(const Copying&) = delete;
    Copying& operator=(const Copying&) = delete;

    /// Returns when the next group is there.
    void wait_for_next_group();

  private:
    struct Batch {
        std::size_t begin, end, group;
    };
    bool copy_a_batch();

    Copies copies_;
    std::vector<Batch> batches_;
    std::unique_ptr<std::atomic<std::size_t>[]> left_;  ///< batches of each group that are not there yet
    std::atomic<std::size_t> next_batch_ = 0;
    std::size_t next_group_ = 0;
    std::vector<std::thread> helpers_;
};

}  // namespace lapilli::host
