// SPDX-License-Identifier: BSD-3-Clause
#include "mpi/shared_memory.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <string>

namespace lapilli::mpi {
namespace {

/// A file of the first rank.
struct Origin {
    std::int64_t process, file;
};

/// A file size limit would end the process by a signal.
bool within_limit(std::size_t bytes) {
    rlimit limit{};
    return getrlimit(RLIMIT_FSIZE, &limit) == 0 &&
           (limit.rlim_cur == RLIM_INFINITY || bytes <= limit.rlim_cur);
}

int make_file(std::size_t bytes) {
    const int file = within_limit(bytes) ? memfd_create("lapilli-mpi", MFD_CLOEXEC) : -1;
    if (file >= 0 && ftruncate(file, static_cast<off_t>(bytes)) != 0) {
        close(file);
        return -1;
    }
    return file;
}

int open_file(const Origin& origin) {
    const std::string path = "/proc/" + std::to_string(origin.process) + "/fd/" + std::to_string(origin.file);
    return open(path.c_str(), O_RDWR | O_CLOEXEC);
}

/// Every rank takes its share of the pages, on its own side of the machine.
bool take_pages(int file, std::size_t bytes, int rank, int ranks) {
    constexpr std::size_t page = 1 << 21;
    const std::size_t share = (bytes / static_cast<std::size_t>(ranks) + page) / page * page;
    const std::size_t begin = share * static_cast<std::size_t>(rank);
    if (begin >= bytes) return true;
    return posix_fallocate(file, static_cast<off_t>(begin),
                           static_cast<off_t>(std::min(share, bytes - begin))) == 0;
}

bool all_agree(MPI_Comm comm, bool good) {
    int all = good ? 1 : 0;
    MPI_Allreduce(MPI_IN_PLACE, &all, 1, MPI_INT, MPI_MIN, comm);
    return all != 0;
}

}  // namespace

bool SharedMemory::reserve(MPI_Comm node, std::size_t bytes) {
    if (bytes <= size_) return true;
    release();
    int rank = 0, ranks = 1;
    MPI_Comm_rank(node, &rank);
    MPI_Comm_size(node, &ranks);
    Origin origin{getpid(), rank == 0 ? make_file(bytes) : -1};
    const int made = static_cast<int>(origin.file);
    MPI_Bcast(&origin, sizeof(origin), MPI_BYTE, 0, node);
    const int file = rank == 0 || origin.file < 0 ? made : open_file(origin);
    bool good = file >= 0 && within_limit(bytes) && take_pages(file, bytes, rank, ranks);
    void* const mapped =
        good ? mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0) : MAP_FAILED;
    good = mapped != MAP_FAILED;
    // The first rank's file must be there until all have opened it.
    const bool agreed = all_agree(node, good);
    if (file >= 0) close(file);
    if (good && !agreed) munmap(mapped, bytes);
    if (!agreed) return false;
    data_ = static_cast<std::byte*>(mapped);
    size_ = bytes;
    return true;
}

void SharedMemory::release() {
    if (data_ != nullptr) munmap(data_, size_);
    data_ = nullptr;
    size_ = 0;
}

}  // namespace lapilli::mpi
