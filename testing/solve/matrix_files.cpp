// SPDX-License-Identifier: BSD-3-Clause
// Matrices from files: what is read, and what is refused with which sentence.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/file.h>
#include <unistd.h>

#include <complex>
#include <cstdlib>
#include <string>
#include <vector>

#include "file_cases.hpp"
#include "files/output.hpp"

namespace lapilli::files {
namespace {

using cdouble = std::complex<double>;

const std::string symmetric_head = "%%MatrixMarket matrix coordinate real symmetric\n";

TEST(MatrixMarket, ReadsCoordinates) {
    EXPECT_EQ(elements<double>(symmetric_head + "% comment\n\n2 2 2\n1 1 1.5\n2 1 -3e0\n"),
              (std::vector<double>{1.5, -3, -3, 0}));
    EXPECT_EQ(elements<double>("%%MatrixMarket Matrix COORDINATE pattern symmetric\r\n2 2 1\r\n2 1\r\n"),
              (std::vector<double>{0, 1, 1, 0}));
    EXPECT_EQ(
        elements<double>("%%MatrixMarket matrix coordinate integer general\n2 2 3\n1 1 +7\n2 1 4\n1 2 4"),
        (std::vector<double>{7, 4, 4, 0}));
    EXPECT_EQ(
        elements<cdouble>("%%MatrixMarket matrix coordinate complex hermitian\n2 2 2\n1 1 2 0\n2 1 0 1\n"),
        (std::vector<cdouble>{2, {0, 1}, {0, -1}, 0}));
    // Entries of the same place are added up; Fortran writes exponents with a D; what is too small is 0.
    EXPECT_EQ(elements<double>(symmetric_head + "2 2 3\n2 1 1d1\n2 1 1.5D+01\n2 2 1e-5000\n"),
              (std::vector<double>{0, 25, 25, 0}));
}

TEST(MatrixMarket, ReadsArrays) {
    EXPECT_EQ(elements<double>("%%MatrixMarket matrix array real symmetric\n2 2\n1\n2\n3\n"),
              (std::vector<double>{1, 2, 2, 3}));
    EXPECT_EQ(elements<cdouble>("%%MatrixMarket matrix array complex general\n2 2\n1 0\n2 5\n2 -5\n3 0\n"),
              (std::vector<cdouble>{1, {2, 5}, {2, -5}, 3}));
    EXPECT_EQ(elements<float>("%%MatrixMarket matrix array real general\n2 3\n1\n2\n3\n4\n5\n6\n"),
              (std::vector<float>{1, 2, 3, 4, 5, 6}));
    EXPECT_EQ(elements<std::complex<float>>("%%MatrixMarket matrix array integer symmetric\n2 2\n1\n2\n3\n"),
              (std::vector<std::complex<float>>{1, 2, 2, 3}));
}

// The other triangle by the symmetry that the file announces.
TEST(MatrixMarket, ReadsEverySymmetry) {
    const auto file = [](const std::string& words, const std::string& rest) {
        return "%%MatrixMarket matrix " + words + "\n2 2" + rest;
    };
    EXPECT_EQ(elements<cdouble>(file("coordinate complex symmetric", " 2\n1 1 0 7\n2 1 2 1\n")),
              (std::vector<cdouble>{{0, 7}, {2, 1}, {2, 1}, 0}));
    EXPECT_EQ(elements<cdouble>(file("array complex symmetric", "\n1 5\n2 1\n3 4\n")),
              (std::vector<cdouble>{{1, 5}, {2, 1}, {2, 1}, {3, 4}}));
    EXPECT_EQ(elements<cdouble>(file("coordinate complex hermitian", " 1\n2 1 2 1\n")),
              (std::vector<cdouble>{0, {2, 1}, {2, -1}, 0}));
    EXPECT_EQ(elements<cdouble>(file("coordinate complex skew-symmetric", " 2\n2 1 2 1\n1 1 0 0\n")),
              (std::vector<cdouble>{0, {2, 1}, {-2, -1}, 0}));
    EXPECT_EQ(elements<double>(file("coordinate integer skew-symmetric", " 1\n2 1 3\n")),
              (std::vector<double>{0, 3, -3, 0}));
    EXPECT_EQ(elements<float>("%%MatrixMarket matrix array real skew-symmetric\n3 3\n1\n2\n3\n"),
              (std::vector<float>{0, 1, 2, -1, 0, 3, -2, -3, 0}));
    EXPECT_EQ(elements<double>("%%MatrixMarket matrix array real skew-symmetric\n1 1\n"),
              (std::vector<double>{0}));
}

TEST(MatrixMarket, NamesTheLineAndTheFault) {
    const std::string& head = symmetric_head;
    EXPECT_EQ(refusal("%%MatrixMarket vector\n"), "line 1: the object is 'vector', not 'matrix'");
    EXPECT_EQ(refusal("%%MatrixMarket matrix coordinate quaternion general\n"),
              "line 1: unknown field 'quaternion'");
    EXPECT_EQ(refusal("%%MatrixMarket matrix coordinate qu\1\2ernion general\n"),
              "line 1: unknown field 'qu??ernion'");
    const std::string skew = "%%MatrixMarket matrix coordinate complex skew-symmetric\n";
    EXPECT_EQ(refusal(skew + "2 2 1\n2 2 0 1\n"), "line 3: the diagonal element (2, 2) is not zero");
    EXPECT_EQ(refusal("%%MatrixMarket matrix coordinate complex hermitian\n2 2 1\n2 2 0 1\n"),
              "line 3: the diagonal element (2, 2) is not real");
    EXPECT_EQ(refusal("%%MatrixMarket matrix array real skew-symmetric\n2 2\n1\n2\n"),
              "line 4: more than the 1 entries announced");
    EXPECT_EQ(refusal("%%MatrixMarket matrix coordinate real askew\n"), "line 1: unknown symmetry 'askew'");
    EXPECT_EQ(refusal(head), "the file is cut off: the line of sizes is missing");
    EXPECT_EQ(refusal(head + "2 3 1\n"), "line 2: a symmetric matrix of 2 rows and 3 columns");
    EXPECT_EQ(refusal(head + "0 0 0\n"), "line 2: the matrix is empty");
    EXPECT_EQ(refusal(head + "2 2 -1\n"), "line 2: a negative number of entries");
    EXPECT_EQ(refusal(head + "2 2 2\n1 1 1\n"), "the file is cut off: it ends after 1 of 2 entries");
    EXPECT_EQ(refusal(head + "2 2 1\n1 1 1\n2 2 1\n"), "line 4: more than the 1 entries announced");
    EXPECT_EQ(refusal(head + "2 2 1\n3 1 1\n"), "line 3: the entry (3, 1) is outside the 2-by-2 matrix");
    EXPECT_EQ(refusal(head + "2 2 1\n1 x 1\n"), "line 3: 'x' is not an integer");
    EXPECT_EQ(refusal(head + "2 2 1\n1 1.5 1\n"), "line 3: '1.5' is not an integer");
    EXPECT_EQ(refusal(head + "2 2 1\n1 1\n"), "line 3: a number is missing");
    EXPECT_EQ(refusal(head + "2 2 1\n1 1 1 1\n"), "line 3: more on the line than expected");
    EXPECT_EQ(refusal(head + "2 2 1\n1 1 0x10\n"), "line 3: '0x10' is not a number");
    EXPECT_EQ(refusal(head + "2 2 1\n1 1 1.5abc\n"), "line 3: '1.5abc' is not a number");
    // A zero byte ends no number.
    for (const std::string& bytes :
         {std::string("1\0", 2), std::string("1.5e3\0\0", 7), std::string("1d1\0", 4)}) {
        EXPECT_NE(refusal(head + "2 2 1\n1 1 " + bytes + "\n").find("is not a number"), std::string::npos);
        EXPECT_NE(refusal(head + "2 2 1\n1 1 " + bytes).find("is not a number"), std::string::npos);
    }
    EXPECT_NE(refusal(head + "2 2 1\n1 2 1\n").find("above the diagonal"), std::string::npos);
    for (const std::string word : {"nan", "NaN", "-inf", "1e999", "infinity"}) {
        EXPECT_EQ(refusal(head + "1 1 1\n1 1 " + word + "\n"),
                  "line 3: '" + word + "' is not a finite number");
    }
    EXPECT_EQ(refusal("%%MatrixMarket matrix coordinate complex hermitian\n2 2 1\n1 1 2 1\n"),
              "line 3: the diagonal element (1, 1) is not real");
}

TEST(MatrixMarket, IndicesEndWhereTheMatrixDoes) {
    const std::string head = symmetric_head + "2 2 1\n";
    EXPECT_EQ(refusal(head + "-9223372036854775808 1 1\n"),
              "line 3: the entry (-9223372036854775808, 1) is outside the 2-by-2 matrix");
    EXPECT_EQ(refusal(head + "1 9223372036854775807 1\n"),
              "line 3: the entry (1, 9223372036854775807) is outside the 2-by-2 matrix");
    EXPECT_EQ(refusal(head + "9223372036854775808 1 1\n"), "line 3: '9223372036854775808' is not an integer");
    EXPECT_EQ(refusal(head + "0 1 1\n"), "line 3: the entry (0, 1) is outside the 2-by-2 matrix");
}

TEST(MatrixMarket, LinesOfAnyLength) {
    const std::string blanks(1 << 19, ' '), digits(1 << 21, '1');
    EXPECT_EQ(elements<double>(symmetric_head + "2 2 1\n" + blanks + "1 1 " + blanks.substr(100) + "3\n"),
              (std::vector<double>{3, 0, 0, 0}));
    EXPECT_EQ(refusal(symmetric_head + "2 2 1\n1 1 " + digits + "\n"), "line 3: longer than a megabyte");
}

TEST(Npy, ReadsOrdersAndVersions) {
    const std::vector<double> rows{1, 2, 3, 4, 5, 6}, columns{1, 4, 2, 5, 3, 6};
    EXPECT_EQ(elements<double>(npy("<f8", "False", "2, 3", rows)), columns);
    EXPECT_EQ(elements<double>(npy("<f8", "True", "2, 3", columns, 2)), columns);
    EXPECT_EQ(elements<float>(npy("<f8", "True", "2, 3", columns, 3)),
              (std::vector<float>{1, 4, 2, 5, 3, 6}));
    EXPECT_EQ(elements<double>(npy(">i2", "False", "2,", std::vector<char>{0, 1, 1, 0})),
              (std::vector<double>{1, 256}));
    EXPECT_EQ(elements<cdouble>(npy("<c16", "False", "1, 2", std::vector<cdouble>{{1, 2}, {3, 4}})),
              (std::vector<cdouble>{{1, 2}, {3, 4}}));
    // Python 2 wrote sizes as long integers; keys may come in any order, between any quotation marks.
    EXPECT_EQ(elements<double>(npy_file("{\"shape\": (1L, 1L), 'fortran_order': False, 'descr': '<f8'}",
                                        std::vector<double>{7})),
              (std::vector<double>{7}));
    // More than one part for each thread.
    const std::vector<double> many(3000 * 1000, 1.5);
    EXPECT_EQ(elements<double>(npy("<f8", "False", "3000, 1000", many)), many);
}

TEST(Npy, NamesTheFault) {
    const std::vector<double> four{1, 2, 2, 3};
    const std::string good = npy("<f8", "False", "2, 2", four);
    EXPECT_EQ(refusal("\x93NUMPY"), "not a NumPy array");
    EXPECT_EQ(refusal(good.substr(0, 20)), "the file ends within its header");
    EXPECT_EQ(refusal(good.substr(0, good.size() - 8)),
              "the file is cut off: 24 bytes of elements follow the header, 32 belong to its shape");
    EXPECT_EQ(refusal(good + "x"), "33 bytes of elements follow the header, 32 belong to its shape");
    EXPECT_EQ(refusal(npy_file("{'descr': '<f8', 'shape': (2, 2)}", four)),
              "the header lacks 'fortran_order'");
    for (const std::string text : {"{'descr': '<f8'", "", "{", "{'shape': (2, -2)}", "{'shape': (2 2)}",
                                   "{'shape': (2, 2)", "{'what': 3}", "{'fortran_order': 1}",
                                   "{'descr: '<f8'}", "{}x", "{'shape': (99999999999999999999, 1)}"}) {
        const std::string why = refusal(npy_file(text, four));
        EXPECT_TRUE(why == "the header is damaged" || why == "the header lacks 'descr'")
            << text << ": " << why;
    }
    EXPECT_EQ(refusal(npy("<f8", "False", "2, 2", four, 4)), "version 4 of .npy is not known");
    EXPECT_EQ(refusal(npy("<U8", "False", "1, 1", four)),
              "elements of type '<U8', which are not numbers that can be read");
    EXPECT_EQ(refusal(npy_file("{'descr': [('x', '<f8')], 'fortran_order': False, 'shape': (4,)}", four)),
              "records are not a matrix");
    EXPECT_EQ(refusal(npy("<f8", "False", "1, 1", std::vector<double>{std::nan("")})),
              "the element (1, 1) is not a finite number in double precision");
}

// A file of a few bytes must not make the program take memory before it looks at the rest.
TEST(MatrixFile, SizesAreCheckedBeforeMemoryIsTaken) {
    const MemoryLimit limit(64 << 20);
    EXPECT_EQ(refusal(npy("<f8", "False", "5000, 5000", std::vector<double>{1})),
              "the file is cut off: 8 bytes of elements follow the header, 200000000 belong to its shape");
    EXPECT_NE(refusal(npy("<f8", "False", "4611686018427387904, 4", std::vector<double>{1}))
                  .find("belong to its shape"),
              std::string::npos);
    const std::string head = "%%MatrixMarket matrix ";
    EXPECT_EQ(refusal(head + "array real general\n2000 2000\n1\n"),
              "the file is cut off: 4000000 entries are announced, and 2 bytes follow");
    EXPECT_EQ(refusal(head + "coordinate real general\n2 2 9223372036854775807\n1 1 1\n"),
              "the file is cut off: 9223372036854775807 entries are announced, and 6 bytes follow");
    EXPECT_EQ(refusal(head + "coordinate real symmetric\n100000 100000 1\n1 1 1\n"),
              "a 100000-by-100000 matrix needs 40 GB of host memory, and --memory allows 67.11 MB");
    EXPECT_EQ(refusal(head + "array real general\n4294967296 4294967296\n1\n").find("a 4294967296-by-"), 0U);
}

// Numbers too small for the precision become 0, and are counted.
TEST(MatrixFile, CountsWhatVanishes) {
    const Folder folder;
    folder.write("a.mtx",
                 symmetric_head + "3 3 5\n1 1 1e-300\n2 2 1e-5000\n3 3 1e-30\n2 1 0e-9\n3 1 -1e-46\n");
    folder.write("a.npy", npy("<c16", "False", "2, 1", std::vector<cdouble>{{1, 1e-300}, {0, 1e-40}}));
    const auto vanished = [&](const std::string& name, auto zero) {
        const auto file = open_matrix(folder.path(name));
        const auto a = file->template read<decltype(zero)>();
        return file->vanished();
    };
    EXPECT_EQ(vanished("a.mtx", 0.F), 3);
    EXPECT_EQ(vanished("a.mtx", 0.), 1);
    EXPECT_EQ(vanished("a.npy", std::complex<float>()), 1);
    EXPECT_EQ(vanished("a.npy", cdouble()), 0);
}

// Unsupported formats are recognized by their first bytes.
TEST(MatrixFile, NamesOtherFormats) {
    EXPECT_EQ(refusal("PK\x03\x04more"), "the directory of the archive is damaged");
    EXPECT_NE(refusal("BZh91AY").find("bunzip2"), std::string::npos);
    EXPECT_NE(refusal("1.5,2.5\n2.5,1.5\n").find("numpy.loadtxt"), std::string::npos);
    EXPECT_EQ(refusal(std::string("\x7f\x45LF\x02\x01\x01\0", 8)),
              "neither a Matrix Market file (%%MatrixMarket), nor a NumPy array (.npy), nor HDF5");
}

TEST(MatrixFile, NamesThePath) {
    try {
        open_matrix("no-such-file");
        ADD_FAILURE();
    } catch (const tools::FileError& error) {
        EXPECT_STREQ(error.what(), "no-such-file: cannot be opened: No such file or directory");
    }
}

// Written matrices are read back bit by bit, in every format and precision.
template <class T>
void goes_there_and_back(const std::string& path) {
    const std::vector<T> written{T(1) / T(3), T(-2e-30F), T(3), T(4), T(5.5F), T(1e30F)};
    write_matrix(path, written.data(), 3, 2);
    Dense<T> read = open_matrix(path)->read<T>();
    EXPECT_EQ(std::vector<T>(read.data(), read.data() + 6), written) << path;
    EXPECT_EQ(read.rows(), 3);
    write_matrix(path, written.data(), 6, 1, true);
    read = open_matrix(path)->read<T>();
    EXPECT_EQ(std::vector<T>(read.data(), read.data() + 6), written) << path;
    EXPECT_EQ(read.cols(), 1);
}

TEST(MatrixFile, ThereAndBack) {
    const Folder folder;
    std::vector<std::string> names{"a.npy", "a.mtx"};
    if (has_hdf5()) {
        names.insert(names.end(), {"a.h5:/m", "a.h5:/group/inside/m"});
    }
    for (const std::string& name : names) {
        goes_there_and_back<float>(folder.path(name));
        goes_there_and_back<double>(folder.path(name));
        goes_there_and_back<std::complex<float>>(folder.path(name));
        goes_there_and_back<cdouble>(folder.path(name));
    }
}

// As text, a row is a line, and a complex number two numbers.
TEST(MatrixFile, TextIsRowsOnLines) {
    const Folder folder;
    const auto text = [&](const auto& a, std::int64_t rows, std::int64_t cols) {
        write_matrix(folder.path("a.txt"), a.data(), rows, cols);
        std::ifstream in(folder.path("a.txt"));
        return std::string(std::istreambuf_iterator<char>(in), {});
    };
    EXPECT_EQ(text(std::vector<double>{1, 2.5, 3, 1. / 3, 5, 1e300}, 3, 2),
              "1 0.3333333333333333\n2.5 5\n3 1e+300\n");
    EXPECT_EQ(text(std::vector<float>{0.1F, 2}, 2, 1), "0.1\n2\n");
    EXPECT_EQ(text(std::vector<cdouble>{{1, -2}, {3, 4}}, 1, 2), "1 -2 3 4\n");
}

TEST(MatrixFile, EndingsNameTheFormat) {
    EXPECT_EQ(output_format("-"), Format::text);
    EXPECT_EQ(output_format("x.txt"), Format::text);
    for (const std::string path : {"-", "x.txt", "x.svg", "x"}) {
        EXPECT_THROW(output_format(path, false), tools::FileError) << path;
    }
}

TEST(MatrixFile, WhatCannotBeWrittenLeavesWhatWasThere) {
    const Folder folder;
    const std::vector<double> a{1, 2, 3};
    write_matrix(folder.path("a.npy"), a.data(), 3, 1);
    EXPECT_THROW(write_matrix(folder.path("no/a.npy"), a.data(), 3, 1), tools::FileError);
    EXPECT_THROW(write_matrix(folder.path("a.png"), a.data(), 3, 1), tools::FileError);
    std::filesystem::create_symlink("/dev/full", folder.path("full.npy"));
    EXPECT_THROW(write_matrix(folder.path("full.npy"), a.data(), 3, 1), tools::FileError);
    EXPECT_EQ(open_matrix(folder.path("a.npy"))->shape().rows, 3);
    EXPECT_EQ(folder.count(), 2);  // no draft is left
}

std::string writing_is_refused(const std::string& file) {
    try {
        check_hdf5_output(file);
        return "";
    } catch (const tools::FileError& error) {
        return error.what();
    }
}

TEST(MatrixFile, Hdf5NamesTheFault) {
    if (!has_hdf5()) {
        GTEST_SKIP() << "built without HDF5";
    }
    const Folder folder;
    const std::vector<double> a{1, 2, 3};
    write_matrix(folder.path("a.h5:/m"), a.data(), 3, 1);
    // A group is not replaced by a dataset: it may hold the work of years.
    write_matrix(folder.path("a.h5:/group/m"), a.data(), 3, 1);
    EXPECT_THROW(write_matrix(folder.path("a.h5:/group"), a.data(), 3, 1), tools::FileError);
    EXPECT_EQ(open_matrix(folder.path("a.h5:/group/m"))->shape().rows, 3);
    EXPECT_EQ(refusal_of(folder.path("a.h5:/n")), "no dataset '/n' there");
    EXPECT_EQ(refusal_of(folder.path("a.h5:/")), "no dataset '/' there");
    EXPECT_EQ(refusal_of(folder.path("a.h5")),
              "an HDF5 file: its path and that of a dataset are needed, as in FILE.h5:/group/name");
    folder.write("b.h5", "not at all");
    EXPECT_EQ(refusal_of(folder.path("b.h5:/m")), "not an HDF5 file, or damaged");
    EXPECT_EQ(writing_is_refused(folder.path("b.h5")), "not an HDF5 file, to which a dataset could be added");
    EXPECT_EQ(writing_is_refused(folder.path("a.h5")), "");
    EXPECT_EQ(writing_is_refused(folder.path("new.h5")), "");
    folder.write("block.h5", std::string(2048, ' ') + "\x89HDF\r\n\x1a\n");
    EXPECT_EQ(writing_is_refused(folder.path("block.h5")), "");
    folder.write("old.mat", "MATLAB 5.0 MAT-file");
    folder.write("new.mat", "MATLAB 7.3 MAT-file");
    for (const std::string name : {"old.mat", "old.mat:/A"}) {
        EXPECT_NE(refusal_of(folder.path(name)).find("before version 7.3"), std::string::npos) << name;
    }
    EXPECT_NE(refusal_of(folder.path("new.mat")).find("FILE.mat:/A"), std::string::npos);
    EXPECT_THROW(output_format(folder.path("new.mat:/A")), tools::FileError);
}

// A process that has an HDF5 file open holds a lock on it.
class Lock {
  public:
    Lock(const std::string& path, int kind) : file_(open(path.c_str(), O_RDWR)) {
        EXPECT_EQ(flock(file_, kind | LOCK_NB), 0);
    }
    ~Lock() { close(file_); }
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

