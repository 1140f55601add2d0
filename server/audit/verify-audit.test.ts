import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PanelId } from '../../domain/words/ids.ts';
import { foundPanel } from '../database/contract/facts.ts';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { appendAudit, appendAudits } from './append-audit.ts';
import { type AuditLink, digestLink } from './audit-entry.ts';
import { leaderEntry } from './testing/leader-entry.ts';
import { trailOf } from './trail-scope.ts';
import { verifyAudit } from './verify-audit.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const AT = new Date('2026-11-27T09:00:00.000Z');
const entry = (panel: PanelId, command: string) =>
  leaderEntry(panel, command, {
    data: { session: 12 },
    before: { state: 'draft' },
    after: { state: 'shown' },
    reason: 'as planned',
  });

/** A panel whose trail has four entries. */
async function panelWithTrail(): Promise<PanelId> {
  const panel = await foundPanel(database);
  await database.inPanel(panel, async ({ trx }) => {
    for (const command of ['a', 'b', 'c', 'd'])
      await appendAudit(trailOf(database, trx), entry(panel, command), AT);
  });
  return panel;
}

const verify = (panel: PanelId) =>
  database.inPanel(panel, ({ trx }) => verifyAudit(trailOf(database, trx), panel));

/** Runs statements as an attacker who controls the database, with the trigger disabled. */
const asIntruder = (...statements: ReturnType<typeof sql>[]) =>
  database.asInstallation(async (trx) => {
    await sql`alter table audit disable trigger user`.execute(trx);
    for (const statement of statements) await statement.execute(trx);
    await sql`alter table audit enable trigger user`.execute(trx);
  });

/** The stored link with a change and a recomputed digest, as an attacker would forge it. */
async function forged(panel: PanelId, sequence: number, change: Partial<AuditLink>) {
  const row = await database.asInstallation((trx) =>
    trx
      .selectFrom('audit')
      .selectAll()
      .where('panel', '=', panel)
      .where('sequence', '=', sequence)
      .executeTakeFirstOrThrow(),
  );
  const { origin, at, digest: _digest, ...rest } = row;
  return digestLink({ ...rest, from: origin, at: at.toISOString(), ...change });
}

describe('AUD-3 a changed entry is found, whatever was changed of it', () => {
  test.each([
    ['the instant', `at = at + interval '1 millisecond'`],
    ['the account', `actor = 'user-2'`],
    ['the name', `name = 'Ana'`],
    ['the role', `role = 'adjuntos'`],
    ['the address', `origin = '192.0.2.8'`],
    ['the act', `command = 'x'`],
    ['what it was given', `data = '{"session": 13}'`],
    ['what was', `before = '{"state": "hidden"}'`],
    ['what became', `after = '{"state": "closed"}'`],
    ['the reason', `reason = 'another'`],
    ['the reason, taken away', `reason = null`],
    ['the digest before', `previous = repeat('1', 64)`],
    ['its own digest', `digest = repeat('1', 64)`],
  ])('%s', async (_what, change) => {
    for (const sequence of [1, 3, 4]) {
      const panel = await panelWithTrail();
      expect(await verify(panel)).toEqual({ panel, links: 4, since: 1, broken: null });
      await asIntruder(
        sql`update audit set ${sql.raw(change)} where panel = ${panel} and sequence = ${sequence}`,
      );
      expect(await verify(panel)).toEqual({
        panel,
        links: sequence - 1,
        since: null,
        broken: { sequence, problem: 'changed' },
      });
    }
  });
});

