import type * as Y from 'yjs';
import { codeKey } from '../../domain/documents/session.document.ts';
import type { Installation } from './installation/installation.ts';
import type { Panel } from './installation/people.ts';
import type { Snapshot } from './memory/row-tables.ts';
import type { Step } from './script.ts';

/** A forged value, which must never be stored under this key of a document. */
export type ForgedValue = {
  readonly document: string;
  readonly map: string;
  readonly key: string;
  readonly value: unknown;
  /** The promise that is broken if it is stored. */
  readonly promise: 'SEC-89' | 'SEC-90';
};

type Place = Pick<ForgedValue, 'map' | 'key' | 'value'>;
type Forgery = Omit<ForgedValue, 'document'>;

const CALIBRATION = { pixelsPerMm: 4, pixelRatio: 1, device: 'booth', window: [1280, 800] };
const INSTANT = '2020-01-01T00:00:00.000Z';

/** Forged values that no kind of document may accept: unknown maps and the header. */
const NOWHERE: readonly Place[] = [
  { map: 'meta', key: 'birth', value: 'forged' },
  { map: 'meta', key: 'version', value: 99 },
  { map: 'ballast', key: 'x', value: 1 },
];

/** Forged values that no page writes to a sheet. */
const OF_SHEET: readonly Place[] = [
  { map: 'marks', key: 'fusty', value: 101 },
  { map: 'marks', key: 'musty', value: -1 },
  { map: 'marks', key: 'winey', value: '50' },
  { map: 'marks', key: 'rancid', value: 12.5 },
  { map: 'marks', key: 'invented', value: 3 },
  { map: 'points', key: 'colour', value: 101 },
  { map: 'fields', key: 'startedAt', value: 'not-a-date' },
  { map: 'fields', key: 'language', value: 'no language' },
  { map: 'fields', key: 'heatingDevice', value: 'the third' },
  { map: 'fields', key: 'comments', value: 'x'.repeat(2_001) },
  { map: 'fields', key: 'calibration', value: { ...CALIBRATION, at: 'not-a-date' } },
  {
    map: 'fields',
    key: 'calibration',
    value: { ...CALIBRATION, pixelsPerMm: 1e-300, at: INSTANT },
  },
  { map: 'fields', key: 'signature', value: { strokes: [[0, 0, 10, 10]], at: 'yesterday' } },
  { map: 'fields', key: 'invented', value: true },
];

/** Forged values that nobody writes to a plan, whatever the state of its session. */
const OF_PLAN: readonly Place[] = [
  { map: 'plan', key: 'invented', value: 1 },
  { map: 'plan', key: 'restMinutes', value: 1e9 },
  { map: 'plan', key: 'restMinutes', value: '15' },
  { map: 'plan', key: 'sampleTemperature', value: -300 },
  { map: 'plan', key: 'roomTemperature', value: 'hot' },
  { map: 'plan', key: 'date', value: 'yesterday' },
  { map: 'plan', key: 'training', value: 'yes' },
  { map: 'plan', key: 'enMaxDefect', value: -5 },
  { map: 'codes', key: 'no entry', value: '777' },
];

/**
 * SEC-85: values of a plan that nobody may write once the session was shown; a draft would accept
 * them.
 */
function ofServed({ glasses, tasters }: Panel): readonly Place[] {
  return glasses.flatMap(({ entry, sample, taster }, at) => {
    const other = tasters[(at + 1) % tasters.length] ?? taster;
    return [
      { map: 'codes', key: codeKey(entry, taster), value: '777' },
      { map: 'codes', key: entry, value: '778' },
      { map: 'entries', key: entry, value: { sample, replicate: 2, rank: 7 } },
      { map: 'entries', key: entry, value: null },
      { map: 'orders', key: other, value: [] },
      { map: 'tasters', key: taster, value: null },
      { map: 'targets', key: `${sample}|fruity`, value: { value: 15, low: 10, high: 20 } },
      { map: 'plan', key: 'enMaxFruity', value: 7.25 },
      { map: 'plan', key: 'date', value: '2026-11-28' },
      { map: 'plan', key: 'sheet', value: 'another' },
      { map: 'plan', key: 'multicode', value: true },
    ];
  });
}

