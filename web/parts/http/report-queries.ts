import { queryOptions } from '@tanstack/react-query';
import { ask } from './problem-error.ts';

/** RPT-1: what there is to report of a sample in a session, and what was reported of it. */
export const sampleReportQuery = (session: number, sample: string) =>
  queryOptions({
    queryKey: ['sessions', session, 'report', sample],
    queryFn: ({ signal }) =>
      ask('GET /api/sessions/:session/report/:sample', { params: { session, sample }, signal }),
  });

/** RPT-2: one issued report. */
export const reportQuery = (number: string) =>
  queryOptions({
    queryKey: ['reports', number],
    queryFn: ({ signal }) => ask('GET /api/reports/:number', { params: { number }, signal }),
  });
