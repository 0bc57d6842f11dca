// SPDX-License-Identifier: BSD-3-Clause
// Files that were good and have been damaged, thousands of them: each is read, or refused with a sentence,
// and nothing else happens. Which they are is fixed; LAPILLI_TEST_MUTATIONS asks for more of them.
#include <gtest/gtest.h>

#include <cstdlib>
#include <iterator>
#include <random>

#include "file_cases.hpp"
#include "files/output.hpp"
#include "files/unpack.hpp"
#include "packed_cases.hpp"

namespace lapilli::files {
namespace {

using Random = std::mt19937;

std::size_t below(Random& random, std::size_t n) { return n == 0 ? 0 : random() % n; }

// Numbers that are interesting as sizes and counts.
std::string unusual_number(Random& random) {
    static const std::vector<std::string> numbers = {
        "0",          "-1",         "2147483648", "9223372036854775807",
        "1e308",      "nan",        "inf",        "99999999999999999999",
        "0x7fffffff", "4294967296", "1e-400",     "100000"};
    return numbers[below(random, numbers.size())];
}

std::string damaged(std::string bytes, Random& random) {
    for (std::size_t k = 1 + below(random, 4); k > 0 && !bytes.empty(); --k) {
        const std::size_t at = below(random, bytes.size());
        switch (below(random, 8)) {
            case 0:
                bytes[at] = static_cast<char>(random());
                break;
            case 1:
                bytes[at] = static_cast<char>(bytes[at] ^ (1 << below(random, 8)));
                break;
            case 2:
                bytes.resize(at);
                break;
            case 3:
                bytes.insert(at, bytes.substr(below(random, bytes.size()), below(random, 40)));
                break;
            case 4:
                bytes.erase(at, 1 + below(random, 20));
                break;
            case 5:  // a number becomes another one
                if (const auto digit = bytes.find_first_of("0123456789", at); digit != std::string::npos) {
                    const auto end = bytes.find_first_not_of("0123456789", digit);
                    bytes.replace(digit, end == std::string::npos ? std::string::npos : end - digit,
                                  unusual_number(random));
                }
                break;
            case 6:
                bytes.insert(at, below(random, 5000), static_cast<char>(random()));
                break;
            default:
                for (std::size_t b = at; b < std::min(bytes.size(), at + 8); ++b) {
                    bytes[b] = static_cast<char>(below(random, 2) == 0 ? 0xff : 0);
                }
        }
    }
    return bytes;
}

int mutations(int usual) {
    const char* const asked = std::getenv("LAPILLI_TEST_MUTATIONS");
    return asked != nullptr ? std::atoi(asked) : usual;
}

// Counts what happened to files made from `seed`: at least some must be read, and some refused.
void survive(const std::string& seed, const std::string& name, const std::string& dataset, int count) {
    const MemoryLimit limit(64 << 20);
    const Folder folder;
    Random random(7);
    const std::string path = folder.path(name) + dataset;
    folder.write(name, seed);
    EXPECT_EQ(refusal_of(path), "");
    int refused = 0;
    for (int k = 0; k < count; ++k) {
        const std::string bytes = damaged(seed, random);
        folder.write(name, bytes);
        const std::string why = refusal_of(path);
        refused += why.empty() ? 0 : 1;
        EXPECT_LT(why.size(), 400U);
        for (const char c : why) {
            EXPECT_TRUE(c >= ' ' && c <= '~') << why;
        }
        EXPECT_EQ(memory_in_use(), 0U);
        if (::testing::Test::HasFailure()) {
            folder.write("kept-" + name, bytes);
            FAIL() << "mutation " << k << " of " << name;
        }
    }
    EXPECT_GT(refused, count / 10);
    EXPECT_LT(refused, count);
}

const std::string coordinates =
    "%%MatrixMarket matrix coordinate real symmetric\n% comment\n4 4 6\n1 1 2.5\n2 1 -1e0\n2 2 3\n3 3 "
    "4.25\n4 3 1\n4 4 9\n";

TEST(Mutations, MatrixMarketCoordinates) { survive(coordinates, "a.mtx", "", mutations(6000)); }

TEST(Mutations, MatrixMarketArrays) {
    survive("%%MatrixMarket matrix array complex hermitian\n3 3\n1 0\n2 5\n2 -5\n3 0\n1 1\n4 0\n", "a.mtx",
            "", mutations(6000));
}

TEST(Mutations, Npy) {
    const std::vector<double> a{4, 1, 2, 1, 5, 3, 2, 3, 6};
    survive(npy("<f8", "False", "3, 3", a), "a.npy", "", mutations(6000));
    survive(npy("<c16", "True", "2, 2", std::vector<std::complex<double>>(4, 1), 2), "a.npy", "",
            mutations(6000));
    survive(npy(">f2", "False", "3, 3", std::vector<short>(9, 0x3c), 3), "a.npy", "", mutations(6000));
}

TEST(Mutations, Packed) {
    const std::string array = npy("<f8", "False", "2, 2", std::vector<double>{4, 1, 1, 5});
    survive(npz_of({{"a.npy", array}, {"b.npy", array}}, false), "a.npz", ":/a", mutations(2000));
    if (!has_zlib()) {
        GTEST_SKIP() << "built without zlib";
    }
    survive(npz_of({{"a.npy", array}, {"b.npy", array}}, true), "a.npz", ":/a", mutations(2000));
    survive(gzip_of(coordinates), "a.mtx.gz", "", mutations(2000));
}

TEST(Mutations, Hdf5) {
    if (!has_hdf5()) {
        GTEST_SKIP() << "built without HDF5";
    }
    const Folder folder;
    const std::vector<std::complex<double>> a(16, 1);
    write_matrix(folder.path("seed.h5:/group/a"), a.data(), 4, 4);
    std::ifstream in(folder.path("seed.h5"), std::ios::binary);
    const std::string seed{std::istreambuf_iterator<char>(in), {}};
    survive(seed, "a.h5", ":/group/a", mutations(600));
}

}  // namespace
}  // namespace lapilli::files
