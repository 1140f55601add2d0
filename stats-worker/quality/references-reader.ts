import { cleanLine } from '../../domain/fields/clean-line.ts';
import { unguarded } from '../../domain/files/csv-line.ts';
import type { Separator } from '../../domain/files/csv-separator.ts';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import type { ReferenceValue } from '../../domain/samples/reference-value.ts';
import {
  type AttributeKey,
  type DescriptorKey,
  isAttributeKey,
  isDescriptorKey,
} from '../../domain/words/attributes.ts';
import { type FileFault, fault } from '../../domain/words/file-fault.ts';
import { cellsDiffer } from '../files/cells-differ.ts';
import { type CsvRecord, createCsvRecords } from '../files/csv-records.ts';
import type { FileBytes } from '../files/file-bytes.ts';
import { headerFaults } from '../files/header-faults.ts';
import { readPieces } from '../files/read-pieces.ts';
import { Reasons } from '../files/reasons.ts';
import { quoted } from '../marks/marks-faults.ts';
import { readFlag } from '../marks/marks-row.ts';
import { isDefect, type RegisteredReference } from './assigned-value.ts';

const COLUMNS = ['sample', 'attribute', 'predominant', 'median_cm', 'u_cm', 'sd_cm'] as const;
const REQUIRED = ['sample', 'attribute', 'predominant', 'median_cm'] as const;

/** The content of a valid file, and its unknown columns. */
export type ReadReferences = {
  readonly references: readonly RegisteredReference[];
  readonly unknownColumns: readonly string[];
};

type Cells = Readonly<Record<(typeof COLUMNS)[number], string>>;
type Material = { readonly sample: string; readonly values: ReferenceValue[] };

/**
 * Reads a references.csv; it yields the progress, 0 to 1. An invalid row refuses the file
 * (exchange.md).
 */
export async function* readReferencesFile(
  file: FileBytes,
): AsyncGenerator<number, Result<ReadReferences, 'references-refused' | 'file-unreadable'>> {
  const materials = new Map<string, Material>();
  const reasons = new Reasons();
  const head: { names: readonly string[] | null; isGood: boolean } = { names: null, isGood: true };

  function takeHead(cells: readonly string[], broken: FileFault | null): readonly FileFault[] {
    head.names = cells.map((name) => name.trim());
    const faults = broken === null ? headerFaults(head.names, COLUMNS, REQUIRED) : [broken];
    head.isGood = faults.length === 0;
    return faults;
  }

  const records = createCsvRecords((record) => {
    const { line, cells, fault: broken } = record;
    const { names, isGood } = head;
    if (names === null) reasons.add(line, takeHead(cells, broken));
    else if (broken !== null) reasons.add(line, [broken]);
    else if (isGood) reasons.add(line, takeCells(materials, names, record));
  });
  const read = yield* readPieces(file, (piece) => records.push(piece));
  if (!read.ok) return read;
  records.end();
  if (head.names === null) reasons.add(1, [fault('file-empty')]);
  const told = reasons.told();
  if (told !== null) return refuse('references-refused', told);
  const known: readonly string[] = COLUMNS;
  return accept({
    references: [...materials.values()],
    unknownColumns: (head.names ?? []).filter((name) => !known.includes(name)),
  });
}

/** Adds the cells of a row by the names of the header; returns the errors. */
const takeCells = (
  materials: Map<string, Material>,
  names: readonly string[],
  { cells, separator }: CsvRecord,
): readonly FileFault[] =>
  cells.length === names.length
    ? takeRow(materials, cellsOf(names, cells, separator))
    : [cellsDiffer(cells.length, names.length, separator)];

/** The cells of a row by column. Where commas do not separate cells, they are decimal signs. */
function cellsOf(header: readonly string[], cells: readonly string[], separator: Separator): Cells {
  const cell = (column: string): string => cells[header.indexOf(column)] ?? '';
  const word = (column: string): string => cleanLine(unguarded(cell(column)));
  const figure = (column: string): string =>
    separator === ',' ? cell(column) : cell(column).replace(',', '.');
  return {
    sample: word('sample'),
    attribute: word('attribute'),
    predominant: word('predominant'),
    median_cm: figure('median_cm'),
    u_cm: figure('u_cm'),
    sd_cm: figure('sd_cm'),
  };
}

/** Adds a row to its material; returns the errors. */
function takeRow(materials: Map<string, Material>, cells: Cells): readonly FileFault[] {
  const { attribute } = cells;
  const median = readCentimetres(cells.median_cm, 10);
  const [u, sd] = [readOptional(cells.u_cm), readOptional(cells.sd_cm)];
  const isPredominant = readFlag(cells.predominant, false);
  const faults: FileFault[] = [];
  if (cells.sample === '') faults.push(fault('cell-empty', { column: 'sample' }));
  if (!isKnown(attribute))
    return [...faults, fault('attribute-unknown', { cell: quoted(attribute) })];
  if (isPredominant === null)
    faults.push(fault('not-a-flag', { column: 'predominant', cell: quoted(cells.predominant) }));
  if (isPredominant === true && !isDefect(attribute))
    faults.push(fault('no-defect', { attribute }));
  if (median === null)
    faults.push(fault('not-cm-to-10', { column: 'median_cm', cell: quoted(cells.median_cm) }));
  if (u === undefined) faults.push(fault('not-cm', { column: 'u_cm', cell: quoted(cells.u_cm) }));
  if (sd === undefined)
    faults.push(fault('not-cm', { column: 'sd_cm', cell: quoted(cells.sd_cm) }));
  const material = materials.get(cells.sample) ?? { sample: cells.sample, values: [] };
  if (material.values.some((value) => value.attribute === attribute))
    faults.push(fault('second-row', { sample: quoted(cells.sample), attribute }));
  if (isPredominant === true && material.values.some((value) => value.predominant))
    faults.push(fault('second-predominant', { sample: quoted(cells.sample) }));
  if (faults.length > 0 || median === null || u === undefined || sd === undefined) return faults;
  material.values.push({ attribute, predominant: isPredominant === true, median, u, sd });
  materials.set(cells.sample, material);
  return [];
}

const isKnown = (key: string): key is AttributeKey | DescriptorKey =>
  isAttributeKey(key) || isDescriptorKey(key);

/** Parses a number of cm with a decimal point, from 0 to `most`, or null. */
function readCentimetres(cell: string, most: number): number | null {
  if (!/^\d+(\.\d+)?$/.test(cell)) return null;
  const cm = Number(cell);
  return cm <= most ? cm : null;
}

/**
 * Parses a number of cm without an upper limit; null for an empty cell, undefined for an invalid
 * one.
 */
const readOptional = (cell: string): number | null | undefined =>
  cell === '' ? null : (readCentimetres(cell, Number.MAX_SAFE_INTEGER) ?? undefined);
