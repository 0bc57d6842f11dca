// SPDX-License-Identifier: BSD-3-Clause
// Matrices spread over the devices.
#include <memory>

#include "api/calls.hpp"
#include "api/for_type.hpp"
#include "device/calls.hpp"
#include "matrix/transfer.hpp"

using namespace lapilli;
using api::ask;
using api::for_type;

namespace {

void free_parts(Context& context, const SpreadMatrix& a) noexcept {
    if (context.device_count() == 0) return;  // in a child process, whose parent has the memory
    for (std::size_t d = 0; d < a.local.size(); ++d)
        context.device(static_cast<int>(d)).deallocate(a.local[d]);
}

void allocate_parts(Context& context, SpreadMatrix& a, std::size_t element) {
    for (int d = 0; d < context.device_count(); ++d) {
        const index_t elements = checked_product(a.ld, std::max<index_t>(1, a.cyclic.local_cols(d)));
        const index_t bytes = checked_product(elements, static_cast<index_t>(element));
        void* part = context.allocate(d, static_cast<std::size_t>(bytes));
        a.local.push_back(part);
        zero(context.queue(d), static_cast<std::byte*>(part), bytes);
    }
    context.synchronize();
}

/// A whole matrix between a spread one and one pointer, in host or device memory.
template <class T>
void move(Context& context, const SpreadMatrix& spread, T* data, index_t ld, bool scatter) {
    const UserMatrix<T> other = api::user_matrix(context, data, spread.rows, spread.cyclic.cols(), ld);
    const Cyclic& cyclic = spread.cyclic;
    for (index_t b = 0; b < cyclic.blocks(); ++b) {
        const int d = cyclic.owner(b);
        T* part = static_cast<T*>(spread.local[static_cast<std::size_t>(d)]) +
                  cyclic.local_block_start(b) * spread.ld;
        const DeviceView<T> here{part, spread.rows, cyclic.block_width(b), spread.ld};
        T* there = other.data + cyclic.block_start(b) * ld;
        if (other.on_device) {
            const DeviceView<T> view{there, here.rows, here.cols, ld};
            scatter ? copy_across(context.queue(d), view, here) : copy_across(context.queue(d), here, view);
        } else {
            const HostView<T> view{there, here.rows, here.cols, ld};
            scatter ? copy_across(context.queue(d), view, here) : copy_across(context.queue(d), here, view);
        }
    }
    context.synchronize();
}

lapilli_int move_checked(lapilli_matrix a, void* data, lapilli_int lda, bool scatter) {
    const char* routine = scatter ? "matrix_scatter" : "matrix_gather";
    if (a == nullptr) return api::fail_without_context(routine, -1, "the matrix is NULL");
    return api::ask_on(*a->context, routine, [&](Context& context) -> lapilli_int {
        const bool empty = a->matrix.rows == 0 || a->matrix.cyclic.cols() == 0;
        api::Arguments arguments(context, routine);
        arguments.pass();
        arguments.matrix("pointer", data, a->matrix.rows, a->matrix.cyclic.cols());
        arguments.leading("lda", lda, {a->matrix.rows, "rows of A"});
        if (arguments.bad() || empty) return arguments.info();
        context.follow_caller();
        for_type(a->matrix.type, [&](auto scalar) {
            move(context, a->matrix, static_cast<decltype(scalar)*>(data), lda, scatter);
        });
        return 0;
    });
}

}  // namespace

lapilli_int lapilli_matrix_create(lapilli_context ctx, char type, lapilli_int m, lapilli_int n,
                                  lapilli_int nb, lapilli_matrix* A) {
    return ask(ctx, "matrix_create", [&](Context& context) -> lapilli_int {
        api::Arguments arguments(context, "matrix_create");
        arguments.letter("type", type, "SDCZ");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.size("nb", nb);
        arguments.matrix("A", A, 1, 1);
        if (arguments.bad()) return arguments.info();
        if (context.device_count() == 0) {
            throw Error(LAPILLI_ERROR_NO_DEVICES,
                        std::string("a spread matrix cannot be made: ") + context.why_no_devices());
        }
        std::size_t element = 0;
        const char letter = static_cast<char>(type >= 'A' && type <= 'Z' ? type - 'A' + 'a' : type);
        for_type(letter, [&](auto scalar) { element = sizeof(scalar); });
        auto handle = std::make_unique<lapilli_matrix_s>();
        // A block wider than any matrix is as good as one that is wider than this one.
        const index_t width =
            std::min(nb > 0 ? nb : context.settings.integer("matrix.nb"), largest_dimension);
        handle->context = &context;
        handle->matrix = {letter,
                          m,
                          round_up(std::max<index_t>(1, checked_dimension(m)), row_padding),
                          Cyclic(checked_dimension(n), width, context.device_count()),
                          {}};
        try {
            allocate_parts(context, handle->matrix, element);
        } catch (...) {
            free_parts(context, handle->matrix);
            throw;
        }
        ++context.handles.matrices;
        *A = handle.release();
        return 0;
    });
}

lapilli_int lapilli_matrix_destroy(lapilli_matrix A) {
    if (A == nullptr) return 0;
    const std::unique_ptr<lapilli_matrix_s> owned(A);
    const std::lock_guard lock(A->context->mutex);
    free_parts(*A->context, A->matrix);
    --A->context->handles.matrices;
    return 0;
}

lapilli_int lapilli_matrix_scatter(lapilli_matrix A, const void* host_or_device, lapilli_int lda) {
    return move_checked(A, const_cast<void*>(host_or_device), lda, true);
}

lapilli_int lapilli_matrix_gather(lapilli_matrix A, void* host_or_device, lapilli_int lda) {
    return move_checked(A, host_or_device, lda, false);
}

lapilli_int lapilli_matrix_local(lapilli_matrix A, lapilli_int k, void** pointer, lapilli_int* ld,
                                 lapilli_int* columns) {
    if (A == nullptr) return api::fail_without_context("matrix_local", -1, "the matrix is NULL");
    if (k < 0 || k >= A->matrix.cyclic.devices()) {
        const int count = A->matrix.cyclic.devices();
        return api::fail(
            *A->context, "matrix_local", -2,
            fmt::format("there is no device {}, the matrix is spread over {}", k, count).c_str());
    }
    if (pointer != nullptr) *pointer = A->matrix.local[static_cast<std::size_t>(k)];
    if (ld != nullptr) *ld = A->matrix.ld;
    if (columns != nullptr) *columns = A->matrix.cyclic.local_cols(static_cast<int>(k));
    return 0;
}
