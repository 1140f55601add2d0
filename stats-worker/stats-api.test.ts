import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../domain/settings/panel-settings.ts';
import { fault } from '../domain/words/file-fault.ts';
import type { ScoredSheet } from '../domain/words/scored-sheet.ts';
import { createStatsClient } from './client.ts';
import type { FigureQuestion } from './explanation/explain.ts';
import { createStatsApi } from './stats-api.ts';
import { longHistory } from './testing/long-history.ts';
import { marksOfGlasses } from './testing/marks-of-glasses.ts';
import { sameThread } from './testing/same-thread.ts';
import { all, sheetsOf } from './testing/sheets-of.ts';

const settings = defaultPanelSettings();
const good = sheetsOf({ fusty: all(8, 0), fruity: all(8, 40) });
/** A sheet as a broken caller might send it. */
const bad: readonly ScoredSheet[] = JSON.parse(
  '[{"taster":"T9","marks":{"fruity":101},"fruityKind":null,"otherDescriptor":null}]',
);
const refused = {
  ok: false,
  code: 'mark-out-of-range',
  data: { taster: 'T9', attribute: 'fruity' },
};
const assigned = { attribute: 'fruity', median: 4, u: 0.2, sd: 0.5 } as const;
const glass = (sheets: readonly ScoredSheet[]) =>
  ({ sample: 'S', replicate: 1, sheets, reference: [] }) as const;

const client = (engine = createStatsApi()) => createStatsClient(sameThread(engine).spawn);

test('M-SCALE each short call answers, and refuses a mark that is not on the line', async () => {
  const page = client();
  expect(await page.ask('assess', [good, settings])).toMatchObject({
    ok: true,
    value: { class: 'EVOO' },
  });
  expect(await page.ask('assess', [bad, settings])).toEqual(refused);
  expect(await page.ask('duplicate', [good, good, settings])).toMatchObject({
    ok: true,
    value: { accepted: true, class: 'EVOO' },
  });
  expect(await page.ask('duplicate', [bad, good, settings])).toEqual(refused);
  expect(await page.ask('duplicate', [good, bad, settings])).toEqual(refused);
  expect(await page.ask('judge', [[glass(good)], settings])).toMatchObject({
    value: { failed: [] },
  });
  expect(await page.ask('judge', [[glass(good), glass(bad)], settings])).toEqual(refused);
  page.close();
});

test('M-RECORD a figure is explained, or is not one of this sample; its sheets are checked first', async () => {
  const page = client();
  const ask = (question: FigureQuestion) => page.ask('explain', [question, settings]);
  const about = (sheets: readonly ScoredSheet[], second = sheets): readonly FigureQuestion[] => [
    { about: 'attribute', figure: 'median', attribute: 'fruity', sheets },
    { about: 'sample', figure: 'class', sheets },
    { about: 'reference', figure: 'en', sheets, assigned },
    { about: 'duplicate', figure: 'accepted', first: good, second },
    { about: 'duplicate', figure: 'accepted', first: sheets, second: good },
  ];
  for (const question of about(good)) expect(await ask(question)).toMatchObject({ ok: true });
  for (const question of about(bad)) expect(await ask(question)).toEqual(refused);
  expect(await ask({ about: 'evolution', moving: [] })).toMatchObject({
    value: { result: { value: false } },
  });
  const cvr = { about: 'attribute', figure: 'cvr', attribute: 'fusty', sheets: good } as const;
  expect(await ask(cvr)).toMatchObject({ ok: false, code: 'figure-unknown' });
  page.close();
});

test('M-RECORD a figure that is not there is refused, whatever a caller asks', async () => {
  const page = client();
  const refusal = { ok: false, code: 'figure-unknown' };
  const broken = (question: object): FigureQuestion => JSON.parse(JSON.stringify(question));
  for (const question of [
    { about: 'attribute', figure: 'median', attribute: 'brine', sheets: good },
    { about: 'attribute', figure: 'median', attribute: 'sweet', sheets: good },
    { about: 'attribute', figure: 'mode', attribute: 'fruity', sheets: good },
    { about: 'attribute', figure: 'toString', attribute: 'fruity', sheets: good },
    { about: 'sample', figure: 'colour', sheets: good },
    { about: 'sample', figure: 'predominantDefect', sheets: [] },
    { about: 'sample', figure: 'reliable', sheets: [] },
    { about: 'duplicate', figure: 'reliable', first: good, second: good },
    { about: 'reference', figure: 'u', sheets: good, assigned },
    { about: 'reference', figure: 'en', sheets: good, assigned: { ...assigned, attribute: 'x' } },
    { about: 'index', kind: 'zn', series: 'fruity', observations: [] },
    { about: 'award', figure: 'D', sheets: [] },
    { about: 'weather' },
  ])
    expect(await page.ask('explain', [broken(question), settings])).toMatchObject(refusal);
  page.close();
});

