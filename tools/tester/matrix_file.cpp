// SPDX-License-Identifier: BSD-3-Clause
#include "tester/matrix_file.hpp"

#include <algorithm>
#include <complex>
#include <memory>

#include "common/file_error.hpp"
#include "files/check.hpp"
#include "files/matrix_file.hpp"
#include "files/naming.hpp"
#include "support/kinds.hpp"

namespace lapilli::tester {
namespace {

template <class T>
testing::Matrix<T> read(const std::string& path, std::int64_t n, std::int64_t pad) {
    const std::unique_ptr<files::MatrixFile> file = files::open_matrix(path);
    if (file->shape().rows != n || file->shape().cols != n)
        throw tools::FileError(path + ": the matrix is not of order " + std::to_string(n));
    if (file->shape().complex && !testing::is_complex<T>)
        throw tools::FileError(path + ": the matrix is complex; choose precision c or z");
    const files::Dense<T> a = file->read<T>();
    files::naming(path, [&] { files::require_hermitian(a, files::rounding_of<T>(file->shape())); });
    testing::Matrix<T> result(n, n, pad);
    for (std::int64_t j = 0; j < n; ++j) std::copy_n(a.column(j), n, &result(0, j));
    return result;
}

template <class... T>
void use_readers() {
    ((testing::read_hermitian_file<T> = read<T>), ...);
}

}  // namespace

std::int64_t use_matrix_file(const std::string& path) {
    use_readers<float, double, std::complex<float>, std::complex<double>>();
    const files::Shape shape = files::open_matrix(path)->shape();
    if (shape.rows != shape.cols) throw tools::FileError(path + ": the matrix is not square");
    return shape.rows;
}

}  // namespace lapilli::tester
