import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { SampleId, SessionCode } from '../../../domain/words/ids.ts';
import type { Database, PanelScope } from '../database.ts';
import { findSample } from '../samples/samples.ts';
import { changeSession } from '../sessions/sessions.ts';
import { keepValidity } from '../sessions/stored-validity.ts';
import { extraVirginOf } from '../testing/extra-virgin-of.ts';
import { validationOf } from '../testing/furnished-panel.ts';
import { testDatabase } from '../testing/test-database.ts';
import { type TwoSessions, twoSessions } from '../testing/two-sessions.ts';
import { listAssessed } from './assessed.ts';
import { listResults, resultsOfSample, resultsOfSession } from './results.ts';
import { storeResults, withdrawResults } from './store-results.ts';

let database: Database;
let facts: TwoSessions;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  facts = await twoSessions(database);
});

const inPanel = <Value>(work: (scope: PanelScope, facts: TwoSessions) => Promise<Value>) =>
  database.inPanel(facts.panel, async (scope) => {
    for (const session of [facts.first, facts.second])
      await changeSession(scope, session, { state: 'validated', training: false });
    return work(scope, facts);
  });

const store = (
  scope: PanelScope,
  session: SessionCode,
  date: string,
  results: readonly (readonly [SampleId, 1 | 2, Partial<Assessment>])[],
) =>
  storeResults(
    scope,
    validationOf(
      session,
      results.map(([sample, replicate, change]) => ({
        sample,
        replicate,
        assessment: extraVirginOf(change),
        sheets: [],
      })),
      { date, at: `${date}T12:00:00.000Z` },
    ),
  );
const withdrawal = { at: '2026-11-29T12:00:00.000Z', by: 'Ana' };
const classOf = async (scope: PanelScope, id: SampleId) => {
  const row = await findSample(scope, id);
  return [row?.class, row?.validated];
};

describe('TDY-2 TDY-6 a sample is to be tasted again for its newest result', () => {
  const bad = { reliable: false };
  const repeats = async (scope: PanelScope) => {
    const { rows, total } = await listResults(scope, { state: 'repeat' });
    return [total, ...rows.map(({ session, replicate }) => [session, replicate])];
  };

  test('where that is not reliable, however many of others came after it, and once for a session', async () => {
    await inPanel(async (scope, { first, second, oil, brine }) => {
      await store(scope, second, '2026-11-27', [
        [oil, 1, {}],
        [oil, 2, bad],
        [brine, 1, bad],
        [brine, 2, bad],
      ]);
      expect(await repeats(scope)).toEqual([2, [second, 1], [second, 2]]);
      await store(scope, first, '2026-11-28', [
        [oil, 1, {}],
        [brine, 1, bad],
      ]);
      expect(await repeats(scope)).toEqual([1, [first, 1]]);
      await withdrawResults(scope, first, withdrawal);
      expect(await repeats(scope)).toEqual([2, [second, 1], [second, 2]]);
      expect((await listAssessed(scope, { state: 'repeat', sort: 'total' })).total).toBe(2);
    });
  });

  test('and not for one of training, nor for one that was called invalid, whose older one counts then', async () => {
    await inPanel(async (scope, { first, second, oil }) => {
      await store(scope, second, '2026-11-27', [[oil, 1, bad]]);
      await store(scope, first, '2026-11-28', [[oil, 1, {}]]);
      expect(await repeats(scope)).toEqual([0]);
      await changeSession(scope, first, { state: 'validated', training: true });
      expect(await repeats(scope)).toEqual([1, [second, 1]]);
      await changeSession(scope, first, { state: 'validated', training: false });
      await keepValidity(scope, {
        session: first,
        sample: oil,
        valid: false,
        at: '2026-11-29T12:00:00.000Z',
        by: 'Ana',
        reason: 'mixed up',
      });
      expect(await repeats(scope)).toEqual([1, [second, 1]]);
      await changeSession(scope, second, { state: 'validated', training: true });
      expect(await repeats(scope)).toEqual([0]);
    });
  });
});

