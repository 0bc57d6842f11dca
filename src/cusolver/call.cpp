// SPDX-License-Identifier: BSD-3-Clause
#include "cusolver/call.hpp"

#include <algorithm>
#include <limits>

#include "base/clock.hpp"
#include "cusolver/driver.hpp"
#include "cusolver/library.hpp"
#include "cusolver/settings.hpp"

namespace lapilli::cusolver {
namespace {

bool is_large_enough(const Call& call) {
    if (call.count < call.served.least_count || call.order > call.served.largest) return false;
    if (one_for_all() >= 0) return call.order >= std::max<index_t>(one_for_all(), 1);
    return call.served.have(call.type, call.order, call.columns, call.count);
}

/// The reason that can be known without a look at the handle.
Reason reason_at_once(const Call& call) {
    if (!is_switched_on()) return Reason::switched_off;
    if (call.type == '\0') return Reason::types;
    if (!call.has_pivots) return Reason::pivots;
    return is_large_enough(call) ? Reason::none : Reason::small;
}

/// The handle's stream, and what speaks against a call on it.
Reason reason_of_handle(const Call& call, void** stream) {
    RealLibrary& library = call.symbol.library();
    if (current_device() < 0) return Reason::no_devices;
    if (!library.stream_of(call.handle, stream)) return Reason::refused;
    if (is_capturing(*stream)) return Reason::capturing;
    return library.wants_emulation(call.handle) ? Reason::emulation : Reason::none;
}

Reason reason_of(lapilli_int info) {
    switch (info) {
        case LAPILLI_ERROR_NOT_FINITE:
            return Reason::not_finite;
        case LAPILLI_ERROR_DEVICE_MEMORY:
        case LAPILLI_ERROR_HOST_MEMORY:
            return Reason::memory;
        case LAPILLI_ERROR_NO_DEVICES:
            return Reason::no_devices;
        case scattered:
            return Reason::scattered;
        case residuals_wanted:
            return Reason::residuals;
        case spaced:
            return Reason::spaced;
        default:
            return Reason::refused;
    }
}

std::string sentence(const Call& call, Reason reason, const std::string& why) {
    if (!why.empty()) return why;
    if (reason != Reason::small) return text_of(reason);
    if (one_for_all() >= 0 && call.count <= 1)
        return fmt::format("order {}, cusolver.crossover = {}", call.order, one_for_all());
    std::string more = call.count > 1 ? fmt::format(" of {} matrices", call.count) : "";
    if (call.columns > 0) more += fmt::format(" with {} columns", call.columns);
    return fmt::format("order {}{} is not served", call.order, more);
}

Status real_status(const Call& call, FunctionRef<Status(void*)> real) {
    void* const function = call.symbol.real();
    return function == nullptr ? call.symbol.library().not_supported() : real(function);
}

Status pass_on(const Call& call, Reason reason, const std::string& why, FunctionRef<Status(void*)> real,
               FunctionRef<std::string()> describe) {
    call.symbol.count_passed_on(reason);
    const double begin = now();
    const Status status = real_status(call, real);
    if (!load::logs()) return status;
    try {
        lapilli_private_log(
            fmt::format("{}{} | the real {}: {} | {:.6f} s | status {}", call.symbol.name(), describe(),
                        call.symbol.library().title(), sentence(call, reason, why), now() - begin, status)
                .c_str(),
            false);
    } catch (...) {
        return status;  // the line is lost, the call is not
    }
    return status;
}

/// The bytes that Lapilli needs for a query's call; 0 where the call would be the real library's.
std::size_t own_bytes(const Call& call, Query ours) {
    void* stream = nullptr;
    if (reason_at_once(call) != Reason::none || reason_of_handle(call, &stream) != Reason::none) return 0;
    lapilli_memory bytes{};
    const bool known = ours(stream, &bytes) == 0 && bytes.device > 0;
    return known ? bytes.device + alignment - 1 : 0;
}

/// The result of a call that Lapilli tried, with its sentence.
struct Outcome {
    lapilli_int info = LAPILLI_ERROR_NO_DEVICES;
    std::string why;

