#!/usr/bin/env bash
# Fact: A weight of two is not the same as two equal marks
# Versions: none
# Expected: weightedMedian(c(1, 2), w = c(1, 2)) is the median of 1, 2 and 2, that is 2
# Found: 1.67: the weights are interpolated unless interpolate = FALSE is given
# Needs: R 4.2 or later with matrixStats 0.63 or later
set -euo pipefail
sed -n '2,6s/^# //p' "$0"
version=$(Rscript -e 'cat(format(packageVersion("matrixStats")))' 2> /dev/null || true)
case $version in 0.6[3-9]* | 0.[7-9]* | [1-9].*) echo "matrixStats $version" ;; *) echo 'Not run: needs R with matrixStats'; exit 77 ;; esac
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > fact.R <<'CODE'
weighted <- matrixStats::weightedMedian(c(1, 2), w = c(1, 2))
plain <- matrixStats::weightedMedian(c(1, 2), w = c(1, 2), interpolate = FALSE)
cat("weighted:", weighted, " without interpolation:", plain, " repeated:", median(c(1, 2, 2)), "\n")
quit(status = if (abs(weighted - 5 / 3) < 1e-9 && plain == 2) 0 else 1)
CODE
Rscript fact.R
