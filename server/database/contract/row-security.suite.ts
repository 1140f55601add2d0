import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { findSample, insertSample, listSamples } from '../samples/samples.ts';
import { foundPanel, newSampleId, type UseDatabase } from './facts.ts';

/** Every table with rows of a panel. */
const WALLED = [
  'panels',
  'panel_settings',
  'tasters',
  'samples',
  'sessions',
  'glasses',
  'sheets',
  'results',
  'documents',
  'document_updates',
  'document_heads',
  'audit',
  'audit_heads',
  'audit_commands',
  'audit_people',
  'sign_ins',
  'signatures',
  'books',
  'book_changes',
  'taster_statuses',
  'sample_movements',
  'sample_verdicts',
  'sample_scores',
  'reports',
  'panel_sheets',
  'panel_sheet_versions',
  'assessment_validity',
  'point_notes',
  'month_packs',
  'sample_files',
  'panel_images',
  'given_commands',
  'device_keys',
  'account_doubts',
  'panel_security',
  'passkeys',
  'session_proofs',
  'spent_proofs',
  'totp_since',
  'watch_keys',
  'booth_contacts',
];

/** The tables that no request can access within its panel. */
const CLOSED = ['panel_security', 'passkeys', 'session_proofs', 'spent_proofs', 'totp_since'];

/** Contract suite of row-level security between panels, for both engines. */
export function rowSecuritySuite(use: UseDatabase): void {
  it('DAT-1 a panel sees its own rows alone, even when a query forgets to ask for them', async () => {
    const [one, other] = [await foundPanel(use(), 'One'), await foundPanel(use(), 'Other')];
    const id = newSampleId();
    await use().inPanel(one, (scope) => insertSample(scope, id, sampleForm({ code: 'S-1' })));
    expect(await use().inPanel(one, (scope) => findSample(scope, id))).toMatchObject({ id });
    expect(await use().inPanel(other, (scope) => findSample(scope, id))).toBeNull();
    const seen = await use().inPanel(other, ({ trx }) =>
      trx.selectFrom('samples').select('id').where('id', '=', id).execute(),
    );
    expect(seen).toEqual([]);
    const panels = await use().inPanel(other, ({ trx }) =>
      trx.selectFrom('panels').select('id').execute(),
    );
    expect(panels).toEqual([{ id: other }]);
    expect((await use().inPanel(one, (scope) => listSamples(scope, {}))).total).toBe(1);
  });

  it('DAT-1 a panel can neither write into another nor reach or change its rows', async () => {
    const [one, other] = [await foundPanel(use(), 'One'), await foundPanel(use(), 'Other')];
    const id = newSampleId();
    await use().inPanel(one, (scope) => insertSample(scope, id, sampleForm({ code: 'S-1' })));
    const intruder = use().inPanel(other, ({ trx }) =>
      trx.insertInto('samples').values({ panel: one, id: newSampleId(), code: 'S-2' }).execute(),
    );
    await expect(intruder).rejects.toMatchObject({ code: '42501' });
    const changed = await use().inPanel(other, ({ trx }) =>
      trx
        .updateTable('samples')
        .set({ code: 'mine' })
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
  });

  it('DAT-1 DAT-50 every table with a panel has its wall, and the application role no way around it', async () => {
    const { rows } = await sql<{ name: string; walled: boolean; policies: number }>`
      select c.relname as name, c.relrowsecurity as walled,
        (select count(*) from pg_policy p where p.polrelid = c.oid and p.polname = 'panel_wall') as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r'
        and (c.relname = 'panels' or exists (select from pg_attribute a
          where a.attrelid = c.oid and a.attname = 'panel' and not a.attisdropped))`.execute(
      use().db,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...WALLED].sort());
    expect(rows.every(({ walled }) => walled)).toBe(true);
    const open = rows.filter(({ policies }) => policies === 1).map(({ name }) => name);
    expect(open.sort()).toEqual(WALLED.filter((name) => !CLOSED.includes(name)).sort());
    const role = await sql<{ rolsuper: boolean; rolbypassrls: boolean; rolcanlogin: boolean }>`
      select rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = 'verdial_app'`.execute(
      use().db,
    );
    expect(role.rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcanlogin: false }]);
  });

  it('DAT-1 DAT-50 the rights of a panel end with its transaction', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async () => {});
    const { rows } = await sql<{ isPanels: boolean; panel: string | null }>`
      select current_user = 'verdial_app' as "isPanels",
        nullif(current_setting('verdial.panel', true), '') as panel`.execute(use().db);
    expect(rows).toEqual([{ isPanels: false, panel: null }]);
  });

  it('DAT-2 a transaction inside a transaction is refused, not waited for', async () => {
    const panel = await foundPanel(use());
    const nested = use().inPanel(panel, () => use().inPanel(panel, async () => {}));
    await expect(nested).rejects.toThrow('inside another');
    await expect(use().inPanel(panel, async () => 'after')).resolves.toBe('after');
  });

  it('DAT-6 what is thrown rolls everything back, and a swallowed failure is not committed', async () => {
    const panel = await foundPanel(use());
    const id = newSampleId();
    const thrown = use().inPanel(panel, async (scope) => {
      await insertSample(scope, id, sampleForm({ code: 'S-1' }));
      throw new Error('no');
    });
    await expect(thrown).rejects.toThrow('no');
    const swallowed = use().inPanel(panel, async (scope) => {
      await insertSample(scope, id, sampleForm({ code: 'S-1' }));
      await sql`select 1 / 0`.execute(scope.trx).catch(() => {});
    });
    await expect(swallowed).rejects.toThrow();
    expect(await use().inPanel(panel, (scope) => findSample(scope, id))).toBeNull();
  });

  it('DAT-7 both engines read values alike', async () => {
    const { rows } = await sql`select 9007199254740991::bigint as big, date '2026-03-29' as day,
      '\\x0102'::bytea as bytes, '{"a": [1, null]}'::jsonb as data, 0.1::double precision as real,
      timestamptz '2026-03-29 01:30:00.123+00' as at`.execute(use().db);
    const [row] = rows;
    expect(row).toMatchObject({
      big: 9007199254740991,
      day: '2026-03-29',
      data: { a: [1, null] },
      real: 0.1,
      at: new Date('2026-03-29T01:30:00.123Z'),
    });
  });
}
