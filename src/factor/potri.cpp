// SPDX-License-Identifier: BSD-3-Clause
#include "base/instances.hpp"
#include "factor/trtri.hpp"

namespace lapilli {

// (L L^H)^-1 = X^H X with X = L^-1.
template <class T>
void potri(Context& context, const DistMatrix<T>& a, PotriWork<T>& work) {
    {
        PhaseScope phase(context, "invert");
        trtri(context, false, a, work.trtri);
    }
    PhaseScope phase(context, "multiply");
    lauum(context, a, work.lauum);
}

LAPILLI_INSTANCES(potri)

}  // namespace lapilli
