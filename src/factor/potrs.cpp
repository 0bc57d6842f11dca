// SPDX-License-Identifier: BSD-3-Clause
#include "base/instances.hpp"
#include "factor/potrf.hpp"

namespace lapilli {

template <class T>
void potrs(Context& context, const DistMatrix<T>& factor, const DistMatrix<T>& b, PotrsWork<T>& work,
           Uplo uplo, typename TriangularFromLeft<T>::Host host) {
    const DistMatrix<const T> triangle = readable(factor);
    TriangularFromLeft<T> sweeps(context, triangle, b, factor.cyclic.nb(), work, 2, host);
    const bool lower = uplo == Uplo::lower;
    const Triangular plain{.uplo = uplo, .op = Op::none}, adjoint{.uplo = uplo, .op = Op::adjoint};
    sweeps.solve(lower ? plain : adjoint, lower ? adjoint : plain);
}

LAPILLI_INSTANCES(potrs)

}  // namespace lapilli
