// SPDX-License-Identifier: BSD-3-Clause
// Device operations as algorithms see them. A struct NameArgs<T> describes an operation completely: what it
// computes from which arguments, its name in the trace, the violated precondition (`violation`, null if all
// hold), whether it has no work (`empty`), and the memory it accesses (`accesses`, see base/access.hpp).
// Callers include the header of each struct they use; only backends include the list of all
// (device/operation_table.hpp).
#pragma once

#include <typeindex>

#include "base/scalar.hpp"

namespace lapilli {

/// Carries out operations, which are identified by the type of their arguments. The preconditions have been
/// checked.
class Operations {
  public:
    template <class Args>
    void run(const Args& args) {
        run(typeid(Args), &args);
    }
    /// args: points to arguments of type `operation`.
    virtual void run(std::type_index operation, const void* args) = 0;

    /// The largest order that ResidentArgs accepts in the precision of this letter.
    virtual index_t resident_rows(char precision) = 0;
    /// Whether BidiagonalResidentArgs accepts a matrix of m rows and n columns, m >= n, in the precision of
    /// this letter.
    virtual bool bidiagonal_fits(char precision, index_t m, index_t n) = 0;
    /// The most rows of a wide panel (LuPanelArgs::wide); 0 if there are none.
    virtual index_t wide_panel_rows(char precision) = 0;

  protected:
    ~Operations() = default;
};

}  // namespace lapilli
