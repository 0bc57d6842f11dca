// SPDX-License-Identifier: BSD-3-Clause
// Builds without libhdf5.
#include "common/file_error.hpp"
#include "files/matrix_file.hpp"
#include "files/output.hpp"

#ifndef LAPILLI_HAS_HDF5

namespace lapilli::files {

bool has_hdf5() { return false; }

std::unique_ptr<MatrixFile> open_hdf5(const std::string& /*path*/, const std::string& /*dataset*/) {
    throw tools::FileError(no_hdf5);
}

void check_hdf5_output(const std::string& /*file*/) {}

template <class T>
void write_hdf5(const std::string& /*file*/, const std::string& /*dataset*/, const T* /*a*/,
                std::int64_t /*rows*/, std::int64_t /*cols*/, bool /*vector*/) {
    throw tools::FileError(no_hdf5);
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
