% SPDX-License-Identifier: BSD-3-Clause
% Octave's qr in its forms, and the solution of systems that are not square, against their definitions: tall and wide
% matrices.
1;
source([getenv("FOLDER") "/residuals.m"]);

function failed = check_factors(failed, a, unit)
  [m, n] = size(a);
  most = max(m, n);
  whole = norm(a, "fro");
  [q, r] = qr(a);
  failed = check(failed, "qr", q * r - a, whole, most, unit);
  failed = check(failed, "qr, triangle", tril(r, -1), whole, most, unit);
  failed = check(failed, "qr, orthogonality", q' * q - eye(m), 1, most, unit);
  failed = check(failed, "qr, R alone", abs(triu(qr(a))(1:min(m, n), :)) - abs(r(1:min(m, n), :)), whole, most, unit);
  [q, r] = qr(a, 0);
  failed = check(failed, "qr, economic", q * r - a, whole, most, unit);
  failed = check(failed, "qr, economic, orthogonality", q' * q - eye(min(m, n)), 1, most, unit);
  [q, r, p] = qr(a);
  failed = check(failed, "qr, pivots", q * r - a * p, whole, most, unit);
  failed = check(failed, "qr, pivots, orthogonality", q' * q - eye(m), 1, most, unit);
  failed = check(failed, "qr, order of pivots", max([0; diff(abs(diag(r)))]), whole, most, unit);
  [q, r, p] = qr(a, 0);
  failed = check(failed, "qr, economic, pivots", q * r - a(:, p), whole, most, unit);
end

% A X is next to B, and X among the rows of A, which are those of Q^H.
function failed = check_solution(failed, a, kind, is_complex, unit)
  b = normal(size(a, 1), 3, kind, is_complex);
  x = a \ b;
  whole = norm(a, "fro");
  most = max(size(a));
  failed = check(failed, "solution", a' * (a * x - b), whole * (whole * norm(x, "fro") + norm(b, "fro")), most, unit);
  [q, ~] = qr(a', 0);
  failed = check(failed, "shortest solution", x - q * (q' * x), norm(x, "fro"), most, unit);
end

randn("seed", 1);
failed = 0;
for kind = {"double", "single"}
  unit = eps(kind{1});
  for n = [2 5 60 150]
    for is_complex = [false true]
      half = floor(n / 2) + 1;
      for shape = [n + 1, half; half, n + 1]
        a = normal(shape(1), shape(2), kind{1}, is_complex);
        failed = check_factors(failed, a, unit);
        failed = check_solution(failed, a, kind{1}, is_complex, unit);
      end
    end
  end
end
finish(failed);
