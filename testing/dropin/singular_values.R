# SPDX-License-Identifier: BSD-3-Clause
# R's svd, La.svd, norm of real and complex matrices, tall, wide and square, and prcomp, against their definitions.
source(file.path(Sys.getenv("FOLDER"), "residuals.R"))
check <- function(a) {
  m <- nrow(a)
  n <- ncol(a)
  k <- min(m, n)
  most <- max(m, n)
  f <- svd(a)
  size <- f$d[1]
  expect_small("svd", f$u %*% diag(f$d, k) %*% adjoint(f$v) - a, size, most)
  expect_small("svd, U", adjoint(f$u) %*% f$u - diag(k), 1, most)
  expect_small("svd, V", adjoint(f$v) %*% f$v - diag(k), 1, most)
  expect_small("svd, order", pmax(0, diff(f$d), -f$d[k]), size, most)
  expect_small("svd, values", svd(a, nu = 0, nv = 0)$d - f$d, size, most)
  whole <- La.svd(a, nu = m, nv = n)
  expect_small("La.svd", whole$u[, seq_len(k)] %*% diag(whole$d, k) %*% whole$vt[seq_len(k), ] - a, size, most)
  expect_small("La.svd, U", adjoint(whole$u) %*% whole$u - diag(m), 1, most)
  expect_small("La.svd, V", whole$vt %*% adjoint(whole$vt) - diag(n), 1, most)
  if (!is.complex(a)) {
    expect_small("norm", norm(a, "2") - size, size, most)
    if (m > n) expect_small("prcomp", prcomp(a, center = FALSE)$sdev - f$d / sqrt(m - 1), size / sqrt(m - 1), most)
  }
}
for (n in c(3, 70)) {
  for (complex in c(FALSE, TRUE)) {
    half <- n %/% 2 + 1
    check(normal(n, n, complex))
    check(normal(n + 1, half, complex))
    check(normal(half, n + 1, complex))
    check(outer(normal(n, 1, complex)[, 1], normal(half, 1, complex)[, 1]))
  }
}
finish()
