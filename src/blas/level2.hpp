// SPDX-License-Identifier: BSD-3-Clause
// Products of a matrix and a vector, y := alpha op(A) x + beta y, with A on one device, spread over a team of
// devices in block columns, or on the host. One text for all of them: a matrix on one device is a team of
// one.
//
// Each device of a team multiplies its columns: the results are the parts of a sum, each as long as y. The
// parts are added in the order of the devices, which read each other's memory:
//
//     device 0:  part 0 = alpha op(A_0) x ---+--- y = part 0 + part 1 + ... + beta y
//                                            |x|
//     device 1:  part 1 = alpha op(A_1) x ---+--- y = part 0 + part 1 + ... + beta y
#pragma once

#include <vector>

#include "matrix/matrix.hpp"
#include "runtime/user_queue.hpp"

namespace lapilli {

enum class Structure { general, symmetric, hermitian };

/// The product to be computed, with a matrix of `rows` rows and `cols` columns.
template <class T>
struct VectorProduct {
    Structure structure;
    char letter;  ///< general: op, 'N', 'T' or 'C'; else the triangle that is read, 'L' or 'U'
    index_t rows, cols;
    T alpha, beta;
    bool atomics = false;  ///< may sum in the order in which things come

    bool general() const { return structure == Structure::general; }
    bool by_rows() const { return general() && letter != 'N'; }  ///< each element of y from one column
    index_t inputs() const { return by_rows() ? rows : cols; }
    index_t outputs() const { return by_rows() ? cols : rows; }
    /// Otherwise y := beta y.
    bool reads_matrix() const { return alpha != T(0) && inputs() > 0; }
};

/// A vector of the caller: element i is first[i * inc].
template <class T>
struct UserVector {
    T* first = nullptr;
    index_t inc = 1;
    int device = -1;       ///< of the context; -1: none of them
    bool on_host = false;  ///< in the memory of no device, of this context or another
};
/// From the BLAS's convention: `data` is the lowest address.
template <class T>
T* first_element(T* data, index_t count, index_t inc) {
    return inc > 0 || count == 0 ? data : data - (count - 1) * inc;
}

/// With A in block columns on the devices `team` of the context. Waits; y changes last.
template <class T>
void multiply(Context& context, const VectorProduct<T>& how, const DistMatrix<const T>& a,
              const std::vector<int>& team, const UserVector<const T>& x, const UserVector<T>& y);

/// With A anywhere, on the CPU.
template <class T>
void multiply_on_cpu(Context& context, const VectorProduct<T>& how, const UserMatrix<const T>& a,
                     const UserVector<const T>& x, const UserVector<T>& y);

/// Hands the product over to one queue for each device of the team: x[k], y[k] are on the device of queue k,
/// with element i at first[i * inc], and each y[k] gets the whole result.
template <class T>
void multiply_on_queues(const VectorProduct<T>& how, const DistMatrix<const T>& a,
                        const std::vector<UserQueue*>& queues, const std::vector<const T*>& x, index_t incx,
                        const std::vector<T*>& y, index_t incy);

// ---- Drivers

/// Calls that wait: the devices that have A multiply, or the CPU.
template <class T>
void run_product(Context& context, const VectorProduct<T>& how, const UserMatrix<const T>& a,
                 const UserVector<const T>& x, const UserVector<T>& y);

/// On a queue.
template <class T>
void submit_product(UserQueue& queue, const VectorProduct<T>& how, const DeviceView<const T>& a, const T* x,
                    index_t incx, T* y, index_t incy);
/// On one queue for each device that has a part of A.
template <class T>
void submit_product(const std::vector<UserQueue*>& queues, const VectorProduct<T>& how, const SpreadMatrix& a,
                    const T* const* x, index_t incx, T* const* y, index_t incy);

}  // namespace lapilli
