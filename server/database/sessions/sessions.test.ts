import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PanelId, SessionCode } from '../../../domain/words/ids.ts';
import { appendAudit } from '../../audit/append-audit.ts';
import { leaderEntry } from '../../audit/testing/leader-entry.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import { foundPanel } from '../contract/facts.ts';
import type { Database, PanelScope } from '../database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { listDays, sessionsOfDay, verdictsOfDays } from './days.ts';
import {
  changeSession,
  createSession,
  findSession,
  listSessions,
  lockSession,
  openedFigures,
} from './sessions.ts';

let database: Database;
let panel: PanelId;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  panel = await foundPanel(database);
});

const inPanel = (work: (scope: PanelScope) => Promise<void>): Promise<void> =>
  database.inPanel(panel, work);
const create = (scope: PanelScope, date: string, training = false): Promise<SessionCode> =>
  createSession(scope, { date, training, by: 'Eva' });

test('REG-5 a session is changed alone, and keeps what a change says nothing of', async () => {
  await inPanel(async (scope) => {
    const [one, other] = [
      await create(scope, '2026-11-27', true),
      await create(scope, '2026-11-28'),
    ];
    const validation = { at: '2026-11-27T12:00:00.000Z', by: 'Eva', reason: 'few tasters' };
    const shownAt = '2026-11-27T09:00:00.000Z';
    const closedAt = '2026-11-27T11:00:00.000Z';
    await changeSession(scope, one, { state: 'shown', shownAt, multicode: true });
    await changeSession(scope, one, { state: 'closed', closedAt });
    await changeSession(scope, one, { state: 'validated', validation });
    const row = async (session: SessionCode) =>
      scope.trx
        .selectFrom('sessions')
        .selectAll()
        .where('number', '=', session)
        .executeTakeFirstOrThrow();
    expect(await row(one)).toMatchObject({
      date: '2026-11-27',
      training: true,
      multicode: true,
      state: 'validated',
      shownAt: new Date(shownAt),
      closedAt: new Date(closedAt),
      validatedAt: new Date(validation.at),
      validatedBy: 'Eva',
      validationReason: 'few tasters',
      createdBy: 'Eva',
      revision: 4,
    });
    expect(await findSession(scope, one)).toEqual({
      session: one,
      date: '2026-11-27',
      sheet: 'ioc-vo',
      state: 'validated',
      training: true,
      samples: 0,
      tasters: 0,
      sealed: 0,
      endedAt: '2026-11-27T11:00:00.000Z',
      validatedAt: '2026-11-27T12:00:00.000Z',
      validatedBy: 'Eva',
      validationReason: 'few tasters',
      invalidated: null,
      releasedFigures: null,
      invalidAssessments: 0,
      assessedAt: null,
    });
    const moved = {
      state: 'closed',
      date: '2026-11-30',
      training: false,
      validation: null,
    } as const;
    await changeSession(scope, one, moved);
    expect(await row(one)).toMatchObject({
      date: '2026-11-30',
      training: false,
      validatedAt: null,
      validatedBy: null,
      validationReason: null,
    });
    expect(await lockSession(scope, one)).toEqual({
      session: one,
      date: '2026-11-30',
      sheet: 'ioc-vo',
      state: 'closed',
      multicode: true,
      training: false,
    });
    expect(await row(other)).toMatchObject({ state: 'draft', revision: 1, date: '2026-11-28' });
  });
});

test('LST-1 TDY-11 the list of sessions is ordered, narrowed, searched and paged', async () => {
  await inPanel(async (scope) => {
    const first = await create(scope, '2026-11-28', true);
    const second = await create(scope, '2026-11-26');
    await create(scope, '2025-11-27');
    await create(scope, '2025-11-26');
    const validation = (day: number) => ({
      state: 'validated' as const,
      validation: { at: `2026-12-0${day}T12:00:00Z`, by: 'Eva', reason: null },
    });
    await changeSession(scope, first, validation(2));
    await changeSession(scope, second, validation(1));
    const seen = async (query: object) => {
      const now = Date.parse('2025-11-27T12:00:00Z');
      const { rows, total } = await listSessions(scope, query, now);
      return [rows.map(({ session }) => session), total];
    };
    const up = (sort: string) => seen({ sort, direction: 'ascending' });
    expect(await seen({})).toEqual([[4, 3, 2, 1], 4]);
    expect(await up('session')).toEqual([[1, 2, 3, 4], 4]);
    expect(await up('date')).toEqual([[4, 3, 2, 1], 4]);
    expect(await up('state')).toEqual([[3, 4, 1, 2], 4]);
    expect((await up('validatedAt'))[0]).toEqual([2, 1, 3, 4]);
    expect(await seen({ state: 'validated' })).toEqual([[2, 1], 2]);
    expect(await seen({ state: 'draft' })).toEqual([[4, 3], 2]);
    // TDY-11: the drafts of today and later.
    expect(await seen({ state: 'coming' })).toEqual([[3], 1]);
    expect(await seen({ state: 'training' })).toEqual([[1], 1]);
    expect(await seen({ search: '2026-11' })).toEqual([[2, 1], 2]);
    expect(await seen({ search: '3' })).toEqual([[3], 1]);
    expect(await seen({ size: '2', page: '2' })).toEqual([[2, 1], 4]);
    expect(await seen({ search: 'none' })).toEqual([[], 0]);
  });
});

