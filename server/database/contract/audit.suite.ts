import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { PanelId } from '../../../domain/words/ids.ts';
import { appendAudit, appendAudits } from '../../audit/append-audit.ts';
import { listAudit } from '../../audit/list-audit.ts';
import { leaderEntry } from '../../audit/testing/leader-entry.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import { verifyAudit } from '../../audit/verify-audit.ts';
import { foundPanel, type UseDatabase } from './facts.ts';

const entry = (panel: PanelId, command: string) =>
  leaderEntry(panel, command, {
    data: { session: 12, zeta: 1.5, alpha: ['ä', null, { b: 1, a: 2 }] },
    after: { state: 'shown', skipped: undefined },
  });

/** Contract suite of the audit trail, for both engines. */
export function auditSuite(use: UseDatabase): void {
  const append = (panel: PanelId, command: string) =>
    use().inPanel(panel, ({ trx }) => appendAudit(trailOf(use(), trx), entry(panel, command)));
  const verify = (panel: PanelId) =>
    use().inPanel(panel, ({ trx }) => verifyAudit(trailOf(use(), trx), panel));
  const asIntruder = (statement: ReturnType<typeof sql>) =>
    use().asOwner(async (trx) => {
      await sql`alter table audit disable trigger user`.execute(trx);
      await statement.execute(trx);
      await sql`alter table audit enable trigger user`.execute(trx);
    });

  it('AUD-2 AUD-25 entries of a panel are one chain, also when many are written at once', async () => {
    const [one, other] = [await foundPanel(use()), await foundPanel(use())];
    const commands = Array.from({ length: 12 }, (_, index) => `command-${index}`);
    await Promise.all([...commands.map((name) => append(one, name)), append(other, 'alone')]);
    expect(await verify(one)).toMatchObject({ links: 12, since: 1, broken: null });
    expect(await verify(other)).toMatchObject({ links: 1, since: 1, broken: null });
    expect(await verify(await foundPanel(use()))).toMatchObject({
      links: 0,
      broken: { sequence: 1, problem: 'empty' },
    });
  });

  it('AUD-2 an entry is kept with what it tells of, or not at all', async () => {
    const panel = await foundPanel(use());
    const failed = use().inPanel(panel, async ({ trx }) => {
      await appendAudit(trailOf(use(), trx), entry(panel, 'show-session'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await verify(panel)).toMatchObject({
      links: 0,
      broken: { sequence: 1, problem: 'empty' },
    });
  });

  it('AUD-1 update, delete and truncate are refused, even to the owner of the tables', async () => {
    const panel = await foundPanel(use());
    await append(panel, 'show-session');
    const attempts = [
      sql`update audit set reason = 'none' where panel = ${panel}`,
      sql`delete from audit where panel = ${panel}`,
      sql`truncate audit`,
    ];
    for (const attempt of attempts) {
      const change = use().asOwner((trx) => attempt.execute(trx));
      await expect(change).rejects.toMatchObject({ code: '23001' });
      const asPanel = use().inPanel(panel, ({ trx }) => attempt.execute(trx));
      await expect(asPanel).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('AUD-6 AUD-33 the role of the application adds entries that follow the head, and does nothing else to a trail', async () => {
    const [panel, other] = [await foundPanel(use()), await foundPanel(use())];
    await append(panel, 'show-session');
    const call = (of: PanelId, entries: string) =>
      sql`select verdial_append_audit(${of}::uuid, ${entries}::jsonb, 1, 'k', 's')`;
    const attempts = [
      [
        '42501',
        sql`insert into audit (panel, sequence, at, actor, name, role, origin, command, data, before, after, previous, digest)
          select panel, 2, at, actor, name, role, origin, command, data, before, after, previous, digest from audit`,
      ],
      ['42501', sql`insert into audit_heads (panel, sequence, digest) values (${panel}, 0, '')`],
      ['42501', sql`update audit_heads set sequence = 0`],
      ['42501', sql`delete from audit_heads`],
      ['42501', sql`update audit_commands set entries = 0`],
      ['42501', sql`delete from audit_people`],
      ['42501', call(other, '[]')],
      ['42501', sql`select verdial_audit_head(${other}::uuid)`],
      ['42501', sql`select * from trail_keys`],
      ['23001', call(panel, '[{"sequence": 1, "previous": ""}]')],
      ['23001', call(panel, '[{"sequence": 2, "previous": "another"}]')],
    ] as const;
    for (const [code, attempt] of attempts)
      await expect(use().inPanel(panel, ({ trx }) => attempt.execute(trx))).rejects.toMatchObject({
        code,
      });
    expect(await verify(panel)).toMatchObject({ links: 1, broken: null });
  });

  it('AUD-17 acts and people are counted as a trail grows, each panel for itself', async () => {
    const [panel, other] = [await foundPanel(use()), await foundPanel(use())];
    for (const command of ['show-session', 'hide-session', 'show-session'])
      await append(panel, command);
    await append(other, 'show-session');
    await use().inPanel(panel, ({ trx }) =>
      appendAudits(trailOf(use(), trx), panel, [
        { entry: entry(panel, 'show-session'), at: new Date() },
        { entry: { ...entry(panel, 'hide-session'), name: 'Eva Gil' }, at: new Date() },
      ]),
    );
    const found = await use().searchInPanel(panel, (scope) => listAudit(scope, {}));
    expect(found.total).toBe(5);
    expect(found.commands).toEqual(['hide-session', 'show-session']);
    expect(found.people).toEqual([{ who: 'user-1', name: 'Eva Gil', role: 'jefespanel' }]);
    const shown = await use().searchInPanel(panel, (scope) =>
      listAudit(scope, { command: 'show-session' }),
    );
    expect(shown.total).toBe(3);
  });

  it('AUD-17 AUD-52 the history of a record is looked for in an index, also behind the wall of a panel', async () => {
    const panel = await foundPanel(use());
    await append(panel, 'show-session');
    const planned = await use().inPanel(panel, async ({ trx }) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      return sql<object>`explain select * from audit
        where panel = ${sql.lit(panel)} and of_session = '12' order by sequence desc limit 500`.execute(
        trx,
      );
    });
    expect(JSON.stringify(planned.rows)).toMatch(/Index Cond: [^"]*of_session/);
  });

  it.each([
    [
      'changed',
      2,
      (panel: PanelId) =>
        sql`update audit set data = '{"session": 13}' where panel = ${panel} and sequence = 2`,
    ],
    [
      'changed',
      3,
      (panel: PanelId) =>
        sql`update audit set at = at - interval '1 minute' where panel = ${panel} and sequence = 3`,
    ],
    [
      'missing',
      2,
      (panel: PanelId) => sql`delete from audit where panel = ${panel} and sequence = 2`,
    ],
    [
      'end-missing',
      3,
      (panel: PanelId) => sql`delete from audit where panel = ${panel} and sequence >= 3`,
    ],
  ] as const)('AUD-3 a link that is %s is found at %i', async (problem, sequence, tamper) => {
    const panel = await foundPanel(use());
    for (const command of ['a', 'b', 'c', 'd']) await append(panel, command);
    await asIntruder(tamper(panel));
    expect((await verify(panel)).broken).toEqual({ sequence, problem });
  });
}
