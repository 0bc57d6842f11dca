// SPDX-License-Identifier: BSD-3-Clause
// Datasets of HDF5 files. The library that reads them was not made for files that lie: it works in a process
// of its own, and sends what it finds.
#ifdef LAPILLI_HAS_HDF5

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "common/file_error.hpp"
#include "files/child.hpp"
#include "files/file_lock.hpp"
#include "files/hdf5.hpp"
#include "files/input_file.hpp"
#include "files/matrix_file.hpp"

namespace lapilli::files {

namespace {

using tools::FileError;

// The child's first message.
struct Found {
    std::array<char, 160> failure{};  // a sentence, or nothing
    std::int64_t rows = 0, cols = 0;
    bool complex = false, single = false;
    bool turned = false;  // a matrix of MATLAB, whose columns are the rows of the dataset
};

// Rows that travel at once.
constexpr std::int64_t strip_bytes = 16 << 20;

struct Failure {
    std::string text;
};

// The names of the two reals of a complex number, as h5py, Octave and others have them.
struct Names {
    std::string re, im;
};

Names complex_names(hid_t type) {
    static constexpr std::array<std::pair<const char*, const char*>, 4> known = {
        {{"r", "i"}, {"real", "imag"}, {"re", "im"}, {"Re", "Im"}}};
    for (const auto& [re, im] : known) {
        if (H5Tget_nmembers(type) == 2 && H5Tget_member_index(type, re) >= 0 &&
            H5Tget_member_index(type, im) >= 0) {
            const Handle first(H5Tget_member_type(type, 0), H5Tclose),
                second(H5Tget_member_type(type, 1), H5Tclose);
            if (H5Tget_class(first) == H5T_FLOAT && H5Tget_class(second) == H5T_FLOAT) {
                return {re, im};
            }
        }
    }
    throw Failure{"its elements are records, and not complex numbers (r, i)"};
}

// numpy's bool, as h5py has it: an enumeration of FALSE and TRUE.
bool is_truth(hid_t type) {
    if (H5Tget_class(type) != H5T_ENUM || H5Tget_size(type) != 1 || H5Tget_nmembers(type) != 2) {
        return false;
    }
    std::array<signed char, 2> values{-1, -1};
    return H5Tenum_valueof(type, "FALSE", &values[0]) >= 0 &&
           H5Tenum_valueof(type, "TRUE", &values[1]) >= 0 && values[0] == 0 && values[1] == 1;
}

// In the child: finds the dataset, says what it is, and sends its rows as float, double or their complex
// numbers.
class Sender {
  public:
    Sender(const std::string& path, const std::string& name)
        : file_(H5Fopen(path.c_str(), H5F_ACC_RDONLY, H5P_DEFAULT), H5Fclose),
          dataset_(file_.good() ? H5Dopen2(file_, name.c_str(), H5P_DEFAULT) : -1, H5Dclose) {
        if (!file_.good()) {
            throw Failure{is_locked(path, Access::reading) ? "another program has it open for writing"
                                                           : "not an HDF5 file, or damaged"};
        }
        if (!dataset_.good()) {
            throw Failure{fmt::format("no dataset '{}' there", name.substr(0, 100))};
        }
        const Handle space(H5Dget_space(dataset_), H5Sclose), type(H5Dget_type(dataset_), H5Tclose);
        const int dimensions = H5Sget_simple_extent_ndims(space);
        if (dimensions != 1 && dimensions != 2) {
            throw Failure{"the dataset is not a matrix: it has not one or two dimensions"};
        }
        std::array<hsize_t, 2> sizes{1, 1};
        H5Sget_simple_extent_dims(space, sizes.data(), nullptr);
        if (std::max(sizes[0], sizes[1]) > (1ULL << 40U)) {
            throw Failure{"the dataset is too large"};
        }
        dimensions_ = dimensions;
        found.rows = static_cast<std::int64_t>(sizes[0]);
        found.cols = static_cast<std::int64_t>(sizes[1]);
        const H5T_class_t kind = H5Tget_class(type);
        if (kind != H5T_FLOAT && kind != H5T_INTEGER && kind != H5T_COMPOUND && !is_truth(type)) {
            throw Failure{"its elements are not numbers"};
        }
        found.complex = kind == H5T_COMPOUND;
        if (found.complex) {
            names_ = complex_names(type);
        }
        found.single = (kind == H5T_FLOAT || found.complex) && H5Tget_size(type) <= (found.complex ? 8 : 4);
        found.turned = dimensions == 2 && H5Aexists(dataset_, "MATLAB_class") > 0;
        if (H5Aexists(dataset_, "MATLAB_empty") > 0) {  // the sizes are the elements
            throw Failure{"the matrix is empty"};
        }
        find_strip();
    }

    void send(int descriptor) const {
        const Handle type =
            !found.complex ? Handle(H5Tcopy(found.single ? H5T_NATIVE_FLOAT : H5T_NATIVE_DOUBLE), H5Tclose)
            : found.single ? complex_type<float>(names_.re.c_str(), names_.im.c_str())
                           : complex_type<double>(names_.re.c_str(), names_.im.c_str());
        const Handle space(H5Dget_space(dataset_), H5Sclose);
        std::vector<char> buffer;
        for (std::int64_t row = 0; row < found.rows; row += strip_) {
            const std::int64_t rows = std::min(strip_, found.rows - row);
            const std::array<hsize_t, 2> start{static_cast<hsize_t>(row), 0};
            const std::array<hsize_t, 2> count{static_cast<hsize_t>(rows), static_cast<hsize_t>(found.cols)};
            const Handle memory(H5Screate_simple(dimensions_, count.data(), nullptr), H5Sclose);
            buffer.resize(static_cast<std::size_t>(rows * found.cols) * H5Tget_size(type));
            H5Sselect_hyperslab(space, H5S_SELECT_SET, start.data(), nullptr, count.data(), nullptr);
            if (H5Dread(dataset_, type, memory, space, H5P_DEFAULT, buffer.data()) < 0) {
                return;  // the parent misses the rest
            }
            write_to_parent(descriptor, buffer.data(), buffer.size());
        }
    }

