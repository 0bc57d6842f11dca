// SPDX-License-Identifier: BSD-3-Clause
// The device operations: one list of their arguments, which expands into what a backend's queue must carry out, here
// and in each backend. Algorithms call them through the functions of device/calls.hpp.
#pragma once

#include "device/arguments.hpp"

namespace lapilli {

/// X(Args) for each operation; Args<T> says what it is called, what it takes and what must hold.
#define LAPILLI_DEVICE_OPERATIONS(X) \
    X(GemmArgs)                      \
    X(GemmBatchedArgs)               \
    X(ProductArgs)                   \
    X(TrsmArgs)                      \
    X(TrmmArgs)                      \
    X(GemvArgs)                      \
    X(SymvArgs)                      \
    X(SumPartsArgs)                  \
    X(SetArgs)                       \
    X(CopyArgs)                      \
    X(CopyTwoArgs)                   \
    X(AdjointArgs)                   \
    X(MirrorArgs)                    \
    X(ReverseArgs)                   \
    X(GatherBlocksArgs)              \
    X(ScatterBlocksArgs)             \
    X(SetDiagonalArgs)               \
    X(ScaleArgs)                     \
    X(MaxNormArgs)                   \
    X(WidenArgs)                     \
    X(Potf2Args)                     \
    X(TriangleBlocksArgs)            \
    X(InvertTrianglesArgs)           \
    X(LarftArgs)                     \
    X(PanelQrArgs)                   \
    X(PanelFactorsArgs)              \
    X(PanelArgs)                     \
    X(ResidentArgs)                  \
    X(BandChaseArgs)                 \
    X(ChaseFactorsArgs)              \
    X(ChasePackArgs)                 \
    X(ChaseApplyArgs)                \
    X(SturmArgs)                     \
    X(MoveColumnsArgs)               \
    X(StedcArgs)

/// The operations of a queue on matrices of T, in the order of the calls. What a call promises has been checked.
template <class T>
class Operations {
  public:
#define LAPILLI_DECLARE(Args) virtual void run(const Args<T>& args) = 0;
    LAPILLI_DEVICE_OPERATIONS(LAPILLI_DECLARE)
#undef LAPILLI_DECLARE

    /// The largest order of ResidentArgs.
    virtual index_t resident_rows() = 0;

  protected:
    ~Operations() = default;
};

}  // namespace lapilli
