import { type SheetId, sheetDefinition } from '../sheets/definition/definitions.ts';

/**
 * The built-in sheets that a plan may use, the usual one first: that of COI/T.20/Doc. 15 for virgin
 * olive oil (SHT-1).
 */
export const SHEETS = ['ioc-vo', 'training', 'award-100'] as const satisfies readonly SheetId[];

/**
 * Whether a sheet fits a session: the training sheet is for training only, and a sheet of points
 * has no line for a target (TRN-11). An unknown sheet is not judged here.
 */
export function sheetFits(sheet: string, isTraining: boolean): boolean {
  return isTraining ? sheetDefinition(sheet).form === 'lines' : !hasNotes(sheet);
}

/** Whether a sheet has a field for notes of what is perceived (TRN-8). */
export function hasNotes(sheet: string): boolean {
  const definition = sheetDefinition(sheet);
  return definition.form === 'lines' && definition.hasNotes;
}
