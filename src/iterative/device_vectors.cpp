// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/device_vectors.hpp"

#include <algorithm>
#include <cstring>

#include "device/calls.hpp"
#include "host/copies.hpp"
#include "iterative/small_matrix.hpp"
#include "long_vectors/args.hpp"
#include "matrix/rectangles.hpp"
#include "runtime/copy_threads.hpp"

namespace lapilli {
namespace {

/// A small matrix for each device, without padding, with at most `rows` rows.
template <class T>
DeviceView<T> small_matrix(Arena& arena, int d, index_t rows, index_t cols) {
    return {arena.device_array<T>(d, checked_product(rows, cols)), rows, cols, rows};
}
/// The first rows and columns of such memory as a matrix of its own.
template <class T, Space S>
BasicView<T, S> shaped(const BasicView<T, S>& memory, index_t rows, index_t cols) {
    require(rows * cols <= memory.rows * memory.cols, "iterative: a small matrix is larger than its memory");
    return {memory.data, rows, cols, std::max<index_t>(1, rows)};
}

/// Whether a small matrix is, to the bit, the one that was brought last.
template <class T>
bool is_there(HostView<const T> c, HostView<T> last, DeviceView<T> brought) {
    if (c.rows != brought.rows || c.cols != brought.cols) return false;
    for (index_t j = 0; j < c.cols; ++j) {
        const auto bytes = static_cast<std::size_t>(c.rows) * sizeof(T);
        if (std::memcmp(static_cast<const void*>(c.at(0, j)), static_cast<const void*>(last.at(0, j)),
                        bytes) != 0)
            return false;
    }
    return true;
}

}  // namespace

template <class T>
DeviceVectorsWork<T>::DeviceVectorsWork(Arena& arena, const Partition& parts,
                                        const std::vector<index_t>& counts, index_t gram_columns,
                                        index_t of_caller, bool on_host, const Operators<T>& operators)
    : partition(parts) {
    const index_t most = *std::max_element(counts.begin(), counts.end());
    for (const index_t count : counts) arrays.push_back(partitioned_block<T>(arena, partition, count));
    for (int d = 0; d < partition.devices(); ++d) {
        const index_t entries = std::max<index_t>(1, chunk_elements / std::max<index_t>(1, most));
        chunk.push_back(small_matrix<T>(arena, d, most, std::min(entries, partition.count(d))));
        gram.push_back(small_matrix<T>(arena, d, most, gram_columns));
        gram_host.push_back(arena.pinned_matrix<T>(most, gram_columns));
        largest.push_back(arena.device_array<real_t<T>>(d, 1));
        parts_of_squares.push_back(arena.device_array<real_t<T>>(
            d, checked_product(gram_columns, lapilli::parts_of_squares(partition.count(d)))));
        squares.push_back(arena.device_array<real_t<T>>(d, gram_columns));
        squares_host.push_back(arena.pinned_array<real_t<T>>(gram_columns));
    }
    for (int slot = 0; slot < coefficient_slots(most); ++slot) {
        coefficients.emplace_back();
        for (int d = 0; d < partition.devices(); ++d)
            coefficients.back().push_back(small_matrix<T>(arena, d, most, most));
        coefficients_host.push_back(arena.pinned_matrix<T>(most, most));
    }
    largest_host = arena.pinned_array<real_t<T>>(partition.devices());
    if (on_host) stage = arena.pinned_matrix<T>(partition.length(), of_caller);
    for (const Role role : all_roles) {
        if (LinearOperator<T>* const one = operators.of(role))
            placed[static_cast<std::size_t>(role)] = one->place(arena, partition, gram_columns);
    }
}

template <class T>
DeviceView<T> DeviceVectors<T>::view(Group x, int d) const {
    const DeviceView<T>& array = work_.arrays[static_cast<std::size_t>(x.array)][static_cast<std::size_t>(d)];
    return array.block(x.first, 0, x.count, array.cols);
}

template <class T>
template <class F>
void DeviceVectors<T>::for_columns(index_t count, const F& f) {
    const Partitioned<T>& scratch = work_.arrays[static_cast<std::size_t>(scratch_)];
    const index_t most = scratch.front().ld;
    for (index_t first = 0; first < count; first += most) {
        const index_t some = std::min(most, count - first);
        for (int d = 0; d < devices(); ++d) {
            const DeviceView<T>& memory = scratch[static_cast<std::size_t>(d)];
            if (memory.cols == 0) continue;
            f(d, DeviceView<T>{memory.data, memory.cols, some, memory.cols},
              Rectangle{work_.partition.first(d), first, memory.cols, some});
        }
    }
}

template <class T>
void DeviceVectors<T>::synchronize() {
    context_.synchronize();
    slots_in_use_ = 0;
}

template <class T>
const Partitioned<T>& DeviceVectors<T>::bring(HostView<const T> c, T factor) {
    // Several arrays are often combined in one way.
    if (slots_in_use_ > 0 && factor == T(1)) {
        const HostView<T>& memory = work_.coefficients_host[static_cast<std::size_t>(slots_in_use_ - 1)];
        if (is_there(c, shaped(memory, c.rows, c.cols), brought_.front())) return brought_;
    }
    if (slots_in_use_ == static_cast<int>(work_.coefficients.size())) synchronize();
    const auto slot = static_cast<std::size_t>(slots_in_use_++);
    const HostView<T> pinned = shaped(work_.coefficients_host[slot], c.rows, c.cols);
    if (factor == T(1)) {
        host::Copies copies;
        copies.add(c, pinned);
        std::move(copies).run(copy_threads(context_));
    } else {
        for (index_t j = 0; j < c.cols; ++j) {
            for (index_t i = 0; i < c.rows; ++i) pinned(i, j) = factor * c(i, j);
        }
    }
    brought_.clear();
    for (int d = 0; d < devices(); ++d) {
        brought_.push_back(shaped(work_.coefficients[slot][static_cast<std::size_t>(d)], c.rows, c.cols));
        copy_across(context_.queue(d), HostView<const T>(pinned), brought_.back());
    }
    return brought_;
}

template <class T>
void DeviceVectors<T>::gram(Group a, Group b, HostView<T> g) {
    if (g.empty()) return;
    std::vector<HostView<T>> parts;
    for (int d = 0; d < devices(); ++d) {
        const auto k = static_cast<std::size_t>(d);
        const DeviceView<T> here = shaped(work_.gram[k], g.rows, g.cols), x = view(a, d);
        if (x.cols == 0) continue;
        gemm(context_.queue(d), Op::none, Op::adjoint, T(1), x, view(b, d), T(0), here);
        parts.push_back(shaped(work_.gram_host[k], g.rows, g.cols));
        copy_across(context_.queue(d), DeviceView<const T>(here), parts.back());
    }
    synchronize();
    for (index_t j = 0; j < g.cols; ++j) {
        T* const sum = g.at(0, j);
        std::fill_n(sum, g.rows, T(0));
        for (const HostView<T>& part : parts) {
            const T* const here = part.at(0, j);
            for (index_t i = 0; i < g.rows; ++i) sum[i] += here[i];
        }
    }
}

template <class T>
void DeviceVectors<T>::combine(T alpha, HostView<const T> c, Group source, T beta, Group target) {
    if (target.count == 0) return;
    const bool as_one = combine_takes<T>(source.count, target.count) && (beta == T(0) || beta == T(1));
    const Partitioned<T>& coefficients = bring(c, as_one ? conjugate(alpha) : T(1));
    for (int d = 0; d < devices(); ++d) {
        const DeviceView<T> to = view(target, d);
        if (to.cols == 0) continue;
        if (as_one) {
            submit(context_.queue(d), CombineArgs<T>{coefficients[static_cast<std::size_t>(d)],
                                                     view(source, d), beta != T(0), to});
            continue;
        }
        gemm(context_.queue(d), Op::adjoint, Op::none, alpha, coefficients[static_cast<std::size_t>(d)],
             view(source, d), beta, to);
    }
}

template <class T>
void DeviceVectors<T>::combine_in_place(HostView<const T> c, Group source, Group target) {
    if (target.count == 0) return;
    const Partitioned<T>& coefficients = bring(c);
    // Sources before the target are not replaced: what comes from the others may be there first.
    const index_t before = source.array == target.array && target.first > source.first
                               ? std::min(source.count, target.first - source.first)
                               : 0;
    const index_t rest = source.count - before;
    for (int d = 0; d < devices(); ++d) {
        const auto k = static_cast<std::size_t>(d);
        const DeviceView<T> from = view(source, d), to = view(target, d), of_c = coefficients[k];
        if (to.cols == 0) continue;
        if (combine_takes<T>(source.count, target.count)) {
            submit(context_.queue(d), CombineArgs<T>{of_c, from, false, to});
            continue;
        }
        if (rest > 0 && combine_takes<T>(rest, target.count)) {
            submit(context_.queue(d), CombineArgs<T>{of_c.block(before, 0, rest, of_c.cols),
                                                     from.block(before, 0, rest, from.cols), false, to});
            gemm(context_.queue(d), Op::adjoint, Op::none, T(1), of_c.block(0, 0, before, of_c.cols),
                 from.block(0, 0, before, from.cols), T(1), to);
            continue;
        }
        const index_t width = work_.chunk[k].cols;
        for (index_t begin = 0; begin < to.cols; begin += width) {
            const index_t count = std::min(width, to.cols - begin);
            const DeviceView<T> result = shaped(work_.chunk[k], to.rows, count);
            gemm(context_.queue(d), Op::adjoint, Op::none, T(1), of_c, from.block(0, begin, from.rows, count),
                 T(0), result);
            lapilli::copy(context_.queue(d), Part::all, result, to.block(0, begin, to.rows, count));
        }
    }
}

template <class T>
void DeviceVectors<T>::copy(Group source, Group target) {
    for (int d = 0; d < devices(); ++d)
        lapilli::copy(context_.queue(d), Part::all, view(source, d), view(target, d));
}

template <class T>
void DeviceVectors<T>::add(real_t<T> alpha, Group source, real_t<T> beta, Group target) {
    for (int d = 0; d < devices(); ++d)
        submit(context_.queue(d), AddArgs<T>{alpha, view(source, d), beta, view(target, d)});
}

template <class T>
template <class F>
void DeviceVectors<T>::sum_squares(index_t count, const F& submit_to, real_t<T>* squares) {
    for (int d = 0; d < devices(); ++d) {
        const auto k = static_cast<std::size_t>(d);
        submit_to(d);
        download_array(context_.queue(d), work_.squares[k], work_.squares_host[k], count);
    }
    synchronize();
    std::fill_n(squares, count, real_t<T>(0));
    for (const real_t<T>* const part : work_.squares_host) {
        for (index_t i = 0; i < count; ++i) squares[i] += part[i];
    }
}

template <class T>
void DeviceVectors<T>::residuals(Group ax, Group bx, const real_t<T>* values, Group r, real_t<T>* squares) {
    SmallMatrix<T> column(r.count, 1);
    for (index_t i = 0; i < r.count; ++i) column(i, 0) = T(values[i]);
    const Partitioned<T>& brought = bring(column.read());
    sum_squares(
        r.count,
        [&](int d) {
            const auto k = static_cast<std::size_t>(d);
            submit(context_.queue(d), ResidualsArgs<T>{view(ax, d), view(bx, d), brought[k].data, view(r, d),
                                                       work_.parts_of_squares[k], work_.squares[k]});
        },
        squares);
}

template <class T>
void DeviceVectors<T>::squares(Group x, real_t<T>* squares) {
    sum_squares(
        x.count,
        [&](int d) {
            const auto k = static_cast<std::size_t>(d);
            submit(context_.queue(d),
                   SquaresArgs<T>{view(x, d), work_.parts_of_squares[k], work_.squares[k]});
        },
        squares);
}

template <class T>
void DeviceVectors<T>::apply(Role role, real_t<T> factor, Group x, Group y) {
    if (x.count == 0) return;
    Partitioned<const T> from;
    Partitioned<T> to;
    for (int d = 0; d < devices(); ++d) {
        from.push_back(view(x, d));
        to.push_back(view(y, d));
    }
    work_.placed[static_cast<std::size_t>(role)]->apply(context_, factor, from, to);
}

template <class T>
real_t<T> DeviceVectors<T>::largest(Group x) {
    for (int d = 0; d < devices(); ++d) {
        real_t<T>* const here = work_.largest[static_cast<std::size_t>(d)];
        zero(context_.queue(d), here, 1);
        max_norm(context_.queue(d), Part::all, view(x, d), here);
        download_array(context_.queue(d), here, work_.largest_host + d, 1);
    }
    synchronize();
    real_t<T> result = 0;
    for (int d = 0; d < devices(); ++d) {
        const real_t<T> part = work_.largest_host[d];
        if (part != part) return part;
        result = std::max(result, part);
    }
    return result;
}

template <class T>
void DeviceVectors<T>::randomize(Group x, std::uint64_t seed) {
    for (int d = 0; d < devices(); ++d)
        submit(context_.queue(d), RandomizeArgs<T>{seed, work_.partition.first(d), view(x, d)});
}

template <class T>
void DeviceVectors<T>::load(const UserMatrix<const T>& from, Group to) {
    if (from.on_host()) {
        // The stage may hold a matrix that is still on its way.
        synchronize();
        host::Copies copies;
        copies.add(from.host(), work_.stage.block(0, 0, from.rows, from.cols));
        std::move(copies).run(copy_threads(context_));
    }
    for_columns(to.count, [&](int d, DeviceView<T> here, const Rectangle& of_caller) {
        fetch(context_.queue(d), from, of_caller, here, work_.stage);
        transpose(context_.queue(d), here, view({to.array, to.first + of_caller.col, of_caller.cols}, d));
    });
}

template <class T>
void DeviceVectors<T>::collect(Group from, const UserMatrix<T>& to) {
    // The caller's array is written only when all results are known to be complete.
    synchronize();
    for_columns(from.count, [&](int d, DeviceView<T> here, const Rectangle& of_caller) {
        transpose(context_.queue(d), view({from.array, from.first + of_caller.col, of_caller.cols}, d), here);
        deliver(context_.queue(d), here, to, of_caller, work_.stage);
    });
    synchronize();
}

template <class T>
void DeviceVectors<T>::write_back(Group from, const UserMatrix<T>& to) {
    if (!to.on_host()) return;
    host::Copies copies;
    copies.add(HostView<const T>(work_.stage.block(0, 0, to.rows, from.count)), to.host());
    std::move(copies).run(copy_threads(context_));
}

#define LAPILLI_INSTANTIATE(T)            \
    template struct DeviceVectorsWork<T>; \
    template class DeviceVectors<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
