import type { DocumentKind } from './name.ts';

/**
 * The root types of a document, without its header: the shared maps and texts that hold its values.
 */
export type RootTypes = { readonly maps: readonly string[]; readonly texts: readonly string[] };

/** The root types of each kind of document. */
export const ROOT_TYPES: Readonly<Record<DocumentKind, RootTypes>> = {
  session: { maps: ['plan', 'entries', 'tasters', 'codes', 'orders', 'targets'], texts: ['notes'] },
  tray: { maps: ['tray', 'codes', 'seals', 'reopenings', 'answers'], texts: [] },
  evaluation: { maps: ['marks', 'points', 'fields', 'apart'], texts: [] },
  assessment: { maps: ['exclusions', 'putBacks'], texts: ['notes'] },
};
