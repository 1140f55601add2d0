import type { DocumentKind } from './name.ts';

/** The root maps and texts of a document, beside its header: where it keeps what it says. */
export type Places = { readonly maps: readonly string[]; readonly texts: readonly string[] };

/** Where each kind of document keeps what it says. */
export const PLACES: Readonly<Record<DocumentKind, Places>> = {
  session: { maps: ['plan', 'entries', 'tasters', 'codes', 'orders', 'targets'], texts: ['notes'] },
  tray: { maps: ['tray', 'codes', 'seals', 'reopenings', 'answers'], texts: [] },
  evaluation: { maps: ['marks', 'points', 'fields', 'apart'], texts: [] },
  assessment: { maps: ['exclusions', 'putBacks'], texts: ['notes'] },
};
