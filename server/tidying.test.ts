import { expect, test } from 'vitest';
import { createTidying } from './tidying.ts';

/** A tidying whose clock is told, and how often it tidied. */
function scene(onTidy: () => void = () => {}) {
  const clock = { at: 0 };
  const seen = { times: 0 };
  const tidying = createTidying({
    monotonic: () => clock.at,
    tidy: async (mayGoOn) => {
      onTidy();
      if (mayGoOn()) seen.times += 1;
      return [];
    },
  });
  return { clock, seen, tidying };
}

test('DAT-13 tables are tidied when no mark was stored for half a minute', async () => {
  const { clock, seen, tidying } = scene();
  await tidying.look();
  expect(seen.times).toBe(1);
  tidying.noteStored();
  clock.at = 30_000;
  await tidying.look();
  expect(seen.times).toBe(1);
  clock.at = 30_001;
  await tidying.look();
  expect(seen.times).toBe(2);
});

test('DAT-13 where marks never cease they are tidied an hour after the last time', async () => {
  const { clock, seen, tidying } = scene();
  for (clock.at = 1_000; clock.at <= 3_600_000; clock.at += 20_000) {
    tidying.noteStored();
    await tidying.look();
  }
  expect(seen.times).toBe(0);
  clock.at = 3_600_001;
  await tidying.look();
  expect(seen.times).toBe(1);
  tidying.noteStored();
  await tidying.look();
  expect(seen.times).toBe(1);
});

test('DAT-13 marks that come in between are waited for, and what was left is not taken for done', async () => {
  let tidying: ReturnType<typeof createTidying> | null = null;
  const all = scene(() => tidying?.noteStored());
  tidying = all.tidying;
  await tidying.look();
  expect(all.seen.times).toBe(0);
  all.clock.at = 3_600_001;
  await tidying.look();
  expect(all.seen.times).toBe(1);
});
