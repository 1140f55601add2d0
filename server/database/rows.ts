/** Why a row of a register was not written. `changed-meanwhile` carries the revision that stands. */
export type WriteRefusal = 'not-found' | 'code-taken' | 'changed-meanwhile';

/** Whether an error of either engine says that a unique value was there already; optionally of which index. */
export function isTaken(problem: unknown, index?: string): boolean {
  if (typeof problem !== 'object' || problem === null) return false;
  return (
    Reflect.get(problem, 'code') === '23505' &&
    (index === undefined || Reflect.get(problem, 'constraint') === index)
  );
}
