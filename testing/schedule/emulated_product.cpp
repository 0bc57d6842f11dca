// SPDX-License-Identifier: BSD-3-Clause
// A product by bytes is the same whether columns of B are rows of A, which are converted once, or a copy of
// them.
#include "device/emulated_product.hpp"

#include "schedule/numbers.hpp"
#include "schedule/suite.hpp"
#include "slices/args.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class EmulatedProduct : public ::testing::Test {
  protected:
    static constexpr index_t m = 530, k = 33;

    /// C -= A A^H, the lower triangle only, perhaps its first columns only, with `bytes` bytes for operands;
    /// A^H is that of a copy of A or of A itself.
    struct Update {
        lapilli::Context context{"sim:1"};
        DeviceArray<T> a{context, 0, numbers<T>(m*k, 1)}, copy{context, 0, numbers<T>(m*k, 1)},
            c{context, 0, numbers<T>(m*m, 2)}, memory;

        explicit Update(std::size_t bytes) : memory(context, 0, std::vector<T>(bytes / sizeof(T))) {
            context.queue(0).emulation = {.memory = reinterpret_cast<std::byte*>(memory.data()),
                                          .bytes = bytes,
                                          .size = 1,
                                          .least_k = 1,
                                          .least_k_z = 1,
                                          .least_k_d = 1};
        }
        void run(bool with_copy, index_t columns) {
            ProductArgs<T> p{};
            p.m = p.lda = p.ldb = p.ldc = m;
            p.n = columns;
            p.k = k;
            p.op_a = 'N';
            p.op_b = 'C';
            p.terms = 1;
            p.alpha[0] = T(-1);
            p.a[0] = a.data();
            p.b[0] = with_copy ? copy.data() : a.data();
            p.beta = T(1);
            p.c = c.data();
            p.part = 'L';
            ASSERT_TRUE(is_emulated(context.queue(0), p));
            emulated_product(context.queue(0), p);
        }
        std::vector<T> result() {
            context.synchronize();
            return c.values();
        }
    };

    static void expect_same(const std::vector<T>& x, const std::vector<T>& y, index_t begin, index_t end) {
        for (index_t i = begin * m; i < end * m; ++i)
            ASSERT_EQ(x[static_cast<std::size_t>(i)], y[static_cast<std::size_t>(i)])
                << i % m << ", " << i / m;
    }
};
TYPED_TEST_SUITE(EmulatedProduct, Scalars, ScalarNames);

constexpr std::size_t enough = std::size_t{16} << 20;
/// Memory in which, with moduli, a panel of each operand fits, but not all of them.
template <class T>
constexpr std::size_t little = std::size_t{is_complex<T> ? 4 : 2} << 20;

TYPED_TEST(EmulatedProduct, OfOneOperandIsThatOfTwo) {
    using Test = EmulatedProduct<TypeParam>;
    for (const std::size_t bytes : {enough, little<TypeParam>, std::size_t{200} << 10}) {
        if (bytes < little<TypeParam> && !has_slices<TypeParam>) continue;  // not even one panel of each fits
        for (const index_t columns : {Test::m, index_t{200}, index_t{1}}) {
            typename Test::Update one(bytes), two(bytes);
            one.run(false, columns);
            two.run(true, columns);
            Test::expect_same(one.result(), two.result(), 0, Test::m);
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
