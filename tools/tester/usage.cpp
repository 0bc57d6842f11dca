// SPDX-License-Identifier: BSD-3-Clause
// The text of lapilli-test --help.
#include "tester/options.hpp"

namespace lapilli::tester {

std::string usage() {
    return R"(lapilli-test ROUTINE [options]    times and checks one routine
lapilli-test spmm [options]       times products of sparse matrices (lapilli-test spmm --help)
lapilli-test plot [options]       draws such measurements (lapilli-test plot --help)
lapilli-test timeline [options]   draws a trace (lapilli-test timeline --help)
lapilli-test tune [options]       tunes the matrix product on a GPU (lapilli-test tune --help)
lapilli-test fuzz [options]       draws calls at random and judges their results (lapilli-test fuzz --help)

Routines:)" +
           routine_names() + "\n          " + blas_names() + R"(

  --n 1000:8000:1000     sizes: first:last:step (inclusive), a list 100,200, or both (1000)
  --precision sdcz       any of the four letters (d; z for hemv, herk, her2k, hemm)
  --uplo LU              (L)
  --job NV, --compz NIV  syevd's jobz (V), stedc's compz (I); the norm of lange, lansy, lanhe and gecon (1)
  --itype 1              of sygst, sygvd, sygvx ...: A x = lambda B x (1), A B x = lambda x (2), B A x = lambda x (3)
  --side LR --trans NT   ormtr (L, N); T means the adjoint in every precision; with it laswp takes interchanges back
  --order EB             any other option by its name in LAPACK: letters that are taken one after the other
  --range AVI            part of a spectrum: all, values, indices (A)
  --il 1 --iu 100 --vl -1 --vu 1
                         its bounds (the middle third of the indices; an interval inside)
  --nrhs 100             right-hand sides of potrs and posv (100); the other dimension of ormtr's C (n); interchanges of
                         laswp (100)
  --count 1000           matrices of a batch (1000), many problems (64)
  --m 1000               rows of laswp's, lange's and geequ's A (n)
  --devices cuda:0,1     as lapilli_create takes it: auto, none, cuda, cuda:0,1, sim:4 (LAPILLI_DEVICES, or auto)
  --where host,device,mgpu
                         operands in host memory, in memory of device 0, spread over the devices (host; the BLAS:
                         device)
  --matrix KIND          uniform posdef graded identity zero wilkinson reduced geometric arithmetic cluster-one cluster-eps
                         loguniform, the last five also with -sign (the routine's: posdef or uniform)
  --cond 1e3             condition of graded and of given spectra
  --file NAME            a Matrix Market, .npy or HDF5 file; sets n
  --seed 1               another random matrix
  --repeat 1 --warmup 1  the median of the repeats counts (the BLAS: 9); runs for warm-up are not looked at
  --check                residuals in units of n ulp; above 30 is a failure. Orders above --full-check are probed
                         with random vectors, which costs n^2
  --full-check 1500      up to this order whole error matrices are formed, and eigenvalues compared with LAPACK's
  --peer lapack,cusolver times them on the same matrices; a peer that takes more than 10 s runs once
  --peer cusolver,cusolver-gesvdp,cusolver-gesvdj
                         of gesdd and gesvd: its QR iterations, its polar decomposition, its Jacobi rotations
  --peer cusolver-mg     of potrf, getrf and syevd: cusolverMg on the GPUs of --devices
  --peer one             of a routine of many problems (syevd_vbatch): the routine of one for each, one after the other
  --no-pivots            LU of batches without interchanges, of matrices that are diagonally dominant
  --async                batches on a queue, without a wait: the time of the device, by events around one call that is
                         there before the device begins; peers in the same way
  --phases               the seconds of each phase, as lapilli_phases tells them, and how it computed, as the log does
  --set key=value        lapilli_set, as often as needed
  --out FILE.csv         appends one line per library and case
  --commit HASH          for that file (git rev-parse --short HEAD)

The BLAS. Matrices are random in (-1, 1). Calls are submitted to a queue in batches of a few milliseconds and timed
with the stream's events on GPUs, elsewhere and with --where host, mgpu with the host's clock; libraries take turns. A
matrix of level 2 of less than 200 MB is there in as many copies as make 200 MB, at most 64, and calls go round them,
so that memory is measured and not a cache. --check computes chosen entries again, in units of ulp times the sum of
absolute values, and looks at what must not be written.
  --m, --k               sizes and lists as --n (n): gemv m; gemm m, k; syrk, herk, syr2k, her2k k; symm, trsm m
  --trans NTC, --transa, --transb, --side LR, --diag NU
                         as the routine has them (N, N, N, L, N)
  --alpha -1 --beta 1    or re,im (1 and 0 in level 2, -1 and 1 in level 3, alpha 1 for trsm and trmm)
  --incx 1 --incy 1      negative ones too
  --pad 0, --lda N       leading dimensions are the rows and a pad, or A's is N (lists of pads: --pad 0:16:1)
  --offset 0             A is the submatrix at (offset, offset) of its parent, in the _offset routines (lists, too)
  --inner N --copies N   calls in a batch, copies of A, instead of the rules above
  --peer cublas,cublas-atomics,cublas-emulated,native
                         cuBLAS on the same stream and the same operands, without and with its atomics, with its own
                         emulation; native: ours with product.emulation=off
  --set level2.atomics=on  ours with atomics

Exit status: 0, 1 when a case failed (a residual above 30 or a return value other than 0), 2 for a bad command line.
)";
}

}  // namespace lapilli::tester
