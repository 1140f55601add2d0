import { describe, expect, test } from 'vitest';
import type { Glass, TrayValue } from '../documents/tray.document.ts';
import type { SealedVersion } from '../sheets/decide-seal.ts';
import { codeOf } from '../testing/plans.ts';
import { trayOf } from '../testing/trays.ts';
import { TRAY_STATES, trayChanges } from './tray-changes.ts';

const NINE = '2026-11-27T09:00:00.000Z';
const QUARTER_PAST = '2026-11-27T09:15:00.000Z';
const seal = (digest: string, version = 1): Glass['sealed'] => ({ at: NINE, version, digest });
const sheet = (digest: string, changed: Partial<SealedVersion> = {}): SealedVersion => ({
  version: 1,
  digest,
  sealedAt: NINE,
  signedAt: '2026-11-27T08:59:00.000Z',
  open: false,
  keyed: false,
  ...changed,
});

/** A tray of two glasses, 417 then 852, with a rest of 15 minutes. */
const tray = (first: Glass['sealed'], second: Glass['sealed']): TrayValue =>
  trayOf({
    glasses: [
      { code: codeOf('417'), sealed: first },
      { code: codeOf('852'), sealed: second },
    ],
  });

/** What the records hold of the two glasses. */
const records = (first: SealedVersion | null, second: SealedVersion | null) => (code: string) =>
  code === '417' ? first : second;

const changes = (
  shown: TrayValue,
  state: Parameters<typeof trayChanges>[1],
  first: SealedVersion | null,
  second: SealedVersion | null,
) => trayChanges(shown, state, records(first, second));

test('EVA-12 why a seal was taken back is told with the taking back, and of no sheet that stood open before', () => {
  const reopening = { at: QUARTER_PAST, by: 'Carmen', reason: 'a line was skipped' };
  const open = sheet('d', { open: true, reopening });
  expect(changes(tray(seal('d'), null), 'shown', open, null).seals).toEqual([
    { code: '417', sealed: null, restUntil: null, reopened: reopening },
  ]);
  expect(changes(tray(null, null), 'shown', open, null).seals).toEqual([]);
});

test('EVA-12, EVA-28 what is asked of an open sheet is withdrawn by a validation, and asked again when that falls', () => {
  const reopening = { at: QUARTER_PAST, by: 'Carmen', reason: 'a line was skipped' };
  const open = sheet('d', { open: true, reopening });
  const asked = (reopened: Glass['reopened'], state: Parameters<typeof trayChanges>[1]) => {
    const shown = tray(null, null);
    const [first, ...rest] = shown.glasses;
    const glasses = first && reopened !== undefined ? [{ ...first, reopened }, ...rest] : [];
    return changes({ ...shown, glasses }, state, open, null).seals;
  };
  expect(asked(reopening, 'closed')).toEqual([]);
  expect(asked(reopening, 'validated')).toEqual([{ code: '417', sealed: null }]);
  expect(asked(null, 'validated')).toEqual([]);
  expect(asked(null, 'closed')).toEqual([{ code: '417', sealed: null, reopened: reopening }]);
  expect(changes(tray(seal('d'), null), 'validated', open, null).seals).toEqual([
    { code: '417', sealed: null, restUntil: null },
  ]);
});

describe('TRA-2 where a tray differs from the records, the records are right', () => {
  test('a tray that says what the records say is left alone', () => {
    const nothing = { state: null, seals: [], answers: [] };
    expect(changes(tray(null, null), 'shown', null, null)).toEqual(nothing);
    expect(changes(tray(seal('a'), null), 'shown', sheet('a'), null)).toEqual(nothing);
    expect(changes(tray(seal('a'), seal('b')), 'shown', sheet('a'), sheet('b'))).toEqual(nothing);
  });

  test.each([
    [seal('forged'), sheet('a')],
    [seal('a'), sheet('a', { version: 2 })],
    [seal('a', 2), sheet('a')],
  ])(
    'a seal that is another than the one of the records becomes that one, case %#',
    (shown, last) => {
      const { version, digest } = last;
      expect(changes(tray(shown, null), 'shown', last, null).seals).toEqual([
        { code: '417', sealed: { at: NINE, version, digest }, restUntil: QUARTER_PAST },
      ]);
    },
  );

  test('a seal the records do not know, or that was taken back, goes, and its rest with it', () => {
    const gone = [{ code: '852', sealed: null, restUntil: null }];
    expect(changes(tray(null, seal('b')), 'shown', null, null).seals).toEqual(gone);
    const open = sheet('b', { open: true });
    expect(changes(tray(null, seal('b')), 'shown', null, open).seals).toEqual(gone);
    expect(changes(tray(null, null), 'shown', null, open).seals).toEqual([]);
  });

  test('each glass for itself: one seal comes while another goes', () => {
    expect(changes(tray(null, seal('b')), 'shown', sheet('a'), null).seals).toEqual([
      { code: '417', sealed: seal('a'), restUntil: QUARTER_PAST },
      { code: '852', sealed: null, restUntil: null },
    ]);
  });
});

