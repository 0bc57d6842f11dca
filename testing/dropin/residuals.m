% SPDX-License-Identifier: BSD-3-Clause
% Residuals and random matrices, which qr.m and singular_values.m share.
1;
function failed = check(failed, what, distance, size, n, unit)
  units = max([0; abs(distance(:))]) / (size * n * unit);
  if !(units < 30) || any(isnan(distance(:)))  % max does not see these
    failed++;
    printf("%s, n = %d: %g units\n", what, n, units);
  end
end

function a = normal(m, n, kind, is_complex)
  a = cast(randn(m, n), kind);
  if is_complex
    a += 1i * cast(randn(m, n), kind);
  end
end

function finish(failed)
  if failed == 0
    puts("all residuals below 30 units\n");
  end
  if failed > 0
    exit(1);
  end
end
