import { expect, test } from 'vitest';
import { instantSchema } from './instant-schemas.ts';

test.each([
  ['2026-11-28T08:30:00.000Z', true],
  ['2026-11-28T08:30:00Z', true],
  ['2026-11-28T08:30:00+01:00', true],
  ['2026-11-28T08:30Z', false],
  ['2026-11-28T08:30:00', false],
  ['0000-01-01T00:00:00Z', false],
  ['+010000-01-01T00:00:00.000Z', false],
])(
  'EVA-7 a timestamp has seconds, a zone and a year that every part can read: %s is %s',
  (text, isOne) => {
    expect(instantSchema.safeParse(text).success).toBe(isOne);
  },
);
