// SPDX-License-Identifier: BSD-3-Clause
// The back-transformations of singular vectors: from the bidiagonal matrix to the band, from the band to the
// matrix or to its R, and from R to a tall matrix.
#pragma once

#include <memory>
#include <optional>

#include "reflectors/apply_q.hpp"
#include "svd/bidiagonalization.hpp"

namespace lapilli {

/// The reflectors that the rows of the band reduction hold, as columns.
template <class T>
struct RowReflectors {
    struct PerDevice {
        DeviceView<T> rows,
            turned;  ///< some rows of one device's columns, and their adjoint; on several devices
    };
    DistMatrix<T> columns;
    std::vector<PerDevice> dev;

    RowReflectors() = default;
    /// width: of the band; nb: of block columns.
    RowReflectors(Arena& arena, index_t n, index_t width, index_t nb);
    /// C := op(P) C, with P the product of these reflectors. C has n rows.
    void apply(Context& context, Op op, const TwoSidedReflectors<T>& of, const DistMatrix<T>& c,
               ApplyQWork<T>& work);

  private:
    void take(Context& context, const DistMatrix<T>& a);
};

/// Z := Q Z, for reflectors of the chase from one side, which are not packed yet. Waits.
template <class T>
void through_chase(Context& context, const ChaseReflectors<T>& q, const DistMatrix<T>& z,
                   ApplyChaseWork<T>& work);
/// The same of a reduction. No change in one stage.
template <class T>
void through_chase(Context& context, const BidiagonalizationWork<T>& reduction, bool left,
                   const DistMatrix<T>& z, std::optional<ApplyChaseWork<T>>& work);
/// Memory for both sets, one after the other, and for these products. Nothing in one stage.
template <class T>
void carve_for_chase(Arena& arena, BidiagonalizationWork<T>& reduction, const Cyclic& columns,
                     std::optional<ApplyChaseWork<T>>& work);

/// Workspace, carved after that of the reductions. It may overlap the bidiagonal problem's.
///
///     tiles or factors of one set of reflectors, the chase's workspace
///     U of more rows or columns, A^H, the products' workspace           overlaps the line above
template <class T>
struct BackTransformationWork {
    std::optional<ApplyChaseWork<T>> of_chase;
    std::optional<ApplyQWork<T>> of_q;
    RowReflectors<T> of_rows;
    DistMatrix<T> whole_u;  ///< empty if the bidiagonal matrix's U has all rows and columns
    bool has_u, has_v;

    /// columns: the distribution of both sets of vectors; columns_of_u: the number of columns of U.
    BackTransformationWork(Arena& arena, BidiagonalizationWork<T>& reduction, const Cyclic& columns,
                           bool makes_u, index_t columns_of_u, bool makes_v, index_t reflectors);
};

/// u and v: vectors of the bidiagonal matrix, n rows. u becomes the first `columns_of_u` columns of U, v the
/// columns of V.
template <class T>
void transform_back(Context& context, BidiagonalizationWork<T>& reduction, BackTransformationWork<T>& work,
                    index_t columns_of_u, DistMatrix<T>& u, const DistMatrix<T>& v);

}  // namespace lapilli
