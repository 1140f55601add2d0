import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { createEvaluation, setMark } from '../../../domain/documents/evaluation.document.ts';
import { mm } from '../../../domain/testing/mm.ts';
import type { Database } from '../../database/database.ts';
import {
  createDocumentStore,
  insertDocuments,
} from '../../database/documents/create-document-store.ts';
import { listPanels } from '../../database/installation/panels.ts';
import { ENGINES, type StartedEngine } from '../../database/testing/engines.ts';
import { furnishedPanel, ONE, SAME } from '../../database/testing/furnished-panel.ts';
import { writeBackupFile } from '../backup-file.ts';
import { verifyBackup } from '../verify-backup.ts';
import { READABLE_TABLES } from './readable-tables.ts';

const AT = new Date('2026-11-28T08:00:00.000Z');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-readable-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(ENGINES)('$name', ({ name, start }) => {
  const engines: StartedEngine[] = [];
  afterAll(async () => {
    for (const engine of engines) await engine.stop();
  });

  async function entries(database: Database): Promise<(entry: string) => Promise<string>> {
    const file = join(folder, `${name}.zip`);
    const panels = await database.asInstallation(listPanels);
    await writeBackupFile(database, file, { panels, at: AT });
    const backup = await verifyBackup(file);
    return async (entry) => {
      const bytes = backup.entries.get(entry)?.bytes();
      if (bytes === undefined) throw new Error(`no ${entry}`);
      return text(Readable.from(bytes));
    };
  }

  test('BAK-47 registers and results open as CSV, and live documents as JSON, as they stand with their updates', async () => {
    const engine = await start();
    engines.push(engine);
    const { database } = engine;
    const panel = await furnishedPanel(database, ONE);
    const sheet = `${panel}/evaluation/2.${SAME.taster}.417`;
    const doc = new Y.Doc();
    createEvaluation(doc, 'b');
    await database.inPanel(panel, ({ trx }) =>
      insertDocuments(trx, [{ name: sheet, birth: 'b', state: Y.encodeStateAsUpdate(doc) }]),
    );
    const store = createDocumentStore(database);
    const updates: Uint8Array[] = [];
    doc.on('update', (update) => updates.push(update));
    setMark(doc, 'fusty', mm(40));
    setMark(doc, 'fusty', mm(55));
    setMark(doc, 'fruity', mm(0));
    for (const update of updates) await store.append([{ name: sheet, birth: 'b', update }]);
    const read = await entries(database);

    const csv = async (table: string) =>
      Papa.parse<Record<string, string>>(
        (await read(`readable/${table}.csv`)).replace('\uFEFF', ''),
        {
          header: true,
          skipEmptyLines: true,
        },
      ).data;
    expect((await csv('tasters')).map(({ code, first_name }) => [code, first_name])).toContainEqual(
      ['T-one', 'one'],
    );
    expect((await csv('samples')).map(({ code }) => code).toSorted()).toEqual([
      'P-one',
      'S-one',
      'U-one',
    ]);
    expect(await csv('sessions')).toHaveLength(3);
    expect(await csv('results')).toMatchObject([
      {
        sample: SAME.sample,
        class: 'EVOO',
        mf: '4.2',
        fusty_median: String(0.1 + 0.2),
        pungent_ci_high: '4',
      },
    ]);

    const documents = (await read('readable/documents.jsonl'))
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(documents).toContainEqual(
      expect.objectContaining({ name: sheet, kind: 'evaluation', marks: { fusty: 55, fruity: 0 } }),
    );
    expect(documents).toContainEqual(
      expect.objectContaining({
        kind: 'session',
        entries: { [ONE.entry]: expect.objectContaining({ sample: SAME.unused }) },
      }),
    );
  });
});

test('BAK-47 BAK-77 docs/backup.md tells of every column of a readable file', async () => {
  const docs = await readFile('docs/backup.md', 'utf8');
  for (const { table, columns } of READABLE_TABLES) {
    expect(docs).toContain(`readable/${table}.csv`);
    for (const { name } of columns)
      if (!/_(median|s_star|cvr|ci_low|ci_high)$/.test(name)) expect(docs).toContain(`\`${name}\``);
  }
  for (const ending of ['_median', '_s_star', '_cvr', '_ci_low', '_ci_high'])
    expect(docs).toContain(`\`${ending}\``);
});
