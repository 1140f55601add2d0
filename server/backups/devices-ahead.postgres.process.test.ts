import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import { startTestPostgres } from '../../tools/test-postgres.ts';
import { createDatabase } from '../database/create-database.ts';
import { createDocumentStore } from '../database/documents/create-document-store.ts';
import { serverPlace, settingsOf } from '../database/testing/server-place.ts';
import { makeTrailKey } from '../keys/trail-key-file.ts';
import { startLiveServer } from '../sync/testing/live-server.ts';
import { pageOf } from '../sync/testing/page-of.ts';
import { STORES } from '../sync/testing/stores.ts';
import { SOON, storedCopy, useLive } from '../sync/testing/use-live.ts';
import { backUpInstallation } from './installation/back-up-installation.ts';
import { runBackupCommand } from './testing/run-backup-command.ts';

let folder = '';
let postgres: Awaited<ReturnType<typeof startTestPostgres>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-ahead-'));
  postgres = await startTestPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** An empty installation on the other engine than that of the backup. */
async function elsewhere(name: string) {
  const dataFolder = join(folder, name);
  const trailKey = join(dataFolder, 'trail-key.pem');
  if (name === 'Postgres')
    return { settings: { DATA_FOLDER: dataFolder }, place: { dataFolder, trailKey } };
  const by = await postgres.freshDatabase();
  return {
    settings: { DATA_FOLDER: dataFolder, ...settingsOf(by) },
    place: { ...serverPlace(by), trailKey },
  };
}

describe.each(STORES)('from $name to the other', (store) => {
  const { place, serve, scene, atEnd } = useLive(store);

  test('BAK-1 BAK-5 BAK-46 what was backed up while three tasters mark is restored equal, and an older backup restored under devices that hold newer marks loses none of them, stored since or never received', async () => {
    const { people, newSheet } = await scene();
    const first = await serve();
    const port = Number(new URL(first.url).port);
    const sheets = [
      await newSheet(first, 1, '111'),
      await newSheet(first, 2, '222'),
      await newSheet(first, 3, '333'),
    ];
    const booths = [1, 2, 3].map((number) => pageOf(first.url, people.taster(number)));
    const held = booths.map((booth, index) => {
      atEnd(() => booth.close());
      const name = sheets[index] ?? '';
      booth.hold(name);
      return {
        status: () => booth.handle(name)?.status(),
        mark: (line: 'fusty' | 'rancid' | 'fruity' | 'pungent', value: number) => {
          const doc = booth.handle(name)?.doc;
          if (doc === undefined) throw new Error('not held');
          setMark(doc, line, mm(value));
        },
      };
    });
    const areStored = async (some: typeof held) => {
      for (const { status } of some)
        await vi.waitUntil(() => status()?.synced === true && status()?.stored === true, SOON);
    };
    await areStored(held);
    for (const { mark } of held) mark('fusty', 20);
    await areStored(held);

    const file = join(folder, `${store.name}.zip`);
    const keyFile = join(folder, `${store.name}.pem`);
    const signed = { ...place().database, trailKey: await makeTrailKey(keyFile) };
    const made = backUpInstallation(signed, { file, panel: null, at: new Date() });
    let isMade = false;
    const ended = made.then(() => {
      isMade = true;
    });
    for (let round = 0; !isMade; round += 1) {
      for (const { mark } of held) mark('pungent', round % 100);
      await areStored(held);
    }
    await ended;

    // Newer than the backup: one mark changed, one mark added, both stored, and one that never
    // reaches the lost server.
    const [ahead, , cut] = held;
    ahead?.mark('fusty', 70);
    ahead?.mark('rancid', 12);
    await areStored(held);
    await first.crash();
    cut?.mark('fruity', 45);

    const { settings, place: empty } = await elsewhere(store.name);
    const by = [file, '--key', keyFile, '--without-device-keys'];
    expect(await runBackupCommand(settings, 'restore.main.ts', by)).toMatchObject({
      code: 0,
      complained: '',
    });
    expect(await runBackupCommand(settings, 'compare.main.ts', [file])).toMatchObject({ code: 0 });
    const database = await createDatabase(empty);
    atEnd(() => database.close());
    const documents = createDocumentStore(database);
    const marks = async (name: string) => {
      const copy = await storedCopy(documents, name);
      return ['fusty', 'rancid', 'fruity'].map((line) => copy.getMap('marks').get(line));
    };
    // The backup is older than what the devices hold.
    expect(await Promise.all(sheets.map(marks))).toEqual([
      [20, undefined, undefined],
      [20, undefined, undefined],
      [20, undefined, undefined],
    ]);

    const second = await startLiveServer({ database, store: documents }, { port });
    atEnd(() => second.crash());
    await vi.waitUntil(
      async () => JSON.stringify(await Promise.all(sheets.map(marks))) === JSON.stringify(NEWER),
      SOON,
    );
    await areStored(held);
    expect(await Promise.all(sheets.map(marks))).toEqual(NEWER);
    expect(booths.map((booth) => booth.unstored())).toEqual([[], [], []]);
  }, 120_000);
});

const NEWER = [
  [70, 12, undefined],
  [20, undefined, undefined],
  [20, undefined, 45],
];