const columns = marksOfGlasses([
  {
    session: '1',
    date: '2026-03-02',
    sample: 'S',
    marks: { A: { fruity: 40 }, B: { fruity: 42 } },
  },
]);
const question = { columns, references: [], settings, asOf: null };
const off = { ...question, columns: { ...columns, marks: columns.marks.with(0, 101) } };

test('M-QC each long call answers, and refuses what it cannot read', async () => {
  const page = client();
  expect(await page.askLong('history', [question])).toMatchObject({
    value: { results: [{ sample: 'S', mf: 4.1 }] },
  });
  expect(await page.askLong('quality', [question])).toMatchObject({
    value: { window: { from: '2025-09-02', to: '2026-03-02' } },
  });
  expect(await page.askLong('evolution', [{ ...question, from: null }])).toMatchObject({
    value: { from: '2025-03-02', to: '2026-03-02' },
  });
  expect(await page.askLong('evolution', [{ ...question, from: '2026-01-01' }])).toMatchObject({
    value: { from: '2026-01-01' },
  });
  expect(await page.askLong('aids', [{ ...question, from: null }])).toMatchObject({
    value: { window: { from: '2025-09-02', to: '2026-03-02' }, tasters: [{ taster: 'A' }, {}] },
  });
  expect(await page.askLong('aids', [{ ...question, from: '2026-01-01' }])).toMatchObject({
    value: { window: { from: '2026-01-01' } },
  });
  const code = 'mark-out-of-range';
  expect(await page.askLong('history', [off])).toMatchObject({ code, data: { taster: 'A' } });
  expect(await page.askLong('quality', [off])).toMatchObject({ code });
  expect(await page.askLong('evolution', [{ ...off, from: null }])).toMatchObject({ code });
  expect(await page.askLong('aids', [{ ...off, from: null }])).toMatchObject({ code });
  expect(await page.askLong('aids', [{ ...question, from: 'may' }])).toMatchObject({
    code: 'date-unknown',
  });
  expect(await page.askLong('evolution', [{ ...question, from: 'may' }])).toMatchObject({
    code: 'date-unknown',
    data: { date: 'may' },
  });
  page.close();
});

test('exchange.md a file is read, or refused by its rows', async () => {
  const page = client();
  const header = 'session,sample,taster,attribute,mm\n';
  expect(await page.askLong('readMarks', [new Blob([`${header}1,S,T,fruity,40\n`])])).toMatchObject(
    {
      ok: true,
      value: { columns: { sheets: 1 }, unknownColumns: [] },
    },
  );
  expect(await page.askLong('readMarks', [new Blob([`${header}1,S,T,fruity,x\n`])])).toMatchObject({
    ok: false,
    code: 'marks-refused',
  });
  page.close();
});

test('exchange.md references and settings are read as marks are, or refused by what is bad', async () => {
  const page = client();
  const head = 'sample,attribute,predominant,median_cm\n';
  const values = [{ attribute: 'fruity', predominant: false, median: 4, u: null, sd: null }];
  expect(await page.askLong('readReferences', [new Blob([`${head}R,fruity,,4\n`])])).toEqual({
    ok: true,
    value: { references: [{ sample: 'R', values }], unknownColumns: [] },
  });
  expect(await page.askLong('readReferences', [new Blob([`${head}R,sweet,,4\n`])])).toEqual({
    ok: false,
    code: 'references-refused',
    data: {
      rows: ['line 2: unknown attribute "sweet"'],
      more: 0,
      faults: [{ line: 2, faults: [fault('attribute-unknown', { cell: '"sweet"' })] }],
    },
  });
  expect(await page.askLong('readSettings', [new Blob(['{"scheme":"IOC"}'])])).toEqual({
    ok: true,
    value: { ...settings, scheme: 'IOC' },
  });
  expect(await page.askLong('readSettings', [new Blob(['{"scheme":"FDA"}'])])).toMatchObject({
    ok: false,
    code: 'settings-refused',
  });
  page.close();
});

