// SPDX-License-Identifier: BSD-3-Clause
#include <cstdlib>

#include "slepc/petsc.hpp"

namespace lapilli::slepc {
namespace {

lapilli_context contexts[2] = {nullptr, nullptr};

PetscErrorCode destroy_contexts() {
    PetscFunctionBegin;
    for (lapilli_context& context : contexts) {
        if (!context) continue;
        LapilliCall(context, lapilli_destroy(context));
        context = nullptr;
    }
    PetscFunctionReturn(0);
}

}  // namespace

const char* message_of(lapilli_context context, lapilli_int info) {
    const char* text = lapilli_last_error(context);
    return text && *text ? text : lapilli_strerror(info);
}

PetscErrorCode get_context(Devices devices, lapilli_context* context) {
    PetscFunctionBegin;
    lapilli_context& made = contexts[static_cast<int>(devices)];
    if (!made) {
        char list[256];
        PetscBool given;
        PetscCall(PetscOptionsGetString(nullptr, nullptr, "-lapilli_devices", list, sizeof(list), &given));
        const char* text = devices == Devices::all ? "auto" : "rank";
        if (given)
            text = list;
        else if (std::getenv("LAPILLI_DEVICES"))
            text = nullptr;
        LapilliCall(nullptr, lapilli_create(&made, text));
        static bool registered = false;
        if (!registered) PetscCall(PetscRegisterFinalize(destroy_contexts));
        registered = true;
    }
    *context = made;
    PetscFunctionReturn(0);
}

}  // namespace lapilli::slepc
