// SPDX-License-Identifier: BSD-3-Clause
// Two sets of reflectors of a chase at the same time, as a chase with two unitary matrices leaves them: each
// product is that of its own set, one reflector after the other.
#include <cmath>
#include <complex>
#include <vector>

#include "chase/reflectors.hpp"
#include "support/precisions.hpp"
#include "support/random.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

template <class T>
using Wide = std::conditional_t<is_complex<T>, std::complex<double>, double>;

/// Random reflectors, some of them the identity. What lies around them is never written, and so what
/// begin_reflectors() left.
template <class T>
class Set {
  public:
    Set(const ChaseShape& shape, std::uint64_t seed) : shape_(shape), numbers_(seed) {
        first_.push_back(0);
        for (index_t g = 0; g < shape.groups(); ++g) first_.push_back(first_.back() + shape.group_columns(g));
        v_.resize(static_cast<std::size_t>(shape.columns() * shape.b));
        tau_.resize(static_cast<std::size_t>(shape.columns()));
        over([&](index_t s, index_t t, index_t column) {
            double square = 1;
            at(column, 0) = T(1);
            for (index_t i = 1; i < shape_.length(s, t); ++i) {
                at(column, i) = numbers_.scalar<T>(static_cast<std::uint64_t>(column * shape_.b + i), -1, 1);
                square += std::norm(at(column, i));
            }
            if ((s + t) % 7 != 3)
                tau_[static_cast<std::size_t>(column)] =
                    (T(1) + unit_number(column)) / static_cast<real_t<T>>(square);
        });
    }

    /// As a chase does it, each reflector alone.
    void make(Context& context, const ChaseReflectors<T>& q) {
        over([&](index_t s, index_t t, index_t column) {
            upload_array(context.queue(0), &at(column, 0), q.v + column * shape_.ldv(), shape_.length(s, t));
            upload_array(context.queue(0), &tau_[static_cast<std::size_t>(column)], q.tau + column, 1);
        });
    }

    /// Q z
    void apply(std::vector<Wide<T>>& z) const {
        for (index_t s = shape_.sweeps() - 1; s >= 0; --s) {
            for (index_t t = shape_.steps(s) - 1; t >= 0; --t) {
                const index_t column = ChaseShape::column(first_.data(), s, t);
                const auto row = static_cast<std::size_t>(shape_.row(s, t));
                const auto length = static_cast<std::size_t>(shape_.length(s, t));
                const T* const v = &v_[static_cast<std::size_t>(column * shape_.b)];
                Wide<T> sum = 0;
                for (std::size_t i = 0; i < length; ++i) sum += conjugate(Wide<T>(v[i])) * z[row + i];
                sum *= Wide<T>(tau_[static_cast<std::size_t>(column)]);
                for (std::size_t i = 0; i < length; ++i) z[row + i] -= Wide<T>(v[i]) * sum;
            }
        }
    }

  private:
    /// 1, or a complex number of that modulus: tau of a unitary reflector need not be real.
    static T unit_number(index_t column) {
        if constexpr (is_complex<T>) return std::polar(real_t<T>(1), static_cast<real_t<T>>(column));
        return T(1);
    }
    T& at(index_t column, index_t i) { return v_[static_cast<std::size_t>(column * shape_.b + i)]; }
    template <class F>
    void over(F f) {
        for (index_t s = 0; s < shape_.sweeps(); ++s) {
            for (index_t t = 0; t < shape_.steps(s); ++t) f(s, t, ChaseShape::column(first_.data(), s, t));
        }
    }

    ChaseShape shape_;
    Stream numbers_;
    std::vector<index_t> first_;
    std::vector<T> v_, tau_;
};

/// A set, the matrix that it multiplies, and what that takes.
template <class T>
struct Side {
    ChaseReflectors<T> q;
    DistMatrix<T> z;
    ApplyChaseWork<T> apply;
    Side(Arena& arena, const ChaseShape& shape, index_t cols, index_t nb)
        : q(arena, shape), z(arena, shape.n, cols, nb), apply(arena, shape, z.cyclic) {
        q.carve_made(arena);
    }
};

