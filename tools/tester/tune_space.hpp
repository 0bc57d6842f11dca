// SPDX-License-Identifier: BSD-3-Clause
// All shapes of the matrix-product kernel that a device can run and that its bandwidths do not rule out, and
// the products on which they compete.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

#include "product/policy.hpp"
#include "tester/blas_case.hpp"

namespace lapilli::tester {

ProductScalar product_scalar_of(char precision);

// Every legal shape whose loads from shared memory take no longer than its multiply-adds, whose operands come
// from L2 as fast as they are used, and that has a warp for each of the four schedulers.
std::vector<ProductPolicy> product_space(char precision, const ProductLimits& limits);

bool same_policy(const ProductPolicy& a, const ProductPolicy& b);
// The number of differing fields.
int distance(const ProductPolicy& a, const ProductPolicy& b);
// "128x64x8 2x2 warps 4 stages 2 blocks tensor C stream split_barrier"
std::string policy_text(const ProductPolicy& policy);

// A product that is timed: C := beta C + alpha op(A) op(B) as GEMM, SYRK or SYR2K.
struct TuneShape {
    std::string name;
    Blas routine;
    char op_a, op_b;
    std::int64_t m, n, k;

    std::int64_t terms() const { return routine == Blas::syr2k ? 2 : 1; }
    BlasCase blas_case(char precision) const;
};

// Products for which the library takes one shape of the kernel: those for which the condition holds and none
// of the classes before.
struct TuneClass {
    std::string name, condition;  // in C++, of p and of k = p.k * p.terms
    std::vector<TuneShape> shapes;
};

const std::vector<TuneClass>& tune_classes();

// Puts first what a model of bytes, operations and their overlap holds for the fastest on these products;
// keeps the order of equals.
void order_by_promise(std::vector<ProductPolicy>& space, char precision, const ProductLimits& limits,
                      const std::vector<TuneShape>& shapes, int multiprocessors);

}  // namespace lapilli::tester
