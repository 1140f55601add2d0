import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../../parts/http/problem-error.ts';
import { isOutOfReach } from '../../parts/http/queries.ts';

/**
 * BTH-31: whether the server is out of reach, as the last answer had it: while it is asked again nothing is known, and the page on
 * which somebody types a password stays.
 */
export function useIsAway({
  failureReason,
  isFetching,
}: Pick<UseQueryResult, 'failureReason' | 'isFetching'>): boolean {
  const [isAway, setAway] = useState(false);
  const isUnknown = failureReason === null && isFetching;
  const now = isUnknown ? isAway : failureReason !== null && isOutOfReach(refusalOf(failureReason));
  if (now !== isAway) setAway(now);
  return now;
}