describe('BTH-4 a seal begins a rest of the plan’s length, from the instant of the seal', () => {
  test.each([
    ['shown', QUARTER_PAST],
    ['hidden', QUARTER_PAST],
    ['closed', null],
    ['validated', null],
  ] as const)('while the session is %s: %s', (state, restUntil) => {
    const { seals } = changes(tray(null, null), state, sheet('a'), null);
    expect(seals).toEqual([{ code: '417', sealed: seal('a'), restUntil }]);
  });

  test.each([
    [seal('a'), null],
    [null, seal('b')],
    [null, null],
  ])('there is none after the last glass, whichever it was, case %#', (first, second) => {
    const { seals } = changes(tray(first, second), 'shown', sheet('a'), sheet('b'));
    expect(seals.length).toBeGreaterThan(0);
    for (const { sealed, restUntil } of seals) {
      expect(sealed).not.toBeNull();
      expect(restUntil).toBeNull();
    }
  });

  test('a glass that was re-opened is not the last: another is still to taste', () => {
    const { seals } = changes(tray(null, null), 'shown', sheet('a', { open: true }), sheet('b'));
    expect(seals).toEqual([{ code: '852', sealed: seal('b'), restUntil: QUARTER_PAST }]);
  });

  test('there is none where the plan has none', () => {
    const hasty = { ...tray(null, null), restSeconds: 0 };
    expect(changes(hasty, 'shown', sheet('a'), null).seals).toEqual([
      { code: '417', sealed: seal('a'), restUntil: null },
    ]);
  });
});

test('KEY-4, KEY-18 keying in a sheet of paper neither begins a rest nor ends one, and the tray says that it is of paper', () => {
  const keyed = sheet('a', { keyed: true });
  const paper = { at: NINE, version: 1, digest: 'a', keyed: true };
  for (const state of ['shown', 'hidden', 'closed'] as const)
    expect(changes(tray(null, null), state, keyed, null).seals).toEqual([
      { code: '417', sealed: paper },
    ]);
  expect(changes(tray(paper, null), 'shown', keyed, null).seals).toEqual([]);
  const by = { keyedBy: 'Elena Marín' };
  expect(changes(tray(null, null), 'shown', { ...keyed, ...by }, null).seals).toEqual([
    { code: '417', sealed: { ...paper, ...by } },
  ]);
});

test('TRA-2 a tray is open while its session is shown, and closed from its end on', () => {
  expect(TRAY_STATES).toEqual({
    draft: 'hidden',
    shown: 'open',
    hidden: 'hidden',
    closed: 'closed',
    validated: 'closed',
  });
  const closed = { ...tray(null, null), state: 'closed' } as const;
  expect(changes(tray(null, null), 'hidden', null, null).state).toBe('hidden');
  expect(changes(tray(null, null), 'closed', null, null).state).toBe('closed');
  expect(changes(closed, 'shown', null, null).state).toBe('open');
  expect(changes(closed, 'validated', null, null).state).toBeNull();
});

describe('TRN-3 an answer stands on a sealed glass and nowhere else', () => {
  const answer = { target: null, panel: 'awaited' } as const;
  const answers = (shown: TrayValue, last: SealedVersion | null) =>
    trayChanges(shown, 'shown', records(last, null), () => answer).answers;
  const answered = (sealed: Glass['sealed']): TrayValue => {
    const shown = tray(sealed, null);
    const [first, second] = shown.glasses;
    if (first === undefined || second === undefined) throw new Error('two glasses');
    return {
      ...shown,
      glasses: [{ ...first, answer: { panel: 'awaited', target: null } }, second],
    };
  };

  test('it comes with the seal, once', () => {
    expect(answers(tray(null, null), null)).toEqual([]);
    expect(answers(tray(null, null), sheet('d'))).toEqual([{ code: '417', answer }]);
    expect(answers(answered(seal('d')), sheet('d'))).toEqual([]);
  });

  test('it goes when the sheet is opened again', () => {
    expect(answers(answered(seal('d')), sheet('d', { open: true }))).toEqual([
      { code: '417', answer: null },
    ]);
  });
});
