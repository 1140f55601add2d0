/** A decoded Yjs state vector: for each author, how many operations are held. */
export type StateVector = ReadonlyMap<number, number>;

/**
 * Compares state vectors: whether the far side holds every operation of the near side (SYN-1).
 * Deletions do not raise a state vector, so documents write tombstones instead.
 */
export function covers(far: StateVector, near: StateVector): boolean {
  for (const [author, clock] of near) if ((far.get(author) ?? 0) < clock) return false;
  return true;
}

/**
 * Counts the operations of the near side that the far side lacks, from their state vectors
 * (BRD-11). A mark that is set is one.
 */
export function beyond(far: StateVector, near: StateVector): number {
  let count = 0;
  for (const [author, clock] of near) count += Math.max(0, clock - (far.get(author) ?? 0));
  return count;
}
