import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../../parts/http/problem-error.ts';
import { isOutOfReach } from '../../parts/http/queries.ts';

/**
 * Whether the server is out of reach, by its last response (BTH-31). While a retry is running the
 * last value is kept, so that the page does not change while a person types a password.
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
