import { useQuery } from '@tanstack/react-query';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';
import { criteriaQuery } from '../../parts/http/queries.ts';
import { liveCriteria } from './live-criteria.ts';
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

/** Whether figures of the session are still to be computed, or sheets of them to be loaded. */
const arePending = ({ entries, pairs }: Judgements): boolean =>
  entries.some(({ sheets }) => sheets.missing.length > 0) ||
  [...entries.map(({ assessment }) => assessment), ...pairs.map(({ duplicate }) => duplicate)].some(
    ({ value, isComputing }) => value === null && isComputing,
  );

/**
 * The acceptance criteria of a session that are not met now (M-ACCEPT): those of the page's live
 * figures. For a closed session also those that only the server can judge, and the server's alone
 * while figures are pending: a list that is not whole looks like fewer faults (BRD-10).
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
  // Without a network nothing is awaited: the page lists what it knows itself.
  const isAwaited = asked.isPending && asked.fetchStatus === 'fetching' && asked.failureCount === 0;
  if (isClosed && isAwaited) return [];
  const others = isClosed ? (asked.data?.failed ?? []) : [];
  if (isClosed && asked.isSuccess && (settings === null || arePending(judged))) return others;
  const live = settings === null ? [] : liveCriteria(judged, codeOf, settings);
  return [...live, ...others.filter(({ code }) => JUDGED_BY_SERVER.has(code))];
}
