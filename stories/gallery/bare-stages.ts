import type { ScreenState } from '../../tools/gallery/states.ts';
import type { Product } from '../support/product.ts';
import { foundPanel, openDesk } from '../support/served-session.ts';
import { deskFacts, wallOf } from './desk-facts.ts';
import { emptyPlan, furnishOne } from './furnish.ts';
import { furnishSheet } from './furnish-records.ts';
import type { World } from './pictured-world.ts';
import type { Tour } from './tour.ts';
import { boothFacts } from './worlds.ts';

type Take = (
  world: World,
  who: Tour['who'],
  states: readonly ScreenState[],
  screens?: readonly string[],
) => Promise<void>;

/** Takes pictures of an installation from its first start to one record of each kind. */
export async function bareStages({ url }: Product, take: Take): Promise<void> {
  await take({ url, people: { leader: null, taster: null }, facts: {} }, 'anybody', ['empty']);
  const desk = await foundPanel(url);
  const people = { leader: desk.person, taster: null };
  await take({ url, people, facts: { tasterCode: '' } }, 'leader', ['empty']);
  const draft = await emptyPlan(desk);
  await take({ url, people, facts: { draft } }, 'leader', ['empty'], ['plan']);
  const ana = await desk.taster('T01', 'Ana');
  const both = { ...people, taster: ana };
  await take({ url, people: both, facts: {} }, 'taster', ['empty']);
  await furnishOne(url, desk, ana);
  await furnishSheet(desk);
  const found = await deskFacts(desk);
  const facts = {
    ...found,
    ...(await boothFacts(await openDesk(url, ana), ana.id)),
    wall: await wallOf(desk, Number(found['shown'])),
  };
  for (const who of ['anybody', 'leader', 'taster'] as const)
    await take({ url, people: both, facts }, who, ['one']);
}
