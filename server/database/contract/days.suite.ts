import { expect, it } from 'vitest';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { isOpenDay } from '../../../domain/sessions/day-state.ts';
import type { DaysQuery } from '../../../domain/sessions/days-query.ts';
import type { DayVerdict } from '../../../domain/sessions/decide-day.ts';
import type { SessionState } from '../../../domain/words/session-state.ts';
import { appendAudit } from '../../audit/append-audit.ts';
import { leaderEntry } from '../../audit/testing/leader-entry.ts';
import { trailOf } from '../../audit/trail-scope.ts';
import type { Database, PanelScope } from '../database.ts';
import { insertSample } from '../samples/samples.ts';
import { listDays } from '../sessions/days.ts';
import { changeSession, createSession } from '../sessions/sessions.ts';
import { keepValidity } from '../sessions/stored-validity.ts';
import { foundPanel, newSampleId, type UseDatabase } from './facts.ts';

/**
 * The time of a verdict. Sessions are validated, and assessments invalidated, before, at or after
 * it.
 */
const SAID = '2026-06-01T12:00:00.000Z';
const WHEN = {
  before: '2026-06-01T11:59:59.999Z',
  at: SAID,
  after: '2026-06-01T12:00:00.001Z',
} as const;

/**
 * A session of a tasting day: its state, whether it is training, when it was validated, and when
 * the validity of an assessment was decided.
 */
type Session = {
  readonly state: SessionState;
  readonly training?: true;
  readonly validated?: keyof typeof WHEN;
  readonly assessed?: keyof typeof WHEN;
};
const draft: Session = { state: 'draft' };
const shown: Session = { state: 'shown' };
const closed: Session = { state: 'closed' };
const validated = (when: keyof typeof WHEN, more: Partial<Session> = {}): Session => ({
  state: 'validated',
  validated: when,
  ...more,
});
const training = (session: Session): Session => ({ ...session, training: true });

const DAYS: readonly (readonly Session[])[] = [
  [shown],
  [{ state: 'hidden' }],
  [closed],
  [validated('before')],
  [validated('at')],
  [validated('after')],
  [validated('before'), validated('after')],
  [validated('before'), closed],
  [validated('before'), draft],
  [validated('before', { assessed: 'before' })],
  [validated('before', { assessed: 'at' })],
  [validated('before', { assessed: 'after' })],
  [training(shown)],
  [training(closed), draft],
  [training(validated('before'))],
  [training(closed), validated('before')],
  [training(validated('after')), validated('before')],
  [training(shown), closed],
];
const SAYINGS: readonly (readonly DayVerdict[])[] = [
  [],
  ['accepted'],
  ['rejected'],
  ['reopened'],
  ['accepted', 'reopened'],
  ['rejected', 'reopened', 'accepted'],
  ['accepted', 'rejected'],
];

async function furnish(database: Database, scope: PanelScope): Promise<void> {
  const { panel } = scope;
  const sample = newSampleId();
  await insertSample(scope, sample, sampleForm({ code: 'S-1' }));
  let at = 0;
  for (const said of SAYINGS)
    for (const sessions of DAYS) {
      const date = new Date(Date.UTC(2026, 0, 1 + at++)).toISOString().slice(0, 10);
      for (const one of sessions) {
        const number = await createSession(scope, {
          date,
          training: one.training ?? false,
          by: 'Eva',
        });
        const validation = one.validated && { at: WHEN[one.validated], by: 'Eva', reason: null };
        await changeSession(scope, number, {
          state: one.state,
          ...(validation !== undefined && { validation }),
        });
        if (one.assessed !== undefined)
          await keepValidity(scope, {
            session: number,
            sample,
            valid: false,
            at: WHEN[one.assessed],
            by: 'Eva',
            reason: 'the wrong bottle',
          });
      }
      for (const verdict of said)
        await appendAudit(
          trailOf(database, scope.trx),
          leaderEntry(panel, 'judge-day', { data: { date }, after: { verdict } }),
          new Date(SAID),
        );
    }
}

/** Contract suite of the tasting days, for both engines. */
export function daysSuite(use: UseDatabase): void {
  it('SES-16, SES-33 which days are open is the same in the database as by the rule, and those stand first, page after page', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, (scope) => furnish(use(), scope));
    const list = (query: DaysQuery) => use().inPanel(panel, (scope) => listDays(scope, query));
    const { rows, total } = await list({ size: '200' });
    expect([rows.length, total]).toEqual([DAYS.length * SAYINGS.length, rows.length]);
    const newestFirst = (open: boolean) =>
      rows
        .filter((day) => isOpenDay(day) === open)
        .map(({ date }) => date)
        .toSorted()
        .toReversed();
    const inOrder = [...newestFirst(true), ...newestFirst(false)];
    // Both lists must be long, or the comparison would prove nothing.
    expect(Math.min(newestFirst(true).length, newestFirst(false).length)).toBeGreaterThan(30);
    expect(rows.map(({ date }) => date)).toEqual(inOrder);
    const open = await list({ size: '200', state: 'open' });
    expect([open.rows.map(({ date }) => date), open.total]).toEqual([
      newestFirst(true),
      newestFirst(true).length,
    ]);
    const paged: string[] = [];
    for (let page = 1; paged.length < total; page += 1) {
      const some = await list({ size: '50', page: String(page) });
      expect(some.rows.length).toBeGreaterThan(0);
      paged.push(...some.rows.map(({ date }) => date));
    }
    expect(paged).toEqual(inOrder);
  });
}
