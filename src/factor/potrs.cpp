// SPDX-License-Identifier: BSD-3-Clause
#include "factor/potrf.hpp"

namespace lapilli {

template <class T>
void potrs(Context& context, const DistMatrix<T>& l, const DistMatrix<T>& b, PotrsWork<T>& work) {
    const DistMatrix<const T> factor = readable(l);
    TriangularFromLeft<T> triangle(context, factor, b, l.cyclic.nb(), work, 2);
    triangle.solve({.op = Op::none}, T(1));
    triangle.solve({.op = Op::adjoint}, T(1));
}

#define LAPILLI_INSTANTIATE(T) \
    template void potrs(Context&, const DistMatrix<T>&, const DistMatrix<T>&, PotrsWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
