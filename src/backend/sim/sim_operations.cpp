// SPDX-License-Identifier: BSD-3-Clause
// Each operation is one `carry_out`, or the text of its kernel, which the queue's worker calls when its turn comes.
#include "backend/sim/sim_operations.hpp"

#include "backend/sim/sim_batch.hpp"
#include "backend/sim/sim_blas.hpp"
#include "backend/sim/sim_chase.hpp"
#include "backend/sim/sim_device.hpp"
#include "backend/sim/sim_factor.hpp"
#include "backend/sim/sim_indefinite.hpp"
#include "backend/sim/sim_lu.hpp"
#include "backend/sim/sim_matrix.hpp"
#include "backend/sim/sim_moduli.hpp"
#include "backend/sim/sim_panel_factors.hpp"
#include "backend/sim/sim_panel_qr.hpp"
#include "backend/sim/sim_pivoted_qr.hpp"
#include "backend/sim/sim_potrf.hpp"
#include "backend/sim/sim_reduce.hpp"
#include "backend/sim/sim_slices.hpp"
#include "backend/sim/sim_sparse.hpp"
#include "backend/sim/sim_stedc.hpp"
#include "backend/sim/sim_tall.hpp"
#include "backend/sim/sim_tall_qr.hpp"
#include "backend/sim/sim_tridiagonal.hpp"
#include "backend/sim/sim_trsv.hpp"

namespace lapilli::sim {
#define LAPILLI_RUN(Args)                                       \
    template <class T>                                          \
    void SimOperations<T>::run(const Args<T>& args) {           \
        queue_.launch([args, device = &queue_.sim_device()] {   \
            if (Kernels* const kernels = device->kernels()) {   \
                kernels->on(std::type_identity<T>()).run(args); \
            } else {                                            \
                Args<T> here = args;                            \
                here.accesses(Touch(device, true));             \
                carry_out(here);                                \
                inject(*device, here);                          \
            }                                                   \
        });                                                     \
    }
LAPILLI_DEVICE_OPERATIONS(LAPILLI_RUN)
#undef LAPILLI_RUN

template <class T>
index_t SimOperations<T>::resident_rows() {
    SimDevice& device = queue_.sim_device();
    const index_t wished = device.group().settings.integer("sim.resident_rows");
    Kernels* const kernels = device.kernels();
    return kernels == nullptr ? wished
                              : std::min(wished, kernels->on(std::type_identity<T>()).resident_rows());
}

template class SimOperations<float>;
template class SimOperations<double>;
template class SimOperations<std::complex<float>>;
template class SimOperations<std::complex<double>>;

}  // namespace lapilli::sim
