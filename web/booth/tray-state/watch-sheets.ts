import {
  type EvaluationValue,
  readEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import type { DocumentStatus, SeenDocument } from '../../live/pool/document-handle.ts';
import type { WatchPool } from '../../live/pool/sync-pool.ts';

/** One sheet held open: what it says, null until it is here, why it cannot be read, and where the work on it is. */
export type HeldSheet = {
  readonly handle: SeenDocument;
  readonly value: EvaluationValue | null;
  readonly problem: string | null;
  readonly status: DocumentStatus;
};

/** The sheets of one tray by document name, seen as one snapshot. */
export type SheetsWatch = {
  subscribe(listener: () => void): () => void;
  snapshot(): ReadonlyMap<string, HeldSheet>;
};

function look(handle: SeenDocument): HeldSheet {
  const status = handle.status();
  const read = status.ready ? readEvaluation(handle.doc) : null;
  return {
    handle,
    status,
    value: read?.ok === true ? read.value : null,
    problem: read?.ok === false ? read.code : null,
  };
}

/**
 * BTH-7: holds every sheet of a tray while somebody looks, so that each is on this device before the network goes and
 * what was signed reaches the server from any screen. A change shows at once.
 */
export function watchSheets(pool: WatchPool, names: readonly string[]): SheetsWatch {
  const listeners = new Set<() => void>();
  const stops = new Map<string, { handle: SeenDocument; stop: () => void }>();
  let current: ReadonlyMap<string, HeldSheet> = new Map();
  let stopPool = () => {};

  function show(name: string, handle: SeenDocument): void {
    current = new Map(current).set(name, look(handle));
    for (const listener of listeners) listener();
  }

  function attach(): void {
    for (const name of names) {
      const handle = pool.handle(name);
      if (handle === null || stops.get(name)?.handle === handle) continue;
      stops.get(name)?.stop();
      const changed = () => show(name, handle);
      handle.doc.on('update', changed);
      const stopStatus = handle.subscribe(changed);
      const stop = () => {
        handle.doc.off('update', changed);
        stopStatus();
      };
      stops.set(name, { handle, stop });
      changed();
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        for (const name of names) pool.hold(name);
        stopPool = pool.subscribe(attach);
        attach();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopPool();
        for (const { stop } of stops.values()) stop();
        stops.clear();
        for (const name of names) pool.release(name);
      };
    },
    snapshot: () => current,
  };
}
