import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { readTypedDay } from './typed-day.ts';

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026/11/20', '2026-11-20'],
  ['2026.1.2', '2026-01-02'],
  ['20/11/2026', '2026-11-20'],
  ['20-11-2026', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['3/3/2026', '2026-03-03'],
])('LST-25 %s is one day, whoever reads it', (text, day) => {
  for (const isDayFirst of [true, false]) expect(readTypedDay(text, isDayFirst)).toEqual({ day });
});

test('LST-25 a day that two orders write has both readings, and one where the day comes first', () => {
  expect(readTypedDay('3/4/2026', false)).toEqual({ readings: ['2026-04-03', '2026-03-04'] });
  expect(readTypedDay('3/4/2026', true)).toEqual({ day: '2026-04-03' });
  expect(readTypedDay('11/20/2026', false)).toEqual({ day: '2026-11-20' });
  expect(readTypedDay('11/20/2026', true)).toBeNull();
});

test.each([
  '',
  '20/11/26',
  '20/11',
  '20/11-2026',
  '32/1/2026',
  '31/02/2026',
  '13/13/2026',
  '0/1/2026',
  '20/11/0026',
  '0026-11-20',
  '2026-20-11',
  '020/11/2026',
  '20/11/2026 10:00',
  '46346',
])('LST-25 %j is no day', (text) => {
  for (const isDayFirst of [true, false]) expect(readTypedDay(text, isDayFirst)).toBeNull();
});

test('LST-25 every day is read back from how Spanish, French and Italian write it, and never becomes another in English', () => {
  const days = fc.date({
    min: new Date('1000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  holds(
    fc.property(days, (at) => {
      const iso = at.toISOString().slice(0, 10);
      const text = iso.split('-').toReversed().join('/');
      expect(readTypedDay(text, true)).toEqual({ day: iso });
      const read = readTypedDay(text, false);
      if (read !== null && 'readings' in read) expect(read.readings[0]).toBe(iso);
      else expect(read).toEqual({ day: iso });
    }),
  );
});
