#!/usr/bin/env bash
# Fact: A taster who misses one sample leaves the Friedman test without a word
# Versions: none
# Expected: an error or a warning, or a test on the marks that are there
# Found: the whole row is dropped silently: the result is that of the other tasters
# Needs: R 4.2 or later
set -euo pipefail
sed -n '2,6s/^# //p' "$0"
version=$(Rscript -e 'cat(format(getRversion()))' 2> /dev/null || true)
case $version in 4.[2-9].* | [5-9].*) echo "R $version" ;; *) echo 'Not run: needs R 4.2 or later'; exit 77 ;; esac
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > fact.R <<'CODE'
marks <- matrix(c(1, 2, 3, 2, 3, 1, 3, 1, NA, 1, 3, 2, 2, 2, 3), ncol = 3, byrow = TRUE)
warned <- FALSE
result <- withCallingHandlers(friedman.test(marks), warning = function(w) warned <<- TRUE)
print(result)
without <- friedman.test(marks[-3, ])
cat("warned:", warned, "same as without the third taster:", result$p.value == without$p.value, "\n")
quit(status = if (!warned && result$p.value == without$p.value) 0 else 1)
CODE
Rscript fact.R
