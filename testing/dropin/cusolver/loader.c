/* SPDX-License-Identifier: BSD-3-Clause */
/* The ways of programs that are not linked with cuSOLVER:   loader module|deepbind FILE, loader symbols FILE, loader default FILE */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

typedef int Solve(void*, int, int, int, double*, int, double*, double*, int, int*);

static int with_symbols(void* library) {
    struct {
        void* stream;
        int mode;
    } handle = {NULL, 1};
    double A[4] = {2, 1, 1, 2}, W[2] = {0, 0}, work[4];
    int info = -1;
    Solve* const solve = (Solve*)dlsym(library, "cusolverDnDsyevd");
    int (*const other)(void) = (int (*)(void))dlsym(library, "cusolverDnXlarft");
    int (*const version)(void) = (int (*)(void))dlvsym(library, "cusolverGetVersion", "libcusolver.so.12");
    if (solve == NULL || other == NULL || version == NULL || version() != 4712) return 2;
    const int status = solve(&handle, 0, 0, 2, A, 2, W, work, 4, &info);
    printf("status %d info %d largest %.1f, other %d\n", status, info, W[1], other());
    return 0;
}

int main(int count, char** arguments) {
    if (count != 3) return 2;
    const int is_deep = strcmp(arguments[1], "deepbind") == 0;
    if (strcmp(arguments[1], "default") == 0) {
        void* const before = dlopen(arguments[2], RTLD_NOW | RTLD_GLOBAL);
        return before == NULL ? 3 : with_symbols(RTLD_DEFAULT);
    }
    void* const library = dlopen(arguments[2], RTLD_NOW | RTLD_LOCAL | (is_deep ? RTLD_DEEPBIND : 0));
    if (library == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        return 3;
    }
    if (strcmp(arguments[1], "symbols") == 0) return with_symbols(library);
    int (*const client)(void) = (int (*)(void))dlsym(library, "client");
    return client == NULL ? 4 : client();
}
