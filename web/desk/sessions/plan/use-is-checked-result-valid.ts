import { skipToken, useQuery } from '@tanstack/react-query';
import type { PlanValue } from '../../../../domain/documents/session.document.ts';
import { mayBeChecked } from '../../../../domain/sessions/may-be-checked.ts';
import type { SessionCode } from '../../../../domain/words/ids.ts';
import { sampleResultsQuery } from '../../../parts/http/sample-queries.ts';

/**
 * Whether the result that a plan checks is valid; always true for an external reference. Undefined
 * if the plan checks none, or while unknown (PLN-41).
 */
export function useIsCheckedResultValid(
  session: SessionCode,
  { checks }: PlanValue,
): boolean | undefined {
  const sample = checks?.of === 'panel' ? checks.sample : null;
  const results = useQuery(
    sample === null
      ? { queryKey: ['results', 'of no sample'], queryFn: skipToken }
      : sampleResultsQuery(sample),
  );
  if (checks == null) return undefined;
  if (checks.of === 'elsewhere') return true;
  if (results.data === undefined) return undefined;
  const standing = results.data.map((row) => ({ ...row, sample: row.sample.id }));
  return mayBeChecked(checks, session, standing);
}
