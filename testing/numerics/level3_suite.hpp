// SPDX-License-Identifier: BSD-3-Clause
// What the suites of products of matrices share: the problems, and a call in each form with all that must hold of
// its result.
#pragma once

#include "numerics/blas_suite.hpp"
#include "support/level3_places.hpp"

namespace lapilli::testing::level3 {

// Panels narrower than the blocks of most matrices, and nothing left to the CPU.
class Level3Context : public SmallBlocks {
  public:
    explicit Level3Context(int device_count, std::int64_t width = 8) : SmallBlocks(device_count) {
        set("level3.crossover", "0");
        set("level3.nb", std::to_string(width));
    }
};

inline const char* transposes(Kind kind, bool complex) {
    switch (kind) {
        case Kind::syrk:
        case Kind::syr2k:
            return complex ? "NT" : "NTC";
        case Kind::herk:
        case Kind::her2k:
            return complex ? "NC" : "NTC";
        case Kind::symm:
        case Kind::hemm:
            return "N";
        default:
            return "NTC";
    }
}

// Calls f for every combination of options of the kind.
template <class T, class F>
void for_each_option(Problem<T> p, const F& f) {
    const bool sided = p.structured_A(), gemm = p.kind == Kind::gemm;
    for (const char* side = sided ? "LR" : "L"; *side != '\0'; ++side) {
        for (const char* uplo = gemm ? "L" : "LU"; *uplo != '\0'; ++uplo) {
            for (const char* trans = transposes(p.kind, is_complex<T>); *trans != '\0'; ++trans) {
                for (const char* transb = gemm ? "NTC" : "N"; *transb != '\0'; ++transb) {
                    for (const char* diag = p.triangular() ? "NU" : "N"; *diag != '\0'; ++diag) {
                        p.side = *side;
                        p.uplo = *uplo;
                        p.trans = *trans;
                        p.transb = *transb;
                        p.diag = *diag;
                        f(p);
                    }
                }
            }
        }
    }
}

// For real matrices HERK is SYRK, and so on: no need to ask twice.
template <class T>
bool is_asked(Kind kind) {
    return is_complex<T> || (kind != Kind::herk && kind != Kind::her2k && kind != Kind::hemm);
}

template <class T>
void expect_result(const Problem<T>& p, const Operands<T>& before, const Operands<T>& after) {
    EXPECT_LE(error(p, before, after.C), 1);
    EXPECT_TRUE(after.A.same_bits(before.A)) << "A has changed";
    EXPECT_TRUE(after.B.same_bits(before.B)) << "B has changed";
}

// Each returns C.
template <class T>
Matrix<T> expect_plain(lapilli_context ctx, const Problem<T>& p, const Homes& homes) {
    SCOPED_TRACE(p.text() + ", A, B, C on " + std::to_string(homes.A) + ' ' + std::to_string(homes.B) + ' ' +
                 std::to_string(homes.C));
    return expect_good<PlacedOperands<T>>(ctx, p, homes, [&](const auto& x) { return call(ctx, p, x); }).C;
}

template <class T>
Matrix<T> expect_async(lapilli_context ctx, lapilli_queue queue, int device, const Problem<T>& p) {
    SCOPED_TRACE(p.text() + ", async");
    return expect_good_on<PlacedOperands<T>>(queue, ctx, p, Homes{device, device, device},
                                             [&](const auto& x) { return call_async(queue, p, x); })
        .C;
}

template <class T>
Matrix<T> expect_spread(lapilli_context ctx, const Problem<T>& p, const Widths& nb) {
    SCOPED_TRACE(p.text() + nb.text() + " on " + std::to_string(lapilli_device_count(ctx)) + " devices");
    const Operands<T> before = make(p);
    Operands<T> after = before;
    const SpreadOperands<T> spread(ctx, after, nb);
    EXPECT_EQ(call_mgpu(ctx, p, spread.handles()), 0) << lapilli_last_error(ctx);
    spread.gather();
    expect_result(p, before, after);
    return after.C;
}

}  // namespace lapilli::testing::level3
