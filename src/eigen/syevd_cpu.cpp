// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/syevd_cpu.hpp"

#include "base/instances.hpp"
#include "base/scaling.hpp"
#include "host/lapack.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/host_vector.hpp"
#include "matrix/norms.hpp"
#include "matrix/real_diagonal.hpp"
#include "runtime/while_reporting.hpp"
#include "tridiagonal/on_cpu.hpp"

namespace lapilli {

template <class T>
index_t syevd_on_cpu(Context& context, bool vectors, Uplo uplo, const Selection& wanted,
                     const UserMatrix<T>& a, index_t* m, real_t<T>* w, const UserMatrix<T>& z,
                     const Remarks& remarks) {
    using R = real_t<T>;
    const index_t n = a.rows;
    const HostMatrix<T> copy(context, a);
    make_diagonal_real(copy.view());
    const R sigma = safe_scale(finite_max_norm(part_of(uplo), HostView<const T>(copy.view())));
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
    PartOnCpu<T> part;
    {
        PhaseScope phase(context, "tridiagonal eigenproblem");
        const Selection of_scaled = wanted.times(static_cast<double>(sigma));
        part = part_on_cpu<T>(context, vectors, of_scaled, n, d.data(), e.data());
    }
    for (R& value : part.values) value /= sigma;
    const index_t count = part.count();
    Delivery results;
    if (vectors && part.info == 0) {
        PhaseScope phase(context, "back-transform");
        while_reporting(context, [&] {
            return host::ormtr('L', static_cast<char>(uplo), 'N', HostView<const T>(copy.view()), tau.data(),
                               part.vectors);
        });
        results.add(!z.on_host(), [&context, &part, &z, count] {
            deliver_from_host<T>(context, part.vectors, z.first_columns(count));
        });
        add_remarks(context, results, remarks, count, n);
    }
    results.add_vector(context, m, &count, 1);
    results.add_vector(context, w, part.values.data(), count);
    results.run();
    return part.info;
}

LAPILLI_INSTANCES(syevd_on_cpu)

}  // namespace lapilli
