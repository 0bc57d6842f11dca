// SPDX-License-Identifier: BSD-3-Clause
#include "files/output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <bit>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "common/file_error.hpp"
#include "common/write_file.hpp"
#include "files/matrix_file.hpp"
#include "files/npy_header.hpp"
#include "files/parallel.hpp"
#include "files/scalar.hpp"

namespace lapilli::files {

namespace {

using tools::FileError;

class OutputFile {
  public:
    explicit OutputFile(const std::string& path)
        : descriptor_(open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666)) {
        if (descriptor_ < 0) {
            throw FileError(fmt::format("cannot be written: {}", std::strerror(errno)));
        }
    }
    ~OutputFile() {
        if (descriptor_ >= 0) {
            close(descriptor_);
        }
    }
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    // Several threads may write at once.
    void write(std::int64_t offset, const void* bytes, std::size_t count) const {
        const char* from = static_cast<const char*>(bytes);
        while (count > 0) {
            const ssize_t done = pwrite(descriptor_, from, count, offset);
            if (done < 0 && errno == EINTR) {
                continue;
            }
            if (done <= 0) {
                throw FileError(
                    fmt::format("cannot be written: {}", std::strerror(done < 0 ? errno : ENOSPC)));
            }
            from += done, offset += done, count -= static_cast<std::size_t>(done);
        }
    }
    void finish() {
        const int code = close(descriptor_);
        descriptor_ = -1;
        if (code != 0) {
            throw FileError(fmt::format("cannot be written: {}", std::strerror(errno)));
        }
    }

  private:
    int descriptor_;
};

template <class T>
std::string npy_type() {
    constexpr char order = std::endian::native == std::endian::little ? '<' : '>';
    return fmt::format("{}{}{}", order, is_complex<T> ? 'c' : 'f', sizeof(T));
}

template <class T>
void write_npy(const std::string& path, const T* a, std::int64_t rows, std::int64_t cols, bool vector) {
    OutputFile file(path);
    const std::string header = npy_header(
        npy_type<T>(), vector ? std::vector<std::int64_t>{rows} : std::vector<std::int64_t>{rows, cols});
    file.write(0, header.data(), header.size());
    const std::size_t bytes = bytes_of(rows, cols, sizeof(T)), piece = 16U << 20U;
    for_each_part(static_cast<std::int64_t>((bytes + piece - 1) / piece), [&](std::int64_t k) {
        const std::size_t first = static_cast<std::size_t>(k) * piece;
        file.write(static_cast<std::int64_t>(header.size() + first), reinterpret_cast<const char*>(a) + first,
                   std::min(piece, bytes - first));
    });
    file.finish();
}

// The shortest text that is read as the same number.
template <class T>
void append_number(fmt::memory_buffer& text, T x) {
    if constexpr (is_complex<T>) {
        fmt::format_to(std::back_inserter(text), "{} {}\n", x.real(), x.imag());
    } else {
        fmt::format_to(std::back_inserter(text), "{}\n", x);
    }
}

template <class T>
void write_text(const std::string& path, const T* a, std::int64_t rows, std::int64_t cols, bool market) {
    OutputFile file(path);
    std::int64_t offset = 0;
    fmt::memory_buffer text;
    const auto flush = [&] {
        file.write(offset, text.data(), text.size());
        offset += static_cast<std::int64_t>(text.size());
        text.clear();
    };
    if (market) {
        fmt::format_to(std::back_inserter(text), "%%MatrixMarket matrix array {} general\n{} {}\n",
                       is_complex<T> ? "complex" : "real", rows, cols);
    }
    for (std::int64_t e = 0; e < rows * cols; ++e) {
        append_number(text, a[e]);
        if (text.size() > (1U << 20U)) {
            flush();
        }
    }
    flush();
    file.finish();
}

}  // namespace

Format output_format(const std::string& path) {
    const DatasetPath split = split_dataset(path);
    const std::filesystem::path file(split.file);
    if (file.has_parent_path() && !std::filesystem::is_directory(file.parent_path())) {
        throw FileError(fmt::format("{}: there is no directory '{}'", path, file.parent_path().string()));
    }
    const std::string ending = file.extension().string();
    if (!split.dataset.empty()) {
        if (!has_hdf5()) {
            throw FileError(path + ": this program was built without HDF5");
        }
        return Format::hdf5;
    }
    if (ending == ".h5" || ending == ".hdf5" || ending == ".hdf") {
        throw FileError(fmt::format("{}: the path of a dataset is missing, as in {}:/values", path, path));
    }
    if (ending == ".npy") {
        return Format::npy;
    }
    if (ending == ".mtx") {
        return Format::market;
    }
    if (ending == ".txt" || ending == ".csv" || ending == ".dat") {
        return Format::text;
    }
    throw FileError(fmt::format("{}: the ending '{}' is none of .npy, .mtx, .h5:/NAME, .txt", path, ending));
}

template <class T>
void write_matrix(const std::string& path, const T* a, std::int64_t rows, std::int64_t cols, bool vector) {
    const Format format = output_format(path);
    try {
        if (format == Format::hdf5) {
            const DatasetPath split = split_dataset(path);
            write_hdf5(split.file, split.dataset, a, rows, cols, vector);
            return;
        }
        tools::Draft draft(path);
        if (format == Format::npy) {
            write_npy(draft.path(), a, rows, cols, vector);
        } else {
            write_text(draft.path(), a, rows, cols, format == Format::market);
        }
        draft.complete();
    } catch (const FileError& error) {
        throw FileError(path + ": " + error.what());
    }
}

#define LAPILLI_WRITE(T) \
    template void write_matrix(const std::string&, const T*, std::int64_t, std::int64_t, bool);
LAPILLI_WRITE(float)
LAPILLI_WRITE(double)
LAPILLI_WRITE(std::complex<float>)
LAPILLI_WRITE(std::complex<double>)

}  // namespace lapilli::files
