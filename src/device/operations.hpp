// SPDX-License-Identifier: BSD-3-Clause
// The device operations as algorithms see them. A struct NameArgs<T> says everything of an operation once: what it computes and
// takes, its name in the trace, the precondition that does not hold (`violation`, null when all do), whether there is nothing to
// do (`empty`), and which memory it reads and writes (`accesses`, see base/access.hpp). Each struct has a header of its own, which
// those who call the operation include; backends alone include the list of all (device/operation_table.hpp).
#pragma once

#include <typeindex>

#include "base/scalar.hpp"

namespace lapilli {

/// Carries out operations, each known by the type of its arguments. What a call promises has been checked.
class Operations {
  public:
    template <class Args>
    void run(const Args& args) {
        run(typeid(Args), &args);
    }
    /// args: of the type `operation`.
    virtual void run(std::type_index operation, const void* args) = 0;

    /// The largest order that ResidentArgs takes in the precision of this letter.
    virtual index_t resident_rows(char precision) = 0;

  protected:
    ~Operations() = default;
};

}  // namespace lapilli
