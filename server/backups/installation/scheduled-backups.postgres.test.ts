import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { ENGINES, type StartedEngine } from '../../database/testing/engines.ts';
import { furnishedPanel, ONE } from '../../database/testing/furnished-panel.ts';
import { verifyBackup } from '../verify-backup.ts';
import { answerRequest } from './answer-request.ts';
import { createScheduledBackups } from './scheduled-backups.ts';

const START = Date.parse('2026-11-28T08:00:00.000Z');
const HOUR = 3_600_000;

describe.each(ENGINES)('$name', ({ start }) => {
  const engines: StartedEngine[] = [];
  const database = (): Database => {
    const [first] = engines;
    if (first === undefined) throw new Error('not open');
    return first.database;
  };
  let folder = '';
  const clock = { at: START };
  beforeAll(async () => {
    engines.push(await start());
    await furnishedPanel(database(), ONE);
  });
  afterAll(async () => {
    for (const engine of engines) await engine.stop();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verdial-scheduled-'));
    clock.at = START;
    await database().asInstallation((trx) => trx.deleteFrom('installationBackups').execute());
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  function own(backupFolder: string | null = folder) {
    const told: string[] = [];
    const backups = createScheduledBackups({
      database: database(),
      settings: { backupFolder, backupHours: 24, backupKeep: 2 },
      now: () => clock.at,
      log: (_level, event) => told.push(event),
    });
    return { ...backups, told };
  }

  test('BAK-41 BAK-72 a backup is made when one is due, and the oldest goes once a newer one stands', async () => {
    const { look, told, known } = own();
    await writeFile(join(folder, 'notes.txt'), 'of the operator');
    await writeFile(join(folder, 'verdial-2026-11-20T080000Z.zip'), '');
    await writeFile(join(folder, 'verdial-2026-11-20T080000Z.zip.unfinished'), 'cut off');
    for (const hours of [0, 1, 24, 25, 48]) {
      clock.at = START + hours * HOUR;
      await look();
    }
    expect(told).toEqual(['backup-made', 'backup-made', 'backup-made', 'backup-removed']);
    expect(await readdir(folder)).toEqual([
      'notes.txt',
      'verdial-2026-11-29T080000Z.zip',
      'verdial-2026-11-30T080000Z.zip',
    ]);
    const { manifest } = await verifyBackup(join(folder, 'verdial-2026-11-30T080000Z.zip'));
    expect(manifest.panels).toHaveLength(1);
    expect(known()).toMatchObject({
      schedule: { everyHours: 24, keep: 2 },
      made: { at: '2026-11-30T08:00:00.000Z', bytes: expect.any(Number) },
      failed: null,
    });
  });

  test('BAK-41 without a folder nothing is made', async () => {
    const { look, told, known } = own(null);
    await look();
    expect(told).toEqual([]);
    expect(known()).toEqual({
      schedule: null,
      made: null,
      verified: null,
      restored: null,
      failed: null,
    });
  });

  test('BAK-41 BAK-70 of several processes one makes it', async () => {
    const processes = [own(), own(), own()];
    await Promise.all(processes.map(({ look }) => look()));
    expect(processes.flatMap(({ told }) => told)).toEqual(['backup-made']);
    expect(await readdir(folder)).toHaveLength(1);
  });

  test('BAK-41 BAK-44 BAK-73 a failed backup is told and tried again, and removes nothing', async () => {
    const { look, told, known } = own();
    await look();
    clock.at = START + 24 * HOUR;
    // A file with the name of the next backup that is not a backup.
    await writeFile(join(folder, 'verdial-2026-11-29T080000Z.zip'), 'in the way');
    await look();
    expect(told).toEqual(['backup-made', 'backup-failed']);
    expect(known().failed).toEqual({ at: '2026-11-29T08:00:00.000Z' });
    clock.at += 14 * 60_000;
    await look();
    expect(told).toHaveLength(2);
    clock.at += 60_000;
    await look();
    expect(told.slice(2)).toEqual(['backup-made', 'backup-removed']);
    expect(known().failed).toBe(null);
  });

  test('BAK-41 a backup that the end of the server cuts off leaves nothing, and another process makes it', async () => {
    const first = own();
    const looking = first.look();
    await first.close();
    await looking;
    expect(first.told).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    const second = own();
    await second.look();
    expect(second.told).toEqual(['backup-made']);
  });

  test('BAK-44 that a file was verified or restored is kept where the file is one of the installation', async () => {
    const { look, read } = own();
    await look();
    const [name = ''] = await readdir(folder);
    const { manifest } = await verifyBackup(join(folder, name));
    const note = { kind: 'note', file: name, made: manifest.made } as const;
    const panels = manifest.panels.map(({ id }) => id);
    const at = new Date(START + HOUR);
    const answered = async (act: 'verified' | 'restored', of: string[]) =>
      (await answerRequest(database(), { ...note, act, panels: of }, at)).length;
    expect(await answered('verified', panels)).toBe(1);
    expect(await answered('restored', [crypto.randomUUID()])).toBe(0);
    expect(await answered('restored', [])).toBe(0);
    expect(await read()).toMatchObject({
      verified: { at: '2026-11-28T09:00:00.000Z', made: '2026-11-28T08:00:00.000Z' },
      restored: null,
    });
  });
});
