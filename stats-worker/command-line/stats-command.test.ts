import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { BY_VERSION_1 } from '../testing/by-version-1.ts';
import { BY_VERSION_2 } from '../testing/by-version-2.ts';
import { runStatsCommand } from '../testing/run-stats-command.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-stats-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const SHORT = 'session,sample,taster,attribute,mm\n';
const marks = () => fileOf('marks.csv', `${SHORT}1,A,T01,fruity,40\n1,A,T01,bitter,\n`);
const byVersion1 = async () => [
  '--settings',
  await fileOf('v1.json', JSON.stringify(BY_VERSION_1)),
];
/** By which two tasters are enough for an index. */
const byVersion2 = async () => [
  '--settings',
  await fileOf('v2.json', JSON.stringify(BY_VERSION_2)),
];
const REST = ATTRIBUTE_KEYS.filter((key) => key !== 'fruity');

/** Duplicates of the same two tasters: one a day, from the oldest on. */
const duplicates = (dates: readonly string[]): string =>
  `session,date,sample,replicate,taster,attribute,mm\n${dates
    .flatMap((date, place) =>
      ['T01', 'T02'].flatMap((taster, odd) => [
        `${place},${date},S${place},1,${taster},fruity,${40 + odd}`,
        `${place},${date},S${place},2,${taster},fruity,${50 + odd}`,
        ...REST.flatMap((key) =>
          [1, 2].map((replicate) => `${place},${date},S${place},${replicate},${taster},${key},0`),
        ),
      ]),
    )
    .join('\n')}\n`;

describe('what is printed', () => {
  test('M-STAT one mark: the median is the mark, nothing spreads, and what is not defined is null', async () => {
    const { code, out, err } = await runStatsCommand([await marks(), ...(await byVersion1())]);
    expect([code, err]).toEqual([0, '']);
    const [result] = JSON.parse(out).results;
    expect(result).toMatchObject({
      session: '1',
      sample: 'A',
      replicate: 1,
      n: 1,
      predominantDefect: null,
      md: null,
      mf: 4,
      class: 'NOCLASIFICATED',
    });
    expect(result.attributes.fruity).toMatchObject({ n: 1, median: 4, iqr: 0, u: 0, sd: null });
    expect(result.attributes.bitter).toMatchObject({ n: 0, median: null, cvr: null, u: null });
    expect(out).not.toMatch(/NaN|Infinity/);
  });

  test('exchange.md a header alone gives an empty document', async () => {
    const { code, out } = await runStatsCommand([await fileOf('none.csv', SHORT)]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      results: [],
      duplicates: [],
      tasters: {},
      panel: { defect: { pn: { n: 0, value: null, limit: null, verdict: 'insufficient' } } },
    });
  });

  test('M-COMPLETE an incomplete evaluation is named with what is missing, and left out whole', async () => {
    const { code, out, err } = await runStatsCommand([await marks()]);
    expect([code, err]).toEqual([
      0,
      'warning: an incomplete evaluation is left out: session "1", sample "A", replicate 1, taster "T01": no answer for fusty, musty, winey, frostbitten, rancid, other, bitter, pungent\n',
    ]);
    expect(JSON.parse(out).results).toMatchObject([{ n: 0, class: 'NOCLASIFICATED', mf: null }]);
  });

  test('M-COMPLETE a hundred are named, and the number of the rest; an invalidated one is not among them', async () => {
    const rows = Array.from({ length: 103 }, (_, taster) => `1,A,T${taster},fruity,40,true\n`);
    const path = await fileOf(
      'many.csv',
      `session,sample,taster,attribute,mm,valid\n${rows.join('')}1,A,X,fruity,40,false\n`,
    );
    const lines = (await runStatsCommand([path])).err.trimEnd().split('\n');
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe('warning: 3 more incomplete evaluations are left out');
  });

  test('exchange.md unknown columns are named in a warning and the file is taken', async () => {
    const path = await fileOf(
      'more.csv',
      'colour,session,sample,taster,attribute,mm\nx,1,A,T,fruity,1\n',
    );
    const { code, out, err } = await runStatsCommand([path, ...(await byVersion1())]);
    expect([code, err]).toEqual([0, 'warning: unknown columns are ignored: colour\n']);
    expect(JSON.parse(out).results).toHaveLength(1);
  });
});

