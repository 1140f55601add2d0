#!/usr/bin/env bash
# Fact: ROUND and TEXT of one program round the same number to different values
# Versions: none
# Expected: ROUND(1.005,2) and TEXT(1.005,"0.00") both give 1.01, or both 1.00
# Found: ROUND gives 1.01, TEXT gives 1.00
# Needs: Gnumeric 1.12
set -euo pipefail
sed -n '2,6s/^# //p' "$0"
version=$(ssconvert --version 2>&1 | grep -o '1\.12\.[0-9]*' | head -1 || true)
[ -n "$version" ] || { echo 'Not run: needs Gnumeric 1.12'; exit 77; }
echo "Gnumeric $version"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

printf '"=ROUND(1.005,2)","=TEXT(1.005,""0.00"")"\n' > rounded.csv
ssconvert -T Gnumeric_stf:stf_csv rounded.csv out.csv > convert.log 2>&1
cat out.csv
[ "$(cat out.csv)" = '1.01,1.00' ]
