// SPDX-License-Identifier: BSD-3-Clause
// Reduction of a general matrix to upper Hessenberg form (G. Quintana-Orti, R. van de Geijn: "Improving the
// performance of reduction to Hessenberg form", ACM Transactions on Mathematical Software 32, 2006): panels
// in one kernel each, which reads the trailing matrix once a column, and updates by products. The matrix is
// on the first device. Others have copies, each up to date in the rows that it multiplies and in the columns
// that it updates.
#pragma once

#include <vector>

#include "matrix/matrix.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// A device's arrays.
template <class T>
struct GehrdPart {
    DeviceView<T> a;
    DeviceView<T> v, y, t;  ///< of a panel: reflectors; A V T for all rows of A; T
    DeviceView<T> c1, c2;   ///< V^H C, T^H V^H C
    T *tau, *work;          ///< tau: of all reflectors
    std::byte* barrier;

    GehrdPart(Arena& arena, int device, const DeviceView<T>& matrix, index_t width);
};

/// Arrays for several devices that reduce a matrix together.
template <class T>
struct GehrdTeam {
    int devices;
    std::vector<GehrdPart<T>> helpers;  ///< of the devices behind the first one
    std::vector<T*> parts;              ///< see HessenbergTeam
    std::vector<unsigned*> flags;
    unsigned* aborted = nullptr;

    GehrdTeam(Arena& arena, index_t n, index_t width);
    /// Matrices of the helpers, which are free after the reduction.
    std::vector<DeviceView<T>> matrices() const {
        std::vector<DeviceView<T>> found;
        for (const GehrdPart<T>& helper : helpers) found.push_back(helper.a);
        return found;
    }
};

/// Workspace of the reduction of a square matrix.
template <class T>
struct GehrdWork {
    using R = real_t<T>;

    index_t n, nb;
    DistMatrix<T> a;  ///< of one device; in: the matrix; out: LAPACK's format
    GehrdTeam<T> team;
    GehrdPart<T> first;
    DeviceView<T> top;  ///< A V of the rows above a panel
    R *norm, *host_norm;
    T* host_tau;  ///< result

    GehrdWork(Arena& arena, const DistMatrix<T>& matrix, index_t width);
};

/// Reduces rows and columns first .. end-1 of work.a, which is upper triangular in the columns before and the
/// rows behind. Throws LAPILLI_ERROR_NOT_FINITE if the matrix holds a NaN or an infinity.
template <class T>
void gehrd(Context& context, GehrdWork<T>& work, index_t first, index_t end);

/// The devices that reduce a matrix of order n.
Team gehrd_team(Context& context, index_t n);

/// The width of a panel for a matrix of order n.
template <class T>
index_t gehrd_block(Context& context, index_t n);

}  // namespace lapilli
