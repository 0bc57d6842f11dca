// SPDX-License-Identifier: BSD-3-Clause
// The part that `eigen` and `sparse` share: a square matrix A and, if a file is given for it, B of the same
// order.
#pragma once

#include <string>
#include <type_traits>

#include "solve/problem.hpp"

namespace lapilli::solve {

// Calls work(std::type_identity<T>(), session, file of A, file of B or nullptr) with the scalar of both
// files, after the session has named them. open(path) reads the head of a file. Throws FileError unless the
// matrices are square and of one order.
template <class Open, class Work>
void with_pencil(const Options& options, const Open& open, const Work& work) {
    const auto a = open(options.a);
    require_square(a->path(), a->shape());
    const auto b = options.b.empty() ? nullptr : open(options.b);
    if (b != nullptr) {
        require_square(b->path(), b->shape(), a->shape().rows);
    }
    Session session(options);
    session.say("devices", session.devices());
    session.say("A", description(*a));
    if (b != nullptr) {
        session.say("B", description(*b));
    }
    const Scalar scalar(options, a->shape(), b != nullptr ? &b->shape() : nullptr);
    with_scalar(scalar.complex, scalar.single,
                [&]<class T>(std::type_identity<T> type) { work(type, session, *a, b.get()); });
}

}  // namespace lapilli::solve
