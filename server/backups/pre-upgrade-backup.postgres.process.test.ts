import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePanelId } from '../../domain/words/ids.ts';
import { readSettings } from '../../hono.config.ts';
import { startTestPostgres, type TestPostgres } from '../../tools/test-postgres.ts';
import { makeCurrent } from '../audit/sign-trails.ts';
import { verifyTrail } from '../audit/verify-stored-trail.ts';
import { compose } from '../compose.ts';
import { createDatabase } from '../database/create-database.ts';
import { migrate } from '../database/migrate.ts';
import { statements } from '../database/migrations/migration.ts';
import { MIGRATIONS } from '../database/migrations/migrations.ts';
import type { OpenedDatabase } from '../database/opened.ts';
import { openEmbedded } from '../database/pglite/open-embedded.ts';
import { openServer } from '../database/postgres/open-server.ts';
import { newestSchema, readSchemaState } from '../database/schema-state.ts';
import { fillDataFolder, fillEngineFolder } from '../database/testing/fill-data-folder.ts';
import { serverPlace, settingsOf } from '../database/testing/server-place.ts';
import { makeTrailKey, TRAIL_KEY_FILE } from '../keys/trail-key-file.ts';
import { runProgram } from '../testing/run-program.ts';
import { fillTables } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

const PANEL = '00000000-0000-4000-8000-000000000001';
const OLD = MIGRATIONS.findIndex(({ name }) => name === '047-assessment-validity');
const OLD_NAME = MIGRATIONS[OLD - 1]?.name ?? '';

let folder = '';
let server: TestPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-upgrade-'));
  server = await startTestPostgres();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Creates the tables of an older release, with a panel in them. */
async function leaveOld(opened: OpenedDatabase, rows: readonly string[]): Promise<void> {
  await migrate(opened.db, MIGRATIONS.slice(0, OLD));
  await statements(opened.db, rows);
  await opened.close();
}
const ROWS = [
  `insert into panels (id, name) values ('${PANEL}', 'Sierra')`,
  `insert into tasters (panel, id, code, first_name) values ('${PANEL}', '${PANEL}', 'T1', 'Ana')`,
];

async function start(settings: Readonly<Record<string, string>>) {
  const said: string[] = [];
  const running = await compose(readSettings({ PORT: '0', LOG: 'info', ...settings }), {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    write: (line) => void said.push(line),
    page: join(folder, 'no-page'),
  });
  const of = (event: string): unknown =>
    said.map((line): { event?: string } => JSON.parse(line)).find((one) => one.event === event);
  return { running, of };
}

const namesOf = async ({ db }: Pick<OpenedDatabase, 'db'>) =>
  (await sql<{ name: string }>`select name from panels`.execute(db)).rows.map(({ name }) => name);

