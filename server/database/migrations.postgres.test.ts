import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type PanelId, parsePanelId } from '../../domain/words/ids.ts';
import { startTestPostgres, type TestPostgres } from '../../tools/test-postgres.ts';
import { ownTimeZone } from '../own-time-zone.ts';
import { listAlikeCodes } from './alike-codes.ts';
import { loadDocument } from './documents/document-log.ts';
import { CODE_ORDER } from './list.ts';
import { migrate } from './migrate.ts';
import { statements } from './migrations/migration.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { OpenedDatabase } from './opened.ts';
import { openEmbedded } from './pglite/open-embedded.ts';
import { openServer } from './postgres/open-server.ts';
import { ensurePolicies } from './row-security/ensure-policies.ts';
import { readScopeSeal } from './row-security/scope-seal.ts';
import { AWAY_SINCE } from './tasters/tasters.ts';
import { clusterForTests } from './testing/test-database.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/**
 * Opens a server database whose owner may assume the role of requests, so that its statements can
 * be tested.
 */
async function ofSteppingOwner(): Promise<OpenedDatabase> {
  const { owner } = await server.freshDatabase();
  const administrator = openServer(server.administrator);
  await sql`grant verdial_app to ${sql.id(new URL(owner).username)}`.execute(administrator.db);
  await administrator.close();
  return openServer(owner);
}

const ENGINES: readonly (readonly [string, () => Promise<OpenedDatabase>])[] = [
  [
    'the embedded database',
    async () => openEmbedded({ memory: true, from: await clusterForTests() }),
  ],
  ['a PostgreSQL server', ofSteppingOwner],
];

/** A database of an earlier release: with all migrations before the given one. */
async function openedUntil(open: () => Promise<OpenedDatabase>, name: string) {
  const opened = await open();
  endings.push(() => opened.close());
  const until = MIGRATIONS.findIndex((migration) => migration.name === name);
  await migrate(opened.db, MIGRATIONS.slice(0, until));
  return opened.db;
}

const ID = '00000000-0000-4000-8000-000000000001';
function panelOf(id: string): PanelId {
  const panel = parsePanelId(id);
  if (panel === null) throw new Error('not an id');
  return panel;
}
const PANEL = panelOf(ID);
/** Statements for one sealed sheet of one glass, and for its rows in the table of marks. */
const oneSheet = (told: readonly string[]) => [
  `insert into panels (id, name) values ('${ID}', 'P')`,
  `insert into tasters (panel, id, code, first_name) values ('${ID}', '${ID}', 'T1', 'Ana')`,
  `insert into samples (panel, id, code) values ('${ID}', '${ID}', 'S1')`,
  `insert into sessions (panel, number, date) values ('${ID}', 1, '2026-11-27')`,
  `insert into glasses (panel, session, taster, code, entry, sample, replicate, position)
    values ('${ID}', 1, '${ID}', '418', '${ID}', '${ID}', 1, 1)`,
  `insert into sheets (panel, session, taster, code, version, digest, sealed_at, signed_at, marks, fruity_kind,
    heating_device, signature, content)
    values ('${ID}', 1, '${ID}', '418', 1, 'd', now(), now(), '{"fruity": 42, "bitter": 0, "rancid": null}', 'green',
    '6', '{}', '{}')`,
  `insert into marks (panel, session, taster, code, version, attribute, mm) values ${told.join()}`,
];
const mark = (attribute: string, mm: number | null) =>
  `('${ID}', 1, '${ID}', '418', 1, '${attribute}', ${mm})`;

