// SPDX-License-Identifier: BSD-3-Clause
// What the host's steps of a kernel ask of a device, and how a kernel is started. Read from the driver at run time for
// cuda; given by the test or a setting for the emulator.
#pragma once

#include <cstddef>
#include <cstdint>

namespace lapilli {

struct DeviceLimits {
    int device = 0;         ///< its number
    int architecture = 90;  ///< 10 x major + minor, of the code that it runs
    int multiprocessors = 132;
    int shared_bytes = 232448;      ///< of a block
    int shared_bytes_all = 233472;  ///< of a multiprocessor
    std::int64_t l2_bytes = 50 << 20;
};

/// Kernels that fill the shared memory are compiled for these sizes, in KB of a block's stages. GPUs of 228 KB a
/// multiprocessor have the first, those of 164 KB the second, those of 100 KB the third.
inline constexpr int stage_kilobytes[] = {224, 160, 96};
/// What an architecture's code is made for.
constexpr int stage_kilobytes_of(int architecture) {
    if (architecture == 80 || architecture == 87) return 160;
    return architecture >= 90 && architecture < 120 ? 224 : 96;
}
/// Whether it has kernels for so much: also the least, where code of 8.0 may run on GPUs with less.
constexpr bool has_kernels_for(int architecture, int kilobytes) {
    const int own = stage_kilobytes_of(architecture);
    return kilobytes == own || (kilobytes == 96 && own == 160);
}
/// What a kernel takes besides its stages, at most.
inline constexpr int beside_stages = 3 * 1024;
/// The shared memory of a block on the GPUs that an architecture's code is made for.
constexpr std::size_t shared_bytes_of(int architecture) {
    return static_cast<std::size_t>(stage_kilobytes_of(architecture) * 1024 + beside_stages);
}
/// The size that a device uses; 0 if its code was made for a GPU with more.
constexpr int stage_kilobytes_on(const DeviceLimits& limits) {
    for (const int kilobytes : stage_kilobytes) {
        const bool fits = kilobytes * 1024 + beside_stages <= limits.shared_bytes;
        if (fits && has_kernels_for(limits.architecture, kilobytes)) return kilobytes;
    }
    return 0;
}

enum class LaunchKind {
    plain,
    overlapping,  ///< may start before the kernel before it in the stream has ended, if that one lets it
    cooperative   ///< all blocks at the same time
};

/// A launch. Blocks are one-dimensional.
struct LaunchShape {
    const char* name;
    unsigned blocks = 1;
    int threads = 32;
    std::size_t shared_bytes = 0;  ///< of a block
    LaunchKind kind = LaunchKind::plain;
    unsigned blocks_y = 1;
    /// Neighbouring blocks that run at the same time and reach each other's shared memory, from compute capability 9.0 on; of
    /// which there are at most 8, or 16 on the GPUs that let a kernel ask for as many.
    unsigned cluster = 1;
};

/// What a barrier over all blocks of a launch needs in device memory.
inline constexpr std::int64_t barrier_bytes = 256;

/// How many blocks take `count` elements.
constexpr unsigned grid_size(std::int64_t count, std::int64_t each) {
    return static_cast<unsigned>((count + each - 1) / each);
}

}  // namespace lapilli
