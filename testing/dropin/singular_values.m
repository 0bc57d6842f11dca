% SPDX-License-Identifier: BSD-3-Clause
% Octave's svd by either driver, pinv, rank and null, against their definitions: tall and wide matrices, of full rank and not.
1;
source([getenv("FOLDER") "/residuals.m"]);

function failed = check_svd(failed, a, unit)
  [m, n] = size(a);
  most = max(m, n);
  k = min(m, n);
  for driver = {"gesdd", "gesvd"}
    svd_driver(driver{1});
    values = svd(a);
    whole = values(1);
    [u, s, v] = svd(a);
    failed = check(failed, "svd", u * s * v' - a, whole, most, unit);
    failed = check(failed, "svd, U", u' * u - eye(m), 1, most, unit);
    failed = check(failed, "svd, V", v' * v - eye(n), 1, most, unit);
    failed = check(failed, "svd, values", diag(s) - values, whole, most, unit);
    failed = check(failed, "svd, order", max([0; diff(values); -values]), whole, most, unit);
    [u, s, v] = svd(a, "econ");
    failed = check(failed, "svd, economic", u * s * v' - a, whole, most, unit);
    failed = check(failed, "svd, economic, U", u' * u - eye(k), 1, most, unit);
  end
end

% The inverse of what a matrix maps to what it maps to, and zeros elsewhere.
function failed = check_rank(failed, a, wanted, unit)
  [m, n] = size(a);
  most = max(m, n);
  if rank(a) != wanted
    failed++;
    printf("rank %d of %d by %d, not %d\n", rank(a), m, n, wanted);
  end
  x = pinv(a);
  whole = norm(a);
  failed = check(failed, "pinv", a * x * a - a, whole * cond_of(a, wanted), most, unit);
  failed = check(failed, "pinv, projection", (a * x)' - a * x, cond_of(a, wanted), most, unit);
  z = null(a);
  failed = check(failed, "null, columns", size(z, 2) - (n - wanted), 1, most, unit);
  failed = check(failed, "null", a * z, whole, most, unit);
end
function ratio = cond_of(a, wanted)
  values = svd(a);
  ratio = values(1) / values(wanted);
end

randn("seed", 1);
failed = 0;
for kind = {"double", "single"}
  unit = eps(kind{1});
  for n = [3 70]
    for is_complex = [false true]
      half = floor(n / 2) + 1;
      for shape = [n, n + 1, half; n, half, n + 1]
        a = normal(shape(1), shape(2), kind{1}, is_complex);
        failed = check_svd(failed, a, unit);
        failed = check_rank(failed, a, min(shape), unit);
        failed = check_rank(failed, a(:, 1) * a(1, :), 1, unit);
      end
    end
  end
end
finish(failed);