describe('M-QC the window', () => {
  const six = ['2026-01-10', '2026-02-10', '2026-03-10', '2026-04-10', '2026-05-10', '2026-06-10'];
  const counted = async (dates: readonly string[], ...options: readonly string[]) => {
    const path = await fileOf('pairs.csv', duplicates(dates));
    const { out } = await runStatsCommand([path, ...(await byVersion2()), ...options]);
    return JSON.parse(out).tasters.T01.fruity.pn;
  };

  test('ends at the newest session: six duplicates of exactly six months give a verdict', async () => {
    expect(await counted(six)).toEqual({ n: 6, value: 1, limit: 2, verdict: 'within' });
    expect(await counted([...six.slice(0, 5), '2026-07-10'])).toMatchObject({ n: 6 });
    expect(await counted([...six.slice(0, 5), '2026-07-11'])).toEqual({
      n: 5,
      value: 1,
      limit: 2,
      verdict: 'insufficient',
    });
  });

  test('ends on the day asked for: what is later or older than six months does not count', async () => {
    expect(await counted(six, '--as-of', '2026-07-10')).toMatchObject({ n: 6 });
    expect(await counted(six, '--as-of', '2026-07-11')).toMatchObject({ n: 5 });
    expect(await counted(six, '--as-of=2026-03-09')).toMatchObject({ n: 2 });
    expect(await counted(six, '--as-of', '2025-01-01')).toEqual({
      n: 0,
      value: null,
      limit: null,
      verdict: 'insufficient',
    });
  });

  test('a session without a date has results and duplicates, but no index counts it', async () => {
    const path = await fileOf('undated.csv', duplicates([...six.slice(1), '']));
    const document = JSON.parse((await runStatsCommand([path, ...(await byVersion2())])).out);
    expect(document.duplicates).toHaveLength(6);
    expect(document.tasters.T01.fruity.pn.n).toBe(5);
  });

  test('M-QC-N by version 3 the pairs of two tasters are in no index, and stay among the duplicates', async () => {
    const path = await fileOf('few.csv', duplicates(six));
    const document = JSON.parse((await runStatsCommand([path])).out);
    expect(document.duplicates).toHaveLength(6);
    expect(document.tasters.T01.fruity.pn).toMatchObject({ n: 0, verdict: 'insufficient' });
  });
});

