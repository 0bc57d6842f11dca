// SPDX-License-Identifier: BSD-3-Clause
#include "solve/problem.hpp"

#include <fmt/format.h>

namespace lapilli::solve {

Scalar::Scalar(const Options& options, const files::Shape& a, const files::Shape* b)
    : complex(a.complex || (b != nullptr && b->complex)),
      single(options.precision == "single" ||
             (options.precision.empty() && a.single && (b == nullptr || b->single))) {}

void require_square(const std::string& path, const files::Shape& shape, std::int64_t n) {
    const auto [rows, cols] = std::pair(shape.rows, shape.cols);
    if (rows != cols) {
        throw tools::FileError(fmt::format("{}: the matrix is {}-by-{}, not square", path, rows, cols));
    }
    if (n > 0 && rows != n) {
        throw tools::FileError(
            fmt::format("{}: the matrix is of order {}, and A of order {}", path, rows, n));
    }
}

void say_vanished(Session& session, const files::MatrixFile& file, const std::string& name) {
    if (file.vanished() == 0) {
        return;
    }
    const bool one = file.vanished() == 1;
    session.warn(fmt::format("{}: {} element{} too small for this precision, and became 0", file.path(),
                             file.vanished(), one ? " was" : "s were"));
    session.report.set("vanished", name, file.vanished());
}

std::string description(const files::MatrixFile& file) {
    const files::Shape& shape = file.shape();
    return fmt::format("{}: {}, {}-by-{}, {}{}", file.path(), shape.format, shape.rows, shape.cols,
                       shape.complex ? "complex" : "real", shape.single ? ", single precision" : "");
}

std::string description(const files::SparseFile& file) {
    const files::Shape& shape = file.shape();
    return fmt::format("{}: {}, {}-by-{}, {}, {} entries", file.path(), shape.format, shape.rows, shape.cols,
                       shape.complex ? "complex" : "real", file.entries());
}

}  // namespace lapilli::solve
