// SPDX-License-Identifier: BSD-3-Clause
#include "cusolver/driver.hpp"

#include <dlfcn.h>

#include <cstdint>

namespace lapilli::cusolver {
namespace {

/// Functions of the driver by their names in its interface of version 12, which later drivers keep.
struct Driver {
    using Status = int;  // 0: success
    Status (*context_device)(int* device) = nullptr;
    Status (*is_capturing)(void* stream, int* status) = nullptr;
    Status (*set_words)(std::uintptr_t address, unsigned value, std::size_t count, void* stream) = nullptr;

    Driver() {
        void* const library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
        if (library == nullptr) return;
        find(library, "cuCtxGetDevice", context_device);
        find(library, "cuStreamIsCapturing", is_capturing);
        find(library, "cuMemsetD32Async", set_words);
    }
    bool is_there() const {
        return context_device != nullptr && is_capturing != nullptr && set_words != nullptr;
    }

  private:
    template <class Function>
    static void find(void* library, const char* name, Function& function) {
        function = reinterpret_cast<Function>(dlsym(library, name));
    }
};

const Driver& driver() {
    static const Driver found;
    return found;
}

}  // namespace

int current_device() {
    int device = -1;
    return driver().is_there() && driver().context_device(&device) == 0 ? device : -1;
}

bool is_capturing(void* stream) {
    int status = 0;
    return driver().is_capturing(stream, &status) != 0 || status != 0;
}

bool write_in_stream(int* address, int number, void* stream) {
    return driver().set_words(reinterpret_cast<std::uintptr_t>(address), static_cast<unsigned>(number), 1,
                              stream) == 0;
}

}  // namespace lapilli::cusolver
