#!/usr/bin/env bash
# Fact: A mark in a format with an escaped unit is read as a date
# Versions: exceljs 4.4.0
# Expected: a cell of 12.5 whose format escapes the letters mm with backslashes is read as the number 12.5
# Found: it is a Date in January 1900, because the letter m counts as a month; in quotes the unit does no harm
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error exceljs@4.4.0 > npm.log || exit 2

cat > fact.js <<'CODE'
import ExcelJS from 'exceljs';

const written = new ExcelJS.Workbook();
const sheet = written.addWorksheet('marks');
sheet.addRow([12.5, 12.5]);
sheet.getCell('A1').numFmt = '0.0\\ \\m\\m';
sheet.getCell('B1').numFmt = '0.0" mm"';
const read = new ExcelJS.Workbook();
await read.xlsx.load(await written.xlsx.writeBuffer());
const [escaped, quoted] = ['A1', 'B1'].map((cell) => read.worksheets[0].getCell(cell).value);
console.log({ escaped, quoted });
process.exitCode = escaped instanceof Date && quoted === 12.5 ? 0 : 1;
CODE
node fact.js
