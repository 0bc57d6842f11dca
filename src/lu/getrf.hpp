// SPDX-License-Identifier: BSD-3-Clause
// LU factorization with row interchanges over any number of devices.
#pragma once

#include "lu/args.hpp"
#include "lu/interchanges.hpp"
#include "matrix/panel_broadcast.hpp"
#include "runtime/team.hpp"

namespace lapilli {

/// The plan of a factorization, the same for a call and for its memory query.
struct GetrfPlan {
    Team team;
    index_t nb;                     ///< columns of a block column
    index_t panel;                  ///< columns of the panels within it
    index_t wide_panel, wide_rows;  ///< wide_panel: the width of panels with at most wide_rows rows
    bool hybrid;                    ///< the CPU factors the block columns
    bool by_rows;                   ///< columns not yet factored are stored by rows, in memory of their own
    index_t by_rows_from;           ///< while at least this many rows are left
    index_t two_from, four_from;    ///< remaining rows from which two, or four, block columns go together

    /// The plan in the precision of this letter. `given`: columns of a block column, where another matrix has
    /// decided them; else 0.
    static GetrfPlan of(Context& context, index_t m, index_t n, char precision, std::size_t element,
                        int panel_limit, int wide_limit, index_t given);
    template <class T>
    static GetrfPlan of(Context& context, index_t m, index_t n, index_t given = 0) {
        return of(context, m, n, precision_letter<T>, sizeof(T), lu_panel_limit<T>, lu_wide_limit<T>, given);
    }
    LuOrder order(index_t m, index_t n) const {
        return {m, std::min(m, n), nb, panel, wide_panel, wide_rows, two_from, four_from};
    }
    bool stores_by_rows(index_t rows_left) const { return by_rows && rows_left >= by_rows_from; }
};

/// Workspace of the factorization of `matrix`.
template <class T>
struct GetrfWork {
    DistMatrix<T> a;
    GetrfPlan plan;
    PanelBuffers<T> panels;  ///< the current block column of L, and the next one's
    struct PerDevice {
        index_t* lists;  ///< per panel: its pivots and the two lists of rows that it moves (LuPanelLists)
        index_t* info;
        unsigned* begun;        ///< the steps whose factorization has begun
        std::byte* work;        ///< of the operation lu_panel
        DeviceView<T> by_rows;  ///< the transpose of the device's columns, or empty
        int* left_lists;        ///< of permute_rows, for the columns left of a step, and their workspace
        T* left_columns;
    };
    std::vector<PerDevice> dev;
    HostView<T> host_column;
    index_t* host_lists = nullptr;  ///< the lists of panels that the CPU factors
    index_t *pivots, *info;

    GetrfWork(Arena& arena, const DistMatrix<T>& matrix, const GetrfPlan& how);
    index_t steps() const { return std::min(a.rows, a.cols()); }
};

struct GetrfResult {
    index_t info;
    Interchanges interchanges;
};

/// Overwrites work.a with L and U, as LAPACK's GETRF. Waits.
template <class T>
GetrfResult getrf(Context& context, GetrfWork<T>& work);

}  // namespace lapilli