test('REL-5 REL-9 REL-16 REL-17 the embedded database is kept whole before a newer release changes it, and the older one goes on with what was kept', async () => {
  const data = join(folder, 'embedded');
  await fillEngineFolder(data);
  await leaveOld(await openEmbedded({ dataFolder: data }), ROWS);

  // A command does not migrate the tables.
  const reset = await runProgram('server/audit/verify.main.ts', [], { DATA_FOLDER: data });
  expect(reset).toEqual({
    code: 2,
    said: '',
    complained: expect.stringMatching(
      /^Error: the tables are of an older release \(046-[^\n]+ start the server once[^\n]+\n$/,
    ),
  });

  // The upgrade check announces the migration (REL-9).
  const check = () =>
    runProgram('server/database/upgrade-check.main.ts', [], { DATA_FOLDER: data });
  const foretold = await check();
  expect(foretold).toMatchObject({ code: 0, complained: '' });
  expect(foretold.said).toContain(
    `of ${OLD_NAME}, and the first start brings them to ${newestSchema()}`,
  );
  for (const { name } of MIGRATIONS.slice(OLD)) expect(foretold.said).toContain(`  ${name}\n`);
  expect(foretold.said).toMatch(/none of these can be gone back/);
  expect(foretold.said).toContain(`${data}/before-upgrade-from-${OLD_NAME}: `);

  const { running, of } = await start({ DATA_FOLDER: data });
  const kept = join(data, `before-upgrade-from-${OLD_NAME}`);
  expect(of('upgrading')).toMatchObject({
    level: 'warn',
    from: OLD_NAME,
    to: newestSchema(),
    keeping: kept,
    steps: MIGRATIONS.slice(OLD).map(({ name }) => name),
    back: expect.stringContaining('no older release opens the tables'),
  });
  expect(of('kept-before-upgrade')).toMatchObject({ file: kept });
  expect(await namesOf(running.database)).toEqual(['Sierra']);
  await running.close(5_000);
  expect(await check()).toMatchObject({
    code: 0,
    said: expect.stringContaining('nothing will be changed'),
  });

  // The older release refuses the tables that the newer one migrated.
  const files = join(data, 'database');
  const left = await openEmbedded({ dataFolder: data });
  const state = await readSchemaState(left.db, MIGRATIONS.slice(0, OLD));
  expect(state.unknown).toEqual(
    MIGRATIONS.slice(OLD)
      .map(({ name }) => name)
      .toSorted(),
  );
  await left.close();
  await rename(files, join(folder, 'newer'));
  await rename(join(kept, 'database'), files);
  const back = await openEmbedded({ dataFolder: data });
  expect(await readSchemaState(back.db, MIGRATIONS.slice(0, OLD))).toEqual({
    at: OLD_NAME,
    lacking: [],
    unknown: [],
  });
  expect(await namesOf(back)).toEqual(['Sierra']);
  await back.close();
}, 120_000);

test('REL-5 REL-9 REL-18 tables of a newer release are refused by name, and nothing is changed', async () => {
  const data = join(folder, 'newer-release');
  await fillDataFolder(data);
  const opened = await openEmbedded({ dataFolder: data });
  await migrate(opened.db, [...MIGRATIONS, { name: '999-of-tomorrow', up: async () => {} }]);
  await opened.close();
  await expect(start({ DATA_FOLDER: data })).rejects.toThrow(
    /newer release \(999-of-tomorrow\), .* nothing was changed/,
  );
  expect(
    await runProgram('server/database/upgrade-check.main.ts', [], { DATA_FOLDER: data }),
  ).toMatchObject({ code: 1, said: expect.stringContaining('newer release (999-of-tomorrow)') });
}, 120_000);

test('REL-5 REL-9 REL-16 a server is backed up before a newer release changes it, unless that was not wanted, and what will be is said beforehand', async () => {
  const [wanted, unwanted] = [join(folder, 'wanted'), join(folder, 'unwanted')];
  for (const data of [wanted, unwanted]) {
    const by = await server.freshDatabase();
    await leaveOld(openServer(by.owner), ROWS);
    const keep = data === wanted ? {} : { UPGRADE_BACKUP: 'no' };
    await mkdir(data);
    const told = { DATA_FOLDER: data, ...settingsOf(by), ...keep };
    const foretold = await runProgram('server/database/upgrade-check.main.ts', [], told);
    expect(foretold).toMatchObject({ code: 0, complained: '' });
    expect(foretold.said).toContain(`of ${OLD_NAME}, and the first start brings them to`);
    expect(foretold.said).toContain(
      data === wanted
        ? `${data}/before-upgrade-from-${OLD_NAME}.zip: `
        : 'there will be no way back',
    );
    const { running, of } = await start({ DATA_FOLDER: data, ...settingsOf(by), ...keep });
    expect(of('upgrading')).toMatchObject({ from: OLD_NAME, to: newestSchema() });
    expect(await namesOf(running.database)).toEqual(['Sierra']);
    await running.close(5_000);
    // A second start has nothing to do.
    const again = await start({ DATA_FOLDER: data, ...settingsOf(by), ...keep });
    expect(again.of('upgrading')).toBeUndefined();
    await again.running.close(5_000);
  }
  const isKept = (name: string) => name.startsWith('before-upgrade');
  expect((await readdir(unwanted)).filter(isKept)).toEqual([]);
  expect((await readdir(wanted)).filter(isKept)).toEqual([`before-upgrade-from-${OLD_NAME}.zip`]);

  // The older release restores it: into empty tables of its own.
  const backup = await verifyBackup(join(wanted, `before-upgrade-from-${OLD_NAME}.zip`));
  expect(backup.manifest.schema).toBe(OLD_NAME);
  const older = openServer((await server.freshDatabase()).owner);
  await migrate(older.db, MIGRATIONS.slice(0, OLD));
  const panels = backup.manifest.panels.flatMap(({ id }) => parsePanelId(id) ?? []);
  expect(panels).toEqual([PANEL]);
  await older.db.transaction().execute((trx) => fillTables(trx, backup, { panels, period: null }));
  expect(await namesOf(older)).toEqual(['Sierra']);
  await older.close();
}, 240_000);

test('REL-5 REL-19 what cannot be kept stops the start, and nothing is changed', async () => {
  const by = await server.freshDatabase();
  await leaveOld(openServer(by.owner), ROWS);
  const full = async () => {
    throw new Error('no room');
  };
  await expect(createDatabase(serverPlace(by), { beforeUpgrade: full })).rejects.toThrow('no room');
  const left = openServer(by.owner);
  expect((await readSchemaState(left.db)).at).toBe(OLD_NAME);
  await left.close();
}, 60_000);

test('REL-6 what a panel of the newest released schema holds is there after the upgrade, and its trail reads as on the day', async () => {
  const released = join(import.meta.dirname, 'testing', 'released');
  const backup = await verifyBackup(
    join(released, (await readdir(released)).toSorted().at(-1) ?? ''),
  );
  const { manifest } = backup;
  const until = MIGRATIONS.findIndex(({ name }) => name === manifest.schema);
  expect([manifest.schema, until > 0]).toEqual([manifest.schema, true]);
  const panels = manifest.panels.flatMap(({ id }) => parsePanelId(id) ?? []);
  expect(panels).toHaveLength(2);

  const data = join(folder, 'released');
  await fillEngineFolder(data);
  const trailKey = await makeTrailKey(join(data, TRAIL_KEY_FILE));
  const opened = await openEmbedded({ dataFolder: data });
  await migrate(opened.db, MIGRATIONS.slice(0, until + 1));
  const filled = await opened.db.transaction().execute(async (trx) => {
    const tables = await fillTables(trx, backup, { panels, period: null });
    await makeCurrent({ trx, trailKey }, new Date());
    return tables;
  });
  await opened.close();

  const { running, of } = await start({ DATA_FOLDER: data });
  const { database } = running;
  if (manifest.schema !== newestSchema())
    expect(of('upgrading')).toMatchObject({ from: manifest.schema, to: newestSchema() });
  for (const { table, rows } of filled) {
    const counted = await sql<{ rows: number }>`
      select count(*)::integer as rows from ${sql.table(table)}`.execute(database.db);
    // Entries in the audit trails say from where on this installation signs.
    const more = table === 'audit' ? panels.length : table === 'trail_keys' ? 1 : 0;
    expect([table, counted.rows[0]?.rows]).toEqual([table, rows + more]);
  }
  for (const panel of panels) {
    const { broken } = await database.inPanel(panel, (scope) =>
      verifyTrail({ ...scope, trailKey: database.trailKey }, { heads: [], damaged: [] }),
    );
    // The same as on the day of the backup: the test data contain a sheet that is not in the audit
    // trail.
    expect(broken?.problem).toBe('sheet-unknown');
  }
  await running.close(5_000);
}, 120_000);
