// SPDX-License-Identifier: BSD-3-Clause
// Files in gzip, and archives of NumPy and SciPy.
#include <gtest/gtest.h>

#include <complex>
#include <string>
#include <vector>

#include "file_cases.hpp"
#include "files/sparse_file.hpp"
#include "files/unpack.hpp"
#include "packed_cases.hpp"

namespace lapilli::files {
namespace {

const std::string market = "%%MatrixMarket matrix coordinate real symmetric\n2 2 2\n1 1 1.5\n2 1 -3\n";
const std::vector<double> of_market{1.5, -3, -3, 0};

std::string array_of(const std::vector<double>& elements, const std::string& shape) {
    return npy("<f8", "False", shape, elements);
}

std::vector<double> read_from(const std::string& path) {
    const Dense<double> a = open_matrix(path)->read<double>();
    return std::vector<double>(a.data(), a.data() + a.rows() * a.cols());
}

std::string why_not_sparse(const std::string& path) {
    try {
        open_sparse(path)->read<double>();
        return "";
    } catch (const tools::FileError& error) {
        const std::string text = error.what();
        EXPECT_EQ(text.rfind(path + ": ", 0), 0U) << text;
        return text.substr(std::min(text.size(), path.size() + 2));
    }
}

TEST(Packed, Gzip) {
    if (!has_zlib()) {
        EXPECT_NE(refusal(gzip_of(market)).find("built without zlib"), std::string::npos);
        GTEST_SKIP() << "built without zlib";
    }
    EXPECT_EQ(elements<double>(gzip_of(market)), of_market);
    EXPECT_EQ(elements<double>(gzip_of(array_of({1, 2, 3, 4}, "2, 2"))), (std::vector<double>{1, 3, 2, 4}));
    // Members that follow each other are one file, as gunzip has it.
    EXPECT_EQ(elements<double>(gzip_of(market.substr(0, 60)) + gzip_of(market.substr(60))), of_market);
    // More than one block, read by several threads.
    const std::vector<double> many(1000 * 300, 2.5);
    EXPECT_EQ(elements<double>(gzip_of(array_of(many, "1000, 300"))), many);

    const std::string good = gzip_of(market);
    std::string damaged = good;
    damaged[good.size() - 5] ^= 1;  // the CRC
    EXPECT_EQ(refusal(damaged), "the packed file is damaged");
    EXPECT_EQ(refusal(good.substr(0, good.size() - 3)), "the packed file is cut off");
    EXPECT_EQ(refusal(good + "more"), "the packed file is damaged");
    EXPECT_EQ(refusal(gzip_of("")), "the file is empty");
    EXPECT_EQ(refusal(gzip_of("\x89HDF\r\n\x1a\n")), "an HDF5 file in gzip: gunzip it first");
    const MemoryLimit limit(1 << 20);
    EXPECT_NE(refusal(gzip_of(std::string(1 << 21, ' '))).find("the unpacked file needs"), std::string::npos);
    EXPECT_EQ(memory_in_use(), 0U);
}

TEST(Packed, Archives) {
    const Folder folder;
    const std::string a = array_of({1, 2, 3, 4}, "2, 2"), b = array_of({5}, "1,");
    const std::string path = folder.path("m.npz");
    for (const bool packs : {false, true}) {
        if (packs && !has_zlib()) {
            continue;
        }
        for (const bool large : {false, true}) {
            folder.write("m.npz", npz_of({{"first", "no array"}, {"a.npy", a}, {"b.npy", b}}, packs, large));
            EXPECT_EQ(read_from(path + ":/a"), (std::vector<double>{1, 3, 2, 4}));
            EXPECT_EQ(read_from(path + ":b"), (std::vector<double>{5}));
            EXPECT_EQ(refusal_of(path), "an archive of 2 arrays: name one, as in FILE.npz:/NAME: a, b");
            EXPECT_EQ(refusal_of(path + ":/c"), "the archive has no such array; it has: a, b");
            folder.write("m.npz", npz_of({{"a.npy", a}}, packs, large));
            EXPECT_EQ(read_from(path), (std::vector<double>{1, 3, 2, 4}));
        }
    }
    folder.write("m.npz", npz_of({{"a.txt", a}}, false));
    EXPECT_EQ(refusal_of(path), "the archive has no arrays (.npy)");
    folder.write("m.npz", a);
    EXPECT_EQ(refusal_of(path + ":/a"), "not an archive of NumPy (.npz)");
    std::string other = npz_of({{"a.npy", a}}, false);
    other[other.find("PK\1\2") + 10] = 12;
    folder.write("m.npz", other);
    EXPECT_EQ(refusal_of(path), "the archive is packed by method 12, which numpy.savez does not use");
}

// [[1, 2], [2, 0]] in each format that SciPy writes.
TEST(Packed, SparseArchives) {
    const Folder folder;
    const std::string path = folder.path("s.npz");
    const auto write = [&](const std::string& format, const std::string& first,
                           const std::vector<double>& of_first, const std::string& second,
                           const std::vector<double>& of_second) {
        folder.write("s.npz",
                     npz_of({{"format.npy", "a header, then " + format},
                             {"shape.npy", array_of({2, 2}, "2,")},
                             {"data.npy", array_of({1, 2, 2}, "3,")},
                             {first + ".npy", array_of(of_first, std::to_string(of_first.size()) + ",")},
                             {second + ".npy", array_of(of_second, std::to_string(of_second.size()) + ",")}},
                            false));
    };
    const auto expect = [&] {
        const Entries<double> a = open_sparse(path)->read<double>();
        EXPECT_EQ(a.rows, (std::vector<std::int64_t>{0, 0, 1}));
        EXPECT_EQ(a.columns, (std::vector<std::int64_t>{0, 1, 0}));
        EXPECT_EQ(a.values, (std::vector<double>{1, 2, 2}));
    };
    write("csr", "indptr", {0, 2, 3}, "indices", {0, 1, 0});
    expect();
    EXPECT_EQ(refusal_of(path).rfind("a sparse matrix of SciPy", 0), 0U);
    write("coo", "row", {0, 0, 1}, "col", {0, 1, 0});
    expect();
    write("csc", "indptr", {0, 2, 3}, "indices", {0, 1, 0});
    const Entries<double> a = open_sparse(path)->read<double>();
    EXPECT_EQ(a.rows, (std::vector<std::int64_t>{0, 1, 0}));
    EXPECT_EQ(a.columns, (std::vector<std::int64_t>{0, 0, 1}));

    write("csr", "indptr", {0, 2, 3}, "indices", {0, 1, 2});
    EXPECT_EQ(why_not_sparse(path), "the array 'indices' has an element that is not an integer from 0 to 1");
    write("csr", "indptr", {0, 2, 4}, "indices", {0, 1, 0});
    EXPECT_EQ(why_not_sparse(path), "the array 'indptr' has an element that is not an integer from 0 to 3");
    write("csr", "indptr", {0, 2, 2}, "indices", {0, 1, 0});
    EXPECT_EQ(why_not_sparse(path), "the array 'indptr' does not end with the number of entries");
    write("csr", "indptr", {0, 3}, "indices", {0, 1, 0});
    EXPECT_EQ(why_not_sparse(path), "the arrays of the sparse matrix differ in length");
    write("dia", "indptr", {0, 2, 3}, "indices", {0, 1, 0});
    EXPECT_NE(why_not_sparse(path).find("another format than csr"), std::string::npos);
}

TEST(Packed, SparseNamesDenseFiles) {
    const Folder folder;
    const std::string path = folder.path("m");
    folder.write("m", array_of({1}, "1, 1"));
    EXPECT_EQ(why_not_sparse(path).rfind("a dense matrix, which `lapilli-solve eigen` reads", 0), 0U);
    folder.write("m", npz_of({{"a.npy", array_of({1}, "1, 1")}}, false));
    EXPECT_EQ(why_not_sparse(path).rfind("an archive of dense matrices", 0), 0U);
    folder.write("m", "%%MatrixMarket matrix array real general\n1 1\n1\n");
    EXPECT_EQ(why_not_sparse(path).rfind("an array of all elements, so a dense matrix", 0), 0U);
    folder.write("m", "1 2\n");
    EXPECT_NE(why_not_sparse(path).find("numpy.loadtxt"), std::string::npos);
    folder.write("m", "");
    EXPECT_EQ(why_not_sparse(path), "the file is empty");
}

}  // namespace
}  // namespace lapilli::files
