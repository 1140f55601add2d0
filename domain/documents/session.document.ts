import type * as Y from 'yjs';
import { z } from 'zod';
import { numberSchema } from '../fields/number-schema.ts';
import { firstCharacters } from '../fields/text-length.ts';
import { accept, type Result } from '../refusal.ts';
import {
  type AttributeKey,
  FRUITY_KINDS,
  type FruityKind,
  isAttributeKey,
} from '../words/attributes.ts';
import { checkedResultSchema } from '../words/checked-result.ts';
import {
  entryIdSchema,
  sampleIdSchema,
  tasterIdSchema,
  tastingCodeSchema,
} from '../words/id-schemas.ts';
import {
  type EntryId,
  parseEntryId,
  parseSampleId,
  parseTasterId,
  type SampleId,
  type TasterId,
  type TastingCode,
} from '../words/ids.ts';
import { daySchema, timeOfDaySchema } from '../words/instant-schemas.ts';
import { type Replicate, replicateSchema } from '../words/replicate.ts';
import {
  LONGEST_WORDS,
  type SampleTargets,
  type TargetLine,
  targetLineSchema,
} from '../words/training-target.ts';
import { type DocumentSchema, newestOf, readDocument } from './document-schema.ts';
import {
  BY_SERVER,
  type DocumentHeader,
  type DocumentProblem,
  write,
  writeHeader,
} from './header.ts';
import { PLAN_NUMBERS } from './plan-numbers.ts';
import { readTargets, targetKey } from './read-targets.ts';
import { ROOT_TYPES } from './root-types.ts';

const temperature = z.number().nullable().catch(null);
const greatestEn = z.number().min(0);

/**
 * The schema of the fields of a plan that people type. Temperatures in degrees Celsius, rest in
 * minutes.
 */
const fieldsSchema = z.object({
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  start: z.string().regex(/^\d{2}:\d{2}$/),
  sheet: z.string(),
  sampleTemperature: temperature,
  roomTemperature: temperature,
  restMinutes: z.number().min(0).max(240),
  training: z.boolean().catch(false),
  multicode: z.boolean().catch(false),
  enMaxDefect: greatestEn,
  enMaxFruity: greatestEn,
  /**
   * The result that the session checks as a counter-assessment; absent in most sessions (PLN-40).
   */
  checks: checkedResultSchema.nullish(),
  /**
   * Whether a training session shows the answer to each glass once it is sealed; absent means no
   * (TRN-2).
   */
  answers: z.boolean().catch(false).default(false),
  /** Whether a training session counts for the quality indexes; absent means no (TRN-7). */
  counts: z.boolean().catch(false).default(false),
});

const contentSchema = z.object({
  plan: fieldsSchema.readonly(),
  entries: z.record(
    entryIdSchema,
    z.object({ sample: sampleIdSchema, replicate: replicateSchema, rank: z.number() }),
  ),
  tasters: z.record(tasterIdSchema, z.unknown()),
  codes: z.record(z.string(), tastingCodeSchema),
  /**
   * Serving orders by taster id. Invalid ones, and those under other keys, are ignored: the order
   * is drawn again.
   */
  orders: z.record(z.string(), z.unknown()),
  /** Targets by sample and line, `{sample}|{line}`; invalid ones are ignored (TRN-1). */
  targets: z.record(z.string(), z.unknown()),
  notes: z.string(),
});

/**
 * The longest name of a sheet, and the most glasses of an order: more does not come from this
 * program.
 */
const LONGEST_SHEET = 64;
const MOST_GLASSES = 500;

/** The key of a tasting code: a glass, or a glass and a taster under multicode. */
const codeKeySchema = z.string().refine((key) => {
  const [entry = '', taster, ...more] = key.split('|');
  const isOfTaster = taster === undefined || parseTasterId(taster) !== null;
  return parseEntryId(entry) !== null && isOfTaster && more.length === 0;
});

const targetKeySchema = z.string().refine((key) => {
  const [sample = '', of = '', ...more] = key.split('|');
  const isPart = isAttributeKey(of) || of === 'kind' || of === 'words';
  return parseSampleId(sample) !== null && isPart && more.length === 0;
});

/**
 * The stricter schema for writing: numbers within the bounds of the form, and dates and times that
 * exist (SEC-87).
 */
const writtenSchema = contentSchema.extend({
  plan: fieldsSchema.extend({
    date: daySchema,
    start: timeOfDaySchema,
    sheet: z.string().min(1).max(LONGEST_SHEET),
    sampleTemperature: numberSchema(PLAN_NUMBERS.sampleTemperature).nullable(),
    roomTemperature: numberSchema(PLAN_NUMBERS.roomTemperature).nullable(),
    restMinutes: numberSchema(PLAN_NUMBERS.restMinutes),
    enMaxDefect: numberSchema(PLAN_NUMBERS.enMaxDefect),
    enMaxFruity: numberSchema(PLAN_NUMBERS.enMaxFruity),
  }),
  tasters: z.record(tasterIdSchema, z.literal(true)),
  codes: z.record(codeKeySchema, tastingCodeSchema),
  orders: z.record(tasterIdSchema, z.array(entryIdSchema).max(MOST_GLASSES)),
  targets: z.record(
    targetKeySchema,
    z.union([targetLineSchema, z.enum(FRUITY_KINDS), z.string().max(LONGEST_WORDS)]),
  ),
});

/** The schema of a plan, the live document *session* (SES-1). */
export const PLAN: DocumentSchema<z.infer<typeof contentSchema>> = {
  kind: 'session',
  fields: 'plan',
  ...ROOT_TYPES.session,
  content: contentSchema,
  written: writtenSchema,
  steps: [],
};

