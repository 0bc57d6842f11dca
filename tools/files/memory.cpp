// SPDX-License-Identifier: BSD-3-Clause
#include "files/memory.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <new>
#include <string>

#include "common/file_error.hpp"
#include "files/parallel.hpp"

namespace lapilli::files {

namespace {

using tools::FileError;

constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();

std::atomic<std::size_t> in_use{0}, limit{0};
std::atomic<bool> given{false};  // by the user, rather than by the machine

// The memory that the system can give without swapping.
std::size_t available() {
    std::ifstream meminfo("/proc/meminfo");
    for (std::string name, rest; meminfo >> name; std::getline(meminfo, rest)) {
        std::size_t kilobytes = 0;
        if (name == "MemAvailable:" && meminfo >> kilobytes) {
            return kilobytes * 1024;
        }
    }
    const long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
    return pages > 0 && size > 0 ? static_cast<std::size_t>(pages) * static_cast<std::size_t>(size)
                                 : unlimited;
}

// A container may get less than the machine has.
std::size_t control_group() {
    std::ifstream file("/sys/fs/cgroup/memory.max");
    std::size_t bytes = 0;
    return file >> bytes ? bytes : unlimited;
}

}  // namespace

std::size_t memory_limit() {
    std::size_t none = 0;
    if (limit.load() == 0) {
        // Far from the end of the range: sums and products of sizes below it do not overflow.
        limit.compare_exchange_strong(none, std::min({available(), control_group(), unlimited / 4}));
    }
    return limit.load();
}

void set_memory_limit(std::size_t bytes) {
    limit = std::min(bytes, unlimited / 4);
    given = true;
}

std::size_t memory_in_use() { return in_use.load(); }

std::size_t bytes_of(std::int64_t rows, std::int64_t cols, std::size_t size) {
    std::size_t elements = 0, bytes = 0;
    if (rows < 0 || cols < 0 ||
        __builtin_mul_overflow(static_cast<std::size_t>(rows), static_cast<std::size_t>(cols), &elements) ||
        __builtin_mul_overflow(elements, size, &bytes)) {
        return unlimited;
    }
    return bytes;
}

std::string readable_bytes(std::size_t bytes) {
    const auto value = static_cast<double>(bytes);
    return value < 1e6    ? fmt::format("{:.4g} kB", 1e-3 * value)
           : value < 1e9  ? fmt::format("{:.4g} MB", 1e-6 * value)
           : value < 1e12 ? fmt::format("{:.4g} GB", 1e-9 * value)
                          : fmt::format("{:.4g} TB", 1e-12 * value);
}

void require_memory(std::size_t bytes, const char* what) {
    const std::size_t used = memory_in_use(), allowed = memory_limit();
    if (bytes > allowed || used > allowed - bytes) {
        throw FileError(fmt::format(
            "{} needs {} of host memory{}, and {}", what, readable_bytes(bytes),
            used > 0 ? " beside " + readable_bytes(used) : std::string(),
            given ? "--memory allows " + readable_bytes(allowed) : readable_bytes(allowed) + " are free"));
    }
}

template <class T>
Dense<T>::Dense(std::int64_t rows, std::int64_t cols, const char* what) : rows_(rows), cols_(cols) {
    const std::size_t bytes = bytes_of(rows, cols, sizeof(T));
    require_memory(bytes, what);
    // Pages of zeros, which become real as they are written.
    auto* const memory = static_cast<T*>(std::calloc(std::max<std::size_t>(bytes, 1), 1));
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    in_use += bytes;
    memory_ = std::unique_ptr<T[], Free>(memory, Free{bytes});
}

template <class T>
void Dense<T>::Free::operator()(T* memory) const noexcept {
    std::free(memory);
    in_use -= bytes;
}

template <class T>
Dense<T> copy_of(const Dense<T>& a) {
    Dense<T> copy(a.rows(), a.cols(), "a copy");
    for_each_part(a.cols(), [&](std::int64_t j) { std::copy_n(a.column(j), a.rows(), copy.column(j)); });
    return copy;
}

#define LAPILLI_DENSE(T)     \
    template class Dense<T>; \
    template Dense<T> copy_of(const Dense<T>&);
LAPILLI_DENSE(float)
LAPILLI_DENSE(double)
LAPILLI_DENSE(std::complex<float>)
LAPILLI_DENSE(std::complex<double>)

}  // namespace lapilli::files