describe('AUD-3 a trail that lost, gained or swapped entries is found', () => {
  test.each([
    [1, { sequence: 1, problem: 'missing' }],
    [2, { sequence: 2, problem: 'missing' }],
    [4, { sequence: 4, problem: 'end-missing' }],
  ] as const)('entry %i is missing', async (sequence, broken) => {
    const panel = await panelWithTrail();
    await asIntruder(sql`delete from audit where panel = ${panel} and sequence = ${sequence}`);
    expect((await verify(panel)).broken).toEqual(broken);
  });

  test('two entries changed places', async () => {
    const panel = await panelWithTrail();
    const move = (from: number, to: number) =>
      sql`update audit set sequence = ${to} where panel = ${panel} and sequence = ${from}`;
    await asIntruder(move(2, 9), move(3, 2), move(9, 3));
    expect((await verify(panel)).broken).toEqual({ sequence: 2, problem: 'changed' });
  });

  test('all are missing, or the end of the trail is', async () => {
    const panel = await panelWithTrail();
    await asIntruder(sql`delete from audit where panel = ${panel}`);
    expect((await verify(panel)).broken).toEqual({ sequence: 1, problem: 'end-missing' });
    const other = await panelWithTrail();
    await asIntruder(sql`delete from audit_heads where panel = ${other}`);
    expect((await verify(other)).broken).toEqual({ sequence: 5, problem: 'end-missing' });
  });

  test('an entry went to another panel, or a whole trail did', async () => {
    const [one, other] = [await panelWithTrail(), await foundPanel(database)];
    await asIntruder(sql`update audit set panel = ${other} where panel = ${one} and sequence = 1`);
    expect((await verify(one)).broken).toEqual({ sequence: 1, problem: 'missing' });
    expect((await verify(other)).broken).toEqual({ sequence: 1, problem: 'changed' });

    const [theirs, mine] = [await panelWithTrail(), await foundPanel(database)];
    await asIntruder(
      sql`update audit set panel = ${mine} where panel = ${theirs}`,
      sql`update audit_heads set panel = ${mine} where panel = ${theirs}`,
    );
    expect((await verify(mine)).broken).toEqual({ sequence: 1, problem: 'changed' });
  });
});

describe('AUD-3 an entry that was written anew with a digest that fits it', () => {
  const rewrite = async (panel: PanelId, sequence: number, change: Partial<AuditLink>) => {
    const digest = await forged(panel, sequence, change);
    const { name = 'Eva' } = change;
    const set = change.previous === undefined ? sql`` : sql`, previous = ${change.previous}`;
    await asIntruder(
      sql`update audit set name = ${name}, digest = ${digest}${set}
        where panel = ${panel} and sequence = ${sequence}`,
    );
  };

  test('is found where the chain goes on', async () => {
    const panel = await panelWithTrail();
    await rewrite(panel, 2, { name: 'Ana' });
    expect(await verify(panel)).toMatchObject({
      links: 2,
      broken: { sequence: 3, problem: 'unchained' },
    });
  });

  test('is found where it names another entry before it', async () => {
    for (const sequence of [1, 3]) {
      const panel = await panelWithTrail();
      await rewrite(panel, sequence, { previous: 'f'.repeat(64) });
      expect((await verify(panel)).broken).toEqual({ sequence, problem: 'unchained' });
    }
  });

  test('is found at the end, which is written down apart', async () => {
    const panel = await panelWithTrail();
    await rewrite(panel, 4, { name: 'Ana' });
    expect((await verify(panel)).broken).toEqual({ sequence: 5, problem: 'end-missing' });
  });
});

test('AUD-3 a trail of thousands of entries is walked to its end', async () => {
  const panel = await foundPanel(database);
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ entry: entry(panel, `c-${index}`), at: AT }));
  const append = (count: number) =>
    database.inPanel(panel, ({ trx }) =>
      appendAudits(trailOf(database, trx), panel, entries(count)),
    );
  await append(1_000);
  expect(await verify(panel)).toEqual({ panel, links: 1_000, since: 1, broken: null });
  await append(1_200);
  expect(await verify(panel)).toEqual({ panel, links: 2_200, since: 1, broken: null });
  await asIntruder(sql`update audit set name = 'Ana' where panel = ${panel} and sequence = 2150`);
  expect((await verify(panel)).broken).toEqual({ sequence: 2_150, problem: 'changed' });
});
