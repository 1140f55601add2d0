import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { DemoAccount } from '../../domain/account/demo-account.ts';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { dayIn } from '../../domain/words/zone-clock.ts';
import type { Accounts } from '../accounts/create-accounts.ts';
import { trailOf } from '../audit/trail-scope.ts';
import type { Database } from '../database/database.ts';
import { decideAsInstallation } from '../database/decide.ts';
import { hasPanel } from '../database/installation/panels.ts';
import type { Log } from '../log/log.ts';
import { holdSession } from './hold-session.ts';
import { programme } from './programme.ts';
import { registerPeople } from './register-people.ts';
import { registerSamples } from './register-samples.ts';
import { createSeededRandom } from './seeded-random.ts';

/** The dependencies of the demonstration on the rest of the server. `now` returns ms since 1970. */
export type DemonstrationParts = {
  readonly database: Database;
  readonly accounts: Pick<Accounts, 'hashPassword'>;
  readonly now: () => number;
  readonly log: Log;
  /** The time zone of the panel's dates (ZON-2). */
  readonly timeZone: string;
};

const SEED = 20_264;

/**
 * The content of the demonstration: its sessions, and how many days before today the panel was
 * founded.
 */
export type Played = { readonly sessions: typeof programme; readonly days: number };
const TWO_YEARS: Played = { sessions: programme, days: 750 };

/**
 * Fills an installation without a panel with the demonstration (STA-3): 14 tasters, 60 samples and
 * two years of sessions, one of them running. All is stored or nothing; the same day gives the same
 * panel. Returns its accounts.
 */
export async function seedDemonstration(
  { database, accounts, now, log, timeZone }: DemonstrationParts,
  played = TWO_YEARS,
): Promise<Result<readonly DemoAccount[]>> {
  const began = now();
  const random = createSeededRandom(SEED);
  const password = demonstrationPassword();
  const hash = await accounts.hashPassword(password);
  const today = Temporal.PlainDate.from(dayIn(timeZone, began));
  const founded = new Date(Date.parse(today.subtract({ days: played.days }).toString()));
  const seeded = await decideAsInstallation(database, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('verdial-setup'))`.execute(trx);
    if (await hasPanel(trx)) return refuse('already-set-up');
    const {
      scope,
      leader,
      tasters,
      accounts: made,
    } = await registerPeople(trailOf(database, trx), random, { hash, at: founded, timeZone });
    const cellar = await registerSamples(scope, random, today);
    const { trailKey } = database;
    const house = { random, now: began, timeZone, trailKey, leader, tasters };
    const sessions = played.sessions(house, cellar);
    for (const session of sessions) await holdSession(house, scope, session);
    return accept({ made, sessions: sessions.length });
  });
  if (!seeded.ok) return seeded;
  const { made, sessions } = seeded.value;
  log('info', 'demonstration-filled', { sessions, milliseconds: now() - began });
  return accept(made.map((account) => ({ ...account, password })));
}

const WORDS = [
  'Picual',
  'Hojiblanca',
  'Arbequina',
  'Cornicabra',
  'Coratina',
  'Frantoio',
  'Koroneiki',
];

/**
 * Generates the random password of the demonstration: easy to type, different on every
 * installation, and valid by ACC-4.
 */
export const demonstrationPassword = (): string =>
  `${WORDS[randomInt(WORDS.length)]}-${randomInt(100_000, 1_000_000)}!`;
