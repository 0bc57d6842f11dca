// SPDX-License-Identifier: BSD-3-Clause
// Sparse matrices from Matrix Market files and from SciPy's .npz files, entry by entry, for matrices that are
// too large as dense ones. As for all files, the result is a matrix of finite numbers, or FileError with a
// sentence.
#pragma once

#include <memory>
#include <vector>

#include "files/matrix_file.hpp"
#include "files/npz_archive.hpp"

namespace lapilli::files {

// Entries in the order of the file, counted from 0; those of one place are to be added. Of a symmetric or
// Hermitian file they are those of the lower triangle.
template <class T>
struct Entries {
    std::vector<std::int64_t> rows, columns;
    std::vector<T> values;
};

class SparseFile {
  public:
    virtual ~SparseFile() = default;
    virtual const Shape& shape() const = 0;
    virtual const std::string& path() const = 0;
    // The number of entries that the file announces.
    virtual std::int64_t entries() const = 0;
    virtual std::int64_t vanished() const = 0;

    // Once. A real T is for a file of real elements.
    template <class T>
    Entries<T> read();

  protected:
    virtual void fill(Entries<float>& a) = 0;
    virtual void fill(Entries<double>& a) = 0;
    virtual void fill(Entries<std::complex<float>>& a) = 0;
    virtual void fill(Entries<std::complex<double>>& a) = 0;
};

// The format is read from the file's first bytes. The text of a FileError begins with the path.
std::unique_ptr<SparseFile> open_sparse(const std::string& path);

// The formats; their FileErrors do not name the file.
std::unique_ptr<SparseFile> open_sparse_market(const std::string& path, InputFile file);
std::unique_ptr<SparseFile> open_sparse_archive(const std::string& path, const NpzArchive& archive);

// Whether scipy.sparse.save_npz wrote this archive.
bool is_sparse(const NpzArchive& archive);

// Leaves out the entries outside the named triangle, and turns the upper one into the lower one of the same
// matrix.
template <class T>
void keep_triangle(Entries<T>& a, char triangle);

// The lower triangle of a matrix that must be symmetric or Hermitian: throws FileError where an entry differs
// from that across the diagonal by more than `rounding` times the largest one. Entries are sorted by row and
// column, those of one place added.
template <class T>
void require_hermitian(Entries<T>& a, double rounding);

}  // namespace lapilli::files
