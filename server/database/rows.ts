/** Why a row of a register was not written. `changed-meanwhile` carries the revision that stands. */
export type WriteRefusal = 'not-found' | 'code-taken' | 'changed-meanwhile';
