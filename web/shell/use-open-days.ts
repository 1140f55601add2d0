import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../i18n/use-format.ts';
import { daysQuery } from '../parts/http/queries.ts';

/** SES-16: how many tasting days wait for a decision; undefined while it is not known, and where none does. */
export function useOpenDays(): string | undefined {
  const { data } = useQuery(daysQuery({ state: 'open', size: '1' }));
  const write = useFormat();
  return data === undefined || data.total === 0 ? undefined : write.number(data.total, 0);
}
