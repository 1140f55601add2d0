import { z } from 'zod';
import { planName } from '../../domain/documents/document-names.ts';
import { setPlanField } from '../../domain/documents/session.document.ts';
import { parseSessionCode } from '../../domain/words/ids.ts';
import { codesOf, handIn, openDevice } from '../support/hand-in.ts';
import type { Desk } from '../support/served-session.ts';
import type { Person } from '../support/sign-in.ts';
import { givePoints } from './desk-facts.ts';

const MARKS = {
  fusty: 0,
  musty: 12,
  winey: 0,
  frostbitten: 0,
  rancid: 0,
  other: 0,
  fruity: 47,
  bitter: 38,
  pungent: 29,
} as const;
const REASON = 'Kept to be looked at';
const Me = z.object({ taster: z.object({ id: z.string() }) });
const Session = z.object({ session: z.int() });

/** The id of the taster who owns the account. */
export const tasterOf = async (desk: Desk): Promise<string> =>
  Me.parse(await desk.get('/api/me')).taster.id;

/** Creates a session with an empty plan. */
export async function emptyPlan(desk: Desk): Promise<string> {
  const date = new Date().toISOString().slice(0, 10);
  const made = await desk.command('create-session', { date, training: false });
  return String(Session.parse(made).session);
}

/**
 * Creates one record of each kind: a validated session of one sample and one taster, a shown one,
 * and a planned one.
 */
export async function furnishOne(
  url: string,
  desk: Desk,
  taster: Person & { readonly id: string },
): Promise<void> {
  const sample = await desk.sample('S-0001');
  const judged = await desk.show([sample], [taster.id], 0);
  const device = await openDevice(url, taster, taster.id);
  for (const code of await codesOf(device, judged)) {
    await handIn(device, judged, code, MARKS);
    await device.desk.command('seal-sheet', { session: judged, code });
  }
  await desk.command('close-session', { session: judged });
  await desk.command('validate-session', { session: judged, reason: REASON });
  await desk.show([sample], [taster.id], 0);
  await desk.plan([sample], [taster.id], 0);
}

/**
 * Creates two competitions: a validated one, and one that this taster is to taste. Returns their
 * numbers.
 */
export async function furnishAward(
  url: string,
  desk: Desk,
  taster: string,
): Promise<{ readonly award: string; readonly points: string }> {
  const people = [await desk.taster('T98', 'Ana'), await desk.taster('T99', 'Ben')];
  const oils = [await desk.sample('Early harvest 1'), await desk.sample('Early harvest 2')];
  const award = await showAward(
    desk,
    oils,
    people.map(({ id }) => id),
  );
  for (const [at, person] of people.entries()) {
    const device = await openDevice(url, person, person.id);
    for (const [glass, code] of (await codesOf(device, award)).entries())
      await givePoints(device, award, code, at + glass);
  }
  await desk.command('close-session', { session: award });
  await desk.command('validate-session', { session: award, reason: null });
  return { award: String(award), points: String(await showAward(desk, oils, [taster])) };
}

async function showAward(
  desk: Desk,
  samples: readonly string[],
  tasters: readonly string[],
): Promise<number> {
  const session = await desk.plan(samples, tasters, 0);
  const number = parseSessionCode(session);
  if (number === null) throw new Error('no session');
  await desk.change(planName({ panel: desk.panel, session: number }), (doc) =>
    setPlanField(doc, 'sheet', 'award-100'),
  );
  await desk.command('show-session', { session });
  return session;
}

/** Creates a session of two glasses for this taster alone. Returns its number. */
export async function furnishTasting(desk: Desk, taster: string): Promise<string> {
  const oils = [await desk.sample('S-9001'), await desk.sample('S-9002')];
  return String(await desk.show(oils, [taster]));
}
