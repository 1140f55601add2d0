import { expect, test } from 'vitest';
import { type RawStruct, rawUpdate } from '../sync/testing/raw-update.ts';
import { seeded, seedsOfRun } from '../sync/testing/seeded.ts';
import { openScene } from './fuzz-scene.ts';
import { fuzzUpdates } from './fuzz-updates.ts';

test.each(seedsOfRun())(
  'SYN-52, SYN-82 whatever is forged, the document, its header and its schema hold, and the honest mark is stored: seed %i',
  async (seed) => {
    const { refused, passedOver, taken } = await fuzzUpdates(seed, 3_000);
    // Each of the three outcomes occurs.
    expect(Math.min(refused, passedOver, taken)).toBeGreaterThan(50);
  },
);

test('SYN-50, SYN-77 what was judged is there before another message of the same socket is judged', async () => {
  let turns = 0;
  // The first random choice makes the document a sheet.
  const scene = await openScene({ ...seeded(1), whole: (below) => ++turns % below });
  const client = 7;
  const content = { is: 'any', values: [7] } as const;
  const mark = { is: 'item', parent: 'marks', key: 'fusty', content } as const;
  const text = { is: 'any', values: ['x'] } as const;
  const comments = { is: 'item', parent: 'fields', key: 'comments', content: text } as const;
  const after = { ...comments, origin: { client, clock: 0 } };
  const of = (...structs: readonly RawStruct[]) =>
    rawUpdate({ clients: [{ client, clock: 0, structs }], deleted: [] });
  // Each update alone may be accepted; together, the second value would replace the mark.
  const both = [scene.send('forger', of(mark)), scene.send('forger', of(comments, after))];
  expect(await Promise.all(both)).toEqual(['taken', 'refused']);
  scene.check();
});
