#!/usr/bin/env bash
# Fact: A sample number such as 5-2026 becomes a date, while 13-2026 stays
# Versions: none
# Expected: a number of a sample with a hyphen stays text in a CSV file, or every such number is changed
# Found: numbers up to 12-2026 become the first of that month, from 13-2026 on they stay text
# Needs: Gnumeric 1.12
set -euo pipefail
sed -n '2,6s/^# //p' "$0"
version=$(ssconvert --version 2>&1 | grep -o '1\.12\.[0-9]*' | head -1 || true)
[ -n "$version" ] || { echo 'Not run: needs Gnumeric 1.12'; exit 77; }
echo "Gnumeric $version"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

printf '5-2026\n12-2026\n13-2026\n' > samples.csv
LC_ALL=C ssconvert -T Gnumeric_stf:stf_csv samples.csv out.csv > convert.log 2>&1
cat out.csv
[ "$(tr '\n' ' ' < out.csv)" = '2026/05/01 2026/12/01 13-2026 ' ]
