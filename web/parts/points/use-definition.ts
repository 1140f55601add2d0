import { useQuery } from '@tanstack/react-query';
import { sheetDefinition } from '../../../domain/sheets/definition/definitions.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { isOwnSheetId } from '../../../domain/sheets/own/draft-of.ts';
import { sheetDefinitionQuery } from '../http/sheet-queries.ts';

/** SHT-1, SHT-9: the definition of a sheet by its id: one of the program at once, the panel's own from the server; null until it is here. */
export function useDefinition(id: string | null): SheetDefinition | null {
  const isOwn = id !== null && isOwnSheetId(id);
  const { data } = useQuery({ ...sheetDefinitionQuery(id ?? ''), enabled: isOwn });
  if (id === null) return null;
  return isOwn ? (data ?? null) : sheetDefinition(id);
}
