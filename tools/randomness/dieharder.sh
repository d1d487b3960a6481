#!/bin/sh
# Feeds dieharder with the live stream, one test after another, each with a stream of its own. Writes one line a result.
# The name of a test is the name of its stream. Test 102 knows no sizes: it is run three times, with three streams.
# usage: tools/randomness/dieharder.sh > results.txt 2> megabytes.txt
cd "$(dirname "$0")/../.." || exit 1
for test in 0 1 2 3 4 8 9 10 11 12 13 15 16 100 101 "102 -n 3" "102 -n 8" "102 -n 16" "200 -n 1" "200 -n 2" "200 -n 4" "200 -n 8" \
  "201 -n 2" "201 -n 5" "202 -n 5" "203 -n 0" "203 -n 7" 205 206 207 208 209 17; do
  # shellcheck disable=SC2086
  node tools/randomness/write-stream.ts --name "dieharder $test" | dieharder -D test_name -D ntuple -D tsamples -D psamples -D pvalues -D assessment -g 200 -d $test
done
