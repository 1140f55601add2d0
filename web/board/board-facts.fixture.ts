import * as Y from 'yjs';
import {
  createEvaluation,
  type EvaluationValue,
  readEvaluation,
} from '../../domain/documents/evaluation.document.ts';
import type { PlanValue } from '../../domain/documents/session.document.ts';
import type { TrayValue } from '../../domain/documents/tray.document.ts';
import {
  type EntryId,
  parseEntryId,
  parsePanelId,
  parseSampleId,
  parseSessionCode,
  parseTasterId,
  parseTastingCode,
  type SampleId,
  type TasterId,
  type TastingCode,
} from '../../domain/panel/ids.ts';
import { isMillimetres, type Millimetres } from '../../domain/scale/millimetres.ts';

function sure<Value>(value: Value | null): Value {
  if (value === null) throw new Error('the fixture is malformed');
  return value;
}

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** The taster of that number. */
export const taster = (n: number): TasterId => sure(parseTasterId(uuid(n)));
/** The sample of that number. */
export const sample = (n: number): SampleId => sure(parseSampleId(uuid(100 + n)));
/** The entry of that number. */
export const entry = (n: number): EntryId => sure(parseEntryId(uuid(200 + n)));
/** A tasting code. */
export const code = (text: string): TastingCode => sure(parseTastingCode(text));
/** A mark. */
export const mm = (value: number): Millimetres => sure(isMillimetres(value) ? value : null);
/** A place: panel 900, session 12. */
export const place = {
  panel: sure(parsePanelId(uuid(900))),
  session: sure(parseSessionCode(12)),
};

const header = { version: 1, birth: 'b' } as const;

/** A plan of two tasters and two glasses (417 and 852: sample 1 in two replicates). */
export function planFixture(change: Partial<PlanValue> = {}): PlanValue {
  return {
    header: { kind: 'session', ...header },
    date: '2026-11-20',
    start: '10:05',
    sheet: 'ioc-vo',
    sampleTemperature: 28,
    roomTemperature: 22,
    restMinutes: 15,
    training: false,
    multicode: false,
    enMaxDefect: 1,
    enMaxFruity: 1,
    entries: [
      { id: entry(1), sample: sample(1), replicate: 1, rank: 1 },
      { id: entry(2), sample: sample(1), replicate: 2, rank: 2 },
    ],
    tasters: [taster(1), taster(2)],
    codes: new Map([
      [entry(1), code('417')],
      [entry(2), code('852')],
    ]),
    orders: new Map(),
    notes: '',
    ...change,
  };
}

/** A tray with 417 and 852, nothing sealed. */
export function trayFixture(change: Partial<TrayValue> = {}): TrayValue {
  return {
    header: { kind: 'tray', ...header },
    session: 12,
    date: '2026-11-20',
    sheet: 'ioc-vo',
    restSeconds: 900,
    state: 'open',
    glasses: [
      { code: code('417'), sealed: null },
      { code: code('852'), sealed: null },
    ],
    restUntil: null,
    call: null,
    ...change,
  };
}

/** A blank sheet. */
export function sheetFixture(change: Partial<EvaluationValue> = {}): EvaluationValue {
  const doc = new Y.Doc();
  createEvaluation(doc, 'b');
  const read = readEvaluation(doc);
  if (!read.ok) throw new Error(read.code);
  return { ...read.value, ...change };
}
