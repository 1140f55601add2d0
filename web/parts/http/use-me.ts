import { useSuspenseQuery } from '@tanstack/react-query';
import type { Me } from '../../../domain/account/me.ts';
import { meQuery } from './queries.ts';

/**
 * React hook that returns the signed-in account. For screens below /intra, whose route guard has
 * loaded it.
 */
export function useMe(): Me {
  return useSuspenseQuery(meQuery()).data;
}
