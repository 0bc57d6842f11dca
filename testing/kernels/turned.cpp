// SPDX-License-Identifier: BSD-3-Clause
// Kernels that turn matrices: the adjoint, and the upper triangle of a Hermitian matrix from the lower one.

#include "elementwise/launch.cuh"
#include "emulator/stream.hpp"
#include "kernels/elementwise_areas.hpp"

namespace lapilli::kernel_tests {
namespace {

template <class T>
class Turned : public Elementwise<T> {};
TYPED_TEST_SUITE(Turned, Scalars, ScalarNames);

TYPED_TEST(Turned, Adjoint) {
    using T = TypeParam;
    for (const auto [m, n] : sizes) {
        const Matrix<T> a = random_matrix<T>(m, n, m + 1, 1), before = random_matrix<T>(n, m, n + 2, 2);
        constexpr int tile = kernels::kTurnTile;
        const index_t on = 0, off = -1;
        const auto turned = [&, rows = m, cols = n](Part part, bool conjugates, const index_t* unless) {
            Matrix<T> b = before;
            simt::launch({.name = "adjoint",
                          .grid = {blocks_of(rows, tile), blocks_of(cols, tile), 1},
                          .block = kernels::kElementThreads,
                          .shared_bytes = tile * (tile + 1) * sizeof(T),
                          .seed = seed_of(rows, cols)},
                         [&] {
                             kernels::adjoint(part, 0, rows, cols, a.data(), a.ld, b.data(), b.ld, conjugates,
                                              {.unless = unless});
                         });
            return b;
        };
        for (const bool conjugates : {true, false}) {
            for (const Area& part : parts) {
                this->compare(turned(part.region, conjugates, &on), before, part, [&](index_t i, index_t j) {
                    return conjugates ? narrow<T>(conjugate(widen(a(j, i)))) : a(j, i);
                });
            }
        }
        this->compare(turned(Part::all, true, &off), before, parts[0], before);
    }
}

/// Every device's columns from every device's, among them its own: the upper triangle from `first` on, and
/// nothing else.
TYPED_TEST(Turned, Mirror) {
    using T = TypeParam;
    struct Case {
        index_t n, nb;
        int devices;
        index_t first;
    };
    for (const auto& [n, nb, devices, first] :
         {Case{1, 1, 1, 0}, Case{33, 64, 1, 0}, Case{100, 7, 1, 20}, Case{150, 64, 2, 64}, Case{90, 5, 3, 12},
          Case{20, 8, 4, 0}, Case{70, 32, 2, 70}}) {
        SCOPED_TRACE(::testing::Message() << n << " " << nb << " " << devices << " " << first);
        const Matrix<T> whole = random_matrix<T>(n, n, n, seed_of(n));
        MirrorArgs<T> p{n, nb, devices, 0, 0, first, nullptr, n + 3, nullptr, n + 3};
        std::vector<Matrix<T>> local;
        for (int d = 0; d < devices; ++d) {
            local.push_back(random_matrix<T>(n, p.local_cols(d), n + 3, 1));
            for (index_t j = 0; j < local.back().cols; ++j) {
                for (index_t i = 0; i < n; ++i) local.back()(i, j) = whole(i, p.column(d, j));
            }
        }
        auto expected = local;
        for (int d = 0; d < devices; ++d) {
            for (index_t j = 0; j < local[static_cast<std::size_t>(d)].cols; ++j) {
                for (index_t i = first; i < p.column(d, j); ++i)
                    expected[static_cast<std::size_t>(d)](i, j) =
                        narrow<T>(conjugate(widen(whole(p.column(d, j), i))));
            }
        }
        for (p.of_b = 0; p.of_b < devices; ++p.of_b) {
            for (p.of_a = 0; p.of_a < devices; ++p.of_a) {
                p.a = local[static_cast<std::size_t>(p.of_a)].data();
                p.b = local[static_cast<std::size_t>(p.of_b)].data();
                if (p.empty()) continue;
                EXPECT_EQ(p.violation(), nullptr);
                EXPECT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 2), seed_of(n)), p),
                          launch::success);
            }
        }
        for (std::size_t d = 0; d < local.size(); ++d)
            EXPECT_TRUE(same_bits(local[d].elements, expected[d].elements)) << d;
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
