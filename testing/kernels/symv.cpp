// SPDX-License-Identifier: BSD-3-Clause
// SYMV over the trailing rows of every device's block columns.

#include "symv.cuh"

#include "kernels/local_columns.hpp"
#include "kernels/reference.hpp"

namespace lapilli::kernel_tests {
namespace {

/// Both launches as on a GPU.
template <int NB, class T>
void launch_symv(const SymvTerms<T>& terms, int blocks, const T* x, T* y, std::uint64_t seed) {
    simt::launch({.name = "symv",
                  .grid = {blocks, 1, 1},
                  .block = kernels::kSymvThreads,
                  .shared_bytes = kernels::symv_shared_elements<NB, T>() * sizeof(T),
                  .seed = seed},
                 [&] { kernels::symv<NB>(terms, x); });
    const index_t first_row = terms.first / kernels::kRowBlock * kernels::kRowBlock;
    simt::launch({.name = "symv_sum",
                  .grid = {blocks_of(terms.n - first_row, kernels::kRowBlock), 1, 1},
                  .block = kernels::kSymvThreads,
                  .shared_bytes = kernels::kSymvThreads * sizeof(T),
                  .seed = seed},
                 [&] { kernels::symv_sum<NB>(terms, blocks, y); });
}

template <int NB, class T>
std::vector<T> symv(LocalColumns<T>& local, index_t first, int blocks, const std::vector<T>& x,
                    std::uint64_t seed) {
    local.forget();
    std::vector<T> y(x.size(), nan_of<T>());
    launch_symv<NB>(local.terms(first), blocks, x.data(), y.data(), seed);
    return y;
}

/// x with NaN before `first`, where it must not be read.
template <class T>
std::vector<T> trailing_vector(index_t n, index_t first) {
    std::vector<T> x = random_vector<T>(n, seed_of(n, first));
    std::fill_n(x.begin(), first, nan_of<T>());
    return x;
}

/// Offsets at and around the edges of rows, tiles and block columns.
std::vector<index_t> offsets(index_t n, index_t nb) {
    std::vector<index_t> all;
    for (const index_t first :
         {index_t(0), index_t(1), index_t(31), nb - 1, nb, nb + 1, n / 2, 2 * nb + 5, n - 1}) {
        if (first < n && std::find(all.begin(), all.end(), first) == all.end()) all.push_back(first);
    }
    return all;
}

template <class T>
class Symv : public ::testing::Test {
  protected:
    template <int NB>
    void every_part(index_t n, int team) {
        const Matrix<T> whole = random_hermitian<T>(n, seed_of(n));
        for (int rank = 0; rank < team; ++rank) {
            LocalColumns<T> local(whole, {n, NB, rank, team});
            for (const index_t first : offsets(n, NB)) {
                const std::vector<T> x = trailing_vector<T>(n, first);
                const auto expected = reference::symv_part(whole, first, local.layout, x);
                for (const int blocks : {1, 2, 3, 8}) {
                    SCOPED_TRACE(::testing::Message()
                                 << "nb " << NB << " n " << n << " first " << first << " rank " << rank
                                 << " of " << team << " blocks " << blocks);
                    compare(symv<NB>(local, first, blocks, x, seed_of(n, first, blocks)), expected, first);
                    if (this->HasFatalFailure()) return;
                }
            }
        }
    }

    void compare(const std::vector<T>& y, const reference::Product<T>& expected, index_t first) {
        const double tolerance = 32 * eps<T>;
        const index_t first_row = first / kernels::kRowBlock * kernels::kRowBlock;
        for (index_t i = 0; i < first_row; ++i)
            ASSERT_TRUE(is_nan(y[static_cast<std::size_t>(i)])) << "row " << i;
        for (index_t i = first; i < static_cast<index_t>(y.size()); ++i) {
            const auto k = static_cast<std::size_t>(i);
            ASSERT_LE(modulus(widen(y[k]) - expected.value[k]), tolerance * expected.size[k]) << "row " << i;
        }
    }
};
TYPED_TEST_SUITE(Symv, Scalars, ScalarNames);

constexpr index_t sizes[] = {1, 2, 31, 33, 64, 65, 100, 129, 200};

TYPED_TEST(Symv, OneDeviceIn32) {
    for (const index_t n : sizes) this->template every_part<32>(n, 1);
}
TYPED_TEST(Symv, OneDeviceIn64) {
    for (const index_t n : sizes) this->template every_part<64>(n, 1);
}
TYPED_TEST(Symv, TwoDevicesIn32) {
    for (const index_t n : sizes) this->template every_part<32>(n, 2);
}
TYPED_TEST(Symv, TwoDevicesIn64) {
    for (const index_t n : sizes) this->template every_part<64>(n, 2);
}
TYPED_TEST(Symv, ThreeDevicesIn32) {
    for (const index_t n : sizes) this->template every_part<32>(n, 3);
}
TYPED_TEST(Symv, ThreeDevicesIn64) {
    for (const index_t n : sizes) this->template every_part<64>(n, 3);
}

/// More tiles than one block's share has strips, more strips than a block has warps, and blocks without a
/// tile.
TYPED_TEST(Symv, ManyStripsAndManyBlocks) {
    const index_t n = 700, first = 37;
    const Matrix<TypeParam> whole = random_hermitian<TypeParam>(n, 7);
    const auto x = trailing_vector<TypeParam>(n, first);
    LocalColumns<TypeParam> local(whole, {n, 32, 0, 1});
    const auto expected = reference::symv_part(whole, first, local.layout, x);
    for (const int blocks : {3, 50, 400})
        this->compare(symv<32>(local, first, blocks, x, 1), expected, first);
}

TYPED_TEST(Symv, TheSameBitsInEveryOrder) {
    const index_t n = 200, first = 5;
    const Matrix<TypeParam> whole = random_hermitian<TypeParam>(n, 3);
    const auto x = trailing_vector<TypeParam>(n, first);
    for (int rank = 0; rank < 2; ++rank) {
        LocalColumns<TypeParam> local(whole, {n, 32, rank, 2});
        const auto expected = symv<32>(local, first, 3, x, 0);
        for (std::uint64_t seed = 1; seed < 6; ++seed) {
            EXPECT_TRUE(same_bits(symv<32>(local, first, 3, x, seed), expected)) << "seed " << seed;
        }
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
