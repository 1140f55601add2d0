/** A Yjs state vector decoded: for each author, how many of its operations are held. */
export type StateVector = ReadonlyMap<number, number>;

/** SYN-1: whether the far side holds every operation that this side holds. Deletions do not raise a vector: documents write tombstones instead. */
export function covers(far: StateVector, near: StateVector): boolean {
  for (const [author, clock] of near) if ((far.get(author) ?? 0) < clock) return false;
  return true;
}

/** BRD-11: how many operations this side holds that the far side does not. A mark that is set is one. */
export function beyond(far: StateVector, near: StateVector): number {
  let count = 0;
  for (const [author, clock] of near) count += Math.max(0, clock - (far.get(author) ?? 0));
  return count;
}
