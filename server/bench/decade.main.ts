import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { readSettings } from '../../hono.config.ts';
import { createAccounts } from '../accounts/create-accounts.ts';
import { readSecret } from '../accounts/secret.ts';
import { sessionRule } from '../accounts/session-rule.ts';
import { createDatabase } from '../database/create-database.ts';
import { locationOf } from '../database/location.ts';
import type { DemoPanel, DemoSession } from '../demonstration/demo-panel.ts';
import type { Cellar } from '../demonstration/programme.ts';
import { seedDemonstration } from '../demonstration/seed-demonstration.ts';
import { instantOn } from '../demonstration/session-calendar.ts';

/**
 * Fills a data folder with years of a busy panel (ten by default), by the product's own commands,
 * and writes the file of its accounts. `open` adds a session of today that is being tasted.
 * DATABASE_URL and TRAIL_KEY are read as the product reads them.
 */
const [folder = '', count = '1000', years = '10', open = ''] = process.argv.slice(2);
const YEARS = Number(years);
const TASTERS = 12;
const SAMPLES = 4;
const BEGUN = 15 * 60_000;

/**
 * Plans sessions spread evenly over the years, each with four samples in two replicates and twelve
 * tasters.
 */
function decade(
  { random, now, tasters, timeZone }: DemoPanel,
  { clients, references }: Cellar,
): DemoSession[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const all = [...clients, ...references];
  const held = Array.from({ length: Number(count) }, (_, index): DemoSession => {
    const before = Math.ceil(((Number(count) - index) * YEARS * 365) / Number(count));
    const day = today.subtract({ days: before }).toString();
    const from = random.below(all.length);
    const samples = all.flatMap((_one, at) => all[(from + at * 7) % all.length] ?? []);
    return {
      day,
      training: false,
      shownAt: instantOn(day, 0, timeZone),
      glasses: [...new Set(samples)]
        .slice(0, SAMPLES)
        .flatMap((sample) => ([1, 2] as const).map((replicate) => ({ sample, replicate }))),
      tasters: tasters.slice(0, TASTERS),
      call: null,
      until: 'validated',
    };
  });
  const last = held.at(-1);
  if (open === '' || last === undefined) return held;
  // A quarter of an hour ago, whatever the time of day, so that sheets are open.
  const shownAt = new Date(now - BEGUN).toISOString();
  return [...held, { ...last, day: today.toString(), shownAt, until: 'shown' }];
}

const settings = readSettings({ ...process.env, DATA_FOLDER: folder });
const database = await createDatabase(locationOf(settings));
const accounts = await createAccounts({
  database,
  secret: await readSecret(folder),
  secure: false,
  log: () => undefined,
  sessions: { rule: sessionRule(settings), now: () => Date.now() },
  sendReset: null,
});
const filled = await seedDemonstration(
  { database, accounts, now: () => Date.now(), log: () => undefined, timeZone: 'UTC' },
  { sessions: decade, days: (YEARS + 1) * 365 },
);
if (!filled.ok) throw new Error(filled.code);
await writeFile(join(folder, 'accounts.json'), JSON.stringify(filled.value));
await database.close();