template <class T>
struct Work {
    Side<T> left, right;
    /// The right set has one row less. at_once: both are packed; else one after the other, into the same
    /// memory.
    Work(Arena& arena, const ChaseShape& shape, bool at_once)
        : left(arena, shape, 7, 3), right(arena, {shape.n - 1, shape.b}, 11, 2) {
        if (at_once) {
            left.q.carve_packed(arena);
            right.q.carve_packed(arena);
        } else {
            arena.overlay([&] { left.q.carve_packed(arena); }, [&] { right.q.carve_packed(arena); });
        }
    }
};

template <class T>
T element(const DistMatrix<T>& z, index_t i, index_t j) {
    return Stream(static_cast<std::uint64_t>(z.rows), 9)
        .scalar<T>(static_cast<std::uint64_t>(i + j * z.rows), -1, 1);
}

/// f(its owner's queue, j, column j) for each column.
template <class T, class F>
void over_columns(Context& context, const DistMatrix<T>& z, F f) {
    for (index_t j = 0; j < z.cols(); ++j) {
        const index_t block = j / z.cyclic.nb();
        f(context.queue(z.cyclic.owner(block)), j,
          z.block_column(block, 0).block(0, j % z.cyclic.nb(), z.rows, 1));
    }
}

template <class T>
void fill(Context& context, const DistMatrix<T>& z) {
    over_columns(context, z, [&](Queue& queue, index_t j, const DeviceView<T>& column) {
        std::vector<T> host;
        for (index_t i = 0; i < z.rows; ++i) host.push_back(element(z, i, j));
        upload_array(queue, host.data(), column.data, z.rows);
        context.synchronize();
    });
}

template <class T>
void expect_product(Context& context, const Set<T>& set, const DistMatrix<T>& z) {
    over_columns(context, z, [&](Queue& queue, index_t j, const DeviceView<T>& column) {
        std::vector<T> found(static_cast<std::size_t>(z.rows));
        download_array(queue, column.data, found.data(), z.rows);
        context.synchronize();
        std::vector<Wide<T>> expected;
        for (index_t i = 0; i < z.rows; ++i) expected.push_back(Wide<T>(element(z, i, j)));
        set.apply(expected);
        double worst = 0;
        for (std::size_t i = 0; i < found.size(); ++i) {
            const double error = std::abs(Wide<T>(found[i]) - expected[i]);
            worst = std::isnan(error) ? error : std::max(worst, error);
        }
        ASSERT_LE(worst, 50 * static_cast<double>(unit_roundoff<T>)) << "column " << j;
    });
}

template <class T>
class ChaseReflectorsTest : public ::testing::Test {};
TYPED_TEST_SUITE(ChaseReflectorsTest, ScalarsAs<::testing::Types>);

/// By products, and by tiles of both widths.
TYPED_TEST(ChaseReflectorsTest, TwoSets) {
    using T = TypeParam;
    for (const int devices : {1, 2, 3}) {
        Context context("sim:" + std::to_string(devices));
        for (const ChaseShape& shape : {ChaseShape{34, 5}, {3, 32}, {101, 32}, {131, 64}}) {
            for (const bool at_once : {true, false}) {
                SCOPED_TRACE(std::to_string(shape.n) + " rows, width " + std::to_string(shape.b) + ", " +
                             std::to_string(devices) + " devices" + (at_once ? ", packed at once" : ""));
                Allocated<Work<T>> work(context, shape, at_once);
                Side<T>&left = work->left, &right = work->right;
                Set<T> of_left(left.q.shape, 1), of_right(right.q.shape, 2);
                fill(context, left.z);
                fill(context, right.z);
                begin_reflectors(context, left.q);
                begin_reflectors(context, right.q);
                of_left.make(context, left.q);
                of_right.make(context, right.q);
                pack_reflectors(context, left.q);
                if (at_once) pack_reflectors(context, right.q);
                context.synchronize();
                apply_chase(context, left.q, left.z, left.apply);
                context.synchronize();
                if (!at_once) pack_reflectors(context, right.q);
                context.synchronize();
                apply_chase(context, right.q, right.z, right.apply);
                expect_product(context, of_left, left.z);
                expect_product(context, of_right, right.z);
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