  private:
    int file_;
};

TEST(MatrixFile, Hdf5ThatOthersHaveOpen) {
    if (!has_hdf5()) {
        GTEST_SKIP() << "built without HDF5";
    }
    const Folder folder;
    const std::vector<double> a{1, 2, 3, 4};
    const std::string file = folder.path("a.h5"), matrix = file + ":/m";
    write_matrix(matrix, a.data(), 2, 2);
    const auto write = [&] { write_matrix(file + ":/n", a.data(), 2, 2); };
    {
        const Lock written(file, LOCK_EX);
        EXPECT_EQ(refusal_of(matrix), "another program has it open for writing");
        EXPECT_EQ(writing_is_refused(file), "another program has it open");
        EXPECT_THROW(write(), tools::FileError);
    }
    {
        const Lock read(file, LOCK_SH);
        EXPECT_EQ(refusal_of(matrix), "");
        EXPECT_EQ(writing_is_refused(file), "another program has it open");
        EXPECT_THROW(write(), tools::FileError);
        setenv("HDF5_USE_FILE_LOCKING", "FALSE", 1);
        EXPECT_EQ(writing_is_refused(file), "");
        unsetenv("HDF5_USE_FILE_LOCKING");
    }
    // A matrix that has been read is freed while its object still exists.
    for (int k = 0; k < 60; ++k) {
        const auto read = open_matrix(matrix);
        EXPECT_EQ(read->read<double>().rows(), 2);
        EXPECT_EQ(writing_is_refused(file), "") << k;
        write();
    }
}

}  // namespace
}  // namespace lapilli::files
