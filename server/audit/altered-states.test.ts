import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { insertAccount } from '../accounts/insert-account.ts';
import { WITH_ACCOUNTS_MADE } from '../accounts/testing/with-accounts-made.ts';
import { readSettingsBook } from '../books/settings-book.ts';
import { type PanelAtWork, panelAtWork } from '../commands/testing/panel-at-work.ts';
import { there } from '../commands/testing/there.ts';
import type { Database, PanelScope } from '../database/database.ts';
import { readPanel } from '../database/installation/panels.ts';
import { findSample } from '../database/samples/samples.ts';
import { findTaster } from '../database/tasters/tasters.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { appendAudit } from './append-audit.ts';
import type { AuditEntry } from './audit-entry.ts';
import { describeVerdict } from './describe-verdict.ts';
import { leaderEntry } from './testing/leader-entry.ts';
import { trailOf } from './trail-scope.ts';
import { type TrailVerdict, verifyPanel, verifyTrail } from './verify-stored-trail.ts';

const NO_DAYS = { heads: [], damaged: [] };

let database: Database;
let work: PanelAtWork;
beforeAll(async () => {
  database = await testDatabase(WITH_ACCOUNTS_MADE);
  work = await panelAtWork(database);
  const { panel } = work;
  const [taster] = [there(work.tasterIds[0])];
  const [sample] = [there(work.sampleIds[0])];
  const tell = (scope: PanelScope, command: string, told: Partial<AuditEntry>) =>
    appendAudit(trailOf(database, scope.trx), leaderEntry(panel, command, told));
  await database.inPanel(panel, async (scope) => {
    await tell(scope, 'change-panel', { after: { ...(await readPanel(scope)) } });
    const person = await findTaster(scope, taster);
    await tell(scope, 'register-taster', { data: { taster }, after: person });
    await tell(scope, 'register-sample', {
      data: { sample },
      after: await findSample(scope, sample),
    });
  });
  const book = await database.inPanel(panel, readSettingsBook);
  if (!book.ok) throw new Error(book.code);
  const changes = { quantile: 'type2' };
  await given('change-settings', { changes, reason: 'as asked', heads: book.value.heads });
  const status = { taster, status: 'qualified', from: '2026-11-01', reason: 'an exam' };
  await given('add-status', status);
  const session = await work.shown();
  for (const { taster: of, code } of await work.glasses(session)) {
    await work.mark(session, of, code);
    await work.seal(session, of, code);
  }
  await given('close-session', { session });
  await given('validate-session', { session, reason: 'two tasters' });
});
afterAll(() => database.close());

async function given(command: string, data: unknown): Promise<void> {
  const answer = await work.give(command, data);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
}

class Undone extends Error {}

/** Verifies the audit trail after changes made directly in the database, and undoes them. */
async function alteredBy(
  changes: readonly RawBuilder<unknown>[],
): Promise<TrailVerdict | undefined> {
  let verdict: TrailVerdict | undefined;
  const { panel } = work;
  const { trailKey } = database;
  await database
    .asOwner(async (trx) => {
      for (const change of changes) await change.execute(trx);
      verdict = await verifyTrail({ trx, panel, trailKey }, NO_DAYS);
      throw new Undone();
    })
    .catch((problem: unknown) => {
      if (!(problem instanceof Undone)) throw problem;
    });
  return verdict;
}

test('AUD-22 AUD-23 what commands wrote is as their entries tell', async () => {
  const days = NO_DAYS;
  const verdict = await verifyPanel(database, work.panel, { days, inPanel: database.inPanel });
  expect(verdict.broken).toBeNull();
  expect(verdict.undigested).toBe(undefined);
});

const of = (panel: string) => sql`panel = ${panel}`;

/**
 * Exchanges two oils of every taster, without violating the constraint that a sample is only once
 * before a taster.
 */
const exchanged = (panel: string): readonly RawBuilder<unknown>[] => [
  sql`update glasses set replicate = 2 where position = 1 and ${of(panel)}`,
  sql`update glasses g set sample = other.sample from glasses other
    where other.panel = g.panel and other.session = g.session and other.taster = g.taster
      and other.code <> g.code and g.panel = ${panel}`,
  sql`update glasses set replicate = 1 where position = 1 and ${of(panel)}`,
];