describe('RES-1 RES-5 RES-4 SAM-4 the class of a sample is that of its last standing result', () => {
  test('by day, then session, the first replicate before the second', async () => {
    await inPanel(async (scope, { first, second, oil, brine }) => {
      await store(scope, first, '2026-11-28', [
        [oil, 2, { class: 'VOO' }],
        [oil, 1, { class: 'EVOO' }],
        [brine, 1, { class: 'LOO_EU' }],
      ]);
      await store(scope, second, '2026-11-27', [[oil, 1, { class: 'LOO_EU' }]]);
      expect(await classOf(scope, oil)).toEqual(['EVOO', true]);
      expect(await classOf(scope, brine)).toEqual(['LOO_EU', true]);
      await withdrawResults(scope, first, withdrawal);
      expect(await classOf(scope, oil)).toEqual(['LOO_EU', true]);
      expect(await classOf(scope, brine)).toEqual([null, false]);
      expect(await resultsOfSession(scope, first)).toEqual([]);
      expect(await resultsOfSession(scope, second)).toHaveLength(1);
      const kept = await scope.trx
        .selectFrom('results')
        .select(['session', 'withdrawnBy'])
        .orderBy('id')
        .execute();
      expect(kept.map((row) => [row.session, row.withdrawnBy])).toEqual([
        [first, 'Ana'],
        [first, 'Ana'],
        [first, 'Ana'],
        [second, null],
      ]);
    });
  });

  test('of one day, that of the later session; a session for training gives none', async () => {
    await inPanel(async (scope, { first, second, oil, brine }) => {
      await store(scope, second, '2026-11-27', [[oil, 1, { class: 'VOO' }]]);
      await store(scope, first, '2026-11-27', [[oil, 1, { class: 'EVOO' }]]);
      expect(await classOf(scope, oil)).toEqual(['VOO', true]);
      await changeSession(scope, second, { state: 'validated', training: true });
      await store(scope, second, '2026-11-27', [[brine, 1, { class: 'VOO' }]]);
      expect(await classOf(scope, brine)).toEqual([null, false]);
      expect(await classOf(scope, oil)).toEqual(['EVOO', true]);
      await storeResults(scope, validationOf(first, []));
      expect(await resultsOfSession(scope, first)).toHaveLength(1);
    });
  });
});

test('SAM-5 the predominant defect of a sample is that of its last standing result', async () => {
  await inPanel(async (scope, { first, second, oil }) => {
    const defect = async () => (await findSample(scope, oil))?.predominantDefect;
    expect(await defect()).toBeNull();
    await store(scope, second, '2026-11-27', [
      [oil, 1, { class: 'VOO', md: 2, predominantDefect: 'rancid' }],
    ]);
    expect(await defect()).toBe('rancid');
    await store(scope, first, '2026-11-28', [
      [oil, 1, { class: 'VOO', md: 1, predominantDefect: 'musty' }],
    ]);
    expect(await defect()).toBe('musty');
    await withdrawResults(scope, first, withdrawal);
    expect(await defect()).toBe('rancid');
    await withdrawResults(scope, second, withdrawal);
    expect(await defect()).toBeNull();
  });
});

