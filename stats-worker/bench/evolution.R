# The moving precision and deviation numbers of every taster for fruity (M-PNT, M-DNT, M-EVOLUTION) of a marks_long.csv, by data.table:
# what the product computes beside much else. Prints one line of JSON: seconds of computing, points, and the sums of both numbers.
suppressPackageStartupMessages(library(data.table))
setDTthreads(0)
file <- commandArgs(trailingOnly = TRUE)[[1]]
marks <- fread(
  file,
  select = c("session", "date", "training", "sample", "replicate", "taster", "attribute", "mm", "valid"),
  colClasses = list(character = c("session", "date", "training", "sample", "taster", "attribute", "valid"))
)
began <- proc.time()[["elapsed"]]

fruity <- marks[attribute == "fruity" & training == "false" & valid == "true"]
fruity[, place := .I]
medians <- fruity[replicate == 1, .(median = median(mm)), by = .(session, sample)]
halves <- merge(
  fruity[replicate == 1, .(session, date, sample, taster, place, first = mm)],
  fruity[replicate == 2, .(session, sample, taster, second = mm)],
  by = c("session", "sample", "taster")
)
pairs <- merge(halves, medians, by = c("session", "sample"))
pairs[, ordered := min(place), by = .(session, sample)]
setorder(pairs, taster, date, ordered)
pairs[, day := as.integer(as.Date(date))]

# The newest ten of at most six months, at the last pair of each session.
half_year_before <- function(days) {
  at <- as.POSIXlt(as.Date(days, origin = "1970-01-01"))
  at$mon <- at$mon - 6L
  as.integer(as.Date(at))
}
moving <- function(squares, day) {
  at <- seq_along(squares)
  from <- pmax(at - 9L, findInterval(half_year_before(day) - 1L, day) + 1L)
  sums <- c(0, cumsum(squares))
  (sums[at + 1L] - sums[from]) / (at - from + 1L) / 100
}
pairs[, `:=`(
  pn = moving((first - second)^2, day),
  dn = moving((first - median)^2, day)
), by = taster]
points <- pairs[, .(pn = pn[.N], dn = dn[.N]), by = .(taster, session)]

cat(sprintf(
  '{"seconds":%.4f,"version":"%s","points":%d,"pn":%.9f,"dn":%.9f}\n',
  proc.time()[["elapsed"]] - began, as.character(packageVersion("data.table")),
  nrow(points), sum(points$pn), sum(points$dn)
))