describe('what the trail covers, each altered', () => {
  test.each<readonly [string, RawBuilder<unknown> | RawBuilder<unknown>[], string]>([
    ['a replicate', sql`update glasses set replicate = 2 where position = 1`, 'glasses-changed'],
    [
      'an order',
      [
        sql`update glasses set position = position + 10`,
        sql`update glasses set position = 13 - position`,
      ],
      'glasses-changed',
    ],
    [
      'a glass too many',
      sql`insert into glasses
      select (jsonb_populate_record(g, '{"code": "999", "replicate": 2, "position": 9}')).*
      from glasses g where position = 1`,
      'glasses-changed',
    ],
    ['the state of a session', sql`update sessions set state = 'closed'`, 'session-changed'],
    ['the category of a verdict', sql`update sample_verdicts set class = 'LOO'`, 'verdict-changed'],
    ['a verdict, taken away', sql`delete from sample_verdicts`, 'verdict-missing'],
    ['a status', sql`update taster_statuses set status = 'suspended'`, 'statuses-changed'],
    [
      'since when a status is',
      sql`update taster_statuses set from_day = '2026-11-02'`,
      'statuses-changed',
    ],
    ['a status, taken away', sql`delete from taster_statuses`, 'statuses-changed'],
    [
      'a setting',
      sql`update panel_settings set settings = settings || '{"quantile":"type7"}'`,
      'settings-changed',
    ],
    ['the name of a taster', sql`update tasters set last_name = 'X'`, 'taster-changed'],
    ['the code of a sample', sql`update samples set code = 'X' || code`, 'sample-changed'],
    ['the name of the panel', sql`update panels set name = 'X'`, 'panel-changed'],
  ])('AUD-22 AUD-23 %s is found', async (_what, change, problem) => {
    const changes = [change].flat();
    expect((await alteredBy(changes))?.broken).toMatchObject({ problem });
  });

  test('AUD-22 which code was which oil is found', async () => {
    const verdict = await alteredBy(exchanged(work.panel));
    expect(verdict?.broken).toMatchObject({ problem: 'glasses-changed' });
  });

  test('AUD-23 AUD-31 an account that the trail does not tell of is found', async () => {
    const { panel } = work;
    const nobody = { name: 'Nobody', username: 'nobody', email: '', hash: 'none' };
    const opened = await database.asInstallation((trx) =>
      insertAccount(trx, { ...nobody, panel, role: 'jefespanel', taster: null }),
    );
    expect(opened.ok).toBe(true);
    const given = { days: NO_DAYS, inPanel: database.inPanel };
    expect((await verifyPanel(database, panel, given)).broken).toMatchObject({
      problem: 'account-unknown',
      what: 'nobody',
    });
  });
});

test('AUD-20 AUD-29 the entry of showing tells a digest of the key, and each seal that of its glass', async () => {
  const told = await work.trail('show-session');
  expect(told).toMatchObject([{ after: { keyDigest: expect.stringMatching(/^[0-9a-f]{64}$/) } }]);
  const seals = await work.trail('seal-sheet');
  const part = z.object({ glassDigest: z.string().regex(/^[0-9a-f]{64}$/) });
  expect(new Set(seals.map(({ after }) => part.parse(after).glassDigest)).size).toBe(4);
});

test('AUD-21 a session whose glasses are others than those that were served is not validated', async () => {
  const panel = await panelAtWork(database);
  const session = await panel.shown();
  await panel.sealRows(session, () => ({ fruity: 40 }));
  await panel.give('close-session', { session });
  const exchange = () =>
    database.asOwner(async (trx) => {
      for (const change of exchanged(panel.panel)) await change.execute(trx);
    });
  await exchange();
  const validate = { session, reason: 'two tasters' };
  expect(await panel.give('validate-session', validate)).toMatchObject({ code: 'key-altered' });
  await exchange();
  expect(await panel.give('validate-session', validate)).toMatchObject({ ok: true });
});

test('AUD-22 AUD-30 a session of before keys were digested is accepted, validated, and told so', async () => {
  const panel = await panelAtWork(database);
  const older = { data: { session: 1 }, after: { state: 'draft', glasses: 2 } };
  await database.inPanel(panel.panel, ({ trx }) =>
    appendAudit(trailOf(database, trx), leaderEntry(panel.panel, 'show-session', older)),
  );
  await panel.planned();
  const { trailKey } = database;
  const verdict = await database.inPanel(panel.panel, (scope) =>
    verifyTrail({ ...scope, trailKey }, NO_DAYS),
  );
  expect(verdict).toMatchObject({ broken: null, undigested: 1 });
  expect(describeVerdict(verdict)).toContain(
    'shown before glasses were digested: 1 of its sessions',
  );
});
