/** The largest group that is sorted by a sorting network; panels are smaller. */
const MOST_BY_NETWORK = 20;

/**
 * Sorts the first `n` marks in ascending order. A panel is sorted by a fixed sorting network
 * without branches: marks are in random order, and mispredicted branches would be slower.
 */
export function sortMarks(room: Uint8Array, n: number): void {
  const network = NETWORKS[n];
  if (network === undefined) {
    room.subarray(0, n).sort();
    return;
  }
  for (let at = 0; at < network.length; at += 2) {
    const low = network[at] ?? 0;
    const high = network[at + 1] ?? 0;
    const left = room[low] ?? 0;
    const right = room[high] ?? 0;
    const least = right + ((left - right) & ((left - right) >> 31));
    room[low] = least;
    room[high] = left + right - least;
  }
}

/**
 * Batcher's merge exchange network for every size: pairs of indexes to compare, the lower one
 * first.
 */
const NETWORKS: readonly Uint8Array[] = Array.from({ length: MOST_BY_NETWORK + 1 }, (_, n) =>
  networkOf(n),
);

function networkOf(n: number): Uint8Array {
  const places: number[] = [];
  for (let half = 1; half < n; half *= 2)
    for (let step = half; step >= 1; step /= 2)
      for (let start = step % half; start + step < n; start += 2 * step)
        for (let place = start; place < Math.min(start + step, n - step); place += 1)
          if (Math.floor(place / (2 * half)) === Math.floor((place + step) / (2 * half)))
            places.push(place, place + step);
  return Uint8Array.from(places);
}
