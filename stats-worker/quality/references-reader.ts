import { accept, type Result, refuse } from '../../domain/refusal.ts';
import {
  type AttributeKey,
  type DefectKey,
  type DescriptorKey,
  isAttributeKey,
  isDescriptorKey,
} from '../../domain/words/attributes.ts';
import { createCsvRecords } from '../marks/csv-records.ts';
import { quoted } from '../marks/marks-faults.ts';
import { readFlag } from '../marks/marks-row.ts';
import { type AssignedValue, isDefect, type ReferenceMaterial } from './reference-value.ts';

const COLUMNS = ['sample', 'attribute', 'predominant', 'median_cm', 'u_cm', 'sd_cm'] as const;
const REQUIRED: readonly string[] = ['sample', 'attribute', 'predominant', 'median_cm'];

type Cells = Readonly<Record<(typeof COLUMNS)[number], string>>;
type Material = { sample: string; predominant: DefectKey | null; values: AssignedValue[] };

/** Reads references.csv; a bad row refuses the file, each as `line N: reason` (exchange.md). */
export function readReferences(
  text: string,
): Result<readonly ReferenceMaterial[], 'references-refused'> {
  const materials = new Map<string, Material>();
  const rows: string[] = [];
  let header: readonly string[] | null = null;
  const records = createCsvRecords(({ line, cells, fault }) => {
    const isHeader = header === null;
    const width = header?.length ?? cells.length;
    let faults: readonly string[] = [];
    if (fault !== null) faults = [fault];
    else if (isHeader) faults = headerFaults(cells);
    else if (cells.length !== width)
      faults = [`${cells.length} cells where the header has ${width}`];
    else faults = takeRow(materials, cellsOf(header ?? [], cells));
    if (isHeader) header = cells;
    if (faults.length > 0) rows.push(`line ${line}: ${faults.join('; ')}`);
  });
  records.push(text);
  records.end();
  if (header === null) rows.push('line 1: the file is empty');
  return rows.length > 0 ? refuse('references-refused', { rows }) : accept([...materials.values()]);
}

function headerFaults(cells: readonly string[]): readonly string[] {
  return COLUMNS.flatMap((column) => {
    if (cells.indexOf(column) !== cells.lastIndexOf(column))
      return [`column ${column} is there twice`];
    return REQUIRED.includes(column) && !cells.includes(column)
      ? [`column ${column} is missing`]
      : [];
  });
}

function cellsOf(header: readonly string[], cells: readonly string[]): Cells {
  const cell = (column: string): string => cells[header.indexOf(column)] ?? '';
  return {
    sample: cell('sample'),
    attribute: cell('attribute'),
    predominant: cell('predominant'),
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
  if (cells.sample.trim() === '') faults.push('sample is empty');
  if (!isKnown(attribute)) return [...faults, `unknown attribute ${quoted(attribute)}`];
  if (isPredominant === null)
    faults.push(`predominant ${quoted(cells.predominant)} is not true or false`);
  if (isPredominant === true && !isDefect(attribute))
    faults.push(`${attribute} cannot be a predominant defect`);
  if (median === null)
    faults.push(`median_cm ${quoted(cells.median_cm)} is not a number of cm from 0 to 10`);
  if (u === undefined) faults.push(`u_cm ${quoted(cells.u_cm)} is not a number of cm from 0`);
  if (sd === undefined) faults.push(`sd_cm ${quoted(cells.sd_cm)} is not a number of cm from 0`);
  const material = materials.get(cells.sample) ?? {
    sample: cells.sample,
    predominant: null,
    values: [],
  };
  if (material.values.some((value) => value.attribute === attribute))
    faults.push(`a second row for sample ${quoted(cells.sample)}, attribute ${attribute}`);
  if (isPredominant === true && material.predominant !== null)
    faults.push(`a second predominant defect of sample ${quoted(cells.sample)}`);
  if (faults.length > 0 || median === null || u === undefined || sd === undefined) return faults;
  if (isPredominant === true && isDefect(attribute)) material.predominant = attribute;
  material.values.push({ attribute, median, u, sd });
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