    Found found;

  private:
    // Whole chunks: each is decompressed once.
    void find_strip() {
        strip_ = std::max<std::int64_t>(1, strip_bytes / (16 * std::max<std::int64_t>(found.cols, 1)));
        const Handle list(H5Dget_create_plist(dataset_), H5Pclose);
        std::array<hsize_t, 2> chunk{1, 1};
        if (list.good() && H5Pget_layout(list) == H5D_CHUNKED && H5Pget_chunk(list, 2, chunk.data()) > 0 &&
            chunk[0] > 0 && chunk[0] < static_cast<hsize_t>(found.rows)) {
            const auto rows = static_cast<std::int64_t>(chunk[0]);
            const std::int64_t whole = (strip_ + rows - 1) / rows * rows;
            strip_ = whole <= 16 * strip_ ? whole : strip_;
        }
    }

    Handle file_, dataset_;
    Names names_;
    int dimensions_ = 2;
    std::int64_t strip_ = 1;
};

// Null where the parent has been told why there is none.
std::unique_ptr<Sender> open_sender(const std::string& path, const std::string& name, int descriptor) {
    Found found;
    try {
        return std::make_unique<Sender>(path, name);
    } catch (const Failure& failure) {
        failure.text.copy(found.failure.data(), found.failure.size() - 1);
    } catch (...) {
        std::strcpy(found.failure.data(), "not enough memory to read it");
    }
    write_to_parent(descriptor, &found, sizeof(found));
    return nullptr;
}

void serve(const std::string& path, const std::string& name, int descriptor) {
    H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
    H5PLset_loading_state(0);  // a file does not choose the code that reads it
    const auto sender = open_sender(path, name, descriptor);
    if (sender == nullptr) {
        return;
    }
    write_to_parent(descriptor, &sender->found, sizeof(Found));
    try {
        sender->send(descriptor);
    } catch (...) {
        _exit(1);  // the parent misses the rest
    }
}

unsigned seconds_for(std::int64_t bytes) {
    return 60 + static_cast<unsigned>(std::min<std::int64_t>(bytes / 2000000, 36000));
}

class Hdf5File final : public MatrixFileOf<Hdf5File> {
  public:
    Hdf5File(const std::string& path, const std::string& dataset)
        : MatrixFileOf(path + ":" + dataset),
          file_(path),
          child_([&](int descriptor) { serve(path, dataset, descriptor); },
                 // The strips, the file's own structures and chunks.
                 std::min<std::size_t>(memory_limit(), 4ULL << 30U), seconds_for(file_.size())) {
        Found found;
        child_.read(&found, sizeof(found));
        found.failure.back() = '\0';
        if (found.failure.front() != '\0') {
            throw FileError(found.failure.data());
        }
        if (found.rows < 1 || found.cols < 1) {
            throw FileError("the matrix is empty");
        }
        turned_ = found.turned;
        shape_.rows = turned_ ? found.cols : found.rows;
        shape_.cols = turned_ ? found.rows : found.cols;
        shape_.complex = found.complex;
        shape_.single = found.single;
        shape_.format = "HDF5";
    }

    template <class T>
    void fill_as(T* a) {
        if (!shape_.complex) {
            shape_.single ? receive<float>(a) : receive<double>(a);
        } else if constexpr (is_complex<T>) {
            shape_.single ? receive<std::complex<float>>(a) : receive<std::complex<double>>(a);
        }
        child_.wait();  // the file may be written next
    }

  private:
    // Rows of the dataset, which are those of the matrix or its columns.
    template <class Sent, class T>
    void receive(T* a) {
        const std::int64_t sent_rows = turned_ ? shape_.cols : shape_.rows;
        const std::int64_t sent_cols = turned_ ? shape_.rows : shape_.cols;
        const std::int64_t down = turned_ ? shape_.rows : 1, right = turned_ ? 1 : shape_.rows;
        const std::int64_t part = std::clamp<std::int64_t>(
            strip_bytes / static_cast<std::int64_t>(bytes_of(1, sent_cols, sizeof(Sent))), 1, 64);
        std::vector<Sent> rows(static_cast<std::size_t>(part * sent_cols));
        for (std::int64_t first = 0; first < sent_rows; first += part) {
            const std::int64_t count = std::min(part, sent_rows - first);
            child_.read(rows.data(), bytes_of(count, sent_cols, sizeof(Sent)));
            for (std::int64_t j = 0; j < sent_cols; ++j) {
                for (std::int64_t i = 0; i < count; ++i) {
                    const Sent x = rows[static_cast<std::size_t>(i * sent_cols + j)];
                    a[(first + i) * down + j * right] = scalar<T>(std::real(x), std::imag(x));
                }
            }
        }
    }

    InputFile file_;
    Child child_;
    bool turned_ = false;
};

}  // namespace

bool has_hdf5() { return true; }

std::unique_ptr<MatrixFile> open_hdf5(const std::string& path, const std::string& dataset) {
    return std::make_unique<Hdf5File>(path, dataset);
}

}  // namespace lapilli::files

#endif