describe('XPO-11 XPO-18 which sessions count', () => {
  const days = ['2026-01-10', '2026-02-10', '2026-03-10', '2026-04-10', '2026-05-10', '2026-06-10'];
  /** Six duplicates, one a session, with what each row says of its session. */
  const stated = (column: string, cells: readonly string[]) => {
    const [header = '', ...rows] = duplicates(days).trimEnd().split('\n');
    const of = (row: string) => cells[Number(row.split(',', 1)[0])] ?? '';
    return [`${header},${column}`, ...rows.map((row) => `${row},${of(row)}`), ''].join('\n');
  };
  const documentOf = async (content: string, ...options: readonly string[]) => {
    const file = await fileOf('stated.csv', content);
    const { code, out, err } = await runStatsCommand([file, ...(await byVersion2()), ...options]);
    expect([code, err]).toEqual([0, '']);
    return JSON.parse(out);
  };
  const STATES = ['validated', 'closed', 'invalidated', 'imported', '', 'Validated'];

  test('duplicates and indexes count validated and imported ones; results of others are listed and marked', async () => {
    const document = await documentOf(stated('session_state', STATES));
    expect(document.tasters.T01.fruity.pn).toMatchObject({ n: 4, verdict: 'insufficient' });
    const sessions = document.duplicates.map(({ session }: { session: string }) => session);
    expect(sessions).toEqual(['0', '3', '4', '5']);
    const marked = document.results.map(
      ({ session, sessionState }: { session: string; sessionState?: string }) =>
        `${session} ${sessionState ?? ''}`,
    );
    expect([...new Set(marked)]).toEqual([
      '0 ',
      '1 closed',
      '2 invalidated',
      '3 imported',
      '4 ',
      '5 ',
    ]);
  });

  test('the last day is that of the newest session that counts', async () => {
    const only = ['validated', '', '', '', '', 'closed'];
    expect((await documentOf(stated('session_state', only))).panel.fruity.pn.n).toBe(5);
    const late = duplicates([...days.slice(0, 5), '2027-06-10']).split('\n');
    const [header = '', ...rows] = late.filter((row) => row !== '');
    const of = (row: string) => (row.startsWith('5,') ? 'invalidated' : '');
    const text = [`${header},session_state`, ...rows.map((row) => `${row},${of(row)}`), ''];
    expect((await documentOf(text.join('\n'))).panel.fruity.pn.n).toBe(5);
  });

  test('--all-sessions counts every one, and marks them still', async () => {
    const document = await documentOf(stated('session_state', STATES), '--all-sessions');
    expect(document.tasters.T01.fruity.pn).toEqual({ n: 6, value: 1, limit: 2, verdict: 'within' });
    expect(document.duplicates).toHaveLength(6);
    expect(document.results[2]).toMatchObject({ session: '1', sessionState: 'closed' });
  });

  test('what comes with the period counts in windows and pairs, and has no result of its own', async () => {
    const before = ['false', 'false', 'FALSE', '', 'true', ''];
    const document = await documentOf(stated('in_period', before));
    expect(document.tasters.T01.fruity.pn).toMatchObject({ n: 6, verdict: 'within' });
    for (const rows of [document.results, document.duplicates])
      expect([...new Set(rows.map(({ session }: { session: string }) => session))]).toEqual([
        '3',
        '4',
        '5',
      ]);
  });

  test('M-PAIR a pair over two sessions is of the period where its later half is', async () => {
    const glass = (session: string, date: string, replicate: number, before: boolean) =>
      ATTRIBUTE_KEYS.map(
        (key) => `${session},${date},A,${replicate},T01,${key},4,${before ? 'false' : 'true'}`,
      );
    const file = (first: boolean, second: boolean) =>
      [
        'session,date,sample,replicate,taster,attribute,mm,in_period',
        ...glass('1', '2026-01-10', 1, first),
        ...glass('2', '2026-02-10', 2, second),
        '',
      ].join('\n');
    const counts = async (first: boolean, second: boolean) => {
      const { duplicates: pairs, results } = await documentOf(file(first, second));
      return [pairs.length, results.length];
    };
    expect(await counts(false, false)).toEqual([1, 2]);
    expect(await counts(true, false)).toEqual([1, 1]);
    expect(await counts(true, true)).toEqual([0, 0]);
  });

  test('where it came from is a column that changes nothing', async () => {
    const document = await documentOf(stated('origin', ['a file of 2017.xlsx']));
    expect(document.duplicates).toHaveLength(6);
  });
});

