// SPDX-License-Identifier: BSD-3-Clause
#include "emulator/stream.hpp"

namespace lapilli::simt {

void EmulatedStream::start(const LaunchShape& how, void (*kernel)(void*), void* argument) const {
    detail::run({.name = how.name,
                 .grid = {static_cast<int>(how.blocks), static_cast<int>(how.blocks_y), 1},
                 .block = how.threads,
                 .shared_bytes = how.shared_bytes,
                 .cooperative = how.kind == LaunchKind::cooperative,
                 .cluster = static_cast<int>(how.cluster),
                 .seed = seed_,
                 .copied = copied_},
                kernel, argument);
}

}  // namespace lapilli::simt
