import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../hono.config.ts';
import { createAccounts } from '../accounts/create-accounts.ts';
import { sessionRule } from '../accounts/session-rule.ts';
import { verifyTrail } from '../audit/verify-trail.ts';
import type { Database } from '../database/database.ts';
import { listPanels } from '../database/panels.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { furnishedPanel, ONE, OTHER } from '../database/testing/furnished-panel.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { BACKED_UP, LEFT_BEHIND } from './backed-up-tables.ts';
import { DamagedBackup } from './read-zip.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const AT = new Date('2026-11-28T08:00:00.000Z');
const places: string[] = [];
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function backedUp(database: Database): Promise<string> {
  const path = join(folder, `${places.push('')}.zip`);
  const out = await open(path, 'wx');
  const panels = await database.asInstallation(listPanels);
  await writeBackup(database, {
    panels,
    at: AT,
    write: async (piece) => void (await out.write(piece)),
  });
  await out.close();
  return path;
}

async function inMemory<Value>(work: (database: Database) => Promise<Value>): Promise<Value> {
  const database = await testDatabase();
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const digests = async (path: string) =>
  (await verifyBackup(path)).manifest.entries.map(({ name, rows, sha256 }) => ({
    name,
    rows,
    sha256,
  }));

const ofPanels = (name: string): boolean => name !== 'rows/trail_keys.jsonl';

describe.each(ENGINES)('$name', ({ start }) => {
  const engines: StartedEngine[] = [];
  const database = (): Database => {
    const [first] = engines;
    if (first === undefined) throw new Error('not open');
    return first.database;
  };
  beforeAll(async () => {
    engines.push(await start());
    await furnishedPanel(database(), ONE);
  });
  afterAll(async () => {
    for (const engine of engines) await engine.stop();
  });

  test('BAK-1 a backup holds every row of a panel as it stood at one instant, whatever is written meanwhile', async () => {
    const path = join(folder, `${places.push('')}.zip`);
    const out = await open(path, 'wx');
    let isBegun = false;
    let isWritten = false;
    const [panel] = await database().asInstallation(listPanels);
    if (panel === undefined) throw new Error('no panel');
    const before = await backedUp(database());
    await writeBackup(database(), {
      panels: [panel],
      at: AT,
      told: () => {
        isBegun = true;
      },
      write: async (piece) => {
        if (isBegun && !isWritten)
          await database().inPanel(panel.id, ({ trx }) =>
            trx.updateTable('tasters').set({ phone: '958 000' }).execute(),
          );
        isWritten = isBegun;
        await out.write(piece);
      },
    });
    await out.close();
    const again = await backedUp(database());
    expect(await digests(path)).toEqual(await digests(before));
    expect(await digests(again)).not.toEqual(await digests(before));
  });

  test('BAK-5 what is restored into an empty installation is what was backed up, of every table', async () => {
    const path = await backedUp(database());
    await inMemory(async (empty) => {
      const restored = await restoreBackup(empty, await verifyBackup(path), AT);
      const told = await digests(path);
      for (const { table, rows } of restored)
        expect(told.find(({ name }) => name === `rows/${table}.jsonl`)?.rows).toBe(rows);
      const named = restored.map(({ table }) => table);
      for (const table of ['sheets', 'results', 'book_changes', 'documents', 'audit'])
        expect(named).toContain(table);
      const [panel] = await empty.asInstallation(listPanels);
      if (panel === undefined) throw new Error('no panel');
      const again = await backedUp(empty);
      const differing = (await digests(again)).filter(
        ({ name, sha256 }) =>
          ofPanels(name) && told.find((one) => one.name === name)?.sha256 !== sha256,
      );
      // The trail tells from where on this installation’s key signs.
      expect(differing.map(({ name }) => name)).toEqual([
        'rows/audit.jsonl',
        'rows/audit_heads.jsonl',
      ]);
      const verdict = async (database: Database) => {
        const { broken } = await database.inPanel(panel.id, (scope) =>
          verifyTrail({ ...scope, trailKey: database.trailKey }, { heads: [], damaged: [] }),
        );
        return { problem: broken?.problem, what: broken?.what };
      };
      expect(await verdict(empty)).toEqual(await verdict(database()));
    });
  });

  test('BAK-5 a backup of either engine comes back on this one, and new rows get new numbers', async () => {
    const path = await inMemory(async (other) => {
      await furnishedPanel(other, OTHER);
      return backedUp(other);
    });
    const engine = await start();
    try {
      await restoreBackup(engine.database, await verifyBackup(path), AT);
      const [panel] = await engine.database.asInstallation(listPanels);
      if (panel === undefined) throw new Error('no panel');
      await engine.database.inPanel(panel.id, ({ trx }) =>
        sql`insert into sample_movements (panel, sample, kind, millilitres, by_name)
          select panel, sample, kind, 1, 'x' from sample_movements limit 1`.execute(trx),
      );
      await expect(restoreBackup(engine.database, await verifyBackup(path), AT)).rejects.toThrow(
        'holds a panel',
      );
    } finally {
      await engine.stop();
    }
  });
});

describe('a backup of one panel of two', () => {
  test('BAK-1 holds nothing of the other', () =>
    inMemory(async (database) => {
      await furnishedPanel(database, ONE);
      const own = await backedUp(database);
      await furnishedPanel(database, OTHER);
      const [first] = await database.asInstallation(listPanels);
      if (first === undefined) throw new Error('no panel');
      const pieces: Uint8Array[] = [];
      const order = {
        panels: [first],
        at: AT,
        write: async (one: Uint8Array) => void pieces.push(one),
      };
      await writeBackup(database, order);
      const path = join(folder, 'one-of-two.zip');
      await writeFile(path, Buffer.concat(pieces));
      expect(await digests(path)).toEqual(await digests(own));
    }));

  test('BAK-2 ends between two pieces when it is cancelled, and leaves nothing in the database', () =>
    inMemory(async (database) => {
      await furnishedPanel(database, ONE);
      const cancel = new AbortController();
      const panels = await database.asInstallation(listPanels);
      const making = writeBackup(database, {
        ...{ panels, at: AT, signal: cancel.signal, write: async () => {} },
        told: (table) => table === 'tasters' && cancel.abort(new Error('cancelled')),
      });
      await expect(making).rejects.toThrow('cancelled');
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_class
        where relname like 'backup\_%'`.execute(database.db);
      expect(rows).toEqual([{ n: 0 }]);
    }));
});

describe('what no backup holds', () => {
  test('BAK-3 every table is either in a backup or left behind by name, and no column holds a secret', () =>
    inMemory(async (database) => {
      // The account library makes its tables at the start.
      await createAccounts({
        ...{ database, secret: 'of a test, thirty-two letters long', secure: false },
        ...{ log: () => {}, sendReset: null },
        sessions: { rule: sessionRule(readSettings({})), now: Date.now },
      });
      const { rows } = await sql<{ table: string; column: string }>`
        select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public'`.execute(database.db);
      expect(rows.map(({ table }) => table)).toContain('verification');
      const backedUpTables = new Map(BACKED_UP.map((one) => [one.table, one]));
      const undecided = rows.filter(
        ({ table }) => !backedUpTables.has(table) && LEFT_BEHIND[table] === undefined,
      );
      expect(undecided).toEqual([]);
      const secret = rows.filter(({ table, column }) => {
        const one = backedUpTables.get(table);
        return (
          one !== undefined &&
          !one.without?.includes(column) &&
          /token|password|secret/i.test(column)
        );
      });
      expect(secret).toEqual([]);
    }));
});

describe('a backup that is not as it was written', () => {
  test('BAK-4 every flipped byte is refused by the name of an entry, or changes nothing that is read', () =>
    inMemory(async (database) => {
      await furnishedPanel(database, ONE);
      const path = await backedUp(database);
      const whole = await readFile(path);
      const told = await digests(path);
      const flipped = join(folder, 'flipped.zip');
      let refused = 0;
      for (let at = 0; at < whole.length; at += 97) {
        const bytes = Buffer.from(whole);
        bytes.writeUInt8(bytes.readUInt8(at) ^ 0x10, at);
        await writeFile(flipped, bytes);
        try {
          expect(await digests(flipped)).toEqual(told);
        } catch (problem) {
          if (!(problem instanceof DamagedBackup)) throw problem;
          refused += 1;
        }
      }
      expect(refused).toBeGreaterThan(50);
    }));

  test('BAK-4 a byte of a table is refused by the name of the table', () =>
    inMemory(async (database) => {
      await furnishedPanel(database, ONE);
      const bytes = await readFile(await backedUp(database));
      const at = bytes.indexOf('rows/sheets.jsonl') + 60;
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      const path = join(folder, 'sheets.zip');
      await writeFile(path, bytes);
      await expect(verifyBackup(path)).rejects.toMatchObject({ entry: 'rows/sheets.jsonl' });
    }));
});