    Reason reason() const { return info < 0 && info > delivered ? reason_of(info) : Reason::none; }
    /// liblapilli's sentence, where the refusal is its own.
    void explain(lapilli_context context) {
        if (!is_own_refusal(info)) why = lapilli_last_error(context);
    }
};

Outcome computed(const Call& call, void* stream, FunctionRef<lapilli_int(lapilli_context)> ours) {
    const DeviceContext context(stream, call.space);
    if (context.get() == nullptr) return {.why = context.why()};
    Outcome outcome{ours(context.get()), {}};
    if (outcome.info >= 0 && !write_in_stream(call.info, static_cast<int>(outcome.info), stream))
        outcome.info = undelivered;
    if (outcome.reason() != Reason::none) outcome.explain(context.get());
    return outcome;
}

Outcome submitted(const Call& call, void* stream, FunctionRef<lapilli_int(const Submission&)> ours) {
    Submission to(stream);
    if (to.queue() == nullptr || !to.begin(call.space)) return {.why = to.why()};
    Outcome outcome{ours(to), {}};
    if (outcome.reason() != Reason::none) {
        outcome.explain(to.context());
        to.give_up();
    } else if (outcome.info == 0 && to.tell(call.info) != 0) {
        outcome.info = undelivered;
    }
    return outcome;
}

Status serve_by(const Call& call, FunctionRef<Outcome(void*)> ours, FunctionRef<Status(void*)> real,
                FunctionRef<std::string()> describe) {
    void* stream = nullptr;
    Reason reason = reason_at_once(call);
    if (reason == Reason::none && call.info == nullptr) reason = Reason::info;
    if (reason == Reason::none) reason = reason_of_handle(call, &stream);
    if (reason != Reason::none) return pass_on(call, reason, {}, real, describe);
    const double begin = now();
    const Outcome outcome = ours(stream);
    if (outcome.reason() != Reason::none) return pass_on(call, outcome.reason(), outcome.why, real, describe);
    call.symbol.count_served(now() - begin);
    return outcome.info == undelivered ? call.symbol.library().execution_failed() : success;
}

}  // namespace

Status serve(const Call& call, FunctionRef<lapilli_int(lapilli_context)> ours,
             FunctionRef<Status(void*)> real, FunctionRef<std::string()> describe) {
    return serve_by(
        call, [&](void* stream) { return computed(call, stream, ours); }, real, describe);
}

Status serve_submitted(const Call& call, FunctionRef<lapilli_int(const Submission&)> ours,
                       FunctionRef<Status(void*)> real, FunctionRef<std::string()> describe) {
    return serve_by(
        call, [&](void* stream) { return submitted(call, stream, ours); }, real, describe);
}

Status serve_size(const Call& call, std::size_t* device, Query ours, FunctionRef<Status(void*)> real) {
    const Status status = real_status(call, real);
    if (status == success && device != nullptr) *device = std::max(*device, own_bytes(call, ours));
    return status;
}

Status serve_size(const Call& call, int* elements, std::size_t element, Query ours,
                  FunctionRef<Status(void*)> real) {
    const Status status = real_status(call, real);
    if (status != success || elements == nullptr) return status;
    const std::size_t own = (own_bytes(call, ours) + element - 1) / element;
    if (own <= static_cast<std::size_t>(std::numeric_limits<int>::max()))
        *elements = std::max(*elements, static_cast<int>(own));
    return status;
}

lapilli_int deliver_infos(lapilli_context ctx, const std::vector<lapilli_int>& infos, int* to,
                          FunctionRef<Status(index_t)> real) {
    std::vector<int> narrow(infos.begin(), infos.end());
    if (lapilli_copy(ctx, to, narrow.data(), narrow.size() * sizeof(int)) != 0) return undelivered;
    for (std::size_t k = 0; k < infos.size(); ++k) {
        if (infos[k] != 0 && real(static_cast<index_t>(k)) != success) return undelivered;
    }
    return delivered;
}

}  // namespace lapilli::cusolver
