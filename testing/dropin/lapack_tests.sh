#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# LAPACK's own test programs (Debian's liblapack-test) over the reference LAPACK, without and with the drop-in library before
# it: the same tests pass. The library is preloaded, or, as "alternative", takes the place of liblapack.so.3, with
# every symbol bound at the start. As "emulated" all products of single precision are made of bytes, in narrow block columns.
# "emulated" is for reading by hand, with LAPILLI_DEVICES=sim:2 LAPILLI_DROPIN_CROSSOVER=0: with one term or two in a product a few
# ratios pass the threshold, as docs/kernels/slices.md says.
# Of "singular" and "nonsymmetric" devices compute some routines: the CPU computes the others on copies.
#   lapack_tests.sh linear|mixed|symmetric|singular|nonsymmetric s|d|c|z LIBRARY [alternative|emulated]
set -u
section=$1 precision=$2 library=$3 way=${4:-preloaded}

programs=$(find /usr/lib -maxdepth 3 -name "xlintst$precision" 2>/dev/null | head -n 1)
[ -n "$programs" ] || { echo "LAPACK's test programs are not installed (Debian: liblapack-test)"; exit 77; }
folder=$(dirname "$programs")
enough=1000  # calls on devices
served=devices
case $section in
    linear) program=xlintst$precision inputs=${precision}test ;;
    mixed)  # double precision by factors in single: d and z alone
        [ "$precision" = d ] && both=ds || both=zc
        program=xlintst$both inputs=${both}test enough=700 ;;
    singular) program=xeigtst$precision inputs="svd ${precision}bb" served="(devices|cpu: no devices)" ;;
    symmetric) program=xeigtst$precision inputs="sep se2 ${precision}sg" ;;
    nonsymmetric)
        program=xeigtst$precision inputs="nep ${precision}ed ${precision}ec ${precision}bal ${precision}bak"
        enough=5 served="(devices|cpu: no devices)" ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
# The reference LAPACK that belongs to the programs: OpenBLAS's own fails some of its tests.
reference() { LD_LIBRARY_PATH=$folder LAPILLI_DEVICES=none "$folder/$program"; }
with_library() {
    export LAPILLI_LOG=$work/log
    if [ "$way" = emulated ]; then
        export LAPILLI_PRODUCT_EMULATION=single LAPILLI_TEST_PRODUCT_EMULATION_K=1 LAPILLI_TEST_PRODUCT_EMULATION_SIZE=1 \
            LAPILLI_PRODUCT_EMULATION_MEMORY=1 LAPILLI_LEVEL3_CROSSOVER=0 LAPILLI_POTRF_NB=12 LAPILLI_GETRF_NB=16 \
            LAPILLI_TEST_GETRF_PANEL=4 LAPILLI_GEQRF_NB=12 LAPILLI_TEST_ORMTR_NB=12
    fi
    if [ "$way" != alternative ]; then
        LD_LIBRARY_PATH=$folder LD_PRELOAD=$library "$folder/$program"
    else
        mkdir -p system && ln -sf "$library" system/liblapack.so.3
        LD_BIND_NOW=1 LD_LIBRARY_PATH=$work/system:$folder LAPILLI_DROPIN_LAPACK=$folder/liblapack.so.3 "$folder/$program"
    fi
}
verdicts() { grep -E 'passed|failed|error' "$1" | grep -v 'Total time'; }
status=0
for input in $inputs; do
    rm -f log
    # With the first of their block sizes alone: they are the reference LAPACK's, and nothing to our devices.
    sed 's/^[0-9]*\( *Number of values of NB\)/1\1/' "$folder/$input.in" >data
    reference <data >without 2>&1
    with_library <data >with 2>&1 || status=1
    verdicts without >expected
    verdicts with >found
    devices=$(grep -Ec "[|] $served" log)
    echo "$program $input: $(grep -c passed found) sections passed, $devices calls: $served"
    [ "$devices" -gt $enough ] || { echo "hardly a call has reached the library"; status=1; }
    # The second file tests SYTRD_2STAGE, which is LAPACK's and calls its stages by their symbols.
    [ "$input" != se2 ] || for stage in "sy2sb|he2hb" "sb2st|hb2st"; do
        grep -Eq "_($stage) .*[|] devices" log || { echo "no $stage on devices"; status=1; }
    done
    # These are the drivers' tests.
    [ "$input" != "${precision}ed" ] || for driver in geev gees geevx geesx; do
        grep -Eq "$driver .*[|] devices" log || { echo "no $driver on devices"; status=1; }
    done
    # The tests of conditions call these.
    [ "$input" != "${precision}ec" ] || for routine in trsyl trexc trsen; do
        grep -Eq "$routine .*[|] devices" log || { echo "no $routine on devices"; status=1; }
    done
    [ -s found ] || { echo "no verdict"; status=1; }
    diff expected found || status=1
done
exit $status
