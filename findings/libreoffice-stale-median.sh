#!/usr/bin/env bash
# Fact: A median of a corrected mark is not computed again when the file is opened
# Versions: exceljs 4.4.0
# Expected: LibreOffice computes MEDIAN(A1:A3) from the marks that stand in the file
# Found: it shows the result stored beside the formula, as exceljs keeps it when a mark is corrected
# Needs: LibreOffice 7.4 or later
set -euo pipefail
sed -n '2,6s/^# //p' "$0"
version=$(soffice --version 2> /dev/null | grep -o '[0-9][0-9.]*' | head -1 || true)
case $version in 7.[4-9]* | [89].* | 2[4-9].*) echo "LibreOffice $version" ;; 
  *) echo 'Not run: needs LibreOffice 7.4 or later'; exit 77 ;; esac
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error exceljs@4.4.0 > npm.log || exit 2

cat > fact.js <<'CODE'
import ExcelJS from 'exceljs';

const workbook = new ExcelJS.Workbook();
const sheet = workbook.addWorksheet('S');
sheet.addRows([[30], [40], [50]]);
sheet.getCell('B1').value = { formula: 'MEDIAN(A1:A3)', result: 40 };
const read = new ExcelJS.Workbook();
await read.xlsx.load(await workbook.xlsx.writeBuffer());
read.worksheets[0].getCell('A2').value = 80;
await read.xlsx.writeFile('marks.xlsx');
CODE
node fact.js
soffice -env:UserInstallation="file://$folder/profile" --headless --convert-to csv marks.xlsx > office.log 2>&1
cat marks.csv
[ "$(head -1 marks.csv)" = '30,40' ] && grep -q '^80,' marks.csv
