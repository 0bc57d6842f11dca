// SPDX-License-Identifier: BSD-3-Clause
// A working matrix with what brings the caller's into it and back; transfer.cpp checks element by element.
#include "matrix/copied_operand.hpp"

#include <complex>
#include <cstddef>

#include "support/matrix.hpp"
#include "unit/sim.hpp"

namespace lapilli::testing {
namespace {

template <class T>
UserMatrix<T> user(Matrix<T>& a) {
    return {a.data(), a.rows(), a.cols(), a.ld(), false, nullptr};
}

Matrix<double> numbered(index_t m, index_t n) {
    Matrix<double> a(m, n, 2);
    for (index_t j = 0; j < n; ++j) {
        for (index_t i = 0; i < m; ++i) a(i, j) = static_cast<double>(1 + i + 100 * j);
    }
    return a;
}

TEST(CopiedOperand, HasTheShapeOfItsForm) {
    for (int devices = 1; devices <= 3; ++devices) {
        lapilli::Context context("sim:" + std::to_string(devices));
        for (const Form form : {Form::direct, Form::adjoint, Form::reversed, Form::adjoint_reversed}) {
            Allocated<CopiedOperand<double>> operand(context, CopyPlan{7, 12, form}, index_t(5));
            const bool turned = form == Form::adjoint || form == Form::adjoint_reversed;
            EXPECT_EQ(operand->matrix.rows, turned ? 12 : 7);
            EXPECT_EQ(operand->matrix.cols(), turned ? 7 : 12);
            EXPECT_EQ(operand->matrix.cyclic.devices(), devices);
        }
    }
}

TEST(CopiedOperand, ThereAndBack) {
    for (int devices = 1; devices <= 3; ++devices) {
        lapilli::Context context("sim:" + std::to_string(devices));
        for (const Form form : {Form::direct, Form::adjoint, Form::reversed, Form::adjoint_reversed}) {
            Matrix<double> a = numbered(7, 12), back(7, 12, 2);
            const Matrix<double> empty = back;
            Allocated<CopiedOperand<double>> operand(context, copy_plan_of(user(a), form), index_t(5));
            operand->upload(context, user(a));
            operand->collect(context, user(back));
            EXPECT_TRUE(back.same_bits(empty)) << "written before it was asked for";
            operand->write_back(context, user(back));
            EXPECT_TRUE(back.same_bits(a));
        }
    }
}

TEST(CopiedOperand, OnlyItsTriangle) {
    lapilli::Context context("sim:3");
    Matrix<double> a = numbered(13, 13), back(13, 13, 2);
    Allocated<CopiedOperand<double>> operand(context, copy_plan_of(user(a), Form::adjoint, Part::lower),
                                             index_t(4));
    operand->upload(context, user(a));
    operand->download(context, user(back));
    for (index_t j = 0; j < 13; ++j) {
        for (index_t i = 0; i < 13; ++i) ASSERT_EQ(back(i, j), i <= j ? a(i, j) : 0.0) << i << ", " << j;
    }
}

/// Kernels load whole elements.
TEST(CopiedOperand, InPlaceAtMultiplesOfAnElement) {
    using T = std::complex<double>;
    lapilli::Context context("sim:1");
    const DeviceArray<T> array(context, 0, 50);
    for (const std::size_t shift : {std::size_t{0}, sizeof(double)}) {
        auto* const at = reinterpret_cast<T*>(reinterpret_cast<std::byte*>(array.data()) + shift);
        const UserMatrix<const T> a{at, 7, 7, 7, true};
        EXPECT_EQ(where_it_is(context, Team{1}, a, copy_plan_of(a)).in_place, shift == 0);
    }
}

/// Whichever copy fails, the caller's matrix is as it was.
TEST(CopiedOperand, FailuresChangeNothing) {
    lapilli::Context context("sim:2");
    int failures = 0;
    for (int k = 1; k <= 20; ++k) {
        Matrix<double> a = numbered(13, 13), back(13, 13, 2);
        const Matrix<double> empty = back;
        const int code = code_of([&] {
            Allocated<CopiedOperand<double>> operand(context, copy_plan_of(user(a)), index_t(4));
            context.settings.set("sim.fail", "copy:" + std::to_string(k));
            operand->upload(context, user(a));
            operand->download(context, user(back));
        });
        context.settings.set("sim.fail", "");
        EXPECT_TRUE(back.same_bits(code == 0 ? a : empty)) << "copy " << k;
        failures += code != 0;
        for (int d = 0; d < 2; ++d) context.queue(d).forget_failure();
    }
    EXPECT_EQ(failures, 8);  // four block columns, there and back
}

}  // namespace
}  // namespace lapilli::testing
