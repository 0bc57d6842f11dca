// SPDX-License-Identifier: BSD-3-Clause
#include "files/output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <bit>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
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

[[noreturn]] void fail(int code) {
    throw FileError(fmt::format("cannot be written: {}", std::strerror(code)));
}

// A file, or standard output, "-".
class OutputFile {
  public:
    explicit OutputFile(const std::string& path)
        : descriptor_(path == "-" ? dup(STDOUT_FILENO)
                                  : open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666)) {
        if (descriptor_ < 0) {
            fail(errno);
        }
        struct stat status {};
        placed_ = path != "-" && fstat(descriptor_, &status) == 0 && S_ISREG(status.st_mode);
    }
    ~OutputFile() {
        if (descriptor_ >= 0) {
            close(descriptor_);
        }
    }
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    // Whether write() heeds offsets, and several threads may write at once. A pipe takes bytes in their order
    // alone.
    bool placed() const { return placed_; }
    void write(std::int64_t offset, const void* bytes, std::size_t count) const {
        const char* from = static_cast<const char*>(bytes);
        while (count > 0) {
            const ssize_t done =
                placed_ ? pwrite(descriptor_, from, count, offset) : ::write(descriptor_, from, count);
            if (done < 0 && errno == EINTR) {
                continue;
            }
            if (done <= 0) {
                fail(done < 0 ? errno : ENOSPC);
            }
            from += done, offset += done, count -= static_cast<std::size_t>(done);
        }
    }
    void finish() {
        const int code = close(descriptor_);
        descriptor_ = -1;
        if (code != 0) {
            fail(errno);
        }
    }

  private:
    int descriptor_;
    bool placed_ = false;
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
    const auto write_piece = [&](std::int64_t k) {
        const std::size_t first = static_cast<std::size_t>(k) * piece;
        file.write(static_cast<std::int64_t>(header.size() + first), reinterpret_cast<const char*>(a) + first,
                   std::min(piece, bytes - first));
    };
    const auto pieces = static_cast<std::int64_t>((bytes + piece - 1) / piece);
    if (file.placed()) {
        for_each_part(pieces, write_piece);
    } else {
        for (std::int64_t k = 0; k < pieces; ++k) {
            write_piece(k);
        }
    }
    file.finish();
}

// The shortest text that is read as the same number.
template <class T>
void append_number(fmt::memory_buffer& text, T x, char end) {
    if constexpr (is_complex<T>) {
        fmt::format_to(std::back_inserter(text), "{} {}{}", x.real(), x.imag(), end);
    } else {
        fmt::format_to(std::back_inserter(text), "{}{}", x, end);
    }
}

// Text, which goes into a file by the megabyte.
class TextFile {
  public:
    explicit TextFile(const std::string& path) : file_(path) {}

    template <class T>
    void number(T x, char end) {
        append_number(text, x, end);
        if (text.size() > (1U << 20U)) {
            flush();
        }
    }
    void finish() {
        flush();
        file_.finish();
    }
    fmt::memory_buffer text;

  private:
    void flush() {
        file_.write(offset_, text.data(), text.size());
        offset_ += static_cast<std::int64_t>(text.size());
        text.clear();
    }
    OutputFile file_;
    std::int64_t offset_ = 0;
};

template <class T>
void write_market(const std::string& path, const T* a, std::int64_t rows, std::int64_t cols) {
    TextFile file(path);
    fmt::format_to(std::back_inserter(file.text), "%%MatrixMarket matrix array {} general\n{} {}\n",
                   is_complex<T> ? "complex" : "real", rows, cols);
    for (std::int64_t e = 0; e < rows * cols; ++e) {
        file.number(a[e], '\n');
    }
    file.finish();
}

template <class T>
void write_rows(const std::string& path, const T* a, std::int64_t rows, std::int64_t cols) {
    TextFile file(path);
    for (std::int64_t i = 0; i < rows; ++i) {
        for (std::int64_t j = 0; j < cols; ++j) {
            file.number(a[i + j * rows], j + 1 < cols ? ' ' : '\n');
        }
    }
    file.finish();
}

}  // namespace

Format output_format(const std::string& path, bool as_text) {
    const DatasetPath split = split_dataset(path);
    const std::string ending = std::filesystem::path(split.file).extension().string();
    if (ending == ".mat") {
        throw FileError(path + ": files of MATLAB are read, and not written: it reads .h5:/NAME by h5read");
    }
    if (!split.dataset.empty()) {
        if (!has_hdf5()) {
            throw FileError(path + ": " + no_hdf5);
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
    if (as_text && (path == "-" || ending == ".txt" || ending == ".csv" || ending == ".dat")) {
        return Format::text;
    }
    const std::string formats = std::string(".npy, .mtx") + (as_text ? ", .txt" : "") + " or .h5:/NAME";
    throw FileError(
        path == "-"      ? "a matrix is not written to standard output; a file of " + formats + " takes it"
        : ending.empty() ? fmt::format("{}: the name must end in {}", path, formats)
                         : fmt::format("{}: the ending '{}' is not one of {}", path, ending, formats));
}

template <class T>
void write_matrix(const std::string& path, const T* a, std::int64_t rows, std::int64_t cols, bool vector) {
    const Format format = output_format(path);
    try {
        if (path == "-") {
            if (std::fflush(stdout) != 0) {
                fail(errno);
            }
            write_rows(path, a, rows, cols);
            return;
        }
        if (format == Format::hdf5) {
            const DatasetPath split = split_dataset(path);
            write_hdf5(split.file, split.dataset, a, rows, cols, vector);
            return;
        }
        tools::Draft draft(path);
        if (format == Format::npy) {
            write_npy(draft.path(), a, rows, cols, vector);
        } else if (format == Format::market) {
            write_market(draft.path(), a, rows, cols);
        } else {
            write_rows(draft.path(), a, rows, cols);
        }
        draft.complete();
    } catch (const FileError& error) {
        throw FileError((path == "-" ? "standard output" : path) + ": " + error.what());
    }
}

#define LAPILLI_WRITE(T) \
    template void write_matrix(const std::string&, const T*, std::int64_t, std::int64_t, bool);
LAPILLI_WRITE(float)
LAPILLI_WRITE(double)
LAPILLI_WRITE(std::complex<float>)
LAPILLI_WRITE(std::complex<double>)

}  // namespace lapilli::files
