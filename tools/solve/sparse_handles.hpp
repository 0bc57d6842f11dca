// SPDX-License-Identifier: BSD-3-Clause
// The library's handles of sparse matrices, operators and preconditioners, which end with their scopes.
#pragma once

#include <fmt/format.h>

#include <string>
#include <utility>

#include "files/sparse_file.hpp"
#include "solve/session.hpp"

namespace lapilli::solve {

template <class T>
inline constexpr char letter_of = files::is_complex<T>  ? (files::is_single<T> ? 'c' : 'z')
                                  : files::is_single<T> ? 's'
                                                        : 'd';

// Calls of functions that return an info. Throws Failure.
inline void require_made(const Session& session, lapilli_int info, const std::string& what) {
    if (info != 0) {
        throw Failure(what + ": " + lapilli_last_error(session.context()));
    }
}

class OperatorHandle {
  public:
    OperatorHandle() = default;
    explicit OperatorHandle(lapilli_operator handle) : handle_(handle) {}
    ~OperatorHandle() { lapilli_operator_destroy(handle_); }
    OperatorHandle(OperatorHandle&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
    OperatorHandle& operator=(OperatorHandle&& other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }
    lapilli_operator get() const { return handle_; }

  private:
    lapilli_operator handle_ = nullptr;
};

// A symmetric or Hermitian matrix, and the operator that it is.
template <class T>
class SparseHandle {
  public:
    SparseHandle() = default;
    // Makes the matrix whose lower triangle has these entries.
    SparseHandle(Session& session, std::int64_t n, const files::Entries<T>& a, const std::string& name) {
        session.step("make " + name, [&] {
            require_made(
                session,
                lapilli_sparse_create_coo(session.context(), letter_of<T>, 'L', n, n, 0,
                                          static_cast<lapilli_int>(a.values.size()), 64, a.rows.data(),
                                          a.columns.data(), a.values.data(), &matrix_),
                name);
            make_operator(session, name);
        });
    }
    // Block Jacobi of a matrix.
    SparseHandle(Session& session, const SparseHandle& a, std::int64_t block) {
        require_made(session, lapilli_sparse_jacobi(session.context(), a.matrix_, block, &matrix_),
                     "the preconditioner");
        make_operator(session, "the preconditioner");
    }
    ~SparseHandle() {
        operator_ = OperatorHandle();
        lapilli_sparse_destroy(matrix_);
    }
    SparseHandle(SparseHandle&& other) noexcept
        : matrix_(std::exchange(other.matrix_, nullptr)), operator_(std::move(other.operator_)) {}
    SparseHandle& operator=(SparseHandle&& other) noexcept {
        std::swap(matrix_, other.matrix_);
        std::swap(operator_, other.operator_);
        return *this;
    }

    // Null where there is none.
    lapilli_operator as_operator() const { return operator_.get(); }

  private:
    void make_operator(const Session& session, const std::string& name) {
        lapilli_operator made = nullptr;
        require_made(session, lapilli_operator_sparse(session.context(), matrix_, &made), name);
        operator_ = OperatorHandle(made);
    }

    lapilli_sparse matrix_ = nullptr;
    OperatorHandle operator_;
};

// The argument of --precondition: none, jacobi, jacobi:B, chebyshev, chebyshev:DEGREE.
template <class T>
class Preconditioner {
  public:
    Preconditioner(Session& session, const SparseHandle<T>& a, const std::string& word) {
        const auto colon = word.find(':');
        const std::int64_t number = colon == std::string::npos ? 0 : std::stoll(word.substr(colon + 1));
        if (word.starts_with("jacobi")) {
            jacobi_ = SparseHandle<T>(session, a, number == 0 ? 1 : number);
        } else if (word.starts_with("chebyshev")) {
            session.step("bound", [&] {
                lapilli_operator made = nullptr;
                require_made(session,
                             lapilli_operator_chebyshev(session.context(), a.as_operator(),
                                                        number == 0 ? 8 : number, 0, 0, &made),
                             "the preconditioner");
                chebyshev_ = OperatorHandle(made);
            });
        }
    }
    lapilli_operator get() const {
        return chebyshev_.get() != nullptr ? chebyshev_.get() : jacobi_.as_operator();
    }

  private:
    SparseHandle<T> jacobi_;
    OperatorHandle chebyshev_;
};

}  // namespace lapilli::solve