describe('LST-1 the list of results', () => {
  test('is ordered by every column, narrowed, searched and paged; a withdrawn one is not on it', async () => {
    await inPanel(async (scope, { first, second, oil, brine }) => {
      await store(scope, first, '2026-11-28', [
        [oil, 1, { class: 'EVOO', md: 0, mf: 4 }],
        [oil, 2, { class: 'VOO', md: 1, mf: 3, predominantDefect: 'rancid' }],
      ]);
      await store(scope, second, '2026-11-27', [[brine, 1, { class: 'LOO_EU', md: 3, mf: 5 }]]);
      const seen = async (query: object) => {
        const { rows, total } = await listResults(scope, query);
        return [rows.map((row) => `${row.sample.code}/${row.replicate}`).join(' '), total];
      };
      const up = (sort: string) => seen({ sort, direction: 'ascending' });
      expect(await seen({})).toEqual(['S-2/2 S-2/1 S-1/1', 3]);
      expect(await up('session')).toEqual(['S-2/1 S-2/2 S-1/1', 3]);
      expect(await up('date')).toEqual(['S-1/1 S-2/1 S-2/2', 3]);
      expect(await up('sample')).toEqual(['S-1/1 S-2/1 S-2/2', 3]);
      expect(await up('class')).toEqual(['S-2/1 S-1/1 S-2/2', 3]);
      expect(await up('md')).toEqual(['S-2/1 S-2/2 S-1/1', 3]);
      expect(await up('mf')).toEqual(['S-2/2 S-2/1 S-1/1', 3]);
      expect(await up('validatedAt')).toEqual(['S-1/1 S-2/1 S-2/2', 3]);
      expect(await seen({ state: 'VOO' })).toEqual(['S-2/2', 1]);
      expect(await seen({ search: 's-1' })).toEqual(['S-1/1', 1]);
      expect(await seen({ search: 'RANC' })).toEqual(['S-2/2', 1]);
      expect(await seen({ search: String(second) })).toContain(3);
      expect(await seen({ search: '%' })).toEqual(['', 0]);
      expect(await seen({ size: '2', page: '2' })).toEqual(['S-1/1', 3]);
      expect(await seen({ checkedBy: String(second) })).toEqual(['S-2/1', 1]);
      expect(await seen({ checkedBy: String(first) })).toEqual(['S-1/1', 1]);
      expect(await seen({ checkedBy: String(first + second) })).toEqual(['S-2/1 S-1/1', 2]);
      await scope.trx
        .updateTable('sessions')
        .set({ training: true })
        .where('number', '=', second)
        .execute();
      expect(await seen({ checkedBy: String(first) })).toEqual(['', 0]);
      await scope.trx
        .updateTable('samples')
        .set({ externalReference: 'Mill 9' })
        .where('id', '=', brine)
        .execute();
      expect(await seen({ search: 'mill' })).toEqual(['S-1/1', 1]);
      await withdrawResults(scope, first, withdrawal);
      expect(await seen({})).toEqual(['S-1/1', 1]);
    });
  });

  test('SAM-5 a sample’s own come newest first, with all they were judged by', async () => {
    await inPanel(async (scope, { first, second, oil, brine }) => {
      await store(scope, second, '2026-11-27', [
        [oil, 1, {}],
        [brine, 1, {}],
      ]);
      await store(scope, first, '2026-11-28', [
        [oil, 2, {}],
        [oil, 1, { class: 'VOO', md: 1.5 }],
      ]);
      const rows = await resultsOfSample(scope, oil);
      expect(rows.map((row) => [row.session, row.replicate])).toEqual([
        [first, 1],
        [first, 2],
        [second, 1],
      ]);
      expect(rows[0]).toMatchObject({
        session: first,
        date: '2026-11-28',
        sample: { id: oil, code: 'S-2' },
        replicate: 1,
        n: 8,
        class: 'VOO',
        predominantDefect: null,
        md: 1.5,
        mf: 4.2,
        reliable: true,
        figures: { class: 'VOO', statements: [] },
        method: 'verdial-method-1',
        settingsHeads: 'heads',
        settings: { inactivityMonths: expect.any(Number) },
        validatedAt: '2026-11-28T12:00:00.000Z',
        validatedBy: 'Eva',
      });
      const [one, two] = await resultsOfSession(scope, first);
      expect([one?.replicate, two?.replicate]).toEqual([1, 2]);
      expect((await resultsOfSession(scope, second)).map(({ sample }) => sample.code)).toEqual([
        'S-1',
        'S-2',
      ]);
    });
  });
});
