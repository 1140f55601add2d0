import type { SessionRow } from '../../../domain/sessions/session-row.ts';

/** How many judged sessions are recalled. */
const RECALLED = 3;

/** The newest sessions by what they ask of the desk, each in the order given. */
export function unfinishedGroups(rows: readonly SessionRow[]): {
  readonly running: readonly SessionRow[];
  readonly toJudge: readonly SessionRow[];
  readonly planned: readonly SessionRow[];
  readonly judged: readonly SessionRow[];
} {
  const inState = (...states: readonly SessionRow['state'][]) =>
    rows.filter(({ state }) => states.includes(state));
  return {
    running: inState('shown', 'hidden'),
    toJudge: inState('closed'),
    planned: inState('draft'),
    judged: inState('validated').slice(0, RECALLED),
  };
}
