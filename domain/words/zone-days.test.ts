import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { dayBounds, endOfDay } from './day-bounds.ts';
import { isTimeZone, timeZonesWith } from './time-zone.ts';
import { dayIn, isSameClock, wallDate, zoneClock } from './zone-clock.ts';

const HOUR = 3_600_000;
const hours = (zone: string, day: string): number => {
  const { from, before } = dayBounds(zone, day);
  return (before - from) / HOUR;
};
const zones = fc.constantFrom(
  'Europe/Madrid',
  'Pacific/Auckland',
  'America/Los_Angeles',
  'UTC',
  'Asia/Kathmandu',
  // Clocks change at midnight, by half an hour, and to the other side of the date line.
  'America/Santiago',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
);
const instants = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2037, 11, 31) });

test.each([
  ['Europe/Madrid', '2026-03-28T22:59:59.999Z', '2026-03-28'],
  ['Europe/Madrid', '2026-03-28T23:00:00.000Z', '2026-03-29'],
  ['Europe/Madrid', '2026-03-29T21:59:59.999Z', '2026-03-29'],
  ['Europe/Madrid', '2026-03-29T22:00:00.000Z', '2026-03-30'],
  ['Pacific/Auckland', '2026-04-04T10:59:59.999Z', '2026-04-04'],
  ['Pacific/Auckland', '2026-04-04T11:00:00.000Z', '2026-04-05'],
  ['Pacific/Auckland', '2026-04-05T11:59:59.999Z', '2026-04-05'],
  ['Pacific/Auckland', '2026-04-05T12:00:00.000Z', '2026-04-06'],
  ['America/Los_Angeles', '2026-11-01T06:59:59.999Z', '2026-10-31'],
  ['America/Los_Angeles', '2026-11-01T07:00:00.000Z', '2026-11-01'],
  ['America/Los_Angeles', '2026-11-02T07:59:59.999Z', '2026-11-01'],
  ['America/Los_Angeles', '2026-11-02T08:00:00.000Z', '2026-11-02'],
])(
  'ZON-1 at midnight in %s a day ends, also in the night of the clocks: %s is of %s',
  (zone, at, day) => {
    expect(dayIn(zone, at)).toBe(day);
  },
);

test('ZON-1 ZON-5 a day has 23 hours in spring and 25 in autumn, wherever clocks change, and 24 elsewhere', () => {
  expect([hours('Europe/Madrid', '2026-03-29'), hours('Europe/Madrid', '2026-10-25')]).toEqual([
    23, 25,
  ]);
  expect([
    hours('Pacific/Auckland', '2026-09-27'),
    hours('Pacific/Auckland', '2026-04-05'),
  ]).toEqual([23, 25]);
  expect([
    hours('America/Los_Angeles', '2026-03-08'),
    hours('America/Los_Angeles', '2026-11-01'),
  ]).toEqual([23, 25]);
  expect([hours('Australia/Lord_Howe', '2026-04-05'), hours('UTC', '2026-03-29')]).toEqual([
    24.5, 24,
  ]);
  // Clocks go from midnight to one: the day begins at one.
  expect(new Date(dayBounds('America/Santiago', '2026-09-06').from).toISOString()).toBe(
    '2026-09-06T04:00:00.000Z',
  );
  expect(endOfDay('Europe/Madrid', '2026-10-25')).toBe('2026-10-25T22:59:59.999Z');
});

test('ZON-1 every instant is of one day of a zone: of the one that has begun and not ended', () => {
  fc.assert(
    fc.property(zones, instants, (zone, at) => {
      const day = dayIn(zone, at);
      const { from, before } = dayBounds(zone, day);
      expect(from).toBeLessThanOrEqual(at);
      expect(before).toBeGreaterThan(at);
      expect([dayIn(zone, from), dayIn(zone, before - 1)]).toEqual([day, day]);
    }),
  );
});

test('ZON-1 calendar and clock of a zone are those that Temporal knows', () => {
  fc.assert(
    fc.property(zones, instants, (zone, at) => {
      const known = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
      expect(zoneClock(zone)(at)).toEqual({
        day: known.toPlainDate().toString(),
        hours: known.hour,
        minutes: known.minute,
        seconds: known.second,
      });
      const wall = known.round({ smallestUnit: 'second', roundingMode: 'floor' }).toPlainDateTime();
      expect(wallDate(zone, at).toISOString()).toBe(
        `${wall.toString({ smallestUnit: 'millisecond' })}Z`,
      );
    }),
  );
});

test('ZON-8 a time zone is a name that this machine knows, and no offset', () => {
  expect(['Europe/Madrid', 'UTC', 'America/Argentina/Buenos_Aires'].map(isTimeZone)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['', 'Mars/Base', '+01:00', 'Europe/', '5'].map(isTimeZone)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('ZON-3 the zones to choose from are each a zone, in order, and the one that is kept is among them', () => {
  const listed = timeZonesWith('Asia/Calcutta');
  expect(listed).toEqual([...new Set(listed)].toSorted());
  expect(listed.every(isTimeZone)).toBe(true);
  expect(listed).toEqual(expect.arrayContaining(['Asia/Calcutta', 'Europe/Madrid', 'UTC']));
});

test('ZON-4 clocks are the same where they show the same in summer and in winter', () => {
  const at = Date.parse('2026-11-20T10:00:00Z');
  expect(isSameClock('Europe/Madrid', 'Europe/Paris', at)).toBe(true);
  expect(isSameClock('Europe/Madrid', 'Europe/Madrid', at)).toBe(true);
  expect(isSameClock('Europe/Madrid', 'Atlantic/Canary', at)).toBe(false);
  // Alike in winter alone.
  expect(isSameClock('Africa/Lagos', 'Europe/Madrid', at)).toBe(false);
});
