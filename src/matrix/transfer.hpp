// SPDX-License-Identifier: BSD-3-Clause
// Transfers between the caller's matrices and the working matrices. Algorithms know lower triangles only:
// here an upper triangle becomes a lower one on its way in, and an upper one again on its way out.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// The relation of the working matrix B to the caller's m-by-n matrix A.
enum class Form {
    direct,           ///< B(i,j) = A(i,j)
    adjoint,          ///< B(i,j) = conj(A(j,i)): the lower factor of an upper one
    reversed,         ///< B(i,j) = A(m-1-i, n-1-j): the lower triangle of J A J is the upper triangle of A
    adjoint_reversed  ///< B(i,j) = conj(A(m-1-j, n-1-i)): both, for products from the right
};

/// Workspace of transfers of an m-by-n matrix of the caller. A matrix in host memory needs pinned memory for
/// all of it: results are collected there, so that a failing copy cannot leave half a result in the caller's
/// array. Each device needs buffers in which a block column is transposed or merged.
template <class T>
struct TransferWork {
    HostView<T> stage;
    std::vector<DeviceView<T>> turn, squares;

    TransferWork() = default;
    /// nb: the block width of the working matrix. turns: true for every form and part, so that a memory
    /// query, which knows neither, covers all; false for Form::direct and Part::all only.
    TransferWork(Arena& arena, index_t m, index_t n, index_t nb, bool on_host, bool turns = true) {
        if (on_host) stage = arena.pinned_matrix<T>(m, n);
        for (int d = 0; turns && d < arena.devices(); ++d) {
            turn.push_back(arena.device_matrix<T>(d, std::max(m, n), nb));
            turn.push_back(arena.device_matrix<T>(d, nb, std::max(m, n)));
            squares.push_back(arena.device_matrix<T>(d, nb, nb));
            squares.push_back(arena.device_matrix<T>(d, nb, nb));
        }
    }
    DeviceView<T> tall(int d) const { return turn.at(static_cast<std::size_t>(2 * d)); }
    DeviceView<T> wide(int d) const { return turn.at(static_cast<std::size_t>(2 * d) + 1); }
    DeviceView<T> square(int d, int which) const {
        return squares.at(static_cast<std::size_t>(2 * d + which));
    }
};

// Compiled once, in transfer.cpp.
#define LAPILLI_DECLARE(T) extern template struct TransferWork<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_DECLARE)
#undef LAPILLI_DECLARE

/// Fills B. Part::all: every element. Part::lower, for square B: each block column from its diagonal block
/// down; elements above the diagonal are undefined.
template <class T>
void upload(Context& context, const UserMatrix<const T>& a, Form form, Part part, const DistMatrix<T>& b,
            TransferWork<T>& work);

/// The transfer back, in two steps, so that several results can be collected before the first is written
/// back. Part::lower or Part::upper writes only that triangle of B, to its place in A; `collect` does not
/// accept Part::upper. `collect` waits for the devices and throws if their work has failed. After it, results
/// for device memory are in place, and results for host memory are in work.stage.
template <class T>
void collect(Context& context, const DistMatrix<T>& b, Form form, Part part, const UserMatrix<T>& a,
             TransferWork<T>& work);
template <class T>
void write_back(Context& context, Form form, Part part, const UserMatrix<T>& a, const TransferWork<T>& work);

/// Copies a whole matrix of the caller, in any memory, to the host and back. Waits.
template <class T>
void fetch_to_host(Context& context, const UserMatrix<const T>& a, HostView<T> host);
template <class T>
void deliver_from_host(Context& context, HostView<const T> host, const UserMatrix<T>& a);

/// Copies a vector of the caller, in host or device memory, to the host and back.
template <class T>
void copy_vector(Context& context, T* target, const T* source, index_t count);

}  // namespace lapilli
