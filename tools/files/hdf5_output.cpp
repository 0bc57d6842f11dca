// SPDX-License-Identifier: BSD-3-Clause
#ifdef LAPILLI_HAS_HDF5

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <vector>

#include "common/file_error.hpp"
#include "common/write_file.hpp"
#include "files/file_lock.hpp"
#include "files/hdf5.hpp"
#include "files/input_file.hpp"
#include "files/output.hpp"

namespace lapilli::files {

namespace {

[[noreturn]] void fail() { throw tools::FileError("cannot be written as HDF5"); }

void require(bool good) {
    if (!good) {
        fail();
    }
}

void require_unlocked(const std::string& path) {
    if (is_locked(path, Access::writing)) {
        throw tools::FileError("another program has it open");
    }
}

// With `fresh`, the file holds nothing yet.
template <class T>
void write_dataset(const std::string& path, const std::string& name, const T* a, std::int64_t rows,
                   std::int64_t cols, bool vector, bool fresh) {
    H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
    const Handle file(fresh ? H5Fcreate(path.c_str(), H5F_ACC_TRUNC, H5P_DEFAULT, H5P_DEFAULT)
                            : H5Fopen(path.c_str(), H5F_ACC_RDWR, H5P_DEFAULT),
                      H5Fclose);
    if (!file.good()) {
        require_unlocked(path);
        fail();
    }
    if (!fresh && H5Lexists(file, name.c_str(), H5P_DEFAULT) > 0) {
        // A group holds more than this program has been told to replace.
        const Handle old(H5Dopen2(file, name.c_str(), H5P_DEFAULT), H5Dclose);
        if (!old.good()) {
            throw tools::FileError("not a dataset, but a group or a link: it is not replaced");
        }
        require(H5Ldelete(file, name.c_str(), H5P_DEFAULT) >= 0);
    }
    const Handle type = memory_type<T>(), groups(H5Pcreate(H5P_LINK_CREATE), H5Pclose);
    H5Pset_create_intermediate_group(groups, 1);
    const std::array<hsize_t, 2> sizes{static_cast<hsize_t>(rows), static_cast<hsize_t>(cols)};
    const int dimensions = vector ? 1 : 2;
    const Handle space(H5Screate_simple(dimensions, sizes.data(), nullptr), H5Sclose);
    const Handle dataset(H5Dcreate2(file, name.c_str(), type, space, groups, H5P_DEFAULT, H5P_DEFAULT),
                         H5Dclose);
    require(space.good() && dataset.good());
    // Row after row there, column after column here.
    const std::int64_t part =
        std::clamp<std::int64_t>((16 << 20) / (16 * std::max<std::int64_t>(cols, 1)), 1, 4096);
    std::vector<T> strip(static_cast<std::size_t>(std::min(part, rows) * cols));
    for (std::int64_t first = 0; first < rows; first += part) {
        const std::int64_t count = std::min(part, rows - first);
        for (std::int64_t j = 0; j < cols; ++j) {
            for (std::int64_t i = 0; i < count; ++i) {
                strip[static_cast<std::size_t>(i * cols + j)] = a[first + i + j * rows];
            }
        }
        const std::array<hsize_t, 2> start{static_cast<hsize_t>(first), 0},
            shape{static_cast<hsize_t>(count), static_cast<hsize_t>(cols)};
        const Handle memory(H5Screate_simple(dimensions, shape.data(), nullptr), H5Sclose);
        require(H5Sselect_hyperslab(space, H5S_SELECT_SET, start.data(), nullptr, shape.data(), nullptr) >=
                0);
        require(H5Dwrite(dataset, type, memory, space, H5P_DEFAULT, strip.data()) >= 0);
    }
    require(H5Fflush(file, H5F_SCOPE_LOCAL) >= 0);
}

// Its signature is at the begin, or behind a user block of 512 bytes, 1024, 2048 ...
bool has_signature(const std::string& path) {
    constexpr std::string_view signature = "\x89HDF\r\n\x1a\n";
    const InputFile file(path);
    std::array<char, 8> found{};
    for (std::int64_t at = 0; at < file.size(); at = std::max<std::int64_t>(512, 2 * at)) {
        const std::size_t got = file.read_some(at, found.data(), found.size());
        if (std::string_view(found.data(), got) == signature) {
            return true;
        }
    }
    return false;
}

}  // namespace

void check_hdf5_output(const std::string& file) {
    if (!std::filesystem::exists(file)) {
        return;
    }
    if (!has_signature(file)) {
        throw tools::FileError("not an HDF5 file, to which a dataset could be added");
    }
    require_unlocked(file);
}

template <class T>
void write_hdf5(const std::string& file, const std::string& dataset, const T* a, std::int64_t rows,
                std::int64_t cols, bool vector) {
    if (std::filesystem::exists(file)) {
        write_dataset(file, dataset, a, rows, cols, vector, false);
        return;
    }
    tools::Draft draft(file);
    write_dataset(draft.path(), dataset, a, rows, cols, vector, true);
    draft.complete();
}

template void write_hdf5(const std::string&, const std::string&, const float*, std::int64_t, std::int64_t,
                         bool);
template void write_hdf5(const std::string&, const std::string&, const double*, std::int64_t, std::int64_t,
                         bool);
template void write_hdf5(const std::string&, const std::string&, const std::complex<float>*, std::int64_t,
                         std::int64_t, bool);
template void write_hdf5(const std::string&, const std::string&, const std::complex<double>*, std::int64_t,
                         std::int64_t, bool);

}  // namespace lapilli::files

#endif
