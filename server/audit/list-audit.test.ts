import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleForm } from '../../domain/samples/testing/sample-row.ts';
import { tasterForm } from '../../domain/tasters/testing/taster-row.ts';
import type { PanelId } from '../../domain/words/ids.ts';
import { foundPanel, newSampleId, newTasterId } from '../database/contract/facts.ts';
import type { Database, PanelScope } from '../database/database.ts';
import { insertSample } from '../database/samples/samples.ts';
import { insertTaster } from '../database/tasters/tasters.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { appendAudit } from './append-audit.ts';
import { type HistoryKind, historyOf, listAudit, readAudit } from './list-audit.ts';
import { leaderEntry } from './testing/leader-entry.ts';

let database: Database;
let panel: PanelId;

/** The audit trail of the test: sequence, command, timestamp and content of each entry. */
const TRAIL = [
  [
    'register-sample',
    '2026-11-20T00:00:00.000Z',
    { data: { sample: 's-1' }, after: { a: 'Ölmühle' } },
  ],
  ['register-taster', '2026-11-20T23:59:59.999Z', { data: { taster: 's-1' }, name: 'Ana' }],
  ['change-sample', '2026-11-21T12:00:00.000Z', { data: { sample: 's-1' }, before: { a: '50%' } }],
  ['change-panel', '2026-11-22T00:00:00.000Z', { data: {}, reason: 'moved to Baeza' }],
  ['change-panel-image', '2026-11-22T08:00:00.000Z', {}],
  ['delete-panel-image', '2026-11-22T09:00:00.000Z', {}],
  ['show-session', '2026-11-23T08:00:00.000Z', { data: { session: 3 } }],
  ['change-account', '2026-11-24T08:00:00.000Z', { data: { account: 'a-1' } }],
  ['change-settings', '2026-11-25T08:00:00.000Z', { data: { book: 'settings' } }],
] as const;

const BEN = { actor: 'user-2', name: 'Ben', role: 'adjuntos' };

/** A limit above the length of every trail in this test. */
const ALL = { most: 100 };

async function trailOf(of: PanelId): Promise<void> {
  await database.inPanel(of, async ({ trx }) => {
    for (const [command, at, about] of TRAIL)
      await appendAudit(
        { trx, trailKey: database.trailKey },
        leaderEntry(of, command, about),
        new Date(at),
      );
  });
}

beforeAll(async () => {
  database = await testDatabase();
  panel = await foundPanel(database);
  await trailOf(panel);
  await trailOf(await foundPanel(database));
});
afterAll(() => database.close());

const inPanel = <Value>(work: (scope: PanelScope) => Promise<Value>): Promise<Value> =>
  database.inPanel(panel, work);