test('M-STAT a taster who is there twice in one glass is refused by every call that reads sheets', async () => {
  const page = client();
  const [one] = good;
  const twice = one === undefined ? [] : [...good, one];
  const refusal = { ok: false, code: 'taster-twice', data: { taster: one?.taster } };
  expect(await page.ask('assess', [twice, settings])).toEqual(refusal);
  expect(await page.ask('duplicate', [good, twice, settings])).toEqual(refusal);
  expect(await page.ask('judge', [[glass(good), glass(twice)], settings])).toEqual(refusal);
  const figure = { about: 'sample', figure: 'class', sheets: twice } as const;
  expect(await page.ask('explain', [figure, settings])).toEqual(refusal);
  const { taster, tasters } = columns;
  const history = { ...question, columns: { ...columns, taster: taster.map(() => 0) } };
  const refusedHistory = { ...refusal, data: { taster: tasters[0] } };
  expect(await page.askLong('history', [history])).toEqual(refusedHistory);
  expect(await page.askLong('quality', [history])).toEqual(refusedHistory);
  expect(await page.askLong('evolution', [{ ...history, from: null }])).toEqual(refusedHistory);
  page.close();
});

test('M-QC a raised signal gives up any call, and a closed line answers what is under way', async () => {
  const page = client();
  const signal = AbortSignal.abort();
  const aborted = { ok: false, code: 'aborted' };
  expect(await page.ask('assess', [good, settings], { signal })).toMatchObject(aborted);
  expect(await page.ask('duplicate', [good, good, settings], { signal })).toMatchObject(aborted);
  expect(await page.ask('judge', [[], settings], { signal })).toMatchObject(aborted);
  const moving = { about: 'evolution', moving: [] } as const;
  expect(await page.ask('explain', [moving, settings], { signal })).toMatchObject(aborted);
  expect(await page.askLong('history', [question], { signal })).toMatchObject(aborted);
  const under = page.askLong('history', [question]);
  page.close();
  expect(await under).toMatchObject(aborted);
});

test('M-QC each long call has a number of its own, by which it alone is given up and told of', async () => {
  const api = createStatsApi();
  const [ids, givenUp]: [number[], number[]] = [[], []];
  let release: () => void = () => undefined;
  let isTold: () => void = () => undefined;
  const toldLate = new Promise<void>((resolve) => {
    isTold = resolve;
  });
  const engine = {
    ...api,
    // The engine waits in its second call, so that the page can give it up, and tells once more after that.
    quality: async (...[id, told, asked]: Parameters<typeof api.quality>) => {
      ids.push(id);
      told(0.25);
      if (ids.length === 2) {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        await told(0.75);
        isTold();
      }
      return api.quality(id, told, asked);
    },
    giveUp: (id: number) => {
      givenUp.push(id);
      api.giveUp(id);
      release();
    },
  };
  const page = client(engine);
  const told: number[] = [];
  const first = await page.askLong('quality', [question], {
    onProgress: (done) => told.push(done),
  });
  expect([first.ok, told]).toEqual([true, [0.25]]);
  const control = new AbortController();
  const second = page.askLong('quality', [question], {
    signal: control.signal,
    onProgress: (done) => {
      told.push(done);
      control.abort();
    },
  });
  expect(await second).toMatchObject({ code: 'aborted' });
  await toldLate;
  expect(await page.askLong('quality', [question])).toMatchObject({ ok: true });
  expect([new Set(ids).size, givenUp]).toEqual([3, [ids[1]]]);
  expect(told).toEqual([0.25, 0.25]);
  page.close();
});

test('M-QC QUA-48 a long call that is given up ends between two of its steps', async () => {
  const api = createStatsApi();
  const long = { ...question, columns: longHistory({ sessions: 600, firstDay: 20_000 }, 7) };
  const told: number[] = [];
  const giveUp = (done: number) => {
    told.push(done);
    api.giveUp(7);
  };
  expect(await api.history(7, giveUp, long)).toMatchObject({ ok: false, code: 'aborted' });
  expect(told).toHaveLength(1);
});
