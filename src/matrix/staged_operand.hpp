// SPDX-License-Identifier: BSD-3-Clause
// A working matrix together with what brings the caller's matrix into it and back.
#pragma once

#include "matrix/transfer.hpp"

namespace lapilli {

/// How a matrix of the caller is taken over: its size, the form and the part that the working matrix has of it, and
/// whether it goes through pinned memory.
struct Staging {
    index_t rows = 0, cols = 0;  ///< of the caller's matrix
    Form form = Form::direct;
    Part part = Part::all;
    bool on_host = true;
    bool turns = false;     ///< the form and the part depend on the call: there is room for each
    bool in_place = false;  ///< it is only read, where it is: on the one device that works with it

    /// Of a memory query, which is not told the form and the part.
    static Staging any(index_t rows, index_t cols) { return {.rows = rows, .cols = cols, .turns = true}; }
    bool turned() const { return form == Form::adjoint || form == Form::adjoint_reversed; }
};
/// As it is.
template <class T>
Staging staging_of(const UserMatrix<T>& a) {
    return {.rows = a.rows, .cols = a.cols, .on_host = a.on_host()};
}
template <class T>
Staging staging_of(const UserMatrix<T>& a, Form form, Part part = Part::all) {
    return {a.rows, a.cols, form, part, a.on_host(), true};
}

/// `otherwise`, or, of a matrix that the team's only device has, in place. Its columns lie as the caller has them: not for what
/// makes its speed by aligned memory.
template <class T>
Staging where_it_is(Context& context, Team team, const UserMatrix<const T>& a, Staging otherwise) {
    const bool here =
        a.spread != nullptr ? a.spread->cyclic.devices() == 1 : a.on_device && context.device_of(a.data) == 0;
    otherwise.in_place = here && team.devices == 1 && otherwise.form == Form::direct;
    return otherwise;
}

template <class T>
struct StagedOperand {
    Staging how;
    DistMatrix<T> matrix;
    TransferWork<T> transfer;

    StagedOperand(Arena& arena, const Staging& staging, index_t nb) : how(staging) {
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
    /// See transfer.hpp: what goes to host memory is in pinned memory until it is written back.
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
    /// A working matrix may be written; one in place is not.
    void refer_to(const UserMatrix<const T>& a) {
        const DeviceView<const T> here = a.on_one_device();
        matrix.local = {{const_cast<T*>(here.data), here.rows, here.cols, here.ld}};
    }
};

// Compiled once, in staged_operand.cpp.
#define LAPILLI_DECLARE(T) extern template struct StagedOperand<T>;
LAPILLI_FOR_ALL_SCALARS(LAPILLI_DECLARE)
#undef LAPILLI_DECLARE

}  // namespace lapilli
