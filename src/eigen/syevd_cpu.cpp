// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/syevd_cpu.hpp"

#include "eigen/drivers_common.hpp"
#include "eigen/scaling.hpp"
#include "host/lapack.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/real_diagonal.hpp"
#include "runtime/while_reporting.hpp"

namespace lapilli {

template <class T>
index_t syevd_on_cpu(Context& context, bool vectors, Uplo uplo, const UserMatrix<T>& a, real_t<T>* w) {
    using R = real_t<T>;
    const index_t n = a.rows;
    const HostMatrix<T> copy(context, a);
    make_diagonal_real(copy.view());
    const R sigma = safe_scale(finite_max_norm(uplo, HostView<const T>(copy.view())));
    if (sigma != R(1)) {
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < n; ++i) copy.view()(i, j) *= sigma;
        }
    }
    HostVector<R> d(n), e(n);
    HostVector<T> tau(n);
    {
        PhaseScope phase(context, "tridiagonalize");
        while_reporting(context, [&] {
            return host::sytrd(static_cast<char>(uplo), copy.view(), d.data(), e.data(), tau.data());
        });
    }
    index_t info = 0;
    std::unique_ptr<HostMatrix<T>> z;
    if (!vectors) {
        PhaseScope phase(context, "tridiagonal eigenproblem");
        info = while_reporting(context, [&] { return host::sterf(n, d.data(), e.data()); });
    } else {
        z = std::make_unique<HostMatrix<T>>(n, n);
        {
            PhaseScope phase(context, "tridiagonal eigenproblem");
            info =
                while_reporting(context, [&] { return host::stedc('I', n, d.data(), e.data(), z->view()); });
        }
        if (info == 0) {
            PhaseScope phase(context, "back-transform");
            while_reporting(context, [&] {
                return host::ormtr('L', static_cast<char>(uplo), 'N', HostView<const T>(copy.view()),
                                   tau.data(), z->view());
            });
        }
    }
    for (index_t i = 0; i < n; ++i) d.data()[i] /= sigma;
    Delivery results;
    if (vectors && info == 0) {
        results.add(!a.on_host(), [&] { deliver_from_host<T>(context, z->view(), a); });
    }
    results.add_vector(context, w, d.data(), n);
    results.run();
    return info;
}

#define LAPILLI_INSTANTIATE(T) \
    template index_t syevd_on_cpu(Context&, bool, Uplo, const UserMatrix<T>&, real_t<T>*);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
LAPILLI_INSTANTIATE(std::complex<float>)
LAPILLI_INSTANTIATE(std::complex<double>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
