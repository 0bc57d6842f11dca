// SPDX-License-Identifier: BSD-3-Clause
// NumPy's .npy: magic, version, length of the header, a Python dictionary as text, the elements.
#include <fmt/format.h>

#include <array>
#include <bit>
#include <cstdlib>
#include <limits>
#include <stdexcept>
#include <string_view>

#include "input_limits.hpp"
#include "matrix_file.hpp"

namespace levels {

namespace {

static_assert(std::endian::native == std::endian::little, "elements are read as they lie in the file");

std::string read_header(std::istream& in) {
    std::array<unsigned char, 8> start{};
    in.read(reinterpret_cast<char*>(start.data()), start.size());
    constexpr std::string_view magic = "\x93NUMPY";
    if (!in || std::string_view(reinterpret_cast<char*>(start.data()), magic.size()) != magic)
        throw std::runtime_error("not a NumPy array");
    const int version = start[6];
    if (version < 1 || version > 3) throw std::runtime_error(fmt::format("unknown .npy version {}", version));

    std::array<unsigned char, 4> digits{};
    in.read(reinterpret_cast<char*>(digits.data()), version == 1 ? 2 : 4);
    const std::uint32_t length =
        digits[0] | digits[1] << 8U | digits[2] << 16U | static_cast<std::uint32_t>(digits[3]) << 24U;
    if (!in || length > (1U << 20U)) throw std::runtime_error("the header is damaged");
    std::string header(length, '\0');
    in.read(header.data(), length);
    if (!in) throw std::runtime_error("the file ends within its header");
    return header;
}

// What follows 'key': in the dictionary.
std::string_view value_of(std::string_view header, std::string_view key) {
    const auto at = header.find(fmt::format("'{}'", key));
    const auto colon = at == std::string_view::npos ? at : header.find(':', at);
    const auto value = colon == std::string_view::npos ? colon : header.find_first_not_of(" ", colon + 1);
    if (value == std::string_view::npos) throw std::runtime_error(fmt::format("the header lacks '{}'", key));
    return header.substr(value);
}

std::string element_type(std::string_view header) {
    const std::string_view value = value_of(header, "descr");
    const auto end = value.empty() || value.front() != '\'' ? std::string_view::npos : value.find('\'', 1);
    if (end == std::string_view::npos) throw std::runtime_error("records are not a matrix");
    return std::string(value.substr(1, end - 1));
}

std::int64_t order(std::string_view header) {
    const std::string_view value = value_of(header, "shape");
    const auto end = value.find(')');
    if (value.empty() || value.front() != '(' || end == std::string_view::npos)
        throw std::runtime_error("the shape in the header is damaged");
    const std::string shape(value.substr(1, end - 1));
    std::vector<std::int64_t> sizes;
    for (const char* p = shape.c_str(); *p != '\0';) {
        char* after = nullptr;
        const long long size = std::strtoll(p, &after, 10);
        if (after == p) break;
        sizes.push_back(size);
        p = after;
        while (*p == ',' || *p == ' ') ++p;
    }
    if (sizes.size() != 2 || sizes[0] != sizes[1])
        throw std::runtime_error(
            fmt::format("the array has the shape ({}), not that of a square matrix", shape));
    if (sizes[0] < 1) throw std::runtime_error("the matrix is empty");
    if (sizes[0] > std::numeric_limits<std::int32_t>::max())
        throw std::runtime_error(fmt::format("the order {} is too great for a dense matrix", sizes[0]));
    return sizes[0];
}

template <class File, class T>
std::vector<T> read_elements(std::istream& in, std::int64_t n, bool fortran_order) {
    const auto order = static_cast<std::size_t>(n);
    require_memory(n, sizeof(T));
    const auto expected = static_cast<std::int64_t>(order * order * sizeof(File));
    if (const auto found = remaining_bytes(in); found.value_or(expected) != expected)
        throw std::runtime_error(
            fmt::format("{} bytes of elements follow the header, {} belong to its shape", *found, expected));
    std::vector<T> a(order * order);
    std::vector<File> line(order);
    for (std::size_t j = 0; j < order; ++j) {
        in.read(reinterpret_cast<char*>(line.data()), static_cast<std::streamsize>(order * sizeof(File)));
        if (!in)
            throw std::runtime_error(
                fmt::format("ends within {} {} of {}", fortran_order ? "column" : "row", j + 1, n));
        for (std::size_t i = 0; i < order; ++i) a[fortran_order ? i + j * order : j + i * order] = T(line[i]);
    }
    if (in.peek() != std::istream::traits_type::eof())
        throw std::runtime_error("more elements than the shape announces");
    return a;
}

}  // namespace

Matrix read_npy(std::istream& in) {
    const std::string header = read_header(in);
    const std::string type = element_type(header);
    const bool fortran_order = value_of(header, "fortran_order").starts_with("True");
    Matrix m;
    m.n = order(header);
    using cdouble = std::complex<double>;
    if (type == "<f8")
        m.values = read_elements<double, double>(in, m.n, fortran_order);
    else if (type == "<f4")
        m.values = read_elements<float, double>(in, m.n, fortran_order);
    else if (type == "<c16")
        m.values = read_elements<cdouble, cdouble>(in, m.n, fortran_order);
    else if (type == "<c8")
        m.values = read_elements<std::complex<float>, cdouble>(in, m.n, fortran_order);
    else
        throw std::runtime_error(
            fmt::format("elements of type '{}'; '<f4', '<f8', '<c8' and '<c16' are read", type));
    require_hermitian(m, type == "<f4" || type == "<c8" ? 1e-6 : 1e-12);
    return m;
}

}  // namespace levels
