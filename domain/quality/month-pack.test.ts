import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { sampleIds } from './month-names.ts';
import { decodeMonth, encodeMonth, type MonthPack } from './month-pack.ts';

/** A month of two sessions, three samples and two tasters, with sheets of any answers. */
const anyMonth = (): fc.Arbitrary<MonthPack> =>
  fc
    .array(
      fc.tuple(fc.nat(1), fc.nat(2), fc.nat(1), fc.boolean(), fc.integer({ min: 0, max: 101 })),
    )
    .map((sheets) => ({
      month: '2026-11',
      sheets: sheets.length,
      sessions: [
        { number: 7, date: '2026-11-03', training: false, checked: null },
        { number: 300_000, date: '2026-11-27', training: true, checked: 'a' },
      ],
      samples: ['S-1', 'S-2', 'Óleo'].map((code) => ({ id: `id of ${code}`, code })),
      tasters: ['ana', 'luis'],
      session: Uint16Array.from(sheets, ([session]) => session).sort(),
      sample: Uint16Array.from(sheets, ([, sample]) => sample),
      taster: Uint16Array.from(sheets, ([, , taster]) => taster),
      replicate: Uint8Array.from(sheets, ([, sample]) => 1 + (sample % 2)),
      valid: Uint8Array.from(sheets, ([, , , valid]) => Number(valid)),
      fruityKind: Uint8Array.from(sheets, ([, , taster]) => taster),
      descriptor: Uint8Array.from(sheets, ([, sample]) => sample),
      marks: Uint8Array.from({ length: 9 * sheets.length }, (_, at) => {
        const mm = sheets[Math.floor(at / 9)]?.[4] ?? 0;
        return mm > 100 ? 255 : (mm + at) % 101;
      }),
    }));

test('QUA-1 a month is read as it was packed, wherever its bytes lie', () => {
  holds(
    fc.property(anyMonth(), fc.nat(5), (month, before) => {
      const bytes = encodeMonth(month);
      expect(decodeMonth(bytes)).toEqual(month);
      const among = new Uint8Array(bytes.length + before);
      among.set(bytes, before);
      expect(decodeMonth(among.subarray(before))).toEqual(month);
    }),
  );
});

test('QUA-1 what is no month is refused, not read as another', () => {
  holds(
    fc.property(anyMonth(), fc.nat(), fc.uint8Array({ maxLength: 40 }), (month, cut, noise) => {
      const bytes = encodeMonth(month);
      expect(decodeMonth(bytes.subarray(0, cut % bytes.length))).toBeNull();
      expect(decodeMonth(Uint8Array.from([...bytes, 0]))).toBeNull();
      expect(decodeMonth(noise)).toBeNull();
    }),
  );
});

test('QUA-1 a place that no list has is refused', () => {
  const [month] = fc.sample(
    anyMonth().filter(({ sheets }) => sheets > 0),
    { numRuns: 1, seed: 3 },
  );
  if (month === undefined) throw new Error('a month');
  for (const column of ['session', 'sample', 'taster'] as const) {
    const bad = { ...month, [column]: month[column].with(0, 3) };
    expect(decodeMonth(encodeMonth(bad))).toBeNull();
  }
});

test('QUA-1 a sample is found by its code, the newest where a code was given anew', () => {
  const [month] = fc.sample(anyMonth(), { numRuns: 1, seed: 4 });
  if (month === undefined) throw new Error('a month');
  const later = { ...month, samples: [{ id: 'another', code: 'S-2' }], sheets: 0 };
  const empty = {
    ...later,
    session: new Uint16Array(),
    sample: new Uint16Array(),
    taster: new Uint16Array(),
  };
  const none = new Uint8Array();
  const packs = [
    month,
    { ...empty, replicate: none, valid: none, fruityKind: none, descriptor: none, marks: none },
  ];
  const ids = sampleIds(packs.map(encodeMonth));
  expect([ids.get('S-1'), ids.get('S-2'), ids.get('S-9')]).toEqual([
    'id of S-1',
    'another',
    undefined,
  ]);
});
