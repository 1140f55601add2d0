#!/usr/bin/env bash
# Fact: A missing mark of one attribute changes the median of another
# Versions: none
# Expected: aggregate(cbind(fruity, bitter) ~ sample, data, median) gives each attribute the median of its own marks
# Found: a row with any mark missing is left out of both: the median of fruity is 5 instead of 2
# Needs: R 4.2 or later
set -euo pipefail
sed -n '2,6s/^# //p' "$0"
version=$(Rscript -e 'cat(format(getRversion()))' 2> /dev/null || true)
case $version in 4.[2-9].* | [5-9].*) echo "R $version" ;; *) echo 'Not run: needs R 4.2 or later'; exit 77 ;; esac
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > fact.R <<'CODE'
marks <- data.frame(sample = 1, fruity = c(1, 2, 9), bitter = c(4, NA, 6))
together <- aggregate(cbind(fruity, bitter) ~ sample, marks, median)$fruity
alone <- aggregate(fruity ~ sample, marks, median)$fruity
cat("fruity with bitter:", together, " fruity alone:", alone, "\n")
quit(status = if (together == 5 && alone == 2) 0 else 1)
CODE
Rscript fact.R
