// SPDX-License-Identifier: BSD-3-Clause
#include "slepc/block.hpp"

#include <algorithm>

namespace lapilli::slepc {

Block::~Block() {
    release(device_array_);
    release(product_);
    for (PetscScalar* vector : vectors_) release(vector);
    if (has_device_) (void)PetscFree(host_array_);
}

PetscErrorCode Block::allocate(std::size_t numbers, PetscScalar** memory) {
    PetscFunctionBegin;
    const std::size_t bytes = std::max<std::size_t>(1, numbers) * sizeof(PetscScalar);
    if (has_device_) {
        void* pointer = nullptr;
        LapilliCall(context_, lapilli_device_malloc(context_, 0, bytes, &pointer));
        *memory = static_cast<PetscScalar*>(pointer);
    } else {
        PetscCall(PetscMalloc(bytes, memory));
    }
    PetscFunctionReturn(0);
}

void Block::release(PetscScalar* memory) {
    if (!memory) return;
    if (has_device_)
        (void)lapilli_device_free(context_, memory);
    else
        (void)PetscFree(memory);
}

PetscErrorCode Block::create(PetscInt rows, PetscInt columns) {
    PetscFunctionBegin;
    PetscCall(get_context(Devices::of_a_rank, &context_));
    has_device_ = lapilli_device_count(context_) > 0;
    rows_ = rows;
    const std::size_t numbers = static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
    PetscCall(allocate(numbers, &device_array_));
    if (has_device_)
        PetscCall(PetscCalloc1(numbers, &host_array_));
    else {
        host_array_ = device_array_;
        PetscCall(PetscArrayzero(host_array_, numbers));
    }
    where_.assign(static_cast<std::size_t>(columns), has_device_ ? host : both);
    PetscFunctionReturn(0);
}

PetscErrorCode Block::resize(PetscInt columns, bool copy) {
    PetscFunctionBegin;
    const PetscInt kept = copy ? std::min(columns, this->columns()) : 0;
    Block larger;
    PetscScalar *from = nullptr, *to = nullptr;
    PetscCall(larger.create(rows_, columns));
    PetscCall(on_device(0, kept, &from));
    PetscCall(larger.written_on_device(0, kept, &to));
    LapilliCall(context_, lapilli_copy(context_, to, from,
                                       static_cast<std::size_t>(kept) * static_cast<std::size_t>(rows_) *
                                           sizeof(PetscScalar)));
    std::swap(host_array_, larger.host_array_);
    std::swap(device_array_, larger.device_array_);
    std::swap(where_, larger.where_);
    PetscFunctionReturn(0);
}

/// Columns that are not there yet, neighbours together.
PetscErrorCode Block::move(PetscInt first, PetscInt count, Where to) {
    PetscFunctionBegin;
    for (PetscInt j = first; j < first + count;) {
        if (where_[static_cast<std::size_t>(j)] & to) {
            ++j;
            continue;
        }
        PetscInt end = j;
        for (; end < first + count && !(where_[static_cast<std::size_t>(end)] & to); ++end)
            where_[static_cast<std::size_t>(end)] = both;
        PetscScalar* target = column(to == device ? device_array_ : host_array_, j);
        const PetscScalar* source = column(to == device ? host_array_ : device_array_, j);
        LapilliCall(context_, lapilli_copy(context_, target, source,
                                           static_cast<std::size_t>(end - j) *
                                               static_cast<std::size_t>(rows_) * sizeof(PetscScalar)));
        (to == device ? travelled_.to_device : travelled_.to_host) += end - j;
        j = end;
    }
    PetscFunctionReturn(0);
}

PetscErrorCode Block::on_device(PetscInt first, PetscInt count, PetscScalar** columns) {
    PetscFunctionBegin;
    PetscCall(move(first, count, device));
    *columns = column(device_array_, first);
    PetscFunctionReturn(0);
}

PetscErrorCode Block::on_host(PetscInt first, PetscInt count, PetscScalar** columns) {
    PetscFunctionBegin;
    PetscCall(move(first, count, host));
    *columns = column(host_array_, first);
    PetscFunctionReturn(0);
}

PetscErrorCode Block::written_on_device(PetscInt first, PetscInt count, PetscScalar** columns) {
    PetscFunctionBegin;
    if (has_device_) std::fill_n(where_.begin() + first, count, device);
    *columns = column(device_array_, first);
    PetscFunctionReturn(0);
}

PetscErrorCode Block::written_on_host(PetscInt first, PetscInt count) {
    PetscFunctionBegin;
    if (has_device_) std::fill_n(where_.begin() + first, count, host);
    PetscFunctionReturn(0);
}

PetscErrorCode Block::product(PetscInt columns, PetscScalar** memory) {
    PetscFunctionBegin;
    if (columns > product_columns_) {
        release(product_);
        product_ = nullptr;
        product_columns_ = 0;
        PetscCall(allocate(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows_), &product_));
        product_columns_ = columns;
    }
    *memory = product_;
    PetscFunctionReturn(0);
}

PetscErrorCode Block::vector(int which, PetscScalar** memory) {
    PetscFunctionBegin;
    PetscScalar*& vector = vectors_[which];
    if (!vector) PetscCall(allocate(static_cast<std::size_t>(rows_), &vector));
    *memory = vector;
    PetscFunctionReturn(0);
}

}  // namespace lapilli::slepc
