import { deskFacts } from '../gallery/desk-facts.ts';
import { furnishTasting, tasterOf } from '../gallery/furnish.ts';
import { furnishReport, furnishSheet } from '../gallery/furnish-records.ts';
import { furnishSteps } from '../gallery/furnish-steps.ts';
import type { World } from '../gallery/pictured-world.ts';
import type { Demonstration } from '../support/demonstration.ts';
import { openDesk } from '../support/served-session.ts';

/**
 * Creates the data of the checked screens: the demonstration, a report, an own sheet, and a session
 * of a taster.
 */
export async function checkedWorld(product: Demonstration): Promise<World> {
  const [leader, taster] = [product.personOf('jefespanel'), product.personOf('catadores')];
  const desk = await openDesk(product.url, leader);
  const found = await deskFacts(desk);
  const id = await tasterOf(await openDesk(product.url, taster));
  const facts = {
    ...found,
    tasterCode: 'T02',
    ...(await furnishReport(desk)),
    panelSheet: await furnishSheet(desk),
    tasting: await furnishTasting(desk, id),
  };
  return { url: product.url, people: { leader, taster }, facts };
}

/** Creates the same data, and a session at each step of the booth. */
export async function steppedWorld(product: Demonstration): Promise<World> {
  const world = await checkedWorld(product);
  const { leader, taster } = world.people;
  if (leader === null || taster === null) throw new Error('nobody to sign in');
  const desk = await openDesk(product.url, leader);
  const id = await tasterOf(await openDesk(product.url, taster));
  const steps = await furnishSteps(product.url, desk, { ...taster, id });
  return { ...world, facts: { ...world.facts, ...steps } };
}
