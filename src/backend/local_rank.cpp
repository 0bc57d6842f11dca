// SPDX-License-Identifier: BSD-3-Clause
#include "backend/local_rank.hpp"

#include <charconv>
#include <string_view>

#include "base/environment.hpp"

namespace lapilli {
namespace {

struct Launcher {
    const char *rank, *ranks;  ///< variables; the second one may be missing
};

// SLURM comes last: in a job's script its rank is 0, and stays so in what another launcher starts there.
constexpr Launcher launchers[] = {
    {"OMPI_COMM_WORLD_LOCAL_RANK", "OMPI_COMM_WORLD_LOCAL_SIZE"},  // Open MPI
    {"MV2_COMM_WORLD_LOCAL_RANK", "MV2_COMM_WORLD_LOCAL_SIZE"},    // MVAPICH2
    {"MPI_LOCALRANKID", "MPI_LOCALNRANKS"},                        // MPICH and Intel MPI
    {"PMI_LOCAL_RANK", "PMI_LOCAL_SIZE"},                          // Cray MPICH
    {"PALS_LOCAL_RANKID", nullptr},                                // HPE's launcher
    {"FLUX_TASK_LOCAL_ID", nullptr},                               // Flux
    {"SLURM_LOCALID", "SLURM_NTASKS_PER_NODE"},                    // srun
};

/// The number that is the whole of a variable.
std::optional<int> number_in(const char* name) {
    const char* const value = name == nullptr ? nullptr : variable(name);
    if (value == nullptr) return std::nullopt;
    const std::string_view text = value;
    int number = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number = error == std::errc() && end == text.data() + text.size() && number >= 0;
    return is_number ? std::optional(number) : std::nullopt;
}

}  // namespace

std::optional<int> local_rank() {
    for (const Launcher& launcher : launchers) {
        if (const std::optional<int> rank = number_in(launcher.rank)) return rank;
    }
    return std::nullopt;
}

int local_ranks() {
    for (const Launcher& launcher : launchers) {
        if (number_in(launcher.rank)) return number_in(launcher.ranks).value_or(0);
    }
    return 0;
}

}  // namespace lapilli
