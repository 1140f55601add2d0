import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../i18n/use-format.ts';
import { daysQuery } from '../parts/http/queries.ts';

/**
 * The number of tasting days that wait for a decision, formatted; undefined while it loads and when
 * it is zero (SES-16).
 */
export function useOpenDays(): string | undefined {
  const { data } = useQuery(daysQuery({ state: 'open', size: '1' }));
  const write = useFormat();
  return data === undefined || data.total === 0 ? undefined : write.number(data.total, 0);
}
