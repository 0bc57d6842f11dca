// SPDX-License-Identifier: BSD-3-Clause
// Eigenproblems of matrices whose elements are nearly as large, or as small, as numbers can be. Their results
// are judged as those of the same problem near one, since residuals are computed with squares of elements.
#pragma once

#include "support/routine.hpp"

namespace lapilli::tester {

class Scaled {
  public:
    // `ordinary`: what data() has made; `spoiled`: the input of the call.
    Scaled(const testing::Routine& routine, const testing::Problem& problem,
           const testing::Operands& ordinary, const testing::Operands& spoiled);

    // The problem of the call: bounds of a part of the spectrum are as much larger as the matrix is.
    testing::Problem called() const;
    // The matrix near one. Elements below the square of the unit, which no residual shows, become zeros, in
    // results, too: OpenBLAS 0.3.21's STERF and HBTRD, which find the values to compare with, are not
    // accurate where such elements are.
    testing::Operands input(const testing::Operands& of_call) const;
    // Eigenvalues and reduced matrices are as much larger as the matrix is; vectors and reflectors stay.
    testing::Operands output(const testing::Operands& of_call) const;

  private:
    const testing::Routine& routine_;
    const testing::Problem& problem_;
    bool active_ = false;  // whether the results are judged near one
    double least_ = 0;     // of the elements that are not taken for zeros
    int exponent_ = 0;     // it is 2 to this power times as large as the ordinary one
};

}  // namespace lapilli::tester
