import { queryOptions } from '@tanstack/react-query';
import { ask } from './problem-error.ts';

/** SHT-9: the panel's own sheets, drafts and versions. */
export const ownSheetsQuery = () =>
  queryOptions({
    queryKey: ['sheets'],
    queryFn: ({ signal }) => ask('GET /api/sheets', { signal }),
  });

/** SHT-9: one of them, by its number. */
export const ownSheetQuery = (sheet: string) =>
  queryOptions({
    queryKey: ['sheets', sheet],
    queryFn: ({ signal }) => ask('GET /api/sheets/:sheet', { params: { sheet }, signal }),
  });

/** SHT-9: the definition of a published version, which never changes. */
export const sheetDefinitionQuery = (id: string) =>
  queryOptions({
    queryKey: ['sheet-definitions', id],
    queryFn: ({ signal }) => ask('GET /api/sheet-definitions/:id', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
