import { useQueryClient } from '@tanstack/react-query';
import type { Page } from '../../../../domain/lists/list-page.ts';
import type { SamplesQuery } from '../../../../domain/samples/samples-query.ts';
import type { DaysQuery } from '../../../../domain/sessions/days-query.ts';
import { ask } from '../../../parts/http/problem-error.ts';
import { criteriaQuery } from '../../../parts/http/queries.ts';
import { everyRow } from '../../../parts/lists/export-list.ts';
import type { ListSearch } from '../../../parts/lists/list-search.ts';
import { useExport } from '../../../parts/lists/use-export.ts';
import { type DayLine, dayLines } from './day-lines.ts';
import { useDayFile } from './use-day-file.ts';

/** Exports all tasting days of the filter, a row for each session (LST-3). */
export function useDaysExport(title: string, search: ListSearch) {
  const client = useQueryClient();
  const columns = useDayFile();

  /** Days come in pages, and their sessions do not: all sessions form one page of rows. */
  async function fetchPage(query: SamplesQuery): Promise<Page<DayLine>> {
    const days = await everyRow((page) => {
      const of: DaysQuery = { ...query, page: String(page) };
      return ask('GET /api/days', { query: of });
    });
    const rows = await dayLines(
      days,
      async (session) => (await client.fetchQuery(criteriaQuery(session))).failed,
    );
    return { rows, total: rows.length };
  }

  return useExport({ name: 'tasting-days', title, search, columns, fetchPage });
}
