// SPDX-License-Identifier: BSD-3-Clause
#include "solve.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <complex>
#include <limits>

#define LAPACK_COMPLEX_CUSTOM
#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#include <cblas.h>
#include <fmt/format.h>
#include <lapacke.h>

#include "common/devices.hpp"

namespace levels {

namespace {

using cdouble = std::complex<double>;

// Both routines, and the products of the checks, under one name.
template <class T>
struct Routines;
template <>
struct Routines<double> {
    static constexpr const char* name = "dsyevd";
    static constexpr auto ours = lapilli_dsyevd;
    static constexpr auto theirs = LAPACKE_dsyevd;
    // C := A B
    static void multiply(int n, const double* a, const double* b, double* c) {
        cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1, a, n, b, n, 0, c, n);
    }
    // The lower triangle of C := V^H V
    static void gram(int n, const double* v, double* c) {
        cblas_dsyrk(CblasColMajor, CblasLower, CblasTrans, n, n, 1, v, n, 0, c, n);
    }
};
template <>
struct Routines<cdouble> {
    static constexpr const char* name = "zheevd";
    static constexpr auto ours = lapilli_zheevd;
    static constexpr auto theirs = LAPACKE_zheevd;
    static void multiply(int n, const cdouble* a, const cdouble* b, cdouble* c) {
        const cdouble one = 1, zero = 0;
        cblas_zgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, n, n, n, &one, a, n, b, n, &zero, c, n);
    }
    static void gram(int n, const cdouble* v, cdouble* c) {
        cblas_zherk(CblasColMajor, CblasLower, CblasConjTrans, n, n, 1, v, n, 0, c, n);
    }
};

// The larger one; max() alone would drop a NaN.
double worse(double x, double y) { return std::isnan(y) || y > x ? y : x; }

template <class T>
double norm1(std::int64_t n, const T* a) {
    double norm = 0;
    for (std::int64_t j = 0; j < n; ++j) {
        double sum = 0;
        for (std::int64_t i = 0; i < n; ++i) sum += std::abs(a[i + j * n]);
        norm = worse(norm, sum);
    }
    return norm;
}

template <class T>
double residual_norm(std::int64_t n, const T* a, const T* v, const double* w, T* scratch) {
    Routines<T>::multiply(static_cast<int>(n), a, v, scratch);
    for (std::int64_t j = 0; j < n; ++j)
        for (std::int64_t i = 0; i < n; ++i) scratch[i + j * n] -= w[j] * v[i + j * n];
    return norm1(n, scratch);
}

template <class T>
double orthogonality_norm(std::int64_t n, const T* v, T* scratch) {
    Routines<T>::gram(static_cast<int>(n), v, scratch);
    for (std::int64_t j = 0; j < n; ++j) {
        scratch[j + j * n] -= T(1);
        for (std::int64_t i = 0; i < j; ++i) scratch[i + j * n] = scratch[j + i * n];  // of the same size
    }
    return norm1(n, scratch);
}

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Opens the devices and starts the thread pools, which belong to no single problem. A call that fails here
// fails again below.
template <class T>
void warm_up(const Context& context, bool with_peer) {
    constexpr int n = 128;
    std::vector<T> a(n * n);
    std::vector<double> w(n);
    (void)Routines<T>::ours(context, 'V', 'L', n, a.data(), n, w.data());
    if (with_peer) (void)Routines<T>::theirs(LAPACK_COL_MAJOR, 'V', 'L', n, a.data(), n, w.data());
}

}  // namespace

Context::Context(const std::string& devices)
    : handle_(lapilli::tools::create_context(devices)), devices_(devices) {}

std::string Context::name(lapilli_int k) const {
    std::array<char, 256> name{};
    if (lapilli_device_name(handle_, k, name.data(), name.size()) < 0) name[0] = '?';
    return name.data();
}

std::string Context::description() const {
    const lapilli_int count = lapilli_device_count(handle_);
    if (count < 0) throw std::runtime_error(lapilli_last_error(handle_));
    if (count == 0) return "none: the CPU's LAPACK; " + lapilli::tools::why_no_devices(devices_);
    std::string text;
    for (lapilli_int k = 0; k < count; ++k) text += fmt::format("{}{}: {}", k ? ", " : "", k, name(k));
    return text;
}

bool Context::on_gpus() const { return lapilli_device_count(handle_) > 0 && name(0) != "sim"; }

double difference_threshold(std::size_t n) {
    return threshold * std::sqrt(static_cast<double>(std::max<std::size_t>(n, 1)));
}

bool Solution::passed() const {
    return residual < threshold && orthogonality < threshold &&
           difference < difference_threshold(levels.size());
}

template <class T>
Solution solve(const Context& context, const std::vector<T>& a, std::int64_t n, bool with_peer,
               const std::function<void(const char*)>& announce) {
    const double eps = std::numeric_limits<double>::epsilon();
    const double units = static_cast<double>(std::max<std::int64_t>(n, 1)) * eps;
    Solution s;
    s.routine = Routines<T>::name;
    s.on_gpus = context.on_gpus();
    warm_up<T>(context, with_peer);

    std::vector<T> v = a;
    s.levels.resize(static_cast<std::size_t>(n));
    auto start = std::chrono::steady_clock::now();
    const lapilli_int info = Routines<T>::ours(context, 'V', 'L', n, v.data(), n, s.levels.data());
    s.seconds = seconds_since(start);
    if (info == LAPILLI_ERROR_CANCELLED) throw Cancelled("cancelled");
    if (info != 0)
        throw std::runtime_error(
            fmt::format("lapilli_{} returned {}: {}", s.routine, info, lapilli::tools::last_words(context)));
    std::array<const char*, 32> names{};
    std::array<double, 32> times{};
    const lapilli_int count = lapilli_phases(context, names.data(), times.data(), names.size());
    for (std::size_t k = 0; k < names.size() && static_cast<lapilli_int>(k) < count; ++k)
        s.phases.emplace_back(names[k], times[k]);

    announce("checking residual and orthogonality");
    const double norm = norm1(n, a.data()), scale = norm > 0 ? norm : 1;
    std::vector<T> scratch(a.size());
    s.residual = residual_norm(n, a.data(), v.data(), s.levels.data(), scratch.data()) / (scale * units);
    s.orthogonality = orthogonality_norm(n, v.data(), scratch.data()) / units;
    s.weights.resize(a.size());
    std::transform(v.begin(), v.end(), s.weights.begin(),
                   [](const T& x) { return static_cast<float>(std::norm(x)); });
    if (!with_peer || n > greatest_peer) return s;

    announce(("LAPACK's " + s.routine + " for comparison").c_str());
    scratch = a;
    std::vector<double> reference(s.levels.size());
    const auto order = static_cast<lapack_int>(n);
    start = std::chrono::steady_clock::now();
    const lapack_int peer_info = Routines<T>::theirs(LAPACK_COL_MAJOR, 'V', 'L', order, scratch.data(),
                                                     std::max(order, 1), reference.data());
    s.peer_seconds = seconds_since(start);
    if (peer_info != 0)
        throw std::runtime_error(fmt::format("LAPACK's {} returned {}", s.routine, peer_info));
    for (std::size_t k = 0; k < reference.size(); ++k)
        s.difference = worse(s.difference, std::abs(s.levels[k] - reference[k]) / (scale * eps));
    return s;
}

template Solution solve(const Context&, const std::vector<double>&, std::int64_t, bool,
                        const std::function<void(const char*)>&);
template Solution solve(const Context&, const std::vector<cdouble>&, std::int64_t, bool,
                        const std::function<void(const char*)>&);

}  // namespace levels
