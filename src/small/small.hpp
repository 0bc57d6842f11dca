// SPDX-License-Identifier: BSD-3-Clause
// Small matrices, one at a time: factors and solutions by the kernels of batches. A factorization is one
// launch of one thread block, a solution is another launch. The schedules of large matrices take several
// launches and waits for the same work.
#pragma once

#include <cstdint>
#include <optional>

#include "matrix/copied_operand.hpp"
#include "norms/submitted_scales.hpp"
#include "runtime/team.hpp"

namespace lapilli {

enum class SmallKind { cholesky, lu, qr };

/// The task for a small matrix.
struct SmallTask {
    SmallKind kind;
    bool factors;             ///< else the matrix holds factors
    bool solves = false;      ///< for right-hand sides
    Uplo uplo = Uplo::lower;  ///< the triangle of a Cholesky factor
    Op op = Op::none;         ///< of solutions with LU factors
};

/// Whether one device computes it by these kernels, which take it, and as measured in less time than by the
/// schedule of large matrices. cols: of A; nrhs: right-hand sides. The same for a call and for its memory
/// query.
bool is_small(const Context& context, Team team, const SmallTask& task, char precision, index_t rows,
              index_t cols, index_t nrhs);

/// Whether devices compute, where the setting `crossover` decides. `closer`: a matrix in device memory needs
/// but a tenth of it, as measured, since few launches take less time than a fetch, the CPU's LAPACK and a
/// delivery.
bool use_devices(Context& context, const char* crossover, index_t n, bool closer);

/// Submits the operations of a task. In device memory: pivots and tau, as many as A has rows or columns;
/// info[0]. It becomes LAPACK's, or bad_pivot where a pivot of given factors is no row, and may be in pinned
/// memory if the task is one operation. With an info that is not 0 B does not change.
template <class T>
struct SmallArrays {
    DeviceView<T> a, b = {};
    index_t* info;
    index_t* pivots = nullptr;
    T* tau = nullptr;
    /// For QR: columns are scaled by powers of two while they are factored.
    const typename SubmittedScales<T>::Work* scales = nullptr;
};
template <class T>
void submit_small(Queue& queue, const SmallTask& task, const SmallArrays<T>& x, index_t bad_pivot = 0);

/// Factors and pivots that a solution only reads, among arrays that others write.
template <class T>
DeviceView<T> given(const DeviceView<const T>& factors) {
    return {const_cast<T*>(factors.data), factors.rows, factors.cols, factors.ld};
}
inline index_t* given(const index_t* pivots) { return const_cast<index_t*>(pivots); }

/// On queues, where the caller has all arrays but this one.
struct SmallInfo {
    index_t* info;
    explicit SmallInfo(Arena& arena) : info(arena.device_array<index_t>(0, 1)) {}
};

template <class T>
struct SmallWork {
    CopiedOperand<T> a;
    std::optional<CopiedOperand<T>> b;
    index_t *info, *pivots;  ///< on the device, as tau
    T* tau;
    std::optional<typename SubmittedScales<T>::Work> scales;
    index_t *host_info, *host_pivots;  ///< pinned, as host_tau
    T* host_tau;

    SmallWork(Arena& arena, const SmallTask& task, const CopyPlan& of_a, const CopyPlan& of_b);
    SmallArrays<T> arrays() const {
        return {a.matrix.local[0],          b ? b->matrix.local[0] : DeviceView<T>{}, info, pivots, tau,
                scales ? &*scales : nullptr};
    }
};

/// Where the pivots of LU or the scalar factors of QR go; `reversed`: the last one first, where the matrix is
/// reversed, too.
template <class T>
struct SmallResults {
    index_t* pivots = nullptr;
    T* tau = nullptr;
    bool reversed = false;
};
/// Factors A, and solves for B where the task does. Returns LAPACK's info.
template <class T>
index_t factor_small(Context& context, const SmallTask& task, const UserMatrix<T>& a, const CopyPlan& of_a,
                     const UserMatrix<T>& b, const SmallResults<T>& results);
/// Solves for B with given factors. pivots: null for Cholesky factors; in the memory of any device or of the
/// host. Returns bad_pivot, with B unchanged, where a pivot is no row.
template <class T>
index_t solve_small(Context& context, const SmallTask& task, const UserMatrix<const T>& a,
                    const UserMatrix<T>& b, const index_t* pivots, index_t bad_pivot);

/// The memory of both.
template <class T>
Footprint small_memory(const SmallTask& task, const CopyPlan& of_a, const CopyPlan& of_b) {
    return Allocated<SmallWork<T>>::measure(one_device, task, of_a, of_b);
}

}  // namespace lapilli
