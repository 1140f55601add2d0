import { queryOptions } from '@tanstack/react-query';
import { ask } from './problem-error.ts';

/** Query of the stock movements of a sample, newest first. */
export const movementsQuery = (id: string) =>
  queryOptions({
    queryKey: ['samples', id, 'movements'],
    queryFn: ({ signal }) => ask('GET /api/samples/:id/movements', { params: { id }, signal }),
  });

/** Query of the current results of a sample, which were not withdrawn, newest first. */
export const sampleResultsQuery = (id: string) =>
  queryOptions({
    queryKey: ['samples', id, 'results'],
    queryFn: ({ signal }) => ask('GET /api/samples/:id/results', { params: { id }, signal }),
  });

/** Query of the files of a sample. */
export const sampleFilesQuery = (id: string) =>
  queryOptions({
    queryKey: ['samples', id, 'files'],
    queryFn: ({ signal }) => ask('GET /api/samples/:id/files', { params: { id }, signal }),
  });
