// SPDX-License-Identifier: BSD-3-Clause
// Types and errors for reading and writing HDF5. Complex numbers are compounds of two reals named r and i, as
// h5py has them.
#pragma once

#include <hdf5.h>

#include <complex>
#include <type_traits>
#include <utility>

#include "files/scalar.hpp"

namespace lapilli::files {

// An identifier of the HDF5 library, given back at the end.
class Handle {
  public:
    Handle(hid_t id, herr_t (*close)(hid_t)) : id_(id), close_(close) {}
    ~Handle() {
        if (id_ >= 0) {
            close_(id_);
        }
    }
    Handle(Handle&& other) noexcept : id_(std::exchange(other.id_, -1)), close_(other.close_) {}
    Handle& operator=(Handle&&) = delete;

    operator hid_t() const { return id_; }
    bool good() const { return id_ >= 0; }

  private:
    hid_t id_;
    herr_t (*close_)(hid_t);
};

template <class Real>
hid_t native_real() {
    return std::is_same_v<Real, float> ? H5T_NATIVE_FLOAT : H5T_NATIVE_DOUBLE;
}

template <class Real>
Handle complex_type(const char* re, const char* im) {
    Handle type(H5Tcreate(H5T_COMPOUND, 2 * sizeof(Real)), H5Tclose);
    H5Tinsert(type, re, 0, native_real<Real>());
    H5Tinsert(type, im, sizeof(Real), native_real<Real>());
    return type;
}

template <class T>
Handle memory_type() {
    if constexpr (is_complex<T>) {
        return complex_type<real_of<T>>("r", "i");
    } else {
        return {H5Tcopy(native_real<T>()), H5Tclose};
    }
}

}  // namespace lapilli::files
