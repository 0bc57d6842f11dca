#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# quantum_espresso.sh MPIEXEC LIBRARY: Quantum ESPRESSO as the system has it, with ScaLAPACK and with the drop-in library preloaded: the
# energies of 8 silicon atoms in every printed digit. Skipped (77) where pw.x is not there, or is not for this MPI.
program=$(command -v pw.x) || { echo "skipped: no pw.x"; exit 77; }
potentials=/usr/share/espresso/pseudo
[ -e $potentials/Si.pz-vbc.UPF ] || { echo "skipped: no potential of silicon in $potentials"; exit 77; }
[ -e "$2" ] || exit 1
mpi=$(ldd "$2" | sed -n 's/.*\(libmpi[a-z]*\.so[.0-9]*\) =>.*/\1/p')
ldd "$program" | grep -q "$mpi" || { echo "skipped: $program is not for $mpi"; exit 77; }

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
cat >silicon.in <<INPUT
&control
 calculation='scf', prefix='silicon', pseudo_dir='$potentials', outdir='./out'
/
&system
 ibrav=1, celldm(1)=10.2, nat=8, ntyp=1, ecutwfc=12.0, nbnd=20
/
&electrons
 diagonalization='david', conv_thr=1e-9
/
ATOMIC_SPECIES
 Si 28.086 Si.pz-vbc.UPF
ATOMIC_POSITIONS crystal
 Si 0.00 0.00 0.00
 Si 0.25 0.25 0.25
 Si 0.50 0.50 0.00
 Si 0.75 0.75 0.25
 Si 0.50 0.00 0.50
 Si 0.75 0.25 0.75
 Si 0.00 0.50 0.50
 Si 0.25 0.75 0.75
K_POINTS automatic
 1 1 1 1 1 1
INPUT

run() { # output, words before the program
    output=$1
    shift
    rm -rf out
    "$mpiexec" -n 4 "$@" "$program" -nd 4 -in silicon.in >"$output" 2>&1 || { cat "$output"; exit 1; }
    grep -E '^!|^ +-?[0-9]+\.[0-9]{4} |contribution' "$output" >"$output.energies"
}
mpiexec=$1
run scalapack
run lapilli env LD_PRELOAD="$2" LAPILLI_LOG="$folder/log"
grep '^!' scalapack lapilli
served=$(grep -c 'p[dz][a-z]*evd .*the leader, ' log)
echo "$served eigenproblems were the leader's"
[ "$served" -gt 0 ] && [ -s scalapack.energies ] && diff scalapack.energies lapilli.energies
