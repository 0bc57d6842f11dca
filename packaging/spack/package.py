# SPDX-License-Identifier: BSD-3-Clause
"""Recipe for Spack 1.0 or newer. How to use it, and what of it has been run: docs/packaging.md."""
from spack_repo.builtin.build_systems.cmake import CMakePackage
from spack_repo.builtin.build_systems.cuda import CudaPackage

from spack.package import *


class Lapilli(CMakePackage, CudaPackage):
    """LAPACK for a node of GPUs: LU, QR and Cholesky factorizations, the symmetric and Hermitian eigenproblem and the part of the
    BLAS below them, on one or several GPUs of a machine, with a C interface that follows LAPACK, a Fortran module and a drop-in
    library with LAPACK's own symbols."""

    license("BSD-3-Clause")

    # No release has been published: build a checkout, by "spack dev-build" or "spack develop".
    version("0.1.0")

    variant("shared", default=True, description="A shared liblapilli; the drop-in library is shared in any case")
    variant("fortran", default=True, description="Compile the Fortran module; its sources are installed in any case")
    variant("tools", default=True, description="lapilli-solve and lapilli-test")
    variant("hdf5", default=True, when="+tools", description="HDF5 files in lapilli-solve")
    variant("tests", default=False, description="Build the tests; spack install --test=root runs them")

    depends_on("c", type="build")
    depends_on("cxx", type="build")
    depends_on("fortran", type="build", when="+fortran")
    depends_on("cmake@3.25:", type="build")
    depends_on("pkgconfig", type="build")
    depends_on("python@3.9:", type="build")

    # OpenBLAS as Spack builds it contains LAPACKE.
    depends_on("openblas")
    depends_on("fmt@9:")
    depends_on("nlohmann-json@3.10:")
    depends_on("cli11@2:", when="+tools")
    depends_on("hdf5~mpi", when="+hdf5")
    depends_on("zlib-api", when="+tools")
    depends_on("googletest@1.12:", type=("build", "test"), when="+tests")
    depends_on("cuda@12.4:", when="+cuda")

    # The kernels need asynchronous copies and tensor cores for FP64.
    conflicts("cuda_arch=none", when="+cuda", msg="name the GPUs: cuda_arch=90")
    for arch in "10 11 12 13 20 21 30 32 35 37 50 52 53 60 61 62 70 72 75".split():
        conflicts(f"cuda_arch={arch}", when="+cuda", msg="the kernels need compute capability 8.0 or newer")
    conflicts("%gcc@:11", msg="C++20 as g++ 12 has it")
    conflicts("%clang@:13", msg="C++20 as clang 14 has it")

    def cmake_args(self):
        args = [
            self.define("LAPILLI_CCACHE", "OFF"),
            # LAPACKE is in Spack's OpenBLAS: the system's must not be found.
            self.define("OpenBLAS_LAPACKE_LIBRARY", ""),
            self.define("LAPILLI_CUDA", "ON" if self.spec.satisfies("+cuda") else "OFF"),
            self.define("LAPILLI_FORTRAN", "ON" if self.spec.satisfies("+fortran") else "OFF"),
            self.define("LAPILLI_HDF5", self.spec.satisfies("+hdf5")),
            self.define("LAPILLI_BUILD_EXAMPLES", False),
            self.define_from_variant("BUILD_SHARED_LIBS", "shared"),
            self.define_from_variant("LAPILLI_BUILD_TOOLS", "tools"),
            self.define_from_variant("LAPILLI_BUILD_TESTS", "tests"),
        ]
        if self.spec.satisfies("+cuda"):
            args.append(self.define("CMAKE_CUDA_ARCHITECTURES", self.spec.variants["cuda_arch"].value))
        return args

    @property
    def libs(self):
        return find_libraries("liblapilli", root=self.prefix, shared=self.spec.satisfies("+shared"), recursive=True)
