import { type SheetId, sheetDefinition } from '../sheets/definition/definitions.ts';

/** The sheets of the program that a plan may name, the usual one first: that of COI/T.20/Doc. 15 for virgin olive oil (SHT-1). */
export const SHEETS = ['ioc-vo', 'training', 'award-100'] as const satisfies readonly SheetId[];

/**
 * TRN-11: whether a sheet fits a session: that of training stands for training alone, and a sheet of points has no line for a
 * target. What nobody knows is not judged here.
 */
export function sheetFits(sheet: string, isTraining: boolean): boolean {
  return isTraining ? sheetDefinition(sheet).form === 'lines' : !hasNotes(sheet);
}

/** TRN-8: whether a sheet has room for notes of what is perceived. */
export function hasNotes(sheet: string): boolean {
  const definition = sheetDefinition(sheet);
  return definition.form === 'lines' && definition.hasNotes;
}
