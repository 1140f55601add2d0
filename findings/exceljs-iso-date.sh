#!/usr/bin/env bash
# Fact: A date that SheetJS wrote becomes the year 1905
# Versions: exceljs 4.4.0, xlsx 0.18.5
# Expected: exceljs reads a cell of type d, an ISO date, as that date
# Found: it reads the first digits, 2026, as a number of days: 18 July 1905
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error exceljs@4.4.0 xlsx@0.18.5 > npm.log || exit 2

cat > fact.js <<'CODE'
import ExcelJS from 'exceljs';
import XLSX from 'xlsx';

const written = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(written, { '!ref': 'A1', A1: { t: 'd', v: new Date('2026-11-28T00:00:00Z') } }, 'S');
const bytes = XLSX.write(written, { type: 'buffer', bookType: 'xlsx', cellDates: true });
const read = new ExcelJS.Workbook();
await read.xlsx.load(bytes);
const { value } = read.worksheets[0].getCell('A1');
console.log({ written: '2026-11-28', read: value });
process.exitCode = value instanceof Date && value.getUTCFullYear() === 1905 ? 0 : 1;
CODE
node fact.js
