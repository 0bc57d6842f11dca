// SPDX-License-Identifier: BSD-3-Clause
#include "tester/tune_run.hpp"

#include "tester/peer.hpp"

#ifdef LAPILLI_TESTER_HAS_TUNER

#include <algorithm>

#include "arch/complex.cuh"
#include "product/plan.hpp"
#include "tester/blas_data.hpp"
#include "tester/cublas.hpp"
#include "tester/cuda_support.hpp"
#include "tester/device_clock.hpp"
#include "tester/sampling.hpp"

namespace lapilli::tester {
namespace {

// The scalar as kernels have it.
template <class T>
struct KernelScalarOf {
    using type = T;
};
template <class R>
struct KernelScalarOf<std::complex<R>> {
    using type = arch::Complex<R>;
};

class Library {
  public:
    explicit Library(const std::string& file) {
        check(cudaLibraryLoadFromFile(&library_, file.c_str(), nullptr, nullptr, 0, nullptr, nullptr, 0),
              "cubin");
        unsigned count = 0;
        check(cudaLibraryGetKernelCount(&count, library_), "kernels of a cubin");
        kernels_.resize(count);
        check(cudaLibraryEnumerateKernels(kernels_.data(), count, library_), "kernels of a cubin");
    }
    ~Library() { cudaLibraryUnload(library_); }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    // Whose name contains the text.
    const void* kernel(const std::string& part) const {
        for (cudaKernel_t kernel : kernels_) {
            const char* name = nullptr;
            check(cudaFuncGetName(&name, kernel), "name of a kernel");
            if (std::string(name).find(part) != std::string::npos) {
                return kernel;
            }
        }
        throw PeerUnavailable("the cubin has no kernel '" + part + "'");
    }

  private:
    cudaLibrary_t library_ = nullptr;
    std::vector<cudaKernel_t> kernels_;
};

template <class T>
class Runner : public TuneRunner {
  public:
    Runner(lapilli_context ctx, std::unique_ptr<DeviceClock> clock, const std::vector<TuneShape>& shapes)
        : ctx_(ctx),
          clock_(std::move(clock)),
          cublas_(*clock_->gpu(), clock_->stream(), CublasMode::plain),
          shapes_(shapes) {
        check(cudaGetDeviceProperties(&properties_, *clock_->gpu()), "cudaGetDeviceProperties");
        std::int64_t a = 0, b = 0, c = 0;
        for (const TuneShape& shape : shapes_) {
            a = std::max(a, shape.m * shape.k);
            b = std::max(b, std::max(shape.n, shape.m) * shape.k);
            c = std::max(c, shape.m * shape.n);
        }
        const auto memory = [&](std::int64_t count, std::int64_t position) {
            auto block = std::make_unique<LocalStore<T>>(ctx_, pattern_, position, 0, count, 1, count);
            return block;
        };
        a_ = memory(a, 0), b_ = memory(b, 350003), c_ = memory(c, 700001), work_ = memory(work_elements, 0);
    }

    std::string gpu() const override { return properties_.name; }
    std::string architecture() const override {
        return "sm_" + std::to_string(properties_.major) + std::to_string(properties_.minor);
    }
    int multiprocessors() const override { return properties_.multiProcessorCount; }
    ProductLimits limits() const override {
        ProductLimits limits;
        limits.shared_bytes = static_cast<int>(properties_.sharedMemPerBlockOptin);
        limits.shared_bytes_all = static_cast<int>(properties_.sharedMemPerMultiprocessor);
        limits.shared_bytes_system = static_cast<int>(properties_.reservedSharedMemPerBlock);
        limits.registers = properties_.regsPerMultiprocessor;
        limits.threads = properties_.maxThreadsPerBlock;
        return limits;
    }
    void load_sum(const std::string& file) override { sum_ = std::make_unique<Library>(file); }

    TuneResult run_cublas(std::size_t number) override {
        const TuneShape& shape = shapes_[number];
        const BlasCase that = shape.blas_case(testing::letter<T>);
        const BlasPointers<T> operands = operands_of(shape);
        TuneResult result = begin(shape);
        time(result, that, 0, [&] { cublas_.call(that, operands); });
        return result;
    }

    std::string load(const CompiledCandidate& candidate) override {
        try {
            library_ = std::make_unique<Library>(candidate.file);
            policy_ = candidate.policy;
            return "";
        } catch (const PeerUnavailable& error) {
            return error.what();
        }
    }

