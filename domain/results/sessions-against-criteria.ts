import type { ResultRow } from './result-row.ts';

/** A session that a person validated against its criteria, and the reason. */
export type AgainstCriteria = { readonly session: number; readonly reason: string };

/**
 * The sessions of some results that were validated against their criteria, each once, in the order
 * of the results (RES-3).
 */
export function againstCriteria(
  rows: readonly Pick<ResultRow, 'session' | 'validationReason'>[],
): readonly AgainstCriteria[] {
  const found = new Map<number, string>();
  for (const { session, validationReason } of rows)
    if (validationReason !== null) found.set(session, validationReason);
  return [...found].map(([session, reason]) => ({ session, reason }));
}
