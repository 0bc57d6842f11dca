// SPDX-License-Identifier: BSD-3-Clause
#include "cusolver/driver.hpp"

#include <dlfcn.h>

#include <cstdint>

namespace lapilli::cusolver {
namespace {

/// Functions of the driver by their names in its interface of version 12, which later drivers keep.
struct Driver {
    using Status = int;  // 0: success
    Status (*context)(void** context) = nullptr;
    Status (*context_device)(int* device) = nullptr;
    Status (*retain_primary)(void** context, int device) = nullptr;
    Status (*release_primary)(int device) = nullptr;
    Status (*is_capturing)(void* stream, int* status) = nullptr;
    Status (*create_event)(void** event, unsigned flags) = nullptr;
    Status (*record)(void* event, void* stream) = nullptr;
    Status (*wait)(void* stream, void* event, unsigned flags) = nullptr;
    Status (*set_words)(std::uintptr_t address, unsigned value, std::size_t count, void* stream) = nullptr;

    Driver() {
        void* const library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
        if (library == nullptr) return;
        find(library, "cuCtxGetCurrent", context);
        find(library, "cuCtxGetDevice", context_device);
        find(library, "cuDevicePrimaryCtxRetain", retain_primary);
        find(library, "cuDevicePrimaryCtxRelease_v2", release_primary);
        find(library, "cuStreamIsCapturing", is_capturing);
        find(library, "cuEventCreate", create_event);
        find(library, "cuEventRecord", record);
        find(library, "cuStreamWaitEvent", wait);
        find(library, "cuMemsetD32Async", set_words);
    }
    bool is_there() const {
        return context != nullptr && context_device != nullptr && retain_primary != nullptr &&
               release_primary != nullptr && is_capturing != nullptr && create_event != nullptr &&
               record != nullptr && wait != nullptr && set_words != nullptr;
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

/// Whether the current context is the one that all users of the device share. Asked again where a thread has
/// another one.
bool is_primary(int device) {
    static thread_local void* known = nullptr;
    void *current = nullptr, *primary = nullptr;
    if (driver().context(&current) != 0 || current == nullptr) return false;
    if (current == known) return true;
    if (driver().retain_primary(&primary, device) != 0) return false;
    driver().release_primary(device);
    if (current == primary) known = current;
    return current == primary;
}

}  // namespace

int current_device() {
    int device = -1;
    const bool known = driver().is_there() && driver().context_device(&device) == 0;
    return known && is_primary(device) ? device : -1;
}

bool is_capturing(void* stream) {
    int status = 0;
    return driver().is_capturing(stream, &status) != 0 || status != 0;
}

void* make_event() {
    constexpr unsigned without_time = 2;  // CU_EVENT_DISABLE_TIMING
    void* event = nullptr;
    return driver().create_event(&event, without_time) == 0 ? event : nullptr;
}

bool put_in_order(void* event, void* before, void* after) {
    return driver().record(event, before) == 0 && driver().wait(after, event, 0) == 0;
}

bool write_in_stream(int* address, int number, void* stream) {
    return driver().set_words(reinterpret_cast<std::uintptr_t>(address), static_cast<unsigned>(number), 1,
                              stream) == 0;
}

}  // namespace lapilli::cusolver
