import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PanelId } from '../../domain/words/ids.ts';
import type { Database } from '../database/database.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { newPrivateKey, trailKeyOf } from '../keys/trail-key.ts';
import { appendAudit } from './append-audit.ts';
import { type DayHead, dayHeadOf } from './day-head.ts';
import { signHead } from './signed-head.ts';
import { asIntruder, rechain } from './testing/as-intruder.ts';
import { leaderEntry } from './testing/leader-entry.ts';
import { namedPanel } from './testing/named-panel.ts';
import { trailOf } from './trail-scope.ts';
import { verifyTrail } from './verify-stored-trail.ts';

const ENTRIES = 9;

describe.each(ENGINES)('AUD-7 an altered trail on $name', ({ start }) => {
  let engine: StartedEngine | undefined;
  let database: Database;
  beforeAll(async () => {
    engine = await start();
    database = engine.database;
  });
  afterAll(() => engine?.stop());

  const verify = (panel: PanelId, heads: readonly DayHead[] = [], key = database.trailKey) =>
    database.inPanel(panel, (scope) =>
      verifyTrail({ ...scope, trailKey: key }, { heads, damaged: [] }),
    );
  const headOf = (panel: PanelId) =>
    database.asInstallation((trx) =>
      trx.selectFrom('auditHeads').selectAll().where('panel', '=', panel).executeTakeFirstOrThrow(),
    );
  const append = (panel: PanelId, command: string) =>
    database.inPanel(panel, ({ trx }) =>
      appendAudit(trailOf(database, trx), leaderEntry(panel, command)),
    );
  const brokenAt = (sequence: number, problem: string, what: string | null = null) => ({
    broken: { sequence, problem, what },
  });
  const last = sql`sequence = ${ENTRIES}`;

  test('AUD-7 AUD-6 none is altered: it is whole, and signed from its first entry on', async () => {
    const panel = await namedPanel(database);
    expect(await verify(panel)).toEqual({ panel, links: ENTRIES, since: 1, broken: null });
  });

  test('AUD-7 AUD-35 an entry that was rewritten, with every later digest and the head', async () => {
    for (const sequence of [1, 4, ENTRIES]) {
      const panel = await namedPanel(database);
      await asIntruder(
        database,
        sql`update audit set name = 'Ana' where panel = ${panel} and sequence = ${sequence}`,
      );
      await rechain(database, panel);
      expect(await verify(panel)).toMatchObject(brokenAt(ENTRIES, 'head-unsigned'));
    }
  });

  test('AUD-7 AUD-35 the last entry deleted and the head moved back', async () => {
    const panel = await namedPanel(database);
    await asIntruder(database, sql`delete from audit where panel = ${panel} and ${last}`);
    await rechain(database, panel);
    expect(await verify(panel)).toMatchObject(brokenAt(ENTRIES - 1, 'head-unsigned'));
  });

  test('AUD-7 AUD-35 everything deleted, with the head or without', async () => {
    const panel = await namedPanel(database);
    await asIntruder(database, sql`delete from audit where panel = ${panel}`);
    expect(await verify(panel)).toMatchObject(brokenAt(1, 'end-missing'));
    await asIntruder(database, sql`delete from audit_heads where panel = ${panel}`);
    expect(await verify(panel)).toMatchObject(brokenAt(1, 'empty'));
  });

  test.each([
    [
      'the sequence of an entry',
      sql`update audit set sequence = 10 where ${last}`,
      ENTRIES,
      'missing',
    ],
    [
      'the sequence of the head',
      sql`update audit_heads set sequence = 7 where ${last}`,
      ENTRIES + 1,
      'end-missing',
    ],
    [
      'the digest of the head',
      sql`update audit_heads set digest = 'f' where ${last}`,
      ENTRIES + 1,
      'end-missing',
    ],
    [
      'the signature',
      sql`update audit_heads set signature = null where ${last}`,
      ENTRIES,
      'head-unsigned',
    ],
    [
      'the key',
      sql`update audit_heads set key = 'another' where ${last}`,
      ENTRIES,
      'head-unsigned',
    ],
    [
      'since when it is signed',
      sql`update audit_heads set since = 3 where ${last}`,
      ENTRIES,
      'head-unsigned',
    ],
    [
      'an instant, by a microsecond',
      sql`update audit set at = at + interval '1 microsecond' where ${last}`,
      ENTRIES,
      'changed',
    ],
    [
      'what became',
      sql`update audit set after = '{"city": "Úbeda"}' where ${last}`,
      ENTRIES,
      'changed',
    ],
  ] as const)('AUD-7 changed: %s', async (_what, change, sequence, problem) => {
    const panel = await namedPanel(database);
    await asIntruder(database, sql`${change} and panel = ${panel}`);
    expect(await verify(panel)).toMatchObject(brokenAt(sequence, problem));
  });

  test('AUD-7 AUD-9 AUD-40 a head that was signed for another occasion, or by another key, is none', async () => {
    const panel = await namedPanel(database);
    const { digest: _digest, ...head } = await headOf(panel);
    const before = await database.asInstallation((trx) =>
      trx
        .selectFrom('audit')
        .select('previous')
        .where('panel', '=', panel)
        .where('sequence', '=', ENTRIES)
        .executeTakeFirstOrThrow(),
    );
    const cut = { panel, sequence: ENTRIES - 1, digest: before.previous, since: 1 };
    const at = '2026-11-28T23:00:00.000Z';
    const stranger = trailKeyOf(newPrivateKey());
    await asIntruder(database, sql`delete from audit where panel = ${panel} and ${last}`);
    await rechain(database, panel);
    for (const signature of [
      head.signature,
      signHead(database.trailKey, cut, 'day', at),
      signHead(database.trailKey, cut, 'export', at),
      signHead(stranger, cut, 'head'),
    ]) {
      await asIntruder(
        database,
        sql`update audit_heads set signature = ${signature} where panel = ${panel}`,
      );
      expect(await verify(panel)).toMatchObject(brokenAt(ENTRIES - 1, 'head-unsigned'));
    }
    // An attacker restores a saved head of that position. The day head outside the database reveals
    // it.
    const saved = signHead(database.trailKey, cut, 'head');
    await asIntruder(
      database,
      sql`update audit_heads set signature = ${saved} where panel = ${panel}`,
    );
    const day = dayHeadOf(database.trailKey, { ...cut, ...head, digest: 'd', since: 1 }, at);
    expect(await verify(panel, [day])).toMatchObject(brokenAt(ENTRIES, 'cut-short'));
    const same = dayHeadOf(database.trailKey, { ...cut, digest: 'd' }, at);
    expect(await verify(panel, [same])).toMatchObject(brokenAt(ENTRIES - 1, 'rewritten'));
  });

  test('AUD-7 AUD-36 the next entry does not vouch for a trail that was altered before it', async () => {
    const panel = await namedPanel(database);
    await asIntruder(database, sql`update audit set name = 'Ana' where panel = ${panel}`);
    await rechain(database, panel);
    await append(panel, 'one');
    await append(panel, 'two');
    expect(await verify(panel)).toMatchObject(brokenAt(ENTRIES + 1, 'signature-broken'));
  });

  test('AUD-7 AUD-36 AUD-38 a signature that was taken away is not given anew', async () => {
    const panel = await namedPanel(database);
    await asIntruder(
      database,
      sql`update audit_heads set signature = null, key = null, since = null where panel = ${panel}`,
    );
    await append(panel, 'one');
    expect(await verify(panel)).toMatchObject(brokenAt(ENTRIES + 1, 'signature-broken'));
  });

  const OTHER = JSON.stringify({ fruity: 90, bitter: 12 });
  test.each<readonly [string, RawBuilder<unknown>, string]>([
    ['the mark of a sheet', sql`update sheets set marks = ${OTHER}`, 'sheet-changed'],
    [
      'the content of a sheet',
      sql`update sheets set content = jsonb_set(content, '{comments}', '"good"')`,
      'sheet-changed',
    ],
    ['the digest of a sheet', sql`update sheets set digest = 'd'`, 'sheet-changed'],
    ['whether a sheet counts', sql`update sheets set valid = not valid`, 'sheet-changed'],
    [
      'that a sheet was keyed in from paper',
      sql`update sheets set keyed_by = 'Eva', keyed_reason = 'no device'`,
      'sheet-changed',
    ],
    ['whether a sheet stands', sql`update sheets set reopened_at = now()`, 'sheet-changed'],
    [
      'when a sheet was sealed',
      sql`update sheets set sealed_at = sealed_at + interval '1 hour'`,
      'sheet-changed',
    ],
    ['a sheet, taken away', sql`delete from sheets`, 'sheet-missing'],
    ['the class of a result', sql`update results set class = 'LVOO'`, 'results-changed'],
    ['the median of a result', sql`update results set mf = 4.3`, 'results-changed'],
    [
      'the figures of a result',
      sql`update results set figures = figures || '{"n": 9}'`,
      'results-changed',
    ],
    ['the sheets of a result', sql`update results set sheets = '[]'`, 'results-changed'],
    ['whether a result stands', sql`update results set withdrawn_at = now()`, 'results-changed'],
    [
      'when it was validated',
      sql`update results set validated_at = validated_at + interval '1 hour'`,
      'results-unknown',
    ],
    ['a result, taken away', sql`delete from results`, 'results-missing'],
    ['a file', sql`update sample_files set content = 'x'`, 'file-changed'],
    [
      'a file with its digest',
      sql`update sample_files set content = 'x', digest = encode(sha256('x'), 'hex')`,
      'file-changed',
    ],
    ['a file, taken away', sql`delete from sample_files`, 'file-missing'],
    ['the image', sql`update panel_images set content = 'x'`, 'image-changed'],
    ['the image, taken away', sql`delete from panel_images`, 'image-missing'],
    [
      'whether an assessment is valid',
      sql`update assessment_validity set valid = true`,
      'results-changed',
    ],
    ['why it is not', sql`update assessment_validity set reason = 'so'`, 'results-changed'],
    ['that it is not, taken away', sql`delete from assessment_validity`, 'results-missing'],
  ])('AUD-10 a record that the trail names is another: %s', async (_what, change, problem) => {
    const panel = await namedPanel(database);
    await asIntruder(database, sql`${change} where panel = ${panel}`);
    expect((await verify(panel)).broken).toMatchObject({ sequence: ENTRIES, problem });
  });

  test('AUD-10 a record beside the trail is found', async () => {
    const panel = await namedPanel(database);
    await asIntruder(
      database,
      sql`insert into sheets select (jsonb_populate_record(s, '{"version": 3}')).*
        from sheets s where panel = ${panel} and version = 2`,
    );
    expect((await verify(panel)).broken).toMatchObject({ problem: 'sheet-unknown' });
  });
});