describe.each(ENGINES)('EVA-3 marks stand once, on %s', (_name, open) => {
  test('the table that repeats the sheets goes, the sheets stay', async () => {
    const db = await openedUntil(open, '011-marks-in-sheets');
    await statements(db, oneSheet([mark('fruity', 42), mark('bitter', 0), mark('rancid', null)]));
    expect((await migrate(db))[0]).toBe('011-marks-in-sheets');
    const { rows } = await sql<{ marks: unknown }>`select marks from sheets`.execute(db);
    expect(rows).toEqual([{ marks: { fruity: 42, bitter: 0, rancid: null } }]);
    await expect(sql`select 1 from marks`.execute(db)).rejects.toThrow('marks');
  });

  test.each([
    ['another length', [mark('fruity', 41), mark('bitter', 0)]],
    ['an answer the sheet has not', [mark('fruity', 42), mark('bitter', 0), mark('rancid', 3)]],
    ['an answer less', [mark('fruity', 42), mark('bitter', null)]],
  ])('a table that says %s stops the upgrade, and nothing is changed', async (_what, told) => {
    const db = await openedUntil(open, '011-marks-in-sheets');
    await statements(db, oneSheet(told));
    await expect(migrate(db)).rejects.toThrow('differs from the sealed sheets');
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from marks`.execute(db);
    expect(rows).toEqual([{ n: told.length }]);
  });
});

/**
 * Statements for two sheets, one of them sealed, the plan of a validated session, and their
 * updates, as before the migration.
 */
const withLog = [
  `insert into panels (id, name) values ('${ID}', 'P')`,
  `insert into tasters (panel, id, code, first_name) values ('${ID}', '${ID}', 'T1', 'Ana')`,
  `insert into samples (panel, id, code) values ('${ID}', '${ID}', 'S1')`,
  `insert into sessions (panel, number, date, state) values
    ('${ID}', 1, '2026-11-27', 'shown'), ('${ID}', 2, '2026-11-27', 'validated')`,
  `insert into glasses (panel, session, taster, code, entry, sample, replicate, position)
    values ('${ID}', 1, '${ID}', '418', '${ID}', '${ID}', 1, 1)`,
  `insert into sheets (panel, session, taster, code, version, digest, sealed_at, signed_at, marks, fruity_kind,
    heating_device, signature, content)
    values ('${ID}', 1, '${ID}', '418', 1, 'd', now(), now(), '{}', 'green', '6', '{}', '{}')`,
  `insert into documents (name, panel, kind, birth, snapshot) values
    ('${ID}/evaluation/1.${ID}.418', '${ID}', 'evaluation', 'a', '\\x01'),
    ('${ID}/evaluation/1.${ID}.419', '${ID}', 'evaluation', 'b', '\\x02'),
    ('${ID}/session/2', '${ID}', 'session', 'c', '\\x03'),
    ('${ID}/session/1', '${ID}', 'session', 'd', '\\x04')`,
  `insert into document_updates (document, panel, data)
    select id, '${ID}', decode(x, 'hex') from documents, unnest(array['aa', 'bbcc']) as x where birth in ('a', 'b')`,
];

describe.each(ENGINES)('KEE-8, KEE-9 logs get their places and digests, on %s', (_name, open) => {
  test('what is sealed or validated is closed, and every log is whole and goes on', async () => {
    const db = await openedUntil(open, '012-document-heads');
    await statements(db, withLog);
    await migrate(db);
    const stored = await Promise.all(
      [`evaluation/1.${ID}.418`, `evaluation/1.${ID}.419`, 'session/2', 'session/1'].map((name) =>
        loadDocument(db, `${ID}/${name}`),
      ),
    );
    const updates = [Uint8Array.of(0xaa), Uint8Array.of(0xbb, 0xcc)];
    expect(stored).toMatchObject([
      { place: 2, closed: true, lost: null, updates },
      { place: 2, closed: false, lost: null, updates },
      { place: 0, closed: true, lost: null, updates: [] },
      { place: 0, closed: false, lost: null, updates: [] },
    ]);
  });
});

describe.each(ENGINES)('DAT-3 migrations of several hands, on %s', (_name, open) => {
  test('one that came later than those after it is given too', async () => {
    const opened = await open();
    endings.push(() => opened.close());
    const late = '029-totp-since';
    await migrate(
      opened.db,
      MIGRATIONS.filter(({ name }) => name !== late),
    );
    expect(await migrate(opened.db)).toEqual([late]);
    expect(await migrate(opened.db)).toEqual([]);
  });
});

describe.each(ENGINES)('AUD-8 trails of before signatures, on %s', (_name, open) => {
  test('AUD-33 entries and heads stay as they were, unsigned, and grow through the one function alone', async () => {
    const db = await openedUntil(open, '023-signed-heads');
    const entry = (
      sequence: number,
    ) => `insert into audit values ('${ID}', ${sequence}, now(), 'a', 'Ana', 'jefespanel',
      '10.0.0.1', 'create-session', '{}', 'null', 'null', null, 'd${sequence - 1}', 'd${sequence}')`;
    await statements(db, [
      `insert into panels (id, name) values ('${ID}', 'P')`,
      entry(1),
      entry(2),
      `insert into audit_heads (panel, sequence, digest) values ('${ID}', 2, 'd2')`,
    ]);
    const told = async () =>
      (
        await sql<object>`select sequence, digest, previous from audit order by sequence`.execute(
          db,
        )
      ).rows;
    const before = await told();
    await migrate(db);
    expect(await told()).toEqual(before);
    const heads = async () =>
      (
        await sql<object>`select sequence, digest, since, key, signature from audit_heads`.execute(
          db,
        )
      ).rows;
    const unsigned = { since: null, key: null, signature: null };
    expect(await heads()).toEqual([{ sequence: 2, digest: 'd2', ...unsigned }]);
    const next = (sequence: number, previous: string) =>
      JSON.stringify(
        [
          { sequence, previous, digest: `d${sequence}`, at: '2026-11-27T10:00:00Z', actor: 'a' },
        ].map((one) => ({ ...one, name: '', role: '', origin: '', command: 'x' })),
      );
    await ensurePolicies(db, false);
    const sealed = (await readScopeSeal(db)).ofPanel(PANEL);
    const grow = (entries: string) =>
      db.transaction().execute(async (trx) => {
        await sql`select set_config('role', 'verdial_app', true),
          set_config('verdial.panel', ${sealed}, true)`.execute(trx);
        await sql`select verdial_append_audit(${ID}, ${entries}::jsonb, 3, 'k', 's')`.execute(trx);
      });
    await expect(grow(next(4, 'd2'))).rejects.toThrow('does not follow');
    await expect(grow(next(3, 'd1'))).rejects.toThrow('does not follow');
    await grow(next(3, 'd2'));
    expect(await heads()).toEqual([
      { sequence: 3, digest: 'd3', since: 3, key: 'k', signature: 's' },
    ]);
    const write = db.transaction().execute(async (trx) => {
      await sql`select set_config('role', 'verdial_app', true),
        set_config('verdial.panel', ${sealed}, true)`.execute(trx);
      await sql.raw(entry(4)).execute(trx);
    });
    await expect(write).rejects.toThrow('permission denied');
  });
});

describe.each(ENGINES)(
  'SAM-5 samples of before get their predominant defect, on %s',
  (_name, open) => {
    test('that of their last standing result, neither of training nor taken back', async () => {
      const db = await openedUntil(open, '044-predominant-defects');
      const result = (session: number, day: string, defect: string, withdrawn: string) =>
        `insert into results (panel, session, date, sample, replicate, n, class, predominant_defect, md, mf, reliable,
        figures, method, settings, sheets, validated_at, validated_by, withdrawn_at)
        values ('${ID}', ${session}, '${day}', '${ID}', 1, 8, 'VOO', '${defect}', 1, 2, true, '{}', '1', '{}', '[]',
        now(), 'Ana', ${withdrawn})`;
      await statements(db, [
        `insert into panels (id, name) values ('${ID}', 'P')`,
        `insert into samples (panel, id, code) values ('${ID}', '${ID}', 'S1')`,
        `insert into sessions (panel, number, date, state, training) values
        ('${ID}', 1, '2026-11-27', 'validated', false), ('${ID}', 2, '2026-11-28', 'validated', false),
        ('${ID}', 3, '2026-11-29', 'validated', true)`,
        result(1, '2026-11-27', 'rancid', 'null'),
        result(2, '2026-11-28', 'musty', 'now()'),
        result(3, '2026-11-29', 'winey', 'null'),
      ]);
      await migrate(db);
      const { rows } = await sql<object>`select predominant_defect as defect from samples`.execute(
        db,
      );
      expect(rows).toEqual([{ defect: 'rancid' }]);
    });
  },
);

describe.each(ENGINES)('what came after the predominant defect, on %s', (_name, open) => {
  const sample = (code: string, reference: boolean) => {
    const id = code.padStart(12, '0');
    return `insert into samples (panel, id, code, reference, reference_scope) values
      ('${ID}', '00000000-0000-4000-8000-${id}', '${code}', ${reference}, 'training')`;
  };

  test('REG-7 REG-13 reference materials of before have no class, and take one of the law and no other', async () => {
    const db = await openedUntil(open, '045-reference-classes');
    await statements(db, [
      `insert into panels (id, name) values ('${ID}', 'P')`,
      sample('1', true),
      sample('2', false),
    ]);
    expect(await migrate(db)).toContain('045-reference-classes');
    const classes = async () =>
      (
        await sql<object>`select code, reference_class as oil from samples order by code`.execute(
          db,
        )
      ).rows;
    expect(await classes()).toEqual([
      { code: '1', oil: null },
      { code: '2', oil: null },
    ]);
    await sql`update samples set reference_class = 'LOO_EU' where code = '1'`.execute(db);
    await expect(sql`update samples set reference_class = 'virgin'`.execute(db)).rejects.toThrow(
      'reference_class',
    );
    expect((await classes())[0]).toEqual({ code: '1', oil: 'LOO_EU' });
  });

  test('REG-11 tasters of before are found in the order of their codes, by an index that says the order as reading does', async () => {
    const db = await openedUntil(open, '046-tasters-in-order');
    const codes = ['T10', 't2', 'A1', 'T007', 'T1'];
    await statements(db, [
      `insert into panels (id, name) values ('${ID}', 'P')`,
      ...codes.map(
        (code, place) => `insert into tasters (panel, id, code, first_name)
          values ('${ID}', '00000000-0000-4000-8000-00000000000${place}', '${code}', 'Ana')`,
      ),
    ]);
    await migrate(db);
    const { rows } = await sql<{ code: string }>`select code from tasters
      order by ${CODE_ORDER}`.execute(db);
    expect(rows.map(({ code }) => code)).toEqual(['A1', 'T1', 't2', 'T007', 'T10']);
    const planned = await db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_sort = off`.execute(trx);
      return sql<object>`explain select code from tasters where panel = ${sql.lit(ID)}
        order by ${CODE_ORDER}, id`.execute(trx);
    });
    expect(JSON.stringify(planned.rows)).toContain('tasters_in_order');
  });

  test('TDY-2 TDY-8 who is away the longest is found by an index that says the order as reading does', async () => {
    const db = await openedUntil(open, '067-tasters-away');
    await migrate(db);
    const planned = await db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_sort = off`.execute(trx);
      return sql<object>`explain select code from tasters where panel = ${sql.lit(ID)}
        order by ${AWAY_SINCE}, id`.execute(trx);
    });
    expect(JSON.stringify(planned.rows)).toContain('tasters_away');
  });

  test('LST-10 names and references of before are ordered without accents, by an index', async () => {
    const db = await openedUntil(open, '067-tasters-away');
    await migrate(db);
    for (const [register, key] of [
      ['tasters', 'name_key'],
      ['samples', 'reference_key'],
    ] as const) {
      const planned = await db.transaction().execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx);
        await sql`set local enable_sort = off`.execute(trx);
        return sql<object>`explain select code from ${sql.table(register)}
          where panel = ${sql.lit(ID)} order by ${sql.ref(key)}, id`.execute(trx);
      });
      expect(JSON.stringify(planned.rows)).toMatch(/tasters_name|samples_external/);
    }
  });

  test('REG-2 REG-12 codes of before that look alike stay as they are and are told, and no third is let in', async () => {
    const db = await openedUntil(open, '069-alike-codes');
    const id = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;
    const insert = (place: number, code: string) =>
      `insert into tasters (panel, id, code, first_name) values ('${ID}', '${id(place)}', '${code}', 'Ana')`;
    await statements(db, [
      `insert into panels (id, name) values ('${ID}', 'P')`,
      insert(1, 'T01'),
      insert(2, 'T01\u200b'),
      insert(3, 'T02'),
    ]);
    await migrate(db);
    const { rows } = await sql<{ code: string }>`select code from tasters order by id`.execute(db);
    expect(rows.map(({ code }) => code)).toEqual(['T01', 'T01\u200b', 'T02']);
    expect(await listAlikeCodes(db)).toEqual([
      { panel: ID, register: 'tasters', records: [id(1), id(2)] },
    ]);
    await expect(statements(db, [insert(4, 't01')])).rejects.toThrow(/tasters_code_once/);
  });

  test('ASM-30 every assessment of before is valid, and what is said of one is behind the wall of its panel', async () => {
    const db = await openedUntil(open, '047-assessment-validity');
    const other = panelOf(ID.replace(/1$/, '2'));
    await statements(db, [
      `insert into panels (id, name) values ('${ID}', 'P'), ('${other}', 'Q')`,
      sample('1', false),
      `insert into sessions (panel, number, date, state) values ('${ID}', 1, '2026-11-27', 'validated')`,
    ]);
    await migrate(db);
    const said = () =>
      sql<object>`select valid, reason from assessment_validity`
        .execute(db)
        .then(({ rows }) => rows);
    expect(await said()).toEqual([]);
    await ensurePolicies(db, false);
    const seal = await readScopeSeal(db);
    const say = (panel: PanelId) =>
      db.transaction().execute(async (trx) => {
        await sql`select set_config('role', 'verdial_app', true),
          set_config('verdial.panel', ${seal.ofPanel(panel)}, true)`.execute(trx);
        await sql`insert into assessment_validity (panel, session, sample, valid, at, by, reason)
          values (${ID}, 1, ${'00000000-0000-4000-8000-000000000001'}, false, now(), 'Ana', 'asked')`.execute(
          trx,
        );
      });
    await expect(say(other)).rejects.toThrow('row-level security');
    await say(PANEL);
    expect(await said()).toEqual([{ valid: false, reason: 'asked' }]);
  });

  test('ASM-21 a class that a person gave before carries its reason, and no other does', async () => {
    const db = await openedUntil(open, '065-decided-class');
    const id = (code: string) => `00000000-0000-4000-8000-${code.padStart(12, '0')}`;
    const verdict = (code: string, decision: string) =>
      `insert into sample_verdicts (panel, sample, state, further, pairs, decision)
        values ('${ID}', '${id(code)}', 'person-decides', 2, '[]', ${decision})`;
    await statements(db, [
      `insert into panels (id, name) values ('${ID}', 'P')`,
      ...['1', '2', '3'].map((code) => sample(code, false)),
      `update samples set class = 'VOO' where code <> '3'`,
      verdict('1', `'{"reason": "The second halves agree."}'`),
      verdict('2', 'null'),
      verdict('3', `'{"reason": "Taken back since."}'`),
    ]);
    await migrate(db);
    const { rows } =
      await sql<object>`select code, decision_reason as why from samples order by code`.execute(db);
    expect(rows).toEqual([
      { code: '1', why: 'The second halves agree.' },
      { code: '2', why: null },
      { code: '3', why: null },
    ]);
  });

  test('ZON-7 a panel of before has the time zone of the machine that upgrades, and one that is founded later none of it', async () => {
    const db = await openedUntil(open, '061-panel-time-zone');
    const other = panelOf(ID.replace(/1$/, '2'));
    await statements(db, [`insert into panels (id, name) values ('${ID}', 'P')`]);
    await migrate(db);
    await statements(db, [`insert into panels (id, name) values ('${other}', 'Q')`]);
    const zones = await db.selectFrom('panels').select('timeZone').orderBy('name').execute();
    expect(zones).toEqual([{ timeZone: ownTimeZone() }, { timeZone: 'UTC' }]);
  });
});
