import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { tasterForm } from '../../../domain/tasters/testing/taster-row.ts';
import type { SampleId, SessionCode, TasterId } from '../../../domain/words/ids.ts';
import type { SessionState } from '../../../domain/words/session-state.ts';
import type { PanelScope } from '../database.ts';
import { insertSample } from '../samples/samples.ts';
import { insertGlasses } from '../sessions/glasses.ts';
import { changeSession, createSession } from '../sessions/sessions.ts';
import { insertSheet, reopenSheet } from '../sheets/sheets.ts';
import { openSessionsOf, performedBy } from '../tasters/own-evaluations.ts';
import { insertTaster } from '../tasters/tasters.ts';
import { sealedSheet } from '../testing/sheet-with-marks.ts';
import {
  foundPanel,
  newEntryId,
  newSampleId,
  newTasterId,
  tastingCode,
  type UseDatabase,
} from './facts.ts';

const [FIRST, SECOND] = [tastingCode('417'), tastingCode('905')];

/**
 * Creates two tasters, and a session in each state with the same two glasses for both. A last
 * session is Ben's alone.
 */
async function twoTasters(scope: PanelScope) {
  const [ana, ben] = [newTasterId(), newTasterId()];
  const samples = [newSampleId(), newSampleId()];
  await insertTaster(scope, ana, tasterForm({ code: 'Ana' }));
  await insertTaster(scope, ben, tasterForm({ code: 'Ben' }));
  for (const [index, sample] of samples.entries())
    await insertSample(scope, sample, sampleForm({ code: `Oil ${index}` }));
  const sessions: Partial<Record<SessionState | 'bens', SessionCode>> = {};
  const days: readonly (readonly [SessionState, string])[] = [
    ['draft', '2026-11-20'],
    ['shown', '2026-11-27'],
    ['hidden', '2026-11-25'],
    ['closed', '2026-11-18'],
    ['validated', '2026-11-17'],
  ];
  for (const [state, date] of days) {
    sessions[state] = await serve(scope, { state, date, tasters: [ana, ben], samples });
  }
  sessions.bens = await serve(scope, {
    state: 'shown',
    date: '2026-11-26',
    tasters: [ben],
    samples,
  });
  return { ana, ben, sessions };
}

async function serve(
  scope: PanelScope,
  plan: {
    readonly state: SessionState;
    readonly date: string;
    readonly tasters: readonly TasterId[];
    readonly samples: readonly SampleId[];
  },
): Promise<SessionCode> {
  const session = await createSession(scope, { date: plan.date, training: false, by: 'Eva' });
  const entries = plan.samples.map(newEntryId);
  for (const [turn, taster] of plan.tasters.entries())
    await insertGlasses(
      scope,
      session,
      plan.samples.map((sample, index) => ({
        taster,
        sample,
        entry: entries[index] ?? newEntryId(),
        code: index === 0 ? FIRST : SECOND,
        replicate: 1,
        // The second taster is served in the opposite order.
        position: turn === 0 ? index + 1 : plan.samples.length - index,
      })),
    );
  await changeSession(scope, session, { state: plan.state });
  return session;
}

