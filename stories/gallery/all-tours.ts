import type { Browser } from 'playwright-core';
import { keysOf, LOOKS } from '../../tools/gallery/states.ts';
import type { Product } from '../support/product.ts';
import { bareStages } from './bare-stages.ts';
import { fillMany } from './fill-many.ts';
import { type Tour, tour } from './tour.ts';
import { usualWorld } from './worlds.ts';

const WHO = ['anybody', 'leader', 'taster'] as const;
const BESIDE = ['loading', 'refused', 'nonsense', 'offline'] as const;

/** Takes the screens that are wanted in all their states: in a bare installation that fills, and in a demonstration that overflows. */
export async function allTours(
  browser: Browser,
  { bare, full }: { readonly bare: Product; readonly full: Product },
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
  const world = await usualWorld(browser, full);
  for (const who of WHO)
    await tour(browser, world, { ...asked, who, states: [...keysOf(LOOKS), ...BESIDE] });
  await full.end();
  await fillMany(full.dataFolder, world.panel, world.taster);
  await full.startAgain();
  for (const who of WHO) await tour(browser, world, { ...asked, who, states: ['many'] });
}
