// SPDX-License-Identifier: BSD-3-Clause
// cuBLAS is loaded by name, with the first CUDA device. Without a GPU it can be loaded all the same, and has
// every function.
#include <gtest/gtest.h>

#if LAPILLI_WITH_CUDA
#include <dlfcn.h>

#include <string>

#include "backend/cuda/cublas.hpp"
#include "backend/cuda/cuda_device.hpp"
#include "base/error.hpp"

namespace lapilli::testing {
namespace {

bool is_loaded() {
    const std::string name = "libcublas.so." + std::to_string(CUBLAS_VER_MAJOR);
    void* const library = dlopen(name.c_str(), RTLD_LAZY | RTLD_NOLOAD);
    if (library != nullptr) dlclose(library);
    return library != nullptr;
}

std::string refusal(const char* name) {
    try {
        cuda::load_cublas(name);
        return "";
    } catch (const Error& e) {
        EXPECT_EQ(e.code(), LAPILLI_ERROR_DEVICE);
        return e.what();
    }
}

TEST(Cublas, IsLoadedWithTheFirstDevice) {
    EXPECT_FALSE(is_loaded()) << "linked, or loaded with the process";
    if (cuda::device_count() == 0) {
        EXPECT_FALSE(is_loaded()) << "without a device";
    } else {
        EXPECT_TRUE(is_loaded());
    }
}

TEST(Cublas, HasEveryFunction) {
    const cuda::Cublas& cublas = cuda::cublas();
    EXPECT_TRUE(is_loaded());
#define LAPILLI_EXPECT(member, function) EXPECT_NE(cublas.member, nullptr) << #function;
    LAPILLI_CUBLAS_FUNCTIONS(LAPILLI_EXPECT)
#undef LAPILLI_EXPECT
    EXPECT_STRNE(cublas.status_string(CUBLAS_STATUS_NOT_INITIALIZED),
                 cublas.status_string(CUBLAS_STATUS_SUCCESS));
    EXPECT_EQ(cublas.destroy(nullptr), CUBLAS_STATUS_NOT_INITIALIZED);
    EXPECT_EQ(&cuda::cublas(), &cublas) << "loaded once";
}

// The header's names are macros for those of the library: a wrong one would be another version of a function.
TEST(Cublas, FunctionsAreThoseOfTheHeader) {
    const cuda::Cublas& cublas = cuda::cublas();
    const auto name = [](auto* function) {
        Dl_info info{};
        return dladdr(reinterpret_cast<const void*>(function), &info) != 0 && info.dli_sname != nullptr
                   ? std::string(info.dli_sname)
                   : std::string();
    };
    EXPECT_EQ(name(cublas.create), "cublasCreate_v2");
    EXPECT_EQ(name(cublas.gemm_D), "cublasDgemm_v2_64");
    EXPECT_EQ(name(cublas.trsm_Z), "cublasZtrsm_v2_64");
    EXPECT_EQ(name(cublas.gemm_strided_batched_S), "cublasSgemmStridedBatched_64");
}

TEST(Cublas, WhatCannotBeLoadedIsNamed) {
    EXPECT_EQ(refusal("libcublas.so.0").rfind("cuBLAS cannot be loaded: libcublas.so.0: ", 0), 0U)
        << refusal("libcublas.so.0");
    const std::string another = refusal("libm.so.6");
    EXPECT_EQ(another.rfind("cuBLAS lacks a function: ", 0), 0U) << another;
    EXPECT_NE(another.find("cublasCreate_v2"), std::string::npos) << another;
}

}  // namespace
}  // namespace lapilli::testing
#endif