/** Contract suite of a taster's open sessions and own evaluations, for both engines. */
export function ownEvaluationsSuite(use: UseDatabase): void {
  it('REG-6 before a taster are the shown and hidden sessions with a glass of their own, oldest first', async () => {
    const [panel, other] = [await foundPanel(use()), await foundPanel(use())];
    const { ana, ben, sessions } = await use().inPanel(panel, twoTasters);
    const elsewhere = await use().inPanel(other, twoTasters);
    await use().inPanel(panel, async (scope) => {
      const both = [
        { session: sessions.hidden, date: '2026-11-25', state: 'hidden' },
        { session: sessions.shown, date: '2026-11-27', state: 'open' },
      ];
      expect(await openSessionsOf(scope, ana)).toEqual(both);
      expect(await openSessionsOf(scope, ben)).toEqual([
        both[0],
        { session: sessions.bens, date: '2026-11-26', state: 'open' },
        both[1],
      ]);
      expect(await openSessionsOf(scope, elsewhere.ana)).toEqual([]);
    });
  });

  it('EVA-12, EVA-27 a session that has ended is before its taster while a sheet of it is open again', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      const { ana, ben, sessions } = await twoTasters(scope);
      const ended = { session: sessions.closed, date: '2026-11-18', state: 'open' };
      const why = { at: '2026-11-27T09:20:00.000Z', by: 'Eva', reason: 'a line was skipped' };
      for (const session of [sessions.closed, sessions.validated]) {
        await insertSheet(scope, sealed(session, ana, FIRST, 1));
        await insertSheet(scope, sealed(session, ben, FIRST, 1));
        await reopenSheet(scope, sealed(session, ana, FIRST, 1), { version: 1, ...why });
      }
      const before = async (taster: TasterId) =>
        (await openSessionsOf(scope, taster)).filter(({ date }) => date < '2026-11-25');
      expect(await before(ana)).toEqual([ended]);
      expect(await before(ben)).toEqual([]);
      await insertSheet(scope, { ...sealed(sessions.closed, ana, FIRST, 5), version: 2 });
      expect(await before(ana)).toEqual([]);
    });
  });

  it('REG-6 a taster’s performed glasses are their own, as they were served to them, newest first', async () => {
    const [panel, other] = [await foundPanel(use()), await foundPanel(use())];
    const elsewhere = await use().inPanel(other, twoTasters);
    await use().inPanel(other, (scope) =>
      insertSheet(scope, sealed(elsewhere.sessions.shown, elsewhere.ana, FIRST, 1)),
    );
    await use().inPanel(panel, async (scope) => {
      const { ana, ben, sessions } = await twoTasters(scope);
      await insertSheet(scope, sealed(sessions.closed, ana, FIRST, 1));
      await insertSheet(scope, sealed(sessions.shown, ben, SECOND, 2));
      await insertSheet(scope, sealed(sessions.shown, ana, SECOND, 3));
      expect(await performedBy(scope, ana, {})).toEqual({
        total: 2,
        rows: [
          performed(sessions.shown, '2026-11-27', SECOND, 2, 3),
          performed(sessions.closed, '2026-11-18', FIRST, 1, 1),
        ],
      });
      expect(await performedBy(scope, ben, {})).toEqual({
        total: 1,
        rows: [performed(sessions.shown, '2026-11-27', SECOND, 1, 2)],
      });
      expect(await performedBy(scope, elsewhere.ana, {})).toEqual({ total: 0, rows: [] });
    });
  });

  it('DAT-48 what a taster performed is counted and paged in an index, also behind the wall of a panel', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async ({ trx }) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const where = sql`where panel = ${sql.lit(panel)} and taster = ${sql.lit(panel)} and reopened_at is null`;
      for (const read of [
        sql`select count(*) from sheets ${where}`,
        sql`select session, code, sealed_at, keyed_by from sheets ${where} order by sealed_at desc, code limit 20`,
      ]) {
        const planned = JSON.stringify((await sql<object>`explain ${read}`.execute(trx)).rows);
        expect(planned).toMatch(/Index Only Scan using sheets_standing/);
        expect(planned).not.toMatch(/Sort/);
      }
    });
  });

  it('REG-6, EVA-5 a sheet that was re-opened is performed again when it is sealed again, and once', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      const { ana, ben, sessions } = await twoTasters(scope);
      await insertSheet(scope, sealed(sessions.shown, ana, FIRST, 1));
      await insertSheet(scope, sealed(sessions.shown, ana, SECOND, 2));
      await insertSheet(scope, sealed(sessions.shown, ben, FIRST, 3));
      const key = sealed(sessions.shown, ana, FIRST, 1);
      const why = { at: '2026-11-27T09:20:00.000Z', by: 'Eva', reason: 'wrong glass' };
      await reopenSheet(scope, key, { version: 1, ...why });
      const codes = async (taster: TasterId) =>
        (await performedBy(scope, taster, {})).rows.map(({ code }) => code);
      expect(await codes(ana)).toEqual([SECOND]);
      expect(await codes(ben)).toEqual([FIRST]);
      await insertSheet(scope, { ...sealed(sessions.shown, ana, FIRST, 5), version: 2 });
      expect(await codes(ana)).toEqual([FIRST, SECOND]);
      expect((await performedBy(scope, ana, {})).total).toBe(2);
    });
  });

  it('LST-1 what was performed comes in pages, and of one instant in the order of the codes', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      const { ana, sessions } = await twoTasters(scope);
      await insertSheet(scope, sealed(sessions.shown, ana, SECOND, 4));
      await insertSheet(scope, sealed(sessions.shown, ana, FIRST, 4));
      await insertSheet(scope, sealed(sessions.hidden, ana, FIRST, 1));
      const page = async (number: string) => {
        const { total, rows } = await performedBy(scope, ana, { page: number, size: '1' });
        expect(total).toBe(3);
        return rows.map(({ session, code }) => [session, code]);
      };
      expect(await page('1')).toEqual([[sessions.shown, FIRST]]);
      expect(await page('2')).toEqual([[sessions.shown, SECOND]]);
      expect(await page('3')).toEqual([[sessions.hidden, FIRST]]);
      expect(await page('4')).toEqual([]);
    });
  });
}

/** Builds a sheet that was sealed this many minutes after 9:10. */
function sealed(
  session: SessionCode | undefined,
  taster: TasterId,
  code: typeof FIRST,
  minute: number,
) {
  if (session === undefined) throw new Error('no such session');
  const sheet = sealedSheet({ session, taster, code }, 1, { fruity: 42 });
  return { ...sheet, sealedAt: `2026-11-27T09:1${minute}:00.000Z` };
}

const performed = (
  session: SessionCode | undefined,
  date: string,
  code: string,
  position: number,
  minute: number,
) => ({
  session,
  date,
  code,
  position,
  sheet: 'ioc-vo',
  keyedBy: null,
  sealedAt: `2026-11-27T09:1${minute}:00.000Z`,
});
