// SPDX-License-Identifier: BSD-3-Clause
// A working matrix together with its copy plan: how the caller's matrix is copied in and out.
#pragma once

#include <cstdint>

#include "matrix/transfer.hpp"

namespace lapilli {

/// The copy plan of a caller's matrix: its size, the form and the part that the working matrix holds, and
/// whether the copy goes through pinned memory.
struct CopyPlan {
    index_t rows = 0, cols = 0;  ///< of the caller's matrix
    Form form = Form::direct;
    Part part = Part::all;
    bool on_host = true;
    bool turns = false;     ///< form and part depend on the call: buffers for every form are allocated
    bool in_place = false;  ///< used where it is: on the one device that computes

    /// The plan of a memory query, which does not know form and part.
    static CopyPlan any(index_t rows, index_t cols) { return {.rows = rows, .cols = cols, .turns = true}; }
    bool turned() const { return form == Form::adjoint || form == Form::adjoint_reversed; }
};
/// The matrix as it is.
template <class T>
CopyPlan copy_plan_of(const UserMatrix<T>& a) {
    return {.rows = a.rows, .cols = a.cols, .on_host = a.on_host()};
}
template <class T>
CopyPlan copy_plan_of(const UserMatrix<T>& a, Form form, Part part = Part::all) {
    return {a.rows, a.cols, form, part, a.on_host(), true};
}

/// `otherwise`; but in place if the matrix is on the only device of the team, at a multiple of an element's
/// size. In place the columns have the caller's alignment, so this is not for kernels whose speed depends on
/// aligned memory.
template <class T>
CopyPlan where_it_is(Context& context, Team team, const UserMatrix<const T>& a, CopyPlan otherwise) {
    const bool loads = reinterpret_cast<std::uintptr_t>(a.data) % sizeof(T) == 0;
    const bool here = a.spread != nullptr ? a.spread->cyclic.devices() == 1
                                          : a.on_device && loads && context.device_of(a.data) == 0;
    otherwise.in_place = here && team.devices == 1 && otherwise.form == Form::direct;
    return otherwise;
}

template <class T>
struct CopiedOperand {
    CopyPlan how;
    DistMatrix<T> matrix;
    TransferWork<T> transfer;

    CopiedOperand(Arena& arena, const CopyPlan& copy_plan, index_t nb) : how(copy_plan) {
        if (how.in_place) {
            matrix.rows = how.rows;
            matrix.cyclic = Cyclic(how.cols, nb, 1);
            return;
        }
        matrix = {arena, how.turned() ? how.cols : how.rows, how.turned() ? how.rows : how.cols, nb};
        transfer = {arena, how.rows, how.cols, nb, how.on_host, how.turns};
    }

    void upload(Context& context, const UserMatrix<const T>& a) {
        if (how.in_place) return refer_to(a);
        lapilli::upload(context, a, how.form, how.part, matrix, transfer);
    }
    /// See transfer.hpp: results for host memory stay in pinned memory until write_back().
    void collect(Context& context, const UserMatrix<T>& a) {
        lapilli::collect(context, matrix, how.form, how.part, a, transfer);
    }
    void write_back(Context& context, const UserMatrix<T>& a) const {
        lapilli::write_back(context, how.form, how.part, a, transfer);
    }
    void download(Context& context, const UserMatrix<T>& a) {
        collect(context, a);
        write_back(context, a);
    }

  private:
    /// The const_cast is safe: a call writes a matrix in place only where it has it as UserMatrix<T>.
    void refer_to(const UserMatrix<const T>& a) {
        const DeviceView<const T> here = a.on_one_device();
        matrix.local = {{const_cast<T*>(here.data), here.rows, here.cols, here.ld}};
    }
};

// Compiled once, in copied_operand.cpp.
#define LAPILLI_DECLARE(T) extern template struct CopiedOperand<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_DECLARE)
#undef LAPILLI_DECLARE

}  // namespace lapilli