/** SEC-86: exclusions with a forged author or timestamp, and exclusions that no form accepts. */
function ofNotes({ tasters }: Panel): readonly Place[] {
  const why = { reason: 'as the leader said', by: 'leader', at: INSTANT };
  return tasters.flatMap((taster) => [
    { map: 'exclusions', key: `${taster}|1`, value: why },
    { map: 'putBacks', key: `${taster}|1`, value: why },
    { map: 'exclusions', key: `${taster}|2`, value: { ...why, at: 'yesterday' } },
    { map: 'exclusions', key: `${taster}|2`, value: { ...why, reason: '' } },
    { map: 'exclusions', key: `${taster}|9`, value: why },
    { map: 'exclusions', key: 'nobody', value: why },
  ]);
}

const pick = <Value>(list: readonly Value[], at: number): Value => {
  const value = list[at % list.length];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};
const nowhere = (places: readonly Place[]): readonly Forgery[] =>
  places.map((place) => ({ ...place, promise: 'SEC-90' }));
const closed = (places: readonly Place[]): readonly Forgery[] =>
  places.map((place) => ({ ...place, promise: 'SEC-89' }));
const write =
  ({ map, key, value }: Place) =>
  (doc: Y.Doc): void =>
    void doc.getMap(map).set(key, value);

const isSealed = (tables: Snapshot, { taster, code }: Panel['glasses'][number]): boolean => {
  const last = (tables.get('sheets') ?? []).findLast(
    (row) => row['taster'] === taster && row['code'] === code,
  );
  return last !== undefined && last['reopened_at'] === null;
};

/**
 * Forges a write to a taster's own sheet, through a modified client: a value that no page writes.
 * Of a sealed sheet it may also be a valid value, which comes too late.
 */
export function forgeSheet({ hands, panel, disks }: Installation, { who, what }: Step) {
  const { actor, send } = hands.taster;
  const glass = pick(
    panel.glasses.filter(({ taster }) => taster === actor.taster),
    what,
  );
  const isLate = who % 4 === 0 && isSealed(disks.committed(), glass);
  const late: Place = { map: 'marks', key: 'pungent', value: what % 101 };
  if (isLate) {
    send(glass.name, write(late));
    // That a sealed sheet stays as sealed is checked elsewhere (KEE-8).
    return [];
  }
  const forgery = pick(nowhere([...OF_SHEET, ...NOWHERE]), what);
  send(glass.name, write(forgery));
  return [{ document: glass.name, ...forgery }];
}

/**
 * Forges a write to the plan or the working notes, through an assistant's modified client: a value
 * that no page writes.
 */
export function forgeDesk({ hands, panel, disks }: Installation, { who, what }: Step) {
  const { send } = hands.assistant;
  if (who % 3 === 0) {
    const forgery = pick(nowhere([...ofNotes(panel), ...NOWHERE]), what);
    send(panel.notes, write(forgery));
    return [{ document: panel.notes, ...forgery }];
  }
  const isOver = (disks.committed().get('sessions') ?? []).some((row) => row['state'] === 'closed');
  // After the session is closed, its conditions are closed too; until then anybody at the desk may
  // write them.
  const ended: readonly Place[] = isOver
    ? [{ map: 'plan', key: 'roomTemperature', value: 41.5 }]
    : [];
  const all = [...closed([...ofServed(panel), ...ended]), ...nowhere([...OF_PLAN, ...NOWHERE])];
  const forgery = pick(all, what);
  send(panel.plan, write(forgery));
  return [{ document: panel.plan, ...forgery }];
}

/**
 * Changes served values through the leader's own page (SEC-85), which may have been offline while
 * the session was shown.
 */
export function changeServed(panel: Panel, { what }: Step) {
  const forgery = pick(closed(ofServed(panel)), what);
  return { hostile: { document: panel.plan, ...forgery }, write: write(forgery) };
}
