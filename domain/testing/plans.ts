import type { NewPlan, PlanValue } from '../documents/session.document.ts';
import {
  type EntryId,
  parseEntryId,
  parseSampleId,
  parseSessionCode,
  parseTasterId,
  parseTastingCode,
  type SampleId,
  type SessionCode,
  type TasterId,
  type TastingCode,
} from '../words/ids.ts';

/** The nth id of one kind, well-formed and different from the ids of every other kind. */
const idText = (kind: number, nth: number): string =>
  `00000000-0000-4000-8${kind}00-${String(nth).padStart(12, '0')}`;

const known = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('not well-formed');
  return value;
};

/** Test data: the id of the nth entry. */
export const entryId = (nth: number): EntryId => known(parseEntryId(idText(1, nth)));
/** Test data: the id of the nth sample. */
export const sampleId = (nth: number): SampleId => known(parseSampleId(idText(2, nth)));
/** Test data: the id of the nth taster. */
export const tasterId = (nth: number): TasterId => known(parseTasterId(idText(3, nth)));
/** Test data: a session's number. */
export const sessionCode = (number: number): SessionCode => known(parseSessionCode(number));
/** Test data: a tasting code. */
export const codeOf = (text: string): TastingCode => known(parseTastingCode(text));

/** The numbers 1 to `last`. */
export const upTo = (last: number): readonly number[] =>
  Array.from({ length: last }, (_, index) => index + 1);

/**
 * Test data: the first content of a plan, a session of 27 November 2026 at ten, on the sheet of the
 * norm, no training.
 */
export const planFields = (change: Partial<NewPlan> = {}): NewPlan => ({
  date: '2026-11-27',
  start: '10:00',
  sheet: 'ioc-vo',
  sampleTemperature: 28,
  roomTemperature: 22,
  restMinutes: 15,
  training: false,
  multicode: false,
  enMaxDefect: 1,
  enMaxFruity: 1,
  ...change,
});

/**
 * Test data: a plan of so many samples, one glass each, for so many tasters, with nothing drawn
 * yet.
 */
export const planOf = (
  samples: number,
  tasters: number,
  change: Partial<PlanValue> = {},
): PlanValue => ({
  ...planFields(),
  header: { kind: 'session', version: 1, birth: 'birth' },
  answers: false,
  counts: false,
  entries: upTo(samples).map((nth) => ({
    id: entryId(nth),
    sample: sampleId(nth),
    replicate: 1,
    rank: nth,
  })),
  tasters: upTo(tasters).map(tasterId),
  codes: new Map(),
  orders: new Map(),
  targets: {},
  notes: '',
  ...change,
});

/** Creates a deterministic random number generator for a seed. */
export function seededChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
