import { accept, type Result, refuse } from '../../domain/refusal.ts';

/**
 * Why a row of a register was not written. `changed-meanwhile` is a conflict under optimistic
 * locking, with the current revision.
 */
export type WriteRefusal = 'not-found' | 'code-taken' | 'changed-meanwhile';

/** The row that a write locked: refuses a missing row, and one with another revision (REG-1). */
export function atRevision<Row extends { readonly revision: number }>(
  row: Row | undefined,
  revision: number,
): Result<Row, 'not-found' | 'changed-meanwhile'> {
  if (row === undefined) return refuse('not-found');
  if (row.revision !== revision) return refuse('changed-meanwhile', { revision: row.revision });
  return accept(row);
}
