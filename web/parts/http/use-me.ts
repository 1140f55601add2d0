import { useSuspenseQuery } from '@tanstack/react-query';
import type { Me } from '../../../domain/account/me.ts';
import { meQuery } from './queries.ts';

/** Who is signed in. For screens below /intra, whose guard has asked already. */
export function useMe(): Me {
  return useSuspenseQuery(meQuery()).data;
}