describe('SES-16 the tasting days', () => {
  test('are those on which a session was shown, with all sessions of the day and the last verdict, those that are open first', async () => {
    await inPanel(async (scope) => {
      const dates = ['2026-11-27', '2026-11-28', '2026-11-27', '2026-11-27', '2026-11-29'];
      const numbers: SessionCode[] = [];
      for (const date of dates) numbers.push(await create(scope, date));
      for (const session of numbers.slice(0, 3))
        await changeSession(scope, session, { state: 'shown' });
      const judge = (date: string, verdict: string, name: string, reason: string | null) =>
        appendAudit(
          trailOf(database, scope.trx),
          leaderEntry(panel, 'judge-day', { name, data: { date }, after: { verdict }, reason }),
          new Date('2026-11-30T08:00:00Z'),
        );
      await judge('2026-11-27', 'rejected', 'Eva', 'too warm');
      await judge('2026-11-27', 'accepted', 'Ana', null);
      await judge('2026-11-28', 'rejected', 'Eva', 'too cold');
      const another = leaderEntry(panel, 'another', { data: { date: '2026-11-27' } });
      await appendAudit(trailOf(database, scope.trx), another);
      const { rows, total } = await listDays(scope, {});
      expect(total).toBe(2);
      expect(rows.map((row) => [row.date, row.sessions.map(({ session }) => session)])).toEqual([
        ['2026-11-27', [1, 3, 4]],
        ['2026-11-28', [2]],
      ]);
      const at = '2026-11-30T08:00:00.000Z';
      expect(rows.map(({ judged }) => judged)).toEqual([
        { verdict: 'accepted', reason: null, by: 'Ana', at, stands: false },
        { verdict: 'rejected', reason: 'too cold', by: 'Eva', at, stands: true },
      ]);
      const days = async (query: object) => {
        const page = await listDays(scope, query);
        return [page.rows.map(({ date }) => date), page.total];
      };
      expect(await days({ search: '-28' })).toEqual([['2026-11-28'], 1]);
      expect(await days({ size: '1', page: '2' })).toEqual([['2026-11-28'], 2]);
      expect(await days({ state: 'open' })).toEqual([['2026-11-27'], 1]);
      expect(await days({ from: '2026-11-28' })).toEqual([['2026-11-28'], 1]);
      expect(await days({ until: '2026-11-27' })).toEqual([['2026-11-27'], 1]);
      expect(await days({ from: '2026-11-27', until: '2026-11-28', state: 'open' })).toEqual([
        ['2026-11-27'],
        1,
      ]);
      expect(await days({ sort: 'date', direction: 'ascending' })).toEqual([
        ['2026-11-27', '2026-11-28'],
        2,
      ]);
      expect(await sessionsOfDay(scope, [])).toEqual([]);
      expect(await verdictsOfDays(scope, [])).toEqual(new Map());
      expect([...(await verdictsOfDays(scope, ['2026-11-29', '2026-11-28'])).keys()]).toEqual([
        '2026-11-28',
      ]);
    });
  });
});

test('SES-14 the figures that were opened early are those of that session', async () => {
  await inPanel(async (scope) => {
    const tell = (command: string, data: object) =>
      appendAudit(trailOf(database, scope.trx), leaderEntry(panel, command, { data }));
    const [one, other] = [await create(scope, '2026-11-27'), await create(scope, '2026-11-27')];
    await tell('open-figures', { session: one, sample: 's-1', replicate: 2 });
    await tell('open-figures', { session: one, sample: 's-1', replicate: 2 });
    await tell('open-figures', { session: other, sample: 's-2' });
    await tell('show-session', { session: one, sample: 's-3' });
    expect(await openedFigures(scope, one)).toEqual([{ sample: 's-1', replicate: 2 }]);
    // An entry from before glasses were named.
    expect(await openedFigures(scope, other)).toEqual([{ sample: 's-2', replicate: null }]);
  });
});
