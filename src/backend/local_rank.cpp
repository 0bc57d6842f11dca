// SPDX-License-Identifier: BSD-3-Clause
#include "backend/local_rank.hpp"

#include <charconv>
#include <string_view>

#include "base/environment.hpp"

namespace lapilli {

std::optional<int> local_rank() {
    // SLURM's comes last: in a job's script it is 0, and stays so in what another launcher starts there.
    constexpr const char* names[] = {
        "OMPI_COMM_WORLD_LOCAL_RANK",  // Open MPI
        "MV2_COMM_WORLD_LOCAL_RANK",   // MVAPICH2
        "MPI_LOCALRANKID",             // MPICH and Intel MPI
        "PMI_LOCAL_RANK",              // Cray MPICH
        "PALS_LOCAL_RANKID",           // HPE's launcher
        "FLUX_TASK_LOCAL_ID",          // Flux
        "SLURM_LOCALID",               // srun
    };
    for (const char* name : names) {
        const char* const value = variable(name);
        if (value == nullptr) continue;
        const std::string_view text = value;
        int rank = -1;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), rank);
        if (error == std::errc() && end == text.data() + text.size() && rank >= 0) return rank;
    }
    return std::nullopt;
}

}  // namespace lapilli
