// SPDX-License-Identifier: BSD-3-Clause
// The arguments of a call: whether they are good, which the leader could serve, and what must be the same on
// all ranks.
#pragma once

#include <limits>
#include <optional>
#include <string>

#include "mpi/agreement.hpp"
#include "mpi/grid.hpp"

namespace lapilli::mpi {

/// A distributed matrix as ScaLAPACK's symbols have it; row and column null: 1.
template <class T>
struct Matrix {
    T* data;
    const int* row;
    const int* column;
    const int* desc;
};

class Arguments {
  public:
    /// The names of all arguments in their order, with spaces between them: the place of a name is its
    /// number.
    explicit Arguments(const char* names) : names_(names) {}

    void letter(const char* name, char value, const char* letters);
    void integer(const char* name, index_t value, index_t least,
                 index_t most = std::numeric_limits<index_t>::max());
    void number(const char* name, double value);
    /// An argument that this call does not look at: as many numbers are compared as in a call that does.
    void unused(const char* name, int numbers = 1) {
        for (int k = 0; k < numbers; ++k) agreement_.same(position(name), 0);
    }
    static constexpr int numbers_of_matrix = 8;
    /// A condition on an argument that has been added.
    void demand(const char* name, bool good) {
        if (!good) refuse(position(name));
    }
    /// The first m rows and n columns of the matrix. The first matrix names the grid.
    template <class T>
    LocalMatrix matrix(const char* name, const Matrix<T>& given, index_t m, index_t n) {
        return matrix(name, reinterpret_cast<const std::byte*>(given.data), given.row, given.column,
                      given.desc, m, n);
    }

    /// Right-hand sides of the n-by-n matrix A; ScaLAPACK wants the rows of both distributed alike.
    template <class T>
    LocalMatrix right_sides(const char* name, const Matrix<T>& given, const LocalMatrix& A, index_t n,
                            index_t nrhs) {
        const bool plain = plain_layout_, even = even_layout_;
        const LocalMatrix B = matrix(name, given, n, nrhs);
        const Dimension &a = A.layout.rows, &b = B.layout.rows;
        plain_layout_ = plain && a.nb == b.nb && a.source == b.source;
        even_layout_ = even && a.nb == b.nb && b.source == 0 && B.layout.columns.source == 0;
        return B;
    }

    /// LAPACK's info of a bad argument, -(100 i + j) for entry j of a descriptor; 0: all are good.
    lapilli_int info() const { return -bad_; }
    bool bad() const { return bad_ != 0; }
    void refuse(index_t code) {
        if (bad_ == 0) bad_ = code;
    }
    /// Where no ScaLAPACK is asked.
    void refuse_contexts() { refuse(other_context_); }
    /// Why ScaLAPACK must serve it, for which all is well: a submatrix, several contexts; null: nothing.
    const char* unsupported() const { return unsupported_; }
    /// Whether ScaLAPACK takes the layout, too: square blocks, rows that are aligned.
    bool plain_layout() const { return plain_layout_; }
    /// Whether ScaLAPACK and ELPA can be trusted with it: square blocks, the same for all matrices, their
    /// first one on the first process, and one at least for each row and column of the grid.
    bool even_layout() const { return even_layout_; }
    /// Whether the matrices' context is one of the BLACS.
    bool of_blacs() const { return context_ && *context_ > first_own_context; }
    std::optional<int> context() const { return context_; }
    /// As text.
    const std::string& text() const { return text_; }
    Agreement& agreement() { return agreement_; }

  private:
    int position(const char* name) const;
    LocalMatrix matrix(const char* name, const std::byte* data, const int* row, const int* column,
                       const int* desc, index_t m, index_t n);

    const char* names_;
    index_t bad_ = 0;
    const char* unsupported_ = nullptr;
    index_t other_context_ = 1;  ///< the entry that names it
    bool plain_layout_ = true, even_layout_ = true;
    index_t first_block_ = 0;  ///< of the first matrix
    std::optional<int> context_;
    std::string text_;
    Agreement agreement_;
};

}  // namespace lapilli::mpi
