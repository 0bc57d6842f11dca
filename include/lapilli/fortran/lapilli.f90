! SPDX-License-Identifier: BSD-3-Clause
! The module lapilli: this file is compiled, the others are included.
! Written by tools/generate from src/api/routines: change the table, then run make generate.
include 'runtime.f90'
include 'matrices.f90'
include 'factor.f90'
include 'lu.f90'
include 'qr.f90'
include 'mixed.f90'
include 'refine.f90'
include 'expert.f90'
include 'indefinite.f90'
include 'norms.f90'
include 'eigen.f90'
include 'tridiagonal.f90'
include 'generalized.f90'
include 'band.f90'
include 'packed.f90'
include 'batch.f90'
include 'level2.f90'
include 'level3.f90'

module lapilli
  use lapilli_runtime
  use lapilli_matrices
  use lapilli_factor
  use lapilli_lu
  use lapilli_qr
  use lapilli_mixed
  use lapilli_refine
  use lapilli_expert
  use lapilli_indefinite
  use lapilli_norms
  use lapilli_eigen
  use lapilli_tridiagonal
  use lapilli_generalized
  use lapilli_band
  use lapilli_packed
  use lapilli_batch
  use lapilli_level2
  use lapilli_level3
  implicit none
end module
