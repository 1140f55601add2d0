import { expect, inject, test } from 'vitest';
import { scriptOf } from './script.ts';
import { simulate } from './simulate.ts';

/** So many stories of each seed of the run: those that every machine plays alike, and one that is new each time. */
const STORIES = 50;

test.each(inject('propertySeeds'))(
  'SIM-1, SIM-3, SYN-59, SEC-89, SEC-90 whatever happens in whatever order, whoever wrote the client, no promise is broken (seed %i)',
  async (first) => {
    for (let seed = first; seed < first + STORIES; seed += 1) {
      const { broken } = await simulate(scriptOf(seed));
      expect(broken, `npm run storm -- --seed ${seed}`).toBeNull();
    }
  },
  240_000,
);

test.each([1_280_150_798, 1_280_151_640])(
  'KEE-3, SYN-53 what a process remembers of answers apart as it ends is stored, or it is not remembered (seed %i)',
  async (seed) => {
    expect((await simulate(scriptOf(seed))).broken).toBeNull();
  },
);

test('SIM-1 a seed is one story: played again, the same happens in the same order', async () => {
  for (const seed of [3, 26]) {
    const [once, again] = [await simulate(scriptOf(seed)), await simulate(scriptOf(seed))];
    expect(once.trace.length).toBeGreaterThan(300);
    expect(again).toEqual(once);
  }
});
