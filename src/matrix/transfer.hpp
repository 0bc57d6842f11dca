// SPDX-License-Identifier: BSD-3-Clause
// Between the caller's matrices and the working matrices. Algorithms know one triangle, the lower one; here
// is where an upper triangle is turned into a lower one on its way in, and back on its way out.
#pragma once

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// How the working matrix B is made from the caller's matrix A, m-by-n.
enum class Form {
    direct,           ///< B(i,j) = A(i,j)
    adjoint,          ///< B(i,j) = conj(A(j,i)): the lower factor of an upper one
    reversed,         ///< B(i,j) = A(m-1-i, n-1-j): the lower triangle of J A J is the upper triangle of A
    adjoint_reversed  ///< B(i,j) = conj(A(m-1-j, n-1-i)): both, for products from the right
};

/// What a transfer of an m-by-n matrix of the caller needs: pinned memory for the whole matrix when it is in
/// host memory (results are collected there, so that a failing copy cannot leave half a result in the
/// caller's array), and on each device buffers in which a block column is turned or merged.
template <class T>
struct TransferWork {
    HostView<T> stage;
    std::vector<DeviceView<T>> turn, squares;

    TransferWork() = default;
    /// nb: the block width of the working matrix. turns: for every form and part, so that a memory query, which is told neither,
    /// names what each needs; else for Form::direct and Part::all alone.
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

/// Fills B: everything (Part::all), or, of a square matrix, the rows from each block's first on
/// (Part::lower), where what stands above the diagonal is undefined.
template <class T>
void upload(Context& context, const UserMatrix<const T>& a, Form form, Part part, const DistMatrix<T>& b,
            TransferWork<T>& work);

/// The way back, in two steps, so that several results can be collected before the first is written back.
/// Part::lower or upper writes only that triangle of B, to where it came from; `collect` takes no upper one. `collect` waits for the devices
/// first and throws if their work failed; what goes to device memory is there at its end, what goes to host
/// memory is in work.stage.
template <class T>
void collect(Context& context, const DistMatrix<T>& b, Form form, Part part, const UserMatrix<T>& a,
             TransferWork<T>& work);
template <class T>
void write_back(Context& context, Form form, Part part, const UserMatrix<T>& a, const TransferWork<T>& work);

/// A whole matrix of the caller to the host and back, whatever it is. Waits.
template <class T>
void fetch_to_host(Context& context, const UserMatrix<const T>& a, HostView<T> host);
template <class T>
void deliver_from_host(Context& context, HostView<const T> host, const UserMatrix<T>& a);

/// Copies a vector of the caller, in host or device memory, to the host and back.
template <class T>
void copy_vector(Context& context, T* target, const T* source, index_t count);

}  // namespace lapilli
