import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BackupFrame, createFrameReader } from '../../../domain/backups/backup-frames.ts';
import type { BackupPeriod } from '../../../domain/backups/backup-period.ts';
import { MOST_BACKUPS_AN_HOUR } from '../../../domain/backups/decide-backup.ts';
import { accept } from '../../../domain/refusal.ts';
import type { PanelId } from '../../../domain/words/ids.ts';
import { decideRecorded } from '../../audit/decide-recorded.ts';
import { foundPanel } from '../../database/contract/facts.ts';
import type { Database } from '../../database/database.ts';
import { ENGINES, type StartedEngine } from '../../database/testing/engines.ts';
import { furnishedPanel, ONE, OTHER } from '../../database/testing/furnished-panel.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { LEADERS_ONLY } from '../backed-up-tables.ts';
import { describeBackup } from '../describe-backup.ts';
import { partsOf } from '../manifest.ts';
import { restoreBackup } from '../restore-backup.ts';
import { verifyBackup } from '../verify-backup.ts';
import { listPanelBackups } from './list-panel-backups.ts';
import { createPanelBackups } from './panel-backup.ts';

const AT = new Date('2026-11-28T08:00:00.000Z');
const ALL = { from: '2026-01-01', to: '2026-12-31' };
const BEFORE = { from: '2026-01-01', to: '2026-11-24' };

