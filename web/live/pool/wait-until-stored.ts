import type { DocumentHandle } from './document-handle.ts';
import type { Schedule } from './schedule.ts';

/**
 * Resolves when the server has stored everything, at once while offline, and after `limit` ms at
 * the latest.
 */
export function waitUntilStored({
  schedule,
  isAway,
  isStored,
  handles,
  subscribe,
  limit,
}: {
  readonly schedule: Schedule;
  readonly isAway: () => boolean;
  readonly isStored: () => boolean;
  readonly handles: readonly Pick<DocumentHandle, 'subscribe'>[];
  /** Subscribes to documents that are opened or closed meanwhile. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly limit: number;
}): Promise<void> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const end = () => {
      for (const stop of stops) stop();
      resolve();
    };
    const look = () => {
      if (isAway() || isStored()) end();
    };
    stops.push(schedule(limit, end), subscribe(look));
    stops.push(...handles.map((handle) => handle.subscribe(look)));
    look();
  });
}
