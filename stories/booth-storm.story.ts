import { afterAll, expect } from 'vitest';
import { stormScript } from '../tools/booth-storm/storm-script.ts';
import { playStorm } from './booth-storm/play-storm.ts';
import { openStormWorld, type StormWorld } from './booth-storm/storm-world.ts';
import { test } from './support/story.ts';

let world: StormWorld;
test.beforeAll(async ({ product, desk }) => {
  world = await openStormWorld(product, desk);
});
afterAll(async () => {
  await world?.close();
});

test.each([217, 603])(
  'BTH-38 BTH-69 whatever befalls two devices of a taster and one of another, what they said they had is there in the end: seed %d',
  async (seed) => {
    expect(await playStorm(world, stormScript(seed))).toMatchObject({ wrong: [] });
  },
);
