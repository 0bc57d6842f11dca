// SPDX-License-Identifier: BSD-3-Clause
// Operations of iterative methods on long vectors, on the CPU or on devices. Algorithms see groups of vectors
// and small matrices of the host; they do not know where the vectors are.
//
// The arrays are stored with vectors as rows. So products are those of conj(V): gram(A, B) is A B^H as
// stored, which is the conjugate of the textbook's A^H B, and combine() takes coefficients of the same kind.
// Algorithms need not care: their formulas hold for the conjugated matrices, too, and eigenvalues are the
// same.
#pragma once

#include <cstdint>
#include <vector>

#include "iterative/operator.hpp"
#include "matrix/matrix.hpp"

namespace lapilli {

/// Some vectors of an array of them.
struct Group {
    int array;
    index_t first, count;
};

template <class T>
class Vectors {
  public:
    virtual ~Vectors() = default;
    Vectors() = default;
    Vectors(const Vectors&) = delete;
    Vectors& operator=(const Vectors&) = delete;

    /// The number of entries of a vector.
    virtual index_t length() const = 0;

    /// g := A B^H, the inner products of vectors of a with those of b, added up in an order that is always
    /// the same.
    virtual void gram(Group a, Group b, HostView<T> g) = 0;
    /// target := alpha C^H source + beta target; none of the target's vectors is one of the source's.
    virtual void combine(T alpha, HostView<const T> c, Group source, T beta, Group target) = 0;
    /// target := C^H source, whose vectors may be the same ones.
    virtual void combine_in_place(HostView<const T> c, Group source, Group target) = 0;
    /// target := source; none of the target's vectors is one of the source's.
    virtual void copy(Group source, Group target) = 0;
    /// target := alpha source + beta target; with beta = 0 nothing of the target is read. None of its vectors
    /// is one of the source's.
    virtual void add(real_t<T> alpha, Group source, real_t<T> beta, Group target) = 0;
    /// r := ax - bx diag(values), where r may be ax, and the squares of r's norms, added up in an order that
    /// is always the same.
    virtual void residuals(Group ax, Group bx, const real_t<T>* values, Group r, real_t<T>* squares) = 0;
    /// The squares of the norms of vectors alone.
    virtual void squares(Group x, real_t<T>* squares) = 0;
    /// y := factor A x; the arrays differ.
    virtual void apply(Role role, real_t<T> factor, Group x, Group y) = 0;
    /// The largest part of a number of x; NaN if one is.
    virtual real_t<T> largest(Group x) = 0;
    /// Numbers between -1 and 1 that depend on seed, entry and vector alone.
    virtual void randomize(Group x, std::uint64_t seed) = 0;

    /// Small matrices that are found by each rank where vectors are distributed over several: those of the
    /// first one take the places of all. Eigenvectors of values that are close, or equal, may be any in their
    /// span.
    virtual void agree(HostView<T> /*vectors*/, std::vector<real_t<T>>& /*values*/) {}

    /// Columns of the caller's matrix become the vectors of a group.
    virtual void load(const UserMatrix<const T>& from, Group to) = 0;
    /// The way back in two steps, as of any result (matrix/transfer.hpp): what goes to device memory is there
    /// after the first.
    virtual void collect(Group from, const UserMatrix<T>& to) = 0;
    virtual void write_back(Group from, const UserMatrix<T>& to) = 0;
};

}  // namespace lapilli
