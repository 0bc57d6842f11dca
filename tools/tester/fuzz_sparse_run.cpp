// SPDX-License-Identifier: BSD-3-Clause
// Sparse cases: their matrices, the calls, and whether results are right by the definition.
#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdio>

#include "support/routine_of.hpp"
#include "support/scalar.hpp"
#include "support/sparse.hpp"
#include "tester/fuzz_sparse.hpp"

namespace lapilli::tester {
namespace {

using testing::conjugate;
using testing::Entries;
using testing::Matrix;
using testing::Product;
using testing::Real;

// Whether the matrix has an element there.
bool has_element(const SparseCase& that, std::int64_t i, std::int64_t j) {
    const std::string& shape = that.shape;
    const auto row =
        static_cast<std::int64_t>(that.seed % static_cast<std::uint64_t>(std::max<std::int64_t>(1, that.m)));
    const auto column =
        static_cast<std::int64_t>(that.seed % static_cast<std::uint64_t>(std::max<std::int64_t>(1, that.n)));
    if (shape == "full") return true;
    if (shape == "empty") return false;
    if (shape == "arrow") return i == j || i == 0 || j == 0;
    if (shape == "row") return i == row;
    if (shape == "column") return j == column;
    if (shape == "diagonal") return i == j;
    if (shape == "blocks") return std::abs(i / 3 - j / 3) <= 1;
    if (shape == "band") return std::abs(i - j) <= 1 || std::abs(i - j) == 9;
    const testing::Stream stream(that.seed, 3);
    const double share = std::pow(stream.uniform<double>(static_cast<std::uint64_t>(i)), 6);
    return stream.uniform<double>(static_cast<std::uint64_t>(1000 + i * that.n + j)) < share;
}

// The entries of the matrix, Hermitian for an operator.
template <class T>
Entries<T> entries_of(const SparseCase& that) {
    const bool hermitian = that.call != "spmm";
    Entries<T> a = testing::entries_where<T>(that.m, that.n, that.seed, [&](std::int64_t i, std::int64_t j) {
        return has_element(that, i, j) || (hermitian && has_element(that, j, i));
    });
    if (!hermitian) return a;
    for (std::int64_t i = 0; i < a.rows; ++i) {
        for (std::int64_t e = a.begin(i); e < a.begin(i + 1); ++e) {
            const std::int64_t j = a.column(e);
            T& value = a.values[static_cast<std::size_t>(e)];
            if (j == i) value = T(testing::real_part(value));
            if (j >= i) continue;
            const auto begin = a.columns.begin() + a.begin(j), end = a.columns.begin() + a.begin(j + 1);
            const auto other = std::lower_bound(begin, end, i) - a.columns.begin();
            value = conjugate(a.values[static_cast<std::size_t>(other)]);
        }
    }
    return a;
}

// The blocks of order `b` of the pattern, if the matrix has such an order: by rows of blocks, each by rows.
template <class T>
lapilli_int create_blocks(lapilli_context ctx, const SparseCase& that, const Entries<T>& given,
                          std::int64_t b, lapilli_sparse* handle) {
    const Matrix<T> full = testing::dense(given);
    std::vector<std::int64_t> pointers{0}, columns;
    std::vector<T> values;
    for (std::int64_t i = 0; i < given.rows; i += b) {
        std::vector<std::int64_t> here;
        for (std::int64_t row = i; row < i + b; ++row)
            for (std::int64_t e = given.begin(row); e < given.begin(row + 1); ++e)
                here.push_back(given.column(e) / b);
        std::sort(here.begin(), here.end());
        here.erase(std::unique(here.begin(), here.end()), here.end());
        for (const std::int64_t j : here) {
            columns.push_back(j);
            for (std::int64_t r = 0; r < b; ++r)
                for (std::int64_t c = 0; c < b; ++c) values.push_back(full(i + r, j * b + c));
        }
        pointers.push_back(static_cast<std::int64_t>(columns.size()));
    }
    return lapilli_sparse_create_bsr(ctx, testing::letter<T>, that.storage, given.rows / b, given.cols / b, b,
                                     'R', 0, 64, pointers.data(), 64, columns.data(), values.data(), handle);
}

template <class T>
lapilli_int create(lapilli_context ctx, const SparseCase& that, const Entries<T>& given,
                   lapilli_sparse* handle) {
    if (that.made == "bsr") {
        for (const std::int64_t b : {3, 2, 1}) {
            if (given.rows % b == 0 && given.cols % b == 0) return create_blocks(ctx, that, given, b, handle);
        }
    }
    if (that.made == "coo") {
        std::vector<std::int64_t> rows;
        for (std::int64_t i = 0; i < given.rows; ++i)
            rows.insert(rows.end(), static_cast<std::size_t>(given.begin(i + 1) - given.begin(i)), i);
        return lapilli_sparse_create_coo(ctx, testing::letter<T>, that.storage, given.rows, given.cols, 0,
                                         given.count(), 64, rows.data(), given.columns.data(),
                                         given.values.data(), handle);
    }
    return lapilli_sparse_create_csr(ctx, testing::letter<T>, that.storage, given.rows, given.cols, 0, 64,
                                     given.pointers.data(), 64, given.columns.data(), given.values.data(),
                                     handle);
}

std::string told(lapilli_context ctx, lapilli_int info) {
    return "info " + std::to_string(info) + ": " + lapilli_last_error(ctx);
}

template <class T>
std::string product_fault(lapilli_context ctx, const SparseCase& that, lapilli_sparse a, const Matrix<T>& A) {
    const Product<T> before(that.m, that.n, that.trans, that.order, that.k, that.pad);
    Product<T> product = before;
    const lapilli_int info = product.call_on(ctx, a, that.x_device, that.y_device);
    if (info != 0) return "info " + std::to_string(info) + ": " + product.last_text;
    return product.complaint(A, before);
}

// Pairs of a Hermitian matrix.
template <class T>
struct Pairs {
    Matrix<T> x;
    std::vector<Real<T>> w, residuals;
    lapilli_int info = 0, iterations = 0;
};
template <class T>
Pairs<T> pairs_of(lapilli_context ctx, const SparseCase& that, lapilli_operator a, Real<T> tol) {
    const std::int64_t n = that.n, nev = that.k, block = std::min(n, nev + 2);
    const std::int64_t columns = that.call == "trlan" ? nev : block;
    Pairs<T> p{Matrix<T>(n, columns, that.pad), std::vector<Real<T>>(static_cast<std::size_t>(columns)),
               std::vector<Real<T>>(static_cast<std::size_t>(columns)), 0, 0};
    T* const none = nullptr;
    if (that.call == "lobpcg") {
        p.info = testing::api::lobpcg<T>(ctx, that.which, n, 0, nev, block, a, nullptr, nullptr, none, n, 0,
                                         none, n, tol, 1000, p.w.data(), p.x.data(), p.x.ld(),
                                         p.residuals.data(), &p.iterations);
    } else if (that.call == "trlan") {
        const std::int64_t each = std::min<std::int64_t>(4, n), basis = std::min(n, nev + 6 * each);
        p.info =
            testing::api::trlan<T>(ctx, that.which, n, nev, each, basis, a, nullptr, 0, none, n, tol, 1000,
                                   p.w.data(), p.x.data(), p.x.ld(), p.residuals.data(), &p.iterations);
    } else {
        p.info = testing::api::chefsi<T>(ctx, that.which, n, nev, block, 0, a, 0, none, n, tol, 1000,
                                         p.w.data(), p.x.data(), p.x.ld(), p.residuals.data(), &p.iterations);
    }
    return p;
}

// All eigenvalues, those first that are asked for.
template <class T>
std::vector<Real<T>> wanted_values(const SparseCase& that, Matrix<T> a) {
    std::vector<Real<T>> w(static_cast<std::size_t>(that.n));
    const testing::Context cpu("none");
    const lapilli_int info = testing::api::syevd<T>(cpu, 'N', 'L', that.n, a.data(), a.ld(), w.data());
    testing::detail::require(cpu, info, "reference");
    if (that.which == 'L') std::reverse(w.begin(), w.end());
    if (that.which == 'M')
        std::sort(w.begin(), w.end(), [](Real<T> x, Real<T> y) { return std::abs(x) > std::abs(y); });
    return w;
}

template <class T>
std::string pairs_fault(lapilli_context ctx, const SparseCase& that, lapilli_operator a, const Matrix<T>& A) {
    const bool is_double = sizeof(Real<T>) == 8;
    const auto tol = static_cast<Real<T>>(is_double ? 1e-9 : 2e-4);
    const Pairs<T> p = pairs_of<T>(ctx, that, a, tol);
    if (p.info < 0 || p.info > that.k) return told(ctx, p.info);
    double norm = 0;
    for (std::int64_t j = 0; j < that.n; ++j) {
        for (std::int64_t i = 0; i < that.n; ++i) norm += std::norm(std::complex<double>(A(i, j)));
    }
    norm = std::sqrt(norm);
    const double rounding = 100 * static_cast<double>(that.n) * testing::ulp<T>;
    const auto describe = [](const char* what, std::int64_t pair, double is, double allowed) {
        char text[120];
        std::snprintf(text, sizeof text, "%s of pair %d is %.3g, allowed is %.3g", what,
                      static_cast<int>(pair), is, allowed);
        return std::string(text);
    };
    for (std::int64_t v = 0; v < that.k; ++v) {
        const auto value = static_cast<double>(p.w[static_cast<std::size_t>(v)]);
        double square = 0;
        for (std::int64_t i = 0; i < that.n; ++i) {
            std::complex<double> sum = -value * std::complex<double>(p.x(i, v));
            for (std::int64_t j = 0; j < that.n; ++j)
                sum += std::complex<double>(A(i, j)) * std::complex<double>(p.x(j, v));
            square += std::norm(sum);
        }
        const double residual = std::sqrt(square),
                     told_one = static_cast<double>(p.residuals[static_cast<std::size_t>(v)]);
        const double allowed = 2 * (static_cast<double>(tol) + rounding) * norm;
        if (p.info == 0 && !(residual <= allowed)) return describe("the residual", v, residual, allowed);
        if (!(std::abs(residual - told_one) <= rounding * norm))
            return describe("what is said of the residual", v, told_one, residual);
        for (std::int64_t u = 0; u <= v; ++u) {
            std::complex<double> sum = u == v ? -1 : 0;
            for (std::int64_t i = 0; i < that.n; ++i)
                sum += std::conj(std::complex<double>(p.x(i, u))) * std::complex<double>(p.x(i, v));
            if (!(std::abs(sum) <= rounding))
                return describe("the orthogonality", v, std::abs(sum), rounding);
        }
    }
    if (p.info > 0) return "";
    const std::vector<Real<T>> all = wanted_values(that, A);
    for (std::int64_t v = 0; v < that.k; ++v) {
        const auto at = static_cast<std::size_t>(v);
        const double apart = std::abs(static_cast<double>(p.w[at]) - static_cast<double>(all[at]));
        const bool by_size = that.which == 'M';
        const double sizes =
            std::abs(std::abs(static_cast<double>(p.w[at])) - std::abs(static_cast<double>(all[at])));
        // The error of a value is about the residual; a value that is hidden from all vectors until then is a
        // matter of luck.
        const double allowed = 20 * (static_cast<double>(tol) + rounding) * norm;
        if (!((by_size ? sizes : apart) <= allowed)) return describe("the value", v, apart, allowed);
    }
    return "";
}

template <class T>
std::string run(const SparseCase& that) {
    const testing::Context ctx(that.devices);
    for (const auto& [name, value] : that.settings) ctx.set(name, value);
    ctx.set("sparse.format", that.format);
    ctx.set("lobpcg.orthogonalization", that.method);
    const Entries<T> whole = entries_of<T>(that);
    const Entries<T> given = that.storage == 'G' ? whole : testing::triangle(whole, that.storage);
    const Matrix<T> A = testing::dense(given, that.storage);
    testing::SparseHandle handle;
    lapilli_operator op = nullptr;
    if (that.made == "dense") {
        if (const auto info = lapilli_operator_dense(ctx, testing::letter<T>, that.n, A.data(), A.ld(), &op);
            info != 0)
            return told(ctx, info);
    } else {
        if (const auto info = create(ctx, that, given, handle.address()); info != 0) return told(ctx, info);
        if (that.call == "spmm") return product_fault<T>(ctx, that, handle, A);
        if (const auto info = lapilli_operator_sparse(ctx, handle, &op); info != 0) return told(ctx, info);
    }
    std::string fault = pairs_fault<T>(ctx, that, op, A);
    if (const auto info = lapilli_operator_destroy(op); info != 0 && fault.empty()) fault = told(ctx, info);
    return fault;
}

}  // namespace

std::string fault_of(const SparseCase& that) {
    return testing::with_scalar(that.precision, [&]<class T>() { return run<T>(that); });
}

}  // namespace lapilli::tester
