import type { Awareness } from 'y-protocols/awareness';
import { parseDevicePresence } from '../../../domain/sync/device-presence.ts';

/** The last presence of a taster's devices, combined. */
export type HeardWord = {
  /** How many values the devices hold that the database lacks. */
  readonly unstored: number;
  /** On how many devices the tray is open now (BRD-13). */
  readonly devices: number;
  /**
   * Whether a device is connected: then the count is current, otherwise it is the last one
   * received, an estimate.
   */
  readonly isHere: boolean;
  /** When the last device disconnected, in ms since 1970; null while one is connected. */
  readonly goneAt: number | null;
};

/** The parts of the pool that presence needs. */
export type WordsPool = {
  hold(name: string): unknown;
  release(name: string): unknown;
  subscribe(listener: () => void): () => void;
  handle(name: string): { readonly provider: { readonly awareness: Awareness | null } } | null;
};

/** Watches the presence of tasters' devices, by the names of their trays (BRD-11). */
export function watchDeviceWords(parts: {
  readonly pool: WordsPool;
  readonly names: readonly string[];
  readonly now: () => number;
}) {
  const { pool, names, now } = parts;
  const listeners = new Set<() => void>();
  const held = new Map<string, { awareness: Awareness; stop: () => void }>();
  let current: ReadonlyMap<string, HeardWord> = new Map();
  let stopPool = () => {};

  function show(name: string, awareness: Awareness): void {
    const word = wordOf(awareness);
    const before = current.get(name);
    if (word === null && (before === undefined || !before.isHere)) return;
    const next = new Map(current);
    if (word !== null) next.set(name, { ...word, isHere: true, goneAt: null });
    else if (before !== undefined)
      next.set(name, { ...before, devices: 0, isHere: false, goneAt: now() });
    current = next;
    for (const listener of listeners) listener();
  }

  function attach(): void {
    for (const name of names) {
      const awareness = pool.handle(name)?.provider.awareness ?? null;
      const before = held.get(name);
      if (awareness === null || before?.awareness === awareness) continue;
      before?.stop();
      const look = () => show(name, awareness);
      awareness.on('change', look);
      held.set(name, { awareness, stop: () => awareness.off('change', look) });
      look();
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        for (const name of names) pool.hold(name);
        attach();
        stopPool = pool.subscribe(attach);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopPool();
        for (const { stop } of held.values()) stop();
        held.clear();
        for (const name of names) pool.release(name);
      };
    },
    snapshot: () => current,
  };
}

/** The combined presence of all devices of a taster; null if there is none. */
function wordOf(awareness: Awareness): Pick<HeardWord, 'unstored' | 'devices'> | null {
  const words = [...awareness.getStates()].flatMap(([client, state]) =>
    client === awareness.clientID ? [] : (parseDevicePresence(state) ?? []),
  );
  if (words.length === 0) return null;
  return {
    unstored: words.reduce((sum, { unstored }) => sum + unstored, 0),
    devices: words.length,
  };
}
