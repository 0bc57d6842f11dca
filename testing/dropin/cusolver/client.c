/* SPDX-License-Identifier: BSD-3-Clause */
/* A program's use of cuSOLVER: a function that is served, and one that is not. Prints what each returned, and
 * an eigenvalue. Linked as a program, and as a module that loader.c loads. */
#include <stdio.h>

int cusolverDnDsyevd(void* handle, int jobz, int uplo, int n, double* A, int lda, double* W, double* work,
                     int lwork, int* info);
int cusolverDnXlarft(void);

__attribute__((visibility("default"))) int client(void) {
    struct {
        void* stream;
        int mode;
    } handle = {NULL, 1};
    double A[4] = {2, 1, 1, 2}, W[2] = {0, 0}, work[4];
    int info = -1;
    const int status = cusolverDnDsyevd(&handle, 0, 0, 2, A, 2, W, work, 4, &info);
    printf("status %d info %d largest %.1f, other %d\n", status, info, W[1], cusolverDnXlarft());
    return 0;
}

#ifdef LAPILLI_CLIENT_PROGRAM
int main(void) { return client(); }
#endif
