# SPDX-License-Identifier: BSD-3-Clause
# Compiles for 64-bit ARM with Debian's cross compilers (g++-aarch64-linux-gnu); qemu-aarch64 (qemu-user) runs the tests. The libraries
# for ARM are in a folder that CMAKE_SYSROOT or the environment's LAPILLI_SYSROOT names, or on this machine by Debian's
# multiarch. How both are made: docs/packaging.md.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
if(DEFINED ENV{LAPILLI_SYSROOT} AND NOT CMAKE_SYSROOT)
    set(CMAKE_SYSROOT $ENV{LAPILLI_SYSROOT})
endif()
set(emulator_root /usr/aarch64-linux-gnu)
if(CMAKE_SYSROOT)
    set(emulator_root ${CMAKE_SYSROOT})
    # Programs are this machine's, everything else ARM's.
    set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
    set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
    set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
    set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
endif()
set(CMAKE_CROSSCOMPILING_EMULATOR "qemu-aarch64;-L;${emulator_root}")
