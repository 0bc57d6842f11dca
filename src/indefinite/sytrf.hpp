// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian indefinite factorizations, and solutions with them, on one device.
#pragma once

#include "blas/triangular_left.hpp"
#include "device/calls.hpp"
#include "indefinite/pivots.hpp"
#include "matrix/matrix.hpp"
#include "runtime/team.hpp"

namespace lapilli {

/// Interchanges for the columns of L, as the operation factor_interchanges takes them.
struct FactorLists {
    index_t *host, *device;  ///< with, begin and end, one behind the other
    index_t n;
    FactorLists(Arena& arena, index_t order)
        : host(arena.pinned_array<index_t>(checked_product(3, order))),
          device(arena.device_array<index_t>(0, checked_product(3, order))),
          n(order) {}
    const index_t* with() const { return device; }
    const index_t* begin() const { return device + n; }
    const index_t* end() const { return device + 2 * n; }
    /// ends: of each column.
    void upload(Queue& queue, const BunchKaufmanPivots& pivots, const std::vector<index_t>& ends) const;
};

/// Workspace of the factorization of a matrix of order n.
template <class T>
struct SytrfWork {
    index_t nb;
    DeviceView<T> w;
    index_t *pivots, *count_and_info;
    std::byte* work;
    FactorLists lists;
    index_t *host_pivots, *host_count_and_info;
    SytrfWork(Arena& arena, index_t n, index_t width);
};

struct SytrfResult {
    index_t info;
    BunchKaufmanPivots pivots;
};

/// Columns of a panel.
index_t sytrf_width(const Context& context, index_t n);

/// The lower triangle of A becomes L and D in LAPACK's format. last: of equal elements the last one is the pivot. Waits.
template <class T>
SytrfResult sytrf(Context& context, bool hermitian, bool last, const DistMatrix<T>& a, SytrfWork<T>& work);

/// L as a triangle like any other, with all interchanges in all of its columns, and the elements of D below its diagonal, which
/// SYTRF leaves in the place of L's.
template <class T>
struct PlainFactors {
    FactorLists lists;
    T* e;  ///< of D, below its diagonal
    PlainFactors(Arena& arena, index_t n) : lists(arena, n), e(arena.device_array<T>(0, n)) {}

    /// `l`: the factors, or a copy of them.
    void take_apart(Queue& queue, const BunchKaufmanPivots& pivots, DeviceView<T> l) const;
    /// The factors are again what they were.
    void put_together(Queue& queue, DeviceView<T> l) const;
    /// B := D^-1 B, where `d` has the diagonal of D.
    void solve_with_d(Queue& queue, bool hermitian, Readable<T> d, DeviceView<T> b) const;
};

/// Workspace of a solution; cols: right-hand sides.
template <class T>
struct SytrsWork {
    PlainFactors<T> plain;
    InterchangeWork interchange;
    typename TriangularFromLeft<T>::Work triangle;
    SytrsWork(Arena& arena, index_t n, index_t nb, const std::vector<index_t>& cols)
        : plain(arena, n), interchange(arena, n), triangle(arena, n, nb, cols, true) {}
};

/// B := A^-1 B with the factors of A, which are afterwards as before.
template <class T>
void sytrs(Context& context, bool hermitian, const DistMatrix<T>& a, const BunchKaufmanPivots& pivots,
           const DistMatrix<T>& b, SytrsWork<T>& work);

}  // namespace lapilli
