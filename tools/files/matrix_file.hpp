// SPDX-License-Identifier: BSD-3-Clause
// Dense matrices from files: Matrix Market, NumPy's .npy and .npz, HDF5; the first two also packed by gzip.
// The files are not trusted: whatever is in them, the answer is a matrix of finite numbers, or FileError with
// a sentence.
#pragma once

#include <atomic>
#include <complex>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "files/input_file.hpp"
#include "files/memory.hpp"
#include "files/scalar.hpp"

namespace lapilli::files {

enum class Symmetry { general, symmetric, hermitian, skew };

struct Shape {
    std::int64_t rows = 0, cols = 0;
    bool complex = false, single = false;   // what the elements need to be kept as they are
    Symmetry symmetry = Symmetry::general;  // what the file announces; its matrix is read whole in every case
    std::string format;                     // "Matrix Market"
};

// Why a file with such a header holds no Hermitian matrix; null where it may.
const char* not_hermitian(const Shape& file);

// The greatest difference between a symmetric or Hermitian matrix's triangles, kept as T, that counts as
// rounding.
template <class T>
double rounding_of(const Shape& file) {
    return file.single || is_single<T> ? 1e-6 : 1e-12;
}

// A file that has been opened and whose header has been understood.
class MatrixFile {
  public:
    virtual ~MatrixFile() = default;
    const Shape& shape() const { return shape_; }
    const std::string& path() const { return path_; }

    // The elements, both triangles; once. A real T is for a file of real elements.
    template <class T>
    Dense<T> read();
    // The count of numbers of the file that were too small for the precision of the matrix, and are 0 there.
    std::int64_t vanished() const { return vanished_.load(); }

  protected:
    explicit MatrixFile(std::string path) : path_(std::move(path)) {}
    virtual void fill(float* a) = 0;
    virtual void fill(double* a) = 0;
    virtual void fill(std::complex<float>* a) = 0;
    virtual void fill(std::complex<double>* a) = 0;

    // re + i im, rounded to T; a real T has no room for im. Several threads may convert at once.
    template <class T, class R>
    T scalar(R re, R im) {
        const T x = scalar_of<T>(re, im);
        if constexpr (sizeof(real_of<T>) < sizeof(R)) {
            const bool lost =
                (std::real(x) == 0 && re != 0) || (is_complex<T> && std::imag(x) == 0 && im != 0);
            if (lost) {
                vanished_.fetch_add(1, std::memory_order_relaxed);
            }
        }
        return x;
    }

    Shape shape_;
    std::atomic<std::int64_t> vanished_{0};

  private:
    std::string path_;
};

// Derived::fill_as<T>(T* a) for all four.
template <class Derived>
class MatrixFileOf : public MatrixFile {
  protected:
    using MatrixFile::MatrixFile;
    void fill(float* a) final { derived().fill_as(a); }
    void fill(double* a) final { derived().fill_as(a); }
    void fill(std::complex<float>* a) final { derived().fill_as(a); }
    void fill(std::complex<double>* a) final { derived().fill_as(a); }

  private:
    Derived& derived() { return static_cast<Derived&>(*this); }
};

// The format is read from the file's first bytes. "FILE.h5:/group/name" is a dataset of an HDF5 file,
// "FILE.npz:/name" an array of a NumPy archive. The text of a FileError begins with the path.
std::unique_ptr<MatrixFile> open_matrix(const std::string& path);

// The formats; their FileErrors do not name the file. `path` is a name for messages.
std::unique_ptr<MatrixFile> open_market(const std::string& path, InputFile file);
std::unique_ptr<MatrixFile> open_npy(const std::string& path, InputFile file);
std::unique_ptr<MatrixFile> open_hdf5(const std::string& path, const std::string& dataset);

// The sentence about a file with none of the formats: its kind by the first bytes, and how to convert it.
std::string other_format(std::string_view first);

// The file and the dataset that "FILE.h5:/group/name" or "FILE.npz:/name" names; an empty dataset if it is
// the path of a file.
struct DatasetPath {
    std::string file, dataset;
};
DatasetPath split_dataset(const std::string& path);

// Whether the program was built with HDF5; and what programs say that were not.
bool has_hdf5();
inline constexpr const char* no_hdf5 =
    "this program was built without HDF5: install libhdf5-dev, configure and build again";

}  // namespace lapilli::files
