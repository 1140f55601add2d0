import type { Browser } from 'playwright-core';
import { GALLERY } from '../../tools/gallery/gallery-screens.ts';
import { BOOTH_LOOKS, keysOf, LOOKS, type ScreenState } from '../../tools/gallery/states.ts';
import { STEP_SCREENS } from '../../tools/gallery/step-screens.ts';
import type { Demonstration } from '../support/demonstration.ts';
import type { Product } from '../support/product.ts';
import { openDesk } from '../support/served-session.ts';
import { bareStages } from './bare-stages.ts';
import { fillMany } from './fill-many.ts';
import { furnishSteps } from './furnish-steps.ts';
import { type Tour, tour } from './tour.ts';
import { usualWorld } from './worlds.ts';

const WHO = ['anybody', 'leader', 'taster'] as const;
const USUAL: readonly ScreenState[] = [
  ...keysOf(LOOKS),
  ...keysOf(BOOTH_LOOKS),
  ...(['loading', 'refused', 'nonsense', 'offline'] as const),
];

/**
 * Takes pictures of the requested screens in all of their states: in an empty installation that is
 * filled step by step, and in a demonstration with 10,000 rows.
 */
export async function allTours(
  browser: Browser,
  { bare, full }: { readonly bare: Product; readonly full: Demonstration },
  asked: Omit<Tour, 'who' | 'states'>,
): Promise<void> {
  await bareStages(bare, (world, who, states, screens) =>
    tour(browser, world, {
      ...asked,
      who,
      states,
      isWanted: (name, state) => asked.isWanted(name, state) && (screens ?? [name]).includes(name),
    }),
  );
  const world = await usualWorld(full);
  for (const who of WHO) await tour(browser, world, { ...asked, who, states: USUAL });
  // These screens have sessions of their own, which no other picture shows.
  const isStep = (name: string, state: ScreenState) =>
    name in STEP_SCREENS && asked.isWanted(name, state);
  const { leader, taster } = world.people;
  const isAnyStep = Object.keys(STEP_SCREENS).some((name) =>
    USUAL.some((state) => isStep(name, state)),
  );
  if (isAnyStep && leader !== null && taster !== null) {
    const desk = await openDesk(full.url, leader);
    const facts = await furnishSteps(full.url, desk, { ...taster, id: world.taster });
    const steps = { ...world, facts };
    await tour(browser, steps, { ...asked, isWanted: isStep, who: 'taster', states: USUAL });
  }
  if (!Object.keys(GALLERY).some((name) => asked.isWanted(name, 'many'))) return;
  await full.end();
  await fillMany(full.dataFolder, world.panel, world.taster);
  await full.startAgain();
  for (const who of WHO) await tour(browser, world, { ...asked, who, states: ['many'] });
}
