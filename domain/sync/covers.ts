/** A Yjs state vector decoded: for each author, how many of its operations are held. */
export type StateVector = ReadonlyMap<number, number>;

/** SYN-1: whether the far side holds every operation that this side holds. Deletions do not raise a vector: documents write tombstones instead. */
export function covers(far: StateVector, near: StateVector): boolean {
  for (const [author, clock] of near) if ((far.get(author) ?? 0) < clock) return false;
  return true;
}
