import { useQuery } from '@tanstack/react-query';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';
import { criteriaQuery } from '../../parts/http/queries.ts';
import { liveCriteria } from './session-criteria.ts';
import type { Judgements } from './use-judgements.ts';

/**
 * The criteria that only the server can judge: assigned values, sheets excluded after the figures
 * opened, and differences between plan and serving.
 */
const JUDGED_BY_SERVER: ReadonlySet<FailedCriterion['code']> = new Set<FailedCriterion['code']>([
  'reference-beyond',
  'left-out-after-figures',
  'plan-differs',
]);

/**
 * Polling interval of the server's criteria, in ms: it learns of an excluded sheet a moment later.
 */
const CRITERIA_AGE = 10_000;

/**
 * The acceptance criteria of a session that are not met now (M-ACCEPT): those of the page's live
 * figures. For a closed session also those that only the server can judge.
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
