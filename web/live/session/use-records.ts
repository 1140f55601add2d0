import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SessionPlace } from '../../../domain/documents/document-names.ts';
import type { TrayValue } from '../../../domain/documents/tray.document.ts';
import type { SealedSheet } from '../../../domain/sheets/sealed-sheet.ts';
import { sealedSheetsQuery } from '../../parts/http/queries.ts';
import { recordsByName } from './records-by-name.ts';
import type { Watched } from './watched.ts';

/**
 * The sealed sheets of a session from their records, by document name (EVA-8). They are requested
 * again whenever a tray shows a new seal. Empty while the session is not loaded.
 */
export function useRecords(
  place: SessionPlace | null,
  trays: ReadonlyMap<string, Watched<TrayValue>>,
): ReadonlyMap<string, SealedSheet> {
  const seals = [...trays.values()].flatMap(({ value }) =>
    (value?.glasses ?? []).flatMap(({ sealed }) => sealed?.digest ?? []),
  );
  const asked = useQuery({
    ...sealedSheetsQuery(place?.session ?? 0, seals.toSorted().join()),
    enabled: place !== null && seals.length > 0,
    placeholderData: keepPreviousData,
  });
  const rows = asked.data;
  return useMemo(() => recordsByName(place, rows ?? []), [place, rows]);
}
