#!/usr/bin/env bash
# Fact: Readers of XLSX need the references of cells that the standard leaves optional
# Versions: fflate 0.8.3, xlsx 0.18.5, exceljs 4.4.0, read-excel-file 9.3.17
# Expected: cells without the attribute r are read in order of their place, as the standard allows
# Found: SheetJS reads them; exceljs and read-excel-file throw an error
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
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row><c><v>1</v></c><c><v>2</v></c></row></sheetData></worksheet>`,
};
writeFileSync('f.xlsx', zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(head + xml)]))));

const { default: XLSX } = await import('xlsx');
const { default: ExcelJS } = await import('exceljs');
const { default: readExcelFile } = await import('read-excel-file/node');
const error = (promise) => promise.then(() => null, ({ message }) => message);
const sheetJs = XLSX.utils.sheet_to_json(XLSX.readFile('f.xlsx').Sheets.S, { header: 1 });
const refused = [await error(new ExcelJS.Workbook().xlsx.readFile('f.xlsx')), await error(readExcelFile('f.xlsx'))];
console.log({ sheetJs, exceljs: refused[0], readExcelFile: refused[1] });
process.exitCode = JSON.stringify(sheetJs) === '[[1,2]]' && refused.every(Boolean) ? 0 : 1;
CODE
node fact.js
