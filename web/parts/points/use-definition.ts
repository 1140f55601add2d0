import { useQuery } from '@tanstack/react-query';
import { sheetDefinition } from '../../../domain/sheets/definition/definitions.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { isOwnSheetId } from '../../../domain/sheets/own/draft-of.ts';
import { sheetDefinitionQuery } from '../http/sheet-queries.ts';

/**
 * React hook that returns the definition of a profile sheet by its id (SHT-1, SHT-9). A built-in
 * definition is there at once. A panel's own definition is loaded from the server, and is null
 * until it arrives.
 */
export function useDefinition(id: string | null): SheetDefinition | null {
  const isOwn = id !== null && isOwnSheetId(id);
  const { data } = useQuery({ ...sheetDefinitionQuery(id ?? ''), enabled: isOwn });
  if (id === null) return null;
  return isOwn ? (data ?? null) : sheetDefinition(id);
}
