// SPDX-License-Identifier: BSD-3-Clause
#include "backend/sim/sim_operations.hpp"

#include <algorithm>
#include <cmath>

#include "backend/sim/sim_blas.hpp"
#include "backend/sim/sim_device.hpp"
#include "backend/sim/sim_memory.hpp"
#include "backend/sim/sim_tridiagonal.hpp"
#include "backend/sim/thread_sanitizer.hpp"
#include "host/blas.hpp"
#include "host/lapack.hpp"

namespace lapilli::sim {
namespace {

/// Rows [first, last) of column j that belong to the part of an m-by-n matrix.
struct Rows {
    index_t first, last;
};
Rows rows_of(Part part, index_t j, index_t m) {
    switch (part) {
        case Part::lower:
            return {std::min(j, m), m};
        case Part::strictly_lower:
            return {std::min(j + 1, m), m};
        case Part::upper:
            return {0, std::min(j + 1, m)};
        case Part::strictly_upper:
            return {0, std::min(j, m)};
        case Part::all:
            break;
    }
    return {0, m};
}

}  // namespace

template <class T>
void SimOperations<T>::gemm(Op op_a, Op op_b, T alpha, ConstMatrix a, ConstMatrix b, T beta, Matrix c) {
    queue_.launch([=, owner = &queue_.device()] {
        const HostView<const T> left = readable(owner, a), right = readable(owner, b);
        const HostView<T> result = writable(owner, c);
        const InBlas scope;
        host::gemm(op_a, op_b, alpha, left, right, beta, result);
    });
}

template <class T>
void SimOperations<T>::product(const ProductArgs<T>& args) {
    queue_.launch([=, owner = &queue_.device()] {
        const InBlas scope;
        run_product(owner, args);
    });
}

template <class T>
void SimOperations<T>::trsm(const Triangular& how, T alpha, ConstMatrix a, Matrix b) {
    queue_.launch([=, owner = &queue_.device()] {
        const HostView<const T> triangle = readable(owner, a);
        const HostView<T> x = writable(owner, b);
        const InBlas scope;
        host::trsm(how.side, how.uplo, how.op, how.unit, alpha, triangle, x);
    });
}

template <class T>
void SimOperations<T>::trmm(const Triangular& how, T alpha, ConstMatrix a, Matrix b) {
    queue_.launch([=, owner = &queue_.device()] {
        const HostView<const T> triangle = readable(owner, a);
        const HostView<T> x = writable(owner, b);
        const InBlas scope;
        host::trmm(how.side, how.uplo, how.op, how.unit, alpha, triangle, x);
    });
}

template <class T>
void SimOperations<T>::gemv(const GemvArgs<T>& args) {
    queue_.launch([=, owner = &queue_.device()] { run_gemv(owner, args); });
}

template <class T>
void SimOperations<T>::symv(const SymvArgs<T>& args) {
    queue_.launch([=, owner = &queue_.device()] { run_symv(owner, args); });
}

template <class T>
void SimOperations<T>::sum_parts(index_t n, const T* const* parts, int count, T beta, T* y, index_t incy) {
    queue_.launch([=, owner = &queue_.device(), list = std::vector<const T*>(parts, parts + count)] {
        run_sum_parts(owner, n, list, beta, y, incy);
    });
}

template <class T>
void SimOperations<T>::set(Part part, T off, T diagonal, Matrix a) {
    queue_.launch([=, owner = &queue_.device()] {
        const HostView<T> v = writable(owner, a);
        for (index_t j = 0; j < v.cols; ++j) {
            const Rows rows = rows_of(part, j, v.rows);
            for (index_t i = rows.first; i < rows.last; ++i) v(i, j) = i == j ? diagonal : off;
        }
    });
}

template <class T>
void SimOperations<T>::copy(Part part, ConstMatrix a, Matrix b) {
    queue_.launch([=, owner = &queue_.device()] {
        const HostView<const T> from = readable(owner, a);
        const HostView<T> to = writable(owner, b);
        for (index_t j = 0; j < to.cols; ++j) {
            const Rows rows = rows_of(part, j, to.rows);
            for (index_t i = rows.first; i < rows.last; ++i) to(i, j) = from(i, j);
        }
    });
}

template <class T>
void SimOperations<T>::adjoint(ConstMatrix a, Matrix b) {
    queue_.launch([=, owner = &queue_.device()] {
        const HostView<const T> from = readable(owner, a);
        const HostView<T> to = writable(owner, b);
        for (index_t j = 0; j < to.cols; ++j) {
            for (index_t i = 0; i < to.rows; ++i) to(i, j) = conjugate(from(j, i));
        }
    });
}

template <class T>
void SimOperations<T>::reverse(ConstMatrix a, Matrix b) {
    queue_.launch([=, owner = &queue_.device()] {
        const HostView<const T> from = readable(owner, a);
        const HostView<T> to = writable(owner, b);
        for (index_t j = 0; j < to.cols; ++j) {
            for (index_t i = 0; i < to.rows; ++i) to(i, j) = from(to.rows - 1 - i, to.cols - 1 - j);
        }
    });
}

template <class T>
void SimOperations<T>::gather_blocks(ConstMatrix a, index_t nb, index_t first, index_t stride, Matrix b) {
    queue_.launch([=, owner = &queue_.device()] {
        const HostView<const T> from = readable(owner, a);
        const HostView<T> to = writable(owner, b);
        for (index_t j = 0; j < to.cols; ++j) {
            for (index_t i = 0; i < to.rows; ++i) to(i, j) = from((first + i / nb * stride) * nb + i % nb, j);
        }
    });
}

template <class T>
void SimOperations<T>::set_diagonal(const real_t<T>* values, Matrix a) {
    queue_.launch([=, owner = &queue_.device()] {
        const HostView<T> to = writable(owner, a);
        const index_t length = std::min(to.rows, to.cols);
        const HostView<const real_t<T>> from =
            readable(owner, DeviceView<const real_t<T>>{values, length, 1, length});
        for (index_t i = 0; i < length; ++i) to(i, i) = from(i, 0);
    });
}

template <class T>
void SimOperations<T>::scale(Part part, real_t<T> factor, Matrix a) {
    queue_.launch([=, owner = &queue_.device()] {
        const HostView<T> v = writable(owner, a);
        for (index_t j = 0; j < v.cols; ++j) {
            const Rows rows = rows_of(part, j, v.rows);
            for (index_t i = rows.first; i < rows.last; ++i) v(i, j) *= factor;
        }
    });
}

template <class T>
void SimOperations<T>::max_norm(Part part, ConstMatrix a, real_t<T>* result) {
    queue_.launch([=, owner = &queue_.device()] {
        const HostView<const T> v = readable(owner, a);
        real_t<T> largest = 0;
        for (index_t j = 0; j < v.cols; ++j) {
            const Rows rows = rows_of(part, j, v.rows);
            for (index_t i = rows.first; i < rows.last; ++i) {
                const real_t<T> x = std::abs(v(i, j));
                if (!(x <= largest)) largest = x;
                if (std::isnan(largest)) break;
            }
            if (std::isnan(largest)) break;
        }
        writable(owner, DeviceView<real_t<T>>{result, 1, 1, 1})(0, 0) = largest;
    });
}

template <class T>
void SimOperations<T>::widen(DeviceView<const real_t<T>> a, Matrix b) {
    queue_.launch([=, owner = &queue_.device()] {
        const HostView<const real_t<T>> from = readable(owner, a);
        const HostView<T> to = writable(owner, b);
        for (index_t j = 0; j < to.cols; ++j) {
            for (index_t i = 0; i < to.rows; ++i) to(i, j) = from(i, j);
        }
    });
}

template <class T>
void SimOperations<T>::potf2(Matrix a, Matrix inverse, index_t offset, index_t* info) {
    queue_.launch([=, owner = &queue_.device()] {
        index_t& code = writable(owner, DeviceView<index_t>{info, 1, 1, 1})(0, 0);
        const HostView<T> l = writable(owner, a);
        const HostView<T> inv = writable(owner, inverse);
        for (index_t j = 0; j < inv.cols; ++j) std::fill_n(inv.at(0, j), inv.rows, T(0));
        if (code != 0) return;
        const InBlas scope;
        const index_t failed = host::potrf('L', l);
        if (failed > 0) {
            code = offset + failed;
            return;
        }
        for (index_t j = 0; j < l.cols; ++j) std::copy_n(l.at(j, j), l.rows - j, inv.at(j, j));
        host::trtri(inv);
    });
}

template <class T>
void SimOperations<T>::larft(ConstMatrix gram, const T* tau, Matrix t) {
    queue_.launch([=, owner = &queue_.device()] {
        const HostView<const T> g = readable(owner, gram);
        const HostView<const T> scalars = readable(owner, DeviceView<const T>{tau, g.rows, 1, g.rows});
        const HostView<T> out = writable(owner, t);
        for (index_t i = 0; i < g.cols; ++i) {
            for (index_t r = 0; r < i; ++r) {
                T sum(0);
                for (index_t k = r; k < i; ++k) sum += out(r, k) * g(k, i);
                out(r, i) = -scalars(i, 0) * sum;
            }
            out(i, i) = scalars(i, 0);
            for (index_t r = i + 1; r < g.rows; ++r) out(r, i) = T(0);
        }
    });
}

template <class T>
void SimOperations<T>::tridiagonal_panel(const TridiagonalPanel<T, real_t<T>>& panel) {
    queue_.launch([=, owner = &queue_.device(), group = &queue_.sim_device().group()] {
        run_tridiagonal_panel(owner, panel, group->aborted);
    });
}

template <class T>
void SimOperations<T>::tridiagonal_resident(const TridiagonalResident<T, real_t<T>>& problem) {
    queue_.launch([=, owner = &queue_.device()] { run_tridiagonal_resident(owner, problem); });
}

template class SimOperations<float>;
template class SimOperations<double>;
template class SimOperations<std::complex<float>>;
template class SimOperations<std::complex<double>>;

}  // namespace lapilli::sim
