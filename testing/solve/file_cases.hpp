// SPDX-License-Identifier: BSD-3-Clause
// Files as tests make them: text, or the bytes of a .npy file, in a folder of their own.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <complex>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "common/file_error.hpp"
#include "files/matrix_file.hpp"

namespace lapilli::files {

class Folder {
  public:
    Folder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "lapilli-solve-XXXXXX").string();
        folder_ = mkdtemp(pattern.data());
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string path(const std::string& name) const { return folder_ + "/" + name; }
    void write(const std::string& name, const std::string& bytes) const {
        std::ofstream(path(name), std::ios::binary) << bytes;
    }
    int count() const {
        int files = 0;
        for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(folder_)) {
            ++files;
        }
        return files;
    }

  private:
    std::string folder_;
};

class MemoryLimit {
  public:
    explicit MemoryLimit(std::size_t bytes) : before_(memory_limit()) { set_memory_limit(bytes); }
    ~MemoryLimit() { set_memory_limit(before_); }
    MemoryLimit(const MemoryLimit&) = delete;
    MemoryLimit& operator=(const MemoryLimit&) = delete;

  private:
    std::size_t before_;
};

// The elements of a file of these bytes, column by column.
template <class T>
std::vector<T> elements(const std::string& bytes) {
    const Folder folder;
    folder.write("matrix", bytes);
    const auto file = open_matrix(folder.path("matrix"));
    const Dense<T> a = file->read<T>();
    return std::vector<T>(a.data(), a.data() + a.rows() * a.cols());
}

// Why the file is refused, without its path; empty if it is not.
inline std::string refusal_of(const std::string& path) {
    try {
        const auto file = open_matrix(path);
        file->shape().complex ? static_cast<void>(file->read<std::complex<double>>())
                              : static_cast<void>(file->read<double>());
        return "";
    } catch (const tools::FileError& error) {
        const std::string text = error.what();
        EXPECT_EQ(text.rfind(path + ": ", 0), 0U) << text;
        return text.substr(std::min(text.size(), path.size() + 2));
    }
}

inline std::string refusal(const std::string& bytes) {
    const Folder folder;
    folder.write("matrix", bytes);
    return refusal_of(folder.path("matrix"));
}

// A .npy file with this dictionary.
template <class T>
std::string npy_file(const std::string& dictionary, const std::vector<T>& elements, char version = 1) {
    std::string file = std::string("\x93NUMPY") + version + '\0';
    file += static_cast<char>(dictionary.size());
    file.append(version == 1 ? 1 : 3, '\0');
    file += dictionary;
    file.append(reinterpret_cast<const char*>(elements.data()), elements.size() * sizeof(T));
    return file;
}

template <class T>
std::string npy(const std::string& type, const std::string& fortran_order, const std::string& shape,
                const std::vector<T>& elements, char version = 1) {
    return npy_file(
        "{'descr': '" + type + "', 'fortran_order': " + fortran_order + ", 'shape': (" + shape + "), }\n",
        elements, version);
}

}  // namespace lapilli::files
