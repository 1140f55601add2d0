import type * as Y from 'yjs';
import { BY_SERVER, write } from './header.ts';
import { writerOf } from './writer-of.ts';

/** One value in an undo step: its location, the value before, and the value after. */
type Written = {
  readonly map: Y.Map<unknown>;
  readonly key: string;
  readonly before: unknown;
  after: unknown;
};

/** One undo step: the names of its writes, and the values that they wrote. */
type Act = { readonly names: Set<string>; readonly written: Written[] };

/**
 * The result of an undo or redo: it was done, or another person has overwritten the value and it
 * stays.
 */
export type Turned = {
  /** The names of the writes in the undo step. */
  readonly names: ReadonlySet<string>;
  /**
   * The page that overwrote the value, by its Yjs client id, or null where that is not known.
   * `replaced` is null where the undo was done.
   */
  readonly replaced: { readonly by: number | null } | null;
};

/** The most undo steps: after that many more acts the person has looked at the document again. */
const MOST = 100;

/** The origin of an undo or redo itself, which is not a step of its own. */
const BACK = 'take back';

/**
 * Whether a transaction comes from this page: its origin is a name, while the origin of remote
 * updates is a connection.
 */
export const isWrittenHere = (origin: unknown): origin is string =>
  typeof origin === 'string' && origin !== BY_SERVER;

/**
 * Creates the undo history of this page's writes into maps of a document (PLN-6). Undo restores
 * each value of the last step, unless another person has overwritten it. A value that did not exist
 * before becomes a tombstone. Yjs's UndoManager is not used: it deletes keys, and the server
 * refuses a deletion that replaces nothing. All writes before `after` runs its callback are one
 * step: one press of a button may write several times.
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

  /**
   * Undoes the last of some steps and adds the reverse step to the others. A step that was
   * overwritten completely is only reported.
   */
  function turn(from: Act[], to: Act[]): Turned | null {
    const act = from.pop();
    if (act === undefined) return null;
    const { names } = act;
    const unchanged = act.written.filter(({ map, key, after: left }) => map.get(key) === left);
    if (unchanged.length === 0) {
      const [first] = act.written;
      return {
        names,
        replaced: { by: first === undefined ? null : writerOf(first.map, first.key) },
      };
    }
    write(doc, BACK, () => {
      for (const { map, key, before } of unchanged) map.set(key, before);
    });
    const written = unchanged.map(({ map, key, after: left }) => ({
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
    /**
     * Undoes the last step where it was not overwritten; null where there is none. A step that
     * another person overwrote is dropped, so the next undo takes the one before.
     */
    takeBack: (): Turned | null => turn(acts, back),
    /**
     * Redoes the step that was undone last where it was not overwritten; null where there is none,
     * or after a new step.
     */
    doAgain: (): Turned | null => turn(back, acts),
    /** Clears the undo history: its writes may no longer be changed. */
    forget(): void {
      acts.splice(0);
      back.splice(0);
    },
    stop(): void {
      for (const stop of stops) stop();
    },
  };
}
