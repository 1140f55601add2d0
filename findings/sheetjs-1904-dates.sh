#!/usr/bin/env bash
# Fact: A workbook that counts its days from 1904 loses four years
# Versions: exceljs 4.4.0, xlsx 0.18.5
# Expected: cellDates gives the date that the cell shows
# Found: the cell shows 19 June 2024, its Date is 18 June 2020
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

const written = new ExcelJS.Workbook();
written.properties.date1904 = true;
const sheet = written.addWorksheet('S');
sheet.getCell('A1').value = new Date('2024-06-19T00:00:00Z');
sheet.getCell('A1').numFmt = 'yyyy-mm-dd';
const read = XLSX.read(await written.xlsx.writeBuffer(), { cellDates: true });
const cell = read.Sheets.S.A1;
console.log({ counts1904: read.Workbook.WBProps.date1904, shown: cell.w, date: cell.v });
process.exitCode = cell.w === '2024-06-19' && cell.v.getFullYear() === 2020 ? 0 : 1;
CODE
node fact.js
