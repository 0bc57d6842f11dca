// SPDX-License-Identifier: BSD-3-Clause
// The caller's matrices on their way in and out, element by element: every form, part, place and awkward
// size; what is not to be written stays as it was, bit for bit.
#include "matrix/transfer.hpp"

#include <cstring>

#include "support/matrix.hpp"
#include "support/place.hpp"
#include "support/precisions.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

constexpr Form forms[] = {Form::direct, Form::adjoint, Form::reversed, Form::adjoint_reversed};

struct Case {
    Form form;
    Part part;
    Where where;
    index_t m, n;              ///< of the caller's matrix
    index_t row = 0, col = 0;  ///< of a block: the rows and columns of its matrix before it, and after it
};

bool turned(Form form) { return form == Form::adjoint || form == Form::adjoint_reversed; }

/// Where element (i, j) of the working matrix is in the caller's m-by-n one, or in what that is a block of.
std::pair<index_t, index_t> source(const Case& c, index_t i, index_t j) {
    switch (c.form) {
        case Form::adjoint:
            return {c.row + j, c.col + i};
        case Form::reversed:
            return {c.row + c.m - 1 - i, c.col + c.n - 1 - j};
        case Form::adjoint_reversed:
            return {c.row + c.m - 1 - j, c.col + c.n - 1 - i};
        default:
            return {c.row + i, c.col + j};
    }
}

template <class T>
struct Work {
    DistMatrix<T> b;
    TransferWork<T> transfer;
    Work(Arena& arena, index_t m, index_t n, bool is_turned, index_t nb, bool on_host)
        : b(arena, is_turned ? n : m, is_turned ? m : n, nb), transfer(arena, m, n, nb, on_host) {}
};

/// The caller's matrix in one of its places, a copy of a host matrix.
template <class T>
class Placed {
  public:
    Placed(lapilli::Context& context, Where where, Matrix<T>& host)
        : context_(context), where_(where), host_(host) {
        user_ = {host.data(), host.rows(), host.cols(), host.ld(), false, nullptr};
        if (where == Where::device) {
            // On the last device: the others reach it across.
            arrays_.push_back(std::make_unique<DeviceArray<T>>(
                context, context.device_count() - 1, std::max<index_t>(1, host.ld() * host.cols())));
            user_.data = arrays_[0]->data();
            user_.on_device = true;
        } else if (where == Where::spread) {
            // Other blocks than the working matrix's.
            spread_ = {letter<T>, host.rows(), host.ld(), Cyclic(host.cols(), 3, context.device_count()), {}};
            for (int d = 0; d < context.device_count(); ++d) {
                const index_t count = std::max<index_t>(1, host.ld() * spread_.cyclic.local_cols(d));
                arrays_.push_back(std::make_unique<DeviceArray<T>>(context, d, count));
                spread_.local.push_back(arrays_.back()->data());
            }
            user_.data = nullptr;
            user_.spread = &spread_;
        }
        move(true);
    }
    const UserMatrix<T>& user() const { return user_; }
    /// The matrix as it is now, padding included.
    void read() { move(false); }

  private:
    void move(bool in) {
        if (where_ == Where::host) return;
        const Cyclic one_block(host_.cols(), std::max<index_t>(1, host_.cols()), 1);
        const Cyclic& cyclic = where_ == Where::spread ? spread_.cyclic : one_block;
        for (index_t b = 0; b < cyclic.blocks(); ++b) {
            const DeviceArray<T>& array = *arrays_[static_cast<std::size_t>(cyclic.owner(b))];
            const index_t width = cyclic.block_width(b), ld = host_.ld();
            const DeviceView<T> there{array.data() + cyclic.local_block_start(b) * ld, ld, width, ld};
            const HostView<T> here{host_.data() + cyclic.block_start(b) * ld, ld, width, ld};
            if (in) {
                copy_across(context_.queue(0), here, there);
            } else {
                copy_across(context_.queue(0), there, here);
            }
        }
        context_.synchronize();
    }

    lapilli::Context& context_;
    Where where_;
    Matrix<T>& host_;
    SpreadMatrix spread_;
    std::vector<std::unique_ptr<DeviceArray<T>>> arrays_;
    UserMatrix<T> user_;
};

template <class T>
Matrix<T> numbered(index_t m, index_t n, double offset) {
    Matrix<T> a(m, n, 3);
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = 0; i < m; ++i)
            a(i, j) = make_scalar<T>(offset + static_cast<double>(i + 100 * j), offset - i);
    }
    return a;
}

