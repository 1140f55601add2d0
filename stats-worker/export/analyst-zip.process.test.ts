import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { marksFile, referencesFile, settingsFile } from '../command-line/input-files.ts';
import { blobBytes, type FileBytes } from '../files/file-bytes.ts';
import { referenceMaterial } from '../quality/assigned-value.ts';
import { type HistoryReport, historyReport } from '../reports/history-report.ts';
import { runStatsCommand } from '../testing/run-stats-command.ts';
import { analystZip } from './analyst-zip.ts';
import { FILE_COLUMNS, TABLE_FILES } from './file-columns.ts';

const EXAMPLE = join(import.meta.dirname, '..', 'examples', '04');
const at = (name: string) => join(EXAMPLE, name);
let folder = '';
let zip = '';
let files: Readonly<Record<string, Uint8Array>> = {};
let report: HistoryReport;
let documents = { marks: '', zip: '' };

const bytes = async (name: string): Promise<FileBytes> =>
  blobBytes(new Blob([await readFile(at(name))]));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-analyst-'));
  const [marks, references, settings] = [
    await marksFile(at('marks_long.csv')),
    await referencesFile(at('references.csv')),
    await settingsFile(at('settings.json')),
  ];
  if (!marks.ok || !references.ok || !settings.ok) throw new Error('the example is not read');
  const steps = historyReport({
    columns: marks.value.columns,
    references: references.value.references.map(({ sample, values }) =>
      referenceMaterial(sample, values),
    ),
    settings: settings.value,
    asOf: null,
  });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  report = step.value;
  const made = await analystZip({
    marks: await bytes('marks_long.csv'),
    references: await bytes('references.csv'),
    settings: settings.value,
    report,
    about: { panel: 'Sierra', period: null, at: '2026-11-20T10:00:00.000Z' },
  });
  files = unzipSync(made);
  zip = join(folder, 'analyst.zip');
  await writeFile(zip, made);
  const plain = await runStatsCommand([
    at('marks_long.csv'),
    '--references',
    at('references.csv'),
    '--settings',
    at('settings.json'),
  ]);
  documents = { marks: plain.out, zip: (await runStatsCommand([zip])).out };
});
afterAll(() => rm(folder, { recursive: true }));

const linesOf = (name: string): readonly string[] =>
  strFromU8(files[name] ?? new Uint8Array())
    .trimEnd()
    .split(/\r?\n/);

const Package = z.object({
  resources: z.array(
    z.object({
      path: z.string(),
      bytes: z.int(),
      hash: z.string(),
      schema: z.object({ fields: z.array(z.object({ name: z.string(), type: z.string() })) }),
    }),
  ),
});

