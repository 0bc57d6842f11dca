// SPDX-License-Identifier: BSD-3-Clause
// Where an iterative method computes: on the CPU, or on devices, and on which of them.
#pragma once

#include "iterative/device_vectors.hpp"
#include "iterative/host_vectors.hpp"
#include "iterative/operator_checks.hpp"
#include "iterative/rank_vectors.hpp"

namespace lapilli {

template <class T>
struct Place {
    Operators<T> operators;
    index_t n;
    std::vector<index_t> counts;  ///< vectors of each array
    index_t block;    ///< vectors that an operator is applied to, and columns of inner products, at most
    index_t columns;  ///< of the caller's matrices, at most
    int scratch;      ///< an array for them on their way
    bool on_host;     ///< one of the caller's matrices is in host memory

    std::vector<LinearOperator<T>*> all() const {
        std::vector<LinearOperator<T>*> given;
        for (const Role role : all_roles) {
            if (operators.of(role) != nullptr) given.push_back(operators.of(role));
        }
        return given;
    }
};

/// Whether devices compute: n reaches the setting, or an operator needs them.
template <class T>
bool computes_on_devices(Context& context, const Place<T>& place) {
    if (context.device_count() == 0) return false;
    for (const LinearOperator<T>* one : place.all()) {
        if (one->wants_devices()) return true;
    }
    return context.use_devices("iterative.crossover", place.n, Crossover::fixed);
}

/// The rows of each device: as the operators wish, and on no more devices than get enough of them.
template <class T>
Partition partition_of(Context& context, const Place<T>& place) {
    const index_t enough = context.settings.integer("test.iterative.rows");
    auto devices = static_cast<int>(std::clamp<index_t>(place.n / enough, 1, context.device_count()));
    for (const LinearOperator<T>* one : place.all()) {
        if (one->wants_one_device()) devices = 1;
    }
    for (const LinearOperator<T>* one : place.all()) {
        Partition wish = one->wish(devices);
        if (!wish.bounds.empty()) return wish;
    }
    return Partition::equal(place.n, devices);
}

/// Calls f(vectors), with what this process has of them.
template <class T, class F>
void with_vectors_here(Context& context, const Place<T>& place, const F& f) {
    if (!computes_on_devices(context, place)) {
        HostVectors<T> vectors(context, place.n, place.counts, place.operators);
        return f(vectors);
    }
    const Partition partition = partition_of(context, place);
    for (LinearOperator<T>* one : place.all()) one->prepare(context, partition, place.block);
    Allocated<DeviceVectorsWork<T>> work(context, Team{partition.devices()}, partition, place.counts,
                                         place.block, place.columns, place.on_host, place.operators);
    DeviceVectors<T> vectors(context, *work, place.scratch);
    f(vectors);
}

/// Calls f(vectors).
template <class T, class F>
void with_vectors(Context& context, const Place<T>& place, const F& f) {
    if (!place.operators.a->distribution) return with_vectors_here(context, place, f);
    Ranks ranks(context, *place.operators.a->distribution);
    try {
        with_vectors_here(context, place, [&](Vectors<T>& here) {
            RankVectors<T> vectors(here, ranks);
            f(vectors);
        });
    } catch (const UnfitOperator&) {
        throw;  // all have found that
    } catch (...) {
        ranks.fail();
        throw;
    }
}

template <class T>
Footprint memory_of(Context& context, const Place<T>& place) {
    if (!computes_on_devices(context, place))
        return host_footprint<T>(HostVectors<T>::elements(place.n, place.counts));
    const Partition partition = partition_of(context, place);
    for (LinearOperator<T>* one : place.all()) one->prepare(context, partition, place.block);
    return Allocated<DeviceVectorsWork<T>>::measure(Team{partition.devices()}, partition, place.counts,
                                                    place.block, place.columns, place.on_host,
                                                    place.operators);
}

}  // namespace lapilli
