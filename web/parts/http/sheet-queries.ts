import { queryOptions } from '@tanstack/react-query';
import { ask } from './problem-error.ts';

/** Query of the panel's own profile sheets, drafts and versions (SHT-9). */
export const ownSheetsQuery = () =>
  queryOptions({
    queryKey: ['sheets'],
    queryFn: ({ signal }) => ask('GET /api/sheets', { signal }),
  });

/** Query of one of the panel's own profile sheets, by its number (SHT-9). */
export const ownSheetQuery = (sheet: string) =>
  queryOptions({
    queryKey: ['sheets', sheet],
    queryFn: ({ signal }) => ask('GET /api/sheets/:sheet', { params: { sheet }, signal }),
  });

/** Query of the definition of a published sheet version, which never changes (SHT-9). */
export const sheetDefinitionQuery = (id: string) =>
  queryOptions({
    queryKey: ['sheet-definitions', id],
    queryFn: ({ signal }) => ask('GET /api/sheet-definitions/:id', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
