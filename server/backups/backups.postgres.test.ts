import { readFileSync } from 'node:fs';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../hono.config.ts';
import { createAccounts } from '../accounts/create-accounts.ts';
import { sessionRule } from '../accounts/session-rule.ts';
import { verifyTrail } from '../audit/verify-stored-trail.ts';
import type { Database } from '../database/database.ts';
import { deviceKeyOf } from '../database/installation/device-keys.ts';
import { listPanels } from '../database/installation/panels.ts';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { furnishedPanel, ONE, OTHER, SAME } from '../database/testing/furnished-panel.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { newPrivateKey, type TrailKey, trailKeyOf } from '../keys/trail-key.ts';
import { BACKED_UP, LEFT_BEHIND } from './backed-up-tables.ts';
import { partsOf } from './manifest.ts';
import { DamagedBackup } from './read-zip.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { type BackupOrder, writeBackup } from './write-backup.ts';
import { DIGEST_BYTES, END_BYTES, HEADER_BYTES, RECORD_BYTES, SIGNATURES } from './zip-format.ts';

const AT = new Date('2026-11-28T08:00:00.000Z');
/** None of these files is signed. */
const UNPROVEN = { isUnprovenAccepted: true };
const places: string[] = [];
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function backedUp(database: Database, more: Partial<BackupOrder> = {}): Promise<string> {
  const path = join(folder, `${places.push('')}.zip`);
  const out = await open(path, 'wx');
  const panels = await database.asInstallation(listPanels);
  await writeBackup(database, {
    panels,
    at: AT,
    write: async (piece) => void (await out.write(piece)),
    ...more,
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

/** Everything in a file, one after the other. */
async function textsOf(path: string): Promise<string> {
  const { entries } = await verifyBackup(path);
  const texts = [...entries.values()].map(({ bytes }) => text(Readable.from(bytes())));
  return (await Promise.all(texts)).join('');
}

/** The tables without planner statistics, for which the planner would have to guess. */
const uncounted = (database: Database, tables: readonly string[]) =>
  database.asOwner(async (trx) => {
    const { rows } = await sql<{ relname: string }>`select relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < 0`.execute(trx);
    return rows.map(({ relname }) => relname).filter((name) => tables.includes(name));
  });

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

  test('BAK-5 BAK-59 BAK-60 what is restored into an empty installation is what was backed up, of every table', async () => {
    const path = await backedUp(database());
    await inMemory(async (empty) => {
      const restored = await restoreBackup(empty, await verifyBackup(path), AT, UNPROVEN);
      const told = await digests(path);
      for (const { table, rows } of restored)
        expect(told.find(({ name }) => name === `rows/${table}.jsonl`)?.rows).toBe(rows);
      const named = restored.map(({ table }) => table);
      for (const table of ['sheets', 'results', 'book_changes', 'documents', 'audit'])
        expect(named).toContain(table);
      expect(await uncounted(empty, named)).toEqual([]);
      const [panel] = await empty.asInstallation(listPanels);
      if (panel === undefined) throw new Error('no panel');
      const again = await backedUp(empty);
      const differing = (await digests(again)).filter(
        ({ name, sha256 }) =>
          ofPanels(name) && told.find((one) => one.name === name)?.sha256 !== sha256,
      );
      // An audit entry says from where on this installation’s key signs.
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

  test.each([
    [
      'too many',
      'new.id := new.id + 1000000; insert into sample_movements overriding system value values (new.*);',
    ],
    [
      'that is another',
      'update sample_movements set millilitres = millilitres + 1 where id = new.id;',
    ],
  ])(
    'BAK-5 BAK-59 a row %s where a backup is restored is told, and nothing is there',
    async (_, act) => {
      const path = await backedUp(database());
      await inMemory(async (empty) => {
        const run = (text: string) => empty.asOwner((trx) => sql.raw(text).execute(trx));
        await run(`create function changed() returns trigger language plpgsql as
        $$ begin ${act} return null; end $$`);
        await run(`create trigger changed after insert on sample_movements for each row
        when (pg_trigger_depth() = 0) execute function changed()`);
        await expect(restoreBackup(empty, await verifyBackup(path), AT, UNPROVEN)).rejects.toThrow(
          /sample_movements.* reads otherwise than in the backup; nothing was restored/,
        );
        expect(await empty.asInstallation(listPanels)).toEqual([]);
      });
    },
  );

  test('BAK-5 BAK-60 a backup of either engine comes back on this one, and new rows get new numbers', async () => {
    const path = await inMemory(async (other) => {
      await furnishedPanel(other, OTHER);
      return backedUp(other);
    });
    const engine = await start();
    try {
      await restoreBackup(engine.database, await verifyBackup(path), AT, UNPROVEN);
      const [panel] = await engine.database.asInstallation(listPanels);
      if (panel === undefined) throw new Error('no panel');
      await engine.database.inPanel(panel.id, ({ trx }) =>
        sql`insert into sample_movements (panel, sample, kind, millilitres, by_name)
          select panel, sample, kind, 1, 'x' from sample_movements limit 1`.execute(trx),
      );
      await expect(
        restoreBackup(engine.database, await verifyBackup(path), AT, UNPROVEN),
      ).rejects.toThrow('holds a panel');
    } finally {
      await engine.stop();
    }
  });
});

test('BAK-45 BAK-76 a backup of the whole installation brings back what opens the devices of its accounts, sealed by the trail key', () =>
  inMemory(async (database) => {
    const panel = await furnishedPanel(database, ONE);
    const account = { panel, user: SAME.account };
    const key = await deviceKeyOf(database, account);
    const path = await backedUp(database, { sealing: database.trailKey });
    expect(await textsOf(path)).not.toContain(key);
    const back = (sealing: TrailKey | null) =>
      inMemory(async (empty) => {
        const restored = await restoreBackup(empty, await verifyBackup(path), AT, {
          ...UNPROVEN,
          sealing,
        });
        const { length } = restored.filter(({ table }) => table === 'device_keys');
        return [length, await deviceKeyOf(empty, account)] as const;
      });
    expect(await back(database.trailKey)).toEqual([1, key]);
    const [none, another] = await back(null);
    expect([none, another === key]).toEqual([0, false]);
    await expect(back(trailKeyOf(newPrivateKey()))).rejects.toThrow('sealed by the trail key');
  }));

test('BAK-45 BAK-75 a backup of a panel holds no key of a device, sealed or not', () =>
  inMemory(async (database) => {
    const panel = await furnishedPanel(database, ONE);
    const key = await deviceKeyOf(database, { panel, user: SAME.account });
    const path = await backedUp(database);
    const { manifest } = await verifyBackup(path);
    expect(manifest.sealedBy).toBe(null);
    expect(manifest.entries.filter(({ name }) => name.startsWith('sealed/'))).toEqual([]);
    expect(await textsOf(path)).not.toContain(key);
  }));

test('BAK-42 a long table stands in parts, which come back as one', () =>
  inMemory(async (database) => {
    await furnishedPanel(database, ONE);
    await database.asInstallation((trx) =>
      sql`insert into sample_movements (panel, sample, kind, millilitres, by_name)
        select panel, sample, kind, 1, 'x' from
        (select * from sample_movements limit 1), generate_series(1, 1200)`.execute(trx),
    );
    const path = await backedUp(database, { part: 80_000 });
    const { manifest } = await verifyBackup(path);
    const parts = partsOf(manifest, 'sample_movements');
    expect(parts.map(({ name }) => name)).toEqual([
      'rows/sample_movements.jsonl',
      'rows/sample_movements.2.jsonl',
      'rows/sample_movements.3.jsonl',
    ]);
    const rows = parts.reduce((sum, part) => sum + (part.rows ?? 0), 0);
    await inMemory(async (empty) => {
      const restored = await restoreBackup(empty, await verifyBackup(path), AT, UNPROVEN);
      expect(restored).toContainEqual({ table: 'sample_movements', rows });
    });
  }));

describe('a backup of one panel of two', () => {
  test('BAK-1 BAK-57 holds nothing of the other', () =>
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
        panels,
        at: AT,
        signal: cancel.signal,
        write: async () => {},
        told: (table) => table === 'tasters' && cancel.abort(new Error('cancelled')),
      });
      await expect(making).rejects.toThrow('cancelled');
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_class
        where relname like 'backup\_%'`.execute(database.db);
      expect(rows).toEqual([{ n: 0 }]);
    }));
});

describe('what no backup holds', () => {
  test('BAK-3 BAK-58 every table is either in a backup or left behind by name, and no column holds a secret', () =>
    inMemory(async (database) => {
      // The account library makes its tables at the start.
      await createAccounts({
        database,
        secret: 'of a test, thirty-two letters long',
        secure: false,
        log: () => {},
        sendReset: null,
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
  test('BAK-4 BAK-43 a flipped bit of any entry is refused by the name of the entry, and one of anything else by what it is of', () =>
    inMemory(async (database) => {
      await furnishedPanel(database, ONE);
      const path = await backedUp(database);
      const whole = await readFile(path);
      const spans = spansOf(whole);
      expect(spans.map(({ name }) => name)).toEqual([
        ...(await verifyBackup(path)).manifest.entries.map(({ name }) => name),
        'manifest.json',
      ]);
      const flipped = join(folder, 'flipped.zip');
      const refused = async (at: number, bit: number): Promise<string | null> => {
        const bytes = Buffer.from(whole);
        bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
        await writeFile(flipped, bytes);
        try {
          await verifyBackup(flipped);
          return null;
        } catch (problem) {
          if (!(problem instanceof DamagedBackup)) throw problem;
          return problem.entry;
        }
      };
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...spans),
          fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
          fc.nat(7),
          async ({ name, start, end }, share, bit) => {
            const entry = await refused(start + Math.floor(share * (end - start)), bit);
            // The padding bits of the last byte belong to no entry: only the digest of the file
            // covers them.
            return entry === name || entry === 'the file';
          },
        ),
        { numRuns: 150 },
      );
      await fc.assert(
        fc.asyncProperty(
          fc.nat(whole.length - 1),
          fc.nat(7),
          async (at, bit) => (await refused(at, bit)) !== null,
        ),
        { numRuns: 150 },
      );
      for (const { name, start, end } of spans)
        expect(await refused(start + Math.floor((end - start) / 2), 0)).toBe(name);
    }));
});

/** The byte range of the packed content of each entry, from the central directory. */
function spansOf(file: Buffer): { name: string; start: number; end: number }[] {
  const spans = [];
  let at = file.readUInt32LE(file.length - DIGEST_BYTES - END_BYTES + 16);
  while (file.readUInt32LE(at) === SIGNATURES.record) {
    const length = file.readUInt16LE(at + 28);
    const start = file.readUInt32LE(at + 42) + HEADER_BYTES + length;
    const name = file.toString('utf8', at + RECORD_BYTES, at + RECORD_BYTES + length);
    spans.push({ name, start, end: start + file.readUInt32LE(at + 20) });
    at += RECORD_BYTES + length;
  }
  return spans;
}

test('BAK-5 every table of a backup is told of on the page of backups', () => {
  const told = readFileSync(join(import.meta.dirname, '../../docs/backup.md'), 'utf8');
  expect(
    BACKED_UP.map(({ table }) => table).filter((table) => !told.includes(`\`${table}\``)),
  ).toEqual([]);
});
