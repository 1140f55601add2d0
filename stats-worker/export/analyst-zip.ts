import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type Zippable, zipSync } from 'fflate';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { FileBytes } from '../files/file-bytes.ts';
import type { HistoryReport } from '../reports/history-report.ts';
import { dataPackage, type PackageAbout } from './data-package.ts';
import { TABLE_FILES, type TableFile } from './file-columns.ts';
import { readPy, readR } from './read-scripts.ts';
import { duplicateRows, indexRows, resultRows } from './result-rows.ts';
import { tableText } from './table-text.ts';
import { profileRow, sensominerRow, wideRows } from './wide-rows.ts';

/** The content of an analyst zip: the two files unchanged, and the computed report. */
export type AnalystInput = {
  readonly marks: FileBytes;
  readonly references: FileBytes;
  readonly settings: PanelSettings;
  readonly report: HistoryReport;
  readonly about: Omit<PackageAbout, 'method'>;
};

/** Packs the analyst zip of exchange.md (export) (XPO-1 to XPO-4). */
export async function analystZip(input: AnalystInput): Promise<Uint8Array> {
  const { marks, references, settings, report, about } = input;
  const wide = await wideRows(marks);
  const text = (pieces: Iterable<string>) => new TextEncoder().encode([...pieces].join(''));
  const tables: Readonly<Record<TableFile, Uint8Array>> = {
    'marks_long.csv': await bytesOf(marks),
    'references.csv': await bytesOf(references),
    'profile_wide.csv': text(tableText('profile_wide.csv', wide.map(profileRow))),
    'sensominer.csv': text(tableText('sensominer.csv', wide.map(sensominerRow))),
    'results.csv': text(tableText('results.csv', resultRows(report))),
    'duplicates.csv': text(tableText('duplicates.csv', duplicateRows(report))),
    'qc.csv': text(tableText('qc.csv', indexRows(report))),
  };
  const described = TABLE_FILES.map((name) => ({
    name,
    bytes: tables[name].length,
    sha256: bytesToHex(sha256(tables[name])),
  }));
  const files: Zippable = {
    'datapackage.json': text([dataPackage({ ...about, method: report.method }, described)]),
    'settings.json': text([`${JSON.stringify(settings, null, 2)}\n`]),
    'read.R': text([readR()]),
    'read.py': text([readPy()]),
    ...tables,
  };
  return zipSync(files, { level: 6, mtime: new Date(about.at) });
}

async function bytesOf(file: FileBytes): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of file.pieces()) pieces.push(Uint8Array.from(piece));
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
