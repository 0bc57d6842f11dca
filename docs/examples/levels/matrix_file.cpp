// SPDX-License-Identifier: BSD-3-Clause
#include "matrix_file.hpp"

#include "files/check.hpp"
#include "files/matrix_file.hpp"
#include "input_limits.hpp"

namespace levels {

namespace {

template <class T>
std::vector<T> hermitian_elements(lapilli::files::MatrixFile& file) {
    require_memory(file.shape().rows, sizeof(T));
    const auto a = file.read<T>();
    try {
        lapilli::files::require_hermitian(a, file.shape().single ? 1e-6 : 1e-12);
    } catch (const InputError& error) {
        throw InputError(file.path() + ": " + error.what());
    }
    return std::vector<T>(a.data(), a.data() + a.rows() * a.cols());
}

}  // namespace

Matrix read_matrix(const std::string& path) {
    const auto file = lapilli::files::open_matrix(path);
    Matrix matrix;
    matrix.n = file->shape().rows;
    if (file->shape().complex)
        matrix.values = hermitian_elements<std::complex<double>>(*file);
    else
        matrix.values = hermitian_elements<double>(*file);
    return matrix;
}

}  // namespace levels