describe.each(ENGINES)('$name', ({ start }) => {
  const engines: StartedEngine[] = [];
  let folder = '';
  let panel: PanelId;
  const database = (): Database => {
    const [first] = engines;
    if (first === undefined) throw new Error('not open');
    return first.database;
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verdial-panel-backup-'));
    engines.push(await start());
    panel = await furnishedPanel(database(), ONE);
    await furnishedPanel(database(), OTHER);
  });
  afterAll(async () => {
    for (const engine of engines) await engine.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const by = (of = panel, role = 'jefespanel') => ({
    issuer: { panel: of, user: 'account-1', name: 'Eva', role, from: '192.0.2.7' },
    at: AT,
  });
  const made = () =>
    createPanelBackups({ database: database(), log: (_level, event) => expect.fail(event) });

  async function begun(backups: ReturnType<typeof made>, period: BackupPeriod, role?: string) {
    const stream = await backups.begin(by(panel, role), period);
    if (!stream.ok) throw new Error(stream.code);
    return stream.value;
  }

  const ended = async (pieces: AsyncIterable<Uint8Array>): Promise<void> =>
    void (await pieces[Symbol.asyncIterator]().return?.());

  async function framesOf(period: BackupPeriod, role?: string): Promise<readonly BackupFrame[]> {
    const [read, frames] = [createFrameReader(), [] as BackupFrame[]];
    for await (const piece of await begun(made(), period, role)) frames.push(...read(piece));
    return frames;
  }

  async function fileOf(frames: readonly BackupFrame[], name: string) {
    const path = join(folder, name);
    await writeFile(
      path,
      Buffer.concat(frames.flatMap((frame) => (frame.kind === 'piece' ? [frame.bytes] : []))),
    );
    return verifyBackup(path);
  }

  test('BAK-21 BAK-22 BAK-24 BAK-57 a period is a whole file of the panel alone, told as it is made, and in the trail', async () => {
    const frames = await framesOf(ALL);
    const { manifest, entries } = await fileOf(frames, 'all.zip');
    expect(manifest.period).toEqual(ALL);
    expect(manifest.sealedBy).toBe(null);
    expect(manifest.panels.map(({ id }) => id)).toEqual([panel]);
    const told = frames.flatMap((frame) => (frame.kind === 'told' ? [frame.progress] : []));
    expect(told.at(-1)).toMatchObject({ rows: told.at(-1)?.of });
    expect(told.map(({ rows }) => rows)).toEqual(
      told.map(({ rows }) => rows).toSorted((a, b) => a - b),
    );
    const length = frames.reduce(
      (sum, one) => sum + (one.kind === 'piece' ? one.bytes.length : 0),
      0,
    );
    expect(frames.at(-1)).toEqual({ kind: 'end', length });
    const all = await Promise.all(
      [...entries.values()].map(({ bytes }) => text(Readable.from(bytes()))),
    );
    expect(all.join('')).not.toMatch(new RegExp(`[TSGU]-${OTHER.word}`));
    const [sheets] = partsOf(manifest, 'sheets');
    expect(sheets?.rows).toBeGreaterThan(0);
    expect(await database().inPanel(panel, listPanelBackups)).toEqual([
      {
        at: AT.toISOString(),
        name: 'Eva',
        ...ALL,
        sheets: sheets?.rows,
        bytes: length,
        partial: false,
      },
    ]);
  });

  test('BAK-22 of what belongs to a session, the sessions of the period alone; the registers, books and the trail whole', async () => {
    const { manifest } = await fileOf(await framesOf(ALL), 'whole.zip');
    const { manifest: before } = await fileOf(await framesOf(BEFORE), 'before.zip');
    const rows = (of: typeof manifest, table: string) => partsOf(of, table)[0]?.rows;
    const tables = ['sessions', 'glasses', 'sheets', 'results', 'documents', 'document_heads'];
    for (const table of tables) {
      expect([table, rows(manifest, table)]).not.toEqual([table, 0]);
      expect([table, rows(before, table)]).toEqual([table, 0]);
    }
    for (const table of ['samples', 'tasters', 'sample_movements', 'books', 'book_changes'])
      expect([table, rows(before, table)]).toEqual([table, rows(manifest, table)]);
    expect(rows(before, 'audit')).toBeGreaterThan(0);
  });

  test('BAK-22 BAK-65 a backup of a period comes back into an empty installation', async () => {
    const whole = await fileOf(await framesOf(ALL), 'back.zip');
    const empty = await testDatabase();
    const knownKeys = [database().trailKey.id];
    const restoring = restoreBackup(empty, whole, AT, { knownKeys });
    const restored = await restoring.finally(() => empty.close());
    expect(restored.map(({ table }) => table)).toEqual(expect.arrayContaining(['sheets', 'audit']));
  });

  test('BAK-52 BAK-53 BAK-81 an assistant’s backup leaves out what leaders alone may read, says so, is told so and is not restored', async () => {
    const frames = await framesOf(ALL, 'adjuntos');
    const partial = await fileOf(frames, 'partial.zip');
    const { manifest, entries, signedBy } = partial;
    expect(signedBy).toBe(database().trailKey.id);
    expect(manifest.leftOut).toEqual(LEADERS_ONLY);
    for (const table of ['taster_statuses', 'audit', 'audit_heads', 'books', 'book_changes'])
      expect(manifest.leftOut).toContain(table);
    for (const table of LEADERS_ONLY) expect(partsOf(manifest, table)).toEqual([]);
    for (const table of ['tasters', 'samples', 'sheets', 'results', 'documents'])
      expect([table, partsOf(manifest, table)[0]?.rows]).not.toEqual([table, 0]);
    const readMe = await text(Readable.from(entries.get('README.txt')?.bytes() ?? []));
    expect(readMe).toMatch(/^PARTIAL: .*taster_statuses, books, book_changes, audit/);
    expect(describeBackup(manifest)).toContainEqual(expect.stringMatching(/^partial: .*audit/));
    const told = frames.flatMap((frame) => (frame.kind === 'told' ? [frame.progress] : []));
    expect(told.at(-1)).toMatchObject({ rows: told.at(-1)?.of });
    expect((await database().inPanel(panel, listPanelBackups))[0]).toMatchObject({ partial: true });
    const empty = await testDatabase();
    const operator = { isUnprovenAccepted: true, areAccountsAccepted: true };
    await expect(
      restoreBackup(empty, partial, AT, operator).finally(() => empty.close()),
    ).rejects.toThrow('the backup is partial');
    const { manifest: whole } = await fileOf(await framesOf(ALL), 'leader.zip');
    expect(whole.leftOut).toBe(undefined);
  });

  test('BAK-23 of two that are asked for at once one is made', async () => {
    const backups = made();
    const both = await Promise.all([backups.begin(by(), BEFORE), backups.begin(by(), BEFORE)]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    for (const one of both) if (one.ok) for await (const _ of one.value);
    await ended(await begun(backups, BEFORE));
  });

  test('BAK-23 BAK-67 who goes before the first piece leaves the way free', async () => {
    const backups = made();
    await ended(await begun(backups, BEFORE));
    await ended(await begun(backups, BEFORE));
  });

  test('BAK-23 of two processes of a server one makes it', async () => {
    if (database().engine !== 'server') return;
    const first = await begun(made(), BEFORE);
    expect(await made().begin(by(), BEFORE)).toMatchObject({ code: 'backup-under-way' });
    await ended(first);
    await ended(await begun(made(), BEFORE));
  });

  test('BAK-23 BAK-66 three panels at once, so that the database stays free for others', async () => {
    const backups = made();
    const others: PanelId[] = [];
    for (let count = 0; count < 3; count += 1) others.push(await foundPanel(database()));
    const streams = await Promise.all(others.map((one) => backups.begin(by(one), BEFORE)));
    expect(streams.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await backups.begin(by(), BEFORE)).toMatchObject({ code: 'too-many-requests' });
    for (const stream of streams) if (stream.ok) await ended(stream.value);
    await ended(await begun(backups, BEFORE));
  });

  test('BAK-23 BAK-67 one of a panel at a time; who takes no more ends it, nothing of it stays, and the next is made', async () => {
    const backups = made();
    const stream = (await begun(backups, ALL))[Symbol.asyncIterator]();
    await stream.next();
    expect(await backups.begin(by(), ALL)).toMatchObject({ code: 'backup-under-way' });
    const before = (await database().inPanel(panel, listPanelBackups)).length;
    await stream.return?.();
    const { rows } = await database().asInstallation((trx) =>
      sql`select relname from pg_class where relname like 'backup\\_%' and relkind = 'r'`.execute(
        trx,
      ),
    );
    expect(rows).toEqual([]);
    expect(await database().inPanel(panel, listPanelBackups)).toHaveLength(before);
    const frames: Uint8Array[] = [];
    for await (const piece of await begun(backups, BEFORE)) frames.push(piece);
    expect(frames.length).toBeGreaterThan(0);
  });

  test('BAK-50 a panel that made twelve within an hour is told when it may make the next', async () => {
    const kept = () => database().inPanel(panel, listPanelBackups);
    const left = MOST_BACKUPS_AN_HOUR - (await kept()).length;
    expect(left).toBeGreaterThan(0);
    // All but the last are only told to the trail: each takes half a second of the processor.
    const told = { command: 'make-backup', data: BEFORE, after: { sheets: 0, bytes: 1 } };
    for (let count = 1; count < left; count += 1)
      await decideRecorded(database(), by(), async () => accept({ answer: null, audited: told }));
    expect(await kept()).toHaveLength(MOST_BACKUPS_AN_HOUR - 1);
    await framesOf(BEFORE);
    const backups = made();
    expect(await backups.begin(by(), BEFORE)).toMatchObject({
      code: 'backups-too-often',
      data: { most: 12, minutes: 60 },
    });
    const later = { ...by(), at: new Date(AT.getTime() + 3_600_000) };
    const next = await backups.begin(later, BEFORE);
    expect(next.ok).toBe(true);
    if (next.ok) await ended(next.value);
  });
});
