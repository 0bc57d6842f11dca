# SPDX-License-Identifier: BSD-3-Clause
# R's eigen, chol, chol2inv, solve and the solution with a general matrix against their definitions; with complex matrices where R has them.
set.seed(1)
failed <- 0
expect_small <- function(what, x, y, n) {
  units <- max(Mod(x - y)) / (max(Mod(y)) * n * .Machine$double.eps)
  if (!(units < 30)) {
    failed <<- failed + 1
    cat(sprintf("%s, n = %d: %g units\n", what, n, units))
  }
}
for (n in c(1, 2, 5, 60, 150)) {
  g <- matrix(rnorm(n * n), n, n)
  a <- g + t(g)
  e <- eigen(a, symmetric = TRUE)
  expect_small("eigen", a %*% e$vectors, e$vectors %*% diag(e$values, n), n)
  expect_small("orthogonality", crossprod(e$vectors), diag(n), n)
  expect_small("values alone", eigen(a, symmetric = TRUE, only.values = TRUE)$values, e$values, n)
  h <- a + 1i * (g - t(g))
  e <- eigen(h, symmetric = TRUE)
  expect_small("eigen, Hermitian", h %*% e$vectors, e$vectors %*% diag(e$values, n), n)
  e <- eigen(g)
  expect_small("eigen, general", g %*% e$vectors, e$vectors %*% diag(e$values, n), 10 * n)
  e <- eigen(h + g)
  expect_small("eigen, complex", (h + g) %*% e$vectors, e$vectors %*% diag(e$values, n), 10 * n)
  b <- crossprod(g) + n * diag(n)
  r <- chol(b)
  expect_small("chol", crossprod(r), b, n)
  expect_small("chol2inv", b %*% chol2inv(r), diag(n), n)
  x <- backsolve(r, forwardsolve(t(r), g))
  expect_small("triangular solves", b %*% x, g, n)
  general <- g + n * diag(n)
  expect_small("solve", general %*% solve(general, g), g, n)
}
message <- tryCatch({ chol(-diag(5)); "none" }, error = conditionMessage)
if (!grepl("not positive", message)) {
  failed <- failed + 1
  cat("chol of a negative matrix:", message, "\n")
}
cat(if (failed == 0) "all residuals below 30 units\n" else paste(failed, "failed\n"))
quit(status = if (failed == 0) 0 else 1)
