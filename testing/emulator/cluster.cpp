// SPDX-License-Identifier: BSD-3-Clause
#include "emulator/cluster.hpp"

#include <string>
#include <utility>

#include "emulator/block.hpp"

namespace lapilli::simt {

void Cluster::begin(std::vector<Block*> blocks, int threads_each) {
    blocks_ = std::move(blocks);
    threads_ = size() * threads_each;
    arrived_ = returned_ = 0;
    completed_ = 0;
    for (int rank = 0; rank < size(); ++rank) block(rank).join(*this, rank);
}

void Cluster::arrive(Thread& t, Place place) {
    const auto wrong = [&](const std::string& text) {
        t.block->fault(Fault::Kind::divergent_barrier, t.indices.thread,
                       "arrives at the cluster barrier of " + text_of(place) + ", but " + text);
    };
    ++t.block->launch().events;
    if (t.arrivals != t.waits) wrong("has not waited after " + text_of(t.place));
    if (returned_ != 0) wrong(std::to_string(returned_) + " threads of the cluster have returned");
    if (!t.block->same_cluster_barrier(t.arrivals, place))
        wrong("another thread of its block came to this barrier at another line");
    t.place = place;
    ++t.arrivals;
    if (++arrived_ < threads_) return;
    arrived_ = 0;
    ++completed_;
    for (Block* block : blocks_) block->release_cluster_barrier();
}

void Cluster::wait(Thread& t, Place place) {
    ++t.block->launch().events;
    if (t.arrivals == t.waits)
        t.block->fault(Fault::Kind::divergent_barrier, t.indices.thread,
                       "waits at the cluster barrier of " + text_of(place) + " without having arrived");
    t.place = place;
    if (completed_ < t.arrivals) t.block->wait_for_cluster(t);
    ++t.waits;
}

void Cluster::finish(const Thread& t) {
    if (t.arrivals != t.waits)
        t.block->fault(Fault::Kind::divergent_barrier, t.indices.thread,
                       "returns without having waited after the cluster barrier of " + text_of(t.place));
    if (arrived_ != 0)
        t.block->fault(Fault::Kind::divergent_barrier, t.indices.thread,
                       "returns while others are at the cluster barrier");
    ++returned_;
}

}  // namespace lapilli::simt
