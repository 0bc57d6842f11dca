// SPDX-License-Identifier: BSD-3-Clause
// The device operations on simulated devices: BLAS through OpenBLAS, the library's own kernels as plain
// loops. Each operation is one `carry_out`, or the text of its kernel, which the queue's worker calls when
// its turn comes.
#include "backend/sim/sim_batch.hpp"
#include "backend/sim/sim_batch_lu.hpp"
#include "backend/sim/sim_batch_qr.hpp"
#include "backend/sim/sim_batch_svd.hpp"
#include "backend/sim/sim_bdsdc.hpp"
#include "backend/sim/sim_bidiagonal.hpp"
#include "backend/sim/sim_bidiagonal_panel.hpp"
#include "backend/sim/sim_bidiagonal_resident.hpp"
#include "backend/sim/sim_blas.hpp"
#include "backend/sim/sim_bulge_chase.hpp"
#include "backend/sim/sim_chase.hpp"
#include "backend/sim/sim_device.hpp"
#include "backend/sim/sim_hessenberg.hpp"
#include "backend/sim/sim_indefinite.hpp"
#include "backend/sim/sim_long_vectors.hpp"
#include "backend/sim/sim_lu.hpp"
#include "backend/sim/sim_matrix.hpp"
#include "backend/sim/sim_merges.hpp"
#include "backend/sim/sim_moduli.hpp"
#include "backend/sim/sim_panel_factors.hpp"
#include "backend/sim/sim_panel_qr.hpp"
#include "backend/sim/sim_pivoted_qr.hpp"
#include "backend/sim/sim_potrf.hpp"
#include "backend/sim/sim_reduce.hpp"
#include "backend/sim/sim_reflectors.hpp"
#include "backend/sim/sim_slices.hpp"
#include "backend/sim/sim_sparse.hpp"
#include "backend/sim/sim_stedc.hpp"
#include "backend/sim/sim_submitted.hpp"
#include "backend/sim/sim_tall_qr.hpp"
#include "backend/sim/sim_trevc.hpp"
#include "backend/sim/sim_triangles.hpp"
#include "backend/sim/sim_tridiagonal.hpp"
#include "backend/sim/sim_trsv.hpp"
#include "backend/sim/sim_window_products.hpp"
#include "device/operation_table.hpp"

namespace lapilli::sim {
namespace {

struct Backend {
    template <class Args>
    static void carry_out(SimQueue& queue, const Args& args) {
        queue.launch([args, device = &queue.sim_device()] {
            if (Kernels* const kernels = device->kernels()) {
                kernels->run(args);
            } else {
                Args here = args;
                here.accesses(Touch(device, true));
                sim::carry_out(here);
                inject(*device, here);
            }
        });
    }
};

}  // namespace

void SimQueue::run(std::type_index operation, const void* args) {
    never_destroyed<OperationTable<Backend, SimQueue>>().run(*this, operation, args);
}

index_t SimQueue::resident_rows(char precision) {
    const index_t wished = device_.group().settings.integer("sim.resident_rows");
    Kernels* const kernels = device_.kernels();
    return kernels == nullptr ? wished : std::min(wished, kernels->resident_rows(precision));
}

bool SimQueue::bidiagonal_fits(char precision, index_t m, index_t n) {
    Kernels* const kernels = device_.kernels();
    return m <= device_.group().settings.integer("sim.resident_rows") &&
           (kernels == nullptr || kernels->bidiagonal_fits(precision, m, n));
}

index_t SimQueue::wide_panel_rows(char precision) {
    Kernels* const kernels = device_.kernels();
    return kernels == nullptr ? lu_wide_most_rows(precision, DeviceLimits{})
                              : kernels->wide_panel_rows(precision);
}

}  // namespace lapilli::sim