template <class T>
bool same(const T& a, const T& b) {
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

template <class T>
Matrix<T> read(lapilli::Context& context, const DistMatrix<T>& b) {
    Matrix<T> host(b.rows, b.cols());
    for (index_t block = 0; block < b.cyclic.blocks(); ++block) {
        copy_across(context.queue(b.cyclic.owner(block)), b.block_column(block, 0),
                    HostView<T>{host.data() + b.cyclic.block_start(block) * host.ld(), b.rows,
                                b.cyclic.block_width(block), host.ld()});
    }
    context.synchronize();
    return host;
}

/// Up, checked, and down into another matrix, checked.
template <class T>
void check(lapilli::Context& context, const Case& c, index_t nb) {
    SCOPED_TRACE(::testing::Message()
                 << letter<T> << " form " << static_cast<int>(c.form) << " part " << static_cast<char>(c.part)
                 << ' ' << name_of(c.where) << ' ' << c.m << " by " << c.n << " at " << c.row << ", " << c.col
                 << " nb " << nb << " devices " << context.device_count());
    const bool lower = c.part == Part::lower;
    const auto in_part = [&](index_t i, index_t j) { return !lower || i >= j; };
    const index_t all_rows = c.m + 2 * c.row, all_cols = c.n + 2 * c.col;
    Matrix<T> a = numbered<T>(all_rows, all_cols, 0.5), target = numbered<T>(all_rows, all_cols, -7000);
    const index_t rows = turned(c.form) ? c.n : c.m, cols = turned(c.form) ? c.m : c.n;
    for (index_t j = 0; j < cols; ++j) {
        for (index_t i = 0; i < std::min(j, rows) && lower; ++i) {
            const auto [row, col] = source(c, i, j);
            a(row, col) = target(row, col) = quiet_nan<T>();
        }
    }
    const Matrix<T> before = target, input = a;
    Placed<T> from(context, c.where, a), to(context, c.where, target);
    Allocated<Work<T>> work(context, c.m, c.n, turned(c.form), nb, c.where == Where::host);

    const UserMatrix<T> source_block = from.user().block(c.row, c.col, c.m, c.n),
                        target_block = to.user().block(c.row, c.col, c.m, c.n);
    upload<T>(context, source_block, c.form, c.part, work->b, work->transfer);
    const Matrix<T> b = read(context, work->b);
    for (index_t j = 0; j < cols; ++j) {
        for (index_t i = 0; i < rows; ++i) {
            if (!in_part(i, j)) continue;
            const auto [row, col] = source(c, i, j);
            const T expected = turned(c.form) ? testing::conjugate(input(row, col)) : input(row, col);
            ASSERT_EQ(b(i, j), expected) << "up, element " << i << ", " << j;
        }
    }

    collect<T>(context, work->b, c.form, c.part, target_block, work->transfer);
    if (c.where == Where::host) {
        ASSERT_TRUE(target.same_bits(before)) << "changed before it is written back";
    }
    write_back<T>(context, c.form, c.part, target_block, work->transfer);
    to.read();
    from.read();
    ASSERT_TRUE(a.same_bits(input)) << "the source has changed";
    Matrix<T> expected = before;
    for (index_t j = 0; j < cols; ++j) {
        for (index_t i = 0; i < rows; ++i) {
            const auto [row, col] = source(c, i, j);
            if (in_part(i, j)) expected(row, col) = input(row, col);
        }
    }
    for (index_t j = 0; j < all_cols; ++j) {
        for (index_t i = 0; i < target.ld(); ++i) {
            ASSERT_TRUE(same(target(i, j), expected(i, j))) << "down, element " << i << ", " << j;
        }
    }
}

template <class T>
class Transfer : public ::testing::Test {};
TYPED_TEST_SUITE(Transfer, ScalarsAs<::testing::Types>);

TYPED_TEST(Transfer, WholeMatrices) {
    const std::pair<index_t, index_t> sizes[] = {{1, 1},   {5, 3},  {3, 5},  {4, 4},
                                                 {13, 13}, {17, 6}, {6, 17}, {1, 9}};
    for (int devices = 1; devices <= 3; ++devices) {
        lapilli::Context context("sim:" + std::to_string(devices));
        for (const Form form : forms) {
            for (const Where where : {Where::host, Where::device, Where::spread}) {
                for (const auto& [m, n] : sizes) check<TypeParam>(context, {form, Part::all, where, m, n}, 4);
            }
        }
    }
}

TYPED_TEST(Transfer, Triangles) {
    for (int devices = 1; devices <= 3; ++devices) {
        lapilli::Context context("sim:" + std::to_string(devices));
        for (const Form form : {Form::direct, Form::adjoint, Form::reversed}) {
            for (const Where where : {Where::host, Where::device, Where::spread}) {
                for (const index_t n : {1, 2, 4, 5, 8, 13}) {
                    for (const index_t nb : {1, 4, 20})
                        check<TypeParam>(context, {form, Part::lower, where, n, n}, nb);
                }
            }
        }
    }
}

// As ilo and ihi of GEHRD name one.
TYPED_TEST(Transfer, BlocksOfMatrices) {
    for (int devices = 1; devices <= 3; ++devices) {
        lapilli::Context context("sim:" + std::to_string(devices));
        for (const Form form : forms) {
            for (const Where where : {Where::host, Where::device, Where::spread}) {
                for (const auto& [row, col] : {std::pair<index_t, index_t>{2, 4}, {0, 1}, {5, 0}}) {
                    check<TypeParam>(context, {form, Part::all, where, 7, 11, row, col}, 4);
                    if (form != Form::adjoint_reversed)
                        check<TypeParam>(context, {form, Part::lower, where, 8, 8, row, col}, 4);
                }
            }
        }
    }
}

// In the place of its one device, and to the host.
TYPED_TEST(Transfer, ABlockOfABlockWhereItIs) {
    using T = TypeParam;
    lapilli::Context context("sim:1");
    for (const Where where : {Where::device, Where::spread}) {
        Matrix<T> a = numbered<T>(12, 10, 0.25), host(4, 3);
        Placed<T> placed(context, where, a);
        const UserMatrix<T> block = placed.user().block(3, 2, 8, 7).block(1, 4, 4, 3);
        const DeviceView<T> here = block.on_one_device();
        EXPECT_EQ(here.data, placed.user().on_one_device().data + 4 + 6 * a.ld());
        EXPECT_EQ(here.ld, a.ld());
        fetch_to_host<T>(context, block, HostView<T>{host.data(), 4, 3, host.ld()});
        for (index_t j = 0; j < 3; ++j) {
            for (index_t i = 0; i < 4; ++i) ASSERT_EQ(host(i, j), a(4 + i, 6 + j));
        }
    }
}

TYPED_TEST(Transfer, WholeMatricesToTheHost) {
    using T = TypeParam;
    lapilli::Context context("sim:2");
    for (const Where where : {Where::host, Where::device, Where::spread}) {
        for (const index_t m : {1, 7}) {
            for (const index_t n : {1, 3, 10}) {
                Matrix<T> a = numbered<T>(m, n, 0.25), target = numbered<T>(m, n, 50), host(m, n, 2);
                const Matrix<T> input = a, padding = target;
                Placed<T> from(context, where, a), to(context, where, target);
                const HostView<T> view{host.data(), m, n, host.ld()};
                fetch_to_host<T>(context, from.user(), view);
                deliver_from_host<T>(context, HostView<const T>(view), to.user());
                to.read();
                for (index_t j = 0; j < n; ++j) {
                    for (index_t i = 0; i < m; ++i) ASSERT_EQ(target(i, j), input(i, j));
                    for (index_t i = m; i < target.ld(); ++i) ASSERT_TRUE(same(target(i, j), padding(i, j)));
                }
            }
        }
    }
}

TYPED_TEST(Transfer, Vectors) {
    using T = TypeParam;
    lapilli::Context context("sim:2");
    std::vector<T> values;
    for (int i = 0; i < 9; ++i) values.push_back(make_scalar<T>(i, -i));
    std::vector<T> target(9);
    const DeviceArray<T> device(context, 1, 9);
    copy_vector<T>(context, device.data(), values.data(), 9);
    copy_vector<T>(context, target.data(), device.data(), 8);
    EXPECT_TRUE(std::equal(values.begin(), values.end() - 1, target.begin()));
    EXPECT_EQ(target[8], T(0));
    copy_vector<T>(context, target.data(), values.data(), 9);
    EXPECT_EQ(target, values);
    copy_vector<T>(context, nullptr, nullptr, 0);
}

}  // namespace
}  // namespace lapilli::testing
