import type * as Y from 'yjs';
import { BY_SERVER, write } from './header.ts';
import { writerOf } from './writer-of.ts';

/** One value that an act wrote: where, what stood there before, and what it left. */
type Written = {
  readonly map: Y.Map<unknown>;
  readonly key: string;
  readonly before: unknown;
  after: unknown;
};

/** One act of this page: the names of its writes, and what they wrote. */
type Act = { readonly names: Set<string>; readonly written: Written[] };

/** The result of an undo or redo: it was done, or somebody else had written over the value and it stays. */
export type Turned = {
  /** The names of its writes. */
  readonly names: ReadonlySet<string>;
  /** Who wrote over it: the page, by its number in the document, or null where that is not known; null alone where it was turned. */
  readonly replaced: { readonly by: number | null } | null;
};

/** No more acts are remembered: who went on that long has looked at the document since. */
const MOST = 100;

/** The name of what takes an act back; it is no act of its own. */
const BACK = 'take back';

/** Whether something was written on this page: what comes from elsewhere has a connection as its origin, what is written here has a name. */
export const isWrittenHere = (origin: unknown): origin is string =>
  typeof origin === 'string' && origin !== BY_SERVER;

/**
 * PLN-6: the undo history of what this page itself wrote into maps of a document, so that its last act can be taken back, and done
 * again: each value it wrote stands again as it was, unless somebody else has written it since. What did not stand before becomes a
 * tombstone: the server takes no deletion that replaces nothing, which is why this is no UndoManager of Yjs. What is
 * written before `after` runs what it was given belongs to one act: one press may write several times.
 */
export function createUndoHistory(
  doc: Y.Doc,
  maps: readonly Y.Map<unknown>[],
  after: (run: () => void) => void,
) {
  const acts: Act[] = [];
  const back: Act[] = [];
  let open: Act | null = null;

  function actOf(): Act {
    if (open !== null) return open;
    const act: Act = { names: new Set(), written: [] };
    open = act;
    back.splice(0);
    acts.push(act);
    acts.splice(0, acts.length - MOST);
    after(() => {
      open = null;
    });
    return act;
  }

  function observe(map: Y.Map<unknown>): () => void {
    const take = (event: Y.YMapEvent<unknown>, { origin }: Y.Transaction) => {
      if (!isWrittenHere(origin) || origin === BACK) return;
      const { names, written } = actOf();
      names.add(origin);
      for (const [key, { oldValue }] of event.changes.keys) {
        const same = written.find((one) => one.map === map && one.key === key);
        const left = map.get(key);
        if (same === undefined) written.push({ map, key, before: oldValue ?? null, after: left });
        else same.after = left;
      }
    };
    map.observe(take);
    return () => map.unobserve(take);
  }

  /** Puts back what the last of some acts wrote over, and keeps it with the others as what turns it again; what nothing stands of is only told. */
  function turn(from: Act[], to: Act[]): Turned | null {
    const act = from.pop();
    if (act === undefined) return null;
    const { names } = act;
    const standing = act.written.filter(({ map, key, after: left }) => map.get(key) === left);
    if (standing.length === 0) {
      const [first] = act.written;
      return {
        names,
        replaced: { by: first === undefined ? null : writerOf(first.map, first.key) },
      };
    }
    write(doc, BACK, () => {
      for (const { map, key, before } of standing) map.set(key, before);
    });
    const written = standing.map(({ map, key, after: left }) => ({
      map,
      key,
      before: left ?? null,
      after: map.get(key),
    }));
    to.push({ names, written });
    return { names, replaced: null };
  }

  const stops = maps.map(observe);
  return {
    /** Takes the last act back, as far as it still stands; null where there is none. What somebody else wrote over is passed, so that the next is the one before. */
    takeBack: (): Turned | null => turn(acts, back),
    /** Does again what was taken back last, as far as that still stands; null where there is nothing, or something new was done since. */
    doAgain: (): Turned | null => turn(back, acts),
    /** Forgets every act: what they wrote may no longer be changed. */
    forget(): void {
      acts.splice(0);
      back.splice(0);
    },
    stop(): void {
      for (const stop of stops) stop();
    },
  };
}