describe('XPO-1 the analyst zip', () => {
  test('holds each table under its heads, and the two files as they came', async () => {
    for (const name of TABLE_FILES) {
      const heads = FILE_COLUMNS[name].map((column) => column.name);
      const own = linesOf(name)[0]?.trim().split(',') ?? [];
      // The example's own file has the columns of its time.
      expect([name, heads]).toEqual([name, expect.arrayContaining(own)]);
    }
    for (const name of ['marks_long.csv', 'references.csv'])
      expect(Buffer.from(files[name] ?? []).equals(await readFile(at(name)))).toBe(true);
  });

  test('has the figures of the command line, unrounded', () => {
    const heads = linesOf('results.csv')[0]?.split(',') ?? [];
    const rows = linesOf('results.csv')
      .slice(1)
      .map((line) => line.split(','));
    const cell = (row: readonly string[], name: string) => row[heads.indexOf(name)] ?? '';
    const of = report.results.flatMap(({ attributes, others }) =>
      Object.entries({ ...attributes, ...others }),
    );
    expect(rows).toHaveLength(of.length);
    for (const [place, [attribute, figures]] of of.entries()) {
      const row = rows[place] ?? [];
      expect(cell(row, 'attribute')).toBe(attribute);
      expect(cell(row, 's_star')).toBe(String(figures?.sStar ?? ''));
      expect(cell(row, 'ci_high')).toBe(String(figures?.ciHigh ?? ''));
    }
    expect(linesOf('duplicates.csv')).toHaveLength(1 + report.duplicates.length);
    expect(linesOf('qc.csv').length).toBeGreaterThan(Object.keys(report.tasters).length);
  });

  test('XPO-2 has a row a valid evaluation, and every mark of it in its place', () => {
    const answers = linesOf('marks_long.csv')
      .slice(1)
      .map((line) => line.split(','))
      .filter((cells) => cells[12] === 'true');
    const heads = linesOf('profile_wide.csv')[0]?.split(',') ?? [];
    const rows = new Map(
      linesOf('profile_wide.csv')
        .slice(1)
        .map((line) => line.split(','))
        .map((cells) => [cells.slice(0, 4).join(), cells]),
    );
    for (const [session, , , sample, replicate, taster, , position, attribute, mm] of answers) {
      const row = rows.get([taster, sample, session, replicate].join());
      expect(row?.[heads.indexOf(attribute ?? '')]).toBe(mm);
      expect(row?.[4]).toBe(position);
    }
    expect(rows.size).toBe(
      new Set(answers.map((cells) => [0, 3, 4, 5].map((at) => cells[at]).join())).size,
    );
    expect(linesOf('sensominer.csv')).toHaveLength(rows.size + 1);
    expect(linesOf('profile_wide.csv')[0]).toMatch(
      /^Assessor,Product,Session,Replica,Sequence,fusty,/,
    );
    expect(linesOf('sensominer.csv')[0]).toMatch(/^Panelist,Session,Rank,Product,fusty,/);
  });

  test('XPO-3 tells every table, its columns, length and digest', () => {
    const { resources } = Package.parse(JSON.parse(linesOf('datapackage.json').join('\n')));
    expect(resources.map(({ path }) => path)).toEqual(TABLE_FILES);
    for (const { path, bytes: length, hash } of resources) {
      const content = files[path] ?? new Uint8Array();
      expect([path, length]).toEqual([path, content.length]);
      expect(hash).toBe(`sha256:${createHash('sha256').update(content).digest('hex')}`);
    }
  });

  test('XPO-5 is read by the command line as its marks are', () => {
    expect(documents.zip).toBe(documents.marks);
    expect(documents.zip).toContain('"results"');
  });
});

/** Runs a program of the machine where there is one; null where there is none. */
function run(program: string, given: readonly string[]): string | null {
  const { status, stdout, error } = spawnSync(program, given, { encoding: 'utf8', cwd: folder });
  return error === undefined && status === 0 ? stdout : null;
}

test('XPO-4 R and Python read it in one step, where they are', async () => {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const counts = TABLE_FILES.map((name) => [name.replace('.csv', ''), linesOf(name).length - 1]);
  if (run('Rscript', ['--version']) !== null) {
    const script =
      'source("read.R"); for (n in names(verdial)) cat(n, nrow(verdial[[n]]), "\\n"); cat(sum(verdial$marks_long$mm, na.rm = TRUE))';
    const said = run('Rscript', ['-e', script])?.trim().split('\n') ?? [];
    const told = said.slice(0, -1).map((line) => line.trim().split(' '));
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(counts.map(([name, count]) => [name, String(count)])),
    );
    const marks = linesOf('marks_long.csv').slice(1);
    const sum = marks.reduce((all, line) => all + Number(line.split(',')[9] ?? 0), 0);
    expect(said.at(-1)).toBe(String(sum));
  }
  if (run('python3', ['--version']) !== null) {
    for (const of of ['.', zip]) {
      const told = run('python3', ['read.py', of])?.trim().split('\n') ?? [];
      expect(Object.fromEntries(told.map((line) => line.split(' ')))).toEqual(
        Object.fromEntries(counts.map(([name, count]) => [name, String(count)])),
      );
    }
  }
}, 60_000);
