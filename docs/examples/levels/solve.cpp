// SPDX-License-Identifier: BSD-3-Clause
#include "solve.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <complex>
#include <limits>
#include <type_traits>

#define LAPACK_COMPLEX_CUSTOM
#define lapack_complex_float std::complex<float>
#define lapack_complex_double std::complex<double>
#include <cblas.h>
#include <fmt/format.h>
#include <lapacke.h>

#include "common/devices.hpp"

namespace levels {

namespace {

using cfloat = std::complex<float>;
using cdouble = std::complex<double>;
using blas_int = int;

// The four precisions under one name

template <class T>
struct Precision;
template <>
struct Precision<float> {
    using real = float;
    static constexpr const char* routine = "ssyevd";
    static constexpr auto ours = lapilli_ssyevd;
    static constexpr auto theirs = LAPACKE_ssyevd;
};
template <>
struct Precision<double> {
    using real = double;
    static constexpr const char* routine = "dsyevd";
    static constexpr auto ours = lapilli_dsyevd;
    static constexpr auto theirs = LAPACKE_dsyevd;
};
template <>
struct Precision<cfloat> {
    using real = float;
    static constexpr const char* routine = "cheevd";
    static constexpr auto ours = lapilli_cheevd;
    static constexpr auto theirs = LAPACKE_cheevd;
};
template <>
struct Precision<cdouble> {
    using real = double;
    static constexpr const char* routine = "zheevd";
    static constexpr auto ours = lapilli_zheevd;
    static constexpr auto theirs = LAPACKE_zheevd;
};

// C := A B
template <class T>
void multiply(blas_int n, const T* a, const T* b, T* c) {
    const T one = 1, zero = 0;
    const auto plain = CblasNoTrans;
    if constexpr (std::is_same_v<T, float>)
        cblas_sgemm(CblasColMajor, plain, plain, n, n, n, one, a, n, b, n, zero, c, n);
    else if constexpr (std::is_same_v<T, double>)
        cblas_dgemm(CblasColMajor, plain, plain, n, n, n, one, a, n, b, n, zero, c, n);
    else if constexpr (std::is_same_v<T, cfloat>)
        cblas_cgemm(CblasColMajor, plain, plain, n, n, n, &one, a, n, b, n, &zero, c, n);
    else
        cblas_zgemm(CblasColMajor, plain, plain, n, n, n, &one, a, n, b, n, &zero, c, n);
}

// The lower triangle of C := V^H V
template <class T>
void gram(blas_int n, const T* v, T* c) {
    const auto lower = CblasLower;
    if constexpr (std::is_same_v<T, float>)
        cblas_ssyrk(CblasColMajor, lower, CblasTrans, n, n, 1, v, n, 0, c, n);
    else if constexpr (std::is_same_v<T, double>)
        cblas_dsyrk(CblasColMajor, lower, CblasTrans, n, n, 1, v, n, 0, c, n);
    else if constexpr (std::is_same_v<T, cfloat>)
        cblas_cherk(CblasColMajor, lower, CblasConjTrans, n, n, 1, v, n, 0, c, n);
    else
        cblas_zherk(CblasColMajor, lower, CblasConjTrans, n, n, 1, v, n, 0, c, n);
}

// A sum of magnitudes that lets a NaN through: max() alone would drop it.
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
double residual_norm(std::int64_t n, const T* a, const T* v, const typename Precision<T>::real* w,
                     T* scratch) {
    multiply(static_cast<blas_int>(n), a, v, scratch);
    for (std::int64_t j = 0; j < n; ++j)
        for (std::int64_t i = 0; i < n; ++i) scratch[i + j * n] -= w[j] * v[i + j * n];
    return norm1(n, scratch);
}

template <class T>
double orthogonality_norm(std::int64_t n, const T* v, T* scratch) {
    gram(static_cast<blas_int>(n), v, scratch);
    std::vector<double> sums(static_cast<std::size_t>(n));
    for (std::int64_t j = 0; j < n; ++j) {
        sums[static_cast<std::size_t>(j)] += std::abs(scratch[j + j * n] - T(1));
        for (std::int64_t i = j + 1; i < n; ++i) {
            const double x = std::abs(scratch[i + j * n]);
            sums[static_cast<std::size_t>(i)] += x;
            sums[static_cast<std::size_t>(j)] += x;
        }
    }
    double norm = 0;
    for (const double sum : sums) norm = worse(norm, sum);
    return norm;
}

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Opens the devices and starts the thread pools, which belong to no single problem.
template <class T>
void warm_up(const Context& context, bool with_peer) {
    constexpr std::int64_t n = 128;
    std::vector<T> a(n * n);
    std::vector<typename Precision<T>::real> w(n);
    for (std::int64_t j = 0; j + 1 < n; ++j) a[static_cast<std::size_t>(j + 1 + j * n)] = 1;
    auto copy = a;
    // Whatever fails here fails again, with its text, in the real call.
    (void)Precision<T>::ours(context, 'V', 'L', n, copy.data(), n, w.data());
    if (with_peer) (void)Precision<T>::theirs(LAPACK_COL_MAJOR, 'V', 'L', n, a.data(), n, w.data());
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
           (!peer || peer->difference < difference_threshold(levels.size()));
}

template <class T>
Solution solve(const Context& context, const std::vector<T>& a, std::int64_t n, const SolveOptions& options) {
    using P = Precision<T>;
    using real = typename P::real;
    const auto elements = static_cast<std::size_t>(n) * static_cast<std::size_t>(n);
    const double eps = std::numeric_limits<real>::epsilon();
    const double units = static_cast<double>(std::max<std::int64_t>(n, 1)) * eps;

    Solution s;
    s.routine = P::routine;
    s.on_gpus = context.on_gpus();
    warm_up<T>(context, options.with_peer);

    std::vector<T> v = a;
    std::vector<real> w(static_cast<std::size_t>(n));
    auto start = std::chrono::steady_clock::now();
    const lapilli_int info = P::ours(context, 'V', 'L', n, v.data(), n, w.data());
    s.seconds = seconds_since(start);
    if (info == LAPILLI_ERROR_CANCELLED) throw Cancelled("cancelled");
    if (info != 0) {
        const std::string why = lapilli_last_error(context);
        throw std::runtime_error(fmt::format("lapilli_{} returned {}: {}", P::routine, info,
                                             why.empty() ? lapilli_strerror(info) : why));
    }
    std::array<const char*, 32> names{};
    std::array<double, 32> times{};
    const lapilli_int count = lapilli_phases(context, names.data(), times.data(), names.size());
    for (lapilli_int k = 0; k < std::min<lapilli_int>(count, names.size()); ++k)
        s.phases.emplace_back(names[static_cast<std::size_t>(k)], times[static_cast<std::size_t>(k)]);
    s.levels.assign(w.begin(), w.end());

    options.announce("checking residual and orthogonality");
    const double norm = norm1(n, a.data());
    const double scale = norm > 0 ? norm : 1;
    std::vector<T> scratch(elements);
    s.residual = residual_norm(n, a.data(), v.data(), w.data(), scratch.data()) / (scale * units);
    s.orthogonality = orthogonality_norm(n, v.data(), scratch.data()) / units;

    if (options.want_weights) {
        s.weights.resize(elements);
        std::transform(v.begin(), v.end(), s.weights.begin(),
                       [](const T& x) { return static_cast<float>(std::norm(x)); });
    }
    if (!options.with_peer || n > greatest_peer) return s;

    options.announce(fmt::format("LAPACK's {} for comparison", P::routine).c_str());
    scratch = a;
    std::vector<real> reference(static_cast<std::size_t>(n));
    const auto order = static_cast<lapack_int>(n);
    start = std::chrono::steady_clock::now();
    const lapack_int peer_info =
        P::theirs(LAPACK_COL_MAJOR, 'V', 'L', order, scratch.data(), std::max(order, 1), reference.data());
    Peer peer;
    peer.seconds = seconds_since(start);
    if (peer_info != 0)
        throw std::runtime_error(fmt::format("LAPACK's {} returned {}", P::routine, peer_info));
    for (std::size_t k = 0; k < w.size(); ++k)
        peer.difference =
            worse(peer.difference, std::abs(static_cast<double>(w[k]) - reference[k]) / (scale * eps));
    s.peer = peer;
    return s;
}

template Solution solve(const Context&, const std::vector<float>&, std::int64_t, const SolveOptions&);
template Solution solve(const Context&, const std::vector<double>&, std::int64_t, const SolveOptions&);
template Solution solve(const Context&, const std::vector<cfloat>&, std::int64_t, const SolveOptions&);
template Solution solve(const Context&, const std::vector<cdouble>&, std::int64_t, const SolveOptions&);

}  // namespace levels
