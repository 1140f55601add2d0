import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { defaultPanelSettings } from '../domain/settings/panel-settings.ts';
import { createStatsClient } from './client.ts';
import { bundleEngine } from './testing/bundle-engine.ts';
import { longHistory } from './testing/long-history.ts';
import { nodeWorkers } from './testing/spawn-node-worker.ts';

const settings = defaultPanelSettings();
const workers = nodeWorkers(await bundleEngine());
const client = createStatsClient(workers.spawn);
afterEach(async () => {
  client.close();
  await workers.ended();
});

const question = (sessions: number) => ({
  columns: longHistory({ sessions, firstDay: 20_000 }, 7),
  references: [],
  settings,
  asOf: null,
});
/** A thread starts slowly on a machine that is busy with other tests. */
const PATIENT = { timeout: 60_000 };

const EXAMPLE = join(import.meta.dirname, 'examples', '01', 'marks_long.csv');

test(
  'M-QC a page asks a real worker for a file, its history, its quality and its evolution',
  PATIENT,
  async () => {
    const read = await client.askLong('readMarks', [new Blob([await readFile(EXAMPLE)])]);
    if (!read.ok) throw new Error(JSON.stringify(read));
    const asked = { columns: read.value.columns, references: [], settings, asOf: null };
    const history = await client.askLong('history', [asked]);
    expect(history.ok && history.value.results.length).toBe(53);
    const quality = await client.askLong('quality', [asked]);
    if (!quality.ok || !history.ok) throw new Error('no answer');
    for (const { taster, series, competent } of quality.value.tasters) {
      const { rows, ...pn } = series.defect?.pn ?? { rows: [] };
      expect(pn).toEqual(history.value.tasters[taster]?.defect?.pn);
      expect(competent).toBe(history.value.tasters[taster]?.competent);
      expect(rows).toHaveLength(history.value.tasters[taster]?.defect?.pn.n ?? 0);
    }
    const evolution = await client.askLong('evolution', [{ ...asked, from: null }]);
    expect(evolution).toMatchObject({ ok: true, value: { from: '2024-09-21', to: '2025-09-21' } });
  },
);

test('M-QC a long call tells how far it is, and ever further', PATIENT, async () => {
  const told: number[] = [];
  const answer = await client.askLong('history', [question(600)], {
    onProgress: (done) => told.push(done),
  });
  expect(answer.ok).toBe(true);
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.every((done) => done >= 0 && done <= 1)).toBe(true);
});

test(
  'M-QC a raised signal answers `aborted` at once, and the worker is free for the next call',
  PATIENT,
  async () => {
    const control = new AbortController();
    const given = client.askLong('history', [question(1000)], {
      signal: control.signal,
      onProgress: () => control.abort(),
    });
    expect(await given).toMatchObject({ ok: false, code: 'aborted' });
    expect(await client.askLong('quality', [question(10)])).toMatchObject({ ok: true });
    expect(workers.started.filter(({ threadId }) => threadId > 0)).toHaveLength(1);
    const late = await client.askLong('quality', [question(10)], { signal: control.signal });
    expect(late).toMatchObject({ ok: false, code: 'aborted' });
  },
);

test(
  'M-QC a worker that dies fails the calls under way by name, and the next call starts another',
  PATIENT,
  async () => {
    const under = client.askLong('history', [question(1000)], {
      onProgress: () => void workers.kill(),
    });
    expect(await under).toMatchObject({ ok: false, code: 'worker-crashed' });
    const before = workers.started.length;
    expect(await client.askLong('quality', [question(10)])).toMatchObject({ ok: true });
    expect(workers.started).toHaveLength(before + 1);
  },
);

test(
  'M-QC a worker that cannot start is named, and closing answers what is under way',
  PATIENT,
  async () => {
    const broken = createStatsClient(
      nodeWorkers(new URL('./no-such-engine.ts', import.meta.url)).spawn,
    );
    expect(await broken.askLong('quality', [question(10)])).toMatchObject({
      code: 'worker-crashed',
    });
    const under = client.askLong('quality', [question(10)]);
    client.close();
    expect(await under).toMatchObject({ ok: false, code: 'aborted' });
  },
);

test('M-SCALE, M-QC bad input is refused by name, not thrown', PATIENT, async () => {
  const good = question(1);
  const marks = good.columns.marks.with(5, 101);
  const columns = { ...good.columns, marks };
  expect(await client.askLong('history', [{ ...good, columns }])).toMatchObject({
    code: 'mark-out-of-range',
  });
  expect(await client.askLong('quality', [{ ...good, asOf: '2026-02-30' }])).toMatchObject({
    code: 'date-unknown',
    data: { date: '2026-02-30' },
  });
  const refused = await client.askLong('readMarks', [
    new Blob(['session,sample,taster,attribute,mm\n1,A,T,fruity,101\n']),
  ]);
  expect(refused).toMatchObject({
    code: 'marks-refused',
    data: { rows: [expect.stringMatching(/^line 2: /)] },
  });
  const binary = await client.askLong('readMarks', [
    new Blob([new Uint8Array([0xff, 0xfe, 0x00])]),
  ]);
  expect(binary).toMatchObject({ code: 'marks-refused' });
});
