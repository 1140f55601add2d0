import type * as Y from 'yjs';
import { accept, type Result } from '../refusal.ts';
import {
  type EntryId,
  parseEntryId,
  parseSampleId,
  parseTasterId,
  parseTastingCode,
  type SampleId,
  type TasterId,
  type TastingCode,
} from '../words/ids.ts';
import type { Replicate } from '../words/replicate.ts';
import {
  type DocumentHeader,
  type DocumentProblem,
  invalidField,
  readHeader,
  standingEntries,
  write,
  writeHeader,
} from './header.ts';

/** The newest schema of a session's plan this program writes. */
export const SESSION_VERSION = 1;

/** One glass of the plan: which sample, in which replicate, in which place of the list. */
export type PlanEntry = {
  readonly id: EntryId;
  readonly sample: SampleId;
  readonly replicate: Replicate;
  readonly rank: number;
};

/** The fields of the plan that people type. Temperatures in degrees Celsius, rest in minutes. */
export type PlanFields = {
  readonly date: string;
  readonly start: string;
  readonly sheet: string;
  readonly sampleTemperature: number | null;
  readonly roomTemperature: number | null;
  readonly restMinutes: number;
  readonly training: boolean;
  readonly multicode: boolean;
  readonly enMaxDefect: number;
  readonly enMaxFruity: number;
};

/** A session's plan as plain values. Codes are keyed by entry, or by entry and taster under multicode. */
export type PlanValue = PlanFields & {
  readonly header: DocumentHeader;
  readonly entries: readonly PlanEntry[];
  readonly tasters: readonly TasterId[];
  readonly codes: ReadonlyMap<string, TastingCode>;
  readonly orders: ReadonlyMap<TasterId, readonly EntryId[]>;
  readonly notes: string;
};

/** The key of a code: one a glass, or one a glass and taster under multicode. */
export const codeKey = (entry: EntryId, taster: TasterId | null): string =>
  taster === null ? entry : `${entry}|${taster}`;

/** Fills a new plan; only the command *create session* does. */
export function createPlan(doc: Y.Doc, birth: string, fields: PlanFields): void {
  write(doc, 'server', () => {
    writeHeader(doc, { kind: 'session', version: SESSION_VERSION, birth });
    const plan = doc.getMap('plan');
    for (const [field, value] of Object.entries(fields)) plan.set(field, value);
  });
}

/** Writes one field of the plan. */
export function setPlanField<Field extends keyof PlanFields>(
  doc: Y.Doc,
  field: Field,
  value: PlanFields[Field],
): void {
  write(doc, `set ${field}`, () => doc.getMap('plan').set(field, value));
}

/** Puts a glass on the plan or changes it. */
export function putEntry(doc: Y.Doc, entry: PlanEntry): void {
  write(doc, 'put entry', () => {
    const { id, ...rest } = entry;
    doc.getMap('entries').set(id, rest);
  });
}

/** Takes a glass off the plan; the key stays as a tombstone. */
export function removeEntry(doc: Y.Doc, id: EntryId): void {
  write(doc, 'remove entry', () => doc.getMap('entries').set(id, null));
}

/** Invites a taster, or takes the invitation back. */
export function setInvited(doc: Y.Doc, taster: TasterId, invited: boolean): void {
  write(doc, 'set invited', () => doc.getMap('tasters').set(taster, invited ? true : null));
}

/** Keeps a draw of codes and serving orders, whole, in one transaction. */
export function putDraw(
  doc: Y.Doc,
  draw: {
    readonly codes: ReadonlyMap<string, TastingCode>;
    readonly orders: ReadonlyMap<TasterId, readonly EntryId[]>;
  },
): void {
  write(doc, 'draw', () => {
    const codes = doc.getMap('codes');
    for (const key of codes.keys()) if (!draw.codes.has(key)) codes.set(key, null);
    for (const [key, code] of draw.codes) if (codes.get(key) !== code) codes.set(key, code);
    const orders = doc.getMap('orders');
    for (const [taster, order] of draw.orders) orders.set(taster, [...order]);
  });
}