describe('AUD-4 the trail is listed newest first', () => {
  const found = (query: object) =>
    inPanel(async (scope) => {
      const list = await listAudit(scope, query);
      const all = await readAudit(scope, query, ALL);
      expect(list.rows).toEqual(all);
      expect(list.total).toBe(all.length);
      return all.map(({ sequence }) => sequence);
    });

  test('an entry is shown with all that it says', async () => {
    const [row] = await inPanel((scope) => readAudit(scope, { command: 'change-sample' }, ALL));
    expect(row).toEqual({
      sequence: 3,
      at: '2026-11-21T12:00:00.000Z',
      name: 'Eva',
      role: 'jefespanel',
      from: '192.0.2.7',
      command: 'change-sample',
      data: { sample: 's-1' },
      before: { a: '50%' },
      after: null,
      reason: null,
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      names: {},
    });
  });

  test('page by page, with every act there is', async () => {
    const page = await inPanel((scope) => listAudit(scope, { page: '2', size: '4' }));
    expect(page.rows.map(({ sequence }) => sequence)).toEqual([5, 4, 3, 2]);
    expect(page.total).toBe(9);
    expect(page.commands).toEqual([
      'change-account',
      'change-panel',
      'change-panel-image',
      'change-sample',
      'change-settings',
      'delete-panel-image',
      'register-sample',
      'register-taster',
      'show-session',
    ]);
    const narrow = await inPanel((scope) => listAudit(scope, { command: 'show-session' }));
    expect(narrow.commands).toHaveLength(9);
  });

  test.each([
    [{}, [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    [{ command: '' }, [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    [{ command: 'change-sample' }, [3]],
    [{ command: 'change' }, []],
    [{ from: '2026-11-23' }, [9, 8, 7]],
    [{ from: '2026-11-22', to: '2026-11-22' }, [6, 5, 4]],
    [{ to: '2026-11-20' }, [2, 1]],
    [{ to: '2026-11-19' }, []],
    [{ search: 'ana' }, [2]],
    [{ search: 'BAEZA' }, [4]],
    [{ search: 'a-1' }, [8]],
    [{ search: 'ölm' }, [1]],
    [{ search: '50%' }, [3]],
    [{ search: '5%' }, []],
    [{ search: 's-1', from: '2026-11-21', command: 'change-sample' }, [3]],
    [{ search: 's-1', to: '2026-11-20' }, [2, 1]],
    [{ thing: 'sample' }, [3, 1]],
    [{ thing: 'panel', to: '2026-11-22' }, [6, 5, 4]],
    [{ thing: 'sheet' }, []],
    [{ thing: 'sample', command: 'show-session' }, []],
    [{ who: 'user-1', thing: 'session' }, [7]],
    [{ who: 'user-2' }, []],
  ])('%j gives %j', async (query, sequences) => {
    expect(await found(query)).toEqual(sequences);
  });

  test('AUD-15 who acted is offered once, by the name they had last, and the own panel’s alone', async () => {
    const own = await foundPanel(database);
    const people = await database.inPanel(own, async (scope) => {
      const { trx } = scope;
      for (const name of ['Benito', 'Ben'])
        await appendAudit(
          { trx, trailKey: database.trailKey },
          { ...BEN, name, panel: own, from: 'live', command: 'change-plan' },
        );
      expect((await readAudit(scope, { who: BEN.actor }, ALL)).map(({ name }) => name)).toEqual([
        'Ben',
        'Benito',
      ]);
      return (await listAudit(scope, { who: BEN.actor })).people;
    });
    expect(people).toEqual([{ who: BEN.actor, name: 'Ben', role: 'adjuntos' }]);
  });

  test('ZON-1 a day is a day of the panel, whatever the time zone of the database', async () => {
    for (const zone of ['Europe/Madrid', 'America/Lima']) {
      const seen = await inPanel(async (scope) => {
        await sql`select set_config('TimeZone', ${zone}, true)`.execute(scope.trx);
        return readAudit(scope, { from: '2026-11-20', to: '2026-11-21' }, ALL);
      });
      expect(seen.map(({ sequence }) => sequence)).toEqual([3, 2, 1]);
    }
  });
});

test.each(['UTC', 'Pacific/Auckland', 'America/Lima'])(
  'ZON-1 FRM-10 the first and the last day that there are narrow the trail as any other, in %s',
  async (timeZone) => {
    const panel = await foundPanel(database);
    const at = new Date('2026-11-20T00:00:00.000Z');
    const found = await database.inPanel(panel, async (scope) => {
      await scope.trx.updateTable('panels').set({ timeZone }).where('id', '=', panel).execute();
      const who = { panel, actor: 'leader', name: 'Eva', role: 'leader', from: 'live' };
      const parts = { trx: scope.trx, trailKey: database.trailKey };
      await appendAudit(parts, { ...who, command: 'show-session', data: { session: 4 } }, at);
      return (await listAudit(scope, { from: '0001-01-01', to: '9999-12-31' })).total;
    });
    expect(found).toBe(1);
  },
);

describe('AUD-5 what happened to one record', () => {
  const of = (kind: HistoryKind, id: string) =>
    inPanel(async (scope) =>
      (await historyOf(scope, kind, id, 'jefespanel')).map(({ sequence }) => sequence),
    );

  test('is what names it in that kind, newest first', async () => {
    expect(await of('sample', 's-1')).toEqual([3, 1]);
    expect(await of('taster', 's-1')).toEqual([2]);
    expect(await of('session', '3')).toEqual([7]);
    expect(await of('account', 'a-1')).toEqual([8]);
    expect(await of('book', 'settings')).toEqual([9]);
    expect(await of('sample', 's-2')).toEqual([]);
  });

  test('a panel’s own record is that panel alone', async () => {
    expect(await of('panel', panel)).toEqual([6, 5, 4]);
    expect(await of('panel', 's-1')).toEqual([]);
  });
});

test('AUD-13 an entry has the names of the tasters and samples it tells of, however deep; what was deleted and another panel’s has none', async () => {
  const [own, other] = [await foundPanel(database), await foundPanel(database)];
  const [taster, sample, gone, theirs] = [
    newTasterId(),
    newSampleId(),
    newSampleId(),
    newTasterId(),
  ];
  await database.inPanel(other, (scope) => insertTaster(scope, theirs, tasterForm({ code: 'T9' })));
  const names = await database.inPanel(own, async (scope) => {
    await insertTaster(
      scope,
      taster,
      tasterForm({ code: 'T7', firstName: 'Alba', lastName: 'Gil' }),
    );
    await insertSample(scope, sample, sampleForm({ code: 'S-26-0405' }));
    const { trx } = scope;
    const who = { panel: own, actor: 'user-1', name: 'Eva', role: 'jefespanel', from: 'live' };
    const about = {
      data: { session: 3, taster },
      before: { tasters: [theirs] },
      after: { verdicts: { [sample]: { pairs: [{ sample: gone }] } } },
    };
    await appendAudit(
      { trx, trailKey: database.trailKey },
      { ...who, command: 'seal-sheet', ...about },
      new Date('2026-11-20T00:00:00.000Z'),
    );
    const [row] = await historyOf(scope, 'session', '3', 'adjuntos');
    expect((await listAudit(scope, {})).rows[0]).toEqual(row);
    return row?.names;
  });
  expect(names).toEqual({ [taster]: 'T7 Alba Gil', [sample]: 'S-26-0405' });
});

test('AUD-13 an entry is found by the names of the taster and the sample it tells of, and no other panel’s by them', async () => {
  const [own, other] = [await foundPanel(database), await foundPanel(database)];
  const [taster, sample] = [newTasterId(), newSampleId()];
  const at = new Date('2026-11-20T00:00:00.000Z');
  await database.inPanel(own, async (scope) => {
    await insertTaster(
      scope,
      taster,
      tasterForm({ code: 'T7', firstName: 'Alba', lastName: 'Gil' }),
    );
    await insertSample(scope, sample, sampleForm({ code: 'S-26-0405' }));
    const who = { panel: own, actor: 'server', name: '', role: 'server', from: 'live' };
    const parts = { trx: scope.trx, trailKey: database.trailKey };
    for (const data of [{ taster, code: '893' }, { sample }, { session: 4 }])
      await appendAudit(parts, { ...who, command: 'seal-sheet', data }, at);
  });
  const found = (of: PanelId, search: string) =>
    database.inPanel(of, async (scope) =>
      (await listAudit(scope, { search })).rows.map(({ sequence }) => sequence),
    );
  for (const search of ['alba gil', 'T7 alba', 'gil'])
    expect(await found(own, search)).toEqual([1]);
  expect(await found(own, 's-26-04')).toEqual([2]);
  expect(await found(own, 'alba castillo')).toEqual([]);
  expect(await found(other, 'alba gil')).toEqual([]);
});

test('LST-10 LST-17 an entry is found without accents by who acted, whom it tells of and why', async () => {
  const panel = await foundPanel(database);
  const taster = newTasterId();
  const at = new Date('2026-11-20T00:00:00.000Z');
  await database.inPanel(panel, async (scope) => {
    await insertTaster(
      scope,
      taster,
      tasterForm({ code: 'T7', firstName: 'Álex', lastName: 'Gil' }),
    );
    const who = { panel, actor: 'leader', name: 'Óscar Ruiz', role: 'leader', from: 'live' };
    const parts = { trx: scope.trx, trailKey: database.trailKey };
    const command = 'exclude-sheet';
    await appendAudit(
      parts,
      { ...who, command, data: { taster }, reason: 'a café was smelled' },
      at,
    );
    await appendAudit(parts, { ...who, name: 'Nadal', command, data: {}, reason: 'spilled' }, at);
    await appendAudit(
      parts,
      { ...who, name: 'Nadal', command, data: { place: 'Jaén' }, reason: null },
      at,
    );
  });
  const found = (search: string) =>
    database.inPanel(panel, async (scope) =>
      (await listAudit(scope, { search })).rows.map(({ sequence }) => sequence),
    );
  for (const search of ['oscar', 'ALEX gil', 't7 álex', 'cafe was'])
    expect(await found(search), search).toEqual([1]);
  expect(await found('spilled')).toEqual([2]);
  expect([await found('JAÉN'), await found('jaen')]).toEqual([[3], []]);
});
