#!/usr/bin/env bash
# Fact: The escape for characters in XLSX text is read by some libraries and left by others
# Versions: fflate 0.8.3, xlsx 0.18.5, exceljs 4.4.0, read-excel-file 9.3.17
# Expected: every reader turns _x0041_ into A, since XLSX writes characters that XML cannot hold in this way
# Found: SheetJS and read-excel-file read A; exceljs hands out the seven characters
set -euo pipefail
sed -n '2,5s/^# //p' "$0"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --ignore-scripts --no-audit --no-fund --loglevel=error \
  fflate@0.8.3 xlsx@0.18.5 exceljs@4.4.0 read-excel-file@9.3.17 > npm.log || exit 2

cat > fact.js <<'CODE'
import { strToU8, zipSync } from 'fflate';
import { writeFileSync } from 'node:fs';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const parts = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>
    <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument"
    Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet"
    Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>_x0041_</t></is></c>
    </row></sheetData></worksheet>`,
};
writeFileSync('f.xlsx', zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(head + xml)]))));

const { default: XLSX } = await import('xlsx');
const { default: ExcelJS } = await import('exceljs');
const { default: readExcelFile } = await import('read-excel-file/node');
const workbook = new ExcelJS.Workbook();
await workbook.xlsx.readFile('f.xlsx');
const answers = {
  sheetJs: XLSX.readFile('f.xlsx').Sheets.S.A1.v,
  readExcelFile: (await readExcelFile('f.xlsx'))[0].data[0][0],
  exceljs: workbook.worksheets[0].getCell('A1').value,
};
console.log(answers);
process.exitCode = Object.values(answers).join(' ') === 'A A _x0041_' ? 0 : 1;
CODE
node fact.js