describe('what is refused exits with 2 and prints nothing on standard output', () => {
  const refused = async (...given: readonly string[]) => {
    const { code, out, err } = await runStatsCommand(given);
    expect([code, out]).toEqual([2, '']);
    return err;
  };

  test('exchange.md bad rows, each with its line and reason', async () => {
    const path = await fileOf('bad.csv', `${SHORT}1,A,T01,fruity,101\n1,A,T01,sweet,3\n`);
    expect(await refused(path)).toBe(
      'line 2: intensity "101" is not a whole number of millimetres from 0 to 100\nline 3: unknown attribute "sweet"\n',
    );
  });

  test('XPO-11 a state that is none, a flag that is none, and rows that say it otherwise of one session', async () => {
    const path = await fileOf(
      'states.csv',
      [
        'session,sample,taster,attribute,mm,session_state,in_period',
        '1,A,T01,fruity,4,open,',
        '1,A,T01,bitter,4,validated,maybe',
        '1,A,T01,pungent,4,closed,true',
        '1,A,T01,fusty,4,validated,false',
        '1,A,T01,musty,4,,true',
        '',
      ].join('\n'),
    );
    expect(await refused(path)).toBe(
      [
        'line 2: session_state "open" is not validated, closed, invalidated, imported or empty',
        'line 3: in_period "maybe" is not true or false',
        'line 5: session_state differs from an earlier row of the same session; in_period differs from an earlier row of the same session',
        '',
      ].join('\n'),
    );
  });

  test('exchange.md a file that is not there, or is not UTF-8', async () => {
    expect(await refused(join(folder, 'nowhere.csv'))).toContain('nowhere.csv');
    const path = await fileOf('latin.csv', Buffer.from(`${SHORT}1,Aé,T01,fruity,1\n`, 'latin1'));
    expect(await refused(path)).toBe('line 2: bytes that are not UTF-8\n');
  });

  test.each([
    [[], 'no file of marks'],
    [['a.csv', 'b.csv'], 'not also b.csv'],
    [['a.csv', '--as-of', '2026-2-3'], '--as-of 2026-2-3 is not a date'],
    [['a.csv', '--as-of', '2026-02-30'], '--as-of 2026-02-30 is not a date'],
    [['a.csv', '--sigma', '1'], '--sigma'],
    [['a.csv', '--settings'], '--settings'],
  ])('exchange.md a call of %j', async (given, reason) => {
    const err = await refused(...given);
    expect(err).toContain(reason);
    expect(err).toContain('usage: npm run --silent stats -- marks_long.csv');
  });

  test('exchange.md settings that are unknown, out of range or no JSON', async () => {
    const given = async (text: string) =>
      refused(await marks(), '--settings', await fileOf('settings.json', text));
    expect(await given('{"scheme":"FDA"}')).toContain('scheme');
    expect(await given('{"duplicatesQualityNumberPanel":5}')).toContain(
      'duplicatesQualityNumberPanel',
    );
    expect(await given('{"schema":"EU"}')).toContain('schema');
    expect(await given('{')).toContain('JSON');
  });

  test('exchange.md references that are bad, each with its line and reason', async () => {
    const header = 'sample,attribute,predominant,median_cm,u_cm,sd_cm\n';
    const given = async (rows: string) =>
      refused(await marks(), '--references', await fileOf('references.csv', header + rows));
    expect(await given('A,fruity,false,"3,5",0.3,0.5\n')).toBe(
      'line 2: median_cm "3,5" is not a number of cm from 0 to 10\n',
    );
    expect(await given('A,sweet,false,3,,\nA,fruity,true,3,,\n')).toBe(
      'line 2: unknown attribute "sweet"\nline 3: fruity cannot be a predominant defect\n',
    );
    expect(await given('A,fusty,true,3,,\nA,fusty,false,4,,\nA,musty,true,3,,\n')).toBe(
      'line 3: a second row for sample "A", attribute fusty\nline 4: a second predominant defect of sample "A"\n',
    );
    expect(await given(',fruity,maybe,11,-1,x\n')).toContain(
      'line 2: sample is empty; predominant',
    );
  });

  test('exchange.md every refused file is told of at once', async () => {
    const bad = await fileOf('bad.csv', `${SHORT}1,A,T01,sweet,3\n`);
    const settings = await fileOf('settings.json', '{"scheme":"FDA"}');
    expect((await refused(bad, '--settings', settings)).split('\n')).toHaveLength(3);
  });
});
