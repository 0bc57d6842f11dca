// SPDX-License-Identifier: BSD-3-Clause
// The list of all device operations, and the dispatch table of a backend. It sees the arguments of every
// operation, so only a backend's own source includes it.
#pragma once

#include <complex>
#include <typeindex>
#include <unordered_map>

#include "base/error.hpp"
#include "device/blas_args.hpp"
#include "device/flag_args.hpp"
#include "kernel_operations.hpp"

/// X(Args) for each operation.
#define LAPILLI_DEVICE_OPERATIONS(X) \
    LAPILLI_BLAS_OPERATIONS(X) LAPILLI_FLAG_OPERATIONS(X) LAPILLI_KERNEL_OPERATIONS(X)

namespace lapilli {

/// Maps the type of an operation's arguments, in each precision, to Backend::carry_out(target, args). An
/// operation that the backend does not implement fails to compile.
template <class Backend, class Target>
class OperationTable {
  public:
    OperationTable() {
        add_all<float>();
        add_all<double>();
        add_all<std::complex<float>>();
        add_all<std::complex<double>>();
    }

    void run(Target& target, std::type_index operation, const void* args) const {
        const auto entry = table_.find(operation);
        require(entry != table_.end(), "an operation that is not in the list of its folder");
        entry->second(target, args);
    }

  private:
    using CarryOut = void (*)(Target&, const void*);

    template <class T>
    void add_all() {
#define LAPILLI_ADD(Args)                                                              \
    table_.emplace(typeid(Args<T>), CarryOut([](Target& target, const void* args) {    \
                       Backend::carry_out(target, *static_cast<const Args<T>*>(args)); \
                   }));
        LAPILLI_DEVICE_OPERATIONS(LAPILLI_ADD)
#undef LAPILLI_ADD
    }

    std::unordered_map<std::type_index, CarryOut> table_;
};

/// The only table of its type. It is never destroyed: functions registered with atexit may call the library
/// after the destruction of static objects.
template <class Table>
const Table& never_destroyed() {
    static const Table& table = *new Table;
    return table;
}

}  // namespace lapilli
