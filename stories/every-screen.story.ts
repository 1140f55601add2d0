import { expect } from 'vitest';
import { LOCALES } from '../domain/words/locale.ts';
import { CHECKED_SCREENS } from '../tools/gallery/checked-screens.ts';
import { checkedWorld } from './every-screen/checked-world.ts';
import { layoutFindings } from './every-screen/layout-findings.ts';
import { roomInLanguages } from './every-screen/room-in-languages.ts';
import { linesOf, PEOPLE, visitScreens } from './every-screen/visit-screens.ts';
import type { World } from './gallery/pictured-world.ts';
import { test } from './support/story.ts';

let world: World;
test.beforeAll(async ({ ownDemonstration }) => {
  world = await checkedWorld(ownDemonstration);
});

/** The screens that every run of the tests checks; `npm run every-screen` checks them all. */
const names = Object.keys(CHECKED_SCREENS).filter((name) => CHECKED_SCREENS[name]?.inSuite);

test.for(PEOPLE)(
  'SCR-1 SCR-2 SCR-24 SCR-27 SCR-28 SCR-29 BRD-14 BRD-15 SCR-40 the screens of %s that stand for all are without a finding of axe in both schemes, none scrolls sideways, at 1200, 1024 and 600 px nor at four times 320, no table does at 1440, no word or code is broken at 1440, 1024 and 600, what is pressed is in sight at 1024, 600 and 320, what is cut there has a button or a sign of it, every cell is seen whole, and on paper no table is cut, nothing is pressed and words are black',
  async (who, { browser }) => {
    const prepare = () => Promise.resolve(layoutFindings);
    const found = await visitScreens(browser, world, { who, names, prepare });
    expect(linesOf(found)).toEqual([]);
  },
);

test('SCR-27 SCR-29 SCR-31 in every language the tables of a plan have room at 1024 px beside the rail, no words run over into the next cell, and at 320 px the lists have room', async ({
  browser,
}) => {
  expect(linesOf(await roomInLanguages(browser, world, Object.keys(LOCALES)))).toEqual([]);
});
