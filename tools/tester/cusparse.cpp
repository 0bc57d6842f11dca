// SPDX-License-Identifier: BSD-3-Clause
#include "tester/cusparse.hpp"

#include <complex>

#ifdef LAPILLI_TESTER_HAS_CUSPARSE

#include <cusparse.h>

#include "support/scalar.hpp"
#include "tester/cuda_support.hpp"

namespace lapilli::tester {
namespace {

using tester::check;

void check(cusparseStatus_t status, const char* what) {
    if (status != CUSPARSE_STATUS_SUCCESS) {
        throw PeerUnavailable(std::string(what) + ": " + cusparseGetErrorString(status));
    }
}

template <class T>
constexpr cudaDataType data_type() {
    switch (testing::letter<T>) {
        case 's':
            return CUDA_R_32F;
        case 'd':
            return CUDA_R_64F;
        case 'c':
            return CUDA_C_32F;
        default:
            return CUDA_C_64F;
    }
}

// Device memory that ends with its scope.
class Memory {
  public:
    void fill(const void* host, std::size_t bytes) {
        take(bytes);
        check(cudaMemcpy(data_, host, bytes, cudaMemcpyHostToDevice), "cudaMemcpy");
    }
    void take(std::size_t bytes) {
        release();
        check(cudaMalloc(&data_, bytes + 1), "cudaMalloc");
    }
    ~Memory() { release(); }
    void* data() const { return data_; }

  private:
    void release() {
        cudaFree(data_);
        data_ = nullptr;
    }
    void* data_ = nullptr;
};

cusparseSpMMAlg_t spmm_algorithm(const std::string& name) {
    return name == "csr_alg2"   ? CUSPARSE_SPMM_CSR_ALG2
           : name == "csr_alg3" ? CUSPARSE_SPMM_CSR_ALG3
                                : CUSPARSE_SPMM_ALG_DEFAULT;
}
cusparseSpMVAlg_t spmv_algorithm(const std::string& name) {
    return name == "csr_alg2"   ? CUSPARSE_SPMV_CSR_ALG2
           : name == "csr_alg1" ? CUSPARSE_SPMV_CSR_ALG1
                                : CUSPARSE_SPMV_ALG_DEFAULT;
}

}  // namespace

template <class T>
struct Cusparse<T>::State {
    cusparseHandle_t handle = nullptr;
    cusparseSpMatDescr_t a = nullptr;
    cusparseDnMatDescr_t x = nullptr, y = nullptr;
    cusparseDnVecDescr_t x_vector = nullptr, y_vector = nullptr;
    Memory pointers, columns, values, buffer;
    std::int64_t n = 0, k = 0;
    std::string algorithm;
    T one = T(1), zero = T(0);

