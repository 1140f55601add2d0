import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { codeOf } from '../testing/plans.ts';
import {
  createTray,
  endRest,
  readTray,
  setAnswer,
  setCall,
  setSealed,
  setTrayState,
  type TrayValue,
} from './tray.document.ts';

const NINE = '2026-11-27T09:00:00.000Z';
const LATER = '2026-11-27T09:15:00.000Z';
const [first, second] = [codeOf('852'), codeOf('417')];
const seal = { at: NINE, version: 1, digest: 'd' };

function newTray(): Y.Doc {
  const doc = new Y.Doc();
  createTray(doc, {
    birth: 'birth',
    session: 12,
    date: '2026-11-27',
    sheet: 'ioc-vo',
    restSeconds: 900,
    codes: [first, second],
  });
  return doc;
}

function read(doc: Y.Doc): TrayValue {
  const value = readTray(doc);
  if (!value.ok) throw new Error(JSON.stringify(value));
  return value.value;
}

function forged(map: string, key: string, value: unknown): Y.Doc {
  const doc = newTray();
  doc.getMap(map).set(key, value);
  return doc;
}

describe('TRA-1 a tray is read to a plain value', () => {
  test('a new one is open, with its glasses in serving order', () => {
    expect(read(newTray())).toEqual({
      header: { kind: 'tray', version: 1, birth: 'birth' },
      session: 12,
      date: '2026-11-27',
      sheet: 'ioc-vo',
      restSeconds: 900,
      state: 'open',
      glasses: [
        { code: '852', sealed: null },
        { code: '417', sealed: null },
      ],
      restUntil: null,
      call: null,
    });
  });

  test.each(['hidden', 'closed', 'open'] as const)('it can become %s', (state) => {
    const doc = newTray();
    setTrayState(doc, 'closed');
    setTrayState(doc, state);
    expect(read(doc).state).toBe(state);
  });

  test('a seal stands on its own glass and begins a rest; re-opened, both are gone', () => {
    const doc = newTray();
    setSealed(doc, second, seal, LATER);
    expect(read(doc)).toMatchObject({
      glasses: [
        { code: '852', sealed: null },
        { code: '417', sealed: seal },
      ],
      restUntil: LATER,
    });
    setSealed(doc, second, null, null);
    expect(read(doc).glasses.map(({ sealed }) => sealed)).toEqual([null, null]);
    expect(read(doc).restUntil).toBeNull();
  });

  test('EVA-12 re-opened with a reason, it says by whom and why until it is sealed anew', () => {
    const doc = newTray();
    const reopened = { at: LATER, by: 'Carmen', reason: 'a line was skipped' };
    setSealed(doc, second, seal, LATER);
    expect(read(doc).glasses).toEqual([
      { code: '852', sealed: null },
      { code: '417', sealed: seal },
    ]);
    setSealed(doc, second, null, null, reopened);
    expect(read(doc).glasses[1]).toEqual({ code: '417', sealed: null, reopened });
    setSealed(doc, second, null);
    expect(read(doc).glasses[1]).toEqual({ code: '417', sealed: null, reopened: null });
    setSealed(doc, second, seal, LATER);
    expect(read(doc).glasses[1]).toEqual({ code: '417', sealed: seal });
  });

  test('SES-15 a rest that is ended leaves the seal', () => {
    const doc = newTray();
    setSealed(doc, first, seal, LATER);
    endRest(doc);
    expect(read(doc)).toMatchObject({ restUntil: null, glasses: [{ sealed: seal }, {}] });
  });

  test.each(['help', 'wrong-glass'] as const)(
    'SES-13 a call for %s stands until it is cleared',
    (reason) => {
      const doc = newTray();
      setCall(doc, { at: NINE, reason });
      expect(read(doc).call).toEqual({ at: NINE, reason });
      setCall(doc, null);
      expect(read(doc).call).toBeNull();
    },
  );
});

describe('TRA-1 or the field that is not as it must be is named', () => {
  test.each<[string, unknown]>([
    ['session', '12'],
    ['date', 20261127],
    ['sheet', null],
    ['restSeconds', '900'],
    ['state', 'ajar'],
    ['state', null],
  ])('%s %j', (field, value) => {
    expect(readTray(forged('tray', field, value))).toEqual({
      ok: false,
      code: 'document-field-invalid',
      data: { field },
    });
  });

  test.each<[string, unknown]>([
    ['2', 'a1'],
    ['2', null],
    ['1', 4],
  ])('the code of glass %s %j', (position, value) => {
    expect(readTray(forged('codes', position, value))).toMatchObject({
      data: { field: `codes.${position}` },
    });
  });

  test('a place between two glasses that has none', () => {
    expect(readTray(forged('codes', '4', '190'))).toMatchObject({ data: { field: 'codes.3' } });
  });

  test.each([
    [seal, seal],
    [{ ...seal, surplus: 1 }, seal],
    ['sealed', null],
    [{ ...seal, at: 9 }, null],
    [{ ...seal, version: '1' }, null],
    [{ ...seal, digest: null }, null],
  ])('a seal %j is %j', (value, sealed) => {
    expect(read(forged('seals', '852', value)).glasses[0]?.sealed).toEqual(sealed);
  });

  test.each([
    ['help', null],
    [{ at: NINE, reason: 'fire' }, null],
    [{ at: 9, reason: 'help' }, null],
    [
      { at: NINE, reason: 'help', surplus: 1 },
      { at: NINE, reason: 'help' },
    ],
  ])('a call %j is %j', (value, call) => {
    expect(read(forged('tray', 'call', value)).call).toEqual(call);
  });

  test('the end of a rest that is no text is none', () => {
    expect(read(forged('tray', 'restUntil', 9)).restUntil).toBeNull();
  });
});

test('TRN-3, TRN-19 a glass has its answer while it is sealed, and nothing of it is left in the tray once it was taken away', () => {
  const doc = newTray();
  const words = 'It is a damp cellar.';
  const answer = { target: { lines: {}, fruityKind: null, words }, panel: 'awaited' } as const;
  setAnswer(doc, first, answer);
  expect(read(doc).glasses[0]).toEqual({ code: '852', sealed: null });
  setSealed(doc, first, seal);
  expect(read(doc).glasses).toEqual([
    { code: '852', sealed: seal, answer },
    { code: '417', sealed: null },
  ]);
  setAnswer(doc, first, null);
  expect(read(doc).glasses[0]).toEqual({ code: '852', sealed: seal });
  expect(Buffer.from(Y.encodeStateAsUpdate(doc)).toString('latin1')).not.toContain(words);
});
