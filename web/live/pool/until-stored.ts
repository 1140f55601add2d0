import type { After } from './after.ts';
import type { DocumentHandle } from './document-handle.ts';
import { isUnstored } from './held-work.ts';

/** Resolves when the server has stored all that is in these documents, at once while nobody can ask it, and `limit` ms later at most. */
export function untilStored(
  handles: readonly DocumentHandle[],
  {
    after,
    isAway,
    limit,
  }: { readonly after: After; readonly isAway: () => boolean; readonly limit: number },
): Promise<void> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const end = () => {
      for (const stop of stops) stop();
      resolve();
    };
    const look = () => {
      if (isAway() || !handles.some(isUnstored)) end();
    };
    stops.push(after(limit, end), ...handles.map((handle) => handle.subscribe(look)));
    look();
  });
}
