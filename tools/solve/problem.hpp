// SPDX-License-Identifier: BSD-3-Clause
// The commands, and what they share.
#pragma once

#include <algorithm>
#include <string>
#include <type_traits>

#include "common/file_error.hpp"
#include "files/check.hpp"
#include "files/matrix_file.hpp"
#include "files/scalar.hpp"
#include "files/sparse_file.hpp"
#include "solve/options.hpp"
#include "solve/session.hpp"

namespace lapilli::solve {

// LAPACK's own bound for its tests: an error of this many n eps (relative to the norms) is a failure.
inline constexpr double threshold = 30;

void run_eigen(const Options& options);
void run_sparse(const Options& options);
void run_solve(const Options& options);
void run_lstsq(const Options& options);
void run_svd(const Options& options);
void run_info(const Options& options);

// Calls work(std::type_identity<T>()) with the scalar that files of this kind are computed in.
template <class Work>
void with_scalar(bool complex, bool single, const Work& work) {
    if (complex) {
        single ? work(std::type_identity<std::complex<float>>())
               : work(std::type_identity<std::complex<double>>());
    } else {
        single ? work(std::type_identity<float>()) : work(std::type_identity<double>());
    }
}

// The scalar of A and, if there is one, B: the richer of the two, in the precision that was asked for.
struct Scalar {
    bool complex, single;
    Scalar(const Options& options, const files::Shape& a, const files::Shape* b);
};

// Throws FileError unless the file's matrix is square, and of order n if n > 0.
void require_square(const std::string& path, const files::Shape& shape, std::int64_t n = 0);

// "A.npy: .npy, 1000-by-1000, real, double precision"
std::string description(const files::MatrixFile& file);
// "A.mtx: Matrix Market, 1000-by-1000, real, 4980 entries"
std::string description(const files::SparseFile& file);

// Says how many numbers of the file are below the range of the precision, and became 0.
void say_vanished(Session& session, const files::MatrixFile& file, const std::string& name);

// Reads a matrix as it is.
template <class T>
files::Dense<T> read_general(Session& session, files::MatrixFile& file, const std::string& name) {
    files::Dense<T> a = session.step("read " + name, [&] { return file.read<T>(); });
    say_vanished(session, file, name);
    return a;
}

// Advice for a matrix that is not symmetric. elsewhere: a program that computes its eigenvalues.
inline std::string not_symmetric(const std::string& elsewhere) {
    return "; this command is for symmetric matrices (use " + elsewhere +
           "). If only one triangle is meant: --triangle lower or upper";
}

// Why the matrix of the file is not symmetric or Hermitian; empty if it is.
template <class T>
std::string what_is_not_hermitian(const files::MatrixFile& file, files::Dense<T>& a) {
    if (const char* why = files::not_hermitian(file.shape())) return why;
    try {
        files::require_hermitian(a, files::rounding_of<T>(file.shape()));
    } catch (const tools::FileError& error) {
        return error.what();
    }
    return "";
}

// Reads a symmetric or Hermitian matrix, both triangles, by the one that was named if one was.
template <class T>
files::Dense<T> read_hermitian(Session& session, files::MatrixFile& file, const std::string& name,
                               const Options& options) {
    if (const char* why = files::not_hermitian(file.shape())) {
        throw tools::FileError(file.path() + ": " + why);
    }
    files::Dense<T> a = read_general<T>(session, file, name);
    session.step("check " + name, [&] {
        if (options.triangle != 'B') {
            files::mirror_triangle(a, options.triangle);
        } else {
            try {
                files::require_hermitian(a, files::rounding_of<T>(file.shape()));
            } catch (const tools::FileError& error) {
                throw tools::FileError(file.path() + ": " + error.what() +
                                       not_symmetric("a file that holds a symmetric matrix"));
            }
        }
    });
    return a;
}

}  // namespace lapilli::solve
