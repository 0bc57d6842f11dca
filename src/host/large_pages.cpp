// SPDX-License-Identifier: BSD-3-Clause
#include "host/large_pages.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <limits>
#include <string>
#include <thread>
#include <vector>

#include "base/start_threads.hpp"

namespace lapilli::host {
namespace {

constexpr std::size_t large_page = std::size_t{2} << 20, small_page = 4096;
constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();

/// Touches all pages, so that the kernel must find them: a large page once, or, where it has none, each small
/// one.
void touch(char* memory, std::size_t bytes, int threads) {
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t begin = next.fetch_add(large_page); begin < bytes;
             begin = next.fetch_add(large_page)) {
            const std::size_t end = std::min(begin + large_page, bytes);
            for (std::size_t at = begin; at < end; at += small_page)
                static_cast<volatile char*>(memory)[at] = 0;
        }
    };
    std::vector<std::thread> helpers;
    start_threads(helpers, threads - 1, [&work](index_t) { work(); });
    work();
    for (std::thread& helper : helpers) helper.join();
}

/// The number that a file holds; `otherwise` where there is no such file, or a word.
std::size_t number_in(const std::string& path, std::size_t otherwise) {
    std::ifstream file(path);
    std::size_t number = 0;
    return file >> number ? number : otherwise;
}

/// The least memory left in any control group of the path; each group contains the next one.
std::size_t spare_of_groups(const std::string& root, std::string path, const char* limit, const char* usage) {
    std::size_t spare = no_limit;
    for (;; path.erase(path.rfind('/'))) {
        const std::string folder = root + path + "/";
        const std::size_t most = number_in(folder + limit, no_limit), used = number_in(folder + usage, 0);
        spare = std::min(spare, most == no_limit ? no_limit : most - std::min(most, used));
        if (path.rfind('/') == std::string::npos) return spare;
    }
}

std::size_t spare_of_machine() {
    std::ifstream file("/proc/meminfo");
    for (std::string name, line; file >> name; std::getline(file, line)) {
        std::size_t kilobytes = 0;
        if (name == "MemAvailable:" && file >> kilobytes) return kilobytes * 1024;
    }
    return 0;
}

}  // namespace

std::size_t spare_memory(const ControlGroups& groups) {
    std::size_t spare = spare_of_machine();
    std::ifstream lines(groups.of_process);
    for (std::string line; std::getline(lines, line);) {
        // number:controllers:path; version 2 has no controllers.
        const std::size_t first = line.find(':'), second = line.find(':', first + 1);
        if (second == std::string::npos) continue;
        const std::string controllers = line.substr(first + 1, second - first - 1);
        std::string path = line.substr(second + 1);
        if (path == "/") path.clear();
        if (controllers.empty()) {
            spare = std::min(spare, spare_of_groups(groups.root, path, "memory.max", "memory.current"));
        } else if (("," + controllers + ",").find(",memory,") != std::string::npos) {
            spare = std::min(spare, spare_of_groups(groups.root + "/memory", path, "memory.limit_in_bytes",
                                                    "memory.usage_in_bytes"));
        }
    }
    return spare;
}

void* map_large_pages(std::size_t bytes, int threads) {
    // The kernel ends processes that touch more than there is: a part is left to others.
    const std::size_t spare = spare_memory();
    if (bytes == 0 || bytes > spare - spare / 8 - std::min(spare - spare / 8, large_page)) return nullptr;
    const std::size_t mapped = bytes + large_page;
    void* const all = mmap(nullptr, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (all == MAP_FAILED) return nullptr;
    // The parts before the first large page and behind the end are returned.
    char* const begin = static_cast<char*>(all);
    const std::size_t before = (large_page - reinterpret_cast<std::size_t>(all) % large_page) % large_page;
    const std::size_t end = before + (bytes + small_page - 1) / small_page * small_page;
    if (before > 0) munmap(begin, before);
    if (mapped > end) munmap(begin + end, mapped - end);
    char* const memory = begin + before;
    static_cast<void>(madvise(memory, bytes, MADV_HUGEPAGE));
    static_cast<void>(madvise(memory, bytes, MADV_DONTFORK));
    touch(memory, bytes, threads);
    return memory;
}

void unmap_large_pages(void* memory, std::size_t bytes) noexcept {
    if (memory != nullptr) munmap(memory, (bytes + small_page - 1) / small_page * small_page);
}

}  // namespace lapilli::host
