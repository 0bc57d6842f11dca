/* SPDX-License-Identifier: BSD-3-Clause */
/* Functions of the GNU C library that the libraries of a wheel use and its version 2.28 lacks. Our own
 * libraries are linked with this; OpenBLAS's Fortran library, which comes from the machine that makes the
 * wheel, finds it in a shared library (bundle.py). Each function is made of what 2.28 has. */
#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>
#include <stdint.h>
#include <sys/random.h>
#include <time.h>

/* The oldest versions, and what they call the layout of a struct stat. */
#if defined(__x86_64__)
#define OLDEST "GLIBC_2.2.5"
#define STAT_LAYOUT 1
#elif defined(__aarch64__)
#define OLDEST "GLIBC_2.17"
#define STAT_LAYOUT 0
#else
#error "no wheels for this machine"
#endif

#if defined(__x86_64__)
/* CUDA's runtime sets the affinities of threads, by functions whose older versions are GLIBC_2.3.4: a library
 * that is to name these must contain that name (elf.py), which it does by a function that has no other
 * version. */
__attribute__((used)) static int (*const older_name)(pid_t, size_t, cpu_set_t*) = sched_getaffinity;
#endif

/* With numbers of 64 bits, struct stat and struct stat64 are one. */
extern int old_stat(int layout, const char* path, void* status);
extern int old_lstat(int layout, const char* path, void* status);
extern int old_fstat(int layout, int file, void* status);
__asm__(".symver old_stat, __xstat@" OLDEST);
__asm__(".symver old_lstat, __lxstat@" OLDEST);
__asm__(".symver old_fstat, __fxstat@" OLDEST);

int stat(const char* path, void* status);
int stat64(const char* path, void* status);
int lstat(const char* path, void* status);
int lstat64(const char* path, void* status);
int fstat(int file, void* status);
int fstat64(int file, void* status);
int stat(const char* path, void* status) { return old_stat(STAT_LAYOUT, path, status); }
int stat64(const char* path, void* status) { return old_stat(STAT_LAYOUT, path, status); }
int lstat(const char* path, void* status) { return old_lstat(STAT_LAYOUT, path, status); }
int lstat64(const char* path, void* status) { return old_lstat(STAT_LAYOUT, path, status); }
int fstat(int file, void* status) { return old_fstat(STAT_LAYOUT, file, status); }
int fstat64(int file, void* status) { return old_fstat(STAT_LAYOUT, file, status); }

/* 1 would let reference counts do without atomic instructions. */
extern char __libc_single_threaded;
char __libc_single_threaded = 0;

uint32_t arc4random(void);
uint32_t arc4random(void) {
    uint32_t number = 0;
    while (getrandom(&number, sizeof number, 0) != sizeof number) {
    }
    return number;
}

/* The deadline by the clock of pthread_cond_timedwait. If that clock is set meanwhile, the wait ends early or
 * late by the difference: libstdc++ looks at its own clock and waits again where it ended early. */
int pthread_cond_clockwait(pthread_cond_t* condition, pthread_mutex_t* mutex, clockid_t clock,
                           const struct timespec* deadline) {
    const long second = 1000000000;
    struct timespec here, there, end;
    clock_gettime(clock, &there);
    clock_gettime(CLOCK_REALTIME, &here);
    end.tv_sec = here.tv_sec + (deadline->tv_sec - there.tv_sec);
    end.tv_nsec = here.tv_nsec + (deadline->tv_nsec - there.tv_nsec);
    if (end.tv_nsec < 0) {
        end.tv_nsec += second;
        end.tv_sec -= 1;
    } else if (end.tv_nsec >= second) {
        end.tv_nsec -= second;
        end.tv_sec += 1;
    }
    return pthread_cond_timedwait(condition, mutex, &end);
}
