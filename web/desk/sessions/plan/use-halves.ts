import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlanValue } from '../../../../domain/documents/session.document.ts';
import {
  type EarlierHalf,
  earlierHalf,
  isChecked,
} from '../../../../domain/sessions/earlier-half.ts';
import type { SampleId, SessionCode } from '../../../../domain/words/ids.ts';
import { PAIR_MONTHS } from '../../../../domain/words/pair-months.ts';
import { settingsQuery } from '../../../parts/http/queries.ts';
import { sampleResultsQuery } from '../../../parts/http/sample-queries.ts';
import { entriesOf } from './edit-plan.ts';

/**
 * For each sample that is on the plan once: the replicate 1 of an earlier session that waits for
 * its repeat (PLN-30).
 */
export function useHalves(
  session: SessionCode,
  plan: PlanValue,
): ReadonlyMap<SampleId, EarlierHalf> {
  const method = useQuery(settingsQuery()).data?.method;
  const samples = useMemo(
    () =>
      plan.entries
        .map(({ sample }) => sample)
        .filter((sample) => entriesOf(plan, sample).length === 1 && !isChecked(plan, sample)),
    [plan],
  );
  const results = useQueries({
    queries: samples.map((sample) => sampleResultsQuery(sample)),
    combine: (found) => found.map(({ data }) => data ?? []),
  });
  return useMemo(() => {
    const halves = new Map<SampleId, EarlierHalf>();
    samples.forEach((sample, index) => {
      const rows = (results[index] ?? []).toReversed();
      const planned = { session, date: plan.date };
      const half = method === undefined ? null : earlierHalf(rows, planned, PAIR_MONTHS[method]);
      if (half !== null) halves.set(sample, half);
    });
    return halves;
  }, [samples, results, session, plan.date, method]);
}
