// SPDX-License-Identifier: BSD-3-Clause
// The vectors of a BV, whose rows are distributed over the ranks: one array in the memory of its device, and
// one in host memory, where PETSc works. Each column is up to date in one of them or in both, and travels
// when the other one needs it.
#pragma once

#include <slepc/private/bvimpl.h>

#include <memory>
#include <vector>

#include "slepc/petsc.hpp"

namespace lapilli::slepc {

/// Columns that have travelled, told by -info and -bv_view.
struct Travelled {
    PetscInt to_device = 0, to_host = 0;
};

/// The columns of a BV, those of its constraints first; BVs that are parts of another one share it.
class Block {
  public:
    Block() = default;
    ~Block();
    Block(const Block&) = delete;
    Block& operator=(const Block&) = delete;

    /// Columns of zeros. A context without devices has one array, in host memory.
    PetscErrorCode create(PetscInt rows, PetscInt columns);
    PetscErrorCode resize(PetscInt columns, bool copy);

    /// Column `first`, those up to first + count - 1 behind it: up to date in that memory.
    PetscErrorCode on_device(PetscInt first, PetscInt count, PetscScalar** columns);
    PetscErrorCode on_host(PetscInt first, PetscInt count, PetscScalar** columns);
    /// Where columns are that are written as a whole; on_device() and on_host() do not keep them up to date
    /// after that.
    PetscErrorCode written_on_device(PetscInt first, PetscInt count, PetscScalar** columns);
    PetscErrorCode written_on_host(PetscInt first, PetscInt count);

    /// Memory of the device, or of the host if there is none, for a product of `columns` columns, and for two
    /// vectors.
    PetscErrorCode product(PetscInt columns, PetscScalar** memory);
    PetscErrorCode vector(int which, PetscScalar** memory);

    lapilli_context context() const { return context_; }
    const PetscScalar* host_array() const { return host_array_; }
    PetscInt rows() const { return rows_; }
    PetscInt columns() const { return static_cast<PetscInt>(where_.size()); }
    const Travelled& travelled() const { return travelled_; }

  private:
    enum Where : unsigned char { host = 1, device = 2, both = 3 };
    PetscErrorCode move(PetscInt first, PetscInt count, Where to);
    PetscErrorCode allocate(std::size_t numbers, PetscScalar** memory);
    void release(PetscScalar* memory);
    PetscScalar* column(PetscScalar* array, PetscInt j) const {
        return array + static_cast<std::ptrdiff_t>(j) * rows_;
    }

    lapilli_context context_ = nullptr;
    bool has_device_ = false;
    PetscInt rows_ = 0;
    PetscScalar* host_array_ = nullptr;
    PetscScalar* device_array_ = nullptr;
    PetscScalar* product_ = nullptr;
    PetscInt product_columns_ = 0;
    PetscScalar* vectors_[2] = {nullptr, nullptr};
    std::vector<unsigned char> where_;
    Travelled travelled_;
};

/// The plugin's data of a BV: bv->data.
struct BlockOfBv {
    std::shared_ptr<Block> block;
    PetscInt offset;  ///< its first column in the block
};

inline BlockOfBv& block_of(BV bv) { return *static_cast<BlockOfBv*>(bv->data); }
inline Block& columns_of(BV bv) { return *block_of(bv).block; }
/// Column j of a BV, from -nc on, in its block.
inline PetscInt place_of(BV bv, PetscInt j) { return block_of(bv).offset + bv->nc + j; }

/// Columns of a BV on the device, with what was written into those that BVGetColumn has given away.
PetscErrorCode columns_on_device(BV bv, PetscInt first, PetscInt count, PetscScalar** columns);
/// y as a vector of the device: a column of the BV is there, another vector is copied into one of two
/// vectors.
PetscErrorCode vector_on_device(BV bv, Vec y, int which, PetscScalar** x);
/// y, which is no column, is what x on the device is.
PetscErrorCode vector_from_device(BV bv, const PetscScalar* x, Vec y);
PetscErrorCode sum_over_ranks(BV bv, PetscScalar* values, PetscInt count);
/// Whether y is a column that BVGetColumn has given away; then its number.
bool is_own_column(BV bv, Vec y, PetscInt* j);
/// Tells the block about changes to such a vector since BVGetColumn.
PetscErrorCode own_column_to_block(BV bv, Vec y, PetscInt j);
/// The device has written the column: such a vector, in host memory, becomes the same.
PetscErrorCode own_column_from_device(BV bv, Vec y, PetscInt j);

// Products: the functions of a BV.
PetscErrorCode mult(BV y, PetscScalar alpha, PetscScalar beta, BV x, Mat q);
PetscErrorCode mult_vec(BV x, PetscScalar alpha, PetscScalar beta, Vec y, PetscScalar* q);
PetscErrorCode mult_in_place(BV v, Mat q, PetscInt s, PetscInt e);
PetscErrorCode mult_in_place_adjoint(BV v, Mat q, PetscInt s, PetscInt e);
PetscErrorCode dot(BV x, BV y, Mat m);
PetscErrorCode dot_vec(BV x, Vec y, PetscScalar* m);
PetscErrorCode dot_vec_local(BV x, Vec y, PetscScalar* m);
PetscErrorCode scale(BV bv, PetscInt j, PetscScalar alpha);
PetscErrorCode norm(BV bv, PetscInt j, NormType type, PetscReal* value);
PetscErrorCode normalize(BV bv, PetscScalar* imaginary);
PetscErrorCode norm_local(BV bv, PetscInt j, NormType type, PetscReal* value);
PetscErrorCode gram_schmidt(BV bv, PetscInt j, Vec v, PetscBool* which, PetscScalar* h, PetscScalar* c,
                            PetscReal* before, PetscReal* after);

}  // namespace lapilli::slepc
