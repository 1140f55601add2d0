import { FILE_COLUMNS, type FileColumn } from './file-columns.ts';

/** The R type of each type of column (XPO-4). */
const R_TYPES: Readonly<Record<FileColumn['type'], string>> = {
  string: 'character',
  integer: 'integer',
  number: 'numeric',
  boolean: 'character',
  date: 'Date',
  datetime: 'character',
};

/**
 * Writes read.R: `source("read.R")` reads every table of its folder into the list `verdial`, with
 * base R alone (XPO-4).
 */
export function readR(): string {
  const tables = Object.entries(FILE_COLUMNS).map(([file, columns]) => {
    const types = columns.map(({ name, type }) => `"${name}" = "${R_TYPES[type]}"`);
    const flags = columns.filter(({ type }) => type === 'boolean').map(({ name }) => `"${name}"`);
    return `  list(file = "${file}",
    types = c(${types.join(', ')}),
    flags = c(${flags.join(', ')}))`;
  });
  return `# Reads the tables of this folder, or of the zip: source("read.R"), then verdial$results and so on.
# Another place: verdial <- read_verdial("folder or file.zip")
verdial_tables <- list(
${tables.join(',\n')}
)

read_verdial <- function(path = ".") {
  if (grepl("[.]zip$", path)) {
    folder <- tempfile("verdial")
    utils::unzip(path, exdir = folder)
    path <- folder
  }
  read_one <- function(table) {
    file <- file.path(path, table$file)
    heads <- names(utils::read.csv(file, nrows = 1, check.names = FALSE))
    data <- utils::read.csv(file, colClasses = table$types[names(table$types) %in% heads],
      na.strings = "", check.names = FALSE, encoding = "UTF-8")
    for (flag in intersect(table$flags, heads)) data[[flag]] <- data[[flag]] == "true"
    data
  }
  data <- lapply(verdial_tables, read_one)
  names(data) <- vapply(verdial_tables, function(table) sub("[.]csv$", "", table$file), "")
  data
}

if (file.exists("marks_long.csv")) verdial <- read_verdial()
`;
}

/**
 * Writes read.py: it reads every table with the standard library, or as data frames where pandas is
 * installed (XPO-4).
 */
export const readPy = (): string => `"""Reads the tables of this folder, or of the zip.

    from read import read
    tables = read()                     # or read("file.zip"): lists of dictionaries by table
    frames = read(frames=True)          # pandas data frames, where pandas is there
"""

import csv
import io
import json
import pathlib
import sys
import zipfile

CASTS = {
    "integer": int,
    "number": float,
    "boolean": lambda text: text == "true",
}


def read(path=".", frames=False):
    place = pathlib.Path(path)
    if place.suffix == ".zip":
        whole = zipfile.ZipFile(place)
        text = lambda name: whole.read(name).decode("utf-8")
    else:
        text = lambda name: (place / name).read_text("utf-8")
    tables = {}
    for resource in json.loads(text("datapackage.json"))["resources"]:
        types = {field["name"]: field["type"] for field in resource["schema"]["fields"]}
        rows = csv.DictReader(io.StringIO(text(resource["path"]), newline=""))
        tables[resource["name"]] = [
            {name: None if cell == "" else CASTS.get(types.get(name), str)(cell) for name, cell in row.items()}
            for row in rows
        ]
    if frames:
        import pandas

        return {name: pandas.DataFrame(rows) for name, rows in tables.items()}
    return tables


if __name__ == "__main__":
    for name, rows in read(*sys.argv[1:]).items():
        print(name, len(rows))
`;
