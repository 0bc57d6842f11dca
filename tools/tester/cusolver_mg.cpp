// SPDX-License-Identifier: BSD-3-Clause
#include "tester/cusolver_mg.hpp"

#ifdef LAPILLI_TESTER_HAS_CUSOLVER_MG

#define DISABLE_CUSOLVERMG_DEPRECATED
#include <cusolverMg.h>

#include <chrono>

#include "tester/cusolver_call.hpp"

namespace lapilli::tester {
namespace {

using testing::Problem;
using testing::Real;
using testing::with_scalar;

constexpr std::int64_t block_columns = 256;

// An array of bytes on each GPU, as cusolverMg takes them.
class OnEach {
  public:
    OnEach(const std::vector<int>& gpus, const std::vector<std::size_t>& bytes) {
        for (std::size_t d = 0; d < gpus.size(); ++d) {
            check(cudaSetDevice(gpus[d]), "cudaSetDevice");
            memory_.push_back(std::make_unique<DeviceBytes>(bytes[d]));
        }
    }
    template <class S = void>
    std::vector<S*> pointers() const {
        std::vector<S*> all;
        for (const auto& memory : memory_) all.push_back(memory->as<S>());
        return all;
    }

  private:
    std::vector<std::unique_ptr<DeviceBytes>> memory_;
};

// Columns of a host array in blocks, which go round the GPUs.
struct BlockColumns {
    std::int64_t rows, cols;
    std::size_t gpus;

    template <class F>
    void for_each(F&& f) const {  // first column, columns, GPU, first column there
        for (std::int64_t j = 0; j < cols; j += block_columns) {
            const std::int64_t block = j / block_columns, count = static_cast<std::int64_t>(gpus);
            f(j, std::min(block_columns, cols - j), static_cast<std::size_t>(block % count),
              block / count * block_columns);
        }
    }
    std::vector<std::size_t> sizes(std::size_t element) const {
        std::vector<std::size_t> bytes(gpus, 0);
        for_each([&](std::int64_t, std::int64_t width, std::size_t d, std::int64_t) {
            bytes[d] += static_cast<std::size_t>(rows * width) * element;
        });
        return bytes;
    }
    template <class S>
    void move(S* host, std::int64_t ld, const std::vector<S*>& parts, bool to_host) const {
        const std::size_t column = static_cast<std::size_t>(rows) * sizeof(S),
                          stride = static_cast<std::size_t>(ld) * sizeof(S);
        for_each([&](std::int64_t j, std::int64_t width, std::size_t d, std::int64_t first) {
            S* const there = parts[d] + first * rows;
            S* const here = host + j * ld;
            const auto count = static_cast<std::size_t>(width);
            check(to_host ? cudaMemcpy2D(here, stride, there, column, column, count, cudaMemcpyDefault)
                          : cudaMemcpy2D(there, column, here, stride, column, count, cudaMemcpyDefault),
                  "cudaMemcpy2D");
        });
    }
};

// The handle, the grid of one row of GPUs, and descriptions of matrices.
class Grid {
  public:
    explicit Grid(std::vector<int> gpus) : gpus_(std::move(gpus)) {
        for (const int gpu : gpus_) {
            check(cudaSetDevice(gpu), "cudaSetDevice");
            for (const int other : gpus_) {
                if (other != gpu) cudaDeviceEnablePeerAccess(other, 0);
            }
        }
        cudaGetLastError();  // access that was enabled before is an error of the runtime
        check(cusolverMgCreate(&handle_), "cusolverMgCreate");
        const auto count = static_cast<int>(gpus_.size());
        check(cusolverMgDeviceSelect(handle_, count, gpus_.data()), "cusolverMgDeviceSelect");
        check(cusolverMgCreateDeviceGrid(&grid_, 1, count, gpus_.data(), CUDALIBMG_GRID_MAPPING_COL_MAJOR),
              "cusolverMgCreateDeviceGrid");
    }
    ~Grid() {
        for (cudaLibMgMatrixDesc_t description : descriptions_) cusolverMgDestroyMatrixDesc(description);
        if (grid_ != nullptr) cusolverMgDestroyGrid(grid_);
        if (handle_ != nullptr) cusolverMgDestroy(handle_);
    }
    Grid(const Grid&) = delete;
    Grid& operator=(const Grid&) = delete;

    cusolverMgHandle_t handle() const { return handle_; }
    const std::vector<int>& gpus() const { return gpus_; }

    cudaLibMgMatrixDesc_t describe(const BlockColumns& m, cudaDataType type) {
        descriptions_.push_back(nullptr);
        check(cusolverMgCreateMatrixDesc(&descriptions_.back(), m.rows, m.cols, m.rows, block_columns, type,
                                         grid_),
              "cusolverMgCreateMatrixDesc");
        return descriptions_.back();
    }

    void wait() const {
        for (const int gpu : gpus_) {
            check(cudaSetDevice(gpu), "cudaSetDevice");
            check(cudaDeviceSynchronize(), "cusolverMg");
        }
    }

