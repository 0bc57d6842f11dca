// SPDX-License-Identifier: BSD-3-Clause
#include "host/copies.hpp"

#include <algorithm>
#include <cstring>

#include "base/start_threads.hpp"

namespace lapilli::host {

int copy_threads(index_t wished) {
    // Asked once: the answer is read from a file each time.
    static const index_t cores = std::max(1u, std::thread::hardware_concurrency());
    return static_cast<int>(wished > 0 ? std::min<index_t>(wished, 256) : std::min<index_t>(cores, 8));
}

void Copies::run(int threads) && {
    next_group();
    Copying(std::move(*this), threads).wait_for_next_group();
}

Copying::Copying(Copies copies, int threads, std::size_t batch, std::size_t least)
    : copies_(std::move(copies)), left_(new std::atomic<std::size_t>[copies_.groups_.size()]) {
    std::size_t piece = 0;
    for (std::size_t group = 0; group < copies_.groups_.size(); ++group) {
        left_[group] = 0;
        while (piece < copies_.groups_[group]) {
            Batch next{piece, piece, group};
            for (std::size_t bytes = 0; bytes < batch && piece < copies_.groups_[group]; ++piece) {
                bytes += copies_.pieces_[piece].bytes;
            }
            next.end = piece;
            batches_.push_back(next);
            ++left_[group];
        }
    }
    if (copies_.bytes() < least) return;
    const std::size_t wished = std::min(static_cast<std::size_t>(std::max(threads, 1)), batches_.size());
    start_threads(helpers_, static_cast<index_t>(wished) - 1, [this](index_t) {
        while (copy_a_batch()) {
        }
    });
}

Copying::~Copying() {
    next_batch_ = batches_.size();
    for (std::thread& helper : helpers_) helper.join();
}

bool Copying::copy_a_batch() {
    const std::size_t index = next_batch_.fetch_add(1);
    if (index >= batches_.size()) return false;
    const Batch& batch = batches_[index];
    for (std::size_t k = batch.begin; k < batch.end; ++k) {
        const Copies::Piece& piece = copies_.pieces_[k];
        std::memcpy(piece.to, piece.from, piece.bytes);
    }
    if (left_[batch.group].fetch_sub(1) == 1) left_[batch.group].notify_all();
    return true;
}

void Copying::wait_for_next_group() {
    std::atomic<std::size_t>& left = left_[next_group_++];
    for (std::size_t count = left.load(); count != 0; count = left.load()) {
        if (!copy_a_batch()) left.wait(count);
    }
}

}  // namespace lapilli::host
