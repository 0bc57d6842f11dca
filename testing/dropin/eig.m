% SPDX-License-Identifier: BSD-3-Clause
% Octave's eig (also generalized), schur, hess, balance, sylvester, chol, inv and the solution with a positive definite matrix, against their
% definitions.
1;
function failed = check(failed, what, x, y, n, unit)
  units = max(abs(x(:) - y(:))) / (max(abs(y(:))) * n * unit);
  if !(units < 30) || any(isnan(x(:)))  % max does not see these
    failed++;
    printf("%s, n = %d: %g units\n", what, n, units);
  end
end
rand("seed", 1);
failed = 0;
for kind = {"double", "single"}
  unit = eps(kind{1});
  for n = [1 2 5 60 150]
    for is_complex = [false true]
      g = cast(rand(n) - 0.5, kind{1});
      if is_complex
        g += 1i * cast(rand(n) - 0.5, kind{1});
      end
      a = g + g';
      b = g * g' + n * eye(n);
      b = (b + b') / 2;
      [v, w] = eig(a);
      failed = check(failed, "eig", a * v, v * w, n, unit);
      failed = check(failed, "orthogonality", v' * v, eye(n), n, unit);
      failed = check(failed, "values alone", eig(a), diag(w), n, unit);
      [v, w] = eig(a, b);
      failed = check(failed, "eig(a, b)", a * v / max(abs(b(:))), b * v * w / max(abs(b(:))), n, 10 * unit);
      [v, w] = eig(g);
      failed = check(failed, "eig, general", g * v, v * w, n, 10 * unit);
      [u, t] = schur(g);
      failed = check(failed, "schur", u * t * u', g, n, unit);
      [q, h] = hess(g);
      failed = check(failed, "hess", q * h * q', g, n, unit);
      d = diag(2 .^ mod(1:n, 9));
      [s, w] = balance(d * g / d);
      failed = check(failed, "balance", s * w / s, d * g / d, n, unit);
      x = sylvester(b, b, g);
      failed = check(failed, "sylvester", b * x + x * b, g, n, 10 * unit);
      r = chol(b);
      failed = check(failed, "chol", r' * r, b, n, unit);
      failed = check(failed, "chol2inv", b * chol2inv(r), eye(n), n, unit);
      failed = check(failed, "solution", b * (b \ a), a, n, unit);
      h = g + n * eye(n);
      failed = check(failed, "general solution", h * (h \ a), a, n, unit);
      failed = check(failed, "inv", h * inv(h), eye(n), n, unit);
    end
  end
end
try
  chol(-eye(5));
  failed++;
  puts("the factor of a negative matrix\n");
end_try_catch
if failed == 0
  puts("all residuals below 30 units\n");
end
if failed > 0
  exit(1);
end
