import type { SheetId } from '../sheets/definition/definitions.ts';

/** The sheets of the program that a plan may name, the usual one first: that of COI/T.20/Doc. 15 for virgin olive oil (SHT-1). */
export const SHEETS = ['ioc-vo', 'training', 'award-100'] as const satisfies readonly SheetId[];
