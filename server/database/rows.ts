/**
 * Why a row of a register was not written. `changed-meanwhile` is a conflict under optimistic
 * locking, with the current revision.
 */
export type WriteRefusal = 'not-found' | 'code-taken' | 'changed-meanwhile';
