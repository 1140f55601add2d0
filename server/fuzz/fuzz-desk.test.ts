import { expect, test } from 'vitest';
import { seedsOfRun } from '../sync/testing/seeded.ts';
import { fuzzDesk } from './fuzz-desk.ts';

test.each(seedsOfRun())(
  'SEC-91 whatever a hand-written desk puts into plan, notes, settings and statuses, no page that reads it is taken down: seed %i',
  async (seed) => {
    const { refused, taken, unread } = await fuzzDesk(seed, 500);
    // Each of the three outcomes occurs.
    expect(Math.min(refused, taken, unread)).toBeGreaterThan(10);
  },
);
