// SPDX-License-Identifier: BSD-3-Clause
#include "matrix_file.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <sstream>
#include <stdexcept>

namespace levels {
namespace {

using cdouble = std::complex<double>;

std::vector<double> reals(const Matrix& m) { return std::get<std::vector<double>>(m.values); }
std::vector<cdouble> complexes(const Matrix& m) { return std::get<std::vector<cdouble>>(m.values); }

Matrix market(const std::string& text) {
    std::istringstream in(text);
    return read_matrix_market(in);
}

std::string failure(const std::function<void()>& action) {
    try {
        action();
    } catch (const std::runtime_error& e) {
        return e.what();
    }
    return "no failure";
}

std::string market_failure(const std::string& text) {
    return failure([&] { market(text); });
}

TEST(MatrixMarket, ReadsCoordinates) {
    const Matrix m =
        market("%%MatrixMarket matrix coordinate real symmetric\n% comment\n\n2 2 2\n1 1 1.5\n2 1 -3e0\n");
    EXPECT_EQ(m.n, 2);
    EXPECT_EQ(reals(m), (std::vector<double>{1.5, -3, -3, 0}));
    EXPECT_EQ(reals(market("%%MatrixMarket Matrix COORDINATE pattern symmetric\r\n2 2 1\r\n2 1\r\n")),
              (std::vector<double>{0, 1, 1, 0}));
    EXPECT_EQ(reals(market("%%MatrixMarket matrix coordinate integer general\n2 2 3\n1 1 7\n2 1 4\n1 2 4\n")),
              (std::vector<double>{7, 4, 4, 0}));
    EXPECT_EQ(
        complexes(market("%%MatrixMarket matrix coordinate complex hermitian\n2 2 2\n1 1 2 0\n2 1 0 1\n")),
        (std::vector<cdouble>{2, {0, 1}, {0, -1}, 0}));
}

TEST(MatrixMarket, ReadsArrays) {
    EXPECT_EQ(reals(market("%%MatrixMarket matrix array real symmetric\n2 2\n1\n2\n3\n")),
              (std::vector<double>{1, 2, 2, 3}));
    EXPECT_EQ(complexes(market("%%MatrixMarket matrix array complex general\n2 2\n1 0\n2 5\n2 -5\n3 0\n")),
              (std::vector<cdouble>{1, {2, 5}, {2, -5}, 3}));
}

TEST(MatrixMarket, NamesTheLineAndTheFault) {
    const std::string head = "%%MatrixMarket matrix coordinate real symmetric\n";
    EXPECT_EQ(market_failure("%%MatrixMarket vector\n"), "line 1: the object is 'vector', not 'matrix'");
    EXPECT_EQ(market_failure("%%MatrixMarket matrix coordinate quaternion general\n"),
              "line 1: unknown field 'quaternion'");
    EXPECT_NE(market_failure("%%MatrixMarket matrix coordinate real skew-symmetric\n").find("skew"),
              std::string::npos);
    EXPECT_EQ(market_failure(head), "the line of sizes is missing");
    EXPECT_EQ(market_failure(head + "2 3 1\n"), "line 2: the matrix is 2-by-3, not square");
    EXPECT_EQ(market_failure(head + "0 0 0\n"), "line 2: the matrix is empty");
    EXPECT_EQ(market_failure(head + "2 2 2\n1 1 1\n"), "ends after 1 of 2 entries");
    EXPECT_EQ(market_failure(head + "2 2 1\n1 1 1\n2 2 1\n"), "line 4: more than the 1 entries announced");
    EXPECT_EQ(market_failure(head + "2 2 1\n3 1 1\n"),
              "line 3: the entry (3, 1) is outside the matrix of order 2");
    EXPECT_EQ(market_failure(head + "2 2 1\n1 x 1\n"), "line 3: an integer is missing");
    EXPECT_EQ(market_failure(head + "2 2 1\n1 1\n"), "line 3: a number is missing");
    EXPECT_EQ(market_failure(head + "2 2 1\n1 1 1 1\n"), "line 3: more on the line than expected");
    EXPECT_NE(market_failure(head + "2 2 1\n1 2 1\n").find("above the diagonal"), std::string::npos);
    EXPECT_EQ(market_failure(head + "1 1 1\n1 1 nan\n"), "the element (1, 1) is not finite");
    EXPECT_EQ(market_failure("%%MatrixMarket matrix array real general\n2 2\n1\n2\n3\n4\n"),
              "the matrix is not symmetric: elements (2, 1) and (1, 2) differ");
}

template <class T>
std::string npy(const std::string& header, const std::vector<T>& elements, char version = 1) {
    std::string file = std::string("\x93NUMPY") + version + '\0';
    file += static_cast<char>(header.size());
    file.append(version == 1 ? 1 : 3, '\0');
    file += header;
    file.append(reinterpret_cast<const char*>(elements.data()), elements.size() * sizeof(T));
    return file;
}

std::string npy_header(const std::string& type, const std::string& fortran_order, const std::string& shape) {
    return "{'descr': '" + type + "', 'fortran_order': " + fortran_order + ", 'shape': (" + shape + "), }\n";
}

Matrix numpy(const std::string& file) {
    std::istringstream in(file);
    return read_npy(in);
}

std::string npy_failure(const std::string& file) {
    return failure([&] { numpy(file); });
}

TEST(Npy, ReadsAllElementTypesOrdersAndVersions) {
    const std::vector<double> symmetric{1, 2, 2, 3};
    EXPECT_EQ(reals(numpy(npy(npy_header("<f8", "False", "2, 2"), symmetric))), symmetric);
    EXPECT_EQ(reals(numpy(npy(npy_header("<f8", "True", "2, 2"), symmetric, 2))), symmetric);
    EXPECT_EQ(reals(numpy(npy(npy_header("<f4", "False", "2, 2"), std::vector<float>{1, 2, 2, 3}))),
              symmetric);
    const std::vector<cdouble> columns{1, {2, 5}, {2, -5}, 3}, rows{1, {2, -5}, {2, 5}, 3};
    EXPECT_EQ(complexes(numpy(npy(npy_header("<c16", "True", "2, 2"), columns))), columns);
    EXPECT_EQ(complexes(numpy(npy(npy_header("<c16", "False", "2, 2"), rows))), columns);
    EXPECT_EQ(complexes(numpy(npy(npy_header("<c8", "True", "2, 2"),
                                  std::vector<std::complex<float>>(columns.begin(), columns.end())))),
              columns);
}

TEST(Npy, NamesTheFault) {
    const std::vector<double> four{1, 2, 2, 3};
    const std::string good = npy(npy_header("<f8", "False", "2, 2"), four);
    EXPECT_EQ(npy_failure("\x93NUMPZ"), "not a NumPy array");
    EXPECT_EQ(npy_failure(good.substr(0, 20)), "the file ends within its header");
    EXPECT_EQ(npy_failure(good.substr(0, good.size() - 8)),
              "24 bytes of elements follow the header, 32 belong to its shape");
    EXPECT_EQ(npy_failure(good + "x"), "33 bytes of elements follow the header, 32 belong to its shape");
    EXPECT_EQ(npy_failure(npy("{'descr': '<f8', 'shape': (2, 2)}", four)),
              "the header lacks 'fortran_order'");
    EXPECT_EQ(npy_failure(npy(npy_header("<f8", "False", "4,"), four)),
              "the array has the shape (4,), not that of a square matrix");
    EXPECT_EQ(npy_failure(npy(npy_header("<f8", "False", "1, 4"), four)),
              "the array has the shape (1, 4), not that of a square matrix");
    EXPECT_NE(npy_failure(npy(npy_header(">f8", "False", "2, 2"), four)).find("elements of type '>f8'"),
              std::string::npos);
    EXPECT_EQ(npy_failure(npy(npy_header("<f8", "False", "2, 2"), std::vector<double>{1, 2, 4, 3})),
              "the matrix is not symmetric: elements (2, 1) and (1, 2) differ");
}

// A header of a few bytes must not make the program fill gigabytes before it looks at the rest.
TEST(MatrixFile, SizesAreCheckedBeforeMemoryIsTaken) {
    EXPECT_EQ(npy_failure(npy(npy_header("<f8", "False", "5000, 5000"), std::vector<double>{1})),
              "8 bytes of elements follow the header, 200000000 belong to its shape");
    EXPECT_NE(npy_failure(npy(npy_header("<f8", "False", "2000000000, 2000000000"), std::vector<double>{1}))
                  .find("this machine has"),
              std::string::npos);
    const std::string head = "%%MatrixMarket matrix ";
    EXPECT_EQ(market_failure(head + "array real general\n5000 5000\n1\n"),
              "25000000 entries are announced, and 2 bytes follow");
    EXPECT_EQ(market_failure(head + "coordinate real general\n2 2 9223372036854775807\n1 1 1\n"),
              "9223372036854775807 entries are announced, and 6 bytes follow");
    EXPECT_NE(market_failure(head + "coordinate real symmetric\n2000000000 2000000000 1\n1 1 1\n")
                  .find("this machine has"),
              std::string::npos);
}

TEST(MatrixMarket, IndicesEndWhereTheMatrixDoes) {
    const std::string head = "%%MatrixMarket matrix coordinate real symmetric\n2 2 1\n";
    EXPECT_EQ(market_failure(head + "-9223372036854775808 1 1\n"),
              "line 3: the entry (-9223372036854775808, 1) is outside the matrix of order 2");
    EXPECT_EQ(market_failure(head + "1 9223372036854775807 1\n"),
              "line 3: the entry (1, 9223372036854775807) is outside the matrix of order 2");
    EXPECT_EQ(market_failure(head + "0 1 1\n"), "line 3: the entry (0, 1) is outside the matrix of order 2");
}

TEST(MatrixFile, NamesThePath) {
    EXPECT_EQ(failure([] { read_matrix("no-such-file"); }), "no-such-file: cannot be opened");
}

}  // namespace
}  // namespace levels
