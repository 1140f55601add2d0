import type { Chance } from './forged-update.ts';

/**
 * Values that no form can enter: dates and timestamps that do not exist, numbers out of range,
 * unexpected texts, other types.
 */
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  '',
  ' ',
  'yesterday',
  'not-a-date',
  '15',
  'NaN',
  '__proto__',
  'constructor',
  '2026-13-45',
  '0000-00-00',
  '9999-99-99',
  '9999-12-31',
  '1000-01-01',
  '+275760-09-14',
  '2026-02-28[u-ca=hebrew]',
  '2026-01-01T00:00',
  '2026-01-01T25:61:00Z',
  '-271821-04-19',
  '1900-01-01T00:00:00.000Z',
  '2999-12-31T23:59:59+23:59',
  '1999-01-01T00:00:00-23:59',
  '24:00',
  '99:99',
  '00:00',
  '23:59',
  '9:5',
  'ab:cd',
  0,
  -0,
  1,
  -1,
  0.01,
  0.1 + 0.2,
  1e-300,
  5e-324,
  1e300,
  2 ** 53,
  60.000_001,
  240.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  '\u0000',
  '\u202eevil',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(100_000),
  [],
  [[]],
  [null],
  {},
  { at: 'yesterday' },
  { toString: 1 },
];

/** Generates one hostile value, alone or nested in another. */
export function hostileValue(chance: Chance, depth = 0): unknown {
  const value = chance.pick(VALUES);
  if (depth > 1 || chance.whole(5) > 0) return value;
  const inner = () => hostileValue(chance, depth + 1);
  return chance.pick<() => unknown>([
    () => [inner(), inner()],
    () => ({ reason: inner(), by: inner(), at: inner() }),
    () => ({ sample: inner(), replicate: inner(), rank: inner() }),
    () => ({ from: inner(), to: inner() }),
    () => ({ of: inner(), session: inner(), sample: inner() }),
  ])();
}
