import { expect } from 'vitest';
import { CHECKED_SCREENS, WORDED_STEPS } from '../tools/gallery/checked-screens.ts';
import { steppedWorld } from './every-screen/checked-world.ts';
import { linesOf, PEOPLE } from './every-screen/visit-screens.ts';
import { wordsOfScreens } from './every-screen/words-of-screens.ts';
import type { World } from './gallery/pictured-world.ts';
import { test } from './support/story.ts';

let world: World;
test.beforeAll(async ({ ownDemonstration }) => {
  world = await steppedWorld(ownDemonstration);
});

/** The screens that every run of the tests reads; `npm run every-screen` reads them all. */
const names = Object.entries({ ...CHECKED_SCREENS, ...WORDED_STEPS })
  .filter(([, { inSuite }]) => inSuite !== undefined)
  .map(([name]) => name);

test.for(PEOPLE)(
  'SCR-3 every word on the screens of %s is translated',
  async (who, { browser, ownDemonstration }) => {
    const usernames = ownDemonstration.accounts.map(({ username }) => username);
    const found = await wordsOfScreens(browser, world, { who, names, usernames });
    expect(linesOf(found)).toEqual([]);
  },
);
