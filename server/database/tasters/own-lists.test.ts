import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SessionCode } from '../../../domain/words/ids.ts';
import { newEntryId, newTasterId } from '../contract/facts.ts';
import type { Database, PanelScope } from '../database.ts';
import { insertGlasses } from '../sessions/glasses.ts';
import { attendanceOf } from '../sessions/read-attendance.ts';
import { changeSession, createSession } from '../sessions/sessions.ts';
import { insertSheets, reopenSheet } from '../sheets/sheets.ts';
import { sealedSheet } from '../testing/sheet-with-marks.ts';
import { testDatabase } from '../testing/test-database.ts';
import { C1, C2, type TwoSessions, twoSessions } from '../testing/two-sessions.ts';
import { openSessionsOf, performedBy } from './own-evaluations.ts';

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
  database.inPanel(facts.panel, (scope) => work(scope, facts));
const reopening = { at: '2026-11-28T10:00:00Z', by: 'Eva', reason: 'wrong glass' };

describe('REG-6 a taster’s own lists', () => {
  test('hold the sessions before them, the oldest first, and what they performed, the newest first', async () => {
    await inPanel(async (scope, { ana, ben, first, second }) => {
      await changeSession(scope, first, { state: 'shown' });
      await changeSession(scope, second, { state: 'hidden' });
      const third = await createSession(scope, { date: '2026-11-26', training: false, by: 'Eva' });
      await changeSession(scope, third, { state: 'shown' });
      expect(await openSessionsOf(scope, ana)).toEqual([
        { session: second, date: '2026-11-27', state: 'hidden' },
        { session: first, date: '2026-11-28', state: 'open' },
      ]);
      await changeSession(scope, second, { state: 'closed' });
      expect(await openSessionsOf(scope, ana)).toMatchObject([{ session: first }]);
      expect(await openSessionsOf(scope, newTasterId())).toEqual([]);

      const at = (minute: number) => `2026-11-28T09:${minute}:00.000Z`;
      const key = { session: first, taster: ana, code: C1 };
      await insertSheets(scope, [
        { ...sealedSheet(key, 1, {}), sealedAt: at(10) },
        { ...sealedSheet({ ...key, code: C2 }, 1, {}), sealedAt: at(20) },
        { ...sealedSheet({ ...key, session: second }, 1, {}), sealedAt: at(30) },
        { ...sealedSheet({ ...key, taster: ben }, 1, {}), sealedAt: at(40) },
      ]);
      const seen = async (query: object) => {
        const { rows, total } = await performedBy(scope, ana, query);
        return [rows.map((row) => [row.session, row.code, row.position]), total];
      };
      const all = [
        [2, C1, 2],
        [1, C2, 1],
        [1, C1, 2],
      ];
      expect(await seen({})).toEqual([all, 3]);
      expect(await seen({ size: '2' })).toEqual([all.slice(0, 2), 3]);
      expect(await seen({ size: '2', page: '2' })).toEqual([all.slice(2), 3]);
      await reopenSheet(scope, key, { ...reopening, version: 1 });
      expect(await seen({})).toEqual([all.slice(0, 2), 2]);
    });
  });

  test('LIM-6 a season of sheets is read through as often as there are sheets, not once more for each', async () => {
    await inPanel(async (scope, { ana, oil }) => {
      const glass = { taster: ana, sample: oil, code: C1, replicate: 1, position: 1 } as const;
      const sessions: SessionCode[] = [];
      for (let count = 0; count < 80; count += 1) {
        const day = { date: '2026-11-28', training: false, by: 'Eva' };
        const session = await createSession(scope, day);
        await insertGlasses(scope, session, [{ ...glass, entry: newEntryId() }]);
        sessions.push(session);
      }
      await insertSheets(
        scope,
        sessions.map((session) => sealedSheet({ session, taster: ana, code: C1 }, 1, {})),
      );
      const read = async (): Promise<number> => {
        const { rows } = await sql<{ read: number }>`
          select sum(seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
          where relname in ('sheets', 'glasses', 'sessions')`.execute(scope.trx);
        return rows[0]?.read ?? Number.NaN;
      };
      const before = await read();
      expect((await performedBy(scope, ana, {})).total).toBe(sessions.length);
      expect((await read()) - before).toBeLessThan(10 * sessions.length);
    });
  });

  test('STS-6 attendance counts the glasses and those they signed, the newest session first', async () => {
    await inPanel(async (scope, { ana, ben, first, second }) => {
      const key = { session: first, taster: ana, code: C1 };
      await insertSheets(scope, [
        sealedSheet(key, 1, {}),
        sealedSheet(key, 2, {}),
        sealedSheet({ ...key, taster: ben, code: C2 }, 1, {}),
      ]);
      expect(await attendanceOf(scope, ana)).toEqual([
        { session: first, date: '2026-11-28', training: false, glasses: 2, sealed: 1 },
        { session: second, date: '2026-11-27', training: true, glasses: 2, sealed: 0 },
      ]);
      expect(await attendanceOf(scope, newTasterId())).toEqual([]);
    });
  });
});
