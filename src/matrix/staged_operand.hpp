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

    bool turned() const { return form == Form::adjoint || form == Form::adjoint_reversed; }
};
template <class T>
Staging staging_of(const UserMatrix<T>& a, Form form = Form::direct, Part part = Part::all) {
    return {a.rows, a.cols, form, part, a.on_host()};
}

template <class T>
struct StagedOperand {
    Staging how;
    DistMatrix<T> matrix;
    TransferWork<T> transfer;

    StagedOperand(Arena& arena, const Staging& staging, index_t nb)
        : how(staging),
          matrix(arena, how.turned() ? how.cols : how.rows, how.turned() ? how.rows : how.cols, nb),
          transfer(arena, how.rows, how.cols, nb, how.on_host) {}

    void upload(Context& context, const UserMatrix<const T>& a) {
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
};

}  // namespace lapilli
