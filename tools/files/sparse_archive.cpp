// SPDX-License-Identifier: BSD-3-Clause
// Sparse matrices as scipy.sparse.save_npz writes them: formats CSR, CSC and COO.
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "common/file_error.hpp"
#include "files/naming.hpp"
#include "files/sparse_file.hpp"

namespace lapilli::files {

namespace {

using tools::FileError;

constexpr std::int64_t most_order = std::int64_t{1} << 52;  // integers below are doubles

class SparseArchive final : public SparseFile {
  public:
    SparseArchive(std::string path, const NpzArchive& archive)
        : path_(std::move(path)), format_(format_of(archive)), data_(array(archive, "data")) {
        const Dense<double> sizes = array(archive, "shape")->read<double>();
        if (sizes.rows() * sizes.cols() != 2) {
            throw FileError("the array 'shape' has not two numbers");
        }
        shape_ = data_->shape();
        shape_.rows = integer(sizes.data()[0], most_order, "shape");
        shape_.cols = integer(sizes.data()[1], most_order, "shape");
        shape_.format = "SciPy " + format_;
        const bool coo = format_ == "coo";
        first_ = array(archive, coo ? "row" : "indptr");
        second_ = array(archive, coo ? "col" : "indices");
        const std::int64_t lines = format_ == "csr" ? shape_.rows : shape_.cols;
        if (length(*second_) != entries() || length(*first_) != (coo ? entries() : lines + 1)) {
            throw FileError("the arrays of the sparse matrix differ in length");
        }
    }
    const Shape& shape() const override { return shape_; }
    const std::string& path() const override { return path_; }
    std::int64_t entries() const override { return length(*data_); }
    std::int64_t vanished() const override { return data_->vanished(); }

  private:
    void fill(Entries<float>& a) override { fill_as(a); }
    void fill(Entries<double>& a) override { fill_as(a); }
    void fill(Entries<std::complex<float>>& a) override { fill_as(a); }
    void fill(Entries<std::complex<double>>& a) override { fill_as(a); }

    static std::unique_ptr<MatrixFile> array(const NpzArchive& archive, const std::string& name) {
        const std::string shown = "the array '" + name + "'";
        return naming(shown, [&] {
            auto file = open_npy(shown, archive.array(name));
            if (file->shape().rows != 1 && file->shape().cols != 1) {
                throw FileError("not a vector");
            }
            return file;
        });
    }
    // The last bytes of an array of one text.
    static std::string format_of(const NpzArchive& archive) {
        const InputFile file = archive.array("format");
        std::string format(3, '\0');
        if (file.size() >= 3) {
            file.read(file.size() - 3, format.data(), format.size());
        }
        if (format != "csr" && format != "csc" && format != "coo") {
            throw FileError(
                "a sparse matrix of SciPy in another format than csr, csc and coo: "
                "scipy.sparse.save_npz(FILE, A.tocsr()) writes one that is read");
        }
        return format;
    }
    static std::int64_t length(const MatrixFile& file) { return file.shape().rows * file.shape().cols; }
    static std::int64_t integer(double x, std::int64_t end, const char* name) {
        if (!(x >= 0 && x < static_cast<double>(end)) || x != std::floor(x)) {
            throw FileError(fmt::format("the array '{}' has an element that is not an integer from 0 to {}",
                                        name, end - 1));
        }
        return static_cast<std::int64_t>(x);
    }

    template <class T>
    void fill_as(Entries<T>& a) {
        const Dense<T> values = data_->read<T>();
        const Dense<double> first = first_->read<double>(), second = second_->read<double>();
        const auto add = [&](std::int64_t row, std::int64_t column, std::int64_t k) {
            a.rows.push_back(row);
            a.columns.push_back(column);
            a.values.push_back(values.data()[k]);
        };
        if (format_ == "coo") {
            for (std::int64_t k = 0; k < entries(); ++k) {
                add(integer(first.data()[k], shape_.rows, "row"),
                    integer(second.data()[k], shape_.cols, "col"), k);
            }
            return;
        }
        const bool by_rows = format_ == "csr";
        const std::int64_t lines = by_rows ? shape_.rows : shape_.cols,
                           others = by_rows ? shape_.cols : shape_.rows;
        std::int64_t k = integer(first.data()[0], 1, "indptr");
        for (std::int64_t line = 0; line < lines; ++line) {
            const std::int64_t end = integer(first.data()[line + 1], entries() + 1, "indptr");
            for (; k < end; ++k) {
                const std::int64_t other = integer(second.data()[k], others, "indices");
                by_rows ? add(line, other, k) : add(other, line, k);
            }
        }
        if (k != entries()) {
            throw FileError("the array 'indptr' does not end with the number of entries");
        }
    }

    std::string path_, format_;
    std::unique_ptr<MatrixFile> data_, first_, second_;
    Shape shape_;
};

}  // namespace

bool is_sparse(const NpzArchive& archive) {
    return archive.has("format") && archive.has("shape") && archive.has("data");
}

std::unique_ptr<SparseFile> open_sparse_archive(const std::string& path, const NpzArchive& archive) {
    if (!is_sparse(archive)) {
        throw FileError(
            "an archive of dense matrices, which `lapilli-solve eigen` reads; `sparse` reads files of "
            "scipy.sparse.save_npz and Matrix Market files in coordinate format");
    }
    return std::make_unique<SparseArchive>(path, archive);
}

}  // namespace lapilli::files
