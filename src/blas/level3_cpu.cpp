// SPDX-License-Identifier: BSD-3-Clause
// Matrices in host memory are worked on where they are: the CPU's BLAS cannot fail half-way. Others, and
// those whose leading dimension has more than 32 bits, come as copies.
#include "blas/level3_cpu.hpp"

#include <memory>

#include "host/blas.hpp"
#include "matrix/host_matrix.hpp"

namespace lapilli {
namespace {

/// An operand that is only read; `needed`: at all.
template <class T>
class Input {
  public:
    Input(Context& context, const UserMatrix<const T>& a, bool needed) : view_{a.data, a.rows, a.cols, a.ld} {
        if (!needed) view_.ld = std::max<index_t>(a.rows, 1);
        if (!needed || (a.on_host() && host::takes_leading(a.ld))) return;
        copy_ = std::make_unique<HostMatrix<const T>>(context, a);
        view_ = copy_->view();
    }
    const HostView<const T>& view() const { return view_; }

  private:
    std::unique_ptr<HostMatrix<const T>> copy_;
    HostView<const T> view_;
};

/// Calls f(C on the host), and brings C back where it came from.
template <class T, class F>
void change(Context& context, const UserMatrix<T>& c, F f) {
    if (c.on_host() && host::takes_leading(c.ld)) return f(c.host());
    const HostMatrix<T> copy(context, c);
    f(copy.view());
    copy.deliver();
}

template <class T>
void rank_k(const RankK<T>& how, HostView<const T> a, HostView<const T> b, HostView<T> c) {
    const Op op = !how.turned ? Op::none : how.hermitian ? Op::adjoint : Op::transpose;
    if constexpr (is_complex<T>) {
        const real_t<T> beta = real_part(how.beta);
        if (how.hermitian && how.terms == 1)
            return host::herk(how.uplo, op, real_part(how.alpha), a, beta, c);
        if (how.hermitian) return host::her2k(how.uplo, op, how.alpha, a, b, beta, c);
    }
    how.terms == 1 ? host::syrk(how.uplo, op, how.alpha, a, how.beta, c)
                   : host::syr2k(how.uplo, op, how.alpha, a, b, how.beta, c);
}

}  // namespace

template <class T>
void gemm_on_cpu(Context& context, const Gemm<T>& how, const UserMatrix<const T>& a,
                 const UserMatrix<const T>& b, const UserMatrix<T>& c) {
    for (const UserMatrix<const T>& x : {a, b, UserMatrix<const T>(c)}) host::check_sizes(x.rows, x.cols);
    const Input<T> left(context, a, how.alpha != T(0)), right(context, b, how.alpha != T(0));
    HostView<const T> factor = left.view();
    // OpenBLAS 0.3.21 reads the factors of small products even if alpha is 0; a NaN in them is then in C.
    if (how.alpha == T(0)) (how.op_a == Op::none ? factor.cols : factor.rows) = 0;
    change(context, c, [&](HostView<T> x) {
        host::gemm(how.op_a, how.op_b, how.alpha, factor, right.view(), how.beta, x);
    });
}

template <class T>
void rank_k_on_cpu(Context& context, const RankK<T>& how, const UserMatrix<const T>& a,
                   const UserMatrix<const T>& b, const UserMatrix<T>& c) {
    for (const UserMatrix<const T>& x : {a, b, UserMatrix<const T>(c)}) host::check_sizes(x.rows, x.cols);
    const Input<T> left(context, a, how.alpha != T(0)),
        right(context, b, how.alpha != T(0) && how.terms == 2);
    change(context, c, [&](HostView<T> x) { rank_k(how, left.view(), right.view(), x); });
}

#define LAPILLI_INSTANTIATE(T)                                                         \
    template void gemm_on_cpu(Context&, const Gemm<T>&, const UserMatrix<const T>&,    \
                              const UserMatrix<const T>&, const UserMatrix<T>&);       \
    template void rank_k_on_cpu(Context&, const RankK<T>&, const UserMatrix<const T>&, \
                                const UserMatrix<const T>&, const UserMatrix<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