/** The leader's and assistants' notes, written together. */
export const planNotes = (doc: Y.Doc): Y.Text => doc.getText('notes');

/** SES-1: reads a plan to a plain value, or names the field that is not as it must be. */
export function readPlan(doc: Y.Doc): Result<PlanValue, DocumentProblem> {
  const header = readHeader(doc, 'session', SESSION_VERSION);
  if (!header.ok) return header;
  const fields = readFields(doc.getMap('plan'));
  if (!fields.ok) return fields;
  const entries: PlanEntry[] = [];
  for (const [key, value] of standingEntries(doc.getMap('entries'))) {
    const entry = readEntry(key, value);
    if (entry === null) return invalidField(`entries.${key}`);
    entries.push(entry);
  }
  const tasters: TasterId[] = [];
  for (const [key] of standingEntries(doc.getMap('tasters'))) {
    const taster = parseTasterId(key);
    if (taster === null) return invalidField(`tasters.${key}`);
    tasters.push(taster);
  }
  const codes = new Map<string, TastingCode>();
  for (const [key, value] of standingEntries(doc.getMap('codes'))) {
    const code = parseTastingCode(String(value));
    if (code === null) return invalidField(`codes.${key}`);
    codes.set(key, code);
  }
  return accept({
    ...fields.value,
    header: header.value,
    entries: entries.sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1)),
    tasters: tasters.sort(),
    codes,
    orders: readOrders(doc.getMap('orders')),
    notes: planNotes(doc).toString(),
  });
}

function readFields(plan: Y.Map<unknown>): Result<PlanFields, DocumentProblem> {
  const field = (name: keyof PlanFields): unknown => plan.get(name);
  const [date, start, sheet] = [field('date'), field('start'), field('sheet')];
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return invalidField('date');
  if (typeof start !== 'string' || !/^\d{2}:\d{2}$/.test(start)) return invalidField('start');
  if (typeof sheet !== 'string') return invalidField('sheet');
  const rest = field('restMinutes');
  if (!isNumber(rest) || rest < 0 || rest > 240) return invalidField('restMinutes');
  const [enMaxDefect, enMaxFruity] = [field('enMaxDefect'), field('enMaxFruity')];
  if (!isNumber(enMaxDefect) || enMaxDefect < 0) return invalidField('enMaxDefect');
  if (!isNumber(enMaxFruity) || enMaxFruity < 0) return invalidField('enMaxFruity');
  return accept({
    date,
    start,
    sheet,
    restMinutes: rest,
    enMaxDefect,
    enMaxFruity,
    sampleTemperature: orNull(field('sampleTemperature')),
    roomTemperature: orNull(field('roomTemperature')),
    training: field('training') === true,
    multicode: field('multicode') === true,
  });
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const orNull = (value: unknown): number | null => (isNumber(value) ? value : null);

function readEntry(key: string, value: unknown): PlanEntry | null {
  const id = parseEntryId(key);
  if (id === null || typeof value !== 'object' || value === null) return null;
  const { sample, replicate, rank } = value as Record<string, unknown>;
  const sampleId = parseSampleId(String(sample));
  if (sampleId === null || (replicate !== 1 && replicate !== 2) || !isNumber(rank)) return null;
  return { id, sample: sampleId, replicate, rank };
}

function readOrders(map: Y.Map<unknown>): ReadonlyMap<TasterId, readonly EntryId[]> {
  const orders = new Map<TasterId, readonly EntryId[]>();
  for (const [key, value] of standingEntries(map)) {
    const taster = parseTasterId(key);
    if (taster === null || !Array.isArray(value)) continue;
    orders.set(
      taster,
      value.map((id) => parseEntryId(String(id))).filter((id) => id !== null),
    );
  }
  return orders;
}