/** One entry of the plan: which sample, in which replicate, at which position of the list. */
export type PlanEntry = {
  readonly id: EntryId;
  readonly sample: SampleId;
  readonly replicate: Replicate;
  readonly rank: number;
};

/** The fields of the plan that people type. Temperatures in degrees Celsius, rest in minutes. */
export type PlanFields = Readonly<z.infer<typeof fieldsSchema>>;

/**
 * A session's plan as a plain value. Codes are keyed by entry, or by entry and taster under
 * multicode.
 */
export type PlanValue = PlanFields & {
  readonly header: DocumentHeader;
  readonly entries: readonly PlanEntry[];
  readonly tasters: readonly TasterId[];
  readonly codes: ReadonlyMap<string, TastingCode>;
  readonly orders: ReadonlyMap<TasterId, readonly EntryId[]>;
  readonly targets: SampleTargets;
  readonly notes: string;
};

/** The key of a tasting code: one for each glass, or for each glass and taster under multicode. */
export const codeKey = (entry: EntryId, taster: TasterId | null): string =>
  taster === null ? entry : `${entry}|${taster}`;

/** The first content of a new plan: an absent option of a training session is off. */
export type NewPlan = Omit<PlanFields, 'answers' | 'counts'> &
  Partial<Pick<PlanFields, 'answers' | 'counts'>>;

/** Writes the first content of a new plan; only the command *create session* calls it. */
export function createPlan(doc: Y.Doc, birth: string, fields: NewPlan): void {
  write(doc, BY_SERVER, () => {
    writeHeader(doc, { kind: 'session', version: newestOf(PLAN), birth });
    const plan = doc.getMap('plan');
    for (const [field, value] of Object.entries(fields)) plan.set(field, value);
  });
}

/** Sets one field of the plan. */
export function setPlanField<Field extends keyof PlanFields>(
  doc: Y.Doc,
  field: Field,
  value: PlanFields[Field],
): void {
  write(doc, `set ${field}`, () => doc.getMap('plan').set(field, value));
}

/** Adds an entry to the plan or changes it. */
export function putEntry(doc: Y.Doc, entry: PlanEntry): void {
  write(doc, 'put entry', () => {
    const { id, ...rest } = entry;
    doc.getMap('entries').set(id, rest);
  });
}

/** Removes an entry from the plan; its key stays as a tombstone. */
export function removeEntry(doc: Y.Doc, id: EntryId): void {
  write(doc, 'remove entry', () => doc.getMap('entries').set(id, null));
}

/** Invites a taster, or withdraws the invitation. */
export function setInvited(doc: Y.Doc, taster: TasterId, invited: boolean): void {
  write(doc, 'set invited', () => doc.getMap('tasters').set(taster, invited ? true : null));
}

/** Stores a draw of codes and serving orders, complete, in one transaction. */
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

/** Sets the target of one line of a sample; null removes it (TRN-1). */
export function setTarget(
  doc: Y.Doc,
  sample: SampleId,
  attribute: AttributeKey,
  target: TargetLine | null,
): void {
  write(doc, 'set target', () => doc.getMap('targets').set(targetKey(sample, attribute), target));
}

/** Sets whether the target of a sample is green or ripe; null removes it (TRN-1). */
export function setTargetKind(doc: Y.Doc, sample: SampleId, kind: FruityKind | null): void {
  write(doc, 'set target kind', () => doc.getMap('targets').set(targetKey(sample, 'kind'), kind));
}

/** Sets the leader's comment on a sample's target (TRN-1). */
export function setTargetWords(doc: Y.Doc, sample: SampleId, words: string): void {
  const kept = firstCharacters(words, LONGEST_WORDS);
  write(doc, 'set target words', () =>
    doc.getMap('targets').set(targetKey(sample, 'words'), kept === '' ? null : kept),
  );
}

/**
 * The maps of a plan in which people write values, for the undo history; the notes are a text of
 * their own (PLN-6).
 */
export const planMaps = (doc: Y.Doc): readonly Y.Map<unknown>[] =>
  ['plan', 'entries', 'tasters', 'codes', 'orders', 'targets'].map((name) => doc.getMap(name));

/** The notes of leader and assistants, a text that several people write at once. */
export const planNotes = (doc: Y.Doc): Y.Text => doc.getText('notes');

/** Reads a plan into a plain value, or refuses with the name of the invalid field (SES-1). */
export function readPlan(doc: Y.Doc): Result<PlanValue, DocumentProblem> {
  const read = readDocument(doc, PLAN);
  if (!read.ok) return read;
  const { header, content } = read.value;
  return accept({
    ...content.plan,
    header,
    entries: entriesOf(content.entries),
    tasters: Object.keys(content.tasters)
      .flatMap((key) => parseTasterId(key) ?? [])
      .sort(),
    codes: new Map(Object.entries(content.codes)),
    orders: readOrders(content.orders),
    targets: readTargets(content.targets),
    notes: content.notes,
  });
}

const entriesOf = (
  entries: Readonly<Record<string, Omit<PlanEntry, 'id'>>>,
): readonly PlanEntry[] =>
  Object.entries(entries)
    .flatMap(([key, entry]) => {
      const id = parseEntryId(key);
      return id === null ? [] : [{ id, ...entry }];
    })
    .sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));

function readOrders(
  orders: Readonly<Record<string, unknown>>,
): ReadonlyMap<TasterId, readonly EntryId[]> {
  const read = new Map<TasterId, readonly EntryId[]>();
  for (const [key, value] of Object.entries(orders)) {
    const taster = parseTasterId(key);
    if (taster === null || !Array.isArray(value)) continue;
    read.set(
      taster,
      value.map((id) => parseEntryId(String(id))).filter((id) => id !== null),
    );
  }
  return read;
}
