import { accept, type Result, refuse } from '../../domain/refusal.ts';
import type { ReferenceValue } from '../../domain/samples/reference-value.ts';
import {
  type AttributeKey,
  type DescriptorKey,
  isAttributeKey,
  isDescriptorKey,
} from '../../domain/words/attributes.ts';
import { createCsvRecords } from '../files/csv-records.ts';
import type { FileBytes } from '../files/file-bytes.ts';
import { headerFaults } from '../files/header-faults.ts';
import { readPieces } from '../files/read-pieces.ts';
import { Reasons } from '../files/reasons.ts';
import { quoted } from '../marks/marks-faults.ts';
import { readFlag } from '../marks/marks-row.ts';
import { isDefect, type RegisteredReference } from './reference-value.ts';

const COLUMNS = ['sample', 'attribute', 'predominant', 'median_cm', 'u_cm', 'sd_cm'] as const;
const REQUIRED = ['sample', 'attribute', 'predominant', 'median_cm'] as const;

/** What a good file holds, and the columns of it that mean nothing here. */
export type ReadReferences = {
  readonly references: readonly RegisteredReference[];
  readonly unknownColumns: readonly string[];
};

type Cells = Readonly<Record<(typeof COLUMNS)[number], string>>;
type Material = { readonly sample: string; readonly values: ReferenceValue[] };

/** Reads a references.csv; it yields how much is read, 0 to 1. A bad row refuses the file (exchange.md). */
export async function* readReferencesFile(
  file: FileBytes,
): AsyncGenerator<number, Result<ReadReferences, 'references-refused' | 'file-unreadable'>> {
  const materials = new Map<string, Material>();
  const reasons = new Reasons();
  const head: { names: readonly string[] | null; isGood: boolean } = { names: null, isGood: true };

  function takeHead(cells: readonly string[], fault: string | null): readonly string[] {
    head.names = cells.map((name) => name.trim());
    const faults = fault === null ? headerFaults(head.names, COLUMNS, REQUIRED) : [fault];
    head.isGood = faults.length === 0;
    return faults;
  }

  const records = createCsvRecords(({ line, cells, fault }) => {
    const { names, isGood } = head;
    if (names === null) reasons.add(line, takeHead(cells, fault));
    else if (fault !== null) reasons.add(line, [fault]);
    else if (isGood) reasons.add(line, takeCells(materials, names, cells));
  });
  const read = yield* readPieces(file, (piece) => records.push(piece));
  if (!read.ok) return read;
  records.end();
  if (head.names === null) reasons.add(1, ['the file is empty']);
  const told = reasons.told();
  if (told !== null) return refuse('references-refused', told);
  const known: readonly string[] = COLUMNS;
  return accept({
    references: [...materials.values()],
    unknownColumns: (head.names ?? []).filter((name) => !known.includes(name)),
  });
}

/** Takes the cells of a row by the names above them; answers what is wrong with it. */
const takeCells = (
  materials: Map<string, Material>,
  names: readonly string[],
  cells: readonly string[],
): readonly string[] =>
  cells.length === names.length
    ? takeRow(materials, cellsOf(names, cells))
    : [`${cells.length} cells where the header has ${names.length}`];

function cellsOf(header: readonly string[], cells: readonly string[]): Cells {
  const cell = (column: string): string => cells[header.indexOf(column)] ?? '';
  const word = (column: string): string => cell(column).trim();
  return {
    sample: word('sample'),
    attribute: word('attribute'),
    predominant: word('predominant'),
    median_cm: cell('median_cm'),
    u_cm: cell('u_cm'),
    sd_cm: cell('sd_cm'),
  };
}

/** Takes a row into its material; answers what is wrong with it. */
function takeRow(materials: Map<string, Material>, cells: Cells): readonly string[] {
  const { attribute } = cells;
  const median = readCentimetres(cells.median_cm, 10);
  const [u, sd] = [readOptional(cells.u_cm), readOptional(cells.sd_cm)];
  const isPredominant = readFlag(cells.predominant, false);
  const faults: string[] = [];
  if (cells.sample === '') faults.push('sample is empty');
  if (!isKnown(attribute)) return [...faults, `unknown attribute ${quoted(attribute)}`];
  if (isPredominant === null)
    faults.push(`predominant ${quoted(cells.predominant)} is not true or false`);
  if (isPredominant === true && !isDefect(attribute))
    faults.push(`${attribute} cannot be a predominant defect`);
  if (median === null)
    faults.push(`median_cm ${quoted(cells.median_cm)} is not a number of cm from 0 to 10`);
  if (u === undefined) faults.push(`u_cm ${quoted(cells.u_cm)} is not a number of cm from 0`);
  if (sd === undefined) faults.push(`sd_cm ${quoted(cells.sd_cm)} is not a number of cm from 0`);
  const material = materials.get(cells.sample) ?? { sample: cells.sample, values: [] };
  if (material.values.some((value) => value.attribute === attribute))
    faults.push(`a second row for sample ${quoted(cells.sample)}, attribute ${attribute}`);
  if (isPredominant === true && material.values.some((value) => value.predominant))
    faults.push(`a second predominant defect of sample ${quoted(cells.sample)}`);
  if (faults.length > 0 || median === null || u === undefined || sd === undefined) return faults;
  material.values.push({ attribute, predominant: isPredominant === true, median, u, sd });
  materials.set(cells.sample, material);
  return [];
}

const isKnown = (key: string): key is AttributeKey | DescriptorKey =>
  isAttributeKey(key) || isDescriptorKey(key);

/** A number of cm with a decimal point, from 0 to `most`, or null. */
function readCentimetres(cell: string, most: number): number | null {
  if (!/^\d+(\.\d+)?$/.test(cell)) return null;
  const cm = Number(cell);
  return cm <= most ? cm : null;
}

/** The same without an upper end; null for an empty cell, undefined for a bad one. */
const readOptional = (cell: string): number | null | undefined =>
  cell === '' ? null : (readCentimetres(cell, Number.MAX_SAFE_INTEGER) ?? undefined);
