import { queryOptions } from '@tanstack/react-query';
import { ask } from './problem-error.ts';

/**
 * Query of what can be reported of a sample in a session, and of the reports already issued
 * (RPT-1).
 */
export const sampleReportQuery = (session: number, sample: string) =>
  queryOptions({
    queryKey: ['sessions', session, 'report', sample],
    queryFn: ({ signal }) =>
      ask('GET /api/sessions/:session/report/:sample', { params: { session, sample }, signal }),
  });

/** Query of one issued report (RPT-2). */
export const reportQuery = (number: string) =>
  queryOptions({
    queryKey: ['reports', number],
    queryFn: ({ signal }) => ask('GET /api/reports/:number', { params: { number }, signal }),
  });
