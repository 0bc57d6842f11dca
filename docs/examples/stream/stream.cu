// SPDX-License-Identifier: BSD-3-Clause
// Kernels of a program and routines of the library on one CUDA stream, without a synchronization between
// them: a kernel writes a matrix and a right-hand side, the library solves, a kernel looks at the solution.
#include <lapilli/lapilli.h>

#include <cstdio>

namespace {

constexpr int n = 2000;

// A matrix whose solution is known: 1, 2, ... n. b = A x is what the product with it is.
__global__ void fill(double* A, double* b) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double sum = 0;
    for (int j = 0; j < n; ++j) {
        const double a = i == j ? n : 1.0 / (1 + abs(i - j));
        A[i + static_cast<size_t>(j) * n] = a;
        sum += a * (j + 1);
    }
    b[i] = sum;
}

__global__ void look(const double* x, int* wrong) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && fabs(x[i] - (i + 1)) > 1e-9 * n) atomicAdd(wrong, 1);
}

}  // namespace

int main() {
    int gpus = 0;
    if (cudaGetDeviceCount(&gpus) != cudaSuccess || gpus == 0) {
        std::printf("there is no GPU\n");
        return 77;  // for ctest: skipped
    }
    lapilli_context ctx;
    cudaStream_t stream;
    double *A, *b;
    int *wrong, found = 0;
    if (lapilli_create(&ctx, "cuda:0") != 0)
        return std::fprintf(stderr, "%s\n", lapilli_last_error(nullptr)), 1;
    cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);  // does not wait for the default stream
    cudaMalloc(&A, sizeof(double) * n * n);
    cudaMalloc(&b, sizeof(double) * n);
    cudaMalloc(&wrong, sizeof(int));

    lapilli_set_stream(ctx, 0, stream);  // calls begin after the work that is in the stream
    fill<<<(n + 255) / 256, 256, 0, stream>>>(A, b);
    cudaMemsetAsync(wrong, 0, sizeof(int), stream);
    if (lapilli_dposv(ctx, 'L', n, 1, A, n, b, n) != 0)  // returns with the solution in b
        return std::fprintf(stderr, "%s\n", lapilli_last_error(ctx)), 1;
    look<<<(n + 255) / 256, 256, 0, stream>>>(b, wrong);
    cudaMemcpyAsync(&found, wrong, sizeof(int), cudaMemcpyDeviceToHost, stream);
    cudaStreamSynchronize(stream);
    std::printf("x = 1, 2, ... %d: %s\n", n, found == 0 ? "yes" : "no");

    lapilli_destroy(ctx);
    cudaFree(A), cudaFree(b), cudaFree(wrong);
    cudaStreamDestroy(stream);
    return found == 0 ? 0 : 1;
}