  private:
    std::vector<int> gpus_;
    cusolverMgHandle_t handle_ = nullptr;
    cudaLibMgGrid_t grid_ = nullptr;
    std::vector<cudaLibMgMatrixDesc_t> descriptions_;
};

template <class T>
constexpr cudaDataType type_of = letter<T> == 's'   ? CUDA_R_32F
                                 : letter<T> == 'd' ? CUDA_R_64F
                                 : letter<T> == 'c' ? CUDA_C_32F
                                                    : CUDA_C_64F;

template <class T>
CusolverRun run_typed(const std::string& routine, const Problem& p, Grid& grid, int warmup, int repeat,
                      const Operands& input, Operands& output) {
    const Operand& a = output["A"];
    const BlockColumns columns{a.rows, a.cols, grid.gpus().size()};
    const OnEach parts(grid.gpus(), columns.sizes(sizeof(T)));
    const std::vector<T*> A = parts.pointers<T>();
    std::vector<void*> matrix(A.begin(), A.end());
    const cudaLibMgMatrixDesc_t description = grid.describe(columns, type_of<T>);
    const int m = static_cast<int>(a.rows), n = static_cast<int>(a.cols);
    const cublasFillMode_t fill = p.uplo == 'L' ? CUBLAS_FILL_MODE_LOWER : CUBLAS_FILL_MODE_UPPER;
    const cusolverEigMode_t job = p.job == 'V' ? CUSOLVER_EIG_MODE_VECTOR : CUSOLVER_EIG_MODE_NOVECTOR;
    const cudaDataType type = type_of<T>, real = type_of<Real<T>>;
    // Pivots go with the columns.
    const BlockColumns pivots{1, n, grid.gpus().size()};
    const OnEach pivot_parts(grid.gpus(), pivots.sizes(sizeof(int)));
    std::vector<int*> ipiv = pivot_parts.pointers<int>();
    auto* W = routine == "syevd" ? output["W"].data : nullptr;

    std::int64_t size = 0;
    int info = 0;
    if (routine == "potrf") {
        check(
            cusolverMgPotrf_bufferSize(grid.handle(), fill, n, matrix.data(), 1, 1, description, type, &size),
            "cusolverMgPotrf_bufferSize");
    } else if (routine == "getrf") {
        check(cusolverMgGetrf_bufferSize(grid.handle(), m, n, matrix.data(), 1, 1, description, ipiv.data(),
                                         type, &size),
              "cusolverMgGetrf_bufferSize");
    } else if (routine == "syevd") {
        check(cusolverMgSyevd_bufferSize(grid.handle(), job, fill, n, matrix.data(), 1, 1, description, W,
                                         real, type, &size),
              "cusolverMgSyevd_bufferSize");
    } else {
        throw PeerUnavailable("cusolverMg is a peer of potrf, getrf and syevd alone");
    }
    const OnEach work_parts(grid.gpus(), std::vector<std::size_t>(
                                             grid.gpus().size(), static_cast<std::size_t>(size) * sizeof(T)));
    std::vector<void*> work = work_parts.pointers();
    const auto call = [&] {
        if (routine == "potrf") {
            return cusolverMgPotrf(grid.handle(), fill, n, matrix.data(), 1, 1, description, type,
                                   work.data(), size, &info);
        }
        if (routine == "getrf") {
            return cusolverMgGetrf(grid.handle(), m, n, matrix.data(), 1, 1, description, ipiv.data(), type,
                                   work.data(), size, &info);
        }
        return cusolverMgSyevd(grid.handle(), job, fill, n, matrix.data(), 1, 1, description, W, real, type,
                               work.data(), size, &info);
    };
    CusolverRun run;
    for (int i = 0; i < warmup + repeat; ++i) {
        output = input;
        columns.move(static_cast<T*>(output["A"].data), a.ld, A, false);
        grid.wait();
        const auto start = std::chrono::steady_clock::now();
        check(call(), "cusolverMg");
        grid.wait();
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
        if (i >= warmup) run.seconds.push_back(passed.count());
    }
    columns.move(static_cast<T*>(output["A"].data), a.ld, A, true);
    if (routine == "getrf") {
        std::vector<int> rows(static_cast<std::size_t>(n));
        pivots.move(rows.data(), 1, ipiv, true);
        std::copy_n(rows.begin(), std::min(m, n), static_cast<lapilli_int*>(output["ipiv"].data));
    }
    run.info = info;
    return run;
}

}  // namespace

CusolverRun run_cusolver_mg(const testing::Routine& routine, const Problem& problem,
                            const std::vector<int>& gpus, int warmup, int repeat, const Operands& input,
                            Operands& output) {
    cudaDeviceProp properties{};
    check(cudaGetDeviceProperties(&properties, gpus.front()), "cudaGetDeviceProperties");
    Grid grid(gpus);
    output = input;
    CusolverRun run = with_scalar(routine.precision(), [&]<class T>() {
        return run_typed<T>(routine.facts().name, problem, grid, warmup, repeat, input, output);
    });
    run.gpu = properties.name;
    run.version = cusolver_version();
    return run;
}

}  // namespace lapilli::tester

#else

namespace lapilli::tester {

CusolverRun run_cusolver_mg(const testing::Routine&, const testing::Problem&, const std::vector<int>&, int,
                            int, const testing::Operands&, testing::Operands&) {
    throw PeerUnavailable("not built in: CMake found no CUDA toolkit with cusolverMg");
}

}  // namespace lapilli::tester

#endif
