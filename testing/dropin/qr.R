# SPDX-License-Identifier: BSD-3-Clause
# R's qr by LAPACK, of real and complex matrices, tall, wide and square: its factors, products with Q, and least squares, against
# their definitions.
source(file.path(Sys.getenv("FOLDER"), "residuals.R"))
norm_of <- function(x) sqrt(sum(Mod(x)^2))
check <- function(a) {
  m <- nrow(a)
  k <- min(dim(a))
  n <- max(dim(a))
  f <- qr(a, LAPACK = TRUE)
  stopifnot(is.complex(a) || isTRUE(attr(f, "useLAPACK")))
  q <- qr.Q(f)
  whole <- qr.Q(f, complete = TRUE)
  r <- qr.R(f)
  stopifnot(dim(q) == c(m, k), dim(whole) == c(m, m), sort(f$pivot) == seq_len(ncol(a)))
  expect_small("qr", q %*% r - a[, f$pivot], norm_of(a), n)
  expect_small("orthogonality", adjoint(whole) %*% whole - diag(m), 1, n)
  expect_small("part of Q", whole[, seq_len(k)] - q, 1, n)
  expect_small("triangle", r[lower.tri(r)], 1, n)
  b <- normal(m, 3, is.complex(a))
  # Copies: R writes over a complex argument of qr.qy and qr.qty.
  expect_small("qr.qy", qr.qy(f, b + 0) - whole %*% b, norm_of(b), n)
  expect_small("qr.qty", qr.qty(f, b + 0) - adjoint(whole) %*% b, norm_of(b), n)
  if (m >= ncol(a)) {
    expect_small("qr.X", qr.X(f) - a, norm_of(a), n)
    x <- qr.coef(f, b + 0)
    residual <- a %*% x - b
    size <- norm_of(a) * (norm_of(a) * norm_of(x) + norm_of(b))
    expect_small("qr.coef", adjoint(a) %*% residual, size, n)
    expect_small("qr.coef of one side", qr.coef(f, b[, 1]) - x[, 1], norm_of(x) * kappa(a, exact = TRUE), n)
    expect_small("qr.solve", adjoint(a) %*% (a %*% qr.solve(f, b + 0) - b), size, n)
  }
}
for (n in c(1, 2, 5, 60, 150)) {
  for (complex in c(FALSE, TRUE)) {
    half <- n %/% 2 + 1
    check(normal(n, n, complex))
    check(normal(n + 1, half, complex))
    check(normal(half, n + 1, complex))
  }
}
finish()
