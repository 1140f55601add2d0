import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SHEETS } from '../../../../domain/sessions/built-in-sheets.ts';
import { sheetDefinition } from '../../../../domain/sheets/definition/definitions.ts';
import { ownSheetsQuery } from '../../../parts/http/sheet-queries.ts';
import { useDefinition } from '../../../parts/points/use-definition.ts';
import { useSheetLabel } from '../../../parts/points/use-sheet-label.ts';

/**
 * The sheets offered for a plan: built-in ones, the panel's published versions that are not
 * retired, and the one it names already (SHT-12).
 */
export function useSheetOptions(
  named: string,
): readonly { readonly id: string; readonly label: string }[] {
  const own = useQuery(ownSheetsQuery());
  const label = useSheetLabel();
  const planned = useDefinition(named);
  const offered = [
    ...SHEETS.map(sheetDefinition),
    ...(own.data ?? [])
      .flatMap(({ versions }) => versions)
      .flatMap(({ definition, retired }) => (retired === null ? [definition] : [])),
  ];
  const isOffered = offered.some(({ id }) => id === named);
  const all = isOffered || planned === null ? offered : [...offered, planned];
  return all.map((definition) => ({ id: definition.id, label: label(definition) }));
}

/**
 * The sheet ids that a plan may name, including versions that are no longer offered; null while
 * unknown (SES-5, SHT-12).
 */
export function useKnownSheets(): readonly string[] | null {
  const { data } = useQuery(ownSheetsQuery());
  return useMemo(
    () =>
      data === undefined
        ? null
        : [...SHEETS, ...data.flatMap(({ versions }) => versions.map(({ id }) => id))],
    [data],
  );
}
