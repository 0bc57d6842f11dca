// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/host_vectors.hpp"

#include <algorithm>

#include "base/limits.hpp"
#include "host/blas.hpp"
#include "long_vectors/random_entry.hpp"
#include "matrix/host_matrix.hpp"

namespace lapilli {

template <class T>
HostVectors<T>::HostVectors(Context& context, index_t n, const std::vector<index_t>& counts,
                            const Operators<T>& operators)
    : context_(context), n_(n), operators_(operators) {
    index_t most = 0;
    for (const index_t count : counts) {
        // OpenBLAS reads a little further than it needs.
        memory_.emplace_back(new T[static_cast<std::size_t>(checked_product(count, n) + 2)]());
        arrays_.push_back({memory_.back().get(), count, n, std::max<index_t>(1, count)});
        most = std::max(most, count);
    }
    chunk_.resize(static_cast<std::size_t>(checked_product(most, std::min(chunk, n))));
}

template <class T>
index_t HostVectors<T>::elements(index_t n, const std::vector<index_t>& counts) {
    index_t total = 0, most = 0;
    for (const index_t count : counts) {
        total = checked_sum(total, checked_product(count, n));
        most = std::max(most, count);
    }
    return checked_sum(total, checked_product(most, std::min(chunk, n)));
}

template <class T>
HostView<T> HostVectors<T>::view(Group x) const {
    return arrays_[static_cast<std::size_t>(x.array)].block(x.first, 0, x.count, n_);
}

template <class T>
void HostVectors<T>::gram(Group a, Group b, HostView<T> g) {
    if (g.empty()) return;
    host::gemm(Op::none, Op::adjoint, T(1), view(a), view(b), T(0), g);
}

template <class T>
void HostVectors<T>::combine(T alpha, HostView<const T> c, Group source, T beta, Group target) {
    if (target.count == 0 || n_ == 0) return;
    host::gemm(Op::adjoint, Op::none, alpha, c, view(source), beta, view(target));
}

template <class T>
void HostVectors<T>::combine_in_place(HostView<const T> c, Group source, Group target) {
    if (target.count == 0) return;
    const HostView<T> from = view(source), to = view(target);
    for (index_t begin = 0; begin < n_; begin += chunk) {
        const index_t count = std::min(chunk, n_ - begin);
        const HostView<T> result{chunk_.data(), target.count, count, target.count};
        host::gemm(Op::adjoint, Op::none, T(1), c, from.block(0, begin, from.rows, count), T(0), result);
        for (index_t j = 0; j < count; ++j) {
            std::copy_n(result.at(0, j), target.count, to.at(0, begin + j));
        }
    }
}

template <class T>
void HostVectors<T>::copy(Group source, Group target) {
    const HostView<T> from = view(source), to = view(target);
    for (index_t j = 0; j < n_; ++j) std::copy_n(from.at(0, j), from.rows, to.at(0, j));
}

template <class T>
void HostVectors<T>::add(real_t<T> alpha, Group source, real_t<T> beta, Group target) {
    const HostView<T> from = view(source), to = view(target);
    for (index_t j = 0; j < n_; ++j) {
        for (index_t i = 0; i < target.count; ++i) {
            const T x = alpha * from(i, j);
            to(i, j) = beta == real_t<T>(0) ? x : x + beta * to(i, j);
        }
    }
}

template <class T>
void HostVectors<T>::residuals(Group ax, Group bx, const real_t<T>* values, Group r, real_t<T>* sums) {
    const HostView<T> a = view(ax), b = view(bx), to = view(r);
    for (index_t j = 0; j < n_; ++j) {
        for (index_t i = 0; i < r.count; ++i) to(i, j) = a(i, j) - values[i] * b(i, j);
    }
    squares(r, sums);
}

template <class T>
void HostVectors<T>::squares(Group x, real_t<T>* sums) {
    const HostView<T> all = view(x);
    std::vector<double> added(static_cast<std::size_t>(x.count));
    for (index_t j = 0; j < n_; ++j) {
        for (index_t i = 0; i < x.count; ++i)
            added[static_cast<std::size_t>(i)] += static_cast<double>(std::norm(all(i, j)));
    }
    std::transform(added.begin(), added.end(), sums, [](double sum) { return static_cast<real_t<T>>(sum); });
}

template <class T>
void HostVectors<T>::apply(Role role, real_t<T> factor, Group x, Group y) {
    if (x.count == 0) return;
    operators_.of(role)->apply(context_, factor, view(x), view(y));
}

template <class T>
real_t<T> HostVectors<T>::largest(Group x) {
    real_t<T> result = 0;
    const HostView<T> all = view(x);
    for (index_t j = 0; j < all.cols; ++j) {
        for (index_t i = 0; i < all.rows; ++i) {
            const real_t<T> size = largest_part(all(i, j));
            if (size != size) return size;
            result = std::max(result, size);
        }
    }
    return result;
}

template <class T>
void HostVectors<T>::randomize(Group x, std::uint64_t seed) {
    const HostView<T> all = view(x);
    for (index_t j = 0; j < all.cols; ++j) {
        for (index_t i = 0; i < all.rows; ++i) all(i, j) = random_entry<T>(seed, i, j);
    }
}

template <class T>
void HostVectors<T>::load(const UserMatrix<const T>& from, Group to) {
    const HostMatrix<const T> columns(context_, from);
    const HostView<T> vectors = view(to);
    for (index_t j = 0; j < n_; ++j) {
        for (index_t i = 0; i < to.count; ++i) vectors(i, j) = columns.view()(j, i);
    }
}

template <class T>
void HostVectors<T>::collect(Group from, const UserMatrix<T>& to) {
    if (to.on_host()) return;
    const HostMatrix<T> columns(n_, from.count);
    const HostView<T> vectors = view(from);
    for (index_t j = 0; j < n_; ++j) {
        for (index_t i = 0; i < from.count; ++i) columns.view()(j, i) = vectors(i, j);
    }
    deliver_from_host<T>(context_, columns.view(), to);
}

template <class T>
void HostVectors<T>::write_back(Group from, const UserMatrix<T>& to) {
    if (!to.on_host()) return;
    const HostView<T> vectors = view(from), columns = to.host();
    for (index_t j = 0; j < n_; ++j) {
        for (index_t i = 0; i < from.count; ++i) columns(j, i) = vectors(i, j);
    }
}

#define LAPILLI_INSTANTIATE(T) template class HostVectors<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