    TuneResult run(std::size_t number, double best) override {
        const TuneShape& shape = shapes_[number];
        TuneResult result = begin(shape);
        result.policy = policy_;
        try {
            const void* kernel = library_->kernel(mangled_variant(variant_of(shape)));
            prepare(kernel, result);
            const auto plan = plan_of(shape, result.occupancy * properties_.multiProcessorCount);
            result.splits = plan.splits;
            const std::function<void()> call = [&] { launch(kernel, plan, result.occupancy); };
            result.trouble = compare(shape, call);
            if (result.trouble.empty()) {
                time(result, shape.blas_case(testing::letter<T>), best, call);
            }
        } catch (const PeerUnavailable& error) {
            result.trouble = error.what();
        } catch (const testing::PlaceError& error) {
            result.trouble = error.what();
        }
        return result;
    }

    bool alive() const override { return cudaDeviceSynchronize() == cudaSuccess; }

  private:
    using S = typename KernelScalarOf<T>::type;
    static constexpr std::int64_t work_elements = std::int64_t(1) << 25;
    static constexpr std::int64_t compared_columns = 8;

    TuneResult begin(const TuneShape& shape) const {
        TuneResult result;
        result.gpu = gpu();
        result.precision = testing::letter<T>;
        result.shape = shape.name;
        return result;
    }

    BlasPointers<T> operands_of(const TuneShape& shape) const {
        return {a_->pointer(0), shape.op_a == 'N' ? shape.m : shape.k,
                b_->pointer(0), shape.op_b == 'N' ? shape.k : shape.n,
                c_->pointer(0), shape.m};
    }

    // The library's launch. SYRK multiplies A by itself; the second term of SYR2K has the factors swapped.
    ProductPlan<S> plan_of(const TuneShape& shape, int slots) const {
        const BlasPointers<T> o = operands_of(shape);
        const auto as = [](const T* pointer) { return reinterpret_cast<const S*>(pointer); };
        ProductArgs<S> args{};
        args.m = shape.m, args.n = shape.n, args.k = shape.k;
        args.op_a = shape.op_a, args.op_b = shape.op_b;
        args.terms = static_cast<int>(shape.terms());
        args.alpha[0] = args.alpha[1] = S(-1);
        args.a[0] = args.b[1] = as(o.A);
        args.b[0] = args.a[1] = shape.routine == Blas::syrk ? as(o.A) : as(o.B);
        args.lda = o.lda;
        args.ldb = shape.routine == Blas::gemm ? o.ldb : o.lda;
        args.beta = S(1);
        args.c = reinterpret_cast<S*>(o.C);
        args.ldc = o.ldc;
        args.part = shape.routine == Blas::gemm ? 'A' : 'L';
        args.work = reinterpret_cast<S*>(work_->pointer(0));
        args.work_elements = work_elements;
        return product_plan<testing::Real<T>>(args, policy_, slots);
    }

    std::size_t shared_bytes() const {
        return product_shared_bytes(policy_, product_scalar_of(testing::letter<T>));
    }

