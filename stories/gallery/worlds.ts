import { z } from 'zod';
import type { Demonstration } from '../support/demonstration.ts';
import { type Desk, openDesk } from '../support/served-session.ts';
import { deskFacts, wallOf } from './desk-facts.ts';
import { furnishAward, furnishTasting, tasterOf } from './furnish.ts';
import { furnishReport, furnishSheet } from './furnish-records.ts';
import type { World } from './pictured-world.ts';

const Own = z.object({
  performed: z.object({
    rows: z.array(z.object({ session: z.int(), code: z.string(), position: z.int() })),
  }),
});

/** Creates the demonstration with two competitions. */
export async function usualWorld(
  product: Demonstration,
): Promise<World & { readonly taster: string; readonly panel: string }> {
  const [leader, taster] = [product.personOf('jefespanel'), product.personOf('catadores')];
  const desk = await openDesk(product.url, leader);
  const booth = await openDesk(product.url, taster);
  const id = await tasterOf(booth);
  const found = await deskFacts(desk);
  const facts = {
    ...found,
    ...(await boothFacts(booth, id)),
    tasterCode: 'T02',
    wall: await wallOf(desk, Number(found['shown'])),
    ...(await furnishAward(product.url, desk, id)),
    tasting: await furnishTasting(desk, id),
    ...(await furnishReport(desk)),
    panelSheet: await furnishSheet(desk),
  };
  return { url: product.url, people: { leader, taster }, facts, taster: id, panel: desk.panel };
}

/** Finds the address at which a taster reads one of the own sheets. */
export async function boothFacts(booth: Desk, id: string): Promise<Record<string, string>> {
  // A sheet of a session that is over: those of a running one cannot be read again.
  const sheet = Own.parse(await booth.get('/api/evaluations')).performed.rows.at(-1);
  if (sheet === undefined) return {};
  const { session, position, code } = sheet;
  return { ownSheet: `/intra/profilesheet/${id}/${session}/${position}/${code}/${code}/ioc-vo` };
}