    void forget_vectors() {
        if (x != nullptr) cusparseDestroyDnMat(x);
        if (y != nullptr) cusparseDestroyDnMat(y);
        if (x_vector != nullptr) cusparseDestroyDnVec(x_vector);
        if (y_vector != nullptr) cusparseDestroyDnVec(y_vector);
        x = y = nullptr;
        x_vector = y_vector = nullptr;
    }
    ~State() {
        forget_vectors();
        if (a != nullptr) cusparseDestroySpMat(a);
        if (handle != nullptr) cusparseDestroy(handle);
    }
};

template <class T>
Cusparse<T>::Cusparse(const SparsePattern& a, const std::vector<T>& values) : state_(new State) {
    try {
        State& s = *state_;
        s.n = a.n;
        const auto entries = static_cast<std::int64_t>(a.columns.size());
        // Pointers and columns have the same width, as its products demand.
        const std::vector<std::int32_t> pointers(a.pointers.begin(), a.pointers.end());
        if (entries >= std::int64_t{1} << 31) throw PeerUnavailable("more entries than 32 bits count");
        s.pointers.fill(pointers.data(), pointers.size() * sizeof(std::int32_t));
        s.columns.fill(a.columns.data(), a.columns.size() * sizeof(std::int32_t));
        s.values.fill(values.data(), values.size() * sizeof(T));
        check(cusparseCreate(&s.handle), "cusparseCreate");
        check(cusparseCreateCsr(&s.a, a.n, a.n, entries, s.pointers.data(), s.columns.data(), s.values.data(),
                                CUSPARSE_INDEX_32I, CUSPARSE_INDEX_32I, CUSPARSE_INDEX_BASE_ZERO,
                                data_type<T>()),
              "cusparseCreateCsr");
    } catch (...) {
        delete state_;
        throw;
    }
}

template <class T>
Cusparse<T>::~Cusparse() {
    delete state_;
}

template <class T>
std::vector<std::string> Cusparse<T>::algorithms(std::int64_t k) {
    if (k == 1) return {"csr_alg1", "csr_alg2"};
    return {"csr_alg2", "csr_alg3"};
}

template <class T>
void Cusparse<T>::prepare(const std::string& algorithm, std::int64_t k, const T* x, T* y) {
    State& s = *state_;
    s.forget_vectors();
    s.k = k;
    s.algorithm = algorithm;
    const auto op = CUSPARSE_OPERATION_NON_TRANSPOSE;
    T* const px = const_cast<T*>(x);
    std::size_t bytes = 0;
    if (k == 1) {
        check(cusparseCreateDnVec(&s.x_vector, s.n, px, data_type<T>()), "cusparseCreateDnVec");
        check(cusparseCreateDnVec(&s.y_vector, s.n, y, data_type<T>()), "cusparseCreateDnVec");
        check(cusparseSpMV_bufferSize(s.handle, op, &s.one, s.a, s.x_vector, &s.zero, s.y_vector,
                                      data_type<T>(), spmv_algorithm(algorithm), &bytes),
              "cusparseSpMV_bufferSize");
        s.buffer.take(bytes);
        return;
    }
    check(cusparseCreateDnMat(&s.x, s.n, k, k, px, data_type<T>(), CUSPARSE_ORDER_ROW),
          "cusparseCreateDnMat");
    check(cusparseCreateDnMat(&s.y, s.n, k, k, y, data_type<T>(), CUSPARSE_ORDER_ROW), "cusparseCreateDnMat");
    check(cusparseSpMM_bufferSize(s.handle, op, op, &s.one, s.a, s.x, &s.zero, s.y, data_type<T>(),
                                  spmm_algorithm(algorithm), &bytes),
          "cusparseSpMM_bufferSize");
    s.buffer.take(bytes);
    check(cusparseSpMM_preprocess(s.handle, op, op, &s.one, s.a, s.x, &s.zero, s.y, data_type<T>(),
                                  spmm_algorithm(algorithm), s.buffer.data()),
          "cusparseSpMM_preprocess");
}

template <class T>
void Cusparse<T>::call() {
    State& s = *state_;
    const auto op = CUSPARSE_OPERATION_NON_TRANSPOSE;
    if (s.k == 1) {
        check(cusparseSpMV(s.handle, op, &s.one, s.a, s.x_vector, &s.zero, s.y_vector, data_type<T>(),
                           spmv_algorithm(s.algorithm), s.buffer.data()),
              "cusparseSpMV");
    } else {
        check(cusparseSpMM(s.handle, op, op, &s.one, s.a, s.x, &s.zero, s.y, data_type<T>(),
                           spmm_algorithm(s.algorithm), s.buffer.data()),
              "cusparseSpMM");
    }
    check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
}

template <class T>
std::string Cusparse<T>::version() const {
    int version = 0;
    cusparseGetVersion(state_->handle, &version);
    return std::to_string(version / 1000) + '.' + std::to_string(version / 100 % 10) + '.' +
           std::to_string(version % 100);
}

}  // namespace lapilli::tester

#else

namespace lapilli::tester {

template <class T>
struct Cusparse<T>::State {};

template <class T>
Cusparse<T>::Cusparse(const SparsePattern&, const std::vector<T>&) {
    throw PeerUnavailable("not built in: the library was built without cuSPARSE");
}
template <class T>
Cusparse<T>::~Cusparse() = default;
template <class T>
std::vector<std::string> Cusparse<T>::algorithms(std::int64_t) {
    return {};
}
template <class T>
void Cusparse<T>::prepare(const std::string&, std::int64_t, const T*, T*) {}
template <class T>
void Cusparse<T>::call() {}
template <class T>
std::string Cusparse<T>::version() const {
    return "";
}

}  // namespace lapilli::tester

#endif

namespace lapilli::tester {

template class Cusparse<float>;
template class Cusparse<double>;
template class Cusparse<std::complex<float>>;
template class Cusparse<std::complex<double>>;

}  // namespace lapilli::tester