    void prepare(const void* kernel, TuneResult& result) const {
        check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize,
                                   static_cast<int>(shared_bytes())),
              "shared memory of a candidate");
        cudaFuncAttributes attributes{};
        check(cudaFuncGetAttributes(&attributes, kernel), "cudaFuncGetAttributes");
        result.registers = attributes.numRegs;
        result.local_bytes = static_cast<int>(attributes.localSizeBytes);
        check(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&result.occupancy, kernel, policy_.launched(),
                                                            shared_bytes()),
              "occupancy of a candidate");
        if (result.occupancy == 0) {
            throw PeerUnavailable("not even one block fits");
        }
    }

    void launch(const void* kernel, const ProductPlan<S>& plan, int occupancy) const {
        void* arguments[] = {const_cast<ProductPlan<S>*>(&plan)};
        const auto blocks =
            static_cast<unsigned>(std::min(plan.items, occupancy * properties_.multiProcessorCount));
        const auto stream = static_cast<cudaStream_t>(clock_->stream());
        check(cudaLaunchKernel(kernel, dim3(blocks), dim3(static_cast<unsigned>(policy_.launched())),
                               arguments, shared_bytes(), stream),
              "launch of a candidate");
        if (plan.splits > 1) {
            const void* sum = sum_->kernel("product_sum");
            cudaFuncAttributes attributes{};
            check(cudaFuncGetAttributes(&attributes, sum), "cudaFuncGetAttributes");
            const std::int64_t threads = attributes.maxThreadsPerBlock;
            const std::int64_t pieces = (plan.args.m + threads - 1) / threads * plan.args.n;
            check(cudaLaunchKernel(sum, dim3(static_cast<unsigned>(std::min<std::int64_t>(pieces, 8192))),
                                   dim3(static_cast<unsigned>(threads)), arguments, 0, stream),
                  "launch of the sums");
        }
    }

    // Columns of C after one call on fresh operands.
    std::vector<T> columns_after(const TuneShape& shape, const std::function<void()>& call) const {
        c_->fill();
        clock_->seconds(call);
        std::vector<T> columns;
        for (std::int64_t s = 0; s < compared_columns; ++s) {
            const std::int64_t j = s * (shape.n - 1) / (compared_columns - 1);
            const std::vector<T> column = c_->read(j * shape.m, 0, shape.m);
            columns.insert(columns.end(), column.begin(), column.end());
        }
        return columns;
    }

    // "" if the call's result is that of cuBLAS but for rounding: of random data, the errors of both together
    // stay below k ulp, and a wrong sum does not.
    std::string compare(const TuneShape& shape, const std::function<void()>& call) {
        std::vector<T>& reference = references_[shape.name];
        if (reference.empty()) {
            const BlasCase that = shape.blas_case(testing::letter<T>);
            reference = columns_after(shape, [&] { cublas_.call(that, operands_of(shape)); });
        }
        const std::vector<T> columns = columns_after(shape, call);
        double worst = 0;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const double error = std::abs(columns[i] - reference[i]);
            worst = error <= worst ? worst : error;
        }
        const double bound = testing::ulp<T> * static_cast<double>(4 * shape.k * shape.terms() + 64);
        return worst <= bound ? "" : "differs from cuBLAS by " + format("%.3g", worst);
    }

    void time(TuneResult& result, const BlasCase& that, double best,
              const std::function<void()>& call) const {
        const double operations = operations_of(that);
        constexpr int samples = 5;
        clock_->seconds(call);
        double seconds = clock_->seconds(call);
        if (1e-9 * operations / seconds > 0.7 * best) {
            const auto batch = static_cast<int>(std::clamp(clock_->least_seconds() / seconds, 1.0, 1000.0));
            std::vector<double> times;
            for (int sample = 0; sample < samples; ++sample) {
                times.push_back(clock_->seconds([&] {
                    for (int i = 0; i < batch; ++i) {
                        call();
                    }
                }) / batch);
            }
            seconds = median(times);
        }
        result.seconds = seconds;
        result.gflops = 1e-9 * operations / seconds;
    }

    lapilli_context ctx_;
    std::unique_ptr<DeviceClock> clock_;
    Cublas<T> cublas_;
    std::vector<TuneShape> shapes_;
    cudaDeviceProp properties_{};
    Pattern<T> pattern_{1};
    std::unique_ptr<LocalStore<T>> a_, b_, c_, work_;
    std::unique_ptr<Library> sum_, library_;
    ProductPolicy policy_{};
    std::map<std::string, std::vector<T>> references_;
};

}  // namespace

std::unique_ptr<TuneRunner> TuneRunner::create(lapilli_context ctx, char precision,
                                               const std::vector<TuneShape>& shapes) {
    std::unique_ptr<DeviceClock> clock = DeviceClock::create(ctx);
    if (!clock->gpu()) {
        throw PeerUnavailable("device 0 of the context is not a CUDA device");
    }
    switch (precision) {
        case 's':
            return std::make_unique<Runner<float>>(ctx, std::move(clock), shapes);
        case 'd':
            return std::make_unique<Runner<double>>(ctx, std::move(clock), shapes);
        case 'c':
            return std::make_unique<Runner<std::complex<float>>>(ctx, std::move(clock), shapes);
        default:
            return std::make_unique<Runner<std::complex<double>>>(ctx, std::move(clock), shapes);
    }
}

}  // namespace lapilli::tester

#else

namespace lapilli::tester {

std::unique_ptr<TuneRunner> TuneRunner::create(lapilli_context, char, const std::vector<TuneShape>&) {
    throw PeerUnavailable("lapilli-test was built without CUDA 13 or newer");
}

}  // namespace lapilli::tester

#endif
