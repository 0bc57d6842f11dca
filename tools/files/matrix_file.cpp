// SPDX-License-Identifier: BSD-3-Clause
#include "files/matrix_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

#include "common/file_error.hpp"
#include "files/check.hpp"
#include "files/input_file.hpp"
#include "files/naming.hpp"
#include "files/npz_archive.hpp"
#include "files/sparse_file.hpp"

namespace lapilli::files {

using tools::FileError;

std::string other_format(std::string_view first) {
    if (first.starts_with("BZh")) {
        return "compressed by bzip2: bunzip2 it first";
    }
    if (first.starts_with("\xfd"
                          "7zXZ")) {
        return "compressed by xz: unxz it first";
    }
    const std::string known =
        "neither a Matrix Market file (%%MatrixMarket), nor a NumPy array (.npy), nor HDF5";
    const bool text = std::all_of(first.begin(), first.end(), [](unsigned char c) {
        return std::isprint(c) != 0 || std::isspace(c) != 0 || c >= 0x80;
    });
    return text ? known +
                      ": a file of text must begin with '%%MatrixMarket matrix ...'; of other numbers "
                      "numpy.save('a.npy', numpy.loadtxt(FILE, delimiter=...)) makes a matrix"
                : known;
}

namespace {

bool is_npz_path(const std::string& file) { return file.ends_with(".npz"); }

// An array that is named as a dataset is: "/name", or "name".
std::unique_ptr<MatrixFile> open_array(const std::string& path, const NpzArchive& archive,
                                       const std::string& dataset) {
    if (dataset.empty() && is_sparse(archive)) {
        throw FileError(
            "a sparse matrix of SciPy, which `lapilli-solve sparse` reads; numpy.save('a.npy', A.toarray()) "
            "makes a dense one");
    }
    return open_npy(path, archive.array(dataset.substr(dataset.starts_with('/') ? 1 : 0)));
}

std::unique_ptr<MatrixFile> open_by_content(const std::string& path) {
    const DatasetPath split = split_dataset(path);
    std::array<char, 8> start{};
    InputFile file(split.file);
    const std::string_view first(start.data(), file.read_some(0, start.data(), start.size()));
    if (first.starts_with("MATLAB 5")) {
        throw FileError(
            "a file of MATLAB before version 7.3: save('a.mat', 'A', '-v7.3') makes one that is read");
    }
    if (is_archive(first)) {
        return open_array(path, NpzArchive(std::move(file)), split.dataset);
    }
    if (is_npz_path(split.file) && !split.dataset.empty()) {
        throw FileError("not an archive of NumPy (.npz)");
    }
    if (file.was_packed() && (!split.dataset.empty() || first.starts_with("\x89HDF"))) {
        throw FileError("an HDF5 file in gzip: gunzip it first");
    }
    if (!split.dataset.empty()) {
        return open_hdf5(split.file, split.dataset);
    }
    if (first.empty()) {
        throw FileError("the file is empty");
    }
    if (first.starts_with("%%")) {
        return open_market(path, std::move(file));
    }
    if (first.starts_with("\x93NUMPY")) {
        return open_npy(path, std::move(file));
    }
    if (first.starts_with("\x89HDF\r\n\x1a\n")) {
        throw FileError("an HDF5 file: its path and that of a dataset are needed, as in FILE.h5:/group/name");
    }
    if (first.starts_with("MATLAB 7")) {
        throw FileError(
            "a file of MATLAB 7.3: its path and the name of a matrix are needed, as in FILE.mat:/A");
    }
    throw FileError(other_format(first));
}

}  // namespace

DatasetPath split_dataset(const std::string& path) {
    for (const char* ending : {".h5:/", ".hdf5:/", ".hdf:/", ".mat:/", ".npz:"}) {
        if (const auto at = path.find(ending); at != std::string::npos) {
            const auto colon = path.find(':', at);
            return {path.substr(0, colon), path.substr(colon + 1)};
        }
    }
    return {path, ""};
}

std::unique_ptr<MatrixFile> open_matrix(const std::string& path) {
    return naming(path, [&] { return open_by_content(path); });
}

const char* not_hermitian(const Shape& file) {
    if (file.symmetry == Symmetry::skew) {
        return "a skew-symmetric matrix has no real eigenvalues, and is not positive definite";
    }
    return file.symmetry == Symmetry::symmetric && file.complex
               ? "a complex symmetric matrix is not Hermitian"
               : nullptr;
}

template <class T>
Dense<T> MatrixFile::read() {
    return naming(path_, [&] {
        Dense<T> a(shape_.rows, shape_.cols,
                   fmt::format("the {}-by-{} matrix", shape_.rows, shape_.cols).c_str());
        fill(a.data());
        require_finite(a);
        return a;
    });
}

template Dense<float> MatrixFile::read();
template Dense<double> MatrixFile::read();
template Dense<std::complex<float>> MatrixFile::read();
template Dense<std::complex<double>> MatrixFile::read();

}  // namespace lapilli::files
