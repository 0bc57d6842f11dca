/* SPDX-License-Identifier: BSD-3-Clause */
/* A program's use of cuBLAS: prints what a function of many matrices and a product return, and which files
 * they are in.
 *
 *     linked program, module for loader.c    the functions that it is linked with
 *     loader FILE                            those that dlsym finds in FILE, by their version, too; nothing is called
 *     loader default                         the same of RTLD_DEFAULT */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

int cublasDgetrfBatched(void* handle, int n, double* const* A, int lda, int* pivots, int* infos, int count);
int cublasSgemm_v2(void);

static const char* file_of(void* function) {
    Dl_info info;
    if (function == NULL || dladdr(function, &info) == 0) return "none";
    const char* const name = strrchr(info.dli_fname, '/');
    return name == NULL ? info.dli_fname : name + 1;
}

#ifdef LAPILLI_CLIENT_LOADER
int main(int count, char** arguments) {
    if (count != 2) return 2;
    const int is_default = strcmp(arguments[1], "default") == 0;
    void* const library = is_default ? RTLD_DEFAULT : dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL && !is_default) {
        fprintf(stderr, "%s\n", dlerror());
        return 3;
    }
    void* const many = dlsym(library, "cublasDgetrfBatched");
    if (dlvsym(library, "cublasDgetrfBatched", "libcublas.so.13") != many) return 4;
    printf("getrf in %s, gemm in %s\n", file_of(many), file_of(dlsym(library, "cublasSgemm_v2")));
    return 0;
}
#else
__attribute__((visibility("default"))) int client(void) {
    struct {
        void* stream;
        int mode;
    } handle = {NULL, 0};
    double matrix[4] = {2, 1, 1, 2};
    double* const matrices[1] = {matrix};
    int pivots[2], infos[1];
    const int status = cublasDgetrfBatched(&handle, 2, matrices, 2, pivots, infos, 1),
              product = cublasSgemm_v2();
    printf("getrf %d in %s, gemm %d in %s\n", status, file_of((void*)cublasDgetrfBatched), product,
           file_of((void*)cublasSgemm_v2));
    return 0;
}
#ifdef LAPILLI_CLIENT_PROGRAM
int main(void) { return client(); }
#endif
#endif
