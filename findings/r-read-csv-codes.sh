#!/usr/bin/env bash
# Fact: Codes of a digit and a letter are read as numbers
# Versions: none
# Expected: read.csv leaves codes such as 1e and 1i as text, as it leaves 1a
# Found: a column of 1e and 2e becomes 1 and 2, one of 1i and 2i becomes complex numbers, 0x1p3 becomes 8
# Needs: R 4.2 or later
set -euo pipefail
sed -n '2,6s/^# //p' "$0"
version=$(Rscript -e 'cat(format(getRversion()))' 2> /dev/null || true)
case $version in 4.[2-9].* | [5-9].*) echo "R $version" ;; *) echo 'Not run: needs R 4.2 or later'; exit 77 ;; esac
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > fact.R <<'CODE'
codes <- read.csv(text = "a,e,i,p\n1a,1e,1i,0x1p3\n2a,2e,2i,0x1p4")
classes <- sapply(codes, class)
print(codes)
print(classes)
asFound <- identical(unname(classes), c("character", "numeric", "complex", "numeric")) && identical(codes$e, c(1, 2))
quit(status = if (asFound && identical(codes$p, c(8, 16))) 0 else 1)
CODE
Rscript fact.R
