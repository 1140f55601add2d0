import { useQuery } from '@tanstack/react-query';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';
import { criteriaQuery } from '../../parts/http/queries.ts';
import { liveCriteria } from './session-criteria.ts';
import type { Judgements } from './use-judgements.ts';

/** The criteria that only the server can judge: assigned values, when a sheet was left out, what was served. */
const JUDGED_BY_SERVER: ReadonlySet<FailedCriterion['code']> = new Set<FailedCriterion['code']>([
  'reference-beyond',
  'left-out-after-figures',
  'plan-differs',
]);

/** A sheet that is left out on this page or another is known to the server a moment later, in ms. */
const CRITERIA_AGE = 10_000;

/**
 * M-ACCEPT: the criteria of a session that are not met by now: those of the page's live figures, and of a closed session also
 * those that only the server can judge.
 */
export function useUnmetCriteria(
  { session, state }: Pick<SessionRow, 'session' | 'state'>,
  judged: Judgements,
  codeOf: (sample: string) => string,
  settings: PanelSettings | null,
): readonly FailedCriterion[] {
  const isClosed = state === 'closed';
  const asked = useQuery({
    ...criteriaQuery(session),
    enabled: isClosed,
    refetchInterval: CRITERIA_AGE,
  });
  const live = settings === null ? [] : liveCriteria(judged, codeOf, settings);
  const others = isClosed ? (asked.data?.failed ?? []) : [];
  return [...live, ...others.filter(({ code }) => JUDGED_BY_SERVER.has(code))];
}
