import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import { duplicatePairs, laterHalf } from '../history/duplicate-pairs.ts';
import { findEntries } from '../history/find-entries.ts';
import { dateOf, dayOf } from '../marks/calendar-day.ts';
import { profileOf } from '../method/profile-of.ts';
import { marksOfGlasses, type Tasted } from '../testing/marks-of-glasses.ts';
import { firstDayNeeded, type LoneReplicate } from './first-day-needed.ts';

const lone = (session: number, date: string, replicate: Replicate, sample = 'A') => ({
  session,
  date,
  replicate,
  sample,
});

test('XPO-11 XPO-19 six months before the period, or back to the first half of a pair that this day would cut', () => {
  expect(firstDayNeeded('2026-07-01', [])).toBe('2026-01-01');
  expect(firstDayNeeded('2026-08-31', [])).toBe('2026-02-28');
  const pair = [lone(1, '2025-12-20', 1), lone(2, '2026-01-05', 2)];
  expect(firstDayNeeded('2026-07-01', pair)).toBe('2025-12-20');
  // Before the day, or without its other half, nothing is cut.
  expect(firstDayNeeded('2026-07-01', [lone(1, '2025-12-20', 1), lone(2, '2025-12-31', 2)])).toBe(
    '2026-01-01',
  );
  expect(firstDayNeeded('2026-07-01', [lone(1, '2025-12-20', 1)])).toBe('2026-01-01');
  expect(firstDayNeeded('2026-07-01', [lone(1, '2025-06-20', 1), lone(2, '2026-01-05', 2)])).toBe(
    '2026-01-01',
  );
});

test('XPO-11 XPO-19 a day that would cut another pair gives way to it in turn', () => {
  const chain = [
    lone(1, '2025-11-02', 1, 'B'),
    lone(2, '2025-12-20', 1),
    lone(3, '2025-12-22', 2, 'B'),
    lone(4, '2026-01-05', 2),
  ];
  expect(firstDayNeeded('2026-07-01', chain)).toBe('2025-11-02');
});

/** Numbers that look random and are the same for the same seed. */
function chanceOf(seed: number) {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Sessions of three years, each with some samples of few codes in one replicate or in both. */
function sessionsOf(seed: number): readonly Tasted[] {
  const chance = chanceOf(seed);
  const start = dayOf('2024-01-01') ?? 0;
  return Array.from({ length: 60 }, (_, place) => {
    const date = dateOf(start + chance(1_000));
    return Array.from({ length: 1 + chance(2) }, () => `S${chance(5)}`).flatMap(
      (sample) =>
        ([[1], [2], [1, 2]] as const)[chance(3)]?.map((replicate) => ({
          session: String(place + 1),
          date,
          sample,
          replicate,
          marks: { T: { fruity: 40 } },
        })) ?? [],
    );
  }).flat();
}

/** The pairs of a history whose later half lies on a day or after it, in words. */
function pairsOf(glasses: readonly Tasted[], first: string) {
  const columns = marksOfGlasses(glasses);
  const profile = profileOf(defaultPanelSettings());
  const entries = findEntries(columns, profile);
  const named = (entry: number) =>
    `${columns.sessions[entries.session[entry] ?? 0]} ${columns.samples[entries.sample[entry] ?? 0]}`;
  const dayAt = (entry: number) => columns.sessionDay[entries.session[entry] ?? 0] ?? 0;
  return duplicatePairs(entries, columns, profile)
    .filter((pair) => dayAt(laterHalf({ columns, entries }, pair)) >= (dayOf(first) ?? 0))
    .map((pair) => `${named(pair.first)}, ${named(pair.second)}`);
}

/** What a history tells of its lone replicates, as the server reads them. */
function loneOf(glasses: readonly Tasted[]): readonly LoneReplicate[] {
  const key = ({ session, sample }: Tasted) => `${session} ${sample}`;
  return glasses
    .filter(
      (glass) =>
        new Set(glasses.filter((one) => key(one) === key(glass)).map((one) => one.replicate))
          .size === 1,
    )
    .map(({ session, date, sample, replicate = 1 }) =>
      lone(Number(session), date, replicate, sample),
    );
}

test('XPO-11 XPO-19 M-PAIR from that day on a history has the pairs that the whole of it has', () => {
  let isFurther = 0;
  for (let seed = 1; seed <= 40; seed += 1) {
    const glasses = sessionsOf(seed);
    for (const from of ['2025-02-11', '2025-08-31', '2026-03-01']) {
      const first = firstDayNeeded(from, loneOf(glasses));
      expect(first <= firstDayNeeded(from, [])).toBe(true);
      if (first < firstDayNeeded(from, [])) isFurther += 1;
      const cut = glasses.filter(({ date }) => date >= first);
      expect([seed, from, pairsOf(cut, first)]).toEqual([seed, from, pairsOf(glasses, first)]);
    }
  }
  expect(isFurther).toBeGreaterThan(20);
});

test('XPO-19 XPO-6 no day before the year 1 is needed, which no database can read', () => {
  expect(firstDayNeeded('0001-01-01', [])).toBe('0001-01-01');
  expect(firstDayNeeded('0001-08-01', [])).toBe('0001-02-01');
});
