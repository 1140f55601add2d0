import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { lineFaultText } from '../../domain/words/file-fault.ts';
import { createStatsClient } from '../../stats-worker/client.ts';
import { createStatsApi } from '../../stats-worker/stats-api.ts';
import { differences } from '../../stats-worker/testing/differences-from-expected.ts';
import { sameThread } from '../../stats-worker/testing/same-thread.ts';
import { computeWorkbench, type WorkbenchProgress } from './compute-workbench.ts';
import { fileRole } from './file-role.ts';

const EXAMPLES = join(import.meta.dirname, '../../stats-worker/examples');
const exampleFile = async (example: string, name: string) =>
  new File([await readFile(join(EXAMPLES, example, name))], name);

function compute(marks: File, references: File | null = null, settings: File | null = null) {
  const stats = createStatsClient(sameThread(createStatsApi()).spawn);
  const told: WorkbenchProgress[] = [];
  const options = {
    signal: new AbortController().signal,
    onProgress: (progress: WorkbenchProgress) => told.push(progress),
  };
  return computeWorkbench(stats, marks, { marks, references, settings }, options);
}

describe.each(['01', '02', '03', '04', '05', '06', '07', '08'])('example %s', (name) => {
  test('QUA-20 QUA-70 every figure of the workbench is that of the command line, to 1e-9', async () => {
    const [marks, references, settings] = await Promise.all([
      exampleFile(name, 'marks_long.csv'),
      exampleFile(name, 'references.csv'),
      exampleFile(name, 'settings.json'),
    ]);
    expect(await Promise.all([marks, references, settings].map(fileRole))).toEqual([
      'marks',
      'references',
      'settings',
    ]);
    const found = await compute(marks, references, settings);
    if (!found.ok) throw new Error(found.code);
    const expected: unknown = JSON.parse(
      await readFile(join(EXAMPLES, name, 'expected.json'), 'utf8'),
    );
    const { report, quality, leftOut } = found.value;
    expect(differences(expected, report, ['method', 'settings', 'statements'])).toEqual([]);
    expect(leftOut.first.length).toBeGreaterThan(0);
    for (const { taster, series } of quality.tasters)
      for (const key of ['defect', 'fruity', 'classified'] as const)
        for (const index of ['pn', 'dn', 'dnReference'] as const) {
          const { rows: _rows, ...figures } = series[key]?.[index] ?? { rows: [] };
          expect(report.tasters[taster]?.[key]?.[index] ?? {}).toEqual(figures);
        }
  });
});

const text = (content: BlobPart) => new File([content], 'marks_long.csv');
const HEAD = 'session,sample,taster,attribute,mm';
const GOOD = `${HEAD}\n1,A,T1,fruity,40\n1,A,T1,bitter,20\n`;
const utf16 = (content: string) => {
  const units = Uint16Array.from(`\uFEFF${content}`, (unit) => unit.charCodeAt(0));
  return new Uint8Array(units.buffer);
};

test('QUA-20 what a chosen file is does not depend on how a spreadsheet saved it', async () => {
  const references = 'sample;attribute;predominant;median_cm\nR;rancid;true;3,5\n';
  for (const content of [
    references,
    `sep=;\n${references}`,
    utf16(references),
    `;;;\n${references}`,
  ])
    expect(await fileRole(new File([content], 'r.csv'))).toBe('references');
  expect(await fileRole(text(`sep=;\n${GOOD}`))).toBe('marks');
});

test.each<readonly [string, BlobPart]>([
  ['UTF-16 with its mark', utf16(GOOD)],
  ['CR alone', GOOD.replaceAll('\n', '\r')],
  ['semicolons', GOOD.replaceAll(',', ';')],
  ['tabs', GOOD.replaceAll(',', '\t')],
  ['UTF-16 and tabs', utf16(GOOD.replaceAll(',', '\t'))],
  ['semicolons that its first line names', `sep=;\n${GOOD.replaceAll(',', ';')}`],
  ['rows of empty cells', `,,,,\n${GOOD.replaceAll('\n', '\n,,,,\n')}`],
])('QUA-20 a file in %s is read', async (_kind, content) => {
  const found = await compute(text(content));
  expect(found).toMatchObject({ ok: true, value: { columns: { tasters: ['T1'] } } });
});

test.each<readonly [string, BlobPart, RegExp]>([
  ['that is empty', '', /^line 1: the file is empty/],
  [
    'that is an image',
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0xff),
    /^line 1: /,
  ],
  ['of one endless line', 'x'.repeat(5_000_000), /^line 1: /],
  ['with a mark off the line', `${HEAD}\n1,A,T1,fruity,104\n`, /^line 2: .*104/],
])(
  'QUA-20 QUA-61 a file %s is refused with its line, and nothing of it is taken',
  async (_kind, content, reason) => {
    const found = await compute(text(content));
    if (found.ok) throw new Error('taken');
    expect(found).toMatchObject({ code: 'marks-refused', file: 'marks_long.csv' });
    expect(found.faults.map(lineFaultText)[0]).toMatch(reason);
  },
);

test('QUA-20 XPO-11 XPO-18 duplicates and indexes are of the sessions that count; results of the others are marked', async () => {
  const glass = (session: number, state: string) =>
    ['1', '2'].flatMap((replicate) =>
      ATTRIBUTE_KEYS.map(
        (key) => `${session},2026-03-0${session},S${session},${replicate},T1,${key},4,${state}`,
      ),
    );
  const rows = [...glass(1, 'validated'), ...glass(2, 'invalidated')].join('\n');
  const found = await compute(
    text(`session,date,sample,replicate,taster,attribute,mm,session_state\n${rows}\n`),
  );
  if (!found.ok) throw new Error(found.code);
  const { report, quality } = found.value;
  expect(report.results.map(({ sessionState }) => sessionState ?? '')).toEqual([
    '',
    '',
    'invalidated',
    'invalidated',
  ]);
  expect(report.duplicates.map(({ sample }) => sample)).toEqual(['S1']);
  expect(quality.window?.to).toBe('2026-03-01');
});

test('QUA-20 bad references and bad settings are refused by their own name', async () => {
  const [references, settings] = [new File(['x'], 'r.csv'), new File(['{'], 's.json')];
  expect(await compute(text(GOOD), references)).toMatchObject({
    code: 'references-refused',
    file: 'r.csv',
  });
  expect(await compute(text(GOOD), null, settings)).toMatchObject({
    code: 'settings-refused',
    file: 's.json',
  });
});
