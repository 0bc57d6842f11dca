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
index_t syevd_on_cpu(Context& context, bool vectors, Uplo uplo, const Selection& wanted,
                     const UserMatrix<T>& a, index_t* m, real_t<T>* w, const UserMatrix<T>& z,
                     const Remarks& remarks) {
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
    std::unique_ptr<HostMatrix<T>> q;
    {
        PhaseScope phase(context, "tridiagonal eigenproblem");
        if (vectors) {
            q = std::make_unique<HostMatrix<T>>(n, n);
            info =
                while_reporting(context, [&] { return host::stedc('I', n, d.data(), e.data(), q->view()); });
        } else {
            info = while_reporting(context, [&] { return host::sterf(n, d.data(), e.data()); });
        }
    }
    for (index_t i = 0; i < n; ++i) d.data()[i] /= sigma;
    const IndexRange found = info == 0 ? wanted.among(d.data(), n) : IndexRange{0, 0};
    Delivery results;
    if (vectors && info == 0) {
        PhaseScope phase(context, "back-transform");
        const HostView<T> columns = q->view().block(0, found.begin, n, found.count);
        while_reporting(context, [&] {
            return host::ormtr('L', static_cast<char>(uplo), 'N', HostView<const T>(copy.view()), tau.data(),
                               columns);
        });
        results.add(!z.on_host(), [&context, columns, &z, found] {
            deliver_from_host<T>(context, columns, z.first_columns(found.count));
        });
        add_remarks(context, results, remarks, found.count, n);
    }
    results.add_vector(context, m, &found.count, 1);
    results.add_vector(context, w, d.data() + found.begin, found.count);
    results.run();
    return info;
}

#define LAPILLI_INSTANTIATE(T)                                                                            \
    template index_t syevd_on_cpu(Context&, bool, Uplo, const Selection&, const UserMatrix<T>&, index_t*, \
                                  real_t<T>*, const UserMatrix<T>&, const Remarks&);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
LAPILLI_INSTANTIATE(std::complex<float>)
LAPILLI_INSTANTIATE(std::complex<double>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
