# SPDX-License-Identifier: BSD-3-Clause
# Residuals and random matrices, which qr.R and singular_values.R share.
set.seed(1)
failed <- 0
expect_small <- function(what, error, size, n) {
  units <- max(0, Mod(error)) / (size * n * .Machine$double.eps)
  if (!(units < 30)) {
    failed <<- failed + 1
    cat(sprintf("%s, n = %d: %g units\n", what, n, units))
  }
}
adjoint <- function(x) Conj(t(x))
normal <- function(m, n, complex) {
  x <- matrix(rnorm(m * n), m, n)
  if (complex) x + 1i * matrix(rnorm(m * n), m, n) else x
}
finish <- function() {
  cat(if (failed == 0) "all residuals below 30 units\n" else paste(failed, "failed\n"))
  quit(status = if (failed == 0) 0 else 1)
}
