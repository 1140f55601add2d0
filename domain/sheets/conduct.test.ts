import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { type Conduct, conductDoubts, conductOf, conductSchema } from './conduct.ts';

const day = (time: string) => `2026-11-27T${time}Z`;
const first = { position: 1, signedAt: day('10:10:00'), sealedAt: day('10:10:01') };
const second = {
  position: 2,
  startedAt: day('10:25:01'),
  signedAt: day('10:30:00'),
  sealedAt: day('10:30:01'),
};
const taken = (change: Partial<Parameters<typeof conductOf>[0]>): Conduct =>
  conductOf({ sheet: second, others: [first], restSeconds: 900, isRestEnded: false, ...change });

test('EVA-9 a glass that was taken in its turn after its rest says so, by both clocks', () => {
  const conduct = taken({});
  expect(conduct).toEqual({
    order: 'kept',
    rest: { asked: 900, device: 901, server: 1200, ended: false, clocksDiffer: false },
  });
  expect(conductDoubts(conduct)).toEqual([]);
  expect(conductDoubts(null)).toEqual([]);
});

test('EVA-9 the first glass has no rest before it, and a session without rests none at all', () => {
  const sheet = { ...second, position: 1 };
  expect(taken({ sheet, others: [] })).toEqual({ order: 'kept', rest: null });
  expect(taken({ restSeconds: 0 })).toEqual({ order: 'kept', rest: null });
});

test('EVA-9 a glass before one that was left out, or signed later, is out of its turn', () => {
  expect(conductDoubts(taken({ others: [] }))).toEqual(['order']);
  const later = { ...first, signedAt: day('10:31:00') };
  expect(taken({ others: [later] }).order).toBe('broken');
  const third = { ...second, position: 3 };
  expect(taken({ sheet: third }).order).toBe('broken');
  const between = { ...first, position: 2, signedAt: day('10:20:00') };
  expect(taken({ sheet: third, others: [between, first] }).order).toBe('kept');
});

test('EVA-9, EVA-23 a rest that was cut short is in doubt, unless the leader ended it', () => {
  const sheet = { ...second, startedAt: day('10:12:00') };
  expect(conductDoubts(taken({ sheet }))).toEqual(['rest']);
  expect(conductDoubts(taken({ sheet, isRestEnded: true }))).toEqual([]);
  const silent = { ...second, startedAt: null };
  expect(conductDoubts(taken({ sheet: silent }))).toEqual([]);
  const rounded = { ...second, startedAt: day('10:24:58') };
  expect(conductDoubts(taken({ sheet: rounded }))).toEqual([]);
});

test('EVA-9, EVA-23 a device whose clock was put forward keeps no rest by it: the server counts too, and says that they differ', () => {
  const sheet = { ...second, sealedAt: day('10:15:00') };
  expect(conductDoubts(taken({ sheet }))).toEqual(['rest', 'clocks']);
});

test('EVA-9 the rest is counted from the sheet signed last before, whatever order the sheets came in', () => {
  const third = { ...second, position: 3 };
  const other = { position: 2, signedAt: day('10:20:00'), sealedAt: day('10:20:01') };
  expect(taken({ sheet: third, others: [other, first] }).rest?.device).toBe(301);
  expect(taken({ sheet: third, others: [first, other] }).rest?.device).toBe(301);
});

test('KEY-4, KEY-18 a sheet of paper that was keyed in before counts for the order, and its instant for no rest', () => {
  const third = { ...second, position: 3, signedAt: day('10:25:00'), sealedAt: day('10:25:01') };
  const instant = { signedAt: day('10:24:00'), sealedAt: day('10:24:00') };
  const paper = { position: 2, ...instant, keyed: true };
  const conduct = taken({ sheet: third, others: [first, paper] });
  expect(conduct).toEqual({ ...taken({ sheet: third, others: [first] }), order: 'kept' });
  expect(taken({ sheet: second, others: [{ ...first, keyed: true }] })).toEqual({
    order: 'kept',
    rest: null,
  });
});

test('EVA-9 whatever the instants say, what is kept can be read again', () => {
  const instant = fc
    .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString());
  const sheet = fc.record({
    position: fc.integer({ min: 1, max: 12 }),
    signedAt: instant,
    sealedAt: instant,
  });
  holds(
    fc.property(
      fc.tuple(sheet, fc.option(fc.oneof(instant, fc.constant('soon')))),
      fc.array(sheet, { maxLength: 12 }),
      ([one, startedAt], others) => {
        const conduct = taken({ sheet: { ...one, startedAt }, others });
        expect(conductSchema.parse(JSON.parse(JSON.stringify(conduct)))).toEqual(conduct);
      },
    ),
  );
});

test('QUA-34 a sheet that was opened again after its taster saw the figures is in doubt, whatever else', () => {
  const seen: Conduct = { order: 'again', rest: null, seen: day('11:00:00') };
  expect(conductDoubts(seen)).toEqual(['seen']);
  expect(conductSchema.parse(seen)).toEqual(seen);
  expect(conductDoubts({ order: 'again', rest: null })).toEqual([]);
});
